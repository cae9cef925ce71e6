//! Games that were fair, and games of which that is not known.

use protocol::Recording;
use rules::Preset;

use crate::program::{file, run};
use crate::table::{Table, small, won};

#[test]
fn games_of_every_size_are_fair() {
    for (preset, players, seed) in [
        (Preset::Standard, 2, 12),
        (Preset::Deluxe, 3, 13),
        (Preset::GameFactory, 4, 14),
        (Preset::DeluxeTwoSums, 5, 15),
    ] {
        let name = file(
            &format!("fair-{players}.recording"),
            &won(preset, players, seed),
        );
        let said = run(&["verify", &name]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
        assert!(said.says("YES, this game was fair"), "{}", said.out);
        assert!(said.says("Played correctly: yes"), "{}", said.out);
        let edition = preset.options().edition;
        assert!(said.says(&format!("the {edition} cards")));

        let json = run(&["verify", "--json", &name]).json();
        assert_eq!(json["fair"], true);
        let read = &json["files"][0];
        assert_eq!(read["verdict"], "fair");
        assert_eq!(read["ended"]["how"], "won");
        assert_eq!(read["opened"].as_array().unwrap().len(), players);
        for seat in read["opened"].as_array().unwrap() {
            assert_eq!(seat["opened"], "yes");
            assert_eq!(seat["epochs"], serde_json::json!([1]));
        }
        // Every number that is told in words is the one that was counted.
        let counts = read["checked"].as_object().unwrap();
        assert!(counts["recomputed"].as_u64().unwrap() >= 2 * players as u64);
        for what in ["signatures", "keys", "shuffles", "share_proofs", "moves"] {
            let count = counts[what].as_u64().unwrap();
            assert!(count > 0, "{what}");
            assert!(said.out.contains(&format!("  {count} ")), "{what}");
        }
        let fingerprint = read["fingerprint"].as_str().unwrap();
        assert!(said.says(fingerprint));
        let head = read["head"].as_str().unwrap();
        assert!(head.starts_with(&fingerprint.replace(' ', "")));
    }
}

#[test]
fn every_player_has_the_same_fingerprint() {
    let mut table = Table::new(Preset::Standard, 3, 31);
    table.play();
    let prints: Vec<String> = (0..3)
        .map(|seat| {
            let name = file(&format!("print-{seat}.recording"), &table.recordings[seat]);
            let json = run(&["verify", "--json", &name]).json();
            json["files"][0]["fingerprint"].as_str().unwrap().to_owned()
        })
        .collect();
    assert_eq!(prints[0].len(), 29);
    assert!(prints.iter().all(|print| *print == prints[0]), "{prints:?}");
}

#[test]
fn a_game_that_somebody_left_is_fair() {
    let mut table = Table::new(Preset::Standard, 3, 16);
    table.moves(4);
    table.leave(1);
    table.play();
    let name = file("left.recording", &table.recordings[0]);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(
        said.says("Ben (S2) left the game, and showed"),
        "{}",
        said.out
    );
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["files"][0]["gone"][0]["how"], "left");
    assert_eq!(json["files"][0]["opened"][1]["opened"], "yes");
}

#[test]
fn a_game_that_was_cut_off_is_fair_as_far_as_it_goes() {
    let mut table = Table::new(Preset::Deluxe, 3, 17);
    table.moves(5);
    let name = file("cut-off.recording", &table.recordings[0]);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.says("YES as far as it goes"), "{}", said.out);
    assert!(said.says("How it ended: cut off after"));
    assert!(!said.says("torn"), "{}", said.out);
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["files"][0]["verdict"], "fair-so-far");
    assert_eq!(json["files"][0]["ended"]["how"], "cut-off");
    assert_eq!(json["files"][0]["opened"][0]["opened"], "not-yet");
}

#[test]
fn a_torn_tail_is_named_and_the_rest_counts() {
    let mut table = Table::new(Preset::Standard, 2, 18);
    table.moves(3);
    let bytes = &table.recordings[0];
    let name = file("torn.recording", &bytes[..bytes.len() - 3]);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.says("The end of the file is torn"), "{}", said.out);
    let whole = Recording::read(&bytes[..bytes.len() - 3]).unwrap().whole;
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["files"][0]["torn"]["offset"], whole);
    assert_eq!(json["files"][0]["torn"]["length"], bytes.len() - 3 - whole);
}

