//! The deals of a recording, numbered: a removal brings new card keys and a fresh deal.

use protocol::{Hash, Report};
use rules::Seat;

/// The epochs that were dealt in, in order.
pub(crate) fn epochs(report: &Report) -> Vec<Hash> {
    let mut epochs: Vec<Hash> = Vec::new();
    for opened in &report.decks {
        if !epochs.contains(&opened.deck.epoch) {
            epochs.push(opened.deck.epoch);
        }
    }
    epochs
}

/// The numbers, from 1, of the epochs in which a seat shuffled.
pub(crate) fn epochs_of(report: &Report, seat: Seat) -> Vec<usize> {
    let shuffled = |epoch: &Hash| {
        let decks = report.decks.iter().map(|opened| &opened.deck);
        decks
            .filter(|deck| deck.epoch == *epoch)
            .any(|deck| deck.by.iter().any(|&(by, _)| by == seat))
    };
    let numbered = (1..).zip(epochs(report));
    numbered
        .filter(|(_, epoch)| shuffled(epoch))
        .map(|(number, _)| number)
        .collect()
}
