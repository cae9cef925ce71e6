//! Finding out what is wrong with the network, and saying it.

use std::collections::BTreeSet;
use std::io;
use std::time::Duration;

use libp2p::PeerId;
use protocol::Identity;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::Hub;
use crate::diagnosis::{self, Address, Diagnosis, Peer, Signs};
use crate::dialling::MAX_PEERS;
use crate::ear::{self, Heard};
use crate::frame::Frame;
use crate::peer;

/// When the network is looked at for the first time, and how often while nobody is linked.
const LOOK: (Duration, Duration) = (Duration::from_secs(2), Duration::from_secs(30));

/// How long a peer is tried to be reached at its port.
const REACH: Duration = Duration::from_secs(2);

/// How many peers are tried at once.
const MAX_TRIALS: usize = 4;

/// What is known about the network.
#[derive(Debug)]
pub(super) struct Health {
    /// Whether others are looked for at all.
    looking: bool,
    /// Whether discovery could be started.
    discovers: bool,
    next: Duration,
    addresses: Vec<Address>,
    heard: Option<Heard>,
    found: BTreeSet<Identity>,
    port_open: Option<bool>,
    /// Whom we asked to try our port: nobody else is believed.
    asked: Option<Identity>,
    other_versions: BTreeSet<u16>,
    trials: usize,
    diagnosis: Vec<Diagnosis>,
}

/// What was found out.
#[derive(Debug)]
pub(super) enum Finding {
    /// Our addresses, and what came back of our own multicast.
    Multicast(io::Result<Vec<Address>>, Heard),
    /// Whether a peer could be reached at its port.
    Reached(Identity, bool),
}

impl Health {
    pub(super) const fn new(looking: bool, discovers: bool) -> Self {
        Self {
            looking,
            discovers,
            next: LOOK.0,
            addresses: Vec::new(),
            heard: None,
            found: BTreeSet::new(),
            port_open: None,
            asked: None,
            other_versions: BTreeSet::new(),
            trials: 0,
            diagnosis: Vec::new(),
        }
    }

    /// Discovery found somebody.
    pub(super) fn found(&mut self, peer: Identity) {
        if self.found.len() < MAX_PEERS {
            self.found.insert(peer);
        }
    }

    /// Somebody speaks another version of the network.
    pub(super) fn other_version(&mut self, version: u16) {
        if self.other_versions.len() < MAX_PEERS {
            self.other_versions.insert(version);
        }
    }

    /// What is wrong, most important first.
    pub(super) fn diagnosis(&self) -> &[Diagnosis] {
        &self.diagnosis
    }
}

impl Hub {
    /// Looks at the network now and then, as long as nobody is linked.
    pub(super) fn mind_health(&mut self) {
        if self.health.looking && self.now() >= self.health.next {
            self.health.next = self.now() + LOOK.1;
            if self.links.is_empty() {
                self.examine();
            } else if self.health.port_open.is_none() {
                self.ask_to_be_tried();
            }
        }
        self.conclude();
    }

    /// Listens for ourselves, and asks somebody to try our port.
    pub(super) fn examine(&mut self) {
        if !self.health.looking {
            return;
        }
        let us: PeerId = *self.swarm.local_peer_id();
        let findings = self.findings.0.clone();
        tokio::spawn(async move {
            let addresses = ear::our_addresses();
            let ours = addresses.as_deref().unwrap_or_default();
            let heard = ear::listen_for_ourselves(us, ours, ear::PATIENCE).await;
            let _ = findings.send(Finding::Multicast(addresses, heard)).await;
        });
        self.ask_to_be_tried();
    }

    fn ask_to_be_tried(&mut self) {
        if let Some(peer) = self.links.keys().next().copied() {
            self.health.asked = Some(peer);
            self.put(peer, Frame::TryMe(self.port));
        }
    }

    pub(super) fn on_finding(&mut self, finding: Finding) {
        match finding {
            Finding::Multicast(addresses, heard) => {
                self.health.addresses = addresses.unwrap_or_default();
                self.health.heard = Some(heard);
            }
            Finding::Reached(peer, reached) => {
                self.health.trials = self.health.trials.saturating_sub(1);
                self.put(peer, Frame::Reached(reached));
            }
        }
        self.conclude();
    }

    /// A peer could, or could not, reach our port.
    pub(super) fn on_reached(&mut self, peer: Identity, reached: bool) {
        if self.health.asked.take_if(|asked| *asked == peer).is_some() {
            self.health.port_open = Some(reached);
            self.conclude();
        }
    }

    /// Tries to reach a peer at its port, at the address where it is and nowhere else.
    pub(super) fn try_to_reach(&mut self, peer: Identity, port: u16) {
        let route = peer::peer_id(&peer).and_then(|id| self.routes.get(&id).copied());
        let Some(route) = route.filter(|_| self.health.trials < MAX_TRIALS) else {
            return;
        };
        self.health.trials += 1;
        let findings = self.findings.0.clone();
        tokio::spawn(async move {
            let call = timeout(REACH, TcpStream::connect((route.ip(), port))).await;
            let reached = matches!(call, Ok(Ok(_)));
            let _ = findings.send(Finding::Reached(peer, reached)).await;
        });
    }

    /// What all of it means.
    fn conclude(&mut self) {
        if self.health.heard.is_none() {
            return;
        }
        let unreachable = self.dialling.unreached().filter_map(|peer| {
            let address = self.dialling.addresses(&peer).first().copied()?;
            let name = self.people.find(&peer).map(|person| person.name.clone());
            // Whoever is remembered and not found today is simply not here.
            let found = self.health.found.contains(&peer);
            found.then_some(Peer { name, address })
        });
        let signs = Signs {
            addresses: self.health.addresses.clone(),
            port: self.port,
            discovery_started: self.health.discovers,
            heard: self.health.heard,
            found: self.health.found.len(),
            linked: self.links.len(),
            unreachable: unreachable.collect(),
            port_open: self.health.port_open,
            other_versions: self.health.other_versions.iter().copied().collect(),
            since_start: self.now(),
        };
        let diagnosis = diagnosis::diagnose(&signs);
        if diagnosis != self.health.diagnosis {
            self.health.diagnosis = diagnosis;
            self.changed = true;
        }
    }
}
