//! What a player may choose.

use serde::{Deserialize, Serialize};

use crate::place::Place;
use crate::queen::Queen;
use crate::seat::Seat;
use crate::slot::{Slot, SlotSet};

/// A player's choice. It names slots, queens that lie awake, places and seats; never a hidden face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Turn: play a King and wake the queen at a place.
    King {
        /// The King.
        king: Slot,
        /// Where the queen sleeps.
        place: Place,
    },
    /// Turn: play a Knight to steal an awake queen.
    Knight {
        /// The Knight.
        knight: Slot,
        /// Whose queen.
        from: Seat,
        /// Which queen.
        queen: Queen,
    },
    /// Turn: play a Potion to put an awake queen to sleep.
    Potion {
        /// The Potion.
        potion: Slot,
        /// Whose queen.
        from: Seat,
        /// Which queen.
        queen: Queen,
    },
    /// Turn: play a Jester and turn up the top of the draw pile.
    Jester {
        /// The Jester.
        jester: Slot,
    },
    /// Turn: discard one card, a pair or an equation, and draw as many.
    Discard {
        /// The cards.
        cards: SlotSet,
    },
    /// Turn: show a hand that has no other move, then discard one card of it (numbers-only tables).
    ShowHand {
        /// The card to discard.
        discard: Slot,
    },
    /// Answer: stop the attack with a Dragon or a Wand.
    Block {
        /// The Dragon or Wand.
        card: Slot,
    },
    /// Answer: let the queen go.
    LetGo,
    /// Choice: wake the queen at a place, for a Jester's count or as the Rose Queen's companion.
    Pick {
        /// Where the queen sleeps.
        place: Place,
    },
    /// Choice: lay the queen that a Potion put to sleep on a free place.
    Lay {
        /// The free place.
        place: Place,
    },
}

impl Action {
    /// The slots that the player names from the hand.
    pub fn named_slots(&self) -> SlotSet {
        match *self {
            Self::King { king: slot, .. }
            | Self::Knight { knight: slot, .. }
            | Self::Potion { potion: slot, .. }
            | Self::Jester { jester: slot }
            | Self::ShowHand { discard: slot }
            | Self::Block { card: slot } => SlotSet::one(slot),
            Self::Discard { cards } => cards,
            Self::LetGo | Self::Pick { .. } | Self::Lay { .. } => SlotSet::EMPTY,
        }
    }
}
