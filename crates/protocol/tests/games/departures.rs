//! Leaving politely, and going on without a silent seat.

use protocol::{Ended, Gone, Opened, StepKind, Suite, VoteError};
use rules::{Options, Seat, SeatSet};

use crate::table::Table;

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn only(number: u8) -> SeatSet {
    SeatSet::EMPTY.with(seat(number))
}

fn table(suite: &Suite, players: usize, seed: u64) -> Table {
    Table::new(suite, Options::default(), players, seed)
}

#[test]
fn whoever_leaves_in_the_middle_the_others_play_on() {
    let suite = Suite::derive().unwrap();
    for leaver in 0..4usize {
        for moves in [0, 3] {
            let mut table = table(&suite, 4, 40 + leaver as u64);
            table.moves(moves);
            table.sessions[leaver].leave(&mut table.rng).unwrap();
            table.collect();
            table.play();
            let report = table.check(&suite);
            assert!(table.faults.is_empty(), "{:?}", table.faults);
            let who = Seat::new(u8::try_from(leaver).unwrap()).unwrap();
            assert!(matches!(report.ended, Ended::Won(_)));
            // Nobody may have had to ask the leaver for anything before the game was over.
            if report.gone[who].is_some() {
                assert_eq!(report.gone[who], Some(Gone::Left));
            }
            assert_eq!(report.opened[who], Some(Opened::Yes));
            assert!(report.is_fair());
        }
    }
}

#[test]
fn a_leaver_is_not_needed_any_more() {
    let suite = Suite::derive().unwrap();
    let mut table = table(&suite, 3, 9);
    table.moves(2);
    table.sessions[1].leave(&mut table.rng).unwrap();
    table.collect();
    table.round();
    // The program is closed at once: the message was sent.
    table.silent.push(1);
    table.play();
    let report = table.check(&suite);
    assert!(report.is_fair());
    assert_eq!(report.gone[seat(2)], Some(Gone::Left));
}

#[test]
fn leaving_at_every_kind_of_step() {
    let suite = Suite::derive().unwrap();
    let mut reached = std::collections::BTreeSet::new();
    for players in [2, 3] {
        for rounds in [1, 2, 3, 4, 5, 6, 7, 9] {
            for leaver in [0, players - 1] {
                let mut table = table(&suite, players, 77);
                for _ in 0..rounds {
                    if table.under_way.is_empty() && table.asked().is_some() {
                        table.act();
                    }
                    table.round();
                }
                let kind = table.sessions[leaver].replica().kind();
                reached.insert(kind);
                table.sessions[leaver].leave(&mut table.rng).unwrap();
                table.collect();
                table.round();
                table.silent.push(leaver);
                table.heartbeat();
                table.play();
                let report = table.check(&suite);
                assert!(table.faults.is_empty(), "{:?}", table.faults);
                assert!(
                    matches!(report.ended, Ended::Won(_)),
                    "{kind:?} {rounds} {leaver}"
                );
                assert!(report.is_fair(), "{kind:?}");
            }
        }
    }
    let expected = [
        StepKind::Commit,
        StepKind::Reveal,
        StepKind::Shuffle,
        StepKind::Shares,
        StepKind::Act,
    ];
    assert!(
        expected.iter().all(|kind| reached.contains(kind)),
        "{reached:?}"
    );
}

#[test]
fn a_silent_seat_is_removed_and_all_is_dealt_afresh() {
    let suite = Suite::derive().unwrap();
    for rounds in [1, 2, 3, 5, 7, 12] {
        for silent in [0, 2] {
            let mut table = table(&suite, 3, 5);
            for _ in 0..rounds {
                if table.under_way.is_empty() && table.asked().is_some() {
                    table.act();
                }
                table.round();
            }
            table.silent.push(silent);
            table.heartbeat();
            table.play();
            if table.somebody().is_over() {
                continue;
            }
            assert!(!table.somebody().is_over());
            table.vote_out_missing();
            table.play();
            let report = table.check(&suite);
            let who = Seat::new(u8::try_from(silent).unwrap()).unwrap();
            assert_eq!(report.gone[who], Some(Gone::Removed));
            assert!(report.faults.is_empty(), "no proof, just a vote");
            assert!(
                report.is_fair(),
                "{rounds} {silent} {:?} {:?} {:?}",
                report.opened,
                report.ended,
                table.somebody().replica().kind()
            );
            assert!(matches!(report.ended, Ended::Won(_)));
        }
    }
}

