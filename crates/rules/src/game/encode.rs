//! The canonical bytes of a game: equal games have equal bytes on every system.

use crate::card::Face;
use crate::command::{Attack, WakeCause, Weapon};
use crate::game::Game;
use crate::game::stage::{AfterDeal, AfterReshuffle, Stage, Wake};
use crate::options::{Edition, Equations, Options, SingleDiscard};
use crate::outcome::Ending;
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::Seat;
use crate::slot::{Audience, Slot, SlotRange};

/// Changes whenever the layout does.
const VERSION: u8 = 1;

/// Stands for a face that not everybody has seen.
const HIDDEN: u8 = 0xff;

impl Game {
    /// The canonical bytes of all that everybody knows. Integers are big-endian; the layout is
    /// described in `docs/rules.md`.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Writer(Vec::with_capacity(640));
        out.byte(VERSION);
        out.options(&self.options);
        out.byte(self.players);
        out.seat(self.dealer);
        out.byte(self.playing.bits());
        out.seat(self.turn);
        out.stage(&self.stage);
        out.number(self.slots.len());
        for place in Place::all() {
            match self.grid[place] {
                None => out.byte(0),
                Some(slot) => {
                    out.byte(1);
                    out.seen_slot(self, slot);
                }
            }
        }
        for queen in Queen::ALL {
            match self.awake[queen] {
                None => out.byte(0),
                Some(awake) => {
                    out.byte(1);
                    out.seat(awake.owner);
                    out.slot(awake.slot);
                }
            }
        }
        for seat in self.seats().iter() {
            let hand = &self.hands[seat];
            out.number(hand.len());
            for slot in hand.iter() {
                out.seen_slot(self, slot);
            }
        }
        out.range(self.draw);
        out.number(self.discard.len());
        for &slot in &self.discard {
            out.seen_slot(self, slot);
        }
        out.0
    }
}

struct Writer(Vec<u8>);

impl Writer {
    fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn number(&mut self, number: usize) {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        self.bytes(&number.to_be_bytes());
    }

    fn seat(&mut self, seat: Seat) {
        self.byte(seat.into());
    }

    fn place(&mut self, place: Place) {
        self.byte(place.into());
    }

    fn queen(&mut self, queen: Queen) {
        self.byte(queen as u8);
    }

    fn slot(&mut self, slot: Slot) {
        self.bytes(&slot.0.to_be_bytes());
    }

    fn range(&mut self, range: SlotRange) {
        // An exhausted pile says nothing of where it ended.
        self.slot(range.top().unwrap_or(Slot(0)));
        self.number(range.len());
    }

    /// A slot with its audience and public face.
    fn seen_slot(&mut self, game: &Game, slot: Slot) {
        self.slot(slot);
        self.byte(match game.audience(slot) {
            None | Some(Audience::Nobody) => 0,
            Some(Audience::Only(_)) => 1,
            Some(Audience::Everyone) => 2,
        });
        self.byte(match game.face(slot) {
            None => HIDDEN,
            Some(Face::Queen(queen)) => queen as u8,
            Some(Face::Card(card)) => card.id(),
        });
    }

    fn options(&mut self, options: &Options) {
        self.byte(match options.edition {
            Edition::Classic => 0,
            Edition::Deluxe => 1,
        });
        self.byte(match options.single_discard {
            SingleDiscard::AnyCard => 0,
            SingleDiscard::NumbersOnly => 1,
        });
        self.byte(match options.equations {
            Equations::OneSum => 0,
            Equations::TwoSums => 1,
        });
        self.byte(options.junior.into());
        self.byte(options.three_of_a_kind.into());
        self.byte(options.memory_help.into());
        self.bytes(&options.answer_time.seconds.to_be_bytes());
        self.bytes(&options.turn_time.seconds.to_be_bytes());
    }

    fn stage(&mut self, stage: &Stage) {
        match *stage {
            Stage::Deal {
                queens,
                queen_slots,
                card_slots,
                then,
            } => {
                self.byte(0);
                self.bytes(&queens.bits().to_be_bytes());
                self.range(queen_slots);
                self.range(card_slots);
                match then {
                    AfterDeal::Act { extra } => self.bytes(&[0, extra.into()]),
                    AfterDeal::Pick(wake) => {
                        self.byte(1);
                        self.wake(wake);
                    }
                }
            }
            Stage::Act { extra } => self.bytes(&[1, extra.into()]),
            Stage::Answer(attack) => {
                self.byte(2);
                self.attack(attack);
            }
            Stage::Lay(attack) => {
                self.byte(3);
                self.attack(attack);
            }
            Stage::Pick(wake) => {
                self.byte(4);
                self.wake(wake);
            }
            Stage::TurnUpQueen { wake, place } => {
                self.byte(5);
                self.wake(wake);
                self.place(place);
            }
            Stage::TurnUpCard => self.byte(6),
            Stage::Reshuffle { cards, slots, then } => {
                self.byte(7);
                self.bytes(&cards.bits().to_be_bytes());
                self.range(slots);
                match then {
                    AfterReshuffle::TurnUp => self.byte(0),
                    AfterReshuffle::Draw { defender: None } => self.byte(1),
                    AfterReshuffle::Draw {
                        defender: Some(seat),
                    } => {
                        self.byte(2);
                        self.seat(seat);
                    }
                }
            }
            Stage::Over(outcome) => {
                self.byte(8);
                self.byte(outcome.winners.bits());
                self.byte(match outcome.ending {
                    Ending::Queens => 0,
                    Ending::Points => 1,
                    Ending::NobodySleeps => 2,
                    Ending::LastSeat => 3,
                });
            }
        }
    }

    fn wake(&mut self, wake: Wake) {
        self.seat(wake.seat);
        self.byte(match wake.cause {
            WakeCause::King => 0,
            WakeCause::Count => 1,
            WakeCause::Companion => 2,
        });
    }

    fn attack(&mut self, attack: Attack) {
        self.byte(match attack.weapon {
            Weapon::Knight => 0,
            Weapon::Potion => 1,
        });
        self.seat(attack.owner);
        self.queen(attack.queen);
    }
}
