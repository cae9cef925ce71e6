//! A thread that drives one session: what comes in, what is stored, what goes out.
//!
//! Everything here is done in the order that [`protocol::Session`] asks for, and each thing is done
//! before the next: what must be on disk is on disk before anything behind it is sent. The thread
//! waits for the disk and for the arithmetic of proofs, so nothing else has to.

mod driver;
mod neighbours;
mod pace;
mod state;
mod thread;

use protocol::{Identity, LeaveError, VoteError};
use rules::{Action, RuleViolation, SeatSet};

pub use self::state::{GameState, GameUpdate, Happening};
pub(crate) use self::thread::{Beginning, GameThread, Ground, RunId};
use crate::node::ResumeError;
use crate::storage::{StorageError, Warning};

/// What a game is told.
#[derive(Debug)]
pub(crate) enum Input {
    /// A link with a peer is there.
    Up(Identity),
    /// It is gone.
    Down(Identity),
    /// A peer says which seats it has links with.
    Beat(Identity, SeatSet),
    /// A peer says something about this game.
    Said(Identity, Vec<u8>),
    /// A second has passed.
    Tick,
    /// Our player chooses.
    Act(Action),
    /// Our player leaves.
    Leave,
    /// Our player votes to go on without some.
    VoteOut(SeatSet),
    /// Our player ends the game without some.
    EndWithout(SeatSet),
    /// Somebody says that it will not sign. A charter that all have signed is not undone by a word.
    CallOff,
}

/// What a game tells.
#[derive(Debug)]
pub(crate) enum News {
    /// It begins, or goes on after a restart; with what the player should know about its files.
    Begun(Box<GameState>, Option<Warning>),
    /// It cannot begin.
    NotBegun(ResumeError),
    /// Send this to these peers.
    Send(Vec<Identity>, Vec<u8>),
    /// Something changed.
    Update(GameUpdate),
    /// Our player may not do that.
    Refused(Refused),
    /// A peer sent what cannot be used and nobody can be blamed for.
    Nonsense(Identity),
    /// Not everybody has signed, and somebody will not: the game will not be.
    CalledOff,
    /// The game can no longer be stored, so nothing more is sent. It can be resumed from what is
    /// on disk.
    Unsaved(StorageError),
    /// The last word: all is stored, and the files are free.
    Ended,
}

/// Why a wish of our player came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules do not allow it now.
    Rule(RuleViolation),
    /// It cannot be voted so now.
    Vote(VoteError),
    /// There is nothing to leave.
    Leave(LeaveError),
}

impl core::fmt::Display for Refused {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Rule(problem) => problem.fmt(f),
            Self::Vote(problem) => problem.fmt(f),
            Self::Leave(problem) => problem.fmt(f),
        }
    }
}

impl core::error::Error for Refused {}
