//! Programs: how they start, do what their session asks for, and stop.

#![expect(
    clippy::indexing_slicing,
    reason = "nodes are numbered by the simulator itself, and a bug in it may panic"
)]

use protocol::{Choice, Fault, Gone, Message, Output, Session};
use rules::Seat;

use super::{CrashAt, HEARTBEAT, Happening, Millis, Node, PerMille, Simulation, Trouble, identity};

impl Simulation {
    /// Starts a node for the first time, or again from its disk.
    pub(super) fn start(&mut self, number: usize) -> Result<(), Trouble> {
        let node = &mut self.nodes[number];
        if node.broken {
            return Ok(());
        }
        let trouble = |problem| Trouble::Start {
            node: number,
            problem: Box::new(problem),
        };
        let first = node.life == 0 && node.disk.recording.is_empty();
        node.life += 1;
        let suite = self.suite.clone();
        let identity = node
            .seat
            .map(|seat| identity(self.config.seed, seat.index()));
        let session = if first {
            let charter = self.charter.clone();
            match identity {
                None => Session::spectator(suite, charter),
                Some(identity) => Session::seat(suite, charter, identity, &mut self.rng),
            }
        } else {
            let recording = node
                .disk
                .read(&self.charter, self.config.whole_steps)
                .map_err(|problem| Trouble::Disk {
                    node: number,
                    problem,
                })?;
            self.tally.torn += u64::from(recording.torn.is_some());
            let journal = &node.disk.journal;
            match identity {
                None => Session::restore_spectator(suite, &recording, &mut self.rng),
                Some(identity) => {
                    Session::restore(suite, identity, &recording, journal, &mut self.rng)
                }
            }
        };
        self.tally.restarts += u64::from(node.life > 1);
        if node.tongue.is_some() && session.is_err() {
            // Its own recording holds the proof against it: it does not come back.
            node.broken = true;
            return Ok(());
        }
        node.session = Some(session.map_err(trouble)?);
        let life = node.life;
        self.carry_out(number)?;
        self.tell_status(number, None);
        // Whoever is connected anew hears from the others too.
        for other in 0..self.nodes.len() {
            if other != number {
                self.tell_status(other, Some(number));
            }
        }
        self.schedule(HEARTBEAT, Happening::Heartbeat { node: number, life });
        Ok(())
    }

    pub(super) fn heartbeat(&mut self, node: usize, life: u64) -> Result<(), Trouble> {
        if self.nodes[node].life != life || self.nodes[node].session.is_none() {
            return Ok(());
        }
        self.tell_status(node, None);
        self.schedule(HEARTBEAT, Happening::Heartbeat { node, life });
        self.be_impatient(node)
    }

    /// Does what a session asks for, in order, and stops it where it is to stop.
    pub(super) fn carry_out(&mut self, number: usize) -> Result<(), Trouble> {
        loop {
            let node = &mut self.nodes[number];
            let Some(output) = node.session.as_mut().and_then(Session::poll_output) else {
                break;
            };
            match output {
                Output::Persist(entry) => {
                    if let Some(how) = self.crash_now(number) {
                        if how == CrashAt::After {
                            self.nodes[number].disk.persist(entry);
                        }
                        self.crash(number);
                        return Ok(());
                    }
                    self.nodes[number].disk.persist(entry);
                }
                Output::Record(bytes) => {
                    if let Some(how) = self.crash_now(number) {
                        self.nodes[number].disk.tear(&bytes, how);
                        self.crash(number);
                        return Ok(());
                    }
                    let disk = &mut self.nodes[number].disk;
                    disk.append(&bytes);
                    if PerMille(125).happens(&mut self.dice) {
                        disk.sync_recording();
                    }
                }
                Output::Transmit { to, bytes } => {
                    self.tally.revotes += u64::from(to.is_none() && is_revote(&bytes));
                    self.transmit(number, to, &bytes);
                }
                Output::Completed(..) | Output::Happened(_) => {}
                Output::Fault(fault) => self.blamed(number, fault)?,
            }
        }
        self.watch(number)
    }

