//! Buttons of paper.

use eframe::egui::{
    Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{At, Kit, Pen, focus_ring, round_plate};

/// What a button is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// The thing to do: gold and solid.
    Main,
    /// Anything else: paper.
    Plain,
    /// Gives something away: an outline, never gold.
    Outline,
    /// Anything else, on a sheet of paper: its second tone.
    OnPaper,
}

/// A button, before it is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Button<'a> {
    pub(crate) label: &'a str,
    pub(crate) sign: Option<&'static str>,
    pub(crate) style: Style,
    pub(crate) enabled: bool,
    /// Said on hover: what it does, or why it cannot.
    pub(crate) hint: Option<&'a str>,
    /// Only the sign is painted; the label is for screen readers and on hover.
    pub(crate) sign_only: bool,
    pub(crate) size: f32,
    /// Chosen among several.
    pub(crate) selected: Option<bool>,
    /// What it is known by, if its label changes.
    pub(crate) name: Option<&'static str>,
    /// What a screen reader says, if what is painted is not enough on its own.
    pub(crate) full: Option<&'a str>,
}

impl<'a> Button<'a> {
    pub(crate) const fn new(label: &'a str, style: Style) -> Self {
        Self {
            label,
            sign: None,
            style,
            enabled: true,
            hint: None,
            sign_only: false,
            size: 17.0,
            selected: None,
            name: None,
            full: None,
        }
    }

    pub(crate) const fn sign(mut self, sign: &'static str) -> Self {
        self.sign = Some(sign);
        self
    }

    pub(crate) const fn sign_only(mut self) -> Self {
        self.sign_only = true;
        self
    }

    pub(crate) const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    pub(crate) const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = Some(hint);
        self
    }

    pub(crate) const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    pub(crate) const fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// A button whose label changes is still the same button.
    pub(crate) const fn named(mut self, name: &'static str) -> Self {
        self.name = Some(name);
        self
    }

    /// Ten buttons may say the same and mean ten things: each says all of it to a screen reader.
    pub(crate) const fn labelled(mut self, full: &'a str) -> Self {
        self.full = Some(full);
        self
    }

    /// Stands where it is told to.
    pub(crate) fn show_at(self, ui: &Ui, kit: &Kit<'_>, rect: Rect) -> Response {
        let sense = if self.enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let full = self.full.unwrap_or(self.label);
        let response = ui.interact(
            rect,
            ui.id().with(("button", self.name.unwrap_or(full))),
            sense,
        );
        response.widget_info(|| match self.selected {
            Some(selected) => {
                WidgetInfo::selected(WidgetType::RadioButton, self.enabled, selected, full)
            }
            None => WidgetInfo::labeled(WidgetType::Button, self.enabled, full),
        });
        self.paint(ui, kit, rect, &response);
        let hint = self.hint.or(self.sign_only.then_some(self.label));
        match hint {
            Some(hint) => kit.hover(response, hint),
            None => response,
        }
    }

    fn paint(&self, ui: &Ui, kit: &Kit<'_>, rect: Rect, response: &Response) {
        let theme = kit.theme;
        let painter = ui.painter();
        let lively = self.enabled && (response.hovered() || response.has_focus());
        let pressed = self.enabled && response.is_pointer_button_down_on();
        let chosen = self.selected == Some(true);
        let (mut fill, mut ink) = match self.style {
            _ if chosen => (theme.gold, theme.night),
            Style::Main => (theme.gold, theme.night),
            Style::Plain => (theme.paper, theme.ink),
            Style::OnPaper => (theme.fold, theme.ink),
            Style::Outline => (Color32::TRANSPARENT, theme.ink),
        };
        if lively {
            fill = match self.style {
                Style::Main => theme.gold.lerp_to_gamma(Color32::WHITE, 0.25),
                Style::Plain | Style::OnPaper if chosen => fill,
                Style::Plain | Style::Outline => theme.fold,
                Style::OnPaper => theme.fold.lerp_to_gamma(theme.gold, 0.4),
            };
        }
        if !self.enabled {
            ink = ink.gamma_multiply(0.45);
            fill = match self.style {
                Style::Main => theme.fold,
                _ => fill,
            };
        }
        // A pressed button goes down by what its shade loses.
        let (height, down) = match (pressed, self.enabled) {
            (true, _) => (1.0, 3.0),
            (false, true) => (4.0, 0.0),
            (false, false) => (1.0, 0.0),
        };
        let shown = rect.translate(vec2(0.0, down));
        match self.style {
            Style::Main | Style::Plain | Style::OnPaper => {
                round_plate(painter, kit, shown, fill, 12, height);
            }
            Style::Outline => {
                painter.rect_filled(shown, CornerRadius::same(12), fill);
            }
        }
        if self.style == Style::Outline {
            let stroke = Stroke::new(2.0, ink);
            painter.rect_stroke(shown, CornerRadius::same(12), stroke, StrokeKind::Inside);
        }
        if response.has_focus() {
            focus_ring(painter, kit, shown, 12);
        }
        self.paint_label(ui, kit, shown, ink);
    }

    fn paint_label(&self, ui: &Ui, kit: &Kit<'_>, rect: Rect, ink: Color32) {
        let painter = ui.painter();
        let pen = Pen::bold(self.size, ink);
        let side = if self.sign_only {
            (rect.height() * 0.62).min(rect.width() * 0.8)
        } else {
            (self.size * 1.45).min(rect.height() * 0.7)
        };
        if self.sign_only {
            if let Some(sign) = self.sign {
                let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
                kit.sign(painter, sign, square, ink);
            }
            return;
        }
        let gap = if self.sign.is_some() { side + 9.0 } else { 0.0 };
        let room = rect.width() - 24.0 - gap;
        let width = kit.width(painter, self.label, pen).min(room);
        let left = rect.center().x - width / 2.0 - gap / 2.0;
        if let Some(sign) = self.sign {
            let corner = pos2(left, rect.center().y - side / 2.0);
            let square = Rect::from_min_size(corner, Vec2::splat(side));
            kit.sign(painter, sign, kit.theme.direction.place(square, rect), ink);
        }
        let text = Rect::from_min_max(
            pos2(left + gap, rect.top()),
            pos2(left + gap + width + 1.0, rect.bottom()),
        );
        let text = kit.theme.direction.place(text, rect);
        kit.write_line(painter, text, At::Start, self.label, pen);
    }
}
