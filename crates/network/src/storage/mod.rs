//! What is kept on disk: who we are, the games, and the people we played with.
//!
//! Everything here is synchronous. A [`Profile`] is one player's folder, locked while the program
//! runs:
//!
//! ```text
//! profile-NAME/
//!   lock                 held while the program runs
//!   identity.key         the secret and the public half of the identity key
//!   name.txt             what the player is called
//!   people.dat           whom we met, and where
//!   recordings/ID.queens one game each, for everybody to check
//!   recordings/ID-proof-S2.queens
//!                        a game up to where S2 was proven to cheat, with the proof
//!   journals/ID.journal  the secrets of a game that is not over
//!   journals/ID.closed   the game is over, and its journal gone
//! ```
//!
//! *What is written once is replaced as a whole*: a crash leaves the old file or the new one. *What
//! grows is appended to* and may end in a torn entry, which is cut off when it is read again. Nothing pretends to be saved: after a failed write [`GameFiles`]
//! refuses every other until the game is resumed from what is really there.

mod error;
mod folder;
mod game;
mod games;
mod journal;
mod mend;
mod name;
mod people;
mod profile;
#[cfg(test)]
mod tests;

pub use error::{Problem, StorageError, Task, Warning};
pub use folder::data_folder;
pub use game::{GameFiles, Resumed};
pub use games::{GameEntry, GameList, GameState, MAX_LISTED};
pub use people::{MAX_ADDRESSES, MAX_PEOPLE, People, Person};
pub use profile::Profile;
