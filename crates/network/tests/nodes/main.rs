//! Real nodes, each with its own identity and folder, over real libp2p on this computer.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod company;
mod emotes;
mod troubles;

use protocol::{Recording, Suite, audit};
use rules::Preset;

use company::Company;

/// Everybody sees everybody, sits down at one table, plays to the end, and has the same recording.
async fn whole_game(players: usize, preset: Preset) {
    let company = Company::gather(players).await;
    company.sit_down(preset.options()).await;
    let states = company.play_to_the_end().await;
    let heads: Vec<_> = states.iter().map(|state| (state.id, state.head)).collect();
    assert!(heads.windows(2).all(|pair| pair[0] == pair[1]), "{heads:?}");
    let suite = Suite::derive().expect("a suite");
    let recordings = company.recordings();
    assert_eq!(recordings.len(), players);
    for recording in recordings {
        let recording = Recording::read(&recording).expect("a recording");
        let report = audit(&suite, &recording);
        assert!(report.is_fair(), "{report:?}");
    }
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_a_game() {
    whole_game(2, Preset::Standard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_play_a_game_with_the_larger_box() {
    whole_game(5, Preset::Deluxe).await;
}
