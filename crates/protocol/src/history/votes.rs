//! What the ballots of a step come to: refusals that hold, motions that are carried.

use card_crypto::Weights;
use rules::{Seat, SeatSet};

use super::{History, LogEntry, Mark, Moment};
use crate::ballot::{Ballot, Certificate, Choice, Motion, Proof};
use crate::contribution::{Contribution, Header, Payload};
use crate::replica::StepKind;
use crate::wire::MAX_MESSAGE;

/// How long the contributions of a completed step may be to fit a ballot. None is nearly so long:
/// shuffles, the longest, are made one a step.
const MAX_COMPLETION: usize = MAX_MESSAGE - 1024;

impl History {
    /// What shows that a motion is mistaken or comes too late, if we have it: the ballots by which a
    /// smaller motion was carried, a contribution of one of its seats to that very step, or all that
    /// completed the step.
    pub(crate) fn disproof(&self, ballot: &Ballot) -> Option<Proof> {
        let step = ballot.header.step;
        if let Some(LogEntry::Resolution {
            motion, ballots, ..
        }) = usize::try_from(step)
            .ok()
            .and_then(|step| self.log.get(step))
        {
            let smaller = ballot.motion.exceeds(*motion);
            return smaller.then(|| Proof::Carried(Certificate::new(*motion, ballots)));
        }
        let seats = ballot.motion.seats();
        let missing = seats
            .iter()
            .filter(|&seat| !self.is_lost_voter(seat, ballot))
            .find_map(|seat| self.said(step, seat))
            .filter(|found| self.answers_in(found, &ballot.header));
        missing
            .map(|found| Proof::Missing(Box::new(found.clone())))
            .or_else(|| self.completion(&ballot.header))
    }

    /// What completed the step of a ballot, if it is in the log and fits a message.
    fn completion(&self, moment: &Header) -> Option<Proof> {
        let step = usize::try_from(moment.step).ok()?;
        let LogEntry::Step(contributions) = self.log.get(step)? else {
            return None;
        };
        let answers = |one: &Contribution| self.answers_in(one, moment);
        let length: usize = contributions.iter().map(|one| one.to_bytes().len()).sum();
        (contributions.iter().all(answers) && length <= MAX_COMPLETION)
            .then(|| Proof::Completed(contributions.clone()))
    }

    /// Whether these contributions are all that a step asked for.
    fn completes(&self, moment: &Header, contributions: &[Contribution]) -> bool {
        let seats = contributions.iter().map(|one| one.header.seat);
        let signed = |one: &Contribution| {
            self.answers_in(one, moment) && one.verify(self.replica.charter()).is_ok()
        };
        if !seats.is_sorted_by(|one, next| one < next) || !contributions.iter().all(signed) {
            return false;
        }
        let logged = usize::try_from(moment.step)
            .ok()
            .and_then(|step| self.log.get(step));
        if matches!(logged, Some(LogEntry::Step(known)) if known == contributions) {
            return true;
        }
        let mut then = self.replica_at(moment.step);
        contributions.iter().any(|one| {
            let known = then.contribution(one.header.seat) == Some(one);
            let examined = then.examine(one, &Weights::audit());
            match examined.ok().filter(|_| !known) {
                Some(examined) => then.accept(one.clone(), examined).is_some(),
                None => false,
            }
        })
    }

    /// Whether a ballot is about a step that we know, and made by a seat that has a vote on it.
    pub(crate) fn ballot_moment(&self, ballot: &Ballot) -> Moment {
        let header = &ballot.header;
        let known = self.is_marked(header.step, header.epoch, header.head);
        if header.step > self.replica.step() || !known {
            Moment::Unknown
        } else if header.step < self.replica.step() {
            Moment::Past
        } else {
            Moment::Now
        }
    }

    /// Takes in a ballot of a known moment, whose signature holds. Returns the ballot that it
    /// contradicts, if one is in; then it is not taken.
    pub(crate) fn add_ballot(&mut self, ballot: Ballot) -> Option<Ballot> {
        let tally = self.tallies.entry(ballot.header.step).or_default();
        if let Some(other) = tally.contradiction(&ballot) {
            return Some(other.clone());
        }
        tally.add(ballot);
        None
    }

    pub(crate) fn has_ballot(&self, ballot: &Ballot) -> bool {
        let tally = self.tallies.get(&ballot.header.step);
        tally.is_some_and(|tally| tally.has(ballot))
    }

    /// Takes in a refusal of somebody who said yes as well: that is a fault, and its proof holds all
    /// the same.
    pub(crate) fn add_refusal(&mut self, refusal: Ballot) {
        let tally = self.tallies.entry(refusal.header.step).or_default();
        tally.add(refusal);
    }

    /// Whether a ballot counts: a yes if what it takes the place of was refused, a refusal if it
    /// proves what it says: a contribution that was said to be missing, a smaller motion that was
    /// carried, or that the step was completed. Only a seat that would remain can refuse.
    pub(crate) fn counts(&self, ballot: &Ballot) -> bool {
        let Choice::Refuse(proof) = &ballot.choice else {
            return self.allows(ballot);
        };
        let header = ballot.header;
        let seats = ballot.motion.seats();
        let Some(mark) = self.mark_of(header.step) else {
            return false;
        };
        if seats.contains(header.seat) || !mark.active.contains(header.seat) {
            return false;
        }
        match proof {
            Proof::Missing(found) => {
                seats.contains(found.header.seat)
                    && !self.is_lost_voter(found.header.seat, ballot)
                    && self.answers_in(found, &header)
                    && found.verify(self.replica.charter()).is_ok()
                    && self.held_in(header.step, found)
            }
            Proof::Carried(certificate) => {
                let ballots = certificate.ballots(&header);
                let signed = |one: &Ballot| one.verify(self.replica.charter()).is_ok();
                let voters = ballots.iter().map(|one| one.header.seat).collect();
                ballot.motion.exceeds(certificate.motion)
                    && ballots.iter().all(|one| self.allows(one) && signed(one))
                    && self.is_carried(mark, certificate.motion, voters)
            }
            Proof::Completed(contributions) => self.completes(&header, contributions),
        }
    }

