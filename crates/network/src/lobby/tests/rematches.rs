//! The same again, whoever asks first.

use rules::{Options, Seat, SeatSet};

use super::net::{Net, in_many_orders};
use crate::lobby::{Lobby, Refusal};

fn assert_second_game(net: &Net) {
    for node in &net.nodes {
        assert_eq!(node.begun.len(), 2, "no second game");
        let [(_, first), (_, second)] = &node.begun[..] else {
            panic!("two games");
        };
        assert_eq!(first.options, second.options);
        for (before, after) in first.seats.iter().zip(&second.seats) {
            assert_eq!(before.identity, after.identity);
            assert_eq!(before.operator, after.operator);
            assert_ne!(before.nonce, after.nonce);
        }
        assert_eq!(node.lobby.wants_again(), None);
    }
}

#[test]
fn a_rematch_is_clicked_in_all_orders() {
    in_many_orders(3, |net| {
        let game = net.all_play();
        let mut clicks = [0, 1, 2];
        net.dice.shuffle(&mut clicks);
        for node in clicks {
            assert!(net.nodes.iter().all(|node| node.begun.len() == 1));
            net.again(node, &game).unwrap();
            for _ in 0..net.dice.below(8) {
                net.step();
            }
        }
        net.run();
        assert_second_game(net);
    });
}

#[test]
fn a_rematch_survives_short_breaks() {
    in_many_orders(4, |net| {
        let game = net.all_play();
        for node in 0..4 {
            net.again(node, &game).unwrap();
            for _ in 0..net.dice.below(10) {
                net.step();
            }
            let (a, b) = (net.dice.below(4), net.dice.below(4));
            net.cut(a, b);
            net.link(a, b);
        }
        net.run();
        assert_second_game(net);
    });
}

#[test]
fn bots_play_again_too_whoever_has_the_lowest_identity() {
    let mut bot_was_lowest = 0;
    for seed in 0..20 {
        let mut net = Net::new(seed, 2);
        let bots = [0, 1].map(|bot| net.join(100 + 2 * seed + bot, Some(1), "Robin"));
        net.run();
        net.open(1, 4);
        net.run();
        for bot in bots {
            let identity = net.id(bot);
            net.at(1, |lobby| lobby.expect_bot(identity)).unwrap();
            net.sit(bot, 1).unwrap();
        }
        net.sit(0, 1).unwrap();
        net.run();
        net.ready(0).unwrap();
        net.ready(1).unwrap();
        net.run();
        let game = net.nodes[0].begun[0].1.clone();
        let lowest = game.seats.iter().min_by_key(|seat| seat.identity).unwrap();
        bot_was_lowest += usize::from(lowest.identity != lowest.operator);
        let mut clicks = [0, 1, 2, 3];
        net.dice.shuffle(&mut clicks);
        for node in clicks {
            net.again(node, &game).unwrap();
        }
        net.run();
        assert_second_game(&net);
        net.assert_agreed();
    }
    assert!(bot_was_lowest > 0);
}

#[test]
fn nothing_happens_until_the_last_one_wants_it() {
    in_many_orders(3, |net| {
        let game = net.all_play();
        net.again(0, &game).unwrap();
        net.again(2, &game).unwrap();
        net.run();
        assert!(
            net.nodes
                .iter()
                .all(|node| node.lobby.tables().count() == 0)
        );
        // One of them thinks better of it, the other waits.
        net.at(2, Lobby::cancel_again);
        net.again(1, &game).unwrap();
        net.run();
        assert!(net.nodes.iter().all(|node| node.begun.len() == 1));
        net.again(2, &game).unwrap();
        net.run();
        assert_second_game(net);
    });
}

#[test]
fn whoever_left_is_not_waited_for() {
    in_many_orders(3, |net| {
        let game = net.all_play();
        let left = SeatSet::EMPTY.with(Seat::new(1).unwrap());
        let gone = net.id(1);
        for node in [0, 2] {
            let lobby = &mut net.nodes[node].lobby;
            lobby.again(&game, left, &mut net.rng).unwrap();
            net.collect(node);
        }
        let lobby = &mut net.nodes[1].lobby;
        let refused = lobby.again(&game, left, &mut net.rng);
        assert_eq!(refused, Err(Refusal::NoRematch));
        net.run();
        let (_, second) = &net.nodes[0].begun[1];
        assert_eq!(second.seats.len(), 2);
        assert!(second.seats.iter().all(|seat| seat.identity != gone));
    });
}

#[test]
fn a_rematch_table_is_for_those_who_played() {
    let mut net = Net::new(17, 3);
    let stranger = net.join(60, None, "Stranger");
    net.run();
    net.open(0, 3);
    net.run();
    net.sit(1, 0).unwrap();
    net.sit(2, 0).unwrap();
    net.run();
    for node in 0..3 {
        net.ready(node).unwrap();
    }
    net.run();
    let game = net.nodes[0].begun[0].1.clone();
    assert_eq!(net.again(stranger, &game), Err(Refusal::NoRematch));
    for node in 0..3 {
        net.again(node, &game).unwrap();
    }
    // Until the table is on the stranger's screen.
    while net.nodes[stranger].lobby.tables().count() == 0 && net.step() {}
    let lowest = (0..3).min_by_key(|&node| net.id(node)).unwrap();
    let (opener, _) = net.nodes[stranger].lobby.tables().next().unwrap();
    assert_eq!(opener, net.id(lowest));
    assert_eq!(net.sit(stranger, lowest), Err(Refusal::NotInvited));
    net.run();
    assert_eq!(net.nodes[0].begun.len(), 2);
    assert!(net.nodes[stranger].begun.is_empty());
}

#[test]
fn a_rematch_of_something_else_has_to_be_agreed_to() {
    in_many_orders(3, |net| {
        let game = net.all_play();
        for node in 0..3 {
            net.again(node, &game).unwrap();
        }
        let host = (0..3).min_by_key(|&node| net.id(node)).unwrap();
        while net.table_of(host).is_none() && net.step() {}
        let junior = Options {
            junior: true,
            ..Options::default()
        };
        net.at(host, |lobby| lobby.set_options(junior)).unwrap();
        net.run();
        for node in 0..3 {
            assert_eq!(net.sits_with(node), Some(host));
            assert_eq!(net.nodes[node].begun.len(), 1);
        }
        for node in 0..3 {
            net.ready(node).unwrap();
        }
        net.run();
        assert!(net.nodes.iter().all(|node| node.begun[1].1.options.junior));
    });
}

#[test]
fn whoever_sits_elsewhere_wants_no_rematch_any_more() {
    let mut net = Net::new(18, 3);
    let game = net.all_play();
    net.again(0, &game).unwrap();
    net.at(1, |lobby| lobby.set_playing(None));
    net.open(1, 2);
    net.run();
    net.sit(0, 1).unwrap();
    net.run();
    assert_eq!(net.nodes[0].lobby.wants_again(), None);
    net.assert_agreed();
}
