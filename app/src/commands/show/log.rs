//! The log of a game: one entry for each command of the engine.

use std::collections::BTreeMap;

use protocol::Report;
use rules::{Action, Card, Command, Event, Game, Seat, Slot};
use serde::Serialize;

use crate::recorded_game::{Done, RecordedGame};

/// What one command did.
#[derive(Debug, Serialize)]
pub(super) struct Entry {
    pub(super) step: u64,
    seat: Option<String>,
    kind: &'static str,
    pub(super) notation: String,
    /// The cards shown, in the order of the notation.
    cards: Vec<String>,
    target: Option<Target>,
    place: Option<String>,
    answer: Option<&'static str>,
    turned_up: Option<String>,
    /// Dealt and drawn, by seat; nothing in place of a card that does not lie open.
    draws: BTreeMap<String, Vec<Option<String>>>,
    events: Vec<String>,
    after: After,
    /// Only when asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) hands: Option<BTreeMap<String, Vec<Option<String>>>>,
}

/// Whose queen is attacked, or waits for the answer.
#[derive(Debug, Serialize)]
struct Target {
    seat: String,
    queen: String,
}

/// The table after a command.
#[derive(Debug, Serialize)]
struct After {
    queens: BTreeMap<String, Vec<String>>,
    points: BTreeMap<String, u8>,
    sleeping: Vec<String>,
    draw: usize,
    discard: usize,
    /// Who is to choose next; nobody while cards are shuffled or turned up, and at the end.
    next: Option<String>,
}

/// The whole log, replayed. Empty if nothing was dealt.
pub(super) fn log(report: &Report, hands: bool) -> Vec<Entry> {
    let Some(recorded) = RecordedGame::new(report) else {
        return Vec::new();
    };
    let mut entries = Vec::with_capacity(recorded.len());
    recorded.replay(0..recorded.len(), |done| {
        let mut entry = entry(done, &recorded);
        entry.after = after(done.after);
        entry.hands = hands.then(|| all_hands(done.after, &recorded));
        entries.push(entry);
    });
    entries
}

fn all_hands(game: &Game, recorded: &RecordedGame) -> BTreeMap<String, Vec<Option<String>>> {
    let hand = |seat: Seat| {
        let slots = game.hand(seat).iter();
        slots
            .map(|slot| recorded.card(game, slot).map(|card| card.to_string()))
            .collect()
    };
    let seats = game.seats();
    seats
        .iter()
        .map(|seat| (seat.to_string(), hand(seat)))
        .collect()
}

fn after(game: &Game) -> After {
    let seats = || game.seats().iter();
    let queens = |seat: Seat| game.court(seat).iter().map(|one| one.to_string()).collect();
    After {
        queens: seats()
            .map(|seat| (seat.to_string(), queens(seat)))
            .collect(),
        points: seats()
            .map(|seat| (seat.to_string(), game.court(seat).points()))
            .collect(),
        sleeping: game
            .sleeping()
            .map(|(place, _)| place.to_string())
            .collect(),
        draw: game.draw_pile().len(),
        discard: game.discard_pile().count(),
        next: game.decision().map(|(seat, _)| seat.to_string()),
    }
}

fn entry(done: &Done<'_>, recorded: &RecordedGame) -> Entry {
    let Done {
        command,
        before,
        events,
        ..
    } = *done;
    let mut entry = Entry {
        step: done.step,
        seat: None,
        kind: "shuffled",
        notation: command.to_string(),
        cards: Vec::new(),
        target: None,
        place: None,
        answer: None,
        turned_up: None,
        draws: BTreeMap::new(),
        events: events.iter().map(ToString::to_string).collect(),
        after: after(before),
        hands: None,
    };
    match command {
        Command::Shuffled => {}
        Command::TurnedUp { face, .. } => {
            entry.kind = "turned-up";
            entry.turned_up = Some(face.to_string());
        }
        Command::Left { seat, .. } => {
            entry.kind = "left";
            entry.seat = Some(seat.to_string());
        }
        Command::Removed { seat } => {
            entry.kind = "removed";
            entry.seat = Some(seat.to_string());
        }
        Command::Act { seat, action, .. } => {
            entry.seat = Some(seat.to_string());
            act(&mut entry, *action, before);
        }
    }
    for event in events {
        happened(&mut entry, event, before, recorded);
    }
    entry
}

fn act(entry: &mut Entry, action: Action, before: &Game) {
    match action {
        Action::King { place, .. } => {
            entry.kind = "king";
            entry.place = Some(place.to_string());
        }
        Action::Knight { from, queen, .. } => {
            entry.kind = "knight";
            entry.target = Some(target(from, queen));
        }
        Action::Potion { from, queen, .. } => {
            entry.kind = "potion";
            entry.target = Some(target(from, queen));
        }
        Action::Jester { .. } => entry.kind = "jester",
        Action::Discard { .. } => entry.kind = "discard",
        Action::ShowHand { .. } => entry.kind = "show",
        Action::Block { .. } | Action::LetGo => {
            entry.kind = "answer";
            entry.answer = Some(match action {
                Action::LetGo => "let-go",
                _ => "block",
            });
            if let Some((_, rules::Decision::Answer(attack))) = before.decision() {
                entry.target = Some(target(attack.owner, attack.queen));
            }
        }
        Action::Pick { place } => {
            entry.kind = "pick";
            entry.place = Some(place.to_string());
        }
        Action::Lay { place } => {
            entry.kind = "lay";
            entry.place = Some(place.to_string());
        }
    }
}

fn target(seat: Seat, queen: rules::Queen) -> Target {
    Target {
        seat: seat.to_string(),
        queen: queen.to_string(),
    }
}

fn happened(entry: &mut Entry, event: &Event, before: &Game, recorded: &RecordedGame) {
    let show = |entry: &mut Entry, cards: &[(Slot, Card)]| {
        let cards = cards.iter().map(|(_, card)| card.to_string());
        entry.cards.extend(cards);
    };
    match event {
        Event::Played { slot, card, .. } => show(entry, &[(*slot, *card)]),
        // A hand that is shown is followed by the card of it that is discarded.
        Event::Discarded { .. } if entry.kind == "show" => {}
        Event::Discarded { cards, .. }
        | Event::ShowedHand { cards, .. }
        | Event::HandGivenUp { cards, .. } => show(entry, cards),
        Event::Dealt { seat, slot } | Event::Drew { seat, slot } => {
            let drawn = recorded.card(before, *slot);
            let drawn = drawn.map(|card| card.to_string());
            let draws = entry.draws.entry(seat.to_string()).or_default();
            draws.push(drawn);
        }
        Event::Woke { place, .. } | Event::WentBack { place, .. } => {
            entry.place = Some(place.to_string());
        }
        _ => {}
    }
}