#[test]
fn a_withheld_opening_is_named_and_proves_nothing() {
    // The last record is the opening of the last seat to open.
    let bytes = small();
    let recording = Recording::read(bytes).unwrap();
    let Some(protocol::Record::Contribution(last)) = recording.records.last() else {
        unreachable!("the game was opened");
    };
    let seat = last.header.seat;
    let length = last.to_bytes().len() + 4 + 1 + 8;
    let name = file("withheld.recording", &bytes[..bytes.len() - length]);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 1, "{}", said.out);
    let who = crate::table::NAMES[seat.index()];
    assert!(said.says("NOT PROVEN"), "{}", said.out);
    assert!(
        said.says(&format!("{who} ({seat}) did not show")),
        "{}",
        said.out
    );
    assert!(said.says("no proof of cheating"), "{}", said.out);
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["fair"], false);
    assert_eq!(json["files"][0]["verdict"], "not-proven");
    assert_eq!(json["files"][0]["played"]["correctly"], true);
    assert_eq!(
        json["files"][0]["opened"][seat.index()]["opened"],
        "withheld"
    );
}

#[test]
fn a_seat_that_was_voted_out_is_named_and_the_others_are_fair() {
    let mut table = Table::new(Preset::Standard, 3, 19);
    table.moves(2);
    table.silence(2);
    table.play();
    table.go_on_without_missing();
    table.play();
    let name = file("voted-out.recording", &table.recordings[0]);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.says("Cleo (S3) was voted out"), "{}", said.out);
    assert!(said.says("Ada (S1): yes (deal 1, deal 2)"), "{}", said.out);
    let json = run(&["verify", "--json", &name]).json();
    let opened = &json["files"][0]["opened"];
    assert_eq!(opened[0]["epochs"], serde_json::json!([1, 2]));
    assert_eq!(opened[2]["opened"], "removed");
    assert_eq!(opened[2]["epochs"], serde_json::json!([1]));
}

#[test]
fn a_game_ended_without_an_absent_player_has_no_winner() {
    let mut table = Table::new(Preset::Standard, 2, 20);
    table.moves(2);
    table.silence(1);
    table.play();
    table.go_on_without_missing();
    let name = file("abandoned.recording", &table.recordings[0]);
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 1, "{}", said.out);
    assert!(
        said.out
            .contains("without a winner, because Ben (S2) was absent"),
        "{}",
        said.out
    );
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["files"][0]["ended"]["how"], "abandoned");
}

#[test]
fn files_of_different_games_are_verified_each() {
    let mut table = Table::new(Preset::Standard, 2, 21);
    table.moves(1);
    let one = file("different-1.recording", small());
    let two = file("different-2.recording", &table.recordings[0]);
    let said = run(&["verify", &one, &two]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.says("YES, this game was fair"));
    assert!(said.says("YES as far as it goes"));
    assert!(!said.says("Compared"), "{}", said.out);
    // One that cannot be read hides no other.
    let said = run(&["verify", &one, "no-such-file.recording"]);
    assert_eq!(said.code, 2);
    assert!(said.says("YES, this game was fair"));
    assert!(
        said.sentence()
            .starts_with("no-such-file.recording does not exist")
    );
}

#[test]
fn a_reader_who_has_read_enough_is_no_failure() {
    use std::process::{Command, Stdio};
    let name = file("pipe.recording", small());
    for arguments in [vec!["verify"], vec!["show", "--json", "--hands"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sleeping-queens"))
            .args(arguments)
            .arg(&name)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
}

#[test]
fn a_cheat_who_was_caught_and_removed_is_named_and_the_game_is_fair() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/vectors/protocol");
    let name = format!("{folder}/removed.recording");
    let said = run(&["verify", &name]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(
        said.says("Player 3 (S3) cheated, was caught and removed."),
        "{}",
        said.out
    );
    assert!(said.says("(step 2, check 3)"), "{}", said.out);
    let json = run(&["verify", "--json", &name]).json();
    assert_eq!(json["files"][0]["faults"][0]["seat"], "S3");
    assert_eq!(json["files"][0]["faults"][0]["check"], 3);
}

#[test]
fn a_recording_that_ends_before_the_deal_shows_nothing() {
    let recording = Recording::read(small()).unwrap();
    let (_, bytes) = protocol::RecordingWriter::begin(&recording.charter);
    let said = run(&["verify", &file("not-dealt.recording", &bytes)]);
    assert_eq!(said.code, 1, "{}", said.out);
    assert!(said.says("ends before a card was dealt"), "{}", said.out);
}
