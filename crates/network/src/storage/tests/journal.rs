//! Journals that are torn, damaged, or not ours.

use std::fs;
use std::path::PathBuf;

use protocol::{Hash, JournalEntry, MAX_MESSAGE};

use super::super::{GameFiles, Problem, Profile, Resumed, StorageError, Task};
use super::{Scratch, bodies, charter, entries, flip};

struct Scene {
    scratch: Scratch,
    profile: Profile,
    game: Hash,
    path: PathBuf,
    /// Where each frame begins, the charter's first, and where the last ends.
    bounds: Vec<usize>,
    bytes: Vec<u8>,
}

/// A journal of so many entries.
fn scene(count: usize) -> Scene {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let charter = charter(&profile.identity_key(), 1);
    let mut files = GameFiles::create(&profile, &charter).unwrap();
    let game = files.game();
    let name = &game.to_string()[..16];
    let path = profile.folder().join(format!("journals/{name}.journal"));
    let mut bounds = vec![8, fs::read(&path).unwrap().len()];
    for entry in entries(count) {
        files.persist(&entry).unwrap();
        bounds.push(fs::read(&path).unwrap().len());
    }
    Scene {
        bytes: fs::read(&path).unwrap(),
        scratch,
        profile,
        game,
        path,
        bounds,
    }
}

impl Scene {
    fn resume(&self, bytes: &[u8]) -> Result<Resumed, StorageError> {
        fs::write(&self.path, bytes).unwrap();
        GameFiles::resume(&self.profile, self.game)
    }
}

#[test]
fn what_was_persisted_comes_back_and_goes_on() {
    let scene = scene(9);
    let mut resumed = GameFiles::resume(&scene.profile, scene.game).unwrap();
    assert_eq!(bodies(&resumed.journal), bodies(&entries(9)));
    let more = JournalEntry::from_bytes(vec![9; MAX_MESSAGE]);
    resumed.files.persist(&more).unwrap();
    drop(resumed);
    let resumed = GameFiles::resume(&scene.profile, scene.game).unwrap();
    assert_eq!(resumed.journal.len(), 10);
    assert_eq!(resumed.journal[9].as_bytes(), more.as_bytes());
    assert!(scene.scratch.0.exists());
}

#[test]
fn a_tail_torn_at_any_byte_is_dropped_and_cut_off() {
    let scene = scene(9);
    let all = entries(9);
    for cut in scene.bounds[1]..=scene.bytes.len() {
        let whole = scene.bounds.iter().filter(|&&bound| bound <= cut).count() - 2;
        let mut resumed = scene.resume(&scene.bytes[..cut]).unwrap();
        assert_eq!(bodies(&resumed.journal), bodies(&all[..whole]), "{cut}");
        let left = fs::read(&scene.path).unwrap();
        assert_eq!(left, &scene.bytes[..scene.bounds[whole + 1]], "{cut}");
        // The entry that was lost, or another, is written where it was.
        if let Some(next) = all.get(whole) {
            resumed.files.persist(next).unwrap();
            let left = fs::read(&scene.path).unwrap();
            assert_eq!(left, &scene.bytes[..scene.bounds[whole + 2]], "{cut}");
        }
    }
}

#[test]
fn a_journal_without_its_charter_is_no_torn_tail() {
    let scene = scene(2);
    for cut in 0..scene.bounds[1] {
        let error = scene.resume(&scene.bytes[..cut]).unwrap_err();
        let expected = if cut < 8 {
            Problem::NotAJournal
        } else {
            Problem::JournalDamaged {
                entry: 0,
                offset: 8,
            }
        };
        assert_eq!(error.problem, expected, "{cut}");
        // Nothing was touched.
        assert_eq!(fs::read(&scene.path).unwrap(), &scene.bytes[..cut]);
    }
}

