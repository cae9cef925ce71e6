//! What a seat says in a step, signed.

use rules::{Action, Seat};
use serde::{Deserialize, Serialize};

use crate::charter::Charter;
use crate::hash::{Hash, label};
use crate::identity::{BadSignature, IdentityKey, Signature};
use crate::wire::{self, WireError};

/// Which step of which game a contribution belongs to, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the protocol.
    pub version: u16,
    /// The game.
    pub game: Hash,
    /// The epoch of card keys.
    pub epoch: Hash,
    /// The step, counted from 0 over all epochs.
    pub step: u64,
    /// The hash of everything before the step, as its author knew it.
    pub head: Hash,
    /// The author.
    pub seat: Seat,
}

/// What a seat says in a step. There are no faces in it, ever: slots and shares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Payload {
    /// I play by this charter.
    Charter,
    /// My card key and coin, and my shuffle seed, sealed.
    Commit {
        /// Seals the card key and the coin.
        key: [u8; 32],
        /// Seals the shuffle seed until the end.
        seed: [u8; 32],
    },
    /// My card key and coin.
    Reveal {
        /// The public card key.
        key: [u8; 32],
        /// That I know its secret.
        proof: Vec<u8>,
        /// My part in who deals.
        coin: [u8; 32],
        /// Opens the seal.
        nonce: [u8; 32],
    },
    /// The piles, shuffled once more, each with its argument.
    Shuffle {
        /// In the order in which the game asked for them.
        piles: Vec<ShuffledPile>,
    },
    /// My shares of every slot I owe, in rising order of slots, with one proof.
    Shares {
        /// As `card-crypto` encodes them.
        shares: Vec<u8>,
    },
    /// My choice, with my shares of the slots it lays open, in rising order.
    Act {
        /// The choice.
        action: Action,
        /// As `card-crypto` encodes them; empty if nothing is laid open.
        shares: Vec<u8>,
    },
    /// The game is over: my secrets of every epoch in which I revealed a card key.
    Opening(Vec<EpochOpening>),
    /// I leave: my secrets, in place of my contribution to the first step from `from` on in which I
    /// owe one.
    Leave {
        /// The first step that I have contributed nothing to.
        from: u64,
        /// As in an opening; the epoch under way included, once its card key is revealed.
        opening: Vec<EpochOpening>,
    },
}

/// One epoch's secrets of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EpochOpening {
    /// The secret card key.
    pub key: [u8; 32],
    /// The shuffle seed.
    pub seed: [u8; 32],
    /// Opens its seal.
    pub nonce: [u8; 32],
}

impl core::fmt::Debug for EpochOpening {
    /// Public once it is sent, but there is no need to print it.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("EpochOpening(..)")
    }
}

/// One pile after one shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShuffledPile {
    /// The masked cards, as `card-crypto` encodes them.
    pub deck: Vec<u8>,
    /// That they are the same cards as before.
    pub argument: Vec<u8>,
}

/// A signed payload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// Where it belongs.
    pub header: Header,
    /// What it says.
    pub payload: Payload,
    /// Of the seat's identity key, over both.
    pub signature: Signature,
}

impl Contribution {
    /// Signs a payload. Anyone may sign anything in their own name: whether it holds is for the
    /// others to see.
    pub fn sign(key: &IdentityKey, header: Header, payload: Payload) -> Self {
        let signature = key.sign(label::CONTRIBUTION, &wire::encode(&(&header, &payload)));
        Self {
            header,
            payload,
            signature,
        }
    }

    /// Checks that the seat it names signed it.
    ///
    /// # Errors
    ///
    /// If not; then nothing is known about its author.
    pub fn verify(&self, charter: &Charter) -> Result<(), BadSignature> {
        let entry = charter.entry(self.header.seat).ok_or(BadSignature)?;
        let signed = wire::encode(&(&self.header, &self.payload));
        entry
            .identity
            .verify(label::CONTRIBUTION, &signed, &self.signature)
    }

    /// What the head takes in: the payload, not the signature, for one may sign twice.
    pub fn payload_hash(&self) -> Hash {
        Hash::of(label::PAYLOAD, &[&wire::encode(&self.payload)])
    }

    /// The bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::encode(self)
    }

    /// From bytes.
    ///
    /// # Errors
    ///
    /// If they are not the one encoding of a contribution.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WireError> {
        wire::decode(bytes)
    }
}
