//! Actions and commands.

use core::fmt;
use core::str::FromStr;

use super::{ParseError, Shows, Words, shows_card, shows_face, write_shown};
use crate::action::Action;
use crate::card::Card;
use crate::command::{Command, Pile, Weapon};
use crate::slot::{Slot, SlotSet};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::King { king, place } => write!(f, "king {king} {place}"),
            Self::Knight {
                knight,
                from,
                queen,
            } => write!(f, "knight {knight} {from} {queen}"),
            Self::Potion {
                potion,
                from,
                queen,
            } => write!(f, "potion {potion} {from} {queen}"),
            Self::Jester { jester } => write!(f, "jester {jester}"),
            Self::Discard { cards } => {
                f.write_str("discard")?;
                cards.iter().try_for_each(|slot| write!(f, " {slot}"))
            }
            Self::ShowHand { discard } => write!(f, "show {discard}"),
            Self::Block { card } => write!(f, "block {card}"),
            Self::LetGo => f.write_str("let-go"),
            Self::Pick { place } => write!(f, "pick {place}"),
            Self::Lay { place } => write!(f, "lay {place}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let action = read_action(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

fn read_action(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let verb = words.word("an action")?;
    Ok(match verb {
        "king" => Action::King {
            king: words.read("a slot")?,
            place: words.read("a place")?,
        },
        "knight" => Action::Knight {
            knight: words.read("a slot")?,
            from: words.read("a seat")?,
            queen: words.read("a queen")?,
        },
        "potion" => Action::Potion {
            potion: words.read("a slot")?,
            from: words.read("a seat")?,
            queen: words.read("a queen")?,
        },
        "jester" => Action::Jester {
            jester: words.read("a slot")?,
        },
        "discard" => {
            let slots = words.read_all("/", str::parse::<Slot>)?;
            let cards = SlotSet::new(slots)
                .map_err(|_| ParseError::new("up to five slots, each once", words.text))?;
            Action::Discard { cards }
        }
        "show" => Action::ShowHand {
            discard: words.read("a slot")?,
        },
        "block" => Action::Block {
            card: words.read("a slot")?,
        },
        "let-go" => Action::LetGo,
        "pick" => Action::Pick {
            place: words.read("a place")?,
        },
        "lay" => Action::Lay {
            place: words.read("a place")?,
        },
        _ => return Err(ParseError::new("an action", verb)),
    })
}

fn write_opened(f: &mut fmt::Formatter<'_>, opened: &[(Slot, Card)]) -> fmt::Result {
    if opened.is_empty() {
        return Ok(());
    }
    f.write_str(" /")?;
    write_shown(f, opened)
}

fn read_opened(words: &mut Words<'_>) -> Result<Vec<(Slot, Card)>, ParseError> {
    if words.skip("/") {
        words.read_all("", shows_card)
    } else {
        Ok(Vec::new())
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act {
                seat,
                action,
                opened,
            } => {
                write!(f, "{seat} {action}")?;
                write_opened(f, opened)
            }
            Self::Shuffled => f.write_str("shuffled"),
            Self::TurnedUp { slot, face } => write!(f, "up {}", Shows(*slot, face)),
            Self::Left { seat, opened } => {
                write!(f, "left {seat}")?;
                write_opened(f, opened)
            }
            Self::Removed { seat } => write!(f, "removed {seat}"),
        }
    }
}

impl FromStr for Command {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let first = words.word("a command")?;
        let command = match first {
            "shuffled" => Self::Shuffled,
            "up" => {
                let (slot, face) = shows_face(words.word("a slot and its face")?)?;
                Self::TurnedUp { slot, face }
            }
            "left" => Self::Left {
                seat: words.read("a seat")?,
                opened: read_opened(&mut words)?,
            },
            "removed" => Self::Removed {
                seat: words.read("a seat")?,
            },
            seat => Self::Act {
                seat: seat.parse()?,
                action: read_action(&mut words)?,
                opened: read_opened(&mut words)?,
            },
        };
        words.end()?;
        Ok(command)
    }
}

impl fmt::Display for Weapon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Knight => "knight",
            Self::Potion => "potion",
        })
    }
}

impl FromStr for Weapon {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        [Self::Knight, Self::Potion]
            .into_iter()
            .find(|weapon| text == weapon.to_string())
            .ok_or_else(|| ParseError::new("knight or potion", text))
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Queens => "queens",
            Self::Draw => "draw",
        })
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        [Self::Queens, Self::Draw]
            .into_iter()
            .find(|pile| text == pile.to_string())
            .ok_or_else(|| ParseError::new("queens or draw", text))
    }
}
