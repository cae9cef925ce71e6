//! A whole game against bots, through the window alone.

use super::*;

/// One thing that a person does when asked, read off the window.
pub(super) fn act(window: &mut Window) {
    if !window.answers() && window.is_my_turn() {
        turn(window);
    }
}

/// The own turn: a King, a Knight, a Potion or a Jester if one helps, else a swap.
fn turn(window: &mut Window) {
    let cards: Vec<String> = window
        .buttons()
        .into_iter()
        .filter(|label| label.starts_with("Card "))
        .collect();
    let holds = |what: &str| cards.iter().find(|card| card.contains(what)).cloned();
    if let Some(king) = holds(" King") {
        window.click(&king);
        if let Some(place) = window.button("Sleeping queen at") {
            window.click(&place);
            return;
        }
        window.press(Key::Escape);
    }
    for attack in ["Knight", "Potion"] {
        if let Some(card) = holds(attack) {
            window.click(&card);
            let queen = window
                .buttons()
                .into_iter()
                .find(|label| label.contains("'s ") && label.contains("Queen,"));
            if let Some(queen) = queen {
                window.click(&queen);
                return;
            }
            window.press(Key::Escape);
        }
    }
    if let Some(jester) = holds("Jester") {
        window.click(&jester);
        window.click("Play the Jester");
        return;
    }
    if window.button("Find a sum").is_some() {
        window.click("Find a sum");
    } else if let Some(card) = cards.first() {
        window.click(card);
    }
    let Some(swap) = window.button("Swap ") else {
        panic!("what is picked can be swapped: {:#?}", window.said());
    };
    window.click(&swap);
}

/// Does what is asked until there is nothing left to play.
pub(super) fn play_to_the_end(window: &mut Window) {
    let begun = Instant::now();
    while window.button("See the result").is_none() {
        assert!(begun.elapsed() < PATIENCE, "{:#?}", window.said());
        act(window);
        window.bell.wait();
        window.step();
    }
}

#[test]
fn a_whole_game_is_played_and_found_fair() {
    let mut window = Window::open(Settings {
        bots: 2,
        ..Window::settings()
    });
    window.click("Play now");
    window.click("Start");
    window.until(|window| window.shows("Draw pile"));
    play_to_the_end(&mut window);
    window.until(|window| window.shows("All secrets are open"));
    window.click("See the result");
    window.until(|window| window.shows("Nobody could see or steer the cards"));
    assert!(window.shows("moves, all within the rules"));
    window.click("Watch again");
    window.until(|window| window.shows("In your hand: "));
    window.press(Key::Escape);
    assert!(window.shows("moves, all within the rules"));
    window.click("More details");
    assert!(window.shows("Mia showed all secrets"));
    window.click("Play again");
    window.until(|window| window.shows("Draw pile"));
    window.click("Leave the game");
    window.click("Leave");
    assert!(window.shows("Your name"));
    // The game is in the list, and is found fair from there too.
    window.click("My games");
    window.until(|window| {
        window
            .buttons()
            .iter()
            .any(|label| label.contains(", finished"))
    });
    let finished = window
        .buttons()
        .into_iter()
        .find(|label| label.contains(", finished"));
    window.click(&finished.unwrap());
    window.until(|window| window.shows("Nobody could see or steer the cards"));
    window.click("Watch again");
    window.until(|window| window.shows("In your hand: "));
    window.press(Key::End);
    window.click("Back");
    assert!(window.shows("Nobody could see or steer the cards"));
    window.click("Back");
    assert!(window.shows("Your name"));
}

#[test]
fn hints_and_reasons_are_given() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    window.click("Hint");
    assert!(!window.shows("Your turn!"), "{:#?}", window.said());
    window.press(Key::Escape);
    assert!(window.shows("Your turn!"));
    window.press(Key::F1);
    assert!(window.shows("How to play"));
    window.press(Key::F1);
    assert!(window.shows("Draw pile"));
}
