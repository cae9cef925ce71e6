//! `docs/rules.md` lists every rule and ruling with tests that exist.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rules::{Game, Options, Seat};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rulebook() -> String {
    std::fs::read_to_string(root().join("docs/rules.md")).unwrap()
}

/// The numbered rows: number and names of tests.
fn rows(text: &str) -> Vec<(String, Vec<String>)> {
    text.lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line
                .strip_prefix("| ")?
                .strip_suffix(" |")?
                .split(" | ")
                .collect();
            let number = cells[0].strip_prefix('R').unwrap_or(cells[0]);
            let numbered = cells.len() == 3 && number.parse::<u32>().is_ok();
            let tests = cells
                .last()?
                .split('`')
                .skip(1)
                .step_by(2)
                .map(str::to_owned);
            numbered.then(|| (cells[0].to_owned(), tests.collect()))
        })
        .collect()
}

fn rust_files(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn no_rule_and_no_ruling_is_missing() {
    let text = rulebook();
    let numbers: Vec<String> = rows(&text).into_iter().map(|(number, _)| number).collect();
    let rules = numbers
        .iter()
        .filter(|number| number.starts_with('R'))
        .count();
    let mut expected: Vec<String> = (1..=rules).map(|number| format!("R{number}")).collect();
    expected.extend((1..=21).map(|number| number.to_string()));
    assert_eq!(numbers, expected);
    assert!(rules >= 26);
}

#[test]
fn every_rule_names_tests_that_exist() {
    let mut sources = Vec::new();
    rust_files(&root().join("crates/rules"), &mut sources);
    let sources = sources.join("\n");
    for (number, tests) in rows(&rulebook()) {
        assert!(!tests.is_empty(), "{number} has no test");
        for test in &tests {
            if test.strip_suffix(".txt").is_some() {
                let file = root().join("tests/scenarios").join(test);
                assert!(file.is_file(), "{number}: no scenario {test}");
            } else {
                let is_test = sources.contains(&format!("#[test]\nfn {test}()"))
                    || sources.contains(&format!("#[test]\n    fn {test}()"));
                assert!(is_test, "{number}: no test {test}");
            }
        }
    }
}

#[test]
fn every_ruling_has_a_scenario_and_a_unit_test() {
    for (number, tests) in rows(&rulebook()) {
        if let Ok(ruling) = number.parse::<u32>() {
            let scenario = format!("ruling-{ruling:02}-");
            assert!(
                tests.iter().any(|test| test.starts_with(&scenario)),
                "{ruling}"
            );
            let unit = format!("ruling_{ruling:02}_");
            assert!(tests.iter().any(|test| test.starts_with(&unit)), "{ruling}");
        }
    }
}

#[test]
fn every_scenario_is_named_in_the_rulebook() {
    let named: BTreeSet<String> = rows(&rulebook())
        .into_iter()
        .flat_map(|(_, tests)| tests)
        .collect();
    for entry in std::fs::read_dir(root().join("tests/scenarios")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let scenario = Path::new(&name)
            .extension()
            .is_some_and(|kind| kind == "txt");
        assert!(!scenario || named.contains(&name), "{name}");
    }
}

#[test]
fn the_bytes_in_the_rulebook_are_those_of_the_game() {
    let text = rulebook();
    let hex = text.rsplit("```").nth(1).unwrap();
    let printed: Vec<u8> = hex
        .split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).unwrap())
        .collect();
    let game = Game::new(Options::default(), 2, Seat::new(1).unwrap()).unwrap();
    let encoded = game.encode();
    let hex: Vec<String> = encoded.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(printed, encoded, "\n{}", hex.join(" "));
}
