//! `verify` and `show` on recordings of whole games, played here with fixed seeds.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says with which seed"
)]

mod damage;
mod documents;
mod fair;
mod faults;
mod forks;
mod hostile;
mod program;
mod show;
mod table;
mod unreadable;
