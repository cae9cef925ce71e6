//! Paper that lies on the table.

use eframe::egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, vec2};

use super::Kit;

/// A sheet of paper with its hard shade.
pub(crate) fn plate(painter: &Painter, kit: &Kit<'_>, rect: Rect, fill: Color32) {
    round_plate(painter, kit, rect, fill, 12, 4.0);
}

/// A sheet of paper with corners and a height of one's own.
pub(crate) fn round_plate(
    painter: &Painter,
    kit: &Kit<'_>,
    rect: Rect,
    fill: Color32,
    corner: u8,
    height: f32,
) {
    let corner = CornerRadius::same(corner);
    painter.rect_filled(rect.translate(vec2(0.0, height)), corner, kit.theme.shade);
    painter.rect_filled(rect, corner, fill);
    if kit.theme.is_stark {
        let edge = Stroke::new(1.5, kit.theme.ink);
        painter.rect_stroke(rect, corner, edge, StrokeKind::Inside);
    }
}

/// Around whatever the keyboard is on.
pub(crate) fn focus_ring(painter: &Painter, kit: &Kit<'_>, rect: Rect, corner: u8) {
    let outer = Stroke::new(3.0, kit.theme.ink);
    let corner = CornerRadius::same(corner.saturating_add(4));
    painter.rect_stroke(rect.expand(4.0), corner, outer, StrokeKind::Middle);
}
