//! A line of text to write in, in any script: egui's own field knows only one direction.

mod edit;
mod stops;

use eframe::egui::output::IMEOutput;
use eframe::egui::{
    Align2, Color32, CornerRadius, CursorIcon, Event, EventFilter, Id, ImeEvent, Key, Modifiers,
    Rect, Response, Sense, Stroke, Ui, WidgetInfo, accesskit, pos2, vec2,
};

use super::super::rtl;
use super::super::theme::{Direction, Weight};
use super::{Kit, focus_ring};
use edit::{Caret, Edit};
use stops::Stops;

/// What is written in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Script {
    /// Names: they begin where the language begins, and go the way of their first letter.
    Any,
    /// Codes and addresses: always from the left.
    Latin,
}

/// A field, before it is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextField<'a> {
    name: &'static str,
    label: &'a str,
    hint: &'a str,
    limit: usize,
    size: f32,
    script: Script,
}

/// What became of a field.
#[derive(Debug)]
pub(crate) struct Written {
    /// Enter was pressed in it.
    pub(crate) entered: bool,
}

/// What a field keeps from one picture to the next.
#[derive(Clone, Debug, Default)]
struct State {
    caret: Caret,
    /// Letters that an input method is still putting together.
    composing: String,
}

impl<'a> TextField<'a> {
    /// A field with a name of its own and a label for screen readers.
    pub(crate) const fn new(name: &'static str, label: &'a str) -> Self {
        Self {
            name,
            label,
            hint: "",
            limit: 100,
            size: 18.0,
            script: Script::Any,
        }
    }

    /// Shown while nothing is written.
    pub(crate) const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// No more characters than this.
    pub(crate) const fn limit(mut self, limit: usize) -> Self {
        self.limit = limit;
        self
    }

    pub(crate) const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    pub(crate) const fn script(mut self, script: Script) -> Self {
        self.script = script;
        self
    }

