//! Seats, places, slots and faces.

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use crate::card::{Card, Colour, Face, Kind, King, Value};
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::{Seat, SeatSet};
use crate::slot::{Slot, SlotRange};

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.index() + 1)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::all()
            .find(|seat| text == seat.to_string())
            .ok_or_else(|| ParseError::new("a seat such as S1", text))
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        self.iter().enumerate().try_for_each(|(at, seat)| {
            let joint = if at == 0 { "" } else { "+" };
            write!(f, "{joint}{seat}")
        })
    }
}

impl FromStr for SeatSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let set: Self = match text {
            "nobody" => Self::EMPTY,
            _ => text.split('+').map(str::parse).collect::<Result<_, _>>()?,
        };
        // One set has one form: rising, each once.
        if set.to_string() == text {
            Ok(set)
        } else {
            Err(ParseError::new("seats such as S1+S3", text))
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row()), self.column() + 1)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::all()
            .find(|place| text == place.to_string())
            .ok_or_else(|| ParseError::new("a place such as A1", text))
    }
}

/// A number in its one form: digits without a leading zero.
fn number(text: &str) -> Option<u32> {
    let canonical = text == "0" || !text.starts_with(['0', '+']);
    canonical.then(|| text.parse().ok())?
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl FromStr for Slot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.strip_prefix('#')
            .and_then(number)
            .map(Self)
            .ok_or_else(|| ParseError::new("a slot such as #17", text))
    }
}

impl fmt::Display for SlotRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.first(), self.len())
    }
}

impl FromStr for SlotRange {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.split_once('+')
            .and_then(|(first, count)| Some(Self::new(first.parse().ok()?, number(count)?)))
            .ok_or_else(|| ParseError::new("slots such as #12+67", text))
    }
}

impl Queen {
    /// Her name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Heart => "Heart",
            Self::Cat => "Cat",
            Self::Dog => "Dog",
            Self::Pancake => "Pancake",
            Self::Ladybug => "Ladybug",
            Self::Moon => "Moon",
            Self::Peacock => "Peacock",
            Self::Sunflower => "Sunflower",
            Self::Cake => "Cake",
            Self::Rainbow => "Rainbow",
            Self::Rose => "Rose",
            Self::Starfish => "Starfish",
            Self::Book => "Book",
            Self::Butterfly => "Butterfly",
            Self::Strawberry => "Strawberry",
            Self::IceCream => "IceCream",
        }
    }
}

impl fmt::Display for Queen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Queen:{}", self.name())
    }
}

impl FromStr for Queen {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.strip_prefix("Queen:")
            .and_then(|name| Self::ALL.into_iter().find(|queen| queen.name() == name))
            .ok_or_else(|| ParseError::new("a queen such as Queen:Rose", text))
    }
}

impl King {
    /// His name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BubbleGum => "BubbleGum",
            Self::Chess => "Chess",
            Self::Cookie => "Cookie",
            Self::Fire => "Fire",
            Self::Hat => "Hat",
            Self::Puzzle => "Puzzle",
            Self::TieDye => "TieDye",
            Self::Turtle => "Turtle",
            Self::Pasta => "Pasta",
            Self::Tool => "Tool",
        }
    }
}

impl Colour {
    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Black => "black",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl FromStr for Value {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text)
            .and_then(|value| Self::new(u8::try_from(value).ok()?))
            .ok_or_else(|| ParseError::new("a value from 1 to 10", text))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copy = char::from(b'a' + self.copy());
        match self.kind() {
            Kind::King => write!(f, "King:{}", self.king().map_or("", King::name)),
            Kind::Knight => write!(f, "Knight:{}", self.colour().map_or("", Colour::name)),
            Kind::Jester => write!(f, "Jester:{copy}"),
            Kind::Potion => write!(f, "Potion:{copy}"),
            Kind::Dragon => write!(f, "Dragon:{copy}"),
            Kind::Wand => write!(f, "Wand:{copy}"),
            Kind::Number(value) => write!(f, "{value}{copy}"),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::all()
            .find(|card| text == card.to_string())
            .ok_or_else(|| ParseError::new("a card such as King:Chess or 7a", text))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Queen(queen) => queen.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Face {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.starts_with("Queen:") {
            text.parse().map(Self::Queen)
        } else {
            text.parse().map(Self::Card)
        }
    }
}
