//! Everything can be done without a mouse.

use super::*;

/// Goes on with Tab until what is called so has the keyboard.
pub(super) fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..120 {
        let focused = window.focused();
        if focused.is_some_and(|label| label == name || label.starts_with(&format!("{name} "))) {
            return;
        }
        window.press(Key::Tab);
    }
    panic!("{name} is never reached: {:#?}", window.said());
}

#[test]
fn a_game_is_begun_and_a_turn_is_played_by_keys_alone() {
    let mut window = Window::open(Window::settings());
    tab_to(&mut window, "Play now");
    window.press(Key::Enter);
    tab_to(&mut window, "Start");
    window.press(Key::Space);
    window.until_my_turn();
    window.press(Key::Num1);
    assert!(window.shows("Card 1 of 5") && window.shows(", picked up"));
    window.press(Key::Num1);
    assert!(!window.shows(", picked up"));
    // Whatever the first card is, it can be swapped.
    tab_to(&mut window, "Card 1");
    window.press(Key::Space);
    assert!(window.shows(", picked up"));
    window.press(Key::D);
    window.until(|window| !window.shows(", picked up") && !window.shows("Your turn!"));
    window.press(Key::Escape);
    tab_to(&mut window, "Keep playing");
    window.press(Key::Tab);
    window.press(Key::Enter);
    assert!(window.shows("Your name"));
}
