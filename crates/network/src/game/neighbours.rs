//! Who takes part in a game over which links, who is behind, and who needs us as a go-between.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use protocol::{Charter, Hash, Identity, Peer, Status};
use rules::{Seat, SeatSet};

use crate::bucket::Bucket;

/// How many may watch over our links.
const MAX_WATCHERS: usize = 8;

/// How many statuses a seat and a watcher may send at once, and a second in the long run: each is
/// answered with up to sixteen steps.
const SEAT_STATUSES: (u32, u32) = (64, 16);
const WATCHER_STATUSES: (u32, u32) = (8, 4);

/// How many pieces of evidence anybody may send at once, and a second in the long run.
const ACCUSATIONS: (u32, u32) = (16, 2);

/// How far we must have come on before we ask for more in the same second: half of what one
/// answer brings.
const STRIDE: u64 = 8;

/// How many passed-on messages are kept in mind, so that none goes round in circles.
const MAX_PASSED: usize = 1024;

/// The peers of one game that we have a link with.
#[derive(Debug)]
pub(crate) struct Neighbours {
    seats: BTreeMap<Identity, Seat>,
    linked: BTreeMap<Identity, Neighbour>,
    /// By number, as the session knows them.
    numbers: BTreeMap<u64, Identity>,
    next: u64,
    passed: BTreeSet<Hash>,
    /// Where we were when we last asked for what we lack, in this second.
    asked_at: Option<u64>,
}

#[derive(Clone, Debug)]
struct Neighbour {
    number: u64,
    /// Which seats it says it has links with; nobody knows at first.
    links: Option<SeatSet>,
    /// How far it said it was.
    status: Option<Status>,
    /// How often it may say so.
    statuses: Bucket,
    /// How often it may accuse somebody.
    accusations: Bucket,
}

impl Neighbours {
    pub(crate) fn new(charter: &Charter) -> Self {
        let entries = Seat::all().zip(&charter.seats);
        Self {
            seats: entries
                .map(|(seat, entry)| (entry.identity, seat))
                .collect(),
            linked: BTreeMap::new(),
            numbers: BTreeMap::new(),
            next: 0,
            passed: BTreeSet::new(),
            asked_at: None,
        }
    }

    /// A link is there. Watchers are let in when they ask, as long as there is room.
    pub(crate) fn up(&mut self, peer: Identity) -> bool {
        if self.linked.contains_key(&peer) {
            return true;
        }
        let watcher = |peer: &&Identity| !self.seats.contains_key(*peer);
        let watching = self.linked.keys().filter(watcher).count();
        if watcher(&&peer) && watching >= MAX_WATCHERS {
            return false;
        }
        self.numbers.insert(self.next, peer);
        let (at_once, a_second) = if watcher(&&peer) {
            WATCHER_STATUSES
        } else {
            SEAT_STATUSES
        };
        let neighbour = Neighbour {
            number: self.next,
            links: None,
            status: None,
            statuses: Bucket::new(at_once, a_second),
            accusations: Bucket::new(ACCUSATIONS.0, ACCUSATIONS.1),
        };
        self.linked.insert(peer, neighbour);
        self.next += 1;
        true
    }

    pub(crate) fn down(&mut self, peer: &Identity) {
        if let Some(gone) = self.linked.remove(peer) {
            self.numbers.remove(&gone.number);
        }
    }

    /// Whether a peer sits in this game.
    pub(crate) fn is_seat(&self, peer: &Identity) -> bool {
        self.seats.contains_key(peer)
    }

    /// A peer says with which seats it has links.
    pub(crate) fn beat(&mut self, peer: &Identity, links: SeatSet) {
        if let Some(neighbour) = self.linked.get_mut(peer) {
            neighbour.links = Some(links);
        }
    }

    /// A peer says how far it is. Whether that is to be answered: nobody may ask without end.
    pub(crate) fn heard(&mut self, peer: &Identity, status: Status, now: Duration) -> bool {
        let Some(neighbour) = self.linked.get_mut(peer) else {
            return false;
        };
        neighbour.status = Some(status);
        neighbour.statuses.try_take(now)
    }

    /// The session's number for a peer.
    pub(crate) fn number(&self, peer: &Identity) -> Option<Peer> {
        self.linked.get(peer).map(|one| Peer(one.number))
    }

