//! The tools around the table: leaving, hints, rules, settings.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::super::super::widgets::{At, Button, Kit, Pen, Style, mute_button, plate};
use super::super::Intent;
use super::{Scene, TableScreen};

/// Shows the bar.
pub(super) fn show(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    let kit = scene.kit;
    let theme = kit.theme;
    let mut intent = None;
    let label = kit.texts.get(if screen.is_guided() {
        "tutorial-leave"
    } else {
        "leave"
    });
    if leave_button(ui, kit, scene.layout.leave, &label) {
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

/// Nothing is left to give up when the game is over.
fn leaving(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    if screen.leaving && screen.is_guided() {
        // Nothing is lost by leaving a lesson.
        return Some(Intent::Back);
    }
    if screen.leaving && scene.model.outcome.is_some() {
        return Some(Intent::Home);
    }
    ask_leaving(&mut screen.leaving, ui, scene.kit, scene.layout.leave)
}

/// The door, in the corner; says whether it was clicked.
pub(super) fn leave_button(ui: &Ui, kit: &Kit<'_>, rect: Rect, label: &str) -> bool {
    let button = Button::new(label, Style::Plain).sign("leave").sign_only();
    button.show_at(ui, kit, rect).clicked()
}

/// Asks before a game is given up: one can also get up and come back later.
pub(super) fn ask_leaving(
    leaving: &mut bool,
    ui: &Ui,
    kit: &Kit<'_>,
    door: Rect,
) -> Option<Intent> {
    if !*leaving {
        return None;
    }
    let theme = kit.theme;
    let size = vec2(560.0, 170.0);
    let whole = ui.max_rect();
    let corner = pos2(whole.left() + 14.0, door.bottom() + 10.0);
    let panel = theme
        .direction
        .place(Rect::from_min_size(corner, size), whole);
    // Above everything else: it is asked before anything else is done.
    let area = eframe::egui::Area::new(ui.id().with("leaving"))
        .order(eframe::egui::Order::Foreground)
        .fixed_pos(panel.min);
    let mut intent = None;
    area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, eframe::egui::Sense::click());
        plate(ui.painter(), kit, panel.expand(3.0), theme.ink);
        plate(ui.painter(), kit, panel, theme.fold);
        let inner = panel.shrink(16.0);
        let upper = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - 54.0));
        let text = kit.texts.get("leave-question");
        kit.tell(ui, upper, At::Top, &text, Pen::new(16.0, theme.ink));
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 44.0), inner.max);
        let third = (row.width() - 24.0) / 3.0;
        let first = Rect::from_min_size(row.min, vec2(third, row.height()));
        let place = |number: f32| {
            let rect = first.translate(vec2(number * (third + 12.0), 0.0));
            theme.direction.place(rect, row)
        };
        let label = kit.texts.get("leave-stay");
        let button = Button::new(&label, Style::Main).size(16.0);
        if button.show_at(ui, kit, place(0.0)).clicked() {
            *leaving = false;
        }
        let label = kit.texts.get("leave-pause");
        let button = Button::new(&label, Style::Plain).sign("pause").size(16.0);
        if button.show_at(ui, kit, place(1.0)).clicked() {
            intent = Some(Intent::Pause);
        }
        let label = kit.texts.get("leave-go");
        let button = Button::new(&label, Style::Outline).sign("leave").size(16.0);
        if button.show_at(ui, kit, place(2.0)).clicked() {
            intent = Some(Intent::Home);
        }
    });
    intent
}
