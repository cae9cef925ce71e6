//! What recordings say when they are audited.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use super::program;

/// A game that every recording of it tells in the same way.
#[derive(Clone, Debug)]
pub struct Account {
    /// Which game.
    pub game: String,
    /// The hash of all of it.
    pub head: String,
    /// Who did not stay to the end, by seat.
    pub gone: Vec<String>,
}

/// Audits recordings of one game, and compares them.
pub fn audit(recordings: &[PathBuf]) -> Account {
    let output = Command::new(program::path())
        .args(["verify", "--json"])
        .args(recordings)
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{complaint}{said}");
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(said.get("fair"), Some(&Value::Bool(true)));
    assert_eq!(
        said.get("forks").and_then(Value::as_array),
        Some(&Vec::new())
    );
    let files = said.get("files").and_then(Value::as_array).unwrap();
    assert_eq!(files.len(), recordings.len());
    let accounts: Vec<Account> = files.iter().map(account).collect();
    let first = accounts.first().unwrap();
    for one in &accounts {
        assert_eq!((&one.game, &one.head), (&first.game, &first.head));
    }
    first.clone()
}

fn account(file: &Value) -> Account {
    let text = |field| file.get(field).and_then(Value::as_str).unwrap().to_owned();
    assert_eq!(text("verdict"), "fair");
    let gone = file.get("gone").and_then(Value::as_array).unwrap();
    let seat = |one: &Value| one.get("seat").and_then(Value::as_str).map(str::to_owned);
    Account {
        game: text("game"),
        head: text("head"),
        gone: gone.iter().filter_map(seat).collect(),
    }
}
