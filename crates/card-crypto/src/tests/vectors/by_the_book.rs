//! A second verifier, written from docs/cryptography.md with none of the crate's code: SHA-512,
//! points and scalars, one equation after the other. It must agree on every stored shuffle.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use sha2::{Digest, Sha512};

use crate::tests::vectors::record::Record;
use crate::tests::vectors::stored;

fn short(bytes: &[u8]) -> Vec<u8> {
    [&[u8::try_from(bytes.len()).unwrap()], bytes].concat()
}

fn tagged(tag: &str, rest: &[&[u8]]) -> [u8; 64] {
    let mut hash = Sha512::new_with_prefix(short(tag.as_bytes()));
    for bytes in rest {
        hash.update(bytes);
    }
    hash.finalize().into()
}

fn generator(index: u32) -> RistrettoPoint {
    let hash = tagged("card-crypto/v1/generator", &[&index.to_le_bytes()]);
    RistrettoPoint::from_uniform_bytes(&hash)
}

fn card(set: &str, number: u32) -> RistrettoPoint {
    let length = (set.len() as u64).to_le_bytes();
    let parts = [&length[..], set.as_bytes(), &number.to_le_bytes()];
    RistrettoPoint::from_uniform_bytes(&tagged("card-crypto/v1/card", &parts))
}

/// A transcript.
struct Book(Sha512);

impl Book {
    fn open(proof: &str, context: &[u8]) -> Self {
        let mut book = Self(Sha512::new_with_prefix(short(b"card-crypto/v1/transcript")));
        book.absorb("proof", proof.as_bytes());
        book.absorb("suite", b"card-crypto/v1/ristretto255/sha512");
        let mut at = 0;
        for (label, length) in [
            ("version", 2),
            ("game", 32),
            ("roster", 32),
            ("epoch", 32),
            ("pile", 1),
            ("step", 8),
            ("seat", 1),
            ("head", 32),
        ] {
            book.absorb(label, &context[at..at + length]);
            at += length;
        }
        book
    }

    fn absorb(&mut self, label: &str, bytes: &[u8]) {
        self.0.update(short(label.as_bytes()));
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    fn draw(&mut self, label: &str) -> [u8; 64] {
        self.0.update(short(label.as_bytes()));
        let digest = self.0.finalize_reset();
        self.0.update(short(b"card-crypto/v1/ratchet"));
        self.0.update(digest);
        tagged("card-crypto/v1/challenge", &[&digest])
    }

    fn challenge(&mut self, label: &str) -> Scalar {
        Scalar::from_bytes_mod_order_wide(&self.draw(label))
    }
}

fn points(bytes: &[u8]) -> Option<Vec<RistrettoPoint>> {
    bytes
        .chunks(32)
        .map(|chunk| CompressedRistretto::from_slice(chunk).ok()?.decompress())
        .collect()
}

fn scalars(bytes: &[u8]) -> Option<Vec<Scalar>> {
    bytes
        .chunks(32)
        .map(|chunk| Scalar::from_canonical_bytes(chunk.try_into().ok()?).into_option())
        .collect()
}

fn sum(scalars: &[Scalar], points: &[RistrettoPoint]) -> RistrettoPoint {
    scalars
        .iter()
        .zip(points)
        .map(|(scalar, point)| scalar * point)
        .sum()
}

fn halves(deck: &[RistrettoPoint], half: usize) -> Vec<RistrettoPoint> {
    deck.iter().skip(half).step_by(2).copied().collect()
}

/// The statement of one turn.
struct Turn<'a> {
    seats: &'a [u8],
    key: RistrettoPoint,
    context: &'a [u8],
    input: &'a [u8],
    output: &'a [u8],
    argument: &'a [u8],
}

