//! From a policy's move back to slots and places.

use rules::{Action, Attack, Dice, Face, Place, Queen, SingleDiscard, Slot, SlotSet, View, Weapon};

use crate::hand::{Hand, Sort};
use crate::scene::{Move, Sleeper};

/// The own cards whose faces are known, by slot.
pub(crate) fn cards(view: &View<'_>) -> impl Iterator<Item = (Slot, Sort)> {
    view.hand()
        .filter_map(|(slot, card)| Some((slot, card?.into())))
}

/// The own hand, as far as its faces are known.
pub(crate) fn hand(view: &View<'_>) -> Hand {
    cards(view).map(|(_, sort)| sort).collect()
}

/// The action that carries out a move. Cards of a sort are alike, and so are places where nobody
/// knows who sleeps: the oldest card goes, and the dice choose the place.
pub(crate) fn action(view: &View<'_>, choice: Move, dice: &mut Dice) -> Option<Action> {
    let slot = |sort: Sort| {
        cards(view)
            .find(|&(_, held)| held == sort)
            .map(|(slot, _)| slot)
    };
    Some(match choice {
        Move::King(sleeper) => Action::King {
            king: slot(Sort::KING)?,
            place: place(view, sleeper, dice)?,
        },
        Move::Attack(Attack {
            weapon: Weapon::Knight,
            owner: from,
            queen,
        }) => Action::Knight {
            knight: slot(Sort::KNIGHT)?,
            from,
            queen,
        },
        Move::Attack(Attack {
            weapon: Weapon::Potion,
            owner: from,
            queen,
        }) => Action::Potion {
            potion: slot(Sort::POTION)?,
            from,
            queen,
        },
        Move::Jester => Action::Jester {
            jester: slot(Sort::JESTER)?,
        },
        Move::Discard(set) => discard(view, set)?,
        Move::Block => {
            let Some(rules::Decision::Answer(attack)) = view.decision() else {
                return None;
            };
            Action::Block {
                card: slot(Sort::of(attack.weapon.stopped_by()))?,
            }
        }
        Move::LetGo => Action::LetGo,
        Move::Wake(sleeper) => Action::Pick {
            place: place(view, sleeper, dice)?,
        },
    })
}

fn discard(view: &View<'_>, set: Hand) -> Option<Action> {
    let mut left = set;
    let mut slots = Vec::with_capacity(set.len());
    for (slot, sort) in cards(view) {
        if left.has(sort) {
            left = left.without(sort);
            slots.push(slot);
        }
    }
    let numbers_only = view.game().options().single_discard == SingleDiscard::NumbersOnly;
    match slots.as_slice() {
        &[discard] if numbers_only && set.numbers().is_empty() => {
            Some(Action::ShowHand { discard })
        }
        _ => SlotSet::new(slots)
            .ok()
            .map(|cards| Action::Discard { cards }),
    }
}

fn place(view: &View<'_>, sleeper: Sleeper, dice: &mut Dice) -> Option<Place> {
    let wanted: Option<Queen> = match sleeper {
        Sleeper::Seen(queen) => Some(queen),
        Sleeper::Unseen => None,
    };
    let places: Vec<Place> = view
        .game()
        .sleeping()
        .filter(|&(_, slot)| view.game().face(slot).and_then(Face::queen) == wanted)
        .map(|(place, _)| place)
        .collect();
    dice.pick(&places).copied()
}

/// Lays the queen of a Potion on any free place.
pub(crate) fn lay(view: &View<'_>, dice: &mut Dice) -> Option<Action> {
    let places: Vec<Place> = view.game().free_places().collect();
    dice.pick(&places).map(|&place| Action::Lay { place })
}
