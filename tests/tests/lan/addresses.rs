//! Hosts with other addresses than one of IPv4.

use std::time::Instant;

use integration::lan::{Cable, Family, Table, figure, on_a_lan, within};

#[test]
fn of_ipv6_alone() {
    on_a_lan("addresses::of_ipv6_alone", |lan| {
        let cable = Cable {
            family: Family::Six,
            ..Cable::PERFECT
        };
        let table = Table::of(lan, 3, cable);
        table.wait_until_dealt();
        table.finish();
    });
}

/// A cable and a wireless network, say, and everybody is on both.
#[test]
fn of_two_networks() {
    on_a_lan("addresses::of_two_networks", |lan| {
        let second = Cable {
            bridge: 1,
            ..Cable::PERFECT
        };
        let table = Table::with(lan, 3, &[Cable::PERFECT, second], &[]);
        table.wait_until_dealt();
        table.finish();
    });
}

/// The opener is on both networks, the others on one each: they play through it.
#[test]
fn of_one_network_each() {
    on_a_lan("addresses::of_one_network_each", |lan| {
        let second = Cable {
            bridge: 1,
            ..Cable::PERFECT
        };
        let hosts = vec![
            lan.host(&[Cable::PERFECT, second]),
            lan.host(&[Cable::PERFECT]),
            lan.host(&[second]),
        ];
        Table::on(lan, hosts, &[]).finish();
    });
}

/// The router gives a host another address in the middle of a game.
#[test]
fn that_change_in_the_middle() {
    on_a_lan("addresses::that_change_in_the_middle", |lan| {
        let table = Table::of(lan, 3, Cable::PERFECT);
        let (moved, host) = (table.player(2), table.host(2));
        moved.wait_for("dealt", within(90));
        assert!(!moved.is_decided(), "the game was too short");
        host.run("ip address flush dev lan0 scope global");
        host.run("ip address add 10.77.0.200/24 dev lan0");
        let (began, mark) = (Instant::now(), moved.mark());
        moved.wait_since(mark, "lost links", within(30), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 1
        });
        let back = moved.wait_since(mark, "links", within(60), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 3
        });
        let time = (back.at - began).as_millis();
        figure("until it was linked again", format!("{time} ms"));
        table.finish();
    });
}
