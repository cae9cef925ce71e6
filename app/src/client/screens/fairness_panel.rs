//! Was it fair? One answer, then ticks with counts, then everything.

use eframe::egui::{CornerRadius, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};
use protocol::Opened;

use super::super::fairness::{Checked, Fairness};
use super::super::rtl;
use super::super::trouble_words::not_checked;
use super::super::widgets::{At, Button, Kit, Pen, Style, plate};
use super::rules_page::block;
use super::shuffle_picture;
use crate::commands::verify::verdict::Verdict;

/// What the panel keeps.
#[derive(Debug, Default)]
pub(crate) struct FairnessPanel {
    /// What the audit found; nothing while it runs.
    pub(crate) found: Option<Box<Fairness>>,
    details: bool,
}

impl FairnessPanel {
    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, kit: &Kit<'_>, rect: Rect) {
        let theme = kit.theme;
        plate(ui.painter(), kit, rect, theme.paper);
        let inner = rect.shrink(22.0);
        let title = Rect::from_min_size(inner.min, vec2(inner.width(), 34.0));
        let heading = kit.texts.get("was-it-fair");
        kit.tell(ui, title, At::Start, &heading, Pen::bold(24.0, theme.ink));
        let room = Rect::from_min_max(pos2(inner.left(), title.bottom() + 10.0), inner.max);
        let checked = match self.found.as_ref().map(|found| &found.result) {
            None => {
                let text = kit.texts.get("fair-checking");
                kit.tell(ui, room, At::Centre, &text, Pen::new(18.0, theme.faint));
                return;
            }
            Some(Err(problem)) => {
                let text = not_checked(kit.texts, problem);
                kit.tell(ui, room, At::Top, &text, Pen::new(17.0, theme.bad));
                return;
            }
            Some(Ok(checked)) => checked,
        };
        let verdict = Rect::from_min_size(room.min, vec2(room.width(), 62.0));
        show_verdict(ui, kit, checked, verdict);
        let rest = Rect::from_min_max(pos2(room.left(), verdict.bottom() + 12.0), room.max);
        let mut child = ui.new_child(UiBuilder::new().max_rect(rest).id_salt("fair"));
        let label = kit.texts.get(if self.details {
            "details-hide"
        } else {
            "details-show"
        });
        let button = Button::new(&label, Style::Outline)
            .named("details")
            .size(15.0);
        let place = Rect::from_min_max(pos2(title.right() - 190.0, title.top() - 2.0), title.max);
        let place = theme.direction.place(place, title);
        self.details ^= button.show_at(ui, kit, place).clicked();
        let details = self.details;
        ScrollArea::vertical()
            .id_salt(("fair", details))
            .auto_shrink([false, false])
            .show(&mut child, |ui| {
                // A picture for everybody, or everything for those who want to know.
                if details {
                    show_details(ui, kit, checked);
                    ui.add_space(10.0);
                } else {
                    shuffle_picture::show(ui, kit, checked);
                }
                ticks(ui, kit, checked);
                ui.add_space(8.0);
                let text = kit.texts.get("fingerprint-explained");
                block(ui, kit, &text, Pen::new(15.0, theme.faint));
                let fingerprint = rtl::isolated(&checked.fingerprint);
                block(ui, kit, &fingerprint, Pen::bold(20.0, theme.ink));
            });
    }
}

