//! Why something is not done: a wish that cannot be granted, or a message that makes no sense.

use core::fmt;

use protocol::CharterError;
use serde::{Deserialize, Serialize};

use super::name::TextError;
use super::table::TableError;

/// Why a wish is not granted, to our own player or to another's. Nobody did anything wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// The table is gone.
    NoSuchTable,
    /// Every seat is taken.
    Full,
    /// The game has begun.
    Started,
    /// We sit at this table already.
    AlreadySeated,
    /// Nobody sits there, or not any more.
    NotSeated,
    /// The table is for others.
    NotInvited,
    /// A bot sits down only at the table of its person.
    WrongOperator,
    /// The name at the table is not the one the person goes by.
    BadName,
    /// The guest cannot be part of the draft.
    BadGuest,
    /// The charter is not the one that was agreed to.
    BadDraft,
    /// The draft has changed in the meantime.
    Changed,
    /// The guest has not agreed to the draft, or no longer agrees.
    NotReady,
    /// The guest stood up before the table started.
    StoodUp,
    /// The opener asked the guest to leave.
    Removed,
    /// Only whoever opened the table can do this.
    NotOpener,
    /// We have a table open already.
    AlreadyOpen,
    /// Wrong number of seats for the guests.
    Seats,
    /// We are in a game.
    Playing,
    /// The link to the person is down.
    Away,
    /// The game was not ours, or nobody is left to play it again.
    NoRematch,
    /// The game cannot be stored on that computer.
    CannotPlay,
}

/// A message that no honest lobby sends, or a link too many. Counts against the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyError {
    /// Our own identity at the other end.
    Ourselves,
    /// No room for more people.
    TooManyPeople,
    /// There is no link to the sender.
    NotLinked,
    /// A table that cannot be one.
    Table(TableError),
    /// A charter that cannot be played.
    Charter(CharterError),
    /// A charter with a name that cannot be shown.
    Text(TextError),
    /// A request for somebody else.
    NotTheSender,
    /// A charter in which we have no seat.
    NoSeat,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchTable => "this table is gone",
            Self::Full => "all seats at this table are taken",
            Self::Started => "the game at this table has begun",
            Self::AlreadySeated => "you sit at this table already",
            Self::NotSeated => "there is nobody in this seat",
            Self::NotInvited => "this table is for those who played the last game",
            Self::WrongOperator => "a bot sits down only at the table of its person",
            Self::BadName => "the name at the table is not the one the person goes by",
            Self::BadGuest => "the table cannot take this guest",
            Self::BadDraft => "the game that was started is not the one that was agreed to",
            Self::Changed => "the table has changed in the meantime: look again",
            Self::NotReady => "the game was started before everybody was ready",
            Self::StoodUp => "somebody stood up before the game began",
            Self::Removed => "you were asked to leave the table",
            Self::NotOpener => "only whoever opened the table can do this",
            Self::AlreadyOpen => "you have a table open already",
            Self::Seats => "a table has two to five seats, and one for each guest",
            Self::Playing => "you are in a game",
            Self::Away => "this person cannot be reached just now",
            Self::NoRematch => "this game cannot be played again",
            Self::CannotPlay => "the game cannot be stored on that computer",
        })
    }
}

impl core::error::Error for Refusal {}

impl fmt::Display for LobbyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ourselves => f.write_str("another computer uses our identity"),
            Self::TooManyPeople => f.write_str("there are too many people nearby"),
            Self::NotLinked => f.write_str("there is no link to the sender"),
            Self::Table(problem) => problem.fmt(f),
            Self::Charter(problem) => problem.fmt(f),
            Self::Text(problem) => problem.fmt(f),
            Self::NotTheSender => f.write_str("the request is for somebody else"),
            Self::NoSeat => f.write_str("a game was started with us that has no seat for us"),
        }
    }
}

impl core::error::Error for LobbyError {}