#[test]
fn two_players_wait_or_end_the_game() {
    let suite = Suite::derive().unwrap();
    let mut table = table(&suite, 2, 5);
    table.moves(2);
    table.silent.push(1);
    table.play();
    let session = &mut table.sessions[0];
    let alone = session.vote_out(only(2), &mut table.rng);
    assert_eq!(alone, Err(VoteError::NoMajority));
    session.end_without(only(2), &mut table.rng).unwrap();
    table.collect();
    table.settle();
    let report = table.check(&suite);
    assert_eq!(report.ended, Ended::Abandoned(only(2)));
    assert_eq!(report.opened[seat(1)], Some(Opened::Yes));
    assert_eq!(report.opened[seat(2)], Some(Opened::Withheld));
}

#[test]
fn half_against_half_is_no_majority() {
    let suite = Suite::derive().unwrap();
    let mut table = table(&suite, 4, 6);
    table.moves(1);
    table.silent.extend([2, 3]);
    table.play();
    let both = only(3).with(seat(4));
    let missing = table.somebody().waiting_for();
    assert!(missing.iter().all(|seat| both.contains(seat)));
    for voter in 0..2 {
        let vote = table.sessions[voter].vote_out(missing, &mut table.rng);
        let expected = if missing == both {
            Err(VoteError::NoMajority)
        } else {
            Ok(())
        };
        assert_eq!(vote, expected);
    }
}

#[test]
fn a_removed_seat_that_comes_back_may_watch() {
    let suite = Suite::derive().unwrap();
    let mut table = table(&suite, 3, 8);
    table.moves(2);
    table.silent.push(2);
    table.play();
    table.vote_out_missing();
    table.moves(1);
    table.silent.clear();
    table.heartbeat();
    table.heartbeat();
    table.play();
    table.heartbeat();
    assert_eq!(table.sessions[2].head(), table.sessions[0].head());
    assert_eq!(
        table.sessions[2].replica().gone(seat(3)),
        Some(Gone::Removed)
    );
    assert!(table.faults.is_empty());
}

#[test]
fn a_late_contribution_that_crosses_the_vote_is_refused_to_nobodys_harm() {
    let suite = Suite::derive().unwrap();
    let mut table = table(&suite, 3, 11);
    table.moves(1);
    // S3 is cut off from S1 only: S2 has its contribution.
    while table.asked().is_some() && table.sessions[0].waiting_for() != only(3) {
        table.act();
        table.settle_but(|to, from| (to, from) == (0, 2));
    }
    assert_eq!(table.sessions[0].waiting_for(), only(3));
    table.sessions[0].vote_out(only(3), &mut table.rng).unwrap();
    table.collect();
    table.settle();
    // S2 refused with the missing contribution, and the game goes on with three.
    table.heartbeat();
    table.play();
    let report = table.check(&suite);
    assert_eq!(report.gone[seat(3)], None);
    assert!(table.faults.is_empty(), "{:?}", table.faults);
    assert!(report.is_fair());
}

#[test]
fn a_voter_lost_during_the_vote_is_voted_out_with_a_larger_set() {
    let suite = Suite::derive().unwrap();
    let mut table = table(&suite, 5, 12);
    table.moves(1);
    table.silent.push(4);
    table.play();
    let missing = table.somebody().waiting_for();
    assert_eq!(missing, only(5));
    for voter in 0..3 {
        table.sessions[voter]
            .vote_out(missing, &mut table.rng)
            .unwrap();
    }
    table.collect();
    // S4 falls silent without having voted.
    table.silent.push(3);
    table.settle();
    let stuck = table.sessions[0].replica().step();
    table.heartbeat();
    assert_eq!(table.sessions[0].replica().step(), stuck);
    let larger = missing.with(seat(4));
    for voter in 0..3 {
        let vote = table.sessions[voter].vote_out(larger, &mut table.rng);
        // S4 must owe something in this step for that, or the vote says so.
        if let Err(problem) = vote {
            assert_eq!(problem, VoteError::NotMissing(seat(4)));
        }
    }
}
