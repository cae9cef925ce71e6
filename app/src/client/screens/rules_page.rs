//! The rules, one key away.

use eframe::egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};
use rules::{Card, Kind, King, Queen};

use super::super::art::{CARD_HEIGHT, CardFace};
use super::super::widgets::{At, CardLook, Kit, Pen, paint_card, plate};
use super::super::words;
use super::Intent;
use super::play_setup::back_button;

/// Shows the screen.
pub(crate) fn show(ui: &mut Ui, kit: &Kit<'_>) -> Option<Intent> {
    let whole = ui.max_rect();
    let theme = kit.theme;
    let intent = back_button(ui, kit, whole);
    let page = Rect::from_center_size(
        whole.center(),
        vec2((whole.width() - 150.0).min(940.0), whole.height() - 36.0),
    );
    plate(ui.painter(), kit, page, theme.paper);
    let mut child = ui.new_child(
        UiBuilder::new()
            .max_rect(page.shrink(28.0))
            .id_salt("rules"),
    );
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            heading(ui, kit, &kit.texts.get("rules-title"), 32.0);
            paragraph(ui, kit, &kit.texts.get("rules-goal"));
            paragraph(ui, kit, &kit.texts.get("rules-turn"));
            heading(ui, kit, &kit.texts.get("rules-cards"), 22.0);
            let kinds = [
                CardFace::King(King::Cookie),
                CardFace::Knight(rules::Colour::Blue),
                CardFace::Dragon,
                CardFace::Potion,
                CardFace::Wand,
                CardFace::Jester,
                CardFace::Number(5),
            ];
            for face in kinds {
                if let Some(kind) = kind(face) {
                    line(ui, kit, face, &words::purpose(kit.texts, kind));
                }
            }
            heading(ui, kit, &kit.texts.get("rules-queens"), 22.0);
            for queen in [Queen::Rose, Queen::Cat, Queen::Strawberry] {
                if let Some(text) = words::special(kit.texts, queen) {
                    line(ui, kit, CardFace::Queen(queen), &text);
                }
            }
            heading(ui, kit, &kit.texts.get("rules-end"), 22.0);
            paragraph(ui, kit, &kit.texts.get("rules-end-text"));
            heading(ui, kit, &kit.texts.get("rules-keys"), 22.0);
            paragraph(ui, kit, &kit.texts.get("rules-keys-text"));
        });
    intent
}

fn kind(face: CardFace) -> Option<Kind> {
    let mut cards = Card::all();
    cards
        .find(|&card| CardFace::from(card) == face)
        .map(Card::kind)
}

fn heading(ui: &mut Ui, kit: &Kit<'_>, text: &str, size: f32) {
    ui.add_space(10.0);
    block(ui, kit, text, Pen::bold(size, kit.theme.ink));
    ui.add_space(4.0);
}

fn paragraph(ui: &mut Ui, kit: &Kit<'_>, text: &str) {
    block(ui, kit, text, Pen::new(17.0, kit.theme.ink));
    ui.add_space(8.0);
}

/// A text as wide as the page, with a name for screen readers.
pub(super) fn block(ui: &mut Ui, kit: &Kit<'_>, text: &str, pen: Pen) {
    let width = ui.available_width() - 12.0;
    let height = kit.height(ui.painter(), text, pen, width);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| {
        eframe::egui::WidgetInfo::labeled(eframe::egui::WidgetType::Label, true, text)
    });
    kit.write(ui.painter(), rect, At::Top, text, pen);
}

fn line(ui: &mut Ui, kit: &Kit<'_>, face: CardFace, text: &str) {
    let width = ui.available_width() - 12.0;
    let card = vec2(66.0, 66.0 * CARD_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(vec2(width, card.y + 10.0), Sense::hover());
    response.widget_info(|| {
        eframe::egui::WidgetInfo::labeled(eframe::egui::WidgetType::Label, true, text)
    });
    let first = Rect::from_min_size(pos2(rect.left() + 4.0, rect.top()), card);
    paint_card(
        ui.painter(),
        kit,
        kit.theme.direction.place(first, rect),
        face,
        CardLook::default(),
    );
    let words = Rect::from_min_max(pos2(first.right() + 18.0, rect.top()), rect.max);
    let words = kit.theme.direction.place(words, rect);
    kit.write(
        ui.painter(),
        words,
        At::Start,
        text,
        Pen::new(17.0, kit.theme.ink),
    );
}
