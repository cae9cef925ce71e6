//! Carrying out what was checked, and passing the turn.

use crate::card::{Card, Face, Kind};
use crate::command::WakeCause;
use crate::discard::DiscardSet;
use crate::event::Event;
use crate::game::Game;
use crate::game::check::Checked;
use crate::game::stage::{AfterReshuffle, Stage, Wake};
use crate::seat::Seat;
use crate::slot::{Audience, Slot};

impl Game {
    pub(super) fn carry_out(&mut self, checked: Checked, events: &mut Vec<Event>) {
        let seat = self.turn;
        match checked {
            Checked::King { card, place } => {
                self.play(seat, card, events);
                let cause = WakeCause::King;
                self.choose(Wake { seat, cause }, place, events);
            }
            Checked::Attack { card, attack } => {
                self.play(seat, card, events);
                self.begin_attack(attack, events);
            }
            Checked::Jester { card } => {
                self.play(seat, card, events);
                self.begin_turn_up();
            }
            Checked::Discard { cards, set } => {
                for (slot, card) in cards.iter() {
                    self.lay_down(seat, slot, card);
                }
                let cards = cards.to_vec();
                events.push(Event::Discarded { seat, cards, set });
                self.finish_turn(None, events);
            }
            Checked::ShowHand { hand, discard } => {
                for (slot, card) in hand.iter() {
                    self.reveal(slot, Face::Card(card));
                }
                let cards = hand.to_vec();
                events.push(Event::ShowedHand { seat, cards });
                self.lay_down(seat, discard.0, discard.1);
                events.push(Event::Discarded {
                    seat,
                    cards: vec![discard],
                    set: DiscardSet::Single,
                });
                self.finish_turn(None, events);
            }
            Checked::Block { card, attack } => {
                self.play(attack.owner, card, events);
                self.block(attack, events);
            }
            Checked::LetGo { attack } => self.let_go(attack, events),
            Checked::Pick { place } => {
                if let Stage::Pick(wake) = self.stage {
                    self.choose(wake, place, events);
                }
            }
            Checked::Lay { place } => {
                if let Stage::Lay(attack) = self.stage {
                    self.lay(attack, place, events);
                }
            }
            Checked::Shuffled => self.shuffled(events),
            Checked::QueenUp(queen) => {
                if let Stage::TurnUpQueen { wake, place } = self.stage {
                    self.settle_wake(wake, place, queen, events);
                }
            }
            Checked::CardUp(card) => self.turned_up(card, events),
            Checked::Leave { seat, hand } => self.leave(seat, &hand.to_vec(), events),
            Checked::Remove { seat } => self.remove(seat, events),
        }
    }

    /// Lays a card from the hand on the discard pile, for all to see.
    pub(super) fn lay_down(&mut self, seat: Seat, slot: Slot, card: Card) {
        self.reveal(slot, Face::Card(card));
        self.hands[seat].remove(slot);
        self.discard.push(slot);
    }

    fn play(&mut self, seat: Seat, (slot, card): (Slot, Card), events: &mut Vec<Event>) {
        self.lay_down(seat, slot, card);
        events.push(Event::Played { seat, slot, card });
    }

    /// Turns up the top of the draw pile for a Jester; an empty pile is refilled first, the Jester
    /// included (ruling 15).
    pub(super) fn begin_turn_up(&mut self) {
        match self.draw.top() {
            Some(slot) => {
                self.show_to(slot, Audience::Everyone);
                self.stage = Stage::TurnUpCard;
            }
            None => self.begin_reshuffle(AfterReshuffle::TurnUp),
        }
    }

    /// A Jester's card shows (rulings 6 and 7).
    fn turned_up(&mut self, card: Card, events: &mut Vec<Event>) {
        let Some(slot) = self.draw.take_top() else {
            return;
        };
        let seat = self.turn;
        self.reveal(slot, Face::Card(card));
        events.push(Event::TurnedUp { slot, card });
        if !self.playing.contains(seat) {
            // Ruling 20: whoever played the Jester has left in between.
            self.discard.push(slot);
            events.push(Event::Lapsed { seat });
            self.pass_turn(events);
            return;
        }
        if let Kind::Number(value) = card.kind() {
            self.discard.push(slot);
            let counted = self.count_off(value.get());
            events.push(Event::CountedOff {
                seat: counted,
                value,
            });
            self.stage = Stage::Pick(Wake {
                seat: counted,
                cause: WakeCause::Count,
            });
        } else {
            self.take_in_hand(seat, slot);
            events.push(Event::Gift { seat, slot });
            self.stage = Stage::Act { extra: true };
        }
    }

    /// The seat that a Jester's number counts off to: its player is 1, the next seat 2, and so on
    /// round the seats still playing (ruling 6).
    fn count_off(&self, number: u8) -> Seat {
        let mut others: Vec<Seat> = self.playing.clockwise_after(self.turn).collect();
        others.rotate_right(1);
        let steps = usize::from(number.saturating_sub(1));
        others
            .get(steps % others.len().max(1))
            .copied()
            .unwrap_or(self.turn)
    }

    /// The next seat still playing, clockwise.
    pub(super) fn next_seat(&self) -> Seat {
        self.playing
            .clockwise_after(self.turn)
            .next()
            .unwrap_or(self.turn)
    }

    pub(super) fn pass_turn(&mut self, events: &mut Vec<Event>) {
        self.turn = self.next_seat();
        self.stage = Stage::Act { extra: false };
        events.push(Event::Turn { seat: self.turn });
    }
}
