//! What happens at a table, told while it happens.

use std::io::{self, Write};

use network::{GameUpdate, Happening};
use protocol::StepKind;
use rules::SeatSet;

use crate::commands::story;
use crate::names::Names;

/// Tells a game step by step, proofs included.
#[derive(Debug)]
pub(crate) struct Account {
    words: bool,
}

impl Account {
    /// In words, or in notation.
    pub(crate) const fn new(words: bool) -> Self {
        Self { words }
    }

    /// Tells what an update brings.
    pub(crate) fn tell(&self, update: &GameUpdate, out: &mut impl Write) -> io::Result<()> {
        let names = Names::new(&update.state.charter);
        for happening in &update.happenings {
            let line = match happening {
                Happening::Completed(kind, seats) => completed(*kind, *seats, &names),
                Happening::Event(event) if self.words => story::sentence(event, &names),
                Happening::Event(event) => Some(event.to_string()),
            };
            if let Some(line) = line {
                writeln!(out, "{line}")?;
            }
        }
        out.flush()
    }
}

/// What a completed step has shown to everybody.
fn completed(kind: StepKind, seats: SeatSet, names: &Names) -> Option<String> {
    Some(match kind {
        StepKind::Charter => "+ everybody has signed what is played, and with whom".to_owned(),
        StepKind::Commit => "+ everybody has sealed a card key and a shuffle seed".to_owned(),
        StepKind::Reveal => {
            "+ everybody has shown a card key and proven to hold its secret".to_owned()
        }
        StepKind::Shuffle => {
            let who: Vec<&str> = seats.iter().map(|seat| names.name(seat)).collect();
            format!("+ {} has mixed the cards: the proof holds", who.join(", "))
        }
        StepKind::Shares => {
            let who: Vec<&str> = seats.iter().map(|seat| names.name(seat)).collect();
            format!(
                "+ shares of hidden cards by {}: the proofs hold",
                who.join(", ")
            )
        }
        StepKind::Opening => "+ everybody has opened keys and seeds: the game lies open".to_owned(),
        StepKind::Act | StepKind::Over => return None,
    })
}
