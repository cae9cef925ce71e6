//! The tables: those of others, the own one, and a game that was interrupted.

use bots::Level;
use eframe::egui::{CornerRadius, Rect, Sense, Ui, Vec2, pos2, vec2};
use network::lobby::{Guest, Table};
use network::{Command, NodeView};
use protocol::Identity;

use super::super::super::widgets::{At, Button, Kit, Pen, Style, choice_row, say};
use super::super::Intent;
use super::options::in_words;
use super::panel;
use crate::printable::printable;

/// A game that was interrupted; says whether to go on with it.
pub(super) fn interrupted(ui: &Ui, kit: &Kit<'_>, rect: Rect) -> bool {
    let theme = kit.theme;
    ui.painter()
        .rect_filled(rect, CornerRadius::same(10), theme.fold);
    let inner = rect.shrink2(vec2(14.0, 5.0));
    let words = Rect::from_min_max(inner.min, pos2(inner.right() - 140.0, inner.bottom()));
    let text = kit.texts.get("interrupted");
    let place = theme.direction.place(words, inner);
    kit.tell(ui, place, At::Start, &text, Pen::new(16.0, theme.ink));
    let button = Rect::from_min_max(
        pos2(inner.right() - 130.0, inner.top()),
        inner.max - vec2(0.0, 4.0),
    );
    let label = kit.texts.get("resume");
    let resume = Button::new(&label, Style::Main).sign("play").size(15.0);
    resume
        .show_at(ui, kit, theme.direction.place(button, inner))
        .clicked()
}

/// An open table of somebody's.
pub(super) fn offer(
    ui: &mut Ui,
    kit: &Kit<'_>,
    opener: &Identity,
    table: &Table,
) -> Option<Intent> {
    let theme = kit.theme;
    let size = vec2(ui.available_width() - 12.0, 58.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .rect_filled(rect, CornerRadius::same(10), theme.fold);
    let inner = rect.shrink2(vec2(14.0, 6.0));
    let title = printable(table.title.as_str());
    let guests: Vec<String> = table
        .guests
        .iter()
        .map(|guest| printable(guest.name.as_str()))
        .collect();
    let line = kit.texts.with(
        "table-line",
        [
            ("taken", table.guests.len().into()),
            ("seats", table.seats.into()),
            ("guests", guests.join(", ").into()),
        ],
    );
    let words = Rect::from_min_max(inner.min, pos2(inner.right() - 130.0, inner.bottom()));
    let words = theme.direction.place(words, inner);
    let (upper, lower) = words.split_top_bottom_at_fraction(0.5);
    kit.tell(ui, upper, At::Start, &title, Pen::bold(18.0, theme.ink));
    kit.tell(ui, lower, At::Start, &line, Pen::new(14.0, theme.faint));
    let button = Rect::from_min_max(
        pos2(inner.right() - 116.0, inner.top() + 2.0),
        inner.max - vec2(0.0, 5.0),
    );
    let label = kit.texts.with("sit-at", [("table", title.into())]);
    let shown = kit.texts.get("sit-down");
    let button = theme.direction.place(button, inner);
    let sit = Button::new(&shown, Style::Main)
        .enabled(!table.is_full())
        .hint(&label)
        .size(15.0);
    // Ten tables have ten buttons: each must be one of its own.
    ui.push_id(table.id.0, |ui| sit.show_at(ui, kit, button).clicked())
        .inner
        .then_some(Intent::Tell(Command::Sit {
            opener: *opener,
            table: table.id,
        }))
}

/// The table where one sits.
pub(super) fn seated(
    ui: &Ui,
    kit: &Kit<'_>,
    view: &NodeView,
    (opener, table): (&Identity, &Table),
    level: &mut Level,
    rect: Rect,
) -> Option<Intent> {
    let theme = kit.theme;
    let inner = panel(ui, kit, rect, &printable(table.title.as_str()));
    let mine = *opener == view.identity;
    let mut intent = None;
    let ready = table.guest(&view.identity).is_some_and(|guest| guest.ready);
    let mut top = inner.top();
    for number in 0..usize::from(table.seats) {
        let row = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 44.0));
        let guest = table.guests.get(number);
        seat(ui, kit, row, guest, number);
        if mine && number > 0 {
            intent = intent.or(seat_button(ui, kit, row, guest, number, *level));
        }
        top += 50.0;
    }
    let words = in_words(kit.texts, &table.options);
    let room = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 24.0));
    let pen = Pen::new(14.0, theme.faint);
    kit.write_line(ui.painter(), room, At::Start, &words, pen);
    say(ui, "rules", room, &words);
    if mine && !table.is_full() {
        let room = Rect::from_min_size(
            pos2(inner.left(), room.bottom() + 6.0),
            vec2(inner.width(), 36.0),
        );
        choose_level(ui, kit, room, level);
    }
    let row = Rect::from_min_max(
        pos2(inner.left(), inner.bottom() - 50.0),
        inner.max - vec2(0.0, 4.0),
    );
    let half = (row.width() - 14.0) / 2.0;
    let first = Rect::from_min_size(row.min, vec2(half, row.height()));
    let second = first.translate(vec2(half + 14.0, 0.0));
    let text = kit.texts.get(match (table.is_full(), ready) {
        (false, _) => "table-waits",
        (true, false) => "table-full",
        (true, true) => "table-ready",
    });
    let above = Rect::from_min_max(
        pos2(inner.left(), row.top() - 34.0),
        pos2(inner.right(), row.top() - 8.0),
    );
    kit.tell(ui, above, At::Centre, &text, Pen::new(16.0, theme.ink));
    let label = kit
        .texts
        .get(if ready { "not-ready" } else { "i-am-ready" });
    let style = if ready { Style::OnPaper } else { Style::Main };
    let button = Button::new(&label, style)
        .named("ready")
        .sign("check")
        .enabled(table.is_full());
    if button
        .show_at(ui, kit, theme.direction.place(first, row))
        .clicked()
    {
        return Some(Intent::Tell(if ready {
            Command::NotReady
        } else {
            Command::Ready(table.draft())
        }));
    }
    let label = kit.texts.get(if mine { "close-table" } else { "stand-up" });
    let button = Button::new(&label, Style::Outline).sign("leave");
    let clicked = button
        .show_at(ui, kit, theme.direction.place(second, row))
        .clicked();
    intent.or(clicked.then_some(Intent::Tell(Command::StandUp)))
}

