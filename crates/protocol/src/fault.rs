//! Whose fault it is, and what proves it.

use core::fmt;

use card_crypto::{
    CommitmentError, DeckError, DecodeError, KeyError, ShareError, ShuffleError, UnmaskError,
};
use rules::{RuleViolation, Seat};
use serde::{Deserialize, Serialize};

use crate::ballot::Ballot;
use crate::contribution::Contribution;

/// A seat broke the protocol, and here is what proves it to anyone who has the log before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Who.
    pub culprit: Seat,
    /// In which step.
    pub step: u64,
    /// Which check failed.
    pub check: Check,
    /// What the culprit signed: one statement that does not hold, or two that contradict each
    /// other.
    pub evidence: Vec<Statement>,
}

/// Something that a seat signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Statement {
    /// A contribution.
    Contribution(Box<Contribution>),
    /// A ballot.
    Ballot(Box<Ballot>),
}

/// What a signed contribution must pass. The numbers are those of `docs/protocol.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// 1: says what the step asks for.
    WrongKind,
    /// 2: comes from a seat that owes something in this step.
    NotOwed,
    /// 3: opens what was sealed.
    Seal(CommitmentError),
    /// 4: the card key is a key and its holder knows the secret.
    Key(KeyError),
    /// 5: bytes inside the payload decode.
    Encoding(DecodeError),
    /// 6: the deck is a deck.
    Deck(DeckError),
    /// 7: as many piles as are to be shuffled.
    Piles(usize),
    /// 8: the shuffle is a shuffle.
    Shuffle(ShuffleError),
    /// 9: the shares are shares of the slots owed.
    Shares(ShareError),
    /// 10: what is laid open is a card.
    Face(UnmaskError),
    /// 11: the rules allow the action.
    Rules(RuleViolation),
    /// 12: the opened key is the card key.
    OpenedKey(KeyError),
    /// 13: the opened seed gives the shuffles that were made.
    OpenedSeed(ShuffleError),
    /// 14: one payload for one step, and nothing after a leave.
    Equivocation,
    /// 15: one answer to one motion, and no motions that cross.
    Ballots,
    /// 16: the secrets of every epoch are opened.
    Epochs(usize),
    /// 17: no two seats have one card key.
    SameKey,
}

impl Check {
    /// The number of the check in `docs/protocol.md`.
    pub const fn number(&self) -> u8 {
        match self {
            Self::WrongKind => 1,
            Self::NotOwed => 2,
            Self::Seal(_) => 3,
            Self::Key(_) => 4,
            Self::Encoding(_) => 5,
            Self::Deck(_) => 6,
            Self::Piles(_) => 7,
            Self::Shuffle(_) => 8,
            Self::Shares(_) => 9,
            Self::Face(_) => 10,
            Self::Rules(_) => 11,
            Self::OpenedKey(_) => 12,
            Self::OpenedSeed(_) => 13,
            Self::Equivocation => 14,
            Self::Ballots => 15,
            Self::Epochs(_) => 16,
            Self::SameKey => 17,
        }
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongKind => f.write_str("it is not what the step asked for"),
            Self::NotOwed => f.write_str("nothing was asked of this seat"),
            Self::Seal(problem) => write!(f, "it does not open what was sealed: {problem}"),
            Self::Key(problem) => write!(f, "the card key does not hold: {problem}"),
            Self::Encoding(problem) => write!(f, "its bytes are malformed: {problem}"),
            Self::Deck(problem) => write!(f, "the deck does not hold: {problem}"),
            Self::Piles(count) => write!(f, "{count} piles were shuffled, and not what was asked"),
            Self::Shuffle(problem) => write!(f, "the shuffle is not proven: {problem}"),
            Self::Shares(problem) => write!(f, "the shares are not proven: {problem}"),
            Self::Face(problem) => write!(f, "what was laid open is no card: {problem}"),
            Self::Rules(problem) => write!(f, "the rules do not allow it: {problem}"),
            Self::OpenedKey(problem) => write!(f, "the opened key is another: {problem}"),
            Self::OpenedSeed(problem) => write!(f, "the opened seed is another: {problem}"),
            Self::Equivocation => f.write_str("it contradicts another one of the same seat"),
            Self::Epochs(count) => {
                write!(
                    f,
                    "the secrets of {count} epochs were opened, and not of all"
                )
            }
            Self::SameKey => f.write_str("the card key is another seat's"),
            Self::Ballots => f.write_str("it contradicts another ballot of the same seat"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} in step {}, check {}: {}",
            self.culprit,
            self.step,
            self.check.number(),
            self.check
        )
    }
}

impl core::error::Error for Fault {}
