//! Cards as points, hashed to the group from the name of their set and their number.

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::traits::IsIdentity;
use sha2::Digest;
use subtle::{ConditionallySelectable, ConstantTimeEq};

use crate::deck::{DeckSize, MaskedCard};
use crate::encoding::EncodedPoint;
use crate::error::CardSetError;
use crate::transcript::{absorb_long, finish, finish_short, tag, tagged};

/// A card whose face is known: its number in its set, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpenCard(pub u8);

/// All cards that one kind of deck can hold, each a point of the group.
///
/// Equal faces take different numbers: what a number means is the game's business.
#[derive(Clone, Debug)]
pub struct CardSet {
    points: Vec<EncodedPoint>,
    digest: [u8; 32],
}

impl CardSet {
    /// The longest name of a set.
    pub const MAX_NAME: usize = 64;

    /// Derives the cards `0 .. size` of the set called `name`.
    ///
    /// # Errors
    ///
    /// If name or size are out of bounds. That two cards coincide or one is trivial is checked as
    /// well, though it happens for no name that anyone could find.
    pub fn derive(name: &[u8], size: usize) -> Result<Self, CardSetError> {
        if name.is_empty() || name.len() > Self::MAX_NAME {
            return Err(CardSetError::Name { length: name.len() });
        }
        let size = DeckSize::new(size).map_err(|_| CardSetError::Size { size })?;
        let points: Vec<_> = (0..u32::from(size.as_u16()))
            .map(|card| {
                let mut hash = tagged(tag::CARD);
                absorb_long(&mut hash, name);
                hash.update(card.to_le_bytes());
                EncodedPoint::new(RistrettoPoint::from_uniform_bytes(&finish(hash)))
            })
            .collect();

        let mut encodings: Vec<_> = points.iter().map(|card| card.bytes).collect();
        encodings.push(RISTRETTO_BASEPOINT_POINT.compress().to_bytes());
        encodings.push((-RISTRETTO_BASEPOINT_POINT).compress().to_bytes());
        encodings.sort_unstable();
        let distinct = encodings.windows(2).all(|pair| pair.first() != pair.last());
        if !distinct || points.iter().any(|card| card.point.is_identity()) {
            return Err(CardSetError::Degenerate);
        }

        let mut hash = tagged(tag::CARDS);
        absorb_long(&mut hash, name);
        hash.update(size.as_u16().to_le_bytes());
        for card in &points {
            hash.update(card.bytes);
        }
        Ok(Self {
            points,
            digest: finish_short(hash),
        })
    }

    /// How many cards the set has.
    pub fn size(&self) -> usize {
        self.points.len()
    }

    /// The digest over name, size and all points: what a game pins as a constant.
    pub fn digest(&self) -> [u8; 32] {
        self.digest
    }

    /// The encodings of the cards in order.
    pub fn encodings(&self) -> impl Iterator<Item = &[u8; 32]> {
        self.points.iter().map(|card| &card.bytes)
    }

    /// A known card as it enters a deck: `(0, M)`, not masked yet.
    ///
    /// # Errors
    ///
    /// If the set has no such card.
    pub fn card(&self, card: OpenCard) -> Result<MaskedCard, CardSetError> {
        self.points
            .get(usize::from(card.0))
            .map(|point| MaskedCard::open(*point))
            .ok_or(CardSetError::NoSuchCard { card: card.0 })
    }

    /// The card that is this point, if one is. Looks at all cards in the same way: the point may
    /// be the face of a hand card.
    pub(crate) fn find(&self, point: &RistrettoPoint) -> Option<OpenCard> {
        let encoding = point.compress();
        let mut found = 0u8;
        let mut any = subtle::Choice::from(0);
        for (card, candidate) in (0..=u8::MAX).zip(&self.points) {
            let hit = candidate.bytes.ct_eq(encoding.as_bytes());
            found.conditional_assign(&card, hit);
            any |= hit;
        }
        bool::from(any).then_some(OpenCard(found))
    }
}
