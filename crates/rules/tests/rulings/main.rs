//! The 21 rulings of `docs/rules.md`, one after the other. The scenario files play them through;
//! here are the cases that want counting or every combination.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod arrange;
mod departures;

use arrange::{
    Arrange, TURN, asked, card, cards, king, knight, pick, place, potion, seat, slot, table,
};
use rules::{
    Action, Audience, Card, Command, Decision, Ending, Event, Face, Game, Kind, Options, Preset,
    Queen, RuleViolation, SeatSet, SlotSet, Value, WakeCause, Weapon,
};

#[test]
fn ruling_01_a_knight_cannot_bring_cat_and_dog_together() {
    for (own, other) in [(Queen::Cat, Queen::Dog), (Queen::Dog, Queen::Cat)] {
        let table = table(2)
            .awake(1, &[own])
            .awake(2, &[other])
            .hand(1, "Knight:red Potion:a")
            .deal();
        let game = table.game();
        assert_eq!(
            game.may_attack(seat(1), Weapon::Knight, seat(2), other),
            Err(RuleViolation::RivalAwake {
                queen: other,
                rival: own
            })
        );
        assert_eq!(
            game.may_attack(seat(1), Weapon::Potion, seat(2), other),
            Ok(())
        );
        let legal = table.view(seat(1)).legal_actions();
        assert!(!legal.contains(&knight(&table, 1, 2, other)));
        assert!(legal.contains(&potion(&table, 1, 2, other)));
    }
}

#[test]
fn ruling_02_a_rival_goes_back_to_the_same_place_and_the_wake_is_spent() {
    for (own, other) in [(Queen::Cat, Queen::Dog), (Queen::Dog, Queen::Cat)] {
        let mut table = table(2)
            .awake(1, &[own])
            .asleep("C2", other)
            .hand(1, "King:Hat")
            .deal();
        let before = table.game().sleeping_at(place("C2"));
        king(&mut table, 1, "C2");
        let game = table.game();
        assert_eq!(game.sleeping_at(place("C2")), before);
        assert_eq!(game.face(before.unwrap()), Some(Face::Queen(other)));
        assert_eq!(game.court(seat(1)).len(), 1);
        assert_eq!(asked(&table), Some((seat(2), TURN)));
    }
}

#[test]
fn ruling_03_a_rival_as_companion_goes_back_and_rose_stays() {
    let mut table = table(2)
        .awake(1, &[Queen::Cat])
        .asleep("A1", Queen::Rose)
        .asleep("A2", Queen::Dog)
        .hand(1, "King:Hat")
        .deal();
    king(&mut table, 1, "A1");
    pick(&mut table, 1, "A2");
    let court = table.game().court(seat(1));
    assert!(court.contains(Queen::Rose) && court.len() == 2);
    assert!(table.game().sleeping_at(place("A2")).is_some());
    assert_eq!(asked(&table), Some((seat(2), TURN)));
}

#[test]
fn ruling_04_rose_brings_a_companion_on_every_wake_but_not_when_stolen() {
    let rose = |number: u8| {
        table(2)
            .asleep("A1", Queen::Rose)
            .hand(number, "King:Hat")
            .hand(3 - number, "Jester:a")
    };
    // By a King.
    let mut by_king = rose(1).deal();
    king(&mut by_king, 1, "A1");
    let companion = Decision::Wake(WakeCause::Companion);
    assert_eq!(asked(&by_king), Some((seat(1), companion)));
    // By a count: the counted player picks both.
    let mut by_count = rose(2).draw("2a").deal();
    let jester = slot(&by_count, 1, "Jester:a");
    by_count.act(seat(1), Action::Jester { jester }).unwrap();
    pick(&mut by_count, 2, "A1");
    assert_eq!(asked(&by_count), Some((seat(2), companion)));
    // Stolen.
    let mut stolen = table(2)
        .awake(2, &[Queen::Rose])
        .hand(1, "Knight:red")
        .deal();
    let steal = knight(&stolen, 1, 2, Queen::Rose);
    stolen.act(seat(1), steal).unwrap();
    stolen.act(seat(2), Action::LetGo).unwrap();
    assert!(stolen.game().court(seat(1)).contains(Queen::Rose));
    assert_eq!(asked(&stolen), Some((seat(2), TURN)));
}

