//! Seats that leave, are removed, or are absent when the others end the game.

use card_crypto::{SecretKey, VerifiedShares};
use rules::{Card, Command, Face, Game, Seat, Slot};

use super::{Gone, Replica, Stage};
use crate::ballot::{Motion, resolution_hash};
use crate::epoch::Epoch;
use crate::hash::{Hash, label};

impl Replica {
    /// A seat left politely, and its card key lies open if it had revealed one: from now on
    /// everybody computes its shares. In place of a shuffle it passes the deck unchanged.
    pub(super) fn leave(&mut self, seat: Seat, key: Option<[u8; 32]>) {
        self.gone[seat] = Some(Gone::Left);
        self.epoch.opened[seat] = key;
        if let Stage::Shuffle { left, .. } = &mut self.stage {
            left.retain(|&waiting| waiting != seat);
        }
        let hand: Vec<Slot> = match &self.game {
            Some(game) => game.opens_to_leave(seat).into_iter().collect(),
            None => return,
        };
        self.fill_open_shares(seat, &hand);
        let opened: Vec<(Slot, Card)> = hand
            .into_iter()
            .filter_map(|slot| {
                let shares = self.epoch.shares_of(slot);
                let face = self.unmask(slot, &shares).ok()??;
                face.card().map(|card| (slot, card))
            })
            .collect();
        self.apply(Command::Left { seat, opened });
    }

    /// Adds the shares of a seat whose key lies open.
    fn fill_open_shares(&mut self, seat: Seat, slots: &[Slot]) {
        let missing: Vec<Slot> = slots
            .iter()
            .copied()
            .filter(|&slot| !self.epoch.has_share(slot, seat))
            .collect();
        let shares = || {
            let secret = SecretKey::from_bytes(&self.epoch.opened[seat]?).ok()?;
            let key = self.epoch.keys[seat]?;
            let cards = self.epoch.masked_cards(&missing)?;
            VerifiedShares::from_secret(&secret, &key, &cards).ok()
        };
        if let Some(shares) = shares() {
            for (slot, share) in missing.iter().zip(shares.shares()) {
                self.epoch.add_share(*slot, seat, share);
            }
        }
    }

    /// Adds every share that is owed by a seat whose key lies open.
    pub(super) fn fill_all_open_shares(&mut self) {
        for seat in self.charter.seats().iter() {
            if self.epoch.opened[seat].is_some() {
                let slots = self.slots_owed(seat);
                self.fill_open_shares(seat, &slots);
            }
        }
    }

    /// Set-up begins again with new keys, without those who are gone.
    pub(super) fn restart_set_up(&mut self) {
        let id = Hash::of(label::NEXT_EPOCH, &[&self.epoch.id.0, &self.head.0]);
        self.begin_epoch(id);
    }

    fn begin_epoch(&mut self, id: Hash) {
        let before = core::mem::replace(&mut self.epoch, Epoch::new(id));
        self.past.push(before);
        if self.game.is_none() && self.active().len() < 2 {
            self.begin_without_deal();
        }
        let over = self
            .game
            .as_ref()
            .is_some_and(|game| game.outcome().is_some());
        self.stage = if over { Stage::Opening } else { Stage::Commit };
    }

    /// Only one seat is left before a card was dealt: it has won.
    fn begin_without_deal(&mut self) {
        let players = self.charter.seats.len();
        let dealer = self.active().iter().next();
        self.game = dealer.and_then(|dealer| Game::new(self.charter.options, players, dealer).ok());
        self.apply_gone();
    }

    /// Tells a game that has just begun who is gone.
    pub(super) fn apply_gone(&mut self) {
        for seat in self.charter.seats().iter() {
            let opened = Vec::new();
            match self.gone[seat] {
                None | Some(Gone::Absent) => {}
                Some(Gone::Left) => self.apply_between(Command::Left { seat, opened }),
                Some(Gone::Removed) => self.apply_between(Command::Removed { seat }),
            }
        }
    }

    /// Carries out a motion that all remaining seats signed. What was contributed to the step is
    /// void.
    pub(crate) fn resolve(&mut self, motion: Motion) {
        let Some(anybody) = Seat::new(0) else { return };
        let resolution = resolution_hash(&self.header(anybody), motion);
        self.head = resolution;
        self.step += 1;
        self.current = rules::BySeat::default();
        for seat in motion.seats().iter() {
            match motion {
                Motion::End(_) => self.gone[seat] = Some(Gone::Absent),
                Motion::Remove(_) => {
                    self.gone[seat] = Some(Gone::Removed);
                    self.apply_between(Command::Removed { seat });
                }
            }
        }
        match motion {
            Motion::End(_) => self.stage = Stage::Opening,
            Motion::Remove(_) => self.begin_epoch(resolution),
        }
    }

    /// The face of a slot, if all its shares are public.
    pub fn public_face(&self, slot: Slot) -> Option<Face> {
        let shares = self.epoch.shares_of(slot);
        self.unmask(slot, &shares).ok()?
    }
}