#[test]
fn a_changed_byte_anywhere_is_named_and_the_game_is_not_played_on() {
    let scene = scene(9);
    for at in 0..scene.bytes.len() {
        flip(&scene.path, at);
        let damaged = fs::read(&scene.path).unwrap();
        let error = GameFiles::resume(&scene.profile, scene.game).unwrap_err();
        let entry = scene.bounds.iter().filter(|&&bound| bound <= at).count();
        let expected = match (at, entry.checked_sub(1)) {
            (7, _) => Problem::JournalVersion(0x11),
            (_, None) => Problem::NotAJournal,
            (_, Some(entry)) => Problem::JournalDamaged {
                entry,
                offset: scene.bounds[entry],
            },
        };
        assert_eq!(
            (error.task, error.problem),
            (Task::ResumeGame, expected),
            "{at}"
        );
        assert_eq!(fs::read(&scene.path).unwrap(), damaged, "{at}");
        flip(&scene.path, at);
    }
    GameFiles::resume(&scene.profile, scene.game).unwrap();
}

#[test]
fn a_lost_or_moved_entry_is_noticed() {
    let scene = scene(4);
    let frame = |at: usize| &scene.bytes[scene.bounds[at]..scene.bounds[at + 1]];
    let beginning = &scene.bytes[..scene.bounds[1]];
    let resumed = scene.resume(&[beginning, frame(2), frame(3)].concat());
    let first = Problem::JournalDamaged {
        entry: 1,
        offset: scene.bounds[1],
    };
    assert_eq!(resumed.unwrap_err().problem, first);
    let resumed = scene.resume(&[beginning, frame(1), frame(1)].concat());
    let second = Problem::JournalDamaged {
        entry: 2,
        offset: scene.bounds[2],
    };
    assert_eq!(resumed.unwrap_err().problem, second);
}

/// Some file systems make a file longer before they write to it: after a crash it ends in zeros.
#[test]
fn zeros_where_an_entry_was_to_be_are_a_torn_tail() {
    let scene = scene(4);
    let all = entries(4);
    let last = scene.bounds[4];
    for written in last..scene.bytes.len() - 8 {
        let mut bytes = scene.bytes.clone();
        bytes[written..].fill(0);
        let resumed = scene.resume(&bytes).unwrap();
        assert_eq!(bodies(&resumed.journal), bodies(&all[..3]));
    }
}

#[test]
fn without_a_journal_the_game_is_only_watched() {
    let scene = scene(2);
    fs::remove_file(&scene.path).unwrap();
    let error = GameFiles::resume(&scene.profile, scene.game).unwrap_err();
    assert_eq!(error.problem, Problem::NoJournal);
    assert!(error.to_string().contains("watch"), "{error}");
    // Nor does it begin anew: that would be a second journal for what was said.
    let charter = charter(&scene.profile.identity_key(), 1);
    let error = GameFiles::create(&scene.profile, &charter).unwrap_err();
    assert_eq!(error.problem, Problem::GameExists);
}

#[test]
fn the_journal_of_another_game_is_refused() {
    let scene = scene(2);
    let other = charter(&scene.profile.identity_key(), 2);
    let files = GameFiles::create(&scene.profile, &other).unwrap();
    let name = &files.game().to_string()[..16];
    let path = scene
        .profile
        .folder()
        .join(format!("journals/{name}.journal"));
    drop(files);
    let error = scene.resume(&fs::read(path).unwrap()).unwrap_err();
    assert_eq!(error.problem, Problem::OtherGame);
}

#[test]
fn an_entry_that_is_too_long_is_refused_and_stops_the_game() {
    let scene = scene(1);
    let mut files = GameFiles::resume(&scene.profile, scene.game).unwrap().files;
    let long = JournalEntry::from_bytes(vec![0; MAX_MESSAGE + 1]);
    let error = files.persist(&long).unwrap_err();
    assert_eq!(error.problem, Problem::TooLong(MAX_MESSAGE as u64 + 1));
    let error = files.persist(&entries(1)[0]).unwrap_err();
    assert_eq!(error.problem, Problem::Stopped);
}
