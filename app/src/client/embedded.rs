//! The players of this computer, in threads of their own: the person's node, and one for each bot.
//!
//! A bot is a peer like any other: it has its own identity and keys, connects over the loopback
//! interface, and plays the whole protocol. The window only sends commands and receives updates.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

use bots::{Bot, Level};
use network::lobby::Name;
use network::storage::Profile;
use network::{Command, News, Node, NodeConfig, NodeView, Port, Reach};
use rules::Options;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::fairness::Fairness;
use super::screens::games::PlayedGame;
use crate::bot_player::BotPlayer;
use crate::bot_talk::BotTalk;
use crate::failure::Failure;
use crate::names::BOTS;
use crate::one_computer::{STANDSTILL, introduce, sit_down};
use crate::printable::printable;
use crate::temporary_folder::TemporaryFolder;

/// How long a bot seems to think.
const PAUSE: Duration = Duration::from_millis(900);

/// Bots let a queen go sooner than people do.
const BOT_TEMPO: u32 = 3;

/// The folder of the person who sits at this computer.
const PROFILE: &str = "player";

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
    /// It cannot be played: why, in a sentence.
    Failed(String),
    /// A recording was looked at.
    Fairness(Box<Fairness>),
    /// The player's games, newest first.
    Games(Vec<PlayedGame>),
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
    commands: mpsc::Sender<Command>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// The way of updates to the window.
#[derive(Clone)]
struct Outlet {
    round: u64,
    sender: Sender<(u64, Update)>,
    wake: Wake,
}

impl Outlet {
    fn tell(&self, update: Update) {
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
            this.outlet().tell(Update::Failed(problem));
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
        if let Some(playing) = &self.playing {
            // A queue that is full belongs to a node that hangs; the click is lost, not the window.
            let _ = playing.commands.try_send(command);
        }
    }

    /// Begins a game against bots; one that is going on is left.
    pub(crate) fn play_now(&mut self, wish: PlayNow) {
        let surroundings = self.surroundings.clone();
        self.begin(move |outlet, inbox, stop| async move {
            if let Err(problem) = play_now(&surroundings, &wish, &outlet, inbox, stop).await {
                outlet.tell(Update::Failed(problem.sentence().unwrap_or_default()));
            }
        });
    }

