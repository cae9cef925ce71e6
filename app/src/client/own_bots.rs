//! The computer players that a person brings along: each is a node of its own in this program, with
//! the person as its operator, so that all of them together have the person's one voice.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Level};
use network::invite::JoinAddress;
use network::lobby::{Name, TableId};
use network::storage::Profile;
use network::{Command, Node, NodeConfig, Port, Reach};
use protocol::{Hash, Identity};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::bot_player::BotPlayer;
use crate::bot_talk::BotTalk;
use crate::failure::Failure;
use crate::names::BOTS;
use crate::one_computer::{STANDSTILL, address};

/// How long a bot seems to think.
const PAUSE: Duration = Duration::from_millis(900);

/// Bots let a queen go sooner than people do.
const TEMPO: u32 = 3;

/// How many orders may wait for a bot.
const ORDERS: usize = 16;

/// The folder, in the person's own, where bots keep what they need to go on with a game.
const FOLDER: &str = "bots";

/// The bots of one person.
#[derive(Debug)]
pub(super) struct OwnBots {
    folder: PathBuf,
    person: Identity,
    reach: Reach,
    tempo: u32,
    /// Games of the person that may go on; what bots keep of others is of no use.
    games: Vec<Hash>,
    here: Vec<OwnBot>,
    /// Those that were sent away and have not gone yet: their folders are still in use.
    leaving: Vec<(String, JoinHandle<()>)>,
}

/// What a bot is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comes {
    ToTheTable,
    ToGoOn,
}

#[derive(Debug)]
struct OwnBot {
    name: String,
    identity: Identity,
    orders: mpsc::Sender<Command>,
    task: JoinHandle<()>,
}

impl OwnBots {
    /// The bots of the player with this folder. They are reached from wherever the player is.
    pub(super) fn new(
        profile: &Path,
        person: Identity,
        reach: Reach,
        tempo: u32,
        games: Vec<Hash>,
    ) -> Self {
        Self {
            folder: profile.join(FOLDER),
            person,
            reach: match reach {
                Reach::ThisComputer => Reach::ThisComputer,
                // Whoever sits at the table is given their addresses; nobody looks for them.
                Reach::Network | Reach::ByAddress => Reach::ByAddress,
            },
            tempo,
            games,
            here: Vec::new(),
            leaving: Vec::new(),
        }
    }

    /// A name that nobody has who is to sit at the same table.
    pub(super) fn free_name(&self, taken: &[String]) -> String {
        let is_taken = |name: &str| {
            let same = |other: &String| other.to_lowercase() == name.to_lowercase();
            taken.iter().any(same) || self.here.iter().any(|bot| same(&bot.name))
        };
        let plain = BOTS.iter().map(|&name| name.to_owned());
        let counted =
            (2..).flat_map(|number| BOTS.iter().map(move |name| format!("{name} {number}")));
        let mut names = plain.chain(counted);
        names.find(|name| !is_taken(name)).unwrap_or_default()
    }

    /// Lets a bot come to its person: to take a seat at the person's table, or to go on with a game.
    pub(super) async fn bring(
        &mut self,
        person: &Node,
        name: &str,
        level: Level,
        comes: Comes,
    ) -> Result<(), Failure> {
        if self.here.iter().any(|bot| bot.name == name) {
            return Ok(());
        }
        let at = JoinAddress::Socket(address(person).await?);
        if let Some(at) = self.leaving.iter().position(|(own, _)| own == name) {
            // Two nodes cannot have the same profile open.
            let (_, task) = self.leaving.swap_remove(at);
            let _ = task.await;
        }
        let profile = Profile::open(Some(self.folder.clone()), name, &mut rand::rng());
        let profile = profile.map_err(Failure::Storage)?;
        self.tidy(&profile);
        let identity = profile.identity();
        if comes == Comes::ToTheTable {
            person.tell(Command::ExpectBot(identity)).await;
        }
        let node = Node::start(NodeConfig {
            profile,
            name: Name::clean(name).map_err(|problem| Failure::Text("name", problem))?,
            port: Port::Any,
            reach: self.reach,
            tempo: self.tempo.saturating_mul(TEMPO),
            operator: Some(self.person),
        })
        .map_err(Failure::Network)?;
        node.tell(Command::Join(at)).await;
        let (orders, inbox) = mpsc::channel(ORDERS);
        let pause = PAUSE / self.tempo.max(1);
        let talk = BotTalk::with(self.person, rand::random());
        let player = BotPlayer::new(Bot::new(level, rand::random()), STANDSTILL)
            .thinking(pause)
            .talking(talk);
        let task = tokio::spawn(live(node, player, self.person, inbox));
        self.here.push(OwnBot {
            name: name.to_owned(),
            identity,
            orders,
            task,
        });
        Ok(())
    }

