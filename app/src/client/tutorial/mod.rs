//! The lesson: a short game on the real rules, with cards that were laid out for it.

mod parts;

use std::sync::Arc;

use network::{GameState, GameUpdate, Happening};
use protocol::{Charter, Identity, SeatEntry, VERSION};
use rules::{
    Action, Card, Face, Game, Knowledge, OpenDealer, Options, Place, Position, Queen, Seat, View,
};

pub(crate) use parts::Part;
use parts::{Choice, PARTS};

/// A lesson that has come to one of its parts.
#[derive(Debug)]
pub(crate) struct Lesson {
    charter: Arc<Charter>,
    table: OpenDealer,
    learner: Seat,
    partner: Seat,
    /// Which part, from 0.
    at: usize,
    /// How often something was chosen.
    step: u64,
}

impl Lesson {
    /// The beginning; nothing if the cards cannot be laid out, which a test rules out.
    pub(crate) fn new(learner: &str, partner: &str) -> Option<Self> {
        let (own, other) = (Seat::new(0)?, Seat::new(1)?);
        let mut lesson = Self {
            charter: Arc::new(charter([learner, partner])),
            table: laid_out(own, other)?,
            learner: own,
            partner: other,
            at: 0,
            step: 1,
        };
        lesson.lead_in(&mut Vec::new());
        Some(lesson)
    }

    /// What is being taught.
    pub(crate) fn part(&self) -> &'static Part {
        PARTS.get(self.at).unwrap_or(&PARTS[0])
    }

    /// Which part it is, counted from 1, and how many there are.
    pub(crate) const fn progress(&self) -> (usize, usize) {
        (self.at + 1, PARTS.len())
    }

    /// The one thing to do now; nothing if there is only something to read.
    pub(crate) fn wanted(&self) -> Option<Action> {
        let choice = self.part().wanted?;
        choice.resolve(&self.table.view(self.learner))
    }

    /// The table as the learner sees it.
    pub(crate) fn state(&self) -> Arc<GameState> {
        let view = self.table.view(self.learner);
        let mut knowledge = Knowledge::new();
        for (slot, card) in view.hand() {
            if let Some(card) = card {
                knowledge.learn(slot, card);
            }
        }
        let game: Game = view.game().clone();
        Arc::new(GameState::unplayed(
            Arc::clone(&self.charter),
            Some(self.learner),
            self.step,
            game,
            knowledge,
        ))
    }

    /// The learner does something. If it is what the part asks for, the lesson goes on, and says
    /// what happened; nothing else is done at all.
    pub(crate) fn act(&mut self, action: Action) -> Option<Vec<GameUpdate>> {
        if self.wanted() != Some(action) {
            return None;
        }
        let mut updates = Vec::new();
        self.choose(self.learner, action, &mut updates);
        for &choice in self.part().answers {
            self.partner_chooses(choice, &mut updates);
        }
        self.go_on(&mut updates);
        Some(updates)
    }

    /// On to the next part; what the learner was to do is done.
    pub(crate) fn skip(&mut self) -> Vec<GameUpdate> {
        if let Some(action) = self.wanted() {
            return self.act(action).unwrap_or_default();
        }
        let mut updates = Vec::new();
        self.go_on(&mut updates);
        updates
    }

    /// Back to the part before.
    pub(crate) fn back(&mut self) {
        let before = self.at.saturating_sub(1);
        // The cards lie as they did: what was done is simply done again.
        let Some(table) = laid_out(self.learner, self.partner) else {
            return;
        };
        self.table = table;
        self.at = 0;
        while self.at < before {
            self.skip();
        }
    }

    fn go_on(&mut self, updates: &mut Vec<GameUpdate>) {
        if self.at + 1 < PARTS.len() {
            self.at += 1;
            self.lead_in(updates);
        }
    }

    /// What the partner does before the learner is asked.
    fn lead_in(&mut self, updates: &mut Vec<GameUpdate>) {
        for &choice in self.part().before {
            self.partner_chooses(choice, updates);
        }
    }

    fn partner_chooses(&mut self, choice: Choice, updates: &mut Vec<GameUpdate>) {
        if let Some(action) = choice.resolve(&self.table.view(self.partner)) {
            self.choose(self.partner, action, updates);
        }
    }

    fn choose(&mut self, seat: Seat, action: Action, updates: &mut Vec<GameUpdate>) {
        if let Ok(events) = self.table.act(seat, action) {
            self.step += 1;
            updates.push(GameUpdate {
                happenings: events.into_iter().map(Happening::Event).collect(),
                state: self.state(),
            });
        }
    }
}

/// Who sits at the table. Nobody signs it: there is nobody to convince.
fn charter(names: [&str; 2]) -> Charter {
    let seats = names.into_iter().zip(1..).map(|(name, number)| SeatEntry {
        identity: Identity([number; 32]),
        name: name.to_owned(),
        operator: Identity([number; 32]),
        nonce: [number; 32],
    });
    Charter {
        version: VERSION,
        options: Options::default(),
        seats: seats.collect(),
    }
}