impl Turn<'_> {
    fn stated(&self, proof: &str) -> Book {
        let mut book = Book::open(proof, self.context);
        let size = u16::try_from(self.output.len() / 64).unwrap();
        let generators: Vec<_> = (0..=256)
            .map(|index| generator(index).compress().0)
            .collect();
        let digest = tagged("card-crypto/v1/generators-digest", &[&generators.concat()]);
        book.absorb("size", &size.to_le_bytes());
        book.absorb("generators", &digest[..32]);
        book.absorb("table-seats", self.seats);
        book.absorb("table-key", &self.key.compress().0);
        book.absorb("input", self.input);
        book.absorb("output", self.output);
        book
    }

    /// The challenges drawn, if all equations hold.
    #[expect(clippy::many_single_char_names, reason = "the names of the document")]
    fn verify(&self) -> Option<Vec<Scalar>> {
        let size = self.output.len() / 64;
        let (before, after) = (points(self.input)?, points(self.output)?);
        let keys = [RISTRETTO_BASEPOINT_POINT, self.key];
        if size == 1 {
            let carry = points(self.argument.get(..64)?)?;
            let tau = scalars(self.argument.get(64..96)?)?[0];
            let mut book = self.stated("remask");
            book.absorb("E_0.1", &self.argument[..32]);
            book.absorb("E_0.2", &self.argument[32..64]);
            let w = book.challenge("w");
            let holds = (0..2)
                .all(|half| carry[half] + w * (after[half] - before[half]) == tau * keys[half]);
            return holds.then_some(vec![w]);
        }

        let commitments = points(self.argument.get(..256)?)?;
        let mut responses = scalars(self.argument.get(256..)?)?.into_iter();
        let mut take = |count: usize| -> Vec<Scalar> { responses.by_ref().take(count).collect() };
        let ta = take(size);
        let tb_inner = take(size - 2);
        let (r, s) = (take(1), take(1));
        let f = take(size);
        let (r_f, tau) = (take(1), take(1));
        let bytes = |index: usize| &self.argument[32 * index..32 * index + 32];

        let mut book = self.stated("shuffle");
        book.absorb("c_A", bytes(0));
        let x = book.challenge("x");
        book.absorb("c_B", bytes(1));
        let (y, z) = (book.challenge("y"), book.challenge("z"));
        for (index, label) in ["c_d", "c_delta", "c_Delta", "c_0", "E_0.1", "E_0.2"]
            .iter()
            .enumerate()
        {
            book.absorb(label, bytes(index + 2));
        }
        let w = book.challenge("w");

        let g: Vec<_> = (1..=256).map(generator).take(size).collect();
        let h = generator(0);
        let com = |values: &[Scalar], blind: &[Scalar]| sum(values, &g) + blind[0] * h;
        let mut powers = vec![x];
        while powers.len() < size {
            powers.push(powers[powers.len() - 1] * x);
        }
        let product: Scalar = (1u64..)
            .zip(&powers)
            .map(|(index, power)| y * Scalar::from(index) + power - z)
            .product();
        let tb = [&ta[..1], &tb_inner, &[w * product]].concat();
        let steps: Vec<_> = (0..size - 1)
            .map(|index| w * tb[index + 1] - tb[index] * ta[index + 1])
            .collect();
        let [c_a, c_b, c_d, c_low, c_high, c_0, ..] = commitments[..] else {
            return None;
        };
        let all_g: RistrettoPoint = g.iter().sum();
        let opening = c_d + w * (y * c_a + c_b - z * all_g) == com(&ta, &r);
        let product = c_low + w * c_high == com(&steps, &s);
        let power = c_0 + w * c_b == com(&f, &r_f);
        let remasking = (0..2).all(|half| {
            commitments[6 + half] + w * sum(&powers, &halves(&before, half))
                == sum(&f, &halves(&after, half)) + tau[0] * keys[half]
        });
        (opening && product && power && remasking).then_some(vec![x, y, z, w])
    }
}

