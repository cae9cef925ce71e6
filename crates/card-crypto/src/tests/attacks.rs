//! What an attacker would try with messages that are well-formed.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;

use crate::error::EquationGroup;
use crate::tests::bed::{Bed, context, lying_shares};
use crate::{
    CardSet, Context, DeckError, EpochId, GameId, HeadHash, KeyError, KeyProof, OpenCard,
    OpenDeckError, Pile, PreparedShuffle, PublicKey, RevealShares, Seat, SecretKey, ShareError,
    ShuffleError, ShuffleSeed, Step, TableKey, UnmaskError, UnverifiedDeck, VerifiedDeck,
    VerifiedShares, Weights, unmask, verify_chain,
};

// Keys.

#[test]
fn a_rogue_key_cannot_be_proven() {
    let mut bed = Bed::new(2, 60);
    // Y' = z G - Y_0: with it the table key would be z G, and z alone would open every card.
    let own = SecretKey::random(&mut bed.rng);
    let rogue = own.public().point() - bed.keys[0].public().point();
    let rogue = PublicKey::from_bytes(rogue.compress().as_bytes()).unwrap();
    for secret in [&own, &bed.secrets[0]] {
        let proof = secret.prove(&context(1), &mut bed.rng);
        assert_eq!(proof.verify(&rogue, &context(1)), Err(KeyError::Proof));
    }
}

#[test]
fn a_key_proof_is_of_one_seat_game_and_key() {
    let mut bed = Bed::new(2, 61);
    let secret = &bed.secrets[0];
    let proof = secret.prove(&context(0), &mut bed.rng);
    proof.verify(&secret.public(), &context(0)).unwrap();
    for other in other_contexts() {
        let error = proof.verify(&secret.public(), &other);
        assert_eq!(error, Err(KeyError::Proof));
    }
    let error = proof.verify(&bed.secrets[1].public(), &context(0));
    assert_eq!(error, Err(KeyError::Proof));
    // A copied key with a copied proof sits at another seat.
    let error = proof.verify(&secret.public(), &context(1));
    assert_eq!(error, Err(KeyError::Proof));
}

/// A context that differs in one field, for each field.
fn other_contexts() -> Vec<Context> {
    let base = context(0);
    let mut all = vec![base; 8];
    all[0].version.0 += 1;
    all[1].game = GameId([7; 32]);
    all[2].roster.0[31] ^= 1;
    all[3].epoch = EpochId([7; 32]);
    all[4].pile = Pile(9);
    all[5].step = Step(6);
    all[6].seat = Seat(1);
    all[7].head = HeadHash([7; 32]);
    all
}

#[test]
fn tables_refuse_what_is_no_set_of_keys() {
    let mut bed = Bed::new(3, 62);
    let keys = bed.keys.clone();
    let refused = |keys: &[_]| TableKey::new(keys).unwrap_err();
    assert_eq!(refused(&[]), KeyError::NoKeys);
    assert_eq!(
        refused(&[keys[1], keys[0]]),
        KeyError::SeatOrder { seat: Seat(0) }
    );
    assert_eq!(
        refused(&[keys[1], keys[1]]),
        KeyError::SeatOrder { seat: Seat(1) }
    );
    // One secret at two seats.
    let twice = bed.secrets[0].prove(&context(1), &mut bed.rng);
    let twice = twice.verify(keys[0].public(), &context(1)).unwrap();
    assert_eq!(
        refused(&[keys[0], twice]),
        KeyError::RepeatedKey {
            first: Seat(0),
            second: Seat(1)
        }
    );
    // A key of another game, and of another epoch.
    for field in [1, 3] {
        let mut other = other_contexts()[field];
        other.seat = Seat(2);
        let foreign = bed.secrets[2].prove(&other, &mut bed.rng);
        let foreign = foreign.verify(keys[2].public(), &other).unwrap();
        assert_eq!(
            refused(&[keys[0], foreign]),
            KeyError::OtherGame { seat: Seat(2) }
        );
    }
    // Two colluders whose keys add up to nothing.
    let negated = SecretKey::from_bytes((-bed.secrets[0].scalar()).as_bytes()).unwrap();
    let proof = negated.prove(&context(1), &mut bed.rng);
    let negated = proof.verify(&negated.public(), &context(1)).unwrap();
    assert_eq!(refused(&[keys[0], negated]), KeyError::IdentitySum);
}

