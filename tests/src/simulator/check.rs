//! What is promised of a game that was played to its end.

use std::collections::BTreeMap;

use protocol::{Ended, Gone, Opened, Played, Recording, Session, StepKind, audit};
use rules::{Game, Seat};

use super::{Simulation, Trouble};
use crate::privacy;
use crate::secrets::Secrets;

impl Simulation {
    /// Checks that everybody holds the same history and outcome, that every recording audits, and
    /// that nobody can read what is none of their business.
    pub(super) fn check(&mut self) -> Result<(), Trouble> {
        let live: Vec<(usize, &Session)> = self
            .nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.tongue.is_none())
            .filter_map(|(number, node)| Some((number, node.session.as_ref()?)))
            .collect();
        let Some(&(_, first)) = live.first() else {
            return Ok(());
        };
        let steps = first.replica().step();
        let mut removals = 0;
        let outcome = first.game().and_then(Game::outcome);
        for (_, session) in &live {
            if session.head() != first.head() {
                return Err(Trouble::Diverged {
                    step: session.replica().step(),
                    one: first.head(),
                    other: session.head(),
                });
            }
        }
        for seat in Seat::all().take(self.config.players) {
            removals += u64::from(first.replica().gone(seat) == Some(Gone::Removed));
        }
        let never_began = first.replica().kind() == StepKind::Charter;
        let ended = outcome.is_none() && !never_began;
        let mut withheld = 0;
        // Equal files are audited once.
        let mut files: BTreeMap<&[u8], usize> = BTreeMap::new();
        for &(number, session) in &live {
            let trouble = |problem: String| Trouble::Audit {
                node: number,
                problem,
            };
            if session.game().and_then(Game::outcome) != outcome {
                return Err(trouble("another outcome than the others'".to_owned()));
            }
            files.insert(&self.nodes[number].disk.recording, number);
        }
        for (bytes, number) in files {
            let trouble = |problem: String| Trouble::Audit {
                node: number,
                problem,
            };
            let recording = Recording::read(bytes).map_err(|error| trouble(error.to_string()))?;
            let report = audit(&self.suite, &recording);
            if report.played != Played::Correctly {
                return Err(trouble(format!("{:?}", report.played)));
            }
            if report.head != first.head() {
                return Err(trouble("another head than the session's".to_owned()));
            }
            if let Some(outcome) = outcome
                && report.ended != Ended::Won(outcome)
            {
                return Err(trouble(format!("it ended as {:?}", report.ended)));
            }
            // Openings are complete, or the missing ones are named: of those who were lost.
            for (seat, opened) in report.opened.iter() {
                let node = self.nodes.get(seat.index());
                let lost = node.is_some_and(|node| node.broken || node.tongue.is_some())
                    || report.gone[seat] == Some(Gone::Absent);
                match opened {
                    None | Some(Opened::Yes | Opened::Removed) => {}
                    Some(Opened::Withheld) if lost => withheld += 1,
                    Some(Opened::NotYet) if never_began => {}
                    Some(other) => return Err(trouble(format!("{seat}: secrets {other:?}"))),
                }
            }
        }
        let attempts = self.check_privacy()?;
        let tally = &mut self.tally;
        tally.steps += steps;
        tally.removals += removals;
        tally.withheld += withheld;
        tally.attempts += attempts;
        tally.ended += u64::from(ended);
        tally.never_began += u64::from(never_began);
        Ok(())
    }

    fn check_privacy(&self) -> Result<u64, Trouble> {
        let Some(node) = self
            .nodes
            .iter()
            .find(|node| node.tongue.is_none() && node.session.is_some())
        else {
            return Ok(0);
        };
        let recording = Recording::read(&node.disk.recording)
            .map_err(|error| Trouble::Privacy(error.to_string()))?;
        let mut keys = privacy::Keys::new();
        for node in &self.nodes {
            let Some(seat) = node.seat else { continue };
            for secrets in node.disk.journal.iter().filter_map(Secrets::of) {
                keys.insert((secrets.epoch, seat), secrets.key);
            }
        }
        privacy::check(&self.suite, &recording, &keys).map_err(Trouble::Privacy)
    }
}
