//! Taking in what others say, and telling them what they lack.

use card_crypto::{VerifiedShares, Weights};
use rand_core::CryptoRng;
use rules::{Seat, Slot};

use super::{HELD_PER_SEAT, Me, Output, Peer, Rejection, STEPS_PER_ANSWER, Session};
use crate::ballot::Ballot;
use crate::charter::VERSION;
use crate::contribution::{Contribution, Header, Payload};
use crate::fault::{Check, Fault, Statement};
use crate::history::{LogEntry, Moment};
use crate::message::{Message, Status};
use crate::recording::{Record, RecordingWriter};
use crate::replica::{Gone, StepKind};
use crate::wire::{MAX_CONTRIBUTION, WireError};

impl Session {
    /// Takes in a message from a peer.
    ///
    /// # Errors
    ///
    /// If the bytes cannot be used and nobody can be blamed for them.
    pub fn handle_message(
        &mut self,
        from: Peer,
        bytes: &[u8],
        rng: &mut impl CryptoRng,
    ) -> Result<(), Rejection> {
        let weights = Weights::random(rng);
        match Message::from_bytes(bytes).map_err(Rejection::Wire)? {
            Message::Contribution(contribution) => self.receive(*contribution, &weights)?,
            Message::Ballot(ballot) => self.receive_ballot(*ballot, &weights)?,
            Message::Evidence(evidence) => self.receive_evidence(&evidence),
            Message::Status(status) => self.answer(from, &status)?,
        }
        self.drive(rng);
        Ok(())
    }

    /// Sends a peer what it lacks.
    fn answer(&mut self, to: Peer, status: &Status) -> Result<(), Rejection> {
        let replica = self.history.replica();
        if status.game != replica.game_id() {
            return Err(Rejection::OtherGame);
        }
        let mut missing: Vec<Message> = Vec::new();
        let contribution = |one: &Contribution| Message::Contribution(Box::new(one.clone()));
        let behind = usize::try_from(status.step).unwrap_or(usize::MAX);
        let other_epoch = status.epoch != replica.epoch_id();
        let entries = self.history.log().iter().enumerate();
        for (step, entry) in
            entries.filter(|(step, _)| *step < behind.saturating_add(STEPS_PER_ANSWER))
        {
            match entry {
                LogEntry::Step(contributions) if step >= behind => {
                    missing.extend(contributions.iter().map(contribution));
                }
                // Whoever went on where we did not must hear how it ended for us.
                LogEntry::Resolution {
                    evidence, ballots, ..
                } if step >= behind || status.head != replica.head() => {
                    missing.extend(evidence.iter().cloned().map(Message::Evidence));
                    let ballots = ballots.iter().cloned();
                    missing.extend(ballots.map(|ballot| Message::Ballot(Box::new(ballot))));
                }
                LogEntry::Step(_) | LogEntry::Resolution { .. } => {}
            }
        }
        let same_step = status.step == replica.step() && !other_epoch;
        // Whoever has another history must see ours: somebody signed two things.
        if self.history.differs(status.step, status.epoch, status.head) {
            let recent = behind.saturating_sub(STEPS_PER_ANSWER)..behind;
            let entries = self.history.log().iter().enumerate();
            for (_, entry) in entries.filter(|(step, _)| recent.contains(step)) {
                if let LogEntry::Step(contributions) = entry {
                    missing.extend(contributions.iter().map(contribution));
                }
            }
        }
        missing.extend(
            replica
                .present()
                .iter()
                .filter(|&seat| !(same_step && status.present.contains(seat)))
                .filter_map(|seat| replica.contribution(seat))
                .map(contribution),
        );
        for seat in replica.active().iter() {
            missing.extend(self.history.leaving(seat).map(contribution));
            let fault = self.history.proven(seat);
            missing.extend(fault.map(|fault| Message::Evidence(fault.evidence.clone())));
            missing.extend(self.held[seat].iter().map(contribution));
        }
        let (theirs, ours) = (status.step, replica.step());
        for step in [theirs, ours]
            .into_iter()
            .take(if theirs == ours { 1 } else { 2 })
        {
            let tally = self.history.tally_of(step);
            let ballots = tally.ballots().iter().cloned();
            missing.extend(ballots.map(|ballot| Message::Ballot(Box::new(ballot))));
        }
        for message in missing {
            self.transmit(Some(to), &message);
        }
        Ok(())
    }

