//! The list of games, and recordings that are lost, torn or damaged.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use protocol::{Charter, Recording, RecordingError, RecordingWriter};

use super::super::{GameFiles, GameState, MAX_LISTED, Problem, Profile, Warning};
use super::{Scratch, charter, entries, flip};

fn create(profile: &Profile, number: u64) -> (Charter, PathBuf) {
    let charter = charter(&profile.identity_key(), number);
    let mut files = GameFiles::create(profile, &charter).unwrap();
    let (_, beginning) = RecordingWriter::begin(&charter);
    files.append_recording(&beginning).unwrap();
    files.persist(&entries(1)[0]).unwrap();
    (charter, files.recording_path().to_path_buf())
}

fn journal_of(recording: &Path) -> PathBuf {
    let name = recording.file_stem().unwrap();
    let folder = recording.parent().unwrap().parent().unwrap();
    folder.join("journals").join(name).with_extension("journal")
}

fn age(path: &Path, seconds: u64) {
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - seconds);
    let file = fs::File::options().write(true).open(path).unwrap();
    file.set_modified(time).unwrap();
}

#[test]
fn games_are_listed_newest_first_with_how_far_they_are() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let made: Vec<(Charter, PathBuf)> = (0..5).map(|number| create(&profile, number)).collect();
    for (number, (_, recording)) in (0..).zip(&made) {
        age(recording, number);
        age(&journal_of(recording), number);
    }
    // The second lost its journal, the third its recording, the fourth was closed.
    fs::remove_file(journal_of(&made[1].1)).unwrap();
    fs::remove_file(&made[2].1).unwrap();
    fs::write(journal_of(&made[3].1).with_extension("closed"), b"").unwrap();
    // The fifth says nothing any more, and others are no games.
    fs::write(&made[4].1, b"").unwrap();
    fs::remove_file(journal_of(&made[4].1)).unwrap();
    age(&made[4].1, 9);
    for name in ["notes.txt", "0123456789abcdeg.queens", "0123.queens"] {
        fs::write(profile.folder().join("recordings").join(name), b"x").unwrap();
    }
    let list = profile.games().unwrap();
    let found: Vec<_> = list
        .games
        .iter()
        .map(|game| (game.game, game.state))
        .collect();
    let expected = [
        GameState::Unfinished,
        GameState::NoJournal,
        GameState::Unfinished,
        GameState::Finished,
    ];
    let ids = made.iter().map(|(charter, _)| charter.game_id());
    assert!(found.into_iter().eq(ids.zip(expected)));
    for (game, (charter, recording)) in list.games.iter().zip(&made) {
        assert_eq!((&game.charter, &game.recording), (charter, recording));
    }
    assert_eq!(list.unreadable, [made[4].1.clone()]);
    assert_eq!(list.left_out, 0);
    // The journal of a game that was closed goes at the next start.
    drop(profile);
    assert!(journal_of(&made[3].1).exists());
    let profile = scratch.profile("ann");
    assert!(!journal_of(&made[3].1).exists());
    let error = GameFiles::resume(&profile, made[3].0.game_id()).unwrap_err();
    assert_eq!(error.problem, Problem::GameClosed);
}

#[test]
fn the_list_has_an_end() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    for number in 0..MAX_LISTED + 3 {
        let path = format!("recordings/{number:016x}.queens");
        fs::write(profile.folder().join(path), b"").unwrap();
    }
    let list = profile.games().unwrap();
    assert_eq!((list.games.len(), list.unreadable.len()), (0, MAX_LISTED));
    assert_eq!(list.left_out, 3);
}

