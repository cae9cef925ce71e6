//! The lesson, from the offer on the first screen to the first win.

use super::keyboard::tab_to;
use super::*;

fn newcomer() -> Window {
    Window::open(Settings {
        knows_the_game: false,
        ..Window::settings()
    })
}

fn knows_the_game(window: &Window) -> bool {
    let app = window.harness.state().as_ref();
    app.unwrap().settings().knows_the_game
}

/// Picks up the card that is called so.
fn pick(window: &mut Window, card: &str) {
    let Some(label) = window
        .buttons()
        .into_iter()
        .find(|label| label.starts_with("Card ") && label.contains(card))
    else {
        panic!("there is no {card}: {:#?}", window.said());
    };
    window.click(&label);
}

/// Paints until everything that happened was shown.
fn settle(window: &mut Window) {
    for _ in 0..4 {
        window.step();
    }
}

#[test]
fn the_whole_lesson_is_played_by_what_is_written_on_things() {
    let mut window = newcomer();
    assert!(window.shows("New here?"));
    window.click("Show me");
    assert!(window.shows("Hello!") && window.shows("1 of 12"));
    window.click("Next");
    assert!(window.shows("A King wakes a queen"));
    pick(&mut window, "Cookie King");
    window.click("Sleeping queen at B2");
    settle(&mut window);
    assert!(window.shows("Your Pancake Queen, 15 points"));
    pick(&mut window, "Red Knight");
    window.click("Ada's Heart Queen, 20 points");
    settle(&mut window);
    assert!(window.shows("Your Heart Queen, 20 points"));
    window.click("Send a Dragon");
    settle(&mut window);
    pick(&mut window, "Sleeping Potion");
    window.click("Ada's Moon Queen, 10 points");
    settle(&mut window);
    window.click("Empty place A3");
    settle(&mut window);
    window.click("Wave a Magic Wand");
    settle(&mut window);
    for number in ["a 2", "a 3", "a 5"] {
        pick(&mut window, number);
    }
    assert!(window.shows("2 + 3 = 5"));
    window.click("Swap 3 cards");
    settle(&mut window);
    pick(&mut window, "Jester");
    window.click("Play the Jester");
    settle(&mut window);
    window.click("Sleeping queen at C3");
    settle(&mut window);
    assert!(window.shows("You win!") && window.shows("You have 50 points"));
    window.click("Next");
    assert!(window.shows("nobody can cheat"));
    window.click("To the start");
    assert!(window.shows("Your name") && !window.shows("New here?"));
    assert!(knows_the_game(&window));
}

#[test]
fn the_whole_lesson_is_played_by_keys_alone() {
    let mut window = newcomer();
    tab_to(&mut window, "Learn to play");
    window.press(Key::Enter);
    tab_to(&mut window, "Next");
    window.press(Key::Enter);
    // The King, then the one queen that can be chosen.
    window.press(Key::Num1);
    tab_to(&mut window, "Sleeping queen at B2");
    window.press(Key::Enter);
    settle(&mut window);
    // The Knight is the oldest card now.
    window.press(Key::Num1);
    tab_to(&mut window, "Ada's Heart Queen, 20 points");
    window.press(Key::Space);
    settle(&mut window);
    tab_to(&mut window, "Send a Dragon");
    window.press(Key::Enter);
    settle(&mut window);
    // H shows what to do, and picks it up.
    window.press(Key::H);
    assert!(window.shows("a Sleeping Potion, picked up"));
    tab_to(&mut window, "Ada's Moon Queen, 10 points");
    window.press(Key::Enter);
    settle(&mut window);
    tab_to(&mut window, "Empty place A3");
    window.press(Key::Enter);
    settle(&mut window);
    tab_to(&mut window, "Wave a Magic Wand");
    window.press(Key::Enter);
    settle(&mut window);
    for key in [Key::Num1, Key::Num2, Key::Num3, Key::D] {
        window.press(key);
    }
    settle(&mut window);
    window.press(Key::H);
    window.press(Key::P);
    settle(&mut window);
    tab_to(&mut window, "Sleeping queen at C3");
    window.press(Key::Enter);
    settle(&mut window);
    assert!(window.shows("You win!"), "{:#?}", window.said());
    tab_to(&mut window, "Next");
    window.press(Key::Enter);
    tab_to(&mut window, "Play now");
    window.press(Key::Enter);
    assert!(window.shows("How many bots?"));
}

#[test]
fn wrong_clicks_are_forgiven_and_change_nothing() {
    let mut window = newcomer();
    window.click("Show me");
    window.click("Next");
    assert!(window.shows("Tap your King"));
    // A card that is not asked for, by mouse and by key.
    for label in window.said() {
        if label.starts_with("Card ") && !label.contains("King") {
            assert!(!window.buttons().contains(&label), "{label} can be used");
        }
    }
    window
        .harness
        .get_by_label_contains("the Red Knight")
        .click();
    window.step();
    assert!(window.shows("Nice try!"), "{:#?}", window.said());
    window.press(Key::Num3);
    assert!(window.shows("Almost! Tap your King"));
    // The right card ends it.
    pick(&mut window, "Cookie King");
    assert!(!window.shows("Almost!") && !window.shows("Nice try!"));
    // Only one of the sleeping queens can be woken now.
    let queens = window.buttons();
    let queens = queens.iter().filter(|label| label.starts_with("Sleeping"));
    assert_eq!(queens.count(), 1);
    window.click("Sleeping queen at B2");
    settle(&mut window);
    pick(&mut window, "Red Knight");
    window.click("Ada's Heart Queen, 20 points");
    settle(&mut window);
    window.click("Let her go");
    assert!(window.shows("Nice try!"));
    assert!(window.shows("Your Heart Queen, 20 points"));
    window.click("Send a Dragon");
    settle(&mut window);
    assert!(window.shows("A Potion makes queens sleepy"));
}

#[test]
fn every_part_can_be_skipped_and_gone_back_to() {
    let mut window = newcomer();
    window.click("Show me");
    assert!(window.button("One step back").is_none());
    for part in 1..12 {
        assert!(
            window.shows(&format!("{part} of 12")),
            "{:#?}",
            window.said()
        );
        let on = ["Next", "Do it for me"];
        let on = on.iter().find_map(|label| window.button(label)).unwrap();
        window.click(&on);
        settle(&mut window);
    }
    assert!(window.shows("nobody can cheat"));
    for part in (1..12).rev() {
        window.click("One step back");
        settle(&mut window);
        assert!(window.shows(&format!("{part} of 12")));
    }
    assert!(window.shows("Hello!"));
    window.click("Leave the lesson");
    assert!(window.shows("New here?"), "one may come back to it");
}

#[test]
fn the_offer_is_declined_once_and_for_all() {
    let mut window = newcomer();
    window.click("Not now");
    assert!(!window.shows("New here?"));
    assert!(knows_the_game(&window));
    // It is still there.
    window.click("Learn to play");
    assert!(window.shows("Hello!"));
    window.press(Key::F1);
    assert!(window.shows("How to play"));
    window.press(Key::F1);
    window.press(Key::Escape);
    assert!(window.shows("Your name") && !window.shows("New here?"));
}