    pub(super) fn transmit(&mut self, to: Option<Peer>, message: &Message) {
        let bytes = message.to_bytes();
        self.outputs.push_back(Output::Transmit { to, bytes });
    }

    /// Whether a header is of this game and this version.
    pub(super) fn is_of_this_game(&self, header: &Header) -> Result<(), Rejection> {
        let ours = (VERSION, self.history.replica().game_id());
        if (header.version, header.game) == ours {
            Ok(())
        } else {
            Err(Rejection::OtherGame)
        }
    }

    /// The one door for contributions, our own included.
    pub(super) fn receive(
        &mut self,
        contribution: Contribution,
        weights: &Weights,
    ) -> Result<(), Rejection> {
        let header = contribution.header;
        self.is_of_this_game(&header)?;
        let length = contribution.to_bytes().len();
        if length > MAX_CONTRIBUTION {
            return Err(Rejection::Wire(WireError::TooLong(length)));
        }
        let seat = header.seat;
        let said = self.history.said(header.step, seat);
        let left = self.history.leaving(seat);
        if said == Some(&contribution)
            || left == Some(&contribution)
            || self.held[seat].contains(&contribution)
        {
            return Ok(());
        }
        contribution
            .verify(self.history.replica().charter())
            .map_err(Rejection::Signature)?;
        // Late messages of a removed seat are nobody's concern.
        if self.history.replica().gone(seat) == Some(Gone::Removed) {
            return Ok(());
        }
        if let Some(earlier) = self.contradiction(&contribution) {
            let evidence = vec![statement(earlier), statement(contribution)];
            self.blame(seat, header.step, Check::Equivocation, evidence);
            return Ok(());
        }
        match self.history.moment(&contribution) {
            Moment::Past => {}
            Moment::Now if matches!(contribution.payload, Payload::Leave { .. }) => {
                self.history.note_leave(contribution);
                self.place_leaves(weights);
            }
            Moment::Now if !self.is_bound() => self.take_in(contribution, weights),
            Moment::Now | Moment::Unknown => {
                let held = &mut self.held[seat];
                if held.len() < HELD_PER_SEAT {
                    held.push_back(contribution);
                }
            }
        }
        Ok(())
    }

    /// Another statement of the same seat that this one contradicts, whichever came first.
    fn contradiction(&self, contribution: &Contribution) -> Option<Contribution> {
        let header = &contribution.header;
        let held = self.held[header.seat].iter().find(|held| {
            (held.header.epoch, held.header.step) == (header.epoch, header.step)
                && held.payload != contribution.payload
                && !matches!(held.payload, Payload::Leave { .. })
                && !matches!(contribution.payload, Payload::Leave { .. })
        });
        self.history
            .contradiction(contribution)
            .or_else(|| held.cloned())
    }

    /// Examines a contribution to the current step and lets it count, or blames its author.
    fn take_in(&mut self, contribution: Contribution, weights: &Weights) {
        let header = contribution.header;
        let examined = match self.history.examine(&contribution, weights) {
            Ok(examined) => examined,
            Err(check) => {
                let evidence = vec![statement(contribution)];
                self.blame(header.seat, header.step, check, evidence);
                return;
            }
        };
        // Two seats that both know the secret of one key: the higher is at fault.
        if let Some(twin) = self.history.twin(&contribution) {
            let culprit = twin.header.seat.max(header.seat);
            let evidence = vec![statement(twin), statement(contribution.clone())];
            self.blame(culprit, header.step, Check::SameKey, evidence);
            if culprit == header.seat {
                return;
            }
            self.history.replica_mut().turn_down(culprit);
        }
        // Openings are recorded as they come: nobody's wait for those of others.
        if self.history.replica().kind() == StepKind::Opening {
            self.record(&[Record::Contribution(Box::new(contribution.clone()))]);
            self.recorded.push(contribution.clone());
        }
        if self.history.accept(contribution, examined) {
            self.completed(weights);
        }
    }

    /// Lets leaves stand in for what their seats owe in the current step.
    fn place_leaves(&mut self, weights: &Weights) {
        while !self.is_bound() {
            let waiting = self.waiting_for();
            let step = self.history.replica().step();
            let leave = waiting
                .iter()
                .filter(|&seat| self.history.proven(seat).is_none())
                .filter_map(|seat| self.history.leaving(seat))
                .find(|leave| match leave.payload {
                    Payload::Leave { from, .. } => from <= step,
                    _ => false,
                })
                .cloned();
            match leave {
                Some(leave) => self.take_in(leave, weights),
                None => return,
            }
        }
    }

