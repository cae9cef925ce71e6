//! The players of this computer, in threads of their own: the person's node, and one for each bot.
//!
//! A bot is a peer like any other: it has its own identity and keys, connects over the loopback
//! interface, and plays the whole protocol. The window only sends commands and receives updates.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use bots::Level;
use network::{Command, News, NodeView, Reach};
use protocol::Hash;
use rules::{Options, Seat};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::company::{Begin, PROFILE, Wish, has_people, profile, sit};
use super::fairness::Fairness;
use super::replay;
use super::screens::games::PlayedGame;
use crate::failure::Failure;
use crate::printable::printable;

/// How many commands may wait for a node.
const COMMANDS: usize = 64;

/// Called when there is something new to show.
pub(crate) type Wake = Arc<dyn Fn() + Send + Sync>;

/// What the window is told.
#[derive(Debug)]
pub(crate) enum Update {
    /// The person's node stands like this now.
    View(Arc<NodeView>),
    /// The person's node has news.
    News(News),
    /// It cannot be played, and why.
    Failed(Failure),
    /// A bot cannot come, and why.
    NoBot(Failure),
    /// A recording was looked at.
    Fairness(Box<Fairness>),
    /// A recording was opened to be looked at.
    Replay(Box<replay::Opened>),
    /// The player's games, newest first.
    Games(Vec<PlayedGame>),
}

/// What the window wants.
#[derive(Debug)]
pub(super) enum Order {
    /// Something of the person's node.
    Node(Command),
    /// Another bot at the person's table.
    AddBot(Level),
}

/// How a game against bots is to be.
#[derive(Clone, Debug)]
pub(crate) struct PlayNow {
    pub(crate) name: String,
    pub(crate) bots: usize,
    pub(crate) level: Level,
    pub(crate) options: Options,
}

/// Where files are kept, and how fast everything goes.
#[derive(Clone, Debug)]
pub(crate) struct Surroundings {
    /// The folder of all profiles; the system's own if none is named.
    pub(crate) data: Option<PathBuf>,
    /// All times are divided by this: 1 where people play.
    pub(crate) tempo: u32,
    /// Who is looked for where people play with each other.
    pub(crate) reach: Reach,
}

/// The players of this computer.
pub(crate) struct Embedded {
    surroundings: Surroundings,
    runtime: Option<Runtime>,
    wake: Wake,
    sender: Sender<(u64, Update)>,
    updates: Receiver<(u64, Update)>,
    /// Which game the window is about: what an earlier one still says is of no interest.
    round: u64,
    playing: Option<Playing>,
    /// What was left and is not over yet.
    leaving: Vec<JoinHandle<()>>,
}

struct Playing {
    orders: mpsc::Sender<Order>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// The way of updates to the window.
#[derive(Clone)]
pub(super) struct Outlet {
    round: u64,
    sender: Sender<(u64, Update)>,
    wake: Wake,
}

impl Outlet {
    pub(super) fn tell(&self, update: Update) {
        // A window that is closed needs no news.
        let _ = self.sender.send((self.round, update));
        (self.wake)();
    }
}

impl Embedded {
    pub(crate) fn new(surroundings: Surroundings, wake: Wake) -> Self {
        let (sender, updates) = channel();
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build();
        let problem = runtime.as_ref().err().map(ToString::to_string);
        let this = Self {
            surroundings,
            runtime: runtime.ok(),
            wake,
            sender,
            updates,
            round: 0,
            playing: None,
            leaving: Vec::new(),
        };
        if let Some(problem) = problem {
            this.outlet()
                .tell(Update::Failed(Failure::Mistake(problem)));
        }
        this
    }

    fn outlet(&self) -> Outlet {
        Outlet {
            round: self.round,
            sender: self.sender.clone(),
            wake: Arc::clone(&self.wake),
        }
    }

    /// Where the player's games are kept.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        let named = self.surroundings.data.clone();
        let root = named.or_else(network::storage::data_folder)?;
        Some(root.join(format!("profile-{PROFILE}")))
    }

