//! Somebody keeps the table waiting: who, since when, what can be done, and how the others voted.

use eframe::egui::{Area, Id, Order, Rect, Sense, Ui, Vec2, pos2, vec2};
use network::{Command, GameState};
use protocol::Motion;
use rules::{Seat, SeatSet};

use super::super::super::table_model::Names;
use super::super::super::widgets::{At, Button, Kit, Pen, Style, plate};
use super::super::Intent;
use super::TableScreen;

/// A connection that comes back sooner than this, in seconds, is worth no words.
const HICCUP: f64 = 3.0;

/// How long one waits for a lost connection before going on without somebody can be proposed.
const PATIENCE: f64 = 10.0;

/// The same for somebody who is there and does nothing: perhaps only thinking.
const LONG_PATIENCE: f64 = 120.0;

/// Since when the table waits for whom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Waiting {
    seats: SeatSet,
    lost: bool,
    /// Whoever thinks anew has a new time to think.
    step: Option<u64>,
    since: f64,
}

/// What there is to say about it.
#[derive(Clone, Debug)]
struct Absence {
    /// Whom it is about.
    about: SeatSet,
    lost: bool,
    /// For how long, in seconds.
    waited: f64,
    motion: Motion,
    /// Who said yes, and who is still asked.
    yes: SeatSet,
    asked: SeatSet,
    voted: bool,
    /// How long until one may vote, in seconds.
    until_vote: f64,
}

/// Shows who is missing, if it is worth words by now.
pub(super) fn show(
    screen: &mut TableScreen,
    ui: &Ui,
    kit: &Kit<'_>,
    state: &GameState,
    names: &Names,
    around: Rect,
) -> Option<Intent> {
    let now = ui.input(|input| input.time);
    let own = state.seat.filter(|own| state.active.contains(*own));
    let own = own.filter(|_| !state.is_decided());
    let Some(own) = own else {
        screen.waits = None;
        return None;
    };
    screen.waits = waiting(screen.waits, state, own, now);
    if let Some(voters) = against_us(state, own) {
        let voters = names.all(kit.texts, voters);
        let text = kit.texts.with("absent-us", [("voters", voters.into())]);
        panel(ui, kit, around, "link-lost", &text, &[], |_, _| None);
        return None;
    }
    let absence = absence(screen.waits, state, own, now)?;
    let name = names.all(kit.texts, absence.about);
    let title = kit
        .texts
        .with("absent-title", [("name", name.as_str().into())]);
    let lines = lines(kit, &absence, names, &name, own);
    let sign = if absence.lost {
        "link-lost"
    } else {
        "hourglass"
    };
    panel(ui, kit, around, sign, &title, &lines, |ui, row| {
        vote_button(ui, kit, row, &absence, &name)
    })
}

/// When to look at the clock again, in seconds.
pub(super) fn next_look(waits: Option<Waiting>, now: f64) -> Option<f64> {
    let waits = waits?;
    let waited = now - waits.since;
    let first = if waits.lost { HICCUP } else { LONG_PATIENCE };
    Some(if waited < first {
        (first - waited).max(0.1)
    } else {
        1.0
    })
}

/// Whom the table waits for, and since when.
fn waiting(before: Option<Waiting>, state: &GameState, own: Seat, now: f64) -> Option<Waiting> {
    let others: SeatSet = state
        .waiting_for
        .iter()
        .filter(|&seat| seat != own)
        .collect();
    let unreachable: SeatSet = others
        .iter()
        .filter(|&seat| !state.reachable.contains(seat))
        .collect();
    let lost = !unreachable.is_empty();
    let seats = if lost { unreachable } else { others };
    if seats.is_empty() {
        return None;
    }
    let step = (!lost).then_some(state.step);
    let same = before.filter(|own| own.seats == seats && own.lost == lost && own.step == step);
    let since = same.map_or(now, |own| own.since);
    Some(Waiting {
        seats,
        lost,
        step,
        since,
    })
}

/// Who would go on without us.
fn against_us(state: &GameState, own: Seat) -> Option<SeatSet> {
    let mut motions = state.motions.iter();
    let found = motions.find(|(motion, yes)| motion.seats().contains(own) && !yes.is_empty());
    found.map(|(_, yes)| *yes)
}

fn absence(waits: Option<Waiting>, state: &GameState, own: Seat, now: f64) -> Option<Absence> {
    // What others propose counts at once: they have waited.
    let proposed = state
        .motions
        .iter()
        .filter(|(motion, yes)| !motion.seats().contains(own) && !yes.is_empty())
        .max_by_key(|(motion, _)| motion.seats().len());
    let waited = waits.map_or(0.0, |waits| now - waits.since);
    let (motion, yes, until_vote) = match (proposed, waits) {
        (Some((motion, yes)), _) => (*motion, *yes, 0.0),
        (None, Some(waits)) => {
            let (shown, patience) = if waits.lost {
                (HICCUP, PATIENCE)
            } else {
                (LONG_PATIENCE, LONG_PATIENCE)
            };
            if waited < shown {
                return None;
            }
            let motion = if state.can_remove(waits.seats) {
                Motion::Remove(waits.seats)
            } else {
                Motion::End(waits.seats)
            };
            (motion, SeatSet::EMPTY, (patience - waited).max(0.0))
        }
        (None, None) => return None,
    };
    let about = motion.seats();
    let asked = state
        .active
        .iter()
        .filter(|seat| !about.contains(*seat) && !yes.contains(*seat));
    Some(Absence {
        about,
        lost: about.iter().any(|seat| !state.reachable.contains(seat)),
        waited,
        motion,
        yes,
        asked: asked.collect(),
        voted: yes.contains(own),
        until_vote,
    })
}

