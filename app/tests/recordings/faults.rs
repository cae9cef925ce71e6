//! What a seat signed and what does not hold is its fault, with step and check.

use protocol::{Contribution, Payload, Record, Recording, RecordingWriter, Statement};
use serde_json::Value;

use crate::program::{Said, file, run};
use crate::table::{identity, small};

/// The small game up to the first contribution that `lie` changes, signed anew by its author.
fn with_lie(lie: impl Fn(&mut Payload) -> bool) -> (Vec<u8>, Contribution) {
    let recording = Recording::read(small()).unwrap();
    let (mut writer, mut bytes) = RecordingWriter::begin(&recording.charter);
    for record in &recording.records {
        let Record::Contribution(said) = record else {
            unreachable!("nobody was voted out");
        };
        let mut payload = said.payload.clone();
        if lie(&mut payload) {
            let key = identity(12, said.header.seat.index());
            let signed = Contribution::sign(&key, said.header, payload);
            bytes.extend(
                writer
                    .append(&Record::Contribution(Box::new(signed.clone())))
                    .unwrap(),
            );
            return (bytes, signed);
        }
        bytes.extend(writer.append(record).unwrap());
    }
    unreachable!("the game has every kind of step");
}

fn judged(name: &str, lie: impl Fn(&mut Payload) -> bool, check: u8) -> (Said, Value) {
    let (bytes, signed) = with_lie(lie);
    let name = file(name, &bytes);
    let said = run(&["verify", &name]);
    assert_eq!((said.code, said.err.as_str()), (1, ""), "{}", said.out);
    let seat = signed.header.seat;
    let who = format!("{} ({seat})", crate::table::NAMES[seat.index()]);
    let step = signed.header.step;
    let start = format!("NO, this game was not fair: {who} broke");
    assert!(said.says(&start), "{}", said.out);
    assert!(
        said.says(&format!("(step {step}, check {check})")),
        "{}",
        said.out
    );
    assert!(said.says("not looked at, for the check stops there"));
    let json = run(&["verify", "--json", &name]).json();
    let problem = json["files"][0]["played"]["problem"].clone();
    assert_eq!(problem["what"], "fault");
    assert_eq!(problem["seat"], seat.to_string());
    assert_eq!(problem["step"], step);
    assert_eq!(problem["check"], check);
    assert_eq!(json["files"][0]["verdict"], "not-fair");
    // `show` shows what holds, and says that there is more.
    let shown = run(&["show", &name]);
    assert_eq!(shown.code, 1);
    assert!(shown.sentence().contains(&who), "{}", shown.err);
    (said, problem)
}

#[test]
fn a_shuffle_that_is_not_proven() {
    let lie = |payload: &mut Payload| match payload {
        Payload::Shuffle { piles } => {
            // The last response of the argument: still a number, but not the right one.
            let argument = &mut piles[0].argument;
            let at = argument.len() - 32;
            argument[at] ^= 1;
            true
        }
        _ => false,
    };
    let (_, problem) = judged("lie-shuffle.recording", lie, 8);
    let sentence = problem["sentence"].as_str().unwrap();
    assert!(sentence.contains("the shuffle is not proven"), "{sentence}");
}

#[test]
fn shares_that_are_not_proven() {
    let lie = |payload: &mut Payload| match payload {
        Payload::Shares { shares } => {
            let at = shares.len() - 32;
            shares[at] ^= 1;
            true
        }
        _ => false,
    };
    judged("lie-shares.recording", lie, 9);
}

#[test]
fn a_move_against_the_rules() {
    let lie = |payload: &mut Payload| match payload {
        Payload::Act { action, shares } => {
            *action = rules::Action::LetGo;
            shares.clear();
            true
        }
        _ => false,
    };
    judged("lie-move.recording", lie, 11);
}

#[test]
fn another_seed_than_the_sealed_one() {
    let lie = |payload: &mut Payload| match payload {
        Payload::Opening(epochs) => {
            epochs[0].seed[0] ^= 1;
            true
        }
        _ => false,
    };
    judged("lie-seed.recording", lie, 3);
}

#[test]
fn a_lie_in_the_opening_that_the_others_kept_as_evidence() {
    let recording = Recording::read(small()).unwrap();
    let (mut writer, mut bytes) = RecordingWriter::begin(&recording.charter);
    let mut step = 0;
    for record in &recording.records {
        let Record::Contribution(said) = record else {
            unreachable!("nobody was voted out");
        };
        match &said.payload {
            Payload::Opening(epochs) if said.header.seat.index() == 1 => {
                let mut epochs = epochs.clone();
                epochs[0].key[0] ^= 1;
                step = said.header.step;
                let lie = Payload::Opening(epochs);
                let signed = Contribution::sign(&identity(12, 1), said.header, lie);
                let evidence = vec![Statement::Contribution(Box::new(signed))];
                bytes.extend(writer.append(&Record::Evidence(evidence)).unwrap());
            }
            _ => bytes.extend(writer.append(record).unwrap()),
        }
    }
    let name = file("lie-kept.recording", &bytes);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 1, "{}", said.out);
    assert!(
        said.says("NO, this game was not fair: Ben (S2)"),
        "{}",
        said.out
    );
    assert!(!said.says("no proof of cheating"), "{}", said.out);
    assert!(
        said.says(&format!("(step {step}, check 12)")),
        "{}",
        said.out
    );
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["files"][0]["verdict"], "not-fair");
    assert_eq!(json["files"][0]["played"]["problem"]["check"], 12);
    assert_eq!(run(&["show", &name]).code, 1);
}
