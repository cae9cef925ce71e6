//! Does the time of a secret operation depend on the secret? A check after Reparaz, Balasch and
//! Verbauwhede, "Dude, is my code constant time?" (DATE 2017): each operation is timed with one
//! fixed secret and with random ones, in random order, and Welch's t-test tells whether the two
//! differ. Values of |t| above 10 are a leak, below 4.5 nothing was found; on a busy machine look
//! at several runs. The last row is a control that must leak.
//!
//! `cargo run --release -p card-crypto --example dudect -- 4000`
#![expect(clippy::print_stdout, reason = "what it prints is what it is for")]
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "an example that cannot run should stop"
)]

#[path = "../benches/bed/mod.rs"]
mod bed;

use std::hint::black_box;
use std::time::Instant;

use bed::{Bed, context};
use card_crypto::{MaskedCard, PreparedShuffle, RevealShares, SecretKey, ShuffleSeed, VerifiedKey};
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::VartimeMultiscalarMul;
use rand_core::Rng;

const CARDS: usize = 12;
/// How many random secrets are made ready.
const RANDOM: usize = 64;

fn main() {
    let samples = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(4000);
    let mut bed = Bed::new();
    let input = bed.masked_deck(CARDS);
    let size = input.size();

    // Slot 0 is the fixed secret. A secret is copied before the clock starts, so that the cache
    // does not know how often its slot was used.
    let seeds: Vec<_> = (0..=RANDOM)
        .map(|_| ShuffleSeed::random(&mut bed.rng))
        .collect();
    let one = SecretKey::from_bytes(Scalar::ONE.as_bytes()).unwrap();
    let mut secrets = vec![with_key(&mut bed, one)];
    for _ in 0..RANDOM {
        let secret = SecretKey::random(&mut bed.rng);
        secrets.push(with_key(&mut bed, secret));
    }
    let scalars: Vec<_> = secrets
        .iter()
        .map(|(secret, _)| Scalar::from_bytes_mod_order(*secret.as_bytes()))
        .collect();

    println!("{CARDS} cards, {samples} samples of each operation");
    let mut order = bed.rng.clone();
    let mut rng = bed.rng.clone();
    report("remask and prepare", samples, &mut order, |slot| {
        let seed = seeds[slot].clone();
        timed(|| PreparedShuffle::new(&bed.generators, &bed.table, &seed, size, &mut rng))
    });
    report("prove", samples, &mut order, |slot| {
        let seed = &seeds[slot];
        let prepared = PreparedShuffle::new(&bed.generators, &bed.table, seed, size, &mut rng);
        timed(|| prepared.prove(&bed.generators, &bed.table, &context(0), &input))
    });
    report("shares", samples, &mut order, |slot| {
        let (secret, key) = secrets[slot].clone();
        timed(|| RevealShares::prove(&secret, &key, &context(0), input.cards(), &mut rng).unwrap())
    });
    let points: Vec<_> = input.cards().iter().map(MaskedCard::as_bytes).collect();
    let points: Vec<RistrettoPoint> = points
        .iter()
        .map(|bytes| RistrettoPoint::from_uniform_bytes(bytes))
        .collect();
    report("control: variable-time", samples, &mut order, |slot| {
        let scalar = scalars[slot];
        timed(|| {
            let same = std::iter::repeat_n(scalar, points.len());
            RistrettoPoint::vartime_multiscalar_mul(same, &points)
        })
    });
}

/// A key of seat 0 to make shares with.
fn with_key(bed: &mut Bed, secret: SecretKey) -> (SecretKey, VerifiedKey) {
    let proof = secret.prove(&context(0), &mut bed.rng);
    let key = proof.verify(&secret.public(), &context(0)).unwrap();
    (secret, key)
}

fn timed<T>(run: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    black_box(run());
    start.elapsed().as_secs_f64() * 1e6
}

fn report(
    name: &str,
    samples: usize,
    order: &mut impl Rng,
    mut operation: impl FnMut(usize) -> f64,
) {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..samples {
        let random = order.next_u32() as usize;
        let class = random & 1;
        let slot = class * (1 + (random >> 1) % RANDOM);
        times[class].push(operation(slot));
    }
    // What the scheduler did to the slowest tenth says nothing of the code.
    let mut all = times.concat();
    all.sort_by(f64::total_cmp);
    let cut = all[all.len() * 9 / 10];
    let [fixed, random] = times.map(|class| {
        let kept: Vec<f64> = class.into_iter().filter(|time| *time <= cut).collect();
        Class::of(&kept)
    });
    let t = (fixed.mean - random.mean)
        / (fixed.variance / fixed.count + random.variance / random.count).sqrt();
    let verdict = match t.abs() {
        t if t < 4.5 => "nothing found",
        t if t < 10.0 => "look again",
        _ => "depends on the secret",
    };
    println!(
        "{name:<24} fixed {:>8.1} us, random {:>8.1} us, t = {t:>7.2}: {verdict}",
        fixed.mean, random.mean
    );
}

struct Class {
    count: f64,
    mean: f64,
    variance: f64,
}

impl Class {
    fn of(times: &[f64]) -> Self {
        let count = f64::from(u32::try_from(times.len()).unwrap_or(u32::MAX));
        let mean = times.iter().sum::<f64>() / count;
        let squares: f64 = times.iter().map(|time| (time - mean).powi(2)).sum();
        Self {
            count,
            mean,
            variance: squares / (count - 1.0),
        }
    }
}
