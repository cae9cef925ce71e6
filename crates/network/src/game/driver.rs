//! What a game's thread does with what it is told.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Instant;

use protocol::{
    Fault, Hash, Identity, Message, Motion, Output, Rejection, Session, Status, StepKind,
};
use rand::rngs::StdRng;
use rules::{Action, Seat, SeatSet};

use super::neighbours::Neighbours;
use super::pace::{Due, Effect, Pace};
use super::thread::{Inbox, Teller};
use super::{GameState, GameUpdate, Happening, Input, News, Refused};
use crate::storage::{GameFiles, StorageError};

/// How many inputs are taken in before the others hear of it.
const BATCH: usize = 64;

pub(super) struct Driver {
    session: Session,
    /// Until the game is over and nobody lacks anything; nothing if we only watch.
    files: Option<GameFiles>,
    recording: Option<Arc<Path>>,
    proofs: Vec<(Seat, Arc<Path>)>,
    pace: Pace,
    neighbours: Neighbours,
    teller: Teller,
    rng: StdRng,
    began: Instant,
    happenings: Vec<Happening>,
    /// What was last told, so that nothing is told twice.
    told: Option<Told>,
}

#[derive(Clone, Debug, PartialEq)]
struct Told {
    status: Status,
    linked: SeatSet,
    reachable: SeatSet,
    faults: usize,
    motions: Vec<(Motion, SeatSet)>,
    may_act: bool,
    letting_go: bool,
    cards: usize,
}

/// Why the thread ends.
enum End {
    Stopped,
    CalledOff,
    Unsaved(StorageError),
}

impl Driver {
    pub(super) fn new(
        session: Session,
        files: Option<GameFiles>,
        tempo: u32,
        teller: Teller,
    ) -> Self {
        let charter = session.replica().charter();
        let culprits = session.faults().iter().map(|fault| fault.culprit);
        let kept = culprits.filter_map(|seat| {
            let kept = files.as_ref()?.proof_of(seat)?;
            Some((seat, kept.into()))
        });
        Self {
            proofs: kept.collect(),
            pace: Pace::new(charter.options, tempo),
            neighbours: Neighbours::new(charter),
            session,
            recording: files.as_ref().map(|files| files.recording_path().into()),
            files,
            teller,
            rng: rand::make_rng(),
            began: Instant::now(),
            happenings: Vec::new(),
            told: None,
        }
    }

    /// Plays until the other end of the inbox is gone and all of it is taken in.
    pub(super) fn run(mut self, inputs: &Inbox) {
        let end = loop {
            if let Err(end) = self.round(inputs) {
                break end;
            }
        };
        let given_up =
            !matches!(end, End::Unsaved(_)) && self.session.replica().kind() == StepKind::Charter;
        match self.files.take() {
            // A game that was never agreed on is none to go on with.
            Some(files) if given_up => files.discard(),
            // Whoever closes a game that lies open gives nothing more to anybody.
            Some(files) if self.session.is_over() => drop(files.finish(&self.session)),
            // If that fails now, the next start finds out what is there.
            Some(mut files) => drop(files.sync_recording()),
            None => {}
        }
        match end {
            End::Stopped => {}
            End::CalledOff => self.say(News::CalledOff),
            End::Unsaved(problem) => self.say(News::Unsaved(problem)),
        }
    }

    /// Carries out what is to be done, then waits for more.
    fn round(&mut self, inbox: &Inbox) -> Result<(), End> {
        self.carry_out()?;
        self.keep_time()?;
        self.ask();
        self.tell_update();
        self.finish();
        let now = self.began.elapsed();
        let wait = self.pace.next().map(|next| next.saturating_sub(now));
        let first = match wait {
            Some(wait) => match inbox.inputs().recv_timeout(wait) {
                Ok(input) => input,
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(End::Stopped),
            },
            None => inbox.inputs().recv().map_err(|_| End::Stopped)?,
        };
        inbox.taken(&first);
        self.take(first)?;
        for input in inbox.inputs().try_iter().take(BATCH) {
            inbox.taken(&input);
            self.take(input)?;
        }
        Ok(())
    }

