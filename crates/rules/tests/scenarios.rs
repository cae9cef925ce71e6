//! Every file in `tests/scenarios` holds, and every ruling has one.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod scenario;

use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "txt"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let failures: Vec<String> = files()
        .into_iter()
        .filter_map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            scenario::play(&text)
                .err()
                .map(|problem| format!("{name}: {problem}"))
        })
        .collect();
    println!("{} scenarios, {} failed", files().len(), failures.len());
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn every_ruling_has_a_scenario() {
    for ruling in 1..=21 {
        let start = format!("ruling-{ruling:02}-");
        let found = files().iter().any(|path| {
            path.file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with(&start))
        });
        assert!(found, "no scenario for ruling {ruling}");
    }
}

/// The runner itself must be able to fail.
#[test]
fn a_scenario_that_does_not_hold_is_found() {
    let setup = "players 2\nhand S1 King:Chess 1a\nasleep A1 Queen:Moon\ndraw 5a\n";
    let right = "S1 king King:Chess A1\n- play S1 King:Chess\n- choose S1 Queen:Moon A1\n\
                 - wake S1 Queen:Moon A1\n- draw S1 5a\n- turn S2\n= awake S1 Queen:Moon\n";
    scenario::play(&format!("{setup}{right}")).unwrap();
    for (good, bad) in [
        ("wake S1 Queen:Moon A1", "wake S1 Queen:Heart A1"),
        ("- draw S1 5a\n- turn S2\n", "- draw S1 5a\n"),
        ("- draw S1 5a\n", ""),
        ("= awake S1 Queen:Moon", "= awake S1"),
        ("= awake", "= nonsense"),
        ("S1 king King:Chess A1", "S1 king King:Chess A4"),
        ("S1 king", "S2 king"),
        (
            "- play S1 King:Chess\n- choose S1 Queen:Moon A1\n- wake S1 Queen:Moon A1\n- draw S1 \
             5a\n- turn S2\n",
            "! GameOver\n",
        ),
    ] {
        assert!(right.contains(good), "{good}");
        let wrong = right.replacen(good, bad, 1);
        assert!(
            scenario::play(&format!("{setup}{wrong}")).is_err(),
            "held, and must not:\n{wrong}"
        );
    }
    assert!(scenario::play(setup).is_err(), "a scenario without a move");
}
