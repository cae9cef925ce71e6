//! A game as the program's other parts see it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use protocol::{Charter, Fault, Gone, Hash, Motion, Session, StepKind};
use rules::{BySeat, Event, Game, Knowledge, Seat, SeatSet, View};

/// A game at one moment: everything a screen or a bot needs, nothing of the others' secrets.
#[derive(Clone, Debug)]
pub struct GameState {
    /// Which game.
    pub id: Hash,
    /// Who plays what.
    pub charter: Arc<Charter>,
    /// Our seat; nothing if we watch.
    pub seat: Option<Seat>,
    /// How many steps are complete.
    pub step: u64,
    /// What the current step asks for.
    pub kind: StepKind,
    /// The hash of everything before it: the same on every honest computer.
    pub head: Hash,
    /// Whom the step waits for.
    pub waiting_for: SeatSet,
    /// Who still plays.
    pub active: SeatSet,
    /// Why a seat plays no more.
    pub gone: BySeat<Option<Gone>>,
    /// Whom we have a link with, ourselves included.
    pub linked: SeatSet,
    /// Whom we have a link with, ourselves or through another seat.
    pub reachable: SeatSet,
    /// What is being voted on, and who said yes.
    pub motions: Vec<(Motion, SeatSet)>,
    /// Who broke the protocol, with the proof.
    pub faults: Vec<Fault>,
    /// Where the proofs are kept, by culprit. One that could not be stored is not here.
    pub proofs: Vec<(Seat, Arc<Path>)>,
    /// How long our player still has to choose, if there is a limit.
    pub time_left: Option<Duration>,
    /// Whether "let her go" was said and waits for its instant.
    pub letting_go: bool,
    /// Who dealt.
    pub dealer: Option<Seat>,
    /// Where the game is recorded; nothing if we only watch.
    pub recording: Option<Arc<Path>>,
    /// Which sets of seats the others could remove by their majority.
    removable: Vec<SeatSet>,
    may_act: bool,
    game: Option<Game>,
    knowledge: Knowledge,
}

/// What changed in a game.
#[derive(Clone, Debug)]
pub struct GameUpdate {
    /// What was completed and what happened, in order.
    pub happenings: Vec<Happening>,
    /// The game after all of it.
    pub state: Arc<GameState>,
}

/// One thing that a game went on by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A step is complete: what these seats contributed was examined and holds.
    Completed(StepKind, SeatSet),
    /// An event of the game.
    Event(Event),
}

impl GameUpdate {
    /// The events of the game, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.happenings
            .iter()
            .filter_map(|happening| match happening {
                Happening::Event(event) => Some(event),
                Happening::Completed(..) => None,
            })
    }
}

impl GameState {
    pub(crate) fn of(session: &Session, linked: SeatSet, recording: Option<Arc<Path>>) -> Self {
        let replica = session.replica();
        let seat = session.own_seat();
        Self {
            id: replica.game_id(),
            charter: Arc::new(replica.charter().clone()),
            seat,
            step: replica.step(),
            kind: replica.kind(),
            head: replica.head(),
            waiting_for: session.waiting_for(),
            active: replica.active(),
            gone: BySeat::from_fn(|seat| replica.gone(seat)),
            linked: seat.map_or(linked, |seat| linked.with(seat)),
            reachable: seat.map_or(linked, |seat| linked.with(seat)),
            motions: session.motions(),
            may_act: session.may_act(),
            faults: session.faults().to_vec(),
            proofs: Vec::new(),
            time_left: None,
            letting_go: false,
            dealer: replica.dealer(),
            recording,
            removable: subsets(replica.active())
                .filter(|seats| replica.is_majority_without(*seats))
                .collect(),
            game: session.game().cloned(),
            knowledge: session.knowledge().clone(),
        }
    }

    /// A game that no node plays, at one moment: it is replayed, or taught. Nobody is waited for,
    /// everybody is here, and what is chosen goes nowhere.
    pub fn unplayed(
        charter: Arc<Charter>,
        seat: Option<Seat>,
        step: u64,
        game: Game,
        knowledge: Knowledge,
    ) -> Self {
        let id = charter.game_id();
        let asked = game.decision().map(|(asked, _)| asked);
        Self {
            id,
            seat,
            step,
            kind: match game.outcome() {
                Some(_) => StepKind::Over,
                None => StepKind::Act,
            },
            head: id,
            waiting_for: SeatSet::EMPTY,
            active: game.playing(),
            gone: BySeat::default(),
            linked: game.seats(),
            reachable: game.seats(),
            motions: Vec::new(),
            faults: Vec::new(),
            proofs: Vec::new(),
            time_left: None,
            letting_go: false,
            dealer: Some(game.dealer()),
            recording: None,
            removable: Vec::new(),
            may_act: asked.is_some() && asked == seat,
            charter,
            game: Some(game),
            knowledge,
        }
    }

    /// The game, once it is dealt.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The game as our player sees it, once it is dealt.
    pub fn view(&self) -> Option<View<'_>> {
        Some(View::new(self.game.as_ref()?, &self.knowledge, self.seat?))
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.charter.entry(seat).map_or("?", |entry| &entry.name)
    }

    /// Whether it is for our player to choose.
    pub fn asks_us(&self) -> bool {
        self.may_act
    }

    /// Whether the others are enough to remove these seats; else they can only end the game.
    pub fn can_remove(&self, seats: SeatSet) -> bool {
        self.removable.contains(&seats)
    }

    /// Whether everything is done and open.
    pub fn is_over(&self) -> bool {
        self.kind == StepKind::Over
    }

    /// Whether there is nothing left to play: won, ended, or over.
    pub fn is_decided(&self) -> bool {
        matches!(self.kind, StepKind::Opening | StepKind::Over)
    }
}

/// Every set of some of these seats.
fn subsets(seats: SeatSet) -> impl Iterator<Item = SeatSet> {
    let seats: Vec<Seat> = seats.iter().collect();
    (1u32..1 << seats.len()).map(move |chosen| {
        let chosen = |index: usize| chosen >> index & 1 == 1;
        let members = seats.iter().enumerate();
        members
            .filter(|(index, _)| chosen(*index))
            .map(|(_, seat)| *seat)
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_seats_comes_once() {
        let sets: Vec<SeatSet> = subsets(SeatSet::first(5)).collect();
        assert_eq!(sets.len(), 31);
        for (index, set) in sets.iter().enumerate() {
            assert!(!set.is_empty() && !sets[..index].contains(set));
        }
        assert_eq!(subsets(SeatSet::EMPTY).count(), 0);
    }
}
