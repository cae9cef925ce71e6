//! docs/cryptography.md states what the code does: names, digests and lengths are compared.

use crate::{Context, DeckSize, GENERATORS_DIGEST, RevealShares, ShuffleArgument};

const DOCUMENT: &str = include_str!("../../../../docs/cryptography.md");
const TRANSCRIPT: &str = include_str!("../transcript.rs");

#[test]
fn every_tag_and_label_is_in_the_document() {
    let names: Vec<_> = TRANSCRIPT
        .split("b\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(names.len() > 50);
    for name in names {
        let as_label = DOCUMENT.contains(&format!("`{name}`"));
        let as_tag = DOCUMENT.contains(&format!("\"{name}\""));
        assert!(as_label || as_tag, "{name} is not in the document");
    }
}

#[test]
fn the_generators_digest_is_in_the_document() {
    let digest: Vec<_> = GENERATORS_DIGEST
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert!(DOCUMENT.contains(&digest.concat()));
}

#[test]
fn the_lengths_are_those_of_the_document() {
    let says = |text: &str| assert!(DOCUMENT.contains(text), "{text}");
    says(&format!("| context | {}: version", Context::BYTES));
    let argument = |cards| ShuffleArgument::encoded_len(DeckSize::new(cards).unwrap());
    says("| shuffle argument, N >= 2 | 32 (3N + 10): ");
    for cards in 2..=DeckSize::MAX {
        assert_eq!(argument(cards), 32 * (3 * cards + 10));
    }
    says(&format!("| shuffle argument, N = 1 | {}: ", argument(1)));
    says(&format!(
        "| shares of n cards | 32n + {}: ",
        RevealShares::encoded_len(0)
    ));
    assert_eq!(RevealShares::encoded_len(7), 32 * 7 + 96);
}
