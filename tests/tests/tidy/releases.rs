//! What is released is what was checked: pinned actions, locked dependencies, one name everywhere.

use super::documents::oldest_toolchain;
use super::{files, text};

/// Commands of cargo that build or fetch something.
const BUILDING: [&str; 9] = [
    "build", "check", "clippy", "deb", "deny", "doc", "install", "run", "test",
];

#[test]
fn everything_is_built_with_what_was_locked() {
    let mut scripts: Vec<String> = files("yml")
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    assert!(scripts.len() > 1, "there are workflows");
    scripts.push(text(".ci/run"));
    for line in scripts.iter().flat_map(|script| script.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let builds = words
            .windows(2)
            .any(|pair| pair[0] == "cargo" && BUILDING.contains(&pair[1]));
        assert!(!builds || words.contains(&"--locked"), "{line}");
    }
}

#[test]
fn actions_are_pinned_to_commits_and_the_toolchain_to_ours() {
    for path in files("yml") {
        let workflow = std::fs::read_to_string(&path).unwrap();
        for line in workflow.lines() {
            if let Some((_, action)) = line.split_once("uses: ") {
                let (_, commit) = action.split_once('@').unwrap();
                let hash = commit.split(' ').next().unwrap();
                let whole = hash.len() == 40 && hash.chars().all(|sign| sign.is_ascii_hexdigit());
                assert!(
                    whole && commit.contains("# v"),
                    "{}: {line}",
                    path.display()
                );
            }
        }
        let toolchain = format!("TOOLCHAIN: \"{}\"", oldest_toolchain());
        assert!(workflow.contains(&toolchain), "{}", path.display());
    }
}

/// The systems know recordings by the ending that storage gives them and by their first bytes.
#[test]
fn packages_know_a_recording_when_they_see_one() {
    let storage = text("crates/network/src/storage/games.rs");
    assert!(storage.contains("const RECORDING: &str = \"queens\";"));
    let recording = text("crates/protocol/src/recording.rs");
    assert!(recording.contains("*b\"SQueens\\x01\""));
    let mime = text("app/packaging/linux/sleeping-queens.mime.xml");
    assert!(mime.contains("<glob pattern=\"*.queens\"/>"));
    assert!(mime.contains("offset=\"0\" value=\"SQueens\""));
    assert!(text("app/packaging/macos/Info.plist").contains("<string>queens</string>"));
}

/// The window's application id is the name of the entry in the menu, or it has no icon.
#[test]
fn the_menu_entry_belongs_to_the_window() {
    let client = text("app/src/client/mod.rs");
    assert!(client.contains("const NAME: &str = \"sleeping-queens\";"));
    let entry = text("app/packaging/linux/sleeping-queens.desktop");
    assert!(entry.contains("\nExec=sleeping-queens\n"));
    assert!(entry.contains("\nStartupWMClass=sleeping-queens\n"));
}
