//! Sums: how one forms from the numbers picked up, and which ones a hand holds.

use rules::{Action, Card, DiscardSet, Face, Slot, View};

use super::super::texts::Texts;

/// The picked numbers as a sum that forms, in words and signs; nothing if no number is picked.
pub(crate) fn sum_words(texts: &Texts, cards: &[Card], set: Option<&DiscardSet>) -> Option<String> {
    let mut values: Vec<u32> = Vec::new();
    for card in cards {
        values.push(u32::from(card.value()?.get()));
    }
    values.sort_unstable();
    let (&largest, others) = values.split_last()?;
    let first = values.first().copied().unwrap_or_default();
    Some(match set {
        Some(DiscardSet::Equation(equation)) => {
            equation.to_string().replace('+', " + ").replace('=', " = ")
        }
        Some(DiscardSet::Pair) => texts.with("sum-pair", [("value", first.into())]),
        Some(DiscardSet::ThreeOfAKind) => texts.with("sum-three", [("value", first.into())]),
        Some(DiscardSet::Run) => join(&values, " - "),
        Some(DiscardSet::Single) => first.to_string(),
        None => {
            let small: u32 = others.iter().sum();
            if others.len() > 1 && small <= 10 && small > largest {
                // The others are too much already for the largest to be their sum.
                let left = join(others, " + ");
                texts.with(
                    "sum-is-not",
                    [
                        ("left", left.into()),
                        ("sum", small.into()),
                        ("number", largest.into()),
                    ],
                )
            } else if values.iter().sum::<u32>() <= 10 {
                let left = join(&values, " + ");
                let sum: u32 = values.iter().sum();
                texts.with("sum-open", [("left", left.into()), ("sum", sum.into())])
            } else {
                let left = join(others, " + ");
                texts.with(
                    "sum-short",
                    [("left", left.into()), ("number", largest.into())],
                )
            }
        }
    })
}

fn join(values: &[u32], between: &str) -> String {
    let values: Vec<String> = values.iter().map(ToString::to_string).collect();
    values.join(between)
}

/// Every set of two or more numbers that may be discarded now, the largest first.
pub(crate) fn find_sets(view: &View<'_>) -> Vec<Vec<Slot>> {
    let mut sets: Vec<(u8, Vec<Slot>)> = Vec::new();
    for action in view.legal_actions() {
        if let Action::Discard { cards } = action
            && cards.len() > 1
        {
            let values = cards
                .iter()
                .filter_map(|slot| view.face(slot).and_then(Face::card)?.value());
            let sum: u8 = values.map(rules::Value::get).sum();
            sets.push((sum, cards.iter().collect()));
        }
    }
    sets.sort_by_key(|(sum, cards)| std::cmp::Reverse((cards.len(), *sum)));
    sets.into_iter().map(|(_, cards)| cards).collect()
}

#[cfg(test)]
mod tests {
    use rules::{Options, discard_set};

    use super::super::tests::{seat, table};
    use super::*;

    fn told(cards: &[&str]) -> Option<String> {
        let cards: Vec<Card> = cards.iter().map(|card| card.parse().unwrap()).collect();
        let set = discard_set(&cards, &Options::default());
        sum_words(&Texts::english(), &cards, set.as_ref())
    }

    #[test]
    fn a_sum_forms_number_by_number() {
        assert_eq!(told(&["3a"]).unwrap(), "3");
        assert_eq!(told(&["3a", "2a"]).unwrap(), "2 + 3 = 5: is there a 5?");
        assert_eq!(told(&["3a", "2a", "5a"]).unwrap(), "2 + 3 = 5");
        assert_eq!(told(&["3a", "2a", "9a"]).unwrap(), "2 + 3 + … = 9");
        assert_eq!(told(&["4a", "5a", "7a"]).unwrap(), "4 + 5 = 9, not 7");
        assert_eq!(told(&["8a", "8b"]).unwrap(), "A pair of 8s");
        assert_eq!(told(&["King:Cookie"]), None);
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn sets_are_found_the_largest_first() {
        let table = table(&["1a", "2a", "3a", "6a", "6b"]);
        let view = table.view(seat(0));
        let sizes: Vec<usize> = find_sets(&view).iter().map(Vec::len).collect();
        // 1 + 2 + 3 = 6 with either 6, then 1 + 2 = 3, then the pair.
        assert_eq!(sizes, [4, 4, 3, 2]);
    }
}
