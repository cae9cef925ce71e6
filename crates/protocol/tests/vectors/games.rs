//! The recordings that vectors are based on, from fixed seeds.

use protocol::{
    Contribution, EpochOpening, Header, IdentityKey, JournalEntry, Message, Output, Payload, Peer,
    Recording, Session, StepKind, Suite,
};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Options, Seat, SeatSet};

use crate::table::{self, Table};

/// One seed for each recording.
pub(crate) const FAIR: u64 = 3;
pub(crate) const REMOVED: u64 = 102;
pub(crate) const ABANDONED: u64 = 103;
pub(crate) const SAME_KEY: u64 = 110;
pub(crate) const OTHER_SEED: u64 = 105;

pub(crate) fn identity(seed: u64, seat: Seat) -> IdentityKey {
    table::identity(seed, seat.index())
}

pub(crate) fn sign(seed: u64, header: Header, payload: Payload) -> Contribution {
    Contribution::sign(&identity(seed, header.seat), header, payload)
}

fn contribution(message: &[u8]) -> Option<Contribution> {
    match Message::from_bytes(message) {
        Ok(Message::Contribution(contribution)) => Some(*contribution),
        _ => None,
    }
}

/// Two players, from the charter to the openings.
pub(crate) fn fair(suite: &Suite) -> Vec<u8> {
    let mut table = Table::new(suite, Options::default(), 2, FAIR);
    table.play();
    table.recordings[0].clone()
}

/// Three players: S3 reveals another coin than it sealed and is removed, all is dealt afresh, and
/// after two moves S2 leaves, so that S1 has won.
pub(crate) fn removed(suite: &Suite) -> Vec<u8> {
    let mut table = Table::new(suite, Options::default(), 3, REMOVED);
    table.until(0, StepKind::Reveal);
    let third = Seat::new(2).unwrap();
    let honest = table
        .under_way
        .iter()
        .filter_map(|(_, _, bytes)| contribution(bytes))
        .find(|one| one.header.seat == third && matches!(one.payload, Payload::Reveal { .. }))
        .unwrap();
    table.silent.push(2);
    let mut payload = honest.payload;
    if let Payload::Reveal { coin, .. } = &mut payload {
        coin[0] ^= 1;
    }
    let lie = sign(REMOVED, honest.header, payload);
    let lie = Message::Contribution(Box::new(lie)).to_bytes();
    for to in 0..2 {
        table.sessions[to]
            .handle_message(Peer(2), &lie, &mut table.rng)
            .unwrap();
    }
    table.collect();
    table.moves(2);
    table.sessions[1].leave(&mut table.rng).unwrap();
    table.collect();
    table.settle();
    assert!(table.sessions[0].is_over());
    table.recordings[0].clone()
}

/// Two players: S2 says nothing after the charter, and S1 ends the game.
pub(crate) fn abandoned(suite: &Suite) -> Vec<u8> {
    let mut table = Table::new(suite, Options::default(), 2, ABANDONED);
    table.round();
    table.silent.push(1);
    let absent = SeatSet::EMPTY.with(Seat::new(1).unwrap());
    table.sessions[0]
        .end_without(absent, &mut table.rng)
        .unwrap();
    table.collect();
    table.settle();
    table.recordings[0].clone()
}

/// Two players, up to the first move: S2 shuffled from another seed than it sealed. With it, the
/// opening that S2 would have to show: the seed that it sealed.
pub(crate) fn other_seed(suite: &Suite) -> (Vec<u8>, EpochOpening) {
    let mut rng = ChaCha20Rng::seed_from_u64(OTHER_SEED);
    let [mut honest, mut liar] = desks(suite, OTHER_SEED, &mut rng);
    // The charter, so that both have sealed.
    exchange(&mut honest, &mut liar, &mut rng);
    liar.collect();
    // The liar forgets what it sealed: the last two parts of its secrets are seed and nonce.
    let secrets = liar
        .journal
        .iter()
        .position(|entry| entry[..4] == [0; 4])
        .unwrap();
    let sealed = liar.journal[secrets][44..].to_vec();
    liar.journal[secrets][44 + 96] ^= 1;
    liar.restart(suite, OTHER_SEED, &mut rng);
    while honest.session.replica().kind() != StepKind::Act {
        exchange(&mut honest, &mut liar, &mut rng);
    }
    honest.collect();
    let part = |at: usize| -> [u8; 32] { *sealed[32 * at..].first_chunk().unwrap() };
    let opening = EpochOpening {
        key: part(0),
        seed: part(3),
        nonce: part(4),
    };
    (honest.recording, opening)
}

