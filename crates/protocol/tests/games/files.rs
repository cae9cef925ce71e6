//! What files hold: what became void, two histories, as much as fits, and enough to watch on.

use protocol::{
    Ballot, Check, Choice, Contribution, Header, MAX_RECORDING, Message, Motion, Output, Payload,
    Peer, Played, Record, Recording, RecordingFull, RecordingWriter, Session, Status, StepKind,
    Suite, audit, find_fork,
};
use rules::{Options, SeatSet};

use crate::departures::{only, seat};
use crate::table::{Table, identity};

const SEED: u64 = 31;

/// Three seats that commit; S3 has fallen silent.
fn without_the_third(suite: &Suite) -> Table {
    let mut table = Table::new(suite, Options::default(), 3, SEED);
    table.until(0, StepKind::Commit);
    table.silent.push(2);
    table.settle();
    assert_eq!(table.somebody().waiting_for(), only(3));
    table
}

fn recording(table: &Table, at: usize) -> Recording {
    Recording::read(&table.recordings[at]).unwrap()
}

/// The same file with one record more.
fn with(recording: &Recording, record: Record) -> Recording {
    let mut recording = recording.clone();
    recording.records.push(record);
    recording
}

fn voids(recording: &Recording) -> Vec<usize> {
    let records = recording.records.iter();
    let seats = records.filter_map(|record| match record {
        Record::Void(one) => Some(one.header.seat.index()),
        _ => None,
    });
    seats.collect()
}

#[test]
fn what_a_motion_made_void_is_kept_and_counted() {
    let suite = Suite::derive().unwrap();
    let mut table = without_the_third(&suite);
    table.vote_out_missing();
    table.play();
    let report = table.check(&suite);
    let files = [recording(&table, 0), recording(&table, 1)];
    for file in &files {
        assert_eq!(voids(file), [0, 1]);
    }
    assert_eq!(report.counts.void, 2);
    assert!(find_fork(&files).is_none());
    // It is checked: signature, step, and what it says.
    let at = files[0]
        .records
        .iter()
        .position(|record| matches!(record, Record::Void(_)))
        .unwrap();
    let changed = |change: &dyn Fn(&mut Contribution)| {
        let mut file = files[0].clone();
        if let Record::Void(one) = &mut file.records[at] {
            change(one);
        }
        audit(&suite, &file).played
    };
    let forged = changed(&|one| one.header.seat = seat(2));
    assert!(matches!(forged, Played::Forged { .. }), "{forged:?}");
    let key = identity(SEED, 0);
    let later = |header: Header| Header {
        step: header.step + 1,
        ..header
    };
    let misplaced =
        changed(&|one| *one = Contribution::sign(&key, later(one.header), one.payload.clone()));
    assert!(
        matches!(misplaced, Played::Misplaced { .. }),
        "{misplaced:?}"
    );
    let lie = changed(&|one| *one = Contribution::sign(&key, one.header, Payload::Charter));
    let Played::Fault(fault) = lie else {
        unreachable!("{lie:?}")
    };
    assert_eq!((fault.culprit, fault.check), (seat(1), Check::WrongKind));
}

/// S3 goes on alone and comes back: what it had completed is void in its own file.
#[test]
fn what_was_taken_back_is_void() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 2, SEED);
    table.settle();
    let actor = table.asked().unwrap().index();
    // The one who moves is cut off: it goes on to the next step, the other ends the game.
    table.act();
    table.under_way.clear();
    let other = 1 - actor;
    let absent = table.sessions[other].waiting_for();
    table.sessions[other]
        .end_without(absent, &mut table.rng)
        .unwrap();
    table.collect();
    table.settle();
    table.heartbeat();
    table.check(&suite);
    let void = |at: usize| audit(&suite, &recording(&table, at)).counts.void;
    assert_eq!(void(other), 0);
    assert!(void(actor) > 0);
    assert!(find_fork(&[recording(&table, 0), recording(&table, 1)]).is_none());
}

