//! Being ready and starting: what crosses it, and what is passed off as it.

use protocol::Charter;
use rules::Options;

use super::net::{Net, in_many_orders, name};
use crate::lobby::{Lobby, LobbyError, LobbyMessage, Output, Refusal, TableId};

#[test]
fn all_ready_is_a_start_with_one_charter() {
    in_many_orders(5, |net| {
        net.open(0, 5);
        net.run();
        for node in 1..5 {
            net.sit(node, 0).unwrap();
        }
        net.run();
        for node in 0..5 {
            net.ready(node).unwrap();
        }
        net.run();
        for node in &net.nodes {
            assert_eq!(node.begun.len(), 1);
            assert_eq!(node.begun[0].1.check(), Ok(()));
            assert_eq!(node.remembered.len(), 4);
            assert_eq!(node.lobby.tables().count(), 0);
        }
    });
}

#[test]
fn the_hash_of_a_full_draft_is_the_game() {
    let mut net = Net::new(4, 2);
    net.all_sit();
    let draft = net.table_of(0).unwrap().draft();
    net.ready(0).unwrap();
    net.ready(1).unwrap();
    net.run();
    assert_eq!(net.nodes[1].begun[0].1.game_id(), draft.hash);
}

#[test]
fn a_free_seat_is_part_of_the_draft() {
    let mut net = Net::new(5, 3);
    net.open(0, 3);
    net.run();
    net.sit(1, 0).unwrap();
    net.run();
    let before = net.table_of(0).unwrap().draft();
    net.at(0, |lobby| lobby.set_seats(2)).unwrap();
    assert_ne!(net.table_of(0).unwrap().draft().hash, before.hash);
}

#[test]
fn a_change_crosses_a_ready() {
    in_many_orders(2, |net| {
        net.all_sit();
        let junior = Options {
            junior: true,
            ..Options::default()
        };
        net.ready(1).unwrap();
        net.at(0, |lobby| lobby.set_options(junior)).unwrap();
        net.ready(0).unwrap();
        net.run();
        assert!(net.nodes[1].begun.is_empty(), "ready for something else");
        // Nor for the same when it comes back.
        net.ready(1).unwrap();
        for options in [Options::default(), junior] {
            net.at(0, |lobby| lobby.set_options(options)).unwrap();
        }
        net.ready(0).unwrap();
        net.run();
        assert!(net.nodes[1].begun.is_empty());
        net.ready(1).unwrap();
        net.run();
        assert_eq!(net.nodes[1].begun.len(), 1);
        assert!(net.nodes[1].begun[0].1.options.junior);
    });
}

#[test]
fn a_click_on_what_is_no_longer_shown_is_refused() {
    let mut net = Net::new(6, 2);
    net.all_sit();
    let shown = net.table_of(0).unwrap().draft();
    net.at(0, |lobby| lobby.set_seats(3)).unwrap();
    net.run();
    assert_eq!(net.nodes[1].lobby.ready(shown), Err(Refusal::Changed));
    assert_eq!(net.nodes[0].lobby.ready(shown), Err(Refusal::Changed));
}

#[test]
fn a_start_crosses_a_stand_up() {
    in_many_orders(4, |net| {
        net.all_sit();
        for node in 0..4 {
            net.ready(node).unwrap();
        }
        for _ in 0..net.dice.below(12) {
            net.step();
        }
        net.at(1, Lobby::stand_up);
        net.run();
        // Either the guest was quicker, or all began and it was late, or it is called off.
        let began = net.nodes[1].begun.len();
        for node in [0, 2, 3] {
            let node = &net.nodes[node];
            assert_eq!(node.begun.len() - node.called_off.len(), began);
        }
    });
}

#[test]
fn a_start_crosses_an_unready() {
    let mut called_off = 0;
    for seed in 0..100 {
        let mut net = Net::new(seed, 3);
        net.all_sit();
        for node in 0..3 {
            net.ready(node).unwrap();
        }
        for _ in 0..net.dice.below(8) {
            net.step();
        }
        net.at(2, Lobby::unready);
        net.settle();
        net.assert_agreed();
        called_off += usize::from(!net.nodes[0].called_off.is_empty());
    }
    assert!(called_off > 0, "they never crossed");
}

/// A table of three at which the guest has agreed, with the opener's start in our hands.
fn about_to_start(seed: u64) -> (Net, TableId, Charter) {
    let mut net = Net::new(seed, 3);
    let table = net.all_sit();
    net.ready(1).unwrap();
    net.ready(2).unwrap();
    net.run();
    let charter = net.table_of(0).unwrap().charter();
    (net, table, charter)
}

fn start(net: &mut Net, from: usize, to: usize, table: TableId, charter: Charter) -> Vec<Output> {
    let message = LobbyMessage::Start {
        table,
        charter: Box::new(charter),
    };
    let from = net.id(from);
    let lobby = &mut net.nodes[to].lobby;
    lobby.handle_message(from, message, &mut net.rng).unwrap();
    core::iter::from_fn(|| lobby.poll_output()).collect()
}

fn begins(outputs: &[Output]) -> bool {
    let begin = |output: &Output| matches!(output, Output::Begin { .. });
    outputs.iter().any(begin)
}

fn declines(outputs: &[Output], why: Refusal) -> bool {
    outputs.iter().any(|output| {
        matches!(output, Output::Send { message: LobbyMessage::Decline { why: said, .. }, .. }
            if *said == why)
    })
}

