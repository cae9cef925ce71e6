//! What a game is in the middle of.

use crate::card::{CardSet, Face};
use crate::command::{Attack, Awaiting, Decision, Pile, Shuffle, WakeCause};
use crate::game::Game;
use crate::outcome::Outcome;
use crate::place::Place;
use crate::queen::QueenSet;
use crate::seat::Seat;
use crate::slot::SlotRange;

/// What the game is in the middle of. The seat whose turn it is stands beside it in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// All red cards and these queens are being shuffled, then hands are dealt.
    Deal {
        queens: QueenSet,
        queen_slots: SlotRange,
        card_slots: SlotRange,
        then: AfterDeal,
    },
    /// The turn's seat is to act.
    Act { extra: bool },
    /// The owner of an attacked queen is to answer.
    Answer(Attack),
    /// The attacker is to lay the queen that the Potion put to sleep.
    Lay(Attack),
    /// A seat is to pick a sleeping queen.
    Pick(Wake),
    /// A picked queen is being turned up.
    TurnUpQueen { wake: Wake, place: Place },
    /// The top of the draw pile is being turned up for a Jester.
    TurnUpCard,
    /// The former discard pile is being shuffled into a new draw pile.
    Reshuffle {
        cards: CardSet,
        slots: SlotRange,
        then: AfterReshuffle,
    },
    /// Nothing follows.
    Over(Outcome),
}

/// Who wakes a queen, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wake {
    pub(crate) seat: Seat,
    pub(crate) cause: WakeCause,
}

/// What goes on when hands are dealt: the first turn, or what a removal found pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterDeal {
    Act { extra: bool },
    Pick(Wake),
}

/// What goes on when the draw pile is full again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterReshuffle {
    /// A Jester turns up its top.
    TurnUp,
    /// Hands are filled: the turn's seat, then who stopped its attack.
    Draw { defender: Option<Seat> },
}

impl Stage {
    pub(super) const fn decision(&self, turn: Seat) -> Option<(Seat, Decision)> {
        match *self {
            Self::Act { extra } => Some((turn, Decision::Turn { extra })),
            Self::Answer(attack) => Some((attack.owner, Decision::Answer(attack))),
            Self::Lay(attack) => Some((turn, Decision::Lay(attack.queen))),
            Self::Pick(wake) => Some((wake.seat, Decision::Wake(wake.cause))),
            Self::Deal { .. }
            | Self::TurnUpQueen { .. }
            | Self::TurnUpCard
            | Self::Reshuffle { .. }
            | Self::Over(_) => None,
        }
    }

    pub(super) fn awaiting(&self, game: &Game) -> Awaiting {
        if let Some((seat, decision)) = self.decision(game.turn) {
            return Awaiting::Action { seat, decision };
        }
        let turn_up = |slot, pile| {
            // The stages that turn a slot up always have one.
            Option::map_or(slot, Awaiting::Nothing, |slot| Awaiting::TurnUp {
                slot,
                pile,
            })
        };
        match *self {
            Self::Deal {
                queens,
                queen_slots,
                card_slots,
                ..
            } => Awaiting::Shuffle(vec![
                Shuffle {
                    pile: Pile::Queens,
                    cards: queens.iter().map(Face::Queen).collect(),
                    slots: queen_slots,
                },
                Shuffle {
                    pile: Pile::Draw,
                    cards: game.options.edition.cards().map(Face::Card).collect(),
                    slots: card_slots,
                },
            ]),
            Self::Reshuffle { cards, slots, .. } => Awaiting::Shuffle(vec![Shuffle {
                pile: Pile::Draw,
                cards: cards.iter().map(Face::Card).collect(),
                slots,
            }]),
            Self::TurnUpQueen { place, .. } => turn_up(game.grid[place], Pile::Queens),
            Self::TurnUpCard => turn_up(game.draw.top(), Pile::Draw),
            Self::Over(_) | Self::Act { .. } | Self::Answer(_) | Self::Lay(_) | Self::Pick(_) => {
                Awaiting::Nothing
            }
        }
    }
}
