//! Links: how messages come from one node to another, or do not.

#![expect(
    clippy::indexing_slicing,
    reason = "nodes are numbered by the simulator itself, and a bug in it may panic"
)]

use protocol::{Message, Peer};
use rules::Seat;

use super::{Happening, Letter, Simulation, Trouble, identity};

impl Simulation {
    /// Tells one peer, or all, how far a node is.
    pub(super) fn tell_status(&mut self, node: usize, to: Option<usize>) {
        let Some(session) = &self.nodes[node].session else {
            return;
        };
        let bytes = Message::Status(session.status()).to_bytes();
        match to {
            Some(peer) => self.post(node, peer, 0, &bytes),
            None => self.post_to_all(node, &bytes),
        }
    }

    pub(super) fn post_to_all(&mut self, from: usize, bytes: &[u8]) {
        for to in 0..self.nodes.len() {
            if to != from {
                self.post(from, to, 0, bytes);
            }
        }
    }

    /// Puts a message on a link.
    pub(super) fn post(&mut self, from: usize, to: usize, delay: u64, bytes: &[u8]) {
        if to >= self.nodes.len() || to == from {
            return;
        }
        self.tally.messages += 1;
        if self.cut(from, to) {
            self.tally.cut_off += 1;
            return;
        }
        let links = self.config.links;
        if links.loss.happens(&mut self.dice) {
            self.tally.lost += 1;
            return;
        }
        let copies = if links.duplication.happens(&mut self.dice) {
            self.tally.duplicated += 1;
            2
        } else {
            1
        };
        for _ in 0..copies {
            let after = delay + links.latency.pick(&mut self.dice);
            let last = self.last_arrival.entry((from, to)).or_default();
            if self.now + after < *last {
                self.tally.reordered += 1;
            }
            *last = (*last).max(self.now + after);
            let bytes = bytes.to_vec();
            self.schedule(after, Happening::Deliver { to, from, bytes });
        }
    }

    /// Whether a partition lies between two nodes.
    pub(super) fn cut(&self, one: usize, other: usize) -> bool {
        self.apart
            .as_ref()
            .is_some_and(|side| side.contains(&one) != side.contains(&other))
    }

    pub(super) fn deliver(&mut self, to: usize, from: usize, bytes: &[u8]) -> Result<(), Trouble> {
        if self.cut(from, to) {
            self.tally.cut_off += 1;
            return Ok(());
        }
        let Some(session) = &mut self.nodes[to].session else {
            self.tally.cut_off += 1;
            return Ok(());
        };
        let taken = session.handle_message(Peer(from as u64), bytes, &mut self.rng);
        self.tally.rejected += u64::from(taken.is_err());
        self.carry_out(to)
    }

    pub(super) fn transmit(&mut self, from: usize, to: Option<Peer>, bytes: &[u8]) {
        let to = to.and_then(|Peer(peer)| usize::try_from(peer).ok());
        let node = &mut self.nodes[from];
        let (Some(tongue), Some(session)) = (&mut node.tongue, &node.session) else {
            match to {
                Some(to) => self.post(from, to, 0, bytes),
                None => self.post_to_all(from, bytes),
            }
            return;
        };
        let seat = node.seat.map_or(0, Seat::index);
        let identity = identity(self.config.seed, seat);
        let count = self.config.players + self.config.spectators;
        let peers = (0..count).filter(|&peer| peer != from);
        let peers: Vec<usize> = to.map_or_else(|| peers.collect(), |peer| vec![peer]);
        let letters: Vec<Letter> = peers
            .into_iter()
            .map(|to| Letter {
                to,
                after: 0,
                bytes: bytes.to_vec(),
            })
            .collect();
        let said = tongue.say(session, &identity, letters, &mut self.dice);
        for letter in said {
            self.post(from, letter.to, letter.after, &letter.bytes);
        }
    }
}
