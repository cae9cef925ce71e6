//! Who may connect: bounds on what one address and one peer can take up.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use libp2p::core::Endpoint;
use libp2p::core::transport::PortUse;
use libp2p::multiaddr::Protocol;
use libp2p::swarm::{
    ConnectionDenied, ConnectionId, FromSwarm, NetworkBehaviour, THandler, THandlerInEvent,
    THandlerOutEvent, ToSwarm, dummy,
};
use libp2p::{Multiaddr, PeerId};

use crate::bucket::Bucket;

/// How many connections of one address may be in their handshake at once. Somebody who opens
/// silent connections keeps out only others of that address, and we dial those ourselves.
const PENDING_PER_ADDRESS: usize = 6;

/// How many connections one address may open at once, and a second in the long run.
const OPENED: (u32, u32) = (40, 4);

/// How many connections of one address may be there at once: a computer rarely runs more players
/// than sit at a table, and one that pretends to be many must not fill the room.
const ESTABLISHED_PER_ADDRESS: usize = 16;

/// How many addresses are kept in mind.
const MAX_ADDRESSES: usize = 1024;

/// How long somebody who sent nonsense stays out.
pub(crate) const BANISHED: Duration = Duration::from_mins(1);

/// How many are kept out at once.
const MAX_BANISHED: usize = 256;

/// Looks at every connection before it costs a handshake.
#[derive(Debug)]
pub(crate) struct Doorkeeper {
    began: Instant,
    pending: BTreeMap<ConnectionId, IpAddr>,
    established: BTreeMap<ConnectionId, IpAddr>,
    opened: BTreeMap<IpAddr, Bucket>,
    banished: BTreeMap<PeerId, Instant>,
}

/// Why a connection was not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// Too many half-open connections from there.
    TooManyPending,
    /// Too many connections in too short a time from there.
    TooOften,
    /// Too many connections from there.
    TooMany,
    /// Sent nonsense a short while ago.
    Banished,
}

impl Doorkeeper {
    pub(crate) fn new() -> Self {
        Self {
            began: Instant::now(),
            pending: BTreeMap::new(),
            established: BTreeMap::new(),
            opened: BTreeMap::new(),
            banished: BTreeMap::new(),
        }
    }

    /// Keeps a peer out for a while.
    pub(crate) fn banish(&mut self, peer: PeerId) {
        let now = Instant::now();
        self.banished.retain(|_, until| *until > now);
        if self.banished.len() < MAX_BANISHED {
            self.banished.insert(peer, now + BANISHED);
        }
    }

    fn knocks(&mut self, connection: ConnectionId, address: IpAddr) -> Result<(), Turned> {
        let pending = self.pending.values().filter(|from| **from == address);
        if pending.count() >= PENDING_PER_ADDRESS {
            return Err(Turned::TooManyPending);
        }
        let now = self.began.elapsed();
        if self.opened.len() >= MAX_ADDRESSES {
            // Whoever has not come lately has nothing to pay.
            self.opened.retain(|_, bucket| !bucket.is_full(now));
            if self.opened.len() >= MAX_ADDRESSES && !self.opened.contains_key(&address) {
                return Err(Turned::TooOften);
            }
        }
        let bucket = self.opened.entry(address);
        let bucket = bucket.or_insert_with(|| Bucket::new(OPENED.0, OPENED.1));
        if !bucket.try_take(now) {
            return Err(Turned::TooOften);
        }
        self.pending.insert(connection, address);
        Ok(())
    }

    fn comes_in(&mut self, connection: ConnectionId, address: IpAddr) -> Result<(), Turned> {
        let here = self.established.values().filter(|from| **from == address);
        if here.count() >= ESTABLISHED_PER_ADDRESS {
            return Err(Turned::TooMany);
        }
        self.established.insert(connection, address);
        Ok(())
    }

    fn may_stay(&self, peer: PeerId) -> Result<(), ConnectionDenied> {
        match self.banished.get(&peer) {
            Some(until) if *until > Instant::now() => Err(ConnectionDenied::new(Turned::Banished)),
            _ => Ok(()),
        }
    }
}

/// Where a connection comes from. Of IPv6 only the network counts: one computer has as many addresses
/// there as it likes.
fn ip_of(address: &Multiaddr) -> Option<IpAddr> {
    address.iter().find_map(|part| match part {
        Protocol::Ip4(ip) => Some(IpAddr::V4(ip)),
        Protocol::Ip6(ip) if ip.is_loopback() => Some(IpAddr::V6(ip)),
        Protocol::Ip6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            Some(IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)))
        }
        _ => None,
    })
}

impl NetworkBehaviour for Doorkeeper {
    type ConnectionHandler = dummy::ConnectionHandler;
    type ToSwarm = Infallible;

