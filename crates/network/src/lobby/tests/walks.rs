//! Random walks: two to six people click and break links as they like, and agree in the end.

use protocol::Charter;
use rules::{Edition, Options};

use super::net::{Net, name};
use crate::lobby::Lobby;

/// What happened in all walks together: a walk in which nothing happens proves nothing.
#[derive(Debug, Default)]
struct Tally {
    begun: usize,
    called_off: usize,
    rematches: usize,
    refused: usize,
    gone: usize,
}

fn any_node(net: &mut Net) -> usize {
    net.dice.below(net.nodes.len())
}

/// One thing that somebody may do. What is not possible is refused, and that is fine.
fn click(net: &mut Net) {
    let node = any_node(net);
    let other = any_node(net);
    match net.dice.below(60) {
        0..=3 => {
            let seats = 2 + u8::try_from(net.dice.below(3)).unwrap();
            let lobby = &mut net.nodes[node].lobby;
            let _ = lobby.open(name("Table"), Options::default(), seats, &mut net.rng);
        }
        4..=17 => drop(net.sit(node, other)),
        18..=44 => drop(net.ready(node)),
        45 | 46 => net.at(node, Lobby::unready),
        47 | 48 => net.at(node, Lobby::stand_up),
        49 => {
            let edition = *net.dice.pick(&Edition::ALL).unwrap();
            let options = Options {
                edition,
                ..Options::default()
            };
            let _ = net.at(node, |lobby| lobby.set_options(options));
        }
        50 => {
            let seats = 2 + u8::try_from(net.dice.below(4)).unwrap();
            let _ = net.at(node, |lobby| lobby.set_seats(seats));
        }
        51 => {
            let guest = net.id(other);
            let _ = net.at(node, |lobby| lobby.remove(guest));
        }
        52 => {
            let called = name(&format!("Name {}", net.dice.below(3)));
            net.at(node, |lobby| lobby.set_name(called));
        }
        53..=57 => {
            let last = net.nodes[node].begun.last();
            let last = last.map(|(_, charter)| charter.clone());
            if let Some(charter) = last.filter(|charter| all_began(net, charter)) {
                let _ = net.again(node, &charter);
            }
        }
        _ => finish_a_game(net, node),
    }
    net.collect(node);
}

/// A game ends, for whoever plays it, if all its seats began.
fn finish_a_game(net: &mut Net, node: usize) {
    let playing = net.nodes[node].lobby.playing().cloned();
    if playing.is_some_and(|charter| all_began(net, &charter)) {
        net.at(node, |lobby| lobby.set_playing(None));
    }
}

fn all_began(net: &Net, charter: &Charter) -> bool {
    let all = net.nodes.iter().flat_map(|node| &node.begun);
    all.filter(|(_, begun)| begun == charter).count() == charter.seats.len()
}

fn disturb(net: &mut Net) {
    let (a, b) = (any_node(net), any_node(net));
    match net.dice.below(5) {
        0 => net.cut(a, b),
        1 => {
            net.cut(a, b);
            net.link(a, b);
        }
        2 => net.link(a, b),
        3 if net.dice.below(2) == 0 => net.restart(a),
        _ => {
            net.now += core::time::Duration::from_millis(net.dice.below(3_000) as u64);
            net.pass_time();
        }
    }
}

fn walk(seed: u64, disturbed: bool, tally: &mut Tally) {
    let _replay = super::Replay(seed);
    let mut net = Net::new(seed, 2 + usize::try_from(seed % 5).unwrap());
    for _ in 0..300 {
        match net.dice.below(8) {
            0 | 1 => click(&mut net),
            2 if disturbed && net.dice.below(4) == 0 => disturb(&mut net),
            3 if net.dice.below(3) == 0 => net.run(),
            _ => drop(net.step()),
        }
        net.assert_one_charter_a_table();
        for node in &net.nodes {
            let lobby = &node.lobby;
            assert!(lobby.hosted.is_none() || lobby.chair.is_none());
        }
    }
    for a in 0..net.nodes.len() {
        for b in 0..a {
            net.link(a, b);
        }
    }
    net.settle();
    net.assert_agreed();
    for node in &net.nodes {
        tally.begun += node.begun.len();
        tally.called_off += node.called_off.len();
        tally.refused += node.refused.len();
        tally.gone += node.gone.len();
        let rematch = |(_, charter): &&(_, Charter)| {
            let mut games = node.begun.iter().map(|(_, game)| game.game_id());
            games.any(|game| {
                let (table, _) = node
                    .begun
                    .iter()
                    .find(|(_, begun)| begun == charter)
                    .expect("begun");
                game.0[..12] == table.0[..12]
            })
        };
        tally.rematches += node.begun.iter().filter(rematch).count();
    }
}

#[test]
fn people_who_click_at_random_agree_in_the_end() {
    let first = super::seed();
    let mut tally = Tally::default();
    for offset in 0..300 {
        walk(first.wrapping_add(offset), false, &mut tally);
    }
    println!("{tally:?}");
    assert!(tally.begun > 100 && tally.refused > 10 && tally.gone > 50);
}

#[test]
fn people_whose_links_break_agree_in_the_end() {
    let first = super::seed();
    let mut tally = Tally::default();
    for offset in 0..800 {
        walk(first.wrapping_add(offset), true, &mut tally);
    }
    println!("{tally:?}");
    assert!(tally.begun > 100 && tally.called_off > 5 && tally.rematches > 10);
}
