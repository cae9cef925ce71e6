//! The window: `logic` drains what the players of this computer tell, `ui` paints, and wishes go
//! back as commands.

use std::fmt;

use eframe::egui::{Context, Key, Ui, accesskit_root_id};
use network::{Command, News};
use rules::{Options, Preset};

use super::art::Art;
use super::embedded::{Embedded, PlayNow, Surroundings, Update, Wake};
use super::screens::games::GamesScreen;
use super::screens::lobby::LobbyScreen;
use super::screens::result::ResultScreen;
use super::screens::table::TableScreen;
use super::screens::{Intent, play_setup, rules_page, settings, start};
use super::settings::{Look, Settings};
use super::texts::Texts;
use super::theme::{self, Theme};
use super::widgets::{At, Button, Kit, Pen, Style, plate};

/// Which screen is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Start,
    PlaySetup,
    Lobby,
    Games,
    Table,
    Result,
}

/// What lies over a screen until one goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Overlay {
    Rules,
    Settings,
}

/// The window.
pub(crate) struct App {
    settings: Settings,
    texts: Texts,
    theme: Theme,
    art: Art,
    embedded: Embedded,
    screen: Screen,
    overlay: Option<Overlay>,
    table: TableScreen,
    result: ResultScreen,
    lobby: LobbyScreen,
    games: GamesScreen,
    /// Whether one plays with others of the home network.
    online: bool,
    /// Why nothing can be played, in a sentence.
    problem: Option<String>,
    /// The window is as large as it is; what is in it grows along.
    fits_window: bool,
}

/// How long a click may take, in seconds.
const LONGEST_CLICK: f64 = 5.0;

/// How far the pointer may move during a click, in points.
const UNSTEADY_CLICK: f32 = 10.0;

/// The canvas for which the screens are made, at least.
const CANVAS: [f32; 2] = [1180.0, 740.0];

impl App {
    pub(crate) fn new(
        context: &Context,
        settings: Settings,
        surroundings: Surroundings,
        wake: Wake,
    ) -> Self {
        context.set_fonts(theme::fonts());
        // Small hands press long, and not quite still.
        context.options_mut(|options| {
            options.input_options.max_click_duration = LONGEST_CLICK;
            options.input_options.max_click_dist = UNSTEADY_CLICK;
        });
        let texts = Texts::english();
        let settings = settings.within_bounds();
        let theme = theme_of(&settings, &texts);
        theme.apply(context);
        Self {
            settings,
            texts,
            theme,
            art: Art::default(),
            embedded: Embedded::new(surroundings, wake),
            screen: Screen::Start,
            overlay: None,
            table: TableScreen::default(),
            result: ResultScreen::default(),
            lobby: LobbyScreen::default(),
            games: GamesScreen::default(),
            online: false,
            problem: None,
            fits_window: false,
        }
    }

    /// What is in the window grows and shrinks with it.
    #[must_use]
    pub(crate) const fn fitting_the_window(mut self) -> Self {
        self.fits_window = true;
        self
    }

    #[cfg(test)]
    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Takes in everything that is new. Paints nothing.
    pub(crate) fn drain(&mut self, context: &Context) {
        if self.fits_window {
            fit(context);
        }
        let now = context.input(|input| input.time);
        while let Some(update) = self.embedded.next() {
            self.take(update, now);
        }
        if self.screen == Screen::Table && self.overlay.is_none() {
            self.table.advance(&self.texts, now);
        }
        let wanted = theme_of(&self.settings, &self.texts);
        let same = wanted.is_dark == self.theme.is_dark
            && (wanted.text_scale - self.theme.text_scale).abs() < 0.001;
        if !same {
            self.theme = wanted;
            self.theme.apply(context);
        }
    }

    fn take(&mut self, update: Update, now: f64) {
        match update {
            Update::View(view) => {
                if let Some(game) = &view.game {
                    self.table.observe(game, now);
                }
                self.lobby.observe(&view);
            }
            Update::News(news) => self.hear(news),
            Update::Failed(problem) => self.problem = Some(problem),
            Update::Fairness(fairness) if self.screen == Screen::Games => {
                self.games.found(fairness);
            }
            Update::Fairness(fairness) => self.result.fairness.found = Some(fairness),
            Update::Games(games) => self.games.list(games),
        }
    }