#[test]
fn a_proof_for_zero_challenge_luck_is_refused() {
    // s G = A with c ignored: what a verifier that forgot the key would accept.
    let bed = Bed::new(1, 63);
    let response = Scalar::from(5u8);
    let commitment = RistrettoPoint::mul_base(&response).compress();
    let bytes = [commitment.to_bytes(), response.to_bytes()].concat();
    let proof = KeyProof::from_bytes(&bytes).unwrap();
    let error = proof.verify(bed.keys[0].public(), &context(0));
    assert_eq!(error, Err(KeyError::Proof));
}

// Shuffles.

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

// Shares.

#[test]
fn shares_are_of_one_context_key_and_list_of_cards() {
    let mut bed = Bed::new(2, 70);
    let input = bed.open_deck(6);
    let deck = bed.shuffle(0, &input).deck;
    let cards = &deck.cards()[..4];
    let (secret, key) = (&bed.secrets[0], bed.keys[0]);
    let sent = RevealShares::prove(secret, &key, &context(0), cards, &mut bed.rng).unwrap();
    let verify = |key, context: &Context, cards: &[_]| {
        let weights = Weights::audit();
        sent.verify(key, context, cards, &weights).map(|_| ())
    };
    verify(&key, &context(0), cards).unwrap();
    for other in other_contexts() {
        let expected = if other.seat == Seat(0) {
            ShareError::KeyEquation
        } else {
            ShareError::OtherSeat
        };
        assert_eq!(verify(&key, &other, cards), Err(expected));
    }
    let mut swapped = cards.to_vec();
    swapped.swap(0, 1);
    assert_eq!(
        verify(&key, &context(0), &swapped),
        Err(ShareError::KeyEquation)
    );
    assert_eq!(
        verify(&key, &context(0), &cards[..3]),
        Err(ShareError::Count {
            cards: 3,
            shares: 4
        })
    );
    assert_eq!(
        verify(&bed.keys[1], &context(0), cards),
        Err(ShareError::OtherSeat)
    );
    assert_eq!(verify(&key, &context(0), &[]), Err(ShareError::NoCards));
}

#[test]
fn a_share_under_another_key_is_refused_by_the_share_equation() {
    let mut bed = Bed::new(2, 71);
    let input = bed.open_deck(6);
    let deck = bed.shuffle(0, &input).deck;
    let cards = deck.cards();
    for culprit in 0..cards.len() {
        let mut shares: Vec<RistrettoPoint> = cards
            .iter()
            .map(|card| card.first * bed.secrets[0].scalar())
            .collect();
        shares[culprit] += cards[culprit].first;
        let sent = lying_shares(&mut bed, &context(0), cards, &shares);
        let error = sent
            .verify(&bed.keys[0], &context(0), cards, &Weights::audit())
            .unwrap_err();
        assert_eq!(error, ShareError::ShareEquation);
    }
    // Errors that cancel in the plain sum do not cancel in the weighted one.
    let mut shares: Vec<RistrettoPoint> = cards
        .iter()
        .map(|card| card.first * bed.secrets[0].scalar())
        .collect();
    shares[0] += cards[5].first;
    shares[1] -= cards[5].first;
    let sent = lying_shares(&mut bed, &context(0), cards, &shares);
    let error = sent
        .verify(&bed.keys[0], &context(0), cards, &Weights::audit())
        .unwrap_err();
    assert_eq!(error, ShareError::ShareEquation);
}

#[test]
fn shares_of_what_needs_none_are_not_given() {
    let mut bed = Bed::new(2, 72);
    let input = bed.open_deck(3);
    let deck = bed.shuffle(0, &input).deck;
    let (key, secret) = (bed.keys[0], bed.secrets[0].clone());
    let mut prove = |context: &Context, cards: &[_], secret: &SecretKey| {
        RevealShares::prove(secret, &key, context, cards, &mut bed.rng).unwrap_err()
    };
    let masked = deck.cards();
    assert_eq!(prove(&context(0), &[], &secret), ShareError::NoCards);
    assert_eq!(
        prove(&context(0), &[masked[0], input.cards()[1]], &secret),
        ShareError::OpenCard { index: 1 }
    );
    assert_eq!(
        prove(&context(0), &[masked[0], masked[1], masked[0]], &secret),
        ShareError::RepeatedCard {
            first: 0,
            second: 2
        }
    );
    assert_eq!(prove(&context(1), masked, &secret), ShareError::OtherSeat);
    assert_eq!(
        prove(&context(0), masked, &bed.secrets[1].clone()),
        ShareError::OtherSecret
    );
    let error = VerifiedShares::from_secret(&bed.secrets[1], &key, masked).unwrap_err();
    assert_eq!(error, ShareError::OtherSecret);
}

