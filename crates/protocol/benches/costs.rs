//! What a game costs: setting it up, a turn, the bytes, and the audit afterwards.
//!
//! Prints medians of one run; these machines are noisy, so compare figures of one run only.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a benchmark prints, and fails by panicking"
)]

use std::time::{Duration, Instant};

use protocol::{
    Charter, IdentityKey, Output, Peer, Recording, SeatEntry, Session, StepKind, Suite, VERSION,
    audit,
};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Dice, Options};

struct Node {
    session: Session,
    rng: ChaCha20Rng,
    inbox: Vec<(u64, Vec<u8>)>,
    outbox: Vec<Vec<u8>>,
    recording: Vec<u8>,
    bytes_sent: usize,
    busy: Duration,
}

impl Node {
    /// Handles what is in, and keeps what is to be sent.
    fn work(&mut self) {
        let start = Instant::now();
        for (from, bytes) in core::mem::take(&mut self.inbox) {
            self.session
                .handle_message(Peer(from), &bytes, &mut self.rng)
                .unwrap();
        }
        self.collect();
        self.busy += start.elapsed();
    }

    fn collect(&mut self) {
        while let Some(output) = self.session.poll_output() {
            match output {
                Output::Transmit { bytes, .. } => self.outbox.push(bytes),
                Output::Record(bytes) => self.recording.extend(bytes),
                Output::Persist(_)
                | Output::Completed(..)
                | Output::Happened(_)
                | Output::Fault(_) => {}
            }
        }
    }
}

struct Table {
    nodes: Vec<Node>,
    dice: Dice,
}

impl Table {
    fn new(suite: &Suite, players: usize, seed: u64) -> Self {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let identities: Vec<[u8; 32]> = (0..players)
            .map(|seat| [u8::try_from(seat).unwrap() + 1; 32])
            .collect();
        let seats = identities
            .iter()
            .map(|bytes| {
                let identity = IdentityKey::from_bytes(bytes).identity();
                SeatEntry {
                    identity,
                    name: "Player".into(),
                    operator: identity,
                    nonce: *bytes,
                }
            })
            .collect();
        let charter = Charter {
            version: VERSION,
            options: Options::default(),
            seats,
        };
        let nodes = identities
            .iter()
            .map(|bytes| {
                let identity = IdentityKey::from_bytes(bytes);
                let start = Instant::now();
                let session =
                    Session::seat(suite.clone(), charter.clone(), identity, &mut rng).unwrap();
                let mut node = Node {
                    session,
                    rng: ChaCha20Rng::from_rng(&mut rng),
                    inbox: Vec::new(),
                    outbox: Vec::new(),
                    recording: Vec::new(),
                    bytes_sent: 0,
                    busy: start.elapsed(),
                };
                node.collect();
                node
            })
            .collect();
        Self {
            nodes,
            dice: Dice::new(seed),
        }
    }

    /// Carries messages to everybody; says whether there were any.
    fn deliver(&mut self) -> bool {
        let mut any = false;
        for from in 0..self.nodes.len() {
            for bytes in core::mem::take(&mut self.nodes[from].outbox) {
                any = true;
                self.nodes[from].bytes_sent += bytes.len() * (self.nodes.len() - 1);
                for to in (0..self.nodes.len()).filter(|&to| to != from) {
                    self.nodes[to].inbox.push((from as u64, bytes.clone()));
                }
            }
        }
        any
    }

    /// Until nothing is under way, all nodes at once on as many cores as there are.
    fn settle(&mut self) {
        while self.deliver() {
            std::thread::scope(|scope| {
                for node in &mut self.nodes {
                    scope.spawn(|| node.work());
                }
            });
        }
    }

    /// The same, one node after the other.
    fn settle_alone(&mut self) {
        while self.deliver() {
            self.nodes.iter_mut().for_each(Node::work);
        }
    }

    fn act(&mut self) -> bool {
        let session = &self.nodes[0].session;
        if session.replica().kind() != StepKind::Act {
            return false;
        }
        let (seat, _) = session.game().unwrap().decision().unwrap();
        let node = &mut self.nodes[seat.index()];
        let start = Instant::now();
        let legal = node.session.view().unwrap().legal_actions();
        let action = *self.dice.pick(&legal).unwrap();
        node.session.act(action, &mut node.rng).unwrap();
        node.collect();
        node.busy += start.elapsed();
        true
    }

    fn busy(&self) -> Duration {
        self.nodes.iter().map(|node| node.busy).sum()
    }

    fn bytes(&self) -> usize {
        self.nodes.iter().map(|node| node.bytes_sent).sum()
    }
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn main() {
    const ROUNDS: u64 = 7;
    let suite = Suite::derive().unwrap();
    println!("set-up, from the charter to dealt hands (medians of {ROUNDS}):");
    println!("seats   CPU of all ms   wall ms   bytes sent per seat");
    for players in 2..=5 {
        let (mut cpu, mut wall, mut bytes) = (Vec::new(), Vec::new(), 0);
        for seed in 0..ROUNDS {
            let mut alone = Table::new(&suite, players, seed);
            alone.settle_alone();
            cpu.push(alone.busy());
            let start = Instant::now();
            let mut together = Table::new(&suite, players, seed);
            together.settle();
            wall.push(start.elapsed());
            bytes = together.bytes() / players;
        }
        println!(
            "{players}   {:13.1}   {:7.1}   {bytes}",
            median(cpu),
            median(wall)
        );
    }
    println!("\na turn (all moves of one whole game), and its audit:");
    println!(
        "seats   moves   CPU per move and seat ms   bytes per move and seat   recording bytes   steps   audit ms"
    );
    for players in 2..=5 {
        let mut table = Table::new(&suite, players, 11);
        table.settle_alone();
        let (busy, bytes) = (table.busy(), table.bytes());
        let mut moves = 0u32;
        while table.act() {
            table.settle_alone();
            moves += 1;
        }
        let shares = moves * u32::try_from(players).unwrap();
        let cpu = table.busy().saturating_sub(busy).as_secs_f64() * 1000.0 / f64::from(shares);
        let sent = u32::try_from(table.bytes() - bytes).unwrap() / shares;
        let recording = Recording::read(&table.nodes[0].recording).unwrap();
        let mut times = Vec::new();
        let mut steps = 0;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let report = audit(&suite, &recording);
            times.push(start.elapsed());
            assert!(report.is_fair());
            steps = report.steps;
        }
        println!(
            "{players}   {moves}   {cpu:.2}   {sent}   {}   {steps}   {:.1}",
            table.nodes[0].recording.len(),
            median(times)
        );
    }
}
