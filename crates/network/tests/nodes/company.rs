//! Some nodes that know each other, and bots that play for them.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::{Bot, Level};
use network::invite::JoinAddress;
use network::lobby::Name;
use network::storage::Profile;
use network::{Command, GameState, Node, NodeConfig, NodeView, Port, Reach};
use rules::Options;
use tokio::task::JoinHandle;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Times of the game are divided by this.
const TEMPO: u32 = 200;

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder of its own for each test, gone when the test is.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("nodes-{}-{number}", std::process::id());
        Self(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Some nodes.
pub(crate) struct Company {
    pub(crate) folder: Folder,
    pub(crate) nodes: Vec<Node>,
}

/// Waits for something, but not for ever.
pub(crate) async fn within<T>(what: &str, future: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(PATIENCE, future).await;
    done.unwrap_or_else(|late| panic!("{what}: not within {PATIENCE:?}: {late}"))
}

/// Waits until a node's view is as it should be.
pub(crate) async fn until(
    node: &Node,
    what: &str,
    mut is_so: impl FnMut(&NodeView) -> bool,
) -> Arc<NodeView> {
    let mut view = node.view();
    let found = within(what, view.wait_for(|view| is_so(view))).await;
    Arc::clone(&found.expect("the node runs"))
}

/// Starts a node of this computer in a folder.
pub(crate) fn start(folder: &Folder, name: &str) -> Node {
    let profile = Profile::open(Some(folder.0.clone()), name, &mut rand::rng());
    let config = NodeConfig {
        profile: profile.expect("a profile"),
        name: Name::clean(name).expect("a name"),
        port: Port::Any,
        reach: Reach::ThisComputer,
        tempo: TEMPO,
        operator: None,
    };
    Node::start(config).expect("a node")
}

impl Company {
    /// Nodes that see each other, though each was given one address only.
    pub(crate) async fn gather(count: usize) -> Self {
        let folder = Folder::new();
        let mut nodes = Vec::new();
        for number in 0..count {
            nodes.push(start(&folder, &format!("player {number}")));
        }
        let company = Self { folder, nodes };
        for (number, node) in company.nodes.iter().enumerate() {
            for other in &company.nodes[..number] {
                company.introduce(node, other).await;
            }
        }
        for node in &company.nodes {
            until(node, "everybody nearby", |view| {
                view.people.len() + 1 == count
            })
            .await;
        }
        company
    }

    /// One node calls another.
    pub(crate) async fn introduce(&self, node: &Node, other: &Node) {
        let view = until(other, "an address", |view| !view.addresses.is_empty()).await;
        let address = JoinAddress::Socket(view.addresses[0]);
        node.tell(Command::Join(address)).await;
    }

    /// Everybody agrees to a table, and the game begins.
    pub(crate) async fn sit_down(&self, options: Options) {
        self.agree(options).await;
        for node in &self.nodes {
            until(node, "a game", |view| view.game.is_some()).await;
        }
    }

    /// The first opens a table, the others sit down, all are ready.
    pub(crate) async fn agree(&self, options: Options) {
        let seats = u8::try_from(self.nodes.len()).expect("few");
        let title = Name::clean("the kitchen table").expect("a title");
        let (opener, guests) = self.nodes.split_first().expect("somebody");
        opener
            .tell(Command::OpenTable {
                title,
                options,
                seats,
            })
            .await;
        for guest in guests {
            let view = until(guest, "a table", |view| !view.tables.is_empty()).await;
            let (host, table) = &view.tables[0];
            let (opener, table) = (*host, table.id);
            guest.tell(Command::Sit { opener, table }).await;
        }
        let ready = self.nodes.iter().map(get_ready);
        within("a start", futures::future::join_all(ready)).await;
    }

    /// Bots play for all nodes. Returns what each saw in the end.
    pub(crate) async fn play_to_the_end(&self) -> Vec<Arc<GameState>> {
        let players: Vec<JoinHandle<()>> = self.nodes.iter().map(play).collect();
        let mut states = Vec::new();
        for node in &self.nodes {
            let over = |view: &NodeView| view.game.as_ref().is_some_and(|game| game.is_over());
            let view = until(node, "the end", over).await;
            states.push(view.game.clone().expect("a game"));
        }
        players.iter().for_each(JoinHandle::abort);
        states
    }

    /// The recordings of all nodes.
    pub(crate) fn recordings(&self) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        for profile in std::fs::read_dir(&self.folder.0).expect("a folder") {
            let folder = profile.expect("a profile").path().join("recordings");
            for file in std::fs::read_dir(folder).expect("recordings") {
                found.push(std::fs::read(file.expect("a file").path()).expect("readable"));
            }
        }
        found
    }

    pub(crate) async fn part(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

/// A bot plays for a node as long as the handle is not aborted.
pub(crate) fn play(node: &Node) -> JoinHandle<()> {
    let mut view = node.view();
    let commands = node.commands();
    let mut bot = Bot::new(Level::Normal, 7);
    tokio::spawn(async move {
        loop {
            let game = view.borrow_and_update().game.clone();
            if let Some(game) = game.filter(|game| game.asks_us()) {
                // Said again if it was lost: a seat chooses only once in each step.
                let action = game.view().and_then(|view| bot.choose(&view));
                if let Some(action) = action {
                    let _ = commands.send(Command::Act(action)).await;
                }
            }
            let pause = tokio::time::sleep(Duration::from_millis(500));
            tokio::select! {
                changed = view.changed() => if changed.is_err() { return },
                () = pause => {}
            }
        }
    })
}

/// Sits at a table until it starts, and is ready for whatever draft it has by then.
async fn get_ready(node: &Node) {
    let mut view = node.view();
    let mut seated = false;
    loop {
        let seen = Arc::clone(&view.borrow_and_update());
        match &seen.seated {
            Some((_, table)) => {
                seated = true;
                let ready = table.guest(&seen.identity).is_some_and(|own| own.ready);
                if table.is_full() && !ready {
                    node.tell(Command::Ready(table.draft())).await;
                }
            }
            None if seated => return,
            None => {}
        }
        let pause = tokio::time::sleep(Duration::from_millis(200));
        tokio::select! {
            changed = view.changed() => changed.expect("the node runs"),
            () = pause => {}
        }
    }
}
