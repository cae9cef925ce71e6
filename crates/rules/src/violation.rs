//! Why a command is refused.

use core::fmt;

use crate::card::{Card, Face, Kind};
use crate::command::Decision;
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::{MAX_SEATS, MIN_SEATS, Seat};
use crate::slot::{NotASet, Slot};
use crate::words;

/// Why a command is refused. Nothing has changed when one is returned.
///
/// `Display` is a sentence that a player understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RuleViolation {
    /// A table has two to five players.
    TableSize(usize),
    /// The game is over.
    GameOver,
    /// Nobody ever sat there.
    NoSuchSeat(Seat),
    /// The player has left or was removed.
    SeatIsGone(Seat),
    /// Another player is to choose.
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who is to choose.
        awaited: Seat,
    },
    /// No player is to choose now: a shuffle or a card to be turned up comes first.
    CardsFirst,
    /// The player is to choose, but something else.
    NotWhatIsAsked(Decision),
    /// The card is not in the player's hand.
    NotInHand(Slot),
    /// A card is named twice.
    DuplicateSlot(Slot),
    /// A face that had to be laid open is missing.
    FaceMissing(Slot),
    /// A face was laid open that nobody asked for.
    FaceNotAsked(Slot),
    /// This deck has no such card.
    NotInThisDeck(Face),
    /// The card is known to lie elsewhere.
    SeenElsewhere(Face),
    /// The card played is of another kind.
    WrongCard {
        /// What it is.
        card: Card,
        /// What it must be.
        needed: Kind,
    },
    /// The grid has no such place.
    NoSuchPlace(Place),
    /// No queen sleeps there.
    NobodySleepsAt(Place),
    /// A queen sleeps there.
    PlaceTaken(Place),
    /// Nobody attacks themselves.
    OwnQueen(Queen),
    /// That queen does not lie awake before that player.
    QueenNotThere {
        /// Which.
        queen: Queen,
        /// Before whom.
        owner: Seat,
    },
    /// She can be neither stolen nor put to sleep.
    Untouchable(Queen),
    /// Her rival lies before the player.
    RivalAwake {
        /// Who was to be stolen.
        queen: Queen,
        /// Who does not suffer her.
        rival: Queen,
    },
    /// No card was named.
    NothingToDiscard,
    /// The cards make neither a pair nor an equation.
    NotASet,
    /// At this table only numbers are discarded alone.
    NumbersOnly(Card),
    /// At this table hands are not shown.
    HandsStayHidden,
    /// The hand has another move.
    HandHasAMove(Card),
    /// No shuffle is awaited.
    NoShuffleAwaited,
    /// No card is to be turned up.
    NothingToTurnUp,
    /// Another card is to be turned up.
    WrongSlot {
        /// Which was turned up.
        slot: Slot,
        /// Which is awaited.
        awaited: Slot,
    },
    /// A queen where a card of the draw deck is awaited, or the reverse.
    WrongBack(Face),
}

impl From<NotASet> for RuleViolation {
    fn from(problem: NotASet) -> Self {
        match problem {
            NotASet::Duplicate(slot) => Self::DuplicateSlot(slot),
            NotASet::TooMany => Self::NotASet,
        }
    }
}

impl core::error::Error for RuleViolation {}

