//! The own code for the others, and calling somebody who is not found.

use eframe::egui::{Area, Id, Order, Rect, Sense, Ui, pos2, vec2};
use network::invite::JoinAddress;
use network::lobby::MAX_ADDRESS;
use network::{Command, NodeView};

use super::super::super::rtl;
use super::super::super::trouble_words;
use super::super::super::widgets::{
    At, Button, Kit, Pen, Script, Style, TextField, paint_qr, plate, say,
};
use super::super::Intent;
use super::LobbyScreen;

impl LobbyScreen {
    /// The own code, and calling somebody who is not found.
    pub(super) fn call(
        &mut self,
        ui: &mut Ui,
        kit: &Kit<'_>,
        view: &NodeView,
        rect: Rect,
    ) -> Option<Intent> {
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
        // As far as the buttons: a long code is written smaller.
        let below =
            Rect::from_min_max(pos2(own.left(), upper.bottom()), own.max - vec2(188.0, 0.0));
        let below = theme.direction.place(below, own);
        let shown = rtl::isolated(&code);
        let pen = Pen::bold(24.0, theme.ink);
        kit.write_line(ui.painter(), below, At::Start, &shown, pen);
        say(ui, "own code", below, &code);
        let buttons = Rect::from_min_max(
            pos2(own.right() - 176.0, own.top() + 12.0),
            own.max - vec2(0.0, 12.0),
        );
        let copy = Rect::from_min_size(buttons.min, vec2(112.0, buttons.height()));
        let scan = Rect::from_min_max(pos2(copy.right() + 10.0, buttons.top()), buttons.max);
        if view.invite.is_some() {
            let label = kit.texts.get("copy");
            let place = theme.direction.place(copy, own);
            let button = Button::new(&label, Style::OnPaper).sign("copy").size(15.0);
            if button.show_at(ui, kit, place).clicked() {
                ui.ctx().copy_text(code.clone());
            }
            let label = kit.texts.get("show-qr");
            let button = Button::new(&label, Style::OnPaper).sign("qr").sign_only();
            let place = theme.direction.place(scan, own);
            if button.show_at(ui, kit, place).clicked() {
                self.scanning = !self.scanning;
            }
            self.scan(ui, kit, &code);
        }
        self.call_field(ui, kit, theme.direction.place(other, inner))
    }

    fn call_field(&mut self, ui: &mut Ui, kit: &Kit<'_>, rect: Rect) -> Option<Intent> {
        let theme = kit.theme;
        let upper = Rect::from_min_size(rect.min, vec2(rect.width(), 24.0));
        let question = kit.texts.get("call-somebody");
        let pen = Pen::new(15.0, theme.faint);
        kit.write_line(ui.painter(), upper, At::Start, &question, pen);
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
                self.notice(trouble_words::join(kit.texts, problem));
                None
            }
        }
    }

    /// The own code as a picture, large, until it is put away.
    fn scan(&mut self, ui: &Ui, kit: &Kit<'_>, code: &str) {
        if !self.scanning {
            return;
        }
        let theme = kit.theme;
        let size = vec2(360.0, 470.0);
        let panel = Rect::from_center_size(ui.max_rect().center(), size);
        let area = Area::new(Id::new("qr"))
            .order(Order::Foreground)
            .fixed_pos(panel.min);
        area.show(ui.ctx(), |ui| {
            ui.allocate_exact_size(size, Sense::click());
            plate(ui.painter(), kit, panel.expand(4.0), theme.ink);
            plate(ui.painter(), kit, panel, theme.paper);
            let inner = panel.shrink(20.0);
            let square = Rect::from_min_size(inner.min, vec2(inner.width(), inner.width()));
            paint_qr(ui.painter(), square, code);
            let label = kit.texts.with("qr-label", [("code", code.into())]);
            say(ui, "qr", square, &label);
            let words = Rect::from_min_size(
                pos2(inner.left(), square.bottom() + 4.0),
                vec2(inner.width(), 44.0),
            );
            let pen = Pen::bold(22.0, theme.ink);
            kit.write_line(ui.painter(), words, At::Centre, code, pen);
            let button = Rect::from_min_max(
                pos2(inner.left() + 60.0, inner.bottom() - 46.0),
                inner.max - vec2(60.0, 4.0),
            );
            let label = kit.texts.get("notice-close");
            let close = Button::new(&label, Style::Main).named("qr-close");
            if close.show_at(ui, kit, button).clicked() {
                self.scanning = false;
            }
        });
    }
}
