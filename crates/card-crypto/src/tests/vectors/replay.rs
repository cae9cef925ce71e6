//! What the crate says to a vector.

use crate::shuffle::verify::pose;
use crate::tests::bed::links;
use crate::tests::vectors::record::Record;
use crate::{
    CardSet, Commitment, CommitmentNonce, Context, DeckSize, Generators, KeyProof, OpenCard,
    PublicKey, RevealShares, SecretKey, ShuffleArgument, ShuffleSeed, TableKey, UnverifiedDeck,
    VerifiedDeck, VerifiedKey, VerifiedShares, Weights, check_opened_seed, unmask, verify_chain,
};

type Outcome<T> = Result<T, String>;

fn named<T, E: ToString>(result: Result<T, E>) -> Outcome<T> {
    result.map_err(|error| error.to_string())
}

/// Replays a vector; the error is the reason for which it is refused.
pub(super) fn replay(record: &Record) -> Outcome<()> {
    match record.get("kind") {
        "points" => replay_points(record),
        "seed" => replay_seed(record),
        "commitment" => replay_commitment(record),
        "key" => replay_key(record, "").map(|_| ()),
        "table" => replay_table(record).map(|_| ()),
        "shuffle" => replay_shuffle(record),
        "shares" => replay_shares(record),
        other => panic!("a vector of kind {other}"),
    }
}

fn expect(record: &Record, name: &str, bytes: &[u8]) {
    assert_eq!(record.bytes(name), bytes, "{name}");
}

fn replay_points(record: &Record) -> Outcome<()> {
    let generators = Generators::derive();
    expect(record, "generators-digest", &generators.digest());
    expect(record, "h", &generators.blind().compress().0);
    let values = generators.values();
    expect(record, "g.1", &values[0].compress().0);
    expect(record, "g.256", &values[255].compress().0);
    let size = record.numbers("size")[0];
    let cards = named(CardSet::derive(
        record.get("set").as_bytes(),
        usize::from(size),
    ))?;
    expect(record, "cards-digest", &cards.digest());
    for (card, encoding) in cards.encodings().enumerate() {
        expect(record, &format!("card.{card}"), encoding);
    }
    Ok(())
}

fn replay_seed(record: &Record) -> Outcome<()> {
    let context = named(Context::from_bytes(&record.bytes("context")))?;
    let seed = ShuffleSeed::from_bytes(record.array("seed"));
    let sub = seed.sub_seed(context.epoch, context.pile, context.step);
    expect(record, "sub-seed", sub.as_bytes());
    let permutation = record.numbers("permutation");
    let size = named(DeckSize::new(permutation.len()))?;
    assert_eq!(sub.open_permutation(size), permutation);
    for (index, scalar) in sub.remasking(size).iter().enumerate() {
        expect(record, &format!("rho.{index}"), scalar.as_bytes());
    }
    Ok(())
}

fn replay_commitment(record: &Record) -> Outcome<()> {
    let context = named(Context::from_bytes(&record.bytes("context")))?;
    let commitment = Commitment::from_bytes(record.array("commitment"));
    let nonce = CommitmentNonce::from_bytes(record.array("nonce"));
    named(commitment.open(
        &context,
        record.get("purpose").as_bytes(),
        &record.bytes("payload"),
        &nonce,
    ))
}

fn replay_key(record: &Record, suffix: &str) -> Outcome<VerifiedKey> {
    let bytes = |name: &str| record.bytes(&format!("{name}{suffix}"));
    let context = named(Context::from_bytes(&bytes("key-context")))?;
    let public = named(PublicKey::from_bytes(&bytes("public-key")))?;
    let proof = named(KeyProof::from_bytes(&bytes("key-proof")))?;
    let verified = named(proof.verify(&public, &context))?;
    if record.find(&format!("secret-key{suffix}")).is_some() {
        let secret = named(SecretKey::from_bytes(&bytes("secret-key")))?;
        named(secret.opens(&public))?;
    }
    Ok(verified)
}

fn replay_table(record: &Record) -> Outcome<TableKey> {
    let mut keys = Vec::new();
    while record.find(&format!("public-key.{}", keys.len())).is_some() {
        keys.push(replay_key(record, &format!(".{}", keys.len()))?);
    }
    let table = named(TableKey::new(&keys))?;
    expect(record, "table-key", table.as_bytes());
    Ok(table)
}

fn replay_shuffle(record: &Record) -> Outcome<()> {
    let table = replay_table(record)?;
    let generators = Generators::derive();
    let set = named(CardSet::derive(record.get("set").as_bytes(), 256))?;
    let cards: Vec<_> = record
        .numbers("input")
        .iter()
        .map(|card| OpenCard(u8::try_from(*card).unwrap()))
        .collect();
    let input = named(VerifiedDeck::open(&set, &cards))?;
    let size = input.size();

    let mut turns = Vec::new();
    while record.find(&format!("output.{}", turns.len())).is_some() {
        let bytes = |name: &str| record.bytes(&format!("{name}.{}", turns.len()));
        turns.push((
            named(Context::from_bytes(&bytes("context")))?,
            named(UnverifiedDeck::from_bytes(size, &bytes("output")))?,
            named(ShuffleArgument::from_bytes(size, &bytes("argument")))?,
        ));
    }
    let links = links(&turns);
    let decks = named(verify_chain(
        &generators,
        &table,
        &input,
        &links,
        &Weights::audit(),
    ))?;

    // The challenges, the opened seeds, and what lies under the masks in the end.
    let mut before = &input;
    for (index, (link, deck)) in links.iter().zip(&decks).enumerate() {
        let (challenges, fingerprint) = pose(&table, link, before.claimed());
        let drawn = [
            ("x", challenges.x),
            ("y", challenges.y),
            ("z", challenges.z),
            ("w", challenges.w),
        ];
        for (name, challenge) in drawn {
            expect(record, &format!("{name}.{index}"), challenge.as_bytes());
        }
        expect(record, &format!("fingerprint.{index}"), &fingerprint);
        let seed = ShuffleSeed::from_bytes(record.array(&format!("seed.{index}")));
        named(check_opened_seed(&table, before, deck, &seed))?;
        before = deck;
    }
    let mut shares = Vec::new();
    for (seat, key) in table.keys().iter().enumerate() {
        let secret = named(SecretKey::from_bytes(
            &record.bytes(&format!("secret-key.{seat}")),
        ))?;
        shares.push(named(VerifiedShares::from_secret(
            &secret,
            key,
            before.cards(),
        ))?);
    }
    for (card, face) in before.cards().iter().zip(record.numbers("faces")) {
        let all: Vec<_> = shares.iter().map(|seat| seat.of(card).unwrap()).collect();
        let found = named(unmask(&table, &set, card, &all))?;
        assert_eq!(u16::from(found.0), face);
    }
    Ok(())
}

fn replay_shares(record: &Record) -> Outcome<()> {
    let key = replay_key(record, "")?;
    let context = named(Context::from_bytes(&record.bytes("context")))?;
    let cards = record.bytes("cards");
    let size = named(DeckSize::new(cards.len() / 64))?;
    let deck = named(UnverifiedDeck::from_bytes(size, &cards))?;
    let shares = named(RevealShares::from_bytes(
        size.get(),
        &record.bytes("shares"),
    ))?;
    let verified = shares.verify(&key, &context, deck.claimed().cards(), &Weights::audit());
    named(verified).map(|_| ())
}
