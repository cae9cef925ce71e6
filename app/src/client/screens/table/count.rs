//! A Jester's count on its way round the table.

use eframe::egui::{Stroke, Ui, Vec2};

use super::super::super::widgets::{At, Pen};
use super::{Scene, TableScreen, emotes};

/// Paints the number at whoever is being counted.
pub(super) fn paint(screen: &TableScreen, ui: &Ui, scene: &Scene<'_>) {
    let counting = screen.counting.as_ref();
    let Some((seat, number)) = counting.and_then(|count| count.at(scene.now)) else {
        return;
    };
    let Some((portrait, _)) = emotes::place(scene, seat) else {
        return;
    };
    let theme = scene.kit.theme;
    let radius = (portrait.width() * 0.46).max(24.0);
    let centre = portrait.center();
    let painter = ui.painter();
    painter.circle(centre, radius, theme.gold, Stroke::new(3.0, theme.night));
    let square = eframe::egui::Rect::from_center_size(centre, Vec2::splat(radius * 1.7));
    let pen = Pen::bold(radius * 1.1 / theme.text_scale, theme.night);
    scene
        .kit
        .write_line(painter, square, At::Centre, &number.to_string(), pen);
}
