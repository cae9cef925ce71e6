//! Hashes, and every label that keeps one use of them apart from another.

use core::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha512};

/// What is hashed. Each use has a label of its own, so that no hash means two things.
pub(crate) mod label {
    /// A charter: gives the game id.
    pub(crate) const CHARTER: &str = "sleeping-queens charter v1";
    /// The first epoch of a game.
    pub(crate) const FIRST_EPOCH: &str = "sleeping-queens first epoch v1";
    /// The head before the first step.
    pub(crate) const FIRST_HEAD: &str = "sleeping-queens first head v1";
    /// The head after a step.
    pub(crate) const HEAD: &str = "sleeping-queens head v1";
    /// What a contribution says, without who signed it.
    pub(crate) const PAYLOAD: &str = "sleeping-queens payload v1";
    /// Who sits where.
    pub(crate) const SEATING: &str = "sleeping-queens seating v1";
    /// Who sits where with which card key.
    pub(crate) const ROSTER: &str = "sleeping-queens roster v1";
    /// The coins of all seats.
    pub(crate) const COINS: &str = "sleeping-queens coins v1";
    /// A motion that was carried: gives the next epoch id.
    pub(crate) const RESOLUTION: &str = "sleeping-queens resolution v1";
    /// The epoch after somebody left during the set-up.
    pub(crate) const NEXT_EPOCH: &str = "sleeping-queens next epoch v1";
    /// What an identity key signs as a ballot.
    pub(crate) const BALLOT: &str = "sleeping-queens ballot v1";
    /// A record of a recording, chained to the one before.
    pub(crate) const RECORD: &str = "sleeping-queens record v1";
    /// What an identity key signs as a contribution.
    pub(crate) const CONTRIBUTION: &str = "sleeping-queens contribution v1";
}

/// The first half of a SHA-512 hash over labelled, length-prefixed parts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// Hashes `label` and each part, every one preceded by its length. Each use has a label of its
    /// own, so that no hash means two things.
    pub fn of(label: &'static str, parts: &[&[u8]]) -> Self {
        let mut hash = Sha512::new();
        for part in core::iter::once(label.as_bytes()).chain(parts.iter().copied()) {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        let mut short = [0; 32];
        for (to, from) in short.iter_mut().zip(hash.finalize()) {
            *to = from;
        }
        Self(short)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    /// The first bytes are enough to tell two apart in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(")?;
        self.0
            .iter()
            .take(4)
            .try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str("..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_label_nor_lengths_can_be_shifted() {
        let a = Hash::of(label::CHARTER, &[b"ab", b"c"]);
        assert_ne!(a, Hash::of(label::CHARTER, &[b"a", b"bc"]));
        assert_ne!(a, Hash::of(label::CHARTER, &[b"abc"]));
        assert_ne!(a, Hash::of(label::CHARTER, &[b"ab", b"c", b""]));
        assert_ne!(a, Hash::of(label::HEAD, &[b"ab", b"c"]));
    }
}
