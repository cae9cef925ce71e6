//! The public state of a game, byte for byte the same for every player, spectator and auditor.

mod attack;
mod check;
mod deal;
mod depart;
mod encode;
mod layout;
mod stage;
mod turn;
mod wake;

use crate::action::Action;
use crate::card::{Card, CardSet, Face};
use crate::command::{Awaiting, Command, Decision, WakeCause};
use crate::event::Event;
use crate::options::Options;
use crate::outcome::{Goal, Outcome};
use crate::place::{ByPlace, Place};
use crate::queen::{ByQueen, Queen, QueenSet};
use crate::seat::{BySeat, MAX_SEATS, MIN_SEATS, Seat, SeatSet};
use crate::slot::{Audience, HAND, Slot, SlotRange, SlotSet};
use crate::violation::RuleViolation;

use stage::Stage;

/// A game as everybody knows it: where every slot lies, and the faces that all have seen.
///
/// It knows no hidden card. [`Game::apply`] moves it, [`Game::awaiting`] says what must come next.
///
/// ```
/// use rules::{Awaiting, Command, Game, Options, Seat};
///
/// let dealer = Seat::new(2).unwrap();
/// let mut game = Game::new(Options::default(), 3, dealer)?;
/// assert!(matches!(game.awaiting(), Awaiting::Shuffle(piles) if piles.len() == 2));
/// game.apply(&Command::Shuffled)?;
/// // The cards are dealt, and the seat to the dealer's left begins.
/// assert_eq!(game.turn(), Seat::new(0).unwrap());
/// assert_eq!(game.hand(game.turn()).len(), 5);
/// # Ok::<(), rules::RuleViolation>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    options: Options,
    /// How many began (ruling 18).
    players: u8,
    dealer: Seat,
    /// Who has not left.
    playing: SeatSet,
    /// Whose turn it is: stays on a Jester's player while another picks a queen.
    turn: Seat,
    stage: Stage,
    /// Every slot ever made, by number.
    slots: Vec<SlotState>,
    grid: ByPlace<Option<Slot>>,
    awake: ByQueen<Option<Awake>>,
    hands: BySeat<SlotSet>,
    draw: SlotRange,
    /// The top is the last.
    discard: Vec<Slot>,
    /// The cards whose slot is known to all; follows from the rest and is not encoded.
    seen: CardSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SlotState {
    audience: Audience,
    /// The face, once everybody has seen it.
    face: Option<Face>,
}

/// A queen that lies awake before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awake {
    /// Before whom.
    pub owner: Seat,
    /// Her card.
    pub slot: Slot,
}

