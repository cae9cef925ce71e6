//! Before a game against bots: how many, how strong, which box.

use bots::Level;
use eframe::egui::{Rect, Ui, pos2, vec2};

use super::super::settings::Settings;
use super::super::widgets::{At, Button, Kit, Pen, Style, choice_row, plate};
use super::Intent;

/// Shows the screen.
pub(crate) fn show(ui: &Ui, kit: &Kit<'_>, settings: &mut Settings) -> Option<Intent> {
    let whole = ui.max_rect();
    let theme = kit.theme;
    let mut intent = back_button(ui, kit, whole);
    let page = Rect::from_center_size(whole.center(), vec2(680.0, 530.0));
    plate(ui.painter(), kit, page, theme.paper);
    let inner = page.shrink(34.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 44.0));
    kit.tell(
        ui,
        title,
        At::Centre,
        &kit.texts.get("play-now"),
        Pen::bold(34.0, theme.ink),
    );

    let row = |top: f32, question: &str| {
        let corner = pos2(inner.left(), title.bottom() + top);
        let label = Rect::from_min_size(corner, vec2(inner.width(), 26.0));
        kit.tell(ui, label, At::Start, question, Pen::bold(17.0, theme.ink));
        Rect::from_min_size(
            pos2(inner.left(), label.bottom() + 6.0),
            vec2(inner.width(), 48.0),
        )
    };
    let bots = row(18.0, &kit.texts.get("how-many-bots"));
    let labels = ["1", "2", "3", "4"];
    if let Some(clicked) = choice_row(ui, kit, bots, &labels, settings.bots - 1) {
        settings.bots = clicked + 1;
    }
    let strength = row(118.0, &kit.texts.get("how-strong"));
    let labels = [
        kit.texts.get("easy"),
        kit.texts.get("normal"),
        kit.texts.get("hard"),
    ];
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    if let Some(clicked) = choice_row(ui, kit, strength, &labels, settings.level) {
        settings.level = clicked;
    }
    let line = kit.texts.get(match level(settings) {
        Level::Easy => "easy-line",
        Level::Normal => "normal-line",
        Level::Hard => "hard-line",
    });
    let corner = pos2(inner.left(), strength.bottom() + 8.0);
    let below = Rect::from_min_size(corner, vec2(inner.width(), 24.0));
    kit.tell(ui, below, At::Start, &line, Pen::new(15.0, theme.faint));
    let cards = row(246.0, &kit.texts.get("which-box"));
    let labels = [kit.texts.get("box-classic"), kit.texts.get("box-deluxe")];
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    if let Some(clicked) = choice_row(ui, kit, cards, &labels, usize::from(settings.deluxe)) {
        settings.deluxe = clicked == 1;
    }
    let last = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 62.0), inner.max);
    let label = kit.texts.get("start-playing");
    let button = Button::new(&label, Style::Main).sign("play").size(24.0);
    if button.show_at(ui, kit, last).clicked() {
        intent = Some(Intent::PlayNow);
    }
    intent
}

/// How well the bots play.
pub(crate) fn level(settings: &Settings) -> Level {
    Level::ALL
        .get(settings.level)
        .copied()
        .unwrap_or(Level::Easy)
}

/// The way back, at the start of every screen.
pub(super) fn back_button(ui: &Ui, kit: &Kit<'_>, whole: Rect) -> Option<Intent> {
    let inner = whole.shrink(14.0);
    let rect = Rect::from_min_size(inner.min, vec2(46.0, 42.0));
    let rect = kit.theme.direction.place(rect, whole);
    let label = kit.texts.get("back");
    let button = Button::new(&label, Style::Plain).sign("back").sign_only();
    button
        .show_at(ui, kit, rect)
        .clicked()
        .then_some(Intent::Back)
}
