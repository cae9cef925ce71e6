//! What was wrong once. Each of these failed before it was mended.

use protocol::{
    Ballot, Certificate, Choice, Contribution, Gone, Header, MAX_CONTRIBUTION, Message, Motion,
    Opened, Output, Payload, Peer, Played, Proof, Record, Recording, RecordingWriter, Rejection,
    Session, Statement, StepKind, Suite, WireError, audit,
};
use rules::{Options, Seat, SeatSet};

use crate::departures::{only, seat};
use crate::table::{Table, identity};

fn give(table: &mut Table, to: usize, message: &Message) {
    table.sessions[to]
        .handle_message(Peer(9), &message.to_bytes(), &mut table.rng)
        .unwrap();
}

/// An honest leave, shown as evidence, blames the leaver.
#[test]
fn a_polite_leave_as_evidence_frames_the_leaver() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 9);
    table.moves(2);
    let acting = table.asked().unwrap();
    let leaver = Seat::all().take(3).find(|&seat| seat != acting).unwrap();
    table.sessions[leaver.index()]
        .leave(&mut table.rng)
        .unwrap();
    let mut leave = None;
    while let Some(o) = table.sessions[leaver.index()].poll_output() {
        if let Output::Transmit { bytes, .. } = o
            && let Ok(Message::Contribution(c)) = Message::from_bytes(&bytes)
        {
            leave = Some(c);
        }
    }
    let evidence = Message::Evidence(vec![Statement::Contribution(leave.unwrap())]);
    give(&mut table, acting.index(), &evidence);
    let faults = table.sessions[acting.index()].faults().to_vec();
    assert!(faults.is_empty(), "{}", faults[0]);
}

/// S1 repeats S2's key in a reveal of its own that holds in nothing.
#[test]
fn a_copied_key_frames_the_higher_seat() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 9);
    table.until(2, StepKind::Reveal);
    let honest = table
        .under_way
        .iter()
        .find_map(|(_, _, b)| match Message::from_bytes(b) {
            Ok(Message::Contribution(c)) if c.header.seat == seat(2) => Some(*c),
            _ => None,
        })
        .unwrap();
    let Payload::Reveal { key, .. } = honest.payload.clone() else {
        unreachable!("a reveal")
    };
    let header = table.sessions[2].replica().header(seat(1));
    let lie = Contribution::sign(
        &identity(9, 0),
        header,
        Payload::Reveal {
            key,
            proof: vec![],
            coin: [0; 32],
            nonce: [0; 32],
        },
    );
    give(&mut table, 2, &Message::Contribution(Box::new(honest)));
    give(&mut table, 2, &Message::Contribution(Box::new(lie)));
    let blamed: Vec<String> = table.sessions[2]
        .faults()
        .iter()
        .map(std::string::ToString::to_string)
        .collect();
    assert!(blamed.iter().all(|f| !f.starts_with("S2")), "{blamed:?}");
}

/// Refusals without proof.
#[test]
fn an_empty_certificate_refuses_any_motion() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 8);
    table.moves(2);
    table.silent.push(2);
    table.play();
    assert_eq!(table.somebody().waiting_for(), only(3));
    let header = table.sessions[0].replica().header(seat(3));
    let nothing = Certificate {
        motion: Motion::Remove(SeatSet::EMPTY),
        signatures: Vec::new(),
    };
    let no = Ballot::sign(
        &identity(8, 2),
        header,
        Motion::Remove(only(3)),
        Choice::Refuse(Proof::Carried(nothing)),
    );
    for to in 0..2 {
        give(&mut table, to, &Message::Ballot(Box::new(no.clone())));
    }
    table.collect();
    for v in 0..2 {
        table.sessions[v].vote_out(only(3), &mut table.rng).unwrap();
    }
    table.collect();
    table.settle();
    assert_eq!(
        table.sessions[0].replica().gone(seat(3)),
        Some(Gone::Removed)
    );
}

