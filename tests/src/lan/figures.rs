//! What was measured: printed, and added to `target/lan-figures.txt`.

use std::io::Write;

use super::program;

/// Set inside the namespaces, to the name of the test.
pub(super) const TEST: &str = "LAN_TEST_NAME";

const MARK: &str = "FIGURE ";

/// Notes a figure.
pub fn figure(what: &str, value: impl core::fmt::Display) {
    let test = std::env::var(TEST).unwrap_or_default();
    let line = format!("{test}: {what}: {value}");
    let path = program::target().join("lan-figures.txt");
    let file = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path);
    // Figures serve people; that they cannot be written down fails no test.
    let _ = file.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
    let _ = writeln!(std::io::stderr(), "{MARK}{line}");
}

/// Shows the figures among what a test said inside.
#[expect(clippy::print_stdout, reason = "shown with --nocapture")]
pub(super) fn show(said: &str) {
    for line in said.lines().filter_map(|line| line.strip_prefix(MARK)) {
        println!("{line}");
    }
}