    /// The person has the recording: what the bots keep is for going on with a game, no more.
    fn tidy(&self, profile: &Profile) {
        let games = profile.games().map(|list| list.games).unwrap_or_default();
        for entry in games {
            if !self.games.contains(&entry.game) {
                // What stays because the disk does not let us is tried again next time.
                let _ = profile.forget(entry.game);
            }
        }
    }

    /// Another game that may go on.
    pub(super) fn keep(&mut self, game: Hash) {
        self.games.push(game);
    }

    /// Tells all of them what the person does, so that they do it too.
    pub(super) async fn tell(&self, command: &Command) {
        for bot in &self.here {
            // One that has stopped needs no word.
            let _ = bot.orders.send(command.clone()).await;
        }
    }

    /// Sends one of them away, if it is one.
    pub(super) fn dismiss(&mut self, identity: &Identity) {
        if let Some(at) = self.here.iter().position(|bot| bot.identity == *identity) {
            let bot = self.here.swap_remove(at);
            self.leaving.push((bot.name, bot.task));
        }
    }

    /// Sends all of them away.
    pub(super) fn dismiss_all(&mut self) {
        let all = self.here.drain(..).map(|bot| (bot.name, bot.task));
        self.leaving.extend(all);
    }

    /// Waits until all have gone.
    pub(super) async fn part(mut self) {
        self.dismiss_all();
        for (_, task) in self.leaving {
            let _ = task.await;
        }
    }
}

/// A bot's life: until it is sent away.
async fn live(
    node: Node,
    player: BotPlayer,
    person: Identity,
    mut orders: mpsc::Receiver<Command>,
) {
    tokio::select! {
        () = player.play(&node) => {}
        () = attend(&node, person, &mut orders) => {}
    }
    node.stop().await;
}

/// Sits down wherever the person opens a table, and does as it is told.
async fn attend(node: &Node, person: Identity, orders: &mut mpsc::Receiver<Command>) {
    let mut view = node.view();
    let mut asked: Option<TableId> = None;
    loop {
        let seen = Arc::clone(&view.borrow_and_update());
        let mut tables = seen.tables.iter();
        let table = tables.find(|(opener, table)| *opener == person && !table.is_full());
        let free = seen.seated.is_none() && seen.game.is_none();
        if let Some((opener, table)) = table.filter(|_| free)
            && asked != Some(table.id)
        {
            asked = Some(table.id);
            let (opener, table) = (*opener, table.id);
            node.tell(Command::Sit { opener, table }).await;
        }
        tokio::select! {
            changed = view.changed() => if changed.is_err() { return },
            order = orders.recv() => match order {
                Some(order) => node.tell(order).await,
                None => return,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::temporary_folder::TemporaryFolder;

    #[test]
    fn every_bot_has_a_name_of_its_own() {
        let folder = TemporaryFolder::new().unwrap();
        let profile =
            Profile::open(Some(folder.path().to_owned()), "player", &mut rand::rng()).unwrap();
        let bots = OwnBots::new(
            profile.folder(),
            profile.identity(),
            Reach::ThisComputer,
            1,
            Vec::new(),
        );
        let mut taken = vec!["ben".to_owned()];
        for _ in 0..7 {
            let name = bots.free_name(&taken);
            assert!(!name.is_empty() && name != "Ben");
            assert!(!taken.contains(&name), "{name} is there twice");
            taken.push(name);
        }
    }
}
