//! The game for programs: docs/show-format.md.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Shown;
use super::log::log;
use crate::ending::{Ending, how_gone};
use crate::epochs::epochs;
use crate::failure::Failure;
use crate::fingerprint::{fingerprint, hex};
use crate::names::Names;
use crate::problem::problem;

#[derive(Serialize)]
struct SeatShown {
    seat: String,
    name: String,
    identity: String,
    operator: String,
    gone: Option<&'static str>,
}

#[derive(Serialize)]
struct Deck {
    pile: String,
    epoch: usize,
    slots: String,
    by: Vec<String>,
    order: Option<Vec<String>>,
}

/// One object; every deck and every entry of the log stands in a line of its own.
pub(super) fn object(shown: &Shown, hands: bool) -> Result<String, Failure> {
    let Shown { recording, report } = shown;
    let charter = &recording.charter;
    let options = charter.options.to_string();
    // The notation of options is words such as `junior=off`.
    let options: BTreeMap<&str, &str> = options
        .split(' ')
        .filter_map(|word| word.split_once('='))
        .collect();
    let dealer = report.game_after(0).map(|game| game.dealer().to_string());
    let problem = problem(recording, report).map(|problem| problem.sentence);
    let fields = [
        ("game", line(&report.game.to_string())?),
        ("fingerprint", line(&fingerprint(report.head))?),
        ("edition", line(&charter.options.edition.to_string())?),
        ("options", line(&options)?),
        ("seats", list(&seats(shown))?),
        ("dealer", line(&dealer)?),
        ("decks", list(&decks(shown))?),
        ("log", list(&log(report, hands))?),
        ("outcome", line(&Ending::from(report.ended))?),
        ("problem", line(&problem)?),
    ];
    let fields: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("  \"{name}\": {value}"))
        .collect();
    Ok(format!("{{\n{}\n}}\n", fields.join(",\n")))
}

fn line(value: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string(value).map_err(std::io::Error::from)?)
}

fn list(values: &[impl Serialize]) -> Result<String, Failure> {
    let lines: Vec<String> = values.iter().map(line).collect::<Result<_, _>>()?;
    Ok(match lines.as_slice() {
        [] => "[]".into(),
        lines => format!("[\n    {}\n  ]", lines.join(",\n    ")),
    })
}

fn seats(shown: &Shown) -> Vec<SeatShown> {
    let charter = &shown.recording.charter;
    let names = Names::new(charter);
    let seats = charter.seats().iter().zip(&charter.seats);
    seats
        .map(|(seat, entry)| SeatShown {
            seat: seat.to_string(),
            name: names.name(seat).to_owned(),
            identity: hex(&entry.identity.0),
            operator: hex(&entry.operator.0),
            gone: shown.report.gone[seat].map(how_gone),
        })
        .collect()
}

fn decks(shown: &Shown) -> Vec<Deck> {
    let epochs = epochs(&shown.report);
    let decks = shown.report.decks.iter().map(|opened| {
        let deck = &opened.deck;
        let number = epochs.iter().position(|epoch| *epoch == deck.epoch);
        let order = opened.order.as_ref();
        Deck {
            pile: deck.shuffle.pile.to_string(),
            epoch: number.map_or(0, |at| at + 1),
            slots: deck.shuffle.slots.to_string(),
            by: deck.by.iter().map(|(seat, _)| seat.to_string()).collect(),
            order: order.map(|faces| faces.iter().map(ToString::to_string).collect()),
        }
    });
    decks.collect()
}
