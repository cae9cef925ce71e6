//! The expansion of a seed: as documented, uniform, and bound to every input.

use curve25519_dalek::scalar::Scalar;
use sha2::{Digest, Sha512};

use crate::permutation::Permutation;
use crate::tests::bed::{Bed, rng};
use crate::{EpochId, Pile, ShuffleError, ShuffleSeed, Step, check_opened_seed};

/// The expansion written from its description, with none of the crate's code.
fn by_the_book(seed: &[u8; 32], size: usize) -> (Vec<u16>, Vec<Scalar>) {
    let tagged = |tag: &str| {
        let mut hash = Sha512::new();
        hash.update([u8::try_from(tag.len()).unwrap()]);
        hash.update(tag);
        hash.update(seed);
        hash
    };
    let mut words = (0u64..).flat_map(|block| {
        let hash = tagged("card-crypto/v1/seed-permutation").chain_update(block.to_le_bytes());
        let bytes: Vec<u8> = hash.finalize().to_vec();
        let word = |chunk: &[u8]| u32::from_le_bytes(chunk.try_into().unwrap());
        bytes.chunks(4).map(word).collect::<Vec<_>>()
    });
    let mut image: Vec<u16> = (0..u16::try_from(size).unwrap()).collect();
    for last in (1..size).rev() {
        let bound = last as u64 + 1;
        let chosen = loop {
            let product = u64::from(words.next().unwrap()) * bound;
            if product % (1 << 32) >= (1 << 32) % bound {
                break product >> 32;
            }
        };
        image.swap(last, usize::try_from(chosen).unwrap());
    }
    let remasking = (0..u32::try_from(size).unwrap())
        .map(|index| {
            let hash = tagged("card-crypto/v1/seed-remask").chain_update(index.to_le_bytes());
            Scalar::from_bytes_mod_order_wide(&hash.finalize().into())
        })
        .collect();
    (image, remasking)
}

#[test]
fn the_expansion_is_the_documented_one() {
    let mut rng = rng(30);
    for size in [1, 2, 3, 12, 52, 67, 79, 255, 256] {
        let seed = ShuffleSeed::random(&mut rng);
        let (image, remasking) = by_the_book(seed.as_bytes(), size);
        let size = Bed::size(size);
        assert_eq!(seed.open_permutation(size), image);
        assert_eq!(*seed.remasking(size), remasking);
        let mut sorted = image;
        sorted.sort_unstable();
        assert_eq!(sorted, (0..size.as_u16()).collect::<Vec<_>>());
    }
}

/// `2^32 mod 3 = 1`: of all words only 0 must be drawn again for three cards.
#[test]
fn words_that_would_bias_the_order_are_drawn_again() {
    let draw = |words: &[u32]| {
        let mut stream = words.iter();
        let permutation = Permutation::draw(Bed::size(3), || *stream.next().unwrap());
        (permutation.into_image(), stream.len())
    };
    assert_eq!(draw(&[1, 0]), (vec![1, 2, 0], 0));
    assert_eq!(draw(&[0, 0, 1, 0]), (vec![1, 2, 0], 0));
    assert_eq!(draw(&[0, u32::MAX, u32::MAX]), (vec![0, 1, 2], 0));
}

/// Pearson's statistic against the same expectation for every cell.
pub(super) fn chi_square(cells: &[u32]) -> f64 {
    let total: f64 = cells.iter().map(|count| f64::from(*count)).sum();
    let expected = total / f64::from(u32::try_from(cells.len()).unwrap());
    cells
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected)
        .sum()
}

/// A bound that a chi-square variable passes about once in a million (Wilson and Hilferty).
pub(super) fn chi_square_bound(freedom: f64) -> f64 {
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + 4.75 * part.sqrt()).powi(3)
}

#[test]
fn the_orders_of_four_cards_are_equally_frequent() {
    let mut rng = rng(31);
    let mut cells = [0u32; 256];
    for _ in 0..48_000 {
        let image = ShuffleSeed::random(&mut rng).open_permutation(Bed::size(4));
        let order = image
            .iter()
            .fold(0, |order, from| order * 4 + usize::from(*from));
        cells[order] += 1;
    }
    let orders: Vec<_> = cells.into_iter().filter(|count| *count > 0).collect();
    assert_eq!(orders.len(), 24);
    let statistic = chi_square(&orders);
    println!("chi-square {statistic:.1} at 23 degrees of freedom");
    assert!(statistic < chi_square_bound(23.0));
}

#[test]
fn every_card_is_equally_often_at_every_place() {
    const SIZE: usize = 52;
    let mut rng = rng(32);
    let mut cells = vec![0u32; SIZE * SIZE];
    for _ in 0..20_000 {
        let image = ShuffleSeed::random(&mut rng).open_permutation(Bed::size(SIZE));
        for (place, from) in image.iter().enumerate() {
            cells[place * SIZE + usize::from(*from)] += 1;
        }
    }
    // Rows and columns add up to the same, which leaves (N-1)^2 degrees of freedom.
    let statistic = chi_square(&cells) * 51.0 / 52.0;
    println!("chi-square {statistic:.1} at 2601 degrees of freedom");
    assert!(statistic < chi_square_bound(2601.0));
}

#[test]
fn sub_seeds_depend_on_seed_epoch_pile_and_step() {
    let seed = ShuffleSeed::from_bytes([1; 32]);
    let sub = |seed: &ShuffleSeed, epoch, pile, step| {
        *seed
            .sub_seed(EpochId([epoch; 32]), Pile(pile), Step(step))
            .as_bytes()
    };
    let all = [
        *seed.as_bytes(),
        sub(&seed, 0, 0, 0),
        sub(&seed, 1, 0, 0),
        sub(&seed, 0, 1, 0),
        sub(&seed, 0, 0, 1),
        sub(&ShuffleSeed::from_bytes([2; 32]), 0, 0, 0),
    ];
    for (index, one) in all.iter().enumerate() {
        assert!(all[index + 1..].iter().all(|other| other != one));
    }
}

#[test]
fn another_seed_or_deck_does_not_recompute() {
    let mut bed = Bed::new(2, 33);
    let input = bed.open_deck(9);
    let sent = bed.shuffle(0, &input);
    let check =
        |input, output, seed: &ShuffleSeed| check_opened_seed(&bed.table, input, output, seed);
    check(&input, &sent.deck, &sent.seed).unwrap();
    for bit in 0..256 {
        let mut bytes = *sent.seed.as_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let error = check(&input, &sent.deck, &ShuffleSeed::from_bytes(bytes));
        assert!(matches!(error, Err(ShuffleError::OtherSeed { .. })));
    }
    let error = check(&input, &input, &sent.seed);
    assert_eq!(error, Err(ShuffleError::OtherSeed { position: 0 }));
    let smaller = bed.open_deck(8);
    assert_eq!(
        check(&smaller, &sent.deck, &sent.seed),
        Err(ShuffleError::Size { input: 8, other: 9 })
    );
}
