//! A code that a camera reads.

use eframe::egui::{Color32, Painter, Rect, Vec2, pos2};
use qrcode::{Color, QrCode};

/// So many light squares around it, as the standard asks.
const QUIET: f32 = 4.0;

/// Paints a text as squares, dark on light whatever the theme. What is too long is left out.
pub(crate) fn paint_qr(painter: &Painter, rect: Rect, text: &str) {
    painter.rect_filled(rect, 6, Color32::WHITE);
    let Ok(code) = QrCode::new(text) else {
        return;
    };
    let width = code.width();
    let count = f32::from(u16::try_from(width).unwrap_or(u16::MAX)) + 2.0 * QUIET;
    let side = rect.width().min(rect.height()) / count;
    for (index, module) in code.to_colors().into_iter().enumerate() {
        if module == Color::Dark {
            let at = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX)) + QUIET;
            let (column, row) = (at(index % width), at(index / width));
            let corner = pos2(rect.left() + column * side, rect.top() + row * side);
            // A hair wider, so that no light shows between neighbours.
            let square = Rect::from_min_size(corner, Vec2::splat(side + 0.3));
            painter.rect_filled(square, 0, Color32::BLACK);
        }
    }
}