/// An invalid contribution as the proof of a refusal: S3 is proven, and nobody can remove it.
#[test]
fn an_invalid_missing_contribution_blocks_the_removal() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 8);
    table.until(0, StepKind::Reveal);
    table.silent.push(2);
    table.settle();
    assert_eq!(table.sessions[0].waiting_for(), only(3));
    let header = table.sessions[0].replica().header(seat(3));
    let bad = Contribution::sign(&identity(8, 2), header, Payload::Charter);
    let no = Ballot::sign(
        &identity(8, 2),
        header,
        Motion::Remove(only(3)),
        Choice::Refuse(Proof::Missing(Box::new(bad))),
    );
    for to in 0..2 {
        give(&mut table, to, &Message::Ballot(Box::new(no.clone())));
    }
    table.collect();
    table.settle();
    table.heartbeat();
    let faults: Vec<String> = table.sessions[0]
        .faults()
        .iter()
        .map(std::string::ToString::to_string)
        .collect();
    let vote = table.sessions[0].vote_out(only(3), &mut table.rng);
    table.collect();
    table.settle();
    assert_eq!(
        table.sessions[0].replica().gone(seat(3)),
        Some(Gone::Removed),
        "{faults:?} {vote:?} {:?} {:?}",
        table.sessions[0].end_without(only(3), &mut table.rng),
        table.sessions[0].replica().kind()
    );
}

/// Four to seven bytes of 0xff at the end of a recording.
#[test]
fn a_short_tail_with_a_huge_length_is_no_panic() {
    let suite = Suite::derive().unwrap();
    let table = Table::new(&suite, Options::default(), 2, 8);
    for n in 0..20 {
        let mut bytes = table.recordings[0].clone();
        bytes.extend([0xff; 20].iter().take(n));
        let r =
            std::panic::catch_unwind(|| format!("{:?}", Recording::read(&bytes).map(|r| r.torn)));
        assert!(r.is_ok(), "{n}");
    }
}

/// One withheld opening keeps everybody's out of the recording.
#[test]
fn a_withheld_opening_is_told_from_those_that_were_shown() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 8);
    table.settle();
    while table.asked().is_some() {
        table.act();
        while !table.under_way.is_empty() {
            if table.sessions[0].replica().kind() == StepKind::Opening {
                table.silent = vec![2];
            }
            table.round();
        }
    }
    table.silent = vec![2];
    table.settle();
    let report = audit(&suite, &Recording::read(&table.recordings[0]).unwrap());
    assert_eq!(
        report.opened[seat(1)],
        Some(Opened::Yes),
        "{:?}",
        report.opened
    );
}

/// A contribution after a leave is not seen by the audit.
#[test]
fn the_audit_sees_a_contribution_after_a_leave() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 2, 8);
    table.settle();
    let who = table.asked().unwrap();
    // A leave `from` now, kept back, while the seat goes on for a few steps.
    let me = who.index();
    let from = table.sessions[me].replica().step();
    let early = table.sessions[me].replica().header(who);
    table.moves(6);
    while table.asked() != Some(who) {
        table.moves(1);
    }
    // The opening, taken from the seat's own later leave.
    table.sessions[me].leave(&mut table.rng).unwrap();
    let mut opening = vec![];
    while let Some(o) = table.sessions[me].poll_output() {
        if let Output::Transmit { bytes, .. } = &o
            && let Ok(Message::Contribution(c)) = Message::from_bytes(bytes)
            && let Payload::Leave { opening: o, .. } = &c.payload
        {
            opening = o.clone();
        }
    }
    let leave = Contribution::sign(&identity(8, me), early, Payload::Leave { from, opening });
    let mut bytes = table.recordings[1 - me].clone();
    let mut writer = RecordingWriter::resume(&Recording::read(&bytes).unwrap());
    bytes.extend(
        writer
            .append(&Record::Contribution(Box::new(leave)))
            .unwrap(),
    );
    let report = audit(&suite, &Recording::read(&bytes).unwrap());
    assert_ne!(report.played, Played::Correctly);
}

