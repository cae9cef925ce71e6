//! What the whole tree promises: who depends on whom, lints everywhere, files one can read, links
//! that lead somewhere, documents that are true.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod dependencies;
mod documents;
mod releases;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use integration::source_tree;
use serde_json::Value;

/// Which of our crates a crate may use.
const ARROWS: [(&str, &[&str]); 7] = [
    ("rules", &[]),
    ("card-crypto", &[]),
    ("protocol", &["rules", "card-crypto"]),
    ("network", &["protocol", "rules"]),
    ("bots", &["rules"]),
    ("sleeping-queens", &["rules", "protocol", "network", "bots"]),
    (
        "integration",
        &["rules", "card-crypto", "protocol", "network", "bots"],
    ),
];

/// The longest a source file may grow before it surely holds two things.
const LONGEST_FILE: usize = 700;

/// One package of the source tree.
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
    /// Kind and name of what can be built: `("bench", "versus")`.
    targets: Vec<(String, String)>,
}

struct Dependency {
    /// `normal`, `dev` or `build`.
    kind: String,
    name: String,
    /// Which versions will do.
    version: String,
}

/// Every package that a manifest leads to.
fn packages_of(manifest: &Path) -> Vec<Package> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .arg("--manifest-path")
        .arg(manifest)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", manifest.display());
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or("normal").to_owned();
    let package = |package: &Value| Package {
        name: text(&package["name"]),
        dependencies: list(&package["dependencies"])
            .iter()
            .map(|dependency| Dependency {
                kind: text(&dependency["kind"]),
                name: text(&dependency["name"]),
                version: text(&dependency["req"]),
            })
            .collect(),
        targets: list(&package["targets"])
            .iter()
            .map(|target| (text(&target["kind"][0]), text(&target["name"])))
            .collect(),
    };
    list(&metadata["packages"]).iter().map(package).collect()
}

/// Every package of the workspace.
fn packages() -> Vec<Package> {
    packages_of(&source_tree().join("Cargo.toml"))
}

/// Every file that git would keep.
fn all_files() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            // In a worktree `.git` is a file.
            if name == "target" || name == ".git" {
                continue;
            }
            if path.is_dir() {
                walk(&path, found);
            } else {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&source_tree(), &mut found);
    found.sort();
    found
}

/// Of these, the ones with an ending.
fn files(ending: &str) -> Vec<PathBuf> {
    let mut found = all_files();
    found.retain(|path| path.extension().is_some_and(|own| own == ending));
    found
}

/// A text of the source tree.
fn text(name: &str) -> String {
    std::fs::read_to_string(source_tree().join(name)).unwrap()
}

#[test]
fn dependencies_go_only_along_the_arrows() {
    let packages = packages();
    let ours: BTreeSet<&str> = packages.iter().map(|package| &*package.name).collect();
    let arrows: BTreeMap<&str, &[&str]> = ARROWS.into_iter().collect();
    for package in &packages {
        let allowed = arrows
            .get(&*package.name)
            .unwrap_or_else(|| unreachable!("no arrows are drawn for {}", package.name));
        for Dependency { kind, name, .. } in &package.dependencies {
            let testing = kind == "dev";
            assert!(
                !ours.contains(&**name) || testing || allowed.contains(&&**name),
                "{} must not use {name}",
                package.name
            );
        }
    }
}

#[test]
fn the_rules_need_nothing_but_serde() {
    let mut packages = packages();
    packages.retain(|package| package.name == "rules");
    let needed: Vec<&str> = packages
        .iter()
        .flat_map(|package| &package.dependencies)
        .filter(|dependency| dependency.kind == "normal")
        .map(|dependency| &*dependency.name)
        .collect();
    assert_eq!(needed, ["serde"]);
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    let manifests = files("toml");
    // Fuzzing is no member of the workspace: it wants its own flags.
    let root = source_tree();
    let others = [root.clone(), root.join("crates/fuzz")];
    let members = manifests.iter().filter(|path| {
        path.ends_with("Cargo.toml") && !others.iter().any(|folder| path.parent() == Some(folder))
    });
    for manifest in members {
        let text = std::fs::read_to_string(manifest).unwrap();
        assert!(
            text.contains("[lints]\nworkspace = true"),
            "{}",
            manifest.display()
        );
    }
}

#[test]
fn no_source_file_has_grown_out_of_hand() {
    for path in files("rs") {
        let lines = std::fs::read_to_string(&path).unwrap().lines().count();
        assert!(
            lines <= LONGEST_FILE,
            "{} has {lines} lines: split it by what it holds",
            path.display()
        );
    }
}

/// Windows and macOS take two such names for one.
#[test]
fn no_two_files_differ_only_in_case() {
    let mut seen = BTreeSet::new();
    for path in all_files() {
        let lower = path.to_string_lossy().to_lowercase();
        assert!(seen.insert(lower), "{}", path.display());
    }
}

/// The project speaks of the game alone, wherever it was built.
#[test]
fn no_text_tells_where_it_was_written() {
    // Each in two halves, so that this file does not hold them.
    let traces = [
        ("/ro", "ot/"),
        ("/wo", "rk/"),
        ("/Us", "ers/"),
        ("crates", ".io"),
        ("docs", ".rs/"),
        ("pypi", ".org"),
        ("npm", "js"),
    ]
    .map(|(first, second)| format!("{first}{second}"));
    let mut texts = 0;
    for path in all_files() {
        // What was locked says where it came from.
        if path.extension().is_some_and(|ending| ending == "lock") {
            continue;
        }
        // Pictures, fonts and recordings are no texts.
        let Ok(text) = std::fs::read_to_string(&path) else {
            continue;
        };
        texts += 1;
        for trace in &traces {
            assert!(!text.contains(trace), "{}: {trace}", path.display());
        }
    }
    assert!(texts > 100, "the sources are texts");
}
