//! Whatever a peer sends: a typed error or nothing, never a panic, never more memory.

use core::slice;

use protocol::{Hash, Identity, MAX_NAME};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rules::Dice;

use super::net::{Net, Node, identity, name};
use crate::lobby::{
    Address, Draft, Guest, LobbyError, LobbyMessage, MAX_ADDRESS, MAX_ADDRESSES, MAX_PEOPLE, Name,
    Output, Presence, Refusal, Table, TableError, TableId,
};

/// A frame on the network.
const FRAME: usize = 16 * 1024;

fn hear(net: &mut Net, from: usize, to: usize, message: LobbyMessage) -> Result<(), LobbyError> {
    let from = net.id(from);
    let lobby = &mut net.nodes[to].lobby;
    lobby.handle_message(from, message, &mut net.rng)
}

fn answers(net: &mut Net, node: usize) -> Vec<LobbyMessage> {
    let lobby = &mut net.nodes[node].lobby;
    core::iter::from_fn(|| lobby.poll_output())
        .filter_map(|output| match output {
            Output::Send { message, .. } => Some(message),
            _ => None,
        })
        .collect()
}

fn guest(net: &Net, node: usize) -> Guest {
    Guest {
        identity: net.id(node),
        name: net.nodes[node].lobby.name().clone(),
        operator: net.id(node),
        nonce: [7; 32],
        ready: true,
        addresses: Vec::new(),
        bot: false,
    }
}

#[test]
fn messages_for_unknown_tables_are_refused_or_ignored() {
    let mut net = Net::new(20, 2);
    let table = TableId([9; 16]);
    let draft = Draft {
        revision: 0,
        hash: Hash([0; 32]),
    };
    let sit = LobbyMessage::Sit {
        table,
        guest: Box::new(guest(&net, 1)),
    };
    assert_eq!(hear(&mut net, 1, 0, sit), Ok(()));
    let why = Refusal::NoSuchTable;
    let refused = LobbyMessage::Refused { table, why };
    assert_eq!(answers(&mut net, 0), slice::from_ref(&refused));
    let ready = LobbyMessage::Ready {
        table,
        draft,
        ready: true,
    };
    let game = Hash([1; 32]);
    let decline = LobbyMessage::Decline { game, why };
    for message in [ready, refused, decline, LobbyMessage::StandUp { table }] {
        assert_eq!(hear(&mut net, 1, 0, message), Ok(()));
        assert!(answers(&mut net, 0).is_empty());
    }
}

#[test]
fn a_seat_is_asked_for_oneself_only_and_under_the_name_one_goes_by() {
    let mut net = Net::new(21, 3);
    let table = net.open(0, 3);
    net.run();
    let sit = |guest: Guest| LobbyMessage::Sit {
        table,
        guest: Box::new(guest),
    };
    let for_another = sit(guest(&net, 2));
    let error = hear(&mut net, 1, 0, for_another);
    assert_eq!(error, Err(LobbyError::NotTheSender));

    let honest = guest(&net, 1);
    let opener = net.id(0);
    let taken = net.table_of(0).unwrap().guests[0].nonce;
    let address = Address::try_from(String::from("/ip4/10.0.0.1")).unwrap();
    let lies = [
        (
            Refusal::WrongOperator,
            Guest {
                operator: net.id(2),
                bot: true,
                ..honest.clone()
            },
        ),
        (
            Refusal::WrongOperator,
            Guest {
                operator: opener,
                bot: true,
                ..honest.clone()
            },
        ),
        (
            Refusal::WrongOperator,
            Guest {
                bot: true,
                ..honest.clone()
            },
        ),
        (
            Refusal::BadName,
            Guest {
                name: name("Player 2"),
                ..honest.clone()
            },
        ),
        (
            Refusal::BadGuest,
            Guest {
                nonce: taken,
                ..honest.clone()
            },
        ),
        (
            Refusal::BadGuest,
            Guest {
                addresses: vec![address; MAX_ADDRESSES + 1],
                ..honest.clone()
            },
        ),
    ];
    for (why, lie) in lies {
        hear(&mut net, 1, 0, sit(lie)).unwrap();
        let refused = LobbyMessage::Refused { table, why };
        assert_eq!(answers(&mut net, 0), [refused]);
        assert_eq!(net.table_of(0).unwrap().guests.len(), 1);
    }
    // Sitting down is not being ready.
    hear(&mut net, 1, 0, sit(honest)).unwrap();
    assert!(!net.table_of(0).unwrap().guests[1].ready);
    // A full table, and a ready that is nobody's.
    net.at(0, |lobby| lobby.set_seats(2)).unwrap();
    let late = sit(guest(&net, 2));
    let draft = net.table_of(0).unwrap().draft();
    let ready = LobbyMessage::Ready {
        table,
        draft,
        ready: true,
    };
    hear(&mut net, 2, 0, ready).unwrap();
    assert!(answers(&mut net, 0).is_empty());
    hear(&mut net, 2, 0, late).unwrap();
    let why = Refusal::BadGuest; // The nonce is that of the guest before.
    assert_eq!(answers(&mut net, 0), [LobbyMessage::Refused { table, why }]);
}

