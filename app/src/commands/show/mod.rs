//! `show`: a recorded game, move by move.

mod json;
mod log;
mod text;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use protocol::{Recording, Report, audit};

use crate::failure::Failure;
use crate::problem::problem;
use crate::recording_file;
use crate::suite::suite;

/// Show a recorded game move by move.
///
/// Prints the game in the short notation of the rules: who sat where, how the decks lay,
/// every move with the step it was made in, and the end. What was hidden during the game
/// is shown once everybody has opened their secrets, and as `?` before.
#[derive(Debug, Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Whether the game was fair is for `sleeping-queens verify` to say.
Exit code: 0 if all of it was shown, 1 if the recording does not hold to its end,
2 if it cannot be read."
)]
pub(crate) struct Arguments {
    /// A recording
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print one JSON object (docs/show-format.md)
    #[arg(long)]
    json: bool,

    /// Show everybody's hand after each move, once the game lies open
    #[arg(long)]
    hands: bool,
}

/// A recording, with what it proves.
struct Shown {
    recording: Recording,
    report: Report,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let recording = recording_file::read(&arguments.file)?;
    let report = audit(&suite()?, &recording);
    let problem = problem(&recording, &report);
    let shown = Shown { recording, report };
    let text = if arguments.json {
        json::object(&shown, arguments.hands)?
    } else {
        text::lines(&shown, arguments.hands)
    };
    out.write_all(text.as_bytes())?;
    out.flush()?;
    let Some(problem) = problem else {
        return Ok(ExitCode::SUCCESS);
    };
    let _ = writeln!(
        io::stderr(),
        "This game was not played correctly and is shown as far as it holds, up to step {}: {}; \
         see `sleeping-queens verify`.",
        shown.report.steps,
        problem.sentence
    );
    Ok(ExitCode::FAILURE)
}
