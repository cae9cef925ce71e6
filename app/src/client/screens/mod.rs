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
pub(crate) mod trouble;
pub(crate) mod tutorial;

use std::path::PathBuf;

use bots::Level;
use network::Command;
use protocol::{Hash, Identity};
use rules::{Action, Seat};

/// What the player wants.
#[derive(Clone, Debug)]
pub(crate) enum Intent {
    /// Back to where one came from.
    Back,
    /// To the first screen, leaving whatever is going on.
    Home,
    /// To the first screen, at once.
    Start,
    /// Get up from the game, to go on with it later.
    Pause,
    /// Go on with a game that was interrupted; alone, if nobody but bots plays in it.
    Resume {
        game: Hash,
        alone: bool,
    },
    /// Let a bot take a seat at the own table.
    AddBot(Level),
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
    /// Show the folder of the player's games.
    OpenFolder,
    /// No sound for now, or sound again.
    Mute,
    /// Show no more of what somebody says, or show it again.
    Hush(Identity),
}
