//! What a screen reader is told: everything one may know, and nothing else.

use super::*;

#[test]
fn every_control_has_a_name_and_hidden_cards_have_none() {
    let mut window = Window::open(Settings {
        bots: 2,
        ..Window::settings()
    });
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    let pressable = |node: &AccessKitNode<'_>| {
        matches!(
            node.role(),
            Role::Button | Role::RadioButton | Role::TextInput | Role::CheckBox
        )
    };
    let all = window.harness.query_all(By::new().predicate(pressable));
    let mut count = 0;
    for node in all {
        let label = node.accesskit_node().label();
        let named = label.is_some_and(|label| !label.trim().is_empty());
        assert!(named, "a control without a name at {:?}", node.rect());
        count += 1;
    }
    assert!(count > 15, "the table has more controls than {count}");
    let said = window.said();
    // A sleeping queen is a place, no more.
    let asleep = said
        .iter()
        .filter(|label| label.starts_with("Sleeping queen at "));
    for label in asleep {
        let place = label.trim_start_matches("Sleeping queen at ");
        assert!(place.len() <= 2, "{label}");
    }
    // Of the others' hands nothing is said but how many cards they have.
    let hands = said.iter().filter(|label| label.contains("cards in hand"));
    assert_eq!(hands.clone().count(), 3, "{said:#?}");
    for label in hands {
        let secret = ["King", "Knight", "Jester", "Potion", "Wand", "Dragon"];
        assert!(!secret.iter().any(|card| label.contains(card)), "{label}");
    }
    let own = said.iter().filter(|label| label.starts_with("Card "));
    assert_eq!(own.count(), 5, "only the own cards have names: {said:#?}");
}

#[test]
fn a_card_that_does_nothing_says_why_to_the_keyboard_too() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    // With the turn gone no card can be used.
    let card = window.button("Card ").unwrap();
    window.click(&card);
    window.press(Key::D);
    window.until(|window| window.shows("Not now: it is not your turn."));
}
