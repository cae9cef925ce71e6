//! The shuffle argument as it is sent.
//!
//! For N >= 2 cards, `32 (3N + 10)` bytes: the points `c_A c_B c_d c_delta c_Delta c_0 E_0.1 E_0.2`,
//! then the scalars `ta_1..ta_N`, `tb_2..tb_(N-1)`, `r`, `s`, `f_1..f_N`, `r_f`, `tau`.
//! For one card, 96 bytes: `E_0.1 E_0.2`, then `tau`.

use curve25519_dalek::scalar::Scalar;

use crate::deck::DeckSize;
use crate::encoding::{EncodedPoint, Reader};
use crate::error::DecodeError;
use crate::shuffle::statement::Masking;

/// Shows that one deck is another, permuted and remasked, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleArgument {
    pub(crate) size: DeckSize,
    pub(crate) form: Form,
}

/// One card has no order to prove.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// One card: equality of discrete logarithms.
    Remask {
        /// `E_0`.
        carry: Box<[EncodedPoint; 2]>,
        /// The response `tau`.
        tau: Scalar,
    },
    /// Two or more cards: Bayer and Groth.
    Shuffle(Box<Rounds>),
}

/// The prover's messages in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rounds {
    /// `c_A`.
    pub(crate) permutation: EncodedPoint,
    /// `c_B`.
    pub(crate) powers: EncodedPoint,
    /// The commitments before `w`.
    pub(crate) masking: Masking,
    /// The responses to `w`.
    pub(crate) responses: Responses,
}

/// The responses to the last challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Responses {
    /// `ta_1 .. ta_N`, the masked factors.
    pub(crate) factors: Vec<Scalar>,
    /// `tb_2 .. tb_(N-1)`, the masked partial products; the outer two follow from the rest.
    pub(crate) products: Vec<Scalar>,
    /// `r`, the blinding of the factors.
    pub(crate) factor_blind: Scalar,
    /// `s`, the blinding of the product check.
    pub(crate) product_blind: Scalar,
    /// `f_1 .. f_N`, the masked powers.
    pub(crate) powers: Vec<Scalar>,
    /// `r_f`, the blinding of the powers.
    pub(crate) power_blind: Scalar,
    /// `tau`, the remasking of the carried cards.
    pub(crate) tau: Scalar,
}

impl ShuffleArgument {
    /// The length of an encoded argument for a deck of `size` cards.
    pub fn encoded_len(size: DeckSize) -> usize {
        match size.get() {
            1 => 32 * 3,
            cards => 32 * (3 * cards + 10),
        }
    }

    /// How many cards it is about.
    pub fn size(&self) -> DeckSize {
        self.size
    }

    /// Decodes an argument for a deck of `size` cards.
    ///
    /// # Errors
    ///
    /// If the length is not [`ShuffleArgument::encoded_len`], or an item is not canonical.
    pub fn from_bytes(size: DeckSize, bytes: &[u8]) -> Result<Self, DecodeError> {
        let mut reader = Reader::new(bytes, Self::encoded_len(size))?;
        let cards = size.get();
        let form = if cards == 1 {
            Form::Remask {
                carry: Box::new([reader.point()?, reader.point()?]),
                tau: reader.scalar()?,
            }
        } else {
            Form::Shuffle(Box::new(Rounds {
                permutation: reader.point()?,
                powers: reader.point()?,
                masking: Masking {
                    mask: reader.point()?,
                    low: reader.point()?,
                    high: reader.point()?,
                    power_mask: reader.point()?,
                    carry: [reader.point()?, reader.point()?],
                },
                responses: Responses {
                    factors: reader.scalars(cards)?,
                    products: reader.scalars(cards.saturating_sub(2))?,
                    factor_blind: reader.scalar()?,
                    product_blind: reader.scalar()?,
                    powers: reader.scalars(cards)?,
                    power_blind: reader.scalar()?,
                    tau: reader.scalar()?,
                },
            }))
        };
        Ok(Self { size, form })
    }

    /// Encodes the argument: points, then scalars.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::encoded_len(self.size));
        let points: &[&EncodedPoint] = match &self.form {
            Form::Remask { carry, .. } => {
                let [first, second] = &**carry;
                &[first, second]
            }
            Form::Shuffle(rounds) => {
                let Masking {
                    mask,
                    low,
                    high,
                    power_mask,
                    carry: [first, second],
                } = &rounds.masking;
                &[
                    &rounds.permutation,
                    &rounds.powers,
                    mask,
                    low,
                    high,
                    power_mask,
                    first,
                    second,
                ]
            }
        };
        for point in points {
            bytes.extend_from_slice(&point.bytes);
        }
        bytes.extend_from_slice(&self.response_bytes());
        bytes
    }

    /// The encoded responses: the scalars at the end of [`ShuffleArgument::to_bytes`].
    pub(crate) fn response_bytes(&self) -> Vec<u8> {
        match &self.form {
            Form::Remask { tau, .. } => tau.to_bytes().to_vec(),
            Form::Shuffle(rounds) => {
                let responses = &rounds.responses;
                let mut bytes = Vec::with_capacity(Self::encoded_len(self.size));
                responses
                    .factors
                    .iter()
                    .chain(&responses.products)
                    .chain([&responses.factor_blind, &responses.product_blind])
                    .chain(&responses.powers)
                    .chain([&responses.power_blind, &responses.tau])
                    .for_each(|scalar| bytes.extend_from_slice(scalar.as_bytes()));
                bytes
            }
        }
    }
}
