//! The liars' catalogue: cheats by a seat with modified code. Each says who is blamed, for which
//! check, and what becomes of the game for the others.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod ballots;
mod encodings;
mod histories;
mod keys;
mod moves;
mod no_faults;
mod openings;
mod scene;
mod shares;
mod shuffles;

#[test]
fn every_liar_is_caught_and_no_honest_seat_is_blamed() {
    let catalogue = [
        ("keys", keys::ALL),
        ("shuffles", shuffles::ALL),
        ("shares", shares::ALL),
        ("moves", moves::ALL),
        ("histories", histories::ALL),
        ("encodings", encodings::ALL),
        ("openings", openings::ALL),
        ("ballots", ballots::ALL),
    ];
    let (mut all, mut caught, mut honest_blamed) = (0, 0, 0);
    for (kind, cheats) in catalogue {
        for (name, cheat) in cheats {
            let verdict = scene::verdict_of(name, *cheat);
            all += 1;
            caught += usize::from(verdict.caught);
            honest_blamed += verdict.honest_blamed;
            if !verdict.caught {
                println!("{kind}: {name} is not caught: {}", verdict.story);
            }
        }
    }
    println!("{caught} of {all} caught, {honest_blamed} honest seats blamed");
    assert!(all >= 40);
    assert_eq!((caught, honest_blamed), (all, 0));
}
