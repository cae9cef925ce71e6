//! What a headless player tells while it plays: a line for people, or one for machines.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Instant;

use network::{GameState, GameUpdate, News, NodeView};
use protocol::StepKind;
use rules::SeatSet;
use serde::Serialize;

use crate::commands::account::Account;
use crate::names::Names;
use crate::printable::printable;

/// One thing that happened. With `--json`, one line each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Report {
    /// Others can reach us.
    Listening {
        addresses: Vec<SocketAddr>,
        invite: Option<String>,
    },
    /// These people are nearby now.
    People { names: Vec<String> },
    /// We sit at a table with these.
    Seated { table: String, guests: Vec<String> },
    /// A game begins, or goes on.
    Game { id: String, seats: Vec<String> },
    /// Everybody holds cards.
    Dealt { step: u64 },
    /// An engine event, in notation.
    Move { step: u64, notation: String },
    /// With whom there is a link, by seat.
    Linked {
        seats: Vec<String>,
        waiting: Vec<String>,
    },
    /// Something did not work.
    Trouble { sentence: String },
    /// The game is over.
    Over {
        id: String,
        head: String,
        outcome: String,
        recording: String,
    },
}

/// A report with its time, in milliseconds since the program started.
#[derive(Serialize)]
struct Timed<'a> {
    ms: u128,
    #[serde(flatten)]
    report: &'a Report,
}

/// Tells what happens.
pub(crate) struct Reporter<'a, W> {
    json: bool,
    out: &'a mut W,
    began: Instant,
    said: Vec<Report>,
    account: Account,
    dealt: bool,
}

impl<'a, W: Write> Reporter<'a, W> {
    pub(crate) fn new(json: bool, out: &'a mut W) -> Self {
        Self {
            json,
            out,
            began: Instant::now(),
            said: Vec::new(),
            account: Account::new(true),
            dealt: false,
        }
    }

    /// Tells what of a view was not told yet.
    pub(crate) fn see(&mut self, view: &NodeView) -> io::Result<()> {
        if !view.addresses.is_empty() {
            self.once(&Report::Listening {
                addresses: view.addresses.clone(),
                invite: view.invite.map(|invite| invite.to_string()),
            })?;
        }
        if !view.people.is_empty() {
            let people = view.people.iter().filter(|person| person.linked);
            let names = people.map(|person| person.name.to_string()).collect();
            self.once(&Report::People { names })?;
        }
        if let Some((_, table)) = &view.seated {
            let guests = table.guests.iter().map(|guest| guest.name.to_string());
            self.once(&Report::Seated {
                table: table.title.to_string(),
                guests: guests.collect(),
            })?;
        }
        Ok(())
    }

    /// Tells news.
    pub(crate) fn hear(&mut self, news: &News) -> io::Result<()> {
        match news {
            News::GameBegins(state) => {
                self.dealt = false;
                let seats = state.charter.seats.iter().map(|entry| entry.name.clone());
                self.say(&Report::Game {
                    id: state.id.to_string(),
                    seats: seats.collect(),
                })
            }
            News::Game(update) => self.follow(update),
            News::NotAllowed(problem) => self.trouble(problem),
            News::TableRefused(_, problem) | News::Declined(problem) => self.trouble(problem),
            News::CalledOff => self.trouble(&"somebody will not sign, so the game will not be"),
            News::Mended(warning) => self.trouble(warning),
            News::Stopped(_) => {
                self.trouble(&"the game stopped by a mistake of the program and can be resumed")
            }
            News::TableGone(_, problem) => self.trouble(problem),
            News::Unsaved(problem) => self.trouble(problem),
            News::NotJoined(_, problem) => self.trouble(problem),
            News::NotBegun(_, problem) => self.trouble(problem),
            News::Said(..) | News::Joined(_) => Ok(()),
        }
    }

    fn follow(&mut self, update: &GameUpdate) -> io::Result<()> {
        let state = &update.state;
        if self.json {
            for event in update.events() {
                self.say(&Report::Move {
                    step: state.step,
                    notation: event.to_string(),
                })?;
            }
        } else {
            self.account.tell(update, self.out)?;
        }
        if !self.dealt && state.kind == StepKind::Act {
            self.dealt = true;
            self.say(&Report::Dealt { step: state.step })?;
        }
        let absent = |seat: &rules::Seat| !state.linked.contains(*seat);
        let stalled = state.waiting_for.iter().any(|seat| absent(&seat));
        if stalled || self.json {
            self.once(&Report::Linked {
                seats: seats(state.linked),
                waiting: seats(state.waiting_for.iter().filter(absent).collect()),
            })?;
        }
        Ok(())
    }

    /// Tells how a game ended.
    pub(crate) fn over(&mut self, state: &GameState) -> io::Result<()> {
        let outcome = state.game().and_then(rules::Game::outcome);
        let names = Names::new(&state.charter);
        self.say(&Report::Over {
            id: state.id.to_string(),
            head: state.head.to_string(),
            outcome: outcome.map_or_else(
                || "ended without a winner".to_owned(),
                |outcome| format!("won by {}", names.list(outcome.winners)),
            ),
            recording: state
                .recording
                .as_deref()
                .map(|path| path.display().to_string())
                .unwrap_or_default(),
        })
    }

    fn trouble(&mut self, problem: &impl ToString) -> io::Result<()> {
        self.say(&Report::Trouble {
            sentence: problem.to_string(),
        })
    }

    /// Says something unless it was the last of its kind to be said.
    fn once(&mut self, report: &Report) -> io::Result<()> {
        let kind = core::mem::discriminant(report);
        let before = self
            .said
            .iter()
            .position(|said| core::mem::discriminant(said) == kind);
        match before.map(|index| self.said.swap_remove(index)) {
            Some(said) if said == *report => {
                self.said.push(said);
                Ok(())
            }
            _ => {
                self.said.push(report.clone());
                self.say(report)
            }
        }
    }

    fn say(&mut self, report: &Report) -> io::Result<()> {
        if self.json {
            let timed = Timed {
                ms: self.began.elapsed().as_millis(),
                report,
            };
            let line = serde_json::to_string(&timed).map_err(io::Error::other)?;
            writeln!(self.out, "{line}")?;
        } else if let Some(line) = sentence(report) {
            writeln!(self.out, "{}", printable(&line))?;
        }
        self.out.flush()
    }
}

fn seats(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// The line for people; nothing for what the account of the game tells anyway.
fn sentence(report: &Report) -> Option<String> {
    Some(match report {
        Report::Listening { addresses, invite } => {
            let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
            let invite = invite.as_ref();
            let invite = invite.map_or_else(String::new, |code| format!(" (invite code {code})"));
            format!(
                "Others reach this computer at {}{invite}.",
                addresses.join(", ")
            )
        }
        Report::People { names } if names.is_empty() => "Nobody is nearby.".to_owned(),
        Report::People { names } => format!("Nearby: {}.", names.join(", ")),
        Report::Seated { table, guests } => {
            format!("At the table \"{table}\": {}.", guests.join(", "))
        }
        Report::Game { seats, .. } => format!("A game begins: {}.", seats.join(", ")),
        Report::Dealt { .. } | Report::Move { .. } => return None,
        Report::Linked { waiting, .. } if waiting.is_empty() => return None,
        Report::Linked { waiting, .. } => format!("Waiting for {}.", waiting.join(", ")),
        Report::Trouble { sentence } => format!("{sentence}."),
        Report::Over {
            outcome, recording, ..
        } => format!("The game is over: {outcome}. It is recorded in {recording}."),
    })
}
