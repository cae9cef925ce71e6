//! The greedy order of play: King, Knight, Potion, Jester, equation, pair, single.

use rules::{Attack, Dice, Queen, Seat, Weapon};

use crate::discards::Discards;
use crate::hand::{Hand, Sort};
use crate::scene::{Ask, Move, Scene, Sleeper};

/// How the greedy order is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// Whether it knows the places of the queens that were put back.
    pub(crate) remembers: bool,
    /// Whether a Knight goes before a King when the prize is worth it.
    pub(crate) robs_first: bool,
}

impl Style {
    /// As the normal bot plays.
    pub(crate) const PLAIN: Self = Self {
        remembers: false,
        robs_first: false,
    };

    /// As everybody plays in a game that the hard bot imagines.
    pub(crate) const SHARP: Self = Self {
        remembers: true,
        robs_first: true,
    };
}

/// The move of `seat`, of whom the scene asks one.
pub(crate) fn choose(
    scene: &Scene,
    seat: Seat,
    hand: Hand,
    discards: &Discards,
    style: Style,
    dice: &mut Dice,
) -> Move {
    match scene.ask {
        Ask::Answer(attack) if hand.has(Sort::of(attack.weapon.stopped_by())) => Move::Block,
        Ask::Answer(_) => Move::LetGo,
        Ask::Wake(_) => Move::Wake(sleeper(scene, seat, style, dice)),
        Ask::Turn | Ask::Over(_) => {
            if style.robs_first
                && hand.has(Sort::KNIGHT)
                && let Some(attack) = prey(scene, seat, Weapon::Knight)
                && is_worth_a_turn(scene, seat, attack)
            {
                return Move::Attack(attack);
            }
            if hand.has(Sort::KING) {
                return Move::King(sleeper(scene, seat, style, dice));
            }
            for weapon in [Weapon::Knight, Weapon::Potion] {
                if hand.has(Sort::of(weapon.kind()))
                    && let Some(attack) = prey(scene, seat, weapon)
                {
                    return Move::Attack(attack);
                }
            }
            if hand.has(Sort::JESTER) {
                return Move::Jester;
            }
            Move::Discard(discards.best(hand).unwrap_or_else(|| power_card(hand)))
        }
    }
}

/// The most valuable queen that may be attacked; among equals that of the player closest to
/// winning.
fn prey(scene: &Scene, seat: Seat, weapon: Weapon) -> Option<Attack> {
    scene
        .attacks(seat, weapon)
        .max_by_key(|attack| (attack.queen.points(), scene.progress(attack.owner)))
}

fn is_worth_a_turn(scene: &Scene, seat: Seat, attack: Attack) -> bool {
    attack.queen.points() >= 10
        || scene.progress(attack.owner) >= 40
        || scene.would_win(seat, attack.queen)
}

/// Which power card goes when there is nothing else: one of two alike, and what defends before
/// what attacks.
pub(crate) fn power_card(hand: Hand) -> Hand {
    const ORDER: [Sort; 6] = [
        Sort::WAND,
        Sort::DRAGON,
        Sort::POTION,
        Sort::KNIGHT,
        Sort::JESTER,
        Sort::KING,
    ];
    let least = |count| ORDER.into_iter().find(|&sort| hand.count(sort) >= count);
    least(2).or_else(|| least(1)).map_or(Hand::EMPTY, Hand::one)
}

/// Whom to wake. Without memory, any place is as good as another.
pub(crate) fn sleeper(scene: &Scene, seat: Seat, style: Style, dice: &mut Dice) -> Sleeper {
    let (seen, unseen) = (scene.seen, scene.unseen);
    if seen.is_empty() {
        return Sleeper::Unseen;
    }
    if !style.remembers {
        let at = dice.below(unseen.len() + seen.len());
        return seen.iter().nth(at).map_or(Sleeper::Unseen, Sleeper::Seen);
    }
    let worth = |queen: Queen| (worth(scene, seat, queen), queen);
    let surprise: usize = unseen.iter().map(|queen| worth(queen).0).sum();
    match seen.iter().map(worth).max() {
        Some((worth, queen)) if worth * unseen.len() >= surprise => Sleeper::Seen(queen),
        _ => Sleeper::Unseen,
    }
}

/// What a queen is worth to a player who wakes her. Rose is two queens.
fn worth(scene: &Scene, seat: Seat, queen: Queen) -> usize {
    if scene.is_barred(seat, queen) {
        0
    } else if scene.would_win(seat, queen) {
        100
    } else if queen.brings_companion() {
        25
    } else {
        usize::from(queen.points())
    }
}