    fn take(&mut self, input: Input) -> Result<(), End> {
        match input {
            Input::Up(peer) => {
                if self.neighbours.is_seat(&peer) && self.neighbours.up(peer) {
                    self.send_status(vec![peer]);
                }
            }
            Input::Down(peer) => self.neighbours.down(&peer),
            Input::Beat(peer, links) => self.neighbours.beat(&peer, links),
            Input::Said(peer, bytes) => self.hear(peer, &bytes)?,
            Input::Tick => {
                let everybody = self.neighbours.everybody();
                self.neighbours.told_all();
                self.send_status(everybody);
            }
            Input::CallOff if self.session.replica().kind() == StepKind::Charter => {
                return Err(End::CalledOff);
            }
            Input::CallOff => {}
            Input::Act(action) => self.wish(action),
            Input::Leave => {
                let left = self.session.leave(&mut self.rng);
                self.refuse(left.map_err(Refused::Leave));
            }
            Input::VoteOut(seats) => {
                let voted = self.session.vote_out(seats, &mut self.rng);
                self.refuse(voted.map_err(Refused::Vote));
            }
            Input::EndWithout(seats) => {
                let voted = self.session.end_without(seats, &mut self.rng);
                self.refuse(voted.map_err(Refused::Vote));
            }
        }
        self.carry_out()
    }

    fn wish(&mut self, action: Action) {
        // Refused at once, not when its instant comes.
        if let Some(Err(violation)) = self.session.view().map(|view| view.command(action)) {
            return self.refuse(Err(Refused::Rule(violation)));
        }
        self.observe();
        let acted = match self.pace.wish(action, self.began.elapsed()) {
            Effect::Now => self.session.act(action, &mut self.rng),
            Effect::Later => Ok(()),
        };
        self.refuse(acted.map_err(Refused::Rule));
    }

    fn refuse(&self, done: Result<(), Refused>) {
        if let Err(refused) = done {
            self.say(News::Refused(refused));
        }
    }

    fn hear(&mut self, from: Identity, bytes: &[u8]) -> Result<(), End> {
        // Whoever speaks of this game takes part in it, as a watcher if without a seat.
        if !self.neighbours.up(from) {
            return Ok(());
        }
        let Some(number) = self.neighbours.number(&from) else {
            return Ok(());
        };
        let message = Message::from_bytes(bytes);
        let now = self.began.elapsed();
        let allowed = match &message {
            Ok(Message::Status(status)) => self.neighbours.heard(&from, *status, now),
            // To judge evidence may mean to replay the game.
            Ok(Message::Evidence(_)) => self.neighbours.may_accuse(&from, now),
            _ => true,
        };
        if !allowed {
            return Ok(());
        }
        let before = self.session.status();
        match self.session.handle_message(number, bytes, &mut self.rng) {
            Ok(()) => {}
            // An old game of the same table is nobody's fault.
            Err(Rejection::OtherGame) => return Ok(()),
            Err(Rejection::Wire(_) | Rejection::Signature(_)) => {
                self.say(News::Nonsense(from));
                return Ok(());
            }
        }
        self.carry_out()?;
        match message {
            Ok(Message::Contribution(one)) if self.session.status() != before => {
                self.pass_on(one.header.seat, &from, bytes);
            }
            Ok(Message::Ballot(one)) => self.pass_on(one.header.seat, &from, bytes),
            _ => {}
        }
        Ok(())
    }

    fn pass_on(&mut self, author: Seat, from: &Identity, bytes: &[u8]) {
        let message = Hash::of("sleeping-queens passed on v1", &[bytes]);
        let to = self.neighbours.pass_on(author, from, message);
        if !to.is_empty() {
            self.say(News::Send(to, bytes.to_vec()));
        }
    }

