//! The few things that all screens are made of.

mod button;
mod card;
mod mute;
mod plate;
mod qr;
mod slider;
mod toggle;

use eframe::egui::{Align, Color32, Painter, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2};

pub(crate) use button::{Button, Style};
pub(crate) use card::{CardLook, paint_card, paint_flying};
pub(crate) use mute::mute_button;
pub(crate) use plate::{focus_ring, plate, round_plate};
pub(crate) use qr::paint_qr;
pub(crate) use slider::slider;
pub(crate) use toggle::choice_row;

use super::art::{Art, Picture};
use super::rtl::{self, Setting};
use super::texts::Texts;
use super::theme::{Direction, Theme, Weight};

/// What every screen draws with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kit<'a> {
    pub(crate) theme: &'a Theme,
    pub(crate) texts: &'a Texts,
    pub(crate) art: &'a Art,
}

/// Where a text stands in its rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// At the side where reading begins, in the middle of the height.
    Start,
    Centre,
    /// At the side where reading begins, from the top on.
    Top,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen {
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) colour: Color32,
}

impl Pen {
    pub(crate) const fn new(size: f32, colour: Color32) -> Self {
        Self {
            size,
            weight: Weight::Medium,
            colour,
        }
    }

    pub(crate) const fn bold(size: f32, colour: Color32) -> Self {
        Self {
            size,
            weight: Weight::Bold,
            colour,
        }
    }
}

impl Kit<'_> {
    /// Writes a text into a rectangle, in as many lines as it takes; says how much room it took.
    pub(crate) fn write(
        &self,
        painter: &Painter,
        rect: Rect,
        at: At,
        text: &str,
        pen: Pen,
    ) -> Rect {
        let direction = self.theme.direction;
        let align = match (at, direction) {
            (At::Centre, _) => Align::Center,
            (_, Direction::LeftToRight) => Align::LEFT,
            (_, Direction::RightToLeft) => Align::RIGHT,
        };
        let setting = Setting {
            font: self.theme.font(pen.size, pen.weight),
            colour: pen.colour,
            width: rect.width(),
            align,
            direction,
        };
        let galley = rtl::layout(painter, text, &setting);
        let x = match align {
            Align::Min => rect.left(),
            Align::Center => rect.center().x,
            Align::Max => rect.right(),
        };
        let y = match at {
            At::Top => rect.top(),
            At::Start | At::Centre => rect.center().y - galley.size().y / 2.0,
        };
        let taken = galley.rect.translate(pos2(x, y).to_vec2());
        painter.galley(pos2(x, y), galley, pen.colour);
        taken
    }

    /// Writes a text on one line, smaller if it is too long for it.
    pub(crate) fn write_line(
        &self,
        painter: &Painter,
        rect: Rect,
        at: At,
        text: &str,
        mut pen: Pen,
    ) -> Rect {
        let smallest = pen.size * 0.6;
        while pen.size > smallest && self.width(painter, text, pen) > rect.width() {
            pen.size -= 0.5;
        }
        self.write(painter, rect, at, text, pen)
    }

    /// How wide a text is on one line.
    pub(crate) fn width(&self, painter: &Painter, text: &str, pen: Pen) -> f32 {
        let font = self.theme.font(pen.size, pen.weight);
        let galley = painter.layout_no_wrap(text.to_owned(), font, pen.colour);
        galley.size().x
    }

    /// Writes a text and makes it known to screen readers.
    pub(crate) fn tell(&self, ui: &Ui, rect: Rect, at: At, text: &str, pen: Pen) -> Rect {
        let taken = self.write(ui.painter(), rect, at, text, pen);
        say(ui, text, taken.intersect(rect), text);
        taken
    }

    /// Paints a sign in one colour.
    pub(crate) fn sign(&self, painter: &Painter, name: &'static str, rect: Rect, colour: Color32) {
        self.art.paint(painter, Picture::Sign(name), rect, colour);
    }
}

/// Makes a painted text known to screen readers.
pub(crate) fn say(ui: &Ui, name: &str, rect: Rect, text: &str) {
    let response = ui.interact(rect, ui.id().with(("say", name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
}
