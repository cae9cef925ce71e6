//! A prover's nonces: fresh randomness, hedged with the secret and what is being proven.
//!
//! With good randomness the nonces are uniform and never repeat. Should the randomness fail and
//! repeat, the nonces still differ between secrets and between statements.

use curve25519_dalek::scalar::Scalar;
use rand_core::CryptoRng;
use sha2::Digest;
use zeroize::{Zeroize, Zeroizing};

use crate::transcript::{absorb_long, finish_scalar, finish_short, tag, tagged};

/// A stream of secret scalars for one proof.
pub(crate) struct Nonces {
    seed: Zeroizing<[u8; 32]>,
    drawn: u64,
}

impl Nonces {
    /// Mixes fresh randomness, the secret, and bytes that name the statement.
    pub(crate) fn new(rng: &mut impl CryptoRng, secret: &[u8; 32], statement: &[u8]) -> Self {
        let mut fresh = Zeroizing::new([0; 32]);
        rng.fill_bytes(&mut *fresh);
        let mut hash = tagged(tag::NONCE_SEED);
        hash.update(*fresh);
        hash.update(secret);
        absorb_long(&mut hash, statement);
        Self {
            seed: Zeroizing::new(finish_short(hash)),
            drawn: 0,
        }
    }

    /// The next nonce.
    pub(crate) fn scalar(&mut self) -> Scalar {
        let mut hash = tagged(tag::NONCE);
        hash.update(*self.seed);
        hash.update(self.drawn.to_le_bytes());
        self.drawn = self.drawn.wrapping_add(1);
        finish_scalar(hash)
    }

    /// The next `count` nonces.
    pub(crate) fn scalars(&mut self, count: usize) -> Zeroizing<Vec<Scalar>> {
        Zeroizing::new((0..count).map(|_| self.scalar()).collect())
    }
}

impl Drop for Nonces {
    fn drop(&mut self) {
        self.drawn.zeroize();
    }
}
