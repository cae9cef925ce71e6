//! Peers of one home network: finding each other, sitting down, playing, and surviving it.

mod bucket;
mod budget;
pub mod diagnosis;
mod dialling;
mod doorkeeper;
pub mod ear;
mod emote;
mod frame;
mod game;
mod hub;
pub mod invite;
mod link;
pub mod lobby;
mod node;
mod peer;
pub mod storage;
mod swarm;

pub use emote::Emote;
pub use game::{GameState, GameUpdate, Happening, Refused};
pub use node::{
    Acquaintance, CallError, Command, Nearby, News, Node, NodeConfig, NodeView, Port, Reach,
    ResumeError, StartError, USUAL_PORT,
};
