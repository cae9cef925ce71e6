//! Players: who choose, stand up, or lose patience.

#![expect(
    clippy::indexing_slicing,
    reason = "nodes are numbered by the simulator itself, and a bug in it may panic"
)]

use protocol::{Hash, LeaveError, VoteError};
use rules::SeatSet;

use super::{Happening, Simulation, Trouble};

impl Simulation {
    /// Where silence has lasted too long, a vote is called. Whoever called one in vain looks further:
    /// for voters who broke down meanwhile.
    pub(super) fn be_impatient(&mut self, number: usize) -> Result<(), Trouble> {
        let node = &mut self.nodes[number];
        let (Some(seat), Some(session)) = (node.seat, &mut node.session) else {
            return Ok(());
        };
        let waiting = session.waiting_for();
        let standing = (session.head(), session.replica().present());
        let (seen, since, called) = node.silence;
        if seen != Some(standing) {
            node.silence = (Some(standing), self.now, 0);
            return Ok(());
        }
        let patience = self.config.patience * u64::from(called + 1);
        let active = session.replica().active();
        let may_judge = active.contains(seat) && !waiting.contains(seat) && !waiting.is_empty();
        if !may_judge || self.now < since + patience {
            return Ok(());
        }
        node.silence.2 += 1;
        let broken: SeatSet = self
            .nodes
            .iter()
            .filter(|node| node.broken)
            .filter_map(|node| node.seat)
            .filter(|&seat| called > 0 && active.contains(seat))
            .collect();
        let mut missing: SeatSet = waiting.iter().chain(broken.iter()).collect();
        if called % 2 == 0 && self.config.picky.happens(&mut self.dice) {
            let one = self.dice.pick(&waiting.iter().collect::<Vec<_>>()).copied();
            missing = one.into_iter().collect();
        }
        let Some(session) = &mut self.nodes[number].session else {
            return Ok(());
        };
        match session.vote_out(missing, &mut self.rng) {
            Ok(()) => self.tally.votes += 1,
            Err(VoteError::NoMajority) => {
                let ended = session.end_without(missing, &mut self.rng);
                self.tally.votes += u64::from(ended.is_ok());
            }
            Err(_) => {}
        }
        self.carry_out(number)
    }

    /// A player stands up, as soon as there is a game to leave.
    pub(super) fn leave(&mut self, number: usize) -> Result<(), Trouble> {
        let Some(session) = &mut self.nodes[number].session else {
            self.schedule(1_000, Happening::Leave(number));
            return Ok(());
        };
        match session.leave(&mut self.rng) {
            Ok(()) => self.tally.leaves += 1,
            Err(LeaveError::NotBegun) => self.schedule(1_000, Happening::Leave(number)),
            Err(LeaveError::Over | LeaveError::NotPlaying) => {}
        }
        self.carry_out(number)
    }

    /// A player who is asked chooses.
    pub(super) fn decide(&mut self, node: usize, life: u64, head: Hash) -> Result<(), Trouble> {
        if self.nodes[node].life != life {
            return Ok(());
        }
        let Some(session) = &mut self.nodes[node].session else {
            return Ok(());
        };
        if session.head() != head {
            return Ok(());
        }
        if !session.may_act() {
            // A vote keeps us waiting: we are asked again if nothing comes of it.
            self.nodes[node].asked = None;
            return Ok(());
        }
        let Some(view) = session.view() else {
            return Ok(());
        };
        let seat = view.seat();
        let Some(&action) = self.dice.pick(&view.legal_actions()) else {
            return Ok(());
        };
        session
            .act(action, &mut self.rng)
            .map_err(|problem| Trouble::Refused {
                seat,
                problem: problem.to_string(),
            })?;
        self.tally.moves += 1;
        self.carry_out(node)
    }
}
