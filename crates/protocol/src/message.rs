//! What peers say to each other.

use rules::SeatSet;
use serde::{Deserialize, Serialize};

use crate::ballot::Ballot;
use crate::contribution::Contribution;
use crate::fault::Statement;
use crate::hash::Hash;
use crate::wire::{self, WireError};

/// What peers say to each other about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message {
    /// A contribution, its author's own or anybody's passed on.
    Contribution(Box<Contribution>),
    /// A ballot, its author's own or anybody's passed on.
    Ballot(Box<Ballot>),
    /// What proves that a seat broke the protocol.
    Evidence(Vec<Statement>),
    /// How far the sender is.
    Status(Status),
}

/// How far somebody is in a game: enough for others to send what is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The game.
    pub game: Hash,
    /// The epoch of card keys.
    pub epoch: Hash,
    /// The step that is being contributed to.
    pub step: u64,
    /// The hash of everything before it.
    pub head: Hash,
    /// Whose contributions to it are in.
    pub present: SeatSet,
}

impl Message {
    /// The bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::encode(self)
    }

    /// From bytes.
    ///
    /// # Errors
    ///
    /// If they are not the one encoding of a message.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WireError> {
        wire::decode(bytes)
    }
}
