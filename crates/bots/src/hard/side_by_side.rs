//! The imagined table and the engine proper, played side by side.

use rules::{
    Action, Attack, BySeat, Decision, Dice, Edition, Face, OpenDealer, Options, Preset, Queen,
    Seat, Weapon,
};

use super::world::World;
use crate::hand::{Hand, Sort};
use crate::scene::{Ask, Move, Scene, Sleeper};

fn sort(table: &OpenDealer, slot: rules::Slot) -> Sort {
    table.face(slot).and_then(Face::card).unwrap().into()
}

/// The table as it is, with `next` as the unseen queen who will wake next.
fn truth(table: &OpenDealer, next: Option<Queen>) -> World {
    let game = table.game();
    let scene = Scene::of(&table.view(game.turn()));
    let hands = BySeat::from_fn(|seat| {
        let hand = game.hand(seat).iter();
        hand.map(|slot| sort(table, slot)).collect::<Hand>()
    });
    let spent = game.discard_pile().map(|(_, card)| card.into()).collect();
    let mut world = World::new(scene, hands, game.draw_pile().len(), spent);
    let draw = game.draw_pile().iter().map(|slot| sort(table, slot));
    world.set_piles(draw, Dice::new(1));
    if let Some(next) = next {
        world.wakes_next(next);
    }
    world
}

/// The move that an action is, and the unseen queen whom it wakes.
fn as_move(table: &OpenDealer, action: Action) -> (Option<Move>, Option<Queen>) {
    let sleeper = |place| {
        let slot = table.game().sleeping_at(place).unwrap();
        match table.game().face(slot).and_then(Face::queen) {
            Some(queen) => (Sleeper::Seen(queen), None),
            None => (Sleeper::Unseen, table.face(slot).and_then(Face::queen)),
        }
    };
    let attack = |weapon, owner, queen| {
        let attack = Attack {
            weapon,
            owner,
            queen,
        };
        (Some(Move::Attack(attack)), None)
    };
    match action {
        Action::King { place, .. } => {
            let (sleeper, queen) = sleeper(place);
            (Some(Move::King(sleeper)), queen)
        }
        Action::Pick { place } => {
            let (sleeper, queen) = sleeper(place);
            (Some(Move::Wake(sleeper)), queen)
        }
        Action::Knight { from, queen, .. } => attack(Weapon::Knight, from, queen),
        Action::Potion { from, queen, .. } => attack(Weapon::Potion, from, queen),
        Action::Jester { .. } => (Some(Move::Jester), None),
        Action::Discard { cards } => {
            let set = cards.iter().map(|slot| sort(table, slot)).collect();
            (Some(Move::Discard(set)), None)
        }
        Action::ShowHand { discard } => {
            (Some(Move::Discard(Hand::one(sort(table, discard)))), None)
        }
        Action::Block { .. } => (Some(Move::Block), None),
        Action::LetGo => (Some(Move::LetGo), None),
        Action::Lay { .. } => (None, None),
    }
}

fn random_game(options: Options, players: usize, dice: &mut Dice) {
    let mut table = OpenDealer::new(options, players, dice.next()).unwrap();
    while let Some((seat, _)) = table.game().decision() {
        if players > 2 && dice.below(60) == 0 && table.game().playing().len() > 2 {
            table.leave(seat).unwrap();
            continue;
        }
        let action = *dice.pick(&table.view(seat).legal_actions()).unwrap();
        let (choice, wakes) = as_move(&table, action);
        let mut world = truth(&table, wakes);
        let made = table.game().slots_made();
        table.act(seat, action).unwrap();
        // An imagined Potion needs no place.
        if let Some((seat, Decision::Lay(_))) = table.game().decision() {
            let place = table.game().free_places().next().unwrap();
            table.act(seat, Action::Lay { place }).unwrap();
        }
        world.play(choice.unwrap());
        let expected = truth(&table, None);
        if table.game().slots_made() == made {
            assert_eq!(world.scene, expected.scene, "{action:?}");
            assert_eq!(world.hands, expected.hands, "{action:?}");
            assert!(world.has_piles_of(&expected), "{action:?}");
        } else {
            // After a reshuffle the order is another, but as many lie in every place.
            let sizes = |world: &World| BySeat::from_fn(|seat: Seat| world.hands[seat].len());
            let jester = matches!(action, Action::Jester { .. });
            assert!(jester || sizes(&world) == sizes(&expected), "{action:?}");
            assert_eq!(world.scene.courts, expected.scene.courts, "{action:?}");
        }
    }
    assert!(matches!(truth(&table, None).scene.ask, Ask::Over(_)));
}

#[test]
fn an_imagined_table_goes_on_as_the_real_one_does() {
    let mut dice = Dice::new(7);
    for edition in Edition::ALL {
        for preset in [Preset::Standard, Preset::GameFactory] {
            for junior in [false, true] {
                let options = Options {
                    edition,
                    junior,
                    ..preset.options()
                };
                for players in 2..=5 {
                    for _ in 0..8 {
                        random_game(options, players, &mut dice);
                    }
                }
            }
        }
    }
}
