//! Play without cryptography: a dealer who knows every card.

use std::collections::VecDeque;

use crate::action::Action;
use crate::card::{Card, Face};
use crate::command::{Awaiting, Command, Pile, Shuffle};
use crate::dice::Dice;
use crate::event::Event;
use crate::game::Game;
use crate::knowledge::Knowledge;
use crate::options::Options;
use crate::queen::QueenSet;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::slot::Slot;
use crate::view::View;
use crate::violation::RuleViolation;

/// A dealer who knows every card, shuffles from a seed, and feeds a [`Game`] exactly as the
/// protocol does. For simulation, bots, teaching and tests: with it there is nothing to trust.
///
/// ```
/// use rules::{OpenDealer, Options};
///
/// let mut table = OpenDealer::new(Options::default(), 2, 42)?;
/// while let Some((seat, _)) = table.game().decision() {
///     let action = table.view(seat).legal_actions()[0];
///     table.act(seat, action)?;
/// }
/// assert!(table.game().outcome().is_some());
/// # Ok::<(), rules::RuleViolation>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpenDealer {
    game: Game,
    /// The truth, by slot.
    faces: Vec<Option<Face>>,
    knowledge: BySeat<Knowledge>,
    dice: Dice,
    /// What lies on top after the next shuffles of red cards.
    stacked: VecDeque<Vec<Card>>,
}

impl OpenDealer {
    /// A new game, dealt from a seed; who deals follows from it too.
    ///
    /// # Errors
    ///
    /// A table has two to five players.
    pub fn new(options: Options, players: usize, seed: u64) -> Result<Self, RuleViolation> {
        let mut dice = Dice::new(seed);
        let seats: Vec<Seat> = SeatSet::first(players).iter().collect();
        let dealer = *dice.pick(&seats).ok_or(RuleViolation::TableSize(players))?;
        let game = Game::new(options, players, dealer)?;
        let mut table = Self::with_faces(game, Vec::new(), dice);
        table.serve(&mut Vec::new())?;
        Ok(table)
    }

    /// A table at which `game` has come so far, with these faces by slot.
    pub(crate) fn with_faces(game: Game, faces: Vec<Option<Face>>, dice: Dice) -> Self {
        let mut table = Self {
            game,
            faces,
            knowledge: BySeat::default(),
            dice,
            stacked: VecDeque::new(),
        };
        for seat in table.game.playing().iter() {
            for slot in *table.game.hand(seat) {
                table.teach(seat, slot);
            }
        }
        table
    }

    /// A table that the owner of `view` cannot tell from the real one: what the view does not show
    /// is dealt at random.
    pub fn imagine(view: &View<'_>, mut dice: Dice) -> Self {
        let game = view.game().clone();
        let mut faces = vec![None; game.slots_made()];
        let mut unseen = game.unseen_cards();
        let mut asleep: QueenSet = game.sleepers();
        let mut hidden_cards = Vec::with_capacity(unseen.len());
        let mut hidden_queens = Vec::with_capacity(asleep.len());
        let mut set = |slot: Slot, face| {
            if let Some(known) = faces.get_mut(slot.0 as usize) {
                *known = Some(face);
            }
        };
        for (_, slot) in game.sleeping() {
            match view.face(slot).and_then(Face::queen) {
                Some(queen) => asleep = asleep.without(queen),
                None => hidden_queens.push(slot),
            }
        }
        let hands = game
            .playing()
            .iter()
            .flat_map(|seat| game.hand(seat).iter());
        for slot in hands.chain(game.draw_pile().iter()) {
            match view.face(slot).and_then(Face::card) {
                Some(card) => {
                    unseen = unseen.without(card);
                    set(slot, Face::Card(card));
                }
                None => hidden_cards.push(slot),
            }
        }
        let mut cards: Vec<Card> = unseen.iter().collect();
        dice.shuffle(&mut cards);
        for (slot, card) in hidden_cards.into_iter().zip(cards) {
            set(slot, Face::Card(card));
        }
        let mut queens: Vec<_> = asleep.iter().collect();
        dice.shuffle(&mut queens);
        for (slot, queen) in hidden_queens.into_iter().zip(queens) {
            set(slot, Face::Queen(queen));
        }
        Self::with_faces(game, faces, dice)
    }

