//! What an attacker would try with messages that are well-formed.

mod keys;
mod shares;
mod shuffles;

use crate::tests::bed::{Bed, context};
use crate::{Context, EpochId, GameId, HeadHash, Pile, PreparedShuffle, Seat, ShuffleSeed, Step};

/// A context that differs in one field, for each field.
fn other_contexts() -> Vec<Context> {
    let base = context(0);
    let mut all = vec![base; 8];
    all[0].version.0 += 1;
    all[1].game = GameId([7; 32]);
    all[2].roster.0[31] ^= 1;
    all[3].epoch = EpochId([7; 32]);
    all[4].pile = Pile(9);
    all[5].step = Step(6);
    all[6].seat = Seat(1);
    all[7].head = HeadHash([7; 32]);
    all
}

#[test]
fn secrets_are_not_shown() {
    let mut bed = Bed::new(1, 76);
    let seed = ShuffleSeed::from_bytes([0xab; 32]);
    let prepared = PreparedShuffle::new(
        &bed.generators,
        &bed.table,
        &seed,
        Bed::size(3),
        &mut bed.rng,
    );
    let shown = format!(
        "{:?} {seed:?} {prepared:?} {:?} {:?}",
        bed.secrets[0],
        seed.permutation(Bed::size(3)),
        crate::CommitmentNonce::from_bytes([0xab; 32]),
    );
    assert_eq!(
        shown,
        "SecretKey(secret) ShuffleSeed(secret) PreparedShuffle(3 cards, secret) \
         Permutation(secret) CommitmentNonce(secret)"
    );
}
