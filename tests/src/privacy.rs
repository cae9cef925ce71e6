//! What a coalition of all seats but one can read of a recording.
//!
//! At many moments of the game, and for each seat in turn, all the *other* seats put their secret
//! keys together and try to open what is not theirs: the seat's hand, the draw pile, the sleeping
//! queens. They take their own masks off, and then try every group element that the seat has
//! published in any message so far as the share that is missing. What comes out must never be a
//! card. With the seat's own key it must always be one: else the attempt would prove nothing.
//!
//! This reads points from bytes by itself and shares no code with what it checks but the replica,
//! which says what lies in which slot.

use std::collections::{BTreeMap, BTreeSet};

use card_crypto::{CardSet, SecretKey};
use curve25519_dalek::ristretto::{CompressedRistretto, RistrettoPoint};
use curve25519_dalek::scalar::Scalar;
use protocol::{
    Contribution, Hash, Message, Payload, Peer, Record, Recording, Session, StepKind, Suite,
};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Audience, Awaiting, BySeat, Card, Game, Pile, Queen, Seat, SeatSet, Slot};

/// How many cards of the draw pile, and how many queens, are tried at each moment.
const SAMPLE: usize = 3;

/// How many steps lie between two moments.
const EVERY: u64 = 24;

/// Every seat's secret keys, by epoch.
pub type Keys = BTreeMap<(Hash, Seat), SecretKey>;

/// A masked card, as points.
#[derive(Clone, Copy)]
struct Masked {
    epoch: Hash,
    pile: Pile,
    first: RistrettoPoint,
    second: RistrettoPoint,
}

struct Coalition<'a> {
    keys: &'a Keys,
    /// Twice each card, encoded: that is what can be compared in batches.
    cards: BTreeMap<Pile, BTreeSet<[u8; 32]>>,
    masked: BTreeMap<Slot, Masked>,
    /// Whose keys make the table key of an epoch.
    revealed: BTreeMap<Hash, SeatSet>,
    published: BySeat<Vec<RistrettoPoint>>,
    /// Who was to draw what, when the others gave their shares of it ahead.
    coming: BTreeMap<Slot, Seat>,
    /// Who may have read what, in steps that a motion may make void: nobody unlearns it.
    seen: BTreeMap<Slot, SeatSet>,
    tried: u64,
}

/// Tries to read what is private in a recording. Returns how many attempts failed, as they must.
///
/// # Errors
///
/// What could be read, or what made the attempt worthless.
pub fn check(suite: &Suite, recording: &Recording, keys: &Keys) -> Result<u64, String> {
    let mut watcher = Session::spectator(suite.clone(), recording.charter.clone())
        .map_err(|problem| problem.to_string())?;
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let mut coalition = Coalition::new(keys)?;
    let mut last_look = 0;
    for (contribution, bytes) in messages(recording) {
        let replica = watcher.replica();
        let play_ends = replica.kind() == StepKind::Opening;
        if let Some(game) = watcher.game()
            && (play_ends || contribution.is_none() || replica.step() >= last_look + EVERY)
        {
            coalition.look(game)?;
            last_look = replica.step();
        }
        // A ballot may take the game back to an earlier step.
        if let Some(game) = watcher.game().filter(|_| contribution.is_none()) {
            coalition.remember(game);
        }
        if play_ends {
            break;
        }
        if let Some(contribution) = contribution {
            coalition.note(watcher.game(), contribution)?;
        }
        if let Some(bytes) = bytes {
            watcher
                .handle_message(Peer(0), &bytes, &mut rng)
                .map_err(|problem| problem.to_string())?;
        }
    }
    Ok(coalition.tried)
}

/// What a recording says, as messages that a spectator takes in: not what is void, though it was
/// published too.
fn messages(recording: &Recording) -> Vec<(Option<&Contribution>, Option<Vec<u8>>)> {
    recording
        .records
        .iter()
        .map(|record| match record {
            Record::Contribution(contribution) => {
                let message = Message::Contribution(contribution.clone());
                (Some(&**contribution), Some(message.to_bytes()))
            }
            Record::Void(contribution) => (Some(&**contribution), None),
            Record::Ballot(ballot) => {
                let message = Message::Ballot(ballot.clone());
                (None, Some(message.to_bytes()))
            }
            Record::Evidence(evidence) => {
                let message = Message::Evidence(evidence.clone());
                (None, Some(message.to_bytes()))
            }
        })
        .collect()
}

impl<'a> Coalition<'a> {
    fn new(keys: &'a Keys) -> Result<Self, String> {
        let sets = [
            (
                Pile::Queens,
                CardSet::derive(b"sleeping-queens queens", Queen::ALL.len()),
            ),
            (
                Pile::Draw,
                CardSet::derive(b"sleeping-queens cards", usize::from(Card::COUNT)),
            ),
        ];
        let mut cards = BTreeMap::new();
        for (pile, set) in sets {
            let set = set.map_err(|problem| problem.to_string())?;
            let points: Vec<RistrettoPoint> = set
                .encodings()
                .filter_map(|bytes| CompressedRistretto(*bytes).decompress())
                .collect();
            cards.insert(pile, doubled(&points).collect());
        }
        Ok(Self {
            keys,
            cards,
            masked: BTreeMap::new(),
            revealed: BTreeMap::new(),
            published: BySeat::default(),
            coming: BTreeMap::new(),
            seen: BTreeMap::new(),
            tried: 0,
        })
    }

