//! The verification equations as one sum of points that must be the identity.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::{IsIdentity, VartimeMultiscalarMul};

use crate::deck::{Cards, DeckSize};
use crate::encoding::EncodedPoint;
use crate::error::EquationGroup;
use crate::generators::Generators;
use crate::shuffle::argument::{Form, Responses, Rounds, ShuffleArgument};
use crate::shuffle::prove::powers;
use crate::shuffle::statement::Challenges;
use crate::table_key::TableKey;

/// An argument with the challenges it has to answer.
pub(crate) struct Posed<'a> {
    pub(crate) argument: &'a ShuffleArgument,
    pub(crate) challenges: Challenges,
    /// `x^1 .. x^N`.
    powers: Vec<Scalar>,
    /// `tb_1 .. tb_N`: what was sent in the middle, and the two that follow from the rest.
    products: Vec<Scalar>,
}

impl<'a> Posed<'a> {
    pub(crate) fn new(argument: &'a ShuffleArgument, challenges: Challenges) -> Self {
        let Challenges { x, y, z, w } = challenges;
        let (powers, products) = match &argument.form {
            Form::Remask { .. } => (Vec::new(), Vec::new()),
            Form::Shuffle(rounds) => {
                let powers: Vec<_> = powers(x).take(argument.size.get()).collect();
                // BG12 section 3: the product must be prod (y i + x^i - z).
                let product: Scalar = (1u16..)
                    .zip(&powers)
                    .map(|(index, power)| y * Scalar::from(index) + power - z)
                    .product();
                // BG12 section 5.3: tb_1 = ta_1 and tb_N = w * product; neither is sent.
                let responses = &rounds.responses;
                let products = responses
                    .factors
                    .iter()
                    .take(1)
                    .chain(&responses.products)
                    .copied()
                    .chain([w * product])
                    .collect();
                (powers, products)
            }
        };
        Self {
            argument,
            challenges,
            powers,
            products,
        }
    }

    /// The equations this argument has.
    pub(crate) fn groups(&self) -> &'static [EquationGroup] {
        match self.argument.form {
            Form::Remask { .. } => &[EquationGroup::FirstHalves, EquationGroup::SecondHalves],
            Form::Shuffle(_) => &[
                EquationGroup::Opening,
                EquationGroup::Product,
                EquationGroup::Powers,
                EquationGroup::FirstHalves,
                EquationGroup::SecondHalves,
            ],
        }
    }
}

/// A sum of points, held as the scalars in front of them. The decks of a chain stand between two
/// arguments each and share their points.
pub(crate) struct Relation {
    generators: Vec<Scalar>,
    blind: Scalar,
    base: Scalar,
    key: Scalar,
    /// For each deck of the chain, first and second halves.
    decks: Vec<[Vec<Scalar>; 2]>,
    published: Vec<(Scalar, EncodedPoint)>,
}

impl Relation {
    pub(crate) fn new(size: DeckSize, decks: usize) -> Self {
        let none = vec![Scalar::ZERO; size.get()];
        Self {
            generators: none.clone(),
            blind: Scalar::ZERO,
            base: Scalar::ZERO,
            key: Scalar::ZERO,
            decks: vec![[none.clone(), none]; decks],
            published: Vec::new(),
        }
    }

    /// Adds `weight` times one group of equations of the argument from deck `link` to the next,
    /// everything brought to one side.
    pub(crate) fn add(
        &mut self,
        link: usize,
        posed: &Posed<'_>,
        group: EquationGroup,
        weight: Scalar,
    ) {
        match (&posed.argument.form, group) {
            (Form::Shuffle(rounds), EquationGroup::Opening) => {
                self.add_opening(rounds, &posed.challenges, weight);
            }
            (Form::Shuffle(rounds), EquationGroup::Product) => {
                self.add_product(rounds, &posed.products, posed.challenges.w, weight);
            }
            (Form::Shuffle(rounds), EquationGroup::Powers) => {
                self.add_powers(rounds, posed.challenges.w, weight);
            }
            (_, EquationGroup::FirstHalves) => self.add_halves(link, posed, 0, weight),
            (_, EquationGroup::SecondHalves) => self.add_halves(link, posed, 1, weight),
            (Form::Remask { .. }, _) => {}
        }
    }

    /// `c_d + w (y c_A + c_B - z sum g_i) - com(ta; r)`. BG12 section 5.3, first equation, for the
    /// commitment `y c_A + c_B - z sum g_i` of section 3.
    fn add_opening(&mut self, rounds: &Rounds, challenges: &Challenges, weight: Scalar) {
        let Challenges { y, z, w, .. } = challenges;
        self.publish(weight, &rounds.masking.mask);
        self.publish(weight * w * y, &rounds.permutation);
        self.publish(weight * w, &rounds.powers);
        let shift = w * z;
        for (sum, factor) in self.generators.iter_mut().zip(&rounds.responses.factors) {
            *sum -= weight * (shift + factor);
        }
        self.blind -= weight * rounds.responses.factor_blind;
    }

