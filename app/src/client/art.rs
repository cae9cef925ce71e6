//! The pictures: drawn from SVG at the very size at which they are shown.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

use eframe::egui::{
    Color32, ColorImage, Context, Mesh, Painter, Rect, Shape, TextureHandle, TextureId,
    TextureOptions, pos2,
};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::{Card, Colour, Kind, King, Queen};

/// Names and sources of the pictures in one folder.
macro_rules! pictures {
    ($folder:literal: $($name:literal,)+) => {
        [$(($name, include_str!(concat!("../../assets/", $folder, "/", $name, ".svg")))),+]
    };
}

const CARDS: [(&str, &str); 46] = pictures! { "cards":
    "back-draw",
    "back-queen",
    "dragon",
    "jester",
    "king-bubble-gum",
    "king-chess",
    "king-cookie",
    "king-fire",
    "king-hat",
    "king-pasta",
    "king-puzzle",
    "king-tie-dye",
    "king-tool",
    "king-turtle",
    "knight-black",
    "knight-blue",
    "knight-green",
    "knight-red",
    "number-1",
    "number-10",
    "number-2",
    "number-3",
    "number-4",
    "number-5",
    "number-6",
    "number-7",
    "number-8",
    "number-9",
    "potion",
    "queen-book",
    "queen-butterfly",
    "queen-cake",
    "queen-cat",
    "queen-dog",
    "queen-heart",
    "queen-ice-cream",
    "queen-ladybug",
    "queen-moon",
    "queen-pancake",
    "queen-peacock",
    "queen-rainbow",
    "queen-rose",
    "queen-starfish",
    "queen-strawberry",
    "queen-sunflower",
    "wand",
};

const SIGNS: [(&str, &str); 54] = pictures! { "ui":
    "back",
    "check",
    "clap",
    "copy",
    "cross",
    "crown",
    "cry",
    "discard",
    "dragon",
    "first",
    "folder",
    "fullscreen",
    "globe",
    "heart",
    "hint",
    "hourglass",
    "house",
    "jester",
    "king",
    "knight",
    "last",
    "laugh",
    "leave",
    "link-lost",
    "link-ok",
    "lock",
    "minus",
    "moon",
    "next",
    "pause",
    "people",
    "person",
    "play",
    "play-card",
    "plus",
    "potion",
    "previous",
    "qr",
    "queen",
    "robot",
    "rules",
    "settings",
    "shield",
    "shuffle",
    "smile",
    "sorry",
    "sound-off",
    "sound-on",
    "star",
    "surprised",
    "thumbs-up",
    "unlock",
    "wand",
    "warning",
};

/// The portraits that a player can choose.
pub(crate) const PORTRAITS: [(&str, &str); 12] = pictures! { "portraits":
    "bear",
    "cat",
    "fox",
    "frog",
    "hedgehog",
    "lion",
    "mouse",
    "owl",
    "penguin",
    "rabbit",
    "turtle",
    "unicorn",
};

/// The icon, for the start screen and the window.
const ICON: &str = include_str!("../../assets/icon.svg");

/// How high a card is, in its widths.
pub(crate) const CARD_HEIGHT: f32 = 1.4;

/// More textures than a whole game needs, at three sizes each.
const MOST_TEXTURES: usize = 600;

/// A picture by its kind and name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Picture {
    /// A card's front or back.
    Card(&'static str),
    /// A sign, to be coloured.
    Sign(&'static str),
    Portrait(usize),
    Icon,
}

impl Picture {
    fn source(self) -> Option<&'static str> {
        let named = |list: &'static [(&str, &'static str)], name: &str| {
            let mut list = list.iter();
            list.find(|(own, _)| *own == name)
                .map(|(_, source)| *source)
        };
        match self {
            Self::Card(name) => named(&CARDS, name),
            Self::Sign(name) => named(&SIGNS, name),
            Self::Portrait(index) => PORTRAITS.get(index).map(|(_, source)| *source),
            Self::Icon => Some(ICON),
        }
    }
}

