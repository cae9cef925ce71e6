//! Somebody who plays through the window: looks at what is asked, and answers by mouse and keyboard.

use std::time::{Duration, Instant};

use super::display::Key;
use super::program::Window;
use super::screen_reader::{Thing, Told};

/// How long a game may take on a busy machine.
const GAME: Duration = Duration::from_mins(4);

/// The questions outside the own turn, by the buttons that answer them, the best first.
const ANSWERS: [&str; 5] = [
    "Send a Dragon",
    "Wave a Magic Wand",
    "Let her go",
    "Sleeping queen at",
    "Empty place",
];

/// A question that runs out: the answers to an attack.
const PROMPT: &str = "Let her go";

/// Said of a card that one holds up.
const PICKED: &str = ", picked up";

/// After so long without a question we try whether it is our turn.
const SILENCE: Duration = Duration::from_secs(5);

/// The turn whose picture shows what a game looks like.
const MIDDLE: u32 = 5;

/// Somebody who plays.
#[derive(Debug)]
pub struct Person {
    /// The window they sit before.
    pub window: Window,
    /// How many turns they had.
    pub turns: u32,
    /// How often somebody wanted one of their queens.
    pub attacks: u32,
    /// How often a card was dragged.
    pub drags: u32,
    /// Whether pictures of the game are kept: of a turn in its middle, and of the first attack.
    pub keeps_an_album: bool,
}

impl Person {
    /// Somebody before a window.
    pub const fn before(window: Window) -> Self {
        Self {
            window,
            turns: 0,
            attacks: 0,
            drags: 0,
            keeps_an_album: false,
        }
    }

    /// Waits for the own turn; somebody's Jester may ask for a queen before it.
    pub fn until_asked(&mut self) {
        let since = Instant::now();
        loop {
            let told = self.window.look();
            if is_my_turn(&told) {
                return;
            }
            if since.elapsed() > GAME {
                self.window.give_up("is never asked");
            }
            if !self.answer(&told) {
                self.window.wait();
            }
        }
    }

    /// Plays until the result can be seen.
    pub fn play(&mut self) {
        let since = Instant::now();
        let mut idle = since;
        loop {
            let told = self.window.look();
            if told.button("See the result").is_some() {
                return;
            }
            if since.elapsed() > GAME {
                self.window.give_up("plays for ever");
            }
            if self.answer(&told) || self.turn(&told) {
                idle = Instant::now();
            } else if idle.elapsed() > SILENCE {
                // Something else is said where our turn would be: a card tells whether it is ours.
                self.window.type_text("1");
                idle = Instant::now();
            } else {
                self.window.wait();
            }
        }
    }

    /// Answers a question about a queen or a place, if one is asked.
    fn answer(&mut self, told: &Told) -> bool {
        let asked = told.says("What do you do?") || told.button(PROMPT).is_some();
        let Some(answer) = ANSWERS.iter().find_map(|begins| told.button(begins)) else {
            return false;
        };
        if asked {
            self.attacks += 1;
            if self.keeps_an_album && self.attacks == 1 {
                self.window.picture("prompt");
            }
        }
        self.window.click_on(answer);
        let label = answer.label.clone();
        self.window.until("an answer that is heard", |told| {
            told.button(&label).is_none()
        });
        true
    }

    /// The own turn: a King, a Knight, a Potion or a Jester if one helps, else a swap.
    fn turn(&mut self, told: &Told) -> bool {
        if !is_my_turn(told) {
            return false;
        }
        self.turns += 1;
        if self.keeps_an_album && self.turns == MIDDLE {
            self.window.picture("table");
        }
        if told.says(PICKED) {
            self.window.press(Key::Escape);
            self.window
                .until("everything laid back", |told| !told.says(PICKED));
        }
        let told = &self.window.look();
        let hand = hand(told);
        let played = self.king(&hand) || self.attack(&hand) || self.jester(&hand);
        if !played {
            self.swap(told, &hand);
        }
        // What was played is no longer held, and nothing is asked before it is on the log.
        self.window
            .until("an action that is heard", |told| !told.says(PICKED));
        true
    }

    /// Wakes a queen: by dragging the King to her, or by a key and a click.
    fn king(&mut self, hand: &[Thing]) -> bool {
        let Some(king) = held(hand, " King") else {
            return false;
        };
        if !self.turns.is_multiple_of(2) {
            // Places say who sleeps there also when nothing is picked up.
            let told = self.window.look();
            let mut places = told.things.iter();
            let place = places.find(|thing| thing.label.starts_with("Sleeping queen at"));
            let Some(place) = place else {
                return false;
            };
            self.drags += 1;
            let held = format!("{}{PICKED}", king.label);
            self.window.drag(king, &held, place);
            return true;
        }
        let told = self.pick(king);
        self.aim(told.button("Sleeping queen at"))
    }

    /// Sends a Knight or brings a Potion, if there is a queen to go for.
    fn attack(&mut self, hand: &[Thing]) -> bool {
        ["Knight", "Potion"].iter().any(|what| {
            let Some(card) = held(hand, what) else {
                return false;
            };
            let told = self.pick(card);
            let mut buttons = told.buttons();
            let queen = buttons
                .find(|thing| thing.label.contains("'s ") && thing.label.contains(" points"));
            self.aim(queen)
        })
    }

    fn jester(&mut self, hand: &[Thing]) -> bool {
        let Some(jester) = held(hand, "Jester") else {
            return false;
        };
        self.pick(jester);
        self.window.type_text("p");
        true
    }

    /// Swaps a sum if there is one, else the first number or whatever is there.
    fn swap(&mut self, told: &Told, hand: &[Thing]) {
        if told.button("Find a sum").is_some() {
            self.window.type_text("s");
            self.window.until_it_says(PICKED);
        } else {
            let is_number = |card: &&Thing| card.label.ends_with(char::is_numeric);
            let card = hand.iter().find(is_number).or(hand.first());
            self.pick(card.unwrap());
        }
        self.window.type_text("d");
    }

    /// Picks a card up: by its number on the keyboard, or by a click.
    fn pick(&mut self, card: &Thing) -> Told {
        if self.turns.is_multiple_of(3) {
            self.window.click_on(card);
        } else {
            self.window.type_text(&number(card));
        }
        let label = format!("{}{PICKED}", card.label);
        self.window.until_it_says(&label)
    }

    /// Clicks on what a card is meant for; lays the card back if there is nothing.
    fn aim(&mut self, target: Option<&Thing>) -> bool {
        if let Some(target) = target {
            self.window.click_on(target);
            return true;
        }
        self.window.press(Key::Escape);
        self.window
            .until("the card laid back", |told| !told.says(PICKED));
        false
    }
}

fn is_my_turn(told: &Told) -> bool {
    told.says("Your turn!") || told.says("your turn again") || told.says(PICKED)
}

/// The own cards that can be used.
fn hand(told: &Told) -> Vec<Thing> {
    let cards = told
        .buttons()
        .filter(|thing| thing.label.starts_with("Card "));
    cards.cloned().collect()
}

fn held<'a>(hand: &'a [Thing], what: &str) -> Option<&'a Thing> {
    hand.iter().find(|card| card.label.contains(what))
}

/// The number of a card in the hand: "Card 3 of 5: ...".
fn number(card: &Thing) -> String {
    card.label.split(' ').nth(1).unwrap().to_owned()
}
