//! The easy bot: anything sensible, at random.

use rules::{Action, Attack, Dice, View, Weapon};

use crate::actions;
use crate::discards::Discards;
use crate::greedy::{self, Style};
use crate::hand::{Hand, Sort};
use crate::scene::{Ask, Move, Scene, Sleeper};

/// Any card that does something, or a discard of numbers, each kind as likely. It never throws a
/// power card away while it has another move, stops an attack half of the time, and wakes anybody;
/// half of the time it looks at the marks, where the table marks queens that were put back.
pub(crate) fn choose(view: &View<'_>, discards: &Discards, dice: &mut Dice) -> Option<Action> {
    let scene = Scene::of(view);
    let hand = actions::hand(view);
    let choice = match scene.ask {
        Ask::Answer(attack) => {
            if hand.has(Sort::of(attack.weapon.stopped_by())) && dice.below(2) == 0 {
                Move::Block
            } else {
                Move::LetGo
            }
        }
        Ask::Wake(_) => Move::Wake(sleeper(view, &scene, dice)),
        Ask::Turn | Ask::Over(_) => turn(view, &scene, hand, discards, dice),
    };
    actions::action(view, choice, dice)
}

fn turn(view: &View<'_>, scene: &Scene, hand: Hand, discards: &Discards, dice: &mut Dice) -> Move {
    let mut choices = Vec::with_capacity(5);
    if hand.has(Sort::KING) {
        choices.push(Move::King(sleeper(view, scene, dice)));
    }
    for weapon in [Weapon::Knight, Weapon::Potion] {
        if hand.has(Sort::of(weapon.kind())) {
            let attacks: Vec<Attack> = scene.attacks(view.seat(), weapon).collect();
            choices.extend(dice.pick(&attacks).copied().map(Move::Attack));
        }
    }
    if hand.has(Sort::JESTER) {
        choices.push(Move::Jester);
    }
    let sets = discards.all(hand);
    choices.extend(dice.pick(&sets).copied().map(Move::Discard));
    let choice = dice.pick(&choices).copied();
    choice.unwrap_or_else(|| Move::Discard(greedy::power_card(hand)))
}

fn sleeper(view: &View<'_>, scene: &Scene, dice: &mut Dice) -> Sleeper {
    let style = Style {
        remembers: view.game().options().memory_help && dice.below(2) == 0,
        ..Style::PLAIN
    };
    greedy::sleeper(scene, view.seat(), style, dice)
}