#[test]
fn strangers_and_ourselves_are_not_heard() {
    let mut net = Net::new(22, 2);
    let table = TableId([0; 16]);
    let lobby = &mut net.nodes[0].lobby;
    let me = lobby.identity();
    let stand_up = LobbyMessage::StandUp { table };
    let error = lobby.handle_message(identity(999), stand_up.clone(), &mut net.rng);
    assert_eq!(error, Err(LobbyError::NotLinked));
    assert_eq!(lobby.handle_link_up(me), Err(LobbyError::Ourselves));
    net.cut(0, 1);
    net.run();
    assert_eq!(hear(&mut net, 1, 0, stand_up), Err(LobbyError::NotLinked));
}

/// The largest presence that is allowed.
fn largest(sender: Identity) -> Presence {
    let long = Name::clean(&"\u{1F451}".repeat(30)).unwrap();
    assert_eq!(long.as_str().len(), MAX_NAME);
    let address = Address::try_from("x".repeat(MAX_ADDRESS)).unwrap();
    let guests: Vec<Guest> = (0..5)
        .map(|seat| {
            let identity = if seat == 0 { sender } else { identity(seat) };
            Guest {
                identity,
                name: long.clone(),
                operator: identity,
                nonce: [u8::try_from(seat).unwrap(); 32],
                ready: true,
                addresses: vec![address.clone(); MAX_ADDRESSES],
                bot: false,
            }
        })
        .collect();
    let table = Table {
        id: TableId([1; 16]),
        title: long.clone(),
        options: rules::Options::default(),
        seats: 5,
        invited: Some(guests.iter().map(|guest| guest.identity).collect()),
        guests,
        revision: u64::MAX,
    };
    Presence {
        incarnation: 1,
        counter: 1,
        name: long.clone(),
        program: long,
        bot_of: Some(sender),
        playing: Some(Box::new(table.charter())),
        table: Some(table),
        again: Some(Hash([1; 32])),
    }
}

/// A change of the table of a presence.
fn table(change: impl Fn(&mut Table)) -> impl Fn(&mut Presence) {
    move |presence| change(presence.table.as_mut().expect("a table"))
}

