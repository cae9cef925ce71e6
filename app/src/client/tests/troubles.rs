//! What goes wrong at a table of real nodes, and what the window says about it.

use network::storage::{Problem, Profile, StorageError, Task};
use network::{Command, News};
use protocol::Gone;
use rules::{Action, Decision, SeatSet};

use super::super::fairness::Fairness;
use super::friends::copy;
use super::whole_game::act;
use super::*;
use crate::commands::verify::verdict::Verdict;

/// A table with two friends, in the middle of a game: it is our turn.
fn table_of_three() -> (Window, Friends) {
    let mut window = Window::open(Window::settings());
    window.go_online();
    let at = window.node().addresses[0];
    let friends = Friends::of(at, &["Ben", "Cleo"]);
    window.until(|window| window.shows("Ben, ") && window.shows("Cleo, "));
    window.click("3 seats");
    window.click("Open a table");
    window.until(|window| window.button("I am ready").is_some());
    window.click("I am ready");
    window.until_my_turn();
    (window, friends)
}

/// Swaps one card, which ends our turn whatever we hold.
fn swap(window: &mut Window) {
    let mut buttons = window.buttons().into_iter();
    let first = buttons.find(|label| label.starts_with("Card 1 of "));
    window.click(&first.unwrap());
    let swap = window.button("Swap ").unwrap();
    window.click(&swap);
}

/// Everybody plays until it is the turn of Cleo, who does nothing about it.
fn until_cleos_turn(window: &mut Window, friends: &Friends) {
    friends.plays(1, false);
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < PATIENCE, "{:#?}", window.said());
        if let Some(game) = friends.game(1).filter(|game| game.asks_us())
            && let Some(view) = game.view()
        {
            match view.decision() {
                Some(Decision::Turn { .. }) => return,
                _ => friends.tell(1, Command::Act(view.legal_actions()[0])),
            }
        }
        act(window);
        window.bell.wait();
        window.step();
    }
}

#[test]
fn a_lost_player_is_named_and_voted_out() {
    let (mut window, mut friends) = table_of_three();
    let cleo = friends.view(1).identity;
    friends.stop(1);
    swap(&mut window);
    window.until(|window| window.shows("No connection to Cleo for"));
    assert!(window.shows("Waiting for Cleo"));
    assert!(window.shows("You can vote in"), "{:#?}", window.said());
    assert!(window.button("Go on without Cleo").is_none(), "not so soon");
    window.until(|window| window.button("Go on without Cleo").is_some());
    window.click("Go on without Cleo");
    window.until(|window| window.shows("1 of 2 agree; still asked: Ben."));
    let view = friends.until(0, |view| {
        let game = view.game.as_ref().unwrap();
        let seat = game.charter.seat_of(&cleo).unwrap();
        game.waiting_for.contains(seat)
    });
    let game = view.game.clone().unwrap();
    let seat = game.charter.seat_of(&cleo).unwrap();
    friends.tell(0, Command::VoteOut(SeatSet::EMPTY.with(seat)));
    window.until(|window| window.shows("Removed by vote"));
    assert!(!window.shows("Waiting for Cleo"));
    window.until_my_turn();
}

#[test]
fn a_lost_player_who_comes_back_is_waited_for() {
    let (mut window, mut friends) = table_of_three();
    let game = friends.game(1).unwrap().id;
    friends.stop(1);
    swap(&mut window);
    window.until(|window| window.shows("No connection to Cleo for"));
    friends.start(1);
    friends.call(1, window.node().addresses[0]);
    friends.call(1, friends.address(0));
    friends.tell(1, Command::Resume(game));
    window.until(|window| !window.shows("No connection to Cleo for"));
    window.until_my_turn();
}

#[test]
fn a_vote_of_others_is_told_at_once() {
    let (mut window, friends) = table_of_three();
    let cleo = friends.view(1).identity;
    until_cleos_turn(&mut window, &friends);
    let waits = |view: &network::NodeView| {
        let game = view.game.as_ref().unwrap();
        let seat = game.charter.seat_of(&cleo).unwrap();
        game.waiting_for == SeatSet::EMPTY.with(seat)
    };
    let seats = friends.until(0, waits).game.clone().unwrap().waiting_for;
    friends.tell(0, Command::VoteOut(seats));
    window.until(|window| window.shows("Ben would go on without Cleo."));
    assert!(window.shows("1 of 2 agree; still asked: Mia."));
    window.until(|window| window.button("Go on without Cleo").is_some());
    window.click("Go on without Cleo");
    window.until(|window| window.shows("Removed by vote"));
}

