//! Frozen vectors in `tests/vectors/protocol`: bytes that must hold, and more that must not, each
//! with the reason. A change that breaks one changes the protocol.
//!
//! `PROTOCOL_BLESS=1 cargo test -p protocol --test vectors` writes them anew.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod file;
mod games;
mod lies;
mod make;
mod replay;
mod scene;
#[expect(dead_code, reason = "not every test needs all of a table")]
#[path = "../table/mod.rs"]
mod table;
mod text;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use protocol::Suite;

use text::Text;

/// Files by name: recordings as bytes, vectors as text.
type Files = BTreeMap<String, Vec<u8>>;

fn folder() -> PathBuf {
    PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/vectors/protocol"
    ))
}

fn stored() -> Files {
    let files = fs::read_dir(folder()).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read(path).unwrap())
    });
    files.filter(|(name, _)| name != "README.md").collect()
}

#[test]
fn the_stored_vectors_are_those_we_make() {
    let suite = Suite::derive().unwrap();
    let made = make::all(&suite);
    if std::env::var_os("PROTOCOL_BLESS").is_some() {
        for name in stored().keys() {
            fs::remove_file(folder().join(name)).unwrap();
        }
        for (name, bytes) in &made {
            fs::write(folder().join(name), bytes).unwrap();
        }
    }
    let stored = stored();
    let names: Vec<_> = stored.keys().collect();
    assert_eq!(names, made.keys().collect::<Vec<_>>());
    for (name, bytes) in &made {
        assert!(stored[name] == *bytes, "{name} has changed");
    }
    let total: usize = stored.values().map(Vec::len).sum();
    assert!(total < 400_000, "{total} bytes of vectors");
}

#[test]
fn the_stored_vectors_hold_and_fail_as_they_say() {
    let suite = Suite::derive().unwrap();
    let files = stored();
    let (mut passing, mut failing) = (0, 0);
    for (name, bytes) in files.iter().filter(|(name, _)| is_text(name)) {
        let vector = Text::parse(core::str::from_utf8(bytes).unwrap());
        let replayed = replay::replay(&suite, &files, &vector);
        assert_eq!(replayed.to_text(), vector.to_text(), "{name}");
        if replay::passes(&vector) {
            passing += 1;
        } else {
            failing += 1;
        }
    }
    assert!(failing > passing, "{passing} pass, {failing} must fail");
}

/// Every other file is a recording that vectors name as their base.
fn is_text(name: &str) -> bool {
    std::path::Path::new(name)
        .extension()
        .is_some_and(|kind| kind == "txt")
}
