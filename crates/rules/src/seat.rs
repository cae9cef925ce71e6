//! Seats round the table.

use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats a table has.
pub const MAX_SEATS: usize = 5;

/// The fewest seats a game starts with.
pub const MIN_SEATS: usize = 2;

/// A seat at the table. Play goes clockwise: by rising seat number.
///
/// Counted from 0 in code and from 1 in the notation, where the first seat is `S1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, if a table can have it.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// Counted from 0; always below [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat a table can have, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0u8..5).map(Self)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("a table has at most five seats")
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    pub fn first(count: usize) -> Self {
        Seat::all().take(count).collect()
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all().filter(move |&seat| self.contains(seat))
    }

    /// The seats of the set, clockwise, beginning with the one after `seat` and ending with `seat`
    /// itself if it is in the set.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..=5u8)
            .map(move |steps| Seat((seat.0 + steps) % 5))
            .filter(move |&next| self.contains(next))
    }

    /// The set as bits, lowest seat first.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = u8::deserialize(deserializer)?;
        if bits < 1 << MAX_SEATS {
            Ok(Self(bits))
        } else {
            Err(serde::de::Error::custom("a table has at most five seats"))
        }
    }
}

/// One value for each seat a table can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The values, lowest seat first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all().zip(&self.0)
    }

    /// One value made for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        let mut seats = 0u8..;
        Self(core::array::from_fn(|_| {
            make(Seat(seats.next().unwrap_or_default()))
        }))
    }
}

#[expect(clippy::indexing_slicing, reason = "a Seat is always below MAX_SEATS")]
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

#[expect(clippy::indexing_slicing, reason = "a Seat is always below MAX_SEATS")]
impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
