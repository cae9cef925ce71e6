//! The two files of one game: the recording, and the journal with our secrets.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use protocol::{
    Charter, Fault, Hash, JournalEntry, MAX_RECORDING, Record, Recording, RecordingWriter, Session,
};
use rules::Seat;

use super::error::{Problem, StorageError, Task, Warning};
use super::folder;
use super::games::Place;
use super::journal::{self, Chain, MAX_JOURNAL};
use super::mend;
use super::profile::{OpenGame, Profile};

/// The files of one game, while it is played.
///
/// Carry out what a [`Session`] asks for in its order: [`GameFiles::persist`] returns when the entry
/// is on disk, so what follows it may be sent. After an error every further write is refused with
/// [`Problem::Stopped`]: drop this and the session, and [`GameFiles::resume`] from what is there.
#[derive(Debug)]
pub struct GameFiles {
    pub(super) journal: GrowingFile,
    pub(super) recording: GrowingFile,
    chain: Chain,
    place: Place,
    stopped: bool,
    open: OpenGame,
}

/// A file that is appended to.
#[derive(Debug)]
pub(super) struct GrowingFile {
    pub(super) file: File,
    length: usize,
    longest: usize,
}

/// A game to go on with: all that [`Session::restore`] needs.
#[derive(Debug)]
pub struct Resumed {
    /// The files, ready to be appended to.
    pub files: GameFiles,
    /// What was recorded, up to the last whole record. The file ends there.
    pub recording: Recording,
    /// What we said and swore.
    pub journal: Vec<JournalEntry>,
    /// What the player should know.
    pub warning: Option<Warning>,
}

impl GameFiles {
    /// The files of a new game. The journal begins with the charter, so that it can bring back a
    /// game whose recording is lost.
    ///
    /// # Errors
    ///
    /// If the game has files already, or the disk does not let us.
    pub fn create(profile: &Profile, charter: &Charter) -> Result<Self, StorageError> {
        let game = charter.game_id();
        let place = Place::of(profile.folder(), game);
        let open = profile
            .open_game(game)
            .map_err(|problem| problem.during(Task::CreateGame, &place.recording))?;
        for path in [&place.recording, &place.journal, &place.closed] {
            if folder::is_there(path) {
                return Err(Problem::GameExists.during(Task::CreateGame, path));
            }
        }
        let (chain, bytes) = journal::begin(charter);
        folder::replace(&place.journal, &bytes)
            .map_err(|problem| problem.during(Task::CreateGame, &place.journal))?;
        let made = folder::owner_only()
            .write(true)
            .create_new(true)
            .open(&place.recording)
            .map_err(Problem::from)
            .and_then(|_| folder::sync_folder_of(&place.recording));
        if let Err(problem) = made {
            // Nothing was said in this game: it may be begun again.
            let _ = fs::remove_file(&place.recording);
            let _ = fs::remove_file(&place.journal);
            return Err(problem.during(Task::CreateGame, &place.recording));
        }
        Self::open(open, place, chain, Task::CreateGame)
    }

    /// The files of a game that was begun before, up to what was surely written.
    ///
    /// # Errors
    ///
    /// If there is no journal, or it is damaged: then we never contribute to this game again. Also
    /// if the disk does not let us.
    pub fn resume(profile: &Profile, game: Hash) -> Result<Resumed, StorageError> {
        let place = Place::of(profile.folder(), game);
        let in_journal = |problem: Problem| problem.during(Task::ResumeGame, &place.journal);
        let open = profile.open_game(game).map_err(in_journal)?;
        if folder::is_there(&place.closed) {
            return Err(Problem::GameClosed.during(Task::ResumeGame, &place.recording));
        }
        let bytes = match folder::read(&place.journal, MAX_JOURNAL) {
            Err(Problem::Missing) => Err(Problem::NoJournal),
            read => read,
        };
        let bytes = bytes.map_err(in_journal)?;
        let contents = journal::parse(&bytes).map_err(in_journal)?;
        if contents.charter.game_id() != game {
            return Err(in_journal(Problem::OtherGame));
        }
        // Written anew although it is there: after a failed sync the system may show bytes that
        // never reach the disk, and what we go on from must be on it. This also cuts a torn tail.
        let whole = bytes.get(..contents.whole).unwrap_or_default();
        folder::replace(&place.journal, whole).map_err(in_journal)?;
        let (recording, warning) = mend::recording(&place.recording, &contents.charter)
            .map_err(|problem| problem.during(Task::ResumeGame, &place.recording))?;
        Ok(Resumed {
            files: Self::open(open, place, contents.chain, Task::ResumeGame)?,
            recording,
            journal: contents.entries,
            warning,
        })
    }

    fn open(open: OpenGame, place: Place, chain: Chain, task: Task) -> Result<Self, StorageError> {
        let journal = GrowingFile::open(&place.journal, MAX_JOURNAL)
            .map_err(|problem| problem.during(task, &place.journal))?;
        let recording = GrowingFile::open(&place.recording, MAX_RECORDING)
            .map_err(|problem| problem.during(task, &place.recording))?;
        Ok(Self {
            journal,
            recording,
            chain,
            place,
            stopped: false,
            open,
        })
    }

