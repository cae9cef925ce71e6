//! Games that are interrupted, and gone on with.

use super::whole_game::{act, play_to_the_end};
use super::*;

fn go_on(window: &mut Window) {
    window.click("My games");
    window.until(|window| window.button("Go on").is_some());
    window.click("Go on");
    window.until(|window| window.shows("Draw pile"));
}

#[test]
fn a_game_goes_on_after_a_pause_and_after_the_window_was_closed() {
    let mut window = Window::open(Settings {
        bots: 2,
        ..Window::settings()
    });
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    act(&mut window);
    window.until_my_turn();
    let before = Arc::clone(window.app().table().state().unwrap());
    window.click("Leave the game");
    window.click("Go on later");
    assert!(window.shows("Your name"));
    go_on(&mut window);
    window.until_my_turn();
    let paused = Arc::clone(window.app().table().state().unwrap());
    assert_eq!((paused.id, paused.head), (before.id, before.head));
    act(&mut window);
    // The window is closed in the middle of whatever the others do.
    let mut window = window.reopen();
    go_on(&mut window);
    play_to_the_end(&mut window);
    let after = window.app().table().state().unwrap();
    assert_eq!(after.id, before.id);
    assert!(after.faults.is_empty());
    window.until(|window| window.shows("All secrets are open"));
    window.click("See the result");
    window.until(|window| window.shows("Nobody could see or steer the cards"));
    window.click("To the start");
    window.click("My games");
    window.until(|window| window.shows(", finished"));
    assert!(window.button("Go on").is_none(), "nothing is left to play");
}

#[test]
fn a_game_that_was_left_for_good_is_not_offered() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    window.click("Leave the game");
    window.click("Leave");
    assert!(window.shows("Your name"));
    window.click("My games");
    window.until(|window| window.shows(" ago, ") || window.shows("just now, "));
    assert!(window.button("Go on").is_none(), "{:#?}", window.said());
}
