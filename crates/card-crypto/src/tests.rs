//! The tests, one file a behaviour; `bed` seats players at a table.

mod bed;
mod completeness;
mod points;
