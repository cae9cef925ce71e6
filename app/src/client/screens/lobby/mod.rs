//! The home network: who is nearby, which tables are open, and how to find each other.

mod calling;
mod options;
mod people;
mod tables;

use std::sync::Arc;

use bots::Level;
use eframe::egui::{CornerRadius, Rect, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2};
use network::lobby::Name;
use network::{Command, NodeView};
use protocol::Identity;
use rules::{Edition, MAX_SEATS, MIN_SEATS, Options};

use super::super::texts::Texts;
use super::super::widgets::{At, Button, Kit, Pen, Style, choice_row, plate};
use super::Intent;
use super::play_setup::back_button;
use people::show_people;
use tables::{interrupted, offer, seated};

use crate::printable::printable;

/// What the screen keeps.
#[derive(Debug)]
pub(crate) struct LobbyScreen {
    view: Option<Arc<NodeView>>,
    /// What is typed to call somebody.
    call: String,
    /// How the next table is to be.
    seats: usize,
    options: Options,
    /// The rules of the next table are being chosen.
    choosing: bool,
    /// How well the next bot plays.
    level: Level,
    /// The own code is shown large, to be scanned.
    scanning: bool,
    notice: Option<Notice>,
}

/// Something that the player should know.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    good: bool,
}

impl Default for LobbyScreen {
    fn default() -> Self {
        Self {
            view: None,
            call: String::new(),
            seats: MIN_SEATS,
            options: Options::default(),
            choosing: false,
            level: Level::Easy,
            scanning: false,
            notice: None,
        }
    }
}

impl LobbyScreen {
    /// The network as it is now.
    pub(crate) fn observe(&mut self, view: &Arc<NodeView>) {
        self.view = Some(Arc::clone(view));
    }

    #[cfg(test)]
    pub(crate) fn view(&self) -> Option<&Arc<NodeView>> {
        self.view.as_ref()
    }

    /// A wish that was not granted, and why.
    pub(crate) fn notice(&mut self, text: String) {
        self.notice = Some(Notice { text, good: false });
    }

    /// Somebody who was called is here.
    pub(crate) fn called(&mut self, texts: &Texts, who: &Identity) {
        let people = self.view.iter().flat_map(|view| &view.people);
        let mut found = people.filter(|person| person.identity == *who);
        if let Some(person) = found.next() {
            let name = printable(person.name.as_str());
            let text = texts.with("called", [("name", name.into())]);
            self.notice = Some(Notice { text, good: true });
        }
    }

