//! Contributing what is owed.

use card_crypto::{EpochId, PreparedShuffle, RevealShares, Step, Weights};
use rand_core::CryptoRng;
use rules::{Seat, Slot};

use super::{LeaveError, Output, Prepared, Session};
use crate::contribution::{Contribution, EpochOpening, Payload, ShuffledPile};
use crate::epoch::EpochSecrets;
use crate::journal::JournalEntry;
use crate::message::Message;
use crate::replica::{StepKind, pile_number};

impl Session {
    /// Leaves politely: our secrets stand in for whatever we would owe from now on, and the others
    /// play on at once. There is no way back.
    ///
    /// # Errors
    ///
    /// Why there is nothing to leave.
    pub fn leave(&mut self, rng: &mut impl CryptoRng) -> Result<(), LeaveError> {
        let replica = self.history.replica();
        let me = self.me.as_ref().ok_or(LeaveError::NotPlaying)?;
        if me.leave.is_some() || !replica.active().contains(me.seat) {
            return Err(LeaveError::NotPlaying);
        }
        match replica.kind() {
            StepKind::Charter => return Err(LeaveError::NotBegun),
            StepKind::Opening | StepKind::Over => return Err(LeaveError::Over),
            _ => {}
        }
        // After a crash we may have contributed to steps that we have not come to again.
        let epoch = replica.epoch_id();
        let sent = || me.sent.iter().filter(|((of, _), _)| *of == epoch);
        let after = sent().map(|((_, step), _)| step + 1).max();
        let from = after.unwrap_or_default().max(replica.step());
        // Our card key of this epoch will be known by then if we have revealed it.
        let revealing = sent().any(|(_, own)| matches!(own.payload, Payload::Reveal { .. }));
        let payload = Payload::Leave {
            from,
            opening: self.opening(revealing),
        };
        let Some(me) = &mut self.me else {
            return Err(LeaveError::NotPlaying);
        };
        let leave = Contribution::sign(&me.identity, replica.header(me.seat), payload);
        me.leave = Some(leave.clone());
        self.outputs
            .push_back(Output::Persist(JournalEntry::own(&leave)));
        self.send(leave, rng);
        self.drive(rng);
        Ok(())
    }

    /// Contributes whatever is owed and needs no choice of the player.
    pub(super) fn drive(&mut self, rng: &mut impl CryptoRng) {
        self.contribute_what_is_owed(rng);
        self.prepare_ahead(rng);
    }

    fn contribute_what_is_owed(&mut self, rng: &mut impl CryptoRng) {
        loop {
            let weights = Weights::random(rng);
            self.adopt_proven(&weights);
            self.vote_out_cheats(&weights);
            let Some(me) = &self.me else { return };
            if me.leave.is_some() || !self.waiting_for().contains(me.seat) || self.is_bound() {
                return;
            }
            let seat = me.seat;
            let replica = self.history.replica();
            let step = replica.step();
            // What we once said for this step is said again, and nothing else.
            match me.sent.get(&(replica.epoch_id(), step)).cloned() {
                Some(own) if own.header == replica.header(seat) => self.send(own, rng),
                Some(_) => return,
                None => match self.owed_payload(rng) {
                    Some(payload) => self.contribute(payload, rng),
                    None => return,
                },
            }
            let stuck = self.history.replica().step() == step && self.waiting_for().contains(seat);
            debug_assert!(!stuck, "what we make ourselves is always taken in");
            if stuck {
                return;
            }
        }
    }

    /// Signs, stores, sends and takes in a contribution of our own.
    pub(super) fn contribute(&mut self, payload: Payload, rng: &mut impl CryptoRng) {
        let Some(me) = &mut self.me else { return };
        let header = self.history.replica().header(me.seat);
        let contribution = Contribution::sign(&me.identity, header, payload);
        me.sent
            .insert((header.epoch, header.step), contribution.clone());
        let entry = JournalEntry::own(&contribution);
        self.outputs.push_back(Output::Persist(entry));
        self.send(contribution, rng);
    }

    pub(super) fn send(&mut self, contribution: Contribution, rng: &mut impl CryptoRng) {
        self.transmit(None, &Message::Contribution(Box::new(contribution.clone())));
        // The same door as everybody's; what we make ourselves is never rejected.
        let _ = self.receive(contribution, &Weights::random(rng));
    }

