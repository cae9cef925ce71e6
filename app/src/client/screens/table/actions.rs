//! What is asked, and what can be done with the cards picked up.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};

use super::super::super::rtl;
use super::super::super::table_model::{Asked, banner, sum_words};
use super::super::super::widgets::{At, Button, Pen, Style, plate, round_plate, say};
use super::super::Intent;
use super::{Scene, TableScreen};

/// The line between the table and the hand: what is asked of the player now.
pub(super) fn show_banner(screen: &TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    let kit = scene.kit;
    let theme = kit.theme;
    let rect = scene.layout.banner;
    let mine = matches!(
        scene.model.asked,
        Asked::Turn { .. } | Asked::Answer(_) | Asked::Wake(_) | Asked::Lay(_)
    );
    let text = match (&screen.notice, &screen.advice) {
        (Some(notice), _) => notice.clone(),
        (None, Some((_, advice))) => advice.clone(),
        (None, None) if scene.ready && scene.picked.is_empty() && screen.is_guided() => {
            let guide = screen.guide.as_ref();
            guide.map(|guide| guide.text.clone()).unwrap_or_default()
        }
        (None, None) if !scene.ready => kit.texts.get("wait-sent"),
        (None, None) => banner(
            kit.texts,
            &scene.view,
            &scene.model,
            &scene.names,
            &scene.choice,
            &scene.picked,
        ),
    };
    let pen = Pen::bold(19.0, if mine { theme.night } else { theme.ink });
    let wide = kit
        .width(ui.painter(), &text, pen)
        .min(rect.width() - 120.0);
    let ribbon = Rect::from_center_size(rect.center(), vec2(wide + 74.0, rect.height()));
    let fill = if mine { theme.gold } else { theme.patch };
    let height = if mine { 4.0 } else { 0.0 };
    round_plate(ui.painter(), kit, ribbon, fill, 21, height);
    let square = Rect::from_center_size(
        pos2(ribbon.left() + 26.0, ribbon.center().y),
        Vec2::splat(24.0),
    );
    let sign = match (&screen.advice, scene.model.asked) {
        (Some(_), _) => "hint",
        (None, Asked::Over) => "crown",
        (None, _) if mine => "star",
        (None, _) => "hourglass",
    };
    kit.sign(
        ui.painter(),
        sign,
        theme.direction.place(square, ribbon),
        pen.colour,
    );
    let inner = Rect::from_min_max(
        pos2(ribbon.left() + 46.0, ribbon.top()),
        pos2(ribbon.right() - 24.0, ribbon.bottom()),
    );
    let inner = theme.direction.place(inner, ribbon);
    kit.write_line(ui.painter(), inner, At::Centre, &text, pen);
    say(ui, "banner", ribbon, &text);
    None
}

/// The corner beside the hand: the sum that forms, and the buttons. Playing is gold; swapping is an
/// outline with a tray, and always says what it swaps.
pub(super) fn show(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    let kit = scene.kit;
    let theme = kit.theme;
    let rect = scene.layout.actions;
    plate(ui.painter(), kit, rect, theme.paper);
    let inner = rect.shrink(12.0);
    if scene.model.outcome.is_some() && !screen.is_guided() {
        return over(ui, scene, inner);
    }
    let button = 42.0;
    let gap = 9.0;
    let lower = |row: f32| {
        let bottom = inner.bottom() - row * (button + gap) - 3.0;
        Rect::from_min_max(
            pos2(inner.left(), bottom - button),
            pos2(inner.right(), bottom),
        )
    };
    let upper = Rect::from_min_max(inner.min, pos2(inner.right(), lower(1.0).top() - 6.0));
    sum(ui, scene, upper);
    if let Some(play) = scene.choice.play {
        let label = kit.texts.get("play-jester");
        let button = Button::new(&label, Style::Main)
            .sign("play-card")
            .enabled(scene.ready);
        if button.show_at(ui, kit, lower(1.0)).clicked() {
            return Some(Intent::Act(play));
        }
    } else {
        let turn = matches!(scene.model.asked, Asked::Turn { .. });
        let taught = screen.is_guided();
        let any = turn && !taught && !super::find_sets(&scene.view).is_empty();
        let label = kit.texts.get("find-sets");
        let hint = kit.texts.get(if any || !turn {
            "find-sets-hint"
        } else {
            "find-sets-none"
        });
        let button = Button::new(&label, Style::OnPaper)
            .sign("plus")
            .enabled(any)
            .hint(&hint)
            .size(16.0);
        if button.show_at(ui, kit, lower(1.0)).clicked() {
            screen.next_set(&scene.view, &scene.model);
        }
    }
    let count = scene.picked.len();
    let label = kit.texts.with("swap", [("count", count.into())]);
    let hint = kit.texts.get("swap-hint");
    let enabled = scene.choice.discard.is_some() && scene.ready;
    let button = Button::new(&label, Style::Outline)
        .named("swap")
        .sign("discard")
        .enabled(enabled)
        .hint(&hint)
        .size(16.0);
    let clicked = button.show_at(ui, kit, lower(0.0)).clicked();
    scene.choice.discard.filter(|_| clicked).map(Intent::Act)
}

/// The sum as it forms, large.
fn sum(ui: &Ui, scene: &Scene<'_>, rect: Rect) {
    let kit = scene.kit;
    let theme = kit.theme;
    let set = scene.choice.set.as_ref();
    if let Some(text) = sum_words(kit.texts, &scene.picked, set) {
        let colour = if set.is_some() { theme.good } else { theme.ink };
        let long = text.chars().count() > 16;
        let size = if long { 19.0 } else { 26.0 };
        // A sum reads from the left in every language.
        let text = rtl::isolated(&text);
        kit.tell(ui, rect, At::Centre, &text, Pen::bold(size, colour));
    } else {
        let text = match scene.picked.first() {
            Some(card) => super::super::super::words::purpose(kit.texts, card.kind()),
            None => kit.texts.get("nothing-picked"),
        };
        kit.tell(ui, rect, At::Centre, &text, Pen::new(15.0, theme.faint));
    }
}

/// The game is over: on to the result.
fn over(ui: &Ui, scene: &Scene<'_>, rect: Rect) -> Option<Intent> {
    let kit = scene.kit;
    let open = scene.state.is_over();
    let text = kit
        .texts
        .get(if open { "over-open" } else { "over-opening" });
    let upper = Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - 60.0));
    kit.tell(ui, upper, At::Centre, &text, Pen::new(15.0, kit.theme.ink));
    let label = kit.texts.get("see-result");
    let lower = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 52.0), rect.max);
    let button = Button::new(&label, Style::Main).sign("crown");
    button
        .show_at(ui, kit, lower.shrink2(vec2(0.0, 2.0)))
        .clicked()
        .then_some(Intent::Result)
}
