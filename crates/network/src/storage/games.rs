//! Which games there are.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use protocol::{
    Charter, Choice, Hash, Identity, Motion, Payload, Record, Recording, RecordingError,
};
use rules::Seat;
use zeroize::Zeroizing;

use super::error::{Problem, StorageError, Task};
use super::folder;
use super::journal;
use super::profile::Profile;

pub(super) const RECORDINGS: &str = "recordings";
pub(super) const JOURNALS: &str = "journals";

const RECORDING: &str = "queens";
const JOURNAL: &str = "journal";
const CLOSED: &str = "closed";

/// How many letters of a game id make the name of its files.
const NAME_LETTERS: usize = 16;

/// How many games are listed at most.
pub const MAX_LISTED: usize = 256;

/// How many names in a folder are looked at.
const MAX_NAMES: usize = 16 * 1024;

/// How much of a file is read for its charter: one of five long names has less than a quarter.
const BEGINNING: usize = 4096;

/// Where the files of a game are.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) recording: PathBuf,
    pub(super) journal: PathBuf,
    pub(super) closed: PathBuf,
}

/// The games of a profile.
#[derive(Clone, Debug, Default)]
pub struct GameList {
    /// Newest first.
    pub games: Vec<GameEntry>,
    /// Files that have the name of a game but do not say which.
    pub unreadable: Vec<PathBuf>,
    /// How many older games were left out.
    pub left_out: usize,
}

/// One game of a profile, as far as can be told without replaying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its id.
    pub game: Hash,
    /// Who plays what.
    pub charter: Charter,
    /// Where the recording is, or will be when the game is resumed from its journal.
    pub recording: PathBuf,
    /// When something was last written.
    pub modified: SystemTime,
    /// How far it is.
    pub state: GameState,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// Its journal is here: it can be resumed.
    Unfinished,
    /// It was closed when it was over.
    Finished,
    /// There is no journal and it was not closed here: it can only be watched.
    NoJournal,
}

impl Place {
    pub(super) fn of(profile: &Path, game: Hash) -> Self {
        let name: String = game.to_string().chars().take(NAME_LETTERS).collect();
        Self::named(profile, &name)
    }

    fn named(profile: &Path, name: &str) -> Self {
        let journals = profile.join(JOURNALS);
        Self {
            recording: profile.join(RECORDINGS).join(format!("{name}.{RECORDING}")),
            journal: journals.join(format!("{name}.{JOURNAL}")),
            closed: journals.join(format!("{name}.{CLOSED}")),
        }
    }

    /// Where the proof against a seat is kept: beside the recording, and readable like one.
    pub(super) fn proof(&self, seat: Seat) -> PathBuf {
        let stem = self.recording.file_stem().unwrap_or_default();
        let name = format!("{}-proof-{seat}.{RECORDING}", stem.to_string_lossy());
        self.recording.with_file_name(name)
    }

    fn state(&self) -> GameState {
        if folder::is_there(&self.closed) {
            GameState::Finished
        } else if folder::is_there(&self.journal) {
            GameState::Unfinished
        } else {
            GameState::NoJournal
        }
    }

    /// When a file of it was last written; nothing if there is none.
    fn modified(&self) -> Option<SystemTime> {
        [&self.recording, &self.journal]
            .into_iter()
            .filter_map(|path| fs::metadata(path).ok()?.modified().ok())
            .max()
    }

    /// The charter, from the beginning of one file or the other.
    fn charter(&self) -> Option<Charter> {
        let recorded = || recorded_charter(&beginning(&self.recording).ok()?);
        let journal = || journal::first(&beginning(&self.journal).ok()?);
        recorded().or_else(journal)
    }
}

impl GameEntry {
    /// Whether it is a game of this player that was neither left nor decided. Without a replay: what
    /// the file says of itself is enough to offer it. One without records counts: our signature may
    /// be under way to the others.
    pub fn can_go_on(&self, own: &Identity) -> bool {
        let Some(seat) = self.charter.seat_of(own) else {
            return false;
        };
        if self.state != GameState::Unfinished {
            return false;
        }
        let bytes = fs::read(&self.recording).unwrap_or_default();
        // A damaged recording is mended when the game goes on.
        Recording::read(&bytes).map_or(true, |recording| {
            !recording.records.iter().any(|record| ends(record, seat))
        })
    }
}

