//! The screens: each draws what it is given, and says what the player wants.

pub(crate) mod fairness_panel;
pub(crate) mod games;
mod language_choice;
pub(crate) mod lobby;
pub(crate) mod play_setup;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod rules_page;
pub(crate) mod settings;
mod shuffle_picture;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod tutorial;

use std::path::PathBuf;

use network::Command;
use rules::{Action, Seat};

/// What the player wants.
#[derive(Clone, Debug)]
pub(crate) enum Intent {
    /// Back to where one came from.
    Back,
    /// To the first screen, leaving whatever is going on.
    Home,
    /// Choose how to play against bots.
    PlaySetup,
    /// Begin, with what is chosen in the settings.
    PlayNow,
    /// Look who is on the home network.
    Lobby,
    /// Look at the games played so far.
    Games,
    /// Look whether a recording shows a fair game.
    Audit(PathBuf),
    /// Look at a recorded game once more, as the player of this seat if it was one's own.
    Replay(PathBuf, Option<Seat>),
    /// Learn the game by playing it.
    Tutorial,
    /// Something about people and tables.
    Tell(Command),
    /// Choose in the game.
    Act(Action),
    /// Play with the same players once more.
    Again,
    /// See how the game ended.
    Result,
    Rules,
    Settings,
}