/// The picture of a card of the draw deck.
pub(crate) const fn card_picture(card: CardFace) -> Picture {
    Picture::Card(match card {
        CardFace::DrawBack => "back-draw",
        CardFace::QueenBack => "back-queen",
        CardFace::Queen(queen) => queen_picture(queen),
        CardFace::King(king) => king_picture(king),
        CardFace::Knight(colour) => match colour {
            Colour::Red => "knight-red",
            Colour::Blue => "knight-blue",
            Colour::Green => "knight-green",
            Colour::Black => "knight-black",
        },
        CardFace::Jester => "jester",
        CardFace::Potion => "potion",
        CardFace::Wand => "wand",
        CardFace::Dragon => "dragon",
        CardFace::Number(value) => match value {
            1 => "number-1",
            2 => "number-2",
            3 => "number-3",
            4 => "number-4",
            5 => "number-5",
            6 => "number-6",
            7 => "number-7",
            8 => "number-8",
            9 => "number-9",
            _ => "number-10",
        },
    })
}

/// What one side of a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CardFace {
    DrawBack,
    QueenBack,
    Queen(Queen),
    King(King),
    Knight(Colour),
    Jester,
    Potion,
    Wand,
    Dragon,
    Number(u8),
}

impl CardFace {
    pub(crate) const fn is_back(self) -> bool {
        matches!(self, Self::DrawBack | Self::QueenBack)
    }
}

impl From<Card> for CardFace {
    fn from(card: Card) -> Self {
        match card.kind() {
            Kind::King => Self::King(card.king().unwrap_or(King::BubbleGum)),
            Kind::Knight => Self::Knight(card.colour().unwrap_or(Colour::Red)),
            Kind::Jester => Self::Jester,
            Kind::Potion => Self::Potion,
            Kind::Wand => Self::Wand,
            Kind::Dragon => Self::Dragon,
            Kind::Number(value) => Self::Number(value.get()),
        }
    }
}

const fn queen_picture(queen: Queen) -> &'static str {
    match queen {
        Queen::Heart => "queen-heart",
        Queen::Cat => "queen-cat",
        Queen::Dog => "queen-dog",
        Queen::Pancake => "queen-pancake",
        Queen::Ladybug => "queen-ladybug",
        Queen::Moon => "queen-moon",
        Queen::Peacock => "queen-peacock",
        Queen::Sunflower => "queen-sunflower",
        Queen::Cake => "queen-cake",
        Queen::Rainbow => "queen-rainbow",
        Queen::Rose => "queen-rose",
        Queen::Starfish => "queen-starfish",
        Queen::Book => "queen-book",
        Queen::Butterfly => "queen-butterfly",
        Queen::Strawberry => "queen-strawberry",
        Queen::IceCream => "queen-ice-cream",
    }
}

const fn king_picture(king: King) -> &'static str {
    match king {
        King::BubbleGum => "king-bubble-gum",
        King::Chess => "king-chess",
        King::Cookie => "king-cookie",
        King::Fire => "king-fire",
        King::Hat => "king-hat",
        King::Puzzle => "king-puzzle",
        King::TieDye => "king-tie-dye",
        King::Turtle => "king-turtle",
        King::Pasta => "king-pasta",
        King::Tool => "king-tool",
    }
}

/// The pictures that were drawn so far, by size in pixels.
#[derive(Default)]
pub(crate) struct Art {
    textures: RefCell<HashMap<(Picture, [u32; 2]), TextureHandle>>,
}

impl Art {
    /// The texture of a picture at the size of a rectangle.
    fn texture(&self, context: &Context, picture: Picture, rect: Rect) -> Option<TextureId> {
        let size = pixels(rect, context.pixels_per_point());
        let mut textures = self.textures.borrow_mut();
        if let Some(texture) = textures.get(&(picture, size)) {
            return Some(texture.id());
        }
        let image = draw(picture, size)?;
        // Window sizes come and go: forget all of them now and then.
        if textures.len() >= MOST_TEXTURES {
            textures.clear();
        }
        let name = format!("{picture:?}");
        let texture = context.load_texture(name, image, TextureOptions::LINEAR);
        let id = texture.id();
        textures.insert((picture, size), texture);
        Some(id)
    }

