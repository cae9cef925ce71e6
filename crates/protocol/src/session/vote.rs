//! Going on without a seat: our votes, and what we make of everybody's.

use card_crypto::Weights;
use rand_core::CryptoRng;
use rules::{Seat, SeatSet};

use super::{HELD_PER_SEAT, Output, Rejection, Session};
use crate::ballot::{Ballot, Choice, Motion, Proof, VoteError};
use crate::contribution::Header;
use crate::fault::{Check, Statement};
use crate::history::Moment;
use crate::journal::JournalEntry;
use crate::message::Message;
use crate::replica::{Gone, StepKind};

impl Session {
    /// Votes to remove seats that do not answer and to go on without them: all is dealt afresh when
    /// everybody who remains has voted so.
    ///
    /// # Errors
    ///
    /// Why our player cannot vote so now.
    pub fn vote_out(&mut self, seats: SeatSet, rng: &mut impl CryptoRng) -> Result<(), VoteError> {
        self.vote(Motion::Remove(seats), rng)
    }

    /// Signs that the game ends without a winner because these seats are absent and the others are
    /// too few to remove them. There is no way back.
    ///
    /// # Errors
    ///
    /// Why our player cannot vote so now.
    pub fn end_without(
        &mut self,
        absent: SeatSet,
        rng: &mut impl CryptoRng,
    ) -> Result<(), VoteError> {
        self.vote(Motion::End(absent), rng)
    }

    fn vote(&mut self, motion: Motion, rng: &mut impl CryptoRng) -> Result<(), VoteError> {
        let seat = self.may_vote(motion)?;
        let header = self.history.replica().header(seat);
        self.say_yes(header, motion, &Weights::random(rng));
        self.drive(rng);
        Ok(())
    }

    /// Our seat, if it may say yes to a motion now.
    fn may_vote(&self, motion: Motion) -> Result<Seat, VoteError> {
        let replica = self.history.replica();
        let active = replica.active();
        let seat = self
            .own_seat()
            .filter(|&seat| active.contains(seat))
            .ok_or(VoteError::NoVote)?;
        let no_votes = [StepKind::Charter, StepKind::Opening, StepKind::Over];
        if no_votes.contains(&replica.kind()) {
            return Err(VoteError::Over);
        }
        let seats = motion.seats();
        let others = seats
            .iter()
            .all(|other| other != seat && active.contains(other));
        if seats.is_empty() || !others {
            return Err(VoteError::WrongSeats);
        }
        let waiting = self.waiting_for();
        let tally = self.history.tally();
        // A voter who was lost during the vote may be added to it.
        let no_voter = |other: Seat| {
            let mut bound = tally.binding(seat);
            bound.any(|motion| {
                !motion.seats().contains(other) && !tally.in_favour(motion).contains(other)
            })
        };
        let innocent = |seat: &Seat| {
            !waiting.contains(*seat) && self.history.proven(*seat).is_none() && !no_voter(*seat)
        };
        if let Some(seat) = seats.iter().find(innocent) {
            return Err(VoteError::NotMissing(seat));
        }
        // Who signed something later, before a crash, has what is missing here somewhere.
        if tally.is_refused(motion) || self.signed_later() {
            return Err(VoteError::Refused);
        }
        // What we said yes to binds us until it is refused. An end may follow a removal of the same
        // seats.
        let bound = tally
            .binding(seat)
            .any(|own| own.seats() != seats && !motion.exceeds(own));
        if bound {
            return Err(VoteError::Bound);
        }
        let proven = seats.iter().all(|seat| self.history.proven(seat).is_some());
        let enough = proven || replica.is_majority_without(seats);
        match motion {
            Motion::Remove(_) if !enough => Err(VoteError::NoMajority),
            Motion::End(_) if enough => Err(VoteError::Majority),
            Motion::Remove(_) | Motion::End(_) => Ok(seat),
        }
    }

    /// Whether we have signed something for a step of this epoch that we have not come to again
    /// after a crash. We were there once, so we vote about nothing before it.
    fn signed_later(&self) -> bool {
        let Some(me) = &self.me else { return false };
        let replica = self.history.replica();
        let later = |epoch, step| epoch == replica.epoch_id() && step > replica.step();
        let mut ballots = self.held_ballots[me.seat].iter();
        me.sent.keys().any(|&(epoch, step)| later(epoch, step))
            || ballots.any(|own| later(own.header.epoch, own.header.step))
    }