    pub(super) fn blame(
        &mut self,
        culprit: Seat,
        step: u64,
        check: Check,
        evidence: Vec<Statement>,
    ) {
        self.found(Fault {
            culprit,
            step,
            check,
            evidence,
        });
    }

    /// Evidence that somebody else found.
    pub(super) fn receive_evidence(&mut self, evidence: &[Statement]) {
        if let Some(fault) = self.history.judge(evidence) {
            self.found(fault);
        }
    }

    /// The first fault of a seat is said to everybody, so that all can judge it.
    fn found(&mut self, fault: Fault) {
        let Some(fault) = self.history.blame(fault).cloned() else {
            return;
        };
        self.faults.push(fault.clone());
        self.transmit(None, &Message::Evidence(fault.evidence.clone()));
        // Nobody is removed from a game that is over: the proof goes to the record at once.
        let over = [StepKind::Opening, StepKind::Over];
        if over.contains(&self.history.replica().kind()) {
            self.record(&[Record::Evidence(fault.evidence.clone())]);
        }
        self.outputs.push_back(Output::Fault(fault));
    }

    /// Appends to the recording, as far as it has room.
    fn record(&mut self, records: &[Record]) {
        let fits = records
            .iter()
            .map_while(|one| self.recording.append(one).ok());
        let bytes = fits.flatten().collect::<Vec<u8>>();
        if !bytes.is_empty() {
            self.outputs.push_back(Output::Record(bytes));
        }
    }

    /// Keeps in the recording what was contributed to the current step and is void now.
    pub(super) fn record_void(&mut self) {
        let replica = self.history.replica();
        let present = replica.present();
        let void: Vec<Record> = present
            .iter()
            .filter_map(|seat| replica.contribution(seat))
            .filter(|one| !self.recorded.contains(one))
            .map(|one| Record::Void(Box::new(one.clone())))
            .collect();
        self.record(&void);
    }

    /// What follows when the log has grown.
    pub(super) fn completed(&mut self, weights: &Weights) {
        if let Some(entry) = self.history.log().last() {
            let recorded = core::mem::take(&mut self.recorded);
            let records = RecordingWriter::entry(entry, &recorded);
            let completed = entry.completed();
            self.record(&records);
            if let Some((kind, seats)) = completed {
                self.outputs.push_back(Output::Completed(kind, seats));
            }
        }
        for event in self.history.replica_mut().take_events() {
            self.outputs.push_back(Output::Happened(event));
        }
        self.learn();
        self.take_held(weights);
        self.place_leaves(weights);
    }

    /// Faces that we may know by now.
    fn learn(&mut self) {
        let Some(me) = &self.me else { return };
        let replica = self.history.replica();
        let epoch = replica.epoch();
        let Some(secrets) = me.secrets.get(&epoch.id) else {
            return;
        };
        let own = |slot: Slot| {
            let key = epoch.keys[me.seat]?;
            let cards = epoch.masked_cards(&[slot])?;
            let shares = VerifiedShares::from_secret(&secrets.key, &key, &cards).ok()?;
            shares.shares().first().copied()
        };
        replica.teach(me.seat, &mut self.knowledge, own);
    }

    /// Contributions and ballots that came early, or that a vote kept waiting. Our own ballots first:
    /// they bind us before anything can complete the step. Then refusals, on which others rest.
    pub(super) fn take_held(&mut self, weights: &Weights) {
        let own = self.own_seat();
        let mut ballots: Vec<Ballot> = Seat::all()
            .flat_map(|seat| core::mem::take(&mut self.held_ballots[seat]))
            .collect();
        ballots.sort_by_key(|ballot| (Some(ballot.header.seat) != own, ballot.is_for()));
        for ballot in ballots {
            // What is held was let in before: it cannot be rejected now.
            let _ = self.receive_ballot(ballot, weights);
        }
        for seat in Seat::all() {
            for contribution in core::mem::take(&mut self.held[seat]) {
                let _ = self.receive(contribution, weights);
            }
        }
    }

    /// Whether a vote of ours keeps us from going on.
    pub(super) fn is_bound(&self) -> bool {
        let active = self.history.replica().active();
        self.me
            .as_ref()
            .filter(|Me { seat, .. }| active.contains(*seat))
            .is_some_and(|me| self.history.tally().binding(me.seat).next().is_some())
    }
}

fn statement(contribution: Contribution) -> Statement {
    Statement::Contribution(Box::new(contribution))
}
