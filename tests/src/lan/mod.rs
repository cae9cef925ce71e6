//! A home network of real hosts: network namespaces joined by a bridge, each running the program
//! as a process of its own. How it works is told in `docs/testing.md`.

#![expect(
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "a test that cannot build its network fails, and by panicking"
)]

mod account;
mod cable;
mod figures;
mod namespace;
mod network;
mod player;
mod program;
mod stranger;
mod table;
mod usage;

pub use account::{Account, audit};
pub use cable::{Cable, Family, Quality};
pub use figures::figure;
pub(crate) use namespace::skip;
pub use namespace::{has_slow_cables, needs, on_a_lan, run};
pub use network::{Host, Lan};
pub use player::{Player, Seen, within};
pub(crate) use program::{path as program, target};
pub use stranger::Stranger;
pub use table::Table;
pub(crate) use usage::usage;