fn lines(kit: &Kit<'_>, absence: &Absence, names: &Names, name: &str, own: Seat) -> Vec<String> {
    let texts = kit.texts;
    let mut lines = Vec::new();
    let others: SeatSet = absence.yes.iter().filter(|seat| *seat != own).collect();
    let ends = matches!(absence.motion, Motion::End(_));
    if others.is_empty() {
        let time = time(kit, absence.waited);
        let id = if absence.lost {
            "absent-lost"
        } else {
            "absent-silent"
        };
        lines.push(texts.with(id, [("name", name.into()), ("time", time.into())]));
    } else {
        let voters = names.all(texts, others);
        let id = if ends {
            "absent-proposed-end"
        } else {
            "absent-proposed"
        };
        lines.push(texts.with(id, [("voters", voters.into()), ("name", name.into())]));
    }
    lines.push(texts.get(if ends {
        "absent-explain-end"
    } else {
        "absent-explain"
    }));
    if absence.until_vote > 0.0 {
        let left = absence.until_vote.ceil();
        lines.push(texts.with("absent-soon", [("seconds", left.into())]));
    } else if !absence.yes.is_empty() {
        let asked = names.all(texts, absence.asked);
        let missing = if asked.is_empty() { "none" } else { &asked };
        let all = absence.yes.len() + absence.asked.len();
        lines.push(texts.with(
            "absent-votes",
            [
                ("yes", absence.yes.len().into()),
                ("of", all.into()),
                ("missing", missing.into()),
            ],
        ));
    }
    lines
}

/// Seconds as long as they are few.
fn time(kit: &Kit<'_>, seconds: f64) -> String {
    if seconds < 120.0 {
        kit.texts
            .with("seconds", [("count", seconds.floor().into())])
    } else {
        let minutes = (seconds / 60.0).floor();
        kit.texts.with("minutes", [("count", minutes.into())])
    }
}

fn vote_button(ui: &Ui, kit: &Kit<'_>, row: Rect, absence: &Absence, name: &str) -> Option<Intent> {
    let ends = matches!(absence.motion, Motion::End(_));
    let label = match (absence.voted, ends) {
        (true, _) => kit.texts.get("absent-voted"),
        (false, true) => kit.texts.get("absent-end"),
        (false, false) => kit.texts.with("absent-go-on", [("name", name.into())]),
    };
    let button = Button::new(&label, Style::Outline)
        .named("absent")
        .enabled(!absence.voted && absence.until_vote <= 0.0)
        .size(16.0);
    let clicked = button.show_at(ui, kit, row).clicked();
    clicked.then_some(Intent::Tell(match absence.motion {
        Motion::Remove(seats) => Command::VoteOut(seats),
        Motion::End(seats) => Command::EndWithout(seats),
    }))
}

/// A sheet over the middle of the table, which waits anyway.
fn panel(
    ui: &Ui,
    kit: &Kit<'_>,
    around: Rect,
    sign: &'static str,
    title: &str,
    lines: &[String],
    button: impl FnOnce(&Ui, Rect) -> Option<Intent>,
) -> Option<Intent> {
    let theme = kit.theme;
    let height = 120.0 + 136.0 * theme.text_scale;
    let size = vec2(around.width().clamp(500.0, 620.0), height);
    let panel = Rect::from_center_size(around.center(), size);
    let area = Area::new(Id::new("absence"))
        .order(Order::Foreground)
        .fixed_pos(panel.min);
    let shown = area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, Sense::click());
        plate(ui.painter(), kit, panel.expand(4.0), theme.ink);
        plate(ui.painter(), kit, panel, theme.paper);
        let inner = panel.shrink(18.0);
        let head = Rect::from_min_size(inner.min, vec2(inner.width(), 34.0));
        let square =
            Rect::from_center_size(pos2(head.left() + 16.0, head.center().y), Vec2::splat(30.0));
        kit.sign(
            ui.painter(),
            sign,
            theme.direction.place(square, head),
            theme.bad,
        );
        let words = Rect::from_min_max(pos2(square.right() + 10.0, head.top()), head.max);
        let words = theme.direction.place(words, head);
        let height = if lines.is_empty() {
            160.0
        } else {
            words.height()
        };
        let words = Rect::from_min_size(words.min, vec2(words.width(), height));
        kit.tell(ui, words, At::Start, title, Pen::bold(19.0, theme.ink));
        let mut room = Rect::from_min_max(
            pos2(inner.left(), head.bottom() + 8.0),
            pos2(inner.right(), inner.bottom() - 50.0),
        );
        for line in lines {
            let taken = kit.tell(ui, room, At::Top, line, Pen::new(15.0, theme.ink));
            room.min.y = taken.bottom() + 5.0;
        }
        let row = Rect::from_min_max(
            pos2(inner.left(), inner.bottom() - 42.0),
            inner.max - vec2(0.0, 2.0),
        );
        button(ui, row)
    });
    shown.inner
}
