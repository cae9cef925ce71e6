//! How fast the engine plays: whole games of normal bots, commands replayed, legal moves of a hand,
//! and the bytes of a state.

#![expect(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use std::hint::black_box;

use bots::{Bot, Level};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rules::{Action, Command, Dice, Game, OpenDealer, Options, Position, Seat};

/// A game of two by players who choose at random: its beginning and all its commands.
fn recorded(seed: u64) -> (Game, Vec<Command>) {
    let mut table = OpenDealer::new(Options::default(), 2, seed).unwrap();
    let start = Game::new(Options::default(), 2, table.game().dealer()).unwrap();
    let mut dice = Dice::new(seed);
    let mut commands = vec![Command::Shuffled];
    while table.game().outcome().is_none() {
        let command = table.owed().unwrap_or_else(|| {
            let (seat, _) = table.game().decision().unwrap();
            let view = table.view(seat);
            let legal = view.legal_actions();
            view.command(*dice.pick(&legal).unwrap()).unwrap()
        });
        table.apply(&command).unwrap();
        commands.push(command);
    }
    (start, commands)
}

/// Plays a whole game of normal bots; how many commands it took.
fn bot_game(players: usize, seed: u64) -> u64 {
    let mut table = OpenDealer::new(Options::default(), players, seed).unwrap();
    let mut bot = Bot::new(Level::Normal, seed);
    let mut commands = 1;
    while table.game().outcome().is_none() {
        let command = table.owed().unwrap_or_else(|| {
            let (seat, _) = table.game().decision().unwrap();
            let view = table.view(seat);
            view.command(bot.choose(&view).unwrap()).unwrap()
        });
        table.apply(&command).unwrap();
        commands += 1;
    }
    commands
}

fn whole_games(c: &mut Criterion) {
    const GAMES: u64 = 100;
    for players in [2, 5] {
        let commands: u64 = (0..GAMES).map(|seed| bot_game(players, seed)).sum();
        let play = || (0..GAMES).map(|seed| bot_game(players, seed)).sum::<u64>();
        let mut group = c.benchmark_group(format!("normal bots, {players} seats"));
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function("games", |b| b.iter(play));
        group.throughput(Throughput::Elements(commands));
        group.bench_function("commands", |b| b.iter(play));
        group.finish();
    }
}

fn apply(c: &mut Criterion) {
    let games: Vec<_> = (0..100).map(recorded).collect();
    let commands: usize = games.iter().map(|(_, commands)| commands.len()).sum();
    let mut group = c.benchmark_group("apply");
    group.throughput(Throughput::Elements(commands as u64));
    group.bench_function("commands of 100 games", |b| {
        b.iter_batched(
            || {
                games
                    .iter()
                    .map(|(start, _)| start.clone())
                    .collect::<Vec<_>>()
            },
            |mut fresh| {
                for (game, (_, commands)) in fresh.iter_mut().zip(&games) {
                    for command in commands {
                        black_box(game.apply(command).unwrap());
                    }
                }
                fresh
            },
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

fn legal_actions(c: &mut Criterion) {
    let dealer = Seat::new(1).unwrap();
    let mut group = c.benchmark_group("legal_actions");
    for (name, hand) in [
        ("five numbers", "2a 3a 5a 7a 10a"),
        (
            "five powers",
            "King:Hat Knight:red Potion:a Jester:a Dragon:a",
        ),
        ("mixed", "King:Hat Knight:red 2a 3a 5a"),
    ] {
        let mut position = Position::new(Options::default(), 2, dealer);
        let hand = hand.split(' ').map(|card| card.parse().unwrap()).collect();
        position.hands = vec![(Seat::new(0).unwrap(), hand)];
        position.awake = vec![(dealer, rules::Queen::Moon), (dealer, rules::Queen::Heart)];
        let table = position.lay_out(1).unwrap();
        let view = table.view(table.game().turn());
        group.bench_function(name, |b| b.iter(|| black_box(&view).legal_actions()));
    }
    group.finish();
}

fn state(c: &mut Criterion) {
    let table = OpenDealer::new(Options::default(), 5, 1).unwrap();
    let game = table.game();
    let view = table.view(game.turn());
    let mut group = c.benchmark_group("state");
    group.bench_function("encode", |b| b.iter(|| black_box(game).encode()));
    group.bench_function("clone", |b| b.iter(|| black_box(game).clone()));
    group.bench_function("imagine", |b| {
        b.iter(|| OpenDealer::imagine(black_box(&view), Dice::new(1)));
    });
    let discard = Action::Discard {
        cards: rules::SlotSet::one(game.hand(game.turn()).iter().next().unwrap()),
    };
    group.bench_function("check", |b| b.iter(|| view.command(black_box(discard))));
    group.finish();
}

criterion_group!(benches, whole_games, apply, legal_actions, state);
criterion_main!(benches);
