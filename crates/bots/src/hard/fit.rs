//! Fits the weights of the evaluation to games that the greedy policy plays against itself.
//!
//! With `BOTS_FIT_GAMES=600000` in the environment, `cargo test --release -p bots fitted_weights --
//! --nocapture` prints `weights.rs` anew; it takes a few minutes. The last digits may depend on the
//! exponential of the system. Without it a small fit is made, to see that it still leads there.

use core::fmt::Write as _;

use rules::{Command, Dice, Game, Knowledge, Preset, Seat, View};

use super::evaluate::groups;
use super::guess::Guess;
use super::weights::WEIGHTS;
use super::world::World;
use crate::discards::Discards;
use crate::greedy::{self, Style};
use crate::scene::Ask;

/// Enough to see where the fit leads.
const GAMES: u32 = 20_000;

/// For each player the weights that count.
type State = Vec<Vec<usize>>;

struct Table {
    discards: &'static Discards,
    before_the_deal: Guess,
}

impl Table {
    /// A table as somebody sees it who has looked at no card.
    fn new(preset: Preset, players: usize) -> Self {
        let options = preset.options();
        let dealer = Seat::all().nth(players - 1).unwrap();
        let mut game = Game::new(options, players, dealer).unwrap();
        game.apply(&Command::Shuffled).unwrap();
        let nothing = Knowledge::new();
        Self {
            discards: Discards::of(&options),
            before_the_deal: Guess::new(&View::new(&game, &nothing, dealer)),
        }
    }

    /// A game: the states at the beginning of every turn, and what each player got of the victory.
    fn play(&mut self, seed: u64) -> (Vec<State>, Vec<f64>) {
        let mut world = self.before_the_deal.imagine(Dice::new(seed));
        let mut states = Vec::new();
        let mut turn = None;
        while let Some(seat) = world.scene.asked() {
            if turn != Some(world.scene.turn) {
                turn = Some(world.scene.turn);
                states.push(self.state(&world));
            }
            let hand = world.hands[seat];
            let scene = world.scene;
            let dice = &mut world.dice;
            let next = greedy::choose(&scene, seat, hand, self.discards, Style::SHARP, dice);
            world.play(next);
        }
        let Ask::Over(winners) = world.scene.ask else {
            unreachable!("somebody has won");
        };
        let share = 1.0 / f64::from(u8::try_from(winners.len()).unwrap());
        let playing = world.scene.playing.iter();
        let shares = playing.map(|seat| if winners.contains(seat) { share } else { 0.0 });
        (states, shares.collect())
    }

    fn state(&self, world: &World) -> State {
        let playing = world.scene.playing.iter();
        playing
            .map(|seat| {
                let (mut first, mut counting) = (0, Vec::new());
                groups(world, seat, self.discards, |size, member| {
                    counting.extend(member.map(|member| first + member));
                    first += size;
                });
                counting
            })
            .collect()
    }
}

/// Softmax regression by `AdaGrad`: each weight moves as far as it is new.
struct Fit {
    weights: Vec<f64>,
    moved: Vec<f64>,
}

impl Fit {
    fn learn(&mut self, state: &State, shares: &[f64], rate: f64) {
        let sums: Vec<f64> = state
            .iter()
            .map(|counting| {
                counting
                    .iter()
                    .map(|&at| self.weights[at])
                    .sum::<f64>()
                    .exp()
            })
            .collect();
        let total: f64 = sums.iter().sum();
        for ((counting, share), sum) in state.iter().zip(shares).zip(sums) {
            let error = share - sum / total;
            for &at in counting {
                self.moved[at] += error * error;
                self.weights[at] += rate * error / self.moved[at].sqrt();
            }
        }
    }
}

/// The weights for tables of so many players.
fn fit(players: usize, games: u32) -> Vec<f64> {
    let mut tables = [Preset::Standard, Preset::Deluxe].map(|preset| Table::new(preset, players));
    let count = WEIGHTS[0].len();
    let mut fit = Fit {
        weights: vec![0.0; count],
        moved: vec![1e-3; count],
    };
    for game in 0..games {
        let rate = 1.01 - f64::from(game) / f64::from(games);
        let (states, shares) = tables[game as usize % 2].play(u64::from(game));
        for state in &states {
            fit.learn(state, &shares, rate);
        }
    }
    fit.weights
}

/// How far two lists of weights point the same way: 1 if they do.
fn likeness(fitted: &[f64], stored: &[i16]) -> f64 {
    let pairs = || {
        let stored = stored.iter().map(|&weight| f64::from(weight));
        fitted.iter().copied().zip(stored)
    };
    let product = |of: fn((f64, f64)) -> f64| pairs().map(of).sum::<f64>();
    product(|(a, b)| a * b) / (product(|(a, _)| a * a) * product(|(_, b)| b * b)).sqrt()
}

#[test]
fn the_fitted_weights_are_those_that_are_stored() {
    let games = std::env::var("BOTS_FIT_GAMES").ok();
    let games: u32 = games.map_or(GAMES, |games| games.parse().unwrap());
    let mut file = String::from(
        "//! Fitted by `fit.rs`; not to be edited by hand.\n\n\
         /// In thousandths, for tables of two to five players.\n#[rustfmt::skip]\n",
    );
    let _ = writeln!(
        file,
        "pub(super) static WEIGHTS: [[i16; {}]; 4] = [",
        WEIGHTS[0].len()
    );
    for (players, stored) in (2..=5).zip(WEIGHTS) {
        let weights = fit(players, games);
        let likeness = likeness(&weights, &stored);
        println!("{players} players, {games} games: likeness {likeness:.3}");
        assert!(likeness > 0.8, "{likeness}");
        let _ = writeln!(file, "    [");
        for row in weights.chunks(10) {
            let row: Vec<String> = row.iter().map(|w| format!("{:.0}", w * 1000.0)).collect();
            let _ = writeln!(file, "        {},", row.join(", ").replace("-0,", "0,"));
        }
        let _ = writeln!(file, "    ],");
    }
    let _ = writeln!(file, "];");
    if games > GAMES {
        println!("{file}");
    }
}
