//! Lies in a shuffle. The liar is the second of three to shuffle; the others stay at its step.

use card_crypto::{
    Context, DeckError, DecodeError, EpochId, GameId, HeadHash, OpenCard, PreparedShuffle,
    RosterDigest, Seat, ShuffleSeed, Step, VerifiedDeck,
};
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use protocol::{Check, Payload, ShuffledPile};
use rules::Card;

use crate::scene::{Scene, Verdict, cheats, generators, seat};

const CARD: usize = 64;

pub(crate) fn scene() -> Scene {
    Scene::until(|payload| matches!(payload, Payload::Shuffle { .. }))
}

fn piles(scene: &Scene) -> Vec<ShuffledPile> {
    match &scene.original().payload {
        Payload::Shuffle { piles } => piles.clone(),
        _ => Vec::new(),
    }
}

/// The true shuffle with something changed.
fn changed(
    change: impl FnOnce(&mut Scene, &mut Vec<ShuffledPile>),
    check: impl Fn(&Check) -> bool,
) -> Verdict {
    let mut scene = scene();
    let mut piles = piles(&scene);
    change(&mut scene, &mut piles);
    scene.say(Payload::Shuffle { piles });
    scene.blamed(check)
}

/// Shuffles of the true decks, proven in a context that is not the step's.
fn proven_elsewhere(elsewhere: impl Fn(&mut Context)) -> Verdict {
    changed(
        |scene, piles| *piles = shuffled(scene, elsewhere, None),
        |check| matches!(check, Check::Shuffle(_)),
    )
}

/// New shuffles with true arguments in contexts that may be others.
pub(crate) fn shuffled(
    scene: &mut Scene,
    elsewhere: impl Fn(&mut Context),
    decks: Option<Vec<VerifiedDeck>>,
) -> Vec<ShuffledPile> {
    let table = scene.table_key();
    let own = scene.decks();
    let liar = seat(scene.liar);
    let decks = decks.unwrap_or_else(|| own.iter().map(|(_, deck)| deck.clone()).collect());
    let contexts = own
        .iter()
        .map(|(pile, _)| scene.replica().context(liar, Some(*pile)))
        .collect::<Vec<_>>();
    let mut piles = Vec::new();
    for (deck, mut context) in decks.iter().zip(contexts) {
        elsewhere(&mut context);
        let seed = ShuffleSeed::random(&mut scene.rng);
        let prepared =
            PreparedShuffle::new(generators(), &table, &seed, deck.size(), &mut scene.rng);
        let (deck, argument) = prepared
            .prove(generators(), &table, &context, deck)
            .unwrap();
        piles.push(ShuffledPile {
            deck: deck.as_bytes().to_vec(),
            argument: argument.to_bytes(),
        });
    }
    piles
}

fn point(bytes: &[u8]) -> RistrettoPoint {
    CompressedRistretto::from_slice(bytes)
        .unwrap()
        .decompress()
        .unwrap()
}

/// A card under one more mask.
fn remasked(card: &[u8], table: &RistrettoPoint) -> Vec<u8> {
    let mask = Scalar::from(4_711_u64);
    let first = point(&card[..32]) + RistrettoPoint::mul_base(&mask);
    let second = point(&card[32..]) + mask * table;
    [first.compress().to_bytes(), second.compress().to_bytes()].concat()
}

/// One card is there twice, byte for byte.
fn a_card_doubled() -> Verdict {
    changed(
        |_, piles| {
            let card = piles[1].deck[..CARD].to_vec();
            piles[1].deck[CARD..2 * CARD].copy_from_slice(&card);
        },
        |check| matches!(check, Check::Deck(DeckError::RepeatedMask { .. })),
    )
}

/// One card is there twice under different masks.
fn a_card_doubled_under_another_mask() -> Verdict {
    changed(
        |scene, piles| {
            let table = point(scene.table_key().as_bytes());
            let card = remasked(&piles[1].deck[..CARD], &table);
            piles[1].deck[CARD..2 * CARD].copy_from_slice(&card);
        },
        |check| matches!(check, Check::Shuffle(_)),
    )
}

/// A card is replaced by a King that the liar masked itself.
fn a_card_replaced_by_a_king() -> Verdict {
    changed(
        |scene, piles| {
            let table = point(scene.table_key().as_bytes());
            let set =
                card_crypto::CardSet::derive(b"sleeping-queens cards", usize::from(Card::COUNT))
                    .unwrap();
            let king = set.card(OpenCard(0)).unwrap();
            let masked = remasked(king.as_bytes(), &table);
            piles[1].deck[..CARD].copy_from_slice(&masked);
        },
        |check| matches!(check, Check::Shuffle(_)),
    )
}

/// Two cards change places after the argument was made.
fn two_cards_swapped_behind_the_argument() -> Verdict {
    changed(
        |_, piles| {
            let (first, rest) = piles[1].deck.split_at_mut(CARD);
            first.swap_with_slice(&mut rest[..CARD]);
        },
        |check| matches!(check, Check::Shuffle(_)),
    )
}

/// The deck is passed on as it came, with the argument of a true shuffle.
fn the_deck_left_in_place_with_a_fake_argument() -> Verdict {
    changed(
        |scene, piles| {
            for (pile, (_, deck)) in piles.iter_mut().zip(scene.decks()) {
                pile.deck = deck.as_bytes().to_vec();
            }
        },
        |check| matches!(check, Check::Shuffle(_)),
    )
}

/// A card lies open in the deck: the identity as its mask.
fn a_card_without_a_mask() -> Verdict {
    changed(
        |_, piles| piles[1].deck[..32].fill(0),
        |check| {
            matches!(
                check,
                Check::Deck(DeckError::Decode(DecodeError::Identity { .. }))
            )
        },
    )
}