#[test]
fn the_largest_presence_fits_a_frame_and_nothing_larger_is_taken() {
    let mut net = Net::unlinked(23);
    net.join(10, None, "A");
    net.join(11, None, "B");
    net.run();
    let from = net.id(0);
    let largest = largest(from);
    let bytes = LobbyMessage::Presence(Box::new(largest.clone())).to_bytes();
    assert!(bytes.len() < FRAME, "{} bytes", bytes.len());
    let send = |net: &mut Net, change: &dyn Fn(&mut Presence)| {
        let mut presence = largest.clone();
        change(&mut presence);
        hear(net, 0, 1, LobbyMessage::Presence(Box::new(presence)))
    };
    assert_eq!(send(&mut net, &|_| ()), Ok(()));

    let bad = |problem| Err(LobbyError::Table(problem));
    for seats in [0, 1, 6, 255] {
        let result = send(&mut net, &table(|table| table.seats = seats));
        assert_eq!(result, bad(TableError::Seats(seats)));
    }
    let crowded = table(|table| table.seats = 4);
    assert_eq!(send(&mut net, &crowded), bad(TableError::Crowded(5)));
    let absent = table(|table| drop(table.guests.remove(0)));
    assert_eq!(send(&mut net, &absent), bad(TableError::NoOpener));
    let twice = table(|table| table.guests[2].nonce = table.guests[1].nonce);
    assert_eq!(send(&mut net, &twice), bad(TableError::SameNonce));
    let twice = table(|table| {
        table.guests[2].identity = table.guests[1].identity;
        table.guests[2].operator = table.guests[1].identity;
    });
    assert_eq!(send(&mut net, &twice), bad(TableError::SameIdentity));
    let foreign = table(|table| {
        table.guests[2].operator = identity(77);
        table.guests[2].bot = true;
    });
    assert_eq!(send(&mut net, &foreign), bad(TableError::Operator));
    let human_bot = table(|table| table.guests[2].bot = true);
    assert_eq!(send(&mut net, &human_bot), bad(TableError::Operator));
    let uninvited = table(|table| table.invited = Some(vec![table.guests[0].identity]));
    assert_eq!(send(&mut net, &uninvited), bad(TableError::Invitations));
    let crowd = table(|table| table.invited = Some((0..6).map(identity).collect()));
    assert_eq!(send(&mut net, &crowd), bad(TableError::Invitations));
    let far = table(|table| {
        let one_more = table.guests[3].addresses[0].clone();
        table.guests[3].addresses.push(one_more);
    });
    assert_eq!(send(&mut net, &far), bad(TableError::Addresses(17)));
    let unreadable = send(&mut net, &|presence| {
        presence.playing.as_mut().expect("a game").seats[0].name = "a\u{200b}".into();
    });
    assert!(matches!(unreadable, Err(LobbyError::Text(_))));
    let alone = send(&mut net, &|presence| {
        presence.playing.as_mut().expect("a game").seats.truncate(1);
    });
    assert!(matches!(alone, Err(LobbyError::Charter(_))));
    // What was said before still stands.
    assert_eq!(net.nodes[1].lobby.tables().count(), 1);
}

#[test]
fn names_on_the_wire_must_be_clean() {
    let presence = largest(identity(1));
    let mut bytes = protocol::encode(&LobbyMessage::Presence(Box::new(presence)));
    let crown = "\u{1F451}".as_bytes();
    let at = bytes.windows(4).position(|bytes| bytes == crown).unwrap();
    // A right-to-left override, a control, and bytes that are no text.
    for hidden in [&[0xe2, 0x80, 0xae, b'x'][..], b"ab\0c", &[0xff; 4]] {
        bytes[at..at + 4].copy_from_slice(hidden);
        assert!(LobbyMessage::from_bytes(&bytes).is_err());
    }
    // The place is right: four letters there are a name.
    bytes[at..at + 4].copy_from_slice(b"abcd");
    assert!(LobbyMessage::from_bytes(&bytes).is_ok());
    let spaced = protocol::encode(&String::from(" a"));
    assert!(protocol::decode::<Name>(&spaced).is_err());
    for address in [
        String::new(),
        "a b".into(),
        "\u{e9}".into(),
        "x".repeat(129),
    ] {
        assert!(protocol::decode::<Address>(&protocol::encode(&address)).is_err());
    }
}

#[test]
fn people_are_bounded_and_those_away_make_room() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut node = Node::new(identity(0), identity(0), "Me", 1);
    let lobby = &mut node.lobby;
    let crowd: Vec<Identity> = (100..=MAX_PEOPLE as u64 + 102).map(identity).collect();
    for peer in &crowd[..MAX_PEOPLE] {
        lobby.handle_link_up(*peer).unwrap();
        let presence = Presence {
            table: None,
            ..largest(*peer)
        };
        let message = LobbyMessage::Presence(Box::new(presence));
        lobby.handle_message(*peer, message, &mut rng).unwrap();
        while lobby.poll_output().is_some() {}
    }
    let late = crowd[MAX_PEOPLE];
    assert_eq!(lobby.handle_link_up(late), Err(LobbyError::TooManyPeople));
    assert_eq!(lobby.people().len(), MAX_PEOPLE);
    lobby.handle_link_down(crowd[3], core::time::Duration::from_secs(2));
    lobby.handle_link_down(crowd[4], core::time::Duration::from_secs(1));
    assert_eq!(lobby.handle_link_up(late), Ok(()));
    let shown: Vec<Identity> = lobby
        .people()
        .iter()
        .map(|person| person.identity)
        .collect();
    assert!(shown.contains(&crowd[3]) && !shown.contains(&crowd[4]));
}

