//! Whatever the bytes: every one that is flipped, cut, added or not canonical is refused, and
//! nothing panics.

use rand_core::Rng;

use crate::tests::bed::{Bed, Sent, context, rng};
use crate::{
    Commitment, CommitmentNonce, Context, DeckError, DeckSize, DecodeError, KeyProof, MaskedCard,
    PublicKey, RevealShares, SecretKey, ShuffleArgument, UnverifiedDeck, VerifiedDeck, Weights,
};

const CARDS: usize = 12;

/// The group order, little-endian.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

/// Everything one seat sends, as bytes.
struct Wire {
    bed: Bed,
    input: VerifiedDeck,
    sent: Sent,
    masked: Vec<MaskedCard>,
    key: Vec<u8>,
    key_proof: Vec<u8>,
    argument: Vec<u8>,
    deck: Vec<u8>,
    shares: Vec<u8>,
    context: Vec<u8>,
}

impl Wire {
    fn new(stream: u64) -> Self {
        let mut bed = Bed::new(2, stream);
        let open = bed.open_deck(CARDS);
        let input = bed.shuffle(1, &open).deck;
        let sent = bed.shuffle(0, &input);
        let masked = sent.deck.cards().to_vec();
        let shares = RevealShares::prove(
            &bed.secrets[0],
            &bed.keys[0],
            &context(0),
            &masked,
            &mut bed.rng,
        )
        .unwrap();
        let wire = Self {
            key: bed.secrets[0].public().as_bytes().to_vec(),
            key_proof: bed.secrets[0].prove(&context(0), &mut bed.rng).to_bytes(),
            argument: sent.argument.to_bytes(),
            deck: sent.deck.as_bytes().to_vec(),
            shares: shares.to_bytes(),
            context: context(0).to_bytes(),
            bed,
            input,
            sent,
            masked,
        };
        Wire::key(&wire.context, &wire.key, &wire.key_proof).unwrap();
        wire.shuffle(&wire.context, &wire.deck, &wire.argument)
            .unwrap();
        wire.shares(&wire.context, &wire.shares).unwrap();
        wire
    }

    fn key(context: &[u8], key: &[u8], proof: &[u8]) -> Result<(), String> {
        let context = Context::from_bytes(context).map_err(|error| error.to_string())?;
        let key = PublicKey::from_bytes(key).map_err(|error| error.to_string())?;
        let proof = KeyProof::from_bytes(proof).map_err(|error| error.to_string())?;
        let verified = proof.verify(&key, &context);
        verified.map(|_| ()).map_err(|error| error.to_string())
    }

    fn shuffle(&self, context: &[u8], deck: &[u8], argument: &[u8]) -> Result<(), String> {
        let size = DeckSize::new(CARDS).unwrap();
        let context = Context::from_bytes(context).map_err(|error| error.to_string())?;
        let deck = UnverifiedDeck::from_bytes(size, deck).map_err(|error| error.to_string())?;
        let argument =
            ShuffleArgument::from_bytes(size, argument).map_err(|error| error.to_string())?;
        argument
            .verify(
                &self.bed.generators,
                &self.bed.table,
                &context,
                &self.input,
                &deck,
                &Weights::audit(),
            )
            .map(|_| ())
            .map_err(|error| error.to_string())
    }

    fn shares(&self, context: &[u8], shares: &[u8]) -> Result<(), String> {
        let context = Context::from_bytes(context).map_err(|error| error.to_string())?;
        let shares = RevealShares::from_bytes(CARDS, shares).map_err(|error| error.to_string())?;
        shares
            .verify(&self.bed.keys[0], &context, &self.masked, &Weights::audit())
            .map(|_| ())
            .map_err(|error| error.to_string())
    }
}

/// Flips one bit of every byte, then all bits, and counts; every one must be refused.
fn flip_each(what: &str, bytes: &[u8], refused: impl Fn(&[u8]) -> Result<(), String>) -> usize {
    let mut reasons = std::collections::BTreeMap::<String, usize>::new();
    let mut count = 0;
    for at in 0..bytes.len() {
        for mask in [1, 0xff] {
            let mut flipped = bytes.to_vec();
            flipped[at] ^= mask;
            let reason = match refused(&flipped) {
                Ok(()) => panic!("{what}: byte {at} ^ {mask:#x} is accepted"),
                Err(reason) => reason,
            };
            // "at byte 7" and "at byte 8" are one reason.
            let reason = reason
                .split(" at byte")
                .next()
                .unwrap_or_default()
                .to_owned();
            *reasons.entry(reason).or_default() += 1;
            count += 1;
        }
    }
    println!(
        "{what}: {} bytes, {count} flips refused: {reasons:?}",
        bytes.len()
    );
    count
}

