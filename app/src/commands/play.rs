//! `play`: until there is a window, computer players play in the terminal.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{Bot, Level};
use clap::Args;
use rules::{BySeat, Event, OpenDealer, Preset};

use super::{players, story};
use crate::failure::Failure;
use crate::names::Names;

/// Watch computer players play a whole game in the terminal.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// How many play: 2 to 5
    #[arg(long, default_value_t = 4, value_parser = players)]
    players: usize,

    /// Whose rules: standard, game-factory, foxmind-hebrew, deluxe or deluxe-two-sums
    #[arg(long, default_value_t = Preset::Standard)]
    preset: Preset,

    /// How well they play: easy, normal or hard
    #[arg(long, default_value_t = Level::Normal)]
    level: Level,

    /// Deal this game again; without it every game is a new one
    #[arg(long)]
    seed: Option<u64>,

    /// Tell what happens in the notation of the rules instead of in words
    #[arg(long)]
    notation: bool,
}

/// A whole game, told as it happens.
pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let seed = arguments.seed.unwrap_or_else(seed_of_the_moment);
    let options = arguments.preset.options();
    let stopped = |problem: rules::RuleViolation| Failure::Mistake(problem.to_string());
    let mut table = OpenDealer::new(options, arguments.players, seed).map_err(stopped)?;
    let mut bots = BySeat::from_fn(|seat| {
        let own = seed.wrapping_mul(5).wrapping_add(u64::from(u8::from(seat)));
        Bot::new(arguments.level, own)
    });
    let Arguments {
        players,
        preset,
        level,
        ..
    } = arguments;
    writeln!(
        out,
        "{players} computer players. To see this game again: \
         sleeping-queens play --seed {seed} --players {players} --preset {preset} --level {level}"
    )?;
    let first = Event::Turn {
        seat: table.game().turn(),
    };
    tell(arguments, &first, out)?;
    while let Some((seat, _)) = table.game().decision() {
        let action = bots[seat]
            .choose(&table.view(seat))
            .ok_or_else(|| Failure::Mistake("a computer player had no answer".into()))?;
        let events = table.act(seat, action).map_err(stopped)?;
        for event in &events {
            tell(arguments, event, out)?;
        }
    }
    writeln!(out)?;
    for line in story::result(table.game(), &Names::of_bots()) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn tell(arguments: &Arguments, event: &Event, out: &mut impl Write) -> io::Result<()> {
    if arguments.notation {
        return writeln!(out, "{event}");
    }
    match story::sentence(event, &Names::of_bots()) {
        Some(sentence) => writeln!(out, "{sentence}"),
        None => Ok(()),
    }
}

/// A seed that is another one each time. No secret: these games have no one to cheat.
fn seed_of_the_moment() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(1, |time| {
        u64::from(time.subsec_nanos()) ^ (time.as_secs() << 20)
    }) % 1_000_000_000
}
