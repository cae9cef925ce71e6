//! Lies with card keys and their seals.

use card_crypto::{Commitment, CommitmentNonce, Context, DecodeError, KeyError, SecretKey, Step};
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use protocol::{Check, Payload};
use rules::Preset;

use crate::scene::{Scene, Verdict, cheats, seat};

const KEY_SEAL: &[u8] = b"card key and coin";

fn at_commit() -> Scene {
    Scene::until(|payload| matches!(payload, Payload::Commit { .. }))
}

fn at_reveal() -> Scene {
    Scene::until(|payload| matches!(payload, Payload::Reveal { .. }))
}

/// The true reveal with something changed.
fn changed(
    change: impl FnOnce(&mut [u8; 32], &mut Vec<u8>, &mut [u8; 32], &mut [u8; 32]),
    check: impl Fn(&Check) -> bool,
) -> Verdict {
    let mut scene = at_reveal();
    let mut payload = scene.original().payload.clone();
    let Payload::Reveal {
        key,
        proof,
        coin,
        nonce,
    } = &mut payload
    else {
        panic!("a reveal was to come");
    };
    change(key, proof, coin, nonce);
    scene.say(payload);
    scene.blamed(check)
}

/// Seals this key, whatever it is, and reveals it as sealed.
fn sealed_and_revealed(
    key: impl FnOnce(&mut Scene) -> [u8; 32],
    proof: impl FnOnce(&mut Scene, &Context) -> Vec<u8>,
    check: impl Fn(&Check) -> bool,
) -> Verdict {
    let mut scene = at_commit();
    let key = key(&mut scene);
    let context = scene.replica().context(seat(scene.liar), None);
    let (coin, nonce) = ([3; 32], [4; 32]);
    let sealed = Commitment::new(
        &context,
        KEY_SEAL,
        &[key, coin].concat(),
        &CommitmentNonce::from_bytes(nonce),
    );
    scene.say(Payload::Commit {
        key: sealed.to_bytes(),
        seed: [5; 32],
    });
    let context = scene.replica().context(seat(scene.liar), None);
    let proof = proof(&mut scene, &context);
    scene.say(Payload::Reveal {
        key,
        proof,
        coin,
        nonce,
    });
    scene.blamed(check)
}

fn any_proof(scene: &mut Scene, context: &Context) -> Vec<u8> {
    SecretKey::random(&mut scene.rng)
        .prove(context, &mut scene.rng)
        .to_bytes()
}

fn point(bytes: &[u8; 32]) -> RistrettoPoint {
    CompressedRistretto(*bytes).decompress().unwrap()
}

fn the_identity_as_a_key() -> Verdict {
    sealed_and_revealed(
        |_| [0; 32],
        any_proof,
        |check| matches!(check, Check::Encoding(DecodeError::Identity { .. })),
    )
}

fn a_key_that_is_no_point() -> Verdict {
    sealed_and_revealed(
        |_| [0xff; 32],
        any_proof,
        |check| matches!(check, Check::Encoding(DecodeError::Point { .. })),
    )
}

/// A key from which those of the others are taken away, so that the table key would be the liar's
/// alone. Even one who had seen the others' keys in time cannot prove to know its secret.
fn a_rogue_key_built_from_the_others() -> Verdict {
    sealed_and_revealed(
        |scene| {
            let own = RistrettoPoint::mul_base(&Scalar::from(99_u64));
            let others: RistrettoPoint = scene
                .honest()
                .into_iter()
                .map(|other| point(scene.secrets(other).key.public().as_bytes()))
                .sum();
            (own - others).compress().to_bytes()
        },
        |scene, context| {
            let mut bytes = [0; 32];
            bytes[0] = 99;
            let own = SecretKey::from_bytes(&bytes).unwrap();
            own.prove(context, &mut scene.rng).to_bytes()
        },
        |check| matches!(check, Check::Key(KeyError::Proof)),
    )
}

/// Another seat's key, which it lent out, so that one share opens for two. The higher seat of the
/// two is blamed.
fn the_key_of_an_accomplice() -> Verdict {
    sealed_and_revealed(
        |scene| *scene.secrets(0).key.public().as_bytes(),
        |scene, context| {
            let lent = scene.secrets(0).key;
            lent.prove(context, &mut scene.rng).to_bytes()
        },
        |check| {
            matches!(
                check,
                Check::SameKey | Check::Key(KeyError::RepeatedKey { .. })
            )
        },
    )
}