    /// Stands where it is told to.
    pub(crate) fn show_at(self, ui: &Ui, kit: &Kit<'_>, rect: Rect, text: &mut String) -> Written {
        let id = ui.id().with(("field", self.name));
        let mut response = ui.interact(rect, id, Sense::click_and_drag());
        let mut state: State = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        state.caret = state.caret.within(text);
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        if response.gained_focus() && !response.is_pointer_button_down_on() {
            state.caret.go(text.len(), false);
        }
        let before = text.clone();
        let focused = ui.memory(|memory| memory.has_focus(id));
        let mut written = Written { entered: false };
        if focused {
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, FILTER));
            let line = self.line(ui, kit, text);
            written.entered = self.listen(ui, &line, text, &mut state);
            if written.entered {
                response.surrender_focus();
            }
        }
        replaced(ui, id, text, &mut state, self.limit);
        if *text != before {
            response.mark_changed();
        }
        self.name(&response, ui, &before, text);
        self.paint(ui, kit, rect, text, &response, &mut state, focused);
        ui.data_mut(|data| data.insert_temp(id, state));
        response.on_hover_cursor(CursorIcon::Text);
        written
    }

    fn name(&self, response: &Response, ui: &Ui, before: &str, text: &str) {
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(ui.is_enabled(), before, text, self.hint);
            info.label = Some(self.label.to_owned());
            info
        });
    }

    /// Which way the line goes as a whole.
    fn direction(&self, kit: &Kit<'_>, text: &str) -> Direction {
        match self.script {
            Script::Latin => Direction::LeftToRight,
            Script::Any => rtl::direction_of(text).unwrap_or(kit.theme.direction),
        }
    }

    fn line(&self, ui: &Ui, kit: &Kit<'_>, text: &str) -> Stops {
        let font = kit.theme.font(self.size, Weight::Medium);
        Stops::new(text, self.direction(kit, text), |part| {
            let part = rtl::without_marks(part);
            let galley = ui
                .painter()
                .layout_no_wrap(part, font.clone(), Color32::WHITE);
            galley.size().x
        })
    }

    /// What the keyboard and input methods say; whether Enter was pressed.
    fn listen(&self, ui: &Ui, line: &Stops, text: &mut String, state: &mut State) -> bool {
        let events = ui.input(|input| input.filtered_events(&FILTER));
        let mut entered = false;
        for event in events {
            let caret = &mut state.caret;
            let mut edit = Edit {
                text,
                caret,
                limit: self.limit,
            };
            match event {
                Event::Text(new) | Event::Paste(new) => {
                    edit.insert(&new);
                }
                Event::Copy => copy(ui, text, *caret),
                Event::Cut => {
                    copy(ui, edit.text, *edit.caret);
                    if !edit.caret.chosen().is_empty() {
                        edit.remove_before();
                    }
                }
                Event::Ime(ImeEvent::Preedit { text: new, .. }) => state.composing = new,
                Event::Ime(ImeEvent::Commit(new)) => {
                    state.composing.clear();
                    edit.insert(&new);
                }
                Event::Key {
                    key: Key::Enter,
                    pressed: true,
                    ..
                } => entered = true,
                Event::Key {
                    key,
                    pressed: true,
                    modifiers,
                    ..
                } => press(&mut edit, line, key, modifiers),
                _ => {}
            }
        }
        if entered {
            state.composing.clear();
        }
        entered
    }

    #[expect(clippy::too_many_arguments, reason = "all of one picture")]
    fn paint(
        &self,
        ui: &Ui,
        kit: &Kit<'_>,
        rect: Rect,
        text: &str,
        response: &Response,
        state: &mut State,
        focused: bool,
    ) {
        let theme = kit.theme;
        ground(ui, kit, rect);
        let inner = rect.shrink2(vec2(14.0, 4.0));
        let painter = ui
            .painter()
            .with_clip_rect(inner.expand(2.0).intersect(ui.clip_rect()));
        let starts_right = self.script == Script::Any && theme.direction == Direction::RightToLeft;
        let font = theme.font(self.size, Weight::Medium);
        if text.is_empty() && state.composing.is_empty() && !self.hint.is_empty() {
            let pen = super::Pen::new(self.size, theme.faint.gamma_multiply(0.8));
            kit.write_line(&painter, inner, super::At::Start, self.hint, pen);
        }
        // What is being composed is shown in its place, underlined.
        let mut shown = text.to_owned();
        let caret = state.caret;
        shown.insert_str(caret.at, &state.composing);
        let at = caret.at + state.composing.len();
        let line = self.line(ui, kit, &shown);
        let mut left = if starts_right {
            inner.right() - line.width
        } else {
            inner.left()
        };
        if focused {
            // Too long a line: what is written at is in sight.
            let x = line.x(at);
            left = left.min(inner.right() - 1.0 - x).max(inner.left() - x);
        }
        if let Some(pointer) = response.interact_pointer_pos() {
            let place = line.nearest(pointer.x - left);
            if state.composing.is_empty() {
                let choosing = response.dragged() && !response.drag_started();
                state.caret.go(place, choosing);
            }
        }
        if response.double_clicked() {
            state.caret = Caret {
                at: text.len(),
                from: 0,
            };
        }
        let row = |x: (f32, f32)| {
            Rect::from_min_max(
                pos2(
                    left + x.0,
                    inner.center().y - self.size * theme.text_scale * 0.7,
                ),
                pos2(
                    left + x.1,
                    inner.center().y + self.size * theme.text_scale * 0.7,
                ),
            )
        };
        if focused && state.composing.is_empty() {
            for span in line.spans(&state.caret.chosen()) {
                painter.rect_filled(row(span), 2, theme.gold);
            }
        }
        for placed in &line.runs {
            let galley = painter.layout_no_wrap(placed.run.shown.clone(), font.clone(), theme.ink);
            let corner = pos2(left + placed.left, inner.center().y);
            let corner = Align2::LEFT_CENTER.anchor_size(corner, galley.size()).min;
            painter.galley(corner, galley, theme.ink);
        }
        for (from, to) in line.spans(&(caret.at..at)) {
            let below = row((from, to));
            painter.hline(below.x_range(), below.bottom(), Stroke::new(1.5, theme.ink));
        }
        if focused {
            let now = if state.composing.is_empty() {
                state.caret.at
            } else {
                at
            };
            // Nothing written yet: where writing begins.
            let x = if shown.is_empty() && starts_right {
                inner.right() - 1.0
            } else {
                left + line.x(now)
            };
            let size = vec2(2.0, self.size * theme.text_scale * 1.3);
            let place = Rect::from_center_size(pos2(x, inner.center().y), size);
            painter.rect_filled(place, 0, theme.ink);
            tell_input_method(ui, inner, place);
            focus_ring(ui.painter(), kit, rect, 10);
        }
    }
}

