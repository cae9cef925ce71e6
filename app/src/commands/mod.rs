//! The subcommands, one module each.

pub(crate) mod play;
pub(crate) mod show;
mod story;
pub(crate) mod verify;
