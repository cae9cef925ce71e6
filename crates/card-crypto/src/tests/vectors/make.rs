//! The vectors, made from fixed randomness.

mod shuffles;

use std::collections::BTreeMap;

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;

use crate::tests::bed::{Bed, context, lying_shares};
use crate::tests::vectors::record::Record;
use crate::{Commitment, CommitmentNonce, RevealShares, ShuffleSeed};

type Vectors = BTreeMap<String, Record>;

/// The order of the group, little-endian: zero, not reduced.
const ORDER: &str = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010";

/// All vectors by file name.
pub(super) fn all() -> Vectors {
    let mut vectors = Vectors::new();
    points(&mut vectors);
    seeds(&mut vectors);
    commitments(&mut vectors);
    keys(&mut vectors);
    for size in [1, 2, 5] {
        shuffles::shuffles(&mut vectors, size);
    }
    shuffles::liars(&mut vectors);
    shares(&mut vectors);
    vectors
}

fn add(vectors: &mut Vectors, name: &str, record: Record) {
    let known = vectors.insert(format!("{name}.txt"), record);
    assert!(known.is_none(), "{name} twice");
}

/// A variant that must be refused, for the reason the crate gives now; freezing it makes that the
/// reason for good.
fn refuse(
    vectors: &mut Vectors,
    name: &str,
    what: &str,
    from: &Record,
    change: impl FnOnce(&mut Record),
) {
    let mut record = from.clone();
    record.set("what", what);
    change(&mut record);
    let reason = super::replay::replay(&record);
    record.set("expect", &reason.expect_err(name));
    add(vectors, name, record);
}

/// Flips the lowest bit of one byte.
fn flip(record: &mut Record, name: &str, at: usize) {
    let mut bytes = record.bytes(name);
    bytes[at] ^= 1;
    record.set_bytes(name, &bytes);
}

/// Overwrites 32 bytes.
fn put(record: &mut Record, name: &str, at: usize, hex: &str) {
    let mut text = record.get(name).to_owned();
    text.replace_range(2 * at..2 * at + 64, hex);
    record.set(name, &text);
}

/// Cuts or adds bytes at the end.
fn resize(record: &mut Record, name: &str, by: isize) {
    let mut bytes = record.bytes(name);
    bytes.resize(bytes.len().saturating_add_signed(by), 0);
    record.set_bytes(name, &bytes);
}

fn numbers(values: impl IntoIterator<Item = u16>) -> String {
    let words: Vec<_> = values.into_iter().map(|value| value.to_string()).collect();
    words.join(" ")
}

fn points(vectors: &mut Vectors) {
    let bed = Bed::frozen(1);
    let mut record = Record::new("points", "generators and a set of twelve cards");
    record.set_bytes("generators-digest", &bed.generators.digest());
    record.set_bytes("h", &bed.generators.blind().compress().0);
    record.set_bytes("g.1", &bed.generators.values()[0].compress().0);
    record.set_bytes("g.256", &bed.generators.values()[255].compress().0);
    let cards = crate::CardSet::derive(b"vectors", 12).unwrap();
    record.set("set", "vectors");
    record.set("size", "12");
    record.set_bytes("cards-digest", &cards.digest());
    for (card, encoding) in cards.encodings().enumerate() {
        record.set_bytes(&format!("card.{card}"), encoding);
    }
    add(vectors, "points", record);
}

fn seeds(vectors: &mut Vectors) {
    let at = context(2);
    for size in [1, 12, 52] {
        let mut record = Record::new("seed", "a sub-seed and its expansion");
        let seed = ShuffleSeed::from_bytes([u8::try_from(size).unwrap(); 32]);
        let sub = seed.sub_seed(at.epoch, at.pile, at.step);
        let size = Bed::size(size);
        record.set_bytes("context", &at.to_bytes());
        record.set_bytes("seed", seed.as_bytes());
        record.set_bytes("sub-seed", sub.as_bytes());
        record.set("permutation", &numbers(sub.open_permutation(size)));
        for (index, scalar) in sub.remasking(size).iter().enumerate() {
            record.set_bytes(&format!("rho.{index}"), scalar.as_bytes());
        }
        add(vectors, &format!("seed-{}", size.get()), record);
    }
}

fn commitments(vectors: &mut Vectors) {
    let mut record = Record::new("commitment", "a commitment to a seed");
    let nonce = CommitmentNonce::from_bytes([0x55; 32]);
    let commitment = Commitment::new(&context(2), b"shuffle seed", &[0x77; 32], &nonce);
    record.set_bytes("context", &context(2).to_bytes());
    record.set("purpose", "shuffle seed");
    record.set_bytes("payload", &[0x77; 32]);
    record.set_bytes("nonce", nonce.as_bytes());
    record.set_bytes("commitment", &commitment.to_bytes());
    let mut fail = |name: &str, what: &str, change: &dyn Fn(&mut Record)| {
        refuse(
            vectors,
            &format!("commitment-{name}"),
            what,
            &record,
            change,
        );
    };
    fail("other-payload", "another payload", &|it| {
        flip(it, "payload", 31);
    });
    fail("other-nonce", "another nonce", &|it| flip(it, "nonce", 0));
    fail("other-seat", "another seat", &|it| flip(it, "context", 107));
    fail("other-purpose", "another purpose", &|it| {
        it.set("purpose", "coin");
    });
    add(vectors, "commitment", record);
}

/// One seat's key with its proof.
fn set_key(record: &mut Record, bed: &mut Bed, seat: u8, suffix: &str) {
    let secret = bed.secrets[usize::from(seat)].clone();
    let proof = secret.prove(&context(seat), &mut bed.rng);
    let mut put_bytes =
        |name: &str, bytes: &[u8]| record.set_bytes(&format!("{name}{suffix}"), bytes);
    put_bytes("key-context", &context(seat).to_bytes());
    put_bytes("public-key", secret.public().as_bytes());
    put_bytes("key-proof", &proof.to_bytes());
    put_bytes("secret-key", secret.as_bytes());
}

