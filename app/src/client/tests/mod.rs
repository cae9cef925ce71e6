//! The window, driven as a person drives it: by what is written on things, and by keys.

mod drag;
mod dropped_files;
mod friends;
mod keyboard;
mod lobby;
mod manner;
mod raster;
#[expect(dead_code, reason = "the tests of the commands need more of it")]
#[path = "../../../tests/recordings/table.rs"]
mod recorded;
mod replay;
mod resume;
mod right_to_left;
mod room;
mod scenes;
mod screen_reader;
mod screens;
mod snapshots;
mod text_input;
mod translations;
mod troubles;
mod tutorial;
mod whole_game;

use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use eframe::egui::{ColorImage, Key, accesskit::Role, vec2};
use egui_kittest::kittest::{AccessKitNode, By, NodeT, Queryable};
use egui_kittest::{Harness, Node};
use friends::Friends;

use super::app::App;
use super::embedded::Surroundings;
use super::settings::{Motion, Settings};
use crate::temporary_folder::TemporaryFolder;
use raster::Textures;

/// All times of the game are divided by this.
const TEMPO: u32 = 60;

/// Longer than any game takes.
const PATIENCE: Duration = Duration::from_mins(2);

/// Told when there is something new to show.
#[derive(Default)]
struct Bell {
    rung: Mutex<bool>,
    changed: Condvar,
}

impl Bell {
    fn ring(&self) {
        *self.rung.lock().unwrap() = true;
        self.changed.notify_all();
    }

    /// Waits for the next ring, a moment at most: a clock may be running too.
    fn wait(&self) {
        let rung = self.rung.lock().unwrap();
        let moment = Duration::from_millis(20);
        let (mut rung, _) = self
            .changed
            .wait_timeout_while(rung, moment, |rung| !*rung)
            .unwrap();
        *rung = false;
    }
}

fn is_pressable(node: &AccessKitNode<'_>) -> bool {
    matches!(node.role(), Role::Button | Role::RadioButton) && !node.is_disabled()
}

fn has_keyboard(node: &AccessKitNode<'_>) -> bool {
    node.is_focused()
}

/// A window without a screen, and a folder of its own.
struct Window {
    harness: Harness<'static, Option<App>>,
    bell: Arc<Bell>,
    textures: Textures,
    folder: Arc<TemporaryFolder>,
}

impl Window {
    fn open(settings: Settings) -> Self {
        Self::open_sized(settings, [1280.0, 800.0])
    }

    /// The smallest window, 900 by 600 pixels, as [`App::fitting_the_window`] fits it.
    fn pictured(settings: Settings) -> Self {
        let folder = Arc::new(TemporaryFolder::new().unwrap());
        Self::open_in(folder, settings, [1125.0, 750.0], 0.8)
    }

    fn open_sized(settings: Settings, size: [f32; 2]) -> Self {
        let folder = Arc::new(TemporaryFolder::new().unwrap());
        Self::open_in(folder, settings, size, 1.0)
    }

    /// Closes the window as one does at night, and opens it again in the morning.
    fn reopen(self) -> Self {
        let folder = Arc::clone(&self.folder);
        drop(self);
        Self::open_in(folder, Self::settings(), [1280.0, 800.0], 1.0)
    }

    fn open_in(
        folder: Arc<TemporaryFolder>,
        mut settings: Settings,
        [width, height]: [f32; 2],
        scale: f32,
    ) -> Self {
        // Not the language of whoever runs the tests.
        settings.language.get_or_insert_with(|| "en".into());
        let textures = Textures::default();
        let bell = Arc::new(Bell::default());
        let wake = Arc::clone(&bell);
        let surroundings = Surroundings {
            data: Some(folder.path().to_owned()),
            tempo: TEMPO,
            reach: network::Reach::ThisComputer,
        };
        let harness = Harness::builder()
            .with_size(vec2(width, height))
            .with_pixels_per_point(scale)
            .renderer(textures.clone())
            .build_ui_state(
                move |ui, app: &mut Option<App>| {
                    if let Some(app) = app {
                        app.drain(ui.ctx());
                        app.paint(ui);
                    } else {
                        // Fonts are there from the next picture on.
                        let wake = Arc::clone(&wake);
                        let wake = Arc::new(move || wake.ring());
                        let (settings, surroundings) = (settings.clone(), surroundings.clone());
                        *app = Some(App::new(ui.ctx(), settings, surroundings, wake));
                    }
                },
                None,
            );
        let mut window = Self {
            harness,
            bell,
            textures,
            folder,
        };
        window.harness.run_steps(3);
        window
    }

