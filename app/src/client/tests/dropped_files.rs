//! Recordings, good and bad, dropped on the window.

use std::path::{Path, PathBuf};

use super::*;

/// A recording that is stored with the tests of the protocol.
fn stored(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors/protocol");
    std::fs::read(folder.join(name).with_extension("recording")).unwrap()
}

impl Window {
    fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    }

    fn drop_files(&mut self, files: &[PathBuf]) {
        let files = files.iter().map(|path| eframe::egui::DroppedFile {
            path: Some(path.clone()),
            ..Default::default()
        });
        self.harness.input_mut().dropped_files.extend(files);
        self.step();
    }
}

#[test]
fn a_fair_game_is_found_fair_from_every_screen() {
    let mut window = Window::open(Window::settings());
    let fair = window.file("fair.queens", &stored("fair"));
    for way in ["Play now", "My games", "Settings", "Rules (F1)"] {
        window.click(way);
        window.drop_files(std::slice::from_ref(&fair));
        window.until(|window| window.shows("Nobody could see or steer the cards"));
        window.click("Back");
        assert!(window.shows("Your name"), "{way}: {:#?}", window.said());
    }
}

#[test]
fn whatever_is_no_fair_game_is_named() {
    let mut window = Window::open(Window::settings());
    let fair = stored("fair");
    let mut changed = fair.clone();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    let mut newer = fair.clone();
    let version = (0..16).find(|&at| {
        let mut other = fair.clone();
        other[at] = other[at].wrapping_add(1);
        matches!(
            protocol::Recording::read(&other),
            Err(protocol::RecordingError::Version(_))
        )
    });
    newer[version.unwrap()] += 1;
    let jpeg = [&[0xFF, 0xD8, 0xFF, 0xE0, 0, 16][..], b"JFIF\0", &[7; 900]].concat();
    let cases = [
        (
            "one byte.queens",
            changed,
            "was changed or damaged after it was written",
        ),
        ("photo.jpg", jpeg, "is no recording of a game"),
        ("empty.queens", Vec::new(), "is empty"),
        ("newer.queens", newer, "was written by another version"),
        (
            "cut off.queens",
            fair[..fair.len() / 2].to_vec(),
            "It cannot be told",
        ),
    ];
    for (name, bytes, said) in cases {
        let file = window.file(name, &bytes);
        window.drop_files(&[file]);
        window.until(|window| window.shows(said));
    }
    let folder = window.folder.path().join("a folder");
    std::fs::create_dir(&folder).unwrap();
    window.drop_files(&[folder]);
    window.until(|window| window.shows("is a folder"));
    window.drop_files(&[PathBuf::from("gone.queens")]);
    window.until(|window| window.shows("does not exist"));
}

#[test]
fn of_two_files_it_is_said_which_one_is_shown() {
    let mut window = Window::open(Window::settings());
    let first = window.file("first.queens", &stored("fair"));
    let second = window.file("second.queens", b"nonsense");
    window.drop_files(&[first, second]);
    window.until(|window| window.shows("Nobody could see or steer the cards"));
    assert!(window.shows("2 files were dropped."));
    assert!(window.shows("this is first.queens"));
}

#[test]
fn a_game_is_not_interrupted_by_a_file() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    let file = window.file("fair.queens", &stored("fair"));
    window.drop_files(&[file]);
    assert!(window.shows("A recording can be looked at after the game"));
    assert!(window.shows("Draw pile"));
}
