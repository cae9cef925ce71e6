//! What nodes cost that wait for somebody.

use std::time::{Duration, Instant};

use integration::lan::{Cable, Player, figure, on_a_lan, within};

/// Five who all wait for a table that nobody opens.
fn wait(test: &str, time: Duration) {
    on_a_lan(test, |lan| {
        let hosts: Vec<_> = (0..5).map(|_| lan.host(&[Cable::PERFECT])).collect();
        lan.count_discovery();
        let players: Vec<Player> = hosts
            .iter()
            .map(|host| {
                let name = format!("Player {}", host.number);
                lan.play(host, &name, &["--join", "Nowhere"])
            })
            .collect();
        for player in &players {
            player.wait_since(0, "four others", within(60), |seen| {
                seen.list("names").len() == 4
            });
        }
        let all_bytes = || hosts.iter().map(|host| lan.bytes(host)).sum::<u64>();
        let (packets, bytes) = (lan.discovery_packets(), all_bytes());
        let before: Vec<_> = players.iter().map(Player::usage).collect();
        let began = Instant::now();
        std::thread::sleep(time);
        let minutes = began.elapsed().as_secs_f64() / 60.0;
        #[expect(clippy::cast_precision_loss, reason = "figures for people")]
        let per_minute = |count: u64| count as f64 / minutes;
        let packets = per_minute(lan.discovery_packets() - packets);
        let bytes = per_minute(all_bytes() - bytes) / 5.0;
        figure(
            "packets of discovery a minute, five nodes",
            format!("{packets:.0}"),
        );
        figure(
            "bytes a minute of one node among five",
            format!("{bytes:.0}"),
        );
        for (player, (used, _)) in players.iter().zip(before) {
            let (now, memory) = player.usage();
            let share =
                now.saturating_sub(used).as_secs_f64() / began.elapsed().as_secs_f64() * 100.0;
            figure("idle, percent of a processor", format!("{share:.2}"));
            figure("idle, bytes of memory", memory);
            assert!(share < 5.0, "{share} % of a processor");
            assert!(memory < 100 << 20, "{memory} bytes");
        }
        assert!(packets < 1000.0, "{packets} packets of discovery a minute");
    });
}

#[test]
fn of_some_seconds() {
    wait("idleness::of_some_seconds", within(10));
}

#[test]
#[ignore = "takes a minute: for figures"]
fn of_a_minute() {
    wait("idleness::of_a_minute", within(60));
}
