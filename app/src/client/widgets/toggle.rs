//! One of several: a row of buttons, the chosen one gold.

use eframe::egui::{Rect, Ui, pos2};

use super::{Button, Kit, Style};

/// Shows the choices side by side; says which was clicked.
pub(crate) fn choice_row(
    ui: &Ui,
    kit: &Kit<'_>,
    rect: Rect,
    labels: &[&str],
    chosen: usize,
) -> Option<usize> {
    let gap = 10.0;
    let count = f32::from(u8::try_from(labels.len()).unwrap_or(u8::MAX)).max(1.0);
    let width = (rect.width() - gap * (count - 1.0)) / count;
    let mut clicked = None;
    let mut left = rect.left();
    for (index, label) in labels.iter().enumerate() {
        let own = Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
        let own = kit.theme.direction.place(own, rect);
        let button = Button::new(label, Style::OnPaper).selected(index == chosen);
        if button.show_at(ui, kit, own).clicked() {
            clicked = Some(index);
        }
        left += width + gap;
    }
    clicked
}
