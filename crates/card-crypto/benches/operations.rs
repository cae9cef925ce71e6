//! What each operation takes, at the deck sizes card games have.
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a benchmark that cannot run should stop"
)]

mod bed;

use std::time::{Duration, Instant};

use bed::{Bed, context};
use card_crypto::{Link, RevealShares, ShuffleArgument, UnverifiedDeck, Weights, verify_chain};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};

const SIZES: [usize; 5] = [12, 16, 52, 67, 79];

fn shuffles(criterion: &mut Criterion) {
    let mut bed = Bed::new();
    let mut group = criterion.benchmark_group("shuffle");
    for cards in SIZES {
        let input = bed.masked_deck(cards);
        let size = input.size();
        group.bench_function(BenchmarkId::new("prepare", cards), |bencher| {
            bencher.iter(|| bed.prepare(size));
        });
        group.bench_function(BenchmarkId::new("prove-prepared", cards), |bencher| {
            // `prove` consumes what was prepared, and the preparing is not to be measured.
            bencher.iter_custom(|rounds| {
                let mut spent = Duration::ZERO;
                for _ in 0..rounds {
                    let prepared = bed.prepare(size);
                    let start = Instant::now();
                    let proven = prepared.prove(&bed.generators, &bed.table, &context(1), &input);
                    spent += start.elapsed();
                    proven.unwrap();
                }
                spent
            });
        });
        group.bench_function(BenchmarkId::new("prove", cards), |bencher| {
            bencher.iter(|| {
                bed.prepare(size)
                    .prove(&bed.generators, &bed.table, &context(1), &input)
                    .unwrap()
            });
        });
    }
}

fn verification(criterion: &mut Criterion) {
    let mut bed = Bed::new();
    let mut group = criterion.benchmark_group("verify");
    for cards in SIZES {
        let input = bed.masked_deck(cards);
        let size = input.size();
        let mut sent: Vec<bed::Sent> = Vec::new();
        for seat in 0..5 {
            let before = sent.last().map_or(&input, |last| &last.deck).clone();
            sent.push(bed.shuffle(seat, &before));
        }
        let weights = Weights::random(&mut bed.rng);
        let first = &sent[0];
        group.bench_function(BenchmarkId::new("one", cards), |bencher| {
            bencher.iter(|| {
                let (context, output) = (&first.context, &first.output);
                first
                    .argument
                    .verify(
                        &bed.generators,
                        &bed.table,
                        context,
                        &input,
                        output,
                        &weights,
                    )
                    .unwrap()
            });
        });
        let deck_bytes = first.deck.as_bytes();
        let argument_bytes = first.argument.to_bytes();
        group.bench_function(BenchmarkId::new("decode", cards), |bencher| {
            bencher.iter(|| {
                let deck = UnverifiedDeck::from_bytes(size, deck_bytes).unwrap();
                let argument = ShuffleArgument::from_bytes(size, &argument_bytes).unwrap();
                (deck, argument)
            });
        });
        let links: Vec<_> = sent
            .iter()
            .map(|turn| Link {
                context: &turn.context,
                output: &turn.output,
                argument: &turn.argument,
            })
            .collect();
        group.bench_function(BenchmarkId::new("chain-of-5", cards), |bencher| {
            bencher.iter(|| {
                verify_chain(&bed.generators, &bed.table, &input, &links, &weights).unwrap()
            });
        });
    }
}

fn shares(criterion: &mut Criterion) {
    let mut bed = Bed::new();
    let mut group = criterion.benchmark_group("shares");
    for count in SIZES {
        let deck = bed.masked_deck(count);
        let cards = deck.cards();
        let (secret, key) = (&bed.secrets[0], &bed.keys[0]);
        let rng = &mut bed.rng;
        group.bench_function(BenchmarkId::new("prove", count), |bencher| {
            bencher
                .iter(|| RevealShares::prove(secret, key, &context(0), cards, &mut *rng).unwrap());
        });
        let sent = RevealShares::prove(secret, key, &context(0), cards, rng).unwrap();
        let weights = Weights::random(rng);
        group.bench_function(BenchmarkId::new("verify", count), |bencher| {
            bencher.iter(|| sent.verify(key, &context(0), cards, &weights).unwrap());
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .sample_size(20);
    targets = shuffles, verification, shares
}
criterion_main!(benches);
