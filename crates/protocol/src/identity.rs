//! Who signs: identity keys and signatures.

use core::fmt;

use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use rand_core::CryptoRng;
use serde::{Deserialize, Serialize};

/// The public half of an identity key: who somebody is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Identity(pub [u8; 32]);

/// The secret half. The same key serves the network's handshake, so every signature made here
/// begins with a label of its own.
pub struct IdentityKey(SigningKey);

/// A signature, in the two halves of its encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature([u8; 32], [u8; 32]);

/// A signature that is not the signer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSignature;

impl IdentityKey {
    /// A new identity.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Self::from_bytes(&bytes)
    }

    /// The identity of these 32 secret bytes.
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(bytes))
    }

    /// The public half.
    pub fn identity(&self) -> Identity {
        Identity(self.0.verifying_key().to_bytes())
    }

    pub(crate) fn sign(&self, label: &'static str, bytes: &[u8]) -> Signature {
        let signature = self.0.sign(&message(label, bytes));
        Signature(*signature.r_bytes(), *signature.s_bytes())
    }
}

impl Identity {
    /// Checks a signature, strictly: no small-order keys, one encoding only.
    pub(crate) fn verify(
        &self,
        label: &'static str,
        bytes: &[u8],
        signature: &Signature,
    ) -> Result<(), BadSignature> {
        let signature = ed25519_dalek::Signature::from_components(signature.0, signature.1);
        VerifyingKey::from_bytes(&self.0)
            .and_then(|key| key.verify_strict(&message(label, bytes), &signature))
            .map_err(|_| BadSignature)
    }
}

fn message(label: &'static str, bytes: &[u8]) -> Vec<u8> {
    [label.as_bytes(), &[0], bytes].concat()
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity(")?;
        self.0
            .iter()
            .take(4)
            .try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str("..)")
    }
}

impl fmt::Debug for IdentityKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "IdentityKey({:?}, secret)", self.identity())
    }
}

impl fmt::Display for BadSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the signature is not that of the seat it names")
    }
}

impl core::error::Error for BadSignature {}
