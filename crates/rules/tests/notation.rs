//! Every value has one text form, and it is read back.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rules::{
    Action, Card, Command, Dice, DiscardSet, Edition, Ending, Event, Face, OpenDealer, Options,
    Outcome, Pile, Place, Preset, Queen, Seat, SeatSet, Slot, SlotRange, TimeLimit, Value, Weapon,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn round_trip<T>(value: &T)
where
    T: Display + FromStr + PartialEq + Debug,
    T::Err: Debug,
{
    let text = value.to_string();
    assert_eq!(&text.parse::<T>().unwrap(), value, "{text}");
    assert!(text.len() < 200, "{text} is not short");
}

fn json_round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
}

#[test]
fn every_small_value_is_read_back() {
    Seat::all().for_each(|seat| round_trip(&seat));
    for bits in 0..32u8 {
        let set: SeatSet = Seat::all()
            .filter(|seat| bits & (1 << seat.index()) != 0)
            .collect();
        round_trip(&set);
    }
    Place::all().for_each(|place| round_trip(&place));
    for card in Card::all() {
        round_trip(&card);
        round_trip(&Face::Card(card));
    }
    for queen in Queen::ALL {
        round_trip(&queen);
        round_trip(&Face::Queen(queen));
    }
    (1..=10).for_each(|value| round_trip(&Value::new(value).unwrap()));
    for slot in [0, 1, 9, 10, 78, 4_294_967_295] {
        round_trip(&Slot(slot));
        round_trip(&SlotRange::new(Slot(slot), 67));
    }
    [Pile::Queens, Pile::Draw].iter().for_each(round_trip);
    [Weapon::Knight, Weapon::Potion].iter().for_each(round_trip);
    Edition::ALL.iter().for_each(round_trip);
    Preset::ALL.iter().for_each(round_trip);
    for ending in [
        Ending::Queens,
        Ending::Points,
        Ending::NobodySleeps,
        Ending::LastSeat,
    ] {
        round_trip(&ending);
        round_trip(&Event::Ended(Outcome {
            winners: Seat::all().collect(),
            ending,
        }));
    }
    for set in ["single", "pair", "three", "run", "2+3=5", "4+5=2+7"] {
        assert_eq!(set.parse::<DiscardSet>().unwrap().to_string(), set);
    }
}

#[test]
fn options_are_read_back_and_a_preset_is_short_for_them() {
    for preset in Preset::ALL {
        for bits in 0..8 {
            let options = Options {
                junior: bits & 1 != 0,
                three_of_a_kind: bits & 2 != 0,
                memory_help: bits & 4 != 0,
                answer_time: TimeLimit::seconds(30),
                turn_time: TimeLimit::NONE,
                ..preset.options()
            };
            round_trip(&options);
            json_round_trip(&options);
        }
        assert_eq!(preset.to_string().parse(), Ok(preset.options()));
    }
    let quick: Options = "game-factory answer=5s junior=on".parse().unwrap();
    assert_eq!(quick.answer_time, TimeLimit::seconds(5));
    assert!(quick.junior);
}

#[test]
fn every_action_command_and_event_of_random_games_is_read_back() {
    let seed: u64 = std::env::var("RULES_SEED").map_or(5, |text| text.parse().unwrap());
    println!("RULES_SEED={seed}");
    let mut dice = Dice::new(seed);
    let mut count = 0u32;
    for game in 0..60 {
        let preset = *dice.pick(&Preset::ALL).unwrap();
        let players = 2 + game % 4;
        let mut table = OpenDealer::new(preset.options(), players, dice.next()).unwrap();
        while table.game().outcome().is_none() {
            let command = if let Some(owed) = table.owed() {
                owed
            } else if dice.below(200) == 0 {
                let seat = table.game().turn();
                let hidden = table.game().opens_to_leave(seat).into_iter();
                let opened = hidden.map(|slot| (slot, table.face(slot).unwrap().card().unwrap()));
                Command::Left {
                    seat,
                    opened: opened.collect(),
                }
            } else {
                let (seat, _) = table.game().decision().unwrap();
                let view = table.view(seat);
                let legal = view.legal_actions();
                for action in &legal {
                    round_trip(action);
                    json_round_trip(action);
                }
                view.command(*dice.pick(&legal).unwrap()).unwrap()
            };
            round_trip(&command);
            json_round_trip(&command);
            for event in table.apply(&command).unwrap() {
                round_trip(&event);
                json_round_trip(&event);
                count += 1;
            }
        }
    }
    println!("{count} events");
    assert!(count > 1000);
}

#[test]
fn what_is_not_in_the_notation_is_refused_with_what_was_expected() {
    fn refused<T: FromStr>(texts: &[&str])
    where
        T::Err: Display,
    {
        for text in texts {
            match text.parse::<T>() {
                Ok(_) => unreachable!("{text:?} was read"),
                Err(problem) => assert!(problem.to_string().starts_with("expected ")),
            }
        }
    }
    refused::<Seat>(&["", "S0", "S6", "s1", "S01", "1", " S1", "S1 "]);
    refused::<SeatSet>(&["", "S2+S1", "S1+S1", "S1+", "none"]);
    refused::<Place>(&["", "E1", "A5", "A0", "a1", "A11", "A"]);
    refused::<Slot>(&["", "#", "17", "#+1", "#01", "#-1", "#4294967296", "# 1"]);
    refused::<SlotRange>(&["", "#1", "#1+", "#1+01", "1+1"]);
    refused::<Card>(&[
        "",
        "11a",
        "0a",
        "7",
        "7e",
        "King:",
        "King:Rose",
        "Wand:d",
        "jester:a",
    ]);
    refused::<Queen>(&["", "Rose", "Queen:", "Queen:rose", "Queen:King"]);
    refused::<Face>(&["", "Queen:Chess", "King"]);
    refused::<Action>(&[
        "",
        "king",
        "king #1",
        "king #1 A1 A2",
        "king A1 #1",
        "fly #1",
        "discard #1 #1",
        "discard #1 #2 #3 #4 #5 #6",
        "discard 1",
        "knight #1 Queen:Rose S2",
        "let-go #1",
        "pick",
    ]);
    refused::<Command>(&[
        "",
        "S1",
        "S1 fly",
        "king #1 A1",
        "shuffled now",
        "up #1",
        "up #1=",
        "left",
        "left S9",
        "S1 let-go / #1",
        "removed S1 S2",
    ]);
    refused::<Event>(&[
        "",
        "deal",
        "deal S1",
        "end",
        "end S1",
        "wake S1 #1=7a A1",
        "sing S1",
    ]);
    refused::<Options>(&[
        "nonsense",
        "standard junior",
        "junior=maybe",
        "answer=15",
        "deck=classic",
    ]);
    // However long the text, the message is short.
    let long = "x".repeat(100_000);
    assert!(long.parse::<Action>().unwrap_err().to_string().len() < 200);
}

#[test]
fn values_that_cannot_be_are_refused_by_serde_too() {
    fn refused<T: DeserializeOwned>(json: &str) {
        assert!(serde_json::from_str::<T>(json).is_err(), "{json}");
    }
    refused::<Seat>("5");
    refused::<SeatSet>("32");
    refused::<Place>("16");
    refused::<Card>("69");
    refused::<Value>("0");
    refused::<Value>("11");
    refused::<Action>(r#"{"Discard":{"cards":[2,1]}}"#);
    refused::<Action>(r#"{"Discard":{"cards":[1,1]}}"#);
    refused::<Action>(r#"{"Discard":{"cards":[1,2,3,4,5,6]}}"#);
    refused::<Action>(r#"{"Pick":{"place":16}}"#);
}
