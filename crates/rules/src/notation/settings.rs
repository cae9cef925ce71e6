//! Table options.

use core::fmt;
use core::str::FromStr;

use super::{ParseError, Words};
use crate::options::{Edition, Equations, Options, Preset, SingleDiscard, TimeLimit};

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Standard => "standard",
            Self::GameFactory => "game-factory",
            Self::FoxmindHebrew => "foxmind-hebrew",
            Self::Deluxe => "deluxe",
            Self::DeluxeTwoSums => "deluxe-two-sums",
        })
    }
}

impl FromStr for Preset {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|preset| text == preset.to_string())
            .ok_or_else(|| ParseError::new("a preset such as standard", text))
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Classic => "classic",
            Self::Deluxe => "deluxe",
        })
    }
}

impl FromStr for Edition {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|edition| text == edition.to_string())
            .ok_or_else(|| ParseError::new("classic or deluxe", text))
    }
}

impl fmt::Display for TimeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NONE => f.write_str("none"),
            Self { seconds } => write!(f, "{seconds}s"),
        }
    }
}

impl FromStr for TimeLimit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let seconds = || text.strip_suffix('s')?.parse().ok();
        match text {
            "none" => Some(Self::NONE),
            _ => seconds().map(Self::seconds),
        }
        .ok_or_else(|| ParseError::new("a time such as 15s, or none", text))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switch = |on: bool| if on { "on" } else { "off" };
        let single = match self.single_discard {
            SingleDiscard::AnyCard => "any-card",
            SingleDiscard::NumbersOnly => "numbers-only",
        };
        let equations = match self.equations {
            Equations::OneSum => "one-sum",
            Equations::TwoSums => "two-sums",
        };
        write!(
            f,
            "edition={} single={single} equations={equations} junior={} three-of-a-kind={} \
             memory-help={} answer={} turn={}",
            self.edition,
            switch(self.junior),
            switch(self.three_of_a_kind),
            switch(self.memory_help),
            self.answer_time,
            self.turn_time,
        )
    }
}

impl FromStr for Options {
    type Err = ParseError;

    /// A preset, or the standard, and what differs from it.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let mut options = Self::default();
        if let Some(preset) = words.rest.next_if(|word| !word.contains('=')) {
            options = preset.parse::<Preset>()?.options();
        }
        for word in words.rest {
            let unknown = || ParseError::new("an option such as junior=on", word);
            let switch = |value| match value {
                "on" => Ok(true),
                "off" => Ok(false),
                _ => Err(unknown()),
            };
            match word.split_once('=').ok_or_else(unknown)? {
                ("edition", value) => options.edition = value.parse()?,
                ("single", "any-card") => options.single_discard = SingleDiscard::AnyCard,
                ("single", "numbers-only") => options.single_discard = SingleDiscard::NumbersOnly,
                ("equations", "one-sum") => options.equations = Equations::OneSum,
                ("equations", "two-sums") => options.equations = Equations::TwoSums,
                ("junior", value) => options.junior = switch(value)?,
                ("three-of-a-kind", value) => options.three_of_a_kind = switch(value)?,
                ("memory-help", value) => options.memory_help = switch(value)?,
                ("answer", value) => options.answer_time = value.parse()?,
                ("turn", value) => options.turn_time = value.parse()?,
                _ => return Err(unknown()),
            }
        }
        Ok(options)
    }
}
