//! Which discard is best, for every hand of numbers that there is.

use std::sync::OnceLock;

use rules::{Card, Equations, Kind, Options, Value, discard_set};

use crate::hand::{Hand, Sort};

/// How many multisets of up to five of the ten values there are.
const HANDS: usize = 3003;

/// For every hand of numbers what to throw away: as many cards as possible at once, and among
/// those what leaves the best chance of a large discard next time.
///
/// Imagined games ask for it all the time, so it is a table.
#[derive(Clone, Debug)]
pub(crate) struct Discards {
    legal: Vec<bool>,
    best: Vec<Hand>,
}

impl Discards {
    /// The table for these options, worked out when a program first asks for it.
    pub(crate) fn of(options: &Options) -> &'static Self {
        static ONE_SUM: [OnceLock<Discards>; 4] = [const { OnceLock::new() }; 4];
        static TWO_SUMS: [OnceLock<Discards>; 4] = [const { OnceLock::new() }; 4];
        let [plain, three, junior, both] = match options.equations {
            Equations::OneSum => &ONE_SUM,
            Equations::TwoSums => &TWO_SUMS,
        };
        let table = match (options.junior, options.three_of_a_kind) {
            (false, false) => plain,
            (false, true) => three,
            (true, false) => junior,
            (true, true) => both,
        };
        table.get_or_init(|| Self::new(options))
    }

    fn new(options: &Options) -> Self {
        let mut hands = vec![Hand::EMPTY; HANDS];
        let mut legal = vec![false; HANDS];
        each_hand(Hand::EMPTY, 1, &mut |hand| {
            let at = index(hand);
            if let (Some(slot), Some(flag)) = (hands.get_mut(at), legal.get_mut(at)) {
                *slot = hand;
                *flag = discard_set(&cards(hand), options).is_some();
            }
        });
        let mut table = Self {
            legal,
            best: Vec::new(),
        };
        let largest: Vec<usize> = hands.iter().map(|&hand| table.largest(hand)).collect();
        table.best = hands
            .iter()
            .map(|&hand| table.choose(hand, &largest))
            .collect();
        table
    }

    /// The best discard of the hand's numbers; nothing if it has none.
    pub(crate) fn best(&self, hand: Hand) -> Option<Hand> {
        let best = *self.best.get(index(hand.numbers()))?;
        (!best.is_empty()).then_some(best)
    }

    /// Every discard of the hand's numbers, each kind of set once.
    pub(crate) fn all(&self, hand: Hand) -> Vec<Hand> {
        let mut sets: Vec<Hand> = Vec::new();
        for set in subsets(hand.numbers()) {
            if self.is_legal(set) && !sets.contains(&set) {
                sets.push(set);
            }
        }
        sets
    }

    fn is_legal(&self, numbers: Hand) -> bool {
        self.legal.get(index(numbers)).copied().unwrap_or_default()
    }

    fn largest(&self, hand: Hand) -> usize {
        subsets(hand)
            .filter(|&set| self.is_legal(set))
            .map(Hand::len)
            .max()
            .unwrap_or_default()
    }

    fn choose(&self, hand: Hand, largest: &[usize]) -> Hand {
        // What the kept cards and one more number allow, over all ten numbers.
        let prospect = |kept: Hand| -> usize {
            (1..=10)
                .filter_map(Value::new)
                .filter_map(|value| largest.get(index(kept.with(Sort::number(value)))))
                .sum()
        };
        let most = largest.get(index(hand)).copied().unwrap_or_default();
        subsets(hand)
            .filter(|&set| set.len() == most && self.is_legal(set))
            .max_by_key(|&set| prospect(hand.minus(set)))
            .unwrap_or_default()
    }
}

/// The place of a hand of numbers among all of them: the combinatorial number system, with
/// missing cards counted as zeros.
fn index(numbers: Hand) -> usize {
    let missing = 5usize.saturating_sub(numbers.len());
    numbers
        .iter()
        .zip(WEIGHTS.iter().skip(missing))
        .filter_map(|(sort, weights)| weights.get(usize::from(sort.value()?)))
        .map(|&weight| usize::from(weight))
        .sum()
}

/// `WEIGHTS[i][v]` is the binomial coefficient of `v + i` over `i + 1`.
const WEIGHTS: [[u16; 11]; 5] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55],
    [0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220],
    [0, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715],
    [0, 1, 6, 21, 56, 126, 252, 462, 792, 1287, 2002],
];

/// Calls back with every hand that adds numbers of at least this value, up to five cards in all.
fn each_hand(hand: Hand, least: u8, found: &mut impl FnMut(Hand)) {
    found(hand);
    if hand.len() < 5 {
        for value in (least..=10).filter_map(Value::new) {
            each_hand(hand.with(Sort::number(value)), value.get(), found);
        }
    }
}

/// A card for each number; which one of that value is of no account.
fn cards(hand: Hand) -> Vec<Card> {
    hand.iter()
        .filter_map(|sort| Value::new(sort.value()?))
        .filter_map(|value| Card::of(Kind::Number(value), 0))
        .collect()
}

/// Every part of a hand but the empty one.
fn subsets(hand: Hand) -> impl Iterator<Item = Hand> {
    let mut sorts = [None; 5];
    for (slot, sort) in sorts.iter_mut().zip(hand.iter()) {
        *slot = Some(sort);
    }
    (1..1u32 << hand.len().min(5)).map(move |mask| {
        sorts
            .iter()
            .enumerate()
            .filter(|(at, _)| mask & (1 << at) != 0)
            .filter_map(|(_, sort)| *sort)
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Preset;

    fn hand(values: &[u8]) -> Hand {
        values
            .iter()
            .map(|&value| Sort::number(Value::new(value).unwrap()))
            .collect()
    }

    #[test]
    fn every_hand_of_numbers_has_its_own_place() {
        let mut met = vec![false; HANDS];
        each_hand(Hand::EMPTY, 1, &mut |hand| {
            assert!(!std::mem::replace(&mut met[index(hand)], true));
        });
        assert!(met.into_iter().all(|met| met));
    }

    #[test]
    fn the_largest_set_goes_and_singles_keep_what_may_become_one() {
        let table = Discards::of(&Options::default());
        assert_eq!(table.best(hand(&[2, 3, 4, 9])), Some(hand(&[2, 3, 4, 9])));
        assert_eq!(table.best(hand(&[2, 3, 5, 9, 9])), Some(hand(&[2, 3, 5])));
        assert_eq!(table.best(hand(&[4, 4, 9])), Some(hand(&[4, 4])));
        assert_eq!(table.best(Hand::EMPTY), None);
        // 2 and 6 wait for a 4 or an 8; the 10 fits nothing.
        assert_eq!(table.best(hand(&[2, 6, 10])).unwrap().len(), 1);
        for set in table.all(hand(&[1, 2, 3, 3])) {
            assert!(discard_set(&cards(set), &Options::default()).is_some());
        }
        assert_eq!(table.all(hand(&[1, 2, 3, 3])).len(), 5);
    }

    #[test]
    fn two_sums_are_found_where_the_table_allows_them() {
        let table = Discards::of(&Preset::FoxmindHebrew.options());
        assert_eq!(table.best(hand(&[2, 7, 4, 5])), Some(hand(&[2, 7, 4, 5])));
    }
}
