//! Plays whole games with everything going wrong, and checks all that is promised of them.
//!
//! `cargo run --release -p integration --example soak -- --games 2000 --seed 1`

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal"
)]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use integration::simulator::{Config, Failure, Simulation, Tally};
use protocol::Suite;

const USAGE: &str =
    "usage: soak [--games NUMBER] [--seed NUMBER] [--threads NUMBER] [--keep-going]";

struct Wish {
    games: u64,
    seed: u64,
    threads: u64,
    keep_going: bool,
}

fn wish(mut words: impl Iterator<Item = String>) -> Result<Wish, String> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let mut wish = Wish {
        games: 100,
        seed: 1,
        threads: cores,
        keep_going: false,
    };
    while let Some(word) = words.next() {
        let mut number = || {
            let value = words
                .next()
                .ok_or_else(|| format!("{word} needs a number after it."))?;
            value
                .parse::<u64>()
                .map_err(|_| format!("{word} needs a whole number, and \"{value}\" is none."))
        };
        match word.as_str() {
            "--games" => wish.games = number()?,
            "--seed" => wish.seed = number()?,
            "--threads" => wish.threads = number()?.clamp(1, 64),
            "--keep-going" => wish.keep_going = true,
            _ => return Err(format!("\"{word}\" is no option of this program.")),
        }
    }
    Ok(wish)
}

fn main() -> ExitCode {
    let wish = match wish(std::env::args().skip(1)) {
        Ok(wish) => wish,
        Err(problem) => {
            eprintln!("{problem}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let suite = match Suite::derive() {
        Ok(suite) => suite,
        Err(problem) => {
            eprintln!("The cards cannot be derived: {problem}.");
            return ExitCode::FAILURE;
        }
    };
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let result: Mutex<(Tally, Vec<Failure>)> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..wish.threads {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= wish.games {
                        return;
                    }
                    let config = Config::stormy(wish.seed.wrapping_add(game));
                    let played = Simulation::new(&suite, config).and_then(|mut table| table.run());
                    let Ok(mut result) = result.lock() else {
                        return;
                    };
                    match played {
                        Ok(tally) => result.0 += tally,
                        Err(failure) => {
                            println!("FAILED {failure}");
                            result.1.push(failure);
                            stop.fetch_or(!wish.keep_going, Ordering::Relaxed);
                        }
                    }
                    let done = result.0.games + result.1.len() as u64;
                    if done.is_multiple_of(100) {
                        println!("{done} games, {} s", begun.elapsed().as_secs());
                    }
                }
            });
        }
    });
    let (tally, failures) = result
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    for (name, number) in tally.lines() {
        println!("{name:<24}{number:>14}");
    }
    println!("{:<24}{:>14}", "seconds", begun.elapsed().as_secs());
    if failures.is_empty() {
        println!(
            "Every live honest node had the same head and outcome, no game was stuck, every \
             recording audits as fair, and nothing private could be read."
        );
        ExitCode::SUCCESS
    } else {
        for failure in &failures {
            println!("FAILED {failure}");
        }
        println!(
            "{} of {} games failed; the seeds above repeat them with --games 1 --seed SEED.",
            failures.len(),
            tally.games + failures.len() as u64
        );
        ExitCode::FAILURE
    }
}