/// All turns of a stored chain, or `None` if one does not verify.
fn verify(record: &Record) -> Option<()> {
    let mut seats = Vec::new();
    let mut key = RistrettoPoint::default();
    for seat in 0u8.. {
        let name = format!("public-key.{seat}");
        if record.find(&name).is_none() {
            break;
        }
        seats.push(seat);
        seats.extend(record.bytes(&name));
        key += points(&record.bytes(&name))?[0];
    }
    let mut input = Vec::new();
    for number in record.numbers("input") {
        input.extend([0; 32]);
        input.extend(card(record.get("set"), number.into()).compress().0);
    }
    for turn in 0.. {
        if record.find(&format!("output.{turn}")).is_none() {
            break;
        }
        let bytes = |name: &str| record.bytes(&format!("{name}.{turn}"));
        let (context, output, argument) = (bytes("context"), bytes("output"), bytes("argument"));
        if output.len() != input.len() {
            return None;
        }
        let challenges = Turn {
            seats: &seats,
            key,
            context: &context,
            input: &input,
            output: &output,
            argument: &argument,
        }
        .verify()?;
        if record.get("expect") == "accepted" {
            let names: &[&str] = if challenges.len() == 1 {
                &["w"]
            } else {
                &["x", "y", "z", "w"]
            };
            for (name, challenge) in names.iter().zip(challenges) {
                assert_eq!(bytes(name), challenge.to_bytes());
            }
        }
        input = output;
    }
    Some(())
}

#[test]
fn a_verifier_by_the_book_agrees_on_every_stored_shuffle() {
    let mut counts = [0, 0];
    for (name, text) in stored() {
        let record = Record::from_text(&text);
        let expect = record.get("expect");
        // The rest is refused for its length, its masks or its seed, which this verifier ignores.
        let equations = expect == "accepted" || expect.contains("argument fails");
        if record.get("kind") == "shuffle" && equations {
            let accepted = verify(&record).is_some();
            assert_eq!(accepted, expect == "accepted", "{name}");
            counts[usize::from(accepted)] += 1;
        }
    }
    println!("{} accepted, {} refused", counts[1], counts[0]);
    assert!(counts[1] == 3 && counts[0] > 30);
}

#[test]
fn shares_by_the_book() {
    for (name, text) in stored() {
        let record = Record::from_text(&text);
        let expect = record.get("expect");
        let equations = expect == "accepted" || expect.contains("proof fails");
        if record.get("kind") != "shares" || !equations {
            continue;
        }
        let (cards, sent) = (record.bytes("cards"), record.bytes("shares"));
        let count = cards.len() / 64;
        let mut book = Book::open("shares", &record.bytes("context"));
        book.absorb("public-key", &record.bytes("public-key"));
        book.absorb("count", &(count as u64).to_le_bytes());
        book.absorb("cards", &cards);
        book.absorb("shares", &sent[..32 * count]);
        let seed = book.draw("share-batch");
        let weights: Vec<_> = (0..count as u64)
            .map(|index| {
                let parts = [&seed[..], &index.to_le_bytes()];
                Scalar::from_bytes_mod_order_wide(&tagged("card-crypto/v1/share-weight", &parts))
            })
            .collect();
        book.absorb("share-nonce-base", &sent[32 * count..32 * count + 32]);
        book.absorb("share-nonce-batch", &sent[32 * count + 32..32 * count + 64]);
        let c = book.challenge("share-challenge");

        let all = points(&sent[..32 * count + 64]).unwrap();
        let s = scalars(&sent[32 * count + 64..]).unwrap()[0];
        let key = points(&record.bytes("public-key")).unwrap()[0];
        let merged = sum(&weights, &halves(&points(&cards).unwrap(), 0));
        let shares = sum(&weights, &all);
        let holds = s * RISTRETTO_BASEPOINT_POINT == all[count] + c * key
            && s * merged == all[count + 1] + c * shares;
        assert_eq!(holds, expect == "accepted", "{name}");
    }
}
