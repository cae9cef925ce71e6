//! Shuffles that prove themselves: Bayer and Groth's argument with one row.
//!
//! `prepare` and `prove` make one, `argument` is what is sent, `statement` draws the challenges for
//! both sides, `relation` holds the equations, `verify` checks one or a chain, `recompute` checks
//! an opened seed, and `script` is where the tests' liars get their chance.

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
