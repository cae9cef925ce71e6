//! How a game ends.

use serde::{Deserialize, Serialize};

use crate::seat::SeatSet;

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; more than one share the victory.
    pub winners: SeatSet,
    /// By what.
    pub ending: Ending,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// Enough queens.
    Queens,
    /// Enough points.
    Points,
    /// No queen sleeps any more, and this was the best.
    NobodySleeps,
    /// All the others have left.
    LastSeat,
}

/// What it takes to win at once. It depends on how many players began (ruling 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// So many queens.
    pub queens: u8,
    /// Or so many points; not with junior rules.
    pub points: Option<u8>,
}

impl Goal {
    /// The goal for a table of so many players.
    pub const fn new(players: usize, junior: bool) -> Self {
        let (queens, points) = if players <= 3 { (5, 50) } else { (4, 40) };
        Self {
            queens,
            points: if junior { None } else { Some(points) },
        }
    }
}
