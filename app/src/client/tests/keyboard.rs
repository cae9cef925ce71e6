//! Everything can be done without a mouse.

use super::*;

/// Goes on with Tab until what is called so has the keyboard.
pub(super) fn tab_to(window: &mut Window, name: &str) {
    assert!(
        reach(window, name),
        "{name} is never reached: {:#?}",
        window.said()
    );
}

/// The same, for what may be gone before one is there: a question has its time.
fn reach(window: &mut Window, name: &str) -> bool {
    for _ in 0..120 {
        let focused = window.focused();
        if focused.is_some_and(|label| label == name || label.starts_with(&format!("{name} "))) {
            return true;
        }
        window.press(Key::Tab);
    }
    false
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

/// The own turn, without a mouse.
fn turn(window: &mut Window) {
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let cards: Vec<String> = window
        .buttons()
        .into_iter()
        .filter(|label| label.starts_with("Card "))
        .collect();
    let key_of = |card: &String| {
        let number = card.trim_start_matches("Card ").chars().next();
        let number = number.and_then(|digit| digit.to_digit(10)).unwrap();
        keys[usize::try_from(number).unwrap() - 1]
    };
    let holds = |what: &str| cards.iter().find(|card| card.contains(what)).map(key_of);
    if let Some(key) = holds(" King") {
        window.press(key);
        if window.button("Sleeping queen at").is_some() {
            tab_to(window, "Sleeping queen at");
            return window.press(Key::Space);
        }
        window.press(Key::Escape);
    }
    for attack in ["Knight", "Potion"] {
        if let Some(key) = holds(attack) {
            window.press(key);
            let queen = window
                .buttons()
                .into_iter()
                .find(|label| label.contains("'s ") && label.contains("Queen,"));
            if let Some(queen) = queen {
                tab_to(window, &queen);
                return window.press(Key::Enter);
            }
            window.press(Key::Escape);
        }
    }
    if let Some(key) = holds("Jester") {
        window.press(key);
        return window.press(Key::P);
    }
    window.press(Key::S);
    if !window.shows(", picked up") {
        window.press(key_of(&cards[0]));
    }
    window.press(Key::D);
}

#[test]
fn a_whole_game_is_played_by_keys_alone() {
    let mut window = Window::open(Window::settings());
    tab_to(&mut window, "Play now");
    window.press(Key::Enter);
    tab_to(&mut window, "Start");
    window.press(Key::Enter);
    let answers = [
        "Send a Dragon",
        "Wave a Magic Wand",
        "Sleeping queen at",
        "Empty place",
    ];
    let begun = Instant::now();
    while window.button("See the result").is_none() {
        assert!(begun.elapsed() < PATIENCE, "{:#?}", window.said());
        if window.is_my_turn() {
            turn(&mut window);
        } else if window.button("Send a Dragon").is_none() && window.button("Let her go").is_some()
        {
            window.press(Key::L);
        } else if let Some(answer) = answers.iter().find(|one| window.button(one).is_some())
            && reach(&mut window, answer)
        {
            window.press(Key::Enter);
        }
        window.bell.wait();
        window.step();
    }
    tab_to(&mut window, "See the result");
    window.press(Key::Enter);
    tab_to(&mut window, "To the start");
    window.press(Key::Space);
    assert!(window.shows("Your name"));
}
