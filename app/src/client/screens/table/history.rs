//! What happened, in words.

use eframe::egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::super::super::widgets::{At, Pen, plate, say};
use super::{Scene, TableScreen};

/// Shows the story, the newest line last and strongest.
pub(super) fn show(screen: &TableScreen, ui: &mut Ui, scene: &Scene<'_>) {
    let kit = scene.kit;
    let theme = kit.theme;
    let rect = scene.layout.history;
    plate(ui.painter(), kit, rect, theme.paper);
    let inner = rect.shrink(12.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 20.0));
    let heading = kit.texts.get("history");
    kit.tell(ui, title, At::Start, &heading, Pen::bold(15.0, theme.faint));
    let room = Rect::from_min_max(pos2(inner.left(), title.bottom() + 6.0), inner.max);
    let mut child = ui.new_child(UiBuilder::new().max_rect(room).id_salt("history"));
    child.set_clip_rect(room);
    let newest = screen.history.len().saturating_sub(1);
    ScrollArea::vertical()
        .id_salt("history")
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(&mut child, |ui| {
            let width = ui.available_width() - 4.0;
            for (number, line) in screen.history.iter().enumerate() {
                let colour = if number == newest {
                    theme.ink
                } else {
                    theme.faint
                };
                let pen = Pen::new(14.5, colour);
                // As high as the text will be: measured, then placed.
                let height = kit.height(ui.painter(), line, pen, width) + 4.0;
                let (rect, _) =
                    ui.allocate_exact_size(vec2(width, height), eframe::egui::Sense::hover());
                kit.write(ui.painter(), rect, At::Top, line, pen);
                if number == newest {
                    say(ui, "newest", rect, line);
                }
            }
        });
}
