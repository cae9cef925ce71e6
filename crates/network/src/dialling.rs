//! Whom to call, at which addresses, and how often.
//!
//! Both sides of a pair hear of each other at about the same time. The one with the lower identity
//! calls at once, the other a moment later if nothing came of it: a firewall may close one direction.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use protocol::Identity;

/// How many peers are kept in mind.
pub(crate) const MAX_PEERS: usize = 64;

/// How many addresses of one peer are kept in mind.
const MAX_ADDRESSES: usize = 8;

/// How long the higher identity waits for the lower one's call.
const COURTESY: Duration = Duration::from_millis(1200);

/// How long to wait after a call that came to nothing, at first and at most.
const PATIENCE: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// How long somebody who is no player is left alone: every libp2p program answers the same query.
const FOREIGN: Duration = Duration::from_mins(10);

/// Whom to call and when.
#[derive(Debug)]
pub(crate) struct Dialling {
    own: Identity,
    peers: BTreeMap<Identity, Contact>,
    /// Whom a game or a table needs.
    wanted: Vec<Identity>,
}

#[derive(Clone, Debug)]
struct Contact {
    /// As they were heard, the latest last.
    addresses: Vec<SocketAddr>,
    /// Where it was reached last. No hearsay displaces it.
    found: Option<SocketAddr>,
    linked: bool,
    /// When to call next.
    next: Duration,
    failures: u32,
    /// When it was last heard of.
    heard: Duration,
}

/// Someone to call now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    pub(crate) peer: Identity,
    pub(crate) addresses: Vec<SocketAddr>,
}

impl Dialling {
    pub(crate) const fn new(own: Identity) -> Self {
        Self {
            own,
            peers: BTreeMap::new(),
            wanted: Vec::new(),
        }
    }

    /// A peer may be found at these addresses. Newer ones displace older ones.
    pub(crate) fn heard_of(
        &mut self,
        peer: Identity,
        addresses: impl IntoIterator<Item = SocketAddr>,
        now: Duration,
    ) {
        if peer == self.own || !self.make_room(peer) {
            return;
        }
        let courtesy = if self.own < peer {
            Duration::ZERO
        } else {
            COURTESY
        };
        let contact = self.peers.entry(peer).or_insert_with(|| Contact {
            addresses: Vec::new(),
            found: None,
            linked: false,
            next: now + courtesy,
            failures: 0,
            heard: now,
        });
        contact.heard = now;
        let mut fresh = false;
        for address in addresses.into_iter().filter(is_callable) {
            if !contact.addresses.contains(&address) {
                contact.addresses.push(address);
                fresh = true;
            }
        }
        let surplus = contact.addresses.len().saturating_sub(MAX_ADDRESSES);
        contact.addresses.drain(..surplus);
        if fresh && contact.failures > 0 {
            // A new address is a new chance.
            contact.failures = 0;
            contact.next = contact.next.min(now + courtesy);
        }
    }

    /// Room for one more, if need be by forgetting whom nobody needs.
    fn make_room(&mut self, peer: Identity) -> bool {
        let known = self.peers.contains_key(&peer) || self.wanted.contains(&peer);
        if known || self.peers.len() < MAX_PEERS {
            return true;
        }
        // Whoever was never reached goes first: a forger invents many, and reaches for none.
        let unneeded = |(peer, contact): &(&Identity, &Contact)| {
            !self.wanted.contains(peer) && !contact.linked
        };
        let reached = |contact: &Contact| contact.found.is_some();
        let least = self
            .peers
            .iter()
            .filter(unneeded)
            .min_by_key(|(_, contact)| (reached(contact), contact.heard))
            .map(|(peer, _)| *peer);
        least.is_some_and(|least| self.peers.remove(&least).is_some())
    }

    /// From now on exactly these peers are needed by a game or a table.
    pub(crate) fn want(&mut self, peers: Vec<Identity>, now: Duration) {
        let before = core::mem::replace(&mut self.wanted, peers);
        for peer in self.wanted.iter().filter(|peer| !before.contains(peer)) {
            if let Some(contact) = self.peers.get_mut(peer) {
                contact.failures = 0;
                contact.next = contact.next.min(now);
            }
        }
    }

    pub(crate) fn linked(&mut self, peer: Identity) {
        if let Some(contact) = self.peers.get_mut(&peer) {
            contact.linked = true;
            contact.failures = 0;
        }
    }

    /// The link is lost: call again at once, in case only the link was.
    pub(crate) fn unlinked(&mut self, peer: Identity, now: Duration) {
        if let Some(contact) = self.peers.get_mut(&peer) {
            contact.linked = false;
            contact.next = now;
        }
    }

    /// The peer speaks no language of ours.
    pub(crate) fn foreign(&mut self, peer: Identity, now: Duration) {
        self.leave_alone(peer, now + FOREIGN);
    }

    /// The peer is not called until then.
    pub(crate) fn leave_alone(&mut self, peer: Identity, until: Duration) {
        if let Some(contact) = self.peers.get_mut(&peer) {
            contact.next = contact.next.max(until);
        }
    }

    /// Where a peer was last found: next time it is called there first.
    pub(crate) fn found_at(&mut self, peer: Identity, address: SocketAddr) {
        if let Some(contact) = self.peers.get_mut(&peer) {
            contact.found = Some(address);
        }
    }

    /// The addresses that are known of a peer, the best first.
    pub(crate) fn addresses(&self, peer: &Identity) -> Vec<SocketAddr> {
        self.peers
            .get(peer)
            .map(Contact::addresses)
            .unwrap_or_default()
    }

