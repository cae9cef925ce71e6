//! The draw deck: the cards with the red back.

use serde::{Deserialize, Serialize};

use crate::queen::Queen;

/// The ten kings. Their names have no effect on play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum King {
    BubbleGum,
    Chess,
    Cookie,
    Fire,
    Hat,
    Puzzle,
    TieDye,
    Turtle,
    Pasta,
    Tool,
}

impl King {
    /// All ten: the classic eight, then the two that the deluxe deck adds.
    pub const ALL: [Self; 10] = [
        Self::BubbleGum,
        Self::Chess,
        Self::Cookie,
        Self::Fire,
        Self::Hat,
        Self::Puzzle,
        Self::TieDye,
        Self::Turtle,
        Self::Pasta,
        Self::Tool,
    ];
}

/// What tells the four knights apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Black,
}

impl Colour {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Black];
}

/// What a number card shows: 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Value(u8);

impl Value {
    /// The value, if a card shows it.
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= 10 {
            Some(Self(value))
        } else {
            None
        }
    }

    /// The number itself.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl From<Value> for u8 {
    fn from(value: Value) -> Self {
        value.0
    }
}

impl TryFrom<u8> for Value {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, Self::Error> {
        Self::new(value).ok_or("number cards show 1 to 10")
    }
}

/// What a card of the draw deck does; cards of one kind play alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Wakes a sleeping queen.
    King,
    /// Turns up the top of the draw pile.
    Jester,
    /// Steals an awake queen.
    Knight,
    /// Puts an awake queen to sleep.
    Potion,
    /// Stops a Knight.
    Dragon,
    /// Stops a Potion.
    Wand,
    /// Is discarded to draw new cards.
    Number(Value),
}

impl Kind {
    /// What the card shows if it is a number.
    pub const fn value(self) -> Option<Value> {
        match self {
            Self::Number(value) => Some(value),
            _ => None,
        }
    }
}

/// Which physical card of the draw deck it is: the four cards of value 7 are four cards.
///
/// Each has an id below [`Card::COUNT`]. The classic deck is the ids below 67, the deluxe deck all
/// of them, so an id means the same card in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// Where each kind begins in the order of ids.
const JESTERS: u8 = 8;
const KNIGHTS: u8 = 13;
const POTIONS: u8 = 17;
const DRAGONS: u8 = 21;
const WANDS: u8 = 24;
const NUMBERS: u8 = 27;
const DELUXE_KINGS: u8 = 67;

impl Card {
    /// How many cards the deluxe draw deck has: the bound of every id.
    pub const COUNT: u8 = 69;

    /// How many cards the classic draw deck has.
    pub const CLASSIC_COUNT: u8 = DELUXE_KINGS;

    /// The card with this id.
    pub const fn new(id: u8) -> Option<Self> {
        if id < Self::COUNT {
            Some(Self(id))
        } else {
            None
        }
    }

    /// The id, below [`Card::COUNT`].
    pub const fn id(self) -> u8 {
        self.0
    }