    fn settings() -> Settings {
        Settings {
            name: "Mia".into(),
            motion: Motion::None,
            bots: 1,
            ..Settings::default()
        }
    }

    /// In another language.
    fn settings_in(language: &str) -> Settings {
        Settings {
            language: Some(language.into()),
            ..Self::settings()
        }
    }

    fn app(&mut self) -> &mut App {
        self.harness.state_mut().as_mut().unwrap()
    }

    /// What is seen now.
    fn picture(&mut self) -> ColorImage {
        self.harness.run_steps(3);
        raster::draw(&self.harness.ctx, self.harness.output(), &self.textures)
    }

    /// Paints what is new.
    fn step(&mut self) {
        self.harness.run_steps(2);
    }

    fn click(&mut self, label: &str) {
        // A tooltip may say the same as the thing it is about.
        let pressable = By::new().predicate(move |node| {
            let name = node.label();
            is_pressable(node) && name.as_deref() == Some(label)
        });
        match self.harness.query_all(pressable).next() {
            Some(node) => node.click(),
            None => panic!("there is no {label}: {:#?}", self.said()),
        }
        self.step();
    }

    fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.step();
    }

    /// All that can be pressed now, by label.
    fn buttons(&self) -> Vec<String> {
        let pressable = By::new().predicate(is_pressable);
        let buttons = self.harness.query_all(pressable);
        buttons
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// The first button that can be pressed and whose label begins so.
    fn button(&self, begins: &str) -> Option<String> {
        self.buttons()
            .into_iter()
            .find(|label| label.starts_with(begins))
    }

    fn shows(&self, text: &str) -> bool {
        self.harness
            .query_all_by_label_contains(text)
            .next()
            .is_some()
    }

    /// Everything that is said, for when a test fails.
    fn said(&self) -> Vec<String> {
        let all = self.harness.query_all(By::new());
        all.filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        })
        .collect()
    }

    fn focused(&self) -> Option<String> {
        let by = By::new().predicate(has_keyboard);
        let node: Option<Node<'_>> = self.harness.query_all(by).last();
        node.and_then(|node| node.accesskit_node().label())
    }

    /// Waits until it is so.
    fn until(&mut self, mut is_so: impl FnMut(&Self) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(
                begun.elapsed() < PATIENCE,
                "it never came: {:#?}",
                self.said()
            );
            self.bell.wait();
            self.step();
        }
    }

    /// The node of this window, once it is in the lobby.
    fn node(&self) -> Arc<network::NodeView> {
        let app = self.harness.state().as_ref().unwrap();
        Arc::clone(app.lobby().view().unwrap())
    }

    /// Goes to the lobby, and waits until others could call.
    fn go_online(&mut self) {
        self.click("Home network");
        self.until(|window| window.shows("People nearby"));
        self.until(|window| !window.node().addresses.is_empty());
    }

    /// The middle of what is called so: of a thing rather than of its caption.
    fn place_of(&self, begins: &str) -> Option<eframe::egui::Pos2> {
        let all = self.harness.query_all_by_label_contains(begins);
        let found = all.filter(|node| {
            let node = node.accesskit_node();
            let label = node.label().or_else(|| node.value());
            label.is_some_and(|label| label.starts_with(begins))
        });
        let found = found.max_by_key(|node| node.accesskit_node().role() == Role::Button);
        found.map(|node| node.rect().center())
    }

    fn is_my_turn(&self) -> bool {
        self.shows("Your turn!") || self.shows("your turn again")
    }

    /// Answers a question about a queen or a place, if one is asked.
    fn answers(&mut self) -> bool {
        let answers = [
            "Send a Dragon",
            "Wave a",
            "Let her go",
            "Sleeping queen at",
            "Empty place",
        ];
        let answer = answers.iter().find_map(|begins| self.button(begins));
        if let Some(answer) = &answer {
            self.click(answer);
        }
        answer.is_some()
    }

    /// Waits for the own turn; a bot's Jester may ask for a queen before it.
    fn until_my_turn(&mut self) {
        let begun = Instant::now();
        while !self.is_my_turn() {
            assert!(
                begun.elapsed() < PATIENCE,
                "it never came: {:#?}",
                self.said()
            );
            self.answers();
            self.bell.wait();
            self.step();
        }
    }
}
