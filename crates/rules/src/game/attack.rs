//! Knights and Potions, and what stops them.

use crate::command::{Attack, Weapon};
use crate::event::Event;
use crate::game::stage::Stage;
use crate::game::{Awake, Game};
use crate::place::Place;

impl Game {
    /// The owner is always asked, whatever the hand holds (ruling 12).
    pub(super) fn begin_attack(&mut self, attack: Attack, events: &mut Vec<Event>) {
        events.push(Event::Attacked {
            seat: self.turn,
            weapon: attack.weapon,
            owner: attack.owner,
            queen: attack.queen,
        });
        self.stage = Stage::Answer(attack);
    }

    /// A Dragon or Wand was played: nothing moves, both draw back to five (ruling 13).
    pub(super) fn block(&mut self, attack: Attack, events: &mut Vec<Event>) {
        let seat = attack.owner;
        let queen = attack.queen;
        events.push(Event::Blocked { seat, queen });
        self.finish_turn(Some(seat), events);
    }

    /// The owner lets her go: a Knight takes her, for a Potion the attacker chooses a place.
    pub(super) fn let_go(&mut self, attack: Attack, events: &mut Vec<Event>) {
        let Attack {
            weapon,
            owner,
            queen,
        } = attack;
        events.push(Event::LetGo { seat: owner, queen });
        match weapon {
            Weapon::Potion => self.stage = Stage::Lay(attack),
            Weapon::Knight => {
                let seat = self.turn;
                let Some(Awake { slot, .. }) = self.awake[queen] else {
                    return;
                };
                self.awake[queen] = Some(Awake { owner: seat, slot });
                events.push(Event::Stolen {
                    seat,
                    from: owner,
                    slot,
                    queen,
                });
                if !self.has_ended(seat, events) {
                    self.finish_turn(None, events);
                }
            }
        }
    }

    /// The attacker lays her on a free place. Everyone saw who went where (ruling 14).
    pub(super) fn lay(&mut self, attack: Attack, place: Place, events: &mut Vec<Event>) {
        let Attack { owner, queen, .. } = attack;
        let Some(Awake { slot, .. }) = self.awake[queen].take() else {
            return;
        };
        self.grid[place] = Some(slot);
        events.push(Event::PutToSleep {
            seat: self.turn,
            from: owner,
            slot,
            queen,
            place,
        });
        self.finish_turn(None, events);
    }
}
