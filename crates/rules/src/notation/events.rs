//! Events.

use core::fmt;
use core::str::FromStr;

use super::{ParseError, Shows, Words, shows_card, shows_queen, write_shown};
use crate::card::Value;
use crate::discard::{DiscardSet, Equation};
use crate::event::Event;
use crate::outcome::{Ending, Outcome};
use crate::seat::Seat;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Shuffled { pile, slots } => write!(f, "shuffle {pile} {slots}"),
            Self::Dealt { seat, slot } => write!(f, "deal {seat} {slot}"),
            Self::Turn { seat } => write!(f, "turn {seat}"),
            Self::Played { seat, slot, card } => write!(f, "play {seat} {}", Shows(slot, card)),
            Self::Discarded {
                seat,
                ref cards,
                ref set,
            } => {
                write!(f, "discard {seat} {set}")?;
                write_shown(f, cards)
            }
            Self::ShowedHand { seat, ref cards } => {
                write!(f, "show {seat}")?;
                write_shown(f, cards)
            }
            Self::Chose { seat, slot, place } => write!(f, "choose {seat} {slot} {place}"),
            Self::Woke {
                seat,
                slot,
                queen,
                place,
            } => write!(f, "wake {seat} {} {place}", Shows(slot, queen)),
            Self::WentBack {
                seat,
                slot,
                queen,
                place,
            } => write!(f, "back {seat} {} {place}", Shows(slot, queen)),
            Self::Attacked {
                seat,
                weapon,
                owner,
                queen,
            } => write!(f, "attack {seat} {weapon} {owner} {queen}"),
            Self::LetGo { seat, queen } => write!(f, "let-go {seat} {queen}"),
            Self::Blocked { seat, queen } => write!(f, "block {seat} {queen}"),
            Self::Stolen {
                seat,
                from,
                slot,
                queen,
            } => write!(f, "steal {seat} {from} {}", Shows(slot, queen)),
            Self::PutToSleep {
                seat,
                from,
                slot,
                queen,
                place,
            } => write!(f, "sleep {seat} {from} {} {place}", Shows(slot, queen)),
            Self::TurnedUp { slot, card } => write!(f, "up {}", Shows(slot, card)),
            Self::Gift { seat, slot } => write!(f, "gift {seat} {slot}"),
            Self::CountedOff { seat, value } => write!(f, "count {seat} {value}"),
            Self::Drew { seat, slot } => write!(f, "draw {seat} {slot}"),
            Self::Left { seat } => write!(f, "left {seat}"),
            Self::Removed { seat } => write!(f, "removed {seat}"),
            Self::HandGivenUp { seat, ref cards } => {
                write!(f, "give-up {seat}")?;
                write_shown(f, cards)
            }
            Self::Returned {
                seat,
                slot,
                queen,
                place,
            } => write!(f, "return {seat} {} {place}", Shows(slot, queen)),
            Self::Lapsed { seat } => write!(f, "lapse {seat}"),
            Self::Ended(outcome) => write!(f, "end {outcome}"),
        }
    }
}

impl FromStr for Event {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let event = read_event(&mut words)?;
        words.end()?;
        Ok(event)
    }
}

const SHOWN: &str = "a slot and its face";

