//! The home network: who is nearby, which tables are open, and how to find each other.

mod people;
mod tables;

use std::sync::Arc;

use eframe::egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};
use network::invite::JoinAddress;
use network::lobby::{MAX_ADDRESS, Name};
use network::{Command, NodeView};
use rules::{MAX_SEATS, MIN_SEATS, Preset};

use super::super::rtl;
use super::super::widgets::{
    At, Button, Kit, Pen, Script, Style, TextField, choice_row, plate, say,
};
use super::Intent;
use super::play_setup::back_button;
use people::show_people;
use tables::{interrupted, offer, seated};

/// What the screen keeps.
#[derive(Debug)]
pub(crate) struct LobbyScreen {
    view: Option<Arc<NodeView>>,
    /// What is typed to call somebody.
    call: String,
    /// How the next table is to be.
    seats: usize,
    deluxe: bool,
    /// What the player should know.
    notice: Option<String>,
}

impl Default for LobbyScreen {
    fn default() -> Self {
        Self {
            view: None,
            call: String::new(),
            seats: MIN_SEATS,
            deluxe: false,
            notice: None,
        }
    }
}

impl LobbyScreen {
    /// The network as it is now.
    pub(crate) fn observe(&mut self, view: &Arc<NodeView>) {
        self.view = Some(Arc::clone(view));
    }

    /// Something that the player should know.
    pub(crate) fn notice(&mut self, text: String) {
        self.notice = Some(text);
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
        let middle = Rect::from_min_max(
            pos2(inner.left(), title.bottom() + 12.0),
            pos2(inner.right(), lower.top() - 18.0),
        );
        let narrow = (middle.width() - 20.0) * 0.42;
        let people = Rect::from_min_size(middle.min, vec2(narrow, middle.height()));
        let tables = Rect::from_min_max(pos2(people.right() + 20.0, middle.top()), middle.max);
        show_people(ui, kit, &view, theme.direction.place(people, middle));
        let tables = theme.direction.place(tables, middle);
        let intent = match &view.seated {
            Some((opener, table)) => seated(ui, kit, &view, opener, table, tables),
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
        if view.tables.is_empty() {
            let text = kit.texts.get("no-tables");
            kit.tell(ui, list, At::Centre, &text, Pen::new(17.0, theme.faint));
        }
        let mut child = ui.new_child(UiBuilder::new().max_rect(list).id_salt("tables"));
        ScrollArea::vertical()
            .id_salt("tables")
            .show(&mut child, |ui| {
                for (opener, table) in &view.tables {
                    if let Some(wish) = offer(ui, kit, opener, table) {
                        intent = Some(wish);
                    }
                }
            });
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
        if let Some(clicked) = choice_row(ui, kit, place, &labels, usize::from(self.deluxe)) {
            self.deluxe = clicked == 1;
        }
        let button = Rect::from_min_max(
            pos2(open.left(), open.bottom() - 52.0),
            open.max - vec2(0.0, 4.0),
        );
        let label = kit.texts.get("open-table");
        let open = Button::new(&label, Style::Main)
            .sign("plus")
            .show_at(ui, kit, button);
        if open.clicked() {
            let title = kit
                .texts
                .with("table-of", [("name", view.name.as_str().into())]);
            let preset = if self.deluxe {
                Preset::Deluxe
            } else {
                Preset::Standard
            };
            intent = Some(Intent::Tell(Command::OpenTable {
                title: Name::clean(&title).unwrap_or_else(|_| view.name.clone()),
                options: preset.options(),
                seats: u8::try_from(self.seats).unwrap_or(2),
            }));
        }
        intent
    }

    /// The own code, and calling somebody who is not found.
    fn call(&mut self, ui: &Ui, kit: &Kit<'_>, view: &NodeView, rect: Rect) -> Option<Intent> {
        let theme = kit.theme;
        plate(ui.painter(), kit, rect, theme.paper);
        let inner = rect.shrink(14.0);
        let half = inner.width() / 2.0 - 10.0;
        let own = Rect::from_min_size(inner.min, vec2(half, inner.height()));
        let other = own.translate(vec2(half + 20.0, 0.0));
        let own = theme.direction.place(own, inner);
        let upper = Rect::from_min_size(own.min, vec2(own.width(), 24.0));
        kit.tell(
            ui,
            upper,
            At::Start,
            &kit.texts.get("your-code"),
            Pen::new(15.0, theme.faint),
        );
        let code = view
            .invite
            .as_ref()
            .map_or_else(|| kit.texts.get("no-code"), ToString::to_string);
        let copy = Rect::from_min_max(
            pos2(own.right() - 120.0, own.top() + 12.0),
            own.max - vec2(0.0, 12.0),
        );
        let below = Rect::from_min_max(
            pos2(own.left(), upper.bottom()),
            pos2(copy.left() - 8.0, own.bottom()),
        );
        let below = theme.direction.place(below, own);
        let shown = rtl::isolated(&code);
        kit.write_line(
            ui.painter(),
            below,
            At::Start,
            &shown,
            Pen::bold(24.0, theme.ink),
        );
        say(ui, "own code", below, &code);
        let label = kit.texts.get("copy");
        if view.invite.is_some()
            && Button::new(&label, Style::Outline)
                .sign("copy")
                .size(15.0)
                .show_at(ui, kit, theme.direction.place(copy, own))
                .clicked()
        {
            ui.ctx().copy_text(code);
        }
        self.call_field(ui, kit, theme.direction.place(other, inner))
    }

    fn call_field(&mut self, ui: &Ui, kit: &Kit<'_>, rect: Rect) -> Option<Intent> {
        let theme = kit.theme;
        let upper = Rect::from_min_size(rect.min, vec2(rect.width(), 24.0));
        let question = self
            .notice
            .clone()
            .unwrap_or_else(|| kit.texts.get("call-somebody"));
        let colour = if self.notice.is_some() {
            theme.bad
        } else {
            theme.faint
        };
        kit.write_line(
            ui.painter(),
            upper,
            At::Start,
            &question,
            Pen::new(15.0, colour),
        );
        say(ui, "call", upper, &question);
        let row = Rect::from_min_max(pos2(rect.left(), upper.bottom() + 2.0), rect.max);
        let field = Rect::from_min_max(row.min, pos2(row.right() - 130.0, row.bottom()));
        let entered = TextField::new("call", &question)
            .limit(MAX_ADDRESS)
            .script(Script::Latin)
            .show_at(ui, kit, theme.direction.place(field, row), &mut self.call)
            .entered;
        let label = kit.texts.get("call");
        let button = Button::new(&label, Style::OnPaper)
            .sign("link-ok")
            .size(15.0)
            .enabled(!self.call.trim().is_empty());
        let place = Rect::from_min_max(pos2(row.right() - 118.0, row.top()), row.max);
        let place = theme.direction.place(place, row);
        let clicked = button.show_at(ui, kit, place).clicked();
        if !(entered || clicked) || self.call.trim().is_empty() {
            return None;
        }
        match self.call.trim().parse::<JoinAddress>() {
            Ok(address) => {
                self.notice = None;
                Some(Intent::Tell(Command::Join(address)))
            }
            Err(problem) => {
                self.notice = Some(problem.to_string());
                None
            }
        }
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
