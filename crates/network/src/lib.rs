//! Peers of one home network: finding each other, sitting down, playing, and surviving it.

pub mod diagnosis;
pub mod ear;
pub mod lobby;
pub mod storage;