/// Where the queens of the lesson sleep; the others fill the rest.
pub(super) const PANCAKE: (u8, u8) = (1, 1);
pub(super) const HEART: (u8, u8) = (3, 0);
pub(super) const CAT: (u8, u8) = (2, 2);
/// Nobody sleeps here in the beginning.
pub(super) const FREE: (u8, u8) = (0, 2);

fn laid_out(learner: Seat, partner: Seat) -> Option<OpenDealer> {
    let mut position = Position::new(Options::default(), 2, partner);
    let place = |(row, column)| Place::new(row, column);
    position.asleep = vec![
        (place(PANCAKE)?, Queen::Pancake),
        (place(HEART)?, Queen::Heart),
        (place(CAT)?, Queen::Cat),
    ];
    position.empty = vec![place(FREE)?];
    position.awake = vec![(partner, Queen::Moon)];
    position.hands = vec![
        (
            learner,
            cards(&["King:Cookie", "Knight:red", "2a", "3a", "5a"])?,
        ),
        (
            partner,
            cards(&["King:Fire", "Knight:blue", "Potion:b", "4a", "6a"])?,
        ),
    ];
    // In the order in which they are drawn: the learner's help comes just in time.
    position.draw = cards(&[
        "Dragon:a",
        "8a",
        "Potion:a",
        "10a",
        "Wand:a",
        "Jester:a",
        "7a",
        "9a",
        "6b",
        "4b",
        "Knight:green",
        "1a",
        "3b",
    ])?;
    position.lay_out(1).ok()
}

fn cards(names: &[&str]) -> Option<Vec<Card>> {
    names.iter().map(|name| name.parse().ok()).collect()
}

impl Choice {
    /// The action that is meant, if it is allowed now.
    fn resolve(self, view: &View<'_>) -> Option<Action> {
        let values = |cards: rules::SlotSet| {
            let cards = cards.iter().filter_map(|slot| view.face(slot));
            let numbers = cards.filter_map(Face::card).filter_map(Card::value);
            let mut values: Vec<u8> = numbers.map(rules::Value::get).collect();
            values.sort_unstable();
            values
        };
        let at = |place: Place, (row, column)| Place::new(row, column) == Some(place);
        view.legal_actions().into_iter().find(|action| match *action {
            Action::King { place, .. } => matches!(self, Self::King(own) if at(place, own)),
            Action::Knight { queen, .. } => self == Self::Knight(queen),
            Action::Potion { queen, .. } => self == Self::Potion(queen),
            Action::Jester { .. } => self == Self::Jester,
            Action::Block { .. } => self == Self::Block,
            Action::LetGo => self == Self::LetGo,
            Action::Pick { place } => matches!(self, Self::Pick(own) if at(place, own)),
            Action::Lay { place } => matches!(self, Self::Lay(own) if at(place, own)),
            Action::Discard { cards } => {
                matches!(self, Self::Swap(own) if values(cards) == own && cards.len() == own.len())
            }
            Action::ShowHand { .. } => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::Ending;

    use super::*;

    #[test]
    fn the_whole_lesson_is_a_game_that_the_learner_wins() {
        let mut lesson = Lesson::new("Mia", "Ada").unwrap();
        let mut asked = 0;
        loop {
            let (number, of) = lesson.progress();
            if let Some(action) = lesson.wanted() {
                asked += 1;
                assert!(lesson.state().asks_us(), "part {number}");
                assert!(!lesson.act(action).unwrap().is_empty());
            } else {
                assert!(lesson.part().wanted.is_none(), "part {number} is stuck");
                lesson.skip();
            }
            if number == of {
                break;
            }
        }
        assert_eq!(asked, 9);
        let outcome = lesson.table.game().outcome().unwrap();
        assert!(outcome.winners.contains(lesson.learner));
        assert_eq!(outcome.ending, Ending::Points);
    }

    #[test]
    fn only_what_is_asked_for_can_be_done() {
        let mut lesson = Lesson::new("Mia", "Ada").unwrap();
        let (_, of) = lesson.progress();
        for _ in 1..of {
            let view = lesson.table.view(lesson.learner);
            let wanted = lesson.wanted();
            let others: Vec<Action> = view.legal_actions();
            let (before, part) = (lesson.step, lesson.progress());
            for action in others.into_iter().filter(|action| Some(*action) != wanted) {
                assert!(lesson.act(action).is_none(), "{action:?}");
            }
            assert_eq!((lesson.step, lesson.progress()), (before, part));
            lesson.skip();
        }
    }

    #[test]
    fn every_part_can_be_gone_back_to() {
        let mut lesson = Lesson::new("Mia", "Ada").unwrap();
        let (_, of) = lesson.progress();
        let mut seen = vec![(lesson.table.game().clone(), lesson.wanted())];
        for _ in 1..of {
            lesson.skip();
            seen.push((lesson.table.game().clone(), lesson.wanted()));
        }
        for (game, wanted) in seen.iter().rev().skip(1) {
            lesson.back();
            assert_eq!(lesson.table.game(), game);
            assert_eq!(lesson.wanted(), *wanted);
        }
        lesson.back();
        assert_eq!(lesson.progress().0, 1);
    }
}
