//! Other people of the test: each a real node of this computer, who sits down and plays.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Level};
use network::invite::JoinAddress;
use network::lobby::Name;
use network::storage::Profile;
use network::{Command, GameState, Node, NodeConfig, NodeView, Port, Reach};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use super::{PATIENCE, TEMPO};
use crate::temporary_folder::TemporaryFolder;

/// Some people with a computer each.
pub(super) struct Friends {
    runtime: Runtime,
    folder: TemporaryFolder,
    all: Vec<Friend>,
}

struct Friend {
    name: String,
    /// Nothing while the computer is off.
    node: Option<(Node, JoinHandle<()>)>,
    /// Whether the friend does anything when asked.
    plays: Arc<AtomicBool>,
}

impl Friends {
    /// They have started the game, and know nobody yet.
    pub(super) fn strangers(names: &[&str]) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let friends = names.iter().map(|&name| Friend {
            name: name.to_owned(),
            node: None,
            plays: Arc::new(AtomicBool::new(true)),
        });
        let mut company = Self {
            all: friends.collect(),
            folder: TemporaryFolder::new().unwrap(),
            runtime,
        };
        for number in 0..names.len() {
            company.start(number);
        }
        company
    }

    /// They have called somebody, and each other.
    pub(super) fn of(window: SocketAddr, names: &[&str]) -> Self {
        let all = Self::strangers(names);
        for number in 0..names.len() {
            all.call(number, window);
            for other in 0..number {
                all.call(number, all.address(other));
            }
        }
        all
    }

    /// Switches a friend's computer on.
    pub(super) fn start(&mut self, number: usize) {
        let friend = &mut self.all[number];
        let root = Some(self.folder.path().to_owned());
        let _context = self.runtime.enter();
        let node = Node::start(NodeConfig {
            profile: Profile::open(root, &friend.name, &mut rand::rng()).unwrap(),
            name: Name::clean(&friend.name).unwrap(),
            port: Port::Any,
            reach: Reach::ThisComputer,
            tempo: TEMPO,
            operator: None,
        });
        let node = node.unwrap();
        let life = tokio::spawn(live(&node, Arc::clone(&friend.plays)));
        friend.node = Some((node, life));
    }

    /// Switches a friend's computer off.
    pub(super) fn stop(&mut self, number: usize) {
        let (node, life) = self.all[number].node.take().unwrap();
        life.abort();
        self.runtime.block_on(node.stop());
    }

    /// Whether a friend does anything when asked.
    pub(super) fn plays(&self, number: usize, plays: bool) {
        self.all[number].plays.store(plays, Ordering::Relaxed);
    }

    fn node(&self, number: usize) -> &Node {
        &self.all[number].node.as_ref().unwrap().0
    }

    pub(super) fn tell(&self, number: usize, command: Command) {
        self.runtime.block_on(self.node(number).tell(command));
    }

    pub(super) fn call(&self, number: usize, address: SocketAddr) {
        self.tell(number, Command::Join(JoinAddress::Socket(address)));
    }

    pub(super) fn view(&self, number: usize) -> Arc<NodeView> {
        Arc::clone(&self.node(number).view().borrow())
    }

    pub(super) fn game(&self, number: usize) -> Option<Arc<GameState>> {
        self.view(number).game.clone()
    }

    /// Where a friend is reached.
    pub(super) fn address(&self, number: usize) -> SocketAddr {
        let view = self.until(number, |view| !view.addresses.is_empty());
        view.addresses[0]
    }

    /// Waits until a friend sees it so.
    pub(super) fn until(
        &self,
        number: usize,
        mut is_so: impl FnMut(&NodeView) -> bool,
    ) -> Arc<NodeView> {
        let mut view = self.node(number).view();
        let waited =
            async { tokio::time::timeout(PATIENCE, view.wait_for(|view| is_so(view))).await };
        let seen = self.runtime.block_on(waited);
        Arc::clone(&seen.expect("in time").expect("the node runs"))
    }

    /// Where a friend keeps everything.
    pub(super) fn folder(&self, number: usize) -> PathBuf {
        let name = self.all[number].name.to_lowercase();
        self.folder.path().join(format!("profile-{name}"))
    }
}

impl Drop for Friends {
    fn drop(&mut self) {
        for number in 0..self.all.len() {
            if self.all[number].node.is_some() {
                self.stop(number);
            }
        }
    }
}

/// Sits down at the first table there is, is ready when it is full, and plays as a bot would.
fn live(node: &Node, plays: Arc<AtomicBool>) -> impl Future<Output = ()> + Send + 'static {
    let mut view = node.view();
    let commands = node.commands();
    let mut bot = Bot::new(Level::Normal, 7);
    let mut said: Option<(protocol::Hash, Instant)> = None;
    async move {
        loop {
            let seen = Arc::clone(&view.borrow_and_update());
            let command = match (&seen.game, &seen.seated) {
                (Some(game), _) => {
                    let asked = game.asks_us() && plays.load(Ordering::Relaxed);
                    // Said again if it was lost: a seat chooses only once in each step.
                    let again = said.is_none_or(|(head, at)| {
                        head != game.head || at.elapsed() > Duration::from_secs(3)
                    });
                    let action = game.view().filter(|_| asked && again);
                    let action = action.and_then(|view| bot.choose(&view));
                    if action.is_some() {
                        said = Some((game.head, Instant::now()));
                    }
                    action.map(Command::Act)
                }
                (None, Some((_, table))) => {
                    let ready = table.guest(&seen.identity).is_some_and(|own| own.ready);
                    (table.is_full() && !ready).then(|| Command::Ready(table.draft()))
                }
                (None, None) => {
                    let mut tables = seen.tables.iter();
                    let free = tables.find(|(_, table)| !table.is_full());
                    free.map(|(opener, table)| Command::Sit {
                        opener: *opener,
                        table: table.id,
                    })
                }
            };
            if let Some(command) = command {
                let _ = commands.send(command).await;
            }
            let pause = tokio::time::sleep(Duration::from_millis(200));
            tokio::select! {
                changed = view.changed() => if changed.is_err() { return },
                () = pause => {}
            }
        }
    }
}

/// Copies a folder with all that is in it.
pub(super) fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            std::fs::copy(&path, &target).unwrap();
        }
    }
}
