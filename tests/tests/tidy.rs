//! What the whole tree promises: who depends on whom, lints everywhere, files one can read, links
//! that lead somewhere.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeMap;
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

/// Every package of the workspace, with its dependencies as (kind, name).
fn packages() -> BTreeMap<String, Vec<(String, String)>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"])
        .current_dir(source_tree())
        .output()
        .unwrap();
    assert!(output.status.success());
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let text = |value: &Value| value.as_str().unwrap_or("normal").to_owned();
    metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|package| {
            let dependencies = package["dependencies"].as_array().unwrap().iter();
            let edges = dependencies
                .map(|dependency| (text(&dependency["kind"]), text(&dependency["name"])))
                .collect();
            (text(&package["name"]), edges)
        })
        .collect()
}

/// Every file that git would keep, by ending.
fn files(ending: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && name != ".git" {
                    walk(&path, ending, found);
                }
            } else if path.extension().is_some_and(|own| own == ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&source_tree(), ending, &mut found);
    found.sort();
    found
}

#[test]
fn dependencies_go_only_along_the_arrows() {
    let packages = packages();
    let arrows: BTreeMap<&str, &[&str]> = ARROWS.into_iter().collect();
    for (package, edges) in &packages {
        let allowed = arrows
            .get(package.as_str())
            .unwrap_or_else(|| unreachable!("no arrows are drawn for {package}"));
        for (kind, name) in edges {
            let ours = packages.contains_key(name);
            let testing = kind == "dev";
            assert!(
                !ours || testing || allowed.contains(&name.as_str()),
                "{package} must not use {name}"
            );
        }
    }
}

#[test]
fn the_rules_need_nothing_but_serde() {
    let packages = packages();
    let needed: Vec<&str> = packages["rules"]
        .iter()
        .filter(|(kind, _)| kind == "normal")
        .map(|(_, name)| name.as_str())
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

#[test]
fn links_in_documents_lead_somewhere() {
    let mut links = 0;
    for path in files("md") {
        let text = std::fs::read_to_string(&path).unwrap();
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            if link.contains("://") || link.starts_with('#') {
                continue;
            }
            links += 1;
            let file = link.split('#').next().unwrap();
            let target = path.parent().unwrap().join(file);
            assert!(target.exists(), "{}: {link}", path.display());
        }
    }
    assert!(links > 0, "the README links to the documents");
}

#[test]
fn the_readme_gives_the_two_commands_and_only_files_that_exist() {
    let readme = std::fs::read_to_string(source_tree().join("README.md")).unwrap();
    for command in ["cargo run --release", "cargo test --workspace"] {
        assert!(readme.contains(command), "{command}");
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"] {
        assert!(source_tree().join(name).is_file(), "{name}");
    }
}