    /// The peer with a number, if its link is still the same one.
    pub(crate) fn peer(&self, number: Peer) -> Option<Identity> {
        self.numbers.get(&number.0).copied()
    }

    /// Everybody who is linked.
    pub(crate) fn everybody(&self) -> Vec<Identity> {
        self.linked.keys().copied().collect()
    }

    /// The seats that are linked.
    pub(crate) fn linked_seats(&self) -> SeatSet {
        let seats = self.linked.keys().filter_map(|peer| self.seats.get(peer));
        seats.copied().collect()
    }

    /// Whom to tell at once how far we are: one who is ahead of us, who answers with what we lack.
    /// Not everybody, and not at every step: the answers would be the same many times over.
    pub(crate) fn whom_to_ask(&mut self, ours: Status) -> Option<Identity> {
        if self.asked_at.is_some_and(|at| ours.step < at + STRIDE) {
            return None;
        }
        let statuses = self.linked.iter().filter_map(|(peer, neighbour)| {
            let theirs = neighbour.status.filter(|theirs| is_ahead(theirs, &ours))?;
            Some((theirs.step, *peer))
        });
        let (_, peer) = statuses.max()?;
        self.asked_at = Some(ours.step);
        Some(peer)
    }

    /// A second has passed, and everybody was told how far we are.
    pub(crate) const fn told_all(&mut self) {
        self.asked_at = None;
    }

    /// Whether a peer may accuse somebody once more.
    pub(crate) fn may_accuse(&mut self, peer: &Identity, now: Duration) -> bool {
        let neighbour = self.linked.get_mut(peer);
        neighbour.is_some_and(|neighbour| neighbour.accusations.try_take(now))
    }

    /// The seats that we reach, ourselves or through somebody.
    pub(crate) fn reachable_seats(&self) -> SeatSet {
        let beyond = self.linked.iter().filter(|(peer, _)| self.is_seat(peer));
        let beyond = beyond.filter_map(|(_, neighbour)| neighbour.links);
        let beyond: Vec<Seat> = beyond
            .flat_map(|links| links.iter().collect::<Vec<_>>())
            .collect();
        self.linked_seats().iter().chain(beyond).collect()
    }

    /// Whether all of these seats said that they have come to this step.
    pub(crate) fn are_at(&self, seats: SeatSet, step: u64) -> bool {
        let there = self.linked.iter().filter_map(|(peer, neighbour)| {
            neighbour.status.filter(|status| status.step >= step)?;
            self.seats.get(peer).copied()
        });
        let there: SeatSet = there.collect();
        seats.iter().all(|seat| there.contains(seat))
    }

    /// To whom a message of a seat is passed on, once: to those who have no link with that seat
    /// themselves.
    pub(crate) fn pass_on(
        &mut self,
        author: Seat,
        from: &Identity,
        message: Hash,
    ) -> Vec<Identity> {
        if self.passed.contains(&message) {
            return Vec::new();
        }
        if self.passed.len() >= MAX_PASSED {
            self.passed.clear();
        }
        self.passed.insert(message);
        let needs_us = |(peer, neighbour): &(&Identity, &Neighbour)| {
            *peer != from
                && self.seats.get(*peer) != Some(&author)
                && neighbour.links.is_some_and(|links| !links.contains(author))
        };
        let needing = self.linked.iter().filter(needs_us);
        needing.map(|(peer, _)| *peer).collect()
    }
}

/// Whether somebody has something that we lack.
fn is_ahead(theirs: &Status, ours: &Status) -> bool {
    let more = || {
        theirs
            .present
            .iter()
            .any(|seat| !ours.present.contains(seat))
    };
    theirs.step > ours.step || (theirs.step == ours.step && (theirs.head != ours.head || more()))
}

#[cfg(test)]
mod tests {
    use protocol::{SeatEntry, VERSION};
    use rules::Preset;

    use super::*;

    fn somebody(number: u8) -> Identity {
        Identity([number; 32])
    }

    fn seat(index: usize) -> Seat {
        Seat::all().nth(index).expect("a seat")
    }

