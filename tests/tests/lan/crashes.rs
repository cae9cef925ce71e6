//! Players that are killed in the middle of a game and started again.

use std::time::Instant;

use integration::lan::{Cable, Table, figure, on_a_lan, within};

/// One of three is killed when it has come so far in a game, and started again.
fn kill(test: &str, index: usize, event: &'static str, step: u64) {
    on_a_lan(test, |lan| {
        let mut table = Table::of(lan, 3, Cable::PERFECT);
        let victim = table.player(index);
        let game = victim.wait_for("game", within(60));
        victim.wait_since(0, event, within(90), |seen| {
            seen.event() == event && seen.number("step") >= step
        });
        table.restart(lan, index, &[]);
        let again = table.player(index).wait_for("game", within(30));
        assert_eq!(again.text("id"), game.text("id"), "another game");
        table.finish();
    });
}

#[test]
fn while_cards_are_dealt() {
    kill("crashes::while_cards_are_dealt", 1, "linked", 0);
}

#[test]
fn before_all_have_signed() {
    kill("crashes::before_all_have_signed", 2, "game", 0);
}

#[test]
fn of_the_opener_before_all_have_signed() {
    kill(
        "crashes::of_the_opener_before_all_have_signed",
        0,
        "game",
        0,
    );
}

#[test]
fn when_cards_are_held() {
    kill("crashes::when_cards_are_held", 2, "dealt", 0);
}

#[test]
fn of_the_opener_when_cards_are_held() {
    kill("crashes::of_the_opener_when_cards_are_held", 0, "dealt", 0);
}

#[test]
fn in_the_middle() {
    kill("crashes::in_the_middle", 1, "move", 24);
}

/// All computers lose their power at once.
#[test]
fn of_everybody() {
    on_a_lan("crashes::of_everybody", |lan| {
        let mut table = Table::of(lan, 3, Cable::PERFECT);
        let game = table.player(0).wait_for("game", within(60));
        for player in &table.players {
            player.wait_for("dealt", within(90));
        }
        for player in table.players.drain(..) {
            player.kill();
        }
        for index in 0..3 {
            table.start_again(lan, index, &[]);
        }
        let again = table.player(0).wait_for("game", within(30));
        assert_eq!(again.text("id"), game.text("id"), "another game");
        table.finish();
    });
}

/// The power of one goes off again and again, whenever it has come a little further.
#[test]
fn again_and_again() {
    on_a_lan("crashes::again_and_again", |lan| {
        let mut table = Table::of(lan, 3, Cable::PERFECT);
        let mut step = 0;
        for _ in 0..4 {
            let victim = table.player(1);
            let seen = victim.wait_since(0, "progress", within(90), |seen| {
                seen.event() == "over" || (seen.event() == "move" && seen.number("step") > step)
            });
            if victim.is_decided() {
                break;
            }
            step = seen.number("step");
            table.restart(lan, 1, &[]);
        }
        table.finish();
    });
}

/// Somebody who never comes back is voted out, and the others finish among themselves.
#[test]
fn without_return() {
    on_a_lan("crashes::without_return", |lan| {
        let mut table = Table::with(lan, 3, &[Cable::PERFECT], &["--patience", "2"]);
        for player in &table.players {
            player.wait_for("dealt", within(90));
        }
        table.players.remove(1).kill();
        let account = table.finish();
        assert_eq!(account.gone.len(), 1);
    });
}

/// Where nobody can be found, somebody who comes back calls the others where they were.
#[test]
fn where_nobody_can_be_found() {
    on_a_lan("crashes::where_nobody_can_be_found", |lan| {
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        lan.block_discovery();
        let address = hosts[0].address(47353);
        let opener = lan.play(
            &hosts[0],
            "Player 1",
            &["--open", "Kitchen", "--seats", "3"],
        );
        opener.wait_for("listening", within(30));
        let arguments = ["--join", "Kitchen", "--call", &address];
        let others = hosts[1..].iter().map(|host| {
            let name = format!("Player {}", host.number);
            lan.play(host, &name, &arguments)
        });
        let players = std::iter::once(opener).chain(others).collect();
        let mut table = Table { hosts, players };
        // Whoever was called, whoever called, and then all of them at once.
        for index in [0, 1] {
            table.player(index).wait_for("dealt", within(90));
            table.restart(lan, index, &[]);
            let links = |seen: &integration::lan::Seen| seen.list("seats").len() == 3;
            table
                .player(index)
                .wait_since(0, "links", within(60), links);
        }
        for player in table.players.drain(..) {
            player.kill();
        }
        for index in 0..3 {
            table.start_again(lan, index, &[]);
        }
        table.finish();
    });
}

/// A lid is closed and opened again.
#[test]
fn that_were_only_sleep() {
    on_a_lan("crashes::that_were_only_sleep", |lan| {
        let table = Table::of(lan, 3, Cable::PERFECT);
        let (sleeper, other) = (table.player(1), table.player(0));
        sleeper.wait_for("dealt", within(90));
        sleeper.signal("STOP");
        let mark = other.mark();
        assert!(!other.is_decided(), "the game was too short");
        other.wait_since(mark, "a lost link", within(30), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 2
        });
        let mark = other.mark();
        sleeper.signal("CONT");
        let awake = Instant::now();
        let back = other.wait_since(mark, "a link", within(60), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 3
        });
        let time = (back.at - awake).as_millis();
        figure("until it was linked again", format!("{time} ms"));
        table.finish();
    });
}