    /// Whether a yes counts: all that it takes the place of was refused; and a refusal is taken back
    /// only where a seat of the motion is proven to have lied in that step, so that whoever went on
    /// goes back to it.
    fn allows(&self, yes: &Ballot) -> bool {
        let step = yes.header.step;
        let takes_back = yes.instead().contains(&yes.motion);
        self.tally_of(step).allows(yes) && (!takes_back || self.lied_in(step, yes.motion.seats()))
    }

    /// Whether a seat is in a motion because it does not answer a smaller one: then it is no answer
    /// that it contributed to the step.
    fn is_lost_voter(&self, seat: Seat, ballot: &Ballot) -> bool {
        let tally = self.tally_of(ballot.header.step);
        tally.open_motions().into_iter().any(|smaller| {
            ballot.motion.exceeds(smaller)
                && !smaller.seats().contains(seat)
                && !tally.in_favour(smaller).contains(seat)
        })
    }

    /// Whether a contribution is meant for the moment of a header; a leave counts from a step on.
    fn answers_in(&self, found: &Contribution, moment: &Header) -> bool {
        let own = &found.header;
        match found.payload {
            Payload::Leave { from, .. } => {
                from <= moment.step && self.is_marked(own.step, own.epoch, own.head)
            }
            _ => (own.epoch, own.step, own.head) == (moment.epoch, moment.step, moment.head),
        }
    }

    /// Whether a contribution is what a step asked for.
    fn held_in(&self, step: u64, found: &Contribution) -> bool {
        self.said(step, found.header.seat) == Some(found)
            || self
                .replica_at(step)
                .examine(found, &Weights::audit())
                .is_ok()
    }

    /// Whether these voters carry a motion: all who remain, and enough of them to remove somebody.
    fn is_carried(&self, mark: &Mark, motion: Motion, voters: SeatSet) -> bool {
        let seats = motion.seats();
        let about_players = seats.iter().all(|seat| mark.active.contains(seat));
        let remaining: SeatSet = mark
            .active
            .iter()
            .filter(|&seat| !seats.contains(seat))
            .collect();
        let unanimous = !remaining.is_empty() && remaining.iter().all(|seat| voters.contains(seat));
        let charter = self.replica.charter();
        let counts = match motion {
            // Who signs an end has looked whether there is a majority: see `VoteError`.
            Motion::End(_) => true,
            Motion::Remove(_) => {
                charter.is_majority(remaining, mark.electorate)
                    || seats.iter().all(|seat| self.proven[seat].is_some())
            }
        };
        !seats.is_empty() && about_players && unanimous && counts
    }

    /// The motion of a step that is carried, if one is: the one that counts of several. `adopts` says which
    /// may be adopted here.
    pub(crate) fn carried(&self, step: u64, adopts: impl Fn(Motion) -> bool) -> Option<Motion> {
        let tally = self.tallies.get(&step)?;
        let mark = self.mark_of(step)?;
        if matches!(
            mark.kind,
            StepKind::Charter | StepKind::Opening | StepKind::Over
        ) {
            return None;
        }
        // Who went on after a step has no say in it any more: nobody undoes what they played. Only
        // where somebody lied in that very step, the others may have gone different ways.
        let went_on = |seat: Seat| self.resolution(step).is_none() && self.went_past(step, seat);
        let carried = tally.open_motions().into_iter().filter(|&motion| {
            let split = self.lied_in(step, motion.seats());
            let voters = tally.in_favour(motion);
            let voters = voters
                .iter()
                .filter(|&seat| split || !went_on(seat))
                .collect();
            self.is_carried(mark, motion, voters) && adopts(motion)
        });
        carried.reduce(
            |best, motion| {
                if motion.outranks(best) { motion } else { best }
            },
        )
    }

    /// Carries a motion out in its step. What the log holds of that step and after is void.
    pub(crate) fn resolve(&mut self, step: u64, motion: Motion) {
        if step < self.replica.step() {
            self.replica = self.replica_at(step);
            let keep = usize::try_from(step).unwrap_or(usize::MAX);
            self.log.truncate(keep);
            self.marks.truncate(keep + 1);
            self.tallies.retain(|&tallied, _| tallied <= step);
        }
        let ballots = self
            .tallies
            .get(&step)
            .map(|tally| tally.certificate(motion))
            .unwrap_or_default();
        let evidence = motion
            .seats()
            .iter()
            .filter_map(|seat| self.proven[seat].as_ref())
            .map(|fault| fault.evidence.clone())
            .collect();
        self.replica.resolve(motion);
        self.log.push(LogEntry::Resolution {
            motion,
            evidence,
            ballots,
        });
        self.mark();
    }

    /// The motion that the log holds for a step.
    pub(crate) fn resolution(&self, step: u64) -> Option<Motion> {
        match usize::try_from(step)
            .ok()
            .and_then(|step| self.log.get(step))
        {
            Some(LogEntry::Resolution { motion, .. }) => Some(*motion),
            _ => None,
        }
    }
}
