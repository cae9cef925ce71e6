//! One window: every screen, and a whole game against bots.

use integration::lan::{Cable, audit};
use integration::window::{Desktop, Key, Person, Window, on_desktops};

/// A quarter of the time that people take.
const QUICK: [&str; 2] = ["--tempo", "4"];

#[test]
#[ignore = "not steady yet: now and then it waits for a turn that it does not see"]
fn a_whole_game_is_played_by_mouse_and_keyboard() {
    on_desktops(
        "screens::a_whole_game_is_played_by_mouse_and_keyboard",
        |lan| {
            let host = lan.host(&[Cable::PERFECT]);
            let desktop = Desktop::new(lan, "Mia", &[]);
            let mut window = Window::open(desktop, &host, "Mia", &QUICK);
            assert_eq!(window.display().title(), "Sleeping Queens");
            introduce(&mut window);
            look_around(&mut window);
            window.click("Play now");
            window.until_it_says("How many bots?");
            window.choose("1");
            window.choose("Hard");
            window.picture("play-setup");
            window.click("Start");
            window.until_it_says("Draw pile");
            window.picture("deal");
            let mut person = Person::before(window);
            person.keeps_an_album = true;
            person.play();
            // The cards are shuffled for real: now and then somebody else wins very soon.
            assert!(person.turns > 0, "it was never our turn");
            let mut window = person.window;
            window.until_it_says("All secrets are open");
            window.picture("game-over");
            window.click("See the result");
            window.until_it_says("Nobody could see or steer the cards");
            window.picture("result");
            window.click("More details");
            window.until_it_says("Mia showed all secrets");
            window.picture("fairness");
            window.click("To the start");
            window.until_it_says("Your name");
            window.click("My games");
            let told = window.until("the game", |told| {
                told.buttons()
                    .any(|thing| thing.label.contains(", finished"))
            });
            let mut buttons = told.buttons();
            let game = buttons.find(|thing| thing.label.contains(", finished"));
            window.click_on(game.unwrap());
            window.until_it_says("Nobody could see or steer the cards");
            window.picture("my-games");
            let recordings = window.recordings();
            assert_eq!(recordings.len(), 1);
            audit(&recordings);
            // What was chosen is there the next time.
            let desktop = window.close();
            let mut window = Window::open(desktop, &host, "Mia", &QUICK);
            window.until_it_says("Your name");
            window.click("Play now");
            let told = window.until_it_says("How many bots?");
            let chosen = |label: &str| {
                let mut things = told.things.iter();
                things.any(|thing| thing.label == label && thing.chosen)
            };
            assert!(chosen("1") && chosen("Hard"));
            window.close();
        },
    );
}

/// Types a name and chooses a face.
fn introduce(window: &mut Window) {
    window.type_name("Mia");
    window.choose("Fox");
    window.picture("start");
}

/// The screens around the game.
fn look_around(window: &mut Window) {
    window.press(Key::F1);
    window.until_it_says("How to play");
    window.picture("rules");
    window.press(Key::F1);
    window.until_it_says("Your name");
    window.click("Settings");
    window.until_it_says("Cards move");
    window.choose("Night");
    window.picture("settings-night");
    window.choose("Day");
    window.choose("Not at all");
    window.picture("settings");
    window.press(Key::Escape);
    window.until_it_says("Your name");
    window.click("Home network");
    window.until_it_says("Nobody is here yet");
    window.picture("lobby");
    window.click("Back");
    window.until_it_says("Your name");
}
