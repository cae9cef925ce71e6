//! What lobbies say to each other.

use protocol::{Charter, Hash, Identity, WireError};
use serde::{Deserialize, Serialize};

use super::name::Name;
use super::refusal::{LobbyError, Refusal};
use super::table::{Draft, Guest, Table, TableId};

/// What lobbies say to each other. The link says who speaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LobbyMessage {
    /// Who the sender is and what it does now. Replaces what it said before.
    Presence(Box<Presence>),
    /// To the opener: the sender wants to sit down, or is called or reached otherwise than before.
    Sit {
        /// At which table.
        table: TableId,
        /// As whom.
        guest: Box<Guest>,
    },
    /// To the opener: the sender leaves the table.
    StandUp {
        /// Which table.
        table: TableId,
    },
    /// To the opener: the sender agrees to this draft, or no longer agrees.
    Ready {
        /// Which table.
        table: TableId,
        /// To what exactly.
        draft: Draft,
        /// Agrees, or no longer agrees.
        ready: bool,
    },
    /// From the opener: all are ready, this is the charter.
    Start {
        /// Which table.
        table: TableId,
        /// What everybody agreed to.
        charter: Box<Charter>,
    },
    /// From the opener: the sender of a request does not sit there.
    Refused {
        /// Which table.
        table: TableId,
        /// Why.
        why: Refusal,
    },
    /// From somebody named in a charter: it will not sign it, so nobody is to wait.
    Decline {
        /// The game that will not be.
        game: Hash,
        /// Why.
        why: Refusal,
    },
}

/// Who somebody is and what it does now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// Drawn at random when the program starts: tells a restart from a link that came back.
    pub incarnation: u64,
    /// Rises with every presence of one incarnation.
    pub counter: u64,
    /// What the person is called.
    pub name: Name,
    /// The version of the program.
    pub program: Name,
    /// Whose bot it is, if it is one. Nothing but a hint for the list of people.
    pub bot_of: Option<Identity>,
    /// The table it opened.
    pub table: Option<Table>,
    /// The game it plays or watches, so that others may watch it too.
    pub playing: Option<Box<Charter>>,
    /// The game it wants a rematch of.
    pub again: Option<Hash>,
}

impl LobbyMessage {
    /// The bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        protocol::encode(self)
    }

    /// From bytes.
    ///
    /// # Errors
    ///
    /// If they are not the one encoding of a message.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WireError> {
        protocol::decode(bytes)
    }
}

impl Presence {
    /// Checks everything that can be checked without asking others.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(super) fn check(&self, sender: &Identity) -> Result<(), LobbyError> {
        if let Some(table) = &self.table {
            table.check(sender).map_err(LobbyError::Table)?;
        }
        self.playing.as_deref().map_or(Ok(()), check_charter)
    }
}

/// Checks a charter, and that its names are as clean as those of the lobby.
pub(super) fn check_charter(charter: &Charter) -> Result<(), LobbyError> {
    charter.check().map_err(LobbyError::Charter)?;
    for entry in &charter.seats {
        Name::try_from(entry.name.clone()).map_err(LobbyError::Text)?;
    }
    Ok(())
}
