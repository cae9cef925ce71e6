//! Starting a game's thread, and talking to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use protocol::{Charter, Hash, Session, Suite};
use rand::rngs::StdRng;
use rules::SeatSet;
use tokio::sync::mpsc;

use super::driver::Driver;
use super::{GameState, Input, News};
use crate::node::ResumeError;
use crate::storage::{GameFiles, Profile, Warning};

/// How many messages of peers may wait; what is dropped beyond is fetched again.
const INBOX: usize = 1024;

/// Tells the threads apart: one game may be closed and gone on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RunId(pub(crate) u64);

/// How a game begins.
#[derive(Debug)]
pub(crate) enum Beginning {
    /// As a seat.
    New(Charter),
    /// As a spectator. Whoever watches has promised nothing that could be broken after a restart, so
    /// nothing is stored.
    Watch(Charter),
    /// As the seat that we were.
    Resume(Hash),
}

/// What every game of this program stands on.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) suite: Suite,
    pub(crate) profile: Arc<Profile>,
    pub(crate) tempo: u32,
}

/// The other end of a game's thread. When it is dropped, the thread takes in what it was told, stores
/// it, and ends.
#[derive(Debug)]
pub(crate) struct GameThread {
    /// Which thread.
    pub(crate) run: RunId,
    /// Which game.
    pub(crate) id: Hash,
    inbox: Sender<Input>,
    /// How many messages of peers wait.
    waiting: Arc<AtomicUsize>,
}

/// How a game tells the hub. Its end is told whatever happens, a panic included.
pub(super) struct Teller {
    run: RunId,
    news: mpsc::Sender<(RunId, News)>,
}

/// Where a game gets its inputs.
pub(super) struct Inbox {
    inputs: Receiver<Input>,
    waiting: Arc<AtomicUsize>,
}

impl GameThread {
    /// Starts the thread. It tells whether the game could begin.
    pub(crate) fn start(
        run: RunId,
        beginning: Beginning,
        ground: Ground,
        news: mpsc::Sender<(RunId, News)>,
    ) -> std::io::Result<Self> {
        let (inbox, inputs) = channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let id = match &beginning {
            Beginning::New(charter) | Beginning::Watch(charter) => charter.game_id(),
            Beginning::Resume(game) => *game,
        };
        let inputs = Inbox {
            inputs,
            waiting: Arc::clone(&waiting),
        };
        let teller = Teller { run, news };
        std::thread::Builder::new()
            .name("game".to_owned())
            .spawn(move || play(beginning, ground, &inputs, teller))?;
        Ok(Self {
            run,
            id,
            inbox,
            waiting,
        })
    }

    /// Tells the game something. Messages of peers are lost if too many wait, and fetched again;
    /// nothing else is.
    pub(crate) fn tell(&self, input: Input) {
        if matches!(input, Input::Said(..) | Input::Beat(..)) {
            if self.waiting.load(Ordering::Relaxed) >= INBOX {
                return;
            }
            self.waiting.fetch_add(1, Ordering::Relaxed);
        }
        // A thread that ended has said so.
        let _ = self.inbox.send(input);
    }
}

impl Inbox {
    pub(super) fn inputs(&self) -> &Receiver<Input> {
        &self.inputs
    }

    /// Notes that an input was taken out.
    pub(super) fn taken(&self, input: &Input) {
        if matches!(input, Input::Said(..) | Input::Beat(..)) {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Teller {
    pub(super) fn say(&self, news: News) {
        // Nobody listens only when the program stops.
        let _ = self.news.blocking_send((self.run, news));
    }
}

impl Drop for Teller {
    fn drop(&mut self) {
        self.say(News::Ended);
    }
}

fn play(beginning: Beginning, ground: Ground, inputs: &Inbox, teller: Teller) {
    let begun = begin(beginning, &ground);
    let tempo = ground.tempo;
    // When the end is told, the profile is free.
    drop(ground);
    match begun {
        Ok((session, files, warning)) => {
            let recording = files.as_ref().map(|files| files.recording_path().into());
            let state = GameState::of(&session, SeatSet::EMPTY, recording);
            teller.say(News::Begun(Box::new(state), warning));
            Driver::new(session, files, tempo, teller).run(inputs);
        }
        Err(problem) => teller.say(News::NotBegun(problem)),
    }
}

/// A session, where it is stored, and what the player should know about that.
type Begun = (Session, Option<GameFiles>, Option<Warning>);

fn begin(beginning: Beginning, ground: &Ground) -> Result<Begun, ResumeError> {
    let mut rng: StdRng = rand::make_rng();
    let Ground { suite, profile, .. } = ground;
    match beginning {
        Beginning::New(charter) => {
            let files = GameFiles::create(profile, &charter)?;
            let key = profile.identity_key();
            let session = Session::seat(suite.clone(), charter, key, &mut rng)?;
            Ok((session, Some(files), None))
        }
        Beginning::Watch(charter) => {
            let session = Session::spectator(suite.clone(), charter)?;
            Ok((session, None, None))
        }
        Beginning::Resume(game) => {
            let resumed = GameFiles::resume(profile, game)?;
            let session = Session::restore(
                suite.clone(),
                profile.identity_key(),
                &resumed.recording,
                &resumed.journal,
                &mut rng,
            )?;
            Ok((session, Some(resumed.files), resumed.warning))
        }
    }
}