    /// Does what the session asks for, one thing after the other.
    fn carry_out(&mut self) -> Result<(), End> {
        while let Some(output) = self.session.poll_output() {
            match output {
                Output::Persist(entry) => {
                    if let Some(files) = &mut self.files {
                        files.persist(&entry).map_err(End::Unsaved)?;
                    }
                }
                Output::Record(bytes) => {
                    if let Some(files) = &mut self.files {
                        files.append_recording(&bytes).map_err(End::Unsaved)?;
                    }
                }
                Output::Transmit { to, bytes } => {
                    let to = match to {
                        Some(number) => self.neighbours.peer(number).into_iter().collect(),
                        None => self.neighbours.everybody(),
                    };
                    if !to.is_empty() {
                        self.say(News::Send(to, bytes));
                    }
                }
                Output::Completed(kind, seats) => {
                    self.happenings.push(Happening::Completed(kind, seats));
                }
                Output::Happened(event) => self.happenings.push(Happening::Event(event)),
                Output::Fault(fault) => self.keep_proof(&fault),
            }
        }
        Ok(())
    }

    /// The state holds the fault; the proof goes to a file. If that fails it is not told as kept, and
    /// the game goes on: the recording takes the proof in when the seat is removed.
    fn keep_proof(&mut self, fault: &Fault) {
        let kept = self.files.as_ref().map(|files| files.keep_proof(fault));
        if let Some(Ok(path)) = kept {
            self.proofs.push((fault.culprit, path.into()));
        }
    }

    fn observe(&mut self) {
        let view = self.session.view().filter(|_| self.session.may_act());
        let step = self.session.replica().step();
        let asked = view.and_then(|view| Some((step, view.decision()?)));
        self.pace.observe(asked, self.began.elapsed());
    }

    fn keep_time(&mut self) -> Result<(), End> {
        self.observe();
        let action = match self.pace.due(self.began.elapsed()) {
            None => return Ok(()),
            Some(Due::Send(action)) => Some(action),
            Some(Due::TimeUp) => self.session.view().and_then(|view| view.time_out_action()),
        };
        if let Some(action) = action {
            let acted = self.session.act(action, &mut self.rng);
            self.refuse(acted.map_err(Refused::Rule));
        }
        self.carry_out()?;
        self.observe();
        Ok(())
    }

    /// Whoever is ahead of us is asked for what we lack, at once.
    fn ask(&mut self) {
        let to = self.neighbours.whom_to_ask(self.session.status());
        self.send_status(to.into_iter().collect());
    }

    fn send_status(&self, to: Vec<Identity>) {
        if !to.is_empty() {
            let status = Message::Status(self.session.status());
            self.say(News::Send(to, status.to_bytes()));
        }
    }

    fn tell_update(&mut self) {
        let linked = self.neighbours.linked_seats();
        let now = self.began.elapsed();
        let known = |view: rules::View<'_>| view.hand().filter(|(_, card)| card.is_some()).count();
        let told = Told {
            status: self.session.status(),
            linked,
            reachable: self.neighbours.reachable_seats(),
            faults: self.session.faults().len(),
            motions: self.session.motions(),
            may_act: self.session.may_act(),
            letting_go: self.pace.is_letting_go(),
            cards: self.session.view().map_or(0, known),
        };
        if self.happenings.is_empty() && self.told.as_ref() == Some(&told) {
            return;
        }
        let mut state = GameState::of(&self.session, linked, self.recording.clone());
        state.time_left = self.pace.deadline().map(|at| at.saturating_sub(now));
        state.letting_go = told.letting_go;
        state.proofs.clone_from(&self.proofs);
        state.reachable = seat_and(self.session.own_seat(), told.reachable);
        self.told = Some(told);
        let happenings = core::mem::take(&mut self.happenings);
        let state = Arc::new(state);
        self.say(News::Update(GameUpdate { happenings, state }));
    }

    /// Once all is open and everybody has it, nothing is secret and nothing can be asked for.
    fn finish(&mut self) {
        if !self.session.is_over() {
            return;
        }
        let own = self.session.own_seat();
        let others = self.session.replica().active();
        let others = others.iter().filter(|seat| Some(*seat) != own).collect();
        let step = self.session.replica().step();
        if self.neighbours.are_at(others, step)
            && let Some(files) = self.files.take()
        {
            // The recording is whole: a journal that cannot be removed is of no use to anybody.
            let _ = files.finish(&self.session);
        }
    }

    fn say(&self, news: News) {
        self.teller.say(news);
    }
}

fn seat_and(seat: Option<Seat>, seats: SeatSet) -> SeatSet {
    seat.map_or(seats, |seat| seats.with(seat))
}