/// Evidence after the ballots: a spectator never follows.
#[test]
fn a_spectator_follows_when_the_evidence_comes_after_the_ballots() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 2, 8);
    let charter = table.sessions[0].replica().charter().clone();
    let mut spectator = Session::spectator(suite.clone(), charter).unwrap();
    let mut said: Vec<Vec<u8>> = table.under_way.iter().map(|(_, _, b)| b.clone()).collect();
    while table.sessions[0].replica().kind() != StepKind::Reveal {
        table.round();
        said.extend(table.under_way.iter().map(|(_, _, b)| b.clone()));
    }
    for b in &said {
        let _ = spectator.handle_message(Peer(0), b, &mut table.rng);
    }
    table.silent.push(1);
    let header = table.sessions[0].replica().header(seat(2));
    let bad = Contribution::sign(&identity(8, 1), header, Payload::Charter);
    give(&mut table, 0, &Message::Contribution(Box::new(bad)));
    let mut out = vec![];
    while let Some(o) = table.sessions[0].poll_output() {
        if let Output::Transmit { bytes, .. } = o {
            out.push(bytes);
        }
    }
    for b in out.iter().rev() {
        let _ = spectator.handle_message(Peer(0), b, &mut table.rng);
    }
    // And once more, as catching up would.
    for b in out.iter().rev() {
        let _ = spectator.handle_message(Peer(0), b, &mut table.rng);
    }
    assert_eq!(spectator.head(), table.sessions[0].head());
}

/// A coalition of all others takes a finished game back.
#[test]
fn a_finished_game_stays_finished() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 8);
    table.moves(2);
    let old = table.sessions[0].replica().header(seat(1));
    table.play();
    assert!(table.sessions[2].is_over());
    let before = (
        table.sessions[2].head(),
        table.sessions[2].game().unwrap().outcome(),
    );
    for who in [1u8, 2] {
        let header = Header {
            seat: seat(who),
            ..old
        };
        let vote = Ballot::sign(
            &identity(8, who as usize - 1),
            header,
            Motion::Remove(only(3)),
            Choice::For,
        );
        give(&mut table, 2, &Message::Ballot(Box::new(vote)));
    }
    table.collect();
    let after = (
        table.sessions[2].head(),
        table.sessions[2].game().unwrap().outcome(),
    );
    let report = audit(&suite, &Recording::read(&table.recordings[2]).unwrap());
    assert_eq!(before, after, "{:?} {:?}", report.gone, report.ended);
}

/// End is counted or not by what one happens to know.
#[test]
fn an_end_that_all_signed_counts_for_all() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 4, 8);
    table.until(0, StepKind::Reveal);
    table.silent.extend([2, 3]);
    table.settle();
    let both = only(3).with(seat(4));
    assert_eq!(table.sessions[0].waiting_for(), both);
    // S1 votes to end; S2 hears of it only later, and votes the same.
    table.sessions[0].end_without(both, &mut table.rng).unwrap();
    table.sessions[1].end_without(both, &mut table.rng).unwrap();
    let grab = |table: &mut Table, n: usize| {
        let mut v = vec![];
        while let Some(o) = table.sessions[n].poll_output() {
            if let Output::Transmit { bytes, .. } = o {
                v.push(bytes);
            }
        }
        v
    };
    let one = grab(&mut table, 0);
    let two = grab(&mut table, 1);
    // S2 hears S1's vote: the game is over for S2.
    for b in &one {
        table.sessions[1]
            .handle_message(Peer(0), b, &mut table.rng)
            .unwrap();
    }
    assert_eq!(table.sessions[1].replica().kind(), StepKind::Opening);
    // S3 and S4 send S1 garbage before S2's vote arrives.
    for who in [3u8, 4] {
        let header = table.sessions[0].replica().header(seat(who));
        let bad = Contribution::sign(&identity(8, who as usize - 1), header, Payload::Charter);
        give(
            &mut table,
            0,
            &Message::Contribution(Box::new(Contribution::sign(
                &identity(8, who as usize - 1),
                header,
                Payload::Commit {
                    key: [0; 32],
                    seed: [0; 32],
                },
            ))),
        );
        give(&mut table, 0, &Message::Contribution(Box::new(bad)));
    }
    for b in &two {
        table.sessions[0]
            .handle_message(Peer(1), b, &mut table.rng)
            .unwrap();
    }
    for _ in 0..3 {
        table.heartbeat();
    }
    assert_eq!(
        table.sessions[0].head(),
        table.sessions[1].head(),
        "{:?} {:?}",
        table.sessions[0].replica().kind(),
        table.sessions[1].replica().kind()
    );
}

/// A contribution so long that two of them do not fit one message cannot be evidence: it is refused
/// at the door and counts as silence.
#[test]
fn long_lies_are_not_let_in() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 8);
    table.until(0, StepKind::Reveal);
    let header = table.sessions[0].replica().header(seat(3));
    for length in [MAX_CONTRIBUTION, 65_349] {
        let shares = vec![0; length];
        let bad = Contribution::sign(&identity(8, 2), header, Payload::Shares { shares });
        let bytes = Message::Contribution(Box::new(bad)).to_bytes();
        let answer = table.sessions[0].handle_message(Peer(2), &bytes, &mut table.rng);
        assert!(matches!(
            answer,
            Err(Rejection::Wire(WireError::TooLong(_)))
        ));
    }
    assert!(table.sessions[0].faults().is_empty());
}

