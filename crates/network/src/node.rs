//! One computer on the network, as the rest of the program sees it.

use std::net::SocketAddr;
use std::sync::Arc;

use protocol::{Charter, Hash, Identity};
use rules::{Action, Options, Seat, SeatSet};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::JoinHandle;

use crate::diagnosis::Diagnosis;
use crate::emote::Emote;
use crate::game::{GameState, GameUpdate, Refused};
use crate::hub::Hub;
use crate::invite::{Invite, JoinAddress};
use crate::lobby::{Draft, Fingerprint, Gone, Name, Person, Refusal, Standing, Table, TableId};
use crate::storage::{Profile, StorageError, Warning};

/// How many commands may wait.
const COMMANDS: usize = 64;

/// How much news may wait for a slow listener before it misses some.
const NEWS: usize = 1024;

/// Where others reach us unless something else is asked for. Invite codes stay the same from one
/// start to the next as long as it is free.
pub const USUAL_PORT: u16 = 47_353;

/// How a node is to be.
#[derive(Debug)]
pub struct NodeConfig {
    /// Where its key and its games are kept.
    pub profile: Profile,
    /// What the player is called.
    pub name: Name,
    /// Where to listen.
    pub port: Port,
    /// Who can be reached.
    pub reach: Reach,
    /// All times of the game are divided by this: 1 where people play.
    pub tempo: u32,
    /// Of a bot that a person brought: that person.
    pub operator: Option<Identity>,
}

/// Which port to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// [`USUAL_PORT`] if it is free, else any.
    Usual,
    /// Any that is free.
    Any,
    /// This one, or none.
    Exactly(u16),
}

/// Who can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Everybody on the local network.
    Network,
    /// Everybody on the local network who is given the address: nobody is looked for.
    ByAddress,
    /// Other programs of this computer, by address.
    ThisComputer,
}

/// What the outside wants of a node.
#[derive(Clone, Debug)]
pub enum Command {
    /// Call oneself otherwise.
    Rename(Name),
    /// Open a table and sit down at it.
    OpenTable {
        /// What it is called.
        title: Name,
        /// What is to be played.
        options: Options,
        /// How many are to play.
        seats: u8,
    },
    /// Change the table that we opened.
    ChangeTable {
        /// What is to be played.
        options: Options,
        /// How many are to play.
        seats: u8,
    },
    /// Let a bot of ours sit down at our table.
    ExpectBot(Identity),
    /// Ask a guest of our table to leave.
    RemoveGuest(Identity),
    /// Sit down at somebody's table.
    Sit {
        /// Who opened it.
        opener: Identity,
        /// Which table.
        table: TableId,
    },
    /// Leave the table; whoever opened it closes it.
    StandUp,
    /// Agree to the table as it was shown.
    Ready(Draft),
    /// Agree no longer.
    NotReady,
    /// Play again with the same people.
    Again,
    /// Watch the game that somebody plays.
    Watch(Identity),
    /// Go on with a game that was interrupted.
    Resume(Hash),
    /// Choose in the game.
    Act(Action),
    /// Leave the game for good.
    Leave,
    /// Vote to go on without some.
    VoteOut(SeatSet),
    /// End the game without some, for good.
    EndWithout(SeatSet),
    /// Say a phrase to everybody at the table.
    Say(Emote),
    /// Get up from the game: when it is decided, or to come back later.
    CloseGame,
    /// Call somebody who cannot be found.
    Join(JoinAddress),
    /// Find out what is wrong with the network; see [`NodeView::diagnosis`].
    Diagnose,
    /// Stop.
    Stop,
}

/// What a node tells, beside what [`NodeView`] shows.
#[derive(Clone, Debug)]
pub enum News {
    /// The game went on.
    Game(GameUpdate),
    /// A player says a phrase; ours too, once it is on its way.
    Said(Seat, Emote),
    /// A game begins, or goes on after a restart.
    GameBegins(Arc<GameState>),
    /// Our player may not do that.
    NotAllowed(Refused),
    /// A wish about a table came to nothing.
    TableRefused(TableId, Refusal),
    /// The table where we sat is gone.
    TableGone(TableId, Gone),
    /// A wish was not granted.
    Declined(Refusal),
    /// Somebody will not sign, so the game will not be.
    CalledOff,
    /// The recording of a game that goes on was damaged, and was mended.
    Mended(Warning),
    /// The game stopped by a mistake of the program. It can be gone on with.
    Stopped(Hash),
    /// The game can no longer be stored, so it stands still here.
    Unsaved(StorageError),
    /// A call went through.
    Joined(Identity),
    /// A call did not go through.
    NotJoined(JoinAddress, CallError),
    /// A game could not begin, or not be taken up again.
    NotBegun(Hash, ResumeError),
}

/// Why a call did not go through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallError {
    /// Nobody answered.
    NoAnswer,
    /// Somebody else answered.
    SomebodyElse,
    /// That is this computer.
    Ourselves,
    /// The other program speaks another version.
    Version(u16),
}

/// Why a game could not be taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// Its files cannot be read or written.
    Storage(StorageError),
    /// What the files hold is no game that can go on.
    Files(String),
}

/// Why a node cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The port is taken.
    PortInUse(u16),
    /// There is no way to listen.
    NoListening(String),
    /// The program's own group elements cannot be derived, or the system has no randomness.
    Broken(String),
    /// Files of the profile cannot be used.
    Storage(StorageError),
}

