//! What everybody signs before the first card: who plays what.

use core::fmt;

use rules::{MAX_SEATS, MIN_SEATS, Options, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::hash::{Hash, label};
use crate::identity::Identity;
use crate::wire;

/// The version of the protocol. Peers of different versions do not play together.
pub const VERSION: u16 = 1;

/// The longest name of a player, in bytes.
pub const MAX_NAME: usize = 64;

/// What everybody signs before the first card. Its hash is the game id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charter {
    /// The version of the protocol.
    pub version: u16,
    /// The deck and the table options.
    pub options: Options,
    /// Who sits where, by seat number.
    pub seats: Vec<SeatEntry>,
}

/// One seat of a charter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatEntry {
    /// Whose signatures count for this seat.
    pub identity: Identity,
    /// What the player is called.
    pub name: String,
    /// Whose program plays: the player's own identity, or that of the person who brought the bot.
    pub operator: Identity,
    /// Chosen afresh by this seat, so that no charter is ever the same as an old one.
    pub nonce: [u8; 32],
}

/// Why a charter cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharterError {
    /// Another version of the protocol.
    Version(u16),
    /// A table has two to five seats.
    Seats(usize),
    /// One identity in two seats.
    SameIdentity(Seat),
    /// A nonce that is not fresh: two seats have it.
    SameNonce(Seat),
    /// A name that is empty, too long, or has control characters.
    Name(Seat),
}

impl Charter {
    /// Checks everything that can be checked without the other players.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), CharterError> {
        if self.version != VERSION {
            return Err(CharterError::Version(self.version));
        }
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats.len()) {
            return Err(CharterError::Seats(self.seats.len()));
        }
        for (seat, entry) in Seat::all().zip(&self.seats) {
            let earlier = || self.seats.iter().take(seat.index());
            if earlier().any(|other| other.identity == entry.identity) {
                return Err(CharterError::SameIdentity(seat));
            }
            if earlier().any(|other| other.nonce == entry.nonce) {
                return Err(CharterError::SameNonce(seat));
            }
            let name = &entry.name;
            if name.trim().is_empty() || name.len() > MAX_NAME || name.chars().any(char::is_control)
            {
                return Err(CharterError::Name(seat));
            }
        }
        Ok(())
    }

    /// The hash of all of it.
    pub fn game_id(&self) -> Hash {
        Hash::of(label::CHARTER, &[&wire::encode(self)])
    }

    /// All seats.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.seats.len())
    }

    /// Who sits there.
    pub fn entry(&self, seat: Seat) -> Option<&SeatEntry> {
        self.seats.get(seat.index())
    }

    /// Whether some seats are a strict majority of the people of the electorate. A person's bots
    /// share one voice.
    pub(crate) fn is_majority(&self, seats: SeatSet, electorate: SeatSet) -> bool {
        let people = |seats: SeatSet| {
            let mut people: Vec<Identity> = seats
                .iter()
                .filter_map(|seat| self.entry(seat))
                .map(|entry| entry.operator)
                .collect();
            people.sort_unstable();
            people.dedup();
            people
        };
        let all = people(electorate);
        let voices = people(seats);
        let counted = voices.iter().filter(|person| all.contains(person)).count();
        2 * counted > all.len()
    }

    /// Where somebody sits.
    pub fn seat_of(&self, identity: &Identity) -> Option<Seat> {
        Seat::all()
            .zip(&self.seats)
            .find(|(_, entry)| entry.identity == *identity)
            .map(|(seat, _)| seat)
    }
}

impl fmt::Display for CharterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(
                f,
                "this table speaks version {version} of the protocol, this program {VERSION}"
            ),
            Self::Seats(count) => write!(f, "a table has two to five seats, not {count}"),
            Self::SameIdentity(seat) => write!(f, "{seat} sits at this table twice"),
            Self::SameNonce(seat) => write!(f, "{seat} did not choose a nonce of its own"),
            Self::Name(seat) => write!(f, "{seat} has a name that cannot be shown"),
        }
    }
}

impl core::error::Error for CharterError {}
