//! Networks that let only some things through.

use integration::lan::{Cable, Table, on_a_lan, within};

/// Two who cannot reach each other play through a third.
#[test]
fn between_two_who_share_a_third() {
    on_a_lan("walls::between_two_who_share_a_third", |lan| {
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        lan.cut_between(&hosts[1], &hosts[2]);
        let table = Table::on(lan, hosts, &[]);
        for player in &table.players {
            player.wait_for("dealt", within(90));
        }
        let seen = table.player(1).seen();
        let links = seen.iter().filter(|seen| seen.event() == "linked");
        assert!(
            links
                .max_by_key(|seen| seen.list("seats").len())
                .unwrap()
                .list("seats")
                .len()
                == 2
        );
        table.finish();
    });
}

/// The same from the middle of a game.
#[test]
fn between_two_in_the_middle() {
    on_a_lan("walls::between_two_in_the_middle", |lan| {
        let table = Table::of(lan, 3, Cable::PERFECT);
        let player = table.player(1);
        player.wait_for("dealt", within(90));
        lan.cut_between(table.host(1), table.host(2));
        let mark = player.mark();
        assert!(
            !player.is_decided(),
            "the game was too short to cut anybody off"
        );
        player.wait_since(mark, "a lost link, or the end", within(30), |seen| {
            (seen.event() == "linked" && seen.list("seats").len() == 2) || seen.event() == "over"
        });
        table.finish();
    });
}

/// Where nobody can be found, an address is enough.
#[test]
fn against_discovery() {
    on_a_lan("walls::against_discovery", |lan| {
        lan.block_discovery();
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        let opener = lan.play(
            &hosts[0],
            "Player 1",
            &["--open", "Kitchen", "--seats", "3"],
        );
        opener.wait_for("listening", within(30));
        let address = hosts[0].address(47353);
        let arguments = ["--join", "Kitchen", "--call", &address];
        let others = [1, 2].map(|index: u8| {
            let host = &hosts[usize::from(index)];
            lan.play(host, &format!("Player {}", index + 1), &arguments)
        });
        let players = std::iter::once(opener).chain(others).collect();
        let table = Table { hosts, players };
        for player in &table.players {
            player.wait_since(0, "links with all", within(60), |seen| {
                seen.event() == "linked" && seen.list("seats").len() == 3
            });
        }
        table.finish();
        assert!(lan.stopped() > 0);
    });
}

/// The same, with the code that the opener reads aloud.
#[test]
fn against_discovery_with_an_invite_code() {
    on_a_lan("walls::against_discovery_with_an_invite_code", |lan| {
        lan.block_discovery();
        let hosts: Vec<_> = (0..2).map(|_| lan.host(&[Cable::PERFECT])).collect();
        let opener = lan.play(&hosts[0], "Player 1", &["--open", "Kitchen"]);
        let listening = opener.wait_for("listening", within(30));
        let invite = listening.text("invite");
        let guest = lan.play(&hosts[1], "Player 2", &["--join-any", "--call", invite]);
        Table {
            hosts,
            players: vec![opener, guest],
        }
        .finish();
    });
}

/// Two of three have a firewall that lets nobody in, as many systems do from the start: those two
/// cannot reach each other, and each of them reaches the third.
#[test]
fn around_two_of_three() {
    on_a_lan("walls::around_two_of_three", |lan| {
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        for host in &hosts[1..] {
            host.run("nft add table inet wall");
            host.run("nft add chain inet wall input { type filter hook input priority 0 ; }");
            host.run("nft add rule inet wall input tcp flags & (syn|ack) == syn drop");
        }
        Table::on(lan, hosts, &[]).finish();
    });
}
