//! The replicated game: what everybody derives from the completed steps, and nothing else.
//!
//! A player's session, a spectator's and the audit all run the same replica. It asks each step of
//! some seats, examines what they contribute, and moves on when all of it is in. It holds no
//! secret, and what it is fed was signed by the seat it names.

mod depart;
mod examine;
mod opening;

use card_crypto::{
    Context, EpochId, GameId, HeadHash, OpenCard, ProtocolVersion, RosterDigest, Step, TableKey,
    VerifiedDeck, unmask,
};
use rules::{
    Audience, Awaiting, BySeat, Command, Event, Face, Game, Knowledge, Pile, Seat, SeatSet,
    Shuffle, Slot, SlotSet,
};

pub(crate) use examine::Examined;

use crate::charter::{Charter, CharterError, VERSION};
use crate::contribution::{Contribution, Header};
use crate::epoch::{Epoch, ShuffleDone};
use crate::hash::{Hash, label};
use crate::suite::Suite;

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StepKind {
    /// Everybody's signature under the charter.
    Charter,
    /// Everybody's seals.
    Commit,
    /// Everybody's card key and coin.
    Reveal,
    /// One seat's shuffle.
    Shuffle,
    /// Shares, of everybody who owes some.
    Shares,
    /// One seat's choice.
    Act,
    /// Everybody's secrets.
    Opening,
    /// Nothing: the game lies open.
    Over,
}

/// Why a seat does not play any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// It left politely.
    Left,
    /// It was removed.
    Removed,
    /// The others ended the game without it.
    Absent,
}

#[derive(Clone, Debug)]
enum Stage {
    Charter,
    Commit,
    Reveal,
    /// The seats that are still to shuffle, the next one first.
    Shuffle {
        left: Vec<Seat>,
        piles: Vec<PileInWork>,
    },
    Shares,
    Act,
    Opening,
    Over,
}

/// A pile that is being shuffled by one seat after the other.
#[derive(Clone, Debug)]
struct PileInWork {
    shuffle: Shuffle,
    deck: VerifiedDeck,
}

/// A pile that everybody has shuffled: which known cards went in, and into which slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffledDeck {
    /// The epoch of card keys.
    pub epoch: Hash,
    /// The pile, the cards that went in, and the slots they lie in now.
    pub shuffle: Shuffle,
    /// Who shuffled, and in which step, one after the other.
    pub by: Vec<(Seat, u64)>,
}

/// The state that follows from the completed steps.
#[derive(Clone, Debug)]
pub struct Replica {
    suite: Suite,
    charter: Charter,
    game_id: Hash,
    step: u64,
    head: Hash,
    stage: Stage,
    /// What is in for the current step.
    current: BySeat<Option<(Contribution, Examined)>>,
    epoch: Epoch,
    /// The epochs before, for their openings.
    past: Vec<Epoch>,
    /// Who does not play any more.
    gone: BySeat<Option<Gone>>,
    /// The seats of the last completed deal: whose majority a removal takes.
    dealt: SeatSet,
    game: Option<Game>,
    /// Every deck that was shuffled to the end.
    decks: Vec<ShuffledDeck>,
    /// What the completed steps did to the game, until somebody takes it.
    events: Vec<Event>,
    /// The engine commands of the completed steps, with the step that caused them.
    commands: Vec<(u64, Command)>,
}

/// # Reading
impl Replica {
    /// The agreed charter.
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// What tells this game from every other.
    pub const fn game_id(&self) -> Hash {
        self.game_id
    }

    /// The step that is being contributed to, counted from 0.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// The hash of everything before it.
    pub const fn head(&self) -> Hash {
        self.head
    }

    /// The game, once it is dealt.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// What the step asks for.
    pub const fn kind(&self) -> StepKind {
        match self.stage {
            Stage::Charter => StepKind::Charter,
            Stage::Commit => StepKind::Commit,
            Stage::Reveal => StepKind::Reveal,
            Stage::Shuffle { .. } => StepKind::Shuffle,
            Stage::Shares => StepKind::Shares,
            Stage::Act => StepKind::Act,
            Stage::Opening => StepKind::Opening,
            Stage::Over => StepKind::Over,
        }
    }

