//! Sound on and off, always in sight.

use eframe::egui::{Rect, Ui};

use super::super::settings::Settings;
use super::{Button, Kit, Style};

/// Shows whether there is sound; says whether that is to be changed.
pub(crate) fn mute_button(
    ui: &Ui,
    kit: &Kit<'_>,
    rect: Rect,
    style: Style,
    settings: &Settings,
) -> bool {
    let (label, sign) = if settings.loudness() == 0 {
        (kit.texts.get("sound-on"), "sound-off")
    } else {
        (kit.texts.get("sound-off"), "sound-on")
    };
    let button = Button::new(&label, style)
        .sign(sign)
        .sign_only()
        .named("mute");
    button.show_at(ui, kit, rect).clicked()
}
