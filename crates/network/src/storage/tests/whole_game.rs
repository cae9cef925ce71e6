//! A whole game of two, of which one is stopped at every so many writes and goes on from its files.

use std::collections::VecDeque;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use protocol::{
    Charter, Ended, IdentityKey, Message, Opened, Output, Peer, Played, Recording, SeatEntry,
    Session, Status, StepKind, Suite, VERSION, audit,
};
use rand_chacha::ChaCha20Rng;
use rules::{Dice, Preset};

use super::super::{GameFiles, GameState, Problem, Profile};
use super::{Scratch, random, rng};

/// What is left of the write at which the program stops.
#[derive(Clone, Copy, Debug)]
enum Left {
    Nothing,
    All,
    /// A part; of the recording perhaps less than there was before.
    Part,
    /// Nothing of the recording at all.
    NoRecording,
}

struct Table {
    suite: Suite,
    charter: Charter,
    profile: Profile,
    journal: PathBuf,
    /// Ours, and its files; the other is never stopped.
    ours: Option<(Session, GameFiles)>,
    other: Session,
    others_recording: Vec<u8>,
    /// To us or to the other.
    under_way: VecDeque<(bool, Vec<u8>)>,
    rng: ChaCha20Rng,
    dice: Dice,
    writes: usize,
    /// Stop at every so many writes.
    every: usize,
    kinds: &'static [Left],
    /// But not more often than this.
    most: usize,
    stops: usize,
}

impl Table {
    fn new(suite: &Suite, scratch: &Scratch, every: usize, kinds: &'static [Left]) -> Self {
        let seed = every as u64;
        let profile = scratch.profile("ann");
        let mut dice = Dice::new(seed);
        let other = IdentityKey::from_bytes(&random(&mut dice));
        let seats = [profile.identity(), other.identity()].map(|identity| SeatEntry {
            identity,
            name: "Ann".to_owned(),
            operator: identity,
            nonce: random(&mut dice),
        });
        let charter = Charter {
            version: VERSION,
            options: Preset::Standard.options(),
            seats: seats.into(),
        };
        let mut rng = rng(seed);
        let files = GameFiles::create(&profile, &charter).unwrap();
        let name = &files.game().to_string()[..16];
        let journal = profile.folder().join(format!("journals/{name}.journal"));
        let key = profile.identity_key();
        let ours = Session::seat(suite.clone(), charter.clone(), key, &mut rng).unwrap();
        let other = Session::seat(suite.clone(), charter.clone(), other, &mut rng).unwrap();
        Self {
            suite: suite.clone(),
            charter,
            profile,
            journal,
            ours: Some((ours, files)),
            other,
            others_recording: Vec::new(),
            under_way: VecDeque::new(),
            rng,
            dice,
            writes: 0,
            every,
            kinds,
            most: usize::MAX,
            stops: 0,
        }
    }

    /// Carries out what both sessions ask for; false if ours was stopped.
    fn carry_out(&mut self) -> bool {
        while let Some(output) = self.other.poll_output() {
            match output {
                Output::Transmit { bytes, .. } => self.under_way.push_back((true, bytes)),
                Output::Record(bytes) => self.others_recording.extend(bytes),
                Output::Fault(fault) => panic!("an honest seat is blamed: {fault}"),
                Output::Persist(_) | Output::Completed(..) | Output::Happened(_) => {}
            }
        }
        loop {
            let (session, files) = self.ours.as_mut().unwrap();
            let Some(output) = session.poll_output() else {
                return true;
            };
            let journal = matches!(output, Output::Persist(_));
            let written = journal || matches!(output, Output::Record(_));
            self.writes += usize::from(written);
            let stop = written && self.stops < self.most && self.writes.is_multiple_of(self.every);
            let left = stop.then(|| self.kinds[self.stops % self.kinds.len()]);
            match output {
                _ if matches!(left, Some(Left::Nothing)) => {}
                Output::Transmit { bytes, .. } => self.under_way.push_back((false, bytes)),
                Output::Record(bytes) => files.append_recording(&bytes).unwrap(),
                Output::Persist(entry) => files.persist(&entry).unwrap(),
                Output::Fault(fault) => panic!("an honest seat is blamed: {fault}"),
                Output::Completed(..) | Output::Happened(_) => {}
            }
            if let Some(left) = left {
                self.stop(left, journal);
                return false;
            }
        }
    }

    /// The program is gone at once, and so is what was under way to it.
    fn stop(&mut self, left: Left, journal: bool) {
        let (_, files) = self.ours.take().unwrap();
        let recording = files.recording_path().to_path_buf();
        drop(files);
        self.under_way.clear();
        self.stops += 1;
        let cut = |path: &Path, at_most: u64, dice: &mut Dice| {
            let file = OpenOptions::new().write(true).open(path).unwrap();
            let length = file.metadata().unwrap().len();
            let lost = 1 + dice.next() % at_most;
            file.set_len(length.saturating_sub(lost)).unwrap();
        };
        match left {
            Left::Nothing | Left::All => {}
            // A frame of the journal has 16 bytes around its body, so this tears no other.
            Left::Part if journal => cut(&self.journal, 16, &mut self.dice),
            // What was not synced may be gone too.
            Left::Part => cut(&recording, 3_000, &mut self.dice),
            Left::NoRecording => fs::remove_file(recording).unwrap(),
        }
    }

