//! What can be wrong, by name. Nothing here is ever caused by our own secrets, only by bytes and
//! arguments handed in; a panic would be a bug of this crate.

use core::fmt;

use crate::context::Seat;

/// Bytes that are no encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecodeError {
    /// The length is not the one this value has; nothing was read or allocated.
    Length {
        /// The length there should be.
        expected: usize,
        /// The length there is.
        actual: usize,
    },
    /// Not the canonical encoding of a group element.
    Point {
        /// Where in the bytes.
        offset: usize,
    },
    /// The identity, where no honest value is the identity.
    Identity {
        /// Where in the bytes.
        offset: usize,
    },
    /// Not a reduced scalar.
    Scalar {
        /// Where in the bytes.
        offset: usize,
    },
    /// A scalar that must not be zero.
    Zero,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, actual } => {
                write!(f, "expected {expected} bytes, got {actual}")
            }
            Self::Point { offset } => {
                write!(f, "no canonical group element at byte {offset}")
            }
            Self::Identity { offset } => write!(f, "the identity at byte {offset}"),
            Self::Scalar { offset } => write!(f, "no reduced scalar at byte {offset}"),
            Self::Zero => f.write_str("a secret key of zero"),
        }
    }
}

/// A key that is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    /// The proof does not show knowledge of the secret key in this context.
    Proof,
    /// The secret key is not that of this public key.
    OtherSecret,
    /// A table without keys.
    NoKeys,
    /// More keys than seats can have.
    TooManyKeys,
    /// Seats must be listed in increasing order, each once.
    SeatOrder {
        /// The seat that is not above the one before it.
        seat: Seat,
    },
    /// Two seats with the same key.
    RepeatedKey {
        /// The first seat.
        first: Seat,
        /// The other seat.
        second: Seat,
    },
    /// A key proven for another game or epoch than the first key of the table.
    OtherGame {
        /// The seat.
        seat: Seat,
    },
    /// The keys add up to the identity.
    IdentitySum,
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proof => f.write_str("the proof of knowledge of the secret key fails"),
            Self::OtherSecret => f.write_str("the secret key does not belong to the public key"),
            Self::NoKeys => f.write_str("a table needs at least one key"),
            Self::TooManyKeys => f.write_str("more keys than a table has seats"),
            Self::SeatOrder { seat } => write!(f, "seat {} is out of order", seat.0),
            Self::RepeatedKey { first, second } => {
                write!(f, "seats {} and {} have the same key", first.0, second.0)
            }
            Self::OtherGame { seat } => {
                write!(
                    f,
                    "the key of seat {} was proven for another game or epoch",
                    seat.0
                )
            }
            Self::IdentitySum => f.write_str("the keys add up to the identity"),
        }
    }
}

/// A set of cards that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CardSetError {
    /// A set has 1 to 256 cards.
    Size {
        /// The size asked for.
        size: usize,
    },
    /// A set has a name of 1 to 64 bytes.
    Name {
        /// The length of the name.
        length: usize,
    },
    /// Two cards of the set are the same point, or one is the identity or `G` or `-G`.
    Degenerate,
    /// A card the set does not have.
    NoSuchCard {
        /// Its number.
        card: u8,
    },
}

impl fmt::Display for CardSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { size } => write!(f, "a set of {size} cards, not 1 to 256"),
            Self::Name { length } => write!(f, "a name of {length} bytes, not 1 to 64"),
            Self::Degenerate => f.write_str("two cards of the set coincide"),
            Self::NoSuchCard { card } => write!(f, "the set has no card {card}"),
        }
    }
}

/// A deck that is refused before any proof is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DeckError {
    /// A deck has 1 to 256 cards.
    Size {
        /// The size there is.
        size: usize,
    },
    /// The bytes are no deck of this size.
    Decode(DecodeError),
    /// Two cards of a shuffled deck have the same first half.
    RepeatedMask {
        /// The position of the first.
        first: usize,
        /// The position of the second.
        second: usize,
    },
    /// The same card twice in a deck put together here.
    RepeatedCard {
        /// The position of the first.
        first: usize,
        /// The position of the second.
        second: usize,
    },
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { size } => write!(f, "a deck of {size} cards, not 1 to 256"),
            Self::Decode(error) => write!(f, "no deck: {error}"),
            Self::RepeatedMask { first, second } => {
                write!(f, "cards {first} and {second} have the same mask")
            }
            Self::RepeatedCard { first, second } => {
                write!(f, "cards {first} and {second} are the same")
            }
        }
    }
}

/// One group of equations of the shuffle argument; docs/cryptography.md has them in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EquationGroup {
    /// `c_d + w (y c_A + c_B - z sum g_i) = com(ta; r)`: the committed permutation and powers are
    /// those of the product.
    Opening,
    /// `c_delta + w c_Delta = com(w tb_(i+1) - tb_i ta_(i+1); s)`: the product is that of a
    /// permutation.
    Product,
    /// `c_0 + w c_B = com(f; r_f)`: the powers that carry the cards are the committed ones.
    Powers,
    /// The first halves of `E_0 + w sum x^i C_i = sum f_i C'_i + tau (G, Y)`: the deck put out is
    /// the deck taken in, permuted by those powers and remasked.
    FirstHalves,
    /// The second halves of the same.
    SecondHalves,
}

