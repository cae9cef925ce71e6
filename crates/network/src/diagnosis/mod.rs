//! Why nobody appears, in words: from what was observed to what is wrong and what to do about it.
//!
//! The hub fills in [`Signs`], [`diagnose`] turns them into findings, the most important first;
//! each finding says what is wrong (`Display`) and what to do ([`Diagnosis::advice`]). Nothing
//! here looks at a clock or a socket. `docs/network-troubles.md` is the same for people.

mod address;
mod advice;

use core::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

pub use address::{Address, Reach};
pub use advice::System;

use crate::ear::Heard;

/// Discovery asks every few seconds: before this much time, silence means nothing.
pub const UNTIL_SILENCE_COUNTS: Duration = Duration::from_secs(10);

/// So many are named; the rest is counted.
const NAMED: usize = 3;
/// So much of a name is shown.
const LONGEST_NAME: usize = 32;

/// What was observed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signs {
    /// Where this computer can be reached, as [`our_addresses`](crate::ear::our_addresses) tells.
    pub addresses: Vec<Address>,
    /// The TCP port on which we wait for others.
    pub port: u16,
    /// Whether discovery could be started.
    pub discovery_started: bool,
    /// What [`listen_for_ourselves`](crate::ear::listen_for_ourselves) found, once it has.
    pub heard: Option<Heard>,
    /// How many peers discovery found, whether or not they could be reached.
    pub found: usize,
    /// How many peers are linked, by discovery or by address.
    pub linked: usize,
    /// Who was found, was dialled, and did not answer.
    pub unreachable: Vec<Peer>,
    /// Whether a linked peer could reach our port, once one has tried.
    pub port_open: Option<bool>,
    /// Which other versions of the protocol peers speak.
    pub other_versions: Vec<u16>,
    /// How long the network has been up.
    pub since_start: Duration,
}

/// Somebody who was found and not reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peer {
    /// The name, if it is known from another day.
    pub name: Option<String>,
    /// Where.
    pub address: SocketAddr,
}

/// What is wrong, or the friendliest thing that can be said about an empty list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// No interface has an address.
    NoNetwork,
    /// Another computer has our identity: the two take each other for themselves.
    SameIdentityTwice {
        /// Where the other one is.
        at: IpAddr,
    },
    /// Nothing but a tunnel.
    VpnOnly,
    /// Only addresses that computers give themselves when no router answers.
    NoAddress,
    /// Another program keeps the port of mDNS to itself.
    DiscoveryPortTaken,
    /// We do not hear our own multicast.
    MulticastBlocked {
        /// Our TCP port, which a firewall should let through too.
        port: u16,
    },
    /// Somebody is here who speaks another version of the protocol.
    OtherVersion {
        /// Theirs.
        theirs: u16,
        /// Ours.
        ours: u16,
    },
    /// Peers that were found do not answer.
    Unreachable {
        /// Who; never empty.
        who: Vec<Peer>,
    },
    /// Others do not get through to us.
    PortClosed {
        /// Our TCP port.
        port: u16,
    },
    /// All is well, but nobody is there yet.
    NobodyHeard,
    /// A tunnel beside the home network, while nobody can be found or reached.
    VpnBeside,
}

