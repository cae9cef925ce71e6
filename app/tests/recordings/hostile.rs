//! Names that would take over the terminal.

use protocol::RecordingWriter;
use rules::Preset;

use crate::program::{file, run};
use crate::table::charter;

/// Whether a terminal would only print it.
fn is_harmless(text: &str) -> bool {
    let mut characters = text.chars().filter(|&one| one != '\n');
    characters.all(|one| !one.is_control() && !('\u{202a}'..='\u{202e}').contains(&one))
}

#[test]
fn control_characters_in_names_do_not_get_through() {
    for (number, name) in [
        "\u{1b}[2J\u{1b}[31mRed",
        "\u{9b}2J\u{7}\u{7f}\r\n",
        "\u{202e}neB",
        "",
    ]
    .into_iter()
    .enumerate()
    {
        let mut charter = charter(Preset::Standard, 2, 25);
        charter.seats[1].name = name.into();
        let (_, bytes) = RecordingWriter::begin(&charter);
        let file = file(&format!("hostile-{number}.recording"), &bytes);
        for arguments in [
            &["verify", &file][..],
            &["verify", "--json", &file],
            &["show", &file],
            &["show", "--json", &file],
        ] {
            let said = run(arguments);
            assert!(said.code <= 1, "{}", said.err);
            assert!(is_harmless(&said.out), "{:?}", said.out);
            assert!(is_harmless(&said.err), "{:?}", said.err);
        }
    }
}

#[test]
fn control_characters_in_arguments_do_not_get_through() {
    for arguments in [
        &["verify", "\u{1b}[31m.recording"][..],
        &["show", "\u{1b}[31m.recording"],
        &["\u{1b}[31m"],
        &["verify", "--\u{1b}[31m"],
        &["play", "--level", "\u{1b}[31m"],
    ] {
        let said = run(arguments);
        assert_eq!((said.code, said.out.as_str()), (2, ""));
        assert!(is_harmless(said.sentence()), "{:?}", said.err);
    }
}
