//! Our shuffle at 52 cards beside another crate's and beside what no implementation on this curve
//! library can go below, measured one after the other in one run and printed as ratios.
#![expect(clippy::print_stdout, reason = "the table it prints is what it is for")]
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a benchmark that cannot run should stop"
)]

mod bed;

use std::hint::black_box;
use std::time::{Duration, Instant};

use ark_std::rand::SeedableRng as _;
use ark_std::rand::rngs::StdRng;
use bed::{Bed, context};
use card_crypto::{
    PreparedShuffle, ShuffleArgument, ShuffleSeed, UnverifiedDeck, VerifiedDeck, Weights,
    check_opened_seed,
};
use curve25519_dalek::ristretto::{RistrettoBasepointTable, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::VartimeMultiscalarMul;
use rand_core::Rng as _;

const CARDS: usize = 52;
const ROUNDS: usize = 40;

/// What is measured, in the order of the rows.
#[derive(Clone, Copy)]
enum Row {
    OursPrepare,
    OursTurn,
    OursShuffle,
    OursVerify,
    OursDecodeVerify,
    ZiffleProve,
    ZiffleVerify,
    FloorRemask,
    FloorSum,
}

const ROWS: [(Row, &str); 9] = [
    (Row::OursPrepare, "  of it, prepared before the turn"),
    (Row::OursTurn, "  of it, in the turn"),
    (Row::OursShuffle, "ours: shuffle alone"),
    (Row::OursVerify, "ours: verify"),
    (Row::OursDecodeVerify, "ours: decode + verify"),
    (Row::ZiffleProve, "ziffle 0.1.0: shuffle + prove"),
    (Row::ZiffleVerify, "ziffle 0.1.0: verify"),
    (Row::FloorRemask, "floor: remask and encode the deck"),
    (Row::FloorSum, "floor: one sum of 5N + 11 points"),
];

/// Times of every row, in rounds.
struct Times([Vec<Duration>; ROWS.len()]);

impl Times {
    fn measure<T>(&mut self, row: Row, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = black_box(run());
        self.0[row as usize].push(start.elapsed());
        result
    }

    /// Milliseconds at a quantile in percent; 0 is the best round.
    fn at(&self, row: Row, percent: usize) -> f64 {
        let mut times = self.0[row as usize].clone();
        times.sort_unstable();
        times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3
    }

    /// The best round: what else the machine does only ever adds time, to the long rows most. The
    /// ratios to another crate are fair on a quiet machine only.
    fn best(&self, row: Row) -> f64 {
        self.at(row, 0)
    }

    /// Shuffling and proving: the preparation and the turn. The shorter what is timed, the likelier
    /// a round in which the machine does nothing else.
    fn whole_at(&self, percent: usize) -> f64 {
        self.at(Row::OursPrepare, percent) + self.at(Row::OursTurn, percent)
    }

    /// Proving: the whole less the shuffle alone.
    fn prove_at(&self, percent: usize) -> f64 {
        self.whole_at(percent) - self.at(Row::OursShuffle, percent)
    }
}

fn main() {
    let mut times = Times(Default::default());
    let mut bed = Bed::new();
    let input = bed.masked_deck(CARDS);

    let ziffle = ziffle::Shuffle::<CARDS>::default();
    let mut ziffle_rng = StdRng::seed_from_u64(1);
    let keys: Vec<_> = (0..5)
        .map(|_| {
            let (_, public, proof) = ziffle.keygen(&mut ziffle_rng, b"versus");
            proof.verify(public, b"versus").unwrap()
        })
        .collect();
    let key = ziffle::AggregatePublicKey::new(&keys);
    let (deck, proof) = ziffle.shuffle_initial_deck(&mut ziffle_rng, key, b"versus");
    let ziffle_input = ziffle
        .verify_initial_shuffle(key, deck, proof, b"versus")
        .unwrap();

    let sum: Vec<(Scalar, RistrettoPoint)> = (0..5 * CARDS + 11)
        .map(|_| {
            let mut bytes = [[0; 64]; 2];
            for half in &mut bytes {
                bed.rng.fill_bytes(half);
            }
            (
                Scalar::from_bytes_mod_order_wide(&bytes[0]),
                RistrettoPoint::from_uniform_bytes(&bytes[1]),
            )
        })
        .collect();
    let multiples = RistrettoBasepointTable::create(&sum[0].1);

    let mut round = || {
        ours(&mut times, &mut bed, &input);
        let (deck, proof) = times.measure(Row::ZiffleProve, || {
            ziffle.shuffle_deck(&mut ziffle_rng, key, &ziffle_input, b"versus")
        });
        times
            .measure(Row::ZiffleVerify, || {
                ziffle.verify_shuffle(key, &ziffle_input, deck, proof, b"versus")
            })
            .unwrap();
        times.measure(Row::FloorRemask, || remask(&sum, &multiples));
        times.measure(Row::FloorSum, || {
            RistrettoPoint::vartime_multiscalar_mul(
                sum.iter().map(|(scalar, _)| scalar),
                sum.iter().map(|(_, point)| point),
            )
        });
    };
    for lower in 0..ROUNDS {
        on_a_lower_stack(lower, &mut round);
    }
    report(&times, &input);
}

/// Runs a round some steps further down the stack. How the stack lies to the heap within a page
/// makes a fifth of the time of a sum; so no row is stuck with a bad or a lucky place for a whole run.
fn on_a_lower_stack(steps: usize, round: &mut dyn FnMut()) {
    let step = black_box([0u8; 64]);
    if steps == 0 {
        round();
    } else {
        on_a_lower_stack(steps - 1, round);
    }
    black_box(step);
}

fn ours(times: &mut Times, bed: &mut Bed, input: &VerifiedDeck) {
    let size = input.size();
    let seed = ShuffleSeed::random(&mut bed.rng);
    let prepared = times.measure(Row::OursPrepare, || {
        PreparedShuffle::new(&bed.generators, &bed.table, &seed, size, &mut bed.rng)
    });
    let (deck, argument) = times
        .measure(Row::OursTurn, || {
            prepared.prove(&bed.generators, &bed.table, &context(1), input)
        })
        .unwrap();
    // The same deck from the same seed without a proof. Where a card goes is looked up here, as
    // the seed lies open; that the prover hides it is counted as proving.
    times
        .measure(Row::OursShuffle, || {
            check_opened_seed(&bed.table, input, &deck, &seed)
        })
        .unwrap();
    let weights = Weights::random(&mut bed.rng);
    let output = UnverifiedDeck::from_bytes(size, deck.as_bytes()).unwrap();
    let verify = |output: &UnverifiedDeck, argument: &ShuffleArgument| {
        argument.verify(
            &bed.generators,
            &bed.table,
            &context(1),
            input,
            output,
            &weights,
        )
    };
    times
        .measure(Row::OursVerify, || verify(&output, &argument))
        .unwrap();
    let argument_bytes = argument.to_bytes();
    times
        .measure(Row::OursDecodeVerify, || {
            let output = UnverifiedDeck::from_bytes(size, deck.as_bytes()).unwrap();
            let argument = ShuffleArgument::from_bytes(size, &argument_bytes).unwrap();
            verify(&output, &argument)
        })
        .unwrap();
}

/// Remasking a deck and encoding it: what any shuffle on this curve library does at least.
fn remask(
    cards: &[(Scalar, RistrettoPoint)],
    multiples: &RistrettoBasepointTable,
) -> Vec<[[u8; 32]; 2]> {
    cards
        .iter()
        .take(CARDS)
        .map(|(scalar, card)| {
            [
                (card + RistrettoPoint::mul_base(scalar))
                    .compress()
                    .to_bytes(),
                (card + multiples * scalar).compress().to_bytes(),
            ]
        })
        .collect()
}

fn report(times: &Times, input: &VerifiedDeck) {
    let floor = times.best(Row::FloorSum);
    println!("\n{CARDS} cards, {ROUNDS} rounds, all in one run");
    println!(
        "{:<36} {:>9} {:>9} {:>12}",
        "milliseconds", "median", "best", "/ floor sum"
    );
    let line = |name: &str, median: f64, best: f64| {
        println!(
            "{name:<36} {median:>9.3} {best:>9.3} {:>12.2}",
            best / floor
        );
    };
    let (prove, whole) = (times.prove_at(0), times.whole_at(0));
    line("ours: prove", times.prove_at(50), prove);
    line("ours: shuffle + prove", times.whole_at(50), whole);
    for (row, name) in ROWS {
        line(name, times.at(row, 50), times.best(row));
    }

    // A turn in the chain: what the seat before sent is decoded and verified, then shuffled.
    let turn = times.best(Row::OursDecodeVerify);
    let (plain, prepared) = (turn + whole, turn + times.best(Row::OursTurn));
    println!("\nlatency of a turn: {plain:.3} ms, prepared ahead {prepared:.3} ms");

    let ratio = |above: Row, below: Row| times.best(above) / times.best(below);
    let bytes = ShuffleArgument::encoded_len(input.size());
    println!();
    for (what, value, least, bar) in [
        (
            "ziffle's shuffle + prove / ours, at least",
            times.best(Row::ZiffleProve) / whole,
            true,
            15.0,
        ),
        (
            "ziffle's verify / ours, at least",
            ratio(Row::ZiffleVerify, Row::OursVerify),
            true,
            25.0,
        ),
        (
            "verify / floor sum, at most",
            ratio(Row::OursVerify, Row::FloorSum),
            false,
            1.4,
        ),
        ("prove / floor sum, at most", prove / floor, false, 4.0),
        (
            "shuffle + prove / floor sum, at most",
            whole / floor,
            false,
            4.0,
        ),
        (
            "turn, prepared / not prepared, at most",
            times.best(Row::OursTurn) / whole,
            false,
            0.6,
        ),
    ] {
        let met = (value >= bar) == least;
        let verdict = if met { "met" } else { "MISSED" };
        println!("{what:<44} {bar:>5.1}: {value:>7.2}  {verdict}");
    }
    let most = 32 * (3 * CARDS + 10);
    let verdict = if bytes <= most { "met" } else { "MISSED" };
    println!("{:<44} {most:>5}: {bytes:>7}  {verdict}", "bytes, at most");
}
