//! What cards and places are called.

use rules::{Card, Colour, Kind, King, Place, Queen};

use super::art::CardFace;
use super::texts::Texts;

/// What stands on a card.
pub(crate) fn title(texts: &Texts, face: CardFace) -> String {
    match face {
        CardFace::DrawBack | CardFace::QueenBack => String::new(),
        CardFace::Queen(queen) => texts.get(queen_title(queen)),
        CardFace::King(king) => texts.get(king_title(king)),
        CardFace::Knight(_) => texts.get("card-knight"),
        CardFace::Jester => texts.get("card-jester"),
        CardFace::Potion => texts.get("card-potion"),
        CardFace::Wand => texts.get("card-wand"),
        CardFace::Dragon => texts.get("card-dragon"),
        CardFace::Number(value) => value.to_string(),
    }
}

/// A card within a sentence: "the Cookie King", "a 7".
pub(crate) fn card(texts: &Texts, card: Card) -> String {
    match CardFace::from(card) {
        CardFace::King(king) => {
            let name = texts.get(king_title(king));
            texts.with("the-king", [("name", name.into())])
        }
        CardFace::Knight(colour) => texts.get(match colour {
            Colour::Red => "the-red-knight",
            Colour::Blue => "the-blue-knight",
            Colour::Green => "the-green-knight",
            Colour::Black => "the-black-knight",
        }),
        CardFace::Jester => texts.get("a-jester"),
        CardFace::Potion => texts.get("a-potion"),
        CardFace::Wand => texts.get("a-wand"),
        CardFace::Dragon => texts.get("a-dragon"),
        CardFace::Number(value) => texts.with("a-number", [("value", value.into())]),
        CardFace::DrawBack | CardFace::QueenBack | CardFace::Queen(_) => String::new(),
    }
}

/// A queen within a sentence: "the Cat Queen".
pub(crate) fn queen(texts: &Texts, queen: Queen) -> String {
    let name = texts.get(queen_title(queen));
    texts.with("the-queen", [("name", name.into())])
}

/// A queen without "the", for "your Cat Queen".
pub(crate) fn plain_queen(texts: &Texts, queen: Queen) -> String {
    let name = texts.get(queen_title(queen));
    texts.with("plain-queen", [("name", name.into())])
}

/// What a card is good for, in a line.
pub(crate) fn purpose(texts: &Texts, kind: Kind) -> String {
    texts.get(match kind {
        Kind::King => "does-king",
        Kind::Knight => "does-knight",
        Kind::Jester => "does-jester",
        Kind::Potion => "does-potion",
        Kind::Wand => "does-wand",
        Kind::Dragon => "does-dragon",
        Kind::Number(_) => "does-number",
    })
}

/// What is special about a queen, if anything is.
pub(crate) fn special(texts: &Texts, queen: Queen) -> Option<String> {
    Some(texts.get(match queen {
        Queen::Cat | Queen::Dog => "special-rivals",
        Queen::Rose => "special-rose",
        Queen::Strawberry => "special-strawberry",
        _ => return None,
    }))
}

/// A place of the grid: its column is the letter, its row the number, as on a chess board.
pub(crate) fn place(place: Place) -> String {
    place.to_string()
}

const fn queen_title(queen: Queen) -> &'static str {
    match queen {
        Queen::Heart => "name-heart",
        Queen::Cat => "name-cat",
        Queen::Dog => "name-dog",
        Queen::Pancake => "name-pancake",
        Queen::Ladybug => "name-ladybug",
        Queen::Moon => "name-moon",
        Queen::Peacock => "name-peacock",
        Queen::Sunflower => "name-sunflower",
        Queen::Cake => "name-cake",
        Queen::Rainbow => "name-rainbow",
        Queen::Rose => "name-rose",
        Queen::Starfish => "name-starfish",
        Queen::Book => "name-book",
        Queen::Butterfly => "name-butterfly",
        Queen::Strawberry => "name-strawberry",
        Queen::IceCream => "name-ice-cream",
    }
}

const fn king_title(king: King) -> &'static str {
    match king {
        King::BubbleGum => "name-bubble-gum",
        King::Chess => "name-chess",
        King::Cookie => "name-cookie",
        King::Fire => "name-fire",
        King::Hat => "name-hat",
        King::Puzzle => "name-puzzle",
        King::TieDye => "name-tie-dye",
        King::Turtle => "name-turtle",
        King::Pasta => "name-pasta",
        King::Tool => "name-tool",
    }
}
