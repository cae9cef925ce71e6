//! A value between 0 and 100, by pointer and by keys.

use eframe::egui::accesskit::Action;
use eframe::egui::{
    CornerRadius, CursorIcon, EventFilter, Key, Rect, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::super::theme::Direction;
use super::{Kit, focus_ring};

/// How far one press of a key goes.
const STEP: u8 = 10;

/// Shows the value as a knob on a bar; says the new one if it was moved.
pub(crate) fn slider(ui: &Ui, kit: &Kit<'_>, rect: Rect, label: &str, value: u8) -> Option<u8> {
    let theme = kit.theme;
    let id = ui.id().with(("slider", label));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value), label));
    let knob = rect.height() / 2.0 - 8.0;
    let bar = rect.shrink2(vec2(knob, rect.height() / 2.0 - 6.0));
    let mut new = value;
    if let Some(at) = response.interact_pointer_pos() {
        let part = ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0);
        let part = match theme.direction {
            Direction::LeftToRight => part,
            Direction::RightToLeft => 1.0 - part,
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 0 and 20"
        )]
        let steps = (part * 20.0).round() as u8;
        new = steps * 5;
    }
    if response.has_focus() {
        // The arrows move the knob, not the keyboard.
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let (more, less) = match theme.direction {
            Direction::LeftToRight => (Key::ArrowRight, Key::ArrowLeft),
            Direction::RightToLeft => (Key::ArrowLeft, Key::ArrowRight),
        };
        ui.input(|input| {
            if input.key_pressed(more) || input.key_pressed(Key::ArrowUp) {
                new = new.saturating_add(STEP).min(100);
            }
            if input.key_pressed(less) || input.key_pressed(Key::ArrowDown) {
                new = new.saturating_sub(STEP);
            }
        });
    }
    ui.input(|input| {
        if input.has_accesskit_action_request(id, Action::Increment) {
            new = new.saturating_add(STEP).min(100);
        }
        if input.has_accesskit_action_request(id, Action::Decrement) {
            new = new.saturating_sub(STEP);
        }
    });
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(100.0);
        node.set_numeric_value_step(f64::from(STEP));
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let painter = ui.painter();
    let corner = CornerRadius::same(6);
    painter.rect_filled(bar, corner, theme.fold);
    let stroke = Stroke::new(1.5, theme.ink.gamma_multiply(0.5));
    painter.rect_stroke(bar, corner, stroke, eframe::egui::StrokeKind::Inside);
    let along = bar.width() * f32::from(new) / 100.0;
    let full = Rect::from_min_size(bar.min, vec2(along, bar.height()));
    painter.rect_filled(theme.direction.place(full, bar), corner, theme.gold);
    let centre = Rect::from_center_size(pos2(full.right(), bar.center().y), vec2(2.0, 2.0));
    let centre = theme.direction.place(centre, bar).center();
    painter.circle(centre, knob, theme.gold, Stroke::new(2.5, theme.night));
    if response.has_focus() {
        focus_ring(painter, kit, rect, 10);
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
    (new != value).then_some(new)
}