    fn table(count: u8) -> Neighbours {
        let seats = (0..count).map(|number| SeatEntry {
            identity: somebody(number),
            name: format!("Player {number}"),
            operator: somebody(number),
            nonce: [number; 32],
        });
        Neighbours::new(&Charter {
            version: VERSION,
            options: Preset::Standard.options(),
            seats: seats.collect(),
        })
    }

    fn status(step: u64, present: usize) -> Status {
        Status {
            game: Hash([0; 32]),
            epoch: Hash([1; 32]),
            step,
            head: Hash([2; 32]),
            present: SeatSet::first(present),
        }
    }

    #[test]
    fn a_message_is_passed_on_once_and_only_to_whom_the_author_cannot_reach() {
        let mut table = table(4);
        for number in 1..4 {
            assert!(table.up(somebody(number)));
        }
        // 1 and 2 have no link with each other; of 3 nothing is known yet.
        table.beat(&somebody(1), [seat(0), seat(3)].into_iter().collect());
        table.beat(&somebody(2), [seat(0), seat(3)].into_iter().collect());
        let to = table.pass_on(seat(1), &somebody(1), Hash([7; 32]));
        assert_eq!(to, [somebody(2)]);
        assert_eq!(table.pass_on(seat(1), &somebody(3), Hash([7; 32])), []);
        table.beat(&somebody(2), SeatSet::first(4));
        assert_eq!(table.pass_on(seat(1), &somebody(1), Hash([8; 32])), []);
    }

    #[test]
    fn one_who_is_ahead_is_asked_and_not_at_every_step() {
        let mut table = table(3);
        table.up(somebody(1));
        table.up(somebody(2));
        let now = Duration::ZERO;
        assert_eq!(table.whom_to_ask(status(5, 0)), None);
        assert!(table.heard(&somebody(1), status(30, 1), now));
        assert!(table.heard(&somebody(2), status(5, 0), now));
        assert_eq!(table.whom_to_ask(status(5, 0)), Some(somebody(1)));
        assert_eq!(table.whom_to_ask(status(6, 0)), None);
        assert_eq!(table.whom_to_ask(status(13, 0)), Some(somebody(1)));
        table.told_all();
        assert_eq!(table.whom_to_ask(status(14, 0)), Some(somebody(1)));
        assert_eq!(table.whom_to_ask(status(30, 1)), None);
    }

    #[test]
    fn seats_are_reached_through_others_and_counted_when_they_have_come_along() {
        let mut table = table(4);
        table.up(somebody(1));
        table.beat(&somebody(1), [seat(0), seat(2)].into_iter().collect());
        let reached = [seat(0), seat(1), seat(2)].into_iter().collect();
        assert_eq!(table.reachable_seats(), reached);
        let others = SeatSet::EMPTY.with(seat(1));
        assert!(!table.are_at(others, 7));
        table.heard(&somebody(1), status(7, 0), Duration::ZERO);
        assert!(table.are_at(others, 7));
        assert!(!table.are_at(others.with(seat(2)), 7));
    }

    #[test]
    fn watchers_are_bounded_and_seats_always_come_in() {
        let mut table = table(3);
        let let_in = (50..200)
            .filter(|&number| table.up(somebody(number)))
            .count();
        assert_eq!(let_in, MAX_WATCHERS);
        assert!(table.up(somebody(1)));
        assert_eq!(table.linked_seats(), SeatSet::EMPTY.with(seat(1)));
        table.down(&somebody(50));
        assert!(table.up(somebody(200)));
    }

    #[test]
    fn nobody_may_ask_without_end() {
        let mut table = table(2);
        table.up(somebody(1));
        table.up(somebody(9));
        let mut answers = |peer: u8| {
            let asked = (0..1000).map(Duration::from_millis);
            asked
                .filter(|&now| table.heard(&somebody(peer), status(1, 0), now))
                .count()
        };
        assert_eq!((answers(1), answers(9)), (79, 11));
    }

    #[test]
    fn numbers_are_never_used_twice() {
        let mut table = table(2);
        table.up(somebody(1));
        let first = table.number(&somebody(1)).expect("linked");
        table.down(&somebody(1));
        table.up(somebody(1));
        assert_eq!(table.peer(first), None);
        assert_ne!(table.number(&somebody(1)), Some(first));
    }
}
