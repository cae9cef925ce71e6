//! Disks that are full, read-only, or in the way. Nothing pretends to be saved.

use std::fs;
use std::io;
use std::path::PathBuf;

use super::super::{GameFiles, Problem, Profile, StorageError, Task};
use super::{Scratch, charter, rng};

/// Every error is one sentence that names the place and gives advice.
fn is_one_clear_sentence(error: &StorageError) {
    let text = error.to_string();
    assert!(text.starts_with("cannot "), "{text}");
    assert!(text.contains(&*error.path.to_string_lossy()), "{text}");
    assert!(text.contains(';') && !text.contains('\n'), "{text}");
}

#[test]
fn what_the_system_says_is_said_with_advice() {
    use io::ErrorKind as Kind;
    for (kind, problem) in [
        (Kind::StorageFull, Problem::DiskFull),
        (Kind::QuotaExceeded, Problem::DiskFull),
        (Kind::PermissionDenied, Problem::NoPermission),
        (Kind::ReadOnlyFilesystem, Problem::ReadOnly),
        (Kind::NotADirectory, Problem::NotAFolder),
        (Kind::IsADirectory, Problem::IsAFolder),
        (Kind::NotFound, Problem::Missing),
    ] {
        assert_eq!(Problem::from(io::Error::from(kind)), problem);
        let path = PathBuf::from("/somewhere");
        is_one_clear_sentence(&StorageError {
            task: Task::WriteJournal,
            path,
            problem,
        });
    }
    let strange = Problem::from(io::Error::other("it hums"));
    assert_eq!(strange, Problem::Other("it hums".to_owned()));
}

/// Permission bits do not bind whoever runs tests as root, so the folder that cannot be made lies
/// below a file: that binds everybody.
#[test]
fn a_file_where_the_folder_should_be_is_named() {
    let scratch = Scratch::new();
    let file = scratch.0.join("file");
    fs::write(&file, b"x").unwrap();
    for root in [file.clone(), file.join("below")] {
        let error = Profile::open(Some(root), "ann", &mut rng(1)).unwrap_err();
        assert_eq!(error.task, Task::OpenProfile);
        #[cfg(unix)]
        assert_eq!(error.problem, Problem::NotAFolder);
        is_one_clear_sentence(&error);
    }
    fs::write(scratch.0.join("profile-ann"), b"x").unwrap();
    let error = Profile::open(Some(scratch.0.clone()), "ann", &mut rng(1)).unwrap_err();
    assert_eq!(error.problem, Problem::NotAFolder);
    fs::create_dir_all(scratch.0.join("profile-ben/identity.key")).unwrap();
    let error = Profile::open(Some(scratch.0.clone()), "ben", &mut rng(1)).unwrap_err();
    assert_eq!(error.task, Task::ReadIdentity);
    is_one_clear_sentence(&error);
}

/// Linux lets nobody, not even root, make a folder in `/proc` or `/sys`.
#[cfg(target_os = "linux")]
#[test]
fn a_place_where_nothing_can_be_made_is_named() {
    for root in ["/proc/sleeping-queens", "/sys/sleeping-queens"] {
        let error = Profile::open(Some(root.into()), "ann", &mut rng(1)).unwrap_err();
        let named = [Problem::Missing, Problem::NoPermission, Problem::ReadOnly];
        assert!(named.contains(&error.problem), "{error}");
        is_one_clear_sentence(&error);
    }
}

