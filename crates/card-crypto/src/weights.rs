//! A verifier's weights: how several equations are checked as one.
//!
//! If some equation does not hold, the weighted sum of all holds with a chance of about one in
//! the group order, provided that whoever made the proof could not choose it after the weights.
//! So the weights are hashed from everything that is being verified, *responses included*, and
//! from fresh randomness where there is any. The small-exponents test: Bellare, Garay and Rabin,
//! EUROCRYPT 1998, section 3 (with full-size weights).

use curve25519_dalek::scalar::Scalar;
use rand_core::CryptoRng;
use sha2::Digest;

use crate::transcript::{finish, finish_scalar, tag, tagged};

/// Where a verifier's weights come from.
#[derive(Clone, Debug)]
pub struct Weights {
    entropy: Option<[u8; 32]>,
}

impl Weights {
    /// From the verifier's own randomness, and a hash of all that is verified.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        let mut entropy = [0; 32];
        rng.fill_bytes(&mut entropy);
        Self {
            entropy: Some(entropy),
        }
    }

    /// From a hash of all that is verified alone: an auditor's, the same on every machine.
    pub fn audit() -> Self {
        Self { entropy: None }
    }

    /// The stream of weights for proofs with these fingerprints (statement, commitments,
    /// challenges and responses of each).
    pub(crate) fn stream(&self, fingerprints: &[[u8; 64]]) -> WeightStream {
        let mut hash = tagged(tag::WEIGHT_SEED);
        hash.update([u8::from(self.entropy.is_some())]);
        hash.update(self.entropy.unwrap_or_default());
        hash.update((fingerprints.len() as u64).to_le_bytes());
        for print in fingerprints {
            hash.update(print);
        }
        WeightStream {
            seed: finish(hash),
            drawn: 0,
        }
    }
}

/// Weights, one after the other.
pub(crate) struct WeightStream {
    seed: [u8; 64],
    drawn: u64,
}

impl WeightStream {
    pub(crate) fn draw(&mut self) -> Scalar {
        let mut hash = tagged(tag::WEIGHT);
        hash.update(self.seed);
        hash.update(self.drawn.to_le_bytes());
        self.drawn = self.drawn.wrapping_add(1);
        finish_scalar(hash)
    }
}