/// Whoever has contributed to a step and then leaves signs two things with one header.
#[test]
fn a_leave_in_a_step_that_one_has_contributed_to_is_honest() {
    let suite = Suite::derive().unwrap();
    let mut table = without_the_third(&suite);
    let step = table.sessions[0].replica().step();
    let said = table.sessions[0]
        .replica()
        .contribution(seat(1))
        .unwrap()
        .clone();
    table.sessions[0].leave(&mut table.rng).unwrap();
    let mut leave = None;
    while let Some(output) = table.sessions[0].poll_output() {
        if let Output::Transmit { bytes, .. } = output
            && let Ok(Message::Contribution(one)) = Message::from_bytes(&bytes)
        {
            leave = Some(*one);
        }
    }
    let leave = leave.unwrap();
    assert_eq!((leave.header.step, said.header.step), (step, step));
    let both = [said, leave].map(|one| protocol::Statement::Contribution(Box::new(one)));
    let evidence = Message::Evidence(both.to_vec()).to_bytes();
    table.sessions[1]
        .handle_message(Peer(2), &evidence, &mut table.rng)
        .unwrap();
    assert!(table.sessions[1].faults().is_empty());
    let file = recording(&table, 1);
    let records = both.map(|one| match one {
        protocol::Statement::Contribution(one) => Record::Contribution(one),
        protocol::Statement::Ballot(one) => Record::Ballot(one),
    });
    let files = records.map(|record| with(&file, record));
    assert!(find_fork(&files).is_none());
}

/// Two files, each of which has one of two statements that one seat may not both sign.
#[test]
fn forks_are_found_in_contributions_leaves_and_ballots() {
    let suite = Suite::derive().unwrap();
    let table = without_the_third(&suite);
    let (file, header) = (
        recording(&table, 0),
        table.sessions[0].replica().header(seat(3)),
    );
    let key = identity(SEED, 2);
    let says = |payload: Payload| Box::new(Contribution::sign(&key, header, payload));
    let votes =
        |motion, choice| Record::Ballot(Box::new(Ballot::sign(&key, header, motion, choice)));
    let commit = says(Payload::Commit {
        key: [1; 32],
        seed: [2; 32],
    });
    let other = says(Payload::Commit {
        key: [3; 32],
        seed: [2; 32],
    });
    let leave = says(Payload::Leave {
        from: header.step,
        opening: Vec::new(),
    });
    let later = says(Payload::Leave {
        from: header.step + 1,
        opening: Vec::new(),
    });
    let (one, two) = (Motion::Remove(only(1)), Motion::Remove(only(2)));
    let said = table.sessions[0].replica().contribution(seat(1)).unwrap();
    let no = Choice::Refuse(protocol::Proof::Missing(Box::new(said.clone())));
    let counted = |one: &Contribution| Record::Contribution(Box::new(one.clone()));
    let void = |one: &Contribution| Record::Void(Box::new(one.clone()));
    let split = Some(Check::Equivocation);
    let crossed = Some(Check::Ballots);
    for (what, first, second, expected) in [
        (
            "two payloads",
            counted(&commit),
            counted(&other),
            split.clone(),
        ),
        (
            "one of them void",
            counted(&commit),
            void(&other),
            split.clone(),
        ),
        (
            "a leave from then on",
            counted(&commit),
            counted(&leave),
            split.clone(),
        ),
        ("two leaves", counted(&leave), counted(&later), split),
        (
            "a leave afterwards",
            counted(&commit),
            counted(&later),
            None,
        ),
        ("the same, void", counted(&commit), void(&commit), None),
        (
            "crossing votes",
            votes(one, Choice::For),
            votes(two, Choice::For),
            crossed.clone(),
        ),
        (
            "yes and no",
            votes(one, Choice::For),
            votes(one, no),
            crossed,
        ),
        (
            "one instead of the other",
            votes(one, Choice::For),
            votes(two, Choice::Instead(vec![one])),
            None,
        ),
    ] {
        for (first, second) in [(&first, &second), (&second, &first)] {
            let files = [with(&file, first.clone()), with(&file, second.clone())];
            let fault = find_fork(&files);
            assert_eq!(
                fault.as_ref().map(|fault| &fault.check),
                expected.as_ref(),
                "{what}"
            );
            if let Some(fault) = fault {
                assert_eq!(
                    (fault.culprit, fault.evidence.len()),
                    (seat(3), 2),
                    "{what}"
                );
            }
        }
    }
}

