//! The log of a game and what follows from it: steps completed, motions carried, faults proven.
//!
//! A session and the audit feed the same history; only what they do about it differs.

mod votes;

use std::collections::BTreeMap;

use card_crypto::Weights;
use rules::{BySeat, Seat, SeatSet};

use crate::ballot::{Ballot, Motion, Tally};
use crate::charter::{Charter, CharterError};
use crate::contribution::{Contribution, Header, Payload};
use crate::fault::{Check, Fault, Statement};
use crate::hash::Hash;
use crate::replica::{Examined, Replica, StepKind};
use crate::suite::Suite;

/// Of how many past steps ballots are kept. Within a few steps everybody has signed something that
/// follows, so that no vote about an older one can be carried; many more are kept for those who were
/// away and still have to hear that their motion was refused.
const TALLIED_STEPS: u64 = 128;

/// What one step of the log holds.
#[derive(Clone, Debug)]
pub(crate) enum LogEntry {
    /// Everything that was owed, in seat order.
    Step(Vec<Contribution>),
    /// The step was not completed: a motion was carried instead.
    Resolution {
        motion: Motion,
        /// What proves the faults of the seats removed, as far as anything does.
        evidence: Vec<Vec<Statement>>,
        /// Everybody's yes, in seat order.
        ballots: Vec<Ballot>,
    },
}

impl LogEntry {
    /// What kind of step was completed, and by whom; nothing if a motion took its place.
    pub(crate) fn completed(&self) -> Option<(StepKind, SeatSet)> {
        let Self::Step(contributions) = self else {
            return None;
        };
        let kind = |contribution: &Contribution| match contribution.payload {
            Payload::Charter => Some(StepKind::Charter),
            Payload::Commit { .. } => Some(StepKind::Commit),
            Payload::Reveal { .. } => Some(StepKind::Reveal),
            Payload::Shuffle { .. } => Some(StepKind::Shuffle),
            Payload::Shares { .. } => Some(StepKind::Shares),
            Payload::Act { .. } => Some(StepKind::Act),
            Payload::Opening(_) => Some(StepKind::Opening),
            // It stands in for whatever was owed.
            Payload::Leave { .. } => None,
        };
        let seats = contributions.iter().map(|one| one.header.seat).collect();
        Some((contributions.iter().find_map(kind)?, seats))
    }
}

/// Where a contribution belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The current step, with the head we know.
    Now,
    /// A later step, or a head that we do not know.
    Unknown,
    /// A step that is completed.
    Past,
}

/// What a step began with: enough to judge ballots about it without replaying the game.
#[derive(Clone, Copy, Debug)]
struct Mark {
    epoch: Hash,
    head: Hash,
    kind: StepKind,
    active: SeatSet,
    /// Whose people a removal needs the majority of.
    electorate: SeatSet,
}

