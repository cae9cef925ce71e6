//! Makes the pictures of `docs/screenshots` again, from the program as it is:
//! `cargo test -p integration --test window -- --ignored screenshots`.

use integration::lan::Cable;
use integration::source_tree;
use integration::window::{Desktop, Person, Window, on_desktops};

/// A picture may be as large as this: they are part of the source tree.
const LARGEST: u64 = 300_000;

/// So many games are played until somebody wants one of our queens.
const GAMES: u32 = 5;

#[test]
#[ignore = "changes the source tree"]
fn screenshots() {
    on_desktops("screenshots::screenshots", |lan| {
        let folder = source_tree().join("docs/screenshots");
        let hosts: Vec<_> = (0..4).map(|_| lan.host(&[Cable::PERFECT])).collect();
        let [own, neighbours @ ..] = hosts.as_slice() else {
            return;
        };
        let names = [
            ("Papa", &["--open", "Kitchen", "--seats", "4"][..]),
            ("Ida", &["--join", "Kitchen"]),
            ("Tom", &["--open", "Tree house", "--seats", "3"]),
        ];
        let neighbours: Vec<_> = names
            .iter()
            .zip(neighbours)
            .map(|((name, arguments), host)| lan.play(host, name, arguments))
            .collect();
        let desktop = Desktop::new(lan, "Mia", &[]);
        let mut window = Window::open(desktop, own, "Mia", &["--tempo", "2"]);
        window.keep_pictures_in(&folder);
        window.type_name("Mia");
        window.choose("Fox");
        window.picture("start");
        window.click("Settings");
        window.choose("Not at all");
        window.click("Back");
        window.click("Home network");
        window.until("everybody", |told| {
            let here = names.iter().all(|(name, _)| told.says(name));
            here && told.says("2 of 4 seats taken")
        });
        window.picture("lobby");
        drop(neighbours);
        window.click("Back");
        window.click("Play now");
        window.choose("3");
        window.choose("Hard");
        window.click("Start");
        let mut person = Person::before(window);
        person.keeps_an_album = true;
        for game in 1.. {
            person.window.until_it_says("Draw pile");
            person.play();
            person.window.until_it_says("All secrets are open");
            person.window.click("See the result");
            person
                .window
                .until_it_says("Nobody could see or steer the cards");
            if person.attacks > 0 || game == GAMES {
                break;
            }
            person.window.click("Play again");
        }
        assert!(person.attacks > 0, "nobody wanted a queen in {GAMES} games");
        person.window.picture("fairness");
        person.window.close();
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let size = entry.metadata().unwrap().len();
            assert!(size < LARGEST, "{:?} has {size} bytes", entry.path());
        }
    });
}
