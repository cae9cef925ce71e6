//! Fits the weights of the evaluation to games that the greedy policy plays against itself.
//!
//! `cargo test --release -p bots fit_the_weights -- --ignored --nocapture` prints `weights.rs`
//! anew; it takes a few minutes. The last digits may depend on the exponential of the system.

use core::fmt::Write as _;

use rules::{Command, Dice, Game, Knowledge, Preset, Seat, View};

use super::evaluate::groups;
use super::guess::Guess;
use super::weights::WEIGHTS;
use super::world::World;
use crate::discards::Discards;
use crate::greedy::{self, Style};
use crate::scene::Ask;

const GAMES: u32 = 600_000;

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

#[test]
#[ignore = "takes minutes, and prints what weights.rs holds"]
fn fit_the_weights() {
    let mut file = String::from(
        "//! Fitted by `fit.rs`; not to be edited by hand.\n\n\
         /// In thousandths, for tables of two to five players.\n#[rustfmt::skip]\n",
    );
    let _ = writeln!(
        file,
        "pub(super) static WEIGHTS: [[i16; {}]; 4] = [",
        WEIGHTS[0].len()
    );
    for players in 2..=5 {
        let mut tables =
            [Preset::Standard, Preset::Deluxe].map(|preset| Table::new(preset, players));
        let count = WEIGHTS[0].len();
        let mut fit = Fit {
            weights: vec![0.0; count],
            moved: vec![1e-3; count],
        };
        for game in 0..GAMES {
            let rate = 1.01 - f64::from(game) / f64::from(GAMES);
            let (states, shares) = tables[game as usize % 2].play(u64::from(game));
            for state in &states {
                fit.learn(state, &shares, rate);
            }
        }
        let _ = writeln!(file, "    [");
        for row in fit.weights.chunks(10) {
            let row: Vec<String> = row.iter().map(|w| format!("{:.0}", w * 1000.0)).collect();
            let _ = writeln!(file, "        {},", row.join(", ").replace("-0,", "0,"));
        }
        let _ = writeln!(file, "    ],");
    }
    let _ = writeln!(file, "];");
    println!("{file}");
}
