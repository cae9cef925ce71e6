//! Links lead somewhere, and what the documents say of the tree is so.

use std::collections::BTreeMap;

use integration::source_tree;
use rules::{MAX_SEATS, MIN_SEATS};

use super::{files, packages, text};

/// The lines of a document, each with whether it is program text.
fn lines(document: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut fenced = false;
    document.lines().map(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        (fenced || fence || line.starts_with("    "), line)
    })
}

/// What links to headings are called: letters and digits in lower case, dashes for spaces.
fn anchors(document: &str) -> Vec<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let headings = lines(document)
        .filter(|(program, _)| !program)
        .filter_map(|(_, line)| line.strip_prefix('#'))
        .map(|line| line.trim_start_matches('#').trim());
    headings
        .map(|heading| {
            let anchor: String = heading
                .to_lowercase()
                .chars()
                .filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter))
                .map(|letter| if letter == ' ' { '-' } else { letter })
                .collect();
            let times = seen.entry(anchor.clone()).or_default();
            *times += 1;
            match *times {
                1 => anchor,
                more => format!("{anchor}-{}", more - 1),
            }
        })
        .collect()
}

#[test]
fn links_in_documents_lead_somewhere() {
    let mut links = 0;
    for path in files("md") {
        let document = std::fs::read_to_string(&path).unwrap();
        let prose: String = lines(&document)
            .filter(|(program, _)| !program)
            .flat_map(|(_, line)| [line, "\n"])
            .collect();
        for link in prose
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            if link.contains("://") {
                continue;
            }
            links += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                path.clone()
            } else {
                path.parent().unwrap().join(file)
            };
            assert!(target.exists(), "{}: {link}", path.display());
            if !anchor.is_empty() {
                let other = std::fs::read_to_string(&target).unwrap();
                let known = anchors(&other).iter().any(|own| own == anchor);
                assert!(known, "{}: no heading for {link}", path.display());
            }
        }
    }
    assert!(links > 100, "the documents link to each other");
}

#[test]
fn anchors_are_those_of_the_headings() {
    let document =
        "# Title\n```sh\n# no heading\n```\n## Silence: what `n` of n means\n## Again\n## Again\n";
    assert_eq!(
        anchors(document),
        ["title", "silence-what-n-of-n-means", "again", "again-1"]
    );
}

#[test]
fn the_readme_gives_the_two_commands_and_only_files_that_exist() {
    let readme = text("README.md");
    for command in ["cargo run --release", "cargo test --workspace"] {
        assert!(readme.contains(command), "{command}");
    }
    for name in [
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
    ] {
        assert!(source_tree().join(name).is_file(), "{name}");
    }
}

#[test]
fn the_readme_leads_to_every_document() {
    let readme = text("README.md");
    let docs = source_tree().join("docs");
    for path in files("md") {
        if path.parent() == Some(&*docs) {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            assert!(readme.contains(&format!("(docs/{name})")), "{name}");
        }
    }
}

#[test]
fn the_readme_says_how_many_play_and_what_builds_it() {
    let readme = text("README.md");
    let players = format!("{MIN_SEATS}-{MAX_SEATS} people");
    assert!(readme.contains(&players), "{players}");
    let toolchain = format!("toolchain ({} or newer)", oldest_toolchain());
    assert!(readme.contains(&toolchain), "{toolchain}");
}

/// The oldest compiler that the workspace promises to build with.
pub(crate) fn oldest_toolchain() -> String {
    let manifest = text("Cargo.toml");
    let line = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "));
    line.unwrap().trim_matches('"').to_owned()
}

/// Commands that are given to be typed name packages and targets that exist.
#[test]
fn commands_in_documents_can_be_typed() {
    let packages = packages();
    let mut commands = 0;
    for path in files("md") {
        let document = std::fs::read_to_string(&path).unwrap();
        for (_, line) in lines(&document).filter(|(program, _)| *program) {
            let Some(command) = line.trim().strip_prefix("cargo ") else {
                continue;
            };
            commands += 1;
            let words: Vec<&str> = command.split_whitespace().collect();
            for pair in words.windows(2) {
                let named = |kind: &str| {
                    let mut targets = packages.iter().flat_map(|package| &package.targets);
                    targets.any(|(own, name)| own == kind && name == pair[1])
                };
                let exists = match pair[0] {
                    "-p" => packages.iter().any(|package| package.name == pair[1]),
                    "--example" => named("example"),
                    "--bench" => named("bench"),
                    "--test" => named("test"),
                    _ => true,
                };
                assert!(exists, "{}: {line}", path.display());
            }
        }
    }
    assert!(commands > 10, "the documents give commands");
}

/// `sleeping-queens COMMAND` is a command of the program.
#[test]
fn the_readme_names_commands_that_the_program_has() {
    let readme = text("README.md");
    let program = text("app/src/main.rs");
    let mut named = 0;
    for (_, line) in lines(&readme).filter(|(program, _)| *program) {
        let Some(rest) = line.trim().strip_prefix("sleeping-queens ") else {
            continue;
        };
        let command = rest.split_whitespace().next().unwrap();
        let (first, others) = command.split_at(1);
        let variant = format!("    {}{others}(", first.to_uppercase());
        assert!(program.contains(&variant), "{line}");
        named += 1;
    }
    assert!(named > 0, "the README says how to verify");
}

/// The port stands in documents for those who open it in a firewall.
#[test]
fn documents_know_the_usual_port() {
    let source = text("crates/network/src/node.rs");
    let rest = source.split("USUAL_PORT: u16 = ").nth(1).unwrap();
    let port = rest.split(';').next().unwrap().replace('_', "");
    for name in ["docs/network.md", "docs/platforms.md"] {
        assert!(text(name).contains(&port), "{name}: {port}");
    }
}