    fn hear(&mut self, news: News) {
        match news {
            News::GameBegins(state) => {
                self.table.begin(state);
                self.screen = Screen::Table;
            }
            News::Game(update) => self.table.update(update),
            News::NotAllowed(refused) => self.table.notice(refused.to_string()),
            News::Unsaved(problem) => self.problem = Some(problem.to_string()),
            News::TableRefused(_, why) | News::Declined(why) => {
                self.lobby.notice(why.to_string());
            }
            News::CalledOff => {
                self.lobby.notice(self.texts.get("lobby-called-off"));
                self.screen = Screen::Lobby;
            }
            News::Mended(warning) => self.table.notice(warning.to_string()),
            News::Stopped(_) => self.problem = Some(self.texts.get("table-stopped")),
            News::TableGone(_, why) => self.lobby.notice(why.to_string()),
            News::NotJoined(_, why) => self.lobby.notice(why.to_string()),
            News::NotBegun(_, why) => self.lobby.notice(why.to_string()),
            News::Joined(_) => {}
        }
    }

    /// Paints the screen, and does what the player wants.
    pub(crate) fn paint(&mut self, ui: &mut Ui) {
        let theme = self.theme;
        ui.painter().rect_filled(ui.max_rect(), 0, theme.felt);
        // Said first when somebody comes to the window with a screen reader.
        let title = self.texts.get("app-title");
        let root = accesskit_root_id();
        ui.ctx()
            .accesskit_node_builder(root, |node| node.set_label(title));
        let kit = Kit {
            theme: &theme,
            texts: &self.texts,
            art: &self.art,
        };
        let pressed = |key: Key| ui.input(|input| input.key_pressed(key));
        let (rules, escape) = (pressed(Key::F1), pressed(Key::Escape));
        let intent = if let Some(problem) = &self.problem {
            trouble(ui, &kit, problem)
        } else if let Some(overlay) = self.overlay {
            match overlay {
                Overlay::Rules => rules_page::show(ui, &kit),
                Overlay::Settings => settings::show(ui, &kit, &mut self.settings),
            }
        } else {
            match self.screen {
                Screen::Start => start::show(ui, &kit, &mut self.settings),
                Screen::PlaySetup => play_setup::show(ui, &kit, &mut self.settings),
                Screen::Lobby => self.lobby.ui(ui, &kit),
                Screen::Games => self.games.ui(ui, &kit),
                Screen::Table => self.table.ui(ui, &kit, &self.settings),
                Screen::Result => self.result.ui(ui, &kit, &self.settings),
            }
        };
        let dropped = ui.input(|input| {
            let mut files = input.raw.dropped_files.iter();
            files.find_map(|file| file.path.clone())
        });
        // Not in the middle of a game: the recording can wait.
        if let Some(recording) = dropped.filter(|_| !matches!(self.screen, Screen::Table)) {
            self.follow(Intent::Games);
            self.follow(Intent::Audit(recording));
            self.overlay = None;
            ui.ctx().request_repaint();
        }
        let at_table = self.overlay.is_none() && self.screen == Screen::Table;
        let by_key = match (rules, escape) {
            (true, _) => Some(Intent::Rules),
            (_, true) if !at_table => Some(Intent::Back),
            _ => None,
        };
        if let Some(intent) = intent.or(by_key) {
            self.follow(intent);
            ui.ctx().request_repaint();
        }
    }

    fn follow(&mut self, intent: Intent) {
        match intent {
            Intent::Rules if self.overlay == Some(Overlay::Rules) => self.overlay = None,
            Intent::Rules => self.overlay = Some(Overlay::Rules),
            Intent::Settings => self.overlay = Some(Overlay::Settings),
            Intent::Back if self.overlay.is_some() => self.overlay = None,
            Intent::Back if self.screen == Screen::Result => self.leave_game(),
            Intent::Back => self.go_home(),
            Intent::Home => self.leave_game(),
            Intent::Lobby => {
                self.embedded.go_online(self.name());
                self.lobby = LobbyScreen::default();
                self.online = true;
                self.screen = Screen::Lobby;
            }
            Intent::Games => {
                self.embedded.list_games();
                self.games = GamesScreen::default();
                self.screen = Screen::Games;
            }
            Intent::Audit(recording) => {
                self.embedded.audit(&recording);
                self.games.choose(recording);
            }
            Intent::Tell(command) => self.embedded.tell(command),
            Intent::Again if self.online => {
                self.embedded.tell(Command::Again);
                self.screen = Screen::Lobby;
            }
            Intent::PlaySetup => self.screen = Screen::PlaySetup,
            Intent::PlayNow | Intent::Again => self.play_now(),
            Intent::Act(action) => self.embedded.tell(Command::Act(action)),
            Intent::Result => {
                if let Some(state) = self.table.state() {
                    if let Some(recording) = &state.recording {
                        self.embedded.audit(recording);
                    }
                    self.result = ResultScreen::new(std::sync::Arc::clone(state));
                    self.screen = Screen::Result;
                }
            }
        }
    }

