//! A game without a host: signed contributions in steps, and a recording anyone can check.

mod audit;
mod ballot;
mod charter;
mod contribution;
mod epoch;
mod fault;
mod fork;
mod hash;
mod history;
mod identity;
mod journal;
mod message;
mod recording;
mod replica;
mod session;
mod suite;
mod wire;

pub use audit::{Counts, Ended, Opened, OpenedDeck, Played, Report, audit};
pub use ballot::{Ballot, Certificate, Choice, MAX_INSTEAD, Motion, Proof, VoteError, Yes};
pub use charter::{Charter, CharterError, MAX_NAME, SeatEntry, VERSION};
pub use contribution::{Contribution, EpochOpening, Header, Payload, ShuffledPile};
pub use fault::{Check, Fault, Statement};
pub use fork::find_fork;
pub use hash::Hash;
pub use identity::{BadSignature, Identity, IdentityKey, Signature};
pub use journal::JournalEntry;
pub use message::{Message, Status};
pub use recording::{
    MAGIC, MAX_RECORDING, Record, Recording, RecordingError, RecordingFull, RecordingWriter,
    TornTail,
};
pub use replica::{Gone, Replica, ShuffledDeck, StepKind};
pub use session::{LeaveError, Output, Peer, Rejection, Session, StartError};
pub use suite::Suite;
pub use wire::{MAX_CONTRIBUTION, MAX_MESSAGE, WireError, decode, encode};
