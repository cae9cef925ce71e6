//! `peers` and `tables`: what this computer sees on the network.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use network::diagnosis::System;
use network::invite::JoinAddress;
use network::lobby::{Fingerprint, Name};
use network::storage::Profile;
use network::{Acquaintance, Command, Nearby, Node, NodeConfig, NodeView, Port, Reach};
use serde::Serialize;

use crate::failure::Failure;
use crate::printable::printable;
use crate::temporary_folder::TemporaryFolder;

/// See who is nearby, and why if nobody is.
#[derive(Debug, Args)]
pub(crate) struct Peers {
    #[command(flatten)]
    look: Look,
}

/// See the open tables nearby, and why if there are none.
#[derive(Debug, Args)]
pub(crate) struct Tables {
    #[command(flatten)]
    look: Look,
}

#[derive(Debug, Args)]
struct Look {
    /// Look for so many seconds at most
    #[arg(long, default_value_t = 12, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=3600))]
    wait: u64,

    /// Call this address or invite code too; can be given several times
    #[arg(long, value_name = "ADDRESS", value_parser = crate::seat_arguments::join_address)]
    call: Vec<JoinAddress>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was seen, for machines.
#[derive(Debug, Serialize)]
struct Seen {
    addresses: Vec<String>,
    people: Vec<SeenPerson>,
    tables: Vec<SeenTable>,
    diagnosis: Vec<String>,
}

#[derive(Debug, Serialize)]
struct SeenPerson {
    name: String,
    fingerprint: String,
    namesake: bool,
    playing: bool,
}

#[derive(Debug, Serialize)]
struct SeenTable {
    title: String,
    opener: String,
    edition: String,
    seats: u8,
    guests: Vec<String>,
}

pub(crate) fn peers(arguments: &Peers, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let view = look(&arguments.look, |view| !view.people.is_empty())?;
    if arguments.look.json {
        return print_json(&view, out);
    }
    for person in &view.people {
        writeln!(out, "{}", describe(person))?;
    }
    if view.people.is_empty() {
        explain(&view, "Nobody", out)?;
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn tables(arguments: &Tables, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let view = look(&arguments.look, |view| !view.tables.is_empty())?;
    if arguments.look.json {
        return print_json(&view, out);
    }
    for table in seen_tables(&view) {
        writeln!(
            out,
            "{} ({}): {} of {} seats taken, by {}",
            table.title,
            table.edition,
            table.guests.len(),
            table.seats,
            table.guests.join(", ")
        )?;
    }
    if view.tables.is_empty() {
        explain(&view, "No open table", out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whoever is there usually answers within this time of the first.
const MORE: Duration = Duration::from_secs(2);

/// A look at the network by a stranger: a new identity, gone afterwards.
fn look(arguments: &Look, found: fn(&NodeView) -> bool) -> Result<Arc<NodeView>, Failure> {
    let folder = TemporaryFolder::new().map_err(Failure::Temporary)?;
    let profile = Profile::open(Some(folder.path().to_owned()), "look", &mut rand::rng());
    let config = NodeConfig {
        profile: profile.map_err(Failure::Storage)?,
        name: Name::clean("A passer-by").map_err(|problem| Failure::Text("name", problem))?,
        port: Port::Any,
        reach: Reach::Network,
        tempo: 1,
        operator: None,
    };
    crate::runtime::run(async {
        let node = Node::start(config).map_err(Failure::Network)?;
        for address in &arguments.call {
            node.tell(Command::Join(*address)).await;
        }
        let mut view = node.view();
        let seen = async {
            // An error would mean that the node stopped: then there is nothing more to see.
            let _ = view.wait_for(|view| found(view)).await;
            tokio::time::sleep(MORE).await;
        };
        let _ = tokio::time::timeout(Duration::from_secs(arguments.wait), seen).await;
        let view = Arc::clone(&node.view().borrow());
        node.stop().await;
        Ok(view)
    })?
}

fn describe(person: &Nearby) -> String {
    let known = match &person.acquaintance {
        Acquaintance::NameOfAnother => ", not the one you know",
        _ if person.namesake => ", one of several of that name",
        _ => "",
    };
    let playing = if person.playing.is_some() {
        ", playing"
    } else {
        ""
    };
    let name = printable(person.name.as_str());
    format!("{name} ({}){known}{playing}", person.fingerprint)
}

fn explain(view: &NodeView, nothing: &str, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{nothing} was found.")?;
    for line in diagnosis(view) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What is wrong, and what to do about it.
fn diagnosis(view: &NodeView) -> Vec<String> {
    let system = System::current();
    let sentences = view.diagnosis.iter();
    sentences
        .map(|one| format!("{one} {}", one.advice(system)))
        .collect()
}

fn seen_tables(view: &NodeView) -> Vec<SeenTable> {
    let tables = view.tables.iter().map(|(opener, table)| SeenTable {
        title: printable(table.title.as_str()),
        opener: Fingerprint::of(opener).to_string(),
        edition: table.options.edition.to_string(),
        seats: table.seats,
        guests: table
            .guests
            .iter()
            .map(|guest| printable(guest.name.as_str()))
            .collect(),
    });
    tables.collect()
}

fn print_json(view: &NodeView, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let seen = Seen {
        addresses: view.addresses.iter().map(ToString::to_string).collect(),
        people: view
            .people
            .iter()
            .map(|person| SeenPerson {
                name: printable(person.name.as_str()),
                fingerprint: person.fingerprint.to_string(),
                namesake: person.namesake,
                playing: person.playing.is_some(),
            })
            .collect(),
        tables: seen_tables(view),
        diagnosis: diagnosis(view),
    };
    let text = serde_json::to_string_pretty(&seen)
        .map_err(|problem| Failure::Mistake(problem.to_string()))?;
    writeln!(out, "{text}")?;
    Ok(ExitCode::SUCCESS)
}
