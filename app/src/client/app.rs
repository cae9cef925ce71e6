//! The window: `logic` drains what the players of this computer tell, `ui` paints, and wishes go
//! back as commands.

use std::fmt;
use std::path::PathBuf;

use eframe::egui::output::OutputEvent;
use eframe::egui::{Context, Key, Ui, accesskit_root_id};
use network::{Command, News};
use rules::{Options, Preset};

use super::art::Art;
use super::embedded::{Embedded, PlayNow, Surroundings, Update, Wake};
use super::folder_window;
use super::languages::Language;
use super::screens::games::GamesScreen;
use super::screens::lobby::LobbyScreen;
use super::screens::replay::ReplayScreen;
use super::screens::result::ResultScreen;
use super::screens::table::{TableScreen, names};
use super::screens::trouble::{self, Trouble};
use super::screens::tutorial::TutorialScreen;
use super::screens::{Intent, play_setup, rules_page, settings, start};
use super::settings::{Look, Settings};
use super::sound::{Loudspeaker, Sound};
use super::texts::Texts;
use super::theme::{self, Theme};
use super::trouble_words;
use super::widgets::Kit;
use super::window_place;

/// Which screen is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    Start,
    PlaySetup,
    Lobby,
    Games,
    Table,
    Result,
    Replay,
    Tutorial,
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
    /// The choice of language that the texts were made for.
    spoken: Option<String>,
    /// A language for this time only, and what was chosen before.
    lent: Option<(Language, Option<String>)>,
    theme: Theme,
    art: Art,
    embedded: Embedded,
    screen: Screen,
    overlay: Option<Overlay>,
    table: TableScreen,
    result: ResultScreen,
    lobby: LobbyScreen,
    games: GamesScreen,
    replay: ReplayScreen,
    /// Where one was before the replay.
    before_replay: Screen,
    tutorial: TutorialScreen,
    /// Whether one plays with others of the home network.
    online: bool,
    /// Why nothing goes on.
    problem: Option<Trouble>,
    /// What could be tried once more then.
    again: Option<Intent>,
    /// The window is as large as it is; what is in it grows along.
    fits_window: bool,
    loudspeaker: Loudspeaker,
    /// How much larger everything is drawn.
    zoom: f32,
    /// Where the player's games are kept.
    folder: Option<PathBuf>,
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
        let settings = settings.within_bounds();
        let texts = Texts::new(settings.language());
        let theme = theme_of(&settings, &texts);
        theme.apply(context);
        let embedded = Embedded::new(surroundings, wake);
        Self {
            folder: embedded.folder(),
            spoken: settings.language.clone(),
            lent: None,
            settings,
            texts,
            theme,
            art: Art::default(),
            embedded,
            screen: Screen::Start,
            overlay: None,
            table: TableScreen::default(),
            result: ResultScreen::default(),
            lobby: LobbyScreen::default(),
            games: GamesScreen::default(),
            replay: ReplayScreen::default(),
            before_replay: Screen::Start,
            tutorial: TutorialScreen::default(),
            online: false,
            problem: None,
            again: None,
            fits_window: false,
            loudspeaker: Loudspeaker::default(),
            zoom: 1.0,
        }
    }

    /// What happens is heard, too.
    #[must_use]
    pub(crate) fn heard_by(mut self, loudspeaker: Loudspeaker) -> Self {
        self.loudspeaker = loudspeaker;
        self
    }

    /// Speaks another language than the settings say, for this time.
    #[must_use]
    pub(crate) fn speaking(mut self, language: Language) -> Self {
        let wanted = Some(language.code().to_owned());
        let kept = std::mem::replace(&mut self.settings.language, wanted);
        self.lent = Some((language, kept));
        self
    }

    /// What is kept for the next start.
    fn kept_settings(&self) -> Settings {
        let mut settings = self.settings.clone();
        if let Some((lent, kept)) = &self.lent
            && settings.language.as_deref() == Some(lent.code())
        {
            settings.language.clone_from(kept);
        }
        settings
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

    #[cfg(test)]
    pub(crate) const fn lobby(&self) -> &LobbyScreen {
        &self.lobby
    }

    #[cfg(test)]
    pub(crate) const fn lobby_mut(&mut self) -> &mut LobbyScreen {
        &mut self.lobby
    }

    #[cfg(test)]
    pub(crate) const fn table(&self) -> &TableScreen {
        &self.table
    }

    #[cfg(test)]
    pub(crate) fn keep_games_in(&mut self, folder: PathBuf) {
        self.folder = Some(folder);
    }

    /// Whether cards are on their way.
    #[cfg(test)]
    pub(crate) fn is_moving(&mut self, now: f64) -> bool {
        self.table.is_busy(now)
    }

    /// Takes in everything that is new. Paints nothing.
    pub(crate) fn drain(&mut self, context: &Context) {
        if self.fits_window {
            fit(context);
        }
        self.zoom = context.zoom_factor();
        let now = context.input(|input| input.time);
        while let Some(update) = self.embedded.next() {
            self.take(update, now);
        }
        if self.screen == Screen::Table && self.overlay.is_none() {
            self.table.advance(&self.texts, now);
        }
        if self.screen == Screen::Tutorial && self.overlay.is_none() {
            self.tutorial.advance(&self.texts, now);
        }
        for sound in self.table.sounds() {
            self.loudspeaker.play(sound, self.settings.loudness());
        }
        self.speak();
        let wanted = theme_of(&self.settings, &self.texts);
        let same = wanted.direction == self.theme.direction
            && wanted.is_dark == self.theme.is_dark
            && wanted.is_stark == self.theme.is_stark
            && (wanted.text_scale - self.theme.text_scale).abs() < 0.001;
        if !same {
            self.theme = wanted;
            self.theme.apply(context);
        }
    }

    /// Changes the language if another was chosen.
    fn speak(&mut self) {
        if self.settings.language != self.spoken {
            self.spoken.clone_from(&self.settings.language);
            let language = self.settings.language();
            if language != self.texts.language() {
                self.texts = Texts::new(language);
            }
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
            Update::Failed(problem) => self.problem = Some(Trouble::Failed(problem)),
            Update::NoBot(problem) => {
                let text = trouble_words::failure(&self.texts, &problem);
                self.lobby.notice(text);
            }
            Update::Fairness(fairness) if self.is_about_games() => {
                self.games.found(fairness);
            }
            Update::Fairness(fairness) => self.result.fairness.found = Some(fairness),
            Update::Replay(opened) => self.replay.found(opened),
            Update::Games(games) => self.games.list(games),
        }
    }

    /// Whether one looks at recordings from the list of games.
    fn is_about_games(&self) -> bool {
        let before = match self.screen {
            Screen::Replay => self.before_replay,
            screen => screen,
        };
        before == Screen::Games
    }

    pub(crate) fn hear(&mut self, news: News) {
        match news {
            News::GameBegins(state) => {
                self.table.begin(state);
                self.screen = Screen::Table;
            }
            News::Game(update) => self.table.update(update),
            News::Said(seat, emote) => self.table.say(seat, emote, &self.settings),
            News::NotAllowed(refused) => {
                if let Some(state) = self.table.state() {
                    let names = names(state);
                    let text = trouble_words::refused(&self.texts, refused, &names);
                    self.table.notice(text);
                }
            }
            News::Unsaved(problem) => {
                let game = self.table.state().map(|state| state.id);
                let alone = !self.online;
                self.again = game.map(|game| Intent::Resume { game, alone });
                self.problem = Some(Trouble::Unsaved(problem));
            }
            News::Stopped(game) => {
                let alone = !self.online;
                self.again = Some(Intent::Resume { game, alone });
                self.problem = Some(Trouble::Stopped);
            }
            News::NotBegun(_, why) if self.screen == Screen::Table => {
                self.problem = Some(Trouble::NotBegun(why));
            }
            News::NotBegun(_, why) => {
                self.lobby.notice(trouble_words::resume(&self.texts, &why));
            }
            News::TableRefused(_, why) | News::Declined(why) => {
                self.lobby.notice(trouble_words::refusal(&self.texts, why));
            }
            News::CalledOff => {
                self.lobby.notice(self.texts.get("lobby-called-off"));
                self.screen = Screen::Lobby;
            }
            News::Mended(warning) => {
                let text = trouble_words::warning(&self.texts, &warning);
                self.table.notice(text);
            }
            News::TableGone(_, why) => self.lobby.notice(trouble_words::gone(&self.texts, why)),
            News::NotJoined(_, why) => self.lobby.notice(trouble_words::call(&self.texts, why)),
            News::Joined(who) => self.lobby.called(&self.texts, &who),
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
        let mute = ui.input(|input| input.modifiers.command && input.key_pressed(Key::M));
        let intent = if let Some(problem) = &self.problem {
            trouble::show(ui, &kit, problem, self.again.as_ref())
        } else if let Some(overlay) = self.overlay {
            match overlay {
                Overlay::Rules => rules_page::show(ui, &kit),
                Overlay::Settings => {
                    settings::show(ui, &kit, &mut self.settings, self.folder.as_deref())
                }
            }
        } else {
            match self.screen {
                Screen::Start => start::show(ui, &kit, &mut self.settings),
                Screen::PlaySetup => play_setup::show(ui, &kit, &mut self.settings),
                Screen::Lobby => self.lobby.ui(ui, &kit),
                Screen::Games => self.games.ui(ui, &kit),
                Screen::Table => self.table.ui(ui, &kit, &self.settings),
                Screen::Result => self.result.ui(ui, &kit, &self.settings),
                Screen::Replay => self.replay.ui(ui, &kit, &self.settings),
                Screen::Tutorial => self.tutorial.ui(ui, &kit, &mut self.settings),
            }
        };
        let dropped: Vec<_> = ui.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.filter_map(|file| file.path.clone()).collect()
        });
        self.take_dropped(ui, dropped);
        let table = matches!(self.screen, Screen::Table | Screen::Tutorial);
        let at_table = self.overlay.is_none() && table;
        let by_key = match (rules, escape) {
            (true, _) => Some(Intent::Rules),
            _ if mute => Some(Intent::Mute),
            (_, true) if !at_table => Some(Intent::Back),
            _ => None,
        };
        let intent = intent.or(by_key);
        // A move has a sound of its own, once it is on the log.
        let moves = matches!(intent, Some(Intent::Act(_)));
        if !moves && was_clicked(ui) {
            self.loudspeaker
                .play(Sound::Button, self.settings.loudness());
        }
        if let Some(intent) = intent {
            self.follow(intent);
            ui.ctx().request_repaint();
        }
    }

    /// Recordings that were dropped on the window are looked at.
    fn take_dropped(&mut self, ui: &Ui, mut dropped: Vec<PathBuf>) {
        if dropped.is_empty() {
            return;
        }
        ui.ctx().request_repaint();
        // Not in the middle of a game: the recording can wait.
        if self.screen == Screen::Table {
            return self.table.notice(self.texts.get("dropped-in-game"));
        }
        let count = dropped.len();
        let recording = dropped.swap_remove(0);
        self.follow(Intent::Games);
        self.games.dropped(count);
        self.follow(Intent::Audit(recording));
        self.overlay = None;
    }

    fn follow(&mut self, intent: Intent) {
        match intent {
            Intent::Rules if self.overlay == Some(Overlay::Rules) => self.overlay = None,
            Intent::Rules => self.overlay = Some(Overlay::Rules),
            Intent::Settings => self.overlay = Some(Overlay::Settings),
            Intent::Mute => self.settings.muted = !self.settings.muted,
            Intent::OpenFolder => {
                if let Some(folder) = &self.folder {
                    folder_window::open(folder);
                }
            }
            Intent::Hush(identity) => self.settings.hush(&identity),
            Intent::Back if self.overlay.is_some() => {
                self.overlay = None;
                self.rename();
            }
            Intent::Back if self.screen == Screen::Result => self.leave_game(),
            Intent::Back if self.screen == Screen::Replay => self.screen = self.before_replay,
            Intent::Back | Intent::Start => self.go_home(),
            Intent::Home => self.leave_game(),
            Intent::Pause => self.pause(),
            Intent::Resume { game, alone } => {
                self.begin_anew();
                self.again = Some(Intent::Resume { game, alone });
                let level = play_setup::level(&self.settings);
                self.embedded.resume(self.name(), level, game);
                self.online = !alone;
                self.screen = Screen::Table;
            }
            Intent::AddBot(level) => self.embedded.add_bot(level),
            Intent::Lobby => {
                self.begin_anew();
                self.again = Some(Intent::Lobby);
                let level = play_setup::level(&self.settings);
                self.embedded.go_online(self.name(), level);
                self.lobby = LobbyScreen::default();
                self.online = true;
                self.screen = Screen::Lobby;
            }
            Intent::Games => {
                self.begin_anew();
                self.again = Some(Intent::Games);
                self.embedded.list_games();
                self.games = GamesScreen::default();
                self.screen = Screen::Games;
            }
            Intent::Audit(recording) => {
                self.embedded.audit(&recording);
                self.games.choose(recording);
            }
            Intent::Replay(recording, me) => {
                self.replay = ReplayScreen::new(recording.clone());
                self.embedded.replay(recording, me);
                self.before_replay = self.screen;
                self.screen = Screen::Replay;
            }
            Intent::Tutorial => {
                self.tutorial = TutorialScreen::new(&self.texts, &self.name());
                self.screen = Screen::Tutorial;
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

    /// Away from the table for good: to the others nearby, or to the start.
    fn leave_game(&mut self) {
        let decided = self.table.state().is_some_and(|state| state.is_decided());
        if !decided {
            self.embedded.tell(Command::Leave);
        }
        self.pause();
    }

    /// Away from the table. What is not decided can be gone on with.
    fn pause(&mut self) {
        if !self.online {
            return self.go_home();
        }
        self.embedded.tell(Command::CloseGame);
        self.table = TableScreen::default();
        self.screen = Screen::Lobby;
    }

    /// Nothing of what was shown before counts any more.
    fn begin_anew(&mut self) {
        self.table = TableScreen::default();
        self.problem = None;
        self.again = None;
    }

    fn name(&self) -> String {
        match self.settings.name.trim() {
            "" => self.texts.get("player-default"),
            name => name.to_owned(),
        }
    }

    /// The others see at once what one calls oneself now.
    fn rename(&self) {
        if let Ok(name) = network::lobby::Name::clean(&self.name()) {
            self.embedded.tell(Command::Rename(name));
        }
    }

    fn go_home(&mut self) {
        self.embedded.leave();
        self.begin_anew();
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
        self.begin_anew();
        self.again = Some(Intent::PlayNow);
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

/// The window as it is after it was told all that, for tests.
#[cfg(test)]
impl App {
    pub(crate) fn put_before(&mut self, screen: Screen, updates: Vec<Update>) {
        self.screen = screen;
        for update in updates {
            self.take(update, 0.0);
        }
    }

    pub(crate) fn put_at_table(&mut self, update: network::GameUpdate) {
        self.table.observe(&update.state, 0.0);
        self.table.update(update);
        self.screen = Screen::Table;
    }

    pub(crate) fn wish(&mut self, intent: Intent) {
        self.follow(intent);
    }

    pub(crate) fn choose_game(&mut self, recording: std::path::PathBuf) {
        self.games.choose(recording);
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
        eframe::set_value(storage, eframe::APP_KEY, &self.kept_settings());
        window_place::without_zoom(storage, self.zoom);
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

/// Whether anything that can be pressed was pressed in this picture.
fn was_clicked(ui: &Ui) -> bool {
    ui.ctx().output(|output| {
        let mut events = output.events.iter();
        events.any(|event| matches!(event, OutputEvent::Clicked(_)))
    })
}

fn theme_of(settings: &Settings, texts: &Texts) -> Theme {
    if settings.look == Look::Contrast {
        return Theme::stark(settings.text_scale, texts.direction());
    }
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
