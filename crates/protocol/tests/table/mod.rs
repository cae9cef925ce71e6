//! A table in memory: sessions joined by links on which every message takes one round.

use std::collections::VecDeque;

use protocol::{Charter, IdentityKey, Output, Peer, SeatEntry, Session, Suite, VERSION};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Dice, Options, Seat};

pub(crate) struct Table {
    pub(crate) sessions: Vec<Session>,
    pub(crate) recordings: Vec<Vec<u8>>,
    pub(crate) faults: Vec<protocol::Fault>,
    pub(crate) rng: ChaCha20Rng,
    pub(crate) dice: Dice,
    /// Messages under way: to whom, from whom, what.
    pub(crate) under_way: VecDeque<(usize, usize, Vec<u8>)>,
    /// How many one-way delays have passed.
    pub(crate) rounds: u32,
    /// Who neither hears nor speaks.
    pub(crate) silent: Vec<usize>,
}

pub(crate) fn identity(seed: u64, seat: usize) -> IdentityKey {
    let mut bytes = [0; 32];
    let mut dice = Dice::new(seed.wrapping_mul(31).wrapping_add(seat as u64));
    for byte in &mut bytes {
        *byte = dice.next().to_le_bytes()[0];
    }
    IdentityKey::from_bytes(&bytes)
}

pub(crate) fn charter(options: Options, players: usize, seed: u64) -> Charter {
    let mut dice = Dice::new(seed);
    let seats = (0..players)
        .map(|seat| {
            let identity = identity(seed, seat).identity();
            let mut nonce = [0; 32];
            for byte in &mut nonce {
                *byte = dice.next().to_le_bytes()[0];
            }
            SeatEntry {
                identity,
                name: format!("Player {}", seat + 1),
                operator: identity,
                nonce,
            }
        })
        .collect();
    Charter {
        version: VERSION,
        options,
        seats,
    }
}

impl Table {
    pub(crate) fn new(suite: &Suite, options: Options, players: usize, seed: u64) -> Self {
        let charter = charter(options, players, seed);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let sessions = (0..players)
            .map(|seat| {
                let identity = identity(seed, seat);
                Session::seat(suite.clone(), charter.clone(), identity, &mut rng).unwrap()
            })
            .collect();
        let mut table = Self {
            sessions,
            recordings: vec![Vec::new(); players],
            faults: Vec::new(),
            rng,
            dice: Dice::new(seed),
            under_way: VecDeque::new(),
            rounds: 0,
            silent: Vec::new(),
        };
        table.collect();
        table
    }

    /// Carries out what every session asks for.
    pub(crate) fn collect(&mut self) {
        let count = self.sessions.len();
        for (from, session) in self.sessions.iter_mut().enumerate() {
            while let Some(output) = session.poll_output() {
                match output {
                    Output::Transmit { to, bytes } => {
                        let all = (0..count).filter(|&peer| peer != from);
                        let one = to.map(|Peer(peer)| usize::try_from(peer).unwrap());
                        let peers: Vec<usize> = one.map_or(all.collect(), |peer| vec![peer]);
                        let messages = peers.into_iter().map(|to| (to, from, bytes.clone()));
                        self.under_way.extend(messages);
                    }
                    Output::Record(bytes) => self.recordings[from].extend(bytes),
                    Output::Fault(fault) => self.faults.push(fault),
                    Output::Persist(_) | Output::Completed(..) | Output::Happened(_) => {}
                }
            }
        }
    }

    /// Delivers everything that is under way: one one-way delay.
    pub(crate) fn round(&mut self) {
        self.rounds += 1;
        for (to, from, bytes) in core::mem::take(&mut self.under_way) {
            if self.silent.contains(&to) || self.silent.contains(&from) {
                continue;
            }
            self.sessions[to]
                .handle_message(Peer(from as u64), &bytes, &mut self.rng)
                .unwrap();
        }
        self.collect();
    }

