//! Recorded games are looked at again, to and fro.

use std::sync::OnceLock;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Action, Decision, Dice, Game, Preset, Seat};

use super::keyboard::tab_to;
use super::recorded::{Table, small};
use super::*;
use crate::client::replay::{self, Opened};
use crate::client::texts::Texts;
use crate::client::words;
use crate::recorded_game::RecordedGame;

/// A window to which a recording is brought.
struct Watched {
    window: Window,
    _folder: TemporaryFolder,
}

impl Watched {
    fn open(bytes: &[u8]) -> Self {
        Self::open_with(bytes, Window::settings())
    }

    fn open_with(bytes: &[u8], settings: Settings) -> Self {
        let folder = TemporaryFolder::new().unwrap();
        let file = folder.path().join("a game.queens");
        std::fs::write(&file, bytes).unwrap();
        let mut window = Window::open(settings);
        let dropped = eframe::egui::DroppedFile {
            path: Some(file),
            ..Default::default()
        };
        window.harness.input_mut().dropped_files.push(dropped);
        window.step();
        window.click("Watch again");
        window.until(|window| !window.shows("The recording is being read"));
        Self {
            window,
            _folder: folder,
        }
    }

    /// Which move is shown, and of how many.
    fn position(&self) -> (usize, usize) {
        let said = self.window.said();
        let mut found = said.iter().filter_map(|label| {
            let (at, of) = label.strip_prefix("Move ")?.split_once(" of ")?;
            Some((at.parse().unwrap(), of.parse().unwrap()))
        });
        found.next().unwrap_or_else(|| panic!("no move: {said:#?}"))
    }

    /// What is said of a player's hand.
    fn hand(&self, name: &str) -> String {
        let begins = format!("In {name}'s hand: ");
        let said = self.window.said();
        let mut found = said.iter().filter(|label| label.starts_with(&begins));
        found.next().cloned().unwrap_or_default()
    }
}

#[test]
fn a_game_is_the_same_forwards_and_backwards() {
    let mut watched = Watched::open(small());
    assert!(watched.window.shows("All secrets are open"));
    assert_eq!(watched.position().0, 1);
    let of = watched.position().1;
    let mut seen = vec![watched.window.said()];
    for at in 2..=of {
        watched.window.press(Key::ArrowRight);
        assert_eq!(watched.position(), (at, of));
        seen.push(watched.window.said());
    }
    assert!(watched.window.shows("wins with enough"));
    // One cannot go further than the end, nor back behind the deal.
    watched.window.press(Key::ArrowRight);
    assert_eq!(watched.position(), (of, of));
    for at in (1..of).rev() {
        watched.window.press(Key::ArrowLeft);
        assert_eq!(watched.window.said(), seen[at - 1], "move {at}");
    }
    watched.window.press(Key::ArrowLeft);
    assert_eq!(watched.position(), (1, of));
    watched.window.press(Key::End);
    assert_eq!(watched.window.said(), seen[of - 1]);
    watched.window.press(Key::Home);
    assert_eq!(watched.window.said(), seen[0]);
}

#[test]
fn every_moment_is_the_game_that_the_audit_saw() {
    let recording = protocol::Recording::read(small()).unwrap();
    let report = protocol::audit(&recorded::suite(), &recording);
    let game = RecordedGame::new(&report).unwrap();
    assert_eq!(game.len(), report.commands.len());
    assert!(game.len() > 40, "more than one stretch of it is kept");
    for at in 0..=game.len() {
        let mut told = 0;
        let after = game.replay(at / 2..at, |_| told += 1);
        assert_eq!(after, report.game_after(at), "after {at}");
        assert_eq!(told, at - at / 2);
    }
}