    /// Peers that were heard of, with an address, and that no call has reached yet.
    pub(crate) fn unreached(&self) -> impl Iterator<Item = Identity> {
        self.peers
            .iter()
            .filter(|(_, contact)| !contact.linked && contact.failures > 1)
            .map(|(peer, _)| *peer)
    }

    /// Whom to call now. A call that is given out counts as failed until its link is there.
    pub(crate) fn due(&mut self, now: Duration) -> Vec<Call> {
        let mut calls = Vec::new();
        for (peer, contact) in &mut self.peers {
            let addresses = contact.addresses();
            if contact.linked || addresses.is_empty() || contact.next > now {
                continue;
            }
            contact.failures = contact.failures.saturating_add(1);
            let (first, most) = PATIENCE;
            let pause = if self.wanted.contains(peer) {
                first
            } else {
                first
                    .saturating_mul(1 << (contact.failures - 1).min(5))
                    .min(most)
            };
            contact.next = now + pause;
            calls.push(Call {
                peer: *peer,
                addresses,
            });
        }
        calls
    }
}

impl Contact {
    /// Where it was reached last, then what was heard last.
    fn addresses(&self) -> Vec<SocketAddr> {
        let heard = self.addresses.iter().rev().copied();
        let others = heard.filter(|address| Some(*address) != self.found);
        self.found.into_iter().chain(others).collect()
    }
}

/// Addresses that can be called: link-local IPv6 ones need an interface, which is not known.
fn is_callable(address: &SocketAddr) -> bool {
    let usable = match address {
        SocketAddr::V4(four) => !four.ip().is_unspecified() && !four.ip().is_broadcast(),
        SocketAddr::V6(six) => !six.ip().is_unspecified() && !six.ip().is_unicast_link_local(),
    };
    usable && !address.ip().is_multicast() && address.port() != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOW: Identity = Identity([1; 32]);
    const HIGH: Identity = Identity([9; 32]);

    fn at(port: u16) -> SocketAddr {
        SocketAddr::from(([10, 0, 0, 2], port))
    }

    fn millis(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn the_lower_identity_calls_first_and_the_higher_one_a_moment_later() {
        let mut low = Dialling::new(LOW);
        low.heard_of(HIGH, [at(1)], millis(0));
        assert_eq!(low.due(millis(0)).len(), 1);
        let mut high = Dialling::new(HIGH);
        high.heard_of(LOW, [at(1)], millis(0));
        assert_eq!(high.due(millis(1000)), []);
        assert_eq!(high.due(millis(1300)).len(), 1);
    }

    #[test]
    fn nobody_calls_who_is_linked() {
        let mut low = Dialling::new(LOW);
        low.heard_of(HIGH, [at(1)], millis(0));
        low.linked(HIGH);
        assert_eq!(low.due(millis(100_000)), []);
        low.unlinked(HIGH, millis(100_000));
        assert_eq!(low.due(millis(100_000)).len(), 1);
    }

    #[test]
    fn whoever_is_needed_is_called_every_second_and_others_ever_more_rarely() {
        let calls = |wanted: &[Identity]| {
            let mut low = Dialling::new(LOW);
            low.heard_of(HIGH, [at(1)], millis(0));
            low.want(wanted.to_vec(), millis(0));
            let ticks = 0..600;
            ticks
                .filter(|tick| !low.due(millis(100 * tick)).is_empty())
                .count()
        };
        assert_eq!(calls(&[HIGH]), 60);
        assert_eq!(calls(&[]), 6);
    }

    #[test]
    fn ourselves_and_addresses_that_lead_nowhere_are_not_called() {
        let mut low = Dialling::new(LOW);
        low.heard_of(LOW, [at(1)], millis(0));
        let nowhere = [
            "0.0.0.0:4",
            "10.0.0.1:0",
            "224.0.0.251:5353",
            "[fe80::1]:4",
            "[::]:4",
        ];
        let nowhere = nowhere.map(|text| text.parse().expect("an address"));
        low.heard_of(HIGH, nowhere, millis(0));
        assert_eq!(low.due(millis(0)), []);
    }

    #[test]
    fn a_flood_of_forged_peers_displaces_nobody_who_is_needed() {
        let mut low = Dialling::new(LOW);
        low.heard_of(HIGH, [at(1)], millis(0));
        low.want(vec![HIGH], millis(0));
        // Somebody whom we once reached, and who is not here now.
        let friend = Identity([7; 32]);
        low.heard_of(friend, [at(1)], millis(0));
        low.found_at(friend, at(1));
        for number in 0..10_000u32 {
            let mut forged = [0; 32];
            forged[..4].copy_from_slice(&number.to_be_bytes());
            low.heard_of(Identity(forged), [at(1), at(2)], millis(1));
        }
        assert_eq!(low.peers.len(), MAX_PEERS);
        assert!(low.peers.contains_key(&HIGH) && low.peers.contains_key(&friend));
    }

    #[test]
    fn addresses_are_bounded_and_the_one_that_worked_comes_first() {
        let mut low = Dialling::new(LOW);
        low.heard_of(HIGH, (1..100).map(at), millis(0));
        assert_eq!(low.addresses(&HIGH).len(), MAX_ADDRESSES);
        low.found_at(HIGH, at(777));
        low.heard_of(HIGH, (200..300).map(at), millis(0));
        assert_eq!(low.addresses(&HIGH).first(), Some(&at(777)));
        assert_eq!(low.addresses(&HIGH).len(), MAX_ADDRESSES + 1);
    }

    #[test]
    fn a_program_of_another_kind_is_left_alone() {
        let mut low = Dialling::new(LOW);
        low.heard_of(HIGH, [at(1)], millis(0));
        low.foreign(HIGH, millis(0));
        assert_eq!(low.due(millis(500_000)), []);
    }
}