/// A node at one moment.
#[derive(Clone, Debug)]
pub struct NodeView {
    /// Who we are.
    pub identity: Identity,
    /// What our player is called.
    pub name: Name,
    /// Where others reach us.
    pub addresses: Vec<SocketAddr>,
    /// To be read aloud or scanned, if there is an address.
    pub invite: Option<Invite>,
    /// Who is nearby.
    pub people: Vec<Nearby>,
    /// Open tables, with their openers; ours too.
    pub tables: Vec<(Identity, Table)>,
    /// The table where we sit, with its opener.
    pub seated: Option<(Identity, Table)>,
    /// The game that we play or watch.
    pub game: Option<Arc<GameState>>,
    /// Games of ours that were interrupted, newest first.
    pub unfinished: Vec<Hash>,
    /// What is wrong with the network, most important first.
    pub diagnosis: Vec<Diagnosis>,
}

/// Somebody nearby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearby {
    /// Who.
    pub identity: Identity,
    /// What the person is called.
    pub name: Name,
    /// To tell one from another of the same name.
    pub fingerprint: Fingerprint,
    /// Whether somebody else goes by a name that looks like this one.
    pub namesake: bool,
    /// What we know from earlier games.
    pub acquaintance: Acquaintance,
    /// Whether the link is up; if not, the person is waited for.
    pub linked: bool,
    /// Whose bot it says it is.
    pub bot_of: Option<Identity>,
    /// The game the person plays or watches.
    pub playing: Option<Charter>,
    /// Whether the person wants to play that game again.
    pub again: Option<Hash>,
}

/// What we know of somebody from earlier games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acquaintance {
    /// We played together, under this name.
    Known,
    /// We played together, under this other name.
    Renamed(Name),
    /// We never played together.
    New,
    /// We never played together, and somebody else we played with has a name that looks the same.
    NameOfAnother,
}

impl From<Person<'_>> for Nearby {
    fn from(person: Person<'_>) -> Self {
        Self {
            identity: person.identity,
            name: person.name.clone(),
            fingerprint: person.fingerprint,
            namesake: person.namesake,
            acquaintance: match person.standing {
                Standing::Known => Acquaintance::Known,
                Standing::Renamed(name) => Acquaintance::Renamed(name.clone()),
                Standing::New => Acquaintance::New,
                Standing::NameOfAnother => Acquaintance::NameOfAnother,
            },
            linked: person.linked,
            bot_of: person.bot_of,
            playing: person.playing.cloned(),
            again: person.again,
        }
    }
}

/// A running node. Dropping it stops it.
#[derive(Debug)]
pub struct Node {
    commands: mpsc::Sender<Command>,
    view: watch::Receiver<Arc<NodeView>>,
    news: broadcast::Sender<News>,
    task: JoinHandle<()>,
}

impl Node {
    /// Starts a node on the tokio runtime in whose context this is called.
    ///
    /// # Errors
    ///
    /// Why it cannot start.
    pub fn start(config: NodeConfig) -> Result<Self, StartError> {
        let (commands, inbox) = mpsc::channel(COMMANDS);
        let (news, _) = broadcast::channel(NEWS);
        let (hub, view) = Hub::new(config, inbox, news.clone())?;
        let task = tokio::spawn(hub.run());
        Ok(Self {
            commands,
            view,
            news,
            task,
        })
    }

    /// Where the node stands. Awaits changes, or reads the last one.
    pub fn view(&self) -> watch::Receiver<Arc<NodeView>> {
        self.view.clone()
    }

    /// What the node tells from now on. A listener that is too slow is told that it missed some,
    /// and finds what counts in the view.
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Where to put commands.
    pub fn commands(&self) -> mpsc::Sender<Command> {
        self.commands.clone()
    }

    /// Gives a command; waits while too many wait already.
    pub async fn tell(&self, command: Command) {
        // Only a stopped node does not listen, and it needs no commands.
        let _ = self.commands.send(command).await;
    }

    /// Stops, and waits until all is stored.
    pub async fn stop(mut self) {
        self.tell(Command::Stop).await;
        let _ = (&mut self.task).await;
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl From<StorageError> for ResumeError {
    fn from(problem: StorageError) -> Self {
        Self::Storage(problem)
    }
}

impl From<protocol::StartError> for ResumeError {
    fn from(problem: protocol::StartError) -> Self {
        Self::Files(problem.to_string())
    }
}

impl core::fmt::Display for CallError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NoAnswer => f.write_str(
                "nobody answers there: check the address, and whether a firewall closes the port",
            ),
            Self::SomebodyElse => f.write_str("another computer answers there: ask for a new code"),
            Self::Ourselves => f.write_str("that is the address of this computer"),
            Self::Version(version) => write!(
                f,
                "the program there speaks version {version} of the network: update both"
            ),
        }
    }
}

impl core::error::Error for CallError {}

impl core::fmt::Display for ResumeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Storage(problem) => problem.fmt(f),
            Self::Files(problem) => write!(f, "the game cannot go on: {problem}"),
        }
    }
}

impl core::error::Error for ResumeError {}

impl core::fmt::Display for StartError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::PortInUse(port) => write!(
                f,
                "port {port} is used by another program: choose another with --port, or none"
            ),
            Self::NoListening(problem) => {
                write!(
                    f,
                    "this computer does not let the program listen: {problem}"
                )
            }
            Self::Broken(problem) => write!(f, "the program cannot start: {problem}"),
            Self::Storage(problem) => problem.fmt(f),
        }
    }
}

impl core::error::Error for StartError {}
