//! The games played so far, and whether they were fair.

use std::path::PathBuf;
use std::time::SystemTime;

use eframe::egui::{
    CornerRadius, CursorIcon, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use protocol::Hash;
use rules::Seat;

use super::super::fairness::Fairness;
use super::super::widgets::{At, Button, Kit, Pen, Style, focus_ring, plate};
use super::Intent;
use super::fairness_panel::FairnessPanel;
use super::play_setup::back_button;

/// A game of the player's, as far as a list tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedGame {
    pub(crate) game: Hash,
    pub(crate) recording: PathBuf,
    pub(crate) players: Vec<String>,
    pub(crate) modified: SystemTime,
    pub(crate) finished: bool,
    /// The player's own seat.
    pub(crate) me: Option<Seat>,
    /// It was interrupted, and can be gone on with.
    pub(crate) can_go_on: bool,
    /// Nobody but the player and bots.
    pub(crate) alone: bool,
}

/// What the screen keeps.
#[derive(Debug, Default)]
pub(crate) struct GamesScreen {
    /// Nothing while the folder is being read.
    games: Option<Vec<PlayedGame>>,
    chosen: Option<PathBuf>,
    fairness: FairnessPanel,
    /// How many files were dropped at once, if several.
    dropped: Option<usize>,
}

/// A day, in seconds.
const DAY: u64 = 24 * 60 * 60;

impl GamesScreen {
    /// The folder was read.
    pub(crate) fn list(&mut self, games: Vec<PlayedGame>) {
        self.games = Some(games);
    }

    /// A recording is being looked at.
    pub(crate) fn choose(&mut self, recording: PathBuf) {
        if self.chosen.is_some() {
            self.dropped = None;
        }
        self.chosen = Some(recording);
        self.fairness = FairnessPanel::default();
    }

    /// So many files were dropped on the window.
    pub(crate) fn dropped(&mut self, count: usize) {
        self.dropped = (count > 1).then_some(count);
    }

    /// What a recording proves, if it is still the one that is wanted.
    pub(crate) fn found(&mut self, fairness: Box<Fairness>) {
        if self.chosen.as_ref() == Some(&fairness.file) {
            self.fairness.found = Some(fairness);
        }
    }

    /// Shows the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, kit: &Kit<'_>) -> Option<Intent> {
        let whole = ui.max_rect();
        let theme = kit.theme;
        let back = back_button(ui, kit, whole);
        let inner = whole.shrink(22.0);
        let title = Rect::from_min_size(inner.min, vec2(inner.width(), 46.0));
        let heading = kit.texts.get("my-games");
        kit.tell(ui, title, At::Centre, &heading, Pen::bold(32.0, theme.ink));
        let room = Rect::from_min_max(pos2(inner.left(), title.bottom() + 14.0), inner.max);
        let half = (room.width() - 22.0) / 2.0;
        let first = Rect::from_min_size(room.min, vec2(half, room.height() - 6.0));
        let second = first.translate(vec2(half + 22.0, 0.0));
        let intent = self.games(ui, kit, theme.direction.place(first, room));
        let mut second = theme.direction.place(second, room);
        if let (Some(count), Some(file)) = (self.dropped, &self.chosen) {
            let file = file.file_name().unwrap_or_default().to_string_lossy();
            let fill = [
                ("count", count.into()),
                ("file", crate::printable::printable(&file).into()),
            ];
            let text = kit.texts.with("dropped-several", fill);
            let line = Rect::from_min_size(second.min, vec2(second.width(), 26.0));
            kit.tell(ui, line, At::Start, &text, Pen::new(15.0, theme.ink));
            second.min.y = line.bottom() + 6.0;
        }
        if let Some(chosen) = &self.chosen {
            let split = second.bottom() - 66.0;
            let upper = Rect::from_min_max(second.min, pos2(second.right(), split));
            self.fairness.show(ui, kit, upper);
            let lower = Rect::from_min_max(pos2(second.left(), split + 14.0), second.max);
            let label = kit.texts.get("replay");
            let button = Button::new(&label, Style::Main).sign("play");
            if button.show_at(ui, kit, lower).clicked() {
                let mut games = self.games.iter().flatten();
                let own = games.find(|game| game.recording == *chosen);
                let me = own.and_then(|game| game.me);
                return Some(Intent::Replay(chosen.clone(), me));
            }
        } else {
            plate(ui.painter(), kit, second, theme.paper);
            let text = kit.texts.get("choose-a-game");
            let words = second.shrink(40.0);
            kit.tell(ui, words, At::Centre, &text, Pen::new(17.0, theme.faint));
        }
        back.or(intent)
    }

    fn games(&self, ui: &mut Ui, kit: &Kit<'_>, rect: Rect) -> Option<Intent> {
        let theme = kit.theme;
        plate(ui.painter(), kit, rect, theme.paper);
        let inner = rect.shrink(16.0);
        let games = match &self.games {
            Some(games) if !games.is_empty() => games,
            Some(_) => {
                let text = kit.texts.get("no-games");
                kit.tell(ui, inner, At::Centre, &text, Pen::new(17.0, theme.faint));
                return None;
            }
            None => {
                let text = kit.texts.get("games-reading");
                kit.tell(ui, inner, At::Centre, &text, Pen::new(17.0, theme.faint));
                return None;
            }
        };
        let now = SystemTime::now();
        let mut intent = None;
        let mut child = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("games"));
        ScrollArea::vertical()
            .id_salt("games")
            .auto_shrink([false, false])
            .show(&mut child, |ui| {
                for game in games {
                    let chosen = self.chosen.as_ref() == Some(&game.recording);
                    match row(ui, kit, game, now, chosen) {
                        Some(Clicked::Game) => {
                            intent = Some(Intent::Audit(game.recording.clone()));
                        }
                        Some(Clicked::GoOn) => {
                            let (game, alone) = (game.game, game.alone);
                            intent = Some(Intent::Resume { game, alone });
                        }
                        None => {}
                    }
                    ui.add_space(2.0);
                }
            });
        intent
    }
}

