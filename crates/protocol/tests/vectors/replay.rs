//! What the crate makes of a vector now.

use protocol::{
    Ended, Message, Opened, Peer, Played, Record, Recording, Replica, Report, Session, Suite, audit,
};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::SeatSet;

use crate::Files;
use crate::file;
use crate::text::{self, Text};

/// The vector with what it must expect filled in.
pub(crate) fn replay(suite: &Suite, files: &Files, vector: &Text) -> Text {
    let mut vector = vector.clone();
    match vector.get("kind") {
        "encoding" => {
            let mut bytes = text::bytes(vector.get("bytes"));
            if vector.find("zeros").is_some() {
                bytes.extend(vec![0; vector.number("zeros")]);
            }
            let decoded = Message::from_bytes(&bytes);
            let expect = match decoded {
                Ok(_) => "accepted".to_owned(),
                Err(problem) => problem.to_string(),
            };
            vector.set("expect", &expect);
        }
        "charter" => charter(suite, &mut vector),
        "message" => message(suite, files, &mut vector),
        "recording" => recording(suite, files, &mut vector),
        other => panic!("no kind {other}"),
    }
    vector
}

/// Whether everything in the vector must hold.
pub(crate) fn passes(vector: &Text) -> bool {
    ["accepted", "counted", "no fault", "played correctly"].contains(&vector.get("expect"))
}

fn charter(suite: &Suite, vector: &mut Text) {
    let record = file::Raw {
        kind: 1,
        body: text::bytes(vector.get("bytes")),
    };
    let read = Recording::read(&file::join(&[record]));
    let expect = match read {
        Err(problem) => format!("unreadable: {problem}"),
        Ok(recording) => match Replica::new(suite.clone(), recording.charter) {
            Err(problem) => problem.to_string(),
            Ok(replica) => {
                vector.set("game", &replica.game_id().to_string());
                vector.set("epoch", &replica.epoch_id().to_string());
                vector.set("head", &replica.head().to_string());
                "accepted".to_owned()
            }
        },
    };
    vector.set("expect", &expect);
}

/// A spectator who has seen so many records of a recording after its charter.
pub(crate) fn spectator(suite: &Suite, recording: &Recording, after: usize) -> Session {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut session = Session::spectator(suite.clone(), recording.charter.clone()).unwrap();
    for record in recording.records.iter().take(after) {
        let message = match record {
            Record::Contribution(contribution) => Message::Contribution(contribution.clone()),
            Record::Ballot(ballot) => Message::Ballot(ballot.clone()),
            Record::Evidence(evidence) => Message::Evidence(evidence.clone()),
            Record::Void(_) => continue,
        };
        session
            .handle_message(Peer(0), &message.to_bytes(), &mut rng)
            .unwrap();
    }
    session
}

fn message(suite: &Suite, files: &Files, vector: &mut Text) {
    let recording = Recording::read(&files[vector.get("base")]).unwrap();
    let mut session = spectator(suite, &recording, vector.number("after"));
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let (before, known) = (session.status(), session.faults().len());
    let mut rejected = None;
    for bytes in vector.all("bytes") {
        let result = session.handle_message(Peer(0), &text::bytes(bytes), &mut rng);
        rejected = rejected.or(result.err());
    }
    let expect = match (rejected, session.faults().get(known)) {
        (Some(rejection), _) => format!("rejected: {rejection}"),
        (None, Some(fault)) => format!("fault: {fault}"),
        (None, None) if session.status() != before => "counted".to_owned(),
        (None, None) => "no fault".to_owned(),
    };
    vector.set("expect", &expect);
}

fn recording(suite: &Suite, files: &Files, vector: &mut Text) {
    let bytes = file::edit(files, &files[vector.get("base")], vector.get("edit"));
    let recording = match Recording::read(&bytes) {
        Ok(recording) => recording,
        Err(problem) => {
            vector.set("expect", &format!("unreadable: {problem}"));
            return;
        }
    };
    let report = audit(suite, &recording);
    let mut expect = match &report.played {
        Played::Correctly => "played correctly".to_owned(),
        Played::Fault(fault) => format!("fault: {fault}"),
        Played::Forged { record, seat, .. } => format!("forged: record {record} of {seat}"),
        Played::Misplaced { record, seat } => format!("misplaced: record {record} of {seat}"),
        Played::NoEvidence { record } => format!("no evidence: record {record}"),
        Played::Charter(problem) => format!("charter: {problem}"),
    };
    if let Some(torn) = report.torn {
        expect = format!(
            "torn at byte {}, {} bytes left over; before: {expect}",
            torn.offset, torn.length
        );
    }
    vector.set("expect", &expect);
    if vector.find("game").is_some() {
        tell(&report, &recording, vector);
    }
}

fn tell(report: &Report, recording: &Recording, vector: &mut Text) {
    let counts = report.counts;
    vector.set("game", &report.game.to_string());
    vector.set("head", &report.head.to_string());
    for (name, count) in [
        ("steps", report.steps),
        ("records", recording.records.len() as u64),
        ("signatures", counts.signatures),
        ("keys", counts.keys),
        ("shuffles", counts.shuffles),
        ("share-proofs", counts.share_proofs),
        ("moves", counts.moves),
        ("recomputed", counts.recomputed),
        ("void", counts.void),
        ("commands", report.commands.len() as u64),
    ] {
        vector.set(name, &count.to_string());
    }
    for seat in recording.charter.seats().iter() {
        let opened = match report.opened[seat] {
            Some(Opened::Yes) => "yes",
            Some(Opened::Withheld) => "withheld",
            Some(Opened::Removed) => "removed",
            Some(Opened::NotYet) | None => "not yet",
        };
        vector.set(&format!("opened.{seat}"), opened);
        if let Some(gone) = report.gone[seat] {
            let gone = format!("{gone:?}").to_lowercase();
            vector.set(&format!("gone.{seat}"), &gone);
        }
    }
    for (number, fault) in report.faults.iter().enumerate() {
        vector.set(&format!("proven.{number}"), &fault.to_string());
    }
    let names = |seats: SeatSet| {
        let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        names.join(" ")
    };
    let ended = match report.ended {
        Ended::Won(outcome) => {
            let ending = format!("{:?}", outcome.ending).to_lowercase();
            format!("won by {}, {ending}", names(outcome.winners))
        }
        Ended::Abandoned(absent) => format!("without a winner, absent {}", names(absent)),
        Ended::CutOff(owing) => format!("cut off, waiting for {}", names(owing)),
    };
    vector.set("ended", &ended);
}