    /// Proof may come after the ballots that need it.
    pub(super) fn adopt_proven(&mut self, weights: &Weights) {
        let cheats = self.history.cheats();
        let steps: Vec<u64> = cheats
            .iter()
            .filter_map(|seat| self.history.proven(seat))
            .flat_map(|fault| [fault.step, self.history.replica().step()])
            .collect();
        for step in steps {
            self.adopt(step, weights);
        }
    }

    /// A proven cheat is voted out without anybody having to ask.
    ///
    /// Whoever signs two things for one step may have split the table: then the vote is about that
    /// step, the last one before which all share one history. As soon as everybody who remains has
    /// signed something after it that follows from our history, there is no split, and the vote is
    /// about the current step, so that nobody can undo what was played by showing an old lie.
    pub(super) fn vote_out_cheats(&mut self, weights: &Weights) {
        let Some(seat) = self.own_seat() else { return };
        let now = self.history.replica().step();
        // Whoever left in one history and stayed in another has split the table too.
        let split_by_leaving = |seat: &Seat| {
            let fault = self.history.proven(*seat);
            fault.is_some_and(|fault| {
                self.history.lied_in(fault.step, SeatSet::EMPTY.with(*seat))
                    && self.history.active_at(fault.step).contains(*seat)
                    && self.history.replica().gone(*seat) == Some(Gone::Left)
                    && self.may_be_split(fault.step, SeatSet::EMPTY.with(*seat))
            })
        };
        let seats = self.history.replica().charter().seats();
        let cheats: SeatSet = seats
            .iter()
            .filter(split_by_leaving)
            .chain(self.history.cheats().iter())
            .collect();
        if cheats.is_empty() || cheats.contains(seat) {
            return;
        }
        let split = cheats
            .iter()
            .filter_map(|cheat| self.history.proven(cheat))
            .filter(|fault| fault.check == Check::Equivocation && fault.step < now)
            .map(|fault| fault.step)
            .filter(|&step| self.may_be_split(step, cheats))
            .min();
        let step = split.unwrap_or(now);
        let tally = self.history.tally_of(step);
        let bound: SeatSet = tally
            .binding(seat)
            .flat_map(|motion| motion.seats().iter().collect::<Vec<_>>())
            .collect();
        let all: SeatSet = cheats.iter().chain(bound.iter()).collect();
        let motion = Motion::Remove(all);
        if tally.in_favour(motion).contains(seat) {
            return;
        }
        let allowed = match split {
            None => self.may_vote(motion).is_ok(),
            Some(step) => self.history.active_at(step).contains(seat),
        };
        if let Some(header) = self.history.header_at(step, seat).filter(|_| allowed) {
            self.say_yes(header, motion, weights);
        }
    }

    /// Whether somebody may have another history since a step in which these seats lied.
    fn may_be_split(&self, step: u64, liars: SeatSet) -> bool {
        let own = self.own_seat();
        let active = self.history.active_at(step);
        let others: SeatSet = active
            .iter()
            .filter(|&seat| Some(seat) != own && !liars.contains(seat))
            .collect();
        !self.history.all_went_past(step, others)
    }

    /// Says yes to a motion about a step. It takes the place of what we said yes to before and that
    /// crosses it, all of which was refused; the refusals are stored with it, for it rests on them.
    /// It takes back a refusal of our own, made before we knew that somebody lied in that step.
    fn say_yes(&mut self, header: Header, motion: Motion, weights: &Weights) {
        let tally = self.history.tally_of(header.step);
        let taken_back = tally.refused_by(motion, header.seat).map(|_| motion);
        let instead: Vec<Motion> = tally
            .votes_of(header.seat)
            .filter(|own| !own.is_nested_with(motion))
            .chain(taken_back)
            .collect();
        for refusal in instead.iter().filter_map(|own| tally.refusal(*own)) {
            let entry = JournalEntry::ballot(refusal);
            self.outputs.push_back(Output::Persist(entry));
        }
        self.cast(header, motion, Choice::yes(instead), weights);
    }

    /// Signs, stores, sends and takes in a ballot of our own about the step that a header names.
    fn cast(&mut self, about: Header, motion: Motion, choice: Choice, weights: &Weights) {
        let Some(me) = &self.me else { return };
        let header = Header {
            seat: me.seat,
            ..about
        };
        let ballot = Ballot::sign(&me.identity, header, motion, choice);
        let entry = JournalEntry::ballot(&ballot);
        self.outputs.push_back(Output::Persist(entry));
        self.send_ballot(ballot, weights);
    }

    pub(super) fn send_ballot(&mut self, ballot: Ballot, weights: &Weights) {
        self.transmit(None, &Message::Ballot(Box::new(ballot.clone())));
        // The same door as everybody's.
        let _ = self.receive_ballot(ballot, weights);
    }

