//! Votes that were mistaken, and what may follow them in the same step.

use protocol::{
    Choice, Gone, JournalEntry, Message, Motion, Output, Peer, Played, Record, Recording, Session,
    StepKind, Suite, VoteError, audit,
};
use rules::{Options, Seat, SeatSet};

use crate::departures::{only, seat};
use crate::table::{Table, identity};

const SEED: u64 = 21;

/// Five seats that commit: S1 has not heard S3, nobody has heard S5. S1 votes S3 out and is shown
/// what S3 said; S5 stays silent.
fn refused(suite: &Suite) -> Table {
    let mut table = Table::new(suite, Options::default(), 5, SEED);
    table.until(0, StepKind::Commit);
    table.silent.push(4);
    table.settle_but(|to, from| (to, from) == (0, 2));
    let both = only(3).with(seat(5));
    assert_eq!(table.sessions[0].waiting_for(), both);
    table.sessions[0].vote_out(only(3), &mut table.rng).unwrap();
    table.collect();
    table
}

fn vote(table: &mut Table, voters: &[usize], seats: SeatSet) {
    for &voter in voters {
        table.sessions[voter]
            .vote_out(seats, &mut table.rng)
            .unwrap();
    }
    table.collect();
}

/// The ballots that are under way from a seat.
fn ballots_of(table: &Table, from: usize) -> Vec<protocol::Ballot> {
    let messages = table.under_way.iter().filter(|(_, by, _)| *by == from);
    messages
        .filter_map(|(_, _, bytes)| match Message::from_bytes(bytes) {
            Ok(Message::Ballot(ballot)) => Some(*ballot),
            _ => None,
        })
        .collect()
}

#[test]
fn whoever_was_refused_may_vote_about_another_seat() {
    let suite = Suite::derive().unwrap();
    let mut table = refused(&suite);
    let bound = table.sessions[0].vote_out(only(5), &mut table.rng);
    assert_eq!(bound, Err(VoteError::Bound), "nobody has refused it yet");
    table.settle();
    assert_eq!(table.sessions[0].waiting_for(), only(5));
    vote(&mut table, &[0, 1, 2, 3], only(5));
    let said = ballots_of(&table, 0);
    let instead = Choice::Instead(vec![Motion::Remove(only(3))]);
    assert!(said.iter().any(|ballot| ballot.choice == instead));
    table.settle();
    table.play();
    assert!(table.faults.is_empty(), "{:?}", table.faults);
    let report = table.check(&suite);
    assert_eq!(report.gone[seat(5)], Some(Gone::Removed));
    assert_eq!(report.gone[seat(3)], None);
    assert!(report.is_fair());
}

/// Who has not seen the refusal does not count the vote, and does not blame anybody for it either.
#[test]
fn a_vote_instead_of_another_counts_with_the_refusal() {
    let suite = Suite::derive().unwrap();
    let mut table = refused(&suite);
    // S4 hears neither that S1 was refused nor what S1 says next.
    table.settle_but(|to, _| to == 3);
    vote(&mut table, &[0, 1, 2, 3], only(5));
    let refusal = |bytes: &[u8]| match Message::from_bytes(bytes) {
        Ok(Message::Ballot(ballot)) => !ballot.is_for(),
        _ => false,
    };
    table
        .under_way
        .retain(|(to, _, bytes)| *to != 3 || !refusal(bytes));
    table.settle();
    let gone = |table: &Table, at: usize| table.sessions[at].replica().gone(seat(5));
    assert_eq!(gone(&table, 0), Some(Gone::Removed));
    assert_eq!(gone(&table, 3), None, "the refusal is missing");
    assert!(table.faults.is_empty(), "{:?}", table.faults);
    table.heartbeat();
    assert_eq!(gone(&table, 3), Some(Gone::Removed));
    table.play();
    table.check(&suite);
}

/// The promise of a vote outlives a crash, also of one that was made instead of another.
#[test]
fn a_vote_instead_of_another_binds_after_a_crash() {
    let suite = Suite::derive().unwrap();
    let mut table = refused(&suite);
    let mut journal: Vec<JournalEntry> = Vec::new();
    let first = ballots_of(&table, 0).pop().unwrap();
    table.settle();
    table.sessions[0].vote_out(only(5), &mut table.rng).unwrap();
    while let Some(output) = table.sessions[0].poll_output() {
        match output {
            Output::Persist(entry) => journal.push(entry),
            Output::Record(bytes) => table.recordings[0].extend(bytes),
            _ => {}
        }
    }
    assert_eq!(journal.len(), 2, "the refusal, and the vote");
    // The recording ends before this step, and the vote for S3 is in the journal too.
    let recording = Recording::read(&table.recordings[0]).unwrap();
    journal.insert(0, stored(&first));
    let mut back = Session::restore(
        suite.clone(),
        identity(SEED, 0),
        &recording,
        &journal,
        &mut table.rng,
    )
    .unwrap();
    assert_eq!(
        back.vote_out(only(2), &mut table.rng),
        Err(VoteError::Bound)
    );
    // What S5 owed comes after all, with everything else: S1 is bound, and does not complete it.
    table.silent.clear();
    let step = back.replica().step();
    for from in 1..5 {
        let replica = table.sessions[from].replica();
        let said = Seat::all()
            .take(5)
            .filter_map(|seat| replica.contribution(seat));
        for one in said {
            let bytes = Message::Contribution(Box::new(one.clone())).to_bytes();
            back.handle_message(Peer(1), &bytes, &mut table.rng)
                .unwrap();
        }
    }
    assert_eq!(back.replica().step(), step);
}

/// A ballot as the journal holds it: the third kind of entry.
fn stored(ballot: &protocol::Ballot) -> JournalEntry {
    let message = Message::Ballot(Box::new(ballot.clone())).to_bytes();
    let entry = [&[0, 0, 0, 2], &message[4..]].concat();
    JournalEntry::from_bytes(entry)
}

/// The file holds the refusal: without it the vote does not count there either.
#[test]
fn the_audit_wants_the_refusal() {
    let suite = Suite::derive().unwrap();
    let mut table = refused(&suite);
    table.settle();
    vote(&mut table, &[0, 1, 2, 3], only(5));
    table.settle();
    let recording = Recording::read(&table.recordings[1]).unwrap();
    assert_eq!(audit(&suite, &recording).played, Played::Correctly);
    let mut without = recording.clone();
    without
        .records
        .retain(|record| !matches!(record, Record::Ballot(ballot) if !ballot.is_for()));
    assert_eq!(without.records.len(), recording.records.len() - 1);
    assert!(matches!(
        audit(&suite, &without).played,
        Played::Misplaced { .. }
    ));
}