#[test]
fn whoever_leaves_is_asked_first_and_holds_nobody_up() {
    let (mut window, friends) = table_of_three();
    let own = window.node().identity;
    window.press(Key::Escape);
    assert!(window.shows("Get up from this game?"));
    window.click("Keep playing");
    assert!(!window.shows("Get up from this game?"));
    window.click("Leave the game");
    window.click("Leave");
    window.until(|window| window.shows("People nearby"));
    friends.until(0, |view| {
        view.game.as_ref().is_some_and(|game| {
            let seat = game.charter.seat_of(&own).unwrap();
            game.gone[seat] == Some(Gone::Left)
        })
    });
}

/// Cleo puts an old copy of the game's files back, and takes a move back that everybody has seen.
#[test]
fn a_cheat_is_named_with_the_proof_and_the_game_goes_on() {
    let (mut window, mut friends) = table_of_three();
    until_cleos_turn(&mut window, &friends);
    let game = friends.game(1).unwrap();
    let old = window.folder.path().join("old copy");
    copy(&friends.folder(1), &old);
    let actions = game.view().unwrap().legal_actions();
    let swaps: Vec<Action> = actions
        .into_iter()
        .filter(|action| matches!(action, Action::Discard { .. }))
        .collect();
    friends.tell(1, Command::Act(swaps[0]));
    friends.until(0, |view| view.game.as_ref().unwrap().step > game.step);
    friends.stop(1);
    std::fs::remove_dir_all(friends.folder(1)).unwrap();
    copy(&old, &friends.folder(1));
    // Nobody is remembered, so nobody hears of it until the other move is made.
    let _ = std::fs::remove_file(friends.folder(1).join("people.dat"));
    friends.start(1);
    friends.tell(1, Command::Resume(game.id));
    friends.until(1, |view| {
        let resumed = view.game.as_ref();
        resumed.is_some_and(|resumed| resumed.step == game.step && resumed.asks_us())
    });
    friends.tell(1, Command::Act(swaps[1]));
    friends.until(1, |view| view.game.as_ref().unwrap().step > game.step);
    friends.call(1, window.node().addresses[0]);
    friends.call(1, friends.address(0));
    window.until(|window| window.shows("A cheat was proven"));
    assert!(window.shows("Cleo: signed two different moves for the same moment."));
    window.until(|window| window.shows("Cleo plays no more."));
    assert!(window.shows("The proof is saved, and anybody can check it"));
    // The news may be ahead of the cards that are still on their way.
    window.until(|window| {
        let app = window.harness.state().as_ref().unwrap();
        !app.table().state().unwrap().proofs.is_empty()
    });
    let proofs = window.app().table().state().unwrap().proofs.clone();
    let (_, proof) = &proofs[0];
    let checked = Fairness::of(proof).result.unwrap();
    assert_eq!(checked.verdict, Verdict::NotFair);
    let problem = checked.problem.unwrap();
    assert!(problem.contains("Cleo"), "{problem}");
    window.click("I see");
    assert!(!window.shows("A cheat was proven"));
    window.until_my_turn();
    // The proof is no game of its own in the list.
    let folder = proof.parent().unwrap();
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), 2);
}

#[test]
fn a_game_that_is_open_elsewhere_says_so_and_is_tried_again() {
    let mut window = Window::open(Window::settings());
    let root = Some(window.folder.path().to_owned());
    let elsewhere = Profile::open(root, "player", &mut rand::rng()).unwrap();
    for way in ["Home network", "My games"] {
        window.click(way);
        window.until(|window| window.shows("already open in another window"));
        window.click("To the start");
        assert!(window.shows("Your name"));
    }
    window.click("Home network");
    window.until(|window| window.shows("already open in another window"));
    drop(elsewhere);
    window.click("Try again");
    window.until(|window| window.shows("People nearby"));
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let mut window = Window::open(Window::settings());
    let profile = window.folder.path().join("profile-player");
    std::fs::write(&profile, "in the way").unwrap();
    window.click("Play now");
    window.click("Start");
    window.until(|window| window.shows("A file is where a folder should be"));
    assert!(window.shows("profile-player"));
    std::fs::remove_file(&profile).unwrap();
    window.click("Try again");
    window.until(|window| window.shows("Draw pile"));
}

#[test]
fn a_full_disk_stops_the_game_and_it_goes_on_from_what_was_saved() {
    let mut window = Window::open(Window::settings());
    window.click("Play now");
    window.click("Start");
    window.until_my_turn();
    let problem = StorageError {
        task: Task::WriteJournal,
        path: "journal".into(),
        problem: Problem::DiskFull,
    };
    window.app().hear(News::Unsaved(problem));
    window.step();
    assert!(window.shows("The game can no longer be saved"));
    assert!(window.shows("The disk is full. Make some room"));
    assert!(window.shows("Nothing you did since then was sent to anybody."));
    assert!(!window.shows("Draw pile"), "nothing is played on");
    window.click("Go on with the game");
    window.until_my_turn();
}