/// The refusal is lost: the voter stays bound for good, though the others went on.
#[test]
fn a_lost_refusal_comes_again() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 11);
    table.moves(1);
    // S3 is cut off from S1 only: S2 has its contribution.
    while table.asked().is_some() && table.sessions[0].waiting_for() != only(3) {
        table.act();
        table.settle_but(|to, from| (to, from) == (0, 2));
    }
    assert_eq!(table.sessions[0].waiting_for(), only(3));
    table.sessions[0].vote_out(only(3), &mut table.rng).unwrap();
    table.collect();
    // Whatever S2 and S3 say to S1 now is lost.
    table.settle_but(|to, _| to == 0);
    for _ in 0..5 {
        table.heartbeat();
    }
    assert_eq!(table.sessions[0].head(), table.sessions[1].head());
}

/// A vote keeps a move waiting: whoever then chose again, by a second click or because the time was
/// up, had signed two things for one step.
#[test]
fn a_seat_that_a_vote_keeps_waiting_chooses_once() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, 9);
    table.moves(2);
    let acting = table.asked().unwrap();
    let cheat = Seat::all().take(3).find(|&seat| seat != acting).unwrap();
    let header = table.sessions[0].replica().header(cheat);
    let wrong = Contribution::sign(&identity(9, cheat.index()), header, Payload::Charter);
    give(
        &mut table,
        acting.index(),
        &Message::Contribution(Box::new(wrong)),
    );
    // The third has not voted yet, so we are bound by our own vote.
    let session = &mut table.sessions[acting.index()];
    assert_eq!(session.motions().len(), 1);
    let actions = session.view().unwrap().legal_actions();
    assert_eq!(session.act(actions[0], &mut table.rng), Ok(()));
    assert!(session.waiting_for().contains(acting), "it is kept waiting");
    assert!(!session.may_act());
    assert!(session.act(actions[1], &mut table.rng).is_err());
    table.collect();
    table.settle();
    table.play();
    let honest = table.faults.iter().all(|fault| fault.culprit == cheat);
    assert!(honest, "{:?}", table.faults);
}

/// A leave is signed in one step and stands in a later one. It does not say that the leaver had seen
/// the steps between: whoever watched took the leaver's vote for void, and never followed.
#[test]
fn a_leave_that_was_signed_with_a_vote_takes_nothing_back() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 4, 9);
    table.moves(2);
    let recording = Recording::read(&table.recordings[0]).unwrap();
    let mut watcher = Session::restore_spectator(suite, &recording, &mut table.rng).unwrap();
    let said = |table: &mut Table, seat: Seat| -> Vec<Vec<u8>> {
        let session = &mut table.sessions[seat.index()];
        core::iter::from_fn(|| session.poll_output())
            .filter_map(|output| match output {
                Output::Transmit { bytes, .. } => Some(bytes),
                _ => None,
            })
            .collect()
    };
    // Only the watcher hears what the silent seat chose.
    let silent = table.asked().unwrap();
    let session = &mut table.sessions[silent.index()];
    let action = session.view().unwrap().time_out_action().unwrap();
    session.act(action, &mut table.rng).unwrap();
    let mut heard = said(&mut table, silent);
    let others: Vec<Seat> = Seat::all().take(4).filter(|&seat| seat != silent).collect();
    let mut votes = Vec::new();
    for &seat in &others {
        let session = &mut table.sessions[seat.index()];
        session
            .vote_out(SeatSet::EMPTY.with(silent), &mut table.rng)
            .unwrap();
        votes.extend(said(&mut table, seat));
    }
    let leaver = &mut table.sessions[others[0].index()];
    leaver.leave(&mut table.rng).unwrap();
    heard.extend(said(&mut table, others[0]));
    for bytes in heard.iter().chain(&votes) {
        let _ = watcher.handle_message(Peer(0), bytes, &mut table.rng);
    }
    assert_eq!(watcher.replica().gone(silent), Some(Gone::Removed));
}
