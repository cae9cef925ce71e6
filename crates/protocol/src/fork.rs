//! What several files of one game prove together: who signed two histories.

use std::collections::BTreeMap;

use rules::Seat;

use crate::ballot::Ballot;
use crate::contribution::{Contribution, Payload};
use crate::fault::{Check, Fault, Statement};
use crate::hash::Hash;
use crate::history::contradict;
use crate::recording::{Record, Recording};

/// What one seat signed, in whatever file.
#[derive(Default)]
struct Said<'a> {
    /// By epoch and step; leaves, which count from a step on, are in the other list.
    steps: BTreeMap<(Hash, u64), &'a Contribution>,
    leaves: Vec<&'a Contribution>,
    /// By step: those of one step are few.
    ballots: BTreeMap<u64, Vec<&'a Ballot>>,
}

/// One file proves a consistent history, not the only one. Several files of one game are compared
/// here: a seat that signed two things that contradict each other is named, with both. These are two
/// payloads for one step, something after a leave, or two ballots; whether they counted or became void.
pub fn find_fork(recordings: &[Recording]) -> Option<Fault> {
    let mut said: BTreeMap<(Hash, Seat), Said<'_>> = BTreeMap::new();
    for recording in recordings {
        let charter = &recording.charter;
        for record in &recording.records {
            let fault = match record {
                Record::Contribution(one) | Record::Void(one) if one.verify(charter).is_ok() => {
                    let key = (one.header.game, one.header.seat);
                    said.entry(key).or_default().contribution(one)
                }
                Record::Ballot(ballot) if ballot.verify(charter).is_ok() => {
                    let key = (ballot.header.game, ballot.header.seat);
                    said.entry(key).or_default().ballot(ballot)
                }
                // Evidence names its culprit by itself.
                _ => None,
            };
            if fault.is_some() {
                return fault;
            }
        }
    }
    None
}

impl<'a> Said<'a> {
    fn contribution(&mut self, one: &'a Contribution) -> Option<Fault> {
        let header = one.header;
        let key = (header.epoch, header.step);
        let leaves = self.leaves.iter().copied();
        let other = if matches!(one.payload, Payload::Leave { .. }) {
            let mut known = self.steps.values().copied().chain(leaves);
            known.find(|known| contradict(known, one))
        } else {
            let mut known = self.steps.get(&key).copied().into_iter().chain(leaves);
            known.find(|known| contradict(known, one))
        };
        if matches!(one.payload, Payload::Leave { .. }) {
            self.leaves.push(one);
        } else {
            self.steps.entry(key).or_insert(one);
        }
        let other = other?;
        Some(Fault {
            culprit: header.seat,
            step: header.step.max(other.header.step),
            check: Check::Equivocation,
            evidence: [other, one]
                .map(|one| Statement::Contribution(Box::new(one.clone())))
                .to_vec(),
        })
    }

    fn ballot(&mut self, one: &'a Ballot) -> Option<Fault> {
        let header = one.header;
        let known = self.ballots.entry(header.step).or_default();
        let other = known.iter().copied().find(|known| known.contradicts(one));
        known.push(one);
        let other = other?;
        Some(Fault {
            culprit: header.seat,
            step: header.step,
            check: Check::Ballots,
            evidence: [other, one]
                .map(|one| Statement::Ballot(Box::new(one.clone())))
                .to_vec(),
        })
    }
}
