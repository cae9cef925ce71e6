//! `bot`: a computer player on the home network.

mod report;

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Level};
use clap::Args;
use network::invite::JoinAddress;
use network::lobby::{Name, Refusal, Table, TableId};
use network::{CallError, Command, GameState, News, Node, NodeView};
use protocol::{Identity, StepKind};
use rules::Preset;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

use crate::bot_player::BotPlayer;
use crate::failure::Failure;
use crate::seat_arguments::SeatArguments;
use report::Reporter;

/// Put a computer player on the home network.
///
/// It finds a table, or opens one, plays to the end, and keeps the recording. If it was interrupted
/// in the middle of a game it goes on with that one first.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sleeping-queens bot --name Robbie --join-any
  sleeping-queens bot --name Robbie --open Kitchen --seats 3 --level hard
  sleeping-queens bot --name Robbie --join Kitchen --call 192.168.1.20:47353

Exit code: 0 when the game is over, 1 if it could not be played, 2 for wrong arguments.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    seat: SeatArguments,

    /// How well it plays: easy, normal or hard
    #[arg(long, default_value_t = Level::Normal)]
    level: Level,

    #[command(flatten)]
    table: WhichTable,

    /// With --open: how many are to play, 2 to 5
    #[arg(long, default_value_t = 2, value_parser = super::players, requires = "open")]
    seats: usize,

    /// With --open: whose rules (standard, game-factory, foxmind-hebrew, deluxe, deluxe-two-sums)
    #[arg(long, default_value_t = Preset::Standard, requires = "open")]
    preset: Preset,

    /// Give up if no game has begun after so many seconds
    #[arg(long, default_value_t = 300, value_name = "SECONDS")]
    wait: u64,

    /// Vote to go on without a player who has been gone for so many seconds
    #[arg(long, default_value_t = 300, value_name = "SECONDS")]
    patience: u64,

    /// Play so many games with the same people
    #[arg(long, default_value_t = 1)]
    games: u32,

    /// Print one JSON object for each thing that happens
    #[arg(long)]
    json: bool,
}

/// Where to sit.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct WhichTable {
    /// Open a table of this name
    #[arg(long, value_name = "TABLE")]
    open: Option<String>,

    /// Sit down at the table of this name
    #[arg(long, value_name = "TABLE")]
    join: Option<String>,

    /// Sit down at whatever table has a free seat
    #[arg(long)]
    join_any: bool,
}

/// How long others may still need what we have, after the end.
const FAREWELL: Duration = Duration::from_secs(3);

/// How long to wait before calling again whoever did not answer.
const CALL_AGAIN: Duration = Duration::from_secs(3);

/// How long to wait for secrets that somebody does not open.
const WITHHELD: Duration = Duration::from_secs(30);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let wanted = arguments.table.wanted()?;
    let config = arguments.seat.node()?;
    crate::runtime::run(async {
        let node = Node::start(config).map_err(Failure::Network)?;
        let mut visit = Visit {
            arguments,
            wanted,
            node: &node,
            reporter: Reporter::new(arguments.json, out),
            opened: false,
            asked: None,
            agreed: None,
            games: 0,
            decided: None,
            over: None,
            unanswered: None,
            call_again: Vec::new(),
        };
        let player = Bot::new(arguments.level, rand::random());
        let patience = Duration::from_secs(arguments.patience);
        let playing = BotPlayer::new(player, patience).play(&node);
        let attended = tokio::select! {
            attended = visit.attend() => attended,
            () = playing => Err(Failure::Mistake("the network stopped".into())),
        };
        node.stop().await;
        attended
    })?
}

/// Where to sit, with the texts checked.
#[derive(Debug)]
enum Wanted {
    Open(Name),
    Join(Name),
    Any,
}

impl WhichTable {
    fn wanted(&self) -> Result<Wanted, Failure> {
        let name =
            |text: &str| Name::clean(text).map_err(|problem| Failure::Text("table", problem));
        match (&self.open, &self.join) {
            (Some(title), _) => Ok(Wanted::Open(name(title)?)),
            (None, Some(title)) => Ok(Wanted::Join(name(title)?)),
            (None, None) => Ok(Wanted::Any),
        }
    }
}

struct Visit<'a, W> {
    arguments: &'a Arguments,
    wanted: Wanted,
    node: &'a Node,
    reporter: Reporter<'a, W>,
    /// Whether we have opened our table.
    opened: bool,
    /// The table that we asked for a seat.
    asked: Option<TableId>,
    /// What we said to be ready for.
    agreed: Option<network::lobby::Draft>,
    games: u32,
    /// Since when the game is decided.
    decided: Option<Instant>,
    /// Since when all is open.
    over: Option<Instant>,
    /// Why a call came to nothing, if none went through since.
    unanswered: Option<CallError>,
    /// Whom to call once more, and when.
    call_again: Vec<(JoinAddress, Instant)>,
}

