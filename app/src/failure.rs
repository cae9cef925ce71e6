//! Why a command could not do what it was asked for.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

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
            Self::Use(_) | Self::Unreadable(_) => UNREADABLE.into(),
            Self::Output(_) | Self::Mistake(_) => ExitCode::FAILURE,
        }
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
