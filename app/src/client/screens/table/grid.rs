//! The sleeping queens in the middle, and the two piles.

use eframe::egui::{
    CornerRadius, CursorIcon, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::super::super::art::CardFace;
use super::super::super::table_model::{GridPlace, place_label};
use super::super::super::widgets::{At, CardLook, Kit, Pen, focus_ring, paint_card};
use super::super::Intent;
use super::{Scene, TableScreen};

/// Shows the grid; places that can be chosen light up.
pub(super) fn show(screen: &TableScreen, ui: &Ui, scene: &Scene<'_>, intent: &mut Option<Intent>) {
    let kit = scene.kit;
    let mat = scene.layout.mat;
    let painter = ui.painter();
    painter.rect_filled(mat, CornerRadius::same(16), kit.theme.patch);
    for (own, &(_, rect)) in scene.model.grid.iter().zip(&scene.layout.grid) {
        let mut choices = scene.choice.places.iter();
        let choice = choices.find(|(place, _)| *place == own.place);
        let choice = choice.map(|&(_, action)| action).filter(|_| scene.ready);
        let advised = screen.advice.as_ref().map(|(action, _)| *action);
        let sense = if choice.is_some() {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(rect, ui.id().with(("place", u8::from(own.place))), sense);
        let label = place_label(kit.texts, own);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, choice.is_some(), &label));
        if response.clicked()
            && let Some(action) = choice
        {
            *intent = Some(Intent::Act(action));
        }
        let lively = response.hovered() || response.has_focus();
        let look = CardLook {
            target: choice.is_some(),
            lively,
            selected: choice.is_some() && advised == choice,
            dim: false,
        };
        match own.sleeper {
            Some(slot) if screen.flights.at(slot, scene.now).is_some() => {}
            Some(_) => paint_card(painter, kit, rect, CardFace::QueenBack, look),
            None => empty(ui, kit, rect, own, look),
        }
        if let Some(queen) = own.marked {
            let pen = Pen::bold(rect.width() * 0.16 / kit.theme.text_scale, kit.theme.night);
            let band = Rect::from_min_max(
                pos2(rect.left(), rect.bottom() - rect.width() * 0.3),
                rect.max,
            );
            painter.rect_filled(band, CornerRadius::same(4), kit.theme.gold);
            let name = super::super::super::words::title(kit.texts, CardFace::Queen(queen));
            kit.write_line(painter, band.shrink(2.0), At::Centre, &name, pen);
        }
        if response.has_focus() {
            focus_ring(painter, kit, rect, 6);
        }
        if choice.is_some() {
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
    }
}

/// A place where nobody sleeps.
fn empty(ui: &Ui, kit: &Kit<'_>, rect: Rect, own: &GridPlace, look: CardLook) {
    let painter = ui.painter();
    let corner = CornerRadius::same(7);
    let inner = rect.shrink(3.0);
    if look.target {
        painter.rect_filled(rect.expand(2.0), corner, kit.theme.gold.gamma_multiply(0.5));
    }
    let stroke = Stroke::new(
        if look.target { 3.0 } else { 1.5 },
        if look.target {
            kit.theme.gold
        } else {
            kit.theme.ink.gamma_multiply(0.22)
        },
    );
    painter.rect_stroke(inner, corner, stroke, StrokeKind::Inside);
    let pen = Pen::new(14.0, kit.theme.ink.gamma_multiply(0.45));
    let name = super::super::super::words::place(own.place);
    kit.write_line(painter, inner, At::Centre, &name, pen);
}

/// Shows the draw pile and the discard pile. The latter is where one swaps cards.
pub(super) fn show_piles(
    screen: &TableScreen,
    ui: &Ui,
    scene: &Scene<'_>,
    intent: &mut Option<Intent>,
) {
    let Scene {
        kit, model, layout, ..
    } = scene;
    let painter = ui.painter();
    let theme = kit.theme;
    let count = model.draw.len();
    stack(ui, kit, layout.draw, count);
    if count > 0 {
        paint_card(
            painter,
            kit,
            layout.draw,
            CardFace::DrawBack,
            CardLook::default(),
        );
    }
    let left = kit.texts.with("draw-pile", [("count", count.into())]);
    caption(ui, kit, layout.draw, &left);

    let tray = layout.discard.expand(10.0);
    let can = scene.choice.discard.is_some() && scene.ready;
    let corner = CornerRadius::same(14);
    if can {
        painter.rect_filled(tray, corner, theme.gold.gamma_multiply(0.35));
    }
    let stroke = Stroke::new(
        2.0,
        if can {
            theme.gold
        } else {
            theme.ink.gamma_multiply(0.3)
        },
    );
    painter.rect_stroke(tray, corner, stroke, StrokeKind::Inside);
    // The top that lies there; what is still on its way does not.
    let lying = model.discard.iter().rev();
    let mut lying = lying.filter(|(slot, _)| screen.flights.at(*slot, scene.now).is_none());
    if let Some(&(_, card)) = lying.next() {
        stack(ui, kit, layout.discard, model.discard.len());
        paint_card(
            painter,
            kit,
            layout.discard,
            card.into(),
            CardLook::default(),
        );
    } else {
        let square = Rect::from_center_size(layout.discard.center(), Vec2::splat(46.0));
        kit.sign(painter, "discard", square, theme.ink.gamma_multiply(0.35));
    }
    let label = kit.texts.get("discard-pile");
    let sense = if can { Sense::click() } else { Sense::hover() };
    let response = ui.interact(tray, ui.id().with("tray"), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can, &label));
    if response.clicked()
        && let Some(action) = scene.choice.discard
    {
        *intent = Some(Intent::Act(action));
    }
    if response.has_focus() {
        focus_ring(painter, kit, tray, 14);
    }
    if !layout.hand.is_empty() {
        kit.hover(response, &kit.texts.get("discard-pile-hint"));
    }
    caption(ui, kit, layout.discard, &label);
}

/// The edges of the cards below the top one.
fn stack(ui: &Ui, kit: &Kit<'_>, rect: Rect, count: usize) {
    let edges = (count / 12).min(4);
    for edge in (1..=edges).rev() {
        let down = f32::from(u8::try_from(edge).unwrap_or_default()) * 2.5;
        let below = rect.translate(vec2(0.0, down));
        ui.painter().rect_filled(
            below,
            CornerRadius::same(8),
            super::super::super::theme::CREAM,
        );
        let stroke = Stroke::new(0.75, kit.theme.night.gamma_multiply(0.4));
        ui.painter()
            .rect_stroke(below, CornerRadius::same(8), stroke, StrokeKind::Inside);
    }
}

fn caption(ui: &Ui, kit: &Kit<'_>, rect: Rect, text: &str) {
    let below = Rect::from_min_max(
        pos2(rect.left() - 16.0, rect.bottom() + 16.0),
        pos2(rect.right() + 16.0, rect.bottom() + 36.0),
    );
    kit.tell(ui, below, At::Centre, text, Pen::new(14.0, kit.theme.faint));
}
