//! Which cards may be discarded together.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Kind, Value};
use crate::options::{Equations, Options, SingleDiscard};
use crate::slot::HAND;

/// What makes discarded cards a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiscardSet {
    /// One card.
    Single,
    /// Two numbers of equal value.
    Pair,
    /// Numbers of which one is the sum of the others, or two sums that are equal.
    Equation(Equation),
    /// Three numbers of equal value (house rule).
    ThreeOfAKind,
    /// Three or more numbers in a row (junior).
    Run,
}

/// A sum as it is announced to the table: `2 + 3 + 4 = 9`. Both sides are in rising order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Equation {
    /// What stands before the equals sign.
    pub left: Vec<Value>,
    /// What stands behind it: as few cards as possible.
    pub right: Vec<Value>,
}

/// How a set of numbers counts, without the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Pair,
    /// The bits say which of the sorted values stand behind the equals sign.
    Equation(u8),
    ThreeOfAKind,
    Run,
}

/// The values of up to a handful of number cards, in rising order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Values {
    sorted: [u8; HAND],
    len: usize,
    sum: u8,
}

impl Values {
    pub(crate) const EMPTY: Self = Self {
        sorted: [0; HAND],
        len: 0,
        sum: 0,
    };

    /// The values of these cards, if all are numbers and no more than a hand holds.
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Option<Self> {
        let mut values = Self::EMPTY;
        for card in cards {
            values = values.with(card.value()?)?;
        }
        Some(values)
    }

    /// These and one more, if a hand can hold so many. Quickest when it is the largest.
    pub(crate) fn with(mut self, value: Value) -> Option<Self> {
        *self.sorted.get_mut(self.len)? = value.get();
        let mut at = self.len;
        while at > 0 && self.sorted.get(at - 1) > self.sorted.get(at) {
            self.sorted.swap(at - 1, at);
            at -= 1;
        }
        self.len += 1;
        self.sum += value.get();
        Some(self)
    }

    fn as_slice(&self) -> &[u8] {
        self.sorted.get(..self.len).unwrap_or_default()
    }

    /// Whether the table's options let these be discarded together.
    pub(crate) fn may_be_discarded(&self, options: &Options) -> bool {
        self.shape(options).is_some()
    }

    fn shape(&self, options: &Options) -> Option<Shape> {
        let values = self.as_slice();
        match values {
            [] | [_] => return None,
            [a, b] => return (a == b).then_some(Shape::Pair),
            _ => {}
        }
        if let Some(right) = self.equation(options.equations) {
            return Some(Shape::Equation(right));
        }
        if options.three_of_a_kind && matches!(values, [a, b, c] if a == b && b == c) {
            return Some(Shape::ThreeOfAKind);
        }
        let consecutive = || {
            values
                .windows(2)
                .all(|pair| matches!(pair, [a, b] if a + 1 == *b))
        };
        (options.junior && consecutive()).then_some(Shape::Run)
    }

    /// Which values stand behind the equals sign, as bits over the sorted values.
    fn equation(&self, equations: Equations) -> Option<u8> {
        let values = self.as_slice();
        let sum = self.sum;
        let largest = values.last()?;
        if 2 * largest == sum {
            return Some(1 << (values.len() - 1));
        }
        if equations == Equations::OneSum || !sum.is_multiple_of(2) {
            return None;
        }
        // At most five cards: one side has at most two. The largest such pair comes first.
        let side = |bits: u8| -> u8 {
            values
                .iter()
                .enumerate()
                .filter(|(at, _)| bits & (1 << at) != 0)
                .map(|(_, value)| value)
                .sum()
        };
        (1..1u8 << values.len())
            .rev()
            .find(|bits| bits.count_ones() == 2 && 2 * side(*bits) == sum)
    }

    fn announce(&self, shape: Shape) -> DiscardSet {
        match shape {
            Shape::Pair => DiscardSet::Pair,
            Shape::ThreeOfAKind => DiscardSet::ThreeOfAKind,
            Shape::Run => DiscardSet::Run,
            Shape::Equation(bits) => {
                let side = |wanted: bool| {
                    self.as_slice()
                        .iter()
                        .enumerate()
                        .filter(|(at, _)| (bits & (1 << at) != 0) == wanted)
                        .filter_map(|(_, &value)| Value::new(value))
                        .collect()
                };
                DiscardSet::Equation(Equation {
                    left: side(false),
                    right: side(true),
                })
            }
        }
    }
}

/// What set these cards make, if the table's options let them be discarded together (rules 5 and
/// 21: the order in which they are named is of no account).
pub fn discard_set(cards: &[Card], options: &Options) -> Option<DiscardSet> {
    match cards {
        [] => None,
        [card] => may_be_discarded_singly(*card, options).then_some(DiscardSet::Single),
        _ => {
            let values = Values::of(cards.iter().copied())?;
            values.shape(options).map(|shape| values.announce(shape))
        }
    }
}

