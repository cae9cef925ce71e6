//! What is wrong with files, and with starting at all.

use network::storage::{Problem, StorageError, Warning};
use network::{ResumeError, StartError};

use super::super::fairness::NotChecked;
use super::super::texts::Texts;
use crate::failure::Failure;
use crate::printable::printable;
use crate::recording_file::Unreadable;

/// Why nothing can be played.
pub(crate) fn failure(texts: &Texts, failure: &Failure) -> String {
    match failure {
        Failure::Storage(problem) | Failure::Network(StartError::Storage(problem)) => {
            storage(texts, problem)
        }
        Failure::Network(StartError::PortInUse(port)) => {
            texts.with("port-in-use", [("port", port.to_string().into())])
        }
        Failure::Network(StartError::NoListening(words)) => {
            texts.with("no-listening", [("words", printable(words).into())])
        }
        Failure::Network(StartError::Broken(words)) | Failure::Mistake(words) => {
            texts.with("program-mistake", [("words", printable(words).into())])
        }
        Failure::Resume(problem) => resume(texts, problem),
        Failure::Temporary(problem) => {
            let words = printable(&problem.to_string());
            texts.with("no-temporary", [("words", words.into())])
        }
        Failure::Text(..) => texts.get("no-name"),
        Failure::NoLoopback => texts.get("no-loopback"),
        // These belong to the terminal, and never come here.
        other => other.sentence().unwrap_or_default(),
    }
}

/// Why a game does not go on.
pub(crate) fn resume(texts: &Texts, problem: &ResumeError) -> String {
    match problem {
        ResumeError::Storage(problem) => storage(texts, problem),
        ResumeError::Files(words) => {
            texts.with("file-damaged-game", [("words", printable(words).into())])
        }
    }
}

/// What is wrong with a file or a folder, and what to do.
pub(crate) fn storage(texts: &Texts, error: &StorageError) -> String {
    let id = match &error.problem {
        Problem::InUse => "file-in-use",
        Problem::NoDataFolder => "file-no-folder",
        Problem::ProfileName | Problem::PlayerName => "no-name",
        Problem::DiskFull => "file-disk-full",
        Problem::NoPermission => "file-no-permission",
        Problem::ReadOnly => "file-read-only",
        Problem::NotAFolder => "file-not-a-folder",
        Problem::IsAFolder => "file-is-a-folder",
        Problem::Missing => "file-missing",
        Problem::TooLong(_) => "file-too-long",
        Problem::IdentityDamaged => "file-identity-damaged",
        Problem::IdentityMissing => "file-identity-missing",
        Problem::GameExists => "file-game-exists",
        Problem::GameOpen | Problem::GameNotOver => "file-game-open",
        Problem::GameClosed => "file-game-closed",
        Problem::NoJournal
        | Problem::NotAJournal
        | Problem::JournalDamaged { .. }
        | Problem::OtherGame => "file-no-journal",
        Problem::JournalVersion(_) | Problem::Recording(_) => "file-other-version",
        Problem::Stopped => "file-stopped",
        Problem::Other(_) => "file-other",
    };
    let words = match &error.problem {
        Problem::Other(words) => printable(words),
        _ => String::new(),
    };
    let folder = printable(&error.path.to_string_lossy());
    texts.with(id, [("folder", folder.into()), ("words", words.into())])
}

/// Why a file cannot be looked at.
pub(crate) fn not_checked(texts: &Texts, problem: &NotChecked) -> String {
    let problem = match problem {
        NotChecked::File(problem) => problem,
        NotChecked::Program(words) => {
            return texts.with("program-mistake", [("words", printable(words).into())]);
        }
    };
    let file = ("file", problem.file.as_str().into());
    match &problem.problem {
        Unreadable::Missing => texts.with("recording-missing", [file]),
        Unreadable::Folder => texts.with("recording-folder", [file]),
        Unreadable::Io(words) => {
            let words = printable(&words.to_string());
            texts.with("recording-unreadable", [file, ("words", words.into())])
        }
        Unreadable::TooLarge => texts.with("recording-too-large", [file]),
        Unreadable::Empty => texts.with("recording-empty", [file]),
        Unreadable::NotARecording => texts.with("recording-none", [file]),
        Unreadable::Format(_) => texts.with("recording-other-version", [file]),
        Unreadable::NoCharter => texts.with("recording-no-charter", [file]),
        Unreadable::Broken { offset, .. } => {
            let offset = offset.to_string();
            texts.with("recording-changed", [file, ("offset", offset.into())])
        }
    }
}

/// Something that was put right, or could not be.
pub(crate) fn warning(texts: &Texts, warning: &Warning) -> String {
    let (id, path) = match warning {
        Warning::OpenToOthers(path) => ("warn-open", path),
        Warning::PeopleForgotten(path) => ("warn-people", path),
        Warning::RecordingMended(path) => ("warn-mended", path),
    };
    let folder = printable(&path.to_string_lossy());
    texts.with(id, [("folder", folder.into())])
}

#[cfg(test)]
mod tests {
    use network::storage::Task;

    use super::*;

    #[test]
    fn every_trouble_with_files_has_words_and_advice() {
        let texts = Texts::english();
        for problem in [
            Problem::InUse,
            Problem::DiskFull,
            Problem::NoPermission,
            Problem::ReadOnly,
            Problem::IdentityDamaged,
            Problem::NoJournal,
            Problem::Other("it hums".into()),
        ] {
            let error = StorageError {
                task: Task::WriteJournal,
                path: "/somewhere/else".into(),
                problem,
            };
            let said = storage(&texts, &error);
            assert!(said.len() > 20 && said.contains(' '), "{said}");
        }
    }

    #[test]
    fn what_the_system_says_is_not_lost() {
        let texts = Texts::english();
        let problem = ResumeError::Files("a piece is missing".into());
        assert!(resume(&texts, &problem).contains("a piece is missing"));
        let failed = failure(&texts, &Failure::Network(StartError::PortInUse(47_353)));
        assert!(failed.contains("47353"), "{failed}");
    }
}
