//! The language of the window: a button that shows it, and a list to choose another from.

use eframe::egui::{Area, Order, Rect, Sense, Ui, pos2, vec2};

use super::super::languages::Language;
use super::super::settings::Settings;
use super::super::widgets::{Button, Kit, Style, plate};

/// The height of a line of the list.
const LINE: f32 = 44.0;

/// Shows the button, and the list below it while it is open.
pub(super) fn show(ui: &Ui, kit: &Kit<'_>, rect: Rect, settings: &mut Settings) {
    let opened = ui.id().with("languages");
    let was_open = ui
        .data(|data| data.get_temp::<bool>(opened))
        .unwrap_or_default();
    let hint = kit.texts.get("language");
    let spoken = kit.texts.language();
    let button = Button::new(spoken.name(), Style::OnPaper)
        .named("language")
        .sign("globe")
        .hint(&hint);
    let mut open = was_open ^ button.show_at(ui, kit, rect).clicked();
    if open || was_open {
        let (panel, chosen) = list(ui, kit, rect, spoken);
        if let Some(language) = chosen {
            settings.language = Some(language.code().to_owned());
            open = false;
        }
        let elsewhere = ui.input(|input| {
            let pointer = input.pointer.interact_pos();
            was_open
                && input.pointer.any_pressed()
                && pointer.is_some_and(|at| !panel.contains(at) && !rect.contains(at))
        });
        open &= !elsewhere;
    }
    if open != was_open {
        ui.data_mut(|data| data.insert_temp(opened, open));
        ui.ctx().request_repaint();
    }
}

/// All languages, each in its own script; says where they are and which was clicked.
fn list(ui: &Ui, kit: &Kit<'_>, below: Rect, spoken: Language) -> (Rect, Option<Language>) {
    let languages: Vec<Language> = Language::all().collect();
    let count = f32::from(u8::try_from(languages.len()).unwrap_or(u8::MAX));
    let size = vec2(below.width() + 20.0, count * (LINE + 6.0) + 14.0);
    let corner = pos2(below.center().x - size.x / 2.0, below.bottom() + 8.0);
    let panel = Rect::from_min_size(corner, size);
    // Above everything else on the screen.
    let area = Area::new(ui.id().with("language list"))
        .order(Order::Foreground)
        .fixed_pos(panel.min);
    let mut chosen = None;
    area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, Sense::click());
        plate(ui.painter(), kit, panel, kit.theme.paper);
        let inner = panel.shrink(10.0);
        let mut top = inner.top();
        for language in languages {
            let line = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), LINE));
            let button = Button::new(language.name(), Style::OnPaper).selected(language == spoken);
            if button.show_at(ui, kit, line).clicked() {
                chosen = Some(language);
            }
            top += LINE + 6.0;
        }
    });
    (panel, chosen)
}
