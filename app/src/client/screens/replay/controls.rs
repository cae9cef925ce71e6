//! The buttons below a replay: to and fro, by itself, and how fast.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::super::super::replay::Replay;
use super::super::super::theme::Direction;
use super::super::super::widgets::{At, Button, Kit, Pen, Style, choice_row};
use super::{ReplayScreen, slider};

/// How fast a game plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pace {
    Slow,
    #[default]
    Usual,
    Fast,
}

impl Pace {
    const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];

    /// From one move to the next.
    pub(super) const fn seconds(self) -> f64 {
        match self {
            Self::Slow => 3.2,
            Self::Usual => 1.6,
            Self::Fast => 0.6,
        }
    }
}

const STEP: f32 = 52.0;

impl ReplayScreen {
    pub(super) fn controls(&mut self, ui: &Ui, kit: &Kit<'_>, replay: &Replay, row: Rect) {
        let (direction, of) = (kit.theme.direction, replay.len());
        let (at_first, at_last) = (self.at <= 1, self.at >= of);
        // The signs point where one goes: onwards is where reading goes on.
        let [first, previous, next, last] = match direction {
            Direction::LeftToRight => ["first", "previous", "next", "last"],
            Direction::RightToLeft => ["last", "next", "previous", "first"],
        };
        let back = self.at.saturating_sub(1);
        let on = self.at.saturating_add(1);
        let buttons = [
            (0.0, "replay-first", first, !at_first, 1),
            (1.0, "replay-previous", previous, !at_first, back),
            (3.3, "replay-next", next, !at_last, on),
            (4.3, "replay-last", last, !at_last, of),
        ];
        let place = |column: f32, width: f32| {
            let corner = pos2(row.left() + column * STEP, row.top() + 2.0);
            let rect = Rect::from_min_size(corner, vec2(width, row.height() - 6.0));
            direction.place(rect, row)
        };
        for (column, id, sign, enabled, to) in buttons {
            let label = kit.texts.get(id);
            let button = Button::new(&label, Style::Plain)
                .sign(sign)
                .sign_only()
                .enabled(enabled);
            if button.show_at(ui, kit, place(column, 46.0)).clicked() {
                self.next = None;
                self.go(to, of);
            }
        }
        let (id, sign) = match self.next {
            Some(_) => ("replay-pause", "pause"),
            None => ("replay-play", "play"),
        };
        let label = kit.texts.get(id);
        let hint = kit.texts.get("replay-keys");
        let button = Button::new(&label, Style::Main)
            .named("replay-play")
            .sign(sign)
            .sign_only()
            .hint(&hint);
        let wide = place(2.0, 1.3 * STEP - 6.0);
        if button.show_at(ui, kit, wide).clicked() {
            self.play_or_pause(ui, of);
        }
        let paces = Rect::from_min_max(
            pos2(row.right() - 252.0, row.top() + 2.0),
            row.max - vec2(0.0, 4.0),
        );
        self.paces(ui, kit, direction.place(paces, row));
        let count = Rect::from_min_max(
            pos2(paces.left() - 150.0, row.top()),
            pos2(paces.left() - 14.0, row.bottom()),
        );
        let text = kit.texts.with(
            "replay-position",
            [("number", self.at.into()), ("of", of.into())],
        );
        let pen = Pen::bold(16.0, kit.theme.ink);
        let shown = direction.place(count, row);
        kit.write_line(ui.painter(), shown, At::Centre, &text, pen);
        let track = Rect::from_min_max(
            pos2(row.left() + 5.3 * STEP + 16.0, row.top()),
            pos2(count.left() - 14.0, row.bottom()),
        );
        let track = direction.place(track, row);
        if let Some(to) = slider::show(ui, kit, track, &text, self.at, replay) {
            self.next = None;
            self.go(to, of);
        }
    }

    fn paces(&mut self, ui: &Ui, kit: &Kit<'_>, rect: Rect) {
        let labels = ["replay-slow", "replay-usual", "replay-fast"].map(|id| kit.texts.get(id));
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let chosen = Pace::ALL.iter().position(|&pace| pace == self.pace);
        let clicked = choice_row(ui, kit, rect, &labels, chosen.unwrap_or_default());
        if let Some(&pace) = clicked.and_then(|at| Pace::ALL.get(at)) {
            self.pace = pace;
            if self.next.is_some() {
                self.next = Some(ui.input(|input| input.time) + pace.seconds());
            }
        }
    }
}
