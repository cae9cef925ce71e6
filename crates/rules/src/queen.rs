//! The queens: the cards with the green back.

use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A queen. The order is the card order that ruling 20 speaks of: the classic twelve, then the
/// four that the deluxe deck adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Queen {
    Heart,
    Cat,
    Dog,
    Pancake,
    Ladybug,
    Moon,
    Peacock,
    Sunflower,
    Cake,
    Rainbow,
    Rose,
    Starfish,
    Book,
    Butterfly,
    Strawberry,
    IceCream,
}

impl Queen {
    /// All sixteen, in card order.
    pub const ALL: [Self; 16] = [
        Self::Heart,
        Self::Cat,
        Self::Dog,
        Self::Pancake,
        Self::Ladybug,
        Self::Moon,
        Self::Peacock,
        Self::Sunflower,
        Self::Cake,
        Self::Rainbow,
        Self::Rose,
        Self::Starfish,
        Self::Book,
        Self::Butterfly,
        Self::Strawberry,
        Self::IceCream,
    ];

    /// What she is worth awake.
    pub const fn points(self) -> u8 {
        match self {
            Self::Heart => 20,
            Self::Cat | Self::Dog | Self::Pancake | Self::Book => 15,
            Self::Ladybug
            | Self::Moon
            | Self::Peacock
            | Self::Sunflower
            | Self::Butterfly
            | Self::Strawberry => 10,
            Self::Cake | Self::Rainbow | Self::Rose | Self::Starfish | Self::IceCream => 5,
        }
    }

    /// The queen she never lies beside: Cat and Dog are each other's.
    pub const fn rival(self) -> Option<Self> {
        match self {
            Self::Cat => Some(Self::Dog),
            Self::Dog => Some(Self::Cat),
            _ => None,
        }
    }

    /// Whether she wakes one more queen when she is woken from the grid.
    pub const fn brings_companion(self) -> bool {
        matches!(self, Self::Rose)
    }

    /// Whether she can be neither stolen nor put to sleep.
    pub const fn is_untouchable(self) -> bool {
        matches!(self, Self::Strawberry)
    }

    /// Her place in the card order, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of queens, in card order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct QueenSet(u16);

impl QueenSet {
    /// No queen.
    pub const EMPTY: Self = Self(0);

    /// Whether she is in the set.
    pub const fn contains(self, queen: Queen) -> bool {
        self.0 & (1 << queen as u16) != 0
    }

    /// The set with her.
    #[must_use]
    pub const fn with(self, queen: Queen) -> Self {
        Self(self.0 | (1 << queen as u16))
    }

    /// The set without her.
    #[must_use]
    pub const fn without(self, queen: Queen) -> Self {
        Self(self.0 & !(1 << queen as u16))
    }

    /// How many queens.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The queens, in card order.
    pub fn iter(self) -> impl Iterator<Item = Queen> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let queen = Queen::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(queen)
        })
    }

    /// What all of them are worth.
    pub fn points(self) -> u8 {
        self.iter().map(Queen::points).sum()
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Queen> for QueenSet {
    fn from_iter<I: IntoIterator<Item = Queen>>(queens: I) -> Self {
        queens.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value for each queen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ByQueen<T>([T; 16]);

#[expect(
    clippy::indexing_slicing,
    reason = "there are as many places as queens"
)]
impl<T> Index<Queen> for ByQueen<T> {
    type Output = T;

    fn index(&self, queen: Queen) -> &T {
        &self.0[queen.index()]
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "there are as many places as queens"
)]
impl<T> IndexMut<Queen> for ByQueen<T> {
    fn index_mut(&mut self, queen: Queen) -> &mut T {
        &mut self.0[queen.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classic_queens_are_worth_125_points_and_deluxe_queens_165() {
        let points = |queens: &[Queen]| -> u8 { queens.iter().map(|queen| queen.points()).sum() };
        assert_eq!(points(&Queen::ALL[..12]), 125);
        assert_eq!(points(&Queen::ALL), 165);
    }

    #[test]
    fn a_set_lists_its_queens_in_card_order() {
        let set: QueenSet = [Queen::IceCream, Queen::Heart, Queen::Rose]
            .into_iter()
            .collect();
        assert_eq!(
            set.iter().collect::<Vec<_>>(),
            [Queen::Heart, Queen::Rose, Queen::IceCream]
        );
        assert_eq!(set.points(), 30);
        assert_eq!(set.without(Queen::Rose).len(), 2);
    }
}
