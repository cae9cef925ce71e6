//! A shuffle recomputed from its opened seed: no zero-knowledge left to trust.

use crate::deck::{MaskedCard, VerifiedDeck};
use crate::error::ShuffleError;
use crate::seed::ShuffleSeed;
use crate::table_key::TableKey;

/// Checks that `output` is exactly what the seed makes of `input`, byte for byte.
///
/// Only for seeds that lie open: it is not constant-time.
///
/// # Errors
///
/// If the sizes differ, or the seed gives another card somewhere.
pub fn check_opened_seed(
    table: &TableKey,
    input: &VerifiedDeck,
    output: &VerifiedDeck,
    seed: &ShuffleSeed,
) -> Result<(), ShuffleError> {
    if input.size() != output.size() {
        return Err(ShuffleError::Size {
            input: input.size().get(),
            other: output.size().get(),
        });
    }
    let image = seed.open_permutation(input.size());
    let remasking = seed.remasking(input.size());
    let shuffled = image.iter().zip(remasking.iter()).zip(output.cards());
    for (position, ((source, rho), card)) in shuffled.enumerate() {
        let [first_mask, second_mask] = table.mask(rho);
        let expected = input.cards().get(usize::from(*source)).map(|before| {
            MaskedCard::encode(before.first + first_mask, before.second + second_mask)
        });
        if expected.as_ref() != Some(card) {
            return Err(ShuffleError::OtherSeed { position });
        }
    }
    Ok(())
}