#[test]
fn no_game_is_opened_twice_or_written_over() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let charter = charter(&profile.identity_key(), 1);
    let files = GameFiles::create(&profile, &charter).unwrap();
    let error = GameFiles::resume(&profile, files.game()).unwrap_err();
    assert_eq!(error.problem, Problem::GameOpen);
    drop(files);
    let error = GameFiles::create(&profile, &charter).unwrap_err();
    assert_eq!(error.problem, Problem::GameExists);
    let resumed = GameFiles::resume(&profile, charter.game_id()).unwrap();
    assert!(resumed.journal.is_empty());
}

#[test]
fn a_recording_torn_before_its_charter_is_whole_begins_anew() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let (charter, path) = create(&profile, 1);
    let whole = fs::read(&path).unwrap();
    let zeros = vec![0; whole.len()];
    for left in (0..whole.len())
        .map(|cut| &whole[..cut])
        .chain([&zeros[..]])
    {
        fs::write(&path, left).unwrap();
        let resumed = GameFiles::resume(&profile, charter.game_id()).unwrap();
        assert_eq!(resumed.recording.charter, charter);
        assert_eq!((resumed.warning, resumed.journal.len()), (None, 1));
        assert_eq!(fs::read(&path).unwrap(), whole);
    }
    fs::remove_file(&path).unwrap();
    GameFiles::resume(&profile, charter.game_id()).unwrap();
    assert_eq!(fs::read(&path).unwrap(), whole);
}

#[test]
fn a_damaged_recording_is_kept_aside_and_goes_on_from_before_the_damage() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let (charter, path) = create(&profile, 1);
    let whole = fs::read(&path).unwrap();
    // A record that no writer made, then one that was cut off.
    let strange = [&[0, 0, 0, 1, 9, 9][..], &[7; 8], &[0, 0]].concat();
    fs::write(&path, [whole.as_slice(), &strange].concat()).unwrap();
    let resumed = GameFiles::resume(&profile, charter.game_id()).unwrap();
    let Some(Warning::RecordingMended(aside)) = resumed.warning else {
        panic!("{:?}", resumed.warning);
    };
    assert_eq!(fs::read(&path).unwrap(), whole);
    assert_eq!(fs::read(aside).unwrap().len(), whole.len() + strange.len());
    drop(resumed.files);
    for at in (0..whole.len()).filter(|&at| at != 7) {
        fs::write(&path, &whole).unwrap();
        flip(&path, at);
        let resumed = GameFiles::resume(&profile, charter.game_id()).unwrap();
        assert_eq!(resumed.recording.whole, whole.len(), "{at}");
        assert_eq!(fs::read(&path).unwrap(), whole, "{at}");
    }
    // A newer format is left alone.
    flip(&path, 7);
    let error = GameFiles::resume(&profile, charter.game_id()).unwrap_err();
    let newer = Problem::Recording(RecordingError::Version(0x11));
    assert_eq!(error.problem, newer);
    assert_ne!(fs::read(&path).unwrap(), whole);
}

#[test]
fn the_recording_of_another_game_is_refused() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let (charter, path) = create(&profile, 1);
    let (_, other) = create(&profile, 2);
    fs::copy(other, &path).unwrap();
    let error = GameFiles::resume(&profile, charter.game_id()).unwrap_err();
    assert_eq!(error.problem, Problem::OtherGame);
    assert!(Recording::read(&fs::read(&path).unwrap()).is_ok());
}

#[test]
fn a_game_that_is_forgotten_leaves_nothing_behind() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let (charter, recording) = create(&profile, 1);
    let (other, _) = create(&profile, 2);
    let game = charter.game_id();
    let open = GameFiles::resume(&profile, game).unwrap();
    let refused = profile.forget(game).unwrap_err();
    assert_eq!(refused.problem, Problem::GameOpen);
    drop(open);
    profile.forget(game).unwrap();
    assert!(!recording.exists() && !journal_of(&recording).exists());
    let left: Vec<_> = profile.games().unwrap().games;
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].game, other.game_id());
    assert!(left[0].can_go_on(&profile.identity()));
    // Nothing to forget is no failure.
    profile.forget(game).unwrap();
}
