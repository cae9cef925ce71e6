//! Where every card lies, by slot.

use eframe::egui::Rect;

use super::super::super::art::CardFace;
use super::super::super::motion::{Sprite, Sprites};
use super::Scene;
use super::layout::{PlayerLayout, TableLayout};

/// All cards of the table as they lie now.
pub(super) fn of(scene: &Scene<'_>) -> Sprites {
    let Scene { model, layout, .. } = scene;
    let direction = scene.kit.theme.direction;
    let mut sprites = Sprites::new();
    for &slot in &model.draw {
        let (rect, face) = (layout.draw, CardFace::DrawBack);
        sprites.insert(slot, Sprite { rect, face });
    }
    for &(slot, card) in &model.discard {
        let (rect, face) = (layout.discard, card.into());
        sprites.insert(slot, Sprite { rect, face });
    }
    for (own, &(_, rect)) in model.grid.iter().zip(&layout.grid) {
        if let Some(slot) = own.sleeper {
            let face = CardFace::QueenBack;
            sprites.insert(slot, Sprite { rect, face });
        }
    }
    for (held, &rect) in model.hand.iter().zip(&layout.hand) {
        let face = held.card.map_or(CardFace::DrawBack, CardFace::from);
        sprites.insert(held.slot, Sprite { rect, face });
    }
    let mut players = model.players.iter();
    if let Some(own) = players.next() {
        let place = PlayerLayout::own(layout.own, own.queens.len(), direction);
        for (&(slot, queen), &rect) in own.queens.iter().zip(&place.queens) {
            let face = CardFace::Queen(queen);
            sprites.insert(slot, Sprite { rect, face });
        }
    }
    for (player, &panel) in players.zip(&layout.opponents) {
        let (queens, cards) = (player.queens.len(), player.hand.len());
        let place = PlayerLayout::opponent(panel, queens, cards, direction);
        for (&(slot, queen), &rect) in player.queens.iter().zip(&place.queens) {
            let face = CardFace::Queen(queen);
            sprites.insert(slot, Sprite { rect, face });
        }
        for (&(slot, card), &rect) in player.hand.iter().zip(&place.hand) {
            let face = card.map_or(CardFace::DrawBack, CardFace::from);
            sprites.insert(slot, Sprite { rect, face });
        }
    }
    sprites
}

/// Whether nothing has happened yet but the deal.
pub(super) fn is_fresh(scene: &Scene<'_>) -> bool {
    let model = &scene.model;
    model.discard.is_empty() && model.players.iter().all(|player| player.queens.is_empty())
}

/// A shuffle makes new slots: to the eye they come from the discard pile, or are dealt from the
/// draw pile.
pub(super) fn with_newcomers(before: &Sprites, after: &Sprites, layout: &TableLayout) -> Sprites {
    let mut all = before.clone();
    let first_deal = before.is_empty();
    // The eye sees a stack move, not sixty cards.
    let mut stack = 0;
    for (&slot, sprite) in after {
        if before.contains_key(&slot) {
            continue;
        }
        if sprite.rect == layout.draw {
            stack += 1;
            if first_deal || stack > 6 {
                continue;
            }
        }
        let dealt = sprite.rect != layout.draw && sprite.face != CardFace::QueenBack;
        let rect = match (dealt, first_deal) {
            (true, _) => layout.draw,
            // The queens are laid out from the middle of their mat.
            (false, true) => Rect::from_center_size(layout.mat.center(), sprite.rect.size()),
            (false, false) => layout.discard,
        };
        let face = if sprite.face == CardFace::QueenBack {
            CardFace::QueenBack
        } else {
            CardFace::DrawBack
        };
        all.insert(slot, Sprite { rect, face });
    }
    all
}