/// Whether nothing is left to play for a seat after this.
fn ends(record: &Record, seat: Seat) -> bool {
    match record {
        Record::Contribution(said) => match said.payload {
            Payload::Opening(_) => true,
            Payload::Leave { .. } => said.header.seat == seat,
            _ => false,
        },
        Record::Ballot(ballot) => {
            matches!(ballot.motion, Motion::End(_)) && ballot.choice == Choice::For
        }
        Record::Evidence(_) | Record::Void(_) => false,
    }
}

impl Profile {
    /// Deletes the files of a game that nobody will go on with or look at here.
    ///
    /// # Errors
    ///
    /// If the game is open, or the disk does not let us.
    pub fn forget(&self, game: Hash) -> Result<(), StorageError> {
        let place = Place::of(self.folder(), game);
        let forgetting = |problem: Problem| problem.during(Task::FinishGame, &place.recording);
        let _open = self.open_game(game).map_err(forgetting)?;
        // The journal first: without it nobody could take the game for one to go on with.
        for path in [&place.journal, &place.recording, &place.closed] {
            match fs::remove_file(path) {
                Err(problem) if problem.kind() != io::ErrorKind::NotFound => {
                    return Err(forgetting(problem.into()));
                }
                Ok(()) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// Lists the games of this profile, newest first.
    ///
    /// # Errors
    ///
    /// If a folder cannot be read.
    pub fn games(&self) -> Result<GameList, StorageError> {
        let mut names = BTreeSet::new();
        for (folder, ending) in [(RECORDINGS, RECORDING), (JOURNALS, JOURNAL)] {
            let path = self.folder().join(folder);
            let entries = fs::read_dir(&path)
                .map_err(|error| Problem::from(error).during(Task::ListGames, &path))?;
            names.extend(
                entries
                    .take(MAX_NAMES)
                    .filter_map(|entry| game_name(&entry.ok()?.path(), ending)),
            );
        }
        let mut places: Vec<(SystemTime, Place)> = names
            .iter()
            .map(|name| Place::named(self.folder(), name))
            .filter_map(|place| Some((place.modified()?, place)))
            .collect();
        places.sort_by_key(|(modified, _)| core::cmp::Reverse(*modified));
        let mut list = GameList {
            left_out: places.len().saturating_sub(MAX_LISTED),
            ..GameList::default()
        };
        for (modified, place) in places.into_iter().take(MAX_LISTED) {
            match place.charter() {
                Some(charter) => list.games.push(GameEntry {
                    game: charter.game_id(),
                    charter,
                    state: place.state(),
                    recording: place.recording,
                    modified,
                }),
                None => list.unreadable.push(place.recording),
            }
        }
        Ok(list)
    }
}

/// The name of a game's files, if this is one.
fn game_name(path: &Path, ending: &str) -> Option<String> {
    let name = path.file_stem()?.to_str()?;
    let fits = name.len() == NAME_LETTERS
        && name.chars().all(|letter| letter.is_ascii_hexdigit())
        && path.extension().is_some_and(|own| own == ending);
    fits.then(|| name.to_owned())
}

fn recorded_charter(beginning: &[u8]) -> Option<Charter> {
    let recording = match Recording::read(beginning) {
        // Damage further on does not hide who plays.
        Err(RecordingError::Damaged { offset, .. } | RecordingError::Malformed { offset, .. }) => {
            Recording::read(beginning.get(..offset)?)
        }
        read => read,
    };
    Some(recording.ok()?.charter)
}

fn beginning(path: &Path) -> io::Result<Zeroizing<Vec<u8>>> {
    let mut bytes = Zeroizing::new(Vec::with_capacity(BEGINNING));
    File::open(path)?
        .take(BEGINNING as u64)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Clears away what a crash left: files that never came to their place, and journals of games that
/// were closed. What cannot be deleted now will be at the next start.
pub(super) fn sweep(profile: &Path) {
    for folder in [Path::new(""), Path::new(RECORDINGS), Path::new(JOURNALS)] {
        let Ok(entries) = fs::read_dir(profile.join(folder)) else {
            continue;
        };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            let closed = game_name(&path, JOURNAL)
                .is_some_and(|name| Place::named(profile, &name).state() == GameState::Finished);
            let temporary = path.extension().is_some_and(|end| end == folder::TEMPORARY);
            if closed || temporary {
                let _ = fs::remove_file(&path);
            }
        }
    }
}
