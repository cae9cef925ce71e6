//! The documents say what the code does: every check has a row with tests that exist, every label
//! and limit is named, and the worked examples are the frozen bytes, read by the book.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod by_the_book;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|problem| panic!("{path}: {problem}"))
}

/// All Rust sources below a folder, if it is there.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            all += &sources(&path);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            all += &fs::read_to_string(path).unwrap();
        }
    }
    all
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.strip_prefix("| ")?.strip_suffix(" |")?;
    Some(row.split(" | ").collect())
}

fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The numbers that `Check` gives, by its doc comments.
fn numbers() -> Vec<u32> {
    let source = read("crates/protocol/src/fault.rs");
    let comments = source.lines().filter_map(|line| {
        let (number, _) = line.strip_prefix("    /// ")?.split_once(": ")?;
        number.parse().ok()
    });
    comments.collect()
}

#[test]
fn every_check_has_a_row_with_tests_that_exist() {
    let text = read("docs/protocol.md");
    let rows: Vec<(u32, Vec<&str>)> = text
        .lines()
        .filter_map(|line| {
            let cells = cells(line)?;
            let number = cells[0].parse().ok()?;
            (cells.len() == 5).then(|| (number, quoted(cells[4]).collect()))
        })
        .collect();
    let listed: Vec<u32> = rows.iter().map(|(number, _)| *number).collect();
    assert_eq!(listed, numbers());
    let catalogue = root().join("tests/tests/liars");
    let code = sources(&root().join("crates")) + &sources(&root().join("tests"));
    for (number, tests) in rows {
        let mut found = 0;
        for test in tests {
            let vector = root().join("tests/vectors/protocol").join(test);
            let exists = match test.split_once("::") {
                // A liar of the catalogue, in the file of that name.
                Some((file, name)) if catalogue.is_dir() => {
                    let liars = fs::read_to_string(catalogue.join(format!("{file}.rs")));
                    liars.unwrap().contains(&format!("fn {name}()"))
                }
                Some(_) => continue,
                None => vector.is_file() || code.contains(&format!("fn {test}()")),
            };
            assert!(exists, "check {number}: no test {test}");
            found += 1;
        }
        assert!(found > 0, "check {number} has no test");
    }
}

/// Also where the page says what is no fault.
#[test]
fn every_vector_and_liar_that_is_named_exists() {
    let liars = root().join("tests/tests/liars");
    for name in quoted(&read("docs/protocol.md")) {
        if Path::new(name)
            .extension()
            .is_some_and(|kind| kind == "txt")
        {
            let vector = root().join("tests/vectors/protocol").join(name);
            assert!(vector.is_file(), "no vector {name}");
        }
        if let (Some((file, name)), true) = (name.split_once("::"), liars.is_dir()) {
            let source = read(&format!("tests/tests/liars/{file}.rs"));
            assert!(source.contains(&format!("fn {name}()")), "no liar {name}");
        }
    }
}

#[test]
fn every_vector_of_a_check_is_named_in_its_row() {
    let text = read("docs/protocol.md");
    for entry in fs::read_dir(root().join("tests/vectors/protocol")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if name.starts_with("check-") {
            assert!(text.contains(&format!("`{name}`")), "{name} is not named");
        }
    }
}

#[test]
fn every_label_is_named() {
    let text = read("docs/protocol.md") + &read("docs/wire-format.md");
    let source = read("crates/protocol/src/hash.rs") + &read("crates/protocol/src/suite.rs");
    let labels: Vec<&str> = source
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(|label| label.starts_with("sleeping-queens"))
        .collect();
    assert!(labels.len() >= 14);
    for label in labels {
        assert!(text.contains(&format!("`{label}`")), "{label}");
    }
}

/// Every row `| CONSTANT | value | ..` of the table of limits is a constant of the code.
#[test]
fn every_limit_has_its_value() {
    let text = read("docs/protocol.md");
    let code =
        sources(&root().join("crates/protocol/src")) + &sources(&root().join("crates/rules/src"));
    let mut found = 0;
    for line in text.lines() {
        let Some(cells) = cells(line).filter(|cells| cells.len() == 3) else {
            continue;
        };
        let (name, value) = (cells[0].trim_matches('`'), cells[1].trim_matches('`'));
        let is_name = |name: &str| {
            name.chars()
                .all(|one| one.is_ascii_uppercase() || one == '_')
        };
        if name.is_empty() || !is_name(name) {
            continue;
        }
        let declared = code.lines().any(|line| {
            line.contains(&format!("const {name}: ")) && line.ends_with(&format!(" = {value};"))
        });
        assert!(declared, "{name} is not {value}");
        found += 1;
    }
    assert!(found >= 8);
}

/// The worked examples: fences that name a vector or a recording.
#[test]
fn the_worked_examples_are_the_frozen_bytes() {
    let path = root().join("docs/wire-format.md");
    let text = fs::read_to_string(&path).unwrap();
    let mut renewed = String::new();
    let mut example: Option<&str> = None;
    let mut examples = 0;
    for line in text.lines() {
        match (example, line.strip_prefix("```")) {
            (None, Some(name)) if name.starts_with("text ") => {
                let name = name.trim_start_matches("text ");
                let lines = by_the_book::annotated(&root(), name);
                renewed.extend([line, "\n", &lines]);
                example = Some(name);
                examples += 1;
            }
            (Some(_), Some("")) => {
                example = None;
                renewed += "```\n";
            }
            (Some(_), _) => {}
            (None, _) => renewed.extend([line, "\n"]),
        }
    }
    if std::env::var_os("PROTOCOL_BLESS").is_some() {
        fs::write(path, renewed).unwrap();
    } else {
        assert!(
            text == renewed,
            "the examples in docs/wire-format.md differ from the vectors"
        );
    }
    assert!(examples >= 16, "{examples} examples");
}

/// Every kind of message has an example.
#[test]
fn every_message_has_a_worked_example() {
    let text = read("docs/wire-format.md");
    for entry in fs::read_dir(root().join("tests/vectors/protocol")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let stem = name.trim_end_matches(".txt");
        if stem.starts_with("encoding-") && !stem.starts_with("encoding-broken-") {
            assert!(text.contains(&format!("```text {stem}\n")), "{stem}");
        }
    }
}

/// The decisions are numbered, and each says what was refused.
#[test]
fn every_decision_says_what_was_refused() {
    let mut names: Vec<String> = fs::read_dir(root().join("docs/decisions"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    for (number, name) in names.iter().enumerate() {
        assert!(name.starts_with(&format!("{:04}-", number + 1)), "{name}");
        let text = read(&format!("docs/decisions/{name}"));
        for part in ["## Context", "## Decision", "## Refused", "## Consequences"] {
            assert!(text.contains(part), "{name}: no {part}");
        }
    }
}
