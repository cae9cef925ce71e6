//! What one player alone knows.

use crate::card::Card;
use crate::game::Game;
use crate::slot::Slot;

/// The faces that one player has seen and the table has not. Never replicated, hashed or sent.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Knowledge {
    /// In the order of slots.
    faces: Vec<(Slot, Card)>,
}

impl Knowledge {
    /// Knows nothing.
    pub const fn new() -> Self {
        Self { faces: Vec::new() }
    }

    /// The face of a slot, if the player has learned it.
    pub fn card(&self, slot: Slot) -> Option<Card> {
        let at = self.position(slot).ok()?;
        self.faces.get(at).map(|&(_, card)| card)
    }

    /// Learns the face of a slot.
    pub fn learn(&mut self, slot: Slot, card: Card) {
        match self.position(slot) {
            Ok(at) => {
                if let Some(known) = self.faces.get_mut(at) {
                    known.1 = card;
                }
            }
            Err(at) => self.faces.insert(at, (slot, card)),
        }
    }

    /// Forgets what everybody knows by now and what lies in no hand any more.
    pub fn tidy(&mut self, game: &Game) {
        self.faces.retain(|&(slot, _)| {
            game.face(slot).is_none()
                && game
                    .playing()
                    .iter()
                    .any(|seat| game.hand(seat).contains(slot))
        });
    }

    fn position(&self, slot: Slot) -> Result<usize, usize> {
        self.faces.binary_search_by_key(&slot, |&(slot, _)| slot)
    }
}

impl core::fmt::Debug for Knowledge {
    /// Secret: says how much is known, not what.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Knowledge({} faces)", self.faces.len())
    }
}
