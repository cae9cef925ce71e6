//! `demo`: a whole game over the real network stack, on this computer alone.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use bots::{Bot, Level};
use clap::{Args, ValueEnum};
use network::lobby::Name;
use network::storage::Profile;
use network::{GameState, News, Node, NodeConfig, Port, Reach};
use rules::Preset;
use tokio::sync::broadcast::error::RecvError;

use super::account::Account;
use super::verify;
use crate::bot_player::BotPlayer;
use crate::failure::Failure;
use crate::names::BOTS;
use crate::one_computer::{STANDSTILL, address, introduce, sit_down};
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
    let all: Vec<&Node> = nodes.iter().collect();
    introduce(&all).await?;
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
    let preset = match arguments.edition {
        Edition::Classic => Preset::Standard,
        Edition::Deluxe => Preset::Deluxe,
    };
    let others: Vec<&Node> = others.iter().collect();
    sit_down("Demo", preset.options(), first, &others).await?;
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

/// Where a player has recorded the game.
fn recorded(state: &GameState) -> Result<PathBuf, Failure> {
    let recording = state.recording.as_deref().map(Path::to_path_buf);
    recording.ok_or_else(|| Failure::Mistake("the game was not recorded".into()))
}