    /// `c_delta + w c_Delta - com(w tb_(i+1) - tb_i ta_(i+1); s)`. BG12 section 5.3, second
    /// equation.
    fn add_product(&mut self, rounds: &Rounds, products: &[Scalar], w: Scalar, weight: Scalar) {
        self.publish(weight, &rounds.masking.low);
        self.publish(weight * w, &rounds.masking.high);
        let next = products.iter().zip(&rounds.responses.factors).skip(1);
        let terms = products.iter().zip(next);
        for (sum, (product, (next_product, next_factor))) in self.generators.iter_mut().zip(terms) {
            *sum -= weight * (w * next_product - product * next_factor);
        }
        self.blind -= weight * rounds.responses.product_blind;
    }

    /// `c_0 + w c_B - com(f; r_f)`. BG12 section 4, first equation.
    fn add_powers(&mut self, rounds: &Rounds, w: Scalar, weight: Scalar) {
        self.publish(weight, &rounds.masking.power_mask);
        self.publish(weight * w, &rounds.powers);
        for (sum, power) in self.generators.iter_mut().zip(&rounds.responses.powers) {
            *sum -= weight * power;
        }
        self.blind -= weight * rounds.responses.power_blind;
    }

    /// One half of `E_0 + w sum x^i C_i - sum f_i C'_i - tau (G, Y)`, BG12 section 4, second
    /// equation; for one card of `E_0 + w (C' - C) - tau (G, Y)`.
    fn add_halves(&mut self, link: usize, posed: &Posed<'_>, half: usize, weight: Scalar) {
        let w = posed.challenges.w;
        let (carry, tau) = match &posed.argument.form {
            Form::Remask { carry, tau } => {
                self.add_card(link, half, [-(weight * w)]);
                self.add_card(link + 1, half, [weight * w]);
                (&**carry, tau)
            }
            Form::Shuffle(rounds) => {
                let Responses { powers, tau, .. } = &rounds.responses;
                let share = weight * w;
                self.add_card(link, half, posed.powers.iter().map(|power| share * power));
                self.add_card(link + 1, half, powers.iter().map(|power| -(weight * power)));
                (&rounds.masking.carry, tau)
            }
        };
        if let Some(carry) = carry.get(half) {
            self.publish(weight, carry);
        }
        let base = if half == 0 {
            &mut self.base
        } else {
            &mut self.key
        };
        *base -= weight * tau;
    }

    fn add_card(&mut self, deck: usize, half: usize, terms: impl IntoIterator<Item = Scalar>) {
        if let Some(sums) = self.decks.get_mut(deck).and_then(|deck| deck.get_mut(half)) {
            sums.iter_mut()
                .zip(terms)
                .for_each(|(sum, term)| *sum += term);
        }
    }

    /// Adds to the scalar in front of a commitment; `c_B` stands in two equations of one argument.
    fn publish(&mut self, scalar: Scalar, point: &EncodedPoint) {
        let mut known = self.published.iter_mut().rev().take(8);
        match known.find(|(_, other)| other.bytes == point.bytes) {
            Some((sum, _)) => *sum += scalar,
            None => self.published.push((scalar, *point)),
        }
    }

    /// Whether the sum is the identity: one multi-scalar multiplication over public values.
    pub(crate) fn holds(
        &self,
        generators: &Generators,
        table: &TableKey,
        decks: &[&Cards],
    ) -> bool {
        let mut scalars = Vec::new();
        let mut points = Vec::new();
        let mut push = |scalar: &Scalar, point: &RistrettoPoint| {
            scalars.push(*scalar);
            points.push(*point);
        };
        for (sums, deck) in self.decks.iter().zip(decks) {
            let [firsts, seconds] = sums;
            for ((card, first), second) in deck.cards().iter().zip(firsts).zip(seconds) {
                // The first half of a known card is the identity and adds nothing.
                if !card.is_open() {
                    push(first, &card.first);
                }
                push(second, &card.second);
            }
        }
        for (scalar, point) in self.generators.iter().zip(generators.values()) {
            push(scalar, point);
        }
        push(&self.blind, generators.blind());
        push(&self.base, &RISTRETTO_BASEPOINT_POINT);
        push(&self.key, table.point());
        for (scalar, encoded) in &self.published {
            push(scalar, &encoded.point);
        }
        RistrettoPoint::vartime_multiscalar_mul(&scalars, &points).is_identity()
    }
}
