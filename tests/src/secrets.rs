//! What a seat's own program knows of its secrets: read from the bytes of its journal.

use card_crypto::{CommitmentNonce, SecretKey, ShuffleSeed};
use protocol::{Hash, JournalEntry};

/// The secrets of one seat in one epoch.
pub struct Secrets {
    /// The epoch.
    pub epoch: Hash,
    /// The secret card key.
    pub key: SecretKey,
    /// The part in who deals.
    pub coin: [u8; 32],
    /// Opens the seal of key and coin.
    pub key_nonce: CommitmentNonce,
    /// The shuffle seed.
    pub seed: ShuffleSeed,
    /// Opens the seal of the seed.
    pub seed_nonce: CommitmentNonce,
}

impl Secrets {
    /// The secrets that a journal entry holds, if it is one that holds any: kind, epoch, length,
    /// five times 32 bytes.
    pub fn of(entry: &JournalEntry) -> Option<Self> {
        let bytes = entry.as_bytes();
        let (kind, rest) = bytes.split_first_chunk::<4>()?;
        let (epoch, rest) = rest.split_first_chunk::<32>()?;
        let (length, rest) = rest.split_first_chunk::<8>()?;
        if *kind != [0; 4] || u64::from_be_bytes(*length) != 160 || rest.len() != 160 {
            return None;
        }
        let mut parts = rest.as_chunks::<32>().0.iter();
        Some(Self {
            epoch: Hash(*epoch),
            key: SecretKey::from_bytes(parts.next()?).ok()?,
            coin: *parts.next()?,
            key_nonce: CommitmentNonce::from_bytes(*parts.next()?),
            seed: ShuffleSeed::from_bytes(*parts.next()?),
            seed_nonce: CommitmentNonce::from_bytes(*parts.next()?),
        })
    }

    /// The latest secrets in a journal.
    pub fn latest(journal: &[JournalEntry]) -> Option<Self> {
        journal.iter().rev().find_map(Self::of)
    }
}
