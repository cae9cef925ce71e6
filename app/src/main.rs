//! The program `sleeping-queens`: its subcommands, and how it ends.

mod bot_player;
mod bot_talk;
mod client;
mod commands;
mod ending;
mod epochs;
mod failure;
mod fingerprint;
mod names;
mod one_computer;
mod paragraph;
mod printable;
mod problem;
mod recorded_game;
mod recording_file;
mod runtime;
mod seat_arguments;
mod suite;
mod temporary_folder;
mod wrong_use;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{bot, demo, nearby, play, show, verify};
use failure::Failure;

/// Sleeping Queens over the home network.
///
/// Without a command, the game opens in a window.
#[derive(Debug, Parser)]
#[command(
    name = "sleeping-queens",
    version,
    after_help = "`sleeping-queens COMMAND --help` tells more about a command."
)]
struct Arguments {
    /// The language of the window, for this time: a code such as `he`, or a locale.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    lang: Option<client::Language>,

    #[command(flatten)]
    window: client::WindowArguments,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Demo(demo::Arguments),
    Play(play::Arguments),
    Bot(bot::Arguments),
    Peers(nearby::Peers),
    Tables(nearby::Tables),
    Verify(verify::Arguments),
    Show(show::Arguments),
}

fn main() -> ExitCode {
    let result = Arguments::try_parse().map_err(Failure::from).and_then(run);
    match result {
        Ok(code) => code,
        Err(failure) => {
            if let Some(sentence) = failure.sentence() {
                let _ = writeln!(io::stderr(), "{sentence}");
            }
            failure.exit_code()
        }
    }
}

/// A language that the window speaks.
fn language(code: &str) -> Result<client::Language, String> {
    client::Language::of(code).ok_or_else(|| {
        let codes: Vec<&str> = client::Language::all()
            .map(client::Language::code)
            .collect();
        format!("the languages are {}", codes.join(", "))
    })
}

fn run(
    Arguments {
        lang,
        window,
        command,
    }: Arguments,
) -> Result<ExitCode, Failure> {
    // Not with standard output locked: the window's threads may have something to say.
    if command.is_none() {
        return client::run(&window, lang);
    }
    let mut out = io::stdout().lock();
    match command {
        None => Ok(ExitCode::SUCCESS),
        Some(Command::Demo(arguments)) => demo::run(&arguments, &mut out),
        Some(Command::Bot(arguments)) => bot::run(&arguments, &mut out),
        Some(Command::Peers(arguments)) => nearby::peers(&arguments, &mut out),
        Some(Command::Tables(arguments)) => nearby::tables(&arguments, &mut out),
        Some(Command::Play(arguments)) => play::run(&arguments, &mut out),
        Some(Command::Verify(arguments)) => verify::run(&arguments, &mut out),
        Some(Command::Show(arguments)) => show::run(&arguments, &mut out),
    }
}
