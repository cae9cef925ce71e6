//! The Fiat-Shamir transcript, and every label of the crate in one place.
//!
//! All hashing is SHA-512. Every hash starts with a domain tag, length first, so that no two uses
//! of the hash share an input. In a transcript an item is absorbed as
//! `label length (1) || label || length (8, little-endian) || bytes`. A challenge closes the state
//! to a digest `d`; the challenge is `H(challenge tag, d)` reduced mod the group order, and the
//! transcript goes on from `H(ratchet tag, d)`. What was absorbed before a challenge therefore
//! binds every challenge after it.

use curve25519_dalek::scalar::Scalar;
use sha2::{Digest, Sha512};

use crate::context::Context;

/// The group and hash of this crate, absorbed by every transcript.
pub(crate) const SUITE: &[u8] = b"card-crypto/v1/ristretto255/sha512";

/// Domain tags: the first thing any hash of this crate takes in.
pub(crate) mod tag {
    /// Hash to group for the commitment generators.
    pub(crate) const GENERATOR: &[u8] = b"card-crypto/v1/generator";
    /// Digest over the whole set of generators.
    pub(crate) const GENERATORS: &[u8] = b"card-crypto/v1/generators-digest";
    /// Hash to group for the cards of a set.
    pub(crate) const CARD: &[u8] = b"card-crypto/v1/card";
    /// Digest over one set of cards.
    pub(crate) const CARDS: &[u8] = b"card-crypto/v1/cards-digest";
    /// A transcript's state.
    pub(crate) const TRANSCRIPT: &[u8] = b"card-crypto/v1/transcript";
    /// A challenge drawn from a transcript's state.
    pub(crate) const CHALLENGE: &[u8] = b"card-crypto/v1/challenge";
    /// The state a transcript goes on from after a challenge.
    pub(crate) const RATCHET: &[u8] = b"card-crypto/v1/ratchet";
    /// The seed of a prover's nonces.
    pub(crate) const NONCE_SEED: &[u8] = b"card-crypto/v1/nonce-seed";
    /// One nonce of a prover.
    pub(crate) const NONCE: &[u8] = b"card-crypto/v1/nonce";
    /// The seed of a verifier's weights.
    pub(crate) const WEIGHT_SEED: &[u8] = b"card-crypto/v1/weight-seed";
    /// One weight of a verifier.
    pub(crate) const WEIGHT: &[u8] = b"card-crypto/v1/weight";
    /// The weights that merge a batch of shares into one statement.
    pub(crate) const SHARE_WEIGHT: &[u8] = b"card-crypto/v1/share-weight";
    /// A hash commitment.
    pub(crate) const COMMITMENT: &[u8] = b"card-crypto/v1/commitment";
    /// A sub-seed of a shuffle seed.
    pub(crate) const SUB_SEED: &[u8] = b"card-crypto/v1/sub-seed";
    /// The stream a permutation is drawn from.
    pub(crate) const SEED_PERMUTATION: &[u8] = b"card-crypto/v1/seed-permutation";
    /// One remasking scalar.
    pub(crate) const SEED_REMASK: &[u8] = b"card-crypto/v1/seed-remask";
}

/// What a transcript argues: the first item it absorbs.
pub(crate) mod proof {
    /// Knowledge of a secret key.
    pub(crate) const KEY: &[u8] = b"key";
    /// A shuffle of two or more cards.
    pub(crate) const SHUFFLE: &[u8] = b"shuffle";
    /// A "shuffle" of one card.
    pub(crate) const REMASK: &[u8] = b"remask";
    /// A batch of reveal shares.
    pub(crate) const SHARES: &[u8] = b"shares";
}

/// Labels of absorbed items and of challenges.
pub(crate) mod label {
    // The header of every transcript, in this order.
    pub(crate) const PROOF: &[u8] = b"proof";
    pub(crate) const SUITE: &[u8] = b"suite";
    pub(crate) const VERSION: &[u8] = b"version";
    pub(crate) const GAME: &[u8] = b"game";
    pub(crate) const ROSTER: &[u8] = b"roster";
    pub(crate) const EPOCH: &[u8] = b"epoch";
    pub(crate) const PILE: &[u8] = b"pile";
    pub(crate) const STEP: &[u8] = b"step";
    pub(crate) const SEAT: &[u8] = b"seat";
    pub(crate) const HEAD: &[u8] = b"head";

    // Knowledge of a key, and shares.
    pub(crate) const PUBLIC_KEY: &[u8] = b"public-key";
    pub(crate) const KEY_NONCE: &[u8] = b"key-nonce";
    pub(crate) const KEY_CHALLENGE: &[u8] = b"key-challenge";
    pub(crate) const COUNT: &[u8] = b"count";
    pub(crate) const CARDS: &[u8] = b"cards";
    pub(crate) const SHARES: &[u8] = b"shares";
    pub(crate) const SHARE_BATCH: &[u8] = b"share-batch";
    pub(crate) const SHARE_NONCE_BASE: &[u8] = b"share-nonce-base";
    pub(crate) const SHARE_NONCE_BATCH: &[u8] = b"share-nonce-batch";
    pub(crate) const SHARE_CHALLENGE: &[u8] = b"share-challenge";

