//! Connections become links, and links bring what peers say.

use std::net::SocketAddr;
use std::time::Duration;

use libp2p::core::ConnectedPoint;
use libp2p::swarm::{ConnectionError, DialError, SwarmEvent};
use libp2p::{PeerId, Stream, identify, mdns};
use libp2p_stream::OpenStreamError;
use protocol::Identity;
use tokio::task::AbortHandle;

use super::{Hub, MAX_NONSENSE, Opened, listening};
use crate::budget::Budget;
use crate::dialling::MAX_PEERS;
use crate::doorkeeper::BANISHED;
use crate::frame::{Frame, Hello, MAX_ADDRESSES};
use crate::game::Input;
use crate::invite::JoinAddress;
use crate::link::{self, LinkEnd, LinkEvent, LinkId, LinkNews, Outbox, Side};
use crate::node::{CallError, News};
use crate::peer;
use crate::swarm::{self, BehaviourEvent, FAMILY, STREAMS};

/// How long a call to an address may take.
const CALL: Duration = Duration::from_secs(10);

/// A link that both sides have said hello on.
#[derive(Debug)]
pub(super) struct Link {
    id: LinkId,
    outbox: Outbox,
    instance: u64,
    task: AbortHandle,
}

impl Link {
    /// Whether everything is on its way.
    pub(super) fn is_flushed(&self) -> bool {
        self.outbox.is_empty()
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A call to an address whose owner is not known yet.
#[derive(Debug)]
pub(super) struct CallOut {
    to: JoinAddress,
    connection: libp2p::swarm::ConnectionId,
    peer: Option<Identity>,
    until: Duration,
}

impl Hub {
    pub(super) fn on_swarm(&mut self, event: SwarmEvent<BehaviourEvent>) {
        match event {
            SwarmEvent::Behaviour(BehaviourEvent::Mdns4(event) | BehaviourEvent::Mdns6(event)) => {
                self.on_discovery(event);
            }
            SwarmEvent::Behaviour(BehaviourEvent::Identify(identify::Event::Received {
                peer_id,
                info,
                ..
            })) if info.protocol_version != FAMILY => {
                // Another program that uses the same way to find its like.
                if let Some(peer) = peer::identity(&peer_id) {
                    self.dialling.foreign(peer, self.now());
                }
                let _ = self.swarm.disconnect_peer_id(peer_id);
            }
            SwarmEvent::ConnectionEstablished {
                peer_id,
                connection_id,
                endpoint,
                ..
            } => self.on_connected(peer_id, connection_id, &endpoint),
            SwarmEvent::ConnectionClosed {
                peer_id,
                num_established: 0,
                cause,
                ..
            } => {
                self.routes.remove(&peer_id);
                if let (Some(peer), Some(ConnectionError::IO(_))) =
                    (peer::identity(&peer_id), cause)
                {
                    self.drop_link(peer);
                }
            }
            SwarmEvent::OutgoingConnectionError {
                connection_id,
                error,
                ..
            } => self.on_no_answer(connection_id, &error),
            SwarmEvent::NewListenAddr { .. } | SwarmEvent::ExpiredListenAddr { .. } => {
                self.home = listening::home_address();
                let texts = self.addresses().into_iter().map(|one| one.to_string());
                let addresses = texts.filter_map(|text| text.try_into().ok());
                self.lobby.set_addresses(addresses.collect());
                self.changed = true;
            }
            _ => {}
        }
    }

    fn on_discovery(&mut self, event: mdns::Event) {
        let mdns::Event::Discovered(found) = event else {
            // That an answer was not repeated says nothing: links tell who is there.
            return;
        };
        let now = self.now();
        for (peer_id, address) in found {
            let (Some(peer), Some(address)) = (peer::identity(&peer_id), swarm::socket(&address))
            else {
                continue;
            };
            self.health.found(peer);
            self.dialling.heard_of(peer, [address], now);
        }
        self.call_whoever_is_due();
    }

    /// Where others reach us, the most useful address first.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        let mut addresses: Vec<SocketAddr> = self
            .swarm
            .listeners()
            .filter_map(swarm::socket)
            .filter(|address| match address {
                SocketAddr::V4(_) => true,
                SocketAddr::V6(six) => !six.ip().is_unicast_link_local(),
            })
            .collect();
        let rank = |address: &SocketAddr| {
            let private = match address {
                SocketAddr::V4(four) => four.ip().is_private(),
                SocketAddr::V6(six) => six.ip().is_unique_local(),
            };
            let home = self.home == Some(address.ip());
            (
                address.ip().is_loopback(),
                !home,
                address.is_ipv6(),
                !private,
            )
        };
        addresses.sort_by_key(|address| (rank(address), *address));
        addresses.dedup();
        addresses
    }

    pub(super) fn call_whoever_is_due(&mut self) {
        for call in self.dialling.due(self.now()) {
            let opts = swarm::call(peer::peer_id(&call.peer), &call.addresses);
            if let Some(opts) = opts {
                // Already connected or calling: then all is well.
                let _ = self.swarm.dial(opts);
            }
        }
    }

    /// Calls somebody whose address was given to us.
    pub(super) fn call_address(&mut self, to: JoinAddress) {
        let address = match to {
            JoinAddress::Invite(invite) => invite.address(),
            JoinAddress::Socket(address) => address,
        };
        let Some(opts) = swarm::call(None, &[address]) else {
            return;
        };
        let call = CallOut {
            to,
            connection: opts.connection_id(),
            peer: None,
            until: self.now() + CALL,
        };
        match self.swarm.dial(opts) {
            Ok(()) => self.calls.push(call),
            Err(_) => self.tell(News::NotJoined(call.to, CallError::NoAnswer)),
        }
    }

    fn on_connected(
        &mut self,
        peer_id: PeerId,
        connection: libp2p::swarm::ConnectionId,
        endpoint: &ConnectedPoint,
    ) {
        let Some(peer) = peer::identity(&peer_id) else {
            let _ = self.swarm.disconnect_peer_id(peer_id);
            return;
        };
        let address = swarm::socket(endpoint.get_remote_address());
        if let Some(address) = address {
            self.routes.insert(peer_id, address);
        }
        if let Some(address) = address.filter(|_| endpoint.is_dialer()) {
            let now = self.now();
            self.dialling.heard_of(peer, [address], now);
            self.dialling.found_at(peer, address);
        }
        if let Some(index) = self
            .calls
            .iter()
            .position(|call| call.connection == connection)
        {
            self.on_call_answered(index, peer, peer_id);
        }
        self.open_stream(peer, peer_id);
    }

    fn on_call_answered(&mut self, index: usize, peer: Identity, peer_id: PeerId) {
        let Some(call) = self.calls.get_mut(index) else {
            return;
        };
        call.peer = Some(peer);
        let expected = match call.to {
            JoinAddress::Invite(invite) => invite.matches(&peer),
            JoinAddress::Socket(_) => true,
        };
        let linked = self.links.contains_key(&peer);
        if expected && !linked {
            return;
        }
        let call = self.calls.swap_remove(index);
        if expected {
            self.tell(News::Joined(peer));
        } else {
            if !linked {
                let _ = self.swarm.disconnect_peer_id(peer_id);
            }
            self.tell(News::NotJoined(call.to, CallError::SomebodyElse));
        }
    }

    fn on_no_answer(&mut self, connection: libp2p::swarm::ConnectionId, error: &DialError) {
        let Some(index) = self
            .calls
            .iter()
            .position(|call| call.connection == connection)
        else {
            return;
        };
        let call = self.calls.swap_remove(index);
        let why = match error {
            DialError::LocalPeerId { .. } => CallError::Ourselves,
            _ => CallError::NoAnswer,
        };
        self.tell(News::NotJoined(call.to, why));
    }

    /// Calls that lead to no link are given up.
    pub(super) fn hang_up_calls(&mut self) {
        let now = self.now();
        let (over, calls): (Vec<_>, Vec<_>) = core::mem::take(&mut self.calls)
            .into_iter()
            .partition(|call| call.until <= now);
        self.calls = calls;
        for call in over {
            self.tell(News::NotJoined(call.to, CallError::NoAnswer));
        }
    }

    /// The lower identity opens the stream, on whichever connection is there: so there is one link
    /// whoever called whom, and a second connection is closed because nobody uses it.
    fn open_stream(&mut self, peer: Identity, peer_id: PeerId) {
        let ours = self.own < peer;
        if !ours || self.links.contains_key(&peer) || !self.opening.insert(peer) {
            return;
        }
        let mut control = self.control.clone();
        let opened = self.opened.0.clone();
        tokio::spawn(async move {
            let stream = control.open_stream(peer_id, STREAMS).await;
            // Only a hub that stopped does not listen.
            let _ = opened.send((peer, stream)).await;
        });
    }

    /// A stream may be lost without a word: whoever is connected and has no link gets another.
    pub(super) fn open_missing_streams(&mut self) {
        for peer_id in self.routes.keys().copied().collect::<Vec<_>>() {
            if let Some(peer) = peer::identity(&peer_id) {
                self.open_stream(peer, peer_id);
            }
        }
    }

    pub(super) fn on_opened(&mut self, (peer, stream): Opened) {
        match stream {
            Ok(stream) => self.begin_link(peer, stream, Side::Opener),
            Err(problem) => {
                self.opening.remove(&peer);
                if matches!(problem, OpenStreamError::UnsupportedProtocol(_)) {
                    self.dialling.foreign(peer, self.now());
                }
                if !self.links.contains_key(&peer) {
                    self.disconnect(peer);
                }
            }
        }
    }

    pub(super) fn on_incoming(&mut self, peer_id: PeerId, stream: Stream) {
        // Only the lower identity opens streams, and not without end.
        let opener = peer::identity(&peer_id).filter(|peer| *peer < self.own);
        if let Some(peer) = opener
            && self.budget(peer).link()
        {
            self.begin_link(peer, stream, Side::Acceptor);
        }
    }

    /// What a peer may take up; kept while it is linked, and as long as there is room.
    pub(super) fn budget(&mut self, peer: Identity) -> Budget {
        if self.budgets.len() > 4 * MAX_PEERS {
            self.budgets.retain(|peer, _| self.links.contains_key(peer));
        }
        self.budgets.entry(peer).or_insert_with(Budget::new).clone()
    }

    fn begin_link(&mut self, peer: Identity, stream: Stream, side: Side) {
        self.next_link += 1;
        let link = LinkId(self.next_link);
        let addresses = self.addresses().into_iter().take(MAX_ADDRESSES);
        let hello = Hello {
            instance: self.instance,
            addresses: addresses.map(|one| one.to_string()).collect(),
        };
        let hub = self.link_events.0.clone();
        let budget = self.budget(peer);
        let task = link::run(stream, side, (peer, link), (hello, budget), hub);
        self.greeting
            .insert(link, tokio::spawn(task).abort_handle());
    }

    pub(super) fn on_link(&mut self, event: LinkEvent) {
        let LinkEvent { peer, link, what } = event;
        match what {
            LinkNews::Up(hello, outbox) => self.on_link_up(peer, link, &hello, outbox),
            LinkNews::Said(frame) => {
                if self.links.get(&peer).is_some_and(|one| one.id == link) {
                    self.on_frame(peer, frame);
                }
            }
            LinkNews::Down(end) => self.on_link_down(peer, link, &end),
        }
    }

    fn on_link_up(&mut self, peer: Identity, link: LinkId, hello: &Hello, outbox: Outbox) {
        self.opening.remove(&peer);
        let Some(task) = self.greeting.remove(&link) else {
            return;
        };
        let instance = hello.instance;
        let new = Link {
            id: link,
            outbox,
            instance,
            task,
        };
        // The newest link counts: the older one is dead, or was lost at the other end.
        let old = self.links.insert(peer, new);
        let restarted = old.as_ref().is_none_or(|old| old.instance != instance);
        let now = self.now();
        let addresses = hello.addresses.iter().filter_map(|text| text.parse().ok());
        // What others say of themselves is of use only where they are.
        let addresses = addresses.filter(|address: &SocketAddr| !address.ip().is_loopback());
        self.dialling.heard_of(peer, addresses, now);
        self.dialling.linked(peer);
        if old.is_some() && restarted {
            self.tell_game(Input::Down(peer));
            self.lobby.handle_link_down(peer, now);
        }
        let welcome = self.lobby.handle_link_up(peer).is_ok()
            || (self.make_room_for(peer) && self.lobby.handle_link_up(peer).is_ok());
        if !welcome {
            // Too many people: a link without a place in the lobby serves nobody.
            self.drop_link(peer);
            return;
        }
        self.tell_game(Input::Up(peer));
        let calls = self.calls.len();
        self.calls.retain(|call| call.peer != Some(peer));
        if self.calls.len() < calls {
            self.tell(News::Joined(peer));
        }
        self.changed = true;
    }

    fn on_link_down(&mut self, peer: Identity, link: LinkId, end: &LinkEnd) {
        self.opening.remove(&peer);
        self.greeting.remove(&link);
        if let LinkEnd::Version(version) = *end {
            self.health.other_version(version);
            self.dialling.foreign(peer, self.now());
            if let Some(index) = self.calls.iter().position(|call| call.peer == Some(peer)) {
                let call = self.calls.swap_remove(index);
                self.tell(News::NotJoined(call.to, CallError::Version(version)));
            }
        }
        if matches!(end, LinkEnd::Nonsense) {
            self.banish(peer);
        }
        if self.links.get(&peer).is_some_and(|one| one.id == link) {
            self.drop_link(peer);
        }
        // A connection that carries nothing is in the way of a new one.
        let dead = matches!(end, LinkEnd::Silent | LinkEnd::Version(_));
        if dead && !self.links.contains_key(&peer) {
            self.disconnect(peer);
        }
    }

    fn disconnect(&mut self, peer: Identity) {
        if let Some(peer_id) = peer::peer_id(&peer) {
            // Nothing to close is as good.
            let _ = self.swarm.disconnect_peer_id(peer_id);
        }
    }

    /// Gives a link up; it is made anew as soon as it can be.
    pub(super) fn drop_link(&mut self, peer: Identity) {
        if self.links.remove(&peer).is_some() {
            let now = self.now();
            self.dialling.unlinked(peer, now);
            self.lobby.handle_link_down(peer, now);
            self.tell_game(Input::Down(peer));
            self.changed = true;
        }
    }

    /// Sends a frame, if there is a link.
    pub(super) fn put(&mut self, peer: Identity, frame: Frame) {
        let taken = self.links.get(&peer).map(|link| link.outbox.put(frame));
        if taken == Some(false) {
            self.drop_link(peer);
        }
    }

    fn on_frame(&mut self, peer: Identity, frame: Frame) {
        match frame {
            Frame::Hello(_) => {}
            Frame::Beat(beat) => {
                let ours = self.game.as_ref().map(|game| game.id);
                if beat.game.is_some() && beat.game == ours {
                    self.tell_game(Input::Beat(peer, beat.linked));
                }
            }
            Frame::Lobby(message) => {
                let heard = self.lobby.handle_message(peer, message, &mut self.rng);
                if heard.is_err() {
                    self.count_nonsense(peer);
                }
            }
            Frame::Game { game, message } => {
                if self.game.as_ref().is_some_and(|ours| ours.id == game) {
                    self.tell_game(Input::Said(peer, message));
                }
            }
            Frame::TryMe(port) => self.try_to_reach(peer, port),
            Frame::Reached(reached) => self.on_reached(peer, reached),
            Frame::Emote(said) => self.on_emote(peer, said),
        }
    }

    /// Nonsense may be a bug of an older program: only much of it has consequences.
    pub(super) fn count_nonsense(&mut self, peer: Identity) {
        if self.nonsense.len() > MAX_PEERS {
            self.nonsense.clear();
        }
        let count = self.nonsense.entry(peer).or_default();
        *count += 1;
        if *count >= MAX_NONSENSE {
            self.nonsense.remove(&peer);
            self.banish(peer);
        }
    }

    fn banish(&mut self, peer: Identity) {
        if let Some(peer_id) = peer::peer_id(&peer) {
            self.swarm.behaviour_mut().doorkeeper.banish(peer_id);
        }
        self.drop_link(peer);
        self.disconnect(peer);
        self.dialling.leave_alone(peer, self.now() + BANISHED);
    }
}
