//! Slots: the backs of the cards, told apart though nobody sees their fronts.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The spot a shuffle laid a card in. It stays with the card until the next shuffle takes the card
/// in, and its number is never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(pub u32);

/// Who may know the face of a slot. It only ever grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Audience {
    /// A card of the draw pile, a queen nobody has seen.
    Nobody,
    /// A card in a hand.
    Only(Seat),
    /// A card played, discarded or shown; a queen that has been awake.
    Everyone,
}

impl Audience {
    /// Whether whoever could see the face before still can.
    pub fn grows_to(self, later: Self) -> bool {
        self == later || self == Self::Nobody || later == Self::Everyone
    }

    /// Whether the player at `seat` may know the face.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Self::Nobody => false,
            Self::Only(owner) => owner == seat,
            Self::Everyone => true,
        }
    }
}

/// Consecutive slots, as a shuffle makes them. The first is the top of the pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SlotRange {
    first: u32,
    count: u32,
}

impl SlotRange {
    /// `count` slots from `first` on.
    pub const fn new(first: Slot, count: u32) -> Self {
        Self {
            first: first.0,
            count,
        }
    }

    /// The slot it begins with, also when it is empty.
    pub const fn first(self) -> Slot {
        Slot(self.first)
    }

    /// The top slot.
    pub const fn top(self) -> Option<Slot> {
        if self.count == 0 {
            None
        } else {
            Some(Slot(self.first))
        }
    }

    /// How many slots.
    pub const fn len(self) -> usize {
        self.count as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// Whether the slot is one of them.
    pub const fn contains(self, slot: Slot) -> bool {
        slot.0 >= self.first && slot.0 - self.first < self.count
    }

    /// The slots, top first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Slot> {
        (self.first..self.first.saturating_add(self.count)).map(Slot)
    }

    /// The first `count` of them, or all if they are fewer.
    #[must_use]
    pub fn prefix(self, count: usize) -> Self {
        let count = u32::try_from(count).map_or(self.count, |count| count.min(self.count));
        Self { count, ..self }
    }

    /// Takes the top slot.
    pub(crate) fn take_top(&mut self) -> Option<Slot> {
        let top = self.top()?;
        self.first += 1;
        self.count -= 1;
        Some(top)
    }
}

/// How many cards a hand holds.
pub const HAND: usize = 5;

/// Up to five slots, as many as a hand holds: each once, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotSet {
    slots: [Slot; HAND],
    len: u8,
}

/// Why slots do not make a [`SlotSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASet {
    /// The same slot twice.
    Duplicate(Slot),
    /// More than five.
    TooMany,
}

impl core::fmt::Display for NotASet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Duplicate(slot) => write!(f, "{slot} is named twice"),
            Self::TooMany => f.write_str("a hand holds at most five cards"),
        }
    }
}

impl core::error::Error for NotASet {}

impl SlotSet {
    /// No slot.
    pub const EMPTY: Self = Self {
        slots: [Slot(0); HAND],
        len: 0,
    };

    /// The set of one slot.
    pub fn one(slot: Slot) -> Self {
        let mut set = Self::EMPTY;
        set.slots[0] = slot;
        set.len = 1;
        set
    }

    /// The set of these slots, named in any order.
    ///
    /// # Errors
    ///
    /// A slot named twice, or more slots than a hand holds.
    pub fn new(slots: impl IntoIterator<Item = Slot>) -> Result<Self, NotASet> {
        let mut set = Self::EMPTY;
        for slot in slots {
            set.insert(slot)?;
        }
        Ok(set)
    }

    /// The slots, in rising order.
    pub fn as_slice(&self) -> &[Slot] {
        self.slots.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The slots, in rising order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether the slot is one of them.
    pub fn contains(&self, slot: Slot) -> bool {
        self.as_slice().contains(&slot)
    }

    /// Adds a slot.
    pub(crate) fn insert(&mut self, slot: Slot) -> Result<(), NotASet> {
        let Err(at) = self.as_slice().binary_search(&slot) else {
            return Err(NotASet::Duplicate(slot));
        };
        let len = self.len();
        let tail = self.slots.get_mut(at..=len).ok_or(NotASet::TooMany)?;
        tail.rotate_right(1);
        if let Some(first) = tail.first_mut() {
            *first = slot;
        }
        self.len += 1;
        Ok(())
    }

    /// Takes a slot out, if it is there.
    pub(crate) fn remove(&mut self, slot: Slot) {
        let len = self.len();
        if let Ok(at) = self.as_slice().binary_search(&slot)
            && let Some(tail) = self.slots.get_mut(at..len)
        {
            tail.rotate_left(1);
            if let Some(last) = tail.last_mut() {
                *last = Slot(0);
            }
            self.len -= 1;
        }
    }
}

impl IntoIterator for SlotSet {
    type Item = Slot;
    type IntoIter = core::iter::Take<core::array::IntoIter<Slot, HAND>>;

    fn into_iter(self) -> Self::IntoIter {
        self.slots.into_iter().take(self.len())
    }
}

impl Default for SlotSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Serialize for SlotSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for SlotSet {
    /// Only the rising order is accepted, so that one set has one encoding.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Rising;

        impl<'de> serde::de::Visitor<'de> for Rising {
            type Value = SlotSet;

            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("up to five slots in rising order")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut seq: A,
            ) -> Result<SlotSet, A::Error> {
                let mut set = SlotSet::EMPTY;
                while let Some(slot) = seq.next_element::<Slot>()? {
                    if set.as_slice().last().is_some_and(|&last| last > slot) {
                        return Err(serde::de::Error::custom("slots out of order"));
                    }
                    set.insert(slot).map_err(serde::de::Error::custom)?;
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Rising)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_the_same_in_whatever_order_it_was_named() {
        let set = |slots: [u32; 4]| SlotSet::new(slots.map(Slot));
        assert_eq!(set([9, 2, 5, 1]), set([1, 2, 5, 9]));
        assert_eq!(set([9, 2, 9, 1]), Err(NotASet::Duplicate(Slot(9))));
        assert_eq!(SlotSet::new((0..6).map(Slot)), Err(NotASet::TooMany));
    }

    #[test]
    fn removing_leaves_the_others_in_order_and_equal_to_a_set_made_without() {
        let mut set = SlotSet::new([3, 1, 4, 15, 9].map(Slot)).unwrap();
        set.remove(Slot(4));
        set.remove(Slot(7));
        assert_eq!(set, SlotSet::new([1, 3, 9, 15].map(Slot)).unwrap());
    }

    #[test]
    fn an_audience_never_shrinks() {
        let (one, two) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        assert!(Audience::Nobody.grows_to(Audience::Only(one)));
        assert!(Audience::Only(one).grows_to(Audience::Everyone));
        assert!(!Audience::Only(one).grows_to(Audience::Only(two)));
        assert!(!Audience::Everyone.grows_to(Audience::Only(one)));
        assert!(!Audience::Only(one).grows_to(Audience::Nobody));
    }
}
