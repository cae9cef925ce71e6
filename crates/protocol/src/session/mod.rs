//! One participant of one game.

mod contribute;
mod receive;
mod start;
mod vote;

use std::collections::{BTreeMap, VecDeque};

use card_crypto::{CardSetError, PreparedShuffle};
use rand_core::CryptoRng;
use rules::{Action, BySeat, Event, Game, Knowledge, RuleViolation, Seat, SeatSet, Slot, View};

use crate::ballot::{Ballot, Motion};
use crate::charter::CharterError;
use crate::contribution::{Contribution, Payload};
use crate::epoch::EpochSecrets;
use crate::fault::Fault;
use crate::hash::Hash;
use crate::history::History;
use crate::identity::{BadSignature, IdentityKey};
use crate::journal::JournalEntry;
use crate::message::Status;
use crate::recording::{RecordingError, RecordingWriter};
use crate::replica::{Replica, StepKind};
use crate::wire::WireError;

/// Whoever is at the other end of a link, as the caller numbers its links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peer(pub u64);

/// How many contributions to later steps are kept for each seat while their step is awaited.
const HELD_PER_SEAT: usize = 8;

/// How many steps are sent to somebody who is behind, in answer to one status.
const STEPS_PER_ANSWER: usize = 16;

/// One participant of one game: a seat, or a spectator without keys.
///
/// A session does no input or output, reads no clock and makes no randomness of its own. It has
/// four kinds of methods:
///
/// - *getters* say where the game is: [`Session::view`], [`Session::game`], [`Session::waiting_for`],
///   [`Session::status`];
/// - *`handle_*`* takes what came from outside: [`Session::handle_message`];
/// - *commands* are the player's wishes: [`Session::act`], [`Session::leave`], [`Session::vote_out`],
///   [`Session::end_without`];
/// - *`poll_*`* hands out what is to be done: [`Session::poll_output`].
///
/// Call `poll_output` after every other call until it returns nothing, and carry each output out
/// *before* polling the next: above all, an [`Output::Persist`] must be on disk before the
/// [`Output::Transmit`] behind it is sent. Then a crash at any moment loses nothing, and a session
/// rebuilt by [`Session::restore`] never contradicts what it sent.
///
/// Send [`Session::status`] to each peer on connecting and now and then after: whoever is behind
/// gets what is missing, from anybody who has it.
///
/// When a seat falls silent, time is nobody's proof: it is for the players, or for the program's
/// patience, to call [`Session::vote_out`]. On a proven fault the session votes by itself.
///
/// What a peer does wrong is a [`Fault`] if it was signed, with the proof, and a [`Rejection`] if
/// not. What our own player may not do is a [`RuleViolation`], and nothing leaves the program. A
/// panic is a bug.
#[derive(Debug)]
pub struct Session {
    history: History,
    me: Option<Me>,
    knowledge: Knowledge,
    recording: RecordingWriter,
    /// Contributions to later steps, of a head we do not know, or that a vote keeps waiting.
    held: BySeat<VecDeque<Contribution>>,
    /// Ballots of steps we have not come to.
    held_ballots: BySeat<VecDeque<Ballot>>,
    faults: Vec<Fault>,
    /// What the recording holds already of the current step.
    recorded: Vec<Contribution>,
    outputs: VecDeque<Output>,
}

#[derive(Debug)]
struct Me {
    seat: Seat,
    identity: IdentityKey,
    /// By epoch; all are opened in the end.
    secrets: BTreeMap<Hash, EpochSecrets>,
    /// What we have contributed, by epoch and step: never twice, never otherwise.
    sent: BTreeMap<(Hash, u64), Contribution>,
    /// That we leave, once we have said so.
    leave: Option<Contribution>,
    /// Our next shuffle, as far as it does not depend on the deck.
    prepared: Option<Prepared>,
}

/// A shuffle of ours that was prepared while others shuffled.
struct Prepared {
    epoch: Hash,
    step: u64,
    piles: Vec<PreparedShuffle>,
}

impl core::fmt::Debug for Prepared {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Prepared(step {}, secret)", self.step)
    }
}

/// What is to be done, in this order.
#[derive(Clone, Debug)]
pub enum Output {
    /// Store this in the journal, synced, before anything that follows is done.
    Persist(JournalEntry),
    /// Append this to the recording.
    Record(Vec<u8>),
    /// Send these bytes.
    Transmit {
        /// To one peer, or to all if nobody is named.
        to: Option<Peer>,
        /// A [`Message`](crate::Message).
        bytes: Vec<u8>,
    },
    /// A step is complete: what these seats contributed was examined and holds.
    Completed(StepKind, SeatSet),
    /// Something happened in the game.
    Happened(Event),
    /// A seat broke the protocol.
    Fault(Fault),
}

/// Bytes that cannot be used, though nobody can be blamed for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// No message.
    Wire(WireError),
    /// Another game, version or epoch.
    OtherGame,
    /// Not signed by the seat it names.
    Signature(BadSignature),
}

/// Why there is nothing to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveError {
    /// We have no seat, or left it.
    NotPlaying,
    /// Not everybody has signed the charter: until then it binds nobody.
    NotBegun,
    /// The game is over.
    Over,
}

