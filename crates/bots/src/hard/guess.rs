//! What a player can say of the hidden cards.

use rules::{BySeat, Dice, Face, Game, HAND, Seat, Slot, View, Weapon};

use super::world::{self, World};
use crate::hand::{Hand, Sort};
use crate::scene::Scene;

/// What a player knows of the table, from which worlds are imagined.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    known: World,
    /// The hidden cards, in no order.
    cards: Vec<Sort>,
    /// How many of them each seat has held through a turn of its own.
    held: BySeat<usize>,
    /// How many of them each seat has drawn since.
    fresh: BySeat<usize>,
}

impl Guess {
    /// What the view shows.
    pub(super) fn new(view: &View<'_>) -> Self {
        let game = view.game();
        let scene = Scene::of(view);
        let mut unseen = game.unseen_cards();
        let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
        let mut held = BySeat::from_fn(|_| 0);
        let mut fresh = BySeat::from_fn(|_| 0);
        for seat in game.playing().iter() {
            for slot in *game.hand(seat) {
                match view.face(slot).and_then(Face::card) {
                    Some(card) => {
                        unseen = unseen.without(card);
                        hands[seat] = hands[seat].with(card.into());
                    }
                    None if was_held(game, seat, slot) => held[seat] += 1,
                    None => fresh[seat] += 1,
                }
            }
        }
        Self {
            known: World::new(
                scene,
                hands,
                game.draw_pile().len(),
                game.discard_pile().map(|(_, card)| card.into()).collect(),
            ),
            cards: unseen.iter().map(Sort::from).collect(),
            held,
            fresh,
        }
    }

    /// A table that the view does not tell from the real one.
    pub(super) fn imagine(&mut self, mut dice: Dice) -> World {
        let mut world = self.known.clone();
        world::shuffle(&mut self.cards, &mut dice);
        let mut dealt = 0;
        for seat in world.scene.playing.iter() {
            if self.held[seat] > 0 {
                self.put_likely_cards_first(seat, dealt, &mut dice);
                dealt += self.held[seat];
            }
        }
        let mut cards = self.cards.iter().copied();
        for seat in world.scene.playing.iter() {
            let drawn: Hand = cards.by_ref().take(self.held[seat]).collect();
            world.hands[seat] = world.hands[seat].plus(drawn);
        }
        for seat in world.scene.playing.iter() {
            let drawn: Hand = cards.by_ref().take(self.fresh[seat]).collect();
            world.hands[seat] = world.hands[seat].plus(drawn);
        }
        world.set_piles(cards, dice);
        world
    }

    /// Swaps unlikely cards among those that `seat` has held for others, a few times: whoever could
    /// play a King, a Jester or an attack has mostly done so. What stays is more often a number, a
    /// Dragon or a Wand.
    fn put_likely_cards_first(&mut self, seat: Seat, from: usize, dice: &mut Dice) {
        let scene = &self.known.scene;
        let knight = scene.attacks(seat, Weapon::Knight).next().is_some();
        let potion = scene.attacks(seat, Weapon::Potion).next().is_some();
        for at in from..from + self.held[seat] {
            for _ in 0..4 {
                // How often such a card was kept nevertheless, in sixteenths.
                let kept = match self.cards.get(at) {
                    Some(&Sort::KING) => 1,
                    Some(&Sort::JESTER) => 2,
                    Some(&Sort::KNIGHT) if knight => 3,
                    Some(&Sort::POTION) if potion => 4,
                    _ => 16,
                };
                if kept == 16 || dice.below(16) < kept {
                    break;
                }
                let Some((card, others)) =
                    self.cards.get_mut(at..).and_then(<[_]>::split_first_mut)
                else {
                    break;
                };
                if let Some(other) = others.get_mut(dice.below(others.len())) {
                    core::mem::swap(card, other);
                }
            }
        }
    }
}

/// Whether a player has kept a card through a turn of the own: then it is hardly one that would
/// have been played. Slots are drawn in rising order, so a card is that old if whoever plays
/// before its owner has drawn a newer one, and its owner a newer one than that. Nobody has acted who
/// holds nothing but cards of the first deal.
fn was_held(game: &Game, seat: Seat, slot: Slot) -> bool {
    let newest = |seat: Seat| game.hand(seat).iter().next_back();
    let dealt = game.options().edition.queens().len() + HAND * game.players();
    let before = game
        .playing()
        .clockwise_after(seat)
        .filter(|&other| other != seat)
        .last()
        .and_then(newest);
    let has_acted = newest(seat).is_some_and(|newest| newest.0 as usize >= dealt)
        && (newest(seat) > before || game.turn() == seat);
    has_acted && Some(slot) < before
}
