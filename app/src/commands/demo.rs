//! `demo`: a whole game over the real network stack, on this computer alone.

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Level};
use clap::{Args, ValueEnum};
use network::invite::JoinAddress;
use network::lobby::Name;
use network::storage::Profile;
use network::{Command, GameState, News, Node, NodeConfig, NodeView, Port, Reach};
use rules::Preset;
use tokio::sync::broadcast::error::RecvError;

use super::account::Account;
use super::verify;
use crate::bot_player::BotPlayer;
use crate::failure::Failure;
use crate::names::BOTS;
use crate::temporary_folder::TemporaryFolder;

/// Watch a whole game among separate players of this computer, shuffled without a dealer.
///
/// Each player is a node of its own, with its own identity, keys and files. They connect over real
/// encrypted connections, sign what they play, shuffle together, keep their hands secret, and prove
/// every shuffle and every card. Afterwards the recording is checked from nothing, as with `verify`.
/// It needs neither a display nor a network.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// How many play: 2 to 5
    #[arg(long, default_value_t = 3, value_parser = super::players)]
    players: usize,

    /// Which box of cards
    #[arg(long, value_enum, default_value_t = Edition::Classic)]
    edition: Edition,

    /// How well they play: easy, normal or hard
    #[arg(long, default_value_t = Level::Normal)]
    level: Level,

    /// Keep the recording of the game in this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Tell what happens in words instead of in the notation of the rules
    #[arg(long)]
    words: bool,
}

/// Which box of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Edition {
    /// 12 queens and 67 cards
    Classic,
    /// 16 queens and 79 cards
    Deluxe,
}

/// All waits of the game are divided by this: nobody has to think.
const TEMPO: u32 = 50;

/// How long the players may stand still before something must be wrong.
const STANDSTILL: Duration = Duration::from_mins(1);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode, Failure> {
    if let Some(file) = &arguments.record {
        refuse_to_overwrite(file)?;
    }
    let folder = TemporaryFolder::new().map_err(Failure::Temporary)?;
    let recording = crate::runtime::run(play(arguments, &folder, out))??;
    writeln!(out)?;
    if let Some(file) = &arguments.record {
        fs::copy(&recording, file).map_err(|problem| Failure::file(file, &problem))?;
        writeln!(out, "The recording is in {}.\n", file.display())?;
    }
    verify::run(&verify::Arguments::of(&recording), out)
}

/// A recording may be the only proof of a game.
fn refuse_to_overwrite(file: &Path) -> Result<(), Failure> {
    match fs::symlink_metadata(file) {
        Ok(_) => Err(Failure::Exists(file.to_owned())),
        Err(_) => Ok(()),
    }
}

/// Plays the game, and says where the first player recorded it.
async fn play(
    arguments: &Arguments,
    folder: &TemporaryFolder,
    out: &mut impl Write,
) -> Result<PathBuf, Failure> {
    let names = BOTS.iter().take(arguments.players);
    let mut nodes = Vec::new();
    for name in names {
        nodes.push(start(folder.path(), name)?);
    }
    let (first, others) = nodes
        .split_first()
        .ok_or_else(|| Failure::Mistake("nobody plays".into()))?;
    introduce(&nodes).await?;
    writeln!(
        out,
        "{} players on this computer, each with keys of its own:",
        nodes.len()
    )?;
    for node in &nodes {
        let view = Arc::clone(&node.view().borrow());
        let address = address(node).await?;
        let fingerprint = network::lobby::Fingerprint::of(&view.identity);
        writeln!(out, "  {:<5} {fingerprint}  {address}", view.name)?;
    }
    let mut news = first.news();
    sit_down(arguments, first, others).await?;
    let players = nodes.iter().map(|node| {
        let bot = Bot::new(arguments.level, rand::random());
        BotPlayer::new(bot, STANDSTILL).play(node)
    });
    let playing = futures::future::join_all(players);
    let account = async {
        let account = Account::new(arguments.words);
        loop {
            match tokio::time::timeout(STANDSTILL, news.recv()).await {
                Ok(Ok(News::Game(update))) => {
                    account.tell(&update, out)?;
                    if update.state.is_over() {
                        return recorded(&update.state);
                    }
                }
                Ok(Ok(News::Unsaved(problem))) => return Err(Failure::Storage(problem)),
                Ok(Ok(_) | Err(RecvError::Lagged(_))) => {}
                Ok(Err(RecvError::Closed)) => {
                    return Err(Failure::Mistake("a player stopped".into()));
                }
                Err(_) => return Err(Failure::Mistake("the players stand still".into())),
            }
        }
    };
    let recording = tokio::select! {
        recording = account => recording?,
        _ = playing => return Err(Failure::Mistake("the players stopped".into())),
    };
    for node in nodes {
        node.stop().await;
    }
    Ok(recording)
}

