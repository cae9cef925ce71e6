//! The choices worth trying, each kind once.

use rules::{Attack, Queen, QueenSet, Seat, SingleDiscard, View, Weapon};

use crate::actions;
use crate::discards::Discards;
use crate::hand::{Hand, Sort};
use crate::scene::{Ask, Move, Scene, Sleeper};

/// Every move that differs from the others by more than names.
pub(super) fn candidates(view: &View<'_>, scene: &Scene, discards: &Discards) -> Vec<Move> {
    let seat = view.seat();
    let hand = actions::hand(view);
    match scene.ask {
        Ask::Over(_) => Vec::new(),
        Ask::Answer(attack) => {
            let mut moves = vec![Move::LetGo];
            if hand.has(Sort::of(attack.weapon.stopped_by())) {
                moves.push(Move::Block);
            }
            moves
        }
        Ask::Wake(_) => sleepers(scene, seat).into_iter().map(Move::Wake).collect(),
        Ask::Turn => {
            let numbers_only = view.game().options().single_discard == SingleDiscard::NumbersOnly;
            let mut moves = Vec::new();
            if hand.has(Sort::KING) {
                moves.extend(sleepers(scene, seat).into_iter().map(Move::King));
            }
            for weapon in [Weapon::Knight, Weapon::Potion] {
                if hand.has(Sort::of(weapon.kind())) {
                    moves.extend(attacks(scene, seat, weapon).into_iter().map(Move::Attack));
                }
            }
            if hand.has(Sort::JESTER) {
                moves.push(Move::Jester);
            }
            let dead = moves.is_empty() && hand.numbers().is_empty();
            moves.extend(discards.all(hand).into_iter().map(Move::Discard));
            if !numbers_only || dead {
                moves.extend(power_singles(hand).map(Move::Discard));
            }
            moves
        }
    }
}

/// Whom to wake: each queen whose place is known, and one of the others.
fn sleepers(scene: &Scene, seat: Seat) -> Vec<Sleeper> {
    let mut sleepers = Vec::new();
    if !scene.unseen.is_empty() {
        sleepers.push(Sleeper::Unseen);
    }
    let open: QueenSet = scene
        .seen
        .iter()
        .filter(|&queen| !scene.is_barred(seat, queen))
        .collect();
    // A barred queen spends the wake on nothing: only where there is no other choice.
    let sensible = if open.is_empty() && sleepers.is_empty() {
        scene.seen
    } else {
        open
    };
    let mut met: Vec<(u8, Option<Queen>)> = Vec::new();
    for queen in sensible.iter() {
        if !met.contains(&likeness(queen)) {
            met.push(likeness(queen));
            sleepers.push(Sleeper::Seen(queen));
        }
    }
    sleepers
}

/// Queens of the same worth and without a power play alike.
fn likeness(queen: Queen) -> (u8, Option<Queen>) {
    let special = queen.rival().is_some() || queen.brings_companion() || queen.is_untouchable();
    (queen.points(), special.then_some(queen))
}

fn attacks(scene: &Scene, seat: Seat, weapon: Weapon) -> Vec<Attack> {
    let mut met = Vec::new();
    let mut attacks = Vec::new();
    for attack in scene.attacks(seat, weapon) {
        let like = (attack.owner, likeness(attack.queen));
        if !met.contains(&like) {
            met.push(like);
            attacks.push(attack);
        }
    }
    attacks
}

/// One of each power card, to throw away and draw another. Never a King: to play one is better.
fn power_singles(hand: Hand) -> impl Iterator<Item = Hand> {
    [
        Sort::JESTER,
        Sort::KNIGHT,
        Sort::POTION,
        Sort::DRAGON,
        Sort::WAND,
    ]
    .into_iter()
    .filter(move |&sort| hand.has(sort))
    .map(Hand::one)
}
