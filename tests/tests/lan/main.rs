//! Real hosts on a real network, as far as one computer can hold them: each runs the program as its
//! own process in a network namespace of its own. See `docs/testing.md`.

#![cfg(target_os = "linux")]

mod addresses;
mod cables;
mod chaos;
mod clocks;
mod crashes;
mod idleness;
mod strangers;
mod walls;
mod whole_games;
