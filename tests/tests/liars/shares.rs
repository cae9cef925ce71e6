//! Lies in the shares that the liar owes for the deal.

use card_crypto::{
    Context, DecodeError, EpochId, GameId, RevealShares, SecretKey, ShareError, Step,
};
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use protocol::{Check, Payload};
use rules::{Pile, Slot};

use crate::scene::{Scene, Verdict, cheats, seat};

fn scene() -> Scene {
    Scene::until(|payload| matches!(payload, Payload::Shares { .. }))
}

fn owed(scene: &Scene) -> Vec<Slot> {
    scene.replica().slots_owed(seat(scene.liar))
}

fn changed(change: impl FnOnce(&mut Vec<u8>), check: impl Fn(&Check) -> bool) -> Verdict {
    let mut scene = scene();
    let Payload::Shares { mut shares } = scene.original().payload.clone() else {
        panic!("shares were to come");
    };
    change(&mut shares);
    scene.say(Payload::Shares { shares });
    scene.blamed(check)
}

fn said_instead(
    instead: impl FnOnce(&mut Scene, &[Slot]) -> Vec<u8>,
    check: impl Fn(&Check) -> bool,
) -> Verdict {
    let mut scene = scene();
    let slots = owed(&scene);
    let shares = instead(&mut scene, &slots);
    scene.say(Payload::Shares { shares });
    scene.blamed(check)
}

fn proven_elsewhere(elsewhere: impl Fn(&mut Context)) -> Verdict {
    said_instead(
        |scene, slots| {
            let mut context = scene.replica().context(seat(scene.liar), None);
            elsewhere(&mut context);
            scene.shares_in(slots, &context)
        },
        |check| matches!(check, Check::Shares(_)),
    )
}

/// The shares of two cards change places.
fn a_share_of_the_wrong_card() -> Verdict {
    changed(
        |shares| {
            let (first, rest) = shares.split_at_mut(32);
            first.swap_with_slice(&mut rest[..32]);
        },
        |check| matches!(check, Check::Shares(_)),
    )
}

/// All shares and their proof are true, of other slots.
fn true_shares_with_a_proof_of_other_slots() -> Verdict {
    said_instead(
        |scene, slots| {
            let mut others = slots.to_vec();
            others[0] = scene.pile_slot(Pile::Draw);
            scene.shares_of(&others)
        },
        |check| matches!(check, Check::Shares(_)),
    )
}

/// Shares made and proven with a key that the liar never revealed.
fn shares_with_another_key() -> Verdict {
    said_instead(
        |scene, slots| {
            let cards = scene.masked(slots);
            let context = scene.replica().context(seat(scene.liar), None);
            let secret = SecretKey::random(&mut scene.rng);
            let proof = secret.prove(&context, &mut scene.rng);
            let key = proof.verify(&secret.public(), &context).unwrap();
            RevealShares::prove(&secret, &key, &context, &cards, &mut scene.rng)
                .unwrap()
                .to_bytes()
        },
        |check| matches!(check, Check::Shares(ShareError::KeyEquation)),
    )
}

fn first_two(shares: &[u8]) -> [RistrettoPoint; 2] {
    [&shares[..32], &shares[32..64]].map(|bytes| {
        let compressed = CompressedRistretto::from_slice(bytes).unwrap();
        compressed.decompress().unwrap()
    })
}

/// One share is off by a point, the proof is the true one.
fn a_share_that_is_off_by_a_point() -> Verdict {
    changed(
        |shares| {
            let points = first_two(shares);
            shares[..32].copy_from_slice((points[0] + points[1]).compress().as_bytes());
        },
        |check| matches!(check, Check::Shares(_)),
    )
}

/// Two shares are off so that their sum is right: a proof without weights would hold.
fn two_shares_whose_errors_cancel() -> Verdict {
    changed(
        |shares| {
            let points = first_two(shares);
            let error = points[0] - points[1];
            shares[..32].copy_from_slice((points[0] + error).compress().as_bytes());
            shares[32..64].copy_from_slice((points[1] - error).compress().as_bytes());
        },
        |check| matches!(check, Check::Shares(_)),
    )
}

fn the_identity_as_a_share() -> Verdict {
    changed(
        |shares| shares[..32].fill(0),
        |check| matches!(check, Check::Encoding(DecodeError::Identity { .. })),
    )
}

fn a_share_that_is_no_point() -> Verdict {
    changed(
        |shares| shares[..32].fill(0xff),
        |check| matches!(check, Check::Encoding(DecodeError::Point { .. })),
    )
}

fn a_proof_with_a_response_that_is_not_reduced() -> Verdict {
    changed(
        |shares| {
            let end = shares.len();
            shares[end - 32..].fill(0xff);
        },
        |check| matches!(check, Check::Encoding(DecodeError::Scalar { .. })),
    )
}

/// A card less than owed, all of them true.
fn a_share_too_few() -> Verdict {
    said_instead(
        |scene, slots| scene.shares_of(&slots[1..]),
        |check| matches!(check, Check::Encoding(DecodeError::Length { .. })),
    )
}

/// A card more than owed, all of them true: it would open a card of the pile.
fn a_share_too_many() -> Verdict {
    said_instead(
        |scene, slots| {
            let mut more = slots.to_vec();
            more.push(scene.pile_slot(Pile::Draw));
            scene.shares_of(&more)
        },
        |check| matches!(check, Check::Encoding(DecodeError::Length { .. })),
    )
}

fn no_shares_at_all() -> Verdict {
    changed(Vec::clear, |check| {
        matches!(check, Check::Encoding(DecodeError::Length { .. }))
    })
}

fn shares_proven_for_another_step() -> Verdict {
    proven_elsewhere(|context| context.step = Step(context.step.0 + 1))
}

fn shares_proven_for_another_game() -> Verdict {
    proven_elsewhere(|context| context.game = GameId([7; 32]))
}

fn shares_proven_for_another_epoch() -> Verdict {
    proven_elsewhere(|context| context.epoch = EpochId([7; 32]))
}

/// The first card's shares of another seat are sent as one's own.
fn the_shares_of_another_seat() -> Verdict {
    let mut scene = scene();
    let other = scene
        .said
        .iter()
        .rev()
        .find(|said| matches!(said.payload, Payload::Shares { .. }))
        .map(|said| said.payload.clone())
        .unwrap();
    scene.say(other);
    scene.blamed(|check| matches!(check, Check::Shares(_) | Check::Encoding(_)))
}

/// Shares where an action is awaited.
fn shares_when_a_move_is_asked() -> Verdict {
    let mut scene = Scene::at_turn();
    let slots: Vec<Slot> = scene.game().hand(seat(scene.liar)).iter().collect();
    let shares = scene.shares_of(&slots);
    scene.say(Payload::Shares { shares });
    scene.blamed(|check| matches!(check, Check::WrongKind))
}

cheats![
    a_share_of_the_wrong_card,
    true_shares_with_a_proof_of_other_slots,
    shares_with_another_key,
    a_share_that_is_off_by_a_point,
    two_shares_whose_errors_cancel,
    the_identity_as_a_share,
    a_share_that_is_no_point,
    a_proof_with_a_response_that_is_not_reduced,
    a_share_too_few,
    a_share_too_many,
    no_shares_at_all,
    shares_proven_for_another_step,
    shares_proven_for_another_game,
    shares_proven_for_another_epoch,
    the_shares_of_another_seat,
    shares_when_a_move_is_asked,
];
