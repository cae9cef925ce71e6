//! How the game looks and moves.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::super::settings::{Look, Motion, Settings};
use super::super::widgets::{At, Kit, Pen, choice_row, plate};
use super::play_setup::back_button;
use super::{Intent, language_choice};

const TEXT_SIZES: [f32; 3] = [1.0, 1.15, 1.3];

/// Shows the screen.
pub(crate) fn show(ui: &Ui, kit: &Kit<'_>, settings: &mut Settings) -> Option<Intent> {
    let whole = ui.max_rect();
    let theme = kit.theme;
    let intent = back_button(ui, kit, whole);
    let page = Rect::from_center_size(whole.center(), vec2(680.0, 524.0));
    plate(ui.painter(), kit, page, theme.paper);
    let inner = page.shrink(34.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 44.0));
    let heading = kit.texts.get("settings");
    kit.tell(ui, title, At::Centre, &heading, Pen::bold(32.0, theme.ink));
    let row = |number: f32, question: &str| {
        let top = title.bottom() + 18.0 + number * 94.0;
        let label = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 26.0));
        kit.tell(ui, label, At::Start, question, Pen::bold(17.0, theme.ink));
        Rect::from_min_size(
            pos2(inner.left(), label.bottom() + 6.0),
            vec2(inner.width(), 46.0),
        )
    };
    let rect = row(0.0, &kit.texts.get("language"));
    let first = Rect::from_min_size(rect.min, vec2(240.0, rect.height()));
    let languages = theme.direction.place(first, rect);
    language_choice::show(ui, kit, languages, settings);
    let looks = [Look::Light, Look::Dark];
    let labels = [kit.texts.get("look-light"), kit.texts.get("look-dark")];
    let chosen = looks.iter().position(|look| *look == settings.look);
    let rect = row(1.0, &kit.texts.get("look"));
    if let Some(look) = choose(ui, kit, rect, &labels, chosen).and_then(|at| looks.get(at)) {
        settings.look = *look;
    }
    let motions = [Motion::Calm, Motion::Quick, Motion::None];
    let labels = [
        kit.texts.get("motion-calm"),
        kit.texts.get("motion-quick"),
        kit.texts.get("motion-none"),
    ];
    let chosen = motions.iter().position(|motion| *motion == settings.motion);
    let rect = row(2.0, &kit.texts.get("motion"));
    if let Some(motion) = choose(ui, kit, rect, &labels, chosen).and_then(|at| motions.get(at)) {
        settings.motion = *motion;
    }
    let labels = [
        kit.texts.get("text-usual"),
        kit.texts.get("text-large"),
        kit.texts.get("text-largest"),
    ];
    let mut sizes = TEXT_SIZES.iter();
    let chosen = sizes.position(|size| (size - settings.text_scale).abs() < 0.01);
    let rect = row(3.0, &kit.texts.get("text-size"));
    if let Some(size) = choose(ui, kit, rect, &labels, chosen).and_then(|at| TEXT_SIZES.get(at)) {
        settings.text_scale = *size;
    }
    intent
}

fn choose(
    ui: &Ui,
    kit: &Kit<'_>,
    rect: Rect,
    labels: &[String],
    chosen: Option<usize>,
) -> Option<usize> {
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    choice_row(ui, kit, rect, &labels, chosen.unwrap_or(usize::MAX))
}