    /// Opens the person's node to the home network.
    pub(crate) fn go_online(&mut self, name: String) {
        let surroundings = self.surroundings.clone();
        self.begin(move |outlet, inbox, stop| async move {
            if let Err(problem) = online(&surroundings, &name, &outlet, inbox, stop).await {
                outlet.tell(Update::Failed(problem.sentence().unwrap_or_default()));
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
                Ok(Err(problem)) => {
                    outlet.tell(Update::Failed(problem.sentence().unwrap_or_default()));
                }
                Err(problem) => outlet.tell(Update::Failed(problem.to_string())),
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
        play: impl FnOnce(Outlet, mpsc::Receiver<Command>, oneshot::Receiver<()>) -> F + Send + 'static,
    ) where
        F: Future<Output = ()> + Send + 'static,
    {
        self.leave();
        let before = core::mem::take(&mut self.leaving);
        let (commands, inbox) = mpsc::channel(COMMANDS);
        let (stop, stopped) = oneshot::channel();
        let outlet = self.outlet();
        if let Some(runtime) = &self.runtime {
            let task = runtime.spawn(async move {
                // Two nodes cannot have the same profile open.
                futures::future::join_all(before).await;
                play(outlet, inbox, stopped).await;
            });
            self.playing = Some(Playing {
                commands,
                stop,
                task,
            });
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
    let profile = Profile::open(data, PROFILE, &mut rand::rng()).map_err(Failure::Storage)?;
    let list = profile.games().map_err(Failure::Storage)?;
    let games = list.games.into_iter().map(|entry| PlayedGame {
        finished: entry.state == network::storage::GameState::Finished,
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

fn person(
    surroundings: &Surroundings,
    name: &str,
    reach: Reach,
    port: Port,
) -> Result<Node, Failure> {
    let profile = Profile::open(surroundings.data.clone(), PROFILE, &mut rand::rng());
    let config = NodeConfig {
        profile: profile.map_err(Failure::Storage)?,
        name: Name::clean(name).map_err(|problem| Failure::Text("name", problem))?,
        port,
        reach,
        tempo: surroundings.tempo,
        operator: None,
    };
    Node::start(config).map_err(Failure::Network)
}

fn bot(folder: &Path, name: &str, tempo: u32) -> Result<Node, Failure> {
    let profile = Profile::open(Some(folder.to_owned()), name, &mut rand::rng());
    let config = NodeConfig {
        profile: profile.map_err(Failure::Storage)?,
        name: Name::clean(name).map_err(|problem| Failure::Text("name", problem))?,
        port: Port::Any,
        reach: Reach::ThisComputer,
        tempo,
        operator: None,
    };
    Node::start(config).map_err(Failure::Network)
}

async fn play_now(
    surroundings: &Surroundings,
    wish: &PlayNow,
    outlet: &Outlet,
    inbox: mpsc::Receiver<Command>,
    stop: oneshot::Receiver<()>,
) -> Result<(), Failure> {
    let folder = TemporaryFolder::new().map_err(Failure::Temporary)?;
    let first = person(surroundings, &wish.name, Reach::ThisComputer, Port::Any)?;
    let tempo = surroundings.tempo.saturating_mul(BOT_TEMPO);
    let own = wish.name.to_lowercase();
    let free = BOTS.iter().filter(|name| name.to_lowercase() != own);
    let mut bots = Vec::new();
    for name in free.take(wish.bots) {
        bots.push(bot(folder.path(), name, tempo)?);
    }
    let others: Vec<&Node> = bots.iter().collect();
    let all: Vec<&Node> = std::iter::once(&first)
        .chain(others.iter().copied())
        .collect();
    let table = async {
        introduce(&all).await?;
        sit_down("Play now", wish.options, &first, &others).await?;
        let pause = PAUSE / surroundings.tempo.max(1);
        let person = first.view().borrow().identity;
        let players = bots.iter().map(|node| {
            let bot = Bot::new(wish.level, rand::random());
            let talk = BotTalk::with(person, rand::random());
            let player = BotPlayer::new(bot, STANDSTILL).thinking(pause);
            player.talking(talk).play(node)
        });
        futures::future::join_all(players).await;
        Ok(())
    };
    let result = tokio::select! {
        result = table => result,
        () = serve(&first, outlet, inbox, stop) => Ok(()),
    };
    for node in bots {
        node.stop().await;
    }
    first.stop().await;
    result
}

async fn online(
    surroundings: &Surroundings,
    name: &str,
    outlet: &Outlet,
    inbox: mpsc::Receiver<Command>,
    stop: oneshot::Receiver<()>,
) -> Result<(), Failure> {
    let node = person(surroundings, name, Reach::Network, Port::Usual)?;
    serve(&node, outlet, inbox, stop).await;
    node.stop().await;
    Ok(())
}

/// Carries commands to the node and updates to the window, until the window has had enough.
async fn serve(
    node: &Node,
    outlet: &Outlet,
    mut inbox: mpsc::Receiver<Command>,
    mut stop: oneshot::Receiver<()>,
) {
    let mut view = node.view();
    let mut news = node.news();
    outlet.tell(Update::View(Arc::clone(&view.borrow_and_update())));
    loop {
        tokio::select! {
            // News first: a view is newer than all news before it.
            biased;
            _ = &mut stop => return,
            told = news.recv() => match told {
                Ok(told) => outlet.tell(Update::News(told)),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            },
            changed = view.changed() => {
                if changed.is_err() {
                    return;
                }
                let now = Arc::clone(&view.borrow_and_update());
                outlet.tell(Update::View(now));
            }
            command = inbox.recv() => match command {
                Some(command) => node.tell(command).await,
                None => return,
            },
        }
    }
}
