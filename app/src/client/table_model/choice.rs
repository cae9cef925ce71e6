//! What the cards one has picked up can be used for.

use rules::{
    Action, Card, Decision, DiscardSet, Kind, Place, Queen, Seat, Slot, SlotSet, View, Weapon,
    discard_set,
};

use super::Asked;

/// Everything the picked cards allow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choice {
    /// Sleeping queens to wake, or free places to lay one on.
    pub(crate) places: Vec<(Place, Action)>,
    /// Awake queens to attack.
    pub(crate) queens: Vec<(Seat, Queen, Action)>,
    /// The card does its work without a target: a Jester.
    pub(crate) play: Option<Action>,
    /// The cards can be swapped for new ones.
    pub(crate) discard: Option<Action>,
    /// What they are as a discard.
    pub(crate) set: Option<DiscardSet>,
}

/// Why a card does nothing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhyNot {
    /// Somebody else is to choose.
    NotYourTurn,
    /// Its face is on its way.
    Unseen,
    /// A queen is to be chosen now, no card.
    ChooseAPlace,
    /// Only the card that stops the attack helps now.
    OnlyStops(Weapon),
    /// A lesson asks for something else.
    NotTaught,
    /// At this table it is not discarded alone, and there is nothing else to do with it.
    NoUse,
}

impl Choice {
    /// What the picked cards allow; without cards, what a choice of a queen or a place allows.
    pub(crate) fn of(view: &View<'_>, asked: Asked, picked: &[Slot]) -> Self {
        let mut choice = Self::default();
        if !matches!(asked, Asked::Turn { .. } | Asked::Wake(_) | Asked::Lay(_)) {
            return choice;
        }
        let Ok(cards) = SlotSet::new(picked.iter().copied()) else {
            return choice;
        };
        for action in view.legal_actions() {
            match action {
                Action::Pick { place } | Action::Lay { place } => {
                    choice.places.push((place, action));
                }
                _ if cards.is_empty() || action.named_slots() != cards => {}
                Action::King { place, .. } => choice.places.push((place, action)),
                Action::Knight { from, queen, .. } | Action::Potion { from, queen, .. } => {
                    choice.queens.push((from, queen, action));
                }
                Action::Jester { .. } => choice.play = Some(action),
                Action::Discard { .. } | Action::ShowHand { .. } => choice.discard = Some(action),
                Action::Block { .. } | Action::LetGo => {}
            }
        }
        let faces: Vec<Card> = picked
            .iter()
            .filter_map(|&slot| view.face(slot).and_then(rules::Face::card))
            .collect();
        choice.set =
            discard_set(&faces, view.game().options()).filter(|_| choice.discard.is_some());
        choice
    }
}

/// Why a card can neither be played nor discarded now, if so.
pub(crate) fn why_not(
    view: &View<'_>,
    asked: Asked,
    slot: Slot,
    card: Option<Card>,
) -> Option<WhyNot> {
    let Some(card) = card else {
        return Some(WhyNot::Unseen);
    };
    match asked {
        Asked::Turn { .. } => {
            let legal = view.legal_actions();
            let used = |action: &Action| action.named_slots().contains(slot);
            (!legal.iter().any(used)).then_some(WhyNot::NoUse)
        }
        Asked::Answer(attack) => {
            let stops = card.kind() == attack.weapon.stopped_by();
            (!stops).then_some(WhyNot::OnlyStops(attack.weapon))
        }
        Asked::Wake(_) | Asked::Lay(_) => Some(WhyNot::ChooseAPlace),
        Asked::Wait(..) | Asked::Cards | Asked::Over => Some(WhyNot::NotYourTurn),
    }
}

/// Why a power card that is picked has no target.
pub(super) fn lacks_target(view: &View<'_>, kind: Kind) -> bool {
    let turn = matches!(view.decision(), Some(Decision::Turn { .. }));
    let nobody = match kind {
        Kind::King => view.game().sleeping().next().is_none(),
        Kind::Knight => view.targets(Weapon::Knight).next().is_none(),
        Kind::Potion => view.targets(Weapon::Potion).next().is_none(),
        Kind::Jester | Kind::Dragon | Kind::Wand | Kind::Number(_) => false,
    };
    turn && nobody
}

#[cfg(test)]
mod tests {
    use rules::View;

    use super::super::TableModel;
    use super::super::tests::{seat, table};
    use super::*;

    fn pick(view: &View<'_>, cards: &[usize]) -> Choice {
        let model = TableModel::of(view, true);
        let slots: Vec<Slot> = cards.iter().map(|&at| model.hand[at].slot).collect();
        Choice::of(view, model.asked, &slots)
    }

    #[test]
    fn a_king_lights_up_the_sleepers_and_can_be_discarded_too() {
        let table = table(&["King:Cookie", "2a", "3a", "5a", "Dragon:a"]);
        let choice = pick(&table.view(seat(0)), &[0]);
        assert_eq!(choice.places.len(), 10);
        assert!(choice.queens.is_empty() && choice.play.is_none());
        assert!(choice.discard.is_some());
    }

    #[test]
    fn a_knight_lights_up_others_queens_save_the_rival() {
        // The Dog Queen lies before us, so the Cat Queen cannot be stolen.
        let table = table(&["Knight:red", "Potion:a"]);
        let view = table.view(seat(0));
        assert!(pick(&view, &[0]).queens.is_empty());
        assert!(lacks_target(&view, Kind::Knight));
        let choice = pick(&view, &[1]);
        assert_eq!(choice.queens.len(), 1);
        assert!(!lacks_target(&view, Kind::Potion));
    }

    #[test]
    fn numbers_are_a_discard_if_they_make_a_set() {
        let table = table(&["2a", "3a", "5a", "9a", "Jester:a"]);
        let view = table.view(seat(0));
        let sum = pick(&view, &[0, 1, 2]);
        assert!(matches!(sum.set, Some(DiscardSet::Equation(_))));
        assert!(pick(&view, &[0, 3]).discard.is_none());
        assert!(pick(&view, &[0, 4]).discard.is_none());
        assert!(pick(&view, &[4]).play.is_some());
    }

    #[test]
    fn nothing_is_allowed_while_others_choose() {
        let table = table(&["King:Cookie"]);
        let choice = pick(&table.view(seat(1)), &[0]);
        assert!(choice.places.is_empty() && choice.discard.is_none());
        let model = TableModel::of(&table.view(seat(1)), true);
        assert!(
            model
                .hand
                .iter()
                .all(|held| held.why_not == Some(WhyNot::NotYourTurn))
        );
    }
}
