//! A game once more, moment by moment.

mod controls;
mod slider;

use std::path::PathBuf;

use eframe::egui::{EventFilter, Key, Rect, Ui, pos2, vec2};
use protocol::Ended;
use rules::View;

use super::super::replay::{Moment, Opened, Replay, words};
use super::super::settings::Settings;
use super::super::texts::Texts;
use super::super::theme::Direction;
use super::super::widgets::{At, Button, Kit, Pen, Style, plate, round_plate, say};
use super::Intent;
use super::play_setup::back_button;
use super::table::Still;
use crate::recorded_game::Openness;
use controls::Pace;

/// What the screen keeps.
#[derive(Debug, Default)]
pub(crate) struct ReplayScreen {
    file: Option<PathBuf>,
    /// The game; nothing while the file is being read.
    opened: Option<Box<Opened>>,
    /// After how many commands the table is shown.
    at: usize,
    shown: Option<Shown>,
    /// When the next move is due, while it plays by itself.
    next: Option<f64>,
    pace: Pace,
}

/// The moment that is shown, in words.
#[derive(Debug)]
struct Shown {
    at: usize,
    moment: Moment,
    history: Vec<String>,
    caption: String,
}

impl ReplayScreen {
    /// A recording is being opened.
    pub(crate) fn new(file: PathBuf) -> Self {
        Self {
            file: Some(file),
            at: 1,
            ..Self::default()
        }
    }

    /// What a recording holds, if it is still the one that is wanted.
    pub(crate) fn found(&mut self, opened: Box<Opened>) {
        if self.file.as_ref() == Some(&opened.file) {
            self.opened = Some(opened);
        }
    }

    /// Shows the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, kit: &Kit<'_>, settings: &Settings) -> Option<Intent> {
        let whole = ui.max_rect();
        let back = back_button(ui, kit, whole);
        // Out of the screen while it is shown: the rest of the screen changes meanwhile.
        let opened = self.opened.take();
        let intent = match opened.as_ref().map(|opened| &opened.result) {
            None => alone(ui, kit, whole, &kit.texts.get("replay-opening")),
            Some(Err(problem)) => alone(ui, kit, whole, problem),
            Some(Ok(replay)) if replay.len() == 0 => {
                let text = match &replay.problem {
                    Some(problem) => problem.clone(),
                    None => kit.texts.get("replay-nothing"),
                };
                alone(ui, kit, whole, &text)
            }
            Some(Ok(replay)) => self.game(ui, kit, settings, replay, whole),
        };
        self.opened = opened;
        back.or(intent)
    }

    fn game(
        &mut self,
        ui: &mut Ui,
        kit: &Kit<'_>,
        settings: &Settings,
        replay: &Replay,
        whole: Rect,
    ) -> Option<Intent> {
        self.keys(ui, kit.theme.direction, replay.len());
        self.play_on(ui, replay.len());
        let inner = whole.shrink(14.0);
        let lower = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 50.0), inner.max);
        let banner = Rect::from_min_max(
            pos2(inner.left(), lower.top() - 50.0),
            pos2(inner.right(), lower.top() - 12.0),
        );
        let top = Rect::from_min_size(inner.min, vec2(inner.width(), 52.0));
        let room = Rect::from_min_max(
            pos2(inner.left(), top.bottom() + 10.0),
            pos2(inner.right(), banner.top() - 10.0),
        );
        self.look(kit.texts, replay);
        heading(ui, kit, replay, top, self.at == replay.len());
        if let Some(shown) = &self.shown
            && let (Some(game), Some(chair)) = (shown.moment.state.game(), replay.chair())
        {
            let still = Still {
                settings,
                state: &shown.moment.state,
                view: View::new(game, &shown.moment.knowledge, chair),
                names: replay.names(),
                history: shown.history.clone(),
            };
            still.show(ui, kit, room);
            caption(ui, kit, banner, &shown.caption);
        }
        self.controls(ui, kit, replay, lower);
        None
    }

    /// Goes to a moment, within the game.
    fn go(&mut self, at: usize, of: usize) {
        self.at = at.clamp(1, of.max(1));
    }

    /// The arrows follow the direction of reading; Home and End lead to the first and last moment.
    fn keys(&mut self, ui: &Ui, direction: Direction, of: usize) {
        let focused = ui.memory(eframe::egui::Memory::focused);
        if let Some(id) = focused {
            // The arrows are for the game, not for going from button to button.
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        let pressed = |key: Key| ui.input(|input| input.key_pressed(key));
        let (on, back) = match direction {
            Direction::LeftToRight => (Key::ArrowRight, Key::ArrowLeft),
            Direction::RightToLeft => (Key::ArrowLeft, Key::ArrowRight),
        };
        let wanted = if pressed(on) {
            self.at.saturating_add(1)
        } else if pressed(back) {
            self.at.saturating_sub(1)
        } else if pressed(Key::Home) {
            1
        } else if pressed(Key::End) {
            of
        } else {
            if focused.is_none() && pressed(Key::Space) {
                self.play_or_pause(ui, of);
            }
            return;
        };
        self.next = None;
        self.go(wanted, of);
    }

    fn play_or_pause(&mut self, ui: &Ui, of: usize) {
        if self.next.take().is_some() {
            return;
        }
        if self.at >= of {
            self.at = 1;
        }
        self.next = Some(ui.input(|input| input.time) + self.pace.seconds());
    }

    /// The next move, when its time has come.
    fn play_on(&mut self, ui: &Ui, of: usize) {
        let Some(due) = self.next else {
            return;
        };
        let now = ui.input(|input| input.time);
        let mut due = due;
        if now >= due {
            self.go(self.at.saturating_add(1), of);
            due = now + self.pace.seconds();
        }
        self.next = (self.at < of).then_some(due);
        if self.next.is_some() {
            let left = std::time::Duration::try_from_secs_f64(due - now).unwrap_or_default();
            ui.ctx().request_repaint_after(left);
        }
    }

    /// Works out the moment that is to be shown, if it is not the one that is.
    fn look(&mut self, texts: &Texts, replay: &Replay) {
        self.go(self.at, replay.len());
        let same = self.shown.as_ref().is_some_and(|shown| shown.at == self.at);
        if same {
            return;
        }
        let names = replay.names();
        self.shown = replay.moment(self.at).map(|moment| {
            let mut history = Vec::new();
            let mut newest = Vec::new();
            for (at, told) in &moment.told {
                if let Some(text) = words(texts, told, &names) {
                    if *at == self.at {
                        newest.push(text.clone());
                    }
                    history.push(text);
                }
            }
            Shown {
                at: self.at,
                moment,
                caption: newest.join(" "),
                history,
            }
        });
    }
}

