//! What a shuffle argument is about, and the challenges in the order they are drawn. Prover and
//! verifier go through the same stages; each stage consumes the one before, so nothing can be
//! absorbed late.

use curve25519_dalek::scalar::Scalar;

use crate::context::Context;
use crate::deck::Cards;
use crate::encoding::EncodedPoint;
use crate::generators::GENERATORS_DIGEST;
use crate::table_key::TableKey;
use crate::transcript::{Transcript, label, proof};

/// The challenges of an argument for two or more cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Challenges {
    pub(crate) x: Scalar,
    pub(crate) y: Scalar,
    pub(crate) z: Scalar,
    pub(crate) w: Scalar,
}

/// The commitments that precede the last challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Masking {
    /// `c_d`, which masks the opening of the factors.
    pub(crate) mask: EncodedPoint,
    /// `c_delta`, the terms of the product check that are constant in `w`.
    pub(crate) low: EncodedPoint,
    /// `c_Delta`, the terms linear in `w`.
    pub(crate) high: EncodedPoint,
    /// `c_0`, which masks the opening of the powers.
    pub(crate) power_mask: EncodedPoint,
    /// `E_0`, the cards carried by that mask, first and second half.
    pub(crate) carry: [EncodedPoint; 2],
}

/// What is claimed: `output` is `input` permuted and remasked under the table key.
#[derive(Clone)]
pub(crate) struct Statement<'a> {
    pub(crate) context: Context,
    pub(crate) size: u16,
    pub(crate) generators: [u8; 32],
    pub(crate) seats: Vec<u8>,
    pub(crate) table: [u8; 32],
    pub(crate) input: &'a [u8],
    pub(crate) output: &'a [u8],
}

impl<'a> Statement<'a> {
    pub(crate) fn new(
        context: &Context,
        table: &TableKey,
        input: &'a Cards,
        output: &'a Cards,
    ) -> Self {
        Self {
            context: *context,
            size: input.size().as_u16(),
            generators: GENERATORS_DIGEST,
            seats: table.roster_bytes(),
            table: *table.as_bytes(),
            input: input.as_bytes(),
            output: output.as_bytes(),
        }
    }

    /// Absorbs all of it.
    pub(crate) fn absorb(&self) -> Stated {
        let kind = if self.size == 1 {
            proof::REMASK
        } else {
            proof::SHUFFLE
        };
        let mut transcript = Transcript::new(kind, &self.context);
        transcript.absorb(label::SIZE, &self.size.to_le_bytes());
        transcript.absorb(label::GENERATORS, &self.generators);
        transcript.absorb(label::TABLE_SEATS, &self.seats);
        transcript.absorb(label::TABLE_KEY, &self.table);
        transcript.absorb(label::INPUT, self.input);
        transcript.absorb(label::OUTPUT, self.output);
        Stated(transcript)
    }
}

/// The statement is absorbed.
pub(crate) struct Stated(Transcript);

impl Stated {
    /// One card: `E_0`, then the only challenge `w`.
    pub(crate) fn remask(mut self, carry: &[EncodedPoint; 2]) -> (Scalar, Challenged) {
        absorb_carry(&mut self.0, carry);
        let w = self.0.challenge(label::W);
        (w, Challenged(self.0))
    }

    /// `c_A`, then `x`.
    pub(crate) fn permutation(mut self, commitment: &EncodedPoint) -> Permuted {
        self.0.absorb(label::PERMUTATION, &commitment.bytes);
        Permuted {
            x: self.0.challenge(label::X),
            transcript: self.0,
        }
    }
}

/// The permutation is committed to.
pub(crate) struct Permuted {
    pub(crate) x: Scalar,
    transcript: Transcript,
}

impl Permuted {
    /// `c_B`, then `y` and `z`.
    pub(crate) fn powers(mut self, commitment: &EncodedPoint) -> Powered {
        self.transcript.absorb(label::POWERS, &commitment.bytes);
        Powered {
            x: self.x,
            y: self.transcript.challenge(label::Y),
            z: self.transcript.challenge(label::Z),
            transcript: self.transcript,
        }
    }
}

/// The powers are committed to.
pub(crate) struct Powered {
    pub(crate) x: Scalar,
    pub(crate) y: Scalar,
    pub(crate) z: Scalar,
    transcript: Transcript,
}

impl Powered {
    /// The masking commitments, then `w`.
    pub(crate) fn masking(mut self, masking: &Masking) -> (Challenges, Challenged) {
        let transcript = &mut self.transcript;
        transcript.absorb(label::MASK, &masking.mask.bytes);
        transcript.absorb(label::LOW, &masking.low.bytes);
        transcript.absorb(label::HIGH, &masking.high.bytes);
        transcript.absorb(label::POWER_MASK, &masking.power_mask.bytes);
        absorb_carry(transcript, &masking.carry);
        let challenges = Challenges {
            x: self.x,
            y: self.y,
            z: self.z,
            w: transcript.challenge(label::W),
        };
        (challenges, Challenged(self.transcript))
    }
}

fn absorb_carry(transcript: &mut Transcript, carry: &[EncodedPoint; 2]) {
    let [first, second] = carry;
    transcript.absorb(label::CARRY_FIRST, &first.bytes);
    transcript.absorb(label::CARRY_SECOND, &second.bytes);
}

/// All challenges are drawn; what is left are the responses.
pub(crate) struct Challenged(Transcript);

impl Challenged {
    /// A digest of the whole argument, responses included, for a verifier's weights.
    pub(crate) fn fingerprint(mut self, responses: &[u8]) -> [u8; 64] {
        self.0.absorb(label::RESPONSES, responses);
        self.0.squeeze(label::FINGERPRINT)
    }
}
