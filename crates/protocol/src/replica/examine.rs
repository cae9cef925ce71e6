//! Whether what a seat signed is what the step asked of it. Each refusal names its check.

use card_crypto::{
    Commitment, CommitmentNonce, KeyProof, PublicKey, RevealShares, ShuffleArgument,
    UnverifiedDeck, VerifiedDeck, VerifiedKey, VerifiedShare, Weights,
};
use rules::{Action, Card, Command, Face, Seat, Slot};

use super::{Replica, Stage};
use crate::contribution::{Contribution, Payload, ShuffledPile};
use crate::epoch::{EpochSecrets, KEY_SEAL, Seals};
use crate::fault::Check;

/// What a contribution does when its step is complete.
#[derive(Clone, Debug)]
pub(crate) enum Examined {
    Signed,
    Sealed(Seals),
    Revealed {
        key: VerifiedKey,
        coin: [u8; 32],
    },
    Shuffled(Vec<VerifiedDeck>),
    Shares(Vec<(Slot, VerifiedShare)>),
    Acted {
        command: Command,
        shares: Vec<(Slot, VerifiedShare)>,
    },
    Opened,
    Left {
        key: Option<[u8; 32]>,
    },
}

impl Replica {
    /// Examines a contribution to the current step, of the current head, whose signature holds.
    pub(crate) fn examine(
        &self,
        contribution: &Contribution,
        weights: &Weights,
    ) -> Result<Examined, Check> {
        let seat = contribution.header.seat;
        if !self.owed().contains(seat) {
            return Err(Check::NotOwed);
        }
        match (&self.stage, &contribution.payload) {
            (Stage::Charter, Payload::Charter) => Ok(Examined::Signed),
            (Stage::Commit, Payload::Commit { key, seed }) => Ok(Examined::Sealed(Seals {
                context: self.context(seat, None),
                key: Commitment::from_bytes(*key),
                seed: Commitment::from_bytes(*seed),
            })),
            (
                Stage::Reveal,
                Payload::Reveal {
                    key,
                    proof,
                    coin,
                    nonce,
                },
            ) => self.examine_reveal(seat, key, proof, coin, nonce),
            (Stage::Shuffle { .. }, Payload::Shuffle { piles }) => {
                self.examine_shuffle(seat, piles, weights)
            }
            (Stage::Shares, Payload::Shares { shares }) => self
                .examine_shares(seat, &self.slots_owed(seat), shares, weights)
                .map(Examined::Shares),
            (Stage::Act, Payload::Act { action, shares }) => {
                self.examine_act(seat, *action, shares, weights)
            }
            (Stage::Opening, Payload::Opening(opening)) => {
                self.examine_opening(seat, opening)?;
                Ok(Examined::Opened)
            }
            (Stage::Opening, Payload::Leave { opening, .. }) => {
                self.examine_leave(seat, opening)?;
                Ok(Examined::Opened)
            }
            (
                Stage::Commit | Stage::Reveal | Stage::Shuffle { .. } | Stage::Shares | Stage::Act,
                Payload::Leave { opening, .. },
            ) => {
                let opening = self.examine_leave(seat, opening)?;
                let key = self.epoch.keys[seat]
                    .and(opening.last())
                    .map(|last| last.key);
                Ok(Examined::Left { key })
            }
            _ => Err(Check::WrongKind),
        }
    }

    fn examine_reveal(
        &self,
        seat: Seat,
        key: &[u8; 32],
        proof: &[u8],
        coin: &[u8; 32],
        nonce: &[u8; 32],
    ) -> Result<Examined, Check> {
        let seals = self.epoch.seals[seat].ok_or(Check::WrongKind)?;
        let payload = EpochSecrets::key_payload(key, coin);
        seals
            .key
            .open(
                &seals.context,
                KEY_SEAL,
                &payload,
                &CommitmentNonce::from_bytes(*nonce),
            )
            .map_err(Check::Seal)?;
        let public = PublicKey::from_bytes(key).map_err(Check::Encoding)?;
        let proof = KeyProof::from_bytes(proof).map_err(Check::Encoding)?;
        let key = proof
            .verify(&public, &self.context(seat, None))
            .map_err(Check::Key)?;
        Ok(Examined::Revealed { key, coin: *coin })
    }

    fn examine_shuffle(
        &self,
        seat: Seat,
        shuffled: &[ShuffledPile],
        weights: &Weights,
    ) -> Result<Examined, Check> {
        let table = self.epoch.table.as_ref().ok_or(Check::WrongKind)?;
        if shuffled.len() != self.piles().count() {
            return Err(Check::Piles(shuffled.len()));
        }
        let decks = self.piles().zip(shuffled).map(|((pile, before), after)| {
            let size = before.size();
            let deck = UnverifiedDeck::from_bytes(size, &after.deck).map_err(Check::Deck)?;
            let argument =
                ShuffleArgument::from_bytes(size, &after.argument).map_err(Check::Encoding)?;
            let context = self.context(seat, Some(pile));
            let generators = self.suite.generators();
            argument
                .verify(generators, table, &context, before, &deck, weights)
                .map_err(Check::Shuffle)
        });
        decks.collect::<Result<_, _>>().map(Examined::Shuffled)
    }

    fn examine_shares(
        &self,
        seat: Seat,
        slots: &[Slot],
        bytes: &[u8],
        weights: &Weights,
    ) -> Result<Vec<(Slot, VerifiedShare)>, Check> {
        let key = self.epoch.keys[seat].ok_or(Check::WrongKind)?;
        let cards = self.epoch.masked_cards(slots).ok_or(Check::WrongKind)?;
        let shares = RevealShares::from_bytes(slots.len(), bytes).map_err(Check::Encoding)?;
        let verified = shares
            .verify(&key, &self.context(seat, None), &cards, weights)
            .map_err(Check::Shares)?;
        let shares = slots.iter().copied().zip(verified.shares().iter().copied());
        Ok(shares.collect())
    }

    fn examine_act(
        &self,
        seat: Seat,
        action: Action,
        bytes: &[u8],
        weights: &Weights,
    ) -> Result<Examined, Check> {
        let game = self.game.as_ref().ok_or(Check::WrongKind)?;
        // A slot that is not in the hand has no share that could lay it open.
        let hand = game.hand(seat);
        let foreign = action
            .named_slots()
            .into_iter()
            .find(|&slot| !hand.contains(slot));
        if let Some(slot) = foreign {
            return Err(Check::Rules(rules::RuleViolation::NotInHand(slot)));
        }
        let slots: Vec<Slot> = game.opens(seat, &action).into_iter().collect();
        let shares = match (slots.as_slice(), bytes) {
            ([], []) => Vec::new(),
            _ => self.examine_shares(seat, &slots, bytes, weights)?,
        };
        let mut opened: Vec<(Slot, Card)> = Vec::with_capacity(shares.len());
        for &(slot, share) in &shares {
            let mut all = self.epoch.shares_of(slot);
            all.push(share);
            if let Some(Face::Card(card)) = self.unmask(slot, &all).map_err(Check::Face)? {
                opened.push((slot, card));
            }
        }
        let command = Command::Act {
            seat,
            action,
            opened,
        };
        game.check(&command).map_err(Check::Rules)?;
        Ok(Examined::Acted { command, shares })
    }
}
