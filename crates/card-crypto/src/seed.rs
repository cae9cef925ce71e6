//! The shuffle seed and its expansion into a permutation and remasking scalars.
//!
//! A shuffle is a function of 32 bytes: whoever is shown the seed afterwards can recompute the
//! shuffle bit by bit. The expansion, exactly (all integers little-endian, `H` is SHA-512, a tag
//! stands for its length as one byte followed by its bytes):
//!
//! - sub-seed: the first 32 bytes of `H(sub-seed tag, seed, epoch (32), pile (1), step (8))`;
//! - permutation of N cards: block `k = 0, 1, ..` is `H(seed-permutation tag, seed, k (8))`, read
//!   as sixteen 32-bit words, one after the other; start from the identity and for
//!   `last = N-1, .., 1` draw words until `(word * (last + 1)) mod 2^32 >= 2^32 mod (last + 1)`,
//!   then exchange the entries `last` and `(word * (last + 1)) div 2^32`;
//! - remasking scalar `i = 0 .. N-1`: `H(seed-remask tag, seed, i (4))` as a 512-bit integer
//!   reduced mod the group order.

use core::fmt;

use curve25519_dalek::scalar::Scalar;
use rand_core::CryptoRng;
use sha2::Digest;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::context::{EpochId, Pile, Step};
use crate::deck::DeckSize;
use crate::permutation::Permutation;
use crate::transcript::{finish, finish_scalar, finish_short, tag, tagged};

/// The secret a seat's shuffles are derived from. Wiped when dropped, not shown by `Debug`.
#[derive(Clone, Zeroize, ZeroizeOnDrop)]
pub struct ShuffleSeed([u8; 32]);

impl ShuffleSeed {
    /// The length of a seed.
    pub const BYTES: usize = 32;

    /// A fresh seed.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        let mut seed = Self([0; 32]);
        rng.fill_bytes(&mut seed.0);
        seed
    }

    /// A seed from its bytes: any bytes are a seed.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for a commitment, a journal, or the opening at the end of the game.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed of one shuffle. A seed must not serve two shuffles, so every shuffle of a game
    /// takes its own sub-seed.
    #[must_use]
    pub fn sub_seed(&self, epoch: EpochId, pile: Pile, step: Step) -> Self {
        let mut hash = tagged(tag::SUB_SEED);
        hash.update(self.0);
        hash.update(epoch.0);
        hash.update([pile.0]);
        hash.update(step.0.to_le_bytes());
        Self(finish_short(hash))
    }

    /// For each output position the input position its card comes from: what this seed did,
    /// for whoever may know it. Not constant-time in what is done with the result.
    pub fn open_permutation(&self, size: DeckSize) -> Vec<u16> {
        self.permutation(size).into_image()
    }

    /// The permutation of `size` cards.
    pub(crate) fn permutation(&self, size: DeckSize) -> Permutation {
        let mut block = Zeroizing::new([0; 64]);
        let mut unread = 0;
        let mut blocks = 0u64;
        Permutation::draw(size, || {
            if unread == 0 {
                let mut hash = tagged(tag::SEED_PERMUTATION);
                hash.update(self.0);
                hash.update(blocks.to_le_bytes());
                *block = finish(hash);
                blocks = blocks.wrapping_add(1);
                unread = block.len();
            }
            // Positions in the stream are public; only its content is secret.
            let start = block.len() - unread;
            unread -= 4;
            block
                .get(start..)
                .and_then(<[u8]>::first_chunk)
                .map_or(0, |word| u32::from_le_bytes(*word))
        })
    }

    /// The remasking scalars, one for each output position.
    pub(crate) fn remasking(&self, size: DeckSize) -> Zeroizing<Vec<Scalar>> {
        Zeroizing::new(
            (0..u32::from(size.as_u16()))
                .map(|index| {
                    let mut hash = tagged(tag::SEED_REMASK);
                    hash.update(self.0);
                    hash.update(index.to_le_bytes());
                    finish_scalar(hash)
                })
                .collect(),
        )
    }
}

impl fmt::Debug for ShuffleSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ShuffleSeed(secret)")
    }
}
