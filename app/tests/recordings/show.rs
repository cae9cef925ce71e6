//! `show`: what it prints is what the engine did.

use std::collections::BTreeMap;

use rules::{Command, Event, Face, Game, Options, Outcome, Preset, Seat, Slot, SlotRange};
use serde_json::Value;

use crate::program::{file, run};
use crate::table::{Table, small};

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// The game that the object says was dealt.
fn dealt(json: &Value) -> Game {
    let options = json["options"].as_object().unwrap().iter();
    let words: Vec<String> = options
        .map(|(key, value)| format!("{key}={}", text(value)))
        .collect();
    let options: Options = words.join(" ").parse().unwrap();
    assert_eq!(text(&json["edition"]), options.edition.to_string());
    let dealer = text(&json["dealer"]).parse().unwrap();
    Game::new(options, list(&json["seats"]).len(), dealer).unwrap()
}

/// The faces of all slots, by what the object says of the decks.
fn faces(json: &Value) -> BTreeMap<Slot, Face> {
    let mut faces = BTreeMap::new();
    for deck in list(&json["decks"]) {
        let slots: SlotRange = text(&deck["slots"]).parse().unwrap();
        let order = list(&deck["order"]).iter();
        faces.extend(
            slots
                .iter()
                .zip(order.map(|face| text(face).parse().unwrap())),
        );
    }
    faces
}

/// Replays the notation and compares every entry with what the engine does.
fn replay(json: &Value, opened: bool) -> Game {
    let mut game = dealt(json);
    let faces = if opened { faces(json) } else { BTreeMap::new() };
    let name = |slot: Slot| match faces.get(&slot) {
        Some(face) => Value::from(face.to_string()),
        None => Value::Null,
    };
    for entry in list(&json["log"]) {
        let notation = text(&entry["notation"]);
        let command: Command = notation.parse().unwrap();
        let events = game.apply(&command).unwrap();
        let told: Vec<Event> = list(&entry["events"])
            .iter()
            .map(|event| text(event).parse().unwrap())
            .collect();
        assert_eq!(told, events);
        let mut draws: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for event in &events {
            if let Event::Drew { seat, slot } | Event::Dealt { seat, slot } = event {
                draws.entry(seat.to_string()).or_default().push(name(*slot));
            }
        }
        assert_eq!(entry["draws"], serde_json::json!(draws), "{notation}");
        let after = &entry["after"];
        for seat in game.seats().iter() {
            let court = game.court(seat);
            let queens: Vec<String> = court.iter().map(|queen| queen.to_string()).collect();
            assert_eq!(after["queens"][seat.to_string()], serde_json::json!(queens));
            assert_eq!(after["points"][seat.to_string()], court.points());
            if opened && !entry["hands"].is_null() {
                let hand: Vec<Value> = game.hand(seat).iter().map(name).collect();
                assert_eq!(entry["hands"][seat.to_string()], Value::from(hand));
            }
        }
        let sleeping: Vec<String> = game
            .sleeping()
            .map(|(place, _)| place.to_string())
            .collect();
        assert_eq!(after["sleeping"], serde_json::json!(sleeping));
        assert_eq!(after["draw"], game.draw_pile().len());
        assert_eq!(after["discard"], game.discard_pile().count());
        let next = game.decision().map(|(seat, _)| seat.to_string());
        assert_eq!(after["next"], serde_json::json!(next));
        told_apart(entry, &command, &events);
    }
    game
}

/// The parts of the notation that stand in fields of their own.
fn told_apart(entry: &Value, command: &Command, events: &[Event]) {
    let kind = text(&entry["kind"]);
    let verb = command.to_string();
    let verb = verb.split(' ').find(|word| !word.starts_with('S')).unwrap();
    let verb = match verb {
        "up" => "turned-up",
        "block" | "let-go" => {
            assert_eq!(text(&entry["answer"]), verb);
            let owner = entry["seat"].clone();
            assert_eq!(entry["target"]["seat"], owner);
            "answer"
        }
        verb => {
            assert!(entry["answer"].is_null());
            verb
        }
    };
    assert_eq!(kind, verb);
    match command {
        Command::Act { seat, .. } | Command::Left { seat, .. } | Command::Removed { seat } => {
            assert_eq!(text(&entry["seat"]), seat.to_string());
        }
        Command::Shuffled | Command::TurnedUp { .. } => assert!(entry["seat"].is_null()),
    }
    let shown = |cards: &[(Slot, rules::Card)]| -> Vec<String> {
        cards.iter().map(|(_, card)| card.to_string()).collect()
    };
    let cards: Vec<String> = match command {
        Command::Act { .. } | Command::Left { .. } => events
            .iter()
            .find_map(|event| match event {
                Event::Played { slot, card, .. } => Some(shown(&[(*slot, *card)])),
                Event::ShowedHand { cards, .. }
                | Event::Discarded { cards, .. }
                | Event::HandGivenUp { cards, .. } => Some(shown(cards)),
                _ => None,
            })
            .unwrap_or_default(),
        _ => Vec::new(),
    };
    assert_eq!(entry["cards"], serde_json::json!(cards));
    for event in events {
        match event {
            Event::Attacked { owner, queen, .. } => {
                assert_eq!(text(&entry["target"]["seat"]), owner.to_string());
                assert_eq!(text(&entry["target"]["queen"]), queen.to_string());
            }
            Event::Chose { place, .. }
            | Event::Woke { place, .. }
            | Event::WentBack { place, .. }
            | Event::PutToSleep { place, .. } => {
                assert_eq!(text(&entry["place"]), place.to_string());
            }
            Event::TurnedUp { card, .. } => {
                assert_eq!(text(&entry["turned_up"]), card.to_string());
            }
            _ => {}
        }
    }
}

