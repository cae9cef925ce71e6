//! A table in memory at which computer players play, and what it leaves behind.

use std::collections::VecDeque;
use std::sync::OnceLock;

use bots::{Bot, Level};
use protocol::{
    Charter, IdentityKey, Output, Peer, SeatEntry, Session, StepKind, Suite, VERSION, VoteError,
};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Card, Preset, Seat};

pub(crate) const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dov", "Eva"];

pub(crate) struct Table {
    pub(crate) sessions: Vec<Session>,
    pub(crate) recordings: Vec<Vec<u8>>,
    bots: Vec<Bot>,
    rng: ChaCha20Rng,
    under_way: VecDeque<(usize, usize, Vec<u8>)>,
    silent: Vec<usize>,
    /// What each player knew of the own hand when asked, by commands so far.
    pub(crate) known: Vec<(usize, Seat, Vec<Card>)>,
}

pub(crate) fn suite() -> Suite {
    static SUITE: OnceLock<Suite> = OnceLock::new();
    SUITE.get_or_init(|| Suite::derive().unwrap()).clone()
}

pub(crate) fn identity(seed: u64, seat: usize) -> IdentityKey {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8] = u8::try_from(seat).unwrap();
    IdentityKey::from_bytes(&bytes)
}

pub(crate) fn charter(preset: Preset, players: usize, seed: u64) -> Charter {
    let seat = |seat: usize| {
        let identity = identity(seed, seat).identity();
        SeatEntry {
            identity,
            name: NAMES[seat].into(),
            operator: identity,
            nonce: identity.0,
        }
    };
    Charter {
        version: VERSION,
        options: preset.options(),
        seats: (0..players).map(seat).collect(),
    }
}

impl Table {
    pub(crate) fn new(preset: Preset, players: usize, seed: u64) -> Self {
        println!("{players} players, {preset}, seed {seed}");
        let charter = charter(preset, players, seed);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut sit = |seat: usize| {
            let key = identity(seed, seat);
            Session::seat(suite(), charter.clone(), key, &mut rng).unwrap()
        };
        let sessions = (0..players).map(&mut sit).collect();
        let mut table = Self {
            sessions,
            recordings: vec![Vec::new(); players],
            bots: (0..players as u64)
                .map(|seat| Bot::new(Level::Normal, seed * 5 + seat))
                .collect(),
            rng,
            under_way: VecDeque::new(),
            silent: Vec::new(),
            known: Vec::new(),
        };
        table.settle();
        table
    }

    fn collect(&mut self) {
        let count = self.sessions.len();
        for (from, session) in self.sessions.iter_mut().enumerate() {
            while let Some(output) = session.poll_output() {
                match output {
                    Output::Transmit { to, bytes } => {
                        let one = to.map(|Peer(peer)| usize::try_from(peer).unwrap());
                        let peers = (0..count).filter(|&to| to != from);
                        let peers = peers.filter(|&to| one.is_none_or(|one| one == to));
                        self.under_way
                            .extend(peers.map(|to| (to, from, bytes.clone())));
                    }
                    Output::Record(bytes) => self.recordings[from].extend(bytes),
                    Output::Persist(_)
                    | Output::Completed(..)
                    | Output::Happened(_)
                    | Output::Fault(_) => {}
                }
            }
        }
    }

    /// Delivers until nothing is under way.
    pub(crate) fn settle(&mut self) {
        self.collect();
        while let Some((to, from, bytes)) = self.under_way.pop_front() {
            if self.silent.contains(&to) || self.silent.contains(&from) {
                continue;
            }
            self.sessions[to]
                .handle_message(Peer(from as u64), &bytes, &mut self.rng)
                .unwrap();
            self.collect();
        }
    }

    fn somebody(&self) -> &Session {
        let mut all = self.sessions.iter().enumerate();
        all.find(|(at, _)| !self.silent.contains(at)).unwrap().1
    }

    /// So many moves of the computer players; fewer if the game ends or somebody is silent.
    pub(crate) fn moves(&mut self, count: usize) {
        for _ in 0..count {
            let session = self.somebody();
            let acting = session.replica().kind() == StepKind::Act;
            let Some((seat, _)) = session.game().and_then(rules::Game::decision) else {
                return;
            };
            let at = seat.index();
            if !acting || self.silent.contains(&at) {
                return;
            }
            let view = self.sessions[at].view().unwrap();
            let commands = self.sessions[at].replica().commands().len();
            let hand = view.hand().map(|(_, card)| card.unwrap()).collect();
            self.known.push((commands, seat, hand));
            let action = self.bots[at].choose(&view).unwrap();
            self.sessions[at].act(action, &mut self.rng).unwrap();
            self.settle();
        }
    }

    /// To the end, openings included.
    pub(crate) fn play(&mut self) {
        self.moves(usize::MAX);
    }

    pub(crate) fn leave(&mut self, seat: usize) {
        self.sessions[seat].leave(&mut self.rng).unwrap();
        self.settle();
    }

    /// From now on this seat neither hears nor speaks.
    pub(crate) fn silence(&mut self, seat: usize) {
        self.silent.push(seat);
    }

    /// Everybody else agrees to go on without the seats that are waited for, or to end the game.
    pub(crate) fn go_on_without_missing(&mut self) {
        let missing = self.somebody().waiting_for();
        for voter in (0..self.sessions.len()).filter(|at| !self.silent.contains(at)) {
            let session = &mut self.sessions[voter];
            match session.vote_out(missing, &mut self.rng) {
                Err(VoteError::NoMajority) => session.end_without(missing, &mut self.rng).unwrap(),
                vote => vote.unwrap(),
            }
        }
        self.settle();
    }
}

/// The recording of the first seat after a game that was won.
pub(crate) fn won(preset: Preset, players: usize, seed: u64) -> Vec<u8> {
    let mut table = Table::new(preset, players, seed);
    table.play();
    assert!(table.sessions.iter().all(Session::is_over));
    table.recordings.swap_remove(0)
}

/// One game that several tests look at: two players, classic, to the end.
pub(crate) fn small() -> &'static [u8] {
    static SMALL: OnceLock<Vec<u8>> = OnceLock::new();
    SMALL.get_or_init(|| won(Preset::Standard, 2, 12))
}
