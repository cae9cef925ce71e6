//! Frozen vectors in `tests/vectors/card-crypto`: bytes that must be accepted, and more that must
//! be refused, each with the reason. A change that breaks one changes the protocol.
//!
//! `CARD_CRYPTO_BLESS=1` writes them anew.

mod by_the_book;
mod make;
mod record;
mod replay;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use record::Record;

fn folder() -> PathBuf {
    PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/vectors/card-crypto"
    ))
}

fn stored() -> BTreeMap<String, String> {
    let files = fs::read_dir(folder()).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    });
    files.collect()
}

#[test]
fn the_stored_vectors_are_those_we_make() {
    let made = make::all();
    if std::env::var_os("CARD_CRYPTO_BLESS").is_some() {
        fs::create_dir_all(folder()).unwrap();
        for name in stored().keys() {
            fs::remove_file(folder().join(name)).unwrap();
        }
        for (name, record) in &made {
            fs::write(folder().join(name), record.to_text()).unwrap();
        }
    }
    let stored = stored();
    let names: Vec<_> = stored.keys().collect();
    assert_eq!(names, made.keys().collect::<Vec<_>>());
    for (name, record) in &made {
        assert_eq!(stored[name], record.to_text(), "{name}");
    }
}

#[test]
fn the_stored_vectors_are_accepted_and_refused_as_they_say() {
    let (mut accepted, mut refused) = (0, 0);
    for (name, text) in stored() {
        let record = Record::from_text(&text);
        let result = replay::replay(&record).err();
        let result = result.as_deref().unwrap_or("accepted");
        assert_eq!(result, record.get("expect"), "{name}");
        if result == "accepted" {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    println!("{accepted} vectors accepted, {refused} refused");
    assert!(refused > accepted);
}