fn read_event(words: &mut Words<'_>) -> Result<Event, ParseError> {
    let verb = words.word("an event")?;
    match verb {
        "shuffle" => {
            return Ok(Event::Shuffled {
                pile: words.read("a pile")?,
                slots: words.read("slots")?,
            });
        }
        "up" => {
            let (slot, card) = shows_card(words.word(SHOWN)?)?;
            return Ok(Event::TurnedUp { slot, card });
        }
        "end" => {
            return Ok(Event::Ended(Outcome {
                winners: words.read("the winners")?,
                ending: words.read("how it ended")?,
            }));
        }
        _ => {}
    }
    // Everything else happens to a seat.
    let seat = words.read("a seat")?;
    Ok(match verb {
        "deal" => Event::Dealt {
            seat,
            slot: words.read("a slot")?,
        },
        "turn" => Event::Turn { seat },
        "play" => {
            let (slot, card) = shows_card(words.word(SHOWN)?)?;
            Event::Played { seat, slot, card }
        }
        "discard" => Event::Discarded {
            seat,
            set: words.read("what was discarded")?,
            cards: words.read_all("", shows_card)?,
        },
        "show" => Event::ShowedHand {
            seat,
            cards: words.read_all("", shows_card)?,
        },
        "choose" => Event::Chose {
            seat,
            slot: words.read("a slot")?,
            place: words.read("a place")?,
        },
        "attack" => Event::Attacked {
            seat,
            weapon: words.read("a weapon")?,
            owner: words.read("a seat")?,
            queen: words.read("a queen")?,
        },
        "let-go" => Event::LetGo {
            seat,
            queen: words.read("a queen")?,
        },
        "block" => Event::Blocked {
            seat,
            queen: words.read("a queen")?,
        },
        "wake" | "back" | "return" | "steal" | "sleep" => read_queen_moves(verb, seat, words)?,
        "gift" => Event::Gift {
            seat,
            slot: words.read("a slot")?,
        },
        "count" => Event::CountedOff {
            seat,
            value: words.read("a value")?,
        },
        "draw" => Event::Drew {
            seat,
            slot: words.read("a slot")?,
        },
        "left" => Event::Left { seat },
        "removed" => Event::Removed { seat },
        "give-up" => Event::HandGivenUp {
            seat,
            cards: words.read_all("", shows_card)?,
        },
        "lapse" => Event::Lapsed { seat },
        _ => return Err(ParseError::new("an event", verb)),
    })
}

/// A queen who wakes, goes back, changes hands or goes to sleep.
fn read_queen_moves(verb: &str, seat: Seat, words: &mut Words<'_>) -> Result<Event, ParseError> {
    let from = match verb {
        "steal" | "sleep" => words.read("a seat")?,
        _ => seat,
    };
    let (slot, queen) = shows_queen(words.word(SHOWN)?)?;
    if verb == "steal" {
        return Ok(Event::Stolen {
            seat,
            from,
            slot,
            queen,
        });
    }
    let place = words.read("a place")?;
    Ok(match verb {
        "wake" => Event::Woke {
            seat,
            slot,
            queen,
            place,
        },
        "back" => Event::WentBack {
            seat,
            slot,
            queen,
            place,
        },
        "return" => Event::Returned {
            seat,
            slot,
            queen,
            place,
        },
        _ => Event::PutToSleep {
            seat,
            from,
            slot,
            queen,
            place,
        },
    })
}

impl fmt::Display for DiscardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single => f.write_str("single"),
            Self::Pair => f.write_str("pair"),
            Self::Equation(equation) => equation.fmt(f),
            Self::ThreeOfAKind => f.write_str("three"),
            Self::Run => f.write_str("run"),
        }
    }
}

impl FromStr for DiscardSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(match text {
            "single" => Self::Single,
            "pair" => Self::Pair,
            "three" => Self::ThreeOfAKind,
            "run" => Self::Run,
            _ => Self::Equation(text.parse()?),
        })
    }
}

impl fmt::Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |values: &[Value]| {
            let values: Vec<String> = values.iter().map(Value::to_string).collect();
            values.join("+")
        };
        write!(f, "{}={}", side(&self.left), side(&self.right))
    }
}

impl FromStr for Equation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let side = |side: &str| side.split('+').map(str::parse).collect::<Result<_, _>>();
        let (left, right) = text
            .split_once('=')
            .ok_or_else(|| ParseError::new("what was discarded, such as pair or 2+3=5", text))?;
        Ok(Self {
            left: side(left)?,
            right: side(right)?,
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.winners, self.ending)
    }
}

impl Ending {
    const ALL: [Self; 4] = [
        Self::Queens,
        Self::Points,
        Self::NobodySleeps,
        Self::LastSeat,
    ];
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Queens => "queens",
            Self::Points => "points",
            Self::NobodySleeps => "nobody-sleeps",
            Self::LastSeat => "last-seat",
        })
    }
}

impl FromStr for Ending {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|ending| text == ending.to_string())
            .ok_or_else(|| ParseError::new("how it ended, such as queens", text))
    }
}
