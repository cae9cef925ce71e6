//! Every screen is found and left by what is written on it.

use super::*;

#[test]
fn every_screen_opens_and_closes() {
    let mut window = Window::open(Window::settings());
    assert!(window.shows("Sleeping Queens"));
    window.click("Settings");
    assert!(window.shows("Cards move"));
    window.click("Night");
    window.click("Very large");
    window.click("Back");
    window.click("Rules (F1)");
    assert!(window.shows("How to play"));
    window.click("Back");
    window.click("Play now");
    assert!(window.shows("How many bots?"));
    window.click("3");
    window.click("Hard");
    assert!(window.shows("They remember every queen"));
    window.click("Back");
    assert!(window.shows("Your name"));
}

#[test]
fn the_rules_are_one_key_away_and_as_far_back() {
    let mut window = Window::open(Window::settings());
    window.press(Key::F1);
    assert!(window.shows("How to play"));
    window.press(Key::F1);
    assert!(!window.shows("How to play"));
    window.press(Key::F1);
    window.press(Key::Escape);
    assert!(window.shows("Your name"));
}

#[test]
fn the_name_is_typed_and_the_portrait_chosen() {
    let mut window = Window::open(Settings::default());
    window.harness.get_by_role(Role::TextInput).click();
    window.step();
    window.harness.get_by_role(Role::TextInput).type_text("Noa");
    window.step();
    window.click("Owl");
    let settings = window.harness.state().as_ref().unwrap().settings().clone();
    assert_eq!(settings.name, "Noa");
    assert_eq!(settings.portrait, 7);
}

#[test]
fn a_window_of_any_size_shows_everything() {
    for size in [[1125.0, 750.0], [2400.0, 1300.0]] {
        let mut window = Window::open_sized(Window::settings(), size);
        for label in ["Settings", "Rules (F1)", "Play now"] {
            let rect = window.harness.get_by_label(label).rect();
            assert!(
                rect.min.x >= 0.0 && rect.max.x <= size[0],
                "{label}: {rect:?}"
            );
            assert!(
                rect.min.y >= 0.0 && rect.max.y <= size[1],
                "{label}: {rect:?}"
            );
        }
        window.click("Play now");
        assert!(window.shows("Start"));
    }
}
