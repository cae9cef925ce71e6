//! Hands counted by kind: which of the four sevens it is makes no difference to play.

use rules::{Card, Kind, Value};

/// A kind of card as a small number: the values 1 to 10, then the six power cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Sort(u8);

impl Sort {
    pub(crate) const KING: Self = Self(10);
    pub(crate) const JESTER: Self = Self(11);
    pub(crate) const KNIGHT: Self = Self(12);
    pub(crate) const POTION: Self = Self(13);
    pub(crate) const DRAGON: Self = Self(14);
    pub(crate) const WAND: Self = Self(15);

    pub(crate) const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Number(value) => Self::number(value),
            Kind::King => Self::KING,
            Kind::Jester => Self::JESTER,
            Kind::Knight => Self::KNIGHT,
            Kind::Potion => Self::POTION,
            Kind::Dragon => Self::DRAGON,
            Kind::Wand => Self::WAND,
        }
    }

    pub(crate) const fn number(value: Value) -> Self {
        Self(value.get() - 1)
    }

    /// What it shows if it is a number.
    pub(crate) const fn value(self) -> Option<u8> {
        if self.0 < Self::KING.0 {
            Some(self.0 + 1)
        } else {
            None
        }
    }
}

impl From<Card> for Sort {
    fn from(card: Card) -> Self {
        Self::of(card.kind())
    }
}

/// How many cards of each sort: four bits for each. The deck has at most ten of a sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand(u64);

impl Hand {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn one(sort: Sort) -> Self {
        Self(1 << (4 * sort.0))
    }

    pub(crate) const fn count(self, sort: Sort) -> u64 {
        (self.0 >> (4 * sort.0)) & 0xf
    }

    pub(crate) const fn has(self, sort: Sort) -> bool {
        self.count(sort) != 0
    }

    #[must_use]
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Without cards that it has.
    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    #[must_use]
    pub(crate) const fn with(self, sort: Sort) -> Self {
        self.plus(Self::one(sort))
    }

    /// Without a card that it has.
    #[must_use]
    pub(crate) const fn without(self, sort: Sort) -> Self {
        self.minus(Self::one(sort))
    }

    /// Its number cards alone.
    #[must_use]
    pub(crate) const fn numbers(self) -> Self {
        Self(self.0 & 0xff_ffff_ffff)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards; no more than a deck has.
    pub(crate) const fn len(self) -> usize {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & LOW) + ((self.0 >> 4) & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Its cards, the numbers first, in rising order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Sort> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let at = rest.trailing_zeros() / 4;
            rest -= 1 << (4 * at);
            u8::try_from(at).ok().map(Sort)
        })
    }
}

impl FromIterator<Sort> for Hand {
    fn from_iter<I: IntoIterator<Item = Sort>>(sorts: I) -> Self {
        sorts.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_the_whole_deluxe_deck() {
        let deck: Hand = Card::all().map(Sort::from).collect();
        assert_eq!(deck.len(), 69);
        assert_eq!(deck.numbers().len(), 40);
        assert_eq!(deck.count(Sort::KING), 10);
        assert_eq!(deck.iter().collect::<Hand>(), deck);
    }
}
