//! Each item of each transcript, when it changes, changes every challenge after it and none
//! before it: one test an item.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use sha2::{Digest, Sha512};

use crate::context::Context;
use crate::encoding::EncodedPoint;
use crate::keys::key_challenge;
use crate::shares;
use crate::shuffle::statement::{Masking, Statement};
use crate::tests::bed::context;
use crate::transcript::{Transcript, proof};
use crate::{Commitment, CommitmentNonce, PublicKey, Weights};

fn point(index: u8) -> EncodedPoint {
    EncodedPoint::new(RistrettoPoint::mul_base(&Scalar::from(index)))
}

/// What is drawn from a shuffle's transcript, in order.
const DRAWN: [&str; 5] = ["x", "y", "z", "w", "fingerprint"];

/// All items of a shuffle's transcript.
struct Shuffle {
    statement: Statement<'static>,
    permutation: EncodedPoint,
    powers: EncodedPoint,
    masking: Masking,
    responses: Vec<u8>,
}

impl Shuffle {
    fn new() -> Self {
        Self {
            statement: Statement {
                context: context(0),
                size: 2,
                generators: [1; 32],
                seats: vec![2; 33],
                table: [3; 32],
                input: &[4; 128],
                output: &[5; 128],
            },
            permutation: point(1),
            powers: point(2),
            masking: Masking {
                mask: point(3),
                low: point(4),
                high: point(5),
                power_mask: point(6),
                carry: [point(7), point(8)],
            },
            responses: vec![6; 64],
        }
    }

    fn drawn(&self) -> [[u8; 64]; 5] {
        let (challenges, state) = self
            .statement
            .absorb()
            .permutation(&self.permutation)
            .powers(&self.powers)
            .masking(&self.masking);
        [
            wide(challenges.x),
            wide(challenges.y),
            wide(challenges.z),
            wide(challenges.w),
            state.fingerprint(&self.responses),
        ]
    }
}

fn wide(scalar: Scalar) -> [u8; 64] {
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(scalar.as_bytes());
    bytes
}

/// After the change, what was drawn from `first` on differs and nothing before it.
fn shuffle_item(first: &str, change: impl Fn(&mut Shuffle)) {
    let mut changed = Shuffle::new();
    change(&mut changed);
    let (before, after) = (Shuffle::new().drawn(), changed.drawn());
    let from = DRAWN.iter().position(|name| *name == first).unwrap();
    for (index, name) in DRAWN.iter().enumerate() {
        assert_eq!(before[index] != after[index], index >= from, "{name}");
    }
}

