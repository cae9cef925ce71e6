//! The levels differ as their names say.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Level};
use rules::{OpenDealer, Options, Seat};

/// How many of these games the stronger level wins at two seats, each seat as often.
fn wins(stronger: Level, weaker: Level, games: u32) -> u32 {
    let mut wins = 0;
    for game in 0..games {
        let mut table = OpenDealer::new(Options::default(), 2, u64::from(game / 2)).unwrap();
        let seat = Seat::all().nth(game as usize % 2).unwrap();
        let mut strong = Bot::new(stronger, u64::from(game));
        let mut weak = Bot::new(weaker, u64::from(game));
        while let Some((asked, _)) = table.game().decision() {
            let bot = if asked == seat {
                &mut strong
            } else {
                &mut weak
            };
            let action = bot.choose(&table.view(asked)).unwrap();
            table.act(asked, action).unwrap();
        }
        wins += u32::from(table.game().outcome().unwrap().winners.contains(seat));
    }
    wins
}

#[test]
fn normal_wins_at_least_three_of_four_games_against_easy() {
    assert!(wins(Level::Normal, Level::Easy, 1000) >= 750);
}

#[test]
fn hard_beats_easy_clearly() {
    assert!(wins(Level::Hard, Level::Easy, 20) >= 14);
}