#[test]
fn every_flipped_byte_of_a_shuffle_is_refused() {
    let wire = Wire::new(40);
    let count = flip_each("argument", &wire.argument, |bytes| {
        wire.shuffle(&wire.context, &wire.deck, bytes)
    });
    assert_eq!(count, 2 * 32 * (3 * CARDS + 10));
    flip_each("deck", &wire.deck, |bytes| {
        wire.shuffle(&wire.context, bytes, &wire.argument)
    });
    flip_each("context of a shuffle", &wire.context, |bytes| {
        wire.shuffle(bytes, &wire.deck, &wire.argument)
    });
}

#[test]
fn every_flipped_byte_of_a_one_card_shuffle_is_refused() {
    let mut bed = Bed::new(2, 41);
    let open = bed.open_deck(1);
    let sent = bed.shuffle(0, &open);
    let size = Bed::size(1);
    let verify = |deck: &[u8], argument: &[u8], context: &[u8]| {
        let context = Context::from_bytes(context).map_err(|error| error.to_string())?;
        let deck = UnverifiedDeck::from_bytes(size, deck).map_err(|error| error.to_string())?;
        let argument =
            ShuffleArgument::from_bytes(size, argument).map_err(|error| error.to_string())?;
        let weights = Weights::audit();
        argument
            .verify(
                &bed.generators,
                &bed.table,
                &context,
                &open,
                &deck,
                &weights,
            )
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    let (deck, argument) = (sent.deck.as_bytes(), sent.argument.to_bytes());
    let context = sent.context.to_bytes();
    verify(deck, &argument, &context).unwrap();
    flip_each("one card, argument", &argument, |bytes| {
        verify(deck, bytes, &context)
    });
    flip_each("one card, deck", deck, |bytes| {
        verify(bytes, &argument, &context)
    });
    flip_each("one card, context", &context, |bytes| {
        verify(deck, &argument, bytes)
    });
}

#[test]
fn every_flipped_byte_of_a_key_is_refused() {
    let wire = Wire::new(42);
    flip_each("key", &wire.key, |bytes| {
        Wire::key(&wire.context, bytes, &wire.key_proof)
    });
    flip_each("key proof", &wire.key_proof, |bytes| {
        Wire::key(&wire.context, &wire.key, bytes)
    });
    flip_each("context of a key", &wire.context, |bytes| {
        Wire::key(bytes, &wire.key, &wire.key_proof)
    });
    flip_each("secret key", wire.bed.secrets[0].as_bytes(), |bytes| {
        SecretKey::from_bytes(bytes)
            .map_err(|error| error.to_string())?
            .opens(wire.bed.keys[0].public())
            .map_err(|error| error.to_string())
    });
}

#[test]
fn every_flipped_byte_of_shares_is_refused() {
    let wire = Wire::new(43);
    flip_each("shares", &wire.shares, |bytes| {
        wire.shares(&wire.context, bytes)
    });
    flip_each("context of shares", &wire.context, |bytes| {
        wire.shares(bytes, &wire.shares)
    });
}

#[test]
fn every_flipped_byte_of_a_commitment_is_refused() {
    let (context, purpose) = (context(0).to_bytes(), b"seed");
    let nonce = CommitmentNonce::from_bytes([9; 32]);
    let commitment = Commitment::new(
        &Context::from_bytes(&context).unwrap(),
        purpose,
        b"text",
        &nonce,
    );
    let open = |commitment: &[u8], context: &[u8], purpose: &[u8], payload: &[u8], nonce: &[u8]| {
        let context = Context::from_bytes(context).unwrap();
        Commitment::from_bytes(commitment.try_into().unwrap())
            .open(
                &context,
                purpose,
                payload,
                &CommitmentNonce::from_bytes(nonce.try_into().unwrap()),
            )
            .map_err(|error| error.to_string())
    };
    let (bytes, nonce) = (commitment.to_bytes(), nonce.as_bytes());
    open(&bytes, &context, purpose, b"text", nonce).unwrap();
    flip_each("commitment", &bytes, |flipped| {
        open(flipped, &context, purpose, b"text", nonce)
    });
    flip_each("context of a commitment", &context, |flipped| {
        open(&bytes, flipped, purpose, b"text", nonce)
    });
    flip_each("purpose", purpose, |flipped| {
        open(&bytes, &context, flipped, b"text", nonce)
    });
    flip_each("payload", b"text", |flipped| {
        open(&bytes, &context, purpose, flipped, nonce)
    });
    flip_each("nonce", nonce, |flipped| {
        open(&bytes, &context, purpose, b"text", flipped)
    });
    // What moves from one field to the next is another opening.
    open(&bytes, &context, b"see", b"dtext", nonce).unwrap_err();
    open(&bytes, &context, b"seedt", b"ext", nonce).unwrap_err();
}

#[test]
fn wrong_lengths_are_refused_before_anything_is_read() {
    let wire = Wire::new(44);
    let size = Bed::size(CARDS);
    let length = |expected, actual| DecodeError::Length { expected, actual };
    let check = |bytes: &[u8], decode: &dyn Fn(&[u8]) -> Option<DecodeError>| {
        let mut longer = bytes.to_vec();
        longer.extend_from_slice(bytes);
        for cut in (0..longer.len()).filter(|cut| *cut != bytes.len()) {
            let error = decode(&longer[..cut]);
            assert_eq!(error, Some(length(bytes.len(), cut)));
        }
        assert_eq!(decode(bytes), None);
    };
    check(&wire.context, &|bytes| Context::from_bytes(bytes).err());
    check(&wire.key, &|bytes| PublicKey::from_bytes(bytes).err());
    check(wire.bed.secrets[0].as_bytes(), &|bytes| {
        SecretKey::from_bytes(bytes).err()
    });
    check(&wire.key_proof, &|bytes| KeyProof::from_bytes(bytes).err());
    check(&wire.shares, &|bytes| {
        RevealShares::from_bytes(CARDS, bytes).err()
    });
    check(&wire.argument, &|bytes| {
        ShuffleArgument::from_bytes(size, bytes).err()
    });
    check(
        &wire.deck,
        &|bytes| match UnverifiedDeck::from_bytes(size, bytes) {
            Err(DeckError::Decode(error)) => Some(error),
            _ => None,
        },
    );
    // A size that does not fit the bytes costs nothing, however large.
    let huge = RevealShares::from_bytes(usize::MAX, &wire.shares).unwrap_err();
    assert_eq!(huge, length(usize::MAX, wire.shares.len()));
    for other in [1, CARDS - 1, CARDS + 1, 256] {
        let other = Bed::size(other);
        ShuffleArgument::from_bytes(other, &wire.argument).unwrap_err();
        UnverifiedDeck::from_bytes(other, &wire.deck).unwrap_err();
    }
    for bad in [0, 257, usize::MAX] {
        assert_eq!(DeckSize::new(bad), Err(DeckError::Size { size: bad }));
    }
}

/// Adds the group order to a scalar: the same value, another encoding.
fn unreduced(scalar: &[u8]) -> Vec<u8> {
    let mut carry = 0;
    scalar
        .iter()
        .zip(ORDER)
        .map(|(byte, order)| {
            let sum = u16::from(*byte) + u16::from(order) + carry;
            carry = sum >> 8;
            sum.to_le_bytes()[0]
        })
        .collect()
}

#[test]
fn scalars_that_are_not_reduced_are_refused_wherever_they_stand() {
    let wire = Wire::new(45);
    let size = Bed::size(CARDS);
    let check = |bytes: &[u8], first: usize, decode: &dyn Fn(&[u8]) -> Option<DecodeError>| {
        for offset in (first..bytes.len()).step_by(32) {
            let mut changed = bytes.to_vec();
            changed[offset..offset + 32].copy_from_slice(&unreduced(&bytes[offset..offset + 32]));
            assert_eq!(decode(&changed), Some(DecodeError::Scalar { offset }));
            changed[offset..offset + 32].fill(0xff);
            assert_eq!(decode(&changed), Some(DecodeError::Scalar { offset }));
        }
    };
    check(&wire.argument, 8 * 32, &|bytes| {
        ShuffleArgument::from_bytes(size, bytes).err()
    });
    check(&wire.shares, (CARDS + 2) * 32, &|bytes| {
        RevealShares::from_bytes(CARDS, bytes).err()
    });
    check(&wire.key_proof, 32, &|bytes| {
        KeyProof::from_bytes(bytes).err()
    });
    check(wire.bed.secrets[0].as_bytes(), 0, &|bytes| {
        SecretKey::from_bytes(bytes).err()
    });
    assert_eq!(
        SecretKey::from_bytes(&[0; 32]).unwrap_err(),
        DecodeError::Zero
    );
    assert_eq!(
        SecretKey::from_bytes(&ORDER).unwrap_err(),
        DecodeError::Scalar { offset: 0 }
    );
}

/// Encodings that are no canonical point: negative, not reduced, not on the curve.
fn bad_points() -> Vec<[u8; 32]> {
    let mut negative = [0; 32];
    negative[0] = 1;
    // The field's modulus, and it plus one: zero and one written in another way.
    let mut modulus = [0xff; 32];
    modulus[0] = 0xed;
    modulus[31] = 0x7f;
    let mut above = modulus;
    above[0] = 0xee;
    let mut high_bit = [0; 32];
    high_bit[31] = 0x80;
    let all = vec![negative, modulus, above, high_bit, [0xff; 32]];
    assert!(
        all.iter()
            .all(|bytes| PublicKey::from_bytes(bytes) == Err(DecodeError::Point { offset: 0 }))
    );
    all
}

#[test]
fn points_that_are_not_canonical_or_the_identity_are_refused_wherever_they_stand() {
    let wire = Wire::new(46);
    let size = Bed::size(CARDS);
    let check = |bytes: &[u8], end: usize, decode: &dyn Fn(&[u8]) -> Option<DecodeError>| {
        for offset in (0..end).step_by(32) {
            for point in bad_points() {
                let mut changed = bytes.to_vec();
                changed[offset..offset + 32].copy_from_slice(&point);
                assert_eq!(decode(&changed), Some(DecodeError::Point { offset }));
            }
            let mut changed = bytes.to_vec();
            changed[offset..offset + 32].fill(0);
            assert_eq!(decode(&changed), Some(DecodeError::Identity { offset }));
        }
    };
    check(&wire.key, 32, &|bytes| PublicKey::from_bytes(bytes).err());
    check(&wire.key_proof, 32, &|bytes| {
        KeyProof::from_bytes(bytes).err()
    });
    check(&wire.shares, (CARDS + 2) * 32, &|bytes| {
        RevealShares::from_bytes(CARDS, bytes).err()
    });
    check(&wire.argument, 8 * 32, &|bytes| {
        ShuffleArgument::from_bytes(size, bytes).err()
    });
    check(
        &wire.deck,
        CARDS * 64,
        &|bytes| match UnverifiedDeck::from_bytes(size, bytes) {
            Err(DeckError::Decode(error)) => Some(error),
            _ => None,
        },
    );
}

#[test]
fn random_bytes_are_refused_and_nothing_panics() {
    let wire = Wire::new(47);
    let mut rng = rng(48);
    for _ in 0..200 {
        let mut noise = vec![0; wire.argument.len()];
        rng.fill_bytes(&mut noise);
        let decoded = [
            ShuffleArgument::from_bytes(Bed::size(CARDS), &noise).is_ok(),
            UnverifiedDeck::from_bytes(Bed::size(CARDS), &noise[..wire.deck.len()]).is_ok(),
            RevealShares::from_bytes(CARDS, &noise[..wire.shares.len()]).is_ok(),
        ];
        assert_eq!(decoded, [false; 3]);
        // Short ones may decode by chance, and do not verify.
        Wire::key(&wire.context, &wire.key, &noise[..64]).unwrap_err();
    }
    // One item exchanged for another of the same kind decodes, and is refused.
    for _ in 0..200 {
        let mut mixed = wire.argument.clone();
        let (from, to) = (rng.next_u32() as usize % 8, rng.next_u32() as usize % 8);
        if from != to {
            mixed.copy_within(from * 32..from * 32 + 32, to * 32);
            wire.shuffle(&wire.context, &wire.deck, &mixed).unwrap_err();
        }
    }
}

#[test]
fn what_is_decoded_encodes_to_the_same_bytes() {
    let wire = Wire::new(49);
    let size = Bed::size(CARDS);
    let context = Context::from_bytes(&wire.context).unwrap();
    assert_eq!(context.to_bytes(), wire.context);
    let argument = ShuffleArgument::from_bytes(size, &wire.argument).unwrap();
    assert_eq!(argument.to_bytes(), wire.argument);
    assert_eq!(argument, wire.sent.argument);
    let deck = UnverifiedDeck::from_bytes(size, &wire.deck).unwrap();
    assert_eq!(deck.as_bytes(), wire.deck);
    let shares = RevealShares::from_bytes(CARDS, &wire.shares).unwrap();
    assert_eq!(shares.to_bytes(), wire.shares);
    let proof = KeyProof::from_bytes(&wire.key_proof).unwrap();
    assert_eq!(proof.to_bytes(), wire.key_proof);
    let secret = &wire.bed.secrets[0];
    let again = SecretKey::from_bytes(secret.as_bytes()).unwrap();
    assert_eq!(again.as_bytes(), secret.as_bytes());
}