    fn handle_pending_inbound_connection(
        &mut self,
        connection: ConnectionId,
        _: &Multiaddr,
        remote: &Multiaddr,
    ) -> Result<(), ConnectionDenied> {
        match ip_of(remote) {
            Some(address) => self
                .knocks(connection, address)
                .map_err(ConnectionDenied::new),
            None => Ok(()),
        }
    }

    fn handle_established_inbound_connection(
        &mut self,
        connection: ConnectionId,
        peer: PeerId,
        _: &Multiaddr,
        remote: &Multiaddr,
    ) -> Result<THandler<Self>, ConnectionDenied> {
        self.may_stay(peer)?;
        if let Some(address) = ip_of(remote) {
            self.comes_in(connection, address)
                .map_err(ConnectionDenied::new)?;
        }
        Ok(dummy::ConnectionHandler)
    }

    fn handle_established_outbound_connection(
        &mut self,
        _: ConnectionId,
        peer: PeerId,
        _: &Multiaddr,
        _: Endpoint,
        _: PortUse,
    ) -> Result<THandler<Self>, ConnectionDenied> {
        self.may_stay(peer)?;
        Ok(dummy::ConnectionHandler)
    }

    fn on_swarm_event(&mut self, event: FromSwarm<'_>) {
        match event {
            FromSwarm::ConnectionEstablished(established) => {
                self.pending.remove(&established.connection_id);
            }
            FromSwarm::ListenFailure(failure) => {
                self.pending.remove(&failure.connection_id);
                self.established.remove(&failure.connection_id);
            }
            FromSwarm::ConnectionClosed(closed) => {
                self.established.remove(&closed.connection_id);
            }
            _ => {}
        }
    }

    fn on_connection_handler_event(
        &mut self,
        _: PeerId,
        _: ConnectionId,
        event: THandlerOutEvent<Self>,
    ) {
        match event {}
    }

    fn poll(&mut self, _: &mut Context<'_>) -> Poll<ToSwarm<Infallible, THandlerInEvent<Self>>> {
        Poll::Pending
    }
}

impl core::fmt::Display for Turned {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::TooManyPending => "too many half-open connections from there",
            Self::TooOften => "too many connections from there in a short time",
            Self::TooMany => "too many connections from there",
            Self::Banished => "sent nonsense a short while ago",
        })
    }
}

impl core::error::Error for Turned {}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, last))
    }

    fn connection(number: usize) -> ConnectionId {
        ConnectionId::new_unchecked(number)
    }

    #[test]
    fn half_open_connections_of_one_address_keep_only_that_address_out() {
        let mut door = Doorkeeper::new();
        for number in 0..PENDING_PER_ADDRESS {
            assert_eq!(door.knocks(connection(number), address(1)), Ok(()));
        }
        let knock = door.knocks(connection(100), address(1));
        assert_eq!(knock, Err(Turned::TooManyPending));
        assert_eq!(door.knocks(connection(101), address(2)), Ok(()));
        door.pending.remove(&connection(0));
        assert_eq!(door.knocks(connection(102), address(1)), Ok(()));
    }

    #[test]
    fn whoever_knocks_without_end_must_wait() {
        let mut door = Doorkeeper::new();
        let mut let_in = 0;
        for number in 0..1000 {
            if door.knocks(connection(number), address(1)).is_ok() {
                let_in += 1;
                door.pending.remove(&connection(number));
            }
        }
        assert!((40..60).contains(&let_in), "{let_in} of 1000");
        assert_eq!(door.knocks(connection(2000), address(2)), Ok(()));
    }

    #[test]
    fn one_address_does_not_fill_the_room() {
        let mut door = Doorkeeper::new();
        for number in 0..ESTABLISHED_PER_ADDRESS {
            assert_eq!(door.comes_in(connection(number), address(1)), Ok(()));
        }
        let turned = door.comes_in(connection(100), address(1));
        assert_eq!(turned, Err(Turned::TooMany));
        assert_eq!(door.comes_in(connection(101), address(2)), Ok(()));
        door.established.remove(&connection(0));
        assert_eq!(door.comes_in(connection(102), address(1)), Ok(()));
    }

    #[test]
    fn the_banished_stay_out_and_are_bounded() {
        let mut door = Doorkeeper::new();
        let peers: Vec<PeerId> = (0..2 * MAX_BANISHED).map(|_| PeerId::random()).collect();
        for peer in &peers {
            door.banish(*peer);
        }
        assert_eq!(door.banished.len(), MAX_BANISHED);
        assert!(door.may_stay(peers[0]).is_err());
        assert!(door.may_stay(PeerId::random()).is_ok());
    }
}
