//! Sitting down and standing up: the same on every screen, in every order.

use rules::{Edition, Options};

use super::net::{Net, in_many_orders, name};
use crate::lobby::{Address, Gone, Lobby, Refusal};

#[test]
fn two_people_click_the_last_seat() {
    in_many_orders(4, |net| {
        net.open(0, 3);
        net.run();
        net.sit(1, 0).unwrap();
        net.run();
        net.sit(2, 0).unwrap();
        net.sit(3, 0).unwrap();
        net.run();
        let seated: Vec<usize> = (0..4)
            .filter(|&node| net.sits_with(node).is_some())
            .collect();
        assert_eq!(seated.len(), 3);
        let out = (2..4).find(|node| !seated.contains(node)).unwrap();
        assert_eq!(net.nodes[out].refused[0].1, Refusal::Full);
        // And who saw it full is told so at once.
        assert_eq!(net.sit(out, 0), Err(Refusal::Full));
    });
}

#[test]
fn either_of_two_gets_the_last_seat_now_and_then() {
    let winners = (0..50).map(|seed| {
        let mut net = Net::new(seed, 3);
        net.open(0, 2);
        net.run();
        net.sit(1, 0).unwrap();
        net.sit(2, 0).unwrap();
        net.run();
        net.sits_with(1).is_some()
    });
    let first = winners.filter(|&first| first).count();
    assert!(
        (5..45).contains(&first),
        "{first} of 50: no order was drawn"
    );
}

#[test]
fn two_tables_are_opened_at_once_and_a_guest_changes_over() {
    in_many_orders(4, |net| {
        net.open(0, 3);
        net.open(1, 3);
        net.run();
        net.sit(2, 0).unwrap();
        net.sit(3, 1).unwrap();
        for _ in 0..4 {
            net.step();
        }
        net.sit(2, 1).unwrap();
        net.run();
        assert_eq!(net.sits_with(2), Some(1));
        assert_eq!(net.table_of(0).unwrap().guests.len(), 1);
        assert_eq!(net.table_of(1).unwrap().guests.len(), 3);
    });
}

#[test]
fn opening_while_seated_stands_up_and_sitting_elsewhere_closes_the_own_table() {
    in_many_orders(3, |net| {
        net.open(0, 3);
        net.run();
        net.sit(1, 0).unwrap();
        net.sit(2, 0).unwrap();
        net.run();
        net.open(1, 2);
        net.run();
        assert_eq!(net.sits_with(1), Some(1));
        assert_eq!(net.table_of(0).unwrap().guests.len(), 2);
        net.sit(0, 1).unwrap();
        net.run();
        assert_eq!(net.table_of(0), None);
        assert_eq!(net.nodes[2].gone.last().unwrap().1, Gone::Closed);
        assert_eq!(net.sits_with(0), Some(1));
    });
}

#[test]
fn a_seat_can_be_had_again_after_standing_up() {
    in_many_orders(2, |net| {
        net.open(0, 3);
        net.run();
        net.sit(1, 0).unwrap();
        net.at(1, Lobby::stand_up);
        net.sit(1, 0).unwrap();
        assert_eq!(net.sit(1, 0), Err(Refusal::AlreadySeated));
        net.run();
        assert_eq!(net.sits_with(1), Some(0));
        assert_eq!(net.table_of(0).unwrap().guests.len(), 2);
    });
}

#[test]
fn the_opener_sends_a_guest_away_who_may_be_leaving() {
    in_many_orders(3, |net| {
        net.all_sit();
        let guest = net.id(1);
        net.at(0, |lobby| lobby.remove(guest)).unwrap();
        if net.dice.below(2) == 0 {
            net.at(1, Lobby::stand_up);
        }
        net.run();
        assert_eq!(net.sits_with(1), None);
        assert_eq!(net.table_of(0).unwrap().guests.len(), 2);
    });
}