#[test]
fn open_hands_are_those_that_the_players_held() {
    let mut table = Table::new(Preset::Standard, 2, 12);
    table.play();
    let mut watched = Watched::open(&table.recordings[0]);
    let texts = Texts::english();
    let mut looked_at = 0;
    for (commands, seat, hand) in &table.known {
        while watched.position().0 < *commands {
            watched.window.press(Key::ArrowRight);
        }
        let name = recorded::NAMES[seat.index()];
        let cards: Vec<String> = hand.iter().map(|&card| words::card(&texts, card)).collect();
        let said = watched.hand(name);
        assert_eq!(said, format!("In {name}'s hand: {}", cards.join(", ")));
        looked_at += 1;
    }
    assert!(looked_at > 10);
}

#[test]
fn without_openings_the_hands_stay_hidden() {
    let mut table = Table::new(Preset::Standard, 3, 5);
    table.moves(6);
    let mut watched = Watched::open(&table.recordings[0]);
    assert!(watched.window.shows("the hands stay hidden"));
    let (_, of) = watched.position();
    assert!(of >= 7);
    for _ in 0..of {
        for name in ["Ada", "Ben", "Cleo"] {
            let hand = watched.hand(name);
            assert!(hand.ends_with("cards, face down"), "{hand}");
        }
        watched.window.press(Key::ArrowRight);
    }
    assert!(watched.window.shows("before the game was over"));
}

#[test]
fn a_torn_file_is_shown_as_far_as_it_goes() {
    let bytes = small();
    let mut watched = Watched::open(&bytes[..bytes.len() * 2 / 3]);
    assert!(watched.window.shows("The end of this file is missing"));
    let (_, of) = watched.position();
    assert!(of > 3);
    watched.window.press(Key::End);
    assert_eq!(watched.position(), (of, of));
    watched.window.press(Key::ArrowLeft);
    assert_eq!(watched.position(), (of - 1, of));
}

#[test]
fn a_file_cut_anywhere_can_be_looked_at_from_end_to_end() {
    let seed = std::env::var("SEED").map_or(20_261, |seed| seed.parse().unwrap());
    println!("SEED={seed}");
    let mut dice = Dice::new(seed);
    let folder = TemporaryFolder::new().unwrap();
    let file = folder.path().join("cut.queens");
    let texts = Texts::english();
    let mut longest = 0;
    for _ in 0..12 {
        let length = usize::try_from(dice.next() % small().len() as u64).unwrap();
        println!("the first {length} bytes");
        std::fs::write(&file, &small()[..length]).unwrap();
        let opened = Opened::of(&file, Seat::new(1));
        let Ok(replay) = opened.result else {
            continue;
        };
        let names = replay.names();
        for at in 0..=replay.len() + 1 {
            if let Some(moment) = replay.moment(at) {
                let told = moment.told.iter();
                let told = told.filter_map(|(_, told)| replay::words(&texts, told, &names));
                longest = longest.max(told.count());
            }
        }
    }
    assert!(longest > 10, "some of them are long enough");
}

#[test]
fn a_removed_player_and_a_game_without_a_winner_are_shown() {
    let mut table = Table::new(Preset::Deluxe, 5, 3);
    table.moves(4);
    table.silence(4);
    table.moves(20);
    table.go_on_without_missing();
    table.play();
    let mut watched = Watched::open(&table.recordings[0]);
    assert!(watched.window.shows("some hands stay hidden"));
    let (_, of) = watched.position();
    for _ in 0..of {
        watched.window.press(Key::ArrowRight);
    }
    assert!(watched.window.shows("not playing any more"));
    assert!(watched.window.shows("In Ada's hand: "));

    let mut table = Table::new(Preset::Standard, 2, 4);
    table.moves(2);
    table.silence(1);
    table.moves(9);
    table.go_on_without_missing();
    let mut watched = Watched::open(&table.recordings[0]);
    watched.window.press(Key::End);
    assert!(
        watched
            .window
            .shows("without a winner, because Ben was gone")
    );
}

/// A game in which everybody lets every queen go.
fn generous() -> &'static [u8] {
    static GAME: OnceLock<Vec<u8>> = OnceLock::new();
    GAME.get_or_init(|| {
        let mut rng = ChaCha20Rng::seed_from_u64(9);
        let mut table = Table::new(Preset::Standard, 3, 21);
        loop {
            let decision = table.sessions[0].game().and_then(Game::decision);
            match decision {
                Some((seat, Decision::Answer(_))) => {
                    let session = &mut table.sessions[seat.index()];
                    session.act(Action::LetGo, &mut rng).unwrap();
                    table.settle();
                }
                Some(_) => table.moves(1),
                None => return table.recordings.swap_remove(0),
            }
        }
    })
}

