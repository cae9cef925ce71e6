//! Plays series of games and counts what happened.

use bots::{Bot, Level};
use rules::{
    Action, BySeat, Dice, Ending, Event, OpenDealer, Pile, Preset, RuleViolation, Seat, View,
};

/// Who sits at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Player {
    Bot(Level),
    /// Any legal action, each as likely.
    Random,
}

/// Many games of the same players, who move one seat on after every game.
#[derive(Clone, Debug)]
pub(crate) struct Series {
    pub(crate) preset: Preset,
    pub(crate) players: Vec<Player>,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// What happened, summed over games. Victories are counted in sixtieths, to be shared evenly.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) turns: u64,
    pub(crate) reshuffles: u64,
    pub(crate) by_queens: u64,
    pub(crate) by_points: u64,
    pub(crate) nobody_sleeps: u64,
    /// By the order of play: the first is whoever began.
    pub(crate) by_order: BySeat<u64>,
    /// By the order in which the series names its players.
    pub(crate) by_player: BySeat<u64>,
}

/// A whole victory.
pub(crate) const VICTORY: u64 = 60;

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.reshuffles += other.reshuffles;
        self.by_queens += other.by_queens;
        self.by_points += other.by_points;
        self.nobody_sleeps += other.nobody_sleeps;
        for seat in Seat::all() {
            self.by_order[seat] += other.by_order[seat];
            self.by_player[seat] += other.by_player[seat];
        }
    }
}

enum Brain {
    Bot(Bot),
    Random(Dice),
}

impl Brain {
    fn choose(&mut self, view: &View<'_>) -> Option<Action> {
        match self {
            Self::Bot(bot) => bot.choose(view),
            Self::Random(dice) => dice.pick(&view.legal_actions()).copied(),
        }
    }
}

impl Series {
    /// Plays all games, some at a time; each game follows from its own number and the seed.
    pub(crate) fn play(&self) -> Tally {
        let mut sum = Tally::default();
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads)
                .map(|first| {
                    scope.spawn(move || {
                        let mut part = Tally::default();
                        for game in (0..self.games).skip(first).step_by(self.threads) {
                            // A game that stops short counts for nothing, and shows in the sum.
                            if let Ok(tally) = self.game(game) {
                                part.add(&tally);
                            }
                        }
                        part
                    })
                })
                .collect();
            for thread in threads {
                if let Ok(part) = thread.join() {
                    sum.add(&part);
                }
            }
        });
        sum
    }

    fn game(&self, number: u32) -> Result<Tally, RuleViolation> {
        let seats = self.players.len();
        let mut dice = Dice::new(Dice::new(self.seed).next() ^ u64::from(number));
        let mut table = OpenDealer::new(self.preset.options(), seats, dice.next())?;
        // Player `p` sits `number` seats on, so that everybody has every seat equally often.
        let shift = number as usize % seats;
        let player_at = |seat: Seat| (seat.index() + seats - shift) % seats;
        let mut brains: Vec<Brain> = Seat::all()
            .take(seats)
            .filter_map(|seat| self.players.get(player_at(seat)))
            .map(|player| match player {
                Player::Bot(level) => Brain::Bot(Bot::new(*level, dice.next())),
                Player::Random => Brain::Random(Dice::new(dice.next())),
            })
            .collect();
        let mut tally = Tally {
            games: 1,
            turns: 1, // the first is announced with the deal
            ..Tally::default()
        };
        let first = table.game().turn();
        while let Some((seat, _)) = table.game().decision() {
            let view = table.view(seat);
            let brain = brains.get_mut(seat.index());
            let action = brain.and_then(|brain| brain.choose(&view));
            let action = action.ok_or(RuleViolation::CardsFirst)?;
            for event in table.act(seat, action)? {
                match event {
                    Event::Turn { .. } => tally.turns += 1,
                    Event::Shuffled {
                        pile: Pile::Draw, ..
                    } => tally.reshuffles += 1,
                    _ => {}
                }
            }
        }
        let outcome = table.game().outcome().ok_or(RuleViolation::GameOver)?;
        match outcome.ending {
            Ending::Queens => tally.by_queens = 1,
            Ending::Points => tally.by_points = 1,
            Ending::NobodySleeps => tally.nobody_sleeps = 1,
            Ending::LastSeat => {}
        }
        let part = VICTORY / outcome.winners.len().max(1) as u64;
        for winner in outcome.winners.iter() {
            let order = (winner.index() + seats - first.index()) % seats;
            for (index, counts) in [
                (order, &mut tally.by_order),
                (player_at(winner), &mut tally.by_player),
            ] {
                if let Some(seat) = Seat::all().nth(index) {
                    counts[seat] += part;
                }
            }
        }
        Ok(tally)
    }
}
