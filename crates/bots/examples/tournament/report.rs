//! Prints what was counted.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts are far below the precision of a float"
)]

use rules::{Preset, Seat};

use crate::play::{Series, Tally, VICTORY};

/// Mean turns for two to five seats, to compare with.
pub(crate) struct Figures(pub(crate) [f64; 4]);

/// A row for each number of seats.
pub(crate) fn lengths(title: &str, figures: Option<&Figures>, play: impl Fn(usize) -> Tally) {
    println!("\n{title}");
    println!(
        "seats  turns  expected      off  reshuffles  queens  points  nobody sleeps  wins by order of play, %"
    );
    for seats in 2..=5 {
        let tally = play(seats);
        let mean = per_game(tally.turns, &tally);
        let expected = figures.and_then(|figures| figures.0.get(seats - 2));
        let (expected, off) = expected.map_or_else(
            || ("-".to_owned(), "-".to_owned()),
            |&expected| {
                let off = 100.0 * (mean / expected - 1.0);
                (format!("{expected:.1}"), format!("{off:+.1} %"))
            },
        );
        let wins: Vec<String> = Seat::all()
            .take(seats)
            .map(|seat| {
                format!(
                    "{:.1}",
                    percent(tally.by_order[seat], &tally) / VICTORY as f64
                )
            })
            .collect();
        println!(
            "{seats:>5}  {mean:>5.1}  {expected:>8}  {off:>7}  {:>10.2}  {:>4.1} %  {:>4.1} %  {:>11.1} %  {}",
            per_game(tally.reshuffles, &tally),
            percent(tally.by_queens, &tally),
            percent(tally.by_points, &tally),
            percent(tally.nobody_sleeps, &tally),
            wins.join("  "),
        );
    }
}

/// How the first of two players does.
pub(crate) fn duel(first: &str, second: &str, series: &Series) {
    let (tally, wins, margin) = won(series);
    println!(
        "\n{first} against {second} at two seats, {} games: {first} wins {wins:.2} % \
         (95 % interval {:.2} to {:.2}); {:.1} turns",
        tally.games,
        wins - margin,
        wins + margin,
        per_game(tally.turns, &tally),
    );
}

/// How the first of several players does, compared with an even share.
pub(crate) fn share(preset: Preset, series: &Series) {
    let (_, wins, margin) = won(series);
    let seats = series.players.len();
    let deck = format!("{:?}", preset.options().edition);
    println!(
        "{deck:<7}  {seats:>5}   {wins:>4.1} % +- {margin:<4.1}     {:>4.1} %",
        100.0 / seats as f64
    );
}

/// What the first player wins, in percent, and the half width of its 95 % interval.
fn won(series: &Series) -> (Tally, f64, f64) {
    let tally = series.play();
    let first = Seat::all().next();
    let sixtieths = first.map_or(0, |first| tally.by_player[first]);
    let wins = percent(sixtieths, &tally) / VICTORY as f64;
    let margin = 1.96 * (wins * (100.0 - wins) / tally.games.max(1) as f64).sqrt();
    (tally, wins, margin)
}

fn per_game(count: u64, tally: &Tally) -> f64 {
    count as f64 / tally.games.max(1) as f64
}

fn percent(count: u64, tally: &Tally) -> f64 {
    100.0 * per_game(count, tally)
}
