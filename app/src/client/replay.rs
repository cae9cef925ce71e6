//! A recording, opened to be looked at moment by moment.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use network::GameState;
use protocol::{Charter, Ended, Report, audit};
use rules::{Decision, Event, Game, Knowledge, Place, Seat, SeatSet, Weapon};

use super::table_model::{Names, sentence};
use super::texts::Texts;
use crate::problem::problem;
use crate::recorded_game::{Done, Openness, RecordedGame};
use crate::recording_file;
use crate::suite::suite;

/// So many commands before the shown one are told too.
const TOLD: usize = 60;

/// More than any game has that people played.
const MOST_POINTS: usize = 300;

/// What became of opening a recording.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) file: PathBuf,
    /// The game, or why it cannot be read, in a sentence.
    pub(crate) result: Result<Replay, String>,
}

/// A game to look at again.
#[derive(Debug)]
pub(crate) struct Replay {
    charter: Arc<Charter>,
    /// Which of the players looks on, if any.
    me: Option<Seat>,
    /// Nothing if nothing was dealt.
    game: Option<RecordedGame>,
    /// After which commands a queen had woken, changed hands or fallen asleep.
    turning_points: Vec<usize>,
    /// What does not hold, in a sentence.
    pub(crate) problem: Option<String>,
    /// The file breaks off in the middle of a record.
    pub(crate) torn: bool,
    pub(crate) ended: Ended,
}

/// The table after some of the commands.
#[derive(Debug)]
pub(crate) struct Moment {
    pub(crate) state: GameState,
    /// Every face that lies open now.
    pub(crate) knowledge: Knowledge,
    /// What led to it, the newest last, and with which command it came.
    pub(crate) told: Vec<(usize, Told)>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Event(Event),
    /// A player picked the queen to wake.
    Chose {
        seat: Seat,
        place: Place,
    },
    /// A player let a queen go: with the card that would have stopped it, without, or nobody knows.
    LetGo {
        seat: Seat,
        weapon: Weapon,
        held: Option<bool>,
    },
}

impl Opened {
    /// Reads a recording and checks all of it. Takes a while.
    pub(crate) fn of(file: &Path, me: Option<Seat>) -> Self {
        Self {
            file: file.to_owned(),
            result: open(file, me),
        }
    }
}

fn open(file: &Path, me: Option<Seat>) -> Result<Replay, String> {
    let recording = recording_file::read(file).map_err(|problem| problem.to_string())?;
    let suite = suite().map_err(|problem| problem.sentence().unwrap_or_default())?;
    let report: Report = audit(&suite, &recording);
    let problem = problem(&recording, &report).map(|problem| problem.sentence);
    let me = me.filter(|&me| recording.charter.seats().contains(me));
    let game = RecordedGame::new(&report);
    Ok(Replay {
        turning_points: game.as_ref().map(turning_points).unwrap_or_default(),
        game,
        problem,
        torn: report.torn.is_some(),
        ended: report.ended,
        charter: Arc::new(recording.charter),
        me,
    })
}

impl Replay {
    /// How many moments there are, the deal being the first; none if nothing was dealt.
    pub(crate) fn len(&self) -> usize {
        self.game.as_ref().map_or(0, RecordedGame::len)
    }

    pub(crate) fn openness(&self) -> Openness {
        let game = self.game.as_ref();
        game.map_or(Openness::Nothing, RecordedGame::openness)
    }

    pub(crate) fn turning_points(&self) -> &[usize] {
        &self.turning_points
    }

    pub(crate) fn seats(&self) -> SeatSet {
        self.charter.seats()
    }

    /// What the players are called.
    pub(crate) fn names(&self) -> Names {
        let entries = self.charter.seats.iter();
        let names = entries.map(|entry| crate::printable::printable(&entry.name));
        Names::new(names.collect(), self.me)
    }

    /// From whose chair the table is seen.
    pub(crate) fn chair(&self) -> Option<Seat> {
        self.me.or_else(|| self.seats().iter().next())
    }

