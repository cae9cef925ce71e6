//! The question to whoever is attacked. It looks the same and lasts the same whatever one holds.

use eframe::egui::{CornerRadius, Rect, Ui, pos2, vec2};
use rules::{Action, Attack, Weapon};

use super::super::super::art::{CARD_HEIGHT, CardFace};
use super::super::super::table_model::Asked;
use super::super::super::theme::Direction;
use super::super::super::widgets::{At, Button, CardLook, Pen, Style, paint_card, plate, say};
use super::super::super::words;
use super::super::Intent;
use super::{Scene, TableScreen};

/// Shows the question over the grid, which is of no use meanwhile.
pub(super) fn show(screen: &TableScreen, ui: &mut Ui, scene: &Scene<'_>) -> Option<Intent> {
    let Asked::Answer(attack) = scene.model.asked else {
        return None;
    };
    let kit = scene.kit;
    let theme = kit.theme;
    let mat = scene.layout.mat;
    let size = vec2(mat.width().max(520.0), mat.height().clamp(250.0, 330.0));
    let mut panel = Rect::from_center_size(mat.center(), size);
    if screen.is_guided() {
        // The lesson's words at the end side of the queens stay in sight.
        let over = vec2((size.x - mat.width()) / 2.0, 0.0);
        panel = panel.translate(match theme.direction {
            Direction::LeftToRight => -over,
            Direction::RightToLeft => over,
        });
    }
    let letting_go = scene.state.letting_go || !scene.ready;
    let area = eframe::egui::Area::new(ui.id().with("prompt"))
        .order(eframe::egui::Order::Foreground)
        .fixed_pos(panel.min);
    let mut intent = None;
    // What lies under the question steps back.
    let behind = Rect::from_x_y_ranges(ui.max_rect().x_range(), mat.expand(6.0).y_range());
    let veil = theme.felt.gamma_multiply(0.6);
    ui.painter().rect_filled(behind, CornerRadius::ZERO, veil);
    area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, eframe::egui::Sense::click());
        plate(ui.painter(), kit, panel.expand(5.0), theme.gold);
        plate(ui.painter(), kit, panel, theme.paper);
        let inner = panel.shrink(16.0);
        let (text, buttons) = pictures(ui, scene, attack, inner);
        let question = question(scene, attack);
        kit.tell(ui, text, At::Centre, &question, Pen::bold(18.0, theme.ink));
        intent = answers(ui, scene, attack, buttons, letting_go);
        clock(screen, ui, scene, inner);
    });
    intent
}

/// The attacker and the attacked; returns the room for words and for buttons.
fn pictures(ui: &Ui, scene: &Scene<'_>, attack: Attack, inner: Rect) -> (Rect, Rect) {
    let kit = scene.kit;
    let height = inner.height() * 0.52;
    let size = vec2(height / CARD_HEIGHT, height);
    let direction = kit.theme.direction;
    let weapon = match attack.weapon {
        Weapon::Knight => scene
            .model
            .discard
            .last()
            .map_or(CardFace::Potion, |&(_, card)| card.into()),
        Weapon::Potion => CardFace::Potion,
    };
    let first = Rect::from_min_size(inner.min, size);
    let last = Rect::from_min_size(pos2(inner.right() - size.x, inner.top()), size);
    let look = CardLook::default();
    paint_card(
        ui.painter(),
        kit,
        direction.place(first, inner),
        weapon,
        look,
    );
    let queen = CardFace::Queen(attack.queen);
    paint_card(ui.painter(), kit, direction.place(last, inner), queen, look);
    let text = Rect::from_min_max(
        pos2(first.right() + 14.0, inner.top()),
        pos2(last.left() - 14.0, first.bottom()),
    );
    let buttons = Rect::from_min_max(
        pos2(inner.left(), first.bottom() + 12.0),
        pos2(inner.right(), inner.bottom() - 16.0),
    );
    (text, buttons)
}

fn question(scene: &Scene<'_>, attack: Attack) -> String {
    let kit = scene.kit;
    let id = match attack.weapon {
        Weapon::Knight => "ask-knight",
        Weapon::Potion => "ask-potion",
    };
    let name = scene.names.name(scene.view.game().turn());
    kit.texts.with(
        id,
        [
            ("name", name.into()),
            ("queen", words::plain_queen(kit.texts, attack.queen).into()),
            ("points", attack.queen.points().into()),
        ],
    )
}

fn answers(
    ui: &Ui,
    scene: &Scene<'_>,
    attack: Attack,
    rect: Rect,
    letting_go: bool,
) -> Option<Intent> {
    let kit = scene.kit;
    let height = 50.0_f32.min(rect.height() * 0.62);
    let half = (rect.width() - 14.0) / 2.0;
    let first = Rect::from_min_size(rect.min, vec2(half, height));
    let second = first.translate(vec2(half + 14.0, 0.0));
    let direction = kit.theme.direction;
    let (stop, sign, without) = match attack.weapon {
        Weapon::Knight => ("answer-dragon", "dragon", "answer-no-dragon"),
        Weapon::Potion => ("answer-wand", "wand", "answer-no-wand"),
    };
    let label = kit.texts.get(stop);
    let card = scene.model.stops(attack);
    let hint = kit.texts.get(without);
    // Not twice; but who lets her go may still think better of it.
    let open = scene.ready || scene.state.letting_go;
    let mut button = Button::new(&label, Style::Main)
        .sign(sign)
        .enabled(card.is_some() && open);
    if card.is_none() {
        button = button.hint(&hint);
    }
    if button
        .show_at(ui, kit, direction.place(first, rect))
        .clicked()
        && let Some(card) = card
    {
        return Some(Intent::Act(Action::Block { card }));
    }
    let label = kit.texts.get("answer-let-go");
    let hint = kit.texts.get("answer-let-go-hint");
    let button = Button::new(&label, Style::Outline)
        .enabled(!letting_go)
        .hint(&hint);
    let clicked = button
        .show_at(ui, kit, direction.place(second, rect))
        .clicked();
    let below = Rect::from_min_max(pos2(rect.left(), first.bottom() + 6.0), rect.max);
    if letting_go {
        let text = kit.texts.get("answer-waiting");
        kit.tell(
            ui,
            below,
            At::Centre,
            &text,
            Pen::new(14.0, kit.theme.faint),
        );
    } else if card.is_none() {
        let text = kit.texts.get(without);
        kit.tell(
            ui,
            below,
            At::Centre,
            &text,
            Pen::new(14.0, kit.theme.faint),
        );
    }
    clicked.then_some(Intent::Act(Action::LetGo))
}

/// How long one has: a bar that runs out.
fn clock(screen: &TableScreen, ui: &Ui, scene: &Scene<'_>, inner: Rect) {
    let kit = scene.kit;
    let Some((left, all)) = screen.seconds_left(scene.now) else {
        return;
    };
    let bar = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 10.0), inner.max);
    let corner = CornerRadius::same(5);
    ui.painter().rect_filled(bar, corner, kit.theme.fold);
    #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
    let part = (left / all).clamp(0.0, 1.0) as f32;
    let full = Rect::from_min_size(bar.min, vec2(bar.width() * part, bar.height()));
    let colour = if left < 4.0 {
        kit.theme.bad
    } else {
        kit.theme.gold
    };
    ui.painter()
        .rect_filled(kit.theme.direction.place(full, bar), corner, colour);
    let text = kit
        .texts
        .with("seconds-left", [("seconds", left.ceil().into())]);
    say(ui, "clock", bar, &text);
}
