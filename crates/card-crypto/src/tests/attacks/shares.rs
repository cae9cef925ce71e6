//! With shares, and with what they unmask.

use curve25519_dalek::ristretto::RistrettoPoint;

use crate::tests::attacks::other_contexts;
use crate::tests::bed::{Bed, context, lying_shares};
use crate::{
    CardSet, Context, RevealShares, Seat, SecretKey, ShareError, UnmaskError, VerifiedShares,
    Weights, unmask,
};

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
