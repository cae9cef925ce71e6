//! The libp2p side: one transport, one way to find each other, and bounds on everything.

use std::net::SocketAddr;
use std::time::Duration;

use libp2p::identity::Keypair;
use libp2p::multiaddr::Protocol;
use libp2p::swarm::NetworkBehaviour;
use libp2p::swarm::behaviour::toggle::Toggle;
use libp2p::swarm::dial_opts::{DialOpts, PeerCondition};
use libp2p::{
    Multiaddr, PeerId, StreamProtocol, Swarm, SwarmBuilder, connection_limits, identify, mdns,
    noise, tcp, yamux,
};

use crate::doorkeeper::Doorkeeper;

/// What our streams are called. The version is said in the hello, so that it can be named.
pub(crate) const STREAMS: StreamProtocol = StreamProtocol::new("/sleeping-queens");

/// By which other programs that use the same discovery are told apart from ours.
pub(crate) const FAMILY: &str = "sleeping-queens";

/// How long a handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(4);

/// How long a connection without a link lives.
const IDLE: Duration = Duration::from_secs(10);

/// How often the network is asked who is there: what was lost is found soon.
const QUERY: Duration = Duration::from_secs(8);

/// How long an answer is believed.
const BELIEVED: Duration = Duration::from_mins(2);

/// How many streams of one connection may be open.
const STREAMS_PER_CONNECTION: usize = 16;

#[derive(NetworkBehaviour)]
pub(crate) struct Behaviour {
    // First, because it looks at a connection before it costs anything.
    pub(crate) doorkeeper: Doorkeeper,
    pub(crate) limits: connection_limits::Behaviour,
    pub(crate) streams: libp2p_stream::Behaviour,
    identify: identify::Behaviour,
    mdns4: Toggle<mdns::tokio::Behaviour>,
    mdns6: Toggle<mdns::tokio::Behaviour>,
}

/// How a swarm is to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SwarmConfig {
    /// Whether to look for others on the network.
    pub(crate) discovery: bool,
}

/// Builds a swarm that listens nowhere yet. Says also whether discovery runs.
pub(crate) fn build(
    key: &Keypair,
    config: SwarmConfig,
) -> Result<(Swarm<Behaviour>, bool), noise::Error> {
    let peer = key.public().to_peer_id();
    let search = |enable_ipv6| {
        let config = mdns::Config {
            ttl: BELIEVED,
            query_interval: QUERY,
            enable_ipv6,
        };
        mdns::tokio::Behaviour::new(config, peer).ok()
    };
    let (mdns4, mdns6) = if config.discovery {
        (search(false), search(true))
    } else {
        (None, None)
    };
    let discovers = mdns4.is_some() || mdns6.is_some();
    let limits = connection_limits::ConnectionLimits::default()
        .with_max_pending_incoming(Some(32))
        .with_max_pending_outgoing(Some(64))
        .with_max_established_incoming(Some(96))
        .with_max_established(Some(160))
        .with_max_established_per_peer(Some(4));
    let identify = identify::Config::new(FAMILY.to_owned(), key.public())
        .with_agent_version(concat!("sleeping-queens/", env!("CARGO_PKG_VERSION")).to_owned())
        .with_hide_listen_addrs(true);
    let behaviour = Behaviour {
        doorkeeper: Doorkeeper::new(),
        limits: connection_limits::Behaviour::new(limits),
        streams: libp2p_stream::Behaviour::new(),
        identify: identify::Behaviour::new(identify),
        mdns4: mdns4.into(),
        mdns6: mdns6.into(),
    };
    let streams = || {
        let mut config = yamux::Config::default();
        config.set_max_num_streams(STREAMS_PER_CONNECTION);
        config
    };
    let builder = SwarmBuilder::with_existing_identity(key.clone())
        .with_tokio()
        .with_tcp(
            tcp::Config::default().nodelay(true),
            noise::Config::new,
            streams,
        )?;
    let builder = match builder.with_behaviour(|_| behaviour) {
        Ok(builder) => builder,
        Err(never) => match never {},
    };
    let swarm = builder
        .with_swarm_config(|config| {
            config
                .with_idle_connection_timeout(IDLE)
                .with_max_negotiating_inbound_streams(STREAMS_PER_CONNECTION)
        })
        .with_connection_timeout(HANDSHAKE)
        .build();
    Ok((swarm, discovers))
}

/// How to call a peer: from a fresh port, because two that call each other from their listening
/// ports at the same moment may never connect.
pub(crate) fn call(peer: Option<PeerId>, addresses: &[SocketAddr]) -> Option<DialOpts> {
    let addresses: Vec<Multiaddr> = addresses.iter().copied().map(multiaddr).collect();
    Some(match peer {
        Some(peer) => DialOpts::peer_id(peer)
            .condition(PeerCondition::DisconnectedAndNotDialing)
            .addresses(addresses)
            .allocate_new_port()
            .build(),
        None => DialOpts::unknown_peer_id()
            .address(addresses.into_iter().next()?)
            .allocate_new_port()
            .build(),
    })
}

/// An address as libp2p writes it.
pub(crate) fn multiaddr(address: SocketAddr) -> Multiaddr {
    Multiaddr::from(address.ip()).with(Protocol::Tcp(address.port()))
}

/// The address in libp2p's; nothing if it is none of TCP and IP.
pub(crate) fn socket(address: &Multiaddr) -> Option<SocketAddr> {
    let mut parts = address.iter();
    let ip = match parts.next()? {
        Protocol::Ip4(ip) => ip.into(),
        Protocol::Ip6(ip) => ip.into(),
        _ => return None,
    };
    match parts.next()? {
        Protocol::Tcp(port) => Some(SocketAddr::new(ip, port)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_go_both_ways() {
        for text in ["10.0.0.7:4000", "[fd00::7]:4000"] {
            let address: SocketAddr = text.parse().expect("an address");
            assert_eq!(socket(&multiaddr(address)), Some(address));
            let with_peer = multiaddr(address).with(Protocol::P2p(PeerId::random()));
            assert_eq!(socket(&with_peer), Some(address));
        }
        let other: Multiaddr = "/dns4/example/tcp/1".parse().expect("an address");
        assert_eq!(socket(&other), None);
    }
}
