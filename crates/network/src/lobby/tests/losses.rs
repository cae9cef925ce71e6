//! Links that break, programs that vanish, and what is said again afterwards.

use core::time::Duration;

use super::net::{Net, in_many_orders, name};
use crate::lobby::{Address, GRACE, Gone, Lobby, LobbyMessage, Output, Refusal};

/// All links of a node are cut, and stay so.
fn vanish(net: &mut Net, node: usize) {
    for other in 0..net.nodes.len() {
        net.cut(node, other);
    }
}

fn return_to(net: &mut Net, node: usize) {
    for other in 0..net.nodes.len() {
        net.link(node, other);
    }
}

#[test]
fn a_guest_vanishes_seated_or_ready() {
    for ready in [false, true] {
        in_many_orders(3, |net| {
            net.all_sit();
            if ready {
                net.ready(1).unwrap();
                net.ready(2).unwrap();
            }
            for _ in 0..net.dice.below(6) {
                net.step();
            }
            vanish(net, 1);
            net.run();
            // Not at once.
            assert_eq!(net.table_of(0).unwrap().guests.len(), 3);
            net.settle();
            let table = net.table_of(0).unwrap();
            assert_eq!(table.guests.len(), 2);
            assert!(table.guests.iter().all(|guest| !guest.ready));
            assert_eq!(net.nodes[1].gone.last().unwrap().1, Gone::OpenerLost);
            assert_eq!(net.nodes[2].lobby.people().len(), 1);
            return_to(net, 1);
        });
    }
}

#[test]
fn a_guest_vanishes_during_the_start() {
    let mut called_off = 0;
    for seed in 0..200 {
        let mut net = Net::new(seed, 4);
        net.all_sit();
        for node in 0..4 {
            net.ready(node).unwrap();
        }
        for _ in 0..net.dice.below(14) {
            net.step();
        }
        vanish(&mut net, 1);
        net.settle();
        return_to(&mut net, 1);
        net.settle();
        net.assert_agreed();
        called_off += usize::from(!net.nodes[0].called_off.is_empty());
    }
    assert!(called_off > 0, "no start was ever lost");
}

#[test]
fn a_start_that_is_lost_with_a_short_break_is_made_up_for() {
    let mut late = 0;
    for seed in 0..200 {
        let mut net = Net::new(seed, 3);
        net.all_sit();
        for node in 0..3 {
            net.ready(node).unwrap();
        }
        // Until the opener has started and its word is under way.
        while net.nodes[0].begun.is_empty() && net.step() {}
        late += usize::from(net.nodes[1].begun.is_empty());
        net.cut(0, 1);
        net.link(0, 1);
        net.run();
        assert!(net.nodes.iter().all(|node| node.begun.len() == 1));
        net.assert_agreed();
    }
    assert!(late > 100);
}

#[test]
fn the_opener_vanishes() {
    in_many_orders(3, |net| {
        let table = net.all_sit();
        net.ready(1).unwrap();
        for _ in 0..net.dice.below(4) {
            net.step();
        }
        vanish(net, 0);
        net.settle();
        for node in 1..3 {
            assert_eq!(net.nodes[node].gone, [(table, Gone::OpenerLost)]);
            assert_eq!(net.nodes[node].lobby.tables().count(), 0);
        }
        // They are free again.
        net.open(1, 2);
        net.run();
        net.sit(2, 1).unwrap();
        return_to(net, 0);
    });
}

#[test]
fn the_opener_vanishes_during_the_start() {
    let mut called_off = 0;
    for seed in 0..200 {
        let mut net = Net::new(seed, 4);
        net.all_sit();
        for node in 0..4 {
            net.ready(node).unwrap();
        }
        for _ in 0..net.dice.below(14) {
            net.step();
        }
        vanish(&mut net, 0);
        net.settle();
        return_to(&mut net, 0);
        net.settle();
        net.assert_agreed();
        called_off += usize::from(!net.nodes[0].called_off.is_empty());
    }
    assert!(called_off > 0, "no start was ever lost");
}

#[test]
fn a_short_break_costs_nobody_the_seat() {
    in_many_orders(3, |net| {
        net.all_sit();
        net.ready(1).unwrap();
        net.run();
        net.cut(0, 1);
        net.run();
        net.now += GRACE.saturating_sub(Duration::from_millis(1));
        net.pass_time();
        net.link(0, 1);
        net.run();
        assert_eq!(net.sits_with(1), Some(0));
        assert!(net.table_of(0).unwrap().guests[1].ready);
    });
}

#[test]
fn patience_ends_to_the_millisecond_and_says_when() {
    let mut net = Net::new(13, 2);
    net.all_sit();
    net.now = Duration::from_secs(100);
    net.cut(0, 1);
    net.run();
    let end = Duration::from_secs(105);
    assert_eq!(net.nodes[0].lobby.poll_timeout(), Some(end));
    net.now = end.saturating_sub(Duration::from_millis(1));
    net.pass_time();
    assert_eq!(net.table_of(0).unwrap().guests.len(), 2);
    net.now = end;
    net.pass_time();
    assert_eq!(net.table_of(0).unwrap().guests.len(), 1);
    assert_eq!(net.nodes[0].lobby.poll_timeout(), None);
}