macro_rules! shuffle_items {
    ($($name:ident: $first:literal, $change:expr;)*) => {
        mod shuffle {
            use super::*;
            $(#[test] fn $name() { shuffle_item($first, $change); })*
        }
    };
}

shuffle_items! {
    version: "x", |it| it.statement.context.version.0 ^= 1;
    game: "x", |it| it.statement.context.game.0[0] ^= 1;
    roster: "x", |it| it.statement.context.roster.0[0] ^= 1;
    epoch: "x", |it| it.statement.context.epoch.0[0] ^= 1;
    pile: "x", |it| it.statement.context.pile.0 ^= 1;
    step: "x", |it| it.statement.context.step.0 ^= 1;
    seat: "x", |it| it.statement.context.seat.0 ^= 1;
    head: "x", |it| it.statement.context.head.0[0] ^= 1;
    size: "x", |it| it.statement.size = 3;
    generators: "x", |it| it.statement.generators[0] ^= 1;
    table_seats: "x", |it| it.statement.seats[0] ^= 1;
    table_seats_fewer: "x", |it| it.statement.seats.clear();
    table_key: "x", |it| it.statement.table[0] ^= 1;
    input: "x", |it| it.statement.input = &[9; 128];
    output: "x", |it| it.statement.output = &[9; 128];
    input_shorter: "x", |it| it.statement.input = &[4; 64];
    decks_cut_elsewhere: "x", |it| {
        it.statement.input = &[4; 64];
        it.statement.output = &[5; 192];
    };
    c_a: "x", |it| it.permutation = point(99);
    c_b: "y", |it| it.powers = point(99);
    c_d: "w", |it| it.masking.mask = point(99);
    c_delta_low: "w", |it| it.masking.low = point(99);
    c_delta_high: "w", |it| it.masking.high = point(99);
    c_0: "w", |it| it.masking.power_mask = point(99);
    e_0_first: "w", |it| it.masking.carry[0] = point(99);
    e_0_second: "w", |it| it.masking.carry[1] = point(99);
    e_0_exchanged: "w", |it| it.masking.carry.swap(0, 1);
    responses: "fingerprint", |it| it.responses[0] ^= 1;
}

/// One card: the challenge and the fingerprint.
fn remask_drawn(statement: &Statement<'_>, carry: &[EncodedPoint; 2]) -> (Scalar, [u8; 64]) {
    let (w, state) = statement.absorb().remask(carry);
    (w, state.fingerprint(&[7; 32]))
}

fn remask_item(change: impl Fn(&mut Statement<'static>, &mut [EncodedPoint; 2])) {
    let mut statement = Shuffle::new().statement;
    statement.size = 1;
    let mut carry = [point(7), point(8)];
    let before = remask_drawn(&statement, &carry);
    change(&mut statement, &mut carry);
    let after = remask_drawn(&statement, &carry);
    assert_ne!(before.0, after.0);
    assert_ne!(before.1, after.1);
}

macro_rules! remask_items {
    ($($name:ident: $change:expr;)*) => {
        mod remask {
            use super::*;
            $(#[test] fn $name() { remask_item($change); })*
        }
    };
}

remask_items! {
    version: |it, _| it.context.version.0 ^= 1;
    game: |it, _| it.context.game.0[0] ^= 1;
    roster: |it, _| it.context.roster.0[0] ^= 1;
    epoch: |it, _| it.context.epoch.0[0] ^= 1;
    pile: |it, _| it.context.pile.0 ^= 1;
    step: |it, _| it.context.step.0 ^= 1;
    seat: |it, _| it.context.seat.0 ^= 1;
    head: |it, _| it.context.head.0[0] ^= 1;
    size: |it, _| it.size = 2;
    generators: |it, _| it.generators[0] ^= 1;
    table_seats: |it, _| it.seats[0] ^= 1;
    table_key: |it, _| it.table[0] ^= 1;
    input: |it, _| it.input = &[9; 128];
    output: |it, _| it.output = &[9; 128];
    e_0_first: |_, carry| carry[0] = point(99);
    e_0_second: |_, carry| carry[1] = point(99);
}

#[test]
fn remask_responses_change_the_fingerprint() {
    let mut statement = Shuffle::new().statement;
    statement.size = 1;
    let fingerprint = |responses: &[u8]| {
        let (_, state) = statement.absorb().remask(&[point(7), point(8)]);
        state.fingerprint(responses)
    };
    assert_ne!(fingerprint(&[7; 32]), fingerprint(&[8; 32]));
}

/// All items of a share transcript.
struct Shares {
    statement: shares::Statement,
    base_nonce: EncodedPoint,
    batch_nonce: EncodedPoint,
}

fn shares_item(merges: bool, change: impl Fn(&mut Shares)) {
    let build = || Shares {
        statement: shares::Statement {
            context: context(0),
            key: [1; 32],
            count: 2,
            cards: vec![2; 128],
            shares: vec![3; 64],
        },
        base_nonce: point(4),
        batch_nonce: point(5),
    };
    let drawn = |it: &Shares| {
        let (transcript, weights) = it.statement.absorb();
        let (challenge, _) = shares::close(transcript, &it.base_nonce, &it.batch_nonce);
        (weights, challenge)
    };
    let mut changed = build();
    change(&mut changed);
    let (before, after) = (drawn(&build()), drawn(&changed));
    for (one, other) in before.0.iter().zip(&after.0) {
        assert_eq!(one != other, merges);
    }
    assert_ne!(before.1, after.1);
}

macro_rules! shares_items {
    ($($name:ident: $merges:literal, $change:expr;)*) => {
        mod share_batch {
            use super::*;
            $(#[test] fn $name() { shares_item($merges, $change); })*
        }
    };
}

shares_items! {
    version: true, |it| it.statement.context.version.0 ^= 1;
    game: true, |it| it.statement.context.game.0[0] ^= 1;
    roster: true, |it| it.statement.context.roster.0[0] ^= 1;
    epoch: true, |it| it.statement.context.epoch.0[0] ^= 1;
    pile: true, |it| it.statement.context.pile.0 ^= 1;
    step: true, |it| it.statement.context.step.0 ^= 1;
    seat: true, |it| it.statement.context.seat.0 ^= 1;
    head: true, |it| it.statement.context.head.0[0] ^= 1;
    public_key: true, |it| it.statement.key[0] ^= 1;
    count: true, |it| it.statement.count = 3;
    cards: true, |it| it.statement.cards[0] ^= 1;
    second_halves_of_cards: true, |it| it.statement.cards[63] ^= 1;
    shares: true, |it| it.statement.shares[63] ^= 1;
    nonce_base: false, |it| it.base_nonce = point(99);
    nonce_batch: false, |it| it.batch_nonce = point(99);
}

fn key_item(change: impl Fn(&mut Context, &mut PublicKey, &mut EncodedPoint)) {
    let (mut at, mut commitment) = (context(0), point(2));
    let mut public = PublicKey::from_bytes(&point(1).bytes).unwrap();
    let before = key_challenge(&at, &public, &commitment);
    change(&mut at, &mut public, &mut commitment);
    assert_ne!(before, key_challenge(&at, &public, &commitment));
}

macro_rules! key_items {
    ($($name:ident: $change:expr;)*) => {
        mod key {
            use super::*;
            $(#[test] fn $name() { key_item($change); })*
        }
    };
}

key_items! {
    version: |at, _, _| at.version.0 ^= 1;
    game: |at, _, _| at.game.0[0] ^= 1;
    roster: |at, _, _| at.roster.0[0] ^= 1;
    epoch: |at, _, _| at.epoch.0[0] ^= 1;
    pile: |at, _, _| at.pile.0 ^= 1;
    step: |at, _, _| at.step.0 ^= 1;
    seat: |at, _, _| at.seat.0 ^= 1;
    head: |at, _, _| at.head.0[0] ^= 1;
    public_key: |_, public, _| *public = PublicKey::from_bytes(&point(99).bytes).unwrap();
    nonce: |_, _, commitment| *commitment = point(99);
}

#[test]
fn proofs_of_different_kinds_never_share_a_challenge() {
    let kinds = [proof::KEY, proof::SHUFFLE, proof::REMASK, proof::SHARES];
    let mut all: Vec<_> = kinds
        .iter()
        .map(|kind| Transcript::new(kind, &context(0)).squeeze(b"x"))
        .collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), kinds.len());
}

#[test]
fn weights_depend_on_entropy_and_every_fingerprint() {
    let first = |weights: &Weights, prints: &[[u8; 64]]| weights.stream(prints).draw();
    let mut rng = crate::tests::bed::rng(80);
    let (random, other) = (Weights::random(&mut rng), Weights::random(&mut rng));
    let audit = Weights::audit();
    let prints = [[1; 64], [2; 64]];
    let mut all = vec![
        first(&random, &prints),
        first(&other, &prints),
        first(&audit, &prints),
        first(&audit, &prints[..1]),
        first(&audit, &[[1; 64], [3; 64]]),
        first(&audit, &[[3; 64], [2; 64]]),
        first(&audit, &[[2; 64], [1; 64]]),
        first(&audit, &[]),
    ];
    let mut stream = audit.stream(&prints);
    stream.draw();
    all.push(stream.draw());
    for (index, one) in all.iter().enumerate() {
        assert!(all[index + 1..].iter().all(|other| other != one));
    }
    assert_eq!(first(&audit, &prints), first(&Weights::audit(), &prints));
}

#[test]
fn commitments_depend_on_every_input() {
    let nonce = CommitmentNonce::from_bytes([1; 32]);
    let base = Commitment::new(&context(0), b"purpose", b"payload", &nonce);
    let others = [
        Commitment::new(&context(1), b"purpose", b"payload", &nonce),
        Commitment::new(&context(0), b"purposes", b"payload", &nonce),
        Commitment::new(&context(0), b"purpose", b"payloads", &nonce),
        Commitment::new(
            &context(0),
            b"purpose",
            b"payload",
            &CommitmentNonce::from_bytes([2; 32]),
        ),
    ];
    assert!(others.iter().all(|other| *other != base));
}

/// A transcript written from its description, with none of the crate's code: the challenge of a
/// key proof.
#[test]
fn a_key_challenge_by_the_book() {
    let short = |bytes: &[u8]| {
        let mut out = vec![u8::try_from(bytes.len()).unwrap()];
        out.extend_from_slice(bytes);
        out
    };
    let item = |label: &str, bytes: &[u8]| {
        let mut out = short(label.as_bytes());
        out.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
        out.extend_from_slice(bytes);
        out
    };
    let (key, nonce) = (point(1), point(2));
    let state = Sha512::new()
        .chain_update(short(b"card-crypto/v1/transcript"))
        .chain_update(item("proof", b"key"))
        .chain_update(item("suite", b"card-crypto/v1/ristretto255/sha512"))
        .chain_update(item("version", &[1, 0]))
        .chain_update(item("game", &[0x11; 32]))
        .chain_update(item("roster", &[0x22; 32]))
        .chain_update(item("epoch", &[0x33; 32]))
        .chain_update(item("pile", &[4]))
        .chain_update(item("step", &[5, 0, 0, 0, 0, 0, 0, 0]))
        .chain_update(item("seat", &[3]))
        .chain_update(item("head", &[0x66; 32]))
        .chain_update(item("public-key", &key.bytes))
        .chain_update(item("key-nonce", &nonce.bytes))
        .chain_update(short(b"key-challenge"))
        .finalize();
    let challenge = Sha512::new()
        .chain_update(short(b"card-crypto/v1/challenge"))
        .chain_update(state)
        .finalize();
    let expected = Scalar::from_bytes_mod_order_wide(&challenge.into());
    let public = PublicKey::from_bytes(&key.bytes).unwrap();
    assert_eq!(key_challenge(&context(3), &public, &nonce), expected);
}
