//! What is honest is accepted, at every size and in every mix.

use crate::tests::bed::{Bed, context};
use crate::{
    OpenCard, PreparedShuffle, ShuffleArgument, ShuffleSeed, VerifiedDeck, VerifiedShares, Weights,
    check_opened_seed, unmask, verify_chain,
};

fn verifies_at(bed: &mut Bed, size: usize) {
    let input = bed.open_deck(size);
    let sent = bed.shuffle(0, &input);
    assert_eq!(
        sent.argument.to_bytes().len(),
        ShuffleArgument::encoded_len(Bed::size(size))
    );
    for weights in [Weights::random(&mut bed.rng), Weights::audit()] {
        let verified = sent
            .argument
            .verify(
                &bed.generators,
                &bed.table,
                &sent.context,
                &input,
                &sent.output,
                &weights,
            )
            .unwrap_or_else(|error| panic!("{size} cards: {error}"));
        assert_eq!(verified, sent.deck);
    }
    check_opened_seed(&bed.table, &input, &sent.deck, &sent.seed).unwrap();
}

#[test]
fn a_shuffle_verifies_at_every_size_up_to_85() {
    let mut bed = Bed::new(2, 1);
    for size in 1..=85 {
        verifies_at(&mut bed, size);
    }
}

#[test]
fn a_shuffle_verifies_at_larger_sizes() {
    let mut bed = Bed::new(2, 2);
    for size in [100, 127, 128, 129, 200, 255, 256] {
        verifies_at(&mut bed, size);
    }
}

#[test]
fn a_shuffle_puts_out_what_the_seed_says_and_all_cards_come_back() {
    for (players, size) in [(1, 1), (2, 2), (3, 12), (5, 20)] {
        let mut bed = Bed::new(players, 3);
        let input = bed.open_deck(size);
        let sent = bed.shuffle_all(&input);
        let mut faces: Vec<_> = (0..=u8::MAX).take(size).collect();
        for turn in &sent {
            let image = turn.seed.open_permutation(Bed::size(size));
            faces = image.iter().map(|from| faces[usize::from(*from)]).collect();
        }
        let last = sent.last().unwrap().deck.clone();
        assert_eq!(bed.open_all(&last), faces);
    }
}

#[test]
fn chains_of_two_to_five_verify_as_one() {
    for players in 2..=5 {
        for size in [1, 2, 3, 13, 52] {
            let mut bed = Bed::new(players, 4);
            let input = bed.open_deck(size);
            let sent = bed.shuffle_all(&input);
            let links: Vec<_> = sent.iter().map(|turn| turn.link()).collect();
            for weights in [Weights::random(&mut bed.rng), Weights::audit()] {
                let decks =
                    verify_chain(&bed.generators, &bed.table, &input, &links, &weights).unwrap();
                let expected: Vec<_> = sent.iter().map(|turn| turn.deck.clone()).collect();
                assert_eq!(decks, expected);
            }
        }
    }
}

#[test]
fn an_empty_chain_puts_out_nothing() {
    let bed = Bed::new(2, 5);
    let input = bed.open_deck(3);
    let decks = verify_chain(&bed.generators, &bed.table, &input, &[], &Weights::audit());
    assert_eq!(decks.unwrap(), []);
}

#[test]
fn known_cards_are_reshuffled() {
    let mut bed = Bed::new(3, 6);
    let cards: Vec<_> = [200, 3, 77, 12, 255, 0, 41].map(OpenCard).to_vec();
    let input = VerifiedDeck::open(&bed.cards, &cards).unwrap();
    let sent = bed.shuffle_all(&input);
    let links: Vec<_> = sent.iter().map(|turn| turn.link()).collect();
    let decks = verify_chain(
        &bed.generators,
        &bed.table,
        &input,
        &links,
        &Weights::audit(),
    )
    .unwrap();
    let mut faces = bed.open_all(decks.last().unwrap());
    faces.sort_unstable();
    assert_eq!(faces, [0, 3, 12, 41, 77, 200, 255]);
}

#[test]
fn decks_mix_open_and_masked_cards() {
    let mut bed = Bed::new(2, 7);
    let input = bed.open_deck(6);
    let sent = bed.shuffle_all(&input);
    let mut mixed = sent.last().unwrap().deck.cards().to_vec();
    mixed.truncate(4);
    mixed.push(bed.cards.card(OpenCard(100)).unwrap());
    mixed.push(bed.cards.card(OpenCard(101)).unwrap());
    let mixed = VerifiedDeck::assemble(&mixed).unwrap();
    let again = bed.shuffle_all(&mixed);
    let links: Vec<_> = again.iter().map(|turn| turn.link()).collect();
    let weights = Weights::random(&mut bed.rng);
    let decks = verify_chain(&bed.generators, &bed.table, &mixed, &links, &weights).unwrap();
    let faces = bed.open_all(decks.last().unwrap());
    assert!(faces.contains(&100) && faces.contains(&101));
    assert!(
        decks
            .last()
            .unwrap()
            .cards()
            .iter()
            .all(|card| !card.is_open())
    );
}

#[test]
fn one_own_share_is_computed_and_not_sent() {
    let mut bed = Bed::new(2, 8);
    let input = bed.open_deck(5);
    let sent = bed.shuffle_all(&input);
    let deck = &sent.last().unwrap().deck;
    let shares: Vec<_> = bed
        .secrets
        .iter()
        .zip(&bed.keys)
        .map(|(secret, key)| VerifiedShares::from_secret(secret, key, deck.cards()).unwrap())
        .collect();
    let mut faces: Vec<_> = deck
        .cards()
        .iter()
        .map(|card| {
            let all: Vec<_> = shares.iter().map(|batch| batch.of(card).unwrap()).collect();
            unmask(&bed.table, &bed.cards, card, &all).unwrap().0
        })
        .collect();
    faces.sort_unstable();
    assert_eq!(faces, [0, 1, 2, 3, 4]);
}

#[test]
fn the_same_seed_and_deck_give_the_same_deck_and_another_argument() {
    let mut bed = Bed::new(2, 9);
    let input = bed.open_deck(7);
    let seed = ShuffleSeed::random(&mut bed.rng);
    let size = Bed::size(7);
    let mut turn = || {
        PreparedShuffle::new(&bed.generators, &bed.table, &seed, size, &mut bed.rng)
            .prove(&bed.generators, &bed.table, &context(0), &input)
            .unwrap()
    };
    let (first_deck, first) = turn();
    let (second_deck, second) = turn();
    assert_eq!(first_deck, second_deck);
    assert_ne!(first, second);
}
