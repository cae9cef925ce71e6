//! The program under test.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

use crate::source_tree;

/// Set inside the namespaces, to the program.
pub(super) const PATH: &str = "LAN_TEST_PROGRAM";

/// Set by people who want to test a program that is built already.
const NAMED: &str = "SLEEPING_QUEENS";

/// The program that is named, or else one built once, where it would be built anyway.
pub(super) fn build() -> PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    if let Some(named) = std::env::var_os(NAMED) {
        return PathBuf::from(named).canonicalize().unwrap();
    }
    BUILT.get_or_init(cargo_build).clone()
}

fn cargo_build() -> PathBuf {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["build", "--package=sleeping-queens"])
        .arg("--message-format=json")
        .current_dir(source_tree());
    // What is said of the tests' package is not true of others: some would be built again for it.
    let about_us = |name: &str| {
        ["CARGO_PKG_", "CARGO_MANIFEST_"]
            .iter()
            .any(|one| name.starts_with(one))
    };
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(about_us)) {
        command.env_remove(name);
    }
    let output = command.output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    let said = String::from_utf8_lossy(&output.stdout);
    let executable = said.lines().find_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        message.get("executable")?.as_str().map(PathBuf::from)
    });
    executable.unwrap()
}

/// The program, inside.
pub(crate) fn path() -> PathBuf {
    PathBuf::from(std::env::var_os(PATH).unwrap())
}

/// The folder where everything is built.
pub(crate) fn target() -> PathBuf {
    // We are in its `debug/deps`.
    let own = std::env::current_exe().unwrap();
    own.ancestors().nth(3).unwrap().to_path_buf()
}
