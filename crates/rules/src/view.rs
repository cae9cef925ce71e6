//! What one player sees and may do.

use crate::action::Action;
use crate::card::{Card, Face, Kind, Value};
use crate::command::{Command, Decision, Weapon};
use crate::discard::{Values, may_be_discarded_singly};
use crate::game::Game;
use crate::knowledge::Knowledge;
use crate::options::SingleDiscard;
use crate::queen::Queen;
use crate::seat::Seat;
use crate::slot::{HAND, Slot, SlotSet};
use crate::violation::RuleViolation;

/// The game as one player sees it: what everybody knows, and the own hand. All that an interface
/// or a bot gets.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    game: &'a Game,
    knowledge: &'a Knowledge,
    seat: Seat,
}

impl<'a> View<'a> {
    /// The view of the player at `seat`.
    pub const fn new(game: &'a Game, knowledge: &'a Knowledge, seat: Seat) -> Self {
        Self {
            game,
            knowledge,
            seat,
        }
    }

    /// What everybody knows.
    pub const fn game(&self) -> &'a Game {
        self.game
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The face of a slot, as far as this player knows it.
    pub fn face(&self, slot: Slot) -> Option<Face> {
        self.game
            .face(slot)
            .or_else(|| self.knowledge.card(slot).map(Face::Card))
    }

    /// The own hand, oldest card first; a face is missing while its shares are on their way.
    pub fn hand(&self) -> impl Iterator<Item = (Slot, Option<Card>)> {
        self.game
            .hand(self.seat)
            .iter()
            .map(|slot| (slot, self.face(slot).and_then(Face::card)))
    }

    /// What this player is to decide, if anything.
    pub fn decision(&self) -> Option<Decision> {
        self.game
            .decision()
            .filter(|&(seat, _)| seat == self.seat)
            .map(|(_, decision)| decision)
    }

    /// The command that carries out an action, with the faces it lays open.
    ///
    /// # Errors
    ///
    /// Why the rules do not allow it; nothing is laid open by asking.
    pub fn command(&self, action: Action) -> Result<Command, RuleViolation> {
        let hidden = self.game.opens(self.seat, &action);
        let opened: Vec<(Slot, Card)> = hidden
            .iter()
            .filter_map(|slot| Some((slot, self.knowledge.card(slot)?)))
            .collect();
        let command = Command::Act {
            seat: self.seat,
            action,
            opened,
        };
        self.game.check(&command)?;
        Ok(command)
    }

    /// Everything this player may do now: exactly what [`Game::apply`] accepts.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match self.decision() {
            None => {}
            Some(Decision::Turn { .. }) => self.turn_actions(&mut actions),
            Some(Decision::Answer(attack)) => {
                actions.push(Action::LetGo);
                let stops = attack.weapon.stopped_by();
                actions.extend(
                    self.cards()
                        .filter(|(_, card)| card.kind() == stops)
                        .map(|(slot, _)| Action::Block { card: slot }),
                );
            }
            Some(Decision::Wake(_)) => {
                let places = self.game.sleeping();
                actions.extend(places.map(|(place, _)| Action::Pick { place }));
            }
            Some(Decision::Lay(_)) => {
                let places = self.game.free_places();
                actions.extend(places.map(|place| Action::Lay { place }));
            }
        }
        actions
    }

    /// What the player's own program does when the time is up (ruling 12): lets the queen go, takes
    /// the first place, discards the lowest number, and only without one anything that is allowed.
    /// Nothing if nothing is asked of this player.
    pub fn time_out_action(&self) -> Option<Action> {
        let legal = self.legal_actions();
        let lowest_number = legal
            .iter()
            .filter_map(|action| match action {
                Action::Discard { cards } if cards.len() == 1 => {
                    let slot = cards.iter().next()?;
                    let value = self.face(slot)?.card()?.value()?;
                    Some((value, *action))
                }
                _ => None,
            })
            .min();
        let any_discard = || {
            legal
                .iter()
                .copied()
                .find(|action| matches!(action, Action::Discard { .. } | Action::ShowHand { .. }))
        };
        lowest_number
            .map(|(_, action)| action)
            .or_else(any_discard)
            .or_else(|| legal.first().copied())
    }

    fn cards(&self) -> impl Iterator<Item = (Slot, Card)> {
        self.hand().filter_map(|(slot, card)| Some((slot, card?)))
    }

    fn turn_actions(&self, actions: &mut Vec<Action>) {
        let game = self.game;
        let mut dead = game.options().single_discard == SingleDiscard::NumbersOnly;
        for (slot, card) in self.cards() {
            let before = actions.len();
            match card.kind() {
                Kind::King => actions.extend(
                    game.sleeping()
                        .map(|(place, _)| Action::King { king: slot, place }),
                ),
                Kind::Jester => actions.push(Action::Jester { jester: slot }),
                Kind::Knight => {
                    actions.extend(self.targets(Weapon::Knight).map(|(from, queen)| {
                        Action::Knight {
                            knight: slot,
                            from,
                            queen,
                        }
                    }));
                }
                Kind::Potion => {
                    actions.extend(self.targets(Weapon::Potion).map(|(from, queen)| {
                        Action::Potion {
                            potion: slot,
                            from,
                            queen,
                        }
                    }));
                }
                Kind::Dragon | Kind::Wand | Kind::Number(_) => {}
            }
            if may_be_discarded_singly(card, game.options()) {
                let cards = SlotSet::one(slot);
                actions.push(Action::Discard { cards });
            }
            dead &= actions.len() == before;
        }
        self.number_sets(actions);
        if dead && self.cards().count() == game.hand(self.seat).len() {
            actions.extend(
                self.cards()
                    .map(|(slot, _)| Action::ShowHand { discard: slot }),
            );
        }
    }

    /// The queens that may be attacked.
    pub fn targets(&self, weapon: Weapon) -> impl Iterator<Item = (Seat, Queen)> {
        Queen::ALL.into_iter().filter_map(move |queen| {
            let owner = self.game.awake(queen)?.owner;
            self.game
                .may_attack(self.seat, weapon, owner, queen)
                .ok()
                .map(|()| (owner, queen))
        })
    }

    /// Adds every discard of two or more numbers.
    fn number_sets(&self, actions: &mut Vec<Action>) {
        let options = self.game.options();
        // In rising order of values, so that every subset is too.
        let mut numbers: Vec<(Value, Slot)> = self
            .cards()
            .filter_map(|(slot, card)| Some((card.value()?, slot)))
            .collect();
        numbers.sort_unstable();
        // Grows every set so far by each further number: all subsets, none twice.
        let mut sets = [(SlotSet::EMPTY, Values::EMPTY); 1 << HAND];
        let mut count = 1;
        for (value, slot) in numbers {
            for at in 0..count {
                let Some(&(mut cards, values)) = sets.get(at) else {
                    return;
                };
                let (Ok(()), Some(values)) = (cards.insert(slot), values.with(value)) else {
                    return;
                };
                if values.may_be_discarded(options) {
                    actions.push(Action::Discard { cards });
                }
                if let Some(next) = sets.get_mut(count + at) {
                    *next = (cards, values);
                }
            }
            count *= 2;
        }
    }
}
