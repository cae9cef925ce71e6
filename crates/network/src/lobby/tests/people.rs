//! Who is who: fingerprints, namesakes, and whom we know.

use super::net::{Net, Node, identity, name};
use crate::lobby::{Fingerprint, Lobby, Output, Setup, Standing};

/// A lobby that remembers some people, linked to others by their names.
fn among(remembered: &[(u64, &str)], nearby: &[(u64, &str)]) -> Lobby {
    let mut net = Net::unlinked(1);
    let me = identity(1000);
    let mut node = Node::new(me, me, "Me", 1);
    node.lobby = Lobby::new(Setup {
        identity: me,
        operator: me,
        name: name("Me"),
        program: name("0.1.0"),
        incarnation: 1,
        remembered: remembered
            .iter()
            .map(|(who, called)| (identity(*who), name(called)))
            .collect(),
    });
    net.nodes.push(node);
    for (who, called) in nearby {
        net.join(*who, None, called);
    }
    net.run();
    net.nodes.swap_remove(0).lobby
}

fn standing(lobby: &Lobby, who: u64) -> (Standing<'_>, bool) {
    let people = lobby.people();
    let person = people
        .into_iter()
        .find(|person| person.identity == identity(who))
        .expect("nearby");
    (person.standing, person.namesake)
}

#[test]
fn trust_on_first_use() {
    let lobby = among(
        &[(1, "Anna"), (2, "Ben"), (3, "Clara")],
        &[
            (1, "Anna"),
            (2, "Benjamin"),
            (4, "Dora"),
            (5, "clara"),
            (6, "Ме"),
        ],
    );
    assert_eq!(standing(&lobby, 1), (Standing::Known, false));
    let ben = name("Ben");
    assert_eq!(standing(&lobby, 2), (Standing::Renamed(&ben), false));
    assert_eq!(standing(&lobby, 4), (Standing::New, false));
    // Clara is not here, and somebody is called like her.
    assert_eq!(standing(&lobby, 5), (Standing::NameOfAnother, true));
    // Somebody is called like us, in Cyrillic.
    assert_eq!(standing(&lobby, 6), (Standing::New, true));
}

#[test]
fn one_name_twice_is_marked_at_both_and_both_can_play() {
    let lobby = among(&[(1, "Anna")], &[(1, "Anna"), (2, "ANNA"), (3, "Ben")]);
    assert_eq!(standing(&lobby, 1), (Standing::Known, true));
    assert_eq!(standing(&lobby, 2), (Standing::NameOfAnother, true));
    assert_eq!(standing(&lobby, 3), (Standing::New, false));

    let mut net = Net::unlinked(2);
    net.join(1, None, "Anna");
    net.join(2, None, "Anna");
    net.run();
    net.all_play();
    net.assert_agreed();
    let people = net.nodes[0].lobby.people();
    assert_eq!(people[0].standing, Standing::Known);
    assert!(people[0].namesake, "our own name counts as well");
}

#[test]
fn somebody_known_under_the_name_of_another_known_person() {
    let lobby = among(&[(1, "Anna"), (2, "Ben")], &[(2, "Anna")]);
    let ben = name("Ben");
    assert_eq!(standing(&lobby, 2), (Standing::Renamed(&ben), true));
}

#[test]
fn a_fingerprint_is_short_unambiguous_and_the_identitys_own() {
    let mut seen = std::collections::BTreeSet::new();
    for who in 0..2_000 {
        let text = Fingerprint::of(&identity(who)).to_string();
        assert_eq!(text.len(), 9);
        for (place, character) in text.chars().enumerate() {
            let fits = match place {
                4 => character == ' ',
                _ => character.is_ascii_alphanumeric() && !"0O1IL".contains(character),
            };
            assert!(fits, "{text}");
        }
        assert!(!text.contains(char::is_lowercase));
        assert!(seen.insert(text));
    }
    // Never changes: people may have written it down.
    let zero = Fingerprint::of(&protocol::Identity([0; 32])).to_string();
    assert_eq!(zero, "NPXS JF6R");
}

#[test]
fn nothing_is_said_twice_and_the_screen_is_told_once() {
    let mut net = Net::new(3, 2);
    let lobby = &mut net.nodes[0].lobby;
    lobby.set_name(name("Player 0"));
    assert_eq!(lobby.poll_output(), None);
    lobby.set_name(name("Other"));
    let outputs: Vec<Output> = core::iter::from_fn(|| lobby.poll_output()).collect();
    assert!(matches!(
        outputs[..],
        [Output::Send { .. }, Output::Changed]
    ));
}
