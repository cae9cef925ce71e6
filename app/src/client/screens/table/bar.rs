//! The tools around the table: leaving, hints, rules, settings.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::super::super::widgets::{At, Button, Pen, Style, mute_button, plate};
use super::super::Intent;
use super::{Scene, TableScreen};

/// Shows the bar.
pub(super) fn show(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    let kit = scene.kit;
    let theme = kit.theme;
    let mut intent = None;
    let label = kit.texts.get("leave");
    let button = Button::new(&label, Style::Plain).sign("leave").sign_only();
    if button.show_at(ui, kit, scene.layout.leave).clicked() {
        screen.leaving = true;
    }
    if mute_button(ui, kit, scene.layout.mute, Style::Plain, scene.settings) {
        intent = Some(Intent::Mute);
    }
    let goal = scene.model.goal;
    let queens = kit
        .texts
        .with("goal-queens", [("count", goal.queens.into())]);
    let text = match goal.points {
        Some(points) => kit.texts.with(
            "goal-line",
            [("queens", queens.into()), ("points", points.into())],
        ),
        None => kit
            .texts
            .with("goal-line-junior", [("queens", queens.into())]),
    };
    kit.tell(
        ui,
        scene.layout.goal,
        At::Centre,
        &text,
        Pen::new(15.0, theme.faint),
    );
    let tools = scene.layout.tools;
    let hint_rect = Rect::from_min_size(tools.min, vec2(tools.width(), 42.0));
    let label = kit.texts.get("hint");
    let hint = kit.texts.get("hint-hint");
    let button = Button::new(&label, Style::Plain).sign("hint").hint(&hint);
    if button.show_at(ui, kit, hint_rect).clicked() {
        screen.ask_advice(scene);
    }
    let half = (tools.width() - 10.0) / 2.0;
    let first = Rect::from_min_size(
        pos2(tools.left(), hint_rect.bottom() + 12.0),
        vec2(half, 42.0),
    );
    let buttons = [
        (first, "rules", kit.texts.get("rules-key"), Intent::Rules),
        (
            first.translate(vec2(half + 10.0, 0.0)),
            "settings",
            kit.texts.get("settings"),
            Intent::Settings,
        ),
    ];
    for (rect, sign, label, wish) in buttons {
        let button = Button::new(&label, Style::Plain).sign(sign).sign_only();
        if button
            .show_at(ui, kit, theme.direction.place(rect, tools))
            .clicked()
        {
            intent = Some(wish);
        }
    }
    intent.or(leaving(screen, ui, scene))
}

/// Asks before a game is given up.
fn leaving(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    if !screen.leaving {
        return None;
    }
    if scene.model.outcome.is_some() {
        return Some(Intent::Home);
    }
    let kit = scene.kit;
    let theme = kit.theme;
    let size = vec2(470.0, 150.0);
    let corner = pos2(
        scene.layout.leave.left(),
        scene.layout.leave.bottom() + 10.0,
    );
    let panel = theme
        .direction
        .place(Rect::from_min_size(corner, size), ui.max_rect());
    // Above everything else: it is asked before anything else is done.
    let area = eframe::egui::Area::new(ui.id().with("leaving"))
        .order(eframe::egui::Order::Foreground)
        .fixed_pos(panel.min);
    let mut intent = None;
    area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, eframe::egui::Sense::click());
        plate(ui.painter(), kit, panel, theme.fold);
        let inner = panel.shrink(16.0);
        let upper = Rect::from_min_max(inner.min, pos2(inner.right(), inner.top() + 58.0));
        let text = kit.texts.get("leave-question");
        kit.tell(ui, upper, At::Top, &text, Pen::new(16.0, theme.ink));
        let half = (inner.width() - 12.0) / 2.0;
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 44.0), inner.max);
        let stay = Rect::from_min_size(row.min, vec2(half, row.height()));
        let go = stay.translate(vec2(half + 12.0, 0.0));
        let label = kit.texts.get("leave-stay");
        let button = Button::new(&label, Style::Main);
        if button
            .show_at(ui, kit, theme.direction.place(stay, row))
            .clicked()
        {
            screen.leaving = false;
        }
        let label = kit.texts.get("leave-go");
        let button = Button::new(&label, Style::Outline).sign("leave");
        if button
            .show_at(ui, kit, theme.direction.place(go, row))
            .clicked()
        {
            intent = Some(Intent::Home);
        }
    });
    intent
}