    /// Delivers until nothing is under way.
    pub(crate) fn settle(&mut self) {
        while !self.under_way.is_empty() {
            self.round();
        }
    }

    /// Delivers until nothing is under way, but for what is lost: to whom, from whom.
    pub(crate) fn settle_but(&mut self, lost: impl Fn(usize, usize) -> bool) {
        while !self.under_way.is_empty() {
            self.under_way.retain(|(to, from, _)| !lost(*to, *from));
            self.round();
        }
    }

    /// Delivers until a session has come to a step of this kind.
    pub(crate) fn until(&mut self, at: usize, kind: protocol::StepKind) {
        while self.sessions[at].replica().kind() != kind {
            self.round();
        }
    }

    /// The first session that is not silent.
    pub(crate) fn somebody(&self) -> &Session {
        let mut all = self.sessions.iter().enumerate();
        all.find(|(at, _)| !self.silent.contains(at)).unwrap().1
    }

    /// Who is to choose, if the program of that player is there to ask.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let session = self.somebody();
        let acting = session.replica().kind() == protocol::StepKind::Act;
        let (seat, _) = session.game()?.decision()?;
        (acting && !self.silent.contains(&seat.index())).then_some(seat)
    }

    /// The player who is asked makes a random legal move.
    pub(crate) fn act(&mut self) {
        let seat = self.asked().unwrap();
        let session = &mut self.sessions[seat.index()];
        let legal = session.view().unwrap().legal_actions();
        let action = *self.dice.pick(&legal).unwrap_or_else(|| {
            unreachable!(
                "{seat} has no move: {:?} {:?} {:?}",
                session.replica().kind(),
                session.game().unwrap().decision(),
                session.view().unwrap().hand().collect::<Vec<_>>()
            )
        });
        session.act(action, &mut self.rng).unwrap();
        self.collect();
    }

    /// Everybody tells everybody how far they are.
    pub(crate) fn heartbeat(&mut self) {
        for from in 0..self.sessions.len() {
            let status = protocol::Message::Status(self.sessions[from].status()).to_bytes();
            for to in (0..self.sessions.len()).filter(|&to| to != from) {
                self.under_way.push_back((to, from, status.clone()));
            }
        }
        self.settle();
    }

    /// Plays so many moves.
    pub(crate) fn moves(&mut self, count: usize) {
        self.settle();
        for _ in 0..count {
            if self.asked().is_none() {
                return;
            }
            self.act();
            self.settle();
        }
    }

    /// Everybody who is there votes against the seats that are waited for.
    pub(crate) fn vote_out_missing(&mut self) {
        let missing = self.somebody().waiting_for();
        for voter in 0..self.sessions.len() {
            let active = self.somebody().replica().active();
            let seat = Seat::new(u8::try_from(voter).unwrap()).unwrap();
            if !self.silent.contains(&voter) && active.contains(seat) {
                self.sessions[voter]
                    .vote_out(missing, &mut self.rng)
                    .unwrap();
            }
        }
        self.collect();
        self.settle();
    }

    /// Every session that is not silent agrees, and its recording audits as played correctly.
    pub(crate) fn check(&self, suite: &Suite) -> protocol::Report {
        let head = self.somebody().head();
        let mut report = None;
        for (at, session) in self.sessions.iter().enumerate() {
            if self.silent.contains(&at) {
                continue;
            }
            assert_eq!(session.head(), head, "S{}", at + 1);
            let recording = protocol::Recording::read(&self.recordings[at]).unwrap();
            let audited = protocol::audit(suite, &recording);
            assert_eq!(audited.played, protocol::Played::Correctly, "S{}", at + 1);
            assert_eq!(audited.head, head);
            report = Some(audited);
        }
        report.unwrap()
    }

    /// Plays to the end, openings included.
    pub(crate) fn play(&mut self) {
        self.settle();
        while self.asked().is_some() {
            self.act();
            self.settle();
        }
    }
}
