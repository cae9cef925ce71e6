//! A whole table in one process, on virtual time, from one seed.
//!
//! Every node is a real [`Session`] with a disk of its own. Links lose, delay, repeat and reorder;
//! the table falls into parts that find together again; programs stop next to any write, or in the
//! middle of one, and start again from what is on disk; players are slow, leave, lie, or break down
//! for good. Whatever happens follows from [`Config::seed`], and what must not happen is a
//! [`Failure`] that names it.

#![expect(
    clippy::indexing_slicing,
    reason = "nodes are numbered by the simulator itself, and a bug in it may panic"
)]

mod check;
mod config;
mod disk;
mod fibber;
mod links;
mod node;
mod players;
mod programs;
mod tally;

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Charter, Hash, IdentityKey, SeatEntry, Session, StepKind, Suite, VERSION};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::{Dice, Options, Seat};

pub use config::{Config, Crashes, Links, Millis, Partitions, PerMille, Thinking};
pub use disk::{CrashAt, Disk};
pub use fibber::{Fibber, Lie};
pub use node::{Honest, Letter, Node, Tongue};
pub use tally::{Failure, Tally, Trouble};

/// How often a node tells each peer how far it is.
const HEARTBEAT: u64 = 1_000;

#[derive(Clone, Debug)]
enum Happening {
    Deliver {
        to: usize,
        from: usize,
        bytes: Vec<u8>,
    },
    Heartbeat {
        node: usize,
        life: u64,
    },
    Decide {
        node: usize,
        life: u64,
        head: Hash,
    },
    Restart(usize),
    Leave(usize),
    BreakDown(usize),
    Outage(usize, u64),
    Partition,
    Heal,
}

/// A table in one process.
#[derive(Debug)]
pub struct Simulation {
    config: Config,
    suite: Suite,
    charter: Charter,
    /// Seats first, then spectators.
    pub nodes: Vec<Node>,
    rng: ChaCha20Rng,
    dice: Dice,
    now: u64,
    queue: BTreeMap<(u64, u64), Happening>,
    scheduled: u64,
    /// Nodes on one side of a partition, while there is one.
    apart: Option<BTreeSet<usize>>,
    /// When the last message of a link arrives: an earlier arrival overtakes.
    last_arrival: BTreeMap<(usize, usize), u64>,
    /// The head before each step of each epoch, by who was absent when the game was ended.
    heads: BTreeMap<(Hash, u64, Vec<Seat>), Hash>,
    progress: u64,
    /// One crash at one write of one node, if only that is wanted.
    planned_crash: Option<(usize, u64, CrashAt)>,
    /// What happened so far.
    pub tally: Tally,
}

/// The charter of a simulated table: the same for the same seed.
pub fn charter(options: Options, players: usize, seed: u64) -> Charter {
    let mut dice = Dice::new(seed);
    let seats = (0..players).map(|seat| {
        let identity = identity(seed, seat).identity();
        let mut nonce = [0; 32];
        nonce.fill_with(|| dice.next().to_le_bytes()[0]);
        SeatEntry {
            identity,
            name: format!("Player {}", seat + 1),
            operator: identity,
            nonce,
        }
    });
    Charter {
        version: VERSION,
        options,
        seats: seats.collect(),
    }
}

/// The identity key of a seat of a simulated table.
pub fn identity(seed: u64, seat: usize) -> IdentityKey {
    let mut rng = ChaCha20Rng::seed_from_u64(seed.wrapping_mul(31).wrapping_add(seat as u64));
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    IdentityKey::from_bytes(&bytes)
}

impl Simulation {
    /// A table before its first step.
    ///
    /// # Errors
    ///
    /// If a session cannot begin.
    pub fn new(suite: &Suite, config: Config) -> Result<Self, Failure> {
        let charter = charter(config.options, config.players, config.seed);
        let mut simulation = Self {
            config,
            suite: suite.clone(),
            charter,
            nodes: Vec::new(),
            rng: ChaCha20Rng::seed_from_u64(config.seed),
            dice: Dice::new(config.seed ^ 0x7461_626c_6521),
            now: 0,
            queue: BTreeMap::new(),
            scheduled: 0,
            apart: None,
            last_arrival: BTreeMap::new(),
            heads: BTreeMap::new(),
            progress: 0,
            planned_crash: None,
            tally: Tally {
                games: 1,
                ..Tally::default()
            },
        };
        for number in 0..config.players + config.spectators {
            let seat = Seat::all().take(config.players).nth(number);
            simulation.nodes.push(Node::new(seat));
        }
        let mut lost = 0;
        for number in 0..simulation.nodes.len() {
            // Nobody starts at the same moment.
            let at = simulation.dice.below(500) as u64;
            simulation.schedule(at, Happening::Restart(number));
            if number < config.players {
                if config.leaves.happens(&mut simulation.dice) {
                    let at = Millis(100, 120_000).pick(&mut simulation.dice);
                    simulation.schedule(at, Happening::Leave(number));
                } else if lost < config.most_lost && config.breakdowns.happens(&mut simulation.dice)
                {
                    lost += 1;
                    let at = Millis(100, 120_000).pick(&mut simulation.dice);
                    simulation.schedule(at, Happening::BreakDown(number));
                }
            }
        }
        if let Some(partitions) = config.partitions {
            let at = partitions.every.pick(&mut simulation.dice);
            simulation.schedule(at, Happening::Partition);
        }
        if config.liars.happens(&mut simulation.dice) {
            let seat = simulation.dice.below(config.players);
            let at = simulation.dice.below(60) as u64;
            let lie = *simulation.dice.pick(&Lie::ALL).unwrap_or(&Lie::Garble);
            if let Some(seat) = Seat::all().nth(seat) {
                simulation = simulation.with_liar(seat, Box::new(Fibber::new(at, lie)));
            }
        }
        Ok(simulation)
    }

