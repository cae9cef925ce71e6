//! A game that begins in the middle.

use crate::card::Face;
use crate::game::stage::Stage;
use crate::game::{Awake, Game};
use crate::position::{Position, PositionError};
use crate::slot::{Audience, Slot};

impl Game {
    /// The game of a complete position, and its faces by slot.
    pub(crate) fn laid_out(
        position: &Position,
    ) -> Result<(Self, Vec<Option<Face>>), PositionError> {
        let mut game = Self::new(position.options, position.players, position.dealer)
            .map_err(|_| PositionError::Players(position.players))?;
        game.stage = Stage::Act { extra: false };
        game.slots.clear();
        game.grid = crate::place::ByPlace::default();
        if let Some(turn) = position.turn {
            game.turn = turn;
        }
        let mut faces = Vec::new();
        let mut lay = |game: &mut Self, face: Face| -> Slot {
            faces.push(Some(face));
            game.make_slots(1).top().unwrap_or(Slot(0))
        };
        for &(place, queen) in &position.asleep {
            let slot = lay(&mut game, Face::Queen(queen));
            game.grid[place] = Some(slot);
            if position.seen.contains(&queen) {
                game.reveal(slot, Face::Queen(queen));
            }
        }
        for &(owner, queen) in &position.awake {
            let slot = lay(&mut game, Face::Queen(queen));
            game.reveal(slot, Face::Queen(queen));
            game.awake[queen] = Some(Awake { owner, slot });
        }
        for (seat, cards) in &position.hands {
            for &card in cards {
                let slot = lay(&mut game, Face::Card(card));
                game.show_to(slot, Audience::Only(*seat));
                game.take_in_hand(*seat, slot);
            }
        }
        for &card in &position.discard {
            let slot = lay(&mut game, Face::Card(card));
            game.reveal(slot, Face::Card(card));
            game.discard.push(slot);
        }
        game.draw = game.make_slots(position.draw.len());
        faces.extend(position.draw.iter().map(|&card| Some(Face::Card(card))));
        let named = position
            .turn
            .into_iter()
            .chain(position.awake.iter().map(|&(seat, _)| seat))
            .chain(position.hands.iter().map(|&(seat, _)| seat));
        match named.into_iter().find(|&seat| !game.playing.contains(seat)) {
            Some(seat) => Err(PositionError::Seat(seat)),
            None => Ok((game, faces)),
        }
    }
}
