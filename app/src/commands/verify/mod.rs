//! `verify`: whether a game was fair, from its recording alone.

mod fork;
mod json;
pub(crate) mod verdict;
mod words;

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use protocol::{Recording, Report, audit};

use crate::failure::{Failure, UNREADABLE};
use crate::recording_file::{self, UnreadableFile};
use crate::suite::suite;
use verdict::Verdict;

/// Check from its recording whether a game was fair.
///
/// Replays the whole game from the file alone and trusts nobody's word: every signature,
/// every proof about hidden cards, every shuffle, every move and the chain of hashes that
/// ties them together. It answers three questions: was it played correctly, did everybody
/// show their secrets afterwards, and how did it end.
///
/// One file shows one true story of a game. Several files of one game, from different
/// players, also show that nobody told two.
#[derive(Debug, Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Exit code: 0 if every game was fair (a game that was cut off: as far as it goes),
1 if one was not, or is not proven to be, 2 if a file cannot be read.
No file can show whether players told each other their cards across the room."
)]
pub(crate) struct Arguments {
    /// Recordings, of one game or of several
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print one JSON object (docs/verify-format.md)
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// One file, told in words.
    pub(crate) fn of(file: &Path) -> Self {
        Self {
            files: vec![file.to_owned()],
            json: false,
        }
    }
}

/// A recording that could be read, with what it proves.
struct Audited {
    file: String,
    recording: Recording,
    report: Report,
    verdict: Verdict,
}

/// What became of one of the files.
type Outcome = Result<Audited, UnreadableFile>;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let suite = suite()?;
    let mut outcomes: Vec<Outcome> = Vec::new();
    for path in &arguments.files {
        outcomes.push(recording_file::read(path).map(|recording| {
            let report = audit(&suite, &recording);
            Audited {
                file: recording_file::file_name(path),
                verdict: Verdict::of(&report),
                recording,
                report,
            }
        }));
    }
    let forks = fork::forks(&outcomes);
    for audited in outcomes.iter_mut().flatten() {
        if forks.iter().any(|fork| fork.game == audited.report.game) {
            audited.verdict = Verdict::NotFair;
        }
    }
    let text = if arguments.json {
        json::object(&outcomes, &forks)?
    } else {
        words::all(&outcomes, &forks)
    };
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        // The answer is in the exit code too, for whoever has read enough.
        Err(problem) if problem.kind() != ErrorKind::BrokenPipe => return Err(problem.into()),
        Ok(()) | Err(_) => {}
    }
    for problem in outcomes.iter().filter_map(|outcome| outcome.as_ref().err()) {
        let _ = writeln!(io::stderr(), "{problem}");
    }
    Ok(exit_code(&outcomes).into())
}

fn exit_code(outcomes: &[Outcome]) -> u8 {
    let codes = outcomes.iter().map(|outcome| match outcome {
        Ok(audited) => u8::from(!audited.verdict.is_fair()),
        Err(_) => UNREADABLE,
    });
    codes.max().unwrap_or_default()
}