    /// The table after so many commands.
    pub(crate) fn moment(&self, commands: usize) -> Option<Moment> {
        let recorded = self.game.as_ref()?;
        let commands = commands.min(recorded.len());
        let mut told = Vec::new();
        let mut at = commands.saturating_sub(TOLD);
        let game = recorded.replay(at..commands, |done| {
            at += 1;
            told.extend(tell(recorded, done).map(|one| (at, one)));
        })?;
        let knowledge = open_hands(recorded, &game);
        let step = u64::try_from(commands).unwrap_or(u64::MAX);
        Some(Moment {
            state: GameState::unplayed(
                Arc::clone(&self.charter),
                self.me,
                step,
                game,
                Knowledge::new(),
            ),
            knowledge,
            told,
        })
    }
}

fn turning_points(recorded: &RecordedGame) -> Vec<usize> {
    let mut points = Vec::new();
    let mut at = 0;
    recorded.replay(0..recorded.len(), |done| {
        at += 1;
        let turns = |event: &Event| {
            matches!(
                event,
                Event::Woke { .. } | Event::Stolen { .. } | Event::PutToSleep { .. }
            )
        };
        if points.len() < MOST_POINTS && done.events.iter().any(turns) {
            points.push(at);
        }
    });
    points
}

/// Every card in hand that the decks tell.
fn open_hands(recorded: &RecordedGame, game: &Game) -> Knowledge {
    let mut knowledge = Knowledge::new();
    for seat in game.playing().iter() {
        for slot in game.hand(seat).iter() {
            if let Some(card) = recorded.card(game, slot) {
                knowledge.learn(slot, card);
            }
        }
    }
    knowledge
}

fn tell<'a>(recorded: &'a RecordedGame, done: &Done<'a>) -> impl Iterator<Item = Told> {
    let before = done.before;
    // Whoever plays a King says so, and that is enough.
    let played = |event: &Event| matches!(event, Event::Played { .. });
    let king = done.events.iter().any(played);
    let events = done.events.iter();
    let events = events.filter(move |event| !(king && matches!(event, Event::Chose { .. })));
    events.map(move |event| match *event {
        Event::Chose { seat, place, .. } => Told::Chose { seat, place },
        Event::LetGo { seat, .. } => match before.decision() {
            Some((_, Decision::Answer(attack))) => Told::LetGo {
                seat,
                weapon: attack.weapon,
                held: held(recorded, before, seat, attack.weapon),
            },
            _ => Told::Event(event.clone()),
        },
        _ => Told::Event(event.clone()),
    })
}

/// Whether a player held what stops the attack, as far as the cards lie open.
fn held(recorded: &RecordedGame, game: &Game, seat: Seat, weapon: Weapon) -> Option<bool> {
    let hand = game.hand(seat).iter();
    let hand: Vec<_> = hand.map(|slot| recorded.card(game, slot)).collect();
    let stops = weapon.stopped_by();
    let has = |card: &Option<rules::Card>| card.is_some_and(|card| card.kind() == stops);
    if hand.iter().any(has) {
        return Some(true);
    }
    hand.iter().all(Option::is_some).then_some(false)
}

/// One sentence for what happened; none for what goes without saying.
pub(crate) fn words(texts: &Texts, told: &Told, names: &Names) -> Option<String> {
    match *told {
        Told::Event(ref event) => sentence(texts, event, names),
        Told::Chose { seat, place } => {
            let [who, name] = names.who(seat);
            let place = super::words::place(place);
            Some(texts.with("replay-chose", [who, name, ("place", place.into())]))
        }
        Told::LetGo { seat, weapon, held } => {
            let id = match (weapon, held) {
                (_, None) => "replay-let-go",
                (Weapon::Knight, Some(true)) => "replay-had-dragon",
                (Weapon::Knight, Some(false)) => "replay-no-dragon",
                (Weapon::Potion, Some(true)) => "replay-had-wand",
                (Weapon::Potion, Some(false)) => "replay-no-wand",
            };
            Some(texts.with(id, names.who(seat)))
        }
    }
}