/// The deck is masked for one key alone, not for the table's.
fn a_deck_masked_under_the_liars_key_alone() -> Verdict {
    changed(
        |scene, piles| {
            let own = point(scene.secrets(scene.liar).key.public().as_bytes());
            let decks = scene.decks();
            for (pile, (_, deck)) in piles.iter_mut().zip(&decks) {
                pile.deck = deck
                    .cards()
                    .iter()
                    .flat_map(|card| remasked(card.as_bytes(), &own))
                    .collect();
            }
        },
        // The same mask on every card keeps them apart: only the argument tells.
        |check| matches!(check, Check::Shuffle(_)),
    )
}

/// A true shuffle of another deck: the one that the first seat took in.
fn a_shuffle_of_the_deck_before_last() -> Verdict {
    let mut scene = scene();
    let decks: Vec<VerifiedDeck> = scene
        .decks()
        .iter()
        .map(|(_, deck)| {
            let mut cards = deck.cards().to_vec();
            cards.reverse();
            VerifiedDeck::assemble(&cards).unwrap()
        })
        .collect();
    let piles = shuffled(&mut scene, |_| (), Some(decks));
    scene.say(Payload::Shuffle { piles });
    scene.blamed(|check| matches!(check, Check::Shuffle(_)))
}

/// The shuffle of the seat before is sent again as one's own.
fn the_shuffle_of_another_seat_replayed() -> Verdict {
    let mut scene = scene();
    let other = scene
        .said
        .iter()
        .rev()
        .find(|said| matches!(said.payload, Payload::Shuffle { .. }))
        .map(|said| said.payload.clone())
        .unwrap();
    scene.say(other);
    scene.blamed(|check| matches!(check, Check::Shuffle(_)))
}

fn an_argument_of_another_step() -> Verdict {
    proven_elsewhere(|context| context.step = Step(context.step.0 + 1))
}

fn an_argument_of_another_game() -> Verdict {
    proven_elsewhere(|context| context.game = GameId([7; 32]))
}

fn an_argument_of_another_epoch() -> Verdict {
    proven_elsewhere(|context| context.epoch = EpochId([7; 32]))
}

fn an_argument_of_another_seat() -> Verdict {
    proven_elsewhere(|context| context.seat = Seat(2))
}

fn an_argument_of_another_pile() -> Verdict {
    proven_elsewhere(|context| context.pile = card_crypto::Pile(1 - context.pile.0))
}

fn an_argument_of_another_history() -> Verdict {
    proven_elsewhere(|context| context.head = HeadHash([7; 32]))
}

fn an_argument_of_another_roster() -> Verdict {
    proven_elsewhere(|context| context.roster = RosterDigest([7; 32]))
}

/// Only the queens are shuffled.
fn a_pile_left_out() -> Verdict {
    changed(
        |_, piles| piles.truncate(1),
        |check| matches!(check, Check::Piles(1)),
    )
}

/// A third pile comes from nowhere.
fn a_pile_too_many() -> Verdict {
    changed(
        |_, piles| piles.push(piles[1].clone()),
        |check| matches!(check, Check::Piles(3)),
    )
}

/// Queens for cards and cards for queens.
fn the_piles_exchanged() -> Verdict {
    changed(
        |_, piles| piles.swap(0, 1),
        |check| {
            matches!(
                check,
                Check::Deck(DeckError::Decode(DecodeError::Length { .. }))
            )
        },
    )
}

/// A card less.
fn a_card_left_out() -> Verdict {
    changed(
        |_, piles| piles[1].deck.truncate(66 * CARD),
        |check| {
            matches!(
                check,
                Check::Deck(DeckError::Decode(DecodeError::Length { .. }))
            )
        },
    )
}

/// A scalar of the argument is not reduced: the same number in other bytes.
fn an_argument_with_a_scalar_that_is_not_reduced() -> Verdict {
    changed(
        |_, piles| {
            let end = piles[1].argument.len();
            piles[1].argument[end - 32..].fill(0xff);
        },
        |check| matches!(check, Check::Encoding(DecodeError::Scalar { .. })),
    )
}

/// A point of the argument is no canonical one.
fn an_argument_with_a_point_that_is_none() -> Verdict {
    changed(
        |_, piles| piles[0].argument[..32].fill(0xff),
        |check| matches!(check, Check::Encoding(DecodeError::Point { .. })),
    )
}

/// An argument that is cut off.
fn an_argument_that_is_too_short() -> Verdict {
    changed(
        |_, piles| piles[0].argument.truncate(320),
        |check| matches!(check, Check::Encoding(DecodeError::Length { .. })),
    )
}

/// No argument at all.
fn no_argument() -> Verdict {
    changed(
        |_, piles| piles[1].argument.clear(),
        |check| matches!(check, Check::Encoding(DecodeError::Length { .. })),
    )
}

cheats![
    a_card_doubled,
    a_card_doubled_under_another_mask,
    a_card_replaced_by_a_king,
    two_cards_swapped_behind_the_argument,
    the_deck_left_in_place_with_a_fake_argument,
    a_card_without_a_mask,
    a_deck_masked_under_the_liars_key_alone,
    a_shuffle_of_the_deck_before_last,
    the_shuffle_of_another_seat_replayed,
    an_argument_of_another_step,
    an_argument_of_another_game,
    an_argument_of_another_epoch,
    an_argument_of_another_seat,
    an_argument_of_another_pile,
    an_argument_of_another_history,
    an_argument_of_another_roster,
    a_pile_left_out,
    a_pile_too_many,
    the_piles_exchanged,
    a_card_left_out,
    an_argument_with_a_scalar_that_is_not_reduced,
    an_argument_with_a_point_that_is_none,
    an_argument_that_is_too_short,
    no_argument,
];