#[test]
fn ruling_05_the_win_test_runs_after_each_queen() {
    // Four players: the goal is four queens. Rose is the third, her companion the fourth.
    let mut table = table(4)
        .awake(1, &[Queen::Cake, Queen::Moon])
        .asleep("A1", Queen::Rose)
        .asleep("A2", Queen::Rainbow)
        .hand(1, "King:Hat")
        .deal();
    king(&mut table, 1, "A1");
    assert_eq!(table.game().outcome(), None);
    let events = pick(&mut table, 1, "A2");
    assert!(
        matches!(events.last(), Some(Event::Ended(outcome)) if outcome.ending == Ending::Queens)
    );
}

#[test]
fn ruling_06_every_number_counts_off_to_the_right_seat() {
    // The table of the rules: offsets from the Jester's player, by players and number.
    let offsets: [&[u8]; 4] = [
        &[0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
        &[0, 1, 2, 0, 1, 2, 0, 1, 2, 0],
        &[0, 1, 2, 3, 0, 1, 2, 3, 0, 1],
        &[0, 1, 2, 3, 4, 0, 1, 2, 3, 4],
    ];
    for players in 2..=5u8 {
        for jester_seat in 1..=players {
            for number in 1..=10u8 {
                let mut position = table(players).hand(jester_seat, "Jester:a");
                position.turn = Some(seat(jester_seat));
                let value = Value::new(number).unwrap();
                position
                    .draw
                    .push(Card::of(Kind::Number(value), 3).unwrap());
                let mut table = position.deal();
                let jester = slot(&table, jester_seat, "Jester:a");
                let events = table
                    .act(seat(jester_seat), Action::Jester { jester })
                    .unwrap();
                let offset = offsets[usize::from(players - 2)][usize::from(number - 1)];
                let counted = seat((jester_seat - 1 + offset) % players + 1);
                assert!(events.contains(&Event::CountedOff {
                    seat: counted,
                    value
                }));
                let count = Decision::Wake(WakeCause::Count);
                assert_eq!(asked(&table), Some((counted, count)));
                // Whoever woke: the Jester's player draws, then the seat after it is on.
                let events = pick(&mut table, u8::try_from(counted.index()).unwrap() + 1, "D3");
                let drew: Vec<_> = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Drew { seat, .. } => Some(*seat),
                        _ => None,
                    })
                    .collect();
                assert_eq!(drew, [seat(jester_seat)]);
                assert_eq!(asked(&table), Some((seat(jester_seat % players + 1), TURN)));
            }
        }
    }
}

#[test]
fn ruling_07_every_power_card_is_a_gift_without_a_draw() {
    for gift in [
        "King:Fire",
        "Knight:blue",
        "Dragon:a",
        "Potion:b",
        "Wand:c",
        "Jester:e",
    ] {
        let mut table = table(3).hand(1, "Jester:a").draw(gift).deal();
        let pile = table.game().draw_pile().len();
        let jester = slot(&table, 1, "Jester:a");
        table.act(seat(1), Action::Jester { jester }).unwrap();
        let game = table.game();
        assert_eq!(game.hand(seat(1)).len(), 5);
        assert_eq!(game.draw_pile().len(), pile - 1);
        let gift = slot(&table, 1, gift);
        assert_eq!(game.audience(gift), Some(Audience::Everyone));
        assert_eq!(
            asked(&table),
            Some((seat(1), Decision::Turn { extra: true }))
        );
        // Everybody has seen it: playing it lays nothing open.
        let cards = SlotSet::one(gift);
        assert!(game.opens(seat(1), &Action::Discard { cards }).is_empty());
    }
}

