//! A seat's card key: its halves, and the proof that its owner knows the secret one.

use core::fmt;

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::{IsIdentity, VartimeMultiscalarMul};
use rand_core::CryptoRng;
use subtle::ConstantTimeEq;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use crate::context::{Context, EpochId, GameId, Seat};
use crate::encoding::{EncodedPoint, Reader};
use crate::error::{DecodeError, KeyError};
use crate::nonces::Nonces;
use crate::transcript::{Transcript, label, proof};

/// The secret half of a card key. Wiped when dropped, not shown by `Debug`.
#[derive(Clone, Zeroize, ZeroizeOnDrop)]
pub struct SecretKey(Scalar);

impl SecretKey {
    /// The length of an encoded secret key.
    pub const BYTES: usize = 32;

    /// A fresh key.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        loop {
            let mut wide = Zeroizing::new([0; 64]);
            rng.fill_bytes(&mut *wide);
            let scalar = Scalar::from_bytes_mod_order_wide(&wide);
            // Never taken, but zero must not become a key even if the randomness is broken.
            if scalar != Scalar::ZERO {
                return Self(scalar);
            }
        }
    }

    /// Decodes a secret key: from a journal, or opened at the end of a game.
    ///
    /// # Errors
    ///
    /// If the length is wrong, the scalar is not reduced, or it is zero.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DecodeError> {
        let scalar = Reader::new(bytes, Self::BYTES)?.scalar()?;
        if scalar == Scalar::ZERO {
            return Err(DecodeError::Zero);
        }
        Ok(Self(scalar))
    }

    /// The bytes, for a journal or the opening.
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// The public half.
    pub fn public(&self) -> PublicKey {
        PublicKey(EncodedPoint::new(RistrettoPoint::mul_base(&self.0)))
    }

    /// Checks that this is the secret half of `public`.
    ///
    /// # Errors
    ///
    /// If it is not.
    pub fn opens(&self, public: &PublicKey) -> Result<(), KeyError> {
        if bool::from(self.public().0.bytes.ct_eq(&public.0.bytes)) {
            Ok(())
        } else {
            Err(KeyError::OtherSecret)
        }
    }

    /// Proves knowledge of this key in a context.
    ///
    /// Schnorr's identification protocol (Journal of Cryptology 4, 1991), made non-interactive:
    /// `A = k G`, `c = H(context, Y, A)`, `s = k + c x`.
    pub fn prove(&self, context: &Context, rng: &mut impl CryptoRng) -> KeyProof {
        let public = self.public();
        let mut nonces = Nonces::new(rng, self.as_bytes(), &context.to_bytes());
        let nonce = Zeroizing::new(nonces.scalar());
        let commitment = EncodedPoint::new(RistrettoPoint::mul_base(&nonce));
        let challenge = key_challenge(context, &public, &commitment);
        KeyProof {
            commitment,
            response: *nonce + challenge * self.0,
        }
    }

    pub(crate) fn scalar(&self) -> &Scalar {
        &self.0
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(secret)")
    }
}

/// The public half of a card key: canonical, not the identity, and nothing more until it is
/// proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey(EncodedPoint);

impl PublicKey {
    /// The length of an encoded public key.
    pub const BYTES: usize = 32;

    /// Decodes a public key.
    ///
    /// # Errors
    ///
    /// If the length is wrong, the encoding not canonical, or the key the identity.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DecodeError> {
        Reader::new(bytes, Self::BYTES)?.point().map(Self)
    }

    /// The encoding.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0.bytes
    }

    pub(crate) fn point(&self) -> &RistrettoPoint {
        &self.0.point
    }
}

/// A proof that whoever sits there knows the secret half of a public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyProof {
    commitment: EncodedPoint,
    response: Scalar,
}

impl KeyProof {
    /// The length of an encoded proof.
    pub const BYTES: usize = 64;

    /// Decodes a proof.
    ///
    /// # Errors
    ///
    /// If the length is wrong or an item is not canonical.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DecodeError> {
        let mut reader = Reader::new(bytes, Self::BYTES)?;
        Ok(Self {
            commitment: reader.point()?,
            response: reader.scalar()?,
        })
    }

    /// `A`, then `s`.
    pub fn to_bytes(&self) -> Vec<u8> {
        [self.commitment.bytes, self.response.to_bytes()].concat()
    }

    /// Verifies `s G = A + c Y`.
    ///
    /// # Errors
    ///
    /// If the equation does not hold.
    pub fn verify(&self, public: &PublicKey, context: &Context) -> Result<VerifiedKey, KeyError> {
        let challenge = key_challenge(context, public, &self.commitment);
        let rest = RistrettoPoint::vartime_multiscalar_mul(
            [self.response, -challenge, -Scalar::ONE],
            [
                RISTRETTO_BASEPOINT_POINT,
                public.0.point,
                self.commitment.point,
            ],
        );
        if rest.is_identity() {
            Ok(VerifiedKey {
                public: *public,
                seat: context.seat,
                game: context.game,
                epoch: context.epoch,
            })
        } else {
            Err(KeyError::Proof)
        }
    }
}

/// `c = H(context, Y, A)`.
pub(crate) fn key_challenge(
    context: &Context,
    public: &PublicKey,
    commitment: &EncodedPoint,
) -> Scalar {
    let mut transcript = Transcript::new(proof::KEY, context);
    transcript.absorb(label::PUBLIC_KEY, public.as_bytes());
    transcript.absorb(label::KEY_NONCE, &commitment.bytes);
    transcript.challenge(label::KEY_CHALLENGE)
}

/// A public key whose owner has proven to know the secret half, at a seat of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifiedKey {
    public: PublicKey,
    seat: Seat,
    game: GameId,
    epoch: EpochId,
}

impl VerifiedKey {
    /// The key.
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// Whose it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether both were proven for one game and epoch.
    pub(crate) fn same_game(&self, other: &Self) -> bool {
        (self.game, self.epoch) == (other.game, other.epoch)
    }
}
