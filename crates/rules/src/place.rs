//! The places of the grid in which the queens sleep.

use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place of the grid: row and column.
///
/// The grid has four rows, `A` to `D` from the top, of three (classic) or four (deluxe) columns,
/// counted from 1: `A1`, `D4`. A place means the same spot in both. Places are ordered row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// How many places the larger grid has.
    pub const COUNT: usize = 16;

    /// The place at a row and column, both counted from 0 and below 4.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < 4 && column < 4 {
            Some(Self(row * 4 + column))
        } else {
            None
        }
    }

    /// The row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % 4
    }

    /// Every place of the larger grid, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.0
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index / 4, index % 4).ok_or("the grid has at most four rows of four places")
    }
}

/// One value for each place of the larger grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ByPlace<T>([T; Place::COUNT]);

#[expect(
    clippy::indexing_slicing,
    reason = "a Place is always below Place::COUNT"
)]
impl<T> Index<Place> for ByPlace<T> {
    type Output = T;

    fn index(&self, place: Place) -> &T {
        &self.0[place.0 as usize]
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "a Place is always below Place::COUNT"
)]
impl<T> IndexMut<Place> for ByPlace<T> {
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place.0 as usize]
    }
}
