//! Lies in votes and leaves.
//!
//! In most scenes the last of five seats is slow: what it owes is kept back. The liar is the
//! second seat, and may vote.

use protocol::{Ballot, Check, Choice, Contribution, Message, Motion, Payload, Proof, Rejection};
use rules::{Preset, SeatSet};

use crate::scene::{LIAR, Scene, Verdict, cheats, seat};

const SLOW: usize = 4;

/// Five seats, and what the slow one owes.
fn scene() -> (Scene, Contribution) {
    let keep_back = |payload: &Payload| matches!(payload, Payload::Commit { .. });
    let mut scene = Scene::with(Preset::Standard.options(), 5, 12, SLOW, keep_back);
    let owed = scene.original().clone();
    scene.liar = LIAR;
    scene.slow = Some(SLOW);
    scene.mute();
    (scene, owed)
}

fn without(index: usize) -> Motion {
    Motion::Remove(SeatSet::EMPTY.with(seat(index)))
}

fn ballot(scene: &Scene, motion: Motion, choice: Choice) -> Ballot {
    let identity = scene.identity(scene.liar);
    Ballot::sign(&identity, scene.header(), motion, choice)
}

fn tell_all(scene: &mut Scene, ballot: &Ballot) {
    let bytes = Message::Ballot(Box::new(ballot.clone())).to_bytes();
    for to in scene.honest() {
        scene.tell_bytes(to, &bytes);
    }
    scene.settle();
}

fn contradicts(check: &Check) -> bool {
    matches!(check, Check::Ballots)
}

fn a_vote_and_a_refusal_for_one_attempt() -> Verdict {
    let (mut scene, owed) = scene();
    let yes = ballot(&scene, without(SLOW), Choice::For);
    let proof = Proof::Missing(Box::new(owed));
    let no = ballot(&scene, without(SLOW), Choice::Refuse(proof));
    scene.slow = None;
    tell_all(&mut scene, &yes);
    tell_all(&mut scene, &no);
    scene.heartbeat();
    scene.blamed(contradicts)
}

fn a_refusal_and_then_a_vote() -> Verdict {
    let (mut scene, owed) = scene();
    let yes = ballot(&scene, without(SLOW), Choice::For);
    let proof = Proof::Missing(Box::new(owed));
    let no = ballot(&scene, without(SLOW), Choice::Refuse(proof));
    scene.slow = None;
    tell_all(&mut scene, &no);
    tell_all(&mut scene, &yes);
    scene.heartbeat();
    scene.blamed(contradicts)
}

fn votes_for_crossing_sets() -> Verdict {
    let (mut scene, _) = scene();
    let one = ballot(&scene, without(SLOW), Choice::For);
    let other = ballot(&scene, without(2), Choice::For);
    scene.slow = None;
    tell_all(&mut scene, &one);
    tell_all(&mut scene, &other);
    scene.heartbeat();
    scene.blamed(contradicts)
}

/// The second vote says that the first was refused, and nobody has refused it.
fn a_vote_instead_of_one_that_nobody_refused() -> Verdict {
    let (mut scene, _) = scene();
    let one = ballot(&scene, without(SLOW), Choice::For);
    let instead = Choice::Instead(vec![without(SLOW)]);
    let other = ballot(&scene, without(2), instead);
    tell_all(&mut scene, &one);
    tell_all(&mut scene, &other);
    scene.heartbeat();
    scene.ignored()
}

/// The second vote takes the place of a third, which it has nothing to do with.
fn a_vote_instead_of_another_than_was_signed() -> Verdict {
    let (mut scene, owed) = scene();
    let one = ballot(&scene, without(SLOW), Choice::For);
    let ending = Motion::End(SeatSet::EMPTY.with(seat(SLOW)));
    let proof = Proof::Missing(Box::new(owed));
    let mut header = scene.header();
    header.seat = seat(0);
    let refusal = Ballot::sign(&scene.identity(0), header, ending, Choice::Refuse(proof));
    let other = ballot(&scene, without(2), Choice::Instead(vec![ending]));
    scene.slow = None;
    tell_all(&mut scene, &one);
    tell_all(&mut scene, &refusal);
    tell_all(&mut scene, &other);
    scene.heartbeat();
    scene.blamed(contradicts)
}