impl<W: Write> Visit<'_, W> {
    async fn attend(&mut self) -> Result<ExitCode, Failure> {
        let mut view = self.node.view();
        let mut news = self.node.news();
        for address in &self.arguments.seat.call {
            self.node.tell(Command::Join(*address)).await;
        }
        let interrupted = view.borrow().unfinished.first().copied();
        if let Some(game) = interrupted {
            self.node.tell(Command::Resume(game)).await;
            // It goes on before anything else is looked for.
            let _ = view.wait_for(|view| view.game.is_some()).await;
        }
        let wait = Duration::from_secs(self.arguments.wait);
        let mut give_up = Instant::now() + wait;
        loop {
            let seen = Arc::clone(&view.borrow_and_update());
            self.reporter.see(&seen)?;
            if let Some(code) = self.look(&seen).await? {
                return Ok(code);
            }
            let second = tokio::time::sleep(Duration::from_secs(1));
            tokio::select! {
                changed = view.changed() => if changed.is_err() {
                    return Err(Failure::Mistake("the network stopped".into()));
                },
                told = news.recv() => match told {
                    Ok(told) => self.hear(told)?,
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => {
                        return Err(Failure::Mistake("the network stopped".into()));
                    }
                },
                () = second => {}
            }
            self.call_once_more().await;
            // A game that nobody signs is none.
            let begun = |game: &Arc<GameState>| game.kind != StepKind::Charter;
            if seen.game.as_ref().is_some_and(begun) {
                give_up = Instant::now() + wait;
            } else if Instant::now() >= give_up {
                return Err(self.nobody(&seen));
            }
        }
    }

    /// What to do about things as they are; an exit code when all is done.
    async fn look(&mut self, view: &NodeView) -> Result<Option<ExitCode>, Failure> {
        if let Some(game) = &view.game {
            if game.is_decided() {
                return self.after(game).await;
            }
            self.decided = None;
            self.over = None;
            return Ok(None);
        }
        match (&view.seated, &self.wanted) {
            (Some((_, table)), _) => self.agree(table).await,
            // A rematch opens its table by itself.
            (None, Wanted::Open(title)) if !self.opened && self.games == 0 => {
                self.opened = true;
                let command = Command::OpenTable {
                    title: title.clone(),
                    options: self.arguments.preset.options(),
                    seats: u8::try_from(self.arguments.seats).unwrap_or(u8::MAX),
                };
                self.node.tell(command).await;
            }
            (None, _) if self.games == 0 => self.choose_table(view).await?,
            (None, _) => {}
        }
        Ok(None)
    }

    /// A full table is agreed to, whatever is played.
    async fn agree(&mut self, table: &Table) {
        let draft = table.draft();
        if table.is_full() && self.agreed != Some(draft) {
            self.agreed = Some(draft);
            self.node.tell(Command::Ready(draft)).await;
        }
    }

    async fn choose_table(&mut self, view: &NodeView) -> Result<(), Failure> {
        let found = match &self.wanted {
            Wanted::Open(_) => None,
            Wanted::Join(title) => {
                let mut tables = view.tables.iter();
                tables.find(|(_, table)| table.title == *title)
            }
            Wanted::Any => view.tables.iter().find(|(_, table)| !table.is_full()),
        };
        let Some((opener, table)) = found else {
            self.asked = None;
            return Ok(());
        };
        if table.is_full() && matches!(self.wanted, Wanted::Join(_)) && self.asked.is_none() {
            return Err(Failure::NoSeat(table.title.clone(), Refusal::Full));
        }
        if self.asked != Some(table.id) {
            self.asked = Some(table.id);
            let (opener, table): (Identity, TableId) = (*opener, table.id);
            self.node.tell(Command::Sit { opener, table }).await;
        }
        Ok(())
    }

    fn hear(&mut self, news: News) -> Result<(), Failure> {
        self.reporter.hear(&news)?;
        match news {
            News::TableRefused(_, why) => match &self.wanted {
                Wanted::Join(title) if why == Refusal::Full => {
                    Err(Failure::NoSeat(title.clone(), why))
                }
                // Looked for again.
                Wanted::Join(_) | Wanted::Open(_) | Wanted::Any => {
                    self.asked = None;
                    Ok(())
                }
            },
            News::TableGone(..) | News::CalledOff => {
                self.asked = None;
                self.agreed = None;
                self.opened = false;
                Ok(())
            }
            // The table has changed since we looked: we look again.
            News::Declined(_) => {
                self.asked = None;
                self.agreed = None;
                Ok(())
            }
            News::NotJoined(to, problem) => {
                self.unanswered = Some(problem);
                self.call_again.push((to, Instant::now() + CALL_AGAIN));
                Ok(())
            }
            News::Joined(_) => {
                self.unanswered = None;
                Ok(())
            }
            News::Unsaved(problem) => Err(Failure::Storage(problem)),
            News::NotBegun(_, problem) => Err(Failure::Resume(problem)),
            _ => Ok(()),
        }
    }

    /// The game is decided: secrets are opened, the others get what they lack, and then that was it.
    async fn after(&mut self, game: &GameState) -> Result<Option<ExitCode>, Failure> {
        let now = Instant::now();
        let decided = *self.decided.get_or_insert(now);
        if game.is_over() {
            self.over.get_or_insert(now);
        }
        let over = self.over.is_some_and(|over| over + FAREWELL <= now);
        if !over && decided + WITHHELD > now {
            return Ok(None);
        }
        self.games += 1;
        self.decided = None;
        self.over = None;
        self.reporter.over(game)?;
        if self.games >= self.arguments.games {
            return Ok(Some(ExitCode::SUCCESS));
        }
        self.asked = None;
        self.agreed = None;
        self.node.tell(Command::Again).await;
        self.node.tell(Command::CloseGame).await;
        Ok(None)
    }

    /// Whoever did not answer may not have been there yet.
    async fn call_once_more(&mut self) {
        let now = Instant::now();
        let (due, later): (Vec<_>, Vec<_>) =
            self.call_again.drain(..).partition(|(_, at)| *at <= now);
        self.call_again = later;
        for (address, _) in due {
            self.node.tell(Command::Join(address)).await;
        }
    }

    /// Why no game has begun.
    fn nobody(&self, view: &NodeView) -> Failure {
        if let Some(problem) = self.unanswered.filter(|_| view.people.is_empty()) {
            return Failure::Call(problem);
        }
        match &self.wanted {
            Wanted::Join(title) if view.seated.is_none() => Failure::NoTable(title.clone()),
            _ => Failure::NobodyCame(self.arguments.wait),
        }
    }
}