fn keys(vectors: &mut Vectors) {
    let mut bed = Bed::frozen(2);
    let mut key = Record::new("key", "a key with its proof");
    set_key(&mut key, &mut bed, 0, "");
    let mut fail = |name: &str, what: &str, change: &dyn Fn(&mut Record)| {
        refuse(vectors, &format!("key-{name}"), what, &key, change);
    };
    let zero = "0".repeat(64);
    fail("other-game", "proven for another game", &|it| {
        flip(it, "key-context", 2);
    });
    fail("other-seat", "proven for another seat", &|it| {
        flip(it, "key-context", 107);
    });
    fail("identity", "the identity as key", &|it| {
        put(it, "public-key", 0, &zero);
    });
    fail("not-canonical", "one as negative field element", &|it| {
        put(it, "public-key", 0, &format!("01{}", "0".repeat(62)));
    });
    fail("other-key", "the base point as key", &|it| {
        let base = RistrettoPoint::mul_base(&Scalar::ONE).compress();
        it.set_bytes("public-key", &base.0);
    });
    fail("proof-identity", "the identity as A", &|it| {
        put(it, "key-proof", 0, &zero);
    });
    fail("proof-scalar", "s is the group order", &|it| {
        put(it, "key-proof", 32, ORDER);
    });
    fail("proof-flipped", "a flipped bit in s", &|it| {
        flip(it, "key-proof", 32);
    });
    fail("proof-short", "a byte missing", &|it| {
        resize(it, "key-proof", -1);
    });
    fail("proof-long", "a byte too many", &|it| {
        resize(it, "key-proof", 1);
    });
    fail("other-secret", "opened with another secret", &|it| {
        flip(it, "secret-key", 0);
    });
    fail("zero-secret", "opened with zero", &|it| {
        it.set("secret-key", &zero);
    });
    add(vectors, "key", key);

    let mut table = Record::new("table", "the keys of three seats and their sum");
    let mut bed = Bed::frozen(3);
    for seat in 0..3 {
        set_key(&mut table, &mut bed, seat, &format!(".{seat}"));
    }
    table.set_bytes("table-key", bed.table.as_bytes());
    let mut fail = |name: &str, what: &str, change: &dyn Fn(&mut Record)| {
        refuse(vectors, &format!("table-{name}"), what, &table, change);
    };
    fail(
        "copied-seat",
        "a seat copies key and proof of another",
        &|it| {
            for name in ["public-key", "key-proof"] {
                let copied = it.get(&format!("{name}.0")).to_owned();
                it.set(&format!("{name}.1"), &copied);
            }
        },
    );
    fail("seat-twice", "one seat twice", &|it| {
        for name in ["key-context", "public-key", "key-proof", "secret-key"] {
            let copied = it.get(&format!("{name}.0")).to_owned();
            it.set(&format!("{name}.1"), &copied);
        }
    });
    let twice = bed.secrets[0].prove(&context(1), &mut bed.rng);
    fail("key-twice", "one key at two seats", &|it| {
        it.set_bytes("key-proof.1", &twice.to_bytes());
        for name in ["public-key", "secret-key"] {
            let copied = it.get(&format!("{name}.0")).to_owned();
            it.set(&format!("{name}.1"), &copied);
        }
    });
    add(vectors, "table", table);
}

fn shares(vectors: &mut Vectors) {
    let mut bed = Bed::frozen(2);
    let input = bed.open_deck(3);
    let deck = bed.shuffle(1, &input).deck;
    let cards = deck.cards();
    let (secret, verified) = (bed.secrets[0].clone(), bed.keys[0]);
    let sent = RevealShares::prove(&secret, &verified, &context(0), cards, &mut bed.rng).unwrap();
    let mut record = Record::new("shares", "one seat's shares of three cards");
    set_key(&mut record, &mut bed, 0, "");
    record.set_bytes("context", &context(0).to_bytes());
    record.set_bytes("cards", deck.as_bytes());
    record.set_bytes("shares", &sent.to_bytes());

    let mut points: Vec<_> = cards
        .iter()
        .map(|card| card.first * secret.scalar())
        .collect();
    points[1] += cards[1].first;
    let lying = lying_shares(&mut bed, &context(0), cards, &points);
    let zero = "0".repeat(64);
    let mut fail = |name: &str, what: &str, change: &dyn Fn(&mut Record)| {
        refuse(vectors, &format!("shares-{name}"), what, &record, change);
    };
    fail("other-key", "one share made with another key", &|it| {
        it.set_bytes("shares", &lying.to_bytes());
    });
    fail("other-game", "another game", &|it| flip(it, "context", 2));
    fail("other-seat", "another seat", &|it| flip(it, "context", 107));
    fail("other-head", "another head hash", &|it| {
        flip(it, "context", 139);
    });
    fail("cards-exchanged", "the cards in another order", &|it| {
        let cards = it.get("cards").to_owned();
        it.set(
            "cards",
            &format!("{}{}{}", &cards[128..256], &cards[..128], &cards[256..]),
        );
    });
    fail("identity", "the identity as share", &|it| {
        put(it, "shares", 32, &zero);
    });
    fail("scalar", "s is the group order", &|it| {
        put(it, "shares", 160, ORDER);
    });
    fail("flipped", "a flipped bit in s", &|it| {
        flip(it, "shares", 160);
    });
    fail("short", "a byte missing", &|it| resize(it, "shares", -1));
    fail("long", "a byte too many", &|it| resize(it, "shares", 1));
    add(vectors, "shares", record);
}