    pub(super) fn receive_ballot(
        &mut self,
        ballot: Ballot,
        weights: &Weights,
    ) -> Result<(), Rejection> {
        let header = ballot.header;
        self.is_of_this_game(&header)?;
        if header.step < self.history.oldest_tally() {
            return Ok(());
        }
        if self.history.has_ballot(&ballot) {
            // What disproves it may have come since.
            self.react(&ballot, weights);
            return Ok(());
        }
        ballot
            .verify(self.history.replica().charter())
            .map_err(Rejection::Signature)?;
        if self.history.ballot_moment(&ballot) == Moment::Unknown {
            self.hold_ballot(ballot);
            return Ok(());
        }
        // What we signed ourselves we had reason to sign, and it binds us from the first.
        let own = Some(header.seat) == self.own_seat();
        if !(own || self.history.counts(&ballot)) {
            match ballot.choice {
                // It may still bring what proves that a contribution does not hold.
                Choice::Refuse(Proof::Missing(found)) => {
                    let _ = self.receive(*found, weights);
                }
                Choice::Refuse(Proof::Completed(found)) => {
                    for one in found {
                        let _ = self.receive(one, weights);
                    }
                }
                Choice::Instead(_) => self.hold_ballot(ballot),
                Choice::Refuse(Proof::Carried(_)) | Choice::For => {}
            }
            return Ok(());
        }
        if let Some(other) = self.history.add_ballot(ballot.clone()) {
            if !ballot.is_for() {
                self.history.add_refusal(ballot.clone());
            }
            let evidence = [other, ballot].map(|one| Statement::Ballot(Box::new(one)));
            self.blame(header.seat, header.step, Check::Ballots, evidence.to_vec());
            return Ok(());
        }
        self.react(&ballot, weights);
        self.adopt(header.step, weights);
        Ok(())
    }

    /// Keeps a ballot of a step that we have not come to, or that rests on what we have not seen.
    fn hold_ballot(&mut self, ballot: Ballot) {
        let held = &mut self.held_ballots[ballot.header.seat];
        if held.len() < HELD_PER_SEAT && !held.contains(&ballot) {
            held.push_back(ballot);
        }
    }

    /// A refusal brings what was missing; a mistaken motion is refused.
    fn react(&mut self, ballot: &Ballot, weights: &Weights) {
        match &ballot.choice {
            Choice::Refuse(_) if self.history.replica().step() > ballot.header.step => {
                self.take_held(weights);
            }
            Choice::Refuse(proof) => {
                match proof {
                    Proof::Missing(found) => {
                        let _ = self.receive((**found).clone(), weights);
                    }
                    Proof::Carried(certificate) => {
                        for carried in certificate.ballots(&ballot.header) {
                            let _ = self.receive_ballot(carried, weights);
                        }
                    }
                    Proof::Completed(found) => {
                        for one in found {
                            let _ = self.receive(one.clone(), weights);
                        }
                    }
                }
                self.take_held(weights);
            }
            Choice::For | Choice::Instead(_) => {
                let header = ballot.header;
                // Whoever went on after that step can show why, whatever has become of us since.
                let active = self.history.active_at(header.step);
                let motion = ballot.motion;
                let Some(seat) = self.own_seat().filter(|&seat| {
                    active.contains(seat) && !motion.seats().contains(seat) && seat != header.seat
                }) else {
                    return;
                };
                let tally = self.history.tally_of(header.step);
                if tally.is_refused(motion) || tally.in_favour(motion).contains(seat) {
                    return;
                }
                let liars = motion.seats();
                let split = self.history.lied_in(header.step, liars)
                    && self.may_be_split(header.step, liars);
                if split {
                    return;
                }
                if let Some(proof) = self.history.disproof(ballot) {
                    self.cast(header, motion, Choice::Refuse(proof), weights);
                }
            }
        }
    }

    /// Carries out a motion that is carried, unless we are bound by a larger one.
    pub(super) fn adopt(&mut self, step: u64, weights: &Weights) {
        let seat = self.own_seat();
        let tally = self.history.tally_of(step);
        let bound = |motion: Motion| {
            seat.is_some_and(|seat| tally.binding(seat).any(|own| own.exceeds(motion)))
        };
        let Some(motion) = self.history.carried(step, |motion| !bound(motion)) else {
            return;
        };
        let replaces = match self.history.resolution(step) {
            Some(earlier) => motion.outranks(earlier),
            None => true,
        };
        if replaces {
            self.record_void();
            self.history.resolve(step, motion);
            self.completed(weights);
        }
    }
}
