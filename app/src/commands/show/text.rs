//! The game for people who read the notation.

use std::collections::BTreeMap;

use protocol::Ended;

use super::Shown;
use super::log::log;
use crate::names::Names;

/// Who sits where, the decks, every command with its step, and the end.
pub(super) fn lines(shown: &Shown, hands: bool) -> String {
    let Shown { recording, report } = shown;
    let charter = &recording.charter;
    let names = Names::new(charter);
    let mut lines = vec![format!("options {}", charter.options)];
    for seat in charter.seats().iter() {
        lines.push(format!("seat {seat} {}", names.name(seat)));
    }
    match report.game_after(0) {
        Some(game) => lines.push(format!("dealer {}", game.dealer())),
        None => lines.push("Nothing was dealt yet.".into()),
    }
    for opened in &report.decks {
        let shuffle = &opened.deck.shuffle;
        let order = match &opened.order {
            Some(faces) => faces.iter().map(ToString::to_string).collect(),
            None => vec!["? (not opened)".to_owned()],
        };
        lines.push(format!(
            "deck {} {} {}",
            shuffle.pile,
            shuffle.slots,
            order.join(" ")
        ));
    }
    lines.push(String::new());
    let all_open = report.decks.iter().all(|opened| opened.order.is_some());
    if hands && !all_open {
        lines.push(
            "Not everybody has opened their secrets: a card that the table has not seen is shown as ?."
                .into(),
        );
    }
    for entry in log(report, hands) {
        lines.push(format!("{:>4}  {}", entry.step, entry.notation));
        for (seat, hand) in entry.hands.iter().flat_map(BTreeMap::iter) {
            let cards: Vec<&str> = hand
                .iter()
                .map(|card| card.as_deref().unwrap_or("?"))
                .collect();
            lines.push(format!("        {seat} {}", cards.join(" ")));
        }
    }
    lines.push(String::new());
    lines.push(match report.ended {
        Ended::Won(outcome) => format!("end {outcome}"),
        Ended::Abandoned(absent) => format!("abandoned, absent: {absent}"),
        Ended::CutOff(owing) => format!("cut off, to go on: {owing}"),
    });
    lines.push(String::new());
    lines.join("\n")
}