/// What was clicked of a game.
enum Clicked {
    Game,
    GoOn,
}

/// The button to go on with a game that was interrupted; leaves the rest of the row.
fn go_on(ui: &mut Ui, kit: &Kit<'_>, game: &PlayedGame, row: Rect) -> (Rect, bool) {
    if !game.can_go_on {
        return (row, false);
    }
    let direction = kit.theme.direction;
    let button = Rect::from_min_max(
        pos2(row.right() - 116.0, row.top() + 9.0),
        row.max - vec2(4.0, 11.0),
    );
    let label = kit.texts.get("resume");
    let resume = Button::new(&label, Style::Main).sign("play").size(15.0);
    let place = direction.place(button, row);
    let shown = ui.push_id(&game.recording, |ui| resume.show_at(ui, kit, place));
    let rest = Rect::from_min_max(row.min, pos2(button.left() - 8.0, row.bottom()));
    (direction.place(rest, row), shown.inner.clicked())
}

/// One game; says what was clicked.
fn row(
    ui: &mut Ui,
    kit: &Kit<'_>,
    game: &PlayedGame,
    now: SystemTime,
    chosen: bool,
) -> Option<Clicked> {
    let theme = kit.theme;
    let size = vec2(ui.available_width() - 14.0, 60.0);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let (rect, goes_on) = go_on(ui, kit, game, whole);
    let id = ui.id().with(("game", &game.recording));
    let response = ui.interact(rect, id, Sense::click());
    let players = game.players.join(", ");
    let when = when(kit, game.modified, now);
    let state = kit.texts.get(if game.finished {
        "game-finished"
    } else {
        "game-unfinished"
    });
    let line = format!("{when}, {state}");
    let label = format!("{players}: {line}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &label));
    let lively = response.hovered() || response.has_focus();
    let (fill, ink, faint) = match (chosen, lively) {
        (true, _) => (theme.gold, theme.night, theme.night),
        (false, true) => (theme.fold, theme.ink, theme.faint),
        (false, false) => (theme.paper, theme.ink, theme.faint),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(10), fill);
    let centre = pos2(rect.left() + 28.0, rect.center().y);
    let square = Rect::from_center_size(centre, Vec2::splat(28.0));
    let sign = if game.finished { "crown" } else { "pause" };
    kit.sign(painter, sign, theme.direction.place(square, rect), ink);
    let words = Rect::from_min_max(
        pos2(rect.left() + 56.0, rect.top() + 6.0),
        rect.max - vec2(10.0, 6.0),
    );
    let words = theme.direction.place(words, rect);
    let (upper, lower) = words.split_top_bottom_at_fraction(0.55);
    kit.write_line(painter, upper, At::Start, &players, Pen::bold(17.0, ink));
    kit.write_line(painter, lower, At::Start, &line, Pen::new(14.0, faint));
    if response.has_focus() {
        focus_ring(painter, kit, rect, 10);
    }
    let clicked = response.clicked();
    response.on_hover_cursor(CursorIcon::PointingHand);
    if goes_on {
        Some(Clicked::GoOn)
    } else {
        clicked.then_some(Clicked::Game)
    }
}

/// How long ago, in days: nobody needs a calendar for it.
fn when(kit: &Kit<'_>, modified: SystemTime, now: SystemTime) -> String {
    let ago = now.duration_since(modified).unwrap_or_default();
    let (days, minutes) = (ago.as_secs() / DAY, ago.as_secs() / 60);
    if days > 0 {
        kit.texts.with("days-ago", [("count", days.into())])
    } else if minutes >= 60 {
        kit.texts
            .with("hours-ago", [("count", (minutes / 60).into())])
    } else {
        kit.texts.with("minutes-ago", [("count", minutes.into())])
    }
}
