//! A secret permutation, drawn and applied without secret-dependent branches or addresses.

use core::fmt;

use curve25519_dalek::scalar::Scalar;
use subtle::{ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroizing;

use crate::deck::DeckSize;

/// A permutation of a deck: output position `i` takes the card of input position `image[i]`.
pub(crate) struct Permutation {
    image: Zeroizing<Vec<u16>>,
}

impl Permutation {
    /// Fisher-Yates from the last position down. `word` is a stream of uniform 32-bit words.
    ///
    /// The index below `bound` comes from the high half of `word * bound`; words whose low half
    /// falls into the first `2^32 mod bound` values are drawn again, which makes it exactly
    /// uniform. How often that happens is visible in time, but rejected words are thrown away and
    /// independent of those kept, so it tells nothing of the permutation. The swap reads and
    /// writes every position up to the current one.
    pub(crate) fn draw(size: DeckSize, mut word: impl FnMut() -> u32) -> Self {
        let mut image: Zeroizing<Vec<u16>> = Zeroizing::new((0..size.as_u16()).collect());
        for last in (1..size.as_u16()).rev() {
            let chosen = below(u32::from(last) + 1, &mut word);
            let (head, tail) = image.split_at_mut(usize::from(last));
            if let Some(current) = tail.first_mut() {
                for (position, candidate) in (0u16..).zip(head) {
                    u16::conditional_swap(candidate, current, position.ct_eq(&chosen));
                }
            }
        }
        Self { image }
    }

    /// The positions counted from 1, as the shuffle argument commits to them.
    pub(crate) fn positions(&self) -> Zeroizing<Vec<u16>> {
        Zeroizing::new(self.image.iter().map(|index| index + 1).collect())
    }

    /// `items` in the permuted order. Every output scans every input, so neither time nor
    /// addresses depend on the permutation.
    pub(crate) fn apply<T: ConditionallySelectable + Default>(&self, items: &[T]) -> Vec<T> {
        self.image
            .iter()
            .map(|source| {
                let mut chosen = T::default();
                for (index, item) in (0u16..).zip(items) {
                    chosen.conditional_assign(item, index.ct_eq(source));
                }
                chosen
            })
            .collect()
    }

    /// `apply` for secret scalars.
    pub(crate) fn apply_scalars(&self, scalars: &[Scalar]) -> Zeroizing<Vec<Scalar>> {
        Zeroizing::new(self.apply(scalars))
    }

    /// The input position of each output position, once the seed lies open.
    pub(crate) fn into_image(self) -> Vec<u16> {
        self.image.to_vec()
    }
}

impl fmt::Debug for Permutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Permutation(secret)")
    }
}

/// A uniform index below `bound`, by multiplication only: division may take time that depends on
/// its operands.
fn below(bound: u32, word: &mut impl FnMut() -> u32) -> u16 {
    // 2^32 mod bound; `bound` is public.
    let threshold = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(word()) * u64::from(bound);
        let [l0, l1, l2, l3, h0, h1, _, _] = product.to_le_bytes();
        if u32::from_le_bytes([l0, l1, l2, l3]) >= threshold {
            return u16::from_le_bytes([h0, h1]);
        }
    }
}
