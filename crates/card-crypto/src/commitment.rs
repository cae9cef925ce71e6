//! Hash commitments: say now what will be shown later.

use core::fmt;

use rand_core::CryptoRng;
use sha2::Digest;
use subtle::ConstantTimeEq;
use zeroize::{Zeroize, ZeroizeOnDrop};

use crate::context::Context;
use crate::error::CommitmentError;
use crate::transcript::{SUITE, absorb_long, finish_short, tag, tagged};

/// The random bytes that hide a committed payload until it is opened.
#[derive(Clone, Zeroize, ZeroizeOnDrop)]
pub struct CommitmentNonce([u8; 32]);

impl CommitmentNonce {
    /// A fresh nonce.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        let mut nonce = Self([0; 32]);
        rng.fill_bytes(&mut nonce.0);
        nonce
    }

    /// A nonce from its bytes: any bytes are a nonce.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for a journal or the opening.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for CommitmentNonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CommitmentNonce(secret)")
    }
}

/// A commitment to a payload in a context: hiding while the nonce is secret, binding because
/// SHA-512 has no known collisions (256 bits of it are kept).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The length of a commitment.
    pub const BYTES: usize = 32;

    /// Commits. `purpose` tells the commitments of one context from each other.
    pub fn new(context: &Context, purpose: &[u8], payload: &[u8], nonce: &CommitmentNonce) -> Self {
        let mut hash = tagged(tag::COMMITMENT);
        absorb_long(&mut hash, SUITE);
        absorb_long(&mut hash, &context.to_bytes());
        absorb_long(&mut hash, purpose);
        absorb_long(&mut hash, payload);
        hash.update(nonce.0);
        Self(finish_short(hash))
    }

    /// Checks an opening.
    ///
    /// # Errors
    ///
    /// If payload, nonce, purpose or context are not those committed to.
    pub fn open(
        &self,
        context: &Context,
        purpose: &[u8],
        payload: &[u8],
        nonce: &CommitmentNonce,
    ) -> Result<(), CommitmentError> {
        let expected = Self::new(context, purpose, payload, nonce);
        if bool::from(self.0.ct_eq(&expected.0)) {
            Ok(())
        } else {
            Err(CommitmentError)
        }
    }

    /// A commitment somebody sent.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }
}