/// Another's seal is sent as one's own, and then what it hides.
fn copying_anothers_commitment() -> Verdict {
    let mut scene = at_commit();
    let of = |scene: &Scene, wanted: fn(&Payload) -> bool| {
        scene
            .said
            .iter()
            .find(|said| said.header.seat.index() == 0 && wanted(&said.payload))
            .map(|said| said.payload.clone())
            .unwrap()
    };
    let copied = of(&scene, |payload| matches!(payload, Payload::Commit { .. }));
    scene.say(copied);
    let copied = of(&scene, |payload| matches!(payload, Payload::Reveal { .. }));
    scene.say(copied);
    scene.blamed(|check| matches!(check, Check::Seal(_) | Check::SameKey))
}

/// The first seat waits for the others and then reveals the key of the third, whose secret it does
/// not know, so that the third would be the one who took another's key.
fn the_key_of_a_higher_seat_to_frame_it() -> Verdict {
    let keep_back = |payload: &Payload| matches!(payload, Payload::Reveal { .. });
    let mut scene = Scene::with(Preset::Standard.options(), 3, 11, 0, keep_back);
    let mut payload = scene.original().payload.clone();
    let victim = scene.secrets(2).key.public();
    if let Payload::Reveal { key, .. } = &mut payload {
        *key = *victim.as_bytes();
    }
    scene.say(payload);
    scene.blamed(|check| matches!(check, Check::Seal(_)))
}

/// The key revealed is a true one with a true proof, but another than was sealed.
fn revealing_another_key_than_committed() -> Verdict {
    let mut scene = at_reveal();
    let mut payload = scene.original().payload.clone();
    let context = scene.replica().context(seat(scene.liar), None);
    let other = SecretKey::random(&mut scene.rng);
    if let Payload::Reveal { key, proof, .. } = &mut payload {
        *key = *other.public().as_bytes();
        *proof = other.prove(&context, &mut scene.rng).to_bytes();
    }
    scene.say(payload);
    scene.blamed(|check| matches!(check, Check::Seal(_)))
}

/// The coin is chosen after the others' coins were seen, to be the dealer.
fn revealing_another_coin_than_committed() -> Verdict {
    changed(
        |_, _, coin, _| coin[0] ^= 1,
        |check| matches!(check, Check::Seal(_)),
    )
}

fn revealing_with_another_nonce() -> Verdict {
    changed(
        |_, _, _, nonce| nonce[0] ^= 1,
        |check| matches!(check, Check::Seal(_)),
    )
}

/// The proof of knowledge was made for another step.
fn a_key_proof_of_another_step() -> Verdict {
    let mut scene = at_reveal();
    let mut context = scene.replica().context(seat(scene.liar), None);
    context.step = Step(context.step.0 + 1);
    let secret = scene.secrets(scene.liar).key;
    let other = secret.prove(&context, &mut scene.rng).to_bytes();
    let mut payload = scene.original().payload.clone();
    if let Payload::Reveal { proof, .. } = &mut payload {
        *proof = other;
    }
    scene.say(payload);
    scene.blamed(|check| matches!(check, Check::Key(KeyError::Proof)))
}

fn a_key_proof_that_is_too_long() -> Verdict {
    changed(
        |_, proof, _, _| proof.push(0),
        |check| matches!(check, Check::Encoding(DecodeError::Length { .. })),
    )
}

fn a_key_without_a_proof() -> Verdict {
    changed(
        |_, proof, _, _| proof.clear(),
        |check| matches!(check, Check::Encoding(DecodeError::Length { .. })),
    )
}

/// Seals again where keys are to be revealed.
fn a_second_commitment_instead_of_a_reveal() -> Verdict {
    let mut scene = at_reveal();
    scene.say(Payload::Commit {
        key: [1; 32],
        seed: [2; 32],
    });
    scene.blamed(|check| matches!(check, Check::WrongKind))
}

cheats![
    the_identity_as_a_key,
    a_key_that_is_no_point,
    a_rogue_key_built_from_the_others,
    the_key_of_an_accomplice,
    copying_anothers_commitment,
    the_key_of_a_higher_seat_to_frame_it,
    revealing_another_key_than_committed,
    revealing_another_coin_than_committed,
    revealing_with_another_nonce,
    a_key_proof_of_another_step,
    a_key_proof_that_is_too_long,
    a_key_without_a_proof,
    a_second_commitment_instead_of_a_reveal,
];
