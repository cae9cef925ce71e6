//! One short text form for every value: printed by `Display`, read back by `FromStr`.
//!
//! Logs, recordings and the scenario files in `tests/scenarios` use it.
//!
//! | value | form | examples |
//! | --- | --- | --- |
//! | seat | `S` and its number from 1 | `S1` |
//! | seats | joined by `+` | `S1+S3`, `nobody` |
//! | place | row and column | `A1`, `D4` |
//! | slot | `#` and its number | `#17` |
//! | slots of a pile | first slot `+` how many | `#12+67` |
//! | queen | `Queen:` and her name | `Queen:Rose`, `Queen:IceCream` |
//! | card | kind and which, or value and which | `King:Chess`, `Knight:red`, `Wand:b`, `10a` |
//! | slot that shows | slot `=` face | `#17=King:Chess` |
//! | action | a verb and what it names | `king #17 B2`, `discard #3 #9`, `let-go` |
//! | command | an action with its seat and the faces laid open after `/` | `S1 king #17 B2 / #17=King:Chess` |
//! | event | a verb and what it happened to | `wake S1 #4=Queen:Rose B2` |
//! | options | a preset and what differs, or every option | `standard answer=30s` |

mod actions;
mod cards;
mod events;
mod settings;

use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};

use crate::card::{Card, Face};
use crate::queen::Queen;
use crate::slot::Slot;

/// Text that is not in the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    expected: &'static str,
    found: String,
}

impl ParseError {
    fn new(expected: &'static str, found: &str) -> Self {
        // Bounded: the text may come from a stranger.
        let found = found.chars().take(80).collect();
        Self { expected, found }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl core::error::Error for ParseError {}

/// The words of a text, read one after the other.
struct Words<'a> {
    text: &'a str,
    rest: core::iter::Peekable<SplitAsciiWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            rest: text.split_ascii_whitespace().peekable(),
        }
    }

    fn word(&mut self, expected: &'static str) -> Result<&'a str, ParseError> {
        self.rest
            .next()
            .ok_or_else(|| ParseError::new(expected, self.text))
    }

    fn read<T: FromStr<Err = ParseError>>(
        &mut self,
        expected: &'static str,
    ) -> Result<T, ParseError> {
        self.word(expected)?.parse()
    }

    /// All words that are left, until `stop` or the end.
    fn read_all<T>(
        &mut self,
        stop: &str,
        read: impl Fn(&str) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        let mut all = Vec::new();
        while let Some(word) = self.rest.next_if(|&word| word != stop) {
            all.push(read(word)?);
        }
        Ok(all)
    }

    /// Whether the next word is this one; takes it if so.
    fn skip(&mut self, word: &str) -> bool {
        self.rest.next_if_eq(&word).is_some()
    }

    fn end(&mut self) -> Result<(), ParseError> {
        match self.rest.next() {
            None => Ok(()),
            Some(word) => Err(ParseError::new("the end", word)),
        }
    }
}

/// A slot that shows its face: `#17=King:Chess`.
struct Shows<T>(Slot, T);

impl<T: fmt::Display> fmt::Display for Shows<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.0, self.1)
    }
}

fn shows<T: FromStr<Err = ParseError>>(word: &str) -> Result<(Slot, T), ParseError> {
    let (slot, face) = word
        .split_once('=')
        .ok_or_else(|| ParseError::new("a slot and its face", word))?;
    Ok((slot.parse()?, face.parse()?))
}

fn shows_card(word: &str) -> Result<(Slot, Card), ParseError> {
    shows(word)
}

fn shows_queen(word: &str) -> Result<(Slot, Queen), ParseError> {
    shows(word)
}

fn shows_face(word: &str) -> Result<(Slot, Face), ParseError> {
    shows(word)
}

fn write_shown(f: &mut fmt::Formatter<'_>, cards: &[(Slot, Card)]) -> fmt::Result {
    cards
        .iter()
        .try_for_each(|&(slot, card)| write!(f, " {}", Shows(slot, card)))
}
