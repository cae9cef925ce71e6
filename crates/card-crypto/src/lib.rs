//! Cards that nobody deals: masked under the keys of all players, shuffled by each of them in turn
//! with a proof, and opened only by all of them together.
//!
//! The group is ristretto255, the hash SHA-512. `docs/cryptography.md` fixes the notation, states
//! every proof with its paper, and lays out every byte. This crate knows no game: it does no
//! input or output, reads no clock, starts no thread, holds no global state, and takes its
//! randomness as an argument. The same inputs give the same bytes on every machine.
//!
//! # The order of things
//!
//! 1. Once: [`Generators::derive`] and a [`CardSet`] for each kind of deck.
//! 2. Each seat: a [`SecretKey`], a [`ShuffleSeed`], and a [`Commitment`] to each before anything is
//!    shown. Then the [`PublicKey`] with a [`KeyProof`], which the others turn into a
//!    [`VerifiedKey`]; all of them together make the [`TableKey`].
//! 3. Each seat in turn: [`PreparedShuffle::new`] while waiting, [`PreparedShuffle::prove`] when the
//!    deck arrives. The others decode an [`UnverifiedDeck`] and a [`ShuffleArgument`], and
//!    [`ShuffleArgument::verify`] or [`verify_chain`] turns it into a [`VerifiedDeck`].
//! 4. To show a card: every seat that may not know it gives a share with [`RevealShares::prove`], many
//!    cards in one batch; [`RevealShares::verify`] turns them into [`VerifiedShares`]. One's own, and
//!    those of an opened key, come from [`VerifiedShares::from_secret`]. [`unmask()`] takes one
//!    verified share of every key, and nothing less.
//! 5. At the end, when secrets are opened: [`SecretKey::opens`] and [`check_opened_seed`].
//!
//! # What the types say
//!
//! Unverified and verified values are different types, and only verification turns one into the
//! other. Every proof takes a [`Context`]; made for one, it is worth nothing in another. A failed
//! check is an error that names what failed. No bytes make this crate panic.
//!
//! # Secrets
//!
//! Secret keys, seeds, permutations, remasking scalars and nonces are handled in constant time,
//! wiped after use, and never shown by `Debug`. Verification works on public values and takes
//! whatever time it takes.
//!
//! # Example
//!
//! ```
//! use card_crypto::*;
//! # use rand_core::SeedableRng;
//! # let mut rng = rand_chacha::ChaCha20Rng::seed_from_u64(7);
//! # let context = |seat| Context {
//! #     version: ProtocolVersion(1), game: GameId([1; 32]), roster: RosterDigest([2; 32]),
//! #     epoch: EpochId([3; 32]), pile: Pile(0), step: Step(4), seat: Seat(seat), head: HeadHash([5; 32]),
//! # };
//! let generators = Generators::derive();
//! let cards = CardSet::derive(b"example", 12)?;
//!
//! // Two seats make keys and prove them.
//! let secrets = [SecretKey::random(&mut rng), SecretKey::random(&mut rng)];
//! let mut keys = Vec::new();
//! for (seat, secret) in (0..).zip(&secrets) {
//!     let proof = secret.prove(&context(seat), &mut rng);
//!     keys.push(proof.verify(&secret.public(), &context(seat))?);
//! }
//! let table = TableKey::new(&keys)?;
//!
//! // Both shuffle, one after the other, and everyone verifies.
//! let known: Vec<OpenCard> = (0..12).map(OpenCard).collect();
//! let mut deck = VerifiedDeck::open(&cards, &known)?;
//! for seat in 0..2 {
//!     let seed = ShuffleSeed::random(&mut rng);
//!     let prepared = PreparedShuffle::new(&generators, &table, &seed, deck.size(), &mut rng);
//!     let (output, argument) = prepared.prove(&generators, &table, &context(seat), &deck)?;
//!     let received = UnverifiedDeck::from_bytes(deck.size(), output.as_bytes())?;
//!     let weights = Weights::random(&mut rng);
//!     deck = argument.verify(&generators, &table, &context(seat), &deck, &received, &weights)?;
//! }
//!
//! // The top card goes to seat 0: seat 1 sends its share, seat 0 adds its own and keeps it.
//! let top = [deck.cards()[0]];
//! let sent = RevealShares::prove(&secrets[1], &keys[1], &context(1), &top, &mut rng)?;
//! let theirs = sent.verify(&keys[1], &context(1), &top, &Weights::random(&mut rng))?;
//! let mine = VerifiedShares::from_secret(&secrets[0], &keys[0], &top)?;
//! let shares = [mine.shares()[0], theirs.shares()[0]];
//! let OpenCard(face) = unmask(&table, &cards, &top[0], &shares)?;
//! assert!(face < 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cards;
mod commitment;
mod context;
mod deck;
mod encoding;
mod error;
mod generators;
mod keys;
mod nonces;
mod permutation;
mod seed;
mod shares;
mod shuffle;
mod table_key;
mod transcript;
mod unmask;
mod weights;

#[cfg(test)]
mod tests;

pub use cards::{CardSet, OpenCard};
pub use commitment::{Commitment, CommitmentNonce};
pub use context::{
    Context, EpochId, GameId, HeadHash, Pile, ProtocolVersion, RosterDigest, Seat, Step,
};
pub use deck::{DeckSize, MaskedCard, OpenDeckError, UnverifiedDeck, VerifiedDeck};
pub use error::{
    CardSetError, ChainError, CommitmentError, DeckError, DecodeError, EquationGroup, KeyError,
    ShareError, ShuffleError, UnmaskError,
};
pub use generators::{GENERATORS_DIGEST, Generators};
pub use keys::{KeyProof, PublicKey, SecretKey, VerifiedKey};
pub use seed::ShuffleSeed;
pub use shares::{RevealShares, VerifiedShare, VerifiedShares};
pub use shuffle::{Link, PreparedShuffle, ShuffleArgument, check_opened_seed, verify_chain};
pub use table_key::TableKey;
pub use unmask::unmask;
pub use weights::Weights;
