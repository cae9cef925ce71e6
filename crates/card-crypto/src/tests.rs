//! The tests, one file a behaviour; `bed` seats players at a table.

mod attacks;
mod bed;
mod bytes;
mod completeness;
mod document;
mod hiding;
mod liars;
mod nonces;
mod points;
mod seeds;
mod transcripts;
mod vectors;
