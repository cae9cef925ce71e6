//! Bots against bots, by the thousand: how long games last, who wins, and how they end.
//!
//! `cargo run --release -p bots --example tournament -- --help` lists what can be chosen. The same
//! seed prints the same table, on however many threads.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal"
)]

mod arguments;
mod play;
mod report;

use std::process::ExitCode;

use arguments::{Arguments, Section};
use bots::Level;
use play::{Player, Series};
use report::{Figures, duel, lengths, share};
use rules::{Edition, Preset};

/// Mean turns for two to five seats, of an independent simulation with greedy bots.
const CLASSIC: Figures = Figures([21.8, 29.0, 23.8, 26.6]);
const DELUXE: Figures = Figures([19.7, 25.9, 21.5, 24.8]);
/// The same with random bots, classic.
const RANDOM: Figures = Figures([36.0, 47.0, 40.0, 45.0]);

fn main() -> ExitCode {
    let arguments = match Arguments::parse(std::env::args().skip(1)) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            println!("{}", arguments::HELP);
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    println!("seed {}", arguments.seed);
    for section in Section::ALL {
        if arguments.section.is_none_or(|only| only == section) {
            run(section, &arguments);
        }
    }
    ExitCode::SUCCESS
}

fn run(section: Section, arguments: &Arguments) {
    let games = arguments.games.unwrap_or(section.games());
    let series = |preset, players: Vec<Player>| Series {
        preset,
        players,
        games,
        seed: arguments.seed,
        threads: arguments.threads,
    };
    let normal = Player::Bot(Level::Normal);
    let easy = Player::Bot(Level::Easy);
    let hard = Player::Bot(Level::Hard);
    match section {
        Section::Normal => {
            for (edition, figures) in [(Edition::Classic, &CLASSIC), (Edition::Deluxe, &DELUXE)] {
                let preset = match edition {
                    Edition::Classic => Preset::Standard,
                    Edition::Deluxe => Preset::Deluxe,
                };
                let title = format!("normal bots, {edition:?} deck, {games} games a row");
                lengths(&title, Some(figures), |seats| {
                    series(preset, vec![normal; seats]).play()
                });
            }
        }
        Section::Easy => {
            let title = format!("easy bots, classic deck, {games} games a row");
            lengths(&title, None, |seats| {
                series(Preset::Standard, vec![easy; seats]).play()
            });
            let title =
                format!("players who choose blindly among all legal actions, {games} games a row");
            lengths(&title, Some(&RANDOM), |seats| {
                series(Preset::Standard, vec![Player::Random; seats]).play()
            });
            println!(
                "(blind players throw Kings away as often as they play them: every single discard is \
                 an action; the players of the expected figures are not described so closely)"
            );
            duel(
                "normal",
                "easy",
                &series(Preset::Standard, vec![normal, easy]),
            );
            duel(
                "random",
                "normal",
                &series(Preset::Standard, vec![Player::Random, normal]),
            );
        }
        Section::Hard => {
            duel(
                "hard",
                "normal",
                &series(Preset::Standard, vec![hard, normal]),
            );
        }
        Section::Tables => {
            println!("\none hard bot among normal ones, {games} games a row");
            println!("deck     seats   hard wins          even share");
            for preset in [Preset::Standard, Preset::Deluxe] {
                for seats in 3..=5 {
                    let mut players = vec![normal; seats];
                    players.splice(..1, [hard]);
                    share(preset, &series(preset, players));
                }
            }
        }
    }
}
