//! A table laid out by hand, for teaching, scenarios and tests.

use core::fmt;

use crate::card::{Card, CardSet, Face};
use crate::dice::Dice;
use crate::game::Game;
use crate::open_dealer::OpenDealer;
use crate::options::Options;
use crate::place::Place;
use crate::queen::{Queen, QueenSet};
use crate::seat::Seat;
use crate::slot::HAND;

/// A table laid out by hand. Whatever is left open is filled in: queens go to the free places in
/// card order, hands and the draw pile get number cards first, in rising order.
#[derive(Clone, Debug)]
pub struct Position {
    /// What the table agreed on.
    pub options: Options,
    /// How many play.
    pub players: usize,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is; the seat to the dealer's left if left open.
    pub turn: Option<Seat>,
    /// Who sleeps where.
    pub asleep: Vec<(Place, Queen)>,
    /// The sleeping queens that everybody has seen.
    pub seen: Vec<Queen>,
    /// Places where nobody sleeps, as long as others are free.
    pub empty: Vec<Place>,
    /// Who lies awake before whom.
    pub awake: Vec<(Seat, Queen)>,
    /// Cards in hands, up to five each.
    pub hands: Vec<(Seat, Vec<Card>)>,
    /// The draw pile, top first.
    pub draw: Vec<Card>,
    /// The discard pile, its top last.
    pub discard: Vec<Card>,
    /// Whether the draw pile has no other cards: the rest lies under the discard pile.
    pub draw_is_complete: bool,
}

/// Why a table cannot be laid out so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A card lies in two places, or is not in this deck.
    Face(Face),
    /// The grid has no such place, or two queens sleep there.
    Place(Place),
    /// No such seat at this table.
    Seat(Seat),
    /// More than five cards.
    Hand(Seat),
    /// A table has two to five players.
    Players(usize),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Face(face) => write!(f, "{face} lies in two places or is not in this deck"),
            Self::Place(place) => write!(f, "{place} is taken, or not in this grid"),
            Self::Seat(seat) => write!(f, "nobody sits at {seat}"),
            Self::Hand(seat) => write!(f, "{seat} holds more than five cards"),
            Self::Players(players) => write!(f, "a table has two to five players, not {players}"),
        }
    }
}

impl core::error::Error for PositionError {}

impl Position {
    /// A table with nothing laid out yet.
    pub fn new(options: Options, players: usize, dealer: Seat) -> Self {
        Self {
            options,
            players,
            dealer,
            turn: None,
            asleep: Vec::new(),
            seen: Vec::new(),
            empty: Vec::new(),
            awake: Vec::new(),
            hands: Vec::new(),
            draw: Vec::new(),
            discard: Vec::new(),
            draw_is_complete: false,
        }
    }

    /// Fills in what was left open and seats the players.
    ///
    /// # Errors
    ///
    /// What does not fit.
    pub fn lay_out(mut self, seed: u64) -> Result<OpenDealer, PositionError> {
        self.fill_grid()?;
        self.fill_hands_and_piles()?;
        let (game, faces) = Game::laid_out(&self)?;
        Ok(OpenDealer::with_faces(game, faces, Dice::new(seed)))
    }

    fn fill_grid(&mut self) -> Result<(), PositionError> {
        let edition = self.options.edition;
        let mut left: QueenSet = edition.queens().collect();
        let named = self.awake.iter().map(|&(_, queen)| queen);
        for queen in named.chain(self.asleep.iter().map(|&(_, queen)| queen)) {
            if !left.contains(queen) {
                return Err(PositionError::Face(Face::Queen(queen)));
            }
            left = left.without(queen);
        }
        let mut free: Vec<Place> = edition.places().collect();
        for &(place, _) in &self.asleep {
            let at = free.iter().position(|&free| free == place);
            free.remove(at.ok_or(PositionError::Place(place))?);
        }
        // Places that are to stay empty are taken last; a stable sort keeps the others in order.
        free.sort_by_key(|place| self.empty.contains(place));
        self.asleep.extend(free.into_iter().zip(left.iter()));
        Ok(())
    }

    fn fill_hands_and_piles(&mut self) -> Result<(), PositionError> {
        let mut left: CardSet = self.options.edition.cards().collect();
        let in_hands = self.hands.iter().flat_map(|(_, cards)| cards);
        for &card in in_hands.chain(&self.draw).chain(&self.discard) {
            if !left.contains(card) {
                return Err(PositionError::Face(Face::Card(card)));
            }
            left = left.without(card);
        }
        // Numbers first, so that nobody holds a power card that the scenario does not name.
        let mut rest: Vec<Card> = left.iter().collect();
        rest.sort_by_key(|card| card.value().is_none());
        let mut rest = rest.into_iter();
        for seat in crate::SeatSet::first(self.players).iter() {
            if !self.hands.iter().any(|&(owner, _)| owner == seat) {
                self.hands.push((seat, Vec::new()));
            }
            if let Some((_, hand)) = self.hands.iter_mut().find(|(owner, _)| *owner == seat) {
                if hand.len() > HAND {
                    return Err(PositionError::Hand(seat));
                }
                let missing = HAND - hand.len();
                hand.extend(rest.by_ref().take(missing));
            }
        }
        if self.draw_is_complete {
            self.discard.splice(0..0, rest);
        } else {
            self.draw.extend(rest);
        }
        Ok(())
    }
}
