//! Shuffles, honest and not.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;

use super::{ORDER, Vectors, add, flip, numbers, put, refuse, resize, set_key};
use crate::shuffle::verify::pose;
use crate::tests::bed::{Bed, Sent, context};
use crate::tests::liars::Liar;
use crate::tests::vectors::record::Record;
use crate::{PreparedShuffle, ShuffleSeed, UnverifiedDeck, VerifiedDeck};

/// A table, an open deck, and a turn of every seat.
fn record_chain(bed: &mut Bed, input: &VerifiedDeck, sent: &[Sent], what: &str) -> Record {
    let mut record = Record::new("shuffle", what);
    for seat in (0..).take(bed.keys.len()) {
        set_key(&mut record, bed, seat, &format!(".{seat}"));
    }
    record.set_bytes("table-key", bed.table.as_bytes());
    record.set("set", "card-crypto/test");
    record.set("input", &numbers((0u16..).take(input.cards().len())));
    let mut before = input;
    for (index, turn) in sent.iter().enumerate() {
        let (challenges, fingerprint) = pose(&bed.table, &turn.link(), before.claimed());
        let mut put_bytes =
            |name: &str, bytes: &[u8]| record.set_bytes(&format!("{name}.{index}"), bytes);
        put_bytes("context", &turn.context.to_bytes());
        put_bytes("seed", turn.seed.as_bytes());
        put_bytes("output", turn.deck.as_bytes());
        put_bytes("argument", &turn.argument.to_bytes());
        put_bytes("x", challenges.x.as_bytes());
        put_bytes("y", challenges.y.as_bytes());
        put_bytes("z", challenges.z.as_bytes());
        put_bytes("w", challenges.w.as_bytes());
        put_bytes("fingerprint", &fingerprint);
        before = &turn.deck;
    }
    let faces = bed.open_all(before).into_iter().map(u16::from);
    record.set("faces", &numbers(faces));
    record
}

pub(super) fn shuffles(vectors: &mut Vectors, size: usize) {
    let mut bed = Bed::frozen(2);
    let input = bed.open_deck(size);
    let sent = bed.shuffle_all(&input);
    let what = format!("{size} cards shuffled by two seats");
    let record = record_chain(&mut bed, &input, &sent, &what);
    let mut fail = |name: &str, what: &str, change: &dyn Fn(&mut Record)| {
        refuse(
            vectors,
            &format!("shuffle-{size}-{name}"),
            what,
            &record,
            change,
        );
    };
    for (name, what, at) in [
        ("other-version", "another version", 0),
        ("other-game", "another game", 2),
        ("other-roster", "another roster", 34),
        ("other-epoch", "another epoch", 66),
        ("other-pile", "another pile", 98),
        ("replayed", "another step", 99),
        ("other-seat", "another seat", 107),
        ("other-head", "another head hash", 108),
    ] {
        fail(name, what, &|it| flip(it, "context.1", at));
    }
    let zero = "0".repeat(64);
    let last = sent[0].argument.to_bytes().len() - 32;
    fail("argument-point", "E_0 is the identity", &|it| {
        put(it, "argument.0", 0, &zero);
    });
    fail("argument-scalar", "tau is the group order", &|it| {
        put(it, "argument.0", last, ORDER);
    });
    fail("argument-tau", "a flipped bit in tau", &|it| {
        flip(it, "argument.0", last);
    });
    fail("argument-short", "a byte missing", &|it| {
        resize(it, "argument.0", -1);
    });
    fail("argument-long", "a byte too many", &|it| {
        resize(it, "argument.0", 1);
    });
    fail(
        "argument-exchanged",
        "the arguments of two turns exchanged",
        &|it| {
            let (first, second) = (
                it.get("argument.0").to_owned(),
                it.get("argument.1").to_owned(),
            );
            it.set("argument.0", &second);
            it.set("argument.1", &first);
        },
    );
    fail("deck-unmasked", "a first half is the identity", &|it| {
        put(it, "output.0", 0, &zero);
    });
    fail("deck-short", "half a card missing", &|it| {
        resize(it, "output.0", -32);
    });
    fail(
        "deck-not-shuffled",
        "the second turn puts out what it took in",
        &|it| {
            let first = it.get("output.0").to_owned();
            it.set("output.1", &first);
        },
    );
    fail("other-seed", "another seed opened", &|it| {
        flip(it, "seed.0", 0);
    });
    if size > 1 {
        fail(
            "deck-repeated-mask",
            "two cards with one first half",
            &|it| {
                let first = it.get("output.0")[..64].to_owned();
                put(it, "output.0", 64, &first);
            },
        );
        fail("deck-exchanged", "two cards exchanged", &|it| {
            let deck = it.get("output.1").to_owned();
            it.set(
                "output.1",
                &format!("{}{}{}", &deck[128..256], &deck[..128], &deck[256..]),
            );
        });
    }
    add(vectors, &format!("shuffle-{size}"), record);
}