    /// Paints a picture.
    pub(crate) fn paint(&self, painter: &Painter, picture: Picture, rect: Rect, tint: Color32) {
        self.paint_turned(painter, picture, rect, rect, tint);
    }

    /// Paints a picture as it looks in a mirror.
    pub(crate) fn paint_mirrored(
        &self,
        painter: &Painter,
        picture: Picture,
        rect: Rect,
        tint: Color32,
    ) {
        if let Some(texture) = self.texture(painter.ctx(), picture, rect) {
            let mut mesh = Mesh::with_texture(texture);
            let turned = Rect::from_min_max(pos2(1.0, 0.0), pos2(0.0, 1.0));
            mesh.add_rect_with_uv(rect, turned, tint);
            painter.add(Shape::mesh(mesh));
        }
    }

    /// Paints a picture that was drawn for one rectangle into another one: while a card flies and
    /// turns, nothing is drawn anew.
    pub(crate) fn paint_turned(
        &self,
        painter: &Painter,
        picture: Picture,
        drawn_for: Rect,
        rect: Rect,
        tint: Color32,
    ) {
        let context = painter.ctx();
        if let Some(texture) = self.texture(context, picture, drawn_for) {
            let mut mesh = Mesh::with_texture(texture);
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            // Whole pixels keep edges sharp.
            let pixels = context.pixels_per_point();
            let rect = if drawn_for == rect {
                let corner = rect.min * pixels;
                rect.translate(corner.round() / pixels - rect.min)
            } else {
                rect
            };
            mesh.add_rect_with_uv(rect, whole, tint);
            painter.add(Shape::mesh(mesh));
        }
    }
}

impl fmt::Debug for Art {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Art({} textures)", self.textures.borrow().len())
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to what a screen can show"
)]
fn pixels(rect: Rect, pixels_per_point: f32) -> [u32; 2] {
    let side = |points: f32| (points * pixels_per_point).round().clamp(1.0, 4096.0) as u32;
    [side(rect.width()), side(rect.height())]
}

/// Draws a picture into so many pixels.
#[expect(
    clippy::cast_precision_loss,
    reason = "no side is longer than 4096 pixels"
)]
fn draw(picture: Picture, [width, height]: [u32; 2]) -> Option<ColorImage> {
    let source = picture.source()?;
    // A sign is drawn white, so that any colour can be laid over it.
    let white;
    let source = if matches!(picture, Picture::Sign(_)) {
        white = source.replace("#000", "#fff");
        &white
    } else {
        source
    };
    let tree = Tree::from_str(source, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(width, height)?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let side = |pixels: u32| usize::try_from(pixels).unwrap_or_default();
    Some(ColorImage::from_rgba_premultiplied(
        [side(width), side(height)],
        pixmap.data(),
    ))
}

/// The icon in pixels, for the window.
pub(crate) fn icon() -> Option<eframe::egui::IconData> {
    let image = draw(Picture::Icon, [128, 128])?;
    let rgba = image
        .pixels
        .iter()
        .flat_map(Color32::to_srgba_unmultiplied)
        .collect();
    Some(eframe::egui::IconData {
        rgba,
        width: 128,
        height: 128,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_picture() {
        let faces = Card::all()
            .map(CardFace::from)
            .chain(Queen::ALL.map(CardFace::Queen))
            .chain([CardFace::DrawBack, CardFace::QueenBack]);
        for face in faces {
            let picture = card_picture(face);
            assert!(picture.source().is_some(), "{picture:?}");
        }
    }

    #[test]
    fn every_picture_can_be_drawn() {
        let cards = CARDS.iter().map(|(name, _)| Picture::Card(name));
        let signs = SIGNS.iter().map(|(name, _)| Picture::Sign(name));
        let portraits = (0..PORTRAITS.len()).map(Picture::Portrait);
        for picture in cards.chain(signs).chain(portraits).chain([Picture::Icon]) {
            let image = draw(picture, [25, 35]).expect("it can be drawn");
            let visible = image.pixels.iter().filter(|pixel| pixel.a() > 0).count();
            assert!(visible > 50, "{picture:?} is empty");
        }
    }
}