/// # Reading
impl Game {
    /// What the table agreed on.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How many players began.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// All seats of the table, also those whose players have left.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players())
    }

    /// The seats whose players have not left.
    pub const fn playing(&self) -> SeatSet {
        self.playing
    }

    /// Who dealt.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Whose turn it is; while another player answers or picks, it stays with the one who played.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What it takes to win at once.
    pub const fn goal(&self) -> Goal {
        Goal::new(self.players(), self.options.junior)
    }

    /// How it ended, once it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// What must come next.
    pub fn awaiting(&self) -> Awaiting {
        self.stage.awaiting(self)
    }

    /// Who is to choose, and what about, if a player is.
    pub const fn decision(&self) -> Option<(Seat, Decision)> {
        self.stage.decision(self.turn)
    }

    /// The cards in a player's hand, oldest first.
    pub fn hand(&self, seat: Seat) -> &SlotSet {
        &self.hands[seat]
    }

    /// The slot of the queen who sleeps at a place.
    pub fn sleeping_at(&self, place: Place) -> Option<Slot> {
        self.grid[place]
    }

    /// The places where queens sleep, row by row, with their slots.
    pub fn sleeping(&self) -> impl Iterator<Item = (Place, Slot)> {
        self.options
            .edition
            .places()
            .filter_map(|place| self.grid[place].map(|slot| (place, slot)))
    }

    /// The places of the grid where nobody sleeps, row by row.
    pub fn free_places(&self) -> impl Iterator<Item = Place> {
        self.options
            .edition
            .places()
            .filter(|&place| self.grid[place].is_none())
    }

    /// The queens who sleep; where is another matter.
    pub fn sleepers(&self) -> QueenSet {
        self.options
            .edition
            .queens()
            .filter(|&queen| self.awake[queen].is_none())
            .collect()
    }

    /// Before whom a queen lies awake, and her card.
    pub fn awake(&self, queen: Queen) -> Option<Awake> {
        self.awake[queen]
    }

    /// The queens awake before a player.
    pub fn court(&self, seat: Seat) -> QueenSet {
        Queen::ALL
            .into_iter()
            .filter(|&queen| self.awake[queen].is_some_and(|awake| awake.owner == seat))
            .collect()
    }

    /// The draw pile, top first.
    pub const fn draw_pile(&self) -> SlotRange {
        self.draw
    }

    /// The discard pile, its top last. All of it is public (ruling 19).
    pub fn discard_pile(&self) -> impl DoubleEndedIterator<Item = (Slot, Card)> {
        self.discard.iter().filter_map(|&slot| {
            let card = self.face(slot)?.card()?;
            Some((slot, card))
        })
    }

    /// Who may know the face of a slot; nothing if no shuffle made the slot yet.
    pub fn audience(&self, slot: Slot) -> Option<Audience> {
        self.state(slot).map(|state| state.audience)
    }

    /// The face of a slot, if everybody has seen it.
    pub fn face(&self, slot: Slot) -> Option<Face> {
        self.state(slot)?.face
    }

    /// How many slots were made so far. The next one gets this number.
    pub const fn slots_made(&self) -> usize {
        self.slots.len()
    }

    /// Every slot that lies somewhere now: in the grid, awake, in a hand or in a pile. Slots that
    /// a shuffle took in are gone.
    pub fn live_slots(&self) -> impl Iterator<Item = Slot> {
        let queens = self.sleeping().map(|(_, slot)| slot);
        let awake = Queen::ALL
            .into_iter()
            .filter_map(|queen| self.awake[queen].map(|awake| awake.slot));
        let hands = Seat::all().flat_map(|seat| self.hands[seat].iter());
        queens
            .chain(awake)
            .chain(hands)
            .chain(self.draw.iter())
            .chain(self.discard.iter().copied())
    }

    /// The cards of the draw deck that are known to nobody or to one player alone: in hands and in
    /// the draw pile.
    pub fn unseen_cards(&self) -> CardSet {
        let deck: CardSet = self.options.edition.cards().collect();
        deck.minus(self.seen)
    }

    /// The slots whose faces the player at `seat` must lay open to do this: those the action shows
    /// that not everybody has seen yet.
    pub fn opens(&self, seat: Seat, action: &Action) -> SlotSet {
        let shown = match action {
            Action::ShowHand { .. } => self.hands[seat],
            _ => action.named_slots(),
        };
        self.hidden(shown)
    }

    /// The slots whose faces a player must lay open to leave politely: the hand, and what the
    /// player was to draw for certain.
    pub fn opens_to_leave(&self, seat: Seat) -> SlotSet {
        self.hidden(self.given_up(seat))
    }

    /// The hand of a player who leaves, and what the player was to draw for certain: its face may
    /// have been shown to the player already, so it does not go back to the pile.
    fn given_up(&self, seat: Seat) -> SlotSet {
        let mut slots = self.hands[seat];
        if let Some((_, coming)) = self.certain_draws().filter(|&(owner, _)| owner == seat) {
            for slot in coming.iter() {
                // A hand and what it lacks are never more than five.
                let _ = slots.insert(slot);
            }
        }
        slots
    }

    /// Who will draw which slots for certain once the queen that is being turned up has shown, or
    /// her companion has been picked.
    ///
    /// Whatever she is, the turn's player draws back to five, at the latest when a companion has
    /// been picked. So the faces may be sent along with hers, which saves the table a wait.
    pub fn certain_draws(&self) -> Option<(Seat, SlotRange)> {
        let coming = match self.stage {
            Stage::TurnUpQueen { .. } => true,
            Stage::Pick(wake) => wake.cause == WakeCause::Companion,
            _ => false,
        };
        (coming && self.playing.contains(self.turn)).then(|| {
            let slots = self.draw.prefix(self.missing_cards(self.turn));
            (self.turn, slots)
        })
    }

    /// Whether an awake queen may be attacked by the player at `seat`.
    ///
    /// # Errors
    ///
    /// Why not (rulings 1 and 8).
    pub fn may_attack(
        &self,
        seat: Seat,
        weapon: crate::Weapon,
        owner: Seat,
        queen: Queen,
    ) -> Result<(), RuleViolation> {
        check::target(self, seat, weapon, owner, queen)
    }

    fn hidden(&self, mut slots: SlotSet) -> SlotSet {
        for slot in slots {
            if self.face(slot).is_some() {
                slots.remove(slot);
            }
        }
        slots
    }

    fn state(&self, slot: Slot) -> Option<&SlotState> {
        self.slots.get(usize::try_from(slot.0).ok()?)
    }
}