    fn owed_payload(&mut self, rng: &mut impl CryptoRng) -> Option<Payload> {
        let seat = self.own_seat()?;
        let replica = self.history.replica();
        match replica.kind() {
            StepKind::Charter => Some(Payload::Charter),
            StepKind::Commit => {
                let epoch = replica.epoch_id();
                let context = replica.context(seat, None);
                let me = self.me.as_mut()?;
                // After a crash these may be in the journal though the seals were never sent.
                let secrets = me.secrets.entry(epoch).or_insert_with(|| {
                    let secrets = EpochSecrets::random(rng);
                    let entry = JournalEntry::secrets(epoch, &secrets);
                    self.outputs.push_back(Output::Persist(entry));
                    secrets
                });
                let seals = secrets.seals(context);
                Some(Payload::Commit {
                    key: seals.key.to_bytes(),
                    seed: seals.seed.to_bytes(),
                })
            }
            StepKind::Reveal => {
                let context = replica.context(seat, None);
                let secrets = self.secrets()?;
                Some(Payload::Reveal {
                    key: *secrets.key.public().as_bytes(),
                    proof: secrets.key.prove(&context, rng).to_bytes(),
                    coin: secrets.coin,
                    nonce: *secrets.key_nonce.as_bytes(),
                })
            }
            StepKind::Shuffle => self.shuffle(seat, rng),
            StepKind::Shares => {
                let slots = replica.slots_owed(seat);
                let shares = self.prove_shares(&slots, rng)?;
                Some(Payload::Shares { shares })
            }
            StepKind::Opening => Some(Payload::Opening(self.opening(false))),
            StepKind::Act | StepKind::Over => None,
        }
    }

    /// Our secrets of the current epoch.
    fn secrets(&self) -> Option<&EpochSecrets> {
        let epoch = self.history.replica().epoch_id();
        self.me.as_ref()?.secrets.get(&epoch)
    }

    /// Our secrets of every epoch in which our card key is revealed, or just about to be.
    fn opening(&self, revealing: bool) -> Vec<EpochOpening> {
        let Some(me) = &self.me else {
            return Vec::new();
        };
        let replica = self.history.replica();
        let current = replica.epoch_id();
        replica
            .epochs()
            .filter(|epoch| epoch.keys[me.seat].is_some() || (revealing && epoch.id == current))
            .filter_map(|epoch| me.secrets.get(&epoch.id))
            .map(|secrets| EpochOpening {
                key: *secrets.key.as_bytes(),
                seed: *secrets.seed.as_bytes(),
                nonce: *secrets.seed_nonce.as_bytes(),
            })
            .collect()
    }

    /// Shuffles every pile once, each from a seed of its own.
    fn shuffle(&mut self, seat: Seat, rng: &mut impl CryptoRng) -> Option<Payload> {
        let now = (
            self.history.replica().epoch_id(),
            self.history.replica().step(),
        );
        let ready = self.me.as_mut()?.prepared.take();
        let prepared = match ready.filter(|ready| (ready.epoch, ready.step) == now) {
            Some(ready) => ready.piles,
            None => self.prepare(now.1, rng)?,
        };
        let replica = self.history.replica();
        let table = replica.epoch().table.as_ref()?;
        let generators = replica.suite().generators();
        let piles = replica
            .piles()
            .zip(prepared)
            .map(|((pile, deck), prepared)| {
                let context = replica.context(seat, Some(pile));
                let (deck, argument) = prepared.prove(generators, table, &context, deck).ok()?;
                Some(ShuffledPile {
                    deck: deck.as_bytes().to_vec(),
                    argument: argument.to_bytes(),
                })
            });
        let piles = piles.collect::<Option<_>>()?;
        Some(Payload::Shuffle { piles })
    }

    /// What a shuffle of ours in a step takes before the deck is known.
    fn prepare(&self, step: u64, rng: &mut impl CryptoRng) -> Option<Vec<PreparedShuffle>> {
        let secrets = self.secrets()?;
        let replica = self.history.replica();
        let epoch = replica.epoch();
        let table = epoch.table.as_ref()?;
        let generators = replica.suite().generators();
        let piles = replica.piles().map(|(pile, deck)| {
            let pile = pile_number(Some(pile));
            let seed = secrets.seed.sub_seed(EpochId(epoch.id.0), pile, Step(step));
            PreparedShuffle::new(generators, table, &seed, deck.size(), rng)
        });
        Some(piles.collect())
    }

    /// Prepares our shuffle while others shuffle before us.
    fn prepare_ahead(&mut self, rng: &mut impl CryptoRng) {
        let Some(seat) = self.own_seat() else { return };
        let replica = self.history.replica();
        let Some(ahead) = replica.shuffles_before(seat) else {
            return;
        };
        let (epoch, step) = (replica.epoch_id(), replica.step() + ahead);
        let ready = |me: &super::Me| {
            let prepared = me.prepared.as_ref();
            prepared.is_some_and(|ready| (ready.epoch, ready.step) == (epoch, step))
        };
        if ahead == 0 || self.me.as_ref().is_none_or(ready) {
            return;
        }
        if let (Some(piles), Some(me)) = (self.prepare(step, rng), &mut self.me) {
            me.prepared = Some(Prepared { epoch, step, piles });
        }
    }

    pub(super) fn prove_shares(&self, slots: &[Slot], rng: &mut impl CryptoRng) -> Option<Vec<u8>> {
        let seat = self.own_seat()?;
        let secrets = self.secrets()?;
        let replica = self.history.replica();
        let key = replica.epoch().keys[seat]?;
        let cards = replica.epoch().masked_cards(slots)?;
        let context = replica.context(seat, None);
        let shares = RevealShares::prove(&secrets.key, &key, &context, &cards, rng).ok()?;
        Some(shares.to_bytes())
    }
}
