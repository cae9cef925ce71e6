//! Games with somebody on the network who means no good.

use integration::lan::{Cable, Stranger, Table, figure, on_a_lan, within};

#[test]
fn flood_the_port_during_a_game() {
    on_a_lan("strangers::flood_the_port_during_a_game", |lan| {
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        lan.let_strangers_in();
        let targets: Vec<_> = hosts
            .iter()
            .map(|host| host.address(47353).parse().unwrap())
            .collect();
        let stranger = Stranger::harass(&targets, 7);
        let table = Table::on(lan, hosts, &[]);
        table.wait_until_dealt();
        // It stays a little longer, for others to catch up.
        table
            .player(0)
            .wait_since(0, "the end", within(120), |seen| {
                seen.text("notation").starts_with("end ")
            });
        let (_, memory) = table.player(0).usage();
        table.finish();
        figure("the stranger made", stranger.stop());
        figure("memory of the first player at the end", memory);
        assert!(memory < 200 << 20, "{memory} bytes");
    });
}

/// A link that is lost while strangers stand in the way is made again.
#[test]
fn do_not_keep_a_player_from_coming_back() {
    on_a_lan("strangers::do_not_keep_a_player_from_coming_back", |lan| {
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        lan.let_strangers_in();
        let targets: Vec<_> = hosts
            .iter()
            .map(|host| host.address(47353).parse().unwrap())
            .collect();
        let mut table = Table::on(lan, hosts, &[]);
        table.player(1).wait_for("dealt", within(90));
        let stranger = Stranger::harass(&targets, 8);
        table.restart(lan, 1, &[]);
        let player = table.player(1);
        let back = player.wait_since(0, "links", within(60), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 3
        });
        let time = (back.at - player.started()).as_millis();
        figure("from start to links with all", format!("{time} ms"));
        table.finish();
        figure("the stranger made", stranger.stop());
    });
}
