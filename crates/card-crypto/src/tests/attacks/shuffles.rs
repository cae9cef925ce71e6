//! With decks and shuffles.

use crate::error::EquationGroup;
use crate::tests::attacks::other_contexts;
use crate::tests::bed::{Bed, context};
use crate::{
    Context, DeckError, OpenCard, OpenDeckError, PreparedShuffle, SecretKey, ShuffleError,
    ShuffleSeed, TableKey, UnverifiedDeck, VerifiedDeck, Weights, verify_chain,
};

#[test]
fn an_argument_is_of_one_context_deck_and_table() {
    let mut bed = Bed::new(2, 64);
    let input = bed.open_deck(6);
    let sent = bed.shuffle(0, &input);
    let weights = Weights::audit();
    let verify = |table: &TableKey, context: &Context, input: &VerifiedDeck, output: &_| {
        sent.argument
            .verify(&bed.generators, table, context, input, output, &weights)
    };
    verify(&bed.table, &sent.context, &input, &sent.output).unwrap();
    let refused = |result: Result<VerifiedDeck, ShuffleError>| {
        assert!(matches!(result, Err(ShuffleError::Equation(_))));
    };
    for other in other_contexts() {
        refused(verify(&bed.table, &other, &input, &sent.output));
    }
    // The same keys with one seat less or more.
    let alone = TableKey::new(&bed.keys[..1]).unwrap();
    refused(verify(&alone, &sent.context, &input, &sent.output));
    // Another order of the same input.
    let mut cards = input.cards().to_vec();
    cards.swap(0, 1);
    let swapped = VerifiedDeck::assemble(&cards).unwrap();
    refused(verify(&bed.table, &sent.context, &swapped, &sent.output));
    // Another order of the same output.
    let mut bytes = sent.deck.as_bytes().to_vec();
    bytes.rotate_left(64);
    let rotated = UnverifiedDeck::from_bytes(input.size(), &bytes).unwrap();
    refused(verify(&bed.table, &sent.context, &input, &rotated));
    // In and out exchanged.
    let back = UnverifiedDeck::from_bytes(input.size(), sent.deck.as_bytes()).unwrap();
    refused(verify(&bed.table, &sent.context, &sent.deck, &back));
}

#[test]
fn the_same_sum_of_keys_at_other_seats_is_another_table() {
    // Two tables with one table key: only the seats' own keys tell them apart.
    let mut bed = Bed::new(2, 65);
    let shift = SecretKey::random(&mut bed.rng);
    let secrets = [
        SecretKey::from_bytes((bed.secrets[0].scalar() + shift.scalar()).as_bytes()).unwrap(),
        SecretKey::from_bytes((bed.secrets[1].scalar() - shift.scalar()).as_bytes()).unwrap(),
    ];
    let keys: Vec<_> = (0..)
        .zip(&secrets)
        .map(|(seat, secret)| {
            let proof = secret.prove(&context(seat), &mut bed.rng);
            proof.verify(&secret.public(), &context(seat)).unwrap()
        })
        .collect();
    let other = TableKey::new(&keys).unwrap();
    assert_eq!(other.as_bytes(), bed.table.as_bytes());
    let input = bed.open_deck(4);
    let sent = bed.shuffle(0, &input);
    sent.argument
        .verify(
            &bed.generators,
            &other,
            &sent.context,
            &input,
            &sent.output,
            &Weights::audit(),
        )
        .unwrap_err();
}

#[test]
fn sizes_that_do_not_match_are_refused() {
    let mut bed = Bed::new(2, 66);
    let (five, six) = (bed.open_deck(5), bed.open_deck(6));
    let (sent_five, sent_six) = (bed.shuffle(0, &five), bed.shuffle(0, &six));
    let verify = |input, output, argument: &crate::ShuffleArgument| {
        argument
            .verify(
                &bed.generators,
                &bed.table,
                &context(0),
                input,
                output,
                &Weights::audit(),
            )
            .unwrap_err()
    };
    let size = |input, other| ShuffleError::Size { input, other };
    let (a, b) = (&sent_five, &sent_six);
    assert_eq!(verify(&five, &b.output, &a.argument), size(5, 6));
    assert_eq!(verify(&five, &a.output, &b.argument), size(5, 6));
    assert_eq!(verify(&six, &a.output, &a.argument), size(6, 5));
    let seed = ShuffleSeed::random(&mut bed.rng);
    let prepared = PreparedShuffle::new(
        &bed.generators,
        &bed.table,
        &seed,
        five.size(),
        &mut bed.rng,
    );
    let error = prepared.prove(&bed.generators, &bed.table, &context(0), &six);
    assert_eq!(error.unwrap_err(), size(6, 5));
}