/// Each half of the table hears another vote, and they compare only afterwards.
fn votes_for_crossing_sets_to_two_peers() -> Verdict {
    let (mut scene, _) = scene();
    let one = ballot(&scene, without(SLOW), Choice::For);
    let other = ballot(&scene, without(2), Choice::For);
    let bytes = |ballot: Ballot| Message::Ballot(Box::new(ballot)).to_bytes();
    scene.tell_bytes(0, &bytes(one));
    scene.tell_bytes(3, &bytes(other));
    scene.slow = None;
    scene.settle();
    for _ in 0..3 {
        scene.heartbeat();
    }
    scene.blamed(contradicts)
}

/// A vote in another seat's name.
fn a_ballot_signed_by_another_key() -> Verdict {
    let (mut scene, _) = scene();
    let mut header = scene.header();
    header.seat = seat(0);
    let forged = Ballot::sign(&scene.identity(LIAR), header, without(SLOW), Choice::For);
    tell_all(&mut scene, &forged);
    scene.refused(|rejection| matches!(rejection, Rejection::Signature(_)))
}

/// A refusal whose proof is a contribution to another step: it ends no attempt.
fn a_refusal_that_proves_nothing() -> Verdict {
    let (mut scene, _) = scene();
    let old = scene
        .said
        .iter()
        .find(|said| said.header.seat.index() == SLOW)
        .cloned()
        .unwrap();
    let proof = Proof::Missing(Box::new(old));
    let no = ballot(&scene, without(SLOW), Choice::Refuse(proof));
    tell_all(&mut scene, &no);
    scene.ignored()
}

/// A vote to remove a seat that has done all it owes: the others show so and go on.
fn a_vote_against_a_seat_that_owes_nothing() -> Verdict {
    let (mut scene, owed) = scene();
    let mistaken = ballot(&scene, without(2), Choice::For);
    tell_all(&mut scene, &mistaken);
    scene.slow = None;
    scene.tell_all(&owed);
    scene.heartbeat();
    scene.ignored()
}

/// Somebody votes to remove everybody else.
fn a_vote_to_be_alone() -> Verdict {
    let (mut scene, _) = scene();
    let others = scene.honest().into_iter().map(seat).collect();
    let alone = ballot(&scene, Motion::Remove(others), Choice::For);
    tell_all(&mut scene, &alone);
    let end = ballot(&scene, Motion::End(others), Choice::For);
    tell_all(&mut scene, &end);
    scene.ignored()
}

/// A leave and what was owed, for one step; in both orders, at different seats.
fn a_leave_and_a_contribution_for_one_step() -> Verdict {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Commit { .. }));
    let owed = scene.original().clone();
    let from = scene.replica().step();
    let opening = Vec::new();
    let leave = scene.sign(Payload::Leave { from, opening });
    scene.tell(0, &owed);
    scene.tell(0, &leave);
    scene.tell(2, &leave);
    scene.tell(2, &owed);
    scene.settle();
    scene.heartbeat();
    scene.blamed(|check| matches!(check, Check::Equivocation))
}

/// Leaving twice, from different steps.
fn two_leaves() -> Verdict {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Commit { .. }));
    let from = scene.replica().step();
    let leave = |from| {
        scene.sign(Payload::Leave {
            from,
            opening: Vec::new(),
        })
    };
    let (one, other) = (leave(from), leave(from + 1));
    scene.tell_all(&one);
    scene.tell_all(&other);
    scene.heartbeat();
    scene.ignored_or_blamed(|check| matches!(check, Check::Equivocation))
}

cheats![
    a_refusal_and_then_a_vote,
    a_ballot_signed_by_another_key,
    a_refusal_that_proves_nothing,
    a_vote_against_a_seat_that_owes_nothing,
    a_vote_to_be_alone,
    two_leaves,
    a_vote_and_a_refusal_for_one_attempt,
    votes_for_crossing_sets,
    a_vote_instead_of_one_that_nobody_refused,
    a_vote_instead_of_another_than_was_signed,
    votes_for_crossing_sets_to_two_peers,
    a_leave_and_a_contribution_for_one_step,
];
