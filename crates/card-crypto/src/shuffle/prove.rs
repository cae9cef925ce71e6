//! A turn in the shuffle: the deck comes in, goes out permuted and remasked, with its argument.
//!
//! BG12 is Bayer and Groth, "Efficient Zero-Knowledge Argument for Correctness of a Shuffle",
//! EUROCRYPT 2012, taken with one row (m = 1).

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::MultiscalarMul;
use zeroize::Zeroizing;

use crate::context::Context;
use crate::deck::{MaskedCard, VerifiedDeck};
use crate::encoding::EncodedPoint;
use crate::error::ShuffleError;
use crate::generators::Generators;
use crate::shuffle::argument::{Form, Responses, Rounds, ShuffleArgument};
use crate::shuffle::prepare::{PreparedOrder, PreparedShuffle};
use crate::shuffle::script::{Honest, Script};
use crate::shuffle::statement::{Masking, Stated, Statement};
use crate::table_key::TableKey;

impl PreparedShuffle {
    /// Shuffles `input` as prepared and proves it, in constant time.
    ///
    /// # Errors
    ///
    /// If the deck has another size or the table another key than prepared for.
    pub fn prove(
        self,
        generators: &Generators,
        table: &TableKey,
        context: &Context,
        input: &VerifiedDeck,
    ) -> Result<(VerifiedDeck, ShuffleArgument), ShuffleError> {
        self.prove_scripted(generators, table, context, input, &Honest)
    }

    pub(crate) fn prove_scripted(
        self,
        generators: &Generators,
        table: &TableKey,
        context: &Context,
        input: &VerifiedDeck,
        script: &impl Script,
    ) -> Result<(VerifiedDeck, ShuffleArgument), ShuffleError> {
        if input.size() != self.size {
            return Err(ShuffleError::Size {
                input: input.size().get(),
                other: self.size.get(),
            });
        }
        if table.as_bytes() != &self.table {
            return Err(ShuffleError::OtherTableKey);
        }
        let output = self.put_out(input, script);
        let stated = Statement::new(context, table, input.claimed(), output.claimed()).absorb();
        let form = match &self.order {
            None => self.prove_remask(stated),
            Some(order) => self.prove_order(order, generators, &output, stated, script),
        };
        let size = self.size;
        Ok((output, ShuffleArgument { size, form }))
    }

    /// `C'_i = C_pi(i) + rho_i (G, Y)`.
    fn put_out(&self, input: &VerifiedDeck, script: &impl Script) -> VerifiedDeck {
        let half = |of: fn(&MaskedCard) -> RistrettoPoint, masks: &[RistrettoPoint]| {
            let points: Vec<_> = input.cards().iter().map(of).collect();
            let mut permuted = Zeroizing::new(self.permutation.apply(&points));
            permuted
                .iter_mut()
                .zip(masks)
                .for_each(|(point, mask)| *point += mask);
            permuted
        };
        let mut firsts = half(|card| card.first, &self.first_masks);
        let mut seconds = half(|card| card.second, &self.second_masks);
        script.output(&mut firsts, &mut seconds);
        let cards = firsts
            .iter()
            .zip(seconds.iter())
            .map(|(first, second)| MaskedCard::encode(*first, *second))
            .collect();
        VerifiedDeck::shuffled(cards)
    }

    /// One card: `C' - C = rho (G, Y)`, an equality of discrete logarithms (Chaum and Pedersen,
    /// CRYPTO 1992, section 3.2). `E_0 = tau_0 (G, Y)`, `tau = tau_0 + w rho`.
    fn prove_remask(&self, stated: Stated) -> Form {
        let carry = self.carry.map(EncodedPoint::new);
        let (w, _) = stated.remask(&carry);
        let rho = self.remasking.first().copied().unwrap_or_default();
        Form::Remask {
            carry: Box::new(carry),
            tau: *self.carry_blind + w * rho,
        }
    }

