//! A card, with its name, number and points written by the program.

use eframe::egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::super::art::{CardFace, card_picture};
use super::super::theme::CREAM;
use super::super::words;
use super::{At, Kit, Pen};

/// How a card looks beside its face.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a look of its own, in any mix"
)]
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CardLook {
    /// Cannot be used now.
    pub(crate) dim: bool,
    /// Can be chosen now.
    pub(crate) target: bool,
    /// Is chosen.
    pub(crate) selected: bool,
    /// The pointer or the keyboard is on it.
    pub(crate) lively: bool,
}

/// The narrowest card that has room for its name.
const NAMED: f32 = 62.0;

/// Paints a card that lies.
pub(crate) fn paint_card(
    painter: &Painter,
    kit: &Kit<'_>,
    rect: Rect,
    face: CardFace,
    look: CardLook,
) {
    let corner = corner(rect);
    let shade = rect.translate(vec2(0.0, (rect.width() * 0.035).max(1.5)));
    painter.rect_filled(shade, corner, kit.theme.shade);
    if look.target {
        glow(painter, kit, rect, look.lively);
    }
    kit.art
        .paint(painter, card_picture(face), rect, Color32::WHITE);
    // Cream on cream paper would have no edge.
    let edge = Stroke::new(1.0, kit.theme.night.gamma_multiply(0.18));
    painter.rect_stroke(rect, corner, edge, StrokeKind::Inside);
    label(painter, kit, rect, face);
    if look.dim {
        let veil = kit.theme.felt.gamma_multiply(0.55);
        painter.rect_filled(rect, corner, veil);
    }
    if look.selected {
        let stroke = Stroke::new((rect.width() * 0.045).max(2.5), kit.theme.gold);
        painter.rect_stroke(rect, corner, stroke, StrokeKind::Outside);
    }
}

/// Paints a card on its way: drawn for where it goes, shown where it is, as wide as its turning
/// lets it be.
pub(crate) fn paint_flying(
    painter: &Painter,
    kit: &Kit<'_>,
    drawn_for: Rect,
    rect: Rect,
    face: CardFace,
    turning: bool,
) {
    let shade = rect.translate(vec2(rect.height() * 0.03, rect.height() * 0.09));
    painter.rect_filled(shade, corner(rect), kit.theme.shade);
    kit.art
        .paint_turned(painter, card_picture(face), drawn_for, rect, Color32::WHITE);
    if !turning {
        label(painter, kit, rect, face);
    }
}

fn corner(rect: Rect) -> CornerRadius {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped to a byte"
    )]
    let radius = (rect.width() * 18.0 / 250.0).clamp(2.0, 60.0) as u8;
    CornerRadius::same(radius)
}

/// Light around a card that can be chosen.
fn glow(painter: &Painter, kit: &Kit<'_>, rect: Rect, lively: bool) {
    let unit = (rect.width() * 0.05).clamp(3.0, 8.0);
    let reach = if lively { 1.5 } else { 1.0 };
    let halo = kit.theme.gold.gamma_multiply(0.45);
    painter.rect_filled(rect.expand(unit * 1.6 * reach), corner(rect), halo);
    painter.rect_filled(
        rect.expand(unit * 0.8 * reach),
        corner(rect),
        kit.theme.gold,
    );
}

/// What is written on a card.
fn label(painter: &Painter, kit: &Kit<'_>, rect: Rect, face: CardFace) {
    if face.is_back() {
        return;
    }
    let ink = kit.theme.night;
    let unit = rect.width() / 250.0;
    let badge = match face {
        CardFace::Number(value) => Some(value),
        CardFace::Queen(queen) => Some(queen.points()),
        _ => None,
    };
    if let Some(number) = badge {
        // On small cards the number matters more than the picture under it.
        let side = (56.0 * unit).max(15.0);
        let centre = rect.min + Vec2::splat(14.0 * unit + side / 2.0);
        let square = Rect::from_center_size(centre, Vec2::splat(side));
        let fill = if matches!(face, CardFace::Queen(_)) {
            kit.theme.gold
        } else {
            CREAM
        };
        painter.circle_filled(
            centre + vec2(0.0, 3.0 * unit),
            side * 0.54,
            Color32::from_black_alpha(50),
        );
        painter.circle_filled(centre, side * 0.54, fill);
        let pen = Pen::bold(side * 0.64 / kit.theme.text_scale, ink);
        kit.write_line(
            painter,
            square.expand(2.0),
            At::Centre,
            &number.to_string(),
            pen,
        );
    }
    if rect.width() >= NAMED && !matches!(face, CardFace::Number(_)) {
        let band = Rect::from_min_max(
            pos2(rect.left() + 10.0 * unit, rect.bottom() - 38.0 * unit),
            pos2(rect.right() - 10.0 * unit, rect.bottom() - 5.0 * unit),
        );
        let pen = Pen::bold(27.0 * unit / kit.theme.text_scale, ink);
        kit.write_line(
            painter,
            band,
            At::Centre,
            &words::title(kit.texts, face),
            pen,
        );
    }
}