impl fmt::Display for RuleViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TableSize(players) => write!(
                f,
                "A table has {MIN_SEATS} to {MAX_SEATS} players, not {players}."
            ),
            Self::GameOver => f.write_str("The game is over."),
            Self::NoSuchSeat(seat) => write!(f, "There is no {} at this table.", player(seat)),
            Self::SeatIsGone(seat) => {
                write!(f, "At this table {} is not playing any more.", player(seat))
            }
            Self::NotYourTurn { seat, awaited } => write!(
                f,
                "It is for {} to choose now, not for {}.",
                player(awaited),
                player(seat)
            ),
            Self::CardsFirst => f.write_str("Wait a moment: a card is still on its way."),
            Self::NotWhatIsAsked(decision) => f.write_str(match decision {
                Decision::Turn { .. } => "It is your turn: play a card or discard.",
                Decision::Answer(_) => "First say whether you stop the attack.",
                Decision::Wake(_) => "First pick the queen to wake.",
                Decision::Lay(_) => "First choose where the queen goes to sleep.",
            }),
            Self::NotInHand(_) => f.write_str("That card is not in your hand."),
            Self::DuplicateSlot(_) => f.write_str("The same card is named twice."),
            Self::FaceMissing(_) => f.write_str("A card that must be shown was not shown."),
            Self::FaceNotAsked(_) => f.write_str("A card was shown that nobody asked for."),
            Self::NotInThisDeck(face) => {
                write!(f, "This deck does not have {}.", words::face(face))
            }
            Self::SeenElsewhere(face) => {
                write!(f, "Everybody can see {} somewhere else.", words::face(face))
            }
            Self::WrongCard { card, needed } => {
                let needed = match needed {
                    Kind::King => "a King",
                    Kind::Jester => "a Jester",
                    Kind::Knight => "a Knight",
                    Kind::Potion => "a Sleeping Potion",
                    Kind::Dragon => "a Dragon",
                    Kind::Wand => "a Wand",
                    Kind::Number(_) => "a number",
                };
                write!(
                    f,
                    "This takes {needed}, and you chose {}.",
                    words::card(card)
                )
            }
            Self::NoSuchPlace(place) => write!(f, "The grid has no place {place}."),
            Self::NobodySleepsAt(place) => write!(f, "No queen sleeps at {place}."),
            Self::PlaceTaken(place) => write!(f, "A queen sleeps at {place} already."),
            Self::OwnQueen(queen) => write!(
                f,
                "You cannot attack {}: she is yours.",
                words::queen(queen)
            ),
            Self::QueenNotThere { queen, owner } => write!(
                f,
                "You cannot attack {}: she does not lie awake before {}.",
                words::queen(queen),
                player(owner)
            ),
            Self::Untouchable(queen) => write!(
                f,
                "You cannot attack {}: she can be neither stolen nor put to sleep.",
                words::queen(queen)
            ),
            Self::RivalAwake { queen, rival } => write!(
                f,
                "You cannot steal {}: she does not stay where {} is.",
                words::queen(queen),
                words::queen(rival)
            ),
            Self::NothingToDiscard => f.write_str("Choose at least one card to discard."),
            Self::NotASet => f.write_str("These cards cannot be discarded together."),
            Self::NumbersOnly(card) => write!(
                f,
                "At this table only numbers are discarded alone, and you chose {}.",
                words::card(card)
            ),
            Self::HandsStayHidden => f.write_str("At this table nobody has to show a hand."),
            Self::HandHasAMove(card) => {
                write!(
                    f,
                    "You still have a move: you can use {}.",
                    words::card(card)
                )
            }
            Self::NoShuffleAwaited => f.write_str("Nothing is to be shuffled now."),
            Self::NothingToTurnUp => f.write_str("No card is to be turned up now."),
            Self::WrongSlot { .. } => f.write_str("Another card is to be turned up."),
            Self::WrongBack(face) => write!(
                f,
                "A card with the other back is to be turned up, not {}.",
                words::face(face)
            ),
        }
    }
}

fn player(seat: Seat) -> String {
    format!("player {}", seat.index() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_name_cards_as_people_do() {
        let said = |violation: RuleViolation| violation.to_string();
        let rivals = RuleViolation::RivalAwake {
            queen: Queen::Cat,
            rival: Queen::Dog,
        };
        assert_eq!(
            said(rivals),
            "You cannot steal the Cat Queen: she does not stay where the Dog Queen is."
        );
        let eight = Card::all().find(|card| card.value().is_some_and(|v| v.get() == 8));
        let king = Card::of(Kind::King, 6);
        let said_of = |card: Option<Card>| said(RuleViolation::NumbersOnly(card.unwrap()));
        assert!(said_of(eight).ends_with("you chose an 8."));
        assert!(said_of(king).ends_with("you chose the Tie Dye King."));
        assert_eq!(
            said(RuleViolation::Untouchable(Queen::IceCream))
                .split(':')
                .next(),
            Some("You cannot attack the Ice Cream Queen")
        );
    }
}