#[test]
fn ruling_08_targets_are_the_awake_queens_of_others_less_the_forbidden() {
    let mut position = table(3)
        .awake(1, &[Queen::Dog, Queen::Heart])
        .awake(2, &[Queen::Strawberry, Queen::Cat])
        .awake(3, &[Queen::Moon]);
    position.options = Preset::Deluxe.options();
    let table = position.hand(1, "Knight:red Potion:a").deal();
    let view = table.view(seat(1));
    let targets = |weapon| view.targets(weapon).collect::<Vec<_>>();
    assert_eq!(targets(Weapon::Knight), [(seat(3), Queen::Moon)]);
    assert_eq!(
        targets(Weapon::Potion),
        [(seat(2), Queen::Cat), (seat(3), Queen::Moon)]
    );
    // And both cards can be discarded whatever their targets.
    for held in ["Knight:red", "Potion:a"] {
        let cards = SlotSet::one(slot(&table, 1, held));
        assert!(view.legal_actions().contains(&Action::Discard { cards }));
    }
}

#[test]
fn ruling_09_a_discarded_power_card_has_no_effect() {
    for held in [
        "King:Hat",
        "Jester:a",
        "Knight:red",
        "Potion:a",
        "Dragon:a",
        "Wand:a",
    ] {
        let mut table = table(2).awake(2, &[Queen::Moon]).hand(1, held).deal();
        let sleepers = table.game().sleepers();
        let cards = SlotSet::one(slot(&table, 1, held));
        let events = table.act(seat(1), Action::Discard { cards }).unwrap();
        assert!(matches!(
            events.as_slice(),
            [
                Event::Discarded { .. },
                Event::Drew { .. },
                Event::Turn { .. }
            ]
        ));
        assert_eq!(table.game().sleepers(), sleepers);
        assert_eq!(asked(&table), Some((seat(2), TURN)));
    }
}

#[test]
fn ruling_10_only_the_owner_may_answer() {
    let mut table = table(4)
        .awake(2, &[Queen::Moon])
        .hand(1, "Knight:red Dragon:a")
        .hand(2, "Dragon:b")
        .hand(3, "Dragon:c")
        .deal();
    let attack = knight(&table, 1, 2, Queen::Moon);
    table.act(seat(1), attack).unwrap();
    for (number, held) in [(1, "Dragon:a"), (3, "Dragon:c")] {
        let action = Action::Block {
            card: slot(&table, number, held),
        };
        for action in [action, Action::LetGo] {
            assert_eq!(
                table.act(seat(number), action),
                Err(RuleViolation::NotYourTurn {
                    seat: seat(number),
                    awaited: seat(2)
                })
            );
        }
        assert!(table.view(seat(number)).legal_actions().is_empty());
    }
    let block = Action::Block {
        card: slot(&table, 2, "Dragon:b"),
    };
    table.act(seat(2), block).unwrap();
    assert_eq!(asked(&table), Some((seat(2), TURN)));
}

#[test]
fn ruling_11_the_holder_of_the_answer_may_let_her_go() {
    for (weapon, held) in [(Weapon::Knight, "Dragon:a"), (Weapon::Potion, "Wand:a")] {
        let mut table = table(2)
            .awake(2, &[Queen::Moon])
            .hand(1, "Knight:red Potion:a")
            .hand(2, held)
            .deal();
        let attack = match weapon {
            Weapon::Knight => knight(&table, 1, 2, Queen::Moon),
            Weapon::Potion => potion(&table, 1, 2, Queen::Moon),
        };
        table.act(seat(1), attack).unwrap();
        let block = Action::Block {
            card: slot(&table, 2, held),
        };
        assert_eq!(table.view(seat(2)).legal_actions(), [Action::LetGo, block]);
        table.act(seat(2), Action::LetGo).unwrap();
        assert_eq!(table.game().hand(seat(2)).len(), 5);
    }
}

#[test]
fn ruling_12_the_public_state_is_the_same_whether_or_not_the_owner_holds_the_answer() {
    let asked_with = |held: &str| {
        let mut table = table(2)
            .awake(2, &[Queen::Moon])
            .hand(1, "Knight:red")
            .hand(2, held)
            .deal();
        let attack = knight(&table, 1, 2, Queen::Moon);
        table.act(seat(1), attack).unwrap();
        table.game().encode()
    };
    assert_eq!(asked_with("Dragon:a"), asked_with("Wand:a"));
    assert_eq!(asked_with("Dragon:a"), asked_with("10d"));
}