    /// The program starts again, and both say how far they are.
    fn start(&mut self) {
        let game = self.charter.game_id();
        let resumed = GameFiles::resume(&self.profile, game).unwrap();
        assert_eq!(resumed.warning, None);
        let key = self.profile.identity_key();
        let session = Session::restore(
            self.suite.clone(),
            key,
            &resumed.recording,
            &resumed.journal,
            &mut self.rng,
        );
        self.ours = Some((session.unwrap(), resumed.files));
        self.tell_statuses();
    }

    fn statuses(&self) -> (Status, Status) {
        let (ours, _) = self.ours.as_ref().unwrap();
        (ours.status(), self.other.status())
    }

    fn tell_statuses(&mut self) {
        let (ours, other) = self.statuses();
        for (to_us, status) in [(false, ours), (true, other)] {
            let bytes = Message::Status(status).to_bytes();
            self.under_way.push_back((to_us, bytes));
        }
    }

    /// Delivers until nothing is under way, however often ours is stopped.
    fn settle(&mut self) {
        let mut told = None;
        loop {
            while !self.carry_out() {
                self.start();
            }
            let Some((to_us, bytes)) = self.under_way.pop_front() else {
                // Whoever is far behind hears a part at each status.
                let statuses = self.statuses();
                if told == Some(statuses) || statuses.0 == statuses.1 {
                    return;
                }
                told = Some(statuses);
                self.tell_statuses();
                continue;
            };
            let session = match &mut self.ours {
                Some((ours, _)) if to_us => ours,
                _ => &mut self.other,
            };
            session
                .handle_message(Peer(0), &bytes, &mut self.rng)
                .unwrap();
        }
    }

    fn play(&mut self) {
        self.settle();
        loop {
            let (ours, _) = self.ours.as_mut().unwrap();
            let decision = ours.game().and_then(rules::Game::decision);
            let (StepKind::Act, Some((seat, _))) = (ours.replica().kind(), decision) else {
                break;
            };
            let ours_is_asked = ours.own_seat() == Some(seat);
            let session = if ours_is_asked { ours } else { &mut self.other };
            let legal = session.view().unwrap().legal_actions();
            let action = *self.dice.pick(&legal).unwrap();
            session.act(action, &mut self.rng).unwrap();
            self.settle();
        }
    }
}

/// Plays it, and checks that it is fair, over, equal for both, and can be closed.
fn plays_fair(every: usize, kinds: &'static [Left], most: usize) {
    let suite = Suite::derive().unwrap();
    println!("stopped at every write number {every}, leaving {kinds:?}");
    let scratch = Scratch::new();
    let mut table = Table::new(&suite, &scratch, every, kinds);
    table.most = most;
    table.play();
    let (ours, files) = table.ours.take().unwrap();
    println!("  {} writes, {} stops", table.writes, table.stops);
    assert!(ours.is_over() && table.other.is_over());
    assert_eq!(ours.head(), table.other.head());
    let path = files.recording_path().to_path_buf();
    files.finish(&ours).unwrap();
    let bytes = fs::read(&path).unwrap();
    for bytes in [&bytes, &table.others_recording] {
        let recording = Recording::read(bytes).unwrap();
        assert!(recording.torn.is_none());
        let report = audit(&suite, &recording);
        assert_eq!(report.played, Played::Correctly);
        assert!(report.is_fair());
        assert!(matches!(report.ended, Ended::Won(_)));
        assert_eq!(report.head, ours.head());
        for seat in recording.charter.seats().iter() {
            assert_eq!(report.opened[seat], Some(Opened::Yes));
        }
    }
    assert!(!table.journal.exists());
    let list = table.profile.games().unwrap();
    let states: Vec<GameState> = list.games.iter().map(|game| game.state).collect();
    assert_eq!(states, [GameState::Finished]);
    let error = GameFiles::resume(&table.profile, table.charter.game_id()).unwrap_err();
    assert_eq!(error.problem, Problem::GameClosed);
}

#[test]
fn a_game_that_is_stopped_at_every_write_of_its_set_up_is_finished_and_fair() {
    plays_fair(1, &[Left::All], 20);
}

#[test]
fn a_game_that_is_stopped_again_and_again_is_finished_and_fair() {
    plays_fair(5, &[Left::Part, Left::All, Left::Nothing], usize::MAX);
}

/// Catching up from nothing takes many writes: stopped at each dozen of them it would never end.
#[test]
fn a_game_that_loses_its_recording_comes_back_from_its_journal() {
    plays_fair(37, &[Left::NoRecording], 3);
}

#[test]
fn a_game_that_is_not_over_keeps_its_journal() {
    let suite = Suite::derive().unwrap();
    let scratch = Scratch::new();
    let mut table = Table::new(&suite, &scratch, usize::MAX, &[]);
    table.settle();
    let (ours, files) = table.ours.take().unwrap();
    let error = files.finish(&ours).unwrap_err();
    assert_eq!(error.problem, Problem::GameNotOver);
    assert!(table.journal.exists());
    table.start();
    table.play();
    let (ours, _) = table.ours.take().unwrap();
    assert!(ours.is_over());
}