#[test]
fn what_was_prepared_serves_one_table() {
    let mut bed = Bed::new(2, 67);
    let input = bed.open_deck(3);
    let seed = ShuffleSeed::random(&mut bed.rng);
    let size = input.size();
    let prepared = PreparedShuffle::new(&bed.generators, &bed.table, &seed, size, &mut bed.rng);
    let alone = TableKey::new(&bed.keys[..1]).unwrap();
    let error = prepared.prove(&bed.generators, &alone, &context(0), &input);
    assert_eq!(error.unwrap_err(), ShuffleError::OtherTableKey);
}

#[test]
fn decks_with_repeated_cards_are_refused() {
    let mut bed = Bed::new(2, 68);
    let input = bed.open_deck(4);
    let deck = bed.shuffle(0, &input).deck;
    let mut bytes = deck.as_bytes().to_vec();
    bytes.copy_within(64..128, 192);
    let error = UnverifiedDeck::from_bytes(deck.size(), &bytes).unwrap_err();
    assert_eq!(
        error,
        DeckError::RepeatedMask {
            first: 1,
            second: 3
        }
    );
    // The same mask on two cards shows how they differ.
    let mut bytes = deck.as_bytes().to_vec();
    bytes.copy_within(0..32, 128);
    let error = UnverifiedDeck::from_bytes(deck.size(), &bytes).unwrap_err();
    assert_eq!(
        error,
        DeckError::RepeatedMask {
            first: 0,
            second: 2
        }
    );
    let cards = [deck.cards()[0], deck.cards()[1], deck.cards()[0]];
    assert_eq!(
        VerifiedDeck::assemble(&cards).unwrap_err(),
        DeckError::RepeatedCard {
            first: 0,
            second: 2
        }
    );
    assert_eq!(
        VerifiedDeck::open(&bed.cards, &[OpenCard(1), OpenCard(1)]).unwrap_err(),
        OpenDeckError::Deck(DeckError::RepeatedCard {
            first: 0,
            second: 1
        })
    );
    assert_eq!(
        VerifiedDeck::assemble(&[]).unwrap_err(),
        DeckError::Size { size: 0 }
    );
    // A deck put out unmasked is no output of a shuffle.
    let open = UnverifiedDeck::from_bytes(input.size(), input.as_bytes());
    assert!(matches!(open, Err(DeckError::Decode(_))));
}

#[test]
fn links_of_a_chain_have_their_order() {
    let mut bed = Bed::new(3, 69);
    let input = bed.open_deck(5);
    let sent = bed.shuffle_all(&input);
    let links: Vec<_> = sent.iter().map(|turn| turn.link()).collect();
    let verify = |links: &[_]| {
        let weights = Weights::audit();
        verify_chain(&bed.generators, &bed.table, &input, links, &weights)
    };
    verify(&links).unwrap();
    for (order, culprit) in [([1, 0, 2], 0), ([0, 2, 1], 1), ([0, 1, 1], 2)] {
        let mixed: Vec<_> = order.iter().map(|index| links[*index]).collect();
        assert_eq!(verify(&mixed).unwrap_err().link, culprit);
    }
    // A link left out, and a prefix.
    assert_eq!(verify(&[links[0], links[2]]).unwrap_err().link, 1);
    assert_eq!(verify(&links[..2]).unwrap().len(), 2);
}

#[test]
fn a_shuffle_cannot_bring_in_cards_from_elsewhere() {
    // A valid argument for a deck that was never agreed on is refused against the agreed one.
    let mut bed = Bed::new(2, 75);
    let agreed = bed.open_deck(5);
    let own: Vec<_> = (10..15).map(OpenCard).collect();
    let own = VerifiedDeck::open(&bed.cards, &own).unwrap();
    let sent = bed.shuffle(0, &own);
    let error = sent.argument.verify(
        &bed.generators,
        &bed.table,
        &sent.context,
        &agreed,
        &sent.output,
        &Weights::audit(),
    );
    assert_eq!(
        error.unwrap_err(),
        ShuffleError::Equation(EquationGroup::Opening)
    );
}
