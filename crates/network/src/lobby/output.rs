//! What a lobby asks its caller to do.

use core::fmt;

use protocol::{Charter, Hash, Identity};

use super::message::LobbyMessage;
use super::name::{Address, Name};
use super::refusal::Refusal;
use super::table::TableId;

/// What is to be done, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Send this.
    Send {
        /// To one peer, or to all that are linked if nobody is named.
        to: Option<Identity>,
        /// What.
        message: LobbyMessage,
    },
    /// Our table starts: sign this charter and play.
    Begin {
        /// Which table.
        table: TableId,
        /// What all have agreed to.
        charter: Box<Charter>,
        /// Where each seat can be reached.
        addresses: Vec<(Identity, Vec<Address>)>,
    },
    /// A game that we began will not be, unless its charter is complete already.
    CalledOff {
        /// Which game.
        game: Hash,
        /// Who will not sign.
        by: Identity,
        /// Why.
        why: Refusal,
    },
    /// We do not sit where we wanted to.
    Refused {
        /// Which table.
        table: TableId,
        /// Why.
        why: Refusal,
    },
    /// The table where we sat is gone for us.
    TableGone {
        /// Which table.
        table: TableId,
        /// Why.
        why: Gone,
    },
    /// Keep on disk that we played with this person under this name.
    Remember {
        /// Who.
        identity: Identity,
        /// Under what name.
        name: Name,
    },
    /// What the getters say has changed: draw it again.
    Changed,
}

/// Why a table is gone for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// Its opener closed it.
    Closed,
    /// Its opener cannot be reached.
    OpenerLost,
    /// Its opener could not reach us, and gave our seat away.
    SeatLost,
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Closed => "the table was closed",
            Self::OpenerLost => "whoever opened the table cannot be reached any more",
            Self::SeatLost => "the connection was lost for too long, and the seat with it",
        })
    }
}

impl core::error::Error for Gone {}
