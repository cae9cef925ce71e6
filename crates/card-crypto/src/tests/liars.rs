//! Provers that lie, with the prover's own code: each is refused by the equation it breaks.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;

use crate::error::EquationGroup;
use crate::shuffle::argument::Form;
use crate::shuffle::relation::{Posed, Relation};
use crate::shuffle::script::Script;
use crate::shuffle::verify::pose;
use crate::tests::bed::{Bed, context, links};
use crate::{
    DeckSize, Link, PreparedShuffle, SecretKey, ShuffleArgument, ShuffleError, ShuffleSeed,
    UnverifiedDeck, VerifiedDeck, Weights, verify_chain,
};

type Points = [RistrettoPoint];
/// A change to what the prover is about to use.
type Lie<'a, T> = &'a dyn Fn(&mut [T]);
type OutputLie<'a> = &'a dyn Fn(&mut Points, &mut Points);

/// What a liar changes, and where.
#[derive(Default)]
pub(super) struct Liar<'a> {
    pub(super) positions: Option<Lie<'a, u16>>,
    pub(super) output: Option<OutputLie<'a>>,
    pub(super) powers: Option<Lie<'a, Scalar>>,
    pub(super) carried: Option<Lie<'a, Scalar>>,
    pub(super) factors: Option<Lie<'a, Scalar>>,
    pub(super) products: Option<Lie<'a, Scalar>>,
}

impl Script for Liar<'_> {
    fn positions(&self, positions: &mut [u16]) {
        self.positions.inspect(|lie| lie(positions));
    }
    fn output(&self, firsts: &mut Points, seconds: &mut Points) {
        self.output.inspect(|lie| lie(firsts, seconds));
    }
    fn powers(&self, powers: &mut [Scalar]) {
        self.powers.inspect(|lie| lie(powers));
    }
    fn carried(&self, powers: &mut [Scalar]) {
        self.carried.inspect(|lie| lie(powers));
    }
    fn factors(&self, factors: &mut [Scalar]) {
        self.factors.inspect(|lie| lie(factors));
    }
    fn products(&self, products: &mut [Scalar]) {
        self.products.inspect(|lie| lie(products));
    }
}

