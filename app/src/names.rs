//! What the players of a recording are called.

use protocol::Charter;
use rules::{MAX_SEATS, Seat, SeatSet};

use crate::printable::printable;

/// The players' names, safe to print.
#[derive(Clone, Debug)]
pub(crate) struct Names(Vec<String>);

/// What computer players are called, by seat.
pub(crate) const BOTS: [&str; MAX_SEATS] = ["Ada", "Ben", "Cleo", "Dov", "Eva"];

impl Names {
    /// The names of computer players.
    pub(crate) fn of_bots() -> Self {
        Self(BOTS.map(ToOwned::to_owned).to_vec())
    }

    /// The names in a charter.
    pub(crate) fn new(charter: &Charter) -> Self {
        let names = charter.seats.iter().map(|entry| printable(&entry.name));
        Self(names.collect())
    }

    /// The name alone.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// `Ada (S1)`: two players may have one name, but not one seat.
    pub(crate) fn with_seat(&self, seat: Seat) -> String {
        format!("{} ({seat})", self.name(seat))
    }

    /// `Ada (S1), Ben (S2) and Cleo (S3)`.
    pub(crate) fn list(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.with_seat(seat)).collect();
        match names.split_last() {
            None => "nobody".into(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }
}
