//! A choice follows from the level, the seed and the view, and from nothing else.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod seed;

use bots::{Bot, Level};
use rules::{Action, Dice, OpenDealer, Options, Preset, Seat};

/// A few positions of one game, each with the seat that is to choose.
fn positions(options: Options, players: usize, seed: u64) -> Vec<(OpenDealer, Seat)> {
    let mut table = OpenDealer::new(options, players, seed).unwrap();
    let mut normal = Bot::new(Level::Normal, seed);
    let mut positions = Vec::new();
    while let Some((seat, _)) = table.game().decision() {
        positions.push((table.clone(), seat));
        let action = normal.choose(&table.view(seat)).unwrap();
        table.act(seat, action).unwrap();
    }
    positions
}

fn choice(level: Level, seed: u64, table: &OpenDealer, seat: Seat) -> Action {
    Bot::new(level, seed).choose(&table.view(seat)).unwrap()
}

#[test]
fn hidden_cards_make_no_difference() {
    let mut dice = Dice::new(seed::seed());
    for (players, preset) in [
        (2, Preset::Standard),
        (3, Preset::Deluxe),
        (5, Preset::GameFactory),
    ] {
        for (number, (table, seat)) in positions(preset.options(), players, dice.next())
            .into_iter()
            .enumerate()
        {
            let other = OpenDealer::imagine(&table.view(seat), Dice::new(dice.next()));
            assert_eq!(other.game(), table.game());
            for level in Level::ALL {
                if level == Level::Hard && number % 6 != 0 {
                    continue;
                }
                assert_eq!(
                    choice(level, 5, &other, seat),
                    choice(level, 5, &table, seat),
                    "{level} looked at a hidden card"
                );
            }
        }
    }
}

#[test]
fn a_bot_made_anew_chooses_the_same_as_one_that_has_played_all_along() {
    for level in Level::ALL {
        let mut table = OpenDealer::new(Options::default(), 2, 11).unwrap();
        let mut bots = [Bot::new(level, 1), Bot::new(Level::Easy, 2)];
        while let Some((seat, _)) = table.game().decision() {
            let bot = &mut bots[seat.index()];
            let action = bot.choose(&table.view(seat)).unwrap();
            let again = Bot::new(bot.level(), 1 + seat.index() as u64);
            assert_eq!(again.clone().choose(&table.view(seat)), Some(action));
            table.act(seat, action).unwrap();
        }
    }
}

#[test]
fn the_same_seeds_play_the_same_game_and_others_another() {
    let game = |seed: u64| {
        let mut table = OpenDealer::new(Options::default(), 3, 4).unwrap();
        let mut bots = [Level::Easy, Level::Normal, Level::Easy].map(|level| Bot::new(level, seed));
        let mut actions = Vec::new();
        while let Some((seat, _)) = table.game().decision() {
            let action = bots[seat.index()].choose(&table.view(seat)).unwrap();
            actions.push(action);
            table.act(seat, action).unwrap();
        }
        actions
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}