    /// Away from the table: to the others nearby, or to the start.
    fn leave_game(&mut self) {
        if !self.online || self.problem.is_some() {
            return self.go_home();
        }
        let decided = self.table.state().is_some_and(|state| state.is_decided());
        if !decided {
            self.embedded.tell(Command::Leave);
        }
        self.embedded.tell(Command::CloseGame);
        self.table = TableScreen::default();
        self.screen = Screen::Lobby;
    }

    fn name(&self) -> String {
        match self.settings.name.trim() {
            "" => self.texts.get("player-default"),
            name => name.to_owned(),
        }
    }

    fn go_home(&mut self) {
        self.embedded.leave();
        self.table = TableScreen::default();
        self.problem = None;
        self.online = false;
        self.screen = Screen::Start;
    }

    fn play_now(&mut self) {
        let preset = if self.settings.deluxe {
            Preset::Deluxe
        } else {
            Preset::Standard
        };
        let options: Options = preset.options();
        self.table = TableScreen::default();
        let name = self.name();
        self.online = false;
        self.embedded.play_now(PlayNow {
            name,
            bots: self.settings.bots,
            level: play_setup::level(&self.settings),
            options,
        });
        self.screen = Screen::Table;
    }
}

impl eframe::App for App {
    fn logic(&mut self, context: &Context, _: &mut eframe::Frame) {
        self.drain(context);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.paint(ui);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, eframe::APP_KEY, &self.settings);
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App")
            .field("screen", &self.screen)
            .field("overlay", &self.overlay)
            .finish_non_exhaustive()
    }
}

fn theme_of(settings: &Settings, texts: &Texts) -> Theme {
    let is_dark = settings.look == Look::Dark;
    Theme::new(is_dark, settings.text_scale, texts.direction())
}

/// Everything is as large as the window lets it be.
fn fit(context: &Context) {
    let zoom = context.zoom_factor();
    let size = context.content_rect().size() * zoom;
    let wanted = (size.x / CANVAS[0]).min(size.y / CANVAS[1]).clamp(0.8, 4.0);
    // Steps, so that a window that is dragged larger does not draw all pictures anew each frame.
    let wanted = (wanted * 50.0).floor() / 50.0;
    if (wanted - zoom).abs() > 0.001 {
        context.set_zoom_factor(wanted);
    }
}

/// What is wrong, in words, and a way on.
fn trouble(ui: &Ui, kit: &Kit<'_>, problem: &str) -> Option<Intent> {
    use eframe::egui::{Rect, pos2, vec2};
    let panel = Rect::from_center_size(ui.max_rect().center(), vec2(640.0, 300.0));
    plate(ui.painter(), kit, panel, kit.theme.paper);
    let inner = panel.shrink(30.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 44.0));
    let heading = kit.texts.get("cannot-play");
    kit.tell(
        ui,
        title,
        At::Centre,
        &heading,
        Pen::bold(28.0, kit.theme.bad),
    );
    let room = Rect::from_min_max(pos2(inner.left(), title.bottom() + 12.0), inner.max);
    kit.tell(ui, room, At::Top, problem, Pen::new(18.0, kit.theme.ink));
    let label = kit.texts.get("to-start");
    let lower = Rect::from_min_max(
        pos2(inner.left() + 150.0, inner.bottom() - 50.0),
        inner.max - vec2(150.0, 0.0),
    );
    let button = Button::new(&label, Style::Main).sign("house");
    button
        .show_at(ui, kit, lower)
        .clicked()
        .then_some(Intent::Home)
}
