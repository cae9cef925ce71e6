//! Taking all masks off a card: only with a verified share of every key of the table.

use curve25519_dalek::ristretto::RistrettoPoint;

use crate::cards::{CardSet, OpenCard};
use crate::deck::MaskedCard;
use crate::error::UnmaskError;
use crate::shares::VerifiedShare;
use crate::table_key::TableKey;

/// Unmasks `card`: `M = C2 - sum D_i`, looked up among the cards of the set. The shares may come
/// in any order. Does not take longer for one card than for another.
///
/// # Errors
///
/// If there is not exactly one share of this card for each key of the table, or if what lies under
/// the masks is no card of the set.
pub fn unmask(
    table: &TableKey,
    cards: &CardSet,
    card: &MaskedCard,
    shares: &[VerifiedShare],
) -> Result<OpenCard, UnmaskError> {
    for share in shares {
        let seat = share.key.seat();
        if !table.keys().contains(&share.key) {
            return Err(UnmaskError::Stranger { seat });
        }
        if &share.card != card.as_bytes() {
            return Err(UnmaskError::OtherCard { seat });
        }
    }
    let mut mask = RistrettoPoint::default();
    for key in table.keys() {
        let seat = key.seat();
        let mut given = shares.iter().filter(|share| &share.key == key);
        let share = given.next().ok_or(UnmaskError::Missing { seat })?;
        if given.next().is_some() {
            return Err(UnmaskError::Repeated { seat });
        }
        mask += share.point;
    }
    cards
        .find(&(card.second - mask))
        .ok_or(UnmaskError::NotACard)
}
