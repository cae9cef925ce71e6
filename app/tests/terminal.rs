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
        let arguments = ["play", "--seed", "7", "--players", "5", "--preset", preset];
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
    let output = run(&["play", "--seed", "3", "--notation", "--level", "easy"]);
    let story = text(&output.stdout);
    let events = story.lines().skip(1).take_while(|line| !line.is_empty());
    let mut count = 0;
    for line in events {
        line.parse::<rules::Event>().unwrap();
        count += 1;
    }
    assert!(count > 20);
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_it_names_the_commands_for_the_terminal() {
    let output = Command::new(env!("CARGO_BIN_EXE_sleeping-queens"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "");
    assert_eq!(
        text(&output.stderr),
        "No window can be opened here (there is no display); `sleeping-queens demo` and \
         `sleeping-queens play` show a game in the terminal.\n"
    );
}

#[test]
fn what_a_game_says_at_first_plays_it_again() {
    let output = run(&["play"]);
    assert!(output.status.success());
    let story = text(&output.stdout);
    assert!(story.starts_with("4 computer players."), "{story}");
    // The line that says how to see the game again is a command.
    let (_, again) = story
        .lines()
        .next()
        .unwrap()
        .split_once("sleeping-queens ")
        .unwrap();
    let again: Vec<&str> = again.split(' ').collect();
    assert_eq!(run(&again).stdout, output.stdout);
}

#[test]
fn wrong_use_is_one_clear_sentence_and_a_failure() {
    for (arguments, sentence, help) in [
        (
            &["play", "--players", "7"][..],
            "a table has 2 to 5 players",
            "play",
        ),
        (
            &["play", "--level", "genius"],
            "a bot is easy, normal or hard",
            "play",
        ),
        (
            &["play", "--preset", "home"],
            "expected a preset such as standard",
            "play",
        ),
        (&["play", "--seed", "x"], "invalid digit", "play"),
        (&["verfy"], "'verify'", ""),
        (&["--seed", "7"], "unexpected argument '--seed'", ""),
        (&["verify"], "not provided: <FILE>...", "verify"),
        (&["show"], "not provided: <FILE>", "show"),
        (&["show", "a", "b"], "unexpected argument 'b'", "show"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let said = text(&output.stderr);
        assert!(said.contains(sentence), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        let help = format!("sleeping-queens {help}").trim().to_owned();
        assert!(said.ends_with(&format!("see `{help} --help`.\n")), "{said}");
    }
}

#[test]
fn the_help_says_what_each_command_is_for() {
    let help = text(&run(&["--help"]).stdout);
    for said in ["play", "verify", "show", "whether a game was fair"] {
        assert!(help.contains(said), "{help}");
    }
    for (command, said) in [
        ("play", "How many play"),
        ("verify", "Exit code: 0 if every game was fair"),
        ("show", "once the game lies open"),
    ] {
        let output = run(&[command, "--help"]);
        assert!(output.status.success());
        assert!(output.stderr.is_empty());
        let help = text(&output.stdout);
        assert!(help.contains(said), "{help}");
        for line in help.lines() {
            assert!(line.chars().count() <= 125, "{line}");
        }
    }
}
