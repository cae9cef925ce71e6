//! Whole games on a network without trouble.

use integration::lan::{Cable, Table, figure, on_a_lan};

fn play(test: &str, seats: u8) {
    on_a_lan(test, |lan| {
        let table = Table::of(lan, seats, Cable::PERFECT);
        table.wait_until_dealt();
        let opener = lan.bytes(table.host(0));
        figure("bytes of the first host until cards are held", opener);
        let bytes = |table: &Table| table.hosts.iter().map(|host| lan.bytes(host)).sum::<u64>();
        for player in &table.players {
            player.wait_for("over", integration::lan::within(120));
        }
        figure(
            "bytes of the first host, whole game",
            lan.bytes(table.host(0)),
        );
        // Every byte goes over two cables.
        figure("bytes of all hosts, whole game", bytes(&table) / 2);
        table.finish();
    });
}

#[test]
fn of_two() {
    play("whole_games::of_two", 2);
}

#[test]
fn of_three() {
    play("whole_games::of_three", 3);
}

#[test]
fn of_five() {
    play("whole_games::of_five", 5);
}

/// The same people play again, and again.
#[test]
fn in_a_row() {
    on_a_lan("whole_games::in_a_row", |lan| {
        let table = Table::with(lan, 3, &[Cable::PERFECT], &["--games", "3"]);
        let mut games: Vec<String> = (1..=3).map(|game| table.check(game).game).collect();
        games.dedup();
        assert_eq!(games.len(), 3, "the same game twice");
        table.finish();
    });
}

/// Four sit down wherever there is room.
#[test]
fn at_two_tables() {
    on_a_lan("whole_games::at_two_tables", |lan| {
        let hosts: Vec<_> = (0..4).map(|_| lan.host(&[Cable::PERFECT])).collect();
        let mut players: Vec<_> = [
            &["--open", "Kitchen"][..],
            &["--open", "Garden"],
            &["--join-any"],
            &["--join-any"],
        ]
        .iter()
        .zip(&hosts)
        .map(|(arguments, host)| lan.play(host, &format!("Player {}", host.number), arguments))
        .collect();
        let game = |player: &integration::lan::Player| {
            let game = player.wait_for("game", integration::lan::within(60));
            game.text("id").to_owned()
        };
        players.sort_by_key(game);
        let rest = players.split_off(2);
        for players in [players, rest] {
            let hosts = Vec::new();
            Table { hosts, players }.finish();
        }
    });
}
