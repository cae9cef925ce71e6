//! Points and scalars to bytes and back: one encoding for one value.

use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::IsIdentity;

use crate::error::DecodeError;

/// A published point with its encoding: encoded once, hashed often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EncodedPoint {
    pub(crate) point: RistrettoPoint,
    pub(crate) bytes: [u8; 32],
}

impl EncodedPoint {
    pub(crate) fn new(point: RistrettoPoint) -> Self {
        Self {
            point,
            bytes: point.compress().to_bytes(),
        }
    }
}

/// Reads fixed-width items from bytes whose length was checked first.
pub(crate) struct Reader<'a> {
    rest: &'a [u8],
    offset: usize,
}

impl<'a> Reader<'a> {
    /// Starts reading, if there are exactly as many bytes as there should be.
    pub(crate) fn new(bytes: &'a [u8], expected: usize) -> Result<Self, DecodeError> {
        if bytes.len() == expected {
            Ok(Self {
                rest: bytes,
                offset: 0,
            })
        } else {
            Err(DecodeError::Length {
                expected,
                actual: bytes.len(),
            })
        }
    }

    /// Takes the next `N` bytes.
    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        let (item, rest) = self.rest.split_first_chunk().ok_or(DecodeError::Length {
            expected: self.offset.saturating_add(N),
            actual: self.offset.saturating_add(self.rest.len()),
        })?;
        self.rest = rest;
        self.offset = self.offset.saturating_add(N);
        Ok(*item)
    }

    /// Takes the next point; every point this crate publishes is canonical and not the identity.
    pub(crate) fn point(&mut self) -> Result<EncodedPoint, DecodeError> {
        let offset = self.offset;
        let bytes = self.array()?;
        let point = CompressedRistretto(bytes)
            .decompress()
            .ok_or(DecodeError::Point { offset })?;
        if point.is_identity() {
            return Err(DecodeError::Identity { offset });
        }
        Ok(EncodedPoint { point, bytes })
    }

    /// Takes the next scalar; it must be reduced.
    pub(crate) fn scalar(&mut self) -> Result<Scalar, DecodeError> {
        let offset = self.offset;
        let bytes = self.array()?;
        Option::from(Scalar::from_canonical_bytes(bytes)).ok_or(DecodeError::Scalar { offset })
    }

    /// Takes the next `count` scalars.
    pub(crate) fn scalars(&mut self, count: usize) -> Result<Vec<Scalar>, DecodeError> {
        (0..count).map(|_| self.scalar()).collect()
    }
}
