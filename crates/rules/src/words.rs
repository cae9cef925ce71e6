//! English names of the cards, as they stand in a sentence.

use crate::card::{Card, Colour, Face, Kind, King};
use crate::queen::Queen;

/// `the Ice Cream Queen`.
pub fn queen(queen: Queen) -> String {
    format!("the {} Queen", spaced(queen.name()))
}

/// `the Tie Dye King`, `the red Knight`, `a Jester`, `an 8`.
pub fn card(card: Card) -> String {
    match card.kind() {
        Kind::King => format!("the {} King", spaced(card.king().map_or("", King::name))),
        Kind::Knight => format!("the {} Knight", card.colour().map_or("", Colour::name)),
        Kind::Jester => "a Jester".into(),
        Kind::Potion => "a Sleeping Potion".into(),
        Kind::Dragon => "a Dragon".into(),
        Kind::Wand => "a Wand".into(),
        Kind::Number(value) if value.get() == 8 => "an 8".into(),
        Kind::Number(value) => format!("a {value}"),
    }
}

/// Whichever of the two it is.
pub fn face(face: Face) -> String {
    match face {
        Face::Queen(shown) => queen(shown),
        Face::Card(shown) => card(shown),
    }
}

/// `IceCream` in two words.
fn spaced(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 1);
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.push(letter);
    }
    words
}