/// One seat of the table: who sits there, and whether everything is agreed to.
fn seat(ui: &Ui, kit: &Kit<'_>, row: Rect, guest: Option<&Guest>, number: usize) {
    let theme = kit.theme;
    ui.painter()
        .rect_filled(row, CornerRadius::same(10), theme.fold);
    let (text, sign) = match guest {
        Some(guest) => {
            let name = printable(guest.name.as_str());
            let state = if guest.ready { "ready" } else { "not" };
            let fill = [("name", name.into()), ("state", state.into())];
            let sign = if guest.ready { "check" } else { "hourglass" };
            (kit.texts.with("seat-taken", fill), sign)
        }
        None => (kit.texts.get("seat-free"), "person"),
    };
    let square = Rect::from_center_size(pos2(row.left() + 24.0, row.center().y), Vec2::splat(24.0));
    let colour = if guest.is_some_and(|guest| guest.ready) {
        theme.good
    } else {
        theme.faint
    };
    kit.sign(
        ui.painter(),
        sign,
        theme.direction.place(square, row),
        colour,
    );
    let words = Rect::from_min_max(pos2(row.left() + 48.0, row.top()), row.max);
    let words = theme.direction.place(words, row);
    let pen = Pen::new(
        17.0,
        if guest.is_some() {
            theme.ink
        } else {
            theme.faint
        },
    );
    kit.write_line(ui.painter(), words, At::Start, &text, pen);
    say(ui, &format!("seat {number}"), row, &text);
}

/// What whoever opened the table can do about a seat: fill it with a bot, or send its guest away.
fn seat_button(
    ui: &Ui,
    kit: &Kit<'_>,
    row: Rect,
    guest: Option<&Guest>,
    number: usize,
    level: Level,
) -> Option<Intent> {
    let button = Rect::from_min_max(
        pos2(row.right() - 150.0, row.top() + 4.0),
        row.max - vec2(6.0, 7.0),
    );
    let place = kit.theme.direction.place(button, row);
    match guest {
        None => {
            let label = kit.texts.with("add-bot", [("seat", (number + 1).into())]);
            let shown = kit.texts.get("add-a-bot");
            let button = Button::new(&shown, Style::OnPaper)
                .labelled(&label)
                .sign("robot")
                .size(15.0);
            let clicked = button.show_at(ui, kit, place).clicked();
            clicked.then_some(Intent::AddBot(level))
        }
        Some(guest) => {
            let name = printable(guest.name.as_str());
            let label = kit.texts.with("send-away", [("name", name.into())]);
            let shown = kit.texts.get("send-someone-away");
            let button = Button::new(&shown, Style::Outline)
                .labelled(&label)
                .size(15.0);
            let clicked = button.show_at(ui, kit, place).clicked();
            clicked.then_some(Intent::Tell(Command::RemoveGuest(guest.identity)))
        }
    }
}

/// How well the next bot plays.
fn choose_level(ui: &Ui, kit: &Kit<'_>, rect: Rect, level: &mut Level) {
    let words = Rect::from_min_size(rect.min, vec2(rect.width() * 0.3, rect.height()));
    let choices = Rect::from_min_max(pos2(words.right(), rect.top()), rect.max);
    let direction = kit.theme.direction;
    let pen = Pen::new(15.0, kit.theme.faint);
    let text = kit.texts.get("bots-play");
    kit.tell(ui, direction.place(words, rect), At::Start, &text, pen);
    let labels = [
        kit.texts.get("easy"),
        kit.texts.get("normal"),
        kit.texts.get("hard"),
    ];
    let labels = labels.each_ref().map(String::as_str);
    let chosen = Level::ALL.iter().position(|own| own == level);
    let place = direction.place(choices, rect);
    let clicked = choice_row(ui, kit, place, &labels, chosen.unwrap_or_default());
    if let Some(&clicked) = clicked.and_then(|clicked| Level::ALL.get(clicked)) {
        *level = clicked;
    }
}
