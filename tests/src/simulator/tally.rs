//! What happened, in numbers, and what must not happen.

use core::fmt;
use core::ops::AddAssign;

use protocol::{Fault, Hash, RecordingError, StartError};
use rules::Seat;

/// What happened in one game, or in many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Completed steps.
    pub steps: u64,
    /// Virtual milliseconds.
    pub millis: u64,
    /// Messages sent, to one peer each.
    pub messages: u64,
    /// Messages that were lost.
    pub lost: u64,
    /// Messages that came twice.
    pub duplicated: u64,
    /// Messages that overtook an earlier one of the same link.
    pub reordered: u64,
    /// Messages that ran into a partition or a stopped program.
    pub cut_off: u64,
    /// Messages refused with nobody to blame.
    pub rejected: u64,
    /// Times the table fell apart.
    pub partitions: u64,
    /// Programs that stopped in the middle of a write or next to one.
    pub crashes: u64,
    /// Programs that started again.
    pub restarts: u64,
    /// Recordings whose end was torn.
    pub torn: u64,
    /// Moves of players who took their time.
    pub slow: u64,
    /// Moves.
    pub moves: u64,
    /// Seats that lied.
    pub liars: u64,
    /// Seats that left politely.
    pub leaves: u64,
    /// Computers that broke for good.
    pub breakdowns: u64,
    /// Votes that were called.
    pub votes: u64,
    /// Votes that took the place of others that were refused.
    pub revotes: u64,
    /// Seats removed, for a proven fault or by a vote.
    pub removals: u64,
    /// Games ended without a winner because too few were left to vote.
    pub ended: u64,
    /// Games that never began, because somebody broke down before signing.
    pub never_began: u64,
    /// Openings that were withheld by seats that broke down or lied.
    pub withheld: u64,
    /// Attempts to read what is private, all in vain.
    pub attempts: u64,
}

impl Tally {
    /// Every number with its name, in the order in which they are told.
    pub fn lines(&self) -> [(&'static str, u64); 26] {
        [
            ("games", self.games),
            ("steps", self.steps),
            ("moves", self.moves),
            ("virtual seconds", self.millis / 1000),
            ("messages", self.messages),
            ("  lost", self.lost),
            ("  duplicated", self.duplicated),
            ("  reordered", self.reordered),
            ("  cut off", self.cut_off),
            ("  rejected", self.rejected),
            ("partitions", self.partitions),
            ("crashes", self.crashes),
            ("  torn recordings", self.torn),
            ("restarts", self.restarts),
            ("slow moves", self.slow),
            ("liars", self.liars),
            ("leaves", self.leaves),
            ("breakdowns", self.breakdowns),
            ("votes", self.votes),
            ("  instead of others", self.revotes),
            ("removals", self.removals),
            ("ended without a winner", self.ended),
            ("never began", self.never_began),
            ("openings withheld", self.withheld),
            ("attempts to read", self.attempts),
            ("faults injected", self.injected()),
        ]
    }

    /// How much was made to go wrong.
    pub fn injected(&self) -> u64 {
        self.lost
            + self.duplicated
            + self.reordered
            + self.cut_off
            + self.partitions
            + self.crashes
            + self.slow
            + self.liars
            + self.leaves
            + self.breakdowns
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.millis += other.millis;
        self.messages += other.messages;
        self.lost += other.lost;
        self.duplicated += other.duplicated;
        self.reordered += other.reordered;
        self.cut_off += other.cut_off;
        self.rejected += other.rejected;
        self.partitions += other.partitions;
        self.crashes += other.crashes;
        self.restarts += other.restarts;
        self.torn += other.torn;
        self.slow += other.slow;
        self.moves += other.moves;
        self.liars += other.liars;
        self.leaves += other.leaves;
        self.breakdowns += other.breakdowns;
        self.votes += other.votes;
        self.revotes += other.revotes;
        self.removals += other.removals;
        self.ended += other.ended;
        self.never_began += other.never_began;
        self.withheld += other.withheld;
        self.attempts += other.attempts;
    }
}

/// What must not happen.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// Nothing moved for too long, though everybody who is there is connected.
    Stuck {
        /// When, in virtual milliseconds.
        at: u64,
        /// Where each node stands.
        standing: String,
    },
    /// Two honest nodes hold different histories.
    Diverged {
        /// The step.
        step: u64,
        /// One head.
        one: Hash,
        /// The other.
        other: Hash,
    },
    /// A seat that did nothing wrong is blamed.
    HonestBlamed {
        /// Which node does so.
        by: usize,
        /// Whom, and why.
        fault: Box<Fault>,
    },
    /// A session cannot begin or begin again.
    Start {
        /// Which node.
        node: usize,
        /// Why.
        problem: Box<StartError>,
    },
    /// What a node finds on its disk is no recording.
    Disk {
        /// Which node.
        node: usize,
        /// Why.
        problem: RecordingError,
    },
    /// A legal action was refused.
    Refused {
        /// Which seat's.
        seat: Seat,
        /// Why.
        problem: String,
    },
    /// What was recorded does not audit as it should.
    Audit {
        /// Whose recording.
        node: usize,
        /// What is wrong.
        problem: String,
    },
    /// Something private can be read.
    Privacy(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stuck { at, standing } => {
                write!(f, "the table is stuck at {at} ms: {standing}")
            }
            Self::Diverged { step, one, other } => {
                write!(f, "step {step} has two heads: {one} and {other}")
            }
            Self::HonestBlamed { by, fault } => {
                write!(f, "node {by} blames an honest seat: {fault}")
            }
            Self::Start { node, problem } => write!(f, "node {node} cannot start: {problem}"),
            Self::Disk { node, problem } => {
                write!(f, "node {node} cannot read its recording: {problem}")
            }
            Self::Refused { seat, problem } => {
                write!(f, "a legal action of {seat} was refused: {problem}")
            }
            Self::Audit { node, problem } => {
                write!(f, "the recording of node {node} does not audit: {problem}")
            }
            Self::Privacy(problem) => write!(f, "something private can be read: {problem}"),
        }
    }
}

/// What must not happen, and the seed that repeats it.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Repeats it.
    pub seed: u64,
    /// What happened.
    pub trouble: Trouble,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {}", self.seed, self.trouble)
    }
}

impl core::error::Error for Failure {}
