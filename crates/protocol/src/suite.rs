//! The group elements of this game: generators and cards, derived once and shared.

use std::sync::Arc;

use card_crypto::{CardSet, CardSetError, Generators, OpenCard};
use rules::{Card, Face, Pile, Queen};

/// Generators, and a group element for every queen and every card of the draw deck.
#[derive(Clone, Debug)]
pub struct Suite(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    generators: Generators,
    queens: CardSet,
    cards: CardSet,
}

impl Suite {
    /// Derives everything; takes a few milliseconds, so do it once.
    ///
    /// # Errors
    ///
    /// Never for the names used here; the error belongs to the derivation.
    pub fn derive() -> Result<Self, CardSetError> {
        Ok(Self(Arc::new(Inner {
            generators: Generators::derive(),
            queens: CardSet::derive(b"sleeping-queens queens", Queen::ALL.len())?,
            cards: CardSet::derive(b"sleeping-queens cards", usize::from(Card::COUNT))?,
        })))
    }

    pub(crate) fn generators(&self) -> &Generators {
        &self.0.generators
    }

    /// The cards of a pile.
    pub(crate) fn set(&self, pile: Pile) -> &CardSet {
        match pile {
            Pile::Queens => &self.0.queens,
            Pile::Draw => &self.0.cards,
        }
    }

    /// The number of a face in its set.
    pub(crate) fn number(face: Face) -> OpenCard {
        match face {
            Face::Queen(queen) => OpenCard(queen as u8),
            Face::Card(card) => OpenCard(card.id()),
        }
    }

    /// The face of a number in its set.
    pub(crate) fn face(pile: Pile, number: OpenCard) -> Option<Face> {
        match pile {
            Pile::Queens => Queen::ALL
                .get(usize::from(number.0))
                .copied()
                .map(Face::Queen),
            Pile::Draw => Card::new(number.0).map(Face::Card),
        }
    }
}