#[test]
fn a_recording_grows_to_its_limit_and_no_further() {
    let suite = Suite::derive().unwrap();
    let table = without_the_third(&suite);
    let header = table.sessions[0].replica().header(seat(1));
    let long = Payload::Shares {
        shares: vec![7; 60_000],
    };
    let long = Record::Contribution(Box::new(Contribution::sign(
        &identity(SEED, 0),
        header,
        long,
    )));
    let charter = table.sessions[0].replica().charter();
    let (mut writer, mut file) = RecordingWriter::begin(charter);
    while let Ok(bytes) = writer.append(&long) {
        file.extend(bytes);
    }
    assert!(file.len() <= MAX_RECORDING && file.len() + 61_000 > MAX_RECORDING);
    assert!(writer.is_full());
    // Nothing is written after a gap, however short.
    let short = Record::Evidence(Vec::new());
    assert_eq!(writer.append(&short), Err(RecordingFull));
    let read = Recording::read(&file).unwrap();
    assert_eq!((read.torn, read.whole), (None, file.len()));
    assert_eq!(
        RecordingWriter::resume(&read).append(&long),
        Err(RecordingFull)
    );
}

/// A hostile seat signs something about every step there ever was.
#[test]
fn ballots_of_long_past_steps_are_not_kept() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 2, SEED);
    let mut headers: Vec<Header> = Vec::new();
    table.settle();
    while table.asked().is_some() && headers.len() < 150 {
        headers.push(table.sessions[1].replica().header(seat(2)));
        table.moves(1);
    }
    let now = table.sessions[0].replica().step();
    assert!(now > 140, "{now} steps are too few");
    let motion = Motion::Remove(only(1));
    let mut kept = Vec::new();
    for header in [headers[0], *headers.last().unwrap()] {
        let ballot = Ballot::sign(&identity(SEED, 1), header, motion, Choice::For);
        let bytes = Message::Ballot(Box::new(ballot)).to_bytes();
        table.sessions[0]
            .handle_message(Peer(1), &bytes, &mut table.rng)
            .unwrap();
        table.collect();
        table.under_way.clear();
        // Whoever stands there is told of the ballots of that step.
        let status = Message::Status(Status {
            game: header.game,
            epoch: header.epoch,
            step: header.step,
            head: header.head,
            present: SeatSet::EMPTY,
        });
        table.sessions[0]
            .handle_message(Peer(1), &status.to_bytes(), &mut table.rng)
            .unwrap();
        table.collect();
        let ballots = core::mem::take(&mut table.under_way)
            .into_iter()
            .filter(|(_, _, bytes)| matches!(Message::from_bytes(bytes), Ok(Message::Ballot(_))));
        kept.push(ballots.count() > 0);
    }
    assert_eq!(kept, [false, true]);
}

#[test]
fn a_spectator_begins_again_from_its_recording() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 2, SEED);
    table.moves(4);
    let whole = recording(&table, 0);
    let bytes = table.recordings[0].clone();
    for cut in [0, 1, 300] {
        let file = Recording::read(&bytes[..bytes.len() - cut]).unwrap();
        let mut back = Session::restore_spectator(suite.clone(), &file, &mut table.rng).unwrap();
        assert_eq!(back.own_seat(), None);
        let mut grown = bytes[..file.whole].to_vec();
        // It asks, and is told what it lacks.
        let status = Message::Status(back.status()).to_bytes();
        table.sessions[0]
            .handle_message(Peer(7), &status, &mut table.rng)
            .unwrap();
        while let Some(output) = table.sessions[0].poll_output() {
            if let Output::Transmit { bytes, .. } = output {
                back.handle_message(Peer(0), &bytes, &mut table.rng)
                    .unwrap();
            }
        }
        while let Some(output) = back.poll_output() {
            if let Output::Record(bytes) = output {
                grown.extend(bytes);
            }
        }
        assert_eq!(back.head(), table.sessions[0].head(), "cut by {cut}");
        assert_eq!(Recording::read(&grown).unwrap().records, whole.records);
    }
}