#[test]
fn nobody_starts_with_a_guest_who_is_away() {
    let mut net = Net::new(14, 2);
    net.all_sit();
    net.ready(1).unwrap();
    net.run();
    net.cut(0, 1);
    net.run();
    net.ready(0).unwrap();
    net.run();
    assert!(net.nodes[0].begun.is_empty());
    net.link(0, 1);
    net.run();
    assert!(net.nodes.iter().all(|node| node.begun.len() == 1));
}

#[test]
fn what_was_said_into_a_dead_link_is_said_again() {
    in_many_orders(3, |net| {
        net.open(0, 3);
        net.run();
        net.sit(2, 0).unwrap();
        net.run();
        // Lost: a seat asked for, a place given up, a word of agreement.
        net.sit(1, 0).unwrap();
        net.cut(0, 1);
        net.cut(0, 2);
        net.at(2, Lobby::stand_up);
        net.link(0, 1);
        net.link(0, 2);
        net.run();
        assert_eq!(net.sits_with(1), Some(0));
        assert_eq!(net.sits_with(2), None);
        assert_eq!(net.table_of(0).unwrap().guests.len(), 2);
        net.ready(1).unwrap();
        net.cut(0, 1);
        net.link(0, 1);
        net.run();
        assert!(net.table_of(0).unwrap().guests[1].ready);
    });
}

#[test]
fn a_new_name_or_address_that_was_lost_is_said_again() {
    in_many_orders(2, |net| {
        net.all_sit();
        let address = Address::try_from(String::from("/ip4/10.0.0.1")).unwrap();
        if net.dice.below(2) == 0 {
            net.at(1, |lobby| lobby.set_name(name("New")));
        } else {
            net.at(1, |lobby| lobby.set_addresses(vec![address.clone()]));
        }
        net.cut(0, 1);
        net.link(0, 1);
        net.run();
        let guest = &net.table_of(0).unwrap().guests[1];
        assert!((guest.name == name("New")) ^ (guest.addresses == [address]));
    });
}

#[test]
fn a_seat_cannot_be_asked_of_somebody_away() {
    let mut net = Net::new(15, 2);
    net.open(0, 2);
    net.run();
    net.cut(0, 1);
    net.run();
    assert_eq!(net.sit(1, 0), Err(Refusal::Away));
}

#[test]
fn a_restarted_guest_is_heard_and_sits_nowhere() {
    in_many_orders(3, |net| {
        net.all_sit();
        net.run();
        net.restart(1);
        net.run();
        assert_eq!(net.table_of(0).unwrap().guests.len(), 2);
        assert_eq!(net.nodes[1].lobby.people().len(), 2);
        net.sit(1, 0).unwrap();
        net.run();
        assert_eq!(net.sits_with(1), Some(0));
    });
}

#[test]
fn nobody_starts_with_a_guest_who_was_ready_before_a_restart() {
    in_many_orders(2, |net| {
        net.all_sit();
        net.ready(1).unwrap();
        net.run();
        net.restart(1);
        // The old link is down and the new one up; who is there is not said yet.
        net.deliver(1, 0);
        net.deliver(1, 0);
        net.ready(0).unwrap();
        net.run();
        assert!(net.nodes[0].begun.is_empty());
    });
}

#[test]
fn a_restarted_opener_has_no_table() {
    in_many_orders(3, |net| {
        net.all_sit();
        net.restart(0);
        net.run();
        for node in 1..3 {
            assert_eq!(net.nodes[node].gone.last().unwrap().1, Gone::Closed);
        }
    });
}

/// The presence that a node tells one that it is linked to now.
fn presence_of(net: &mut Net, node: usize, to: usize) -> LobbyMessage {
    let to = net.id(to);
    let lobby = &mut net.nodes[node].lobby;
    lobby.handle_link_up(to).unwrap();
    let message = core::iter::from_fn(|| lobby.poll_output()).find_map(|output| match output {
        Output::Send { message, .. } => Some(message),
        _ => None,
    });
    message.expect("a presence")
}

#[test]
fn an_older_presence_is_not_heard_and_a_restarted_one_is() {
    let mut net = Net::new(16, 2);
    let old = presence_of(&mut net, 0, 1);
    net.at(0, |lobby| lobby.set_name(name("Renamed")));
    net.run();
    let called = |net: &Net| net.nodes[1].lobby.people()[0].name.to_string();
    let from = net.id(0);
    let hear = |net: &mut Net, message: &LobbyMessage| {
        let lobby = &mut net.nodes[1].lobby;
        let message = message.clone();
        lobby.handle_message(from, message, &mut net.rng).unwrap();
    };
    hear(&mut net, &old);
    assert_eq!(called(&net), "Renamed");

    // A new program counts from the start again, also over a link that is not new to us.
    net.restart(0);
    net.at(0, |lobby| lobby.set_name(name("Reborn")));
    net.run();
    assert_eq!(called(&net), "Reborn");
    // What the old program said is late for good.
    let LobbyMessage::Presence(mut last_words) = old else {
        panic!("a presence");
    };
    last_words.counter = u64::MAX;
    hear(&mut net, &LobbyMessage::Presence(last_words));
    assert_eq!(called(&net), "Reborn");
}
