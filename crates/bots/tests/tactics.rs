//! Positions in which one choice is plainly right.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Level};
use rules::{
    Action, Card, Dice, Face, Kind, OpenDealer, Options, Place, Position, Queen, Seat, SeatSet,
    Value, Weapon,
};

fn seat(number: usize) -> Seat {
    SeatSet::first(5).iter().nth(number - 1).unwrap()
}

fn card(kind: Kind) -> Card {
    Card::of(kind, 0).unwrap()
}

fn number(value: u8) -> Card {
    card(Kind::Number(Value::new(value).unwrap()))
}

/// A table of two at which the first player is to act.
fn position(hand: &[Card], other_hand: &[Card]) -> Position {
    let mut position = Position::new(Options::default(), 2, seat(2));
    position.turn = Some(seat(1));
    position.hands = vec![(seat(1), hand.to_vec()), (seat(2), other_hand.to_vec())];
    position
}

/// What the bot does with several seeds; all must agree on what `told` tells of it.
fn choose<T: PartialEq + core::fmt::Debug>(
    level: Level,
    table: &OpenDealer,
    told: impl Fn(Action) -> T,
) -> T {
    let (asked, _) = table.game().decision().unwrap();
    let choice = |bot_seed| {
        let action = Bot::new(level, bot_seed).choose(&table.view(asked));
        told(action.unwrap())
    };
    let first = choice(1);
    assert_eq!(choice(2), first);
    assert_eq!(choice(3), first);
    first
}

/// The face that a bot must not see; who is woken.
fn woken(table: &OpenDealer, action: Action) -> Option<Queen> {
    match action {
        Action::King { place, .. } | Action::Pick { place } => {
            let slot = table.game().sleeping_at(place)?;
            table.game().face(slot).and_then(Face::queen)
        }
        _ => None,
    }
}

const DULL: [u8; 4] = [1, 3, 7, 9];

fn with_dull(first: &[Card]) -> Vec<Card> {
    let mut hand = first.to_vec();
    hand.extend(DULL.iter().map(|&value| number(value)));
    hand.truncate(5);
    hand
}

#[test]
fn hard_wakes_the_heart_queen_where_she_was_put_back() {
    let mut laid = position(&with_dull(&[card(Kind::King)]), &[]);
    laid.asleep = vec![(Place::new(2, 1).unwrap(), Queen::Heart)];
    laid.seen = vec![Queen::Heart];
    let table = laid.lay_out(1).unwrap();
    let woken = choose(Level::Hard, &table, |action| woken(&table, action));
    assert_eq!(woken, Some(Queen::Heart));
}

#[test]
fn hard_wakes_rose_for_her_companion() {
    let mut laid = position(&with_dull(&[card(Kind::King)]), &[]);
    laid.seen = vec![Queen::Rose, Queen::Cake];
    let table = laid.lay_out(1).unwrap();
    let woken = choose(Level::Hard, &table, |action| woken(&table, action));
    assert_eq!(woken, Some(Queen::Rose));
}

#[test]
fn hard_never_wakes_the_dog_beside_the_cat() {
    let mut laid = position(&with_dull(&[card(Kind::King)]), &[]);
    laid.awake = vec![(seat(1), Queen::Cat)];
    laid.seen = vec![Queen::Dog];
    let table = laid.lay_out(1).unwrap();
    let action = choose(Level::Hard, &table, |action| {
        (matches!(action, Action::King { .. }), woken(&table, action))
    });
    assert_eq!(action, (true, None));
}

#[test]
fn normal_looks_at_the_marks_only_where_the_table_makes_them() {
    for memory_help in [false, true] {
        let mut laid = position(&with_dull(&[card(Kind::King)]), &[]);
        laid.options.memory_help = memory_help;
        laid.seen = vec![Queen::Heart];
        let table = laid.lay_out(1).unwrap();
        let found = (0..40)
            .filter(|&bot_seed| {
                let action = Bot::new(Level::Normal, bot_seed).choose(&table.view(seat(1)));
                woken(&table, action.unwrap()) == Some(Queen::Heart)
            })
            .count();
        assert_eq!(found == 40, memory_help, "{found} of 40");
    }
}

#[test]
fn hard_and_normal_take_the_win() {
    // Four queens: the King wins at once, whoever wakes; a discard of three does not.
    let hand = [card(Kind::King), number(1), number(2), number(3), number(9)];
    let mut laid = position(&hand, &[]);
    laid.awake = [Queen::Cake, Queen::Rainbow, Queen::Starfish, Queen::Moon]
        .map(|queen| (seat(1), queen))
        .to_vec();
    let table = laid.lay_out(1).unwrap();
    for level in [Level::Normal, Level::Hard] {
        let kings = choose(level, &table, |action| {
            matches!(action, Action::King { .. })
        });
        assert!(kings, "{level}");
    }
}

#[test]
fn hard_takes_the_sure_points_that_win_rather_than_an_unknown_queen() {
    let mut laid = position(&with_dull(&[card(Kind::King)]), &[]);
    laid.awake = [Queen::Heart, Queen::Pancake, Queen::Cake]
        .map(|queen| (seat(1), queen))
        .to_vec();
    laid.seen = vec![Queen::Moon];
    let table = laid.lay_out(1).unwrap();
    let woken = choose(Level::Hard, &table, |action| woken(&table, action));
    assert_eq!(woken, Some(Queen::Moon));
}

