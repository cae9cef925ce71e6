//! The places where a prover could lie.
//!
//! The prover asks its script at each of them. The only script outside the tests is the honest
//! one, which changes nothing and compiles to nothing; the tests' liars change what they are
//! handed, and the verifier must name the equation that catches them.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;

/// What a prover does beside the protocol.
pub(crate) trait Script {
    /// The positions committed to in `c_A`.
    fn positions(&self, _positions: &mut [u16]) {}
    /// The masks `d` of the factors and `a0` of the powers.
    fn masks(&self, _factor_mask: &mut [Scalar], _power_mask: &mut [Scalar]) {}
    /// The halves of the deck put out.
    fn output(&self, _firsts: &mut [RistrettoPoint], _seconds: &mut [RistrettoPoint]) {}
    /// The powers committed to in `c_B`.
    fn powers(&self, _powers: &mut [Scalar]) {}
    /// The powers as they are opened afterwards to carry the cards.
    fn carried(&self, _powers: &mut [Scalar]) {}
    /// The factors `a` of the product.
    fn factors(&self, _factors: &mut [Scalar]) {}
    /// The partial products `q`.
    fn products(&self, _products: &mut [Scalar]) {}
}

/// The protocol as it is written.
pub(crate) struct Honest;

impl Script for Honest {}