    /// The game, as everybody knows it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game as the player at `seat` sees it.
    pub fn view(&self, seat: Seat) -> View<'_> {
        View::new(&self.game, &self.knowledge[seat], seat)
    }

    /// The face of a slot, hidden or not. The dealer knows.
    pub fn face(&self, slot: Slot) -> Option<Face> {
        let hidden = || self.faces.get(usize::try_from(slot.0).ok()?).copied()?;
        self.game.face(slot).or_else(hidden)
    }

    /// Puts these cards on top after the next shuffle of red cards that has no such order yet, the
    /// first on top. Cards that are not in that shuffle are passed over.
    pub fn stack(&mut self, top: Vec<Card>) {
        self.stacked.push_back(top);
    }

    /// A player's action, then whatever shuffles and turned-up cards it asks for.
    ///
    /// # Errors
    ///
    /// Why the rules do not allow it; then nothing has happened.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, RuleViolation> {
        let command = self.view(seat).command(action)?;
        self.carry_through(&command)
    }

    /// A player leaves politely.
    ///
    /// # Errors
    ///
    /// Nobody leaves twice, or after the end.
    pub fn leave(&mut self, seat: Seat) -> Result<Vec<Event>, RuleViolation> {
        let opened = self
            .game
            .opens_to_leave(seat)
            .into_iter()
            .filter_map(|slot| Some((slot, self.face(slot)?.card()?)))
            .collect();
        self.carry_through(&Command::Left { seat, opened })
    }

    /// A player is removed, and all is dealt afresh.
    ///
    /// # Errors
    ///
    /// Nobody is removed twice, or after the end.
    pub fn remove(&mut self, seat: Seat) -> Result<Vec<Event>, RuleViolation> {
        self.carry_through(&Command::Removed { seat })
    }

    /// What the dealer owes the game now: a shuffle, or a card turned up.
    pub fn owed(&self) -> Option<Command> {
        match self.game.awaiting() {
            Awaiting::Shuffle(_) => Some(Command::Shuffled),
            Awaiting::TurnUp { slot, .. } => Some(Command::TurnedUp {
                slot,
                face: self.face(slot)?,
            }),
            Awaiting::Action { .. } | Awaiting::Nothing => None,
        }
    }

    /// One command, and nothing more.
    ///
    /// # Errors
    ///
    /// Why the rules do not allow it; then nothing has happened.
    pub fn apply(&mut self, command: &Command) -> Result<Vec<Event>, RuleViolation> {
        let shuffles = match (command, self.game.awaiting()) {
            (Command::Shuffled, Awaiting::Shuffle(shuffles)) => shuffles,
            _ => Vec::new(),
        };
        // Faces are laid before the deal, which shows them to their owners.
        for shuffle in &shuffles {
            self.shuffle(shuffle);
        }
        let events = self.game.apply(command)?;
        for event in &events {
            if let Event::Dealt { seat, slot } | Event::Drew { seat, slot } = *event {
                self.teach(seat, slot);
            }
        }
        Ok(events)
    }

    fn carry_through(&mut self, command: &Command) -> Result<Vec<Event>, RuleViolation> {
        let mut events = self.apply(command)?;
        self.serve(&mut events)?;
        Ok(events)
    }

    fn serve(&mut self, events: &mut Vec<Event>) -> Result<(), RuleViolation> {
        while let Some(command) = self.owed() {
            events.extend(self.apply(&command)?);
        }
        Ok(())
    }

    fn shuffle(&mut self, shuffle: &Shuffle) {
        let mut cards = shuffle.cards.clone();
        self.dice.shuffle(&mut cards);
        if shuffle.pile == Pile::Draw
            && let Some(top) = self.stacked.pop_front()
        {
            // A stable sort: the named cards first, in their order, the others as they fell.
            cards.sort_by_key(|face| {
                top.iter()
                    .position(|&card| *face == Face::Card(card))
                    .unwrap_or(usize::MAX)
            });
        }
        self.faces.resize(self.game.slots_made(), None);
        for (slot, face) in shuffle.slots.iter().zip(cards) {
            if let Some(known) = self.faces.get_mut(slot.0 as usize) {
                *known = Some(face);
            }
        }
    }

    fn teach(&mut self, seat: Seat, slot: Slot) {
        if let Some(card) = self.face(slot).and_then(Face::card) {
            let knowledge = &mut self.knowledge[seat];
            knowledge.tidy(&self.game);
            knowledge.learn(slot, card);
        }
    }
}
