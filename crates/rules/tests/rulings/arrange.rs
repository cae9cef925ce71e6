//! Tables laid out by hand, and moves made at them.

use rules::{
    Action, Card, Decision, Event, Face, OpenDealer, Options, Place, Position, Queen, Seat, Slot,
};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(card).collect()
}

pub(crate) fn place(text: &str) -> Place {
    text.parse().unwrap()
}

/// A table at which S1 begins.
pub(crate) fn table(players: u8) -> Position {
    Position::new(Options::default(), usize::from(players), seat(players))
}

pub(crate) trait Arrange: Sized {
    fn awake(self, number: u8, queens: &[Queen]) -> Self;
    fn asleep(self, at: &str, queen: Queen) -> Self;
    fn hand(self, number: u8, hand: &str) -> Self;
    fn draw(self, pile: &str) -> Self;
    fn deal(self) -> OpenDealer;
}

impl Arrange for Position {
    fn awake(mut self, number: u8, queens: &[Queen]) -> Self {
        self.awake
            .extend(queens.iter().map(|&queen| (seat(number), queen)));
        self
    }

    fn asleep(mut self, at: &str, queen: Queen) -> Self {
        self.asleep.push((place(at), queen));
        self
    }

    fn hand(mut self, number: u8, hand: &str) -> Self {
        self.hands.push((seat(number), cards(hand)));
        self
    }

    fn draw(mut self, pile: &str) -> Self {
        self.draw.extend(cards(pile));
        self
    }

    fn deal(self) -> OpenDealer {
        self.lay_out(1).unwrap()
    }
}

/// Where a card lies in a hand.
pub(crate) fn slot(table: &OpenDealer, number: u8, text: &str) -> Slot {
    let wanted = Some(Face::Card(card(text)));
    let hand = table.game().hand(seat(number));
    hand.iter()
        .find(|&slot| table.face(slot) == wanted)
        .unwrap()
}

pub(crate) fn king(table: &mut OpenDealer, number: u8, at: &str) -> Vec<Event> {
    let king = slot(table, number, "King:Hat");
    let place = place(at);
    table
        .act(seat(number), Action::King { king, place })
        .unwrap()
}

pub(crate) fn knight(table: &OpenDealer, number: u8, from: u8, queen: Queen) -> Action {
    Action::Knight {
        knight: slot(table, number, "Knight:red"),
        from: seat(from),
        queen,
    }
}

pub(crate) fn potion(table: &OpenDealer, number: u8, from: u8, queen: Queen) -> Action {
    Action::Potion {
        potion: slot(table, number, "Potion:a"),
        from: seat(from),
        queen,
    }
}

pub(crate) fn pick(table: &mut OpenDealer, number: u8, at: &str) -> Vec<Event> {
    let place = place(at);
    table.act(seat(number), Action::Pick { place }).unwrap()
}

pub(crate) fn asked(table: &OpenDealer) -> Option<(Seat, Decision)> {
    table.game().decision()
}

pub(crate) const TURN: Decision = Decision::Turn { extra: false };
