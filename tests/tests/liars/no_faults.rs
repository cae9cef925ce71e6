//! What is nobody's fault: whatever a network does, and whatever proves nothing.

use protocol::{
    Contribution, Message, Opened, Payload, Played, Recording, Rejection, Session, audit,
};
use rules::{Action, Preset, SeatSet};

use crate::scene::{LIAR, Scene, seat, suite};

fn nobody_is_blamed(scene: &Scene) {
    assert!(scene.faults.iter().all(Vec::is_empty), "{:?}", scene.faults);
}

/// A contribution for a head that nobody here knows is kept, and is as good as silence.
#[test]
fn an_unknown_head_is_held() {
    let mut scene = Scene::at_turn();
    let before = scene.replica().step();
    let mut header = scene.header();
    header.head.0[0] ^= 1;
    let payload = Payload::Act {
        action: Action::LetGo,
        shares: Vec::new(),
    };
    let unknown = Contribution::sign(&scene.identity(LIAR), header, payload);
    scene.tell_all(&unknown);
    nobody_is_blamed(&scene);
    assert_eq!(scene.replica().step(), before);
    assert!(scene.sessions[0].waiting_for().contains(seat(LIAR)));
}

/// A step that is far ahead, too.
#[test]
fn a_later_step_is_held() {
    let mut scene = Scene::at_turn();
    let mut header = scene.header();
    header.step += 1000;
    for step in 0..100 {
        header.step += step;
        let later = Contribution::sign(&scene.identity(LIAR), header, Payload::Charter);
        scene.tell_all(&later);
    }
    nobody_is_blamed(&scene);
}

/// An answer that comes when everybody has given up hoping is an answer.
#[test]
fn a_late_answer_is_taken_in() {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Shares { .. }));
    for _ in 0..10 {
        scene.heartbeat();
    }
    let late = scene.original().clone();
    let before = scene.replica().step();
    scene.tell_all(&late);
    nobody_is_blamed(&scene);
    assert_eq!(scene.replica().step(), before + 1);
}

/// Everything that was ever said, again.
#[test]
fn duplicates_change_nothing() {
    let mut scene = Scene::at_turn();
    let (step, head) = (scene.replica().step(), scene.replica().head());
    for said in scene.said.clone() {
        for to in 0..3 {
            scene.tell(to, &said);
        }
    }
    scene.settle();
    nobody_is_blamed(&scene);
    assert_eq!(
        (scene.replica().step(), scene.replica().head()),
        (step, head)
    );
}

/// The whole log backwards, then forwards: a newcomer ends where the others are.
#[test]
fn reordering_changes_nothing() {
    let mut scene = Scene::at_turn();
    let head = scene.replica().head();
    let charter = scene.replica().charter().clone();
    let mut newcomer = Session::spectator(suite(), charter).unwrap();
    let said = scene.said.clone();
    for _ in 0..said.len() {
        for one in said.iter().rev() {
            let message = Message::Contribution(Box::new(one.clone()));
            newcomer
                .handle_message(protocol::Peer(0), &message.to_bytes(), &mut scene.rng)
                .unwrap();
        }
        if newcomer.head() == head {
            break;
        }
    }
    assert_eq!(newcomer.head(), head);
    assert!(newcomer.faults().is_empty());
}

/// Honest messages of another table at the same address.
#[test]
fn messages_of_another_game_are_turned_away() {
    let mut scene = Scene::at_turn();
    let other = Scene::dealt(3, 99);
    for said in &other.said {
        scene.tell(0, said);
    }
    nobody_is_blamed(&scene);
    assert_eq!(scene.rejections.len(), other.said.len());
    assert!(
        scene
            .rejections
            .iter()
            .all(|why| *why == Rejection::OtherGame)
    );
}

/// A seat that was removed by vote comes back and says what it was going to say.
#[test]
fn messages_of_a_removed_seat_are_ignored() {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Shares { .. }));
    let late = scene.original().clone();
    let missing = SeatSet::EMPTY.with(seat(LIAR));
    for voter in [0, 2] {
        scene.vote_out(voter, missing);
    }
    scene.settle();
    let head = scene.replica().head();
    assert!(!scene.replica().active().contains(seat(LIAR)));
    scene.tell_all(&late);
    nobody_is_blamed(&scene);
    assert_eq!(scene.replica().head(), head);
    scene.play();
    assert!(scene.replica().game().unwrap().outcome().is_some());
}

/// The game is over, and one seat keeps its secrets to itself: it is named, and not blamed.
#[test]
fn a_withheld_opening_is_named_and_not_blamed() {
    let keep_back = |payload: &Payload| matches!(payload, Payload::Opening(_));
    let mut scene = Scene::with(Preset::Standard.options(), 2, 3, LIAR, keep_back);
    scene.play();
    scene.heartbeat();
    nobody_is_blamed(&scene);
    let recording = Recording::read(&scene.recordings[0]).unwrap();
    let report = audit(&suite(), &recording);
    assert_eq!(report.played, Played::Correctly);
    assert_eq!(report.opened[seat(LIAR)], Some(Opened::Withheld));
    assert!(!report.is_fair());
    assert!(report.faults.is_empty());
}

/// And whoever did open is not named.
#[test]
fn a_withheld_opening_withholds_nobody_elses() {
    let keep_back = |payload: &Payload| matches!(payload, Payload::Opening(_));
    let mut scene = Scene::with(Preset::Standard.options(), 2, 3, LIAR, keep_back);
    scene.play();
    let recording = Recording::read(&scene.recordings[0]).unwrap();
    let report = audit(&suite(), &recording);
    assert_eq!(report.opened[seat(0)], Some(Opened::Yes));
}