    /// Remembers what a contribution publishes.
    fn note(&mut self, game: Option<&Game>, contribution: &Contribution) -> Result<(), String> {
        let seat = contribution.header.seat;
        if let Some((owner, slots)) = game.and_then(Game::certain_draws) {
            self.coming.extend(slots.iter().map(|slot| (slot, owner)));
        }
        match &contribution.payload {
            // The last one left shuffles, if it was under way, what is dealt to nobody.
            Payload::Shuffle { .. } if game.is_some_and(|game| game.outcome().is_some()) => {}
            Payload::Shuffle { piles } => {
                let Some(Awaiting::Shuffle(shuffles)) = game.map(Game::awaiting) else {
                    return Err("a shuffle that the game did not ask for".to_owned());
                };
                for (shuffle, pile) in shuffles.iter().zip(piles) {
                    let cards = points(&pile.deck);
                    for (slot, halves) in shuffle.slots.iter().zip(cards.chunks(2)) {
                        if let [Some(first), Some(second)] = *halves {
                            let masked = Masked {
                                epoch: contribution.header.epoch,
                                pile: shuffle.pile,
                                first,
                                second,
                            };
                            self.masked.insert(slot, masked);
                        }
                    }
                }
            }
            Payload::Commit { key, seed } => self.publish(seat, &[*key, *seed].concat()),
            Payload::Reveal {
                key, proof, coin, ..
            } => {
                let revealed = self.revealed.entry(contribution.header.epoch).or_default();
                *revealed = revealed.with(seat);
                self.publish(seat, &[key.as_slice(), proof, coin].concat());
            }
            Payload::Shares { shares } | Payload::Act { shares, .. } => self.publish(seat, shares),
            _ => {}
        }
        Ok(())
    }

    fn publish(&mut self, seat: Seat, bytes: &[u8]) {
        self.published[seat].extend(points(bytes).into_iter().flatten());
    }

    /// Remembers who may read what: whoever sees a card, and everybody once it is laid open.
    fn remember(&mut self, game: &Game) {
        for &slot in self.masked.keys() {
            let seen = self.seen.entry(slot).or_default();
            *seen = match game.audience(slot) {
                Some(Audience::Nobody) | None => *seen,
                Some(Audience::Only(owner)) => seen.with(owner),
                Some(Audience::Everyone) => Seat::all().collect(),
            };
        }
    }

    /// Tries to open what is hidden now.
    fn look(&mut self, game: &Game) -> Result<(), String> {
        for victim in game.playing().iter() {
            let hand = game.hand(victim).iter().map(|slot| ("a hand", slot));
            let pile = game
                .draw_pile()
                .iter()
                .filter(|slot| {
                    // What somebody is certain to draw, the others have given their shares of;
                    // it is still to be drawn while a companion is picked.
                    let gone = |owner| !game.playing().contains(owner) && game.outcome().is_none();
                    self.coming
                        .get(slot)
                        .is_none_or(|&owner| owner == victim || gone(owner))
                })
                .take(SAMPLE)
                .map(|slot| ("the draw pile", slot));
            let queens = game
                .sleeping()
                .map(|(_, slot)| ("the queens", slot))
                .take(SAMPLE);
            let hidden: Vec<(&str, Slot)> = hand
                .chain(pile)
                .chain(queens)
                .filter(|&(_, slot)| match game.audience(slot) {
                    Some(Audience::Nobody) => true,
                    Some(Audience::Only(owner)) => owner == victim,
                    // Such as what a Jester was to turn up when the game ended.
                    Some(Audience::Everyone) | None => false,
                })
                .filter(|(_, slot)| {
                    let seen = self.seen.get(slot).copied().unwrap_or_default();
                    seen.iter().all(|reader| reader == victim)
                })
                .collect();
            for (place, slot) in hidden {
                self.attack(victim, place, slot)?;
            }
        }
        Ok(())
    }

    fn attack(&mut self, victim: Seat, place: &str, slot: Slot) -> Result<(), String> {
        let Some(masked) = self.masked.get(&slot) else {
            return Ok(());
        };
        let Some(cards) = self.cards.get(&masked.pile) else {
            return Ok(());
        };
        let epoch = masked.epoch;
        let others = self
            .revealed
            .get(&epoch)
            .into_iter()
            .flat_map(|seats| seats.iter())
            .filter(|&seat| seat != victim)
            .filter_map(|seat| self.keys.get(&(epoch, seat)).and_then(scalar));
        let sum: Scalar = others.sum();
        let left = masked.second - sum * masked.first;
        let own = self.keys.get(&(epoch, victim)).and_then(scalar);
        let whole = own.map(|own| left - own * masked.first);
        let control: Vec<RistrettoPoint> = whole.into_iter().collect();
        if !doubled(&control).any(|card| cards.contains(&card)) {
            return Err(format!(
                "{slot} in {place} is no card even with all keys, that of {victim} included"
            ));
        }
        let attempts: Vec<RistrettoPoint> = core::iter::once(left)
            .chain(self.published[victim].iter().map(|share| left - share))
            .collect();
        self.tried += attempts.len() as u64;
        if doubled(&attempts).any(|card| cards.contains(&card)) {
            return Err(format!(
                "all but {victim} together can read {slot} in {place}"
            ));
        }
        Ok(())
    }
}

fn scalar(key: &SecretKey) -> Option<Scalar> {
    Scalar::from_canonical_bytes(*key.as_bytes()).into()
}

/// The points that bytes hold, 32 bytes each.
fn points(bytes: &[u8]) -> Vec<Option<RistrettoPoint>> {
    bytes
        .as_chunks::<32>()
        .0
        .iter()
        .map(|bytes| CompressedRistretto(*bytes).decompress())
        .collect()
}

fn doubled(points: &[RistrettoPoint]) -> impl Iterator<Item = [u8; 32]> {
    RistrettoPoint::double_and_compress_batch(points)
        .into_iter()
        .map(|point| point.to_bytes())
}
