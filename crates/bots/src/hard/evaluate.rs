//! How likely a player of an imagined table is to win.
//!
//! Each player's prospects are a sum of weights, one from each of a few groups: how the court
//! stands, how many Kings are at hand with so many queens, whether a Dragon meets the Knights of
//! the others, and so on. The chance to win is the softmax of these sums. The weights were fitted to
//! games that the greedy policy played against itself; `fit.rs` does that again.

use rules::{Queen, Seat, Weapon};

use super::VICTORY;
use super::weights::WEIGHTS;
use super::world::World;
use crate::discards::Discards;
use crate::hand::Sort;

/// What `seat` may expect of a victory when a turn begins.
pub(super) fn chance(world: &World, seat: Seat, discards: &Discards) -> u64 {
    let scene = &world.scene;
    let table = scene.playing.len().saturating_sub(2);
    let weights: &[i16] = WEIGHTS.get(table).map_or(&[], |weights| weights);
    let prospects = |seat: Seat| -> i32 {
        let (mut first, mut sum) = (0, 0);
        groups(world, seat, discards, |size, member| {
            let weight = member.and_then(|member| weights.get(first + member));
            sum += weight.copied().map_or(0, i32::from);
            first += size;
        });
        sum
    };
    let best = scene.playing.iter().map(prospects).max().unwrap_or(0);
    let share = |seat| decay(best - prospects(seat));
    let total: u64 = scene.playing.iter().map(share).sum();
    VICTORY * share(seat) / total.max(1)
}

/// e to the power of minus so many thousandths, as a fraction of 2^31: the limit of
/// (1 - x / n)^n, in integers, so that every system chooses alike.
fn decay(thousandths: i32) -> u64 {
    const ONE: u64 = 1 << 31;
    let exponent = u64::try_from(thousandths.clamp(0, 10_000)).unwrap_or_default();
    let mut power = ONE - exponent * ONE / 1_024_000;
    for _ in 0..10 {
        power = (power * power) >> 31;
    }
    power
}

/// Calls back for each group of weights with its size, and with which of them counts, if any does.
pub(super) fn groups(
    world: &World,
    seat: Seat,
    discards: &Discards,
    mut group: impl FnMut(usize, Option<usize>),
) {
    let scene = &world.scene;
    let hand = world.hands[seat];
    let others = || scene.playing.iter().filter(move |&other| other != seat);
    let held = |sort, most| usize::try_from(hand.count(sort)).map_or(most, |n| n.min(most));
    let to_move = usize::from(scene.turn == seat);
    let queens = scene.courts[seat].len().min(4);
    let fives = |points: u8| usize::from(points / 5);
    // Junior tables have no points: a queen then stands for ten.
    let points = scene
        .goal
        .points
        .map_or(2 * queens, |_| fives(scene.points[seat]).min(9));
    group(50, Some(queens * 10 + points));
    group(10, Some(queens * 2 + to_move));

    let kings = held(Sort::KING, 3);
    group(40, Some((kings * 5 + queens) * 2 + to_move));

    let knights = held(Sort::KNIGHT, 2);
    let (mut prey, mut knight_wins) = (0, false);
    if knights > 0 {
        for attack in scene.attacks(seat, Weapon::Knight) {
            prey = prey.max(fives(attack.queen.points()));
            knight_wins |= scene.would_win(seat, attack.queen);
        }
    }
    group(30, Some((knights * 5 + prey) * 2 + to_move));

    let potions = held(Sort::POTION, 2);
    let rival = others().map(|other| scene.courts[other].len()).max();
    let rival = rival.unwrap_or_default().min(4);
    group(30, Some((potions * 5 + rival) * 2 + to_move));
    group(6, Some(held(Sort::JESTER, 2) * 2 + to_move));

    // Defences, by how much there is to defend.
    let dragons = held(Sort::DRAGON, 2);
    let wands = held(Sort::WAND, 2);
    let worth = queens.div_ceil(2);
    group(9, Some(dragons * 3 + worth));
    group(9, Some(wands * 3 + worth));
    for (weapon, stopped) in [(Sort::KNIGHT, dragons > 0), (Sort::POTION, wands > 0)] {
        let against: u64 = others().map(|other| world.hands[other].count(weapon)).sum();
        let against = usize::try_from(against).map_or(2, |n| n.min(2));
        let danger = (against * 2 + usize::from(stopped)) * 5 + queens;
        group(30, (queens > 0).then_some(danger));
    }

    group(
        6,
        Some(discards.best(hand).map_or(0, |set| set.len().min(5))),
    );
    let wait = scene.playing.clockwise_after(scene.turn);
    let wait = wait.take_while(|&other| other != seat).count();
    group(5, Some(if to_move == 1 { 0 } else { (wait + 1).min(4) }));

    // One more queen of ten points wins.
    let near = queens + 1 >= usize::from(scene.goal.queens)
        || scene
            .goal
            .points
            .is_some_and(|goal| scene.points[seat] + 10 >= goal);
    let by_king = usize::from(kings > 0) * 2 + to_move;
    group(4, near.then_some(by_king));
    group(2, knight_wins.then_some(to_move));

    // Whom a King would wake for certain.
    let rose = kings > 0 && scene.seen.contains(Queen::Rose);
    let prize = |queen: Queen| queen.points() >= 15 && !scene.is_barred(seat, queen);
    let prize = kings > 0 && scene.seen.iter().any(prize);
    group(1, rose.then_some(0));
    group(1, prize.then_some(0));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decay_is_close_to_the_exponential() {
        for (thousandths, expected) in [(0, 1.0), (693, 0.5), (2303, 0.1), (-5, 1.0)] {
            #[expect(clippy::cast_precision_loss, reason = "far below the precision")]
            let found = decay(thousandths) as f64 / f64::from(1u32 << 31);
            assert!((found - expected).abs() < 0.002, "{thousandths}: {found}");
        }
    }

    #[test]
    fn there_are_as_many_weights_as_the_groups_ask_for() {
        let table = rules::OpenDealer::new(rules::Options::default(), 2, 1).unwrap();
        let (seat, _) = table.game().decision().unwrap();
        let world = crate::hard::guess::Guess::new(&table.view(seat)).imagine(rules::Dice::new(1));
        let discards = Discards::of(table.game().options());
        let mut count = 0;
        groups(&world, seat, discards, |size, member| {
            assert!(member.is_none_or(|member| member < size));
            count += size;
        });
        assert!(WEIGHTS.iter().all(|weights| weights.len() == count));
    }
}