/// What the signs mean, the most important first. Nothing, if all is well.
pub fn diagnose(signs: &Signs) -> Vec<Diagnosis> {
    let leads = |reach| {
        let mut all = signs.addresses.iter();
        all.any(|address| address.reach == reach && !address.ip.is_loopback())
    };
    let (home, tunnel) = (leads(Reach::Home), leads(Reach::Tunnel));
    let alone = signs.linked == 0;
    let silent = signs.found == 0;
    if alone && silent && !home && !tunnel {
        return vec![Diagnosis::NoNetwork];
    }
    let patient = signs.since_start >= UNTIL_SILENCE_COUNTS;
    let stuck = alone && patient && (silent || !signs.unreachable.is_empty());
    let mut findings = Vec::new();
    let heard = signs.heard.unwrap_or_default();
    findings.extend(heard.twin.map(|at| Diagnosis::SameIdentityTwice { at }));
    if stuck && tunnel && !home {
        findings.push(Diagnosis::VpnOnly);
    } else if stuck && signs.addresses.iter().all(Address::leads_nowhere) {
        findings.push(Diagnosis::NoAddress);
    }
    // Whoever finds others is not deaf, and a tunnel is not expected to carry multicast.
    if silent && home {
        let deaf = signs.heard.is_some_and(|heard| !heard.ours);
        if heard.cannot_bind && deaf {
            findings.push(Diagnosis::DiscoveryPortTaken);
        } else if deaf || !signs.discovery_started {
            findings.push(Diagnosis::MulticastBlocked { port: signs.port });
        }
    }
    findings.extend(other_versions(&signs.other_versions));
    if !signs.unreachable.is_empty() {
        findings.push(Diagnosis::Unreachable {
            who: signs.unreachable.clone(),
        });
    }
    if signs.port_open == Some(false) {
        findings.push(Diagnosis::PortClosed { port: signs.port });
    }
    if findings.is_empty() && stuck {
        findings.push(Diagnosis::NobodyHeard);
    }
    if stuck && home && tunnel {
        findings.push(Diagnosis::VpnBeside);
    }
    findings
}

/// The newest of those ahead of us and the newest of those behind, however many there are.
fn other_versions(theirs: &[u16]) -> impl Iterator<Item = Diagnosis> {
    let ours = protocol::VERSION;
    let newer = theirs.iter().filter(|theirs| **theirs > ours).max();
    let older = theirs.iter().filter(|theirs| **theirs < ours).max();
    [newer, older]
        .into_iter()
        .flatten()
        .map(move |theirs| Diagnosis::OtherVersion {
            theirs: *theirs,
            ours,
        })
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNetwork => f.write_str("This computer is not connected to any network."),
            Self::SameIdentityTwice { at } => write!(
                f,
                "The computer at {at} plays with the same identity as this one, so the two cannot meet."
            ),
            Self::VpnOnly => f.write_str(
                "This computer is connected only through a VPN or a mobile link, not to the home network.",
            ),
            Self::NoAddress => f.write_str("This computer has no address from a router yet."),
            Self::DiscoveryPortTaken => f.write_str(
                "Another program keeps UDP port 5353 to itself, so computers cannot find each other by themselves.",
            ),
            Self::MulticastBlocked { .. } => f.write_str(
                "A firewall or the system holds back the calls by which computers find each other.",
            ),
            Self::OtherVersion { theirs, ours } => {
                let age = if theirs > ours { "a newer" } else { "an older" };
                write!(
                    f,
                    "Somebody here has {age} version of the game: theirs speaks protocol {theirs}, this one {ours}."
                )
            }
            Self::Unreachable { who } => {
                for (place, peer) in who.iter().take(NAMED).enumerate() {
                    let last = place + 1 == who.len();
                    let joint = match place {
                        0 => "",
                        _ if last => " and ",
                        _ => ", ",
                    };
                    write!(f, "{joint}{peer}")?;
                }
                match who.len().saturating_sub(NAMED) {
                    0 => {}
                    more => write!(f, " and {more} more")?,
                }
                f.write_str(" can be found here but not reached.")
            }
            Self::PortClosed { port } => write!(
                f,
                "Others cannot connect to this computer; a firewall probably closes TCP port {port}."
            ),
            Self::NobodyHeard => f.write_str("All is ready, and nobody else is here yet."),
            Self::VpnBeside => {
                f.write_str("A VPN is on, and some VPNs keep computers of one home apart.")
            }
        }
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A stranger chose the name: letters and what stands between them, and no more.
        let shown: String = self
            .name
            .iter()
            .flat_map(|name| name.chars())
            .filter(|letter| letter.is_alphanumeric() || " -'.".contains(*letter))
            .take(LONGEST_NAME)
            .collect();
        match shown.trim() {
            "" => write!(f, "{}", self.address.ip()),
            name => write!(f, "{name} ({})", self.address.ip()),
        }
    }
}

#[cfg(test)]
mod tests;