    /// Every card of the deluxe deck, by id.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// What it does.
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..JESTERS | DELUXE_KINGS.. => Kind::King,
            JESTERS..KNIGHTS => Kind::Jester,
            KNIGHTS..POTIONS => Kind::Knight,
            POTIONS..DRAGONS => Kind::Potion,
            DRAGONS..WANDS => Kind::Dragon,
            WANDS..NUMBERS => Kind::Wand,
            NUMBERS..DELUXE_KINGS => Kind::Number(Value((self.0 - NUMBERS) / 4 + 1)),
        }
    }

    /// Which card of its kind it is, counted from 0.
    pub const fn copy(self) -> u8 {
        match self.0 {
            0..JESTERS => self.0,
            JESTERS..KNIGHTS => self.0 - JESTERS,
            KNIGHTS..POTIONS => self.0 - KNIGHTS,
            POTIONS..DRAGONS => self.0 - POTIONS,
            DRAGONS..WANDS => self.0 - DRAGONS,
            WANDS..NUMBERS => self.0 - WANDS,
            NUMBERS..DELUXE_KINGS => (self.0 - NUMBERS) % 4,
            DELUXE_KINGS.. => self.0 - DELUXE_KINGS + JESTERS,
        }
    }

    /// The card of a kind by its number, counted from 0.
    pub fn of(kind: Kind, copy: u8) -> Option<Self> {
        let (first, count) = match kind {
            Kind::King if copy >= JESTERS => (DELUXE_KINGS - JESTERS, 10),
            Kind::King => (0, 8),
            Kind::Jester => (JESTERS, 5),
            Kind::Knight => (KNIGHTS, 4),
            Kind::Potion => (POTIONS, 4),
            Kind::Dragon => (DRAGONS, 3),
            Kind::Wand => (WANDS, 3),
            Kind::Number(value) => (NUMBERS + (value.0 - 1) * 4, 4),
        };
        (copy < count).then(|| Self(first + copy))
    }

    /// What it shows if it is a number.
    pub const fn value(self) -> Option<Value> {
        self.kind().value()
    }

    /// Which king it is, if it is one.
    pub fn king(self) -> Option<King> {
        match self.kind() {
            Kind::King => King::ALL.get(usize::from(self.copy())).copied(),
            _ => None,
        }
    }

    /// Its colour, if it is a knight.
    pub fn colour(self) -> Option<Colour> {
        match self.kind() {
            Kind::Knight => Colour::ALL.get(usize::from(self.copy())).copied(),
            _ => None,
        }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(id: u8) -> Result<Self, Self::Error> {
        Self::new(id).ok_or("the draw deck has cards 0 to 68")
    }
}

/// A set of cards of the draw deck, in the order of ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// The set with the card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | (1 << card.0))
    }

    /// The set without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, by id.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let id = u8::try_from(rest.trailing_zeros())
                .ok()
                .and_then(Card::new)?;
            rest &= rest - 1;
            Some(id)
        })
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// What the front of any card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face {
    /// A queen: green back.
    Queen(Queen),
    /// A card of the draw deck: red back.
    Card(Card),
}

impl Face {
    /// The card of the draw deck it is, if it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            Self::Queen(_) => None,
        }
    }

    /// The queen it is, if it is one.
    pub const fn queen(self) -> Option<Queen> {
        match self {
            Self::Queen(queen) => Some(queen),
            Self::Card(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_the_copy_of_its_kind_that_it_says() {
        for card in Card::all() {
            assert_eq!(Card::of(card.kind(), card.copy()), Some(card));
        }
        assert_eq!(Card::of(Kind::King, 10), None);
        assert_eq!(Card::of(Kind::Wand, 3), None);
    }

    #[test]
    fn the_decks_hold_as_many_of_each_kind_as_the_rules_say() {
        let count = |deck: u8, kind: Kind| {
            Card::all()
                .take(usize::from(deck))
                .filter(|card| card.kind() == kind)
                .count()
        };
        for (deck, kings) in [(Card::CLASSIC_COUNT, 8), (Card::COUNT, 10)] {
            assert_eq!(count(deck, Kind::King), kings);
            assert_eq!(count(deck, Kind::Jester), 5);
            assert_eq!(count(deck, Kind::Knight), 4);
            assert_eq!(count(deck, Kind::Potion), 4);
            assert_eq!(count(deck, Kind::Dragon), 3);
            assert_eq!(count(deck, Kind::Wand), 3);
            for value in 1..=10 {
                assert_eq!(count(deck, Kind::Number(Value(value))), 4);
            }
        }
    }

    #[test]
    fn a_set_lists_its_cards_by_id() {
        let all: CardSet = Card::all().rev().collect();
        assert_eq!(all.len(), 69);
        assert!(all.iter().eq(Card::all()));
        assert!(all.minus(all).is_empty());
    }
}