    /// Whether this write is where the node's program stops.
    pub(super) fn crash_now(&mut self, number: usize) -> Option<CrashAt> {
        let node = &mut self.nodes[number];
        let write = node.writes;
        node.writes += 1;
        if let Some((planned, at, how)) = self.planned_crash
            && (planned, at) == (number, write)
        {
            return Some(how);
        }
        let crashes = self.config.crashes?;
        if node.life > 12 {
            return None;
        }
        if !crashes.at_writes.happens(&mut self.dice) {
            return None;
        }
        let cut = self.dice.below(usize::MAX);
        if crashes.unsynced.happens(&mut self.dice) {
            return Some(CrashAt::Unsynced(cut));
        }
        let ways = [CrashAt::Before, CrashAt::After, CrashAt::Torn(cut)];
        self.dice.pick(&ways).copied()
    }

    pub(super) fn crash(&mut self, number: usize) {
        self.nodes[number].stop();
        self.tally.crashes += 1;
        let away = self
            .config
            .crashes
            .map_or(Millis(10, 3_000), |crashes| crashes.away);
        let away = away.pick(&mut self.dice);
        self.schedule(away, Happening::Restart(number));
    }

    pub(super) fn blamed(&mut self, by: usize, fault: Fault) -> Result<(), Trouble> {
        let honest = |node: &&Node| node.tongue.is_none();
        let culprit = self.nodes.get(fault.culprit.index());
        let judge = self.nodes.get(by).as_ref().is_some_and(honest);
        if judge && culprit.as_ref().is_some_and(honest) {
            return Err(Trouble::HonestBlamed {
                by,
                fault: Box::new(fault),
            });
        }
        self.nodes[by].faults.push(fault);
        Ok(())
    }

    /// Notes how far a node is, compares heads, and wakes its player.
    pub(super) fn watch(&mut self, number: usize) -> Result<(), Trouble> {
        let node = &mut self.nodes[number];
        let Some(session) = &node.session else {
            return Ok(());
        };
        let replica = session.replica();
        let seat = node.seat.or_else(|| Seat::new(0));
        let Some(header) = seat.map(|seat| replica.header(seat)) else {
            return Ok(());
        };
        let asked = session.may_act();
        if node.tongue.is_none() {
            // An end keeps the epoch, and whom it is about may have gone on before hearing of it: that
            // is no fork, for it comes back. All who see it the same way have the same head.
            let seats = replica.charter().seats();
            let absent: Vec<Seat> = seats
                .iter()
                .filter(|&seat| replica.gone(seat) == Some(Gone::Absent))
                .collect();
            let shared = *self
                .heads
                .entry((header.epoch, header.step, absent))
                .or_insert_with(|| {
                    self.progress = self.now;
                    header.head
                });
            // Whoever plays on never takes back what was completed.
            let plays = node
                .seat
                .is_some_and(|seat| replica.active().contains(seat));
            let own = plays
                .then(|| node.heads.insert(header.step, header.head))
                .flatten();
            let lied_to = self.tally.liars > 0;
            let other = [Some(shared), own]
                .into_iter()
                .flatten()
                .find(|&known| known != header.head);
            if let Some(known) = other.filter(|_| !lied_to) {
                return Err(Trouble::Diverged {
                    step: header.step,
                    one: known,
                    other: header.head,
                });
            }
        }
        let node = &mut self.nodes[number];
        let moment = (node.life, header.head);
        if asked && node.asked != Some(moment) {
            node.asked = Some(moment);
            let thinking = self.config.thinking;
            let slow = thinking.slow.happens(&mut self.dice);
            self.tally.slow += u64::from(slow);
            let time = if slow {
                thinking.slowly
            } else {
                thinking.usual
            };
            let after = time.pick(&mut self.dice);
            let (life, head) = moment;
            let node = number;
            self.schedule(after, Happening::Decide { node, life, head });
        }
        Ok(())
    }
}

/// Whether a message is a vote that takes the place of one that was refused.
fn is_revote(bytes: &[u8]) -> bool {
    // The second kind of message: the others need not be read.
    bytes.starts_with(&[0, 0, 0, 1])
        && match Message::from_bytes(bytes) {
            Ok(Message::Ballot(ballot)) => matches!(ballot.choice, Choice::Instead(_)),
            _ => false,
        }
}
