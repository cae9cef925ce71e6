//! Players who leave or are removed (ruling 20).

use crate::card::Card;
use crate::event::Event;
use crate::game::Game;
use crate::game::stage::{AfterDeal, AfterReshuffle, Stage};
use crate::outcome::{Ending, Outcome};
use crate::place::Place;
use crate::seat::{BySeat, Seat};
use crate::slot::{Slot, SlotRange, SlotSet};

impl Game {
    /// Politely: the hand is shown and discarded, the queens go to sleep in the open, what the
    /// player had begun or had to suffer lapses, and play goes on with the same piles.
    pub(super) fn leave(&mut self, seat: Seat, hand: &[(Slot, Card)], events: &mut Vec<Event>) {
        events.push(Event::Left { seat });
        // What the player was to draw for certain is drawn, for it may be known already.
        if let Some((owner, coming)) = self.certain_draws()
            && owner == seat
        {
            for slot in coming.iter() {
                self.draw_one(seat);
                events.push(Event::Drew { seat, slot });
            }
        }
        for &(slot, card) in hand {
            self.lay_down(seat, slot, card);
        }
        let cards = hand.to_vec();
        events.push(Event::HandGivenUp { seat, cards });
        if self.stand_up(seat, events) {
            return;
        }
        let lapsed = Event::Lapsed { seat };
        match self.stage {
            Stage::Act { .. } if self.turn == seat => self.pass_turn(events),
            Stage::Answer(attack) | Stage::Lay(attack)
                if self.turn == seat || attack.owner == seat =>
            {
                events.push(lapsed);
                self.finish_turn(None, events);
            }
            Stage::Pick(wake) if wake.seat == seat => {
                events.push(lapsed);
                self.finish_turn(None, events);
            }
            Stage::Deal { then, .. } => {
                let then = self.after_departure(then, seat);
                if let Stage::Deal { then: pending, .. } = &mut self.stage {
                    *pending = then;
                }
            }
            // A card that is on its way is waited for, then goes where it would without the player.
            Stage::TurnUpQueen { .. }
            | Stage::TurnUpCard
            | Stage::Reshuffle { .. }
            | Stage::Act { .. }
            | Stage::Answer(_)
            | Stage::Lay(_)
            | Stage::Pick(_)
            | Stage::Over(_) => {}
        }
    }

    /// Removed: the queens go back to sleep, all red cards are dealt afresh, and all sleeping
    /// queens are shuffled anew over the occupied places. Whose turn it is, a pending wake or
    /// companion, and an extra action stay.
    pub(super) fn remove(&mut self, seat: Seat, events: &mut Vec<Event>) {
        events.push(Event::Removed { seat });
        if self.stand_up(seat, events) {
            return;
        }
        let then = match self.stage {
            Stage::Deal { then, .. } => then,
            Stage::Act { extra } => AfterDeal::Act { extra },
            // The cards of the attack or the Jester are collected: the turn begins anew.
            Stage::Answer(_)
            | Stage::Lay(_)
            | Stage::TurnUpCard
            | Stage::Reshuffle {
                then: AfterReshuffle::TurnUp,
                ..
            } => AfterDeal::Act { extra: false },
            // The action is done, and fresh hands are full: the next turn begins.
            Stage::Reshuffle { .. } | Stage::Over(_) => self.next_turn(),
            // The place picked is void, the wake is not.
            Stage::Pick(wake) | Stage::TurnUpQueen { wake, .. } => AfterDeal::Pick(wake),
        };
        let then = self.after_departure(then, seat);
        self.hands = BySeat::from_fn(|_| SlotSet::EMPTY);
        self.discard.clear();
        self.draw = SlotRange::default();
        self.seen = crate::CardSet::EMPTY;
        let places: Vec<Place> = self.sleeping().map(|(place, _)| place).collect();
        self.begin_deal(self.sleepers(), &places, then);
    }

    /// Takes the player from the table and lays the queens to sleep, in card order, on the lowest
    /// free places. Says whether that ended the game: the last one left has won.
    fn stand_up(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        self.playing = self.playing.without(seat);
        for queen in self.court(seat).iter() {
            let free = self.free_places().next();
            if let (Some(awake), Some(place)) = (self.awake[queen].take(), free) {
                let slot = awake.slot;
                self.grid[place] = Some(slot);
                events.push(Event::Returned {
                    seat,
                    slot,
                    queen,
                    place,
                });
            }
        }
        let over = self.playing.len() == 1;
        if over {
            let ending = Ending::LastSeat;
            let winners = self.playing;
            self.end(Outcome { winners, ending }, events);
        }
        over
    }

    /// What is pending after the deal, now that `seat` is gone.
    fn after_departure(&mut self, then: AfterDeal, seat: Seat) -> AfterDeal {
        match then {
            AfterDeal::Act { .. } if self.turn == seat => self.next_turn(),
            AfterDeal::Pick(wake) if wake.seat == seat => self.next_turn(),
            AfterDeal::Act { .. } | AfterDeal::Pick(_) => then,
        }
    }

    fn next_turn(&mut self) -> AfterDeal {
        self.turn = self.next_seat();
        AfterDeal::Act { extra: false }
    }
}