/// Who played, and what can be seen of it.
fn heading(ui: &Ui, kit: &Kit<'_>, replay: &Replay, rect: Rect, at_the_end: bool) {
    let theme = kit.theme;
    let room = rect.shrink2(vec2(64.0, 0.0));
    let (upper, lower) = room.split_top_bottom_at_fraction(0.52);
    let names = replay.names().all(kit.texts, replay.seats());
    let title = kit.texts.with("replay-of", [("names", names.into())]);
    kit.write_line(
        ui.painter(),
        upper,
        At::Centre,
        &title,
        Pen::bold(23.0, theme.ink),
    );
    say(ui, "replay-title", upper, &title);
    let mut lines = vec![kit.texts.get(match replay.openness() {
        Openness::All => "replay-all-open",
        Openness::Some => "replay-some-open",
        Openness::Nothing => "replay-hidden",
    })];
    if replay.torn {
        lines.push(kit.texts.get("replay-torn"));
    }
    let mut colour = theme.faint;
    if let Some(problem) = &replay.problem {
        let problem = ("problem", problem.as_str().into());
        lines = vec![kit.texts.with("replay-problem", [problem])];
        colour = theme.bad;
    } else if at_the_end {
        match replay.ended {
            Ended::Won(_) => {}
            Ended::CutOff(_) => lines = vec![kit.texts.get("replay-cut-off")],
            Ended::Abandoned(absent) => {
                let names = replay.names().all(kit.texts, absent);
                let name = ("name", names.into());
                lines = vec![kit.texts.with("replay-abandoned", [name])];
            }
        }
    }
    let text = lines.join(" ");
    kit.write_line(
        ui.painter(),
        lower,
        At::Centre,
        &text,
        Pen::new(15.0, colour),
    );
    say(ui, "replay-state", lower, &text);
}

/// What just happened, between the table and the controls.
fn caption(ui: &Ui, kit: &Kit<'_>, rect: Rect, text: &str) {
    if text.is_empty() {
        return;
    }
    let pen = Pen::bold(18.0, kit.theme.ink);
    let wide = kit.width(ui.painter(), text, pen).min(rect.width() - 60.0);
    let ribbon = Rect::from_center_size(rect.center(), vec2(wide + 50.0, rect.height()));
    round_plate(ui.painter(), kit, ribbon, kit.theme.patch, 19, 0.0);
    let inner = ribbon.shrink2(vec2(22.0, 0.0));
    kit.write_line(ui.painter(), inner, At::Centre, text, pen);
    say(ui, "caption", ribbon, text);
}

/// One sentence instead of a game.
fn alone(ui: &Ui, kit: &Kit<'_>, whole: Rect, text: &str) -> Option<Intent> {
    let panel = Rect::from_center_size(whole.center(), vec2(620.0, 230.0));
    plate(ui.painter(), kit, panel, kit.theme.paper);
    let inner = panel.shrink(28.0);
    let upper = Rect::from_min_max(inner.min, inner.max - vec2(0.0, 60.0));
    kit.tell(ui, upper, At::Centre, text, Pen::new(18.0, kit.theme.ink));
    let label = kit.texts.get("replay-back");
    let lower = Rect::from_min_max(
        pos2(inner.center().x - 110.0, inner.bottom() - 46.0),
        pos2(inner.center().x + 110.0, inner.bottom()),
    );
    let button = Button::new(&label, Style::Main);
    button
        .show_at(ui, kit, lower)
        .clicked()
        .then_some(Intent::Back)
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;

    use super::*;

    /// Where a key leads from the fifth of nine moments.
    fn after(key: Key, direction: Direction) -> usize {
        let screen = ReplayScreen {
            at: 5,
            ..ReplayScreen::default()
        };
        let mut harness = Harness::builder().build_ui_state(
            move |ui, screen: &mut ReplayScreen| screen.keys(ui, direction, 9),
            screen,
        );
        harness.key_press(key);
        harness.run_steps(1);
        harness.state().at
    }

    #[test]
    fn the_arrows_follow_the_direction_of_reading() {
        let leads = |direction: Direction| {
            [Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End].map(|key| after(key, direction))
        };
        assert_eq!(leads(Direction::LeftToRight), [4, 6, 1, 9]);
        assert_eq!(leads(Direction::RightToLeft), [6, 4, 1, 9]);
    }
}
