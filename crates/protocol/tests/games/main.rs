//! Whole games over the whole protocol, in memory: played, recorded and audited.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod a_step_ahead;
mod departures;
mod files;
mod regressions;
#[path = "../table/mod.rs"]
mod table;
mod trips;
mod votes;

use protocol::{Ended, Opened, Played, Recording, Suite, audit, find_fork};
use rules::Preset;
use table::Table;

#[test]
fn games_of_every_size_end_the_same_for_everybody_and_audit_as_fair() {
    let suite = Suite::derive().unwrap();
    for (players, preset) in [
        (2, Preset::Standard),
        (3, Preset::GameFactory),
        (4, Preset::FoxmindHebrew),
        (5, Preset::DeluxeTwoSums),
    ] {
        let seed = 7 + players as u64;
        println!("{players} players, {preset}, seed {seed}");
        let mut table = Table::new(&suite, preset.options(), players, seed);
        table.play();
        assert!(table.faults.is_empty(), "{:?}", table.faults);
        for session in &table.sessions {
            assert!(session.is_over());
            assert_eq!(session.head(), table.sessions[0].head());
        }
        let recording = Recording::read(&table.recordings[0]).unwrap();
        // Equal files, up to the openings: those are recorded as they come.
        let played = recording.records.len() - players;
        for bytes in &table.recordings {
            let other = Recording::read(bytes).unwrap();
            assert_eq!(other.records[..played], recording.records[..played]);
        }
        let report = audit(&suite, &recording);
        assert_eq!(report.played, Played::Correctly);
        assert!(report.is_fair());
        assert_eq!(report.head, table.sessions[0].head());
        let outcome = table.sessions[0].game().unwrap().outcome().unwrap();
        assert_eq!(report.ended, Ended::Won(outcome));
        for seat in recording.charter.seats().iter() {
            assert_eq!(report.opened[seat], Some(Opened::Yes));
        }
        println!("  {} steps, {:?}", report.steps, report.counts);
    }
}

#[test]
fn after_the_openings_everybodys_hand_is_known_at_every_moment() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Preset::Deluxe.options(), 3, 21);
    // What each player knew of the own hand when asked to choose, by commands so far.
    let mut known = Vec::new();
    table.settle();
    while let Some(seat) = table.asked() {
        let session = &table.sessions[seat.index()];
        let commands = session.replica().commands().len();
        let hand: Vec<_> = session
            .view()
            .unwrap()
            .hand()
            .map(|(_, card)| card)
            .collect();
        known.push((commands, seat, hand));
        table.act();
        table.settle();
    }
    let recording = Recording::read(&table.recordings[0]).unwrap();
    let report = audit(&suite, &recording);
    assert!(report.decks.iter().all(|deck| deck.order.is_some()));
    for (commands, seat, hand) in known {
        assert_eq!(report.hands_after(commands).unwrap()[seat], hand);
    }
    // Before the openings the same file says nothing of hidden cards.
    let mut closed = recording.clone();
    let openings = |record: &protocol::Record| {
        matches!(record, protocol::Record::Contribution(said)
            if matches!(said.payload, protocol::Payload::Opening(_)))
    };
    closed.records.retain(|record| !openings(record));
    let report = audit(&suite, &closed);
    assert_eq!(report.played, Played::Correctly);
    assert!(!report.is_fair());
    assert!(report.decks.iter().all(|deck| deck.order.is_none()));
    for seat in recording.charter.seats().iter() {
        assert_eq!(report.opened[seat], Some(Opened::Withheld));
    }
}

#[test]
fn two_files_of_one_game_that_differ_name_who_signed_both() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Preset::Standard.options(), 2, 4);
    table.moves(3);
    let honest = Recording::read(&table.recordings[0]).unwrap();
    assert_eq!(find_fork(&[honest.clone(), honest.clone()]), None);
    let mut other = honest.clone();
    let last = other.records.pop().unwrap();
    let protocol::Record::Contribution(said) = last else {
        unreachable!("nobody left");
    };
    let key = table::identity(4, said.header.seat.index());
    let otherwise = protocol::Payload::Charter;
    let signed = protocol::Contribution::sign(&key, said.header, otherwise);
    other
        .records
        .push(protocol::Record::Contribution(Box::new(signed)));
    let fault = find_fork(&[honest, other]).unwrap();
    assert_eq!(fault.culprit, said.header.seat);
    assert_eq!(fault.step, said.header.step);
    assert_eq!(fault.evidence.len(), 2);
}