/// What the verifier says to a liar's shuffle of `size` cards.
fn verdict(size: usize, lie: impl Fn(&Bed, &ShuffleSeed, &mut dyn FnMut(&Liar<'_>))) -> Verdict {
    let mut bed = Bed::new(2, 20);
    let open = bed.open_deck(size);
    let input = bed.shuffle(0, &open).deck;
    let seed = ShuffleSeed::random(&mut bed.rng);
    let mut rng = bed.rng.clone();
    let mut result = None;
    lie(&bed, &seed, &mut |liar| {
        let size = input.size();
        let prepared =
            PreparedShuffle::scripted(&bed.generators, &bed.table, &seed, size, &mut rng, liar);
        let (deck, argument) = prepared
            .prove_scripted(&bed.generators, &bed.table, &context(1), &input, liar)
            .unwrap();
        let output = UnverifiedDeck::from_bytes(size, deck.as_bytes()).unwrap();
        let verify = |weights| {
            argument.verify(
                &bed.generators,
                &bed.table,
                &context(1),
                &input,
                &output,
                &weights,
            )
        };
        let verdict = verify(Weights::random(&mut rng));
        assert_eq!(verdict, verify(Weights::audit()));
        result = Some(verdict);
    });
    result.unwrap()
}

type Verdict = Result<VerifiedDeck, ShuffleError>;

fn refused(verdict: Verdict, group: EquationGroup) {
    assert_eq!(verdict.unwrap_err(), ShuffleError::Equation(group));
}

/// The lie is caught at every size, and by this group of equations.
fn caught(sizes: &[usize], liar: &Liar<'_>, group: EquationGroup) {
    for size in sizes {
        refused(verdict(*size, |_, _, prove| prove(liar)), group);
    }
}

#[test]
fn who_does_not_lie_is_accepted() {
    for size in [1, 2, 12] {
        verdict(size, |_, _, prove| prove(&Liar::default())).unwrap();
    }
}

/// The first card in the place of the second as well, remasked so that it does not show.
fn doubled(bed: &Bed) -> impl Fn(&mut Points, &mut Points) {
    let key = *bed.table.point();
    move |firsts, seconds| {
        firsts[1] = firsts[0] + RISTRETTO_BASEPOINT_POINT;
        seconds[1] = seconds[0] + key;
    }
}

#[test]
fn a_card_doubled() {
    for size in [2, 3, 12] {
        let verdict = verdict(size, |bed, _, prove| {
            prove(&Liar {
                output: Some(&doubled(bed)),
                ..Liar::default()
            });
        });
        refused(verdict, EquationGroup::FirstHalves);
    }
}

/// The best a doubler can do: everything else fits the doubled card, but it is no permutation.
#[test]
fn a_card_doubled_with_positions_and_powers_to_match() {
    for size in [2, 3, 12] {
        let verdict = verdict(size, |bed, _, prove| {
            prove(&Liar {
                output: Some(&doubled(bed)),
                positions: Some(&|positions| positions[1] = positions[0]),
                powers: Some(&|powers| powers[1] = powers[0]),
                ..Liar::default()
            });
        });
        refused(verdict, EquationGroup::Product);
    }
}

#[test]
fn a_card_replaced() {
    for size in [1, 2, 12] {
        let verdict = verdict(size, |bed, _, prove| {
            let card = |index: u8| bed.cards.card(crate::OpenCard(index)).unwrap().second;
            prove(&Liar {
                output: Some(&|_, seconds| seconds[0] += card(200) - card(0)),
                ..Liar::default()
            });
        });
        refused(verdict, EquationGroup::SecondHalves);
    }
}

#[test]
fn a_card_shifted() {
    let liar = Liar {
        output: Some(&|firsts, _| firsts[0] += RISTRETTO_BASEPOINT_POINT),
        ..Liar::default()
    };
    caught(&[1, 2, 12], &liar, EquationGroup::FirstHalves);
}

#[test]
fn two_cards_shifted_against_each_other() {
    let liar = Liar {
        output: Some(&|_, seconds| {
            seconds[0] += RISTRETTO_BASEPOINT_POINT;
            seconds[1] -= RISTRETTO_BASEPOINT_POINT;
        }),
        ..Liar::default()
    };
    caught(&[2, 12], &liar, EquationGroup::SecondHalves);
}

#[test]
fn second_halves_exchanged() {
    let liar = Liar {
        output: Some(&|_, seconds| seconds.swap(3, 7)),
        ..Liar::default()
    };
    caught(&[12], &liar, EquationGroup::SecondHalves);
}

#[test]
fn positions_that_are_no_permutation() {
    let lies: [Lie<'_, u16>; 4] = [
        &|positions| positions[1] = positions[0],
        &|positions| positions[0] = 0,
        &|positions| positions[1] = u16::try_from(positions.len()).unwrap() + 1,
        &|positions| positions.fill(1),
    ];
    for size in [2, 12] {
        for lie in lies {
            let liar = Liar {
                positions: Some(lie),
                ..Liar::default()
            };
            caught(&[size], &liar, EquationGroup::Product);
        }
    }
}

/// A permutation, but another than the powers follow.
#[test]
fn positions_of_another_permutation_than_the_powers() {
    let liar = Liar {
        positions: Some(&|positions| positions.swap(0, 1)),
        ..Liar::default()
    };
    caught(&[2, 12], &liar, EquationGroup::Product);
}

#[test]
fn powers_that_are_no_powers() {
    let liar = Liar {
        powers: Some(&|powers| powers[0] += Scalar::ONE),
        ..Liar::default()
    };
    caught(&[2, 12], &liar, EquationGroup::Product);
}

/// The factors of an honest product, but not those committed to.
#[test]
fn factors_of_another_commitment() {
    let liar = Liar {
        factors: Some(&|factors| factors.swap(0, 1)),
        ..Liar::default()
    };
    caught(&[2, 12], &liar, EquationGroup::Opening);
}

#[test]
fn a_product_off_by_one() {
    for size in [2, 3, 12] {
        for at in 0..size - 1 {
            let liar = Liar {
                products: Some(&|products| products[at] += Scalar::ONE),
                ..Liar::default()
            };
            caught(&[size], &liar, EquationGroup::Product);
        }
    }
}

/// The deck put out follows another permutation than the one proven, and so do the powers opened
/// to carry it.
#[test]
fn cards_carried_by_other_powers_than_committed() {
    let liar = Liar {
        carried: Some(&|powers| powers[0] += Scalar::ONE),
        ..Liar::default()
    };
    caught(&[2, 12], &liar, EquationGroup::Powers);
}

#[test]
fn remasked_with_another_key() {
    for size in [1, 2, 12] {
        let verdict = verdict(size, |bed, seed, prove| {
            let mut rng = bed.rng.clone();
            let other = *SecretKey::random(&mut rng).public().point();
            let remasking = seed.remasking(DeckSize::new(size).unwrap());
            prove(&Liar {
                output: Some(&|_, seconds| {
                    for (second, rho) in seconds.iter_mut().zip(remasking.iter()) {
                        *second += (other - bed.table.point()) * rho;
                    }
                }),
                ..Liar::default()
            });
        });
        refused(verdict, EquationGroup::SecondHalves);
    }
}

/// In a chain the liar is named, wherever it sits.
#[test]
fn a_liar_in_a_chain_is_named() {
    for culprit in 0..4 {
        let mut bed = Bed::new(4, 21);
        let open = bed.open_deck(5);
        let mut turns = Vec::new();
        let mut input = open.clone();
        for seat in 0..4 {
            let seed = ShuffleSeed::random(&mut bed.rng);
            let lie = |products: &mut [Scalar]| products[2] += Scalar::ONE;
            let liar = Liar {
                products: (seat == culprit).then_some(&lie as Lie<'_, Scalar>),
                ..Liar::default()
            };
            let prepared = PreparedShuffle::new(
                &bed.generators,
                &bed.table,
                &seed,
                input.size(),
                &mut bed.rng,
            );
            let (deck, argument) = prepared
                .prove_scripted(&bed.generators, &bed.table, &context(seat), &input, &liar)
                .unwrap();
            let output = UnverifiedDeck::from_bytes(deck.size(), deck.as_bytes()).unwrap();
            turns.push((context(seat), output, argument));
            input = deck;
        }
        let links = links(&turns);
        for weights in [Weights::random(&mut bed.rng), Weights::audit()] {
            let error =
                verify_chain(&bed.generators, &bed.table, &open, &links, &weights).unwrap_err();
            assert_eq!(error.link, usize::from(culprit));
            assert_eq!(error.error, ShuffleError::Equation(EquationGroup::Product));
        }
    }
}

/// Two errors that cancel under weights known in advance. Weights hashed from the responses
/// cannot be known in advance.
#[test]
fn errors_that_cancel_are_refused_because_weights_depend_on_responses() {
    let mut bed = Bed::new(2, 22);
    let input = bed.open_deck(6);
    let sent = bed.shuffle(0, &input);
    let mut forged: ShuffleArgument = sent.argument.clone();
    if let Form::Shuffle(rounds) = &mut forged.form {
        rounds.responses.factor_blind += Scalar::ONE;
        rounds.responses.product_blind -= Scalar::ONE;
    }
    let link = Link {
        context: &sent.context,
        output: &sent.output,
        argument: &forged,
    };
    let (challenges, fingerprint) = pose(&bed.table, &link, input.claimed());
    let (honest_challenges, honest) = pose(&bed.table, &sent.link(), input.claimed());
    assert_eq!(challenges, honest_challenges);
    assert_ne!(fingerprint, honest);
    let posed = Posed::new(&forged, challenges);
    let mut equal_weights = Relation::new(input.size(), 2);
    for group in posed.groups() {
        equal_weights.add(0, &posed, *group, Scalar::ONE);
    }
    assert!(equal_weights.holds(
        &bed.generators,
        &bed.table,
        &[input.claimed(), sent.deck.claimed()]
    ));
    for weights in [Weights::random(&mut bed.rng), Weights::audit()] {
        let error = verify_chain(&bed.generators, &bed.table, &input, &[link], &weights);
        assert_eq!(
            error.unwrap_err().error,
            ShuffleError::Equation(EquationGroup::Opening)
        );
    }
}

/// The same across the arguments of a chain.
#[test]
fn errors_that_cancel_between_arguments_are_refused() {
    let mut bed = Bed::new(2, 23);
    let input = bed.open_deck(6);
    let mut sent = bed.shuffle_all(&input);
    for (turn, error) in sent.iter_mut().zip([Scalar::ONE, -Scalar::ONE]) {
        if let Form::Shuffle(rounds) = &mut turn.argument.form {
            rounds.responses.power_blind += error;
        }
    }
    let links: Vec<_> = sent.iter().map(|turn| turn.link()).collect();
    let error = verify_chain(
        &bed.generators,
        &bed.table,
        &input,
        &links,
        &Weights::audit(),
    )
    .unwrap_err();
    assert_eq!(error.link, 0);
    assert_eq!(error.error, ShuffleError::Equation(EquationGroup::Powers));
}