    /// Who owes something in this step, whether or not it is in.
    pub fn owed(&self) -> SeatSet {
        match &self.stage {
            Stage::Charter | Stage::Commit | Stage::Reveal | Stage::Opening => self.active(),
            Stage::Shuffle { left, .. } => left.first().copied().into_iter().collect(),
            Stage::Shares => {
                let seats = self.active();
                seats
                    .iter()
                    .filter(|&seat| !self.slots_owed(seat).is_empty())
                    .collect()
            }
            Stage::Act => self
                .game
                .as_ref()
                .and_then(Game::decision)
                .map(|(seat, _)| seat)
                .into_iter()
                .collect(),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that still play.
    pub fn active(&self) -> SeatSet {
        let seats = self.charter.seats();
        seats
            .iter()
            .filter(|&seat| self.gone[seat].is_none())
            .collect()
    }

    /// Why a seat does not play any more.
    pub fn gone(&self, seat: Seat) -> Option<Gone> {
        self.gone[seat]
    }

    /// The epoch of card keys.
    pub const fn epoch_id(&self) -> Hash {
        self.epoch.id
    }

    /// All epochs so far, the current one last.
    pub(crate) fn epochs(&self) -> impl Iterator<Item = &Epoch> {
        self.past.iter().chain([&self.epoch])
    }

    /// The seats of the last completed deal, less those who left: a removal needs the majority of
    /// their people.
    pub(crate) fn electorate(&self) -> SeatSet {
        let stayed = |seat: &Seat| self.gone[*seat] != Some(Gone::Left);
        self.dealt.iter().filter(stayed).collect()
    }

    /// Whether the seats that remain without these are a strict majority of the people of the last
    /// completed deal, less those who left.
    pub fn is_majority_without(&self, seats: SeatSet) -> bool {
        let active = self.active();
        let remaining = active
            .iter()
            .filter(|&seat| !seats.contains(seat))
            .collect();
        self.charter.is_majority(remaining, self.electorate())
    }

    /// Whose contribution is in.
    pub fn present(&self) -> SeatSet {
        self.current
            .iter()
            .filter(|(_, contribution)| contribution.is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// A contribution of the current step, if it is in.
    pub fn contribution(&self, seat: Seat) -> Option<&Contribution> {
        self.current[seat]
            .as_ref()
            .map(|(contribution, _)| contribution)
    }

    /// Who deals, once that is known.
    pub fn dealer(&self) -> Option<Seat> {
        self.game.as_ref().map(Game::dealer)
    }

    /// The header of a contribution to the current step.
    pub fn header(&self, seat: Seat) -> Header {
        Header {
            version: VERSION,
            game: self.game_id,
            epoch: self.epoch.id,
            step: self.step,
            head: self.head,
            seat,
        }
    }

    pub(crate) const fn epoch(&self) -> &Epoch {
        &self.epoch
    }

    pub(crate) const fn suite(&self) -> &Suite {
        &self.suite
    }

    /// Every deck that was shuffled to the end, in order.
    pub fn decks(&self) -> &[ShuffledDeck] {
        &self.decks
    }

    /// Engine commands so far, each with the step that caused it.
    pub fn commands(&self) -> &[(u64, Command)] {
        &self.commands
    }

    /// What the completed steps did to the game since the last call.
    pub(crate) fn take_events(&mut self) -> Vec<Event> {
        core::mem::take(&mut self.events)
    }

    /// Where a proof of `seat` in this step belongs.
    pub fn context(&self, seat: Seat, pile: Option<Pile>) -> Context {
        Context {
            version: ProtocolVersion(VERSION),
            game: GameId(self.game_id.0),
            roster: RosterDigest(self.roster().0),
            epoch: EpochId(self.epoch.id.0),
            pile: pile_number(pile),
            step: Step(self.step),
            seat: card_crypto::Seat(seat.into()),
            head: HeadHash(self.head.0),
        }
    }

    /// Who sits where, and with which card key once those are revealed.
    fn roster(&self) -> Hash {
        let identities: Vec<u8> = self
            .charter
            .seats
            .iter()
            .flat_map(|entry| entry.identity.0)
            .collect();
        match &self.epoch.table {
            None => Hash::of(label::SEATING, &[&identities]),
            Some(table) => {
                let keys: Vec<u8> = table
                    .keys()
                    .iter()
                    .flat_map(|key| *key.public().as_bytes())
                    .collect();
                Hash::of(label::ROSTER, &[&identities, &keys])
            }
        }
    }

    /// The piles that `owed` is to shuffle, as they are now.
    pub fn piles(&self) -> impl Iterator<Item = (Pile, &VerifiedDeck)> {
        let piles: &[PileInWork] = match &self.stage {
            Stage::Shuffle { piles, .. } => piles,
            _ => &[],
        };
        piles.iter().map(|pile| (pile.shuffle.pile, &pile.deck))
    }

    /// How many seats shuffle before `seat` does, if it still is to shuffle.
    pub(crate) fn shuffles_before(&self, seat: Seat) -> Option<u64> {
        let left: &[Seat] = match &self.stage {
            Stage::Shuffle { left, .. } => left,
            _ => &[],
        };
        let at = left.iter().position(|&waiting| waiting == seat)?;
        u64::try_from(at).ok()
    }

    /// The slots of which `seat` owes its share, in rising order: those that others may see and
    /// it has given no share of.
    pub fn slots_owed(&self, seat: Seat) -> Vec<Slot> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let mut slots: Vec<Slot> = game
            .live_slots()
            .filter(|&slot| match game.audience(slot) {
                Some(Audience::Only(owner)) => owner != seat,
                Some(Audience::Everyone) => game.face(slot).is_none(),
                Some(Audience::Nobody) | None => false,
            })
            .collect();
        if let Some((owner, coming)) = game.certain_draws()
            && owner != seat
        {
            slots.extend(coming.iter());
        }
        slots.retain(|&slot| {
            self.epoch.masked.contains_key(&slot) && !self.epoch.has_share(slot, seat)
        });
        slots.sort_unstable();
        slots
    }

    /// The face of a slot from these shares.
    pub(crate) fn unmask(
        &self,
        slot: Slot,
        shares: &[card_crypto::VerifiedShare],
    ) -> Result<Option<Face>, card_crypto::UnmaskError> {
        let (Some((pile, card)), Some(table)) = (self.epoch.masked.get(&slot), &self.epoch.table)
        else {
            return Ok(None);
        };
        let OpenCard(number) = unmask(table, self.suite.set(*pile), card, shares)?;
        Ok(Suite::face(*pile, OpenCard(number)))
    }
}

/// Every pile has a number of its own in contexts; 255 stands for no pile in particular.
pub(crate) fn pile_number(pile: Option<Pile>) -> card_crypto::Pile {
    card_crypto::Pile(match pile {
        Some(Pile::Queens) => 0,
        Some(Pile::Draw) => 1,
        None => 255,
    })
}

/// # Moving
impl Replica {
    /// The replica before the first step.
    ///
    /// # Errors
    ///
    /// What is wrong with the charter.
    pub fn new(suite: Suite, charter: Charter) -> Result<Self, CharterError> {
        charter.check()?;
        let game_id = charter.game_id();
        Ok(Self {
            suite,
            game_id,
            step: 0,
            head: Hash::of(label::FIRST_HEAD, &[&game_id.0]),
            stage: Stage::Charter,
            current: BySeat::default(),
            epoch: Epoch::new(Hash::of(label::FIRST_EPOCH, &[&game_id.0])),
            past: Vec::new(),
            gone: BySeat::default(),
            dealt: charter.seats(),
            game: None,
            decks: Vec::new(),
            events: Vec::new(),
            commands: Vec::new(),
            charter,
        })
    }

    /// Takes back a contribution to the current step that turned out not to hold.
    pub(crate) fn turn_down(&mut self, seat: Seat) {
        self.current[seat] = None;
    }

    /// Takes in a contribution that was examined against the current step. Returns the completed
    /// step's contributions, in seat order, if it was the last one owed.
    pub(crate) fn accept(
        &mut self,
        contribution: Contribution,
        examined: Examined,
    ) -> Option<Vec<Contribution>> {
        let seat = contribution.header.seat;
        self.current[seat] = Some((contribution, examined));
        let missing = self.owed().iter().any(|seat| self.current[seat].is_none());
        if missing {
            return None;
        }
        let current = core::mem::take(&mut self.current);
        let mut contributions = Vec::new();
        let mut examined = Vec::new();
        for seat in Seat::all() {
            if let Some((contribution, what)) = current[seat].clone() {
                contributions.push(contribution);
                examined.push((seat, what));
            }
        }
        self.complete(&contributions, examined);
        Some(contributions)
    }

    fn complete(&mut self, contributions: &[Contribution], examined: Vec<(Seat, Examined)>) {
        let mut hashed = Vec::new();
        for contribution in contributions {
            hashed.push(contribution.header.seat.into());
            hashed.extend(contribution.payload_hash().0);
        }
        let step = self.step.to_be_bytes();
        let head = Hash::of(
            label::HEAD,
            &[&self.head.0, &self.epoch.id.0, &step, &hashed],
        );
        let shuffled_in = self.step;
        // Leaves come last: they need what the others gave in the same step.
        let (leaves, others): (Vec<_>, Vec<_>) = examined
            .into_iter()
            .partition(|(_, what)| matches!(what, Examined::Left { .. }));
        let somebody_left = !leaves.is_empty();
        for (seat, what) in others.into_iter().chain(leaves) {
            self.take_effect(seat, what, shuffled_in);
        }
        self.head = head;
        self.step += 1;
        match self.stage {
            Stage::Commit | Stage::Reveal if somebody_left => self.restart_set_up(),
            _ => self.next_stage(),
        }
    }

    fn take_effect(&mut self, seat: Seat, what: Examined, step: u64) {
        match what {
            Examined::Signed | Examined::Opened => {}
            Examined::Left { key } => self.leave(seat, key),
            Examined::Sealed(seals) => self.epoch.seals[seat] = Some(seals),
            Examined::Revealed { key, coin } => {
                self.epoch.keys[seat] = Some(key);
                self.epoch.coins[seat] = Some(coin);
            }
            Examined::Shuffled(decks) => {
                if let Stage::Shuffle { left, piles } = &mut self.stage {
                    left.retain(|&waiting| waiting != seat);
                    for (pile, deck) in piles.iter_mut().zip(decks) {
                        let before = core::mem::replace(&mut pile.deck, deck.clone());
                        self.epoch.shuffles.push(ShuffleDone {
                            seat,
                            pile: pile.shuffle.pile,
                            step,
                            slots: pile.shuffle.slots,
                            before,
                            after: deck,
                        });
                    }
                }
            }
            Examined::Shares(shares) => {
                for (slot, share) in shares {
                    self.epoch.add_share(slot, seat, &share);
                }
            }
            Examined::Acted { command, shares } => {
                for (slot, share) in shares {
                    self.epoch.add_share(slot, seat, &share);
                }
                self.apply(command);
            }
        }
    }

    fn apply(&mut self, command: Command) {
        if let Some(game) = &mut self.game
            && let Ok(events) = game.apply(&command)
        {
            self.events.extend(events);
            // The step is still the one that completes now.
            self.commands.push((self.step, command));
        }
    }

    fn next_stage(&mut self) {
        self.stage = match &self.stage {
            Stage::Charter => Stage::Commit,
            Stage::Commit => Stage::Reveal,
            Stage::Reveal => {
                self.begin_game();
                return;
            }
            Stage::Shuffle { left, .. } if !left.is_empty() => return,
            Stage::Shuffle { piles, .. } => {
                for pile in piles.clone() {
                    self.decks.push(self.epoch.deck(&pile.shuffle));
                    for (slot, card) in pile.shuffle.slots.iter().zip(pile.deck.cards()) {
                        self.epoch.masked.insert(slot, (pile.shuffle.pile, *card));
                    }
                }
                self.apply(Command::Shuffled);
                self.dealt = self.active();
                self.settle();
                return;
            }
            Stage::Shares | Stage::Act => {
                self.settle();
                return;
            }
            Stage::Opening | Stage::Over => Stage::Over,
        };
    }

    /// All keys are revealed: the coins choose the dealer, and the decks are to be shuffled.
    fn begin_game(&mut self) {
        let seats = self.active();
        let keys: Vec<_> = seats
            .iter()
            .filter_map(|seat| self.epoch.keys[seat])
            .collect();
        // Keys that do not make a table were refused when they were revealed.
        self.epoch.table = TableKey::new(&keys).ok();
        let coins: Vec<u8> = seats
            .iter()
            .filter_map(|seat| self.epoch.coins[seat])
            .flatten()
            .collect();
        let chance = Hash::of(label::COINS, &[&coins]).0;
        let number = chance
            .first_chunk()
            .map_or(0, |bytes| u64::from_be_bytes(*bytes));
        let players = self.charter.seats.len();
        // 64 bits over at most five seats: no seat is likelier by more than one in 2^61.
        let index = u8::try_from(number % players.max(1) as u64).unwrap_or_default();
        let dealer = Seat::new(index);
        // After a removal the game goes on: only its cards are dealt afresh.
        if self.game.is_none() {
            self.game =
                dealer.and_then(|dealer| Game::new(self.charter.options, players, dealer).ok());
            self.apply_gone();
        }
        self.settle();
    }

    /// Does what follows without anybody's contribution, until something is asked of somebody.
    fn settle(&mut self) {
        loop {
            self.fill_all_open_shares();
            let seats = self.active();
            if seats.iter().any(|seat| !self.slots_owed(seat).is_empty()) {
                self.stage = Stage::Shares;
                return;
            }
            let awaiting = self.game.as_ref().map_or(Awaiting::Nothing, Game::awaiting);
            self.stage = match awaiting {
                Awaiting::Action { .. } => Stage::Act,
                Awaiting::Nothing => Stage::Opening,
                Awaiting::Shuffle(shuffles) => {
                    let piles = shuffles
                        .into_iter()
                        .filter_map(|shuffle| self.open_pile(shuffle));
                    Stage::Shuffle {
                        left: seats.iter().collect(),
                        piles: piles.collect(),
                    }
                }
                Awaiting::TurnUp { slot, .. } => {
                    let shares = self.epoch.shares_of(slot);
                    match self.unmask(slot, &shares) {
                        Ok(Some(face)) => {
                            self.apply_between(Command::TurnedUp { slot, face });
                            continue;
                        }
                        // Proven shuffles and proven shares always give a card.
                        Ok(None) | Err(_) => Stage::Opening,
                    }
                }
            };
            return;
        }
    }

    /// A command that follows from the step just completed.
    fn apply_between(&mut self, command: Command) {
        if let Some(game) = &mut self.game
            && let Ok(events) = game.apply(&command)
        {
            self.events.extend(events);
            self.commands.push((self.step - 1, command));
        }
    }

    fn open_pile(&self, shuffle: Shuffle) -> Option<PileInWork> {
        let numbers: Vec<OpenCard> = shuffle
            .cards
            .iter()
            .map(|&face| Suite::number(face))
            .collect();
        let deck = VerifiedDeck::open(self.suite.set(shuffle.pile), &numbers).ok()?;
        Some(PileInWork { shuffle, deck })
    }

    /// Teaches `knowledge` every face that `seat` may know and can compute with its own shares.
    pub(crate) fn teach(
        &self,
        seat: Seat,
        knowledge: &mut Knowledge,
        own: impl Fn(Slot) -> Option<card_crypto::VerifiedShare>,
    ) {
        let Some(game) = &self.game else { return };
        knowledge.tidy(game);
        let hand: SlotSet = *game.hand(seat);
        for slot in hand {
            if game.face(slot).is_some() || knowledge.card(slot).is_some() {
                continue;
            }
            let mut shares = self.epoch.shares_of(slot);
            shares.extend(own(slot));
            if let Ok(Some(Face::Card(card))) = self.unmask(slot, &shares) {
                knowledge.learn(slot, card);
            }
        }
    }
}
