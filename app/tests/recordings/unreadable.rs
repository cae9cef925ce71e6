//! Files that are no recordings: one clear sentence each.

use protocol::MAX_RECORDING;

use crate::program::{file, path, run};
use crate::table::small;

/// Both commands refuse the file with the same sentence, and print nothing else.
fn refused(name: &str, says: &str) {
    for arguments in [
        &["verify", name][..],
        &["show", name],
        &["show", "--json", name],
    ] {
        let said = run(arguments);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{}", said.err);
        let sentence = said.sentence();
        assert!(sentence.starts_with(name), "{sentence}");
        assert!(sentence.contains(says), "{sentence}");
    }
    let said = run(&["verify", "--json", name]);
    assert_eq!(said.code, 2);
    let json = said.json();
    assert_eq!(json["fair"], false);
    assert_eq!(json["files"][0]["verdict"], "unreadable");
    assert_eq!(json["files"][0]["sentence"], said.sentence());
}

#[test]
fn no_such_file() {
    let name = path("never-written.recording");
    refused(name.to_str().unwrap(), "does not exist");
}

#[test]
fn a_folder() {
    refused(env!("CARGO_TARGET_TMPDIR"), "is a folder");
}

#[test]
fn an_empty_file() {
    refused(&file("empty.recording", &[]), "is empty");
}

#[test]
fn a_picture() {
    let jpeg = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x01\x00\x48\x00\x48\x00\x00";
    refused(&file("picture.jpg", jpeg), "is no recording of a game");
}

#[test]
fn a_recording_that_ends_too_early() {
    let bytes = small();
    refused(
        &file("seven.recording", &bytes[..7]),
        "is no recording of a game",
    );
    for end in [8, 9, 20, 100] {
        let name = file(&format!("short-{end}.recording"), &bytes[..end]);
        refused(&name, "ends before it says who plays");
    }
}

#[test]
fn a_recording_of_a_newer_version() {
    let mut bytes = small().to_vec();
    bytes[7] = 2;
    refused(
        &file("newer.recording", &bytes),
        "another version of this program",
    );
}

#[test]
fn a_file_larger_than_any_recording() {
    let name = path("large.recording");
    // No byte of it is written: it takes no room on most disks.
    let large = std::fs::File::create(&name).unwrap();
    large.set_len(MAX_RECORDING as u64 + 1).unwrap();
    refused(name.to_str().unwrap(), "larger than any recording");
    std::fs::remove_file(name).unwrap();
}

#[cfg(unix)]
#[test]
fn a_device_without_end() {
    refused("/dev/zero", "larger than any recording");
}

#[test]
fn a_damaged_recording_says_where_and_whose() {
    let mut bytes = small().to_vec();
    let at = bytes.len() - 20;
    bytes[at] ^= 1;
    let name = file("damaged.recording", &bytes);
    refused(&name, "was changed or damaged after it was written");
    let said = run(&["verify", &name]);
    assert!(
        said.err.contains("what Ada (S1) said in step") || said.err.contains("what Ben (S2) said"),
        "{}",
        said.err
    );
}
