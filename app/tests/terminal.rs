//! The program as one meets it in a terminal.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sleeping-queens"))
        .args(arguments)
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_game_is_played_to_its_end_and_can_be_seen_again() {
    for preset in ["standard", "game-factory", "deluxe-two-sums"] {
        let arguments = ["--seed", "7", "--players", "5", "--preset", preset];
        let first = run(&arguments);
        assert!(first.status.success());
        let story = text(&first.stdout);
        assert!(story.contains(" wins ") || story.contains(" share the victory"));
        assert!(story.starts_with("5 computer players."));
        assert_eq!(first.stdout, run(&arguments).stdout);
        assert!(first.stderr.is_empty());
    }
}

#[test]
fn every_line_of_the_notation_is_an_event() {
    let output = run(&["--seed", "3", "--notation", "--level", "easy"]);
    let story = text(&output.stdout);
    let events = story.lines().skip(1).take_while(|line| !line.is_empty());
    let mut count = 0;
    for line in events {
        line.parse::<rules::Event>().unwrap();
        count += 1;
    }
    assert!(count > 20);
}

#[test]
fn wrong_use_is_one_clear_sentence_and_a_failure() {
    for (arguments, sentence) in [
        (["--players", "7"], "a table has 2 to 5 players"),
        (["--level", "genius"], "a bot is easy, normal or hard"),
        (["--preset", "home"], "expected a preset such as standard"),
        (["--seed", "x"], "invalid digit"),
    ] {
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let said = text(&output.stderr);
        assert!(said.contains(sentence), "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}
