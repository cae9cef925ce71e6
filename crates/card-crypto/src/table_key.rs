//! The key all cards of a table are masked under: the sum of all seats' keys.

use core::fmt;

use curve25519_dalek::ristretto::{RistrettoBasepointTable, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::IsIdentity;

use crate::deck::repeated;
use crate::encoding::EncodedPoint;
use crate::error::KeyError;
use crate::keys::VerifiedKey;

/// `Y = sum Y_i` over the verified keys of all seats: a card is opened by all of them or not at
/// all. Every key comes with a proof of knowledge, so no seat can have chosen its own key as a
/// function of the others' (rogue keys) and steer the sum.
#[derive(Clone)]
pub struct TableKey {
    sum: EncodedPoint,
    keys: Vec<VerifiedKey>,
    /// Multiples of the sum: they take a fifth off remasking.
    multiples: Box<RistrettoBasepointTable>,
}

impl TableKey {
    /// The most keys a table can have: seats are bytes.
    pub const MAX_KEYS: usize = 256;

    /// Adds up the keys, given in increasing order of their seats.
    ///
    /// # Errors
    ///
    /// If there are none, a seat or a key appears twice, the keys were not all proven for one game
    /// and epoch, or they add up to the identity.
    pub fn new(keys: &[VerifiedKey]) -> Result<Self, KeyError> {
        let first = keys.first().ok_or(KeyError::NoKeys)?;
        if keys.len() > Self::MAX_KEYS {
            return Err(KeyError::TooManyKeys);
        }
        for pair in keys.windows(2) {
            if let [before, after] = pair
                && before.seat() >= after.seat()
            {
                return Err(KeyError::SeatOrder { seat: after.seat() });
            }
        }
        if let Some(other) = keys.iter().find(|key| !key.same_game(first)) {
            return Err(KeyError::OtherGame { seat: other.seat() });
        }
        if let Some((a, b)) = repeated(keys.iter().map(|key| *key.public().as_bytes()))
            && let (Some(a), Some(b)) = (keys.get(a), keys.get(b))
        {
            return Err(KeyError::RepeatedKey {
                first: a.seat(),
                second: b.seat(),
            });
        }
        let sum: RistrettoPoint = keys.iter().map(|key| key.public().point()).sum();
        if sum.is_identity() {
            return Err(KeyError::IdentitySum);
        }
        Ok(Self {
            sum: EncodedPoint::new(sum),
            keys: keys.to_vec(),
            multiples: Box::new(RistrettoBasepointTable::create(&sum)),
        })
    }

    /// The encoding of the sum.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.sum.bytes
    }

    /// The keys in order of their seats.
    pub fn keys(&self) -> &[VerifiedKey] {
        &self.keys
    }

    pub(crate) fn point(&self) -> &RistrettoPoint {
        &self.sum.point
    }

    /// `scalar (G, Y)` in constant time.
    pub(crate) fn mask(&self, scalar: &Scalar) -> [RistrettoPoint; 2] {
        [RistrettoPoint::mul_base(scalar), &*self.multiples * scalar]
    }

    /// Seats and keys, for a transcript: `seat || key` of each.
    pub(crate) fn roster_bytes(&self) -> Vec<u8> {
        self.keys
            .iter()
            .flat_map(|key| [key.seat().0].into_iter().chain(*key.public().as_bytes()))
            .collect()
    }
}

impl fmt::Debug for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableKey")
            .field("sum", &self.sum)
            .field("keys", &self.keys)
            .finish_non_exhaustive()
    }
}
