//! What a seat must remember of itself, so that a crash never makes it contradict what it sent.

use core::fmt;

use serde::{Deserialize, Serialize};
use zeroize::Zeroize;

use crate::ballot::Ballot;
use crate::contribution::Contribution;
use crate::epoch::EpochSecrets;
use crate::hash::Hash;
use crate::wire::{self, WireError};

/// Something that must be on disk before whatever follows it is sent. Secret: the file is the
/// player's own.
pub struct JournalEntry(Vec<u8>);

#[derive(Serialize, Deserialize)]
pub(crate) enum Entry {
    /// The secrets of an epoch, before anything is sealed with them.
    Secrets { epoch: Hash, secrets: Vec<u8> },
    /// A contribution of our own, before it is sent.
    Own(Box<Contribution>),
    /// A ballot of our own, before it is sent.
    Ballot(Box<Ballot>),
}

impl JournalEntry {
    pub(crate) fn secrets(epoch: Hash, secrets: &EpochSecrets) -> Self {
        let mut entry = Entry::Secrets {
            epoch,
            secrets: secrets.to_bytes().to_vec(),
        };
        let bytes = wire::encode(&entry);
        if let Entry::Secrets { secrets, .. } = &mut entry {
            secrets.zeroize();
        }
        Self(bytes)
    }

    pub(crate) fn own(contribution: &Contribution) -> Self {
        Self(wire::encode(&Entry::Own(Box::new(contribution.clone()))))
    }

    pub(crate) fn ballot(ballot: &Ballot) -> Self {
        Self(wire::encode(&Entry::Ballot(Box::new(ballot.clone()))))
    }

    /// The bytes to store.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Bytes that were stored.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    pub(crate) fn read(&self) -> Result<Entry, WireError> {
        wire::decode(&self.0)
    }
}

impl Drop for JournalEntry {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl Clone for JournalEntry {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl fmt::Debug for JournalEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JournalEntry({} bytes, secret)", self.0.len())
    }
}