// Unmasking.

#[test]
fn unmasking_takes_exactly_one_share_of_every_key() {
    let mut bed = Bed::new(3, 73);
    let input = bed.open_deck(4);
    let sent = bed.shuffle_all(&input);
    let deck = sent.last().unwrap().deck.clone();
    let all: Vec<_> = bed
        .secrets
        .iter()
        .zip(&bed.keys)
        .map(|(secret, key)| VerifiedShares::from_secret(secret, key, deck.cards()).unwrap())
        .collect();
    let card = deck.cards()[0];
    let of = |seat: usize| all[seat].of(&card).unwrap();
    let open = |shares: &[_]| unmask(&bed.table, &bed.cards, &card, shares);
    let face = open(&[of(0), of(1), of(2)]).unwrap();
    assert_eq!(open(&[of(2), of(0), of(1)]), Ok(face));
    for missing in 0..3u8 {
        let some: Vec<_> = (0..3)
            .filter(|seat| *seat != usize::from(missing))
            .map(of)
            .collect();
        let error = UnmaskError::Missing {
            seat: Seat(missing),
        };
        assert_eq!(open(&some), Err(error));
    }
    assert_eq!(
        open(&[of(0), of(1), of(2), of(1)]),
        Err(UnmaskError::Repeated { seat: Seat(1) })
    );
    let other_card = all[1].of(&deck.cards()[1]).unwrap();
    assert_eq!(
        open(&[of(0), other_card, of(2)]),
        Err(UnmaskError::OtherCard { seat: Seat(1) })
    );
    // A share of somebody who sits elsewhere, rightly proven there.
    let stranger = SecretKey::random(&mut bed.rng);
    let proof = stranger.prove(&context(1), &mut bed.rng);
    let key = proof.verify(&stranger.public(), &context(1)).unwrap();
    let foreign = VerifiedShares::from_secret(&stranger, &key, deck.cards()).unwrap();
    let open = |shares: &[_]| unmask(&bed.table, &bed.cards, &card, shares);
    assert_eq!(
        open(&[of(0), foreign.shares()[0], of(2)]),
        Err(UnmaskError::Stranger { seat: Seat(1) })
    );
}

#[test]
fn a_point_that_is_no_card_is_named() {
    let mut bed = Bed::new(1, 74);
    let input = bed.open_deck(4);
    let deck = bed.shuffle(0, &input).deck;
    let shares = VerifiedShares::from_secret(&bed.secrets[0], &bed.keys[0], deck.cards()).unwrap();
    let open = |set: &CardSet| unmask(&bed.table, set, &deck.cards()[0], &[shares.shares()[0]]);
    open(&bed.cards).unwrap();
    // A deck of another set, and a set that is too small for its deck.
    let other = CardSet::derive(b"another set", 256).unwrap();
    assert_eq!(open(&other), Err(UnmaskError::NotACard));
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

#[test]
fn secrets_are_not_shown() {
    let mut bed = Bed::new(1, 76);
    let seed = ShuffleSeed::from_bytes([0xab; 32]);
    let prepared = PreparedShuffle::new(
        &bed.generators,
        &bed.table,
        &seed,
        Bed::size(3),
        &mut bed.rng,
    );
    let shown = format!(
        "{:?} {seed:?} {prepared:?} {:?} {:?}",
        bed.secrets[0],
        seed.permutation(Bed::size(3)),
        crate::CommitmentNonce::from_bytes([0xab; 32]),
    );
    assert_eq!(
        shown,
        "SecretKey(secret) ShuffleSeed(secret) PreparedShuffle(3 cards, secret) \
         Permutation(secret) CommitmentNonce(secret)"
    );
}
