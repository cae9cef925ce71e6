//! A table before the game: who sits there, for what game, and who is ready.

use core::fmt;

use protocol::{Charter, Hash, Identity, SeatEntry, VERSION};
use rules::{MAX_SEATS, MIN_SEATS, Options};
use serde::{Deserialize, Serialize};

use super::name::{Address, Name};

/// How many addresses of one guest are passed on.
pub const MAX_ADDRESSES: usize = 16;

/// Which table: chosen at random by whoever opens it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub [u8; 16]);

/// A table, as its opener holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Which table.
    pub id: TableId,
    /// What it is called.
    pub title: Name,
    /// What is to be played.
    pub options: Options,
    /// How many are to play: two to five.
    pub seats: u8,
    /// Who sits there, in the order of the seats. The opener is one of them.
    pub guests: Vec<Guest>,
    /// Of a rematch: who alone may sit here, in the order of the seats.
    pub invited: Option<Vec<Identity>>,
    /// How often the draft has changed. A draft that comes back is another one: who was ready for the
    /// first is not ready for the second.
    pub revision: u64,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Who.
    pub identity: Identity,
    /// What the player is called.
    pub name: Name,
    /// Whose program plays: the guest's own identity, or that of the person who brought the bot.
    pub operator: Identity,
    /// Chosen afresh by the guest for this table.
    pub nonce: [u8; 32],
    /// Whether the guest has agreed to the draft as it is.
    pub ready: bool,
    /// Where the others can reach it.
    pub addresses: Vec<Address>,
    /// Whether a program chooses the cards.
    pub bot: bool,
}

/// What somebody is ready for: one state of a table, and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The table's revision.
    pub revision: u64,
    /// The hash of options, seats and guests: of the full table, the id of the game.
    pub hash: Hash,
}

/// What cannot be a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// A table has two to five seats.
    Seats(u8),
    /// More guests than seats.
    Crowded(usize),
    /// Its opener does not sit there.
    NoOpener,
    /// Somebody sits there twice.
    SameIdentity,
    /// Two guests have one nonce.
    SameNonce,
    /// A guest whose operator is neither itself nor whoever may have brought it.
    Operator,
    /// More than [`MAX_ADDRESSES`] addresses of one guest.
    Addresses(usize),
    /// Wrong invitations, or a guest without one.
    Invitations,
}

impl Guest {
    /// The guest's seat in a charter.
    fn entry(&self) -> SeatEntry {
        SeatEntry {
            identity: self.identity,
            name: self.name.to_string(),
            operator: self.operator,
            nonce: self.nonce,
        }
    }

    /// Whether this is the same guest for the same game, ready or not, wherever it can be reached.
    pub(super) fn is_same_seat(&self, other: &Self) -> bool {
        self.entry() == other.entry() && self.bot == other.bot
    }
}

impl Table {
    /// Somebody's place at this table.
    pub fn guest(&self, identity: &Identity) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.identity == *identity)
    }

    /// Whether every seat is taken.
    pub fn is_full(&self) -> bool {
        self.guests.len() >= usize::from(self.seats)
    }

    /// What the guests are asked to agree to.
    pub fn draft(&self) -> Draft {
        let vacant = SeatEntry {
            identity: Identity([0; 32]),
            name: String::new(),
            operator: Identity([0; 32]),
            nonce: [0; 32],
        };
        let mut charter = self.charter();
        // A free seat changes the draft as well.
        charter.seats.resize(usize::from(self.seats), vacant);
        Draft {
            revision: self.revision,
            hash: charter.game_id(),
        }
    }

    /// What everybody will sign if the table starts as it is.
    pub fn charter(&self) -> Charter {
        Charter {
            version: VERSION,
            options: self.options,
            seats: self.guests.iter().map(Guest::entry).collect(),
        }
    }

    /// Where each guest can be reached.
    pub(super) fn addresses(&self) -> Vec<(Identity, Vec<Address>)> {
        self.guests
            .iter()
            .map(|guest| (guest.identity, guest.addresses.clone()))
            .collect()
    }

    /// What is agreed on has changed: whoever was ready was so for something else.
    pub(super) fn redraft(&mut self) {
        self.revision = self.revision.saturating_add(1);
        for guest in &mut self.guests {
            guest.ready = false;
        }
    }

    /// Checks everything about a table that its opener tells of.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(super) fn check(&self, opener: &Identity) -> Result<(), TableError> {
        let seats = usize::from(self.seats);
        if !(MIN_SEATS..=MAX_SEATS).contains(&seats) {
            return Err(TableError::Seats(self.seats));
        }
        if self.guests.len() > seats {
            return Err(TableError::Crowded(self.guests.len()));
        }
        if self.guest(opener).is_none() {
            return Err(TableError::NoOpener);
        }
        let invited = self.invited.as_ref();
        let wrong = |invited: &Vec<_>| invited.len() > MAX_SEATS || has_twins(invited);
        if invited.is_some_and(wrong) {
            return Err(TableError::Invitations);
        }
        for guest in &self.guests {
            if guest.addresses.len() > MAX_ADDRESSES {
                return Err(TableError::Addresses(guest.addresses.len()));
            }
            if invited.is_some_and(|invited| !invited.contains(&guest.identity)) {
                return Err(TableError::Invitations);
            }
            // At a rematch a bot may sit whose person did not open the table.
            let brought = guest.operator == *opener
                || invited.is_some_and(|invited| invited.contains(&guest.operator));
            let own = guest.operator == guest.identity;
            if !(own || brought) || guest.bot == own {
                return Err(TableError::Operator);
            }
        }
        let identities: Vec<_> = self.guests.iter().map(|guest| guest.identity).collect();
        if has_twins(&identities) {
            return Err(TableError::SameIdentity);
        }
        let nonces: Vec<_> = self.guests.iter().map(|guest| guest.nonce).collect();
        if has_twins(&nonces) {
            return Err(TableError::SameNonce);
        }
        Ok(())
    }
}

/// Whether two of a few are the same.
fn has_twins<T: PartialEq>(items: &[T]) -> bool {
    let mut rest = items.iter();
    while let Some(item) = rest.next() {
        if rest.clone().any(|later| later == item) {
            return true;
        }
    }
    false
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TableId(")?;
        self.0
            .iter()
            .take(4)
            .try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str("..)")
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(count) => write!(f, "a table has two to five seats, not {count}"),
            Self::Crowded(count) => write!(f, "{count} guests are more than the table has seats"),
            Self::NoOpener => f.write_str("whoever opened the table does not sit there"),
            Self::SameIdentity => f.write_str("somebody sits at the table twice"),
            Self::SameNonce => f.write_str("two guests have one nonce"),
            Self::Operator => f.write_str("a bot sits there that nobody brought"),
            Self::Addresses(count) => write!(f, "{count} addresses of one guest are too many"),
            Self::Invitations => f.write_str("the invitations to the table do not hold"),
        }
    }
}

impl core::error::Error for TableError {}
