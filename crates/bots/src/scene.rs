//! The table as a policy sees it: who has which queens, who sleeps, and what is asked.

use rules::{Attack, BySeat, Decision, Face, Goal, Queen, QueenSet, Seat, SeatSet, View, Weapon};

/// What everybody knows, without the places: sleeping queens that nobody has seen are alike, and
/// those that were put back are known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    pub(crate) goal: Goal,
    pub(crate) playing: SeatSet,
    pub(crate) turn: Seat,
    pub(crate) ask: Ask,
    pub(crate) courts: BySeat<QueenSet>,
    /// What the courts are worth.
    pub(crate) points: BySeat<u8>,
    /// The sleeping queens that everybody has seen.
    pub(crate) seen: QueenSet,
    /// The sleeping queens that nobody has seen.
    pub(crate) unseen: QueenSet,
}

/// What is asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The turn's seat is to act.
    Turn,
    /// The owner is to answer.
    Answer(Attack),
    /// This seat wakes a queen.
    Wake(Seat),
    /// Nothing: these have won.
    Over(SeatSet),
}

/// Whom to wake: a queen whose place is known, or any of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sleeper {
    Seen(Queen),
    Unseen,
}

/// A choice without slots and places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    King(Sleeper),
    Attack(Attack),
    Jester,
    Discard(crate::hand::Hand),
    Block,
    LetGo,
    Wake(Sleeper),
}

impl Scene {
    /// The table of this view. Where a queen is to be laid nothing is asked of a policy.
    pub(crate) fn of(view: &View<'_>) -> Self {
        let game = view.game();
        let seen: QueenSet = game
            .sleeping()
            .filter_map(|(_, slot)| game.face(slot).and_then(Face::queen))
            .collect();
        let unseen = game
            .sleepers()
            .iter()
            .filter(|&queen| !seen.contains(queen))
            .collect();
        let courts = BySeat::from_fn(|seat| game.court(seat));
        Self {
            goal: game.goal(),
            playing: game.playing(),
            turn: game.turn(),
            ask: match (game.decision(), game.outcome()) {
                (Some((_, Decision::Answer(attack))), _) => Ask::Answer(attack),
                (Some((seat, Decision::Wake(_))), _) => Ask::Wake(seat),
                (_, Some(outcome)) => Ask::Over(outcome.winners),
                _ => Ask::Turn,
            },
            courts,
            points: BySeat::from_fn(|seat| courts[seat].points()),
            seen,
            unseen,
        }
    }

    /// Whose choice it is, if the game goes on.
    pub(crate) const fn asked(&self) -> Option<Seat> {
        match self.ask {
            Ask::Turn => Some(self.turn),
            Ask::Answer(attack) => Some(attack.owner),
            Ask::Wake(seat) => Some(seat),
            Ask::Over(_) => None,
        }
    }

    /// Whether a queen would reach the goal for this player.
    pub(crate) fn would_win(&self, seat: Seat, queen: Queen) -> bool {
        !self.is_barred(seat, queen)
            && (self.courts[seat].len() + 1 >= usize::from(self.goal.queens)
                || self
                    .goal
                    .points
                    .is_some_and(|goal| self.points[seat] + queen.points() >= goal))
    }

    /// Whether her rival lies before this player.
    pub(crate) fn is_barred(&self, seat: Seat, queen: Queen) -> bool {
        queen
            .rival()
            .is_some_and(|rival| self.courts[seat].contains(rival))
    }

    /// Every attack that this player may begin with a weapon.
    pub(crate) fn attacks(&self, seat: Seat, weapon: Weapon) -> impl Iterator<Item = Attack> {
        self.playing
            .iter()
            .filter(move |&owner| owner != seat)
            .flat_map(move |owner| {
                self.courts[owner]
                    .iter()
                    .filter(move |&queen| {
                        !queen.is_untouchable()
                            && (weapon == Weapon::Potion || !self.is_barred(seat, queen))
                    })
                    .map(move |queen| Attack {
                        weapon,
                        owner,
                        queen,
                    })
            })
    }

    /// How far a player is from winning: the part of the goal reached, out of 60, by queens or by
    /// points.
    pub(crate) fn progress(&self, seat: Seat) -> u32 {
        let queens = u32::try_from(self.courts[seat].len()).unwrap_or_default();
        let by_queens = queens * 60 / u32::from(self.goal.queens.max(1));
        let by_points = self.goal.points.map_or(0, |goal| {
            u32::from(self.points[seat]) * 60 / u32::from(goal.max(1))
        });
        by_queens.max(by_points)
    }

    pub(crate) fn gain(&mut self, seat: Seat, queen: Queen) {
        self.courts[seat] = self.courts[seat].with(queen);
        self.points[seat] += queen.points();
    }

    pub(crate) fn lose(&mut self, seat: Seat, queen: Queen) {
        self.courts[seat] = self.courts[seat].without(queen);
        self.points[seat] -= queen.points();
    }
}