#[test]
fn the_true_start_begins_once() {
    let (mut net, table, charter) = about_to_start(7);
    assert!(begins(&start(&mut net, 0, 1, table, charter.clone())));
    // Said twice, or followed by another: one table, one charter.
    assert!(start(&mut net, 0, 1, table, charter.clone()).is_empty());
    let mut other = charter;
    other.options.junior = true;
    let outputs = start(&mut net, 0, 1, table, other);
    assert!(!begins(&outputs) && declines(&outputs, Refusal::BadDraft));
    assert!(
        net.nodes[1]
            .lobby
            .playing()
            .is_some_and(|game| !game.options.junior)
    );
}

type Forgery = fn(&mut Charter);

#[test]
fn a_forged_start_begins_nothing() {
    let forgeries: [(&str, Forgery); 8] = [
        ("own nonce", |charter| charter.seats[1].nonce[0] ^= 1),
        ("another's nonce", |charter| charter.seats[2].nonce[0] ^= 1),
        ("options", |charter| charter.options.junior = true),
        ("extra seat", |charter| {
            let mut extra = charter.seats[0].clone();
            extra.identity.0[0] ^= 1;
            extra.nonce[0] ^= 1;
            charter.seats.push(extra);
        }),
        ("a seat less", |charter| drop(charter.seats.pop())),
        ("order", |charter| charter.seats.swap(0, 2)),
        ("name", |charter| charter.seats[1].name = "Robin".into()),
        ("operator", |charter| {
            charter.seats[1].operator = charter.seats[0].identity;
        }),
    ];
    for (what, forge) in forgeries {
        let (mut net, table, mut charter) = about_to_start(8);
        forge(&mut charter);
        let outputs = start(&mut net, 0, 1, table, charter.clone());
        assert!(!begins(&outputs), "{what}");
        assert!(declines(&outputs, Refusal::BadDraft), "{what}");
        // Whoever tries that is no host: we have left.
        assert_eq!(net.nodes[1].lobby.seat_asked(), None, "{what}");
        // Others who were taken in are told as well.
        net.nodes[2].lobby.set_playing(Some(charter));
        net.collect(2);
        while net.step() {}
        let told = net.nodes[1].lobby.neighbours[&net.id(2)].declined;
        assert!(told.is_some(), "{what}");
    }
}

#[test]
fn a_start_from_anybody_else_changes_nothing() {
    for forged in [false, true] {
        let (mut net, table, mut charter) = about_to_start(9);
        charter.options.junior = forged;
        let outputs = start(&mut net, 2, 1, table, charter);
        assert!(!begins(&outputs) && declines(&outputs, Refusal::BadDraft));
        net.ready(0).unwrap();
        net.run();
        assert_eq!(net.nodes[1].begun.len(), 1);
        assert!(net.nodes.iter().all(|node| node.called_off.is_empty()));
        net.assert_agreed();
    }
}

#[test]
fn a_start_before_we_are_ready_begins_nothing() {
    let mut net = Net::new(10, 2);
    let table = net.all_sit();
    let charter = net.table_of(0).unwrap().charter();
    let outputs = start(&mut net, 0, 1, table, charter);
    assert!(!begins(&outputs) && declines(&outputs, Refusal::NotReady));
}

#[test]
fn a_start_without_us_or_with_names_nobody_can_read_is_an_error() {
    let (mut net, table, charter) = about_to_start(11);
    let from = net.id(0);
    let mut without = charter.clone();
    without.seats.remove(1);
    let mut unreadable = charter.clone();
    unreadable.seats[0].name = "Ann\u{202e}a".into();
    let mut alone = charter;
    alone.seats.truncate(1);
    for charter in [without, unreadable, alone] {
        let message = LobbyMessage::Start {
            table,
            charter: Box::new(charter),
        };
        let lobby = &mut net.nodes[1].lobby;
        let error = lobby.handle_message(from, message, &mut net.rng);
        assert!(matches!(
            error,
            Err(LobbyError::NoSeat | LobbyError::Text(_) | LobbyError::Charter(_))
        ));
        assert!(lobby.seated_at().is_some());
    }
}

#[test]
fn a_game_that_was_begun_is_never_declined() {
    let mut net = Net::new(28, 3);
    let game = net.all_play();
    // Back in the lobby, and at the table of somebody who would like us to say we never played.
    net.at(1, |lobby| lobby.set_playing(None));
    net.at(2, |lobby| lobby.set_playing(None));
    net.run();
    let table = net.open(2, 2);
    net.run();
    net.sit(1, 2).unwrap();
    net.run();
    let mut forged = game.clone();
    forged.options.junior = true;
    assert!(!begins(&start(&mut net, 2, 1, table, forged)));
    net.at(1, |lobby| lobby.disown(&game));
    net.at(0, |lobby| lobby.set_name(name("Still playing")));
    net.run();
    assert_eq!(net.nodes[1].lobby.neighbours[&net.id(0)].declined, None);
    assert!(net.nodes[0].called_off.is_empty());
}

#[test]
fn whoever_plays_neither_sits_nor_opens() {
    let mut net = Net::new(12, 3);
    net.open(2, 3);
    net.run();
    net.open(0, 2);
    net.run();
    net.sit(1, 0).unwrap();
    net.run();
    net.ready(0).unwrap();
    net.ready(1).unwrap();
    net.run();
    assert_eq!(net.sit(1, 2), Err(Refusal::Playing));
    let lobby = &mut net.nodes[1].lobby;
    let open = lobby.open(name("x"), Options::default(), 2, &mut net.rng);
    assert_eq!(open, Err(Refusal::Playing));
    // Others may watch: they see the charter. Watching keeps nobody from sitting down.
    let game = net.nodes[2].lobby.people()[0].playing.cloned().unwrap();
    net.at(2, |lobby| lobby.set_playing(Some(game)));
    assert!(net.table_of(2).is_some());
    net.at(1, |lobby| lobby.set_playing(None));
    net.run();
    net.sit(1, 2).unwrap();
    net.run();
    assert_eq!(net.sits_with(1), Some(2));
}
