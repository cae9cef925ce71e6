//! The published messages do not link the cards put out to the cards taken in.
//!
//! No test can show zero-knowledge; the proof in docs/cryptography.md does. This one looks for the
//! mistakes that shuffles have been published with: remasking that can be subtracted, commitments
//! and responses without a mask or with a poor one. It must find those in provers that make them
//! on purpose, and nothing in ours.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::Identity;

use crate::context::Context;
use crate::shuffle::argument::Form;
use crate::shuffle::script::{Honest, Script};
use crate::shuffle::verify::pose;
use crate::tests::bed::{Bed, context};
use crate::tests::seeds::chi_square_bound;
use crate::{Link, PreparedShuffle, ShuffleSeed, UnverifiedDeck, VerifiedDeck};

const CARDS: usize = 3;
const ORDERS: usize = 6;
const BUCKETS: usize = 8;

/// Everything about one shuffle that anybody can see.
struct Seen {
    input: Vec<[RistrettoPoint; 2]>,
    output: Vec<[RistrettoPoint; 2]>,
    commitments: Vec<RistrettoPoint>,
    /// `ta`, `f`, and all other responses.
    factors: Vec<Scalar>,
    powers: Vec<Scalar>,
    others: Vec<Scalar>,
    /// `w x^k` and `w (y k + x^k - z)`: what `f_j` and `ta_j` would be without a mask, if card `j`
    /// came from place `k`.
    bare_powers: Vec<Scalar>,
    bare_factors: Vec<Scalar>,
    /// `w a_1 a_2`: what `tb_2` would be without a mask, for every first two cards.
    bare_products: Vec<Scalar>,
}

fn halves(deck: &VerifiedDeck) -> Vec<[RistrettoPoint; 2]> {
    let cards = deck.cards().iter();
    cards.map(|card| [card.first, card.second]).collect()
}

const ALL_ORDERS: [[u16; CARDS]; ORDERS] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// One shuffle: what is seen, and which order it was.
fn look(bed: &mut Bed, at: &Context, input: &VerifiedDeck, script: &impl Script) -> (Seen, usize) {
    let seed = ShuffleSeed::random(&mut bed.rng);
    let size = input.size();
    let prepared = PreparedShuffle::scripted(
        &bed.generators,
        &bed.table,
        &seed,
        size,
        &mut bed.rng,
        script,
    );
    let (deck, argument) = prepared
        .prove_scripted(&bed.generators, &bed.table, at, input, script)
        .unwrap();
    let Form::Shuffle(rounds) = &argument.form else {
        panic!("three cards have an order");
    };
    // The honest deck decodes; a leaky one may hold what an honest verifier refuses.
    let challenges = UnverifiedDeck::from_bytes(size, deck.as_bytes()).map(|output| {
        let link = Link {
            context: at,
            output: &output,
            argument: &argument,
        };
        pose(&bed.table, &link, input.claimed()).0
    });
    let (mut bare_powers, mut bare_factors) = (Vec::new(), Vec::new());
    let mut bare_products: Vec<Scalar> = Vec::new();
    if let Ok(challenges) = challenges {
        let mut power = challenges.x;
        for place in 1..=CARDS as u64 {
            bare_powers.push(challenges.w * power);
            let factor = challenges.y * Scalar::from(place) + power - challenges.z;
            bare_factors.push(challenges.w * factor);
            power *= challenges.x;
        }
        let unscale = challenges.w.invert();
        for (from, first) in bare_factors.iter().enumerate() {
            let others = bare_factors.iter().enumerate();
            let others = others.filter(|(to, _)| *to != from);
            bare_products.extend(others.map(|(_, second)| first * second * unscale));
        }
    }
    let masking = &rounds.masking;
    let responses = &rounds.responses;
    let order = seed.open_permutation(size);
    let visible = Seen {
        input: halves(input),
        output: halves(&deck),
        commitments: [
            rounds.permutation,
            rounds.powers,
            masking.mask,
            masking.low,
            masking.high,
            masking.power_mask,
            masking.carry[0],
            masking.carry[1],
        ]
        .map(|commitment| commitment.point)
        .to_vec(),
        factors: responses.factors.clone(),
        powers: responses.powers.clone(),
        others: [
            responses.products[0],
            responses.factor_blind,
            responses.product_blind,
            responses.power_blind,
            responses.tau,
        ]
        .to_vec(),
        bare_powers,
        bare_factors,
        bare_products,
    };
    let index = ALL_ORDERS.iter().position(|known| *known == order[..]);
    (visible, index.unwrap())
}

