//! The one task that owns the swarm: it routes between links, lobby, game and the outside.
//!
//! It never waits for a peer, a disk or a proof. Links run in tasks of their own, the game in a
//! thread of its own; both are reached through bounded channels.

mod games;
mod health;
mod links;
mod listening;
mod orders;

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures::StreamExt;
use libp2p::{PeerId, Stream, Swarm};
use libp2p_stream::{Control, IncomingStreams, OpenStreamError};
use protocol::{Charter, Hash, Identity, Suite};
use rand::rngs::StdRng;
use rand_core::Rng;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::task::AbortHandle;
use tokio::time::MissedTickBehavior;

use self::health::{Finding, Health};
use self::links::{CallOut, Link};
use crate::budget::Budget;
use crate::dialling::Dialling;
use crate::frame::{Beat, Frame};
use crate::game::{self, GameState, GameThread, Ground, RunId};
use crate::invite::Invite;
use crate::link::{BEAT, LinkEvent, LinkId};
use crate::lobby::{self, Lobby, LobbyMessage, Name};
use crate::node::{Command, Nearby, News, NodeConfig, NodeView, Reach, StartError};
use crate::peer;
use crate::storage::People;
use crate::swarm::{self, Behaviour, STREAMS, SwarmConfig};

/// How many frames of all links may wait for the hub.
const LINK_EVENTS: usize = 256;

/// How many pieces of news of the game may wait for the hub.
const GAME_NEWS: usize = 256;

/// How much nonsense a peer may send before it is kept out for a while.
const MAX_NONSENSE: u32 = 16;

/// How long stopping may take.
const FAREWELL: Duration = Duration::from_secs(5);

/// What our program is called among people.
const PROGRAM: &str = concat!("sleeping-queens ", env!("CARGO_PKG_VERSION"));

/// How long a changed view waits for more changes before it is shown.
const GATHER: Duration = Duration::from_millis(5);

/// The task that owns the swarm.
pub(crate) struct Hub {
    swarm: Swarm<Behaviour>,
    control: Control,
    incoming: IncomingStreams,
    ground: Ground,
    people: People,
    own: Identity,
    port: u16,
    /// Which of our addresses the others most likely share.
    home: Option<IpAddr>,
    instance: u64,
    began: Instant,
    rng: StdRng,

    links: BTreeMap<Identity, Link>,
    /// Links that have not said hello yet.
    greeting: BTreeMap<LinkId, AbortHandle>,
    budgets: BTreeMap<Identity, Budget>,
    /// Where connections lead, as long as they last.
    routes: BTreeMap<PeerId, SocketAddr>,
    next_link: u64,
    /// To whom a stream is being opened.
    opening: BTreeSet<Identity>,
    nonsense: BTreeMap<Identity, u32>,
    calls: Vec<CallOut>,
    dialling: Dialling,
    lobby: Lobby,
    game: Option<GameThread>,
    next_run: u64,
    /// The charter of a game that is about to begin.
    beginning: Option<Charter>,
    /// Games that were closed and have not ended yet.
    closing: BTreeMap<RunId, Hash>,
    /// What to go on with as soon as its files are free.
    resume_next: Option<Hash>,
    /// Whom a game or a table needs.
    wanted: Vec<Identity>,
    state: Option<Arc<GameState>>,
    unfinished: Vec<Hash>,
    /// Games of which we have files, and games that we have disowned.
    known_games: BTreeSet<Hash>,
    health: Health,

    commands: mpsc::Receiver<Command>,
    link_events: (mpsc::Sender<LinkEvent>, mpsc::Receiver<LinkEvent>),
    opened: (mpsc::Sender<Opened>, mpsc::Receiver<Opened>),
    game_news: (mpsc::Sender<GameNews>, mpsc::Receiver<GameNews>),
    findings: (mpsc::Sender<Finding>, mpsc::Receiver<Finding>),
    news: broadcast::Sender<News>,
    view: watch::Sender<Arc<NodeView>>,
    changed: bool,
    stopping: bool,
}

/// What a game tells, and which.
type GameNews = (RunId, game::News);

/// What came of opening a stream.
type Opened = (Identity, Result<Stream, OpenStreamError>);