/// # Moving
impl Game {
    /// A new game. It awaits the shuffle of both decks; then it deals by itself.
    ///
    /// # Errors
    ///
    /// A table has two to five players, and the dealer is one of them.
    pub fn new(options: Options, players: usize, dealer: Seat) -> Result<Self, RuleViolation> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&players) {
            return Err(RuleViolation::TableSize(players));
        }
        let playing = SeatSet::first(players);
        if !playing.contains(dealer) {
            return Err(RuleViolation::NoSuchSeat(dealer));
        }
        let mut game = Self {
            options,
            players: u8::try_from(players).unwrap_or_default(),
            dealer,
            playing,
            turn: dealer,
            stage: Stage::Act { extra: false },
            slots: Vec::with_capacity(
                options.edition.queens().len() + options.edition.cards().len(),
            ),
            grid: ByPlace::default(),
            awake: ByQueen::default(),
            hands: BySeat::default(),
            draw: SlotRange::default(),
            discard: Vec::with_capacity(options.edition.cards().len()),
            seen: CardSet::EMPTY,
        };
        game.turn = game.next_seat();
        game.begin_first_deal();
        Ok(game)
    }

    /// Moves the game, all or nothing, and says what happened.
    ///
    /// # Errors
    ///
    /// Why the rules refuse the command; the game is then as it was.
    pub fn apply(&mut self, command: &Command) -> Result<Vec<Event>, RuleViolation> {
        // Checking borrows the game, carrying out cannot fail: hence all or nothing.
        let checked = check::check(self, command)?;
        let mut events = Vec::with_capacity(8);
        self.carry_out(checked, &mut events);
        Ok(events)
    }

    /// Whether [`Game::apply`] would accept the command.
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), RuleViolation> {
        check::check(self, command).map(|_| ())
    }

    /// Lays `count` new slots that nobody has seen.
    fn make_slots(&mut self, count: usize) -> SlotRange {
        let first = u32::try_from(self.slots.len()).unwrap_or(u32::MAX);
        let unseen = SlotState {
            audience: Audience::Nobody,
            face: None,
        };
        self.slots.extend(core::iter::repeat_n(unseen, count));
        SlotRange::new(Slot(first), u32::try_from(count).unwrap_or_default())
    }

    fn show_to(&mut self, slot: Slot, audience: Audience) {
        if let Some(state) = usize::try_from(slot.0)
            .ok()
            .and_then(|at| self.slots.get_mut(at))
        {
            debug_assert!(state.audience.grows_to(audience));
            state.audience = audience;
        }
    }

    /// Makes a face known to all.
    fn reveal(&mut self, slot: Slot, face: Face) {
        if let Some(state) = usize::try_from(slot.0)
            .ok()
            .and_then(|at| self.slots.get_mut(at))
        {
            state.audience = Audience::Everyone;
            state.face = Some(face);
        }
        if let Face::Card(card) = face {
            self.seen = self.seen.with(card);
        }
    }

    /// A hand holds five cards; this many are missing.
    fn missing_cards(&self, seat: Seat) -> usize {
        HAND - self.hands[seat].len()
    }
}
