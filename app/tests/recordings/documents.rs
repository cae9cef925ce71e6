//! The documented formats are those that the program prints.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rules::Preset;
use serde_json::Value;

use crate::program::{file, run};
use crate::table::Table;

fn document(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(name);
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text.replace("\r\n", "\n"))
}

/// The fields that a document describes: what stands in code in the first column of its tables.
fn documented(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter_map(|line| line.split('`').next())
        .map(ToOwned::to_owned)
        .collect()
}

/// The fields of an object, however deep, by their paths; seats stand for one another.
fn fields(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                let is_seat = name.parse::<rules::Seat>().is_ok();
                let name = if is_seat { "S1" } else { name };
                let path = match path {
                    "" => name.to_owned(),
                    path => format!("{path}.{name}"),
                };
                found.insert(path.clone());
                fields(inner, &path, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|one| fields(one, path, found)),
        _ => {}
    }
}

fn printed(objects: &[Value]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for object in objects {
        fields(object, "", &mut found);
    }
    found
}

/// Compares a block of the document with what the program printed, or writes it.
fn compare(name: &str, language: &str, printed: &str) {
    let (path, text) = document(name);
    let fence = format!("```{language}\n");
    let (before, rest) = text.split_once(&fence).unwrap();
    let (block, after) = rest.split_once("```").unwrap();
    if std::env::var_os("APP_BLESS").is_some() {
        std::fs::write(path, format!("{before}{fence}{printed}```{after}")).unwrap();
    } else {
        assert_eq!(block, printed, "APP_BLESS=1 writes it anew");
    }
}

/// A short game: two players, a few moves, then the second one leaves.
fn example() -> Table {
    let mut table = Table::new(Preset::Standard, 2, 6);
    table.moves(3);
    table.leave(1);
    table.play();
    table
}

#[test]
fn the_example_of_show_is_what_show_prints() {
    let name = file("example.recording", &example().recordings[0]);
    let said = run(&["show", "--json", "--hands", &name]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    compare("show-format.md", "json", &said.out);
    let said = run(&["show", &name]);
    compare("show-format.md", "text", &said.out);
}

#[test]
fn every_field_of_show_is_documented_and_every_documented_field_is_there() {
    let mut table = Table::new(Preset::Standard, 4, 41);
    table.play();
    let whole = file("documented.recording", &table.recordings[0]);
    let said = run(&["show", "--json", "--hands", &whole]);
    let (_, text) = document("show-format.md");
    assert_eq!(documented(&text), printed(&[said.json()]));
}

#[test]
fn the_example_of_verify_is_what_verify_prints() {
    // The name that the document gives the file, in a folder of its own.
    let folder = crate::program::path("documented");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("game.recording"), &example().recordings[0]).unwrap();
    for (language, arguments) in [
        ("text", &["verify", "game.recording"][..]),
        ("json", &["verify", "--json", "game.recording"]),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_sleeping-queens"))
            .args(arguments)
            .current_dir(&folder)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0));
        let printed = String::from_utf8(output.stdout).unwrap();
        compare("verify-format.md", language, &printed);
    }
}

#[test]
fn every_field_of_verify_is_documented_and_every_documented_field_is_there() {
    let mut table = Table::new(Preset::Standard, 3, 24);
    table.moves(2);
    let honest = protocol::Recording::read(&table.recordings[0]).unwrap();
    // A fork, a torn tail, a fault, a leave and a file that is none: every field there is.
    let (mut writer, mut forked) = protocol::RecordingWriter::begin(&honest.charter);
    for record in &honest.records {
        let protocol::Record::Contribution(said) = record else {
            unreachable!("nobody was voted out");
        };
        let mut said = (**said).clone();
        if let protocol::Payload::Reveal { coin, .. } = &mut said.payload {
            coin[0] ^= 1;
            let key = crate::table::identity(24, said.header.seat.index());
            said = protocol::Contribution::sign(&key, said.header, said.payload);
        }
        forked.extend(
            writer
                .append(&protocol::Record::Contribution(Box::new(said)))
                .unwrap(),
        );
    }
    let bytes = &table.recordings[0];
    let left = example();
    let names = [
        file("fields-1.recording", &bytes[..bytes.len() - 1]),
        file("fields-2.recording", &forked),
        file("fields-3.recording", &left.recordings[0]),
        file("fields-4.recording", b"none"),
    ];
    let mut arguments = vec!["verify", "--json"];
    arguments.extend(names.iter().map(String::as_str));
    let said = run(&arguments);
    assert_eq!(said.code, 2);
    let mut printed = printed(&[said.json()]);
    // What the seats of a fault are called is described once.
    printed.retain(|path| !path.starts_with("files.faults."));
    let (_, text) = document("verify-format.md");
    assert_eq!(documented(&text), printed);
}
