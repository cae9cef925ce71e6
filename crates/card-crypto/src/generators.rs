//! The commitment generators `g_1 .. g_256` and `h`: hashed to the group from nothing but their
//! names, so that nobody knows a relation between them, `G`, and the cards.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::{Identity, MultiscalarMul};
use sha2::Digest;
use subtle::{Choice, ConditionallySelectable};

use crate::deck::DeckSize;
use crate::transcript::{finish, finish_short, tag, tagged};

/// The digest of all generators, recomputed by a test and absorbed by every shuffle's transcript.
pub const GENERATORS_DIGEST: [u8; 32] = [
    0x58, 0x03, 0xd2, 0x41, 0x3b, 0x84, 0xcc, 0xbf, 0xfe, 0xd9, 0xba, 0xf3, 0xc5, 0x0c, 0xee, 0x39,
    0x1a, 0xd2, 0xc9, 0x46, 0x47, 0xef, 0xb6, 0x2e, 0xb1, 0xfa, 0xe2, 0xf8, 0xce, 0xc4, 0x86, 0xf0,
];

/// The generators of the Pedersen commitments `com(v; r) = sum v_i g_i + r h`.
///
/// Deriving them takes a few milliseconds: do it once and pass them on.
#[derive(Clone, Debug)]
pub struct Generators {
    values: Vec<RistrettoPoint>,
    blind: RistrettoPoint,
}

impl Generators {
    /// Derives `g_1 .. g_256` and `h`.
    pub fn derive() -> Self {
        let values = (1..=DeckSize::MAX)
            .map(|index| generator(u32::try_from(index).unwrap_or(u32::MAX)))
            .collect();
        Self {
            values,
            blind: generator(0),
        }
    }

    /// The digest over the encodings of `h, g_1, .., g_256`; it equals [`GENERATORS_DIGEST`].
    pub fn digest(&self) -> [u8; 32] {
        let mut hash = tagged(tag::GENERATORS);
        hash.update(self.blind.compress().as_bytes());
        for point in &self.values {
            hash.update(point.compress().as_bytes());
        }
        finish_short(hash)
    }

    /// The generators that carry values.
    pub(crate) fn values(&self) -> &[RistrettoPoint] {
        &self.values
    }

    /// The generator that carries the blinding.
    pub(crate) fn blind(&self) -> &RistrettoPoint {
        &self.blind
    }

    /// `sum values_i g_i + blind h` in constant time.
    pub(crate) fn commit(&self, values: &[Scalar], blind: &Scalar) -> RistrettoPoint {
        RistrettoPoint::multiscalar_mul(
            values.iter().chain([blind]),
            self.values.iter().take(values.len()).chain([&self.blind]),
        )
    }

    /// The same for positions, which count from 1 to their number: a ladder over the few bits of
    /// that number, two generators a step. Constant-time as well: the number is public, and each
    /// step adds one of `0`, `g_i`, `g_(i+1)` and their sum, picked by conditional moves.
    pub(crate) fn commit_positions(&self, positions: &[u16], blind: &Scalar) -> RistrettoPoint {
        let nothing = RistrettoPoint::identity();
        let select = RistrettoPoint::conditional_select;
        let (pairs, _) = self.values.as_chunks::<2>();
        let pairs: Vec<_> = pairs
            .iter()
            .take(positions.len().div_ceil(2))
            .map(|[first, second]| (first, second, first + second))
            .collect();
        let mut sum = nothing;
        for bit in (0..usize::BITS - positions.len().leading_zeros()).rev() {
            let bit_of = |position: Option<&u16>| {
                let [low, _] = (position.unwrap_or(&0) >> bit).to_le_bytes();
                Choice::from(low & 1)
            };
            sum += sum;
            for (positions, (first, second, both)) in positions.chunks(2).zip(&pairs) {
                let with_first = bit_of(positions.first());
                let without_second = select(&nothing, first, with_first);
                let with_second = select(second, both, with_first);
                sum += select(&without_second, &with_second, bit_of(positions.get(1)));
            }
        }
        sum + self.blind * blind
    }
}

/// Hashes one index to the group: 0 is `h`, `i` is `g_i`.
fn generator(index: u32) -> RistrettoPoint {
    let mut hash = tagged(tag::GENERATOR);
    hash.update(index.to_le_bytes());
    RistrettoPoint::from_uniform_bytes(&finish(hash))
}