    /// What there is to tell, if anything.
    pub(crate) fn next(&mut self) -> Option<Update> {
        loop {
            match self.updates.try_recv() {
                Ok((round, update)) if round == self.round => return Some(update),
                Ok(_) => {}
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
    }

    /// Sends a command to the person's node.
    pub(crate) fn tell(&self, command: Command) {
        self.order(Order::Node(command));
    }

    /// Lets a bot take a seat at the person's table.
    pub(crate) fn add_bot(&self, level: Level) {
        self.order(Order::AddBot(level));
    }

    fn order(&self, order: Order) {
        if let Some(playing) = &self.playing {
            // A queue that is full belongs to a node that hangs; the click is lost, not the window.
            let _ = playing.orders.try_send(order);
        }
    }

    /// Begins a game against bots; one that is going on is left.
    pub(crate) fn play_now(&mut self, wish: PlayNow) {
        self.sit(Wish {
            name: wish.name,
            level: wish.level,
            begin: Begin::Bots(wish.bots, wish.options),
        });
    }

    /// Opens the person's node to the home network.
    pub(crate) fn go_online(&mut self, name: String, level: Level) {
        let begin = Begin::Lobby;
        self.sit(Wish { name, level, begin });
    }

    /// Goes on with a game that was interrupted.
    pub(crate) fn resume(&mut self, name: String, level: Level, game: Hash) {
        let begin = Begin::Resume(game);
        self.sit(Wish { name, level, begin });
    }

    fn sit(&mut self, wish: Wish) {
        let surroundings = self.surroundings.clone();
        self.begin(move |outlet, inbox, stop| async move {
            if let Err(problem) = sit(&surroundings, wish, &outlet, inbox, stop).await {
                outlet.tell(Update::Failed(problem));
            }
        });
    }

    /// Looks through the player's folder.
    pub(crate) fn list_games(&mut self) {
        let data = self.surroundings.data.clone();
        self.begin(move |outlet, _, _| async move {
            let listed = tokio::task::spawn_blocking(move || played_games(data)).await;
            match listed {
                Ok(Ok(games)) => outlet.tell(Update::Games(games)),
                Ok(Err(problem)) => outlet.tell(Update::Failed(problem)),
                Err(problem) => outlet.tell(Update::Failed(Failure::Mistake(problem.to_string()))),
            }
        });
    }

    /// Leaves whatever is going on.
    pub(crate) fn leave(&mut self) {
        self.round += 1;
        if let Some(playing) = self.playing.take() {
            // A task that has ended needs no word.
            let _ = playing.stop.send(());
            self.leaving.push(playing.task);
        }
    }

    fn begin<F>(
        &mut self,
        play: impl FnOnce(Outlet, mpsc::Receiver<Order>, oneshot::Receiver<()>) -> F + Send + 'static,
    ) where
        F: Future<Output = ()> + Send + 'static,
    {
        self.leave();
        let before = core::mem::take(&mut self.leaving);
        let (orders, inbox) = mpsc::channel(COMMANDS);
        let (stop, stopped) = oneshot::channel();
        let outlet = self.outlet();
        if let Some(runtime) = &self.runtime {
            let task = runtime.spawn(async move {
                // Two nodes cannot have the same profile open.
                futures::future::join_all(before).await;
                play(outlet, inbox, stopped).await;
            });
            self.playing = Some(Playing { orders, stop, task });
        }
    }

    /// Looks at a recording from nothing, as anybody else would.
    pub(crate) fn audit(&self, recording: &Path) {
        let outlet = self.outlet();
        let recording = recording.to_owned();
        if let Some(runtime) = &self.runtime {
            runtime.spawn_blocking(move || {
                let fairness = Fairness::of(&recording);
                outlet.tell(Update::Fairness(Box::new(fairness)));
            });
        }
    }
}

impl Embedded {
    /// Opens a recording to be looked at again.
    pub(crate) fn replay(&self, recording: PathBuf, me: Option<Seat>) {
        let outlet = self.outlet();
        if let Some(runtime) = &self.runtime {
            runtime.spawn(async move {
                let file = recording.clone();
                let open = move || replay::Opened::of(&recording, me);
                let opened = tokio::task::spawn_blocking(open).await;
                // Even if opening it failed by a mistake of ours, the window is told.
                let opened = opened.unwrap_or_else(|problem| replay::Opened {
                    file,
                    result: Err(problem.to_string()),
                });
                outlet.tell(Update::Replay(Box::new(opened)));
            });
        }
    }
}

impl Drop for Embedded {
    fn drop(&mut self) {
        self.leave();
        if let Some(runtime) = self.runtime.take() {
            // What is on its way to the disk gets there; nobody waits longer than that.
            runtime.shutdown_timeout(Duration::from_secs(2));
        }
    }
}

impl fmt::Debug for Embedded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Embedded")
            .field("surroundings", &self.surroundings)
            .field("round", &self.round)
            .finish_non_exhaustive()
    }
}

fn played_games(data: Option<PathBuf>) -> Result<Vec<PlayedGame>, Failure> {
    let profile = profile(data)?;
    let own = profile.identity();
    let list = profile.games().map_err(Failure::Storage)?;
    let games = list.games.into_iter().map(|entry| PlayedGame {
        game: entry.game,
        me: Seat::all()
            .zip(&entry.charter.seats)
            .find(|(_, seat)| seat.identity == own)
            .map(|(seat, _)| seat),
        finished: entry.state == network::storage::GameState::Finished,
        can_go_on: entry.can_go_on(&own),
        alone: !has_people(&entry.charter, &own),
        modified: entry.modified,
        players: entry
            .charter
            .seats
            .iter()
            .map(|seat| printable(&seat.name))
            .collect(),
        recording: entry.recording,
    });
    Ok(games.collect())
}
