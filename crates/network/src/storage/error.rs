//! What can go wrong with files, in one sentence with advice each.

use core::fmt;
use std::io;
use std::path::{Path, PathBuf};

use protocol::RecordingError;

/// Something that could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageError {
    /// What was being done.
    pub task: Task,
    /// With which file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What was being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Making or locking the folder of a profile.
    OpenProfile,
    /// Reading the identity key.
    ReadIdentity,
    /// Writing the identity key of a new profile.
    WriteIdentity,
    /// Listing the games.
    ListGames,
    /// Making the files of a new game.
    CreateGame,
    /// Reading the files of a game, to go on with it.
    ResumeGame,
    /// Appending to the journal.
    WriteJournal,
    /// Appending to the recording.
    WriteRecording,
    /// Keeping what proves that somebody cheated.
    KeepProof,
    /// Deleting the journal of a game that is over.
    FinishGame,
    /// Reading the remembered people.
    ReadPeople,
    /// Writing the remembered people.
    WritePeople,
    /// Reading the player's name.
    ReadName,
    /// Writing the player's name.
    WriteName,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The program already runs with this profile.
    InUse,
    /// The system does not say where programs keep their data.
    NoDataFolder,
    /// A profile's name without a letter or digit.
    ProfileName,
    /// A player's name that is empty, too long, or has control characters.
    PlayerName,
    /// No room left.
    DiskFull,
    /// The system does not allow it.
    NoPermission,
    /// The file system is read-only.
    ReadOnly,
    /// A file is where a folder should be.
    NotAFolder,
    /// A folder is where a file should be.
    IsAFolder,
    /// It is not there.
    Missing,
    /// Longer than such a file ever is.
    TooLong(u64),
    /// The identity key is damaged.
    IdentityDamaged,
    /// The identity key is gone, though there are games that were begun with it.
    IdentityMissing,
    /// The game has files already.
    GameExists,
    /// The game is open in this program.
    GameOpen,
    /// The game is over and closed.
    GameClosed,
    /// The game is not over, so its journal is needed.
    GameNotOver,
    /// There is no journal: this game can be watched, and never played on.
    NoJournal,
    /// No journal of this program.
    NotAJournal,
    /// A journal in another version of the format.
    JournalVersion(u8),
    /// An entry of the journal was changed after it was written.
    JournalDamaged {
        /// Which entry, counted from 0: the charter is the first.
        entry: usize,
        /// Where it begins.
        offset: usize,
    },
    /// Recording and journal are of two games.
    OtherGame,
    /// The recording cannot be read by this program.
    Recording(RecordingError),
    /// An earlier write failed: nothing more is written until the game is resumed.
    Stopped,
    /// Anything else, in the words of the system.
    Other(String),
}

/// Something that was put right, or could not be, and that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Others who use this computer may read what is to be secret, and the file system does not
    /// let us change that.
    OpenToOthers(PathBuf),
    /// The remembered people could not be read; the broken file is kept here.
    PeopleForgotten(PathBuf),
    /// The recording was damaged and goes on from before the damage; the broken file is kept here.
    RecordingMended(PathBuf),
}

impl Problem {
    /// The whole error.
    pub(super) fn during(self, task: Task, path: &Path) -> StorageError {
        StorageError {
            task,
            path: path.to_path_buf(),
            problem: self,
        }
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge | Kind::WriteZero => {
                Self::DiskFull
            }
            Kind::PermissionDenied => Self::NoPermission,
            Kind::ReadOnlyFilesystem => Self::ReadOnly,
            Kind::NotADirectory => Self::NotAFolder,
            Kind::IsADirectory => Self::IsAFolder,
            Kind::NotFound => Self::Missing,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot {}", self.task)?;
        if !self.path.as_os_str().is_empty() {
            write!(f, " ({})", self.path.display())?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl core::error::Error for StorageError {}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OpenProfile => "open the profile",
            Self::ReadIdentity => "read the identity key",
            Self::WriteIdentity => "store a new identity key",
            Self::ListGames => "list the games",
            Self::CreateGame => "make the files of the game",
            Self::ResumeGame => "go on with the game",
            Self::WriteJournal => "save your move",
            Self::WriteRecording => "record the game",
            Self::KeepProof => "keep the proof of a cheat",
            Self::FinishGame => "close the game",
            Self::ReadPeople => "read whom you played with",
            Self::WritePeople => "remember whom you played with",
            Self::ReadName => "read your name",
            Self::WriteName => "store your name",
        })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InUse => {
                "the program already runs with this profile; to start it a second time, give it \
                 another one with --profile NAME"
            }
            Self::NoDataFolder => {
                "the system does not say where programs keep their data; name a folder for it"
            }
            Self::ProfileName => "a profile's name needs a letter or a digit; choose another",
            Self::PlayerName => {
                return write!(
                    f,
                    "a name has 1 to {} bytes and no control characters; choose another",
                    protocol::MAX_NAME
                );
            }
            Self::DiskFull => "the disk is full; make room and try again",
            Self::NoPermission => {
                "the system does not allow it; check who owns the folder and what they may do"
            }
            Self::ReadOnly => "the disk is read-only; make it writable or use another folder",
            Self::NotAFolder => {
                "a file is where a folder should be; move it away or use another folder"
            }
            Self::IsAFolder => "a folder is where a file should be; move it away",
            Self::Missing => "it is not there; check the path",
            Self::TooLong(length) => {
                return write!(f, "{length} bytes are too many; move the file away");
            }
            Self::IdentityDamaged => {
                "the file is damaged; put a copy of it back, or move it away together with the \
                 folder it is in, to begin as somebody new"
            }
            Self::IdentityMissing => {
                "the file is gone, though games were begun with it; put a copy of it back, or use \
                 another profile with --profile NAME"
            }
            Self::GameExists => "the game has files already; resume it",
            Self::GameOpen => "the game is open already; close it first",
            Self::GameClosed => "the game is over; watch its recording",
            Self::GameNotOver => "the game is not over, and needs its journal until it is",
            Self::NoJournal => {
                "its journal is gone, and without it you might contradict yourself; you can only \
                 watch"
            }
            Self::NotAJournal => "the file is no journal; you can only watch this game",
            Self::JournalVersion(version) => {
                return write!(
                    f,
                    "the journal has format {version}; go on with the program that wrote it"
                );
            }
            Self::JournalDamaged { entry, offset } => {
                return write!(
                    f,
                    "entry {entry} of the journal, at byte {offset}, is damaged, and without it \
                     you might contradict yourself; you can only watch"
                );
            }
            Self::OtherGame => "recording and journal are of two games; put the right ones back",
            Self::Recording(problem) => {
                return write!(f, "{problem}; go on with the program that wrote it");
            }
            Self::Stopped => {
                "an earlier write failed; make sure that there is room, and resume the game"
            }
            Self::Other(words) => return write!(f, "{words}; check the disk"),
        })
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenToOthers(path) => write!(
                f,
                "others who use this computer may be able to read {}: use a folder of your own",
                path.display()
            ),
            Self::PeopleForgotten(path) => write!(
                f,
                "the people you played with could not be read and are forgotten; the broken file \
                 is kept as {}",
                path.display()
            ),
            Self::RecordingMended(path) => write!(
                f,
                "the recording was damaged and goes on from before the damage; the broken file is \
                 kept as {}",
                path.display()
            ),
        }
    }
}
