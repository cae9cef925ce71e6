//! Reveal shares: what one seat gives so that others can unmask cards.
//!
//! A share of a card `(C1, C2)` is `D = x C1`. One proof covers a whole batch: the shares are
//! merged with weights hashed from all of them, and the merged pair is shown to have the same
//! discrete logarithm as the seat's key (Chaum and Pedersen, CRYPTO 1992, section 3.2; batched as
//! in RFC 9497, section 2.2.1).

use curve25519_dalek::constants::RISTRETTO_BASEPOINT_POINT;
use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;
use curve25519_dalek::traits::{IsIdentity, VartimeMultiscalarMul};
use rand_core::CryptoRng;
use sha2::Digest;
use zeroize::Zeroizing;

use crate::context::Context;
use crate::deck::{MaskedCard, repeated};
use crate::encoding::{EncodedPoint, Reader};
use crate::error::{DecodeError, ShareError};
use crate::keys::{SecretKey, VerifiedKey};
use crate::nonces::Nonces;
use crate::transcript::{Transcript, finish_scalar, label, proof, tag, tagged};
use crate::weights::Weights;

/// One seat's shares of some cards with one proof, as they are sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RevealShares {
    shares: Vec<EncodedPoint>,
    /// `A = k G`.
    base_nonce: EncodedPoint,
    /// `B = k M`.
    batch_nonce: EncodedPoint,
    /// `s = k + c x`.
    response: Scalar,
}

impl RevealShares {
    /// The length of the encoded shares of `count` cards.
    pub fn encoded_len(count: usize) -> usize {
        count.saturating_mul(32).saturating_add(96)
    }

    /// Makes and proves the shares of `cards`, in constant time.
    ///
    /// # Errors
    ///
    /// If there are no cards, one is not masked or appears twice, the context is another seat's,
    /// or the secret is not that of the key.
    pub fn prove(
        secret: &SecretKey,
        key: &VerifiedKey,
        context: &Context,
        cards: &[MaskedCard],
        rng: &mut impl CryptoRng,
    ) -> Result<Self, ShareError> {
        check_cards(cards)?;
        check_seat(key, context)?;
        let shares = make_shares(secret, key, cards)?;
        Ok(Self::prove_claimed(
            secret, key, context, cards, shares, rng,
        ))
    }

    /// Proves shares as they are, right or wrong; wrong ones will not verify.
    pub(crate) fn prove_claimed(
        secret: &SecretKey,
        key: &VerifiedKey,
        context: &Context,
        cards: &[MaskedCard],
        shares: Vec<EncodedPoint>,
        rng: &mut impl CryptoRng,
    ) -> Self {
        let (transcript, weights) = Statement::new(key, context, cards, &shares).absorb();
        // M = sum w_j C1_j. Weights and cards are public, so this may take any time; and
        // Z = sum w_j D_j is x M.
        let merged =
            RistrettoPoint::vartime_multiscalar_mul(&weights, cards.iter().map(|card| card.first));
        let mut nonces = Nonces::new(rng, secret.as_bytes(), &context.to_bytes());
        let nonce = Zeroizing::new(nonces.scalar());
        let base_nonce = EncodedPoint::new(RistrettoPoint::mul_base(&nonce));
        let batch_nonce = EncodedPoint::new(merged * *nonce);
        let (challenge, _) = close(transcript, &base_nonce, &batch_nonce);
        Self {
            shares,
            base_nonce,
            batch_nonce,
            response: *nonce + challenge * secret.scalar(),
        }
    }

    /// Decodes the shares of `count` cards.
    ///
    /// # Errors
    ///
    /// If the length is not [`RevealShares::encoded_len`], or an item is not canonical.
    pub fn from_bytes(count: usize, bytes: &[u8]) -> Result<Self, DecodeError> {
        let mut reader = Reader::new(bytes, Self::encoded_len(count))?;
        Ok(Self {
            shares: (0..count)
                .map(|_| reader.point())
                .collect::<Result<_, _>>()?,
            base_nonce: reader.point()?,
            batch_nonce: reader.point()?,
            response: reader.scalar()?,
        })
    }

