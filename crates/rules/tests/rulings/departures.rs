//! Ruling 20: players who leave or are removed.

use rules::{Action, Command, Decision, Event, Face, Queen, Slot, WakeCause};

use crate::arrange::{Arrange, TURN, asked, card, pick, place, seat, slot, table};

#[test]
fn ruling_20_a_leaver_returns_queens_in_card_order_to_the_lowest_free_places() {
    let mut position = table(3).awake(2, &[Queen::Starfish, Queen::Heart, Queen::Moon]);
    position.empty = vec![place("A3"), place("B1"), place("D3")];
    let mut table = position.deal();
    let hand: Vec<Slot> = table.game().hand(seat(2)).iter().collect();
    table.leave(seat(2)).unwrap();
    let game = table.game();
    for (at, queen) in [
        ("A3", Queen::Heart),
        ("B1", Queen::Moon),
        ("D3", Queen::Starfish),
    ] {
        let slot = game.sleeping_at(place(at)).unwrap();
        assert_eq!(game.face(slot), Some(Face::Queen(queen)));
    }
    assert!(hand.iter().all(|&slot| game.face(slot).is_some()));
    assert!(game.hand(seat(2)).is_empty());
}

#[test]
fn ruling_20_a_removal_deals_afresh_and_ends_what_was_known() {
    let mut position = table(3).awake(1, &[Queen::Heart]).awake(2, &[Queen::Moon]);
    position.seen = vec![Queen::Cat];
    position.empty = vec![place("B2"), place("C3")];
    let mut table = position.deal();
    let before: Vec<Slot> = table.game().live_slots().collect();
    let heart = table.game().awake(Queen::Heart);
    table.apply(&Command::Removed { seat: seat(2) }).unwrap();
    let rules::Awaiting::Shuffle(shuffles) = table.game().awaiting() else {
        unreachable!("both decks are to be shuffled")
    };
    assert_eq!(shuffles[0].cards.len(), 11);
    assert_eq!(shuffles[1].cards.len(), 67);
    table.apply(&Command::Shuffled).unwrap();
    let game = table.game();
    assert_eq!(game.awake(Queen::Heart), heart);
    assert_eq!(game.sleeping_at(place("C3")), None);
    let old: Vec<Slot> = game
        .live_slots()
        .filter(|slot| before.contains(slot))
        .collect();
    assert_eq!(old, [heart.unwrap().slot]);
    assert!(game.sleeping().all(|(_, slot)| game.face(slot).is_none()));
    assert!(game.hand(seat(2)).is_empty());
    assert_eq!(game.hand(seat(3)).len(), 5);
}

/// A wake that was under way when a seat is removed is chosen anew: the queens were shuffled.
#[test]
fn ruling_20_a_pending_wake_stays_but_its_place_is_void() {
    let mut table = table(3).hand(1, "King:Hat").deal();
    let king = Action::King {
        king: slot(&table, 1, "King:Hat"),
        place: place("A1"),
    };
    let command = table.view(seat(1)).command(king).unwrap();
    table.apply(&command).unwrap();
    assert!(matches!(
        table.game().awaiting(),
        rules::Awaiting::TurnUp { .. }
    ));
    table.remove(seat(3)).unwrap();
    assert_eq!(
        asked(&table),
        Some((seat(1), Decision::Wake(WakeCause::King)))
    );
    let pile = table.game().draw_pile().len();
    pick(&mut table, 1, "A1");
    assert_eq!(
        table.game().draw_pile().len(),
        pile,
        "hands were full: nobody draws"
    );
    if table
        .game()
        .decision()
        .is_some_and(|(_, decision)| decision == TURN)
    {
        assert_eq!(table.game().turn(), seat(2));
    }
}

/// A card on its way when its player leaves is seen by all and goes where it would without them.
#[test]
fn ruling_20_what_was_being_turned_up_for_a_leaver_is_seen_and_lapses() {
    let mut waking = table(3)
        .asleep("A1", Queen::Heart)
        .hand(1, "King:Hat")
        .deal();
    let king = Action::King {
        king: slot(&waking, 1, "King:Hat"),
        place: place("A1"),
    };
    let command = waking.view(seat(1)).command(king).unwrap();
    waking.apply(&command).unwrap();
    let events = waking.leave(seat(1)).unwrap();
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::WentBack { .. }))
    );
    assert!(waking.game().sleeping_at(place("A1")).is_some());
    assert_eq!(asked(&waking), Some((seat(2), TURN)));

    for turned in ["King:Fire", "6a"] {
        let mut jesting = table(3).hand(1, "Jester:a").draw(turned).deal();
        let jester = Action::Jester {
            jester: slot(&jesting, 1, "Jester:a"),
        };
        let command = jesting.view(seat(1)).command(jester).unwrap();
        jesting.apply(&command).unwrap();
        jesting.leave(seat(1)).unwrap();
        let top = jesting
            .game()
            .discard_pile()
            .next_back()
            .map(|(_, card)| card);
        assert_eq!(top, Some(card(turned)));
        assert_eq!(asked(&jesting), Some((seat(2), TURN)));
    }
}
