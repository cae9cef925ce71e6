//! Generators and cards: pinned, distinct, and from their names alone.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::traits::Identity;

use crate::{CardSet, CardSetError, GENERATORS_DIGEST, Generators, OpenCard};

/// The digest of the 256 cards called `card-crypto/test`.
const TEST_CARDS_DIGEST: [u8; 32] = [
    0x13, 0x2e, 0x57, 0x3a, 0xbc, 0xd0, 0x3a, 0x06, 0x30, 0x92, 0x66, 0xdc, 0x7f, 0x3d, 0x46, 0xf2,
    0xd0, 0xd4, 0x90, 0xde, 0x18, 0xbe, 0x5a, 0x6f, 0x1c, 0xc5, 0x9d, 0x0d, 0x92, 0x96, 0x0c, 0xfd,
];

#[test]
fn the_generators_are_those_pinned() {
    let digest = Generators::derive().digest();
    assert_eq!(digest, GENERATORS_DIGEST, "{digest:#04x?}");
}

#[test]
fn the_cards_are_those_pinned() {
    let digest = CardSet::derive(b"card-crypto/test", 256).unwrap().digest();
    assert_eq!(digest, TEST_CARDS_DIGEST, "{digest:#04x?}");
}

#[test]
fn generators_and_cards_are_distinct_and_not_trivial() {
    let generators = Generators::derive();
    let cards = CardSet::derive(b"card-crypto/test", 256).unwrap();
    let mut all: Vec<[u8; 32]> = cards.encodings().copied().collect();
    for point in generators.values().iter().chain([generators.blind()]) {
        all.push(point.compress().to_bytes());
        all.push((-point).compress().to_bytes());
    }
    for point in [
        RISTRETTO_BASEPOINT_POINT,
        -RISTRETTO_BASEPOINT_POINT,
        RistrettoPoint::identity(),
    ] {
        all.push(point.compress().to_bytes());
    }
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
    assert_eq!(count, 256 + 2 * 257 + 3);
}

#[test]
fn sets_of_other_names_share_no_card_and_smaller_sets_are_prefixes() {
    let cards: Vec<_> = encodings(b"one", 9);
    assert_eq!(encodings(b"one", 4), cards[..4]);
    assert!(
        encodings(b"two", 9)
            .iter()
            .all(|card| !cards.contains(card))
    );
    let digest = |name: &[u8], size| CardSet::derive(name, size).unwrap().digest();
    assert_ne!(digest(b"one", 9), digest(b"one", 8));
    assert_ne!(digest(b"one", 9), digest(b"two", 9));
}

fn encodings(name: &[u8], size: usize) -> Vec<[u8; 32]> {
    let cards = CardSet::derive(name, size).unwrap();
    cards.encodings().copied().collect()
}

#[test]
fn names_and_sizes_out_of_bounds_are_refused() {
    for size in [0, 257, usize::MAX] {
        let error = CardSet::derive(b"name", size).unwrap_err();
        assert_eq!(error, CardSetError::Size { size });
    }
    for name in [&[][..], &[7; 65]] {
        let error = CardSet::derive(name, 5).unwrap_err();
        assert_eq!(error, CardSetError::Name { length: name.len() });
    }
    let cards = CardSet::derive(b"name", 5).unwrap();
    assert_eq!(
        cards.card(OpenCard(5)).unwrap_err(),
        CardSetError::NoSuchCard { card: 5 }
    );
}

#[test]
fn small_commitments_equal_large_ones() {
    use curve25519_dalek::scalar::Scalar;
    let generators = Generators::derive();
    let blind = Scalar::from(77u8);
    for size in [1, 2, 3, 15, 16, 52, 255, 256] {
        let positions: Vec<u16> = (1..=size).rev().collect();
        let scalars: Vec<_> = positions.iter().map(|p| Scalar::from(*p)).collect();
        assert_eq!(
            generators.commit_positions(&positions, &blind),
            generators.commit(&scalars, &blind),
            "{size} positions"
        );
    }
}