impl Mark {
    fn of(replica: &Replica) -> Self {
        Self {
            epoch: replica.epoch_id(),
            head: replica.head(),
            kind: replica.kind(),
            active: replica.active(),
            electorate: replica.electorate(),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct History {
    replica: Replica,
    log: Vec<LogEntry>,
    /// What every step began with, the current one last.
    marks: Vec<Mark>,
    tallies: BTreeMap<u64, Tally>,
    /// Who broke the protocol, with the proof.
    proven: BySeat<Option<Fault>>,
    /// Who said that they leave.
    leaving: BySeat<Option<Contribution>>,
}

impl History {
    pub(crate) fn new(suite: Suite, charter: Charter) -> Result<Self, CharterError> {
        let replica = Replica::new(suite, charter)?;
        let marks = vec![Mark::of(&replica)];
        Ok(Self {
            replica,
            log: Vec::new(),
            marks,
            tallies: BTreeMap::new(),
            proven: BySeat::default(),
            leaving: BySeat::default(),
        })
    }

    pub(crate) const fn replica(&self) -> &Replica {
        &self.replica
    }

    pub(crate) const fn replica_mut(&mut self) -> &mut Replica {
        &mut self.replica
    }

    pub(crate) fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// How many contributions the log holds to a step and those after it.
    pub(crate) fn logged_since(&self, step: u64) -> u64 {
        let since = usize::try_from(step).unwrap_or(usize::MAX);
        let steps = self.log.iter().skip(since).map(|entry| match entry {
            LogEntry::Step(contributions) => contributions.len() as u64,
            LogEntry::Resolution { .. } => 0,
        });
        steps.sum()
    }

    pub(crate) fn leaving(&self, seat: Seat) -> Option<&Contribution> {
        self.leaving[seat].as_ref()
    }

    pub(crate) fn proven(&self, seat: Seat) -> Option<&Fault> {
        self.proven[seat].as_ref()
    }

    /// The seats that play and have been proven to cheat.
    pub(crate) fn cheats(&self) -> SeatSet {
        let active = self.replica.active();
        active
            .iter()
            .filter(|&seat| self.proven[seat].is_some())
            .collect()
    }

    /// The ballots of the current step.
    pub(crate) fn tally(&self) -> Tally {
        self.tally_of(self.replica.step())
    }

    /// The header of a ballot about a step.
    pub(crate) fn header_at(&self, step: u64, seat: Seat) -> Option<Header> {
        let mark = self.mark_of(step)?;
        Some(Header {
            epoch: mark.epoch,
            head: mark.head,
            step,
            ..self.replica.header(seat)
        })
    }

    /// Who plays in a step.
    pub(crate) fn active_at(&self, step: u64) -> SeatSet {
        self.mark_of(step)
            .map_or(SeatSet::EMPTY, |mark| mark.active)
    }

    /// The ballots of a step.
    pub(crate) fn tally_of(&self, step: u64) -> Tally {
        self.tallies.get(&step).cloned().unwrap_or_default()
    }

    fn mark_of(&self, step: u64) -> Option<&Mark> {
        usize::try_from(step)
            .ok()
            .and_then(|step| self.marks.get(step))
    }

    /// Whether epoch and head are those that a step had here.
    fn is_marked(&self, step: u64, epoch: Hash, head: Hash) -> bool {
        self.mark_of(step)
            .is_some_and(|mark| (mark.epoch, mark.head) == (epoch, head))
    }

    /// Whether somebody at this point has another history than we had there.
    pub(crate) fn differs(&self, step: u64, epoch: Hash, head: Hash) -> bool {
        step <= self.replica.step() && !self.is_marked(step, epoch, head)
    }

    /// The latest step in which everybody of these is known to share our history: up to there the
    /// log holds something that each of them signed afterwards.
    pub(crate) fn all_went_past(&self, step: u64, seats: SeatSet) -> bool {
        seats.iter().all(|seat| self.went_past(step, seat))
    }

    /// Whether a seat has signed something after a step that follows from our history: a
    /// contribution or a ballot. A leave does not say so: it stands in a later step than the one it
    /// was signed in.
    fn went_past(&self, step: u64, seat: Seat) -> bool {
        let mut later = (step + 1..=self.replica.step()).rev();
        let after = |said: &Contribution| said.header.step > step;
        let voted = |later: u64| {
            let tally = self.tallies.get(&later);
            tally.is_some_and(|tally| tally.has_any_of(seat))
        };
        later.any(|later| self.said(later, seat).is_some_and(after) || voted(later))
    }

    /// Whether one of these seats is proven to have signed two things for a step.
    pub(crate) fn lied_in(&self, step: u64, seats: SeatSet) -> bool {
        seats
            .iter()
            .filter_map(|seat| self.proven[seat].as_ref())
            .any(|fault| fault.step == step && fault.check == Check::Equivocation)
    }

    pub(crate) fn moment(&self, contribution: &Contribution) -> Moment {
        let header = &contribution.header;
        let step = self.replica.step();
        let marked = self.is_marked(header.step, header.epoch, header.head);
        match &contribution.payload {
            // A leave counts from a step on, so it may name an earlier one.
            Payload::Leave { from, .. } if marked && *from <= step => Moment::Now,
            Payload::Leave { .. } if marked || header.step > step => Moment::Unknown,
            _ if header.step > step => Moment::Unknown,
            _ if header.step < step => Moment::Past,
            _ if marked => Moment::Now,
            _ => Moment::Unknown,
        }
    }

    /// What is in the log or the current step of a seat, for a step.
    pub(crate) fn said(&self, step: u64, seat: Seat) -> Option<&Contribution> {
        let logged = usize::try_from(step)
            .ok()
            .and_then(|step| self.log.get(step));
        match logged {
            Some(LogEntry::Step(contributions)) => contributions
                .iter()
                .find(|contribution| contribution.header.seat == seat),
            Some(LogEntry::Resolution { .. }) => None,
            None => self
                .replica
                .contribution(seat)
                .filter(|_| step == self.replica.step()),
        }
    }

    /// What the same seat signed that contradicts this, in whatever order the two arrived: another
    /// payload for the same step, or anything from the step on that a leave names.
    pub(crate) fn contradiction(&self, contribution: &Contribution) -> Option<Contribution> {
        let header = &contribution.header;
        let left = self.leaving(header.seat);
        if let Payload::Leave { from, .. } = &contribution.payload {
            let steps = *from..=self.replica.step();
            let said = steps.filter_map(|step| self.said(step, header.seat));
            return left
                .into_iter()
                .chain(said)
                .find(|known| known.payload != contribution.payload)
                .cloned();
        }
        let after_leave = left.filter(|leave| match leave.payload {
            Payload::Leave { from, .. } => from <= header.step,
            _ => false,
        });
        self.said(header.step, header.seat)
            .into_iter()
            .chain(after_leave)
            .find(|known| {
                known.header.epoch == header.epoch && known.payload != contribution.payload
            })
            .cloned()
    }

    pub(crate) fn examine(
        &self,
        contribution: &Contribution,
        weights: &Weights,
    ) -> Result<Examined, Check> {
        self.replica.examine(contribution, weights)
    }

    /// Remembers that a seat leaves.
    pub(crate) fn note_leave(&mut self, contribution: Contribution) {
        let seat = contribution.header.seat;
        self.leaving[seat].get_or_insert(contribution);
    }

    /// The seat whose revealed card key this contribution repeats.
    pub(crate) fn twin(&self, contribution: &Contribution) -> Option<Contribution> {
        let seats = self.replica.present();
        seats
            .iter()
            .filter_map(|seat| self.replica.contribution(seat))
            .find(|other| same_key(contribution, other).is_some())
            .cloned()
    }

    /// Takes in a contribution to the current step; says whether that completed it.
    pub(crate) fn accept(&mut self, contribution: Contribution, examined: Examined) -> bool {
        let Some(step) = self.replica.accept(contribution, examined) else {
            return false;
        };
        self.log.push(LogEntry::Step(step));
        self.mark();
        true
    }

    fn mark(&mut self) {
        self.marks.push(Mark::of(&self.replica));
        let oldest = self.oldest_tally();
        self.tallies.retain(|&step, _| step >= oldest);
    }

    /// The first step of which ballots are kept.
    pub(crate) fn oldest_tally(&self) -> u64 {
        self.replica.step().saturating_sub(TALLIED_STEPS)
    }

    /// A fault that was found. Returns it if it is the first of its seat.
    pub(crate) fn blame(&mut self, fault: Fault) -> Option<&Fault> {
        let known = &mut self.proven[fault.culprit];
        if known.is_some() {
            return None;
        }
        Some(known.insert(fault))
    }

    /// What evidence proves, if it does: against the state before the step it names.
    pub(crate) fn judge(&self, evidence: &[Statement]) -> Option<Fault> {
        let charter = self.replica.charter();
        let fault = |culprit, step, check| Fault {
            culprit,
            step,
            check,
            evidence: evidence.to_vec(),
        };
        match evidence {
            [Statement::Contribution(one)] => {
                one.verify(charter).ok()?;
                let header = one.header;
                if let Payload::Leave { .. } = one.payload {
                    return self
                        .judge_leave(one)
                        .map(|check| fault(header.seat, self.replica.step(), check));
                }
                let known = self.said(header.step, header.seat) == Some(one);
                let blamed = self.proven[header.seat].is_some();
                // What counted held; and one fault of a seat is enough to look at.
                if known || blamed || !self.is_marked(header.step, header.epoch, header.head) {
                    return None;
                }
                let then = self.replica_at(header.step);
                let check = then.examine(one, &Weights::audit()).err()?;
                Some(fault(header.seat, header.step, check))
            }
            [Statement::Contribution(one), Statement::Contribution(two)] => {
                one.verify(charter).ok()?;
                two.verify(charter).ok()?;
                if let Some(culprit) = same_key(one, two) {
                    return self
                        .both_hold(one, two)
                        .then(|| fault(culprit, one.header.step, Check::SameKey));
                }
                let (seat, step) = (one.header.seat, one.header.step.max(two.header.step));
                contradict(one, two).then(|| fault(seat, step, Check::Equivocation))
            }
            [Statement::Ballot(one), Statement::Ballot(two)] => {
                one.verify(charter).ok()?;
                two.verify(charter).ok()?;
                let header = one.header;
                let check = Check::Ballots;
                one.contradicts(two)
                    .then(|| fault(header.seat, header.step, check))
            }
            _ => None,
        }
    }

    /// A leave is judged where it stands in: in a step in which its seat owes something.
    fn judge_leave(&self, leave: &Contribution) -> Option<Check> {
        let seat = leave.header.seat;
        let owes = self.replica.owed().contains(seat) && self.replica.contribution(seat).is_none();
        let now = self.moment(leave) == Moment::Now;
        let blamed = self.proven[seat].is_some();
        (owes && now && !blamed)
            .then(|| self.replica.examine(leave, &Weights::audit()).err())
            .flatten()
    }

    /// Whether two contributions to one step each hold for themselves.
    fn both_hold(&self, one: &Contribution, two: &Contribution) -> bool {
        let header = one.header;
        if !self.is_marked(header.step, header.epoch, header.head) {
            return false;
        }
        let then = self.replica_at(header.step);
        [one, two]
            .iter()
            .all(|each| then.examine(each, &Weights::audit()).is_ok())
    }

    /// The replica as it was before a step.
    fn replica_at(&self, step: u64) -> Replica {
        if step == self.replica.step() {
            return self.replica.clone();
        }
        let suite = self.replica.suite().clone();
        let charter = self.replica.charter().clone();
        let Ok(mut replica) = Replica::new(suite, charter) else {
            return self.replica.clone();
        };
        let entries = self
            .log
            .iter()
            .take(usize::try_from(step).unwrap_or(usize::MAX));
        for entry in entries {
            match entry {
                LogEntry::Resolution { motion, .. } => replica.resolve(*motion),
                LogEntry::Step(contributions) => {
                    for contribution in contributions {
                        // It held before, so it holds again.
                        if let Ok(examined) = replica.examine(contribution, &Weights::audit()) {
                            replica.accept(contribution.clone(), examined);
                        }
                    }
                }
            }
        }
        replica.take_events();
        replica
    }
}

/// Of two seats that revealed the same card key, which takes both to know its secret: the higher.
pub(crate) fn same_key(one: &Contribution, two: &Contribution) -> Option<Seat> {
    let (Payload::Reveal { key, .. }, Payload::Reveal { key: other, .. }) =
        (&one.payload, &two.payload)
    else {
        return None;
    };
    let moment = |header: &Header| (header.game, header.epoch, header.step, header.head);
    let same = key == other && moment(&one.header) == moment(&two.header);
    let (first, second) = (one.header.seat, two.header.seat);
    (same && first != second).then(|| first.max(second))
}

/// Whether two signed contributions of one seat cannot both be honest.
pub(crate) fn contradict(one: &Contribution, two: &Contribution) -> bool {
    let same_seat = (one.header.game, one.header.seat) == (two.header.game, two.header.seat);
    let after_leave = |leave: &Contribution, other: &Contribution| match leave.payload {
        Payload::Leave { from, .. } => from <= other.header.step,
        _ => false,
    };
    // Whoever has contributed to a step leaves from the next one on, though the header is the same.
    let is_leave = |one: &Contribution| matches!(one.payload, Payload::Leave { .. });
    let same_step = (one.header.epoch, one.header.step) == (two.header.epoch, two.header.step)
        && is_leave(one) == is_leave(two);
    same_seat
        && one.payload != two.payload
        && (same_step || after_leave(one, two) || after_leave(two, one))
}
