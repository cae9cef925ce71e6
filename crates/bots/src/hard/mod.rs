//! The hard bot: tries each choice out on imagined tables.
//!
//! What the view does not show is dealt at random, again and again ([`world`]); every choice worth
//! trying ([`candidates`]) is played out on the same tables for a few turns, everybody following the
//! sharp greedy policy, and what has come of it is judged by [`evaluate`]. The budget is a fixed
//! number of trials, spent by successive halving (Karnin, Koren and Somekh, ICML 2013): after each
//! round the better half of the choices goes on.

mod candidates;
mod evaluate;
#[cfg(test)]
mod fit;
mod guess;
#[cfg(test)]
mod side_by_side;
mod weights;
mod world;

use core::cmp::Reverse;

use rules::{Action, Dice, Seat, View};

use crate::actions;
use crate::discards::Discards;
use crate::greedy::{self, Style};
use crate::scene::{Ask, Move, Scene};
use guess::Guess;
use world::World;

/// How many trials a decision takes.
const TRIALS: usize = 5000;

/// How many turns a trial lasts, the first one included, unless the game ends before.
const HORIZON: usize = 4;

/// No trial takes more choices: a bound, far beyond what a few turns need.
const CHOICES: usize = 200;

/// What a whole victory counts.
const VICTORY: u64 = 60_000;

/// The action that does best on imagined tables.
pub(crate) fn choose(view: &View<'_>, discards: &Discards, dice: &mut Dice) -> Option<Action> {
    let scene = Scene::of(view);
    let choices = candidates::candidates(view, &scene, discards);
    let best = match choices.as_slice() {
        [] => return None,
        [only] => *only,
        _ => Search {
            guess: Guess::new(view),
            seat: view.seat(),
            discards,
            worlds: Dice::new(dice.next()),
        }
        .best_of(choices)?,
    };
    actions::action(view, best, dice)
}

struct Search<'a> {
    guess: Guess,
    seat: Seat,
    discards: &'a Discards,
    /// A seed for each world.
    worlds: Dice,
}

impl Search<'_> {
    fn best_of(mut self, choices: Vec<Move>) -> Option<Move> {
        let rounds = choices.len().next_power_of_two().ilog2().max(1) as usize;
        let mut tried: Vec<(u64, Move)> = choices.into_iter().map(|choice| (0, choice)).collect();
        while tried.len() > 1 {
            for _ in 0..TRIALS / rounds / tried.len() {
                // The same world for every choice, so that luck favours none.
                let world = self.guess.imagine(Dice::new(self.worlds.next()));
                for (score, choice) in &mut tried {
                    *score += self.trial(world.clone(), *choice);
                }
            }
            // A stable sort: the earlier candidate wins a tie.
            tried.sort_by_key(|&(score, _)| Reverse(score));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.first().map(|&(_, choice)| choice)
    }

    /// What comes of a choice in one world.
    fn trial(&self, mut world: World, choice: Move) -> u64 {
        let mut turn = world.scene.turn;
        let mut turns = 0;
        world.play(choice);
        for _ in 0..CHOICES {
            if world.scene.turn != turn {
                turn = world.scene.turn;
                turns += 1;
                if turns == HORIZON {
                    break;
                }
            }
            let Some(seat) = world.scene.asked() else {
                break;
            };
            let hand = world.hands[seat];
            let (scene, dice) = (&world.scene, &mut world.dice);
            let next = greedy::choose(scene, seat, hand, self.discards, Style::SHARP, dice);
            world.play(next);
        }
        match world.scene.ask {
            Ask::Over(winners) if winners.contains(self.seat) => {
                VICTORY / winners.len().max(1) as u64
            }
            Ask::Over(_) => 0,
            Ask::Turn | Ask::Answer(_) | Ask::Wake(_) => {
                evaluate::chance(&world, self.seat, self.discards)
            }
        }
    }
}
