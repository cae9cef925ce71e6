//! One computer at the simulated table.

use core::fmt;
use std::collections::BTreeMap;

use protocol::{Fault, Hash, IdentityKey, Session};
use rules::{Dice, Seat, SeatSet};

use super::disk::Disk;

/// A message to one peer.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The node it goes to.
    pub to: usize,
    /// How long it is kept back, in virtual milliseconds.
    pub after: u64,
    /// What it says.
    pub bytes: Vec<u8>,
}

/// What a modified program says instead of what the session asks it to send. It has the seat's
/// identity key, so it may sign anything in its own name.
pub trait Tongue: fmt::Debug {
    /// Takes what was to be sent and returns what is sent.
    fn say(
        &mut self,
        session: &Session,
        identity: &IdentityKey,
        letters: Vec<Letter>,
        dice: &mut Dice,
    ) -> Vec<Letter>;
}

/// Says what it is asked to say.
#[derive(Clone, Copy, Debug)]
pub struct Honest;

impl Tongue for Honest {
    fn say(
        &mut self,
        _session: &Session,
        _identity: &IdentityKey,
        letters: Vec<Letter>,
        _dice: &mut Dice,
    ) -> Vec<Letter> {
        letters
    }
}

/// One computer: a seat's, or a spectator's.
#[derive(Debug)]
pub struct Node {
    /// Whose it is; nobody's if it only watches.
    pub seat: Option<Seat>,
    /// Its program, while it runs.
    pub session: Option<Session>,
    /// What it has stored.
    pub disk: Disk,
    /// If the program is a modified one.
    pub tongue: Option<Box<dyn Tongue>>,
    /// Whom it blames.
    pub faults: Vec<Fault>,
    /// Whether it has broken down for good.
    pub broken: bool,
    /// The head that it had before each step.
    pub(super) heads: BTreeMap<u64, Hash>,
    /// How often the program was started.
    pub(super) life: u64,
    /// How often it wrote to its disk.
    pub(super) writes: u64,
    /// When its player was last asked to choose.
    pub(super) asked: Option<(u64, Hash)>,
    /// Where the table stands still, since when, and how often a vote was called for that.
    pub(super) silence: (Option<(Hash, SeatSet)>, u64, u32),
}

impl Node {
    pub(super) fn new(seat: Option<Seat>) -> Self {
        Self {
            seat,
            session: None,
            disk: Disk::default(),
            tongue: None,
            faults: Vec::new(),
            broken: false,
            heads: BTreeMap::new(),
            life: 0,
            writes: 0,
            asked: None,
            silence: (None, 0, 0),
        }
    }

    pub(super) fn stop(&mut self) {
        self.session = None;
    }

    /// How often it wrote to its disk.
    pub const fn writes(&self) -> u64 {
        self.writes
    }
}
