//! The subcommands, one module each.

mod account;
pub(crate) mod bot;
pub(crate) mod demo;
pub(crate) mod nearby;
pub(crate) mod play;
pub(crate) mod show;
mod story;
pub(crate) mod verify;

use rules::{MAX_SEATS, MIN_SEATS};

/// How many players, as an argument.
fn players(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|players| (MIN_SEATS..=MAX_SEATS).contains(players))
        .ok_or_else(|| format!("a table has {MIN_SEATS} to {MAX_SEATS} players"))
}