#[test]
fn the_notation_replays_to_the_same_outcome() {
    let mut kinds = std::collections::BTreeSet::new();
    for (preset, players, seed) in [
        (Preset::Standard, 4, 41),
        (Preset::DeluxeTwoSums, 3, 42),
        (Preset::GameFactory, 2, 43),
    ] {
        let mut table = Table::new(preset, players, seed);
        table.play();
        let name = file(&format!("show-{players}.recording"), &table.recordings[0]);
        let said = run(&["show", "--json", "--hands", &name]);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        let json = said.json();
        let game = replay(&json, true);
        let own = table.sessions[0].game().unwrap();
        assert_eq!(game, *own);
        let winners: Vec<&str> = list(&json["outcome"]["seats"]).iter().map(text).collect();
        let outcome = format!("{} {}", winners.join("+"), text(&json["outcome"]["by"]));
        let shown: Outcome = own.outcome().unwrap();
        assert_eq!(outcome, shown.to_string());
        assert_eq!(json["outcome"]["how"], "won");
        // What the players themselves saw in their hands.
        for (commands, seat, hand) in &table.known {
            let hand: Vec<String> = hand.iter().map(ToString::to_string).collect();
            let shown = &json["log"][commands - 1]["hands"][seat.to_string()];
            assert_eq!(*shown, serde_json::json!(hand));
        }
        let log = list(&json["log"]).iter();
        kinds.extend(log.map(|entry| text(&entry["kind"]).to_owned()));
    }
    println!("{kinds:?}");
    for kind in [
        "shuffled",
        "king",
        "knight",
        "answer",
        "turned-up",
        "discard",
    ] {
        assert!(kinds.contains(kind), "{kind}");
    }
}

#[test]
fn the_text_is_the_notation() {
    let name = file("show-text.recording", small());
    let json = run(&["show", "--json", &name]).json();
    let said = run(&["show", &name]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let log = list(&json["log"]).iter();
    let lines: Vec<String> = log
        .map(|entry| {
            format!(
                "{:>4}  {}",
                entry["step"].as_u64().unwrap(),
                text(&entry["notation"])
            )
        })
        .collect();
    assert!(said.out.contains(&lines.join("\n")), "{}", said.out);
    assert!(said.out.contains("seat S2 Ben"), "{}", said.out);
    let options = said.out.lines().next().unwrap();
    let options: Options = options.strip_prefix("options ").unwrap().parse().unwrap();
    assert_eq!(options, Options::default());
    assert!(
        said.out
            .trim_end()
            .lines()
            .last()
            .unwrap()
            .starts_with("end S")
    );
    // With hands, everybody's stands below each line.
    let hands = run(&["show", "--hands", &name]).out;
    assert_eq!(
        hands.lines().count(),
        said.out.lines().count() + 2 * lines.len()
    );
    assert!(!hands.contains('?'), "{hands}");
}

#[test]
fn what_is_not_opened_is_not_shown() {
    let mut table = Table::new(Preset::Standard, 2, 44);
    table.moves(4);
    let name = file("show-closed.recording", &table.recordings[0]);
    let json = run(&["show", "--json", "--hands", &name]).json();
    for deck in list(&json["decks"]) {
        assert!(deck["order"].is_null());
    }
    let game = replay(&json, false);
    assert_eq!(json["outcome"]["how"], "cut-off");
    // Of hands, only what the table has seen.
    let last = list(&json["log"]).last().unwrap();
    for seat in game.seats().iter() {
        let hand = game.hand(seat).iter();
        let seen: Vec<Value> = hand
            .map(|slot| {
                game.face(slot)
                    .map_or(Value::Null, |face| face.to_string().into())
            })
            .collect();
        assert_eq!(last["hands"][seat.to_string()], Value::from(seen));
    }
    let said = run(&["show", "--hands", &name]);
    assert!(
        said.out.contains("Not everybody has opened"),
        "{}",
        said.out
    );
    assert!(said.out.contains("? (not opened)"), "{}", said.out);
}

#[test]
fn a_game_with_a_removal_shows_both_deals() {
    let mut table = Table::new(Preset::Standard, 3, 19);
    table.moves(2);
    table.silence(2);
    table.play();
    table.go_on_without_missing();
    table.play();
    let name = file("show-removed.recording", &table.recordings[0]);
    let json = run(&["show", "--json", &name]).json();
    let decks = list(&json["decks"]);
    let of = |epoch: u64| decks.iter().filter(move |deck| deck["epoch"] == epoch);
    // Who was removed never opened the first deal; the second lies open.
    assert!(of(1).all(|deck| deck["order"].is_null()));
    assert!(of(2).count() >= 2);
    assert!(of(2).all(|deck| !deck["order"].is_null()));
    assert!(of(2).all(|deck| deck["by"] == serde_json::json!(["S1", "S2"])));
    assert_eq!(json["seats"][2]["gone"], "removed");
    let mut game = dealt(&json);
    for entry in list(&json["log"]) {
        let command: Command = text(&entry["notation"]).parse().unwrap();
        game.apply(&command).unwrap();
    }
    let winner: Seat = text(&json["outcome"]["seats"][0]).parse().unwrap();
    assert!(game.outcome().unwrap().winners.contains(winner));
}
