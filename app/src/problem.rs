//! The first thing in a recording that does not hold, in words.

use protocol::{Check, Fault, Gone, Played, Record, Recording, Report};
use rules::Seat;
use serde::Serialize;

use crate::names::Names;

/// What does not hold, and whose it is.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Problem {
    /// Which kind of problem.
    pub(crate) what: What,
    /// Whose contribution it is, or says it is.
    pub(crate) seat: Option<String>,
    /// What that player is called.
    pub(crate) name: Option<String>,
    /// In which step.
    pub(crate) step: Option<u64>,
    /// Which record after the charter, counted from 0, where it is the file that does not hold.
    pub(crate) record: Option<usize>,
    /// The number of the check in `docs/protocol.md`.
    pub(crate) check: Option<u8>,
    /// All of it in one sentence.
    pub(crate) sentence: String,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    /// A seat broke the protocol, and its own signature proves it.
    Fault,
    /// A signature is not that of the seat it names: somebody else made or changed this.
    Forged,
    /// Something does not follow from what stands before it.
    Misplaced,
    /// Something is said to prove a fault and proves none.
    NoEvidence,
    /// What was agreed on at the beginning cannot be played.
    Charter,
}

/// The first thing that does not hold, if anything.
pub(crate) fn problem(recording: &Recording, report: &Report) -> Option<Problem> {
    let names = Names::new(&recording.charter);
    let step = |record: usize| match recording.records.get(record)? {
        Record::Contribution(said) | Record::Void(said) => Some(said.header.step),
        Record::Ballot(said) => Some(said.header.step),
        Record::Evidence(_) => None,
    };
    let of_file = |what, seat: Option<Seat>, record: usize, wrong: &str| {
        let whose = seat.map_or_else(String::new, |seat| {
            format!(" names {}", names.with_seat(seat))
        });
        let when = step(record).map_or_else(String::new, |step| format!(" in step {step}"));
        Problem {
            what,
            seat: seat.map(|seat| seat.to_string()),
            name: seat.map(|seat| names.name(seat).to_owned()),
            step: step(record),
            record: Some(record),
            check: None,
            sentence: format!("record {record} after the charter{whose}{when}, and {wrong}"),
        }
    };
    Some(match &report.played {
        Played::Correctly => fault(&names, unpunished(report)?),
        Played::Fault(found) => fault(&names, found),
        Played::Forged {
            record,
            seat,
            problem,
        } => {
            let wrong = format!("{problem}, so somebody else wrote or changed it");
            of_file(What::Forged, Some(*seat), *record, &wrong)
        }
        Played::Misplaced { record, seat } => {
            let wrong = "it does not follow from what stands before it";
            of_file(What::Misplaced, Some(*seat), *record, wrong)
        }
        Played::NoEvidence { record } => {
            let wrong = "it is said to prove that somebody cheated, and proves nothing";
            of_file(What::NoEvidence, None, *record, wrong)
        }
        Played::Charter(problem) => Problem {
            what: What::Charter,
            seat: None,
            name: None,
            step: None,
            record: None,
            check: None,
            sentence: format!("what the table agreed on cannot be played: {problem}"),
        },
    })
}

/// A proven fault of a seat that was not removed for it: it came out only at the end.
pub(crate) fn unpunished(report: &Report) -> Option<&Fault> {
    let mut faults = report.faults.iter();
    faults.find(|fault| report.gone[fault.culprit] != Some(Gone::Removed))
}

/// A proven fault.
pub(crate) fn fault(names: &Names, found: &Fault) -> Problem {
    let Fault {
        culprit,
        step,
        ref check,
        ..
    } = *found;
    let number = check.number();
    let said = match check {
        Check::Equivocation => "signed two different things for one step".to_owned(),
        Check::Ballots => "signed two votes that contradict each other".to_owned(),
        _ => format!("signed something that does not hold: {check}"),
    };
    Problem {
        what: What::Fault,
        seat: Some(culprit.to_string()),
        name: Some(names.name(culprit).to_owned()),
        step: Some(step),
        record: None,
        check: Some(number),
        sentence: format!(
            "{} {said} (step {step}, check {number})",
            names.with_seat(culprit)
        ),
    }
}