impl Hub {
    /// Starts to listen.
    pub(crate) fn new(
        config: NodeConfig,
        commands: mpsc::Receiver<Command>,
        news: broadcast::Sender<News>,
    ) -> Result<(Self, watch::Receiver<Arc<NodeView>>), StartError> {
        let NodeConfig { profile, .. } = config;
        let mut rng: StdRng = rand::make_rng();
        let broken = |problem: &dyn std::fmt::Display| StartError::Broken(problem.to_string());
        let key = peer::key_pair(&mut profile.secret())
            .ok_or_else(|| broken(&"the identity key is no key"))?;
        let discovery = config.reach == Reach::Network;
        let (mut swarm, discovers) =
            swarm::build(&key, SwarmConfig { discovery }).map_err(|problem| broken(&problem))?;
        let port = listening::listen(&mut swarm, config.port, config.reach)?;
        let mut control = swarm.behaviour().streams.new_control();
        let incoming = control
            .accept(STREAMS)
            .map_err(|problem| broken(&problem))?;
        let own = profile.identity();
        let (people, _) = profile.people().map_err(StartError::Storage)?;
        let suite = Suite::derive().map_err(|problem| broken(&problem))?;
        let mut dialling = Dialling::new(own);
        for person in people.iter() {
            dialling.heard_of(person.identity, person.addresses.clone(), Duration::ZERO);
        }
        let instance = rng.next_u64();
        let remembered = people.iter().filter_map(|person| {
            let name = Name::clean(&person.name).ok()?;
            Some((person.identity, name))
        });
        let lobby = Lobby::new(lobby::Setup {
            identity: own,
            operator: config.operator.unwrap_or(own),
            name: config.name.clone(),
            program: Name::clean(PROGRAM).map_err(|problem| broken(&problem))?,
            incarnation: instance,
            remembered: remembered.collect(),
        });
        let unfinished = games::unfinished(&profile);
        let known_games = games::known(&profile);
        let view = NodeView {
            identity: own,
            name: config.name,
            addresses: Vec::new(),
            invite: None,
            people: Vec::new(),
            tables: Vec::new(),
            seated: None,
            game: None,
            unfinished: unfinished.clone(),
            diagnosis: Vec::new(),
        };
        let (view, watcher) = watch::channel(Arc::new(view));
        let hub = Self {
            swarm,
            control,
            incoming,
            ground: Ground {
                suite,
                profile: Arc::new(profile),
                tempo: config.tempo,
            },
            people,
            own,
            port,
            home: None,
            instance,
            began: Instant::now(),
            rng,
            links: BTreeMap::new(),
            greeting: BTreeMap::new(),
            budgets: BTreeMap::new(),
            routes: BTreeMap::new(),
            next_link: 0,
            opening: BTreeSet::new(),
            nonsense: BTreeMap::new(),
            calls: Vec::new(),
            dialling,
            lobby,
            game: None,
            next_run: 0,
            beginning: None,
            closing: BTreeMap::new(),
            resume_next: None,
            wanted: Vec::new(),
            state: None,
            unfinished,
            known_games,
            health: Health::new(discovery, discovers),
            commands,
            link_events: mpsc::channel(LINK_EVENTS),
            opened: mpsc::channel(LINK_EVENTS),
            game_news: mpsc::channel(GAME_NEWS),
            findings: mpsc::channel(LINK_EVENTS),
            news,
            view,
            changed: true,
            stopping: false,
        };
        Ok((hub, watcher))
    }

    /// Runs until it is told to stop, or until nobody can tell it any more.
    pub(crate) async fn run(mut self) {
        let mut tick = tokio::time::interval(BEAT);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut show_at = None;
        while !self.stopping {
            self.settle();
            // A view that changes all the time is shown all the same.
            show_at = match (self.changed, show_at) {
                (false, _) => None,
                (true, None) => Some(tokio::time::Instant::now() + GATHER),
                (true, at) => at,
            };
            let idle = || tokio::time::Instant::now() + BEAT;
            let gathered = tokio::time::sleep_until(show_at.unwrap_or_else(idle));
            tokio::select! {
                event = self.swarm.select_next_some() => self.on_swarm(event),
                Some((peer, stream)) = self.incoming.next() => self.on_incoming(peer, stream),
                Some(opened) = self.opened.1.recv() => self.on_opened(opened),
                Some(event) = self.link_events.1.recv() => self.on_link(event),
                Some(news) = self.game_news.1.recv() => self.on_game(news),
                Some(finding) = self.findings.1.recv() => self.on_finding(finding),
                command = self.commands.recv() => match command {
                    Some(command) => self.on_command(command),
                    None => self.stopping = true,
                },
                _ = tick.tick() => self.on_tick(),
                () = gathered => self.show(),
            }
        }
        self.close_game();
        self.settle();
        // What cannot be stored or sent within this time never will be.
        let _ = tokio::time::timeout(FAREWELL, self.farewell()).await;
    }

