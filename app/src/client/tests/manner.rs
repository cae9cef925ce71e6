//! Sound, phrases, looks and motion.

use eframe::egui::Modifiers;
use tokio::sync::mpsc::Receiver;

use super::super::settings::Look;
use super::super::sound::{Cue, Loudspeaker, Sound};
use super::*;

impl Window {
    fn listen(&mut self) -> Receiver<Cue> {
        let (loudspeaker, cues) = Loudspeaker::overheard();
        let app = self.harness.state_mut();
        *app = app.take().map(|app| app.heard_by(loudspeaker));
        cues
    }

    fn kept(&self) -> Settings {
        self.harness.state().as_ref().unwrap().settings().clone()
    }

    /// Goes on with Tab until what is called so has the keyboard.
    fn tab_to(&mut self, name: &str) {
        for _ in 0..80 {
            if self.focused().as_deref() == Some(name) {
                return;
            }
            self.press(Key::Tab);
        }
        panic!("{name} is never reached: {:#?}", self.said());
    }

    fn start_game(&mut self) {
        self.click("Play now");
        self.click("Start");
        self.until(|window| window.shows("Draw pile"));
    }

    fn is_moving(&mut self) -> bool {
        let now = self.harness.ctx.input(|input| input.time);
        let app = self.harness.state_mut().as_mut().unwrap();
        app.is_moving(now)
    }
}

fn heard(cues: &mut Receiver<Cue>) -> Vec<Sound> {
    std::iter::from_fn(|| cues.try_recv().ok())
        .map(|cue| cue.sound)
        .collect()
}

#[test]
fn sound_is_switched_off_where_one_is() {
    let mut window = Window::open(Window::settings());
    let mut cues = window.listen();
    window.click("Settings");
    assert_eq!(heard(&mut cues), [Sound::Button]);
    window.click("Back");
    window.click("Sound off (Ctrl+M)");
    assert!(window.kept().muted);
    heard(&mut cues);
    window.click("Settings");
    assert_eq!(heard(&mut cues), [], "muted is muted");
    window.click("Back");
    window.start_game();
    window.click("Sound on (Ctrl+M)");
    assert!(!window.kept().muted);
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::M);
    window.step();
    assert!(window.kept().muted);
}

#[test]
fn the_deal_and_the_own_turn_are_heard() {
    let mut window = Window::open(Window::settings());
    let mut cues = window.listen();
    window.start_game();
    window.until_my_turn();
    let sounds = heard(&mut cues);
    assert!(sounds.contains(&Sound::Deal), "{sounds:?}");
    assert!(sounds.contains(&Sound::YourTurn), "{sounds:?}");
}

#[test]
fn everything_in_the_settings_is_done_by_keys() {
    let mut window = Window::open(Window::settings());
    window.tab_to("Settings");
    window.press(Key::Enter);
    for (name, key) in [
        ("High contrast", Key::Space),
        ("Large", Key::Enter),
        ("Quickly", Key::Space),
        ("Hide it", Key::Space),
        ("Owl", Key::Space),
    ] {
        window.tab_to(name);
        window.press(key);
    }
    window.tab_to("Volume");
    window.press(Key::ArrowRight);
    window.press(Key::ArrowUp);
    window.press(Key::ArrowLeft);
    let settings = window.kept();
    assert_eq!(settings.look, Look::Contrast);
    assert!((settings.text_scale - 1.15).abs() < 0.01);
    assert_eq!(settings.motion, Motion::Quick);
    assert!(!settings.emotes);
    assert_eq!(settings.portrait, 7);
    assert_eq!(settings.volume, 60);
    window.tab_to("Copy the path");
    window.press(Key::Space);
    assert!(window.shows("Copied"));
    assert!(window.shows("profile-player"), "the folder is named");
    window.press(Key::Escape);
    assert!(window.shows("Play now"));
}

#[test]
fn a_phrase_is_said_and_one_player_is_hushed() {
    let mut window = Window::open(Window::settings());
    window.start_game();
    window.click("Say something");
    window.click("Hello!");
    window.until(|window| window.shows("You say: Hello!"));
    window.press(Key::E);
    window.press(Key::Num2);
    window.until(|window| window.shows("You say: Well played!"));
    window.press(Key::E);
    window.click("Hide what Ada says");
    assert_eq!(window.kept().hushed.len(), 1);
    window.click("Show what Ada says");
    assert_eq!(window.kept().hushed.len(), 0);
    window.press(Key::Escape);
    assert!(!window.shows("Show what Ada says"));
    assert!(window.shows("Draw pile"), "the game is not left");
}

#[test]
fn what_moves_is_skipped_by_click_and_by_space() {
    for skip in [Key::Space, Key::Enter] {
        let mut window = Window::open(Settings {
            motion: Motion::Calm,
            ..Window::settings()
        });
        window.start_game();
        assert!(window.is_moving(), "the cards are being dealt");
        // The next move may begin at once, and is skipped as well.
        let mut skipped = (0..5).map(|_| {
            if skip == Key::Space {
                window.press(skip);
            } else {
                let middle = window.harness.ctx.content_rect().center();
                window.harness.drag_at(middle);
                window.step();
                window.harness.drop_at(middle);
                window.step();
            }
            !window.is_moving()
        });
        assert!(skipped.any(|still| still));
    }
}
