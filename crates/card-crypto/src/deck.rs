//! Masked cards and decks of them, verified and not.

use core::fmt;

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::traits::Identity;

use crate::cards::{CardSet, OpenCard};
use crate::encoding::{EncodedPoint, Reader};
use crate::error::{CardSetError, DeckError};

/// How many cards a deck has: 1 to 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeckSize(u16);

impl DeckSize {
    /// The largest deck.
    pub const MAX: usize = 256;

    /// Checks a size.
    ///
    /// # Errors
    ///
    /// If it is not 1 to 256.
    pub fn new(size: usize) -> Result<Self, DeckError> {
        match u16::try_from(size) {
            Ok(small) if (1..=Self::MAX).contains(&size) => Ok(Self(small)),
            _ => Err(DeckError::Size { size }),
        }
    }

    /// The size as a number.
    pub fn get(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn as_u16(self) -> u16 {
        self.0
    }
}

/// A card under masks: `(r G, M + r Y)`, where nobody knows `r` but all key holders together can
/// take it away. A known card is the same with `r = 0`.
///
/// There is no way to decode one: it comes out of a [`CardSet`] or a [`VerifiedDeck`], so whoever
/// holds one knows that it is accounted for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MaskedCard {
    pub(crate) first: RistrettoPoint,
    pub(crate) second: RistrettoPoint,
    bytes: [u8; 64],
}

impl MaskedCard {
    /// The length of an encoded card.
    pub const BYTES: usize = 64;

    /// A known card, not masked.
    pub(crate) fn open(card: EncodedPoint) -> Self {
        let nothing = EncodedPoint {
            point: RistrettoPoint::identity(),
            bytes: [0; 32],
        };
        Self::join(nothing, card)
    }

    /// Encodes two halves.
    pub(crate) fn encode(first: RistrettoPoint, second: RistrettoPoint) -> Self {
        Self::join(EncodedPoint::new(first), EncodedPoint::new(second))
    }

    fn join(first: EncodedPoint, second: EncodedPoint) -> Self {
        let mut bytes = [0; 64];
        let halves = first.bytes.iter().chain(&second.bytes);
        bytes
            .iter_mut()
            .zip(halves)
            .for_each(|(to, from)| *to = *from);
        Self {
            first: first.point,
            second: second.point,
            bytes,
        }
    }

    /// Both halves encoded, one after the other.
    pub fn as_bytes(&self) -> &[u8; 64] {
        &self.bytes
    }

    /// Whether the card carries no mask, so that its face is plain to see.
    pub fn is_open(&self) -> bool {
        self.bytes.first_chunk() == Some(&[0; 32])
    }
}

impl fmt::Debug for MaskedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MaskedCard(")?;
        for byte in self.bytes {
            write!(f, "{byte:02x}")?;
        }
        f.write_str(")")
    }
}

/// Cards in order with their encoding: encoded once, hashed often. Says nothing of their origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cards {
    cards: Vec<MaskedCard>,
    bytes: Vec<u8>,
}

impl Cards {
    fn new(cards: Vec<MaskedCard>) -> Self {
        let mut bytes = Vec::with_capacity(cards.len().saturating_mul(MaskedCard::BYTES));
        for card in &cards {
            bytes.extend_from_slice(card.as_bytes());
        }
        Self { cards, bytes }
    }

    pub(crate) fn cards(&self) -> &[MaskedCard] {
        &self.cards
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn size(&self) -> DeckSize {
        // 1 to 256 by construction.
        DeckSize(u16::try_from(self.cards.len()).unwrap_or(u16::MAX))
    }
}

/// A deck of which every card is accounted for: laid out here from known cards, or put out by a
/// shuffle whose argument holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedDeck(Cards);

impl VerifiedDeck {
    /// Known cards of a set, as a deck to be shuffled.
    ///
    /// # Errors
    ///
    /// If the set lacks one of the cards, a card appears twice, or there are none or too many.
    pub fn open(set: &CardSet, cards: &[OpenCard]) -> Result<Self, OpenDeckError> {
        let cards: Vec<_> = cards
            .iter()
            .map(|card| set.card(*card))
            .collect::<Result<_, _>>()
            .map_err(OpenDeckError::Card)?;
        Self::assemble(&cards).map_err(OpenDeckError::Deck)
    }