    /// Two or more cards.
    fn prove_order(
        &self,
        order: &PreparedOrder,
        generators: &Generators,
        output: &VerifiedDeck,
        stated: Stated,
        script: &impl Script,
    ) -> Form {
        // BG12 section 3: c_A -> x, c_B = com(x^pi(1), .., x^pi(N); s) -> y, z.
        let permuted = stated.permutation(&order.permutation.commitment);
        let all_powers: Vec<_> = powers(permuted.x).take(self.size.get()).collect();
        let mut powers = self.permutation.apply_scalars(&all_powers);
        script.powers(&mut powers);
        let powers_commitment = EncodedPoint::new(generators.commit(&powers, &order.power_blind));
        let powered = permuted.powers(&powers_commitment);

        // The factors a_i = y pi(i) + x^pi(i) - z and their partial products q_i.
        let (y, z) = (powered.y, powered.z);
        let mut factors: Zeroizing<Vec<Scalar>> = Zeroizing::new(
            order
                .positions
                .iter()
                .zip(powers.iter())
                .map(|(position, power)| y * Scalar::from(*position) + power - z)
                .collect(),
        );
        script.factors(&mut factors);
        let mut products = partial_products(&factors);
        script.products(&mut products);

        // BG12 section 5.3: c_Delta = com(delta_(i+1) - a_(i+1) delta_i - q_i d_(i+1)).
        let high_terms = high_terms(order, &factors, &products);
        // BG12 section 4: E_0 = sum a0_i C'_i + tau_0 (G, Y).
        let [carry_first, carry_second] = &*self.carry;
        let carried = |of: fn(&MaskedCard) -> &RistrettoPoint| {
            RistrettoPoint::multiscalar_mul(order.power_mask.iter(), output.cards().iter().map(of))
        };
        let masking = Masking {
            mask: order.mask.commitment,
            low: order.low.commitment,
            high: EncodedPoint::new(generators.commit(&high_terms, &order.high_blind)),
            power_mask: order.power_mask_commitment.commitment,
            carry: [
                EncodedPoint::new(carried(|card| &card.first) + carry_first),
                EncodedPoint::new(carried(|card| &card.second) + carry_second),
            ],
        };
        let (challenges, _) = powered.masking(&masking);
        let w = challenges.w;
        script.carried(&mut powers);

        // The responses to w: every secret times w plus its mask.
        let open = |secrets: &[Scalar], masks: &[Scalar]| -> Vec<Scalar> {
            secrets
                .iter()
                .zip(masks)
                .map(|(secret, mask)| w * secret + mask)
                .collect()
        };
        let inner = |scalars: &[Scalar]| -> Zeroizing<Vec<Scalar>> {
            let middle = scalars.get(1..scalars.len().saturating_sub(1));
            Zeroizing::new(middle.unwrap_or_default().to_vec())
        };
        // tau = tau_0 - w sum rho_i x^pi(i), as E_0 + w C^x = C'^f + tau (G, Y).
        let moved: Zeroizing<Scalar> = Zeroizing::new(
            self.remasking
                .iter()
                .zip(powers.iter())
                .map(|(rho, power)| rho * power)
                .sum(),
        );
        let factor_blind = Zeroizing::new(y * *order.permutation.blind + *order.power_blind);
        Form::Shuffle(Box::new(Rounds {
            permutation: order.permutation.commitment,
            powers: powers_commitment,
            masking,
            responses: Responses {
                factors: open(&factors, &order.factor_mask),
                products: open(&inner(&products), &inner(&order.product_mask)),
                factor_blind: w * *factor_blind + *order.mask.blind,
                product_blind: w * *order.high_blind + *order.low.blind,
                powers: open(&powers, &order.power_mask),
                power_blind: w * *order.power_blind + *order.power_mask_commitment.blind,
                tau: *self.carry_blind - w * *moved,
            },
        }))
    }
}

/// `x^1, x^2, ..`.
pub(super) fn powers(x: Scalar) -> impl Iterator<Item = Scalar> {
    core::iter::successors(Some(x), move |power| Some(power * x))
}

/// `q_i = a_1 .. a_i`.
fn partial_products(factors: &[Scalar]) -> Zeroizing<Vec<Scalar>> {
    let mut products = Zeroizing::new(Vec::with_capacity(factors.len()));
    let mut product = Zeroizing::new(Scalar::ONE);
    for factor in factors {
        *product *= factor;
        products.push(*product);
    }
    products
}

/// `delta_(i+1) - a_(i+1) delta_i - q_i d_(i+1)` for `i = 1 .. N-1`.
fn high_terms(
    order: &PreparedOrder,
    factors: &[Scalar],
    products: &[Scalar],
) -> Zeroizing<Vec<Scalar>> {
    let deltas = order.product_mask.iter();
    let next = deltas
        .clone()
        .zip(factors)
        .zip(order.factor_mask.iter())
        .skip(1);
    Zeroizing::new(
        deltas
            .zip(products)
            .zip(next)
            .map(
                |((delta, product), ((next_delta, next_factor), next_mask))| {
                    next_delta - next_factor * delta - product * next_mask
                },
            )
            .collect(),
    )
}