impl Seen {
    /// Differences of every card put out with every card taken in, half by half.
    fn differences(&self) -> Vec<RistrettoPoint> {
        let mut all = Vec::new();
        for after in &self.output {
            for before in &self.input {
                all.push(after[0] - before[0]);
                all.push(after[1] - before[1]);
            }
        }
        all
    }

    /// Equalities that would give the order away at a glance.
    ///
    /// `bare_orders` are the commitments to each order without a blinding.
    fn coincidences(&self, bare_orders: &[[u8; 32]]) -> usize {
        let mut count = 0;
        // Two points that are equal, or a difference that is nothing.
        let mut points = self.differences();
        points.extend(&self.commitments);
        points.extend(self.output.iter().flatten());
        points.push(RistrettoPoint::identity());
        let mut encodings: Vec<_> = points.iter().map(|point| point.compress().0).collect();
        encodings.extend(bare_orders);
        encodings.sort_unstable();
        count += encodings
            .windows(2)
            .filter(|pair| pair[0] == pair[1])
            .count();
        // One mask for two responses: their difference is bare.
        for (factor, power) in self.factors.iter().zip(&self.powers) {
            for (bare_factor, bare_power) in self.bare_factors.iter().zip(&self.bare_powers) {
                count += usize::from(factor - power == bare_factor - bare_power);
            }
        }
        for bare in &self.bare_products {
            count += usize::from(self.others[0] == *bare);
            for factor in &self.bare_factors {
                count += usize::from(self.others[0] - self.factors[1] == bare - factor);
            }
        }
        // A response without its mask, alone, in sums and in differences.
        for (responses, bare) in [
            (&self.powers, &self.bare_powers),
            (&self.factors, &self.bare_factors),
        ] {
            for (index, one) in responses.iter().enumerate() {
                count += bare.iter().filter(|value| *value == one).count();
                for other in &responses[index + 1..] {
                    for (from, first) in bare.iter().enumerate() {
                        for (to, second) in bare.iter().enumerate() {
                            if from != to {
                                count += usize::from(one - other == first - second);
                                count += usize::from(from < to && one + other == first + second);
                            }
                        }
                    }
                }
            }
        }
        count
    }

    /// Simple functions of the messages, each as bytes.
    fn features(&self) -> Vec<[u8; 32]> {
        let mut points = self.differences();
        points.extend(self.output.iter().flatten());
        points.extend(&self.commitments);
        for (index, one) in self.output.iter().enumerate() {
            // Sums over the halves, and differences within the output.
            points.push(one[0] + one[1]);
            for other in &self.output[index + 1..] {
                points.push(one[0] - other[0]);
                points.push(one[1] - other[1]);
            }
        }
        let mut scalars = [&self.factors[..], &self.powers, &self.others].concat();
        for (index, (factor, power)) in self.factors.iter().zip(&self.powers).enumerate() {
            scalars.push(factor - power);
            scalars.push(factor + power);
            for bare in &self.bare_powers {
                scalars.push(power - bare);
            }
            for bare in &self.bare_factors {
                scalars.push(factor - bare);
            }
            for other in &self.powers[index + 1..] {
                scalars.push(power - other);
            }
            for other in &self.factors[index + 1..] {
                scalars.push(factor - other);
            }
        }
        let points = points.into_iter().map(|point| point.compress().0);
        points
            .chain(scalars.into_iter().map(|scalar| scalar.to_bytes()))
            .collect()
    }
}

/// For one feature: how often which bucket came with which order.
type Table = [[u32; BUCKETS]; ORDERS];

/// Pearson's statistic for "bucket and order are independent".
fn dependence(table: &Table) -> f64 {
    let rows: Vec<f64> = table
        .iter()
        .map(|row| row.iter().map(|count| f64::from(*count)).sum())
        .collect();
    let columns: Vec<f64> = (0..BUCKETS)
        .map(|column| table.iter().map(|row| f64::from(row[column])).sum())
        .collect();
    let total: f64 = rows.iter().sum();
    let mut statistic = 0.0;
    for (row, counts) in rows.iter().zip(table) {
        for (column, count) in columns.iter().zip(counts) {
            let expected = row * column / total;
            if expected > 0.0 {
                statistic += (f64::from(*count) - expected).powi(2) / expected;
            }
        }
    }
    statistic
}