fn ground(ui: &Ui, kit: &Kit<'_>, rect: Rect) {
    let fill = if kit.theme.is_dark {
        kit.theme.felt
    } else {
        Color32::WHITE
    };
    ui.painter().rect_filled(rect, CornerRadius::same(10), fill);
}

/// An input method shows its choices beside the caret.
fn tell_input_method(ui: &Ui, field: Rect, caret: Rect) {
    ui.output_mut(|output| {
        output.ime = Some(IMEOutput {
            rect: field,
            cursor_rect: caret,
            should_interrupt_composition: false,
        });
    });
}

/// Arrows are for the caret while one writes; everything else is for the window.
const FILTER: EventFilter = EventFilter {
    tab: false,
    horizontal_arrows: true,
    vertical_arrows: false,
    escape: false,
};

fn press(edit: &mut Edit<'_>, line: &Stops, key: Key, modifiers: Modifiers) {
    let choosing = modifiers.shift;
    let by_word = modifiers.ctrl || modifiers.alt;
    let Caret { at, .. } = *edit.caret;
    let chosen = edit.caret.chosen();
    match key {
        Key::A if modifiers.command => {
            *edit.caret = Caret {
                at: edit.text.len(),
                from: 0,
            };
        }
        Key::Backspace if by_word && chosen.is_empty() => {
            let start = edit::word(edit.text, at, false);
            edit.caret.from = start;
            edit.remove_before();
        }
        Key::Backspace => {
            edit.remove_before();
        }
        Key::Delete => {
            edit.remove_after();
        }
        Key::Home => edit.caret.go(0, choosing),
        Key::End => edit.caret.go(edit.text.len(), choosing),
        Key::ArrowLeft | Key::ArrowRight => {
            let to_the_right = key == Key::ArrowRight;
            let place = if by_word {
                // Words are passed in the order of speech.
                let onwards = line.x(edit.text.len()) > line.x(0);
                edit::word(edit.text, at, to_the_right == onwards)
            } else {
                line.beside(at, to_the_right)
            };
            edit.caret.go(place, choosing);
        }
        _ => {}
    }
}

fn copy(ui: &Ui, text: &str, caret: Caret) {
    let chosen = text.get(caret.chosen()).unwrap_or_default();
    if !chosen.is_empty() {
        ui.ctx().copy_text(chosen.to_owned());
    }
}

/// A screen reader may put a whole text in place of the old one.
fn replaced(ui: &Ui, id: Id, text: &mut String, state: &mut State, limit: usize) {
    let wanted = ui.input(|input| {
        let requests = input.accesskit_action_requests(id, accesskit::Action::SetValue);
        let values = requests.filter_map(|request| match &request.data {
            Some(accesskit::ActionData::Value(value)) => Some(value.to_string()),
            _ => None,
        });
        values.last()
    });
    if let Some(wanted) = wanted {
        state.caret = Caret {
            at: text.len(),
            from: 0,
        };
        let mut edit = Edit {
            text,
            caret: &mut state.caret,
            limit,
        };
        edit.remove_before();
        edit.insert(&wanted);
    }
}
