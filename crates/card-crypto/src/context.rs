//! Where a proof belongs: the context that every transcript takes in.

use crate::encoding::Reader;
use crate::error::DecodeError;

/// The version of the protocol that embeds this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProtocolVersion(pub u16);

/// What tells one game from every other; it should hash the charter and the deck composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub [u8; 32]);

/// A digest of who sits where with which keys, as far as that is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RosterDigest(pub [u8; 32]);

/// What tells one set of card keys from every other in the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EpochId(pub [u8; 32]);

/// Which pile of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pile(pub u8);

/// Which step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(pub u64);

/// Who proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// The hash of everything that was agreed before this step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeadHash(pub [u8; 32]);

/// Where a proof belongs. Each field is an item of its own in every transcript, so a proof made
/// for one context says nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    /// The version of the embedding protocol.
    pub version: ProtocolVersion,
    /// The game.
    pub game: GameId,
    /// Who plays, with which keys.
    pub roster: RosterDigest,
    /// The epoch of card keys.
    pub epoch: EpochId,
    /// The pile.
    pub pile: Pile,
    /// The step.
    pub step: Step,
    /// The prover.
    pub seat: Seat,
    /// The log before this step.
    pub head: HeadHash,
}

impl Context {
    /// The length of an encoded context.
    pub const BYTES: usize = 2 + 3 * 32 + 1 + 8 + 1 + 32;

    /// The fields in the order of their declaration, integers little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::BYTES);
        bytes.extend_from_slice(&self.version.0.to_le_bytes());
        bytes.extend_from_slice(&self.game.0);
        bytes.extend_from_slice(&self.roster.0);
        bytes.extend_from_slice(&self.epoch.0);
        bytes.push(self.pile.0);
        bytes.extend_from_slice(&self.step.0.to_le_bytes());
        bytes.push(self.seat.0);
        bytes.extend_from_slice(&self.head.0);
        bytes
    }

    /// Decodes a context.
    ///
    /// # Errors
    ///
    /// If the length is not [`Context::BYTES`]; every field takes any bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DecodeError> {
        let mut reader = Reader::new(bytes, Self::BYTES)?;
        Ok(Self {
            version: ProtocolVersion(u16::from_le_bytes(reader.array()?)),
            game: GameId(reader.array()?),
            roster: RosterDigest(reader.array()?),
            epoch: EpochId(reader.array()?),
            pile: Pile(u8::from_le_bytes(reader.array()?)),
            step: Step(u64::from_le_bytes(reader.array()?)),
            seat: Seat(u8::from_le_bytes(reader.array()?)),
            head: HeadHash(reader.array()?),
        })
    }
}