/// Whether the table's options let this card be discarded alone.
pub(crate) fn may_be_discarded_singly(card: Card, options: &Options) -> bool {
    match options.single_discard {
        SingleDiscard::AnyCard => true,
        SingleDiscard::NumbersOnly => matches!(card.kind(), Kind::Number(_)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Preset;

    /// Cards of these values; which of the four does not matter here.
    fn numbers(values: &[u8]) -> Vec<Card> {
        values
            .iter()
            .map(|&value| Card::of(Kind::Number(Value::new(value).unwrap()), 0).unwrap())
            .collect()
    }

    fn announced(values: &[u8], options: &Options) -> Option<String> {
        discard_set(&numbers(values), options).map(|set| set.to_string())
    }

    #[test]
    fn one_number_is_the_sum_of_the_others() {
        let standard = Options::default();
        let said = |values: &[u8]| announced(values, &standard);
        assert_eq!(said(&[2, 3, 4, 9]).as_deref(), Some("2+3+4=9"));
        assert_eq!(said(&[5, 2, 3]).as_deref(), Some("2+3=5"));
        assert_eq!(said(&[1, 1, 1, 1, 4]).as_deref(), Some("1+1+1+1=4"));
        assert_eq!(said(&[2, 3, 4]), None);
        assert_eq!(said(&[2, 7, 4, 5]), None);
        assert_eq!(said(&[4, 4, 4]), None);
        assert_eq!(said(&[4, 5]), None);
        assert_eq!(said(&[4, 4]).as_deref(), Some("pair"));
    }

    #[test]
    fn with_two_sums_both_sides_may_be_sums() {
        let hebrew = Preset::FoxmindHebrew.options();
        let said = |values: &[u8]| announced(values, &hebrew);
        assert_eq!(said(&[2, 7, 4, 5]).as_deref(), Some("4+5=2+7"));
        assert_eq!(said(&[7, 7, 7, 7]).as_deref(), Some("7+7=7+7"));
        assert_eq!(said(&[1, 2, 3, 5, 9]).as_deref(), Some("2+3+5=1+9"));
        assert_eq!(said(&[2, 3, 5]).as_deref(), Some("2+3=5"));
        assert_eq!(said(&[2, 3, 6]), None);
        assert_eq!(said(&[4, 4, 4]), None);
    }

    #[test]
    fn ruling_21_equations_are_sets_whatever_the_order() {
        let options = Preset::FoxmindHebrew.options();
        let values = [3u8, 9, 2, 4];
        let first = announced(&values, &options);
        assert!(first.is_some());
        for _ in 0..24 {
            // Walk through orders by rotating ever longer prefixes: all 24 are met.
            let mut order = values;
            for rotation in 0..24usize {
                order[..2 + rotation % 3].rotate_left(1);
                assert_eq!(announced(&order, &options), first);
            }
        }
    }

    #[test]
    fn house_rules_add_runs_and_three_of_a_kind() {
        let standard = Options::default();
        let junior = Options {
            junior: true,
            ..standard
        };
        let threes = Options {
            three_of_a_kind: true,
            ..standard
        };
        assert_eq!(announced(&[4, 2, 3], &standard), None);
        assert_eq!(announced(&[4, 2, 3], &junior).as_deref(), Some("run"));
        assert_eq!(
            announced(&[6, 7, 8, 9, 10], &junior).as_deref(),
            Some("run")
        );
        assert_eq!(announced(&[2, 3], &junior), None);
        assert_eq!(announced(&[2, 2, 3], &junior), None);
        assert_eq!(announced(&[1, 2, 3], &junior).as_deref(), Some("1+2=3"));
        assert_eq!(announced(&[8, 8, 8], &standard), None);
        assert_eq!(announced(&[8, 8, 8], &threes).as_deref(), Some("three"));
        assert_eq!(announced(&[8, 8, 8, 8], &threes), None);
    }

    #[test]
    fn ruling_9_any_card_may_be_discarded_singly_unless_the_table_says_numbers_only() {
        let factory = Preset::GameFactory.options();
        for card in Card::all() {
            assert_eq!(
                discard_set(&[card], &Options::default()),
                Some(DiscardSet::Single)
            );
            assert_eq!(
                discard_set(&[card], &factory).is_some(),
                card.value().is_some()
            );
        }
    }

    #[test]
    fn power_cards_never_join_a_set() {
        let jesters: Vec<Card> = Card::all().filter(|c| c.kind() == Kind::Jester).collect();
        assert_eq!(discard_set(&jesters[..2], &Options::default()), None);
        assert_eq!(discard_set(&jesters[..3], &Options::default()), None);
    }

    #[test]
    fn every_split_into_two_equal_sums_is_found() {
        // Against a plain search over all splits, for every multiset of up to five values.
        let hebrew = Preset::FoxmindHebrew.options();
        let mut checked = 0u32;
        let mut stack: Vec<Vec<u8>> = vec![vec![]];
        while let Some(values) = stack.pop() {
            if values.len() >= 3 {
                let total: u8 = values.iter().sum();
                let expected = (0..1u32 << values.len()).any(|bits| {
                    let side: u8 = values
                        .iter()
                        .enumerate()
                        .filter(|(at, _)| bits & (1 << at) != 0)
                        .map(|(_, value)| value)
                        .sum();
                    2 * side == total
                });
                let values = Values::of(numbers(&values)).unwrap();
                assert_eq!(values.may_be_discarded(&hebrew), expected, "{values:?}");
                checked += 1;
            }
            if values.len() < 5 {
                let least = values.last().copied().unwrap_or(1);
                for next in least..=10 {
                    let mut longer = values.clone();
                    longer.push(next);
                    stack.push(longer);
                }
            }
        }
        assert_eq!(checked, 220 + 715 + 2002);
    }
}