#[test]
fn ruling_13_the_attacker_draws_first_then_the_defender() {
    for defender in [2, 3] {
        let mut table = table(3)
            .awake(defender, &[Queen::Moon])
            .hand(1, "Knight:red")
            .hand(defender, "Dragon:a")
            .draw("9c 9d")
            .deal();
        let attack = knight(&table, 1, defender, Queen::Moon);
        table.act(seat(1), attack).unwrap();
        let block = Action::Block {
            card: slot(&table, defender, "Dragon:a"),
        };
        table.act(seat(defender), block).unwrap();
        slot(&table, 1, "9c");
        slot(&table, defender, "9d");
        assert_eq!(asked(&table), Some((seat(2), TURN)));
    }
}

#[test]
fn ruling_14_a_potion_may_use_any_free_place_and_no_other() {
    let mut position = table(2)
        .awake(2, &[Queen::Moon, Queen::Cake])
        .hand(1, "Potion:a");
    position.empty = vec![place("B1"), place("D2")];
    let mut table = position.deal();
    let attack = potion(&table, 1, 2, Queen::Moon);
    table.act(seat(1), attack).unwrap();
    assert_eq!(asked(&table).map(|(seat, _)| seat), Some(seat(2)));
    table.act(seat(2), Action::LetGo).unwrap();
    let free: Vec<Action> = ["B1", "D2"]
        .map(|at| Action::Lay { place: place(at) })
        .to_vec();
    assert_eq!(table.view(seat(1)).legal_actions(), free);
    table.act(seat(1), free[1]).unwrap();
    let slot = table.game().sleeping_at(place("D2")).unwrap();
    assert_eq!(table.game().face(slot), Some(Face::Queen(Queen::Moon)));
    assert_eq!(table.game().sleeping_at(place("B1")), None);
}

#[test]
fn ruling_15_the_whole_discard_pile_becomes_the_draw_pile() {
    for left in 0..3usize {
        let mut position = table(2).hand(1, "2a 3a 5a 8a 9a");
        position.draw = cards("10a 10b 10c")[..left].to_vec();
        position.draw_is_complete = true;
        let mut table = position.deal();
        let discarded: Vec<Card> = table.game().discard_pile().map(|(_, card)| card).collect();
        let slots = ["2a", "3a", "5a"].map(|text| slot(&table, 1, text));
        let cards = SlotSet::new(slots).unwrap();
        let command = table
            .view(seat(1))
            .command(Action::Discard { cards })
            .unwrap();
        let events = table.apply(&command).unwrap();
        let drew = events
            .iter()
            .filter(|event| matches!(event, Event::Drew { .. }))
            .count();
        assert_eq!(drew, left);
        let rules::Awaiting::Shuffle(shuffles) = table.game().awaiting() else {
            unreachable!("the pile is empty, and {} cards are owed", 3 - left)
        };
        assert_eq!(shuffles.len(), 1);
        let mut expected: Vec<Face> = discarded.into_iter().map(Face::Card).collect();
        expected.extend(["2a", "3a", "5a"].map(|text| Face::Card(card(text))));
        expected.sort();
        assert_eq!(shuffles[0].cards, expected);
        assert_eq!(shuffles[0].slots.len(), expected.len());
        // The new slots were never used before.
        assert!(
            table
                .game()
                .live_slots()
                .all(|slot| !shuffles[0].slots.contains(slot))
        );
        table.apply(&Command::Shuffled).unwrap();
        assert_eq!(table.game().hand(seat(1)).len(), 5);
        assert_eq!(table.game().discard_pile().count(), 0);
        assert_eq!(table.game().draw_pile().len(), expected.len() - (3 - left));
    }
}

#[test]
fn ruling_16_thresholds_come_before_nobody_sleeps() {
    // The last sleeper brings S1 to 40 points of four players; S2 has more queens and fewer points.
    let mut table = table(4)
        .awake(1, &[Queen::Heart, Queen::Pancake])
        .awake(2, &[Queen::Ladybug, Queen::Moon, Queen::Cake])
        .awake(3, &[Queen::Cat, Queen::Peacock, Queen::Rainbow])
        .awake(4, &[Queen::Dog, Queen::Sunflower, Queen::Rose])
        .asleep("A1", Queen::Starfish)
        .hand(1, "King:Hat")
        .deal();
    king(&mut table, 1, "A1");
    let outcome = table.game().outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Points);
    assert_eq!(outcome.winners, SeatSet::EMPTY.with(seat(1)));
}

