//! The same for programs: docs/verify-format.md.

use protocol::{Counts, Opened};
use serde::Serialize;

use super::fork::Fork;
use super::verdict::Verdict;
use super::{Audited, Outcome, exit_code};
use crate::ending::{Ending, how_gone};
use crate::epochs::epochs_of;
use crate::failure::Failure;
use crate::fingerprint::{fingerprint, hex};
use crate::names::Names;
use crate::problem::{self, Problem, problem};

#[derive(Serialize)]
struct All<'a> {
    fair: bool,
    files: Vec<File>,
    forks: Vec<ForkFound<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum File {
    Read(Box<Read>),
    Unreadable {
        file: String,
        verdict: &'static str,
        sentence: String,
    },
}

#[derive(Serialize)]
struct Read {
    file: String,
    verdict: Verdict,
    game: String,
    fingerprint: String,
    head: String,
    played: Played,
    opened: Vec<OpenedSeat>,
    ended: Ending,
    gone: Vec<GoneSeat>,
    faults: Vec<Problem>,
    checked: Checked,
    torn: Option<Torn>,
}

#[derive(Serialize)]
struct Played {
    correctly: bool,
    problem: Option<Problem>,
}

#[derive(Serialize)]
struct OpenedSeat {
    seat: String,
    name: String,
    opened: &'static str,
    epochs: Vec<usize>,
}

#[derive(Serialize)]
struct GoneSeat {
    seat: String,
    name: String,
    how: &'static str,
}

#[derive(Serialize)]
struct Checked {
    signatures: u64,
    keys: u64,
    shuffles: u64,
    share_proofs: u64,
    moves: u64,
    recomputed: u64,
    void: u64,
    steps: u64,
    records: u64,
}

#[derive(Serialize)]
struct Torn {
    offset: usize,
    length: usize,
}

#[derive(Serialize)]
struct ForkFound<'a> {
    game: String,
    #[serde(flatten)]
    problem: &'a Problem,
    sides: Vec<Side<'a>>,
}

#[derive(Serialize)]
struct Side<'a> {
    file: &'a str,
    signature: String,
}

/// One object about all files.
pub(super) fn object(outcomes: &[Outcome], forks: &[Fork]) -> Result<String, Failure> {
    let all = All {
        fair: exit_code(outcomes) == 0,
        files: outcomes.iter().map(file).collect(),
        forks: forks.iter().map(found).collect(),
    };
    let text = serde_json::to_string_pretty(&all).map_err(std::io::Error::from)?;
    Ok(text + "\n")
}

fn file(outcome: &Outcome) -> File {
    let audited = match outcome {
        Ok(audited) => audited,
        Err(problem) => {
            return File::Unreadable {
                file: problem.file.clone(),
                verdict: "unreadable",
                sentence: problem.to_string(),
            };
        }
    };
    let Audited {
        file,
        recording,
        report,
        verdict,
    } = audited;
    let names = Names::new(&recording.charter);
    let problem = problem(recording, report);
    let opened = recording.charter.seats().iter().filter_map(|seat| {
        Some(OpenedSeat {
            seat: seat.to_string(),
            name: names.name(seat).to_owned(),
            opened: match report.opened[seat]? {
                Opened::Yes => "yes",
                Opened::Withheld => "withheld",
                Opened::Removed => "removed",
                Opened::NotYet => "not-yet",
            },
            epochs: epochs_of(report, seat),
        })
    });
    let gone = report.gone.iter().filter_map(|(seat, gone)| {
        Some(GoneSeat {
            seat: seat.to_string(),
            name: names.name(seat).to_owned(),
            how: how_gone((*gone)?),
        })
    });
    let Counts {
        signatures,
        keys,
        shuffles,
        share_proofs,
        moves,
        recomputed,
        void,
    } = report.counts;
    File::Read(Box::new(Read {
        file: file.clone(),
        verdict: *verdict,
        game: report.game.to_string(),
        fingerprint: fingerprint(report.head),
        head: report.head.to_string(),
        opened: opened.collect(),
        ended: report.ended.into(),
        gone: gone.collect(),
        faults: report
            .faults
            .iter()
            .map(|found| problem::fault(&names, found))
            .collect(),
        checked: Checked {
            signatures,
            keys,
            shuffles,
            share_proofs,
            moves,
            recomputed,
            void,
            steps: report.steps,
            records: recording.records.len() as u64 + 1,
        },
        torn: report.torn.map(|torn| Torn {
            offset: torn.offset,
            length: torn.length,
        }),
        played: Played {
            correctly: problem.is_none(),
            problem,
        },
    }))
}

fn found(fork: &Fork) -> ForkFound<'_> {
    let sides = fork.sides.iter().map(|(file, signature)| Side {
        file,
        signature: hex(signature),
    });
    ForkFound {
        game: fork.game.to_string(),
        problem: &fork.problem,
        sides: sides.collect(),
    }
}
