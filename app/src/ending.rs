//! How a recording ends, for programs.

use protocol::{Ended, Gone};
use rules::SeatSet;
use serde::Serialize;

/// How a recording ends.
#[derive(Debug, Serialize)]
pub(crate) struct Ending {
    /// `won`, `abandoned` or `cut-off`.
    how: &'static str,
    /// Who won, was absent, or was to go on.
    seats: Vec<String>,
    /// What won it.
    by: Option<String>,
}

impl From<Ended> for Ending {
    fn from(ended: Ended) -> Self {
        let (how, seats, by): (_, SeatSet, _) = match ended {
            Ended::Won(outcome) => ("won", outcome.winners, Some(outcome.ending.to_string())),
            Ended::Abandoned(absent) => ("abandoned", absent, None),
            Ended::CutOff(owing) => ("cut-off", owing, None),
        };
        Self {
            how,
            seats: seats.iter().map(|seat| seat.to_string()).collect(),
            by,
        }
    }
}

/// Why a seat does not play any more, in one word.
pub(crate) const fn how_gone(gone: Gone) -> &'static str {
    match gone {
        Gone::Left => "left",
        Gone::Removed => "removed",
        Gone::Absent => "absent",
    }
}