#[test]
fn it_is_told_who_could_have_kept_a_queen() {
    let mut watched = Watched::open(generous());
    let (_, of) = watched.position();
    let players = ["Ada", "Ben", "Cleo"];
    let (mut had, mut lacked) = (0, 0);
    for _ in 1..of {
        let hands = players.map(|player| watched.hand(player));
        watched.window.press(Key::ArrowRight);
        let said = watched.window.said();
        let told = |begins: String| said.iter().any(|label| label.starts_with(&begins));
        for (player, hand) in players.into_iter().zip(&hands) {
            for card in ["Dragon", "Magic Wand"] {
                let held = hand.contains(&format!("a {card}"));
                if told(format!("{player} had a {card}, and let her go")) {
                    assert!(held, "{said:#?}");
                    had += 1;
                }
                if told(format!("{player} has no {card}")) {
                    assert!(!held, "{said:#?}");
                    lacked += 1;
                }
            }
        }
    }
    println!("{had} could have, {lacked} could not");
    assert!(had > 0 && lacked > 0);
}

#[test]
fn everything_is_reached_by_keys_and_plays_by_itself() {
    let mut watched = Watched::open(small());
    let (_, of) = watched.position();
    // Space plays when the keyboard is on nothing, and the arrows always lead through the game.
    watched.window.press(Key::Space);
    assert!(watched.window.button("Pause").is_some());
    let mut pictures = 0;
    while watched.position().0 < 3 {
        watched.window.step();
        pictures += 1;
        assert!(pictures < 1000, "it does not play");
    }
    watched.window.press(Key::ArrowLeft);
    assert_eq!(watched.position(), (2, of));
    assert!(watched.window.button("Play").is_some(), "a step is a pause");
    for (button, at) in [
        ("One move on", 3),
        ("To the end", of),
        ("One move back", of - 1),
        ("To the beginning", 1),
    ] {
        tab_to(&mut watched.window, button);
        watched.window.press(Key::Enter);
        assert_eq!(watched.position(), (at, of), "{button}");
    }
    tab_to(&mut watched.window, "Fast");
    watched.window.press(Key::ArrowRight);
    assert_eq!(watched.position(), (2, of));
    assert_eq!(watched.window.focused().as_deref(), Some("Fast"));
    watched.window.press(Key::Escape);
    assert!(watched.window.shows("My games"));
}

#[test]
fn the_slider_has_a_name_and_leads_to_any_moment() {
    let mut watched = Watched::open(small());
    let (_, of) = watched.position();
    let slider = watched.window.harness.get_by_role(Role::Slider);
    assert_eq!(
        slider.accesskit_node().label(),
        Some(format!("Move 1 of {of}"))
    );
    let rect = slider.rect();
    for (part, expected) in [(0.999, of), (0.001, 1)] {
        let at = eframe::egui::pos2(rect.left() + rect.width() * part, rect.center().y);
        watched.window.harness.drag_at(at);
        watched.window.step();
        watched.window.harness.drop_at(at);
        watched.window.step();
        assert_eq!(watched.position(), (expected, of));
    }
}

#[test]
fn what_is_no_recording_is_named_and_the_way_back_is_open() {
    for bytes in [&b"no game at all"[..], &[], &small()[..20]] {
        let mut watched = Watched::open(bytes);
        assert!(
            watched.window.button("Go back").is_some(),
            "{:#?}",
            watched.window.said()
        );
        watched.window.click("Go back");
        assert!(watched.window.shows("My games"));
    }
    // A byte that was changed is never shown as a game.
    let mut changed = small().to_vec();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    let watched = Watched::open(&changed);
    assert!(watched.window.shows("was changed or damaged"));
}
