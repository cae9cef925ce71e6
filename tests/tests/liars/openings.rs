//! Secrets that are not those that were used: at the end of the game, or when leaving it.

use card_crypto::{DecodeError, SecretKey};
use protocol::{Check, EpochOpening, Payload};
use rules::Preset;

use crate::scene::{LIAR, Scene, Verdict, cheats};
use crate::shuffles;

/// A game of two that is over; the liar's opening is awaited.
fn changed(
    change: impl FnOnce(&mut Scene, &mut Vec<EpochOpening>),
    check: impl Fn(&Check) -> bool,
) -> Verdict {
    let options = Preset::Standard.options();
    let keep_back = |payload: &Payload| matches!(payload, Payload::Opening(_));
    let mut scene = Scene::with(options, 2, 3, LIAR, keep_back);
    scene.play();
    let Payload::Opening(mut opening) = scene.original().payload.clone() else {
        panic!("an opening was to come");
    };
    change(&mut scene, &mut opening);
    scene.say(Payload::Opening(opening));
    scene.blamed_at_the_end(check)
}

fn an_opening_with_another_key() -> Verdict {
    changed(
        |scene, opening| opening[0].key = *SecretKey::random(&mut scene.rng).as_bytes(),
        |check| matches!(check, Check::OpenedKey(_)),
    )
}

fn an_opening_with_a_key_of_zero() -> Verdict {
    changed(
        |_, opening| opening[0].key = [0; 32],
        |check| matches!(check, Check::Encoding(DecodeError::Zero)),
    )
}

fn an_opening_with_another_seed() -> Verdict {
    changed(
        |_, opening| opening[0].seed[0] ^= 1,
        |check| matches!(check, Check::Seal(_)),
    )
}

fn an_opening_without_the_epoch() -> Verdict {
    changed(
        |_, opening| opening.clear(),
        |check| matches!(check, Check::Epochs(0)),
    )
}

fn an_opening_with_an_epoch_too_many() -> Verdict {
    changed(
        |_, opening| opening.push(opening[0]),
        |check| matches!(check, Check::Epochs(2)),
    )
}

/// The true secrets of the liar.
fn secrets(scene: &Scene) -> EpochOpening {
    let secrets = scene.secrets(scene.liar);
    EpochOpening {
        key: *secrets.key.as_bytes(),
        seed: *secrets.seed.as_bytes(),
        nonce: *secrets.seed_nonce.as_bytes(),
    }
}

/// A leave at the first turn, with something changed in its secrets.
fn leaving_with(change: impl FnOnce(&mut Vec<EpochOpening>), check: fn(&Check) -> bool) -> Verdict {
    let mut scene = Scene::at_turn();
    let from = scene.replica().step();
    let mut opening = vec![secrets(&scene)];
    change(&mut opening);
    scene.mute();
    scene.say(Payload::Leave { from, opening });
    scene.blamed(check)
}

fn leaving_with_another_key() -> Verdict {
    leaving_with(
        |opening| opening[0].key[0] ^= 1,
        |check| matches!(check, Check::OpenedKey(_)),
    )
}

fn leaving_with_another_seed() -> Verdict {
    leaving_with(
        |opening| opening[0].seed[0] ^= 1,
        |check| matches!(check, Check::Seal(_)),
    )
}

fn leaving_without_secrets() -> Verdict {
    leaving_with(Vec::clear, |check| matches!(check, Check::Epochs(0)))
}

/// A true shuffle with a true argument, from a seed that was never sealed. No argument can tell;
/// the opening does.
fn a_seed_that_does_not_fit_its_shuffle() -> Verdict {
    let mut scene = shuffles::scene();
    let piles = shuffles::shuffled(&mut scene, |_| (), None);
    let last = scene.honest()[0];
    scene.say(Payload::Shuffle { piles });
    assert!(
        scene.faults[last].is_empty(),
        "nothing is wrong with it yet"
    );
    let from = scene.replica().step();
    let opening = vec![secrets(&scene)];
    scene.say(Payload::Leave { from, opening });
    scene.blamed(|check| matches!(check, Check::OpenedSeed(_)))
}

cheats![
    an_opening_with_another_key,
    an_opening_with_a_key_of_zero,
    an_opening_with_another_seed,
    an_opening_without_the_epoch,
    an_opening_with_an_epoch_too_many,
    leaving_with_another_key,
    leaving_with_another_seed,
    leaving_without_secrets,
    a_seed_that_does_not_fit_its_shuffle,
];