fn show_verdict(ui: &Ui, kit: &Kit<'_>, checked: &Checked, rect: Rect) {
    let theme = kit.theme;
    let (text, sign, colour) = match checked.verdict {
        Verdict::Fair => ("verdict-fair", "check", theme.good),
        Verdict::FairSoFar => ("verdict-so-far", "check", theme.good),
        Verdict::NotProven => ("verdict-not-proven", "warning", theme.bad),
        Verdict::NotFair => ("verdict-not-fair", "cross", theme.bad),
    };
    let text = match &checked.problem {
        Some(problem) => problem.clone(),
        None => kit.texts.get(text),
    };
    ui.painter()
        .rect_filled(rect, CornerRadius::same(12), theme.fold);
    let square =
        Rect::from_center_size(pos2(rect.left() + 36.0, rect.center().y), Vec2::splat(38.0));
    kit.sign(
        ui.painter(),
        sign,
        theme.direction.place(square, rect),
        colour,
    );
    let words = Rect::from_min_max(
        pos2(rect.left() + 70.0, rect.top()),
        rect.max - vec2(10.0, 0.0),
    );
    let words = theme.direction.place(words, rect);
    kit.tell(ui, words, At::Start, &text, Pen::bold(19.0, theme.ink));
}

/// What was checked, one line each, with how much of it.
fn ticks(ui: &mut Ui, kit: &Kit<'_>, checked: &Checked) {
    let counts = checked.counts;
    let shuffled = checked.shufflers.len();
    let lines = [
        kit.texts.with(
            "tick-shuffles",
            [
                ("count", counts.shuffles.into()),
                ("decks", shuffled.into()),
            ],
        ),
        kit.texts
            .with("tick-shares", [("count", counts.share_proofs.into())]),
        kit.texts
            .with("tick-moves", [("count", counts.moves.into())]),
        kit.texts
            .with("tick-signatures", [("count", counts.signatures.into())]),
        kit.texts
            .with("tick-recomputed", [("count", counts.recomputed.into())]),
    ];
    let theme = kit.theme;
    let holds = checked.problem.is_none();
    for line in lines {
        let width = ui.available_width() - 12.0;
        let pen = Pen::new(16.0, theme.ink);
        let height = kit.height(ui.painter(), &line, pen, width - 34.0).max(24.0) + 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let square =
            Rect::from_center_size(pos2(rect.left() + 12.0, rect.center().y), Vec2::splat(22.0));
        let (sign, colour) = if holds {
            ("check", theme.good)
        } else {
            ("minus", theme.faint)
        };
        kit.sign(
            ui.painter(),
            sign,
            theme.direction.place(square, rect),
            colour,
        );
        let words = Rect::from_min_max(pos2(rect.left() + 34.0, rect.top()), rect.max);
        let words = theme.direction.place(words, rect);
        kit.tell(ui, words, At::Start, &line, pen);
    }
}

/// For those who want to know everything.
fn show_details(ui: &mut Ui, kit: &Kit<'_>, checked: &Checked) {
    let pen = Pen::new(14.0, kit.theme.faint);
    for (name, opened) in &checked.players {
        let id = match opened {
            Some(Opened::Yes) => "opened-yes",
            Some(Opened::Withheld) => "opened-withheld",
            Some(Opened::Removed) => "opened-removed",
            Some(Opened::NotYet) | None => "opened-not-yet",
        };
        let text = kit.texts.with(id, [("name", name.as_str().into())]);
        block(ui, kit, &text, pen);
    }
    for (number, by) in checked.shufflers.iter().enumerate() {
        let name = |seat: &rules::Seat| {
            let player = checked.players.get(seat.index());
            player.map_or("?", |(name, _)| name.as_str())
        };
        let order: Vec<&str> = by.iter().map(name).collect();
        let text = kit.texts.with(
            "detail-deck",
            [
                ("number", (number + 1).into()),
                ("order", order.join(", ").into()),
            ],
        );
        block(ui, kit, &text, pen);
    }
    let lines = [
        kit.texts
            .with("detail-keys", [("count", checked.counts.keys.into())]),
        kit.texts
            .with("detail-steps", [("count", checked.steps.into())]),
        kit.texts
            .with("detail-game", [("hash", checked.game.as_str().into())]),
        kit.texts
            .with("detail-head", [("hash", checked.head.as_str().into())]),
    ];
    for line in lines {
        block(ui, kit, &line, pen);
    }
}
