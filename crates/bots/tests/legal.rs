//! Every level only ever does what the rules allow, at every kind of table, until the game ends.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod seed;

use bots::{Bot, Level};
use rules::{Decision, Dice, Edition, OpenDealer, Options, Preset, Seat};

/// Every preset, and every house rule with both decks.
fn tables() -> Vec<Options> {
    let mut tables: Vec<Options> = Preset::ALL.map(Preset::options).to_vec();
    for edition in Edition::ALL {
        let standard = Options {
            edition,
            ..Options::default()
        };
        tables.extend([
            Options {
                junior: true,
                ..standard
            },
            Options {
                three_of_a_kind: true,
                ..standard
            },
            Options {
                memory_help: true,
                ..standard
            },
            Options {
                single_discard: Preset::GameFactory.options().single_discard,
                junior: true,
                three_of_a_kind: true,
                memory_help: true,
                ..standard
            },
        ]);
    }
    tables
}

/// Plays a game to its end; now and then, if `depart` is set, a player leaves or is removed.
fn play(mut table: OpenDealer, bots: &mut [Bot], dice: &mut Dice, depart: bool) {
    let mut choices = 0;
    while let Some((seat, decision)) = table.game().decision() {
        if depart && dice.below(40) == 0 {
            let playing: Vec<Seat> = table.game().playing().iter().collect();
            let gone = *dice.pick(&playing).unwrap();
            if dice.below(2) == 0 {
                table.leave(gone).unwrap();
            } else {
                table.remove(gone).unwrap();
            }
            continue;
        }
        let view = table.view(seat);
        let action = bots[seat.index()].choose(&view).unwrap();
        assert!(view.legal_actions().contains(&action), "{action:?}");
        for (other, bot) in Seat::all().zip(&mut *bots) {
            if other != seat && table.game().playing().contains(other) {
                assert_eq!(bot.choose(&table.view(other)), None);
            }
        }
        if matches!(decision, Decision::Turn { .. }) {
            choices += 1;
            assert!(choices < 2000, "the game does not end");
        }
        table.act(seat, action).unwrap();
    }
    assert!(table.game().outcome().is_some());
}

fn whole_games(levels: &[Level], games: usize, depart: bool) {
    let mut dice = Dice::new(seed::seed());
    for options in tables() {
        for players in 2..=5 {
            for _ in 0..games {
                let table = OpenDealer::new(options, players, dice.next()).unwrap();
                let mut bots: Vec<Bot> = (0..players)
                    .map(|_| Bot::new(*dice.pick(levels).unwrap(), dice.next()))
                    .collect();
                play(table, &mut bots, &mut dice, depart);
            }
        }
    }
}

#[test]
fn easy_and_normal_play_whole_games_by_the_rules() {
    whole_games(&[Level::Easy, Level::Normal], 12, false);
}

#[test]
fn easy_and_normal_play_on_when_others_leave() {
    whole_games(&[Level::Easy, Level::Normal], 12, true);
}

#[test]
fn a_hard_bot_plays_whole_games_by_the_rules() {
    let mut dice = Dice::new(seed::seed());
    for (number, options) in tables().into_iter().enumerate() {
        let players = 2 + number % 4;
        let table = OpenDealer::new(options, players, dice.next()).unwrap();
        let mut bots: Vec<Bot> = (0..players)
            .map(|_| Bot::new(Level::Normal, dice.next()))
            .collect();
        bots[number % players] = Bot::new(Level::Hard, dice.next());
        play(table, &mut bots, &mut dice, number % 2 == 1);
    }
}
