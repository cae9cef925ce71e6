//! A recorded game, command by command: for `show`, and for the window's replay.

use std::collections::BTreeMap;
use std::ops::Range;

use protocol::Report;
use rules::{Card, Command, Event, Face, Game, Slot};

/// The game is kept at every so many commands, at least.
const APART: usize = 32;

/// However long a game is, it is kept at no more moments than this: memory has an end.
const MOST_KEPT: usize = 64;

/// A game that can be opened at any moment.
#[derive(Debug)]
pub(crate) struct RecordedGame {
    /// Every command with its step.
    commands: Vec<(u64, Command)>,
    /// The game before command 0, and before every so many.
    kept: Vec<Game>,
    apart: usize,
    /// What the opened decks tell.
    faces: BTreeMap<Slot, Face>,
    openness: Openness,
}

/// How much of the decks lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Openness {
    All,
    /// A seat that shuffled some of the decks did not show its secrets.
    Some,
    Nothing,
}

/// One command that was carried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done<'a> {
    pub(crate) step: u64,
    pub(crate) command: &'a Command,
    pub(crate) before: &'a Game,
    pub(crate) events: &'a [Event],
    pub(crate) after: &'a Game,
}

impl RecordedGame {
    /// The game of a recording; nothing if nothing was dealt.
    pub(crate) fn new(report: &Report) -> Option<Self> {
        let mut game = report.game_after(0)?;
        let mut commands = report.commands.clone();
        let apart = APART.max(commands.len().div_ceil(MOST_KEPT));
        let mut kept = vec![game.clone()];
        let mut held = 0;
        for (_, command) in &commands {
            // The audit has applied the same commands to the same game.
            if game.apply(command).is_err() {
                break;
            }
            held += 1;
            if held % apart == 0 {
                kept.push(game.clone());
            }
        }
        commands.truncate(held);
        let mut faces = BTreeMap::new();
        let mut open = 0;
        for opened in &report.decks {
            if let Some(order) = &opened.order {
                open += 1;
                let slots = opened.deck.shuffle.slots.iter();
                faces.extend(slots.zip(order.iter().copied()));
            }
        }
        let openness = match open {
            0 => Openness::Nothing,
            open if open == report.decks.len() => Openness::All,
            _ => Openness::Some,
        };
        Some(Self {
            commands,
            kept,
            apart,
            faces,
            openness,
        })
    }

    /// How many commands there are.
    pub(crate) const fn len(&self) -> usize {
        self.commands.len()
    }

    pub(crate) const fn openness(&self) -> Openness {
        self.openness
    }

    /// The card in a slot: seen by all, or known since the decks lie open.
    pub(crate) fn card(&self, game: &Game, slot: Slot) -> Option<Card> {
        let face = game.face(slot).or_else(|| self.faces.get(&slot).copied());
        face.and_then(Face::card)
    }

    /// Tells some of the commands in order; returns the game after the last of them.
    pub(crate) fn replay(
        &self,
        commands: Range<usize>,
        mut tell: impl FnMut(&Done<'_>),
    ) -> Option<Game> {
        let nearest = (commands.start / self.apart).min(self.kept.len().saturating_sub(1));
        let mut before = self.kept.get(nearest)?.clone();
        let mut after = before.clone();
        let numbered = self.commands.iter().enumerate();
        let first = nearest * self.apart;
        for (at, (step, command)) in numbered
            .skip(first)
            .take(commands.end.saturating_sub(first))
        {
            // The same commands held when the game was opened.
            let events = after.apply(command).ok()?;
            if at >= commands.start {
                tell(&Done {
                    step: *step,
                    command,
                    before: &before,
                    events: &events,
                    after: &after,
                });
            }
            // Cheaper than a copy of a game whose slots have become many.
            before.apply(command).ok()?;
        }
        Some(after)
    }
}