    /// The shares in the order of the cards, then `A`, `B`, `s`.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::encoded_len(self.shares.len()));
        for point in self
            .shares
            .iter()
            .chain([&self.base_nonce, &self.batch_nonce])
        {
            bytes.extend_from_slice(&point.bytes);
        }
        bytes.extend_from_slice(self.response.as_bytes());
        bytes
    }

    /// How many cards they are of.
    pub fn count(&self) -> usize {
        self.shares.len()
    }

    /// Verifies the shares of `cards` under a seat's key.
    ///
    /// # Errors
    ///
    /// If cards and shares do not match, or the proof fails; then the equation is named.
    pub fn verify(
        &self,
        key: &VerifiedKey,
        context: &Context,
        cards: &[MaskedCard],
        weights: &Weights,
    ) -> Result<VerifiedShares, ShareError> {
        check_cards(cards)?;
        check_seat(key, context)?;
        if cards.len() != self.shares.len() {
            return Err(ShareError::Count {
                cards: cards.len(),
                shares: self.shares.len(),
            });
        }
        let (transcript, merge) = Statement::new(key, context, cards, &self.shares).absorb();
        let (challenge, mut transcript) = close(transcript, &self.base_nonce, &self.batch_nonce);
        transcript.absorb(label::RESPONSES, self.response.as_bytes());
        let fingerprint = transcript.squeeze(label::FINGERPRINT);
        let mut stream = weights.stream(&[fingerprint]);
        let (key_weight, share_weight) = (stream.draw(), stream.draw());

        let holds = |key_weight: Scalar, share_weight: Scalar| {
            let of_cards = share_weight * self.response;
            let of_shares = -(share_weight * challenge);
            let scalars = [
                key_weight * self.response,
                -(key_weight * challenge),
                -key_weight,
                -share_weight,
            ];
            let points = [
                RISTRETTO_BASEPOINT_POINT,
                *key.public().point(),
                self.base_nonce.point,
                self.batch_nonce.point,
            ];
            RistrettoPoint::vartime_multiscalar_mul(
                scalars
                    .into_iter()
                    .chain(merge.iter().map(|weight| of_cards * weight))
                    .chain(merge.iter().map(|weight| of_shares * weight)),
                points
                    .into_iter()
                    .chain(cards.iter().map(|card| card.first))
                    .chain(self.shares.iter().map(|share| share.point)),
            )
            .is_identity()
        };
        if holds(key_weight, share_weight) {
            Ok(VerifiedShares::new(key, cards, &self.shares))
        } else if holds(Scalar::ONE, Scalar::ZERO) {
            Err(ShareError::ShareEquation)
        } else {
            Err(ShareError::KeyEquation)
        }
    }
}

/// One seat's share of one card, known to be right: verified, or computed here from the secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifiedShare {
    pub(crate) key: VerifiedKey,
    pub(crate) card: [u8; 64],
    pub(crate) point: RistrettoPoint,
}

/// One seat's shares of some cards, known to be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedShares {
    shares: Vec<VerifiedShare>,
}

impl VerifiedShares {
    /// Shares computed from the secret itself, in constant time: one's own, never to be sent, or
    /// those of a seat that has opened its key.
    ///
    /// # Errors
    ///
    /// If there are no cards, one is not masked or appears twice, or the secret is not that of
    /// the key.
    pub fn from_secret(
        secret: &SecretKey,
        key: &VerifiedKey,
        cards: &[MaskedCard],
    ) -> Result<Self, ShareError> {
        check_cards(cards)?;
        let shares = make_shares(secret, key, cards)?;
        Ok(Self::new(key, cards, &shares))
    }