fn start(folder: &Path, name: &str) -> Result<Node, Failure> {
    let profile = Profile::open(Some(folder.to_owned()), name, &mut rand::rng());
    let config = NodeConfig {
        profile: profile.map_err(Failure::Storage)?,
        name: Name::clean(name).map_err(|problem| Failure::Mistake(problem.to_string()))?,
        port: Port::Any,
        reach: Reach::ThisComputer,
        tempo: TEMPO,
        operator: None,
    };
    Node::start(config).map_err(Failure::Network)
}

/// On one computer nobody has to be looked for: each calls those before it.
async fn introduce(nodes: &[Node]) -> Result<(), Failure> {
    for (number, node) in nodes.iter().enumerate() {
        for other in nodes.iter().take(number) {
            let address = JoinAddress::Socket(address(other).await?);
            node.tell(Command::Join(address)).await;
        }
    }
    for node in nodes {
        until(node, |view| view.people.len() + 1 >= nodes.len()).await?;
    }
    Ok(())
}

async fn address(node: &Node) -> Result<SocketAddr, Failure> {
    let view = until(node, |view| !view.addresses.is_empty()).await?;
    let address = view.addresses.first().copied();
    address.ok_or_else(|| Failure::Mistake("a player has no address".into()))
}

/// The first opens a table; the others sit down in their order, so that names and seats agree.
async fn sit_down(arguments: &Arguments, first: &Node, others: &[Node]) -> Result<(), Failure> {
    let preset = match arguments.edition {
        Edition::Classic => Preset::Standard,
        Edition::Deluxe => Preset::Deluxe,
    };
    let title = Name::clean("Demo").map_err(|problem| Failure::Mistake(problem.to_string()))?;
    let seats = u8::try_from(others.len() + 1).unwrap_or(u8::MAX);
    first
        .tell(Command::OpenTable {
            title,
            options: preset.options(),
            seats,
        })
        .await;
    for node in others {
        let view = until(node, |view| !view.tables.is_empty()).await?;
        if let Some((opener, table)) = view.tables.first() {
            let (opener, table) = (*opener, table.id);
            node.tell(Command::Sit { opener, table }).await;
        }
        until(node, |view| view.seated.is_some()).await?;
    }
    for node in others.iter().chain([first]) {
        let full = |view: &NodeView| {
            view.seated
                .as_ref()
                .is_some_and(|(_, table)| table.is_full())
        };
        let view = until(node, full).await?;
        if let Some((_, table)) = &view.seated {
            node.tell(Command::Ready(table.draft())).await;
        }
    }
    Ok(())
}

/// Waits until a node's view is as it should be.
async fn until(
    node: &Node,
    is_so: impl FnMut(&NodeView) -> bool,
) -> Result<Arc<NodeView>, Failure> {
    let mut is_so = is_so;
    let mut view = node.view();
    let waited = tokio::time::timeout(STANDSTILL, view.wait_for(|view| is_so(view))).await;
    match waited {
        Ok(Ok(view)) => Ok(Arc::clone(&view)),
        Ok(Err(_)) | Err(_) => Err(Failure::NoLoopback),
    }
}

/// Where a player has recorded the game.
fn recorded(state: &GameState) -> Result<PathBuf, Failure> {
    let recording = state.recording.as_deref().map(Path::to_path_buf);
    recording.ok_or_else(|| Failure::Mistake("the game was not recorded".into()))
}