    /// Which game.
    pub const fn game(&self) -> Hash {
        self.open.game()
    }

    /// Where the recording is.
    pub fn recording_path(&self) -> &Path {
        &self.place.recording
    }

    /// Stores an entry of the journal; it is on disk when this returns.
    ///
    /// # Errors
    ///
    /// If it is not surely on disk: send nothing.
    pub fn persist(&mut self, entry: &JournalEntry) -> Result<(), StorageError> {
        let body = entry.as_bytes();
        let mut chain = self.chain.clone();
        let written = self.unless_stopped(|files| {
            if !journal::fits(body) {
                return Err(Problem::TooLong(body.len() as u64));
            }
            files.journal.append(&chain.frame(body))?;
            files.journal.sync()
        });
        written.map_err(|problem| problem.during(Task::WriteJournal, &self.place.journal))?;
        self.chain = chain;
        Ok(())
    }

    /// Appends to the recording. A crash may lose it until [`GameFiles::sync_recording`].
    ///
    /// # Errors
    ///
    /// If the disk does not let us.
    pub fn append_recording(&mut self, bytes: &[u8]) -> Result<(), StorageError> {
        self.unless_stopped(|files| files.recording.append(bytes))
            .map_err(|problem| problem.during(Task::WriteRecording, &self.place.recording))
    }

    /// Makes sure that the recording is on disk.
    ///
    /// # Errors
    ///
    /// If the disk does not let us.
    pub fn sync_recording(&mut self) -> Result<(), StorageError> {
        self.unless_stopped(|files| files.recording.sync())
            .map_err(|problem| problem.during(Task::WriteRecording, &self.place.recording))
    }

    /// Keeps the proof of a fault in a file of its own beside the recording: the game so far with what
    /// the culprit signed, to be checked by anybody. The recording itself takes it in only when the
    /// seat is removed.
    ///
    /// # Errors
    ///
    /// If the disk does not let us, or the recording has no room for it.
    pub fn keep_proof(&self, fault: &Fault) -> Result<PathBuf, StorageError> {
        let path = self.place.proof(fault.culprit);
        let keeping = |problem: Problem| problem.during(Task::KeepProof, &path);
        let mut bytes = folder::read(&self.place.recording, MAX_RECORDING).map_err(keeping)?;
        let recording =
            Recording::read(&bytes).map_err(|problem| keeping(Problem::Recording(problem)))?;
        if let Some(torn) = recording.torn {
            bytes.truncate(torn.offset);
        }
        let evidence = Record::Evidence(fault.evidence.clone());
        let record = RecordingWriter::resume(&recording)
            .append(&evidence)
            .map_err(|_| keeping(Problem::TooLong(bytes.len() as u64)))?;
        bytes.extend(record);
        folder::replace(&path, &bytes).map_err(keeping)?;
        Ok(path)
    }

    /// Where the proof against a seat was kept, if it was.
    pub fn proof_of(&self, seat: Seat) -> Option<PathBuf> {
        Some(self.place.proof(seat)).filter(|path| folder::is_there(path))
    }

    /// Closes a game that is over: its secrets lie open in the recording, and the journal goes. It
    /// cannot be resumed after that, so keep it while others may still ask for our opening.
    ///
    /// # Errors
    ///
    /// If the game is not over, or the disk does not let us: then the journal stays.
    pub fn finish(mut self, session: &Session) -> Result<(), StorageError> {
        let closing = |problem: Problem, path: &Path| problem.during(Task::FinishGame, path);
        if !session.is_over() || session.status().game != self.game() {
            return Err(closing(Problem::GameNotOver, &self.place.journal));
        }
        self.sync_recording()?;
        folder::replace(&self.place.closed, &[])
            .map_err(|problem| closing(problem, &self.place.closed))?;
        fs::remove_file(&self.place.journal)
            .map_err(Problem::from)
            .and_then(|()| folder::sync_folder_of(&self.place.journal))
            .map_err(|problem| closing(problem, &self.place.journal))
    }

    /// Throws away a game that will never be: not everybody signed, and it was given up. Whatever
    /// stays because the disk does not let us is offered again, no more.
    pub fn discard(self) {
        let _ = fs::remove_file(&self.place.journal);
        let _ = fs::remove_file(&self.place.recording);
        let _ = folder::sync_folder_of(&self.place.journal);
    }

    /// After one failed write nothing is known of what is on disk, so there is no other.
    fn unless_stopped(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        if self.stopped {
            return Err(Problem::Stopped);
        }
        let written = write(self);
        self.stopped = written.is_err();
        written
    }
}

impl GrowingFile {
    fn open(path: &Path, longest: usize) -> Result<Self, Problem> {
        let file = OpenOptions::new().append(true).open(path)?;
        let length = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
        Ok(Self {
            file,
            length,
            longest,
        })
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), Problem> {
        let length = self.length.saturating_add(bytes.len());
        if length > self.longest {
            return Err(Problem::TooLong(length as u64));
        }
        self.file.write_all(bytes)?;
        self.length = length;
        Ok(())
    }

    fn sync(&self) -> Result<(), Problem> {
        Ok(self.file.sync_data()?)
    }
}