    fn new(key: &VerifiedKey, cards: &[MaskedCard], shares: &[EncodedPoint]) -> Self {
        let shares = cards
            .iter()
            .zip(shares)
            .map(|(card, share)| VerifiedShare {
                key: *key,
                card: *card.as_bytes(),
                point: share.point,
            })
            .collect();
        Self { shares }
    }

    /// The shares in the order of the cards.
    pub fn shares(&self) -> &[VerifiedShare] {
        &self.shares
    }

    /// The share of one card, if it is among them.
    pub fn of(&self, card: &MaskedCard) -> Option<VerifiedShare> {
        self.shares
            .iter()
            .find(|share| &share.card == card.as_bytes())
            .copied()
    }
}

fn check_cards(cards: &[MaskedCard]) -> Result<(), ShareError> {
    if cards.is_empty() {
        return Err(ShareError::NoCards);
    }
    if let Some(index) = cards.iter().position(MaskedCard::is_open) {
        return Err(ShareError::OpenCard { index });
    }
    match repeated(cards.iter().map(MaskedCard::as_bytes)) {
        Some((first, second)) => Err(ShareError::RepeatedCard { first, second }),
        None => Ok(()),
    }
}

fn check_seat(key: &VerifiedKey, context: &Context) -> Result<(), ShareError> {
    if key.seat() == context.seat {
        Ok(())
    } else {
        Err(ShareError::OtherSeat)
    }
}

/// `D_j = x C1_j`.
fn make_shares(
    secret: &SecretKey,
    key: &VerifiedKey,
    cards: &[MaskedCard],
) -> Result<Vec<EncodedPoint>, ShareError> {
    secret
        .opens(key.public())
        .map_err(|_| ShareError::OtherSecret)?;
    Ok(cards
        .iter()
        .map(|card| EncodedPoint::new(card.first * secret.scalar()))
        .collect())
}

/// What is claimed: each share is its card's first half times the secret key.
#[derive(Clone)]
pub(crate) struct Statement {
    pub(crate) context: Context,
    pub(crate) key: [u8; 32],
    pub(crate) count: u64,
    pub(crate) cards: Vec<u8>,
    pub(crate) shares: Vec<u8>,
}

impl Statement {
    fn new(
        key: &VerifiedKey,
        context: &Context,
        cards: &[MaskedCard],
        shares: &[EncodedPoint],
    ) -> Self {
        Self {
            context: *context,
            key: *key.public().as_bytes(),
            count: cards.len() as u64,
            cards: cards.iter().flat_map(|card| *card.as_bytes()).collect(),
            shares: shares.iter().flat_map(|share| share.bytes).collect(),
        }
    }

    /// Absorbs all of it and draws the weights that merge it into one.
    pub(crate) fn absorb(&self) -> (Transcript, Vec<Scalar>) {
        let mut transcript = Transcript::new(proof::SHARES, &self.context);
        transcript.absorb(label::PUBLIC_KEY, &self.key);
        transcript.absorb(label::COUNT, &self.count.to_le_bytes());
        transcript.absorb(label::CARDS, &self.cards);
        transcript.absorb(label::SHARES, &self.shares);
        let seed = transcript.squeeze(label::SHARE_BATCH);
        let weights = (0..self.count)
            .map(|index| {
                let mut hash = tagged(tag::SHARE_WEIGHT);
                hash.update(seed);
                hash.update(index.to_le_bytes());
                finish_scalar(hash)
            })
            .collect();
        (transcript, weights)
    }
}

/// Absorbs the nonces' commitments and draws the challenge.
pub(crate) fn close(
    mut transcript: Transcript,
    base_nonce: &EncodedPoint,
    batch_nonce: &EncodedPoint,
) -> (Scalar, Transcript) {
    transcript.absorb(label::SHARE_NONCE_BASE, &base_nonce.bytes);
    transcript.absorb(label::SHARE_NONCE_BATCH, &batch_nonce.bytes);
    let challenge = transcript.challenge(label::SHARE_CHALLENGE);
    (challenge, transcript)
}