#[test]
fn hard_attacks_whoever_is_about_to_win() {
    let hand = with_dull(&[card(Kind::Potion)]);
    let mut laid = Position::new(Options::default(), 3, seat(3));
    laid.turn = Some(seat(1));
    laid.hands = vec![(seat(1), hand)];
    // Seat 2 has the single most valuable queen, seat 3 lacks one queen to win.
    laid.awake = vec![
        (seat(2), Queen::Heart),
        (seat(3), Queen::Moon),
        (seat(3), Queen::Peacock),
        (seat(3), Queen::Ladybug),
        (seat(3), Queen::Cake),
    ];
    let table = laid.lay_out(1).unwrap();
    let owner = choose(Level::Hard, &table, |action| match action {
        Action::Potion { from, .. } => Some(from),
        _ => None,
    });
    assert_eq!(owner, Some(seat(3)));
}

#[test]
fn hard_stops_the_attack_that_would_lose_the_game() {
    let mut laid = position(&[card(Kind::Knight)], &[card(Kind::Dragon)]);
    laid.awake = vec![(seat(2), Queen::Moon)];
    laid.awake.extend(
        [Queen::Cake, Queen::Rainbow, Queen::Starfish, Queen::Ladybug]
            .map(|queen| (seat(1), queen)),
    );
    let mut table = laid.lay_out(1).unwrap();
    let (knight, _) = table.view(seat(1)).hand().next().unwrap();
    let attack = Action::Knight {
        knight,
        from: seat(2),
        queen: Queen::Moon,
    };
    table.act(seat(1), attack).unwrap();
    for level in [Level::Normal, Level::Hard] {
        let blocks = choose(level, &table, |action| {
            matches!(action, Action::Block { .. })
        });
        assert!(blocks, "{level}");
    }
}

#[test]
fn hard_keeps_its_kings_and_its_dragon_when_it_discards() {
    // No queen is awake: the Knight has no target, and two equal numbers go together.
    let hand = [card(Kind::Dragon), card(Kind::Knight), number(4), number(9)];
    let mut hand = hand.to_vec();
    hand.push(Card::of(Kind::Number(Value::new(9).unwrap()), 1).unwrap());
    let table = position(&hand, &[]).lay_out(1).unwrap();
    let discarded = choose(Level::Hard, &table, |action| match action {
        Action::Discard { cards } => cards.len(),
        _ => 0,
    });
    assert_eq!(discarded, 2);
}

#[test]
fn nobody_steals_the_dog_for_the_holder_of_the_cat() {
    let mut laid = position(&with_dull(&[card(Kind::Knight)]), &[]);
    laid.awake = vec![(seat(1), Queen::Cat), (seat(2), Queen::Dog)];
    let table = laid.lay_out(1).unwrap();
    assert_eq!(table.view(seat(1)).targets(Weapon::Knight).count(), 0);
    for level in Level::ALL {
        let discards = choose(level, &table, |action| {
            matches!(action, Action::Discard { .. })
        });
        assert!(discards, "{level}");
    }
}

#[test]
fn a_queen_put_to_sleep_is_laid_on_a_free_place() {
    let mut laid = position(&with_dull(&[card(Kind::Potion)]), &[]);
    laid.awake = vec![(seat(2), Queen::Heart), (seat(2), Queen::Moon)];
    let mut table = laid.lay_out(1).unwrap();
    let (potion, _) = table.view(seat(1)).hand().next().unwrap();
    let queen = Queen::Heart;
    let attack = Action::Potion {
        potion,
        from: seat(2),
        queen,
    };
    table.act(seat(1), attack).unwrap();
    table.act(seat(2), Action::LetGo).unwrap();
    for level in Level::ALL {
        let action = Bot::new(level, 1).choose(&table.view(seat(1))).unwrap();
        let Action::Lay { place } = action else {
            panic!("{action:?}");
        };
        assert_eq!(table.game().sleeping_at(place), None);
    }
}

#[test]
fn a_dead_hand_is_shown_where_only_numbers_are_discarded() {
    let powers = [Kind::Dragon, Kind::Wand, Kind::Knight, Kind::Potion].map(card);
    let mut hand = powers.to_vec();
    hand.push(Card::of(Kind::Wand, 1).unwrap());
    let mut laid = position(&hand, &[]);
    laid.options = rules::Preset::GameFactory.options();
    let table = laid.lay_out(1).unwrap();
    for level in Level::ALL {
        let shows = choose(level, &table, |action| {
            matches!(action, Action::ShowHand { .. })
        });
        assert!(shows, "{level}");
    }
}

#[test]
fn a_spectator_of_the_own_hand_is_asked_nothing_and_a_hand_on_its_way_waits() {
    let table = position(&[], &[]).lay_out(1).unwrap();
    let nothing = rules::Knowledge::new();
    let view = rules::View::new(table.game(), &nothing, seat(1));
    for level in Level::ALL {
        assert_eq!(Bot::new(level, 1).choose(&view), None);
    }
    let imagined = OpenDealer::imagine(&view, Dice::new(1));
    assert!(imagined.game().decision().is_some());
}