#[test]
fn only_the_opener_changes_the_table_and_only_as_far_as_it_goes() {
    let mut net = Net::new(1, 3);
    net.all_sit();
    let deluxe = Options {
        edition: Edition::Deluxe,
        ..Options::default()
    };
    let other = net.id(2);
    let guest = &mut net.nodes[1].lobby;
    assert_eq!(guest.set_options(deluxe), Err(Refusal::NotOpener));
    assert_eq!(guest.set_seats(4), Err(Refusal::NotOpener));
    assert_eq!(guest.set_title(name("mine")), Err(Refusal::NotOpener));
    assert_eq!(guest.remove(other), Err(Refusal::NotOpener));
    assert_eq!(guest.expect_bot(other), Err(Refusal::NotOpener));
    assert_eq!(guest.close(), Err(Refusal::NotOpener));
    let me = net.id(0);
    let opener = &mut net.nodes[0].lobby;
    for seats in [0, 1, 2, 6, 255] {
        assert_eq!(opener.set_seats(seats), Err(Refusal::Seats));
    }
    assert_eq!(opener.remove(me), Err(Refusal::AlreadySeated));
    assert_eq!(opener.set_seats(5), Ok(()));
    assert_eq!(opener.set_title(name("Friday")), Ok(()));
    net.run();
    let (_, seen) = net.nodes[2].lobby.seated_at().unwrap();
    assert_eq!((seen.seats, seen.title.as_str()), (5, "Friday"));
    net.assert_agreed();
}

#[test]
fn any_change_makes_all_unready_but_title_and_addresses_do_not() {
    let mut net = Net::new(2, 3);
    net.open(0, 3);
    net.run();
    net.sit(1, 0).unwrap();
    net.run();
    let ready = |net: &Net| net.table_of(0).unwrap().guests[1].ready;
    let agree = |net: &mut Net| {
        net.ready(1).unwrap();
        net.run();
        assert!(ready(net));
    };
    agree(&mut net);
    net.at(0, |lobby| lobby.set_title(name("Friday"))).unwrap();
    let address = Address::try_from(String::from("/ip4/10.0.0.1/tcp/4001")).unwrap();
    net.at(1, |lobby| lobby.set_addresses(vec![address.clone()]));
    net.run();
    assert!(ready(&net));
    assert_eq!(net.table_of(0).unwrap().guests[1].addresses, [address]);

    let junior = Options {
        junior: true,
        ..Options::default()
    };
    net.at(0, |lobby| lobby.set_options(junior)).unwrap();
    net.run();
    assert!(!ready(&net));
    agree(&mut net);
    net.at(0, |lobby| lobby.set_seats(4)).unwrap();
    assert!(!ready(&net));
    net.run();
    agree(&mut net);
    net.sit(2, 0).unwrap();
    net.run();
    assert!(!ready(&net));
    agree(&mut net);
    net.at(2, Lobby::stand_up);
    net.run();
    assert!(!ready(&net));
    agree(&mut net);
    net.at(1, |lobby| lobby.set_name(name("Somebody else")));
    net.run();
    assert!(!ready(&net));
    assert_eq!(
        net.table_of(0).unwrap().guests[1].name.as_str(),
        "Somebody else"
    );
    agree(&mut net);
    net.at(0, |lobby| lobby.set_name(name("Another one")));
    net.run();
    assert!(!ready(&net));
    net.assert_agreed();
}

#[test]
fn a_bot_sits_only_where_it_is_expected() {
    let mut net = Net::new(3, 2);
    let bot = net.join(50, Some(0), "Robin");
    let stray = net.join(51, Some(1), "Stray");
    net.run();
    net.open(0, 3);
    net.run();
    net.sit(bot, 0).unwrap();
    net.sit(stray, 0).unwrap();
    net.run();
    for node in [bot, stray] {
        assert_eq!(net.nodes[node].refused[0].1, Refusal::WrongOperator);
    }
    let identities = [net.id(bot), net.id(stray), net.id(1)];
    net.at(0, |lobby| {
        for identity in identities.iter().take(2) {
            lobby.expect_bot(*identity).unwrap();
        }
        assert_eq!(lobby.expect_bot(identities[2]), Err(Refusal::Full));
    });
    net.sit(bot, 0).unwrap();
    // Expected or not: it says it plays for somebody who did not open the table.
    net.sit(stray, 0).unwrap();
    net.run();
    assert_eq!(net.sits_with(bot), Some(0));
    assert_eq!(net.sits_with(stray), None);
    assert!(net.table_of(0).unwrap().guests[1].bot);

    // A bot agrees to whatever its person has; people click.
    net.sit(1, 0).unwrap();
    net.run();
    assert!(net.table_of(0).unwrap().guests[1].ready);
    net.ready(1).unwrap();
    net.ready(0).unwrap();
    net.run();
    let charter = &net.nodes[bot].begun[0].1;
    assert_eq!(charter.seats[1].operator, net.id(0));
    assert_eq!(net.nodes[1].begun.len(), 1);
    // Bots are not remembered.
    assert_eq!(net.nodes[1].remembered, [(net.id(0), name("Player 0"))]);
    net.assert_agreed();
}
