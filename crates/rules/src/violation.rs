//! Why a command is refused.

use core::fmt;

use crate::card::{Card, Face, Kind};
use crate::command::Decision;
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::{MAX_SEATS, MIN_SEATS, Seat};
use crate::slot::{NotASet, Slot};

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
            Self::NoSuchSeat(seat) => write!(f, "Nobody sits at {seat}."),
            Self::SeatIsGone(seat) => write!(f, "The player at {seat} is not playing any more."),
            Self::NotYourTurn { seat, awaited } => {
                write!(f, "It is for {awaited} to choose now, not for {seat}.")
            }
            Self::CardsFirst => f.write_str("Wait a moment: a card is still on its way."),
            Self::NotWhatIsAsked(decision) => f.write_str(match decision {
                Decision::Turn { .. } => "It is your turn: play a card or discard.",
                Decision::Answer(_) => "First say whether you stop the attack.",
                Decision::Wake(_) => "First pick the queen to wake.",
                Decision::Lay(_) => "First choose where the queen goes to sleep.",
            }),
            Self::NotInHand(slot) => write!(f, "Card {slot} is not in your hand."),
            Self::DuplicateSlot(slot) => write!(f, "Card {slot} is named twice."),
            Self::FaceMissing(slot) => write!(f, "Card {slot} must be shown and was not."),
            Self::FaceNotAsked(slot) => {
                write!(f, "Card {slot} was shown, but nobody asked for it.")
            }
            Self::NotInThisDeck(face) => write!(f, "There is no {face} in this deck."),
            Self::SeenElsewhere(face) => {
                write!(f, "{face} lies elsewhere already; it cannot be here too.")
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
                write!(f, "This takes {needed}, and the card is {card}.")
            }
            Self::NoSuchPlace(place) => write!(f, "The grid has no place {place}."),
            Self::NobodySleepsAt(place) => write!(f, "No queen sleeps at {place}."),
            Self::PlaceTaken(place) => write!(f, "A queen sleeps at {place} already."),
            Self::OwnQueen(queen) => write!(f, "{queen} is your own."),
            Self::QueenNotThere { queen, owner } => {
                write!(f, "{queen} does not lie awake before {owner}.")
            }
            Self::Untouchable(queen) => {
                write!(f, "{queen} can be neither stolen nor put to sleep.")
            }
            Self::RivalAwake { queen, rival } => {
                write!(f, "{queen} does not stay where {rival} is.")
            }
            Self::NothingToDiscard => f.write_str("Choose at least one card to discard."),
            Self::NotASet => f.write_str("These cards cannot be discarded together."),
            Self::NumbersOnly(card) => write!(
                f,
                "At this table only numbers are discarded alone, and the card is {card}."
            ),
            Self::HandsStayHidden => f.write_str("At this table nobody has to show a hand."),
            Self::HandHasAMove(card) => write!(f, "There is another move: {card} can be used."),
            Self::NoShuffleAwaited => f.write_str("Nothing is to be shuffled now."),
            Self::NothingToTurnUp => f.write_str("No card is to be turned up now."),
            Self::WrongSlot { slot, awaited } => {
                write!(f, "Card {awaited} is to be turned up, not {slot}.")
            }
            Self::WrongBack(face) => write!(f, "{face} has another back than the awaited card."),
        }
    }
}
