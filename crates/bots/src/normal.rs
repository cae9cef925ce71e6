//! The normal bot: the greedy order, played from a view.

use rules::{Action, Dice, View};

use crate::actions;
use crate::discards::Discards;
use crate::greedy::{self, Style};
use crate::scene::Scene;

/// The action of the greedy order. Queens put back are forgotten, unless the table marks them.
pub(crate) fn choose(view: &View<'_>, discards: &Discards, dice: &mut Dice) -> Option<Action> {
    let style = Style {
        remembers: view.game().options().memory_help,
        ..Style::PLAIN
    };
    let hand = actions::hand(view);
    let choice = greedy::choose(&Scene::of(view), view.seat(), hand, discards, style, dice);
    actions::action(view, choice, dice)
}
