//! Cables that are slow, lose something, or are pulled out in the middle of a game.

use std::time::{Duration, Instant};

use integration::lan::{
    Cable, Host, Lan, Quality, Table, figure, has_slow_cables, on_a_lan, within,
};

#[test]
fn that_lose_one_packet_in_twenty() {
    on_a_lan("cables::that_lose_one_packet_in_twenty", |lan| {
        lan.lose(5);
        let table = Table::of(lan, 3, Cable::PERFECT);
        table.wait_until_dealt();
        table.finish();
        let lost = lan.stopped();
        figure("packets lost", lost);
        assert!(lost > 10, "{lost} packets lost");
    });
}

#[test]
fn that_are_slow_and_lose_one_packet_in_twenty() {
    let test = "cables::that_are_slow_and_lose_one_packet_in_twenty";
    if !has_slow_cables(test) {
        return;
    }
    on_a_lan(test, |lan| {
        // Every way leads through two cables.
        let quality = Quality {
            delay: Duration::from_millis(25),
            lost: 25,
        };
        let cable = Cable {
            quality: Some(quality),
            ..Cable::PERFECT
        };
        let table = Table::of(lan, 3, cable);
        table.wait_until_dealt();
        table.finish();
    });
}

type Change = fn(&Lan, &Host);

/// One of three is cut off for some time in the middle of a game, and comes back.
fn cut_off(test: &str, time: Duration, (cut, mend): (Change, Change)) {
    on_a_lan(test, |lan| {
        let table = Table::of(lan, 3, Cable::PERFECT);
        let (lonely, other) = (table.player(2), table.player(0));
        lonely.wait_for("dealt", within(90));
        cut(lan, table.host(2));
        let began = Instant::now();
        let marks = [lonely.mark(), other.mark()];
        assert!(
            !lonely.is_decided(),
            "the game was too short to cut anybody off"
        );
        let lost = other.wait_since(marks[1], "a lost link", within(30), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 2
        });
        figure(
            "until the others noticed",
            format!("{} ms", (lost.at - began).as_millis()),
        );
        lonely.wait_since(marks[0], "no links", within(30), |seen| {
            seen.event() == "linked" && seen.list("seats").len() == 1
        });
        std::thread::sleep(time.saturating_sub(began.elapsed()));
        let marks = [lonely.mark(), other.mark()];
        mend(lan, table.host(2));
        let mended = Instant::now();
        for (player, mark) in [lonely, other].into_iter().zip(marks) {
            let back = player.wait_since(mark, "links", within(60), |seen| {
                seen.event() == "linked" && seen.list("seats").len() == 3
            });
            let moved =
                player.wait_since(mark, "a move", within(60), |seen| seen.event() == "move");
            let name = &player.name;
            for (what, seen) in [("linked again", back), ("playing again", moved)] {
                let time = seen.at.saturating_duration_since(mended).as_millis();
                figure(&format!("until {name} was {what}"), format!("{time} ms"));
            }
        }
        table.finish();
    });
}

#[test]
fn pulled_out_for_five_seconds() {
    let test = "cables::pulled_out_for_five_seconds";
    cut_off(test, within(5), (Lan::unplug, Lan::plug_back_in));
}

#[test]
fn silent_for_five_seconds() {
    let test = "cables::silent_for_five_seconds";
    cut_off(test, within(5), (Lan::silence, Lan::end_silence));
}

#[test]
fn pulled_out_for_a_minute() {
    let test = "cables::pulled_out_for_a_minute";
    cut_off(test, within(60), (Lan::unplug, Lan::plug_back_in));
}