    /// Shows the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, kit: &Kit<'_>) -> Option<Intent> {
        let whole = ui.max_rect();
        let theme = kit.theme;
        let back = back_button(ui, kit, whole);
        let inner = whole.shrink(22.0);
        let title = Rect::from_min_size(inner.min, vec2(inner.width(), 46.0));
        let heading = kit.texts.get("home-network");
        kit.tell(ui, title, At::Centre, &heading, Pen::bold(32.0, theme.ink));
        let Some(view) = self.view.clone() else {
            let text = kit.texts.get("lobby-starting");
            kit.tell(ui, inner, At::Centre, &text, Pen::new(18.0, theme.faint));
            return back;
        };
        let lower = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 96.0), inner.max);
        let mut middle = Rect::from_min_max(
            pos2(inner.left(), title.bottom() + 12.0),
            pos2(inner.right(), lower.top() - 18.0),
        );
        if let Some(notice) = self.notice.clone() {
            let strip = Rect::from_min_size(middle.min, vec2(middle.width(), 44.0));
            middle.min.y = strip.bottom() + 12.0;
            if show_notice(ui, kit, strip, &notice) {
                self.notice = None;
            }
        }
        let narrow = (middle.width() - 20.0) * 0.42;
        let people = Rect::from_min_size(middle.min, vec2(narrow, middle.height()));
        let tables = Rect::from_min_max(pos2(people.right() + 20.0, middle.top()), middle.max);
        show_people(ui, kit, &view, theme.direction.place(people, middle));
        let tables = theme.direction.place(tables, middle);
        let intent = match &view.seated {
            Some((opener, table)) => {
                self.choosing = false;
                seated(ui, kit, &view, (opener, table), &mut self.level, tables)
            }
            None => self.tables(ui, kit, &view, tables),
        };
        let calling = self.call(ui, kit, &view, lower);
        back.or(intent).or(calling)
    }

    /// The open tables, and a new one.
    fn tables(
        &mut self,
        ui: &mut Ui,
        kit: &Kit<'_>,
        view: &NodeView,
        rect: Rect,
    ) -> Option<Intent> {
        let inner = panel(ui, kit, rect, &kit.texts.get("tables"));
        let theme = kit.theme;
        let open = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 156.0), inner.max);
        let mut list = Rect::from_min_max(inner.min, pos2(inner.right(), open.top() - 10.0));
        let mut intent = None;
        if let Some(game) = view.unfinished.first() {
            let row = Rect::from_min_size(list.min, vec2(list.width(), 50.0));
            list.min.y = row.bottom() + 10.0;
            if interrupted(ui, kit, row) {
                intent = Some(Intent::Tell(Command::Resume(*game)));
            }
        }
        if self.choosing {
            options::choose(ui, kit, list, &mut self.options);
        } else if view.tables.is_empty() {
            let text = kit.texts.get("no-tables");
            kit.tell(ui, list, At::Centre, &text, Pen::new(17.0, theme.faint));
        }
        let mut child = ui.new_child(UiBuilder::new().max_rect(list).id_salt("tables"));
        ScrollArea::vertical()
            .id_salt("tables")
            .show(&mut child, |ui| {
                let tables = view.tables.iter().filter(|_| !self.choosing);
                for (opener, table) in tables {
                    if let Some(wish) = offer(ui, kit, opener, table) {
                        intent = Some(wish);
                    }
                }
            });
        intent.or(self.new_table(ui, kit, view, open))
    }

    /// How the next table is to be.
    fn new_table(&mut self, ui: &Ui, kit: &Kit<'_>, view: &NodeView, open: Rect) -> Option<Intent> {
        let theme = kit.theme;
        let mut intent = None;
        let label = Rect::from_min_size(open.min, vec2(open.width(), 24.0));
        kit.tell(
            ui,
            label,
            At::Start,
            &kit.texts.get("new-table"),
            Pen::bold(17.0, theme.ink),
        );
        let half = (open.width() - 14.0) / 2.0;
        let row = Rect::from_min_size(
            pos2(open.left(), label.bottom() + 6.0),
            vec2(open.width(), 44.0),
        );
        let seats = Rect::from_min_size(row.min, vec2(half, row.height()));
        let cards = seats.translate(vec2(half + 14.0, 0.0));
        let labels: Vec<String> = (MIN_SEATS..=MAX_SEATS)
            .map(|count| kit.texts.with("seats", [("count", count.into())]))
            .collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let chosen = self.seats - MIN_SEATS;
        if let Some(clicked) =
            choice_row(ui, kit, theme.direction.place(seats, row), &labels, chosen)
        {
            self.seats = clicked + MIN_SEATS;
        }
        let labels = [kit.texts.get("box-12"), kit.texts.get("box-16")];
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let place = theme.direction.place(cards, row);
        let deluxe = self.options.edition == Edition::Deluxe;
        if let Some(clicked) = choice_row(ui, kit, place, &labels, usize::from(deluxe)) {
            self.options.edition = match clicked {
                1 => Edition::Deluxe,
                _ => Edition::Classic,
            };
        }
        let last = Rect::from_min_max(
            pos2(open.left(), open.bottom() - 52.0),
            open.max - vec2(0.0, 4.0),
        );
        let more = Rect::from_min_size(last.min, vec2(last.width() * 0.4, last.height()));
        let label = kit.texts.get(if self.choosing {
            "fewer-rules"
        } else {
            "more-rules"
        });
        let choose = Button::new(&label, Style::OnPaper)
            .named("more-rules")
            .sign("rules")
            .size(16.0);
        if choose
            .show_at(ui, kit, theme.direction.place(more, last))
            .clicked()
        {
            self.choosing = !self.choosing;
        }
        let button = Rect::from_min_max(pos2(more.right() + 14.0, last.top()), last.max);
        let button = theme.direction.place(button, last);
        let label = kit.texts.get("open-table");
        let open = Button::new(&label, Style::Main)
            .sign("plus")
            .show_at(ui, kit, button);
        if open.clicked() {
            let title = kit
                .texts
                .with("table-of", [("name", view.name.as_str().into())]);
            intent = Some(Intent::Tell(Command::OpenTable {
                title: Name::clean(&title).unwrap_or_else(|_| view.name.clone()),
                options: self.options,
                seats: u8::try_from(self.seats).unwrap_or(2),
            }));
        }
        intent
    }
}

/// A sheet with a heading; returns the room below it.
fn panel(ui: &Ui, kit: &Kit<'_>, rect: Rect, heading: &str) -> Rect {
    plate(ui.painter(), kit, rect, kit.theme.paper);
    let inner = rect.shrink(18.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 30.0));
    kit.tell(
        ui,
        title,
        At::Start,
        heading,
        Pen::bold(21.0, kit.theme.ink),
    );
    Rect::from_min_max(pos2(inner.left(), title.bottom() + 8.0), inner.max)
}

/// What the player should know, until it is put away; says whether it was.
fn show_notice(ui: &Ui, kit: &Kit<'_>, rect: Rect, notice: &Notice) -> bool {
    let theme = kit.theme;
    plate(ui.painter(), kit, rect, theme.fold);
    let (sign, colour) = if notice.good {
        ("check", theme.good)
    } else {
        ("warning", theme.bad)
    };
    ui.painter().rect_stroke(
        rect,
        CornerRadius::same(12),
        eframe::egui::Stroke::new(2.0, colour),
        eframe::egui::StrokeKind::Inside,
    );
    let square =
        Rect::from_center_size(pos2(rect.left() + 26.0, rect.center().y), Vec2::splat(26.0));
    let place = theme.direction.place(square, rect);
    kit.sign(ui.painter(), sign, place, colour);
    let words = Rect::from_min_max(
        pos2(square.right() + 10.0, rect.top()),
        rect.max - vec2(56.0, 0.0),
    );
    let words = theme.direction.place(words, rect);
    let pen = Pen::bold(16.0, theme.ink);
    kit.write_line(ui.painter(), words, At::Start, &notice.text, pen);
    super::super::widgets::say(ui, "notice", words, &notice.text);
    let close = Rect::from_min_max(
        pos2(rect.right() - 46.0, rect.top() + 5.0),
        rect.max - vec2(8.0, 5.0),
    );
    let label = kit.texts.get("notice-close");
    let button = Button::new(&label, Style::OnPaper)
        .sign("cross")
        .sign_only();
    button
        .show_at(ui, kit, theme.direction.place(close, rect))
        .clicked()
}
