//! What was checked and what came of it, for people.

use std::fmt::Write;

use protocol::{Ended, Fault, Gone, Opened, Played, Report};
use rules::{Ending, SeatSet};

use super::fork::{Fork, by_game};
use super::verdict::Verdict;
use super::{Audited, Outcome};
use crate::epochs::{epochs, epochs_of};
use crate::fingerprint::{fingerprint, hex};
use crate::names::Names;
use crate::paragraph::paragraph;
use crate::problem::{self, Problem, What, problem};

/// Everything, file by file, then what comparing them shows.
pub(super) fn all(outcomes: &[Outcome], forks: &[Fork]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for audited in outcomes.iter().flatten() {
        let fork = forks.iter().find(|fork| fork.game == audited.report.game);
        parts.push(one(audited, fork));
    }
    for files in by_game(outcomes).iter().filter(|files| files.len() > 1) {
        let game = files.first().map(|first| first.report.game);
        let fork = forks.iter().find(|fork| Some(fork.game) == game);
        parts.push(compared(files, fork));
    }
    parts.join("\n")
}

fn one(audited: &Audited, fork: Option<&Fork>) -> String {
    let Audited {
        file,
        recording,
        report,
        ..
    } = audited;
    let names = Names::new(&recording.charter);
    let problem = problem(recording, report);
    let mut text = format!("{file}:\n");
    text += &paragraph(0, &answer(audited, problem.as_ref(), &names, fork));
    text.push('\n');
    text += &paragraph(
        0,
        &format!(
            "Who played: {}, with the {} cards.",
            names.list(recording.charter.seats()),
            recording.charter.options.edition
        ),
    );
    played(&mut text, audited, problem.as_ref(), &names);
    if report.played == Played::Correctly {
        opened(&mut text, audited, &names);
        text += &paragraph(0, &ended(report, &names));
    } else {
        let _ = writeln!(
            text,
            "Secrets opened after the game, and how it ended: not looked at, for the check stops there."
        );
    }
    if let Some(torn) = report.torn {
        text += &paragraph(
            0,
            &format!(
                "The end of the file is torn: the last {}, from byte {} on, are half a record, as \
                 when a computer is switched off. They do not count.",
                count(torn.length as u64, "byte", "bytes"),
                torn.offset
            ),
        );
    }
    let _ = writeln!(text, "Fingerprint: {}", fingerprint(report.head));
    text += &paragraph(
        2,
        &format!(
            "After {} every player's recording has this one: compare it with the others', or verify \
             their files together with this one.",
            count(report.steps, "step", "steps")
        ),
    );
    text
}

/// The one sentence that everybody wants.
fn answer(
    audited: &Audited,
    problem: Option<&Problem>,
    names: &Names,
    fork: Option<&Fork>,
) -> String {
    let report = &audited.report;
    match (problem, fork, audited.verdict) {
        (Some(problem), ..) if problem.what == What::Fault => format!(
            "NO, this game was not fair: {} ({}) broke what all had agreed on, and that player's \
             own signature proves it.",
            problem.name.as_deref().unwrap_or_default(),
            problem.seat.as_deref().unwrap_or_default()
        ),
        (Some(_), ..) => {
            "NO, this file does not show a fair game: it was made up, or changed after \
             the game. That proves nothing against any player."
                .into()
        }
        (None, Some(fork), _) => format!(
            "NO, this game was not fair: the file holds by itself, but {}.",
            fork.problem.sentence
        ),
        (None, None, Verdict::Fair) => {
            let caught: SeatSet = report.faults.iter().map(|fault| fault.culprit).collect();
            let caught = if caught.is_empty() {
                String::new()
            } else {
                format!(" {} cheated, was caught and removed.", names.list(caught))
            };
            format!(
                "YES, this game was fair: all of it was checked again from the beginning, without \
                 trusting any player's word, and all of it holds.{caught}"
            )
        }
        (None, None, Verdict::FairSoFar) => "YES as far as it goes: all of it was checked again \
             from the beginning, without trusting any player's word, and all of it holds. But the \
             recording ends before the game does."
            .into(),
        (None, None, Verdict::NotProven | Verdict::NotFair) => {
            let withheld = seats_with(report, Opened::Withheld);
            if withheld.is_empty() {
                return "NOT PROVEN to be fair: the recording ends before a card was dealt.".into();
            }
            format!(
                "NOT PROVEN to be fair: all of it was checked again and holds, but {} did not show \
                 the secrets after the game. That is no proof of cheating.",
                names.list(withheld)
            )
        }
    }
}

fn seats_with(report: &Report, what: Opened) -> SeatSet {
    let seats = report.opened.iter();
    seats
        .filter(|(_, own)| **own == Some(what))
        .map(|(seat, _)| seat)
        .collect()
}

fn count(number: u64, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}