/// What is found in many shuffles: coincidences, and the largest dependence of any feature.
fn investigate(shuffles: usize, stream: u64, script: &impl Script) -> (usize, f64, usize) {
    let mut bed = Bed::new(2, stream);
    let open = bed.open_deck(CARDS);
    let input = bed.shuffle(1, &open).deck;
    let at = context(0);
    let bare_orders = ALL_ORDERS.map(|order| {
        let places = order.map(|place| place + 1);
        let commitment = bed.generators.commit_positions(&places, &Scalar::ZERO);
        commitment.compress().0
    });
    let mut coincidences = 0;
    let mut tables: Vec<Table> = Vec::new();
    for _ in 0..shuffles {
        let (seen, order) = look(&mut bed, &at, &input, script);
        coincidences += seen.coincidences(&bare_orders);
        let features = seen.features();
        tables.resize(features.len(), [[0; BUCKETS]; ORDERS]);
        for (table, feature) in tables.iter_mut().zip(features) {
            // The second byte: the first of a point is always even.
            table[order][usize::from(feature[1]) % BUCKETS] += 1;
        }
    }
    let largest = tables.iter().map(dependence).fold(0.0, f64::max);
    (coincidences, largest, tables.len())
}

fn bound() -> f64 {
    chi_square_bound(f64::from(35u8))
}

#[test]
fn ten_thousand_shuffles_show_no_link_between_input_and_output() {
    let (coincidences, largest, features) = investigate(10_000, 90, &Honest);
    println!(
        "10000 shuffles, {features} features: {coincidences} coincidences, largest chi-square \
         {largest:.1} (bound {:.1})",
        bound()
    );
    assert_eq!(coincidences, 0);
    assert!(largest < bound());
}

/// Masks that are all zero: the responses are the secrets times a public number.
struct NoMasks;

impl Script for NoMasks {
    fn masks(&self, factor_mask: &mut [Scalar], power_mask: &mut [Scalar]) {
        factor_mask.fill(Scalar::ZERO);
        power_mask.fill(Scalar::ZERO);
    }
}

#[test]
fn responses_without_masks_would_be_found() {
    let (coincidences, ..) = investigate(20, 91, &NoMasks);
    assert!(coincidences >= 20 * CARDS);
}

/// The same masks for factors and powers.
struct SharedMasks;

impl Script for SharedMasks {
    fn masks(&self, factor_mask: &mut [Scalar], power_mask: &mut [Scalar]) {
        power_mask.copy_from_slice(factor_mask);
    }
}

#[test]
fn responses_that_share_their_masks_would_be_found() {
    let (coincidences, ..) = investigate(20, 94, &SharedMasks);
    assert!(coincidences >= 20 * CARDS);
}

/// Masks of eight bits.
struct PoorMasks;

impl Script for PoorMasks {
    fn masks(&self, factor_mask: &mut [Scalar], power_mask: &mut [Scalar]) {
        for mask in factor_mask.iter_mut().chain(power_mask) {
            *mask = Scalar::from(mask.as_bytes()[0]);
        }
    }
}

#[test]
fn responses_with_poor_masks_would_be_found() {
    let (_, largest, _) = investigate(600, 92, &PoorMasks);
    assert!(largest > 2.0 * bound(), "{largest}");
}

/// Cards put out as they came in, but for their order.
struct NoRemasking(Vec<[RistrettoPoint; 2]>);

impl Script for NoRemasking {
    fn output(&self, firsts: &mut [RistrettoPoint], seconds: &mut [RistrettoPoint]) {
        // Which card it is does not matter to the test: one that came in goes out.
        for (index, card) in self.0.iter().enumerate() {
            firsts[index] = card[0];
            seconds[index] = card[1];
        }
    }
}

#[test]
fn cards_that_are_not_remasked_would_be_found() {
    let mut bed = Bed::new(2, 93);
    let open = bed.open_deck(CARDS);
    let input = bed.shuffle(1, &open).deck;
    let (coincidences, ..) = investigate(5, 93, &NoRemasking(halves(&input)));
    assert!(coincidences >= 5 * CARDS);
}