/// Two players, up to the reveals: S2 has the card key of S1, who gave it away. With it, both
/// reveals; each of them holds by itself.
pub(crate) fn same_key(suite: &Suite) -> (Vec<u8>, [Vec<u8>; 2]) {
    let mut rng = ChaCha20Rng::seed_from_u64(SAME_KEY);
    let [mut giver, mut taker] = desks(suite, SAME_KEY, &mut rng);
    exchange(&mut giver, &mut taker, &mut rng);
    let sealed = giver.collect();
    taker.collect();
    let is_secret = |entry: &&Vec<u8>| entry[..4] == [0; 4];
    let given = giver.journal.iter().find(is_secret).unwrap()[44..76].to_vec();
    // As if the program had stopped before it sealed: the signed charter, then the secrets.
    taker.journal.truncate(2);
    taker.journal[1].splice(44..76, given);
    taker.restart(suite, SAME_KEY, &mut rng);
    for message in taker.collect() {
        let from = Peer(1);
        let _ = giver.session.handle_message(from, &message, &mut rng);
    }
    for message in sealed {
        let from = Peer(0);
        let _ = taker.session.handle_message(from, &message, &mut rng);
    }
    let reveal = |desk: &mut Desk| desk.collect().pop().unwrap();
    let reveals = [reveal(&mut giver), reveal(&mut taker)];
    (giver.recording, reveals)
}

fn desks(suite: &Suite, seed: u64, rng: &mut ChaCha20Rng) -> [Desk; 2] {
    let charter = table::charter(Options::default(), 2, seed);
    [0, 1].map(|seat| {
        let identity = table::identity(seed, seat);
        let session = Session::seat(suite.clone(), charter.clone(), identity, rng);
        Desk::new(session.unwrap())
    })
}

/// A session with everything that it asked to be kept.
struct Desk {
    session: Session,
    recording: Vec<u8>,
    journal: Vec<Vec<u8>>,
}

impl Desk {
    /// S2's program begins again with what its journal says now.
    fn restart(&mut self, suite: &Suite, seed: u64, rng: &mut ChaCha20Rng) {
        let recording = Recording::read(&self.recording).unwrap();
        let entries = self.journal.iter();
        let journal: Vec<JournalEntry> = entries
            .map(|entry| JournalEntry::from_bytes(entry.clone()))
            .collect();
        let identity = table::identity(seed, 1);
        self.session =
            Session::restore(suite.clone(), identity, &recording, &journal, rng).unwrap();
    }

    const fn new(session: Session) -> Self {
        Self {
            session,
            recording: Vec::new(),
            journal: Vec::new(),
        }
    }

    fn collect(&mut self) -> Vec<Vec<u8>> {
        let mut messages = Vec::new();
        while let Some(output) = self.session.poll_output() {
            match output {
                Output::Persist(entry) => self.journal.push(entry.as_bytes().to_vec()),
                Output::Record(bytes) => self.recording.extend(bytes),
                Output::Transmit { bytes, .. } => messages.push(bytes),
                Output::Completed(..) | Output::Happened(_) | Output::Fault(_) => {}
            }
        }
        messages
    }
}

fn exchange(one: &mut Desk, two: &mut Desk, rng: &mut ChaCha20Rng) {
    let (from_one, from_two) = (one.collect(), two.collect());
    for bytes in from_one {
        two.session.handle_message(Peer(0), &bytes, rng).unwrap();
    }
    for bytes in from_two {
        one.session.handle_message(Peer(1), &bytes, rng).unwrap();
    }
}
