//! `docs/dependencies.md` knows every crate that ours name, and no other.

use std::collections::BTreeMap;

use integration::source_tree;

use super::{packages, packages_of, text};

/// The rows of the tables: name and version.
fn rows() -> BTreeMap<String, String> {
    let page = text("docs/dependencies.md");
    let mut rows = BTreeMap::new();
    for line in page.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 6, "{line}");
        assert!(cells.iter().all(|cell| !cell.is_empty()), "{line}");
        let name = cells[0].trim_matches('`').to_owned();
        let known = rows.insert(name, cells[1].to_owned());
        assert!(known.is_none(), "twice: {line}");
    }
    rows
}

#[test]
fn every_dependency_has_its_row_with_its_version() {
    let mut all = packages();
    all.extend(packages_of(&source_tree().join("crates/fuzz/Cargo.toml")));
    let ours: Vec<String> = all.iter().map(|package| package.name.clone()).collect();
    let mut rows = rows();
    let mut named = BTreeMap::new();
    for dependency in all.iter().flat_map(|package| &package.dependencies) {
        if ours.contains(&dependency.name) {
            continue;
        }
        let version = dependency.version.trim_start_matches(['^', '=']);
        let before = named.insert(dependency.name.clone(), version.to_owned());
        assert!(
            before.is_none_or(|before| before == version),
            "two versions of {} are asked for",
            dependency.name
        );
    }
    for (name, version) in named {
        let row = rows.remove(&name);
        assert_eq!(
            row.as_deref(),
            Some(&*version),
            "{name} in docs/dependencies.md"
        );
    }
    assert!(rows.is_empty(), "nobody uses {rows:?}");
}