#[test]
fn files_that_cannot_be_written_leave_the_old_ones() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    profile.set_player_name("Ann").unwrap();
    // A folder with something in it, where the new file is prepared: it can be neither removed
    // nor written to, as on a disk that refuses.
    fs::create_dir_all(profile.folder().join("name.txt.new/x")).unwrap();
    let error = profile.set_player_name("Ben").unwrap_err();
    assert_eq!(error.task, Task::WriteName);
    is_one_clear_sentence(&error);
    assert_eq!(profile.player_name(), Ok(Some("Ann".to_owned())));
    fs::remove_dir_all(profile.folder().join("name.txt.new")).unwrap();
    // The same for a new game: no half of it stays behind.
    fs::remove_dir(profile.folder().join("recordings")).unwrap();
    fs::write(profile.folder().join("recordings"), b"x").unwrap();
    let charter = charter(&profile.identity_key(), 1);
    let error = GameFiles::create(&profile, &charter).unwrap_err();
    assert_eq!(error.task, Task::CreateGame);
    is_one_clear_sentence(&error);
    let journals = fs::read_dir(profile.folder().join("journals")).unwrap();
    assert_eq!(journals.count(), 0);
    fs::remove_file(profile.folder().join("recordings")).unwrap();
    fs::create_dir(profile.folder().join("recordings")).unwrap();
    GameFiles::create(&profile, &charter).unwrap();
}

/// A full disk is played by `/dev/full`, to which every write fails as on one: a link to it takes
/// the file's place while the game is open. What is read again is the real file.
#[cfg(target_os = "linux")]
mod full {
    use std::fs::{File, OpenOptions};
    use std::path::Path;

    use protocol::RecordingWriter;

    use super::super::{bodies, entries};
    use super::*;

    /// The file that a link leads to, opened as [`GameFiles`] does.
    fn full(link: &Path) -> File {
        std::os::unix::fs::symlink("/dev/full", link).unwrap();
        OpenOptions::new().append(true).open(link).unwrap()
    }

    fn begun(profile: &Profile) -> GameFiles {
        let charter = charter(&profile.identity_key(), 1);
        let mut files = GameFiles::create(profile, &charter).unwrap();
        let (_, beginning) = RecordingWriter::begin(&charter);
        files.append_recording(&beginning).unwrap();
        files.persist(&entries(1)[0]).unwrap();
        files.sync_recording().unwrap();
        files
    }

    #[test]
    fn a_full_disk_under_the_journal_stops_the_game_until_it_is_resumed() {
        let scratch = Scratch::new();
        let profile = scratch.profile("ann");
        let mut files = begun(&profile);
        let game = files.game();
        files.journal.file = full(&scratch.0.join("link"));
        let error = files.persist(&entries(3)[2]).unwrap_err();
        assert_eq!(
            (error.task, &error.problem),
            (Task::WriteJournal, &Problem::DiskFull)
        );
        is_one_clear_sentence(&error);
        // The recording has room, and yet nothing more is written.
        let length = fs::metadata(files.recording_path()).unwrap().len();
        for refused in [
            files.append_recording(b"more").unwrap_err(),
            files.sync_recording().unwrap_err(),
            files.persist(&entries(1)[0]).unwrap_err(),
        ] {
            assert_eq!(refused.problem, Problem::Stopped);
            is_one_clear_sentence(&refused);
        }
        let now = fs::metadata(files.recording_path()).unwrap().len();
        assert_eq!(now, length);
        drop(files);
        let mut resumed = GameFiles::resume(&profile, game).unwrap();
        assert_eq!(bodies(&resumed.journal), bodies(&entries(1)));
        resumed.files.persist(&entries(3)[2]).unwrap();
    }

    #[test]
    fn a_full_disk_under_the_recording_stops_the_game_until_it_is_resumed() {
        let scratch = Scratch::new();
        let profile = scratch.profile("ann");
        let mut files = begun(&profile);
        let game = files.game();
        files.recording.file = full(&scratch.0.join("link"));
        let error = files.append_recording(b"more").unwrap_err();
        assert_eq!(
            (error.task, &error.problem),
            (Task::WriteRecording, &Problem::DiskFull)
        );
        is_one_clear_sentence(&error);
        let error = files.persist(&entries(1)[0]).unwrap_err();
        assert_eq!(error.problem, Problem::Stopped);
        drop(files);
        let resumed = GameFiles::resume(&profile, game).unwrap();
        assert!(resumed.recording.torn.is_none());
        assert_eq!(bodies(&resumed.journal), bodies(&entries(1)));
    }
}