    /// Waits until the games are stored and what was said is on its way.
    async fn farewell(&mut self) {
        while !self.closing.is_empty() {
            if let Some(news) = self.game_news.1.recv().await {
                self.on_game(news);
            }
        }
        // Nobody else holds the profile, so whoever waits for us can open it.
        let busy = |hub: &Self| {
            Arc::strong_count(&hub.ground.profile) > 1 || !hub.links.values().all(Link::is_flushed)
        };
        while busy(self) {
            tokio::time::sleep(GATHER).await;
        }
        // Out of our hands is not yet on the wire.
        tokio::time::sleep(GATHER * 10).await;
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn on_tick(&mut self) {
        let now = self.now();
        self.lobby.handle_time(now);
        let beat = Beat {
            game: self.state.as_ref().map(|state| state.id),
            linked: self
                .state
                .as_ref()
                .map(|state| state.linked)
                .unwrap_or_default(),
        };
        for peer in self.links.keys().copied().collect::<Vec<_>>() {
            self.put(peer, Frame::Beat(beat));
        }
        self.tell_game(game::Input::Tick);
        self.meet_company();
        self.disown_games();
        self.open_missing_streams();
        self.call_whoever_is_due();
        self.hang_up_calls();
        self.mind_health();
    }

    /// Carries out what the lobby wants.
    fn settle(&mut self) {
        while let Some(output) = self.lobby.poll_output() {
            match output {
                lobby::Output::Send { to, message } => self.send_lobby(to, &message),
                lobby::Output::Begin {
                    charter, addresses, ..
                } => self.begin_game(*charter, addresses),
                lobby::Output::CalledOff { game, .. } => {
                    if self.game.as_ref().is_some_and(|ours| ours.id == game) {
                        self.tell_game(game::Input::CallOff);
                    }
                }
                lobby::Output::Refused { table, why } => {
                    self.tell(News::TableRefused(table, why));
                }
                lobby::Output::TableGone { table, why } => self.tell(News::TableGone(table, why)),
                lobby::Output::Remember { identity, name } => self.remember(identity, &name),
                lobby::Output::Changed => self.changed = true,
            }
        }
    }

    fn send_lobby(&mut self, to: Option<Identity>, message: &LobbyMessage) {
        let to = match to {
            Some(peer) => vec![peer],
            None => self.links.keys().copied().collect(),
        };
        for peer in to {
            self.put(peer, Frame::Lobby(message.clone()));
        }
    }

    fn remember(&mut self, identity: Identity, name: &lobby::Name) {
        self.people.meet(identity, name.as_str(), None);
        // The most useful one last, so that it stands first.
        for address in self.dialling.addresses(&identity).iter().rev() {
            self.people.meet(identity, name.as_str(), Some(*address));
        }
        let (profile, people) = (Arc::clone(&self.ground.profile), self.people.clone());
        // Not being able to remember people stops no game.
        tokio::task::spawn_blocking(move || profile.save_people(&people));
    }

    fn tell(&self, news: News) {
        // Nobody needs to listen.
        let _ = self.news.send(news);
    }

    /// Shows the view as it is now, if it changed.
    fn show(&mut self) {
        if !core::mem::take(&mut self.changed) {
            return;
        }
        let addresses = self.addresses();
        let first = addresses.iter().find(|one| !one.ip().is_loopback());
        let invite = first.and_then(|address| Invite::new(*address, &self.own).ok());
        self.view.send_replace(Arc::new(NodeView {
            identity: self.own,
            name: self.lobby.name().clone(),
            addresses,
            invite,
            people: self.lobby.people().into_iter().map(Nearby::from).collect(),
            tables: self
                .lobby
                .tables()
                .map(|(opener, table)| (opener, table.clone()))
                .collect(),
            seated: self
                .lobby
                .seated_at()
                .map(|(opener, table)| (opener, table.clone())),
            game: self.state.clone(),
            unfinished: self.unfinished.clone(),
            diagnosis: self.health.diagnosis().to_vec(),
        }));
    }
}
