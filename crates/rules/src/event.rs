//! What happened.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Value};
use crate::command::{Pile, Weapon};
use crate::discard::DiscardSet;
use crate::outcome::Outcome;
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::Seat;
use crate::slot::{Slot, SlotRange};

/// What happened, in the order in which it happened: enough to tell the story in words and to move
/// every card on the screen from where it was to where it goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "seat, slot, card, queen and place speak for themselves"
)]
pub enum Event {
    /// A pile was shuffled into new slots.
    Shuffled { pile: Pile, slots: SlotRange },
    /// A card went from the draw pile to a hand, before play.
    Dealt { seat: Seat, slot: Slot },
    /// It is this player's turn.
    Turn { seat: Seat },
    /// A card was played from the hand onto the discard pile.
    Played { seat: Seat, slot: Slot, card: Card },
    /// Cards were discarded.
    Discarded {
        seat: Seat,
        cards: Vec<(Slot, Card)>,
        set: DiscardSet,
    },
    /// A hand without a move was shown to all.
    ShowedHand {
        seat: Seat,
        cards: Vec<(Slot, Card)>,
    },
    /// A player chose the sleeping queen to wake.
    Chose {
        seat: Seat,
        slot: Slot,
        place: Place,
    },
    /// A queen woke before a player.
    Woke {
        seat: Seat,
        slot: Slot,
        queen: Queen,
        place: Place,
    },
    /// A queen was shown and went back to sleep at her place: her rival lies before the player, or
    /// the player has left.
    WentBack {
        seat: Seat,
        slot: Slot,
        queen: Queen,
        place: Place,
    },
    /// A queen is attacked; her owner may answer.
    Attacked {
        seat: Seat,
        weapon: Weapon,
        owner: Seat,
        queen: Queen,
    },
    /// The owner let her go.
    LetGo { seat: Seat, queen: Queen },
    /// The attack on her was stopped by the card just played.
    Blocked { seat: Seat, queen: Queen },
    /// A queen changed hands.
    Stolen {
        seat: Seat,
        from: Seat,
        slot: Slot,
        queen: Queen,
    },
    /// A queen was put to sleep.
    PutToSleep {
        seat: Seat,
        from: Seat,
        slot: Slot,
        queen: Queen,
        place: Place,
    },
    /// A Jester turned up the top of the draw pile.
    TurnedUp { slot: Slot, card: Card },
    /// The power card turned up joins the player's hand, and the player acts again.
    Gift { seat: Seat, slot: Slot },
    /// The number turned up went to the discard pile and counts off to this player.
    CountedOff { seat: Seat, value: Value },
    /// A card went from the draw pile to a hand.
    Drew { seat: Seat, slot: Slot },
    /// A player left politely.
    Left { seat: Seat },
    /// A player was removed; all cards of the draw deck are collected.
    Removed { seat: Seat },
    /// The hand of a player who left was shown and discarded.
    HandGivenUp {
        seat: Seat,
        cards: Vec<(Slot, Card)>,
    },
    /// A queen of a player who is gone went to sleep.
    Returned {
        seat: Seat,
        slot: Slot,
        queen: Queen,
        place: Place,
    },
    /// What this player had begun, or what was begun against them, comes to nothing.
    Lapsed { seat: Seat },
    /// The game is over.
    Ended(Outcome),
}