impl fmt::Display for EquationGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Opening => "opening of the permutation",
            Self::Product => "product of a permutation",
            Self::Powers => "opening of the powers",
            Self::FirstHalves => "remasking, first halves",
            Self::SecondHalves => "remasking, second halves",
        })
    }
}

/// A shuffle that is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShuffleError {
    /// The decks and the argument are not of one size.
    Size {
        /// The size of the deck taken in.
        input: usize,
        /// The size of the deck put out, the argument, or what was prepared.
        other: usize,
    },
    /// What was prepared was prepared for another table key.
    OtherTableKey,
    /// The shuffle is not proven: this group of equations does not hold.
    Equation(EquationGroup),
    /// The opened seed gives another card than the one that was put out.
    OtherSeed {
        /// The first position that differs.
        position: usize,
    },
}

impl fmt::Display for ShuffleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { input, other } => {
                write!(f, "a shuffle of {input} cards against {other}")
            }
            Self::OtherTableKey => f.write_str("prepared for another table key"),
            Self::Equation(group) => write!(f, "the shuffle argument fails: {group}"),
            Self::OtherSeed { position } => {
                write!(f, "the seed gives another card at position {position}")
            }
        }
    }
}

/// A chain of shuffles that is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainError {
    /// The first shuffle that fails, counted from 0.
    pub link: usize,
    /// Why it fails.
    pub error: ShuffleError,
}

impl fmt::Display for ChainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shuffle {} of the chain: {}", self.link, self.error)
    }
}

/// Shares that are not given or not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShareError {
    /// A batch without cards.
    NoCards,
    /// A card that is not masked needs no share.
    OpenCard {
        /// Its position in the batch.
        index: usize,
    },
    /// The same card twice.
    RepeatedCard {
        /// The position of the first.
        first: usize,
        /// The position of the second.
        second: usize,
    },
    /// Not as many shares as cards.
    Count {
        /// How many cards.
        cards: usize,
        /// How many shares.
        shares: usize,
    },
    /// The context names another seat than the key's.
    OtherSeat,
    /// The secret key is not that of the seat's public key.
    OtherSecret,
    /// `s G = A + c Y` does not hold: the prover does not know the key.
    KeyEquation,
    /// `s M = B + c Z` does not hold: some share was made with another key.
    ShareEquation,
}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCards => f.write_str("shares of no cards"),
            Self::OpenCard { index } => write!(f, "card {index} is not masked"),
            Self::RepeatedCard { first, second } => {
                write!(f, "cards {first} and {second} are the same")
            }
            Self::Count { cards, shares } => write!(f, "{shares} shares of {cards} cards"),
            Self::OtherSeat => f.write_str("the context names another seat"),
            Self::OtherSecret => f.write_str("the secret key does not belong to the seat"),
            Self::KeyEquation => f.write_str("the share proof fails: key equation"),
            Self::ShareEquation => f.write_str("the share proof fails: share equation"),
        }
    }
}

/// A card that cannot be unmasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UnmaskError {
    /// No share of this seat.
    Missing {
        /// The seat.
        seat: Seat,
    },
    /// A second share under one key.
    Repeated {
        /// The seat.
        seat: Seat,
    },
    /// A share under a key that is not of this table.
    Stranger {
        /// The seat it names.
        seat: Seat,
    },
    /// A share of another card.
    OtherCard {
        /// The seat that gave it.
        seat: Seat,
    },
    /// All shares are there, and what lies under the masks is no card of the set: the deck was
    /// not one of this set, or not masked under this table key.
    NotACard,
}

impl fmt::Display for UnmaskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { seat } => write!(f, "the share of seat {} is missing", seat.0),
            Self::Repeated { seat } => write!(f, "two shares of seat {}", seat.0),
            Self::Stranger { seat } => {
                write!(f, "a share of seat {} under a key of no seat", seat.0)
            }
            Self::OtherCard { seat } => {
                write!(f, "the share of seat {} is of another card", seat.0)
            }
            Self::NotACard => f.write_str("what lies under the masks is no card of the set"),
        }
    }
}

/// A commitment that the opening does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommitmentError;

impl fmt::Display for CommitmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the opening does not fit the commitment")
    }
}

impl core::error::Error for DecodeError {}
impl core::error::Error for KeyError {}
impl core::error::Error for CardSetError {}
impl core::error::Error for DeckError {}
impl core::error::Error for ShuffleError {}
impl core::error::Error for ChainError {}
impl core::error::Error for ShareError {}
impl core::error::Error for UnmaskError {}
impl core::error::Error for CommitmentError {}

impl From<DecodeError> for DeckError {
    fn from(error: DecodeError) -> Self {
        Self::Decode(error)
    }
}
