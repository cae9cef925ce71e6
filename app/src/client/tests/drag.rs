//! Everything can be done by drag: where a card is dropped says what it is for.

use eframe::egui::Pos2;

use super::*;

impl Window {
    fn drag(&mut self, from: Pos2, to: Pos2) {
        self.harness.drag_at(from);
        self.step();
        let middle = from + (to - from) * 0.5;
        for point in [from + (to - from) * 0.1, middle, to] {
            self.harness.hover_at(point);
            self.step();
        }
        self.harness.drop_at(to);
        self.step();
        self.harness.remove_cursor();
        self.step();
    }

    fn cards(&self) -> Vec<String> {
        let all = self.buttons().into_iter();
        all.filter(|label| label.starts_with("Card ")).collect()
    }

    /// Drags a card whose label says so to something whose label begins so.
    fn drag_to(&mut self, card: &str, target: &str) {
        let (Some(from), Some(to)) = (self.place_of(card), self.place_of(target)) else {
            panic!("{card} or {target} is not there: {:#?}", self.said());
        };
        self.drag(from, to);
    }
}

/// One turn, by drag alone; says what was dragged where.
fn turn(window: &mut Window) -> &'static str {
    let cards = window.cards();
    let holds = |what: &str| cards.iter().find(|card| card.contains(what)).cloned();
    let shown = |begins: &str| window.place_of(begins).is_some();
    if let Some(king) = holds(" King").filter(|_| shown("Sleeping queen at")) {
        window.drag_to(&king, "Sleeping queen at");
        return "king";
    }
    for attack in ["Knight", "Potion"] {
        if let Some(card) = holds(attack) {
            // Picking it up shows whom it can be aimed at; laid back, it is dragged there.
            window.click(&card);
            let queen = window
                .buttons()
                .into_iter()
                .find(|label| label.contains("'s ") && label.contains("Queen,"));
            window.press(Key::Escape);
            if let Some(queen) = queen {
                window.drag_to(&card, &queen);
                return "attack";
            }
        }
    }
    if let Some(jester) = holds("Jester") {
        window.drag_to(&jester, "Sleeping queen at");
        return "jester";
    }
    let card = cards.first().unwrap().clone();
    window.drag_to(&card, "Discard pile");
    "swap"
}

#[test]
fn a_whole_game_is_played_by_drag() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    let mut done = Vec::new();
    let begun = Instant::now();
    while window.button("See the result").is_none() {
        assert!(begun.elapsed() < PATIENCE, "{done:?} {:#?}", window.said());
        if !window.answers() && window.is_my_turn() {
            let before = window.app().table().state().unwrap().step;
            done.push(turn(&mut window));
            window.until(|window| {
                let app = window.harness.state().as_ref().unwrap();
                app.table().state().unwrap().step > before
            });
        }
        window.bell.wait();
        window.step();
    }
    assert!(done.contains(&"swap"), "{done:?}");
}

#[test]
fn a_card_that_is_dropped_nowhere_is_kept() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    let before = window.app().table().state().unwrap().step;
    let count = window.cards().len();
    for target in ["Draw pile", "What happened", "Leave the game", "First to"] {
        let card = window.cards().remove(0);
        window.drag_to(&card, target);
        window.press(Key::Escape);
        assert_eq!(window.cards().len(), count, "{target}");
        assert_eq!(window.app().table().state().unwrap().step, before);
        assert!(window.is_my_turn(), "{target}: {:#?}", window.said());
    }
    // A number is no King: on a queen's place it does nothing.
    let cards = window.cards();
    let number = cards.iter().find(|card| {
        let last = card.chars().last();
        last.is_some_and(|last| last.is_ascii_digit())
    });
    if let Some(number) = number {
        window.drag_to(number, "Sleeping queen at");
        assert_eq!(window.app().table().state().unwrap().step, before);
    }
}
