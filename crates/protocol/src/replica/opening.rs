//! Secrets that lie open, checked against all that was done with them.

use card_crypto::{CommitmentNonce, EpochId, SecretKey, ShuffleSeed, Step, check_opened_seed};
use rules::Seat;

use super::{Replica, pile_number};
use crate::contribution::EpochOpening;
use crate::epoch::{Epoch, SEED_SEAL};
use crate::fault::Check;

impl Replica {
    /// The secrets of a seat that leaves. It may have revealed a card key in a step that a vote made
    /// void: what it opened for that epoch comes last and is not needed.
    pub(super) fn examine_leave<'a>(
        &self,
        seat: Seat,
        opening: &'a [EpochOpening],
    ) -> Result<&'a [EpochOpening], Check> {
        let needed = self.epochs_revealed(seat).len();
        let needed = match opening.len() {
            all if all == needed + 1 => opening.get(..needed).unwrap_or_default(),
            _ => opening,
        };
        self.examine_opening(seat, needed)?;
        Ok(needed)
    }

    fn epochs_revealed(&self, seat: Seat) -> Vec<&Epoch> {
        self.epochs()
            .filter(|epoch| epoch.keys[seat].is_some())
            .collect()
    }

    /// The secrets of every epoch in which the seat revealed a card key, in order.
    pub(super) fn examine_opening(
        &self,
        seat: Seat,
        opening: &[EpochOpening],
    ) -> Result<(), Check> {
        let epochs = self.epochs_revealed(seat);
        if epochs.len() != opening.len() {
            return Err(Check::Epochs(opening.len()));
        }
        epochs
            .into_iter()
            .zip(opening)
            .try_for_each(|(epoch, opened)| examine_epoch(epoch, seat, opened))
    }
}

/// The opened key is the one revealed, the opened seed the one sealed, and every shuffle of the
/// seat recomputes from it, bit by bit.
fn examine_epoch(epoch: &Epoch, seat: Seat, opened: &EpochOpening) -> Result<(), Check> {
    let (Some(public), Some(seals)) = (epoch.keys[seat], epoch.seals[seat]) else {
        return Err(Check::WrongKind);
    };
    SecretKey::from_bytes(&opened.key)
        .map_err(Check::Encoding)?
        .opens(public.public())
        .map_err(Check::OpenedKey)?;
    let nonce = CommitmentNonce::from_bytes(opened.nonce);
    seals
        .seed
        .open(&seals.context, SEED_SEAL, &opened.seed, &nonce)
        .map_err(Check::Seal)?;
    let seed = ShuffleSeed::from_bytes(opened.seed);
    for done in epoch.shuffles.iter().filter(|done| done.seat == seat) {
        let table = epoch.table.as_ref().ok_or(Check::WrongKind)?;
        let sub_seed = seed.sub_seed(
            EpochId(epoch.id.0),
            pile_number(Some(done.pile)),
            Step(done.step),
        );
        check_opened_seed(table, &done.before, &done.after, &sub_seed)
            .map_err(Check::OpenedSeed)?;
    }
    Ok(())
}
