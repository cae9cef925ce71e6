//! Somebody was proven to cheat: who, what, where the proof is, and how the game goes on.

use eframe::egui::{Area, Id, Order, Rect, Sense, Ui, Vec2, pos2, vec2};
use network::GameState;
use protocol::{Fault, Gone};

use super::super::super::table_model::Names;
use super::super::super::trouble_words;
use super::super::super::widgets::{At, Button, Kit, Pen, Style, plate};
use super::TableScreen;
use crate::printable::printable;

/// Shows what the player has not seen yet, above everything, until it is seen.
pub(super) fn show(
    screen: &mut TableScreen,
    ui: &Ui,
    kit: &Kit<'_>,
    state: &GameState,
    names: &Names,
) {
    // What is proven is told at once, and stays told while older pictures are still being shown.
    let latest = screen.latest.clone();
    let newer = latest.filter(|latest| latest.faults.len() > state.faults.len());
    let state = newer.as_deref().unwrap_or(state);
    let seen = screen.cheats_seen;
    let new: Vec<&Fault> = state
        .faults
        .iter()
        .filter(|fault| !seen.contains(fault.culprit))
        .collect();
    if new.is_empty() {
        return;
    }
    let lines = 190.0 + 100.0 * count(new.len() - 1);
    let size = vec2(680.0, 190.0 + lines * kit.theme.text_scale);
    let panel = Rect::from_center_size(ui.max_rect().center(), size);
    let area = Area::new(Id::new("cheat"))
        .order(Order::Foreground)
        .fixed_pos(panel.min);
    area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, Sense::click());
        plate(ui.painter(), kit, panel.expand(5.0), kit.theme.bad);
        plate(ui.painter(), kit, panel, kit.theme.paper);
        let inner = panel.shrink(24.0);
        words(ui, kit, state, names, &new, inner);
        let label = kit.texts.get("cheat-seen");
        let button = Rect::from_min_max(
            pos2(inner.center().x - 110.0, inner.bottom() - 48.0),
            pos2(inner.center().x + 110.0, inner.bottom() - 4.0),
        );
        let button = Button::new(&label, Style::Main)
            .sign("check")
            .show_at(ui, kit, button);
        if button.clicked() {
            screen.cheats_seen = new.iter().fold(seen, |all, fault| all.with(fault.culprit));
        }
    });
}

fn count(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

fn words(ui: &Ui, kit: &Kit<'_>, state: &GameState, names: &Names, faults: &[&Fault], inner: Rect) {
    let theme = kit.theme;
    let texts = kit.texts;
    let us = faults.iter().any(|fault| Some(fault.culprit) == state.seat);
    let square = Rect::from_center_size(
        pos2(inner.center().x, inner.top() + 16.0),
        Vec2::splat(38.0),
    );
    kit.sign(ui.painter(), "warning", square, theme.bad);
    let head = Rect::from_min_size(
        pos2(inner.left(), square.bottom() + 2.0),
        vec2(inner.width(), 36.0),
    );
    let title = texts.get(if us { "cheat-title-us" } else { "cheat-title" });
    kit.tell(ui, head, At::Centre, &title, Pen::bold(25.0, theme.bad));
    let mut room = Rect::from_min_max(
        pos2(inner.left(), head.bottom() + 6.0),
        pos2(inner.right(), inner.bottom() - 54.0),
    );
    let mut say = |text: &str, pen: Pen| {
        let taken = kit.tell(ui, room, At::Top, text, pen);
        room.min.y = taken.bottom() + 7.0;
    };
    for fault in faults {
        let what = trouble_words::check(texts, &fault.check);
        let name = names.name(fault.culprit);
        let line = texts.with("cheat-line", [("name", name.into()), ("what", what.into())]);
        say(&line, Pen::bold(17.0, theme.ink));
    }
    let goes_on = if us {
        texts.get("cheat-us-advice")
    } else {
        how_it_goes_on(kit, state, names, faults)
    };
    say(&goes_on, Pen::new(16.0, theme.ink));
    for fault in faults {
        let mut kept = state.proofs.iter();
        let kept = kept.find(|(culprit, _)| *culprit == fault.culprit);
        let line = match kept {
            Some((_, file)) => {
                let file = printable(&file.to_string_lossy());
                texts.with("cheat-kept", [("file", file.into())])
            }
            None => texts.get("cheat-not-kept"),
        };
        say(&line, Pen::new(14.0, theme.faint));
    }
}

fn how_it_goes_on(kit: &Kit<'_>, state: &GameState, names: &Names, faults: &[&Fault]) -> String {
    if state.is_decided() {
        return kit.texts.get("cheat-decided");
    }
    let culprits = faults.iter().map(|fault| fault.culprit).collect();
    let name = names.all(kit.texts, culprits);
    let gone = |fault: &&Fault| state.gone[fault.culprit] == Some(Gone::Removed);
    let id = if faults.iter().all(gone) {
        "cheat-goes-on"
    } else {
        "cheat-being-removed"
    };
    kit.texts.with(id, [("name", name.into())])
}
