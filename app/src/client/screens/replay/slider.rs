//! The whole game as a line, from the deal to the end.

use eframe::egui::{
    CornerRadius, CursorIcon, Rect, Sense, Stroke, Ui, WidgetInfo, accesskit, pos2, vec2,
};

use super::super::super::replay::Replay;
use super::super::super::theme::Direction;
use super::super::super::widgets::{Kit, focus_ring};

/// Shows where one is; says where one wants to be.
pub(super) fn show(
    ui: &Ui,
    kit: &Kit<'_>,
    rect: Rect,
    label: &str,
    at: usize,
    replay: &Replay,
) -> Option<usize> {
    let theme = kit.theme;
    let of = replay.len();
    let id = ui.id().with("replay-slider");
    let response = ui.interact(rect, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, number(at), label));
    let track = Rect::from_center_size(rect.center(), vec2(rect.width() - 24.0, 10.0));
    let painter = ui.painter();
    let corner = CornerRadius::same(5);
    let x = |moment: usize| {
        let part = part(moment, of);
        let part = match theme.direction {
            Direction::LeftToRight => part,
            Direction::RightToLeft => 1.0 - part,
        };
        track.left() + part * track.width()
    };
    painter.rect_filled(track, corner, theme.patch);
    painter.rect_stroke(
        track,
        corner,
        Stroke::new(1.0, theme.ink.gamma_multiply(0.35)),
        eframe::egui::StrokeKind::Inside,
    );
    let knob = pos2(x(at), track.center().y);
    let begins = x(1);
    let done = Rect::from_x_y_ranges(
        begins.min(knob.x)..=begins.max(knob.x),
        track.top()..=track.bottom(),
    );
    painter.rect_filled(done, corner, theme.gold);
    // Where a queen woke, was stolen or fell asleep.
    for &moment in replay.turning_points() {
        let line = x(moment);
        let stroke = Stroke::new(2.0, theme.ink.gamma_multiply(0.55));
        painter.vline(line, track.top() - 5.0..=track.top() - 1.0, stroke);
    }
    let large = if response.hovered() || response.dragged() || response.has_focus() {
        13.0
    } else {
        11.0
    };
    painter.circle_filled(knob + vec2(0.0, 2.0), large, theme.shade);
    painter.circle_filled(knob, large, theme.gold);
    painter.circle_stroke(knob, large, Stroke::new(2.0, theme.ink));
    if response.has_focus() {
        focus_ring(painter, kit, rect.shrink2(vec2(0.0, 8.0)), 10);
    }
    let pointed = response
        .interact_pointer_pos()
        .filter(|_| response.is_pointer_button_down_on() || response.clicked())
        .map(|pointer| {
            let part = (pointer.x - track.left()) / track.width().max(1.0);
            moment(
                match theme.direction {
                    Direction::LeftToRight => part,
                    Direction::RightToLeft => 1.0 - part,
                },
                of,
            )
        });
    let asked = |action| ui.input(|input| input.num_accesskit_action_requests(id, action));
    let on = at.saturating_add(asked(accesskit::Action::Increment));
    let to = on.saturating_sub(asked(accesskit::Action::Decrement));
    response.on_hover_cursor(CursorIcon::PointingHand);
    pointed.or((to != at).then_some(to))
}

fn number(moment: usize) -> f64 {
    f64::from(u32::try_from(moment).unwrap_or(u32::MAX))
}

/// How far along the line a moment is.
fn part(moment: usize, of: usize) -> f32 {
    let whole = number(of.saturating_sub(1)).max(1.0);
    #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
    let part = (number(moment.saturating_sub(1)) / whole).clamp(0.0, 1.0) as f32;
    part
}

/// The moment that is so far along the line.
fn moment(part: f32, of: usize) -> usize {
    let whole = number(of.saturating_sub(1));
    let before = (f64::from(part.clamp(0.0, 1.0)) * whole).round();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and the number of moments"
    )]
    let before = before as usize;
    before.saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_moment_is_found_where_it_is_shown() {
        for of in [1, 2, 3, 87, 5000] {
            for at in 1..=of {
                assert_eq!(moment(part(at, of), of), at, "of {of}");
            }
        }
        assert_eq!(moment(f32::NAN, 9), 1);
        assert_eq!(moment(-3.0, 9), 1);
        assert_eq!(moment(7.0, 9), 9);
    }
}
