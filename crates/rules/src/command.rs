//! What moves the game, and what the game waits for.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::{Card, Face, Kind};
use crate::queen::Queen;
use crate::seat::Seat;
use crate::slot::{Slot, SlotRange};

/// What moves the game. The faces it carries were proven by whoever feeds the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// A player's choice.
    Act {
        /// Whose.
        seat: Seat,
        /// What.
        action: Action,
        /// The faces it lays open: those of [`Game::opens`](crate::Game::opens), each once.
        opened: Vec<(Slot, Card)>,
    },
    /// The awaited shuffle is done: the cards lie in their new slots.
    Shuffled,
    /// The awaited slot shows this face.
    TurnedUp {
        /// The slot.
        slot: Slot,
        /// Its face.
        face: Face,
    },
    /// A player leaves politely and shows the hand (ruling 20).
    Left {
        /// Who.
        seat: Seat,
        /// The faces of the hand that were not known to all.
        opened: Vec<(Slot, Card)>,
    },
    /// A silent or cheating player is removed, and all is dealt afresh (ruling 20).
    Removed {
        /// Who.
        seat: Seat,
    },
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// A player's choice.
    Action {
        /// Whose.
        seat: Seat,
        /// What about.
        decision: Decision,
    },
    /// A shuffle of known cards into new slots: one pile, or both. All are done by one
    /// [`Command::Shuffled`].
    Shuffle(Vec<Shuffle>),
    /// The face of a slot that nobody holds.
    TurnUp {
        /// The slot.
        slot: Slot,
        /// The pile it lies in: tells whether a queen or a card will show.
        pile: Pile,
    },
    /// Nothing: the game is over.
    Nothing,
}

/// Which of the two backs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pile {
    /// The sleeping queens: green.
    Queens,
    /// The draw pile: red.
    Draw,
}

/// Known cards that are to be shuffled into new slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// Which pile they become.
    pub pile: Pile,
    /// The cards, in card order.
    pub cards: Vec<Face>,
    /// The new slots, as many; the first is the top of the pile.
    pub slots: SlotRange,
}

/// What a player is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The turn's action; `extra` after a Jester's gift.
    Turn {
        /// Whether it is another action of the same turn.
        extra: bool,
    },
    /// Whether to stop an attack.
    Answer(Attack),
    /// Which sleeping queen to wake.
    Wake(WakeCause),
    /// Where to lay the queen that a Potion put to sleep.
    Lay(Queen),
}

/// Why a player wakes a queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WakeCause {
    /// A King was played. Awaited as a choice of its own only after a removal voided the first.
    King,
    /// A Jester's number counted off to the player.
    Count,
    /// The Rose Queen brings a companion.
    Companion,
}

/// A Knight or a Potion that waits for its answer. The attacker is the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// What attacks.
    pub weapon: Weapon,
    /// Whose queen.
    pub owner: Seat,
    /// Which queen.
    pub queen: Queen,
}

/// What a queen is attacked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Weapon {
    /// Steals her.
    Knight,
    /// Puts her to sleep.
    Potion,
}

impl Weapon {
    /// The kind of card it is.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Knight => Kind::Knight,
            Self::Potion => Kind::Potion,
        }
    }

    /// The kind of card that stops it.
    pub const fn stopped_by(self) -> Kind {
        match self {
            Self::Knight => Kind::Dragon,
            Self::Potion => Kind::Wand,
        }
    }
}
