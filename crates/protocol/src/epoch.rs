//! One set of card keys: what was sealed and revealed, the masked cards, the shares given.

use std::collections::BTreeMap;

use card_crypto::{
    Commitment, CommitmentNonce, Context, MaskedCard, SecretKey, ShuffleSeed, TableKey,
    VerifiedDeck, VerifiedKey, VerifiedShare,
};
use rules::{BySeat, Pile, Seat, Shuffle, Slot, SlotRange};

use crate::hash::Hash;
use crate::replica::ShuffledDeck;

/// What the seal of the card key and coin is called.
pub(crate) const KEY_SEAL: &[u8] = b"card key and coin";
/// What the seal of the shuffle seed is called.
pub(crate) const SEED_SEAL: &[u8] = b"shuffle seed";

/// What everybody knows of an epoch.
#[derive(Clone, Debug)]
pub(crate) struct Epoch {
    pub(crate) id: Hash,
    pub(crate) seals: BySeat<Option<Seals>>,
    pub(crate) keys: BySeat<Option<VerifiedKey>>,
    pub(crate) coins: BySeat<Option<[u8; 32]>>,
    /// Secret keys that lie open because their seat left.
    pub(crate) opened: BySeat<Option<[u8; 32]>>,
    /// The sum of all keys, once all are revealed.
    pub(crate) table: Option<TableKey>,
    pub(crate) masked: BTreeMap<Slot, (Pile, MaskedCard)>,
    pub(crate) shares: BTreeMap<Slot, BySeat<Option<VerifiedShare>>>,
    /// Every shuffle, to be recomputed when the seeds lie open.
    pub(crate) shuffles: Vec<ShuffleDone>,
}

/// What a seat sealed, and the context it was sealed in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seals {
    pub(crate) context: Context,
    pub(crate) key: Commitment,
    pub(crate) seed: Commitment,
}

/// A shuffle that was made.
#[derive(Clone, Debug)]
pub(crate) struct ShuffleDone {
    pub(crate) seat: Seat,
    pub(crate) pile: Pile,
    pub(crate) step: u64,
    /// Where the cards will lie: tells one chain of shuffles from another.
    pub(crate) slots: SlotRange,
    pub(crate) before: VerifiedDeck,
    pub(crate) after: VerifiedDeck,
}

impl Epoch {
    pub(crate) fn new(id: Hash) -> Self {
        Self {
            id,
            seals: BySeat::default(),
            keys: BySeat::default(),
            coins: BySeat::default(),
            opened: BySeat::default(),
            table: None,
            masked: BTreeMap::new(),
            shares: BTreeMap::new(),
            shuffles: Vec::new(),
        }
    }

    /// A deck that was shuffled to the end, with all who shuffled it.
    pub(crate) fn deck(&self, shuffle: &Shuffle) -> ShuffledDeck {
        let chain = self.shuffles.iter();
        ShuffledDeck {
            epoch: self.id,
            shuffle: shuffle.clone(),
            by: chain
                .filter(|done| done.slots == shuffle.slots)
                .map(|done| (done.seat, done.step))
                .collect(),
        }
    }

    pub(crate) fn has_share(&self, slot: Slot, seat: Seat) -> bool {
        self.shares
            .get(&slot)
            .is_some_and(|given| given[seat].is_some())
    }

    pub(crate) fn add_share(&mut self, slot: Slot, seat: Seat, share: &VerifiedShare) {
        self.shares.entry(slot).or_default()[seat] = Some(*share);
    }

    /// The shares of a slot that everybody has.
    pub(crate) fn shares_of(&self, slot: Slot) -> Vec<VerifiedShare> {
        let given = self.shares.get(&slot);
        given
            .into_iter()
            .flat_map(|given| given.iter().filter_map(|(_, share)| *share))
            .collect()
    }

    /// The masked cards of slots, if all are known.
    pub(crate) fn masked_cards(&self, slots: &[Slot]) -> Option<Vec<MaskedCard>> {
        slots
            .iter()
            .map(|slot| self.masked.get(slot).map(|(_, card)| *card))
            .collect()
    }
}

/// What one seat keeps to itself during an epoch.
pub(crate) struct EpochSecrets {
    pub(crate) key: SecretKey,
    pub(crate) coin: [u8; 32],
    pub(crate) key_nonce: CommitmentNonce,
    pub(crate) seed: ShuffleSeed,
    pub(crate) seed_nonce: CommitmentNonce,
}

impl EpochSecrets {
    pub(crate) const BYTES: usize = 5 * 32;

    pub(crate) fn random(rng: &mut impl rand_core::CryptoRng) -> Self {
        let mut coin = [0; 32];
        rng.fill_bytes(&mut coin);
        Self {
            key: SecretKey::random(rng),
            coin,
            key_nonce: CommitmentNonce::random(rng),
            seed: ShuffleSeed::random(rng),
            seed_nonce: CommitmentNonce::random(rng),
        }
    }

    /// What the first seal hides.
    pub(crate) fn key_payload(key: &[u8; 32], coin: &[u8; 32]) -> [u8; 64] {
        let mut payload = [0; 64];
        let both = key.iter().chain(coin);
        payload
            .iter_mut()
            .zip(both)
            .for_each(|(to, from)| *to = *from);
        payload
    }

    pub(crate) fn seals(&self, context: Context) -> Seals {
        let payload = Self::key_payload(self.key.public().as_bytes(), &self.coin);
        Seals {
            context,
            key: Commitment::new(&context, KEY_SEAL, &payload, &self.key_nonce),
            seed: Commitment::new(&context, SEED_SEAL, self.seed.as_bytes(), &self.seed_nonce),
        }
    }

    /// For the journal, and for nobody else.
    pub(crate) fn to_bytes(&self) -> zeroize::Zeroizing<Vec<u8>> {
        let parts = [
            self.key.as_bytes(),
            &self.coin,
            self.key_nonce.as_bytes(),
            self.seed.as_bytes(),
            self.seed_nonce.as_bytes(),
        ];
        zeroize::Zeroizing::new(parts.into_iter().flatten().copied().collect())
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::BYTES {
            return None;
        }
        let mut parts = bytes.as_chunks::<32>().0.iter();
        Some(Self {
            key: SecretKey::from_bytes(parts.next()?).ok()?,
            coin: *parts.next()?,
            key_nonce: CommitmentNonce::from_bytes(*parts.next()?),
            seed: ShuffleSeed::from_bytes(*parts.next()?),
            seed_nonce: CommitmentNonce::from_bytes(*parts.next()?),
        })
    }
}

impl core::fmt::Debug for EpochSecrets {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("EpochSecrets(secret)")
    }
}