    /// This seat's program is not ours: `tongue` decides what it sends.
    #[must_use]
    pub fn with_liar(mut self, seat: Seat, tongue: Box<dyn Tongue>) -> Self {
        self.nodes[seat.index()].tongue = Some(tongue);
        self.tally.liars += 1;
        self
    }

    /// This seat leaves politely at this moment.
    #[must_use]
    pub fn with_leave(mut self, seat: Seat, at: u64) -> Self {
        self.schedule(at, Happening::Leave(seat.index()));
        self
    }

    /// This seat's computer breaks down for good at this moment.
    #[must_use]
    pub fn with_breakdown(mut self, seat: Seat, at: u64) -> Self {
        self.schedule(at, Happening::BreakDown(seat.index()));
        self
    }

    /// This seat's computer is off from this moment on, for so long.
    #[must_use]
    pub fn with_outage(mut self, seat: Seat, at: u64, lasting: u64) -> Self {
        self.schedule(at, Happening::Outage(seat.index(), lasting));
        self
    }

    /// This node's program stops at this write of its, counted from 0.
    #[must_use]
    pub fn with_crash(mut self, node: usize, write: u64, how: CrashAt) -> Self {
        self.planned_crash = Some((node, write, how));
        self
    }

    /// Plays to the end and checks all that is promised of it.
    ///
    /// # Errors
    ///
    /// What must not happen, with the seed.
    pub fn run(&mut self) -> Result<Tally, Failure> {
        let seed = self.config.seed;
        self.play()
            .and_then(|()| self.check())
            .map_err(|trouble| Failure { seed, trouble })?;
        Ok(self.tally)
    }

    /// Plays until it is over for everybody who is still there.
    ///
    /// # Errors
    ///
    /// What must not happen.
    pub fn play(&mut self) -> Result<(), Trouble> {
        while let Some(((at, _), happening)) = self.queue.pop_first() {
            self.now = at;
            self.happen(happening)?;
            if self.is_over() {
                self.tally.millis += self.now;
                return Ok(());
            }
            if self.now > self.progress + self.config.stuck_after {
                break;
            }
        }
        Err(Trouble::Stuck {
            at: self.now,
            standing: self.standing(),
        })
    }

    /// Where every node stands, in words.
    fn standing(&self) -> String {
        let words = self.nodes.iter().enumerate().map(|(number, node)| {
            let Some(session) = &node.session else {
                let why = if node.broken {
                    "broken down"
                } else {
                    "stopped"
                };
                return format!("node {number} {why}");
            };
            let waiting: Vec<String> = session
                .waiting_for()
                .iter()
                .map(|seat| seat.to_string())
                .collect();
            format!(
                "node {number} step {} {:?} {:?} waits for {}",
                session.replica().step(),
                session.replica().kind(),
                session.head(),
                waiting.join(" ")
            )
        });
        words.collect::<Vec<_>>().join("; ")
    }

    /// Whether it is over for every node that is honest and not broken: all lies open, but for what
    /// those withhold who broke down or lied; or it never began because one of these never signed.
    fn is_over(&self) -> bool {
        let live: Vec<Option<&Session>> = self
            .nodes
            .iter()
            .filter(|node| !node.broken && node.tongue.is_none())
            .map(|node| node.session.as_ref())
            .collect();
        let lost = |seat: Seat| {
            let node = &self.nodes[seat.index()];
            // A liar may still say what it owes: a while is waited for that.
            node.broken || (node.tongue.is_some() && self.now > self.progress + 5_000)
        };
        let head = live.iter().flatten().next().map(|session| session.head());
        live.iter().all(|session| {
            session.is_some_and(|session| {
                let missing = session.waiting_for();
                let ends = match session.replica().kind() {
                    StepKind::Over => true,
                    StepKind::Opening | StepKind::Charter => missing.iter().all(lost),
                    _ => false,
                };
                ends && Some(session.head()) == head
            })
        })
    }

    fn schedule(&mut self, after: u64, happening: Happening) {
        self.scheduled += 1;
        self.queue
            .insert((self.now + after, self.scheduled), happening);
    }

    fn happen(&mut self, happening: Happening) -> Result<(), Trouble> {
        match happening {
            Happening::Deliver { to, from, bytes } => self.deliver(to, from, &bytes),
            Happening::Heartbeat { node, life } => self.heartbeat(node, life),
            Happening::Decide { node, life, head } => self.decide(node, life, head),
            Happening::Restart(node) => self.start(node),
            Happening::Leave(node) => self.leave(node),
            Happening::BreakDown(node) => {
                self.nodes[node].stop();
                self.nodes[node].broken = true;
                self.tally.breakdowns += 1;
                Ok(())
            }
            Happening::Outage(node, lasting) => {
                self.nodes[node].stop();
                self.schedule(lasting, Happening::Restart(node));
                Ok(())
            }
            Happening::Partition => {
                let side = (0..self.nodes.len())
                    .filter(|_| PerMille(500).happens(&mut self.dice))
                    .collect();
                self.apart = Some(side);
                self.tally.partitions += 1;
                if let Some(partitions) = self.config.partitions {
                    let lasting = partitions.lasting.pick(&mut self.dice);
                    self.schedule(lasting, Happening::Heal);
                }
                Ok(())
            }
            Happening::Heal => {
                self.apart = None;
                if let Some(partitions) = self.config.partitions {
                    let every = partitions.every.pick(&mut self.dice);
                    self.schedule(every, Happening::Partition);
                }
                for node in 0..self.nodes.len() {
                    self.tell_status(node, None);
                }
                Ok(())
            }
        }
    }
}
