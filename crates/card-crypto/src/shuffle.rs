//! Shuffles that prove themselves: Bayer and Groth's argument with one row.
//!
//! `prepare` and `prove` make one, `argument` is what is sent, `statement` draws the challenges for
//! both sides, `relation` holds the equations, `verify` checks one or a chain, and `recompute`
//! checks an opened seed.

pub(crate) mod argument;
mod prepare;
mod prove;
mod recompute;
pub(crate) mod relation;
pub(crate) mod script;
pub(crate) mod statement;
pub(crate) mod verify;

pub use argument::ShuffleArgument;
pub use prepare::PreparedShuffle;
pub use recompute::check_opened_seed;
pub use verify::{Link, verify_chain};
