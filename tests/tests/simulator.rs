//! Whole tables on virtual time: one test for each thing that goes wrong.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use integration::simulator::{
    Config, CrashAt, Crashes, Fibber, Lie, Links, Millis, Partitions, PerMille, Simulation, Tally,
};
use protocol::Suite;
use rules::{Preset, Seat};

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

/// Plays, checks everything, and says the seed if anything is wrong.
fn run(config: Config) -> Tally {
    table(config)
        .run()
        .unwrap_or_else(|failure| panic!("{failure}"))
}

fn table(config: Config) -> Simulation {
    Simulation::new(&Suite::derive().unwrap(), config).unwrap()
}

#[test]
fn a_quiet_game_of_every_preset_and_size() {
    for (players, preset) in [2, 3, 4, 5, 2].into_iter().zip(Preset::ALL) {
        let tally = run(Config::quiet(100 + players as u64, preset, players));
        assert_eq!((tally.lost, tally.crashes, tally.votes), (0, 0, 0));
        assert!(tally.attempts > 0);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    assert_eq!(run(Config::stormy(3)), run(Config::stormy(3)));
}

#[test]
fn loss_duplication_and_reordering() {
    let mut config = Config::quiet(7, Preset::Standard, 3);
    config.links = Links {
        latency: Millis(1, 400),
        loss: PerMille(150),
        duplication: PerMille(100),
    };
    let tally = run(config);
    assert!(tally.lost > 0 && tally.duplicated > 0 && tally.reordered > 0);
}

#[test]
fn partitions_that_heal() {
    let mut config = Config::quiet(8, Preset::GameFactory, 4);
    config.partitions = Some(Partitions {
        every: Millis(2_000, 10_000),
        lasting: Millis(1_000, 8_000),
    });
    let tally = run(config);
    assert!(tally.partitions > 1 && tally.cut_off > 0);
}

#[test]
fn crashes_next_to_any_write() {
    let mut config = Config::quiet(9, Preset::Deluxe, 3);
    config.spectators = 1;
    config.crashes = Some(Crashes {
        at_writes: PerMille(60),
        unsynced: PerMille(300),
        away: Millis(10, 5_000),
    });
    let tally = run(config);
    assert!(tally.restarts > 5, "{tally:?}");
}

#[test]
fn slow_players_are_waited_for() {
    let mut config = Config::quiet(10, Preset::Standard, 2);
    config.thinking.slow = PerMille(300);
    config.thinking.slowly = Millis(20_000, 50_000);
    let tally = run(config);
    assert!(tally.slow > 0 && tally.removals == 0);
}

#[test]
fn seats_that_leave() {
    for (seed, at) in [(11, 2_000), (12, 9_000), (13, 20_000)] {
        let config = Config::quiet(seed, Preset::Standard, 3);
        let tally = table(config).with_leave(seat(1), at).run().unwrap();
        assert_eq!(tally.leaves, 1);
    }
}

#[test]
fn a_seat_that_breaks_down_is_voted_out() {
    for (seed, at) in [(21, 1_500), (22, 9_000), (23, 20_000)] {
        let config = Config::quiet(seed, Preset::Standard, 3);
        let tally = table(config).with_breakdown(seat(2), at).run().unwrap();
        assert_eq!((tally.breakdowns, tally.removals), (1, 1), "seed {seed}");
    }
}

#[test]
fn of_two_players_one_breaks_down_and_the_other_ends_the_game() {
    let config = Config::quiet(31, Preset::Standard, 2);
    let tally = table(config).with_breakdown(seat(0), 9_000).run().unwrap();
    assert_eq!((tally.ended, tally.removals), (1, 0));
}

#[test]
fn liars_are_removed_and_the_others_play_on() {
    for (seed, at, lie) in [
        (41, 2, Lie::Garble),
        (42, 5, Lie::Garble),
        (43, 9, Lie::Split),
        (44, 14, Lie::FallSilent),
    ] {
        let config = Config::quiet(seed, Preset::Standard, 3);
        let liar = Box::new(Fibber::new(at, lie));
        let tally = table(config)
            .with_liar(seat(1), liar)
            .run()
            .unwrap_or_else(|failure| panic!("{lie:?}: {failure}"));
        assert_eq!(
            (tally.liars, tally.removals),
            (1, 1),
            "seed {seed} {tally:?}"
        );
    }
}

/// A small game, again for every write of every seat: the program stops before it, after it, or in
/// the middle of it, and starts again from its disk.
#[test]
fn a_crash_at_every_write_of_a_small_game() {
    let game = || {
        let config = Config::quiet(51, Preset::Standard, 2);
        table(config).with_leave(seat(1), 6_000)
    };
    let mut quiet = game();
    quiet.run().unwrap();
    for node in 0..2 {
        let writes = quiet.nodes.get(node).unwrap().writes();
        assert!(writes > 20, "{writes} writes are a very small game");
        for write in 0..writes {
            let ways = [
                CrashAt::Before,
                CrashAt::After,
                CrashAt::Torn(usize::try_from(write).unwrap() * 97),
            ];
            // One way at each write of one seat, another at the same write of the other.
            let way = (usize::try_from(write).unwrap() + node) % ways.len();
            let how = *ways.get(way).unwrap();
            let tally = game()
                .with_crash(node, write, how)
                .run()
                .unwrap_or_else(|failure| panic!("{how:?} at write {write} of {node}: {failure}"));
            assert_eq!((tally.crashes, tally.restarts), (1, 1));
        }
    }
}

/// The computer comes back when the others have long dealt anew: its player may watch.
#[test]
fn a_removed_seat_that_comes_back_watches() {
    let config = Config::quiet(81, Preset::Standard, 3);
    let mut table = table(config).with_outage(seat(1), 9_000, 90_000);
    let tally = table.run().unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!((tally.removals, tally.restarts), (1, 1));
    let back = table.nodes.get(1).unwrap().session.as_ref().unwrap();
    assert!(!back.replica().active().contains(seat(1)));
    assert!(back.game().unwrap().outcome().is_some());
}

/// The table is apart for about as long as patience lasts: votes, refusals and what was missing
/// cross on their way.
#[test]
fn votes_that_cross_with_what_was_missing() {
    let mut votes = 0;
    for seed in 91..=110 {
        let mut config = Config::quiet(seed, Preset::Standard, 4);
        config.links.latency = Millis(1, 900);
        config.patience = 8_000;
        config.partitions = Some(Partitions {
            every: Millis(3_000, 20_000),
            lasting: Millis(6_000, 12_000),
        });
        votes += run(config).votes;
    }
    assert!(votes > 0);
}

/// Players vote about one seat when several are missing, are refused, and vote about another; and
/// their programs stop and start again meanwhile.
#[test]
fn votes_that_take_the_place_of_refused_ones() {
    let mut revotes = 0;
    // 317: who was absent in an end had to refuse an older motion, and did not.
    for (seed, crashes) in [(224, 0), (317, 60), (408, 60), (416, 60)] {
        let mut config = Config::quiet(seed, Preset::Standard, 5);
        config.links.latency = Millis(1, 900);
        config.patience = 8_000;
        config.picky = PerMille(700);
        config.breakdowns = PerMille(300);
        config.partitions = Some(Partitions {
            every: Millis(3_000, 20_000),
            lasting: Millis(6_000, 12_000),
        });
        config.crashes = (crashes > 0).then_some(Crashes {
            at_writes: PerMille(crashes),
            unsynced: PerMille(500),
            away: Millis(10, 9_000),
        });
        revotes += run(config).revotes;
    }
    assert!(revotes > 0);
}

/// Voters stop next to their votes and start again.
#[test]
fn crashes_of_voters() {
    for seed in 101..105 {
        let mut config = Config::quiet(seed, Preset::Standard, 4);
        config.crashes = Some(Crashes {
            at_writes: PerMille(100),
            unsynced: PerMille(300),
            away: Millis(10, 3_000),
        });
        let tally = table(config)
            .with_breakdown(seat(2), 5_000)
            .run()
            .unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(tally.removals, 1, "seed {seed}");
    }
}

/// Two of four are gone: neither half may remove the other.
#[test]
fn half_against_half_ends_the_game() {
    let config = Config::quiet(111, Preset::Standard, 4);
    let tally = table(config)
        .with_breakdown(seat(0), 9_000)
        .with_breakdown(seat(1), 9_000)
        .run()
        .unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!((tally.ended, tally.removals), (1, 0));
}

#[test]
fn a_second_seat_lost_during_the_vote() {
    for seed in [61, 62, 63] {
        let config = Config::quiet(seed, Preset::Standard, 5);
        let tally = table(config)
            .with_breakdown(seat(1), 9_000)
            .with_breakdown(seat(3), 50_000)
            .run()
            .unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(tally.removals, 2);
    }
}

#[test]
fn recordings_torn_in_the_middle_of_a_step() {
    let mut config = Config::quiet(71, Preset::Standard, 4);
    config.crashes = Some(Crashes {
        at_writes: PerMille(60),
        unsynced: PerMille(300),
        away: Millis(10, 5_000),
    });
    assert!(run(config).torn > 0);
}

/// A seat refused a vote before it saw why; another, back from a crash, voted about a step that it
/// had left behind; and the last one left shuffled cards that were dealt to nobody.
#[test]
fn games_in_which_a_vote_came_too_early() {
    for seed in [1130, 825, 1061] {
        run(Config::stormy(seed));
    }
}

/// Two seats had voted out a cheat about a step that the third had completed.
#[test]
fn a_cheat_is_proven_while_one_seat_is_a_step_ahead() {
    run(Config::stormy(459));
}

#[test]
fn games_in_which_an_honest_seat_was_blamed() {
    for seed in [51, 128] {
        run(Config::stormy(seed));
    }
}
