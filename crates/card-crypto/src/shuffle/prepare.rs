//! All of a shuffle that does not depend on the deck, done while waiting for one's turn.

use core::fmt;

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use rand_core::CryptoRng;
use zeroize::Zeroizing;

use crate::deck::DeckSize;
use crate::encoding::EncodedPoint;
use crate::generators::Generators;
use crate::nonces::Nonces;
use crate::permutation::Permutation;
use crate::seed::ShuffleSeed;
use crate::shuffle::script::{Honest, Script};
use crate::table_key::TableKey;

/// A shuffle made ready: permutation, masks, and every commitment that needs no challenge.
///
/// It is used up by the turn it serves and cannot be copied: its nonces must never answer two
/// challenges. Everything in it is secret, wiped when dropped, and not shown by `Debug`.
pub struct PreparedShuffle {
    pub(super) size: DeckSize,
    pub(super) table: [u8; 32],
    pub(super) permutation: Permutation,
    /// `rho`.
    pub(super) remasking: Zeroizing<Vec<Scalar>>,
    /// `rho_i G`.
    pub(super) first_masks: Zeroizing<Vec<RistrettoPoint>>,
    /// `rho_i Y`.
    pub(super) second_masks: Zeroizing<Vec<RistrettoPoint>>,
    /// `tau_0`.
    pub(super) carry_blind: Zeroizing<Scalar>,
    /// `tau_0 (G, Y)`.
    pub(super) carry: Zeroizing<[RistrettoPoint; 2]>,
    /// What only a deck with an order needs.
    pub(super) order: Option<Box<PreparedOrder>>,
}

/// The part of the preparation that proves the order: none for one card.
pub(super) struct PreparedOrder {
    /// `pi(i)`, counted from 1.
    pub(super) positions: Zeroizing<Vec<u16>>,
    /// `c_A` and its blinding.
    pub(super) permutation: Blinded,
    /// The blinding of `c_B`.
    pub(super) power_blind: Zeroizing<Scalar>,
    /// `d`, and `c_d` with its blinding.
    pub(super) factor_mask: Zeroizing<Vec<Scalar>>,
    pub(super) mask: Blinded,
    /// `delta`, and `c_delta` with its blinding.
    pub(super) product_mask: Zeroizing<Vec<Scalar>>,
    pub(super) low: Blinded,
    /// The blinding of `c_Delta`.
    pub(super) high_blind: Zeroizing<Scalar>,
    /// `a0`, and `c_0` with its blinding.
    pub(super) power_mask: Zeroizing<Vec<Scalar>>,
    pub(super) power_mask_commitment: Blinded,
}

/// A commitment and what blinds it.
pub(super) struct Blinded {
    pub(super) commitment: EncodedPoint,
    pub(super) blind: Zeroizing<Scalar>,
}

impl PreparedShuffle {
    /// Prepares a shuffle of `size` cards under the table key. The seed alone decides what the
    /// shuffle will do; the randomness blinds the proof and is never repeated.
    pub fn new(
        generators: &Generators,
        table: &TableKey,
        seed: &ShuffleSeed,
        size: DeckSize,
        rng: &mut impl CryptoRng,
    ) -> Self {
        Self::scripted(generators, table, seed, size, rng, &Honest)
    }

    pub(crate) fn scripted(
        generators: &Generators,
        table: &TableKey,
        seed: &ShuffleSeed,
        size: DeckSize,
        rng: &mut impl CryptoRng,
        script: &impl Script,
    ) -> Self {
        let permutation = seed.permutation(size);
        let remasking = seed.remasking(size);
        let (first_masks, second_masks) = masks(table, &remasking);
        let mut nonces = Nonces::new(rng, seed.as_bytes(), table.as_bytes());
        let carry_blind = Zeroizing::new(nonces.scalar());
        let carry = Zeroizing::new(table.mask(&carry_blind));
        let order = (size.get() > 1).then(|| {
            Box::new(PreparedOrder::new(
                generators,
                &permutation,
                &mut nonces,
                script,
            ))
        });
        Self {
            size,
            table: *table.as_bytes(),
            permutation,
            remasking,
            first_masks,
            second_masks,
            carry_blind,
            carry,
            order,
        }
    }
}

impl PreparedOrder {
    fn new(
        generators: &Generators,
        permutation: &Permutation,
        nonces: &mut Nonces,
        script: &impl Script,
    ) -> Self {
        // BG12 section 3, round 1: c_A = com(pi; r).
        let mut positions = permutation.positions();
        script.positions(&mut positions);
        let cards = positions.len();
        let blind = Zeroizing::new(nonces.scalar());
        let permutation = Blinded {
            commitment: EncodedPoint::new(generators.commit_positions(&positions, &blind)),
            blind,
        };

        // BG12 section 5.3, round 1: d and delta, with delta_1 = d_1 and delta_N = 0.
        let mut factor_mask = nonces.scalars(cards);
        let mut power_mask = nonces.scalars(cards);
        script.masks(&mut factor_mask, &mut power_mask);
        let mut product_mask = nonces.scalars(cards);
        if let (Some(first), Some(mask)) = (product_mask.first_mut(), factor_mask.first()) {
            *first = *mask;
        }
        if let Some(last) = product_mask.last_mut() {
            *last = Scalar::ZERO;
        }
        // c_delta = com(-delta_1 d_2, .., -delta_(N-1) d_N).
        let low_terms: Zeroizing<Vec<Scalar>> = Zeroizing::new(
            product_mask
                .iter()
                .zip(factor_mask.iter().skip(1))
                .map(|(delta, next)| -(delta * next))
                .collect(),
        );

        Self {
            mask: Blinded::new(generators, &factor_mask, nonces),
            low: Blinded::new(generators, &low_terms, nonces),
            // BG12 section 4, round 1: a_0.
            power_mask_commitment: Blinded::new(generators, &power_mask, nonces),
            power_blind: Zeroizing::new(nonces.scalar()),
            high_blind: Zeroizing::new(nonces.scalar()),
            positions,
            permutation,
            factor_mask,
            product_mask,
            power_mask,
        }
    }
}

impl Blinded {
    fn new(generators: &Generators, values: &[Scalar], nonces: &mut Nonces) -> Self {
        let blind = Zeroizing::new(nonces.scalar());
        Self {
            commitment: EncodedPoint::new(generators.commit(values, &blind)),
            blind,
        }
    }
}

/// `rho_i G` and `rho_i Y`.
type Masks = (
    Zeroizing<Vec<RistrettoPoint>>,
    Zeroizing<Vec<RistrettoPoint>>,
);

pub(super) fn masks(table: &TableKey, remasking: &[Scalar]) -> Masks {
    let mut firsts = Zeroizing::new(Vec::with_capacity(remasking.len()));
    let mut seconds = Zeroizing::new(Vec::with_capacity(remasking.len()));
    for scalar in remasking {
        let [first, second] = table.mask(scalar);
        firsts.push(first);
        seconds.push(second);
    }
    (firsts, seconds)
}

impl fmt::Debug for PreparedShuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PreparedShuffle({} cards, secret)", self.size.get())
    }
}
