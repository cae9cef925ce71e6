//! Dealing, drawing and reshuffling.

use crate::card::{CardSet, Face};
use crate::command::Pile;
use crate::event::Event;
use crate::game::Game;
use crate::game::stage::{AfterDeal, AfterReshuffle, Stage};
use crate::queen::QueenSet;
use crate::seat::Seat;
use crate::slot::{Audience, HAND, Slot};

impl Game {
    /// Both decks are to be shuffled; the queens go to every place of the grid.
    pub(super) fn begin_first_deal(&mut self) {
        let queens = self.options.edition.queens().collect();
        let places: Vec<_> = self.options.edition.places().collect();
        self.begin_deal(queens, &places, AfterDeal::Act { extra: false });
    }

    /// All red cards, and these queens over these places, are to be shuffled anew.
    pub(super) fn begin_deal(
        &mut self,
        queens: QueenSet,
        places: &[crate::Place],
        then: AfterDeal,
    ) {
        let queen_slots = self.make_slots(queens.len());
        for (&place, slot) in places.iter().zip(queen_slots.iter()) {
            self.grid[place] = Some(slot);
        }
        let card_slots = self.make_slots(self.options.edition.cards().len());
        self.stage = Stage::Deal {
            queens,
            queen_slots,
            card_slots,
            then,
        };
    }

    /// The whole discard pile is to become the draw pile (ruling 15).
    pub(super) fn begin_reshuffle(&mut self, then: AfterReshuffle) {
        let cards: CardSet = self.discard_pile().map(|(_, card)| card).collect();
        self.seen = self.seen.minus(cards);
        self.discard.clear();
        let slots = self.make_slots(cards.len());
        self.stage = Stage::Reshuffle { cards, slots, then };
    }

    /// The cards that are being shuffled into a new draw pile just now.
    pub(super) fn being_shuffled(&self) -> CardSet {
        match self.stage {
            Stage::Reshuffle { cards, .. } => cards,
            _ => CardSet::EMPTY,
        }
    }

    pub(super) fn shuffled(&mut self, events: &mut Vec<Event>) {
        match self.stage {
            Stage::Deal {
                queen_slots,
                card_slots,
                then,
                ..
            } => {
                self.draw = card_slots;
                for (pile, slots) in [(Pile::Queens, queen_slots), (Pile::Draw, card_slots)] {
                    events.push(Event::Shuffled { pile, slots });
                }
                self.deal_hands(events);
                self.stage = match then {
                    AfterDeal::Act { extra } => {
                        events.push(Event::Turn { seat: self.turn });
                        Stage::Act { extra }
                    }
                    AfterDeal::Pick(wake) => Stage::Pick(wake),
                };
            }
            Stage::Reshuffle { slots, then, .. } => {
                self.draw = slots;
                let pile = Pile::Draw;
                events.push(Event::Shuffled { pile, slots });
                match then {
                    AfterReshuffle::Draw { defender } => self.finish_turn(defender, events),
                    AfterReshuffle::TurnUp if self.playing.contains(self.turn) => {
                        self.begin_turn_up();
                    }
                    // Ruling 20: whoever played the Jester has left in between.
                    AfterReshuffle::TurnUp => {
                        events.push(Event::Lapsed { seat: self.turn });
                        self.pass_turn(events);
                    }
                }
            }
            _ => {}
        }
    }

    /// Five cards to each, one at a time round the table, from the dealer's left.
    fn deal_hands(&mut self, events: &mut Vec<Event>) {
        for _ in 0..HAND {
            for seat in self.playing.clockwise_after(self.dealer) {
                if let Some(slot) = self.draw_one(seat) {
                    events.push(Event::Dealt { seat, slot });
                }
            }
        }
    }

    /// The turn's player draws back to five, then whoever stopped an attack (ruling 13); then the
    /// turn passes. Stops at an empty pile, to go on when it is full again.
    pub(super) fn finish_turn(&mut self, defender: Option<Seat>, events: &mut Vec<Event>) {
        for seat in [Some(self.turn), defender].into_iter().flatten() {
            if !self.playing.contains(seat) {
                continue;
            }
            for _ in 0..self.missing_cards(seat) {
                let Some(slot) = self.draw_one(seat) else {
                    self.begin_reshuffle(AfterReshuffle::Draw { defender });
                    return;
                };
                events.push(Event::Drew { seat, slot });
            }
        }
        self.pass_turn(events);
    }

    pub(super) fn draw_one(&mut self, seat: Seat) -> Option<Slot> {
        let slot = self.draw.take_top()?;
        self.show_to(slot, Audience::Only(seat));
        self.take_in_hand(seat, slot);
        Some(slot)
    }

    pub(super) fn take_in_hand(&mut self, seat: Seat, slot: Slot) {
        let taken = self.hands[seat].insert(slot);
        debug_assert!(taken.is_ok(), "a hand never holds more than five cards");
    }

    /// The sleeping queen's face, if all have seen her.
    pub(super) fn known_queen(&self, slot: Slot) -> Option<crate::Queen> {
        self.face(slot).and_then(Face::queen)
    }
}