/// Why a session cannot begin or be rebuilt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The charter does not hold.
    Charter(CharterError),
    /// This identity has no seat.
    NoSeat,
    /// The group elements of the game cannot be derived.
    Cards(CardSetError),
    /// The recording does not hold.
    Recording(RecordingError),
    /// A journal entry is damaged.
    Journal(WireError),
    /// The recording contradicts itself: this contribution to it does not hold.
    Replay(Fault),
}

/// # Getters
impl Session {
    /// The replicated state.
    pub fn replica(&self) -> &Replica {
        self.history.replica()
    }

    /// Our seat, if we have one.
    pub fn own_seat(&self) -> Option<Seat> {
        self.me.as_ref().map(|me| me.seat)
    }

    /// The game, once it is dealt.
    pub fn game(&self) -> Option<&Game> {
        self.history.replica().game()
    }

    /// The game as our player sees it, once it is dealt.
    pub fn view(&self) -> Option<View<'_>> {
        let seat = self.own_seat()?;
        Some(View::new(
            self.history.replica().game()?,
            &self.knowledge,
            seat,
        ))
    }

    /// What our player knows of the cards, beside what everybody knows.
    pub const fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// What is being voted on in the current step, and who has said yes.
    pub fn motions(&self) -> Vec<(Motion, SeatSet)> {
        let tally = self.history.tally();
        let mut motions: Vec<Motion> = tally
            .ballots()
            .iter()
            .filter(|ballot| ballot.is_for() && !tally.is_refused(ballot.motion))
            .map(|ballot| ballot.motion)
            .collect();
        motions.dedup();
        motions
            .into_iter()
            .map(|motion| (motion, tally.in_favour(motion)))
            .collect()
    }

    /// Whose contribution the current step still lacks.
    pub fn waiting_for(&self) -> SeatSet {
        let present = self.history.replica().present();
        let owed = self.history.replica().owed();
        owed.iter()
            .filter(|&seat| !present.contains(seat))
            .collect()
    }

    /// Whether our player is to choose now. Never twice in one step, not even while a vote keeps
    /// the first choice waiting: two different choices would be two stories. But once, vote or not: it
    /// shows whoever takes us for silent that we are not.
    pub fn may_act(&self) -> bool {
        let Some(me) = &self.me else { return false };
        let replica = self.history.replica();
        let chosen = (replica.epoch_id(), replica.step());
        replica.kind() == StepKind::Act
            && self.waiting_for().contains(me.seat)
            && me.leave.is_none()
            && !me.sent.contains_key(&chosen)
    }

    /// How far we are.
    pub fn status(&self) -> Status {
        Status {
            game: self.history.replica().game_id(),
            step: self.history.replica().step(),
            present: self.history.replica().present(),
            epoch: self.history.replica().epoch_id(),
            head: self.history.replica().head(),
        }
    }

    /// Whether everything is done and open.
    pub fn is_over(&self) -> bool {
        self.history.replica().kind() == StepKind::Over
    }

    /// Who broke the protocol, with the proof.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Whether the recording is as long as it may be: what happens from then on is not in it.
    pub const fn is_recording_full(&self) -> bool {
        self.recording.is_full()
    }

    /// The hash of everything before the current step: the same on every honest computer.
    pub fn head(&self) -> Hash {
        self.history.replica().head()
    }
}

/// # Polling
impl Session {
    /// What is to be done next; nothing if all is done.
    pub fn poll_output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }
}

/// # Commands
impl Session {
    /// Our player chooses. Refused here when the rules do not allow it: nothing leaks by trying.
    ///
    /// # Errors
    ///
    /// Why the rules do not allow it now.
    pub fn act(&mut self, action: Action, rng: &mut impl CryptoRng) -> Result<(), RuleViolation> {
        if !self.may_act() {
            return Err(match self.history.replica().game() {
                Some(game) if game.outcome().is_some() => RuleViolation::GameOver,
                _ => RuleViolation::CardsFirst,
            });
        }
        let view = self.view().ok_or(RuleViolation::CardsFirst)?;
        view.command(action)?;
        let slots: Vec<Slot> = view
            .game()
            .opens(view.seat(), &action)
            .into_iter()
            .collect();
        let shares = if slots.is_empty() {
            Vec::new()
        } else {
            self.prove_shares(&slots, rng)
                .ok_or(RuleViolation::CardsFirst)?
        };
        self.contribute(Payload::Act { action, shares }, rng);
        self.drive(rng);
        Ok(())
    }
}

impl core::fmt::Display for Rejection {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Wire(problem) => problem.fmt(f),
            Self::OtherGame => f.write_str("the message belongs to another game"),
            Self::Signature(problem) => problem.fmt(f),
        }
    }
}

impl core::error::Error for Rejection {}

impl core::fmt::Display for StartError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Charter(problem) => problem.fmt(f),
            Self::NoSeat => f.write_str("this player has no seat in the game"),
            Self::Cards(problem) => problem.fmt(f),
            Self::Recording(problem) => problem.fmt(f),
            Self::Journal(problem) => write!(f, "the journal is damaged: {problem}"),
            Self::Replay(fault) => write!(f, "the recording does not hold: {fault}"),
        }
    }
}

impl core::error::Error for StartError {}

impl core::fmt::Display for LeaveError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::NotPlaying => "you are not playing in this game",
            Self::NotBegun => "the game has not begun: just stand up",
            Self::Over => "the game is over",
        })
    }
}

impl core::error::Error for LeaveError {}