    // Shuffles.
    pub(crate) const SIZE: &[u8] = b"size";
    pub(crate) const GENERATORS: &[u8] = b"generators";
    pub(crate) const TABLE_SEATS: &[u8] = b"table-seats";
    pub(crate) const TABLE_KEY: &[u8] = b"table-key";
    pub(crate) const INPUT: &[u8] = b"input";
    pub(crate) const OUTPUT: &[u8] = b"output";
    pub(crate) const PERMUTATION: &[u8] = b"c_A";
    pub(crate) const X: &[u8] = b"x";
    pub(crate) const POWERS: &[u8] = b"c_B";
    pub(crate) const Y: &[u8] = b"y";
    pub(crate) const Z: &[u8] = b"z";
    pub(crate) const MASK: &[u8] = b"c_d";
    pub(crate) const LOW: &[u8] = b"c_delta";
    pub(crate) const HIGH: &[u8] = b"c_Delta";
    pub(crate) const POWER_MASK: &[u8] = b"c_0";
    pub(crate) const CARRY_FIRST: &[u8] = b"E_0.1";
    pub(crate) const CARRY_SECOND: &[u8] = b"E_0.2";
    pub(crate) const W: &[u8] = b"w";

    // After the last challenge: what a verifier's weights depend on too.
    pub(crate) const RESPONSES: &[u8] = b"responses";
    pub(crate) const FINGERPRINT: &[u8] = b"fingerprint";
}

/// A SHA-512 that has taken in a domain tag.
pub(crate) fn tagged(tag: &[u8]) -> Sha512 {
    let mut hash = Sha512::new();
    absorb_short(&mut hash, tag);
    hash
}

/// Absorbs a tag or label: constants of this file, all shorter than 256 bytes.
fn absorb_short(hash: &mut Sha512, bytes: &[u8]) {
    debug_assert!(bytes.len() < 256, "tags and labels are short constants");
    hash.update([u8::try_from(bytes.len()).unwrap_or(u8::MAX)]);
    hash.update(bytes);
}

/// Absorbs bytes of any length, length first.
pub(crate) fn absorb_long(hash: &mut Sha512, bytes: &[u8]) {
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}

/// The 64 bytes of a finished hash.
pub(crate) fn finish(hash: Sha512) -> [u8; 64] {
    hash.finalize().into()
}

/// The first 32 bytes of a finished hash: a digest.
pub(crate) fn finish_short(hash: Sha512) -> [u8; 32] {
    let mut short = [0; 32];
    short
        .iter_mut()
        .zip(finish(hash))
        .for_each(|(to, from)| *to = from);
    short
}

/// A hash reduced to a scalar; 512 bits leave no bias worth naming.
pub(crate) fn finish_scalar(hash: Sha512) -> Scalar {
    Scalar::from_bytes_mod_order_wide(&finish(hash))
}

/// The running hash of one proof.
#[derive(Clone)]
pub(crate) struct Transcript {
    hash: Sha512,
}

impl Transcript {
    /// Opens the transcript of one kind of proof with everything that places it in a game.
    pub(crate) fn new(proof: &[u8], context: &Context) -> Self {
        let mut transcript = Self {
            hash: tagged(tag::TRANSCRIPT),
        };
        transcript.absorb(label::PROOF, proof);
        transcript.absorb(label::SUITE, SUITE);
        transcript.absorb(label::VERSION, &context.version.0.to_le_bytes());
        transcript.absorb(label::GAME, &context.game.0);
        transcript.absorb(label::ROSTER, &context.roster.0);
        transcript.absorb(label::EPOCH, &context.epoch.0);
        transcript.absorb(label::PILE, &[context.pile.0]);
        transcript.absorb(label::STEP, &context.step.0.to_le_bytes());
        transcript.absorb(label::SEAT, &[context.seat.0]);
        transcript.absorb(label::HEAD, &context.head.0);
        transcript
    }

    /// Absorbs one item.
    pub(crate) fn absorb(&mut self, label: &[u8], bytes: &[u8]) {
        absorb_short(&mut self.hash, label);
        absorb_long(&mut self.hash, bytes);
    }

    /// Draws 64 bytes that depend on everything absorbed so far, and ratchets.
    pub(crate) fn squeeze(&mut self, label: &[u8]) -> [u8; 64] {
        absorb_short(&mut self.hash, label);
        let digest = finish(core::mem::replace(&mut self.hash, tagged(tag::RATCHET)));
        self.hash.update(digest);
        let mut challenge = tagged(tag::CHALLENGE);
        challenge.update(digest);
        finish(challenge)
    }

    /// Draws a challenge.
    pub(crate) fn challenge(&mut self, label: &[u8]) -> Scalar {
        Scalar::from_bytes_mod_order_wide(&self.squeeze(label))
    }
}
