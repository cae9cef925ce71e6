//! What goes wrong at a table of real nodes, and how it goes on.

use std::path::Path;
use std::sync::Arc;

use network::lobby::{Name, Refusal};
use network::storage::{Problem, Profile};
use network::{Command, GameState, News, Node, NodeConfig, NodeView, Port, Reach, StartError};
use protocol::{Check, Gone, Recording, StepKind, Suite, audit};
use rules::{Action, Decision, Preset, SeatSet};

use crate::company::{Company, Folder, play, start, until, within};

fn over(view: &NodeView) -> bool {
    view.game.as_ref().is_some_and(|game| game.is_over())
}

/// Waits until so many steps are played.
async fn after_step(node: &Node, step: u64) -> Arc<GameState> {
    let there = |view: &NodeView| view.game.as_ref().is_some_and(|game| game.step >= step);
    let view = until(node, "some steps", there).await;
    view.game.clone().expect("a game")
}

async fn finished(node: &Node) -> Arc<GameState> {
    let view = until(node, "the end", over).await;
    view.game.clone().expect("a game")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_stops_goes_on_where_it_was() {
    let mut company = Company::gather(3).await;
    company.sit_down(Preset::Standard.options()).await;
    let players: Vec<_> = company.nodes.iter().map(play).collect();
    let before = after_step(&company.nodes[2], 20).await;
    players[2].abort();
    company.nodes.pop().expect("three").stop().await;
    let back = start(&company.folder, "player 2");
    assert_eq!(back.view().borrow().unfinished, [before.id]);
    company.introduce(&back, &company.nodes[0]).await;
    back.tell(Command::Resume(before.id)).await;
    let player = play(&back);
    let states = [
        finished(&company.nodes[0]).await,
        finished(&company.nodes[1]).await,
        finished(&back).await,
    ];
    assert!(states.iter().all(|state| state.head == states[0].head));
    assert!(states.iter().all(|state| state.faults.is_empty()));
    player.abort();
    back.stop().await;
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_holds_nobody_up() {
    let company = Company::gather(3).await;
    company.sit_down(Preset::Standard.options()).await;
    let _players: Vec<_> = company.nodes.iter().map(play).collect();
    after_step(&company.nodes[1], 15).await;
    company.nodes[1].tell(Command::Leave).await;
    let end = finished(&company.nodes[0]).await;
    let left = end
        .charter
        .seat_of(&company.nodes[1].view().borrow().identity);
    assert_eq!(end.gone[left.expect("a seat")], Some(Gone::Left));
    assert_eq!(finished(&company.nodes[2]).await.head, end.head);
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_go_on_without_whoever_is_gone_for_good() {
    let mut company = Company::gather(3).await;
    company.sit_down(Preset::Standard.options()).await;
    let _players: Vec<_> = company.nodes.iter().map(play).collect();
    after_step(&company.nodes[2], 15).await;
    let gone = company.nodes.pop().expect("three");
    let identity = gone.view().borrow().identity;
    gone.stop().await;
    let waits = |view: &NodeView| {
        let game = view.game.as_ref().expect("a game");
        let seat = game.charter.seat_of(&identity).expect("a seat");
        game.waiting_for == SeatSet::EMPTY.with(seat) && !game.linked.contains(seat)
    };
    for node in &company.nodes {
        let view = until(node, "a table that waits", waits).await;
        let seats = view.game.as_ref().expect("a game").waiting_for;
        node.tell(Command::VoteOut(seats)).await;
    }
    let states = [
        finished(&company.nodes[0]).await,
        finished(&company.nodes[1]).await,
    ];
    assert_eq!(states[0].head, states[1].head);
    let seat = states[0].charter.seat_of(&identity).expect("a seat");
    assert_eq!(states[0].gone[seat], Some(Gone::Removed));
    let suite = Suite::derive().expect("a suite");
    let recording = states[0].recording.as_ref().expect("recorded");
    let bytes = std::fs::read(recording).expect("readable");
    let report = audit(&suite, &Recording::read(&bytes).expect("a recording"));
    assert!(report.is_fair(), "{report:?}");
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_watches() {
    let company = Company::gather(2).await;
    company.sit_down(Preset::Standard.options()).await;
    let _players: Vec<_> = company.nodes.iter().map(play).collect();
    after_step(&company.nodes[0], 10).await;
    let watcher = start(&company.folder, "watcher");
    company.introduce(&watcher, &company.nodes[0]).await;
    let playing = |view: &NodeView| view.people.iter().any(|person| person.playing.is_some());
    let view = until(&watcher, "a game to watch", playing).await;
    let person = view.people.iter().find(|person| person.playing.is_some());
    let identity = person.expect("a player").identity;
    watcher.tell(Command::Watch(identity)).await;
    let seen = finished(&watcher).await;
    assert_eq!(seen.seat, None);
    assert_eq!(seen.head, finished(&company.nodes[1]).await.head);
    watcher.stop().await;
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let company = Company::gather(3).await;
    company.sit_down(Preset::Standard.options()).await;
    let first = company.play_to_the_end().await;
    for node in &company.nodes {
        node.tell(Command::Again).await;
    }
    for node in &company.nodes {
        let other = |view: &NodeView| {
            let game = view.game.as_ref();
            game.is_some_and(|game| game.id != first[0].id && game.kind == StepKind::Act)
        };
        until(node, "another game", other).await;
    }
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_click_the_last_seat() {
    let company = Company::gather(3).await;
    let title = Name::clean("two seats").expect("a title");
    let command = Command::OpenTable {
        title,
        options: Preset::Standard.options(),
        seats: 2,
    };
    company.nodes[0].tell(command).await;
    let mut news: Vec<_> = company.nodes.iter().map(Node::news).collect();
    for node in &company.nodes[1..] {
        let view = until(node, "a table", |view| !view.tables.is_empty()).await;
        let (opener, table) = (view.tables[0].0, view.tables[0].1.id);
        node.tell(Command::Sit { opener, table }).await;
    }
    for node in &company.nodes {
        let full = |view: &NodeView| {
            view.tables
                .first()
                .is_some_and(|(_, table)| table.is_full())
        };
        until(node, "a full table", full).await;
    }
    let guests = |node: &Node| {
        let view = Arc::clone(&node.view().borrow());
        let guests = view.tables[0].1.guests.iter();
        guests.map(|guest| guest.identity).collect::<Vec<_>>()
    };
    assert_eq!(guests(&company.nodes[0]), guests(&company.nodes[1]));
    assert_eq!(guests(&company.nodes[0]), guests(&company.nodes[2]));
    let identity = |node: &Node| node.view().borrow().identity;
    let unlucky =
        (1..3).find(|&one| !guests(&company.nodes[0]).contains(&identity(&company.nodes[one])));
    let unlucky = unlucky.expect("one did not get the seat");
    let refused = async {
        loop {
            // By the opener, or by our own lobby if it had heard of it already.
            let told = news[unlucky].recv().await;
            if let Ok(News::TableRefused(_, why) | News::Declined(why)) = told {
                return why;
            }
        }
    };
    assert_eq!(within("a refusal", refused).await, Refusal::Full);
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_or_a_profile_in_use_is_said() {
    let folder = Folder::new();
    let first = start(&folder, "first");
    let view = until(&first, "an address", |view| !view.addresses.is_empty()).await;
    let again = Profile::open(Some(folder.0.clone()), "first", &mut rand::rng());
    assert_eq!(again.expect_err("in use").problem, Problem::InUse);
    let profile = Profile::open(Some(folder.0.clone()), "second", &mut rand::rng());
    let port = view.addresses[0].port();
    let config = NodeConfig {
        profile: profile.expect("a profile"),
        name: Name::clean("second").expect("a name"),
        port: Port::Exactly(port),
        reach: Reach::ThisComputer,
        tempo: 1,
        operator: None,
    };
    let refused = Node::start(config).map(drop);
    assert_eq!(refused, Err(StartError::PortInUse(port)));
    first.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_and_stops_at_once_has_said_so() {
    let mut company = Company::gather(3).await;
    company.sit_down(Preset::Standard.options()).await;
    let _players: Vec<_> = company.nodes.iter().map(play).collect();
    after_step(&company.nodes[2], 15).await;
    let leaver = company.nodes.pop().expect("three");
    let identity = leaver.view().borrow().identity;
    leaver.tell(Command::Leave).await;
    leaver.stop().await;
    let end = finished(&company.nodes[0]).await;
    let seat = end.charter.seat_of(&identity).expect("a seat");
    assert_eq!(end.gone[seat], Some(Gone::Left));
    company.part().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_closed_and_gone_on_with_at_once() {
    let company = Company::gather(2).await;
    company.sit_down(Preset::Standard.options()).await;
    let _players: Vec<_> = company.nodes.iter().map(play).collect();
    for step in [8, 16, 24] {
        let state = after_step(&company.nodes[0], step).await;
        if !state.is_decided() {
            company.nodes[0].tell(Command::CloseGame).await;
            company.nodes[0].tell(Command::Resume(state.id)).await;
            until(&company.nodes[0], "the game", |view| view.game.is_some()).await;
        }
    }
    let head = finished(&company.nodes[0]).await.head;
    assert_eq!(finished(&company.nodes[1]).await.head, head);
    company.part().await;
}

/// A game that cannot be stored is not played, nobody waits for it, and the next one can be.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_stored_is_called_off() {
    let company = Company::gather(2).await;
    let poor = &company.nodes[1];
    let recordings = company.folder.0.join("profile-player-1").join("recordings");
    // Nobody can make a file in a file, not even root.
    std::fs::remove_dir(&recordings).expect("an empty folder");
    std::fs::write(&recordings, "").expect("a file in its place");
    let mut news = poor.news();
    let mut others = company.nodes[0].news();
    company.agree(Preset::Standard.options()).await;
    let not_begun = async {
        loop {
            if let Ok(News::NotBegun(_, problem)) = news.recv().await {
                return problem.to_string();
            }
        }
    };
    let problem = within("a game that does not begin", not_begun).await;
    assert!(problem.contains("recordings"), "{problem}");
    let called_off = async {
        loop {
            if let Ok(News::CalledOff) = others.recv().await {
                return;
            }
        }
    };
    within("the others hear it", called_off).await;
    std::fs::remove_file(&recordings).expect("a file");
    std::fs::create_dir(&recordings).expect("a folder");
    company.sit_down(Preset::Standard.options()).await;
    company.part().await;
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let path = entry.expect("a file").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            std::fs::copy(&path, &target).expect("a copy");
        }
    }
}

/// An old copy of the files is put back, and a move is made again that everybody has seen: the
/// others have the proof in a file at once, and go on.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_a_move_back_is_removed_with_proof() {
    let mut company = Company::gather(3).await;
    company.sit_down(Preset::Standard.options()).await;
    let players: Vec<_> = company.nodes[..2].iter().map(play).collect();
    let cheat = company.nodes.pop().expect("three");
    let turn = |view: &NodeView| {
        let game = view.game.as_ref().filter(|game| game.asks_us());
        let decision = game.and_then(|game| game.view()?.decision());
        matches!(decision, Some(Decision::Turn { .. }))
    };
    let own_turn = until(&cheat, "a turn", turn).await;
    let before = own_turn.game.clone().expect("a game");
    let folder = company.folder.0.join("profile-player-2");
    let old = company.folder.0.join("old");
    copy(&folder, &old);
    let swaps: Vec<Action> = before
        .view()
        .expect("a view")
        .legal_actions()
        .into_iter()
        .filter(|action| matches!(action, Action::Discard { .. }))
        .collect();
    cheat.tell(Command::Act(swaps[0])).await;
    after_step(&company.nodes[0], before.step + 1).await;
    cheat.stop().await;
    std::fs::remove_dir_all(&folder).expect("the new files");
    copy(&old, &folder);
    std::fs::remove_dir_all(&old).expect("the copy");
    // Nobody is remembered, so nobody is called before the other move is made.
    let _ = std::fs::remove_file(folder.join("people.dat"));
    let cheat = start(&company.folder, "player 2");
    cheat.tell(Command::Resume(before.id)).await;
    until(&cheat, "the turn again", turn).await;
    cheat.tell(Command::Act(swaps[1])).await;
    after_step(&cheat, before.step + 1).await;
    for other in &company.nodes {
        company.introduce(&cheat, other).await;
    }
    let seat = before.seat.expect("a seat");
    let removed = |view: &NodeView| {
        let game = view.game.as_ref().expect("a game");
        game.gone[seat] == Some(Gone::Removed) && !game.proofs.is_empty()
    };
    let suite = Suite::derive().expect("a suite");
    for node in &company.nodes {
        let view = until(node, "a removal", removed).await;
        let game = view.game.as_ref().expect("a game");
        assert_eq!(game.faults[0].check, Check::Equivocation);
        let (culprit, proof) = &game.proofs[0];
        assert_eq!(*culprit, seat);
        let bytes = std::fs::read(proof).expect("a file");
        let recording = Recording::read(&bytes).expect("a recording");
        let report = audit(&suite, &recording);
        assert_eq!(report.faults.len(), 1);
        assert_eq!(report.faults[0].culprit, seat);
    }
    let head = finished(&company.nodes[0]).await.head;
    assert_eq!(finished(&company.nodes[1]).await.head, head);
    players.iter().for_each(tokio::task::JoinHandle::abort);
    cheat.stop().await;
    company.part().await;
}