    /// Cards of any origin, open and masked mixed, as a deck to be shuffled. They must all be
    /// masked under one table key; if not, no shares will ever open them.
    ///
    /// # Errors
    ///
    /// If a card appears twice, or there are none or too many.
    pub fn assemble(cards: &[MaskedCard]) -> Result<Self, DeckError> {
        DeckSize::new(cards.len())?;
        if let Some((first, second)) = repeated(cards.iter().map(MaskedCard::as_bytes)) {
            return Err(DeckError::RepeatedCard { first, second });
        }
        Ok(Self::shuffled(cards.to_vec()))
    }

    /// The deck put out by a shuffle made here.
    pub(crate) fn shuffled(cards: Vec<MaskedCard>) -> Self {
        Self(Cards::new(cards))
    }

    /// The cards in order.
    pub fn cards(&self) -> &[MaskedCard] {
        self.0.cards()
    }

    /// How many cards.
    pub fn size(&self) -> DeckSize {
        self.0.size()
    }

    /// The cards encoded one after the other, 64 bytes each.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    pub(crate) fn claimed(&self) -> &Cards {
        &self.0
    }
}

/// Why known cards do not make a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenDeckError {
    /// A card is not of the set.
    Card(CardSetError),
    /// The cards are no deck.
    Deck(DeckError),
}

impl fmt::Display for OpenDeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(error) => error.fmt(f),
            Self::Deck(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for OpenDeckError {}

/// A deck somebody sent: well-formed, but nothing is known of its cards until a shuffle argument
/// turns it into a [`VerifiedDeck`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnverifiedDeck(Cards);

impl UnverifiedDeck {
    /// Decodes the output of a shuffle of `size` cards.
    ///
    /// # Errors
    ///
    /// If the length is not `64 size`, a half is no canonical point or the identity, or two cards
    /// have the same first half: an honest shuffle puts out none of these.
    pub fn from_bytes(size: DeckSize, bytes: &[u8]) -> Result<Self, DeckError> {
        let mut reader = Reader::new(bytes, size.get() * MaskedCard::BYTES)?;
        let cards = (0..size.get())
            .map(|_| Ok(MaskedCard::join(reader.point()?, reader.point()?)))
            .collect::<Result<Vec<_>, DeckError>>()?;
        let masks = cards.iter().map(|card| card.bytes.first_chunk::<32>());
        if let Some((first, second)) = repeated(masks) {
            return Err(DeckError::RepeatedMask { first, second });
        }
        Ok(Self(Cards {
            cards,
            bytes: bytes.to_vec(),
        }))
    }

    /// How many cards.
    pub fn size(&self) -> DeckSize {
        self.0.size()
    }

    /// The cards encoded one after the other, 64 bytes each.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// The cards, for the equations that decide whether to trust them.
    pub(crate) fn claimed(&self) -> &Cards {
        &self.0
    }

    /// The equations hold.
    pub(crate) fn verified(&self) -> VerifiedDeck {
        VerifiedDeck(self.0.clone())
    }
}

/// The first two positions that hold the same item.
pub(crate) fn repeated<T: Ord>(items: impl Iterator<Item = T>) -> Option<(usize, usize)> {
    let mut sorted: Vec<_> = items.zip(0..).collect();
    sorted.sort_unstable();
    sorted
        .windows(2)
        .filter_map(|pair| match pair {
            [(a, first), (b, second)] if a == b => Some((*first, *second)),
            _ => None,
        })
        .min()
}