fn played(text: &mut String, audited: &Audited, problem: Option<&Problem>, names: &Names) {
    let Audited {
        recording, report, ..
    } = audited;
    let counts = report.counts;
    match problem {
        None => *text += "Played correctly: yes. All of this was checked, and it is true:\n",
        Some(problem) => {
            *text += &paragraph(0, &format!("Played correctly: NO: {}.", problem.sentence));
            let _ = writeln!(
                text,
                "  What stands before that was checked, and it is true:"
            );
        }
    }
    let hashes = report.steps + recording.records.len() as u64 + 1;
    let checked = [
        (
            counts.signatures,
            "signature",
            "signatures",
            "nobody spoke in another player's name",
        ),
        (
            counts.keys,
            "proof of a card key",
            "proofs of card keys",
            "no card can be opened without all players",
        ),
        (
            counts.shuffles,
            "proof of a shuffle",
            "proofs of shuffles",
            "no card was added, lost or exchanged",
        ),
        (
            counts.share_proofs,
            "proof about cards dealt or shown",
            "proofs about cards dealt or shown",
            "every card is the one that lay there",
        ),
        (
            counts.moves,
            "move",
            "moves",
            "all within the rules of the game",
        ),
        (
            hashes,
            "hash",
            "hashes",
            "nothing was slipped in, left out or put elsewhere",
        ),
    ];
    for (number, one, many, why) in checked.into_iter().filter(|(number, ..)| *number > 0) {
        let _ = writeln!(text, "  {}: {why}", count(number, one, many));
    }
    let removed = |fault: &&Fault| report.gone[fault.culprit] == Some(Gone::Removed);
    for found in report.faults.iter().filter(removed) {
        let Problem { sentence, .. } = problem::fault(names, found);
        *text += &paragraph(2, &format!("Caught: {sentence}."));
    }
    for (seat, gone) in report.gone.iter() {
        let Some(gone) = gone else { continue };
        let proven = report.faults.iter().any(|fault| fault.culprit == seat);
        let how = match gone {
            Gone::Left => "left the game, and showed the secrets on leaving",
            Gone::Removed if proven => "was removed for that, and all was dealt afresh",
            Gone::Removed => {
                "was voted out by the others, without proof of anything, and all was dealt afresh"
            }
            Gone::Absent => "was absent when the others ended the game",
        };
        *text += &paragraph(2, &format!("{} {how}.", names.with_seat(seat)));
    }
}

fn opened(text: &mut String, audited: &Audited, names: &Names) {
    let Audited {
        recording, report, ..
    } = audited;
    let none = |what| seats_with(report, what).is_empty();
    let heading = match (none(Opened::Withheld), none(Opened::NotYet)) {
        (false, _) => "NO, not by everybody",
        (true, false) => "not yet, the game is not over",
        (true, true) => "yes",
    };
    let _ = writeln!(text, "Secrets opened after the game: {heading}.");
    let many_deals = epochs(report).len() > 1;
    for seat in recording.charter.seats().iter() {
        let how = match report.opened[seat] {
            Some(Opened::Yes) => "yes",
            Some(Opened::Withheld) => "WITHHELD",
            Some(Opened::Removed) => "not asked for, because removed",
            Some(Opened::NotYet) => "not yet",
            None => continue,
        };
        let _ = write!(text, "  {}: {how}", names.with_seat(seat));
        let deals: Vec<String> = epochs_of(report, seat)
            .iter()
            .map(|deal| format!("deal {deal}"))
            .collect();
        if many_deals && !deals.is_empty() {
            let _ = write!(text, " ({})", deals.join(", "));
        }
        text.push('\n');
    }
    let recomputed = report.counts.recomputed;
    if recomputed > 0 {
        let all_open = none(Opened::Withheld) && none(Opened::NotYet) && none(Opened::Removed);
        *text += &paragraph(
            2,
            &format!(
                "{} made again from these secrets, which were sealed before anyone saw a card, and \
                 came out the same{}",
                count(recomputed, "shuffle was", "shuffles were"),
                if all_open {
                    ": nobody steered the cards"
                } else {
                    ""
                }
            ),
        );
    }
}

fn ended(report: &Report, names: &Names) -> String {
    let verb = |seats: SeatSet| if seats.len() == 1 { "was" } else { "were" };
    match report.ended {
        Ended::Won(outcome) => {
            let how = match outcome.ending {
                Ending::Queens => "with enough queens",
                Ending::Points => "with enough points",
                Ending::NobodySleeps => "with the best court when no queen slept any more",
                Ending::LastSeat => "as the last one at the table",
            };
            format!("How it ended: {} won {how}.", names.list(outcome.winners))
        }
        Ended::Abandoned(absent) => format!(
            "How it ended: without a winner, because {} {} absent.",
            names.list(absent),
            verb(absent)
        ),
        Ended::CutOff(owing) => {
            let steps = count(report.steps, "step", "steps");
            let next = if owing.is_empty() {
                String::new()
            } else {
                format!("; {} {} to go on", names.list(owing), verb(owing))
            };
            format!("How it ended: cut off after {steps}{next}.")
        }
    }
}

fn compared(files: &[&Audited], fork: Option<&Fork>) -> String {
    let names: Vec<&str> = files.iter().map(|one| one.file.as_str()).collect();
    let mut text = format!("Compared, as files of one game: {}.\n", names.join(", "));
    let Some(fork) = fork else {
        text += "  They tell one story: nobody signed two different things.\n";
        return text;
    };
    text += &paragraph(
        2,
        &format!(
            "They tell TWO STORIES: {}. Both signatures are genuine:",
            fork.problem.sentence
        ),
    );
    for (file, signature) in &fork.sides {
        let _ = writeln!(text, "  in {file}:\n    {}", hex(signature));
    }
    text
}