#[test]
fn ruling_17_ties_go_by_points_then_queens_then_are_shared() {
    use Queen::{Cat, Dog, Heart, Ladybug, Moon, Pancake, Peacock, Rainbow, Rose, Sunflower};
    let end = |s2: &[Queen], s3: &[Queen], s4: &[Queen], s5: &[Queen]| {
        let mut table = table(5)
            .awake(1, &[Queen::Cake])
            .awake(2, s2)
            .awake(3, s3)
            .awake(4, s4)
            .awake(5, s5)
            .asleep("A1", Queen::Starfish)
            .hand(1, "King:Hat")
            .deal();
        assert_eq!(table.game().sleepers().len(), 1);
        king(&mut table, 1, "A1");
        let outcome = table.game().outcome().unwrap();
        assert_eq!(outcome.ending, Ending::NobodySleeps);
        outcome.winners.to_string()
    };
    // 30 points each: S2 and S4 with three queens share, S3 has only two.
    let tie = end(
        &[Pancake, Ladybug, Rose],
        &[Heart, Moon],
        &[Cat, Peacock, Rainbow],
        &[Dog, Sunflower],
    );
    assert_eq!(tie, "S2+S4");
    // 35 points of two queens come before 30 of three.
    let points = end(
        &[Heart, Pancake],
        &[Cat, Ladybug],
        &[Dog, Moon, Rose],
        &[Peacock, Sunflower, Rainbow],
    );
    assert_eq!(points, "S2");
}

#[test]
fn ruling_18_the_goal_is_that_of_the_players_at_the_start() {
    for (players, queens, points) in [(2, 5, 50), (3, 5, 50), (4, 4, 40), (5, 4, 40)] {
        let mut table = table(players).deal();
        for leaver in 3..=players {
            table.leave(seat(leaver)).unwrap();
        }
        let goal = table.game().goal();
        assert_eq!((goal.queens, goal.points), (queens, Some(points)));
        assert_eq!(table.game().playing().len(), 2);
    }
}

#[test]
fn ruling_19_all_of_the_discard_pile_is_public() {
    let mut table = table(3).hand(1, "2a 2b 9a").hand(2, "King:Hat").deal();
    let pair = SlotSet::new(["2a", "2b"].map(|text| slot(&table, 1, text))).unwrap();
    table.act(seat(1), Action::Discard { cards: pair }).unwrap();
    let single = SlotSet::one(slot(&table, 2, "King:Hat"));
    table
        .act(seat(2), Action::Discard { cards: single })
        .unwrap();
    let pile: Vec<Card> = table.game().discard_pile().map(|(_, card)| card).collect();
    assert_eq!(pile, cards("2a 2b King:Hat"));
    for (slot, _) in table.game().discard_pile() {
        assert_eq!(table.game().audience(slot), Some(Audience::Everyone));
    }
}

#[test]
fn ruling_21_the_order_of_picking_is_of_no_account() {
    let table = table(2).hand(1, "9a 2a 4a 3a 1a").deal();
    let slots = ["9a", "2a", "4a", "3a"].map(|text| slot(&table, 1, text));
    let mut encodings = Vec::new();
    for first in 0..4 {
        let mut order = slots;
        order.rotate_left(first);
        for picked in [order, [order[3], order[2], order[1], order[0]]] {
            let cards = SlotSet::new(picked).unwrap();
            let mut table = table.clone();
            table.act(seat(1), Action::Discard { cards }).unwrap();
            encodings.push(table.game().encode());
        }
    }
    encodings.dedup();
    assert_eq!(encodings.len(), 1);
}

#[test]
fn the_seat_to_the_dealers_left_begins() {
    for players in 2..=5u8 {
        for dealer in 1..=players {
            let game = Game::new(Options::default(), usize::from(players), seat(dealer)).unwrap();
            assert_eq!(game.turn(), seat(dealer % players + 1));
        }
    }
}
