//! What the command line asks for.

use std::str::FromStr;

pub(crate) const HELP: &str = "\
Plays bots against bots and prints how it went.

  --section NAME  only this part: normal, easy, hard or tables (all of them)
  --games N       games in each row (a number that suits the part)
  --seed N        another seed, another tournament (1)
  --threads N     how many games are played at a time; changes nothing else (as many as cores)
  --help          this text";

/// The parts of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// Lengths and endings with normal bots, against the figures of the rules.
    Normal,
    /// The same with weaker players, and normal against them.
    Easy,
    /// Hard against normal at two seats.
    Hard,
    /// One hard bot at larger tables.
    Tables,
}

impl Section {
    pub(crate) const ALL: [Self; 4] = [Self::Normal, Self::Easy, Self::Hard, Self::Tables];

    const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Easy => "easy",
            Self::Hard => "hard",
            Self::Tables => "tables",
        }
    }

    /// How many games a row has, unless the command line says otherwise.
    pub(crate) const fn games(self) -> u32 {
        match self {
            Self::Normal | Self::Easy | Self::Hard => 10_000,
            Self::Tables => 1_000,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Arguments {
    pub(crate) section: Option<Section>,
    pub(crate) games: Option<u32>,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Arguments {
    /// Nothing if only help is asked for.
    pub(crate) fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut arguments = Self {
            section: None,
            games: None,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, Into::into),
        };
        while let Some(name) = words.next() {
            let mut value = || words.next().ok_or(format!("{name} needs a value."));
            match name.as_str() {
                "--help" | "-h" => return Ok(None),
                "--section" => {
                    let value = value()?;
                    let section = Section::ALL
                        .into_iter()
                        .find(|section| section.name() == value);
                    arguments.section = Some(section.ok_or(format!(
                        "--section is normal, easy, hard or tables, not \"{value}\"."
                    ))?);
                }
                "--games" => arguments.games = Some(positive(&name, &value()?)?),
                "--seed" => arguments.seed = number(&name, &value()?)?,
                "--threads" => arguments.threads = positive(&name, &value()?)?,
                _ => return Err(format!("There is no argument \"{name}\"; see --help.")),
            }
        }
        Ok(Some(arguments))
    }
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T, String> {
    value
        .parse()
        .map_err(|_| format!("{name} takes a whole number, not \"{value}\"."))
}

fn positive<T: FromStr + Default + PartialEq>(name: &str, value: &str) -> Result<T, String> {
    let number: T = number(name, value)?;
    if number == T::default() {
        return Err(format!("{name} must be at least 1."));
    }
    Ok(number)
}