#[test]
fn a_table_that_lists_us_without_asking_is_left() {
    let mut net = Net::unlinked(24);
    net.join(30, None, "Liar");
    net.join(31, None, "Us");
    net.run();
    let mut presence = largest(net.id(0));
    let table = presence.table.as_mut().unwrap();
    table.invited = None;
    table.guests[1].identity = net.id(1);
    table.guests[1].operator = net.id(1);
    let id = table.id;
    presence.playing = None;
    let said = LobbyMessage::Presence(Box::new(presence.clone()));
    hear(&mut net, 0, 1, said).unwrap();
    let stand_up = LobbyMessage::StandUp { table: id };
    assert_eq!(answers(&mut net, 1), [stand_up]);
    assert_eq!(net.nodes[1].lobby.seated_at(), None);
    // Said once is enough.
    presence.counter += 1;
    let said = LobbyMessage::Presence(Box::new(presence));
    hear(&mut net, 0, 1, said).unwrap();
    assert!(answers(&mut net, 1).is_empty());
}

#[test]
fn a_copied_table_id_is_another_table() {
    let mut net = Net::new(25, 3);
    let id = net.open(0, 3);
    net.run();
    let mut presence = largest(net.id(2));
    let table = presence.table.as_mut().unwrap();
    table.id = id;
    table.guests.truncate(1);
    table.invited = None;
    presence.playing = None;
    let said = LobbyMessage::Presence(Box::new(presence));
    hear(&mut net, 2, 1, said).unwrap();
    net.sit(1, 0).unwrap();
    net.deliver(1, 0);
    net.deliver(0, 1);
    assert_eq!(net.sits_with(1), Some(0));
    // The copyist cannot speak for the opener.
    let why = Refusal::Full;
    hear(&mut net, 2, 1, LobbyMessage::Refused { table: id, why }).unwrap();
    assert_eq!(net.sits_with(1), Some(0));
}

#[test]
fn a_decline_counts_only_from_a_seat_of_the_game_we_play() {
    let mut net = Net::new(26, 2);
    let stranger = net.join(40, None, "Stranger");
    net.run();
    net.open(0, 2);
    net.run();
    net.sit(1, 0).unwrap();
    net.run();
    net.ready(0).unwrap();
    net.ready(1).unwrap();
    net.run();
    let game = net.nodes[0].begun[0].1.game_id();
    let why = Refusal::StoodUp;
    let decline = LobbyMessage::Decline { game, why };
    hear(&mut net, stranger, 0, decline.clone()).unwrap();
    net.collect(0);
    assert!(net.nodes[0].called_off.is_empty());
    hear(&mut net, 1, 0, decline.clone()).unwrap();
    net.collect(0);
    assert_eq!(net.nodes[0].called_off, [game]);
    // And once.
    hear(&mut net, 1, 0, decline).unwrap();
    net.collect(0);
    assert_eq!(net.nodes[0].called_off.len(), 1);
}

#[test]
fn damaged_bytes_are_errors_or_messages_and_never_a_panic() {
    let mut dice = Dice::new(super::seed());
    let mut net = Net::new(27, 3);
    let table = net.all_sit();
    let sit = LobbyMessage::Sit {
        table,
        guest: Box::new(guest(&net, 1)),
    };
    let start = LobbyMessage::Start {
        table,
        charter: Box::new(net.table_of(0).unwrap().charter()),
    };
    let ready = LobbyMessage::Ready {
        table,
        draft: net.table_of(0).unwrap().draft(),
        ready: true,
    };
    let presence = LobbyMessage::Presence(Box::new(largest(net.id(1))));
    let messages = [sit, start, ready, presence].map(|message| message.to_bytes());
    let mut heard = 0;
    for round in 0..4_000 {
        let mut bytes = messages[round % messages.len()].clone();
        for _ in 0..=dice.below(3) {
            // Mostly in the first bytes: the rest of a presence is addresses.
            let at = dice.below(bytes.len().min(700));
            bytes[at] ^= 1 << dice.below(8);
        }
        if dice.below(4) == 0 {
            bytes.truncate(dice.below(bytes.len()));
        }
        if let Ok(message) = LobbyMessage::from_bytes(&bytes) {
            let to = [0, 2][dice.below(2)];
            let _ = hear(&mut net, 1, to, message);
            answers(&mut net, to);
            heard += 1;
        }
    }
    assert!(heard > 500, "{heard}");
    for node in [0, 2] {
        let lobby = &net.nodes[node].lobby;
        assert!(lobby.people().len() <= 2);
        assert!(lobby.begun.len() <= 64 && lobby.withdrawn.len() <= 64);
        assert!(lobby.outputs.is_empty());
    }
}
