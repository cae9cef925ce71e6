//! When nothing goes on: what is wrong, in words, and the ways out.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};
use network::ResumeError;
use network::storage::StorageError;

use super::super::trouble_words;
use super::super::widgets::{At, Button, Kit, Pen, Style, plate};
use super::Intent;
use crate::failure::Failure;

/// What stops everything.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It could not even begin.
    Failed(Failure),
    /// The game can no longer be stored: it stands still here.
    Unsaved(StorageError),
    /// The game cannot begin or go on here.
    NotBegun(ResumeError),
    /// The program made a mistake.
    Stopped,
}

/// Shows it; `again` is what could be tried once more.
pub(crate) fn show(
    ui: &Ui,
    kit: &Kit<'_>,
    trouble: &Trouble,
    again: Option<&Intent>,
) -> Option<Intent> {
    let theme = kit.theme;
    let texts = kit.texts;
    let (title, lines) = match trouble {
        Trouble::Failed(failure) => (
            texts.get("cannot-play"),
            vec![trouble_words::failure(texts, failure)],
        ),
        Trouble::Unsaved(problem) => (
            texts.get("unsaved-title"),
            vec![
                trouble_words::storage(texts, problem),
                texts.get("unsaved-line"),
            ],
        ),
        Trouble::NotBegun(problem) => (
            texts.get("not-begun-title"),
            vec![trouble_words::resume(texts, problem)],
        ),
        Trouble::Stopped => (texts.get("stopped-title"), vec![texts.get("table-stopped")]),
    };
    let size = vec2(680.0, 210.0 + 140.0 * theme.text_scale);
    let panel = Rect::from_center_size(ui.max_rect().center(), size);
    plate(ui.painter(), kit, panel, theme.paper);
    let inner = panel.shrink(30.0);
    let square = Rect::from_center_size(
        pos2(inner.center().x, inner.top() + 20.0),
        Vec2::splat(44.0),
    );
    kit.sign(ui.painter(), "warning", square, theme.bad);
    let head = Rect::from_min_size(
        pos2(inner.left(), square.bottom() + 4.0),
        vec2(inner.width(), 42.0),
    );
    kit.tell(ui, head, At::Centre, &title, Pen::bold(27.0, theme.bad));
    let mut room = Rect::from_min_max(
        pos2(inner.left(), head.bottom() + 10.0),
        pos2(inner.right(), inner.bottom() - 60.0),
    );
    for line in &lines {
        let taken = kit.tell(ui, room, At::Top, line, Pen::new(17.0, theme.ink));
        room.min.y = taken.bottom() + 8.0;
    }
    ways_out(ui, kit, inner, trouble, again)
}

fn ways_out(
    ui: &Ui,
    kit: &Kit<'_>,
    inner: Rect,
    trouble: &Trouble,
    again: Option<&Intent>,
) -> Option<Intent> {
    let direction = kit.theme.direction;
    let row = Rect::from_min_max(
        pos2(inner.left(), inner.bottom() - 50.0),
        inner.max - vec2(0.0, 4.0),
    );
    let half = (row.width() - 14.0) / 2.0;
    let first = Rect::from_min_size(row.min, vec2(half, row.height()));
    let second = first.translate(vec2(half + 14.0, 0.0));
    if let Some(again) = again {
        let label = kit.texts.get(match trouble {
            Trouble::Failed(_) | Trouble::NotBegun(_) => "try-again",
            Trouble::Unsaved(_) | Trouble::Stopped => "go-on-again",
        });
        let button = Button::new(&label, Style::Main).sign("play");
        let clicked = button.show_at(ui, kit, direction.place(first, row));
        if clicked.clicked() {
            return Some(again.clone());
        }
    }
    let label = kit.texts.get("to-start");
    let button = Button::new(&label, Style::OnPaper).sign("house");
    button
        .show_at(ui, kit, direction.place(second, row))
        .clicked()
        .then_some(Intent::Start)
}
