//! Why a command could not do what it was asked for.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use network::lobby::{Name, Refusal, TextError};
use network::storage::StorageError;
use network::{CallError, ResumeError, StartError};

use crate::printable::printable;
use crate::recording_file::UnreadableFile;
use crate::wrong_use;

/// Exit code: a file could not be read, or the program was called wrongly.
pub(crate) const UNREADABLE: u8 = 2;

/// Why a command could not do what it was asked for.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Called with arguments that it does not take; or asked for its help or version.
    Use(clap::Error),
    /// What was to be printed could not be.
    Output(io::Error),
    /// A file is no recording.
    Unreadable(UnreadableFile),
    /// Keys, journals or recordings cannot be kept.
    Storage(StorageError),
    /// There is no room for temporary files.
    Temporary(io::Error),
    /// A file that would be overwritten.
    Exists(PathBuf),
    /// A file that cannot be written.
    File(PathBuf, String),
    /// The network cannot be used.
    Network(StartError),
    /// A name that cannot be shown: of what, and why.
    Text(&'static str, TextError),
    /// There is no such table on the network.
    NoTable(Name),
    /// There is no seat for us at this table.
    NoSeat(Name, Refusal),
    /// No game began within so many seconds.
    NobodyCame(u64),
    /// Nobody could be reached at an address.
    Call(CallError),
    /// An interrupted game cannot go on.
    Resume(ResumeError),
    /// Programs of this computer cannot talk to each other.
    NoLoopback,
    /// No window can be opened.
    NoWindow(String),
    /// What never should happen.
    Mistake(String),
}

impl Failure {
    /// One sentence for people, if there is anything to say.
    pub(crate) fn sentence(&self) -> Option<String> {
        Some(match self {
            Self::Use(error) if !error.use_stderr() => {
                // Help and version are what was asked for; whoever reads them may stop early.
                let _ = error.print();
                return None;
            }
            Self::Use(error) => wrong_use::sentence(error),
            Self::Output(problem) if problem.kind() == ErrorKind::BrokenPipe => return None,
            Self::Output(problem) => format!(
                "The output could not be written ({problem}); look whether the disk is full."
            ),
            Self::Unreadable(problem) => problem.to_string(),
            Self::Storage(problem) => sentence_of(problem),
            Self::Temporary(problem) => {
                format!("There is no room for temporary files: {problem}.")
            }
            Self::Exists(file) => format!(
                "{} is there already, and a recording may be the only proof of a game: choose \
                 another name.",
                file.display()
            ),
            Self::File(file, problem) => {
                format!("{} could not be written: {problem}.", file.display())
            }
            Self::Network(problem) => sentence_of(problem),
            Self::Text(what, problem) => format!("This {what} cannot be used: {problem}."),
            Self::NoTable(title) => format!(
                "There is no table called \"{title}\" on this network; \
                 `sleeping-queens tables` shows which there are, and why if there are none."
            ),
            Self::NoSeat(title, why) => format!("No seat at the table \"{title}\": {why}."),
            Self::NobodyCame(seconds) => format!(
                "No game began within {seconds} seconds; `sleeping-queens peers` shows who is \
                 nearby, and why if nobody is."
            ),
            Self::Call(problem) => sentence_of(problem),
            Self::Resume(problem) => sentence_of(problem),
            Self::NoLoopback => "The players of this computer cannot reach each other at \
                 127.0.0.1; look whether the loopback interface is up, or a firewall closes it."
                .to_owned(),
            Self::NoWindow(problem) => format!(
                "No window can be opened here ({}); `sleeping-queens demo` and `sleeping-queens \
                 play` show a game in the terminal.",
                printable(problem)
            ),
            Self::Mistake(problem) => format!(
                "The program made a mistake ({problem}); please report it with what you typed."
            ),
        })
    }

    /// What the program ends with. A reader who has read enough, as in `| head`, is no failure.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Use(error) if !error.use_stderr() => ExitCode::SUCCESS,
            Self::Output(problem) if problem.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Use(_) | Self::Unreadable(_) | Self::Text(..) => UNREADABLE.into(),
            _ => ExitCode::FAILURE,
        }
    }
}

impl Failure {
    /// A file that could not be written.
    pub(crate) fn file(path: &Path, problem: &io::Error) -> Self {
        Self::File(path.to_owned(), problem.to_string())
    }
}

/// What went wrong as a sentence of its own: a capital letter first, a full stop last.
fn sentence_of(problem: &impl ToString) -> String {
    let text = printable(&problem.to_string());
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    let text: String = first.into_iter().flatten().chain(letters).collect();
    if text.ends_with(['.', '!', '?']) {
        text
    } else {
        text + "."
    }
}

impl From<io::Error> for Failure {
    fn from(problem: io::Error) -> Self {
        Self::Output(problem)
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Self::Use(error)
    }
}

impl From<UnreadableFile> for Failure {
    fn from(problem: UnreadableFile) -> Self {
        Self::Unreadable(problem)
    }
}