/// Lies of a prover who follows the protocol otherwise.
pub(super) fn liars(vectors: &mut Vectors) {
    let mut bed = Bed::frozen(1);
    let input = bed.open_deck(4);
    let table = bed.table.clone();
    let mut lie = |name: &str, what: &str, liar: &Liar<'_>| {
        let seed = ShuffleSeed::random(&mut bed.rng);
        let (generators, size) = (&bed.generators, input.size());
        let (deck, argument) =
            PreparedShuffle::scripted(generators, &table, &seed, size, &mut bed.rng, liar)
                .prove_scripted(generators, &table, &context(0), &input, liar)
                .unwrap();
        let sent = [Sent {
            context: context(0),
            output: UnverifiedDeck::from_bytes(size, deck.as_bytes()).unwrap(),
            seed,
            deck,
            argument,
        }];
        let mut record = Record::new("shuffle", what);
        set_key(&mut record, &mut bed, 0, ".0");
        record.set_bytes("table-key", table.as_bytes());
        record.set("set", "card-crypto/test");
        record.set("input", "0 1 2 3");
        record.set_bytes("context.0", &context(0).to_bytes());
        record.set_bytes("output.0", sent[0].deck.as_bytes());
        record.set_bytes("argument.0", &sent[0].argument.to_bytes());
        refuse(vectors, &format!("liar-{name}"), what, &record, |_| {});
    };
    let base = RistrettoPoint::mul_base(&Scalar::ONE);
    lie(
        "doubled",
        "a card doubled, positions and powers to match",
        &Liar {
            output: Some(&|firsts, seconds| {
                firsts[1] = firsts[0] + base;
                seconds[1] = seconds[0] + table.point();
            }),
            positions: Some(&|positions| positions[1] = positions[0]),
            powers: Some(&|powers| powers[1] = powers[0]),
            ..Liar::default()
        },
    );
    lie(
        "replaced",
        "a card replaced by another",
        &Liar {
            output: Some(&|_, seconds| seconds[0] += base),
            ..Liar::default()
        },
    );
    lie(
        "shifted",
        "a first half shifted",
        &Liar {
            output: Some(&|firsts, _| firsts[3] += base),
            ..Liar::default()
        },
    );
    lie(
        "no-permutation",
        "c_A commits to no permutation",
        &Liar {
            positions: Some(&|positions| positions[2] = positions[3]),
            ..Liar::default()
        },
    );
    lie(
        "product",
        "a partial product off by one",
        &Liar {
            products: Some(&|products| products[1] += Scalar::ONE),
            ..Liar::default()
        },
    );
    lie(
        "factors",
        "the factors of another commitment",
        &Liar {
            factors: Some(&|factors| factors.swap(0, 1)),
            ..Liar::default()
        },
    );
    lie(
        "powers",
        "cards carried by other powers",
        &Liar {
            carried: Some(&|powers| powers[0] += Scalar::ONE),
            ..Liar::default()
        },
    );
}
