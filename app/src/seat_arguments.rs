//! Who sits at this computer, where its files are, and how others reach it.

use std::path::PathBuf;

use clap::Args;
use network::invite::JoinAddress;
use network::lobby::Name;
use network::storage::Profile;
use network::{NodeConfig, Port, Reach};

use crate::failure::Failure;

/// What every player on the network needs.
#[derive(Debug, Args)]
pub(crate) struct SeatArguments {
    /// What the player is called
    #[arg(long)]
    pub(crate) name: String,

    /// Keys, games and people of this name; two programs on one computer need two
    #[arg(long, value_name = "NAME")]
    profile: Option<String>,

    /// Keep everything below this folder instead of the system's usual place
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// Listen on this port; without it on the usual one, or on any if that is taken
    #[arg(long)]
    port: Option<u16>,

    /// Call this address (192.168.1.20:47353) or invite code; can be given several times
    #[arg(long, value_name = "ADDRESS", value_parser = join_address)]
    pub(crate) call: Vec<JoinAddress>,

    /// Do not look for others on the network, only call and be called
    #[arg(long)]
    no_discovery: bool,

    /// Divide all waits of the game by this: for tables where only computers play
    #[arg(long, default_value_t = 1, hide = true)]
    tempo: u32,
}

/// An address or an invite code, as an argument.
pub(crate) fn join_address(text: &str) -> Result<JoinAddress, String> {
    text.parse()
        .map_err(|problem: network::invite::JoinError| problem.to_string())
}

impl SeatArguments {
    /// The node to start.
    ///
    /// # Errors
    ///
    /// If the name cannot be shown, or the profile cannot be opened.
    pub(crate) fn node(&self) -> Result<NodeConfig, Failure> {
        let name = Name::clean(&self.name).map_err(|problem| Failure::Text("name", problem))?;
        let profile = self.profile.as_deref().unwrap_or(&self.name);
        let profile = Profile::open(self.data.clone(), profile, &mut rand::rng());
        Ok(NodeConfig {
            profile: profile.map_err(Failure::Storage)?,
            name,
            port: self.port.map_or(Port::Usual, Port::Exactly),
            reach: if self.no_discovery {
                Reach::ByAddress
            } else {
                Reach::Network
            },
            tempo: self.tempo,
            operator: None,
        })
    }
}
