//! Waking queens, and winning.

use crate::card::Face;
use crate::command::WakeCause;
use crate::event::Event;
use crate::game::stage::{Stage, Wake};
use crate::game::{Awake, Game};
use crate::outcome::{Ending, Outcome};
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::{Seat, SeatSet};
use crate::slot::Audience;

impl Game {
    /// A seat chose whom to wake. A queen whom all have seen wakes at once, the others must be
    /// turned up first.
    pub(super) fn choose(&mut self, wake: Wake, place: Place, events: &mut Vec<Event>) {
        let Some(slot) = self.grid[place] else {
            return;
        };
        let seat = wake.seat;
        events.push(Event::Chose { seat, slot, place });
        if let Some(queen) = self.known_queen(slot) {
            self.settle_wake(wake, place, queen, events);
        } else {
            self.show_to(slot, Audience::Everyone);
            self.stage = Stage::TurnUpQueen { wake, place };
        }
    }

    /// The chosen queen shows.
    pub(super) fn settle_wake(
        &mut self,
        wake: Wake,
        place: Place,
        queen: Queen,
        events: &mut Vec<Event>,
    ) {
        let Some(slot) = self.grid[place] else {
            return;
        };
        let seat = wake.seat;
        self.reveal(slot, Face::Queen(queen));
        // Rulings 2, 3 and 20: she goes back to the same place, and the wake is spent.
        if self.rival_before(seat, queen).is_some() || !self.playing.contains(seat) {
            events.push(Event::WentBack {
                seat,
                slot,
                queen,
                place,
            });
            self.finish_turn(None, events);
            return;
        }
        self.grid[place] = None;
        self.awake[queen] = Some(Awake { owner: seat, slot });
        events.push(Event::Woke {
            seat,
            slot,
            queen,
            place,
        });
        // Ruling 5: the test runs before the companion is picked.
        if self.has_ended(seat, events) {
            return;
        }
        // Ruling 4: the last queen to wake brings nobody; `has_ended` has seen to it.
        if queen.brings_companion() {
            let cause = WakeCause::Companion;
            self.stage = Stage::Pick(Wake { seat, cause });
        } else {
            self.finish_turn(None, events);
        }
    }

    /// The rival of `queen` that lies awake before `seat`, if one does.
    pub(super) fn rival_before(&self, seat: Seat, queen: Queen) -> Option<Queen> {
        queen
            .rival()
            .filter(|&rival| self.awake[rival].is_some_and(|awake| awake.owner == seat))
    }

    /// The win test after `seat` gained a queen: thresholds first, then "nobody sleeps" (16).
    pub(super) fn has_ended(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let goal = self.goal();
        let court = self.court(seat);
        let alone = SeatSet::EMPTY.with(seat);
        let (winners, ending) = if court.len() >= usize::from(goal.queens) {
            (alone, Ending::Queens)
        } else if goal.points.is_some_and(|points| court.points() >= points) {
            (alone, Ending::Points)
        } else if self.sleeping().next().is_none() {
            (self.best_courts(), Ending::NobodySleeps)
        } else {
            return false;
        };
        self.end(Outcome { winners, ending }, events);
        true
    }

    pub(super) fn end(&mut self, outcome: Outcome, events: &mut Vec<Event>) {
        self.stage = Stage::Over(outcome);
        events.push(Event::Ended(outcome));
    }

    /// Most points, then most queens, then shared (ruling 17). Junior tables count queens only.
    fn best_courts(&self) -> SeatSet {
        let score = |seat: Seat| {
            let court = self.court(seat);
            let points = if self.options.junior {
                0
            } else {
                court.points()
            };
            (points, court.len())
        };
        let best = self.playing.iter().map(score).max();
        self.playing
            .iter()
            .filter(|&seat| Some(score(seat)) == best)
            .collect()
    }
}
