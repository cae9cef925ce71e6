//! Was it fair? One answer, and what it rests on.

use std::path::{Path, PathBuf};

use protocol::{Counts, Opened, audit};
use rules::Seat;

use crate::commands::verify::verdict::Verdict;
use crate::fingerprint::fingerprint;
use crate::names::Names;
use crate::problem::problem;
use crate::recording_file::{self, UnreadableFile};
use crate::suite::suite;

/// What became of looking at a recording.
#[derive(Debug)]
pub(crate) struct Fairness {
    pub(crate) file: PathBuf,
    /// What it proves, or why it cannot be looked at.
    pub(crate) result: Result<Checked, NotChecked>,
}

/// Why a recording could not be looked at.
#[derive(Debug)]
pub(crate) enum NotChecked {
    /// The file is none.
    File(UnreadableFile),
    /// The program cannot check anything: why, in a sentence.
    Program(String),
}

/// What a recording proves.
#[derive(Debug)]
pub(crate) struct Checked {
    pub(crate) verdict: Verdict,
    /// What does not hold, in a sentence.
    pub(crate) problem: Option<String>,
    pub(crate) counts: Counts,
    pub(crate) steps: u64,
    /// To be compared with the other players' screens.
    pub(crate) fingerprint: String,
    /// Everybody, with whether the secrets lie open.
    pub(crate) players: Vec<(String, Option<Opened>)>,
    /// Who shuffled which deck in turn, the first deal first.
    pub(crate) shufflers: Vec<Vec<Seat>>,
    /// The game and the hash of everything, in full.
    pub(crate) game: String,
    pub(crate) head: String,
}

impl Fairness {
    /// Reads a recording and checks all of it, from nothing. Takes a while.
    pub(crate) fn of(file: &Path) -> Self {
        Self {
            file: file.to_owned(),
            result: check(file),
        }
    }
}

fn check(file: &Path) -> Result<Checked, NotChecked> {
    let recording = recording_file::read(file).map_err(NotChecked::File)?;
    let suite =
        suite().map_err(|problem| NotChecked::Program(problem.sentence().unwrap_or_default()))?;
    let report = audit(&suite, &recording);
    let names = Names::new(&recording.charter);
    let seats = recording.charter.seats();
    Ok(Checked {
        verdict: Verdict::of(&report),
        problem: problem(&recording, &report).map(|problem| problem.sentence),
        counts: report.counts,
        steps: report.steps,
        fingerprint: fingerprint(report.head),
        players: seats
            .iter()
            .map(|seat| (names.name(seat).to_owned(), report.opened[seat]))
            .collect(),
        shufflers: report
            .decks
            .iter()
            .map(|opened| opened.deck.by.iter().map(|&(seat, _)| seat).collect())
            .collect(),
        game: report.game.to_string(),
        head: report.head.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_no_recording_says_so() {
        let fairness = Fairness::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
        let NotChecked::File(problem) = fairness.result.unwrap_err() else {
            panic!("the file is wrong, not the program");
        };
        let problem = problem.to_string();
        assert!(problem.contains("no recording"), "{problem}");
    }
}
