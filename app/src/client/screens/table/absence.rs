//! Somebody keeps the table waiting and cannot be reached: who, since when, and what can be done.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};
use network::Command;
use protocol::Motion;
use rules::SeatSet;

use super::super::super::widgets::{At, Button, Pen, Style, plate};
use super::super::Intent;
use super::{Scene, TableScreen};

/// How long one waits before going on without somebody can be proposed, in seconds.
const PATIENCE: f64 = 10.0;

/// Whether somebody is missing, and what the player wants to do about it.
pub(super) enum Absence {
    Nobody,
    Shown(Option<Intent>),
}

/// Shows who is missing, in the place of the buttons for the hand.
pub(super) fn show(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Absence {
    let state = scene.state;
    let missing: SeatSet = state
        .waiting_for
        .iter()
        .filter(|&seat| Some(seat) != state.seat && !state.linked.contains(seat))
        .collect();
    if missing.is_empty() || state.is_decided() {
        screen.absent = None;
        return Absence::Nobody;
    }
    let since = match screen.absent {
        Some((seats, since)) if seats == missing => since,
        _ => {
            screen.absent = Some((missing, scene.now));
            scene.now
        }
    };
    let kit = scene.kit;
    let theme = kit.theme;
    let rect = scene.layout.actions;
    plate(ui.painter(), kit, rect, theme.paper);
    let inner = rect.shrink(12.0);
    let lower = Rect::from_min_max(
        pos2(inner.left(), inner.bottom() - 45.0),
        inner.max - vec2(0.0, 3.0),
    );
    let upper = Rect::from_min_max(inner.min, pos2(inner.right(), lower.top() - 6.0));
    let square = Rect::from_center_size(
        pos2(upper.center().x, upper.top() + 16.0),
        Vec2::splat(30.0),
    );
    kit.sign(ui.painter(), "link-lost", square, theme.bad);
    let words = Rect::from_min_max(pos2(upper.left(), square.bottom() + 4.0), upper.max);
    let names = scene.names.all(kit.texts, missing);
    let waited = (scene.now - since).floor();
    let text = kit.texts.with(
        "absent",
        [("name", names.as_str().into()), ("seconds", waited.into())],
    );
    kit.tell(ui, words, At::Centre, &text, Pen::new(15.0, theme.ink));
    let removable = state.can_remove(missing);
    let motion = if removable {
        Motion::Remove(missing)
    } else {
        Motion::End(missing)
    };
    let said = |seats: &SeatSet| state.seat.is_some_and(|own| seats.contains(own));
    let voted = state
        .motions
        .iter()
        .any(|(own, seats)| *own == motion && said(seats));
    let label = kit.texts.get(match (voted, removable) {
        (true, _) => "absent-voted",
        (false, true) => "absent-go-on",
        (false, false) => "absent-end",
    });
    let hint = kit.texts.get(if removable {
        "absent-go-on-hint"
    } else {
        "absent-end-hint"
    });
    let button = Button::new(&label, Style::Outline)
        .named("absent")
        .enabled(!voted && waited >= PATIENCE)
        .hint(&hint)
        .size(15.0);
    let clicked = button.show_at(ui, kit, lower).clicked();
    Absence::Shown(clicked.then_some(Intent::Tell(if removable {
        Command::VoteOut(missing)
    } else {
        Command::EndWithout(missing)
    })))
}
