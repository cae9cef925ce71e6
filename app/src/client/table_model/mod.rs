//! What a table shows, says and allows: a pure function of one player's view. It serves the table,
//! the hints and the screen reader, and knows nothing of windows.

mod choice;
mod hint;
mod labels;
mod story;
mod sum;

use rules::{
    Attack, Awaiting, Card, Decision, Goal, Kind, Outcome, Place, Queen, QueenSet, Seat, SeatSet,
    Slot, View, WakeCause,
};

pub(crate) use choice::{Choice, WhyNot, why_not};
pub(crate) use hint::hint;
pub(crate) use labels::{banner, card_hint, hand_label, place_label, player_label};
pub(crate) use story::{Names, sentence};
pub(crate) use sum::{find_sets, sum_words};

/// A table as one player sees it.
#[derive(Clone, Debug)]
pub(crate) struct TableModel {
    pub(crate) me: Seat,
    /// Everybody, clockwise, the player of this computer first.
    pub(crate) players: Vec<Player>,
    /// Columns and rows of the grid as it is shown: rows of the rules stand upright, so that the
    /// grid is wider than high.
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    pub(crate) grid: Vec<GridPlace>,
    pub(crate) draw: Vec<Slot>,
    /// The discard pile, its top last.
    pub(crate) discard: Vec<(Slot, Card)>,
    pub(crate) hand: Vec<HandCard>,
    pub(crate) asked: Asked,
    pub(crate) goal: Goal,
    pub(crate) outcome: Option<Outcome>,
}

/// One player at the table.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) seat: Seat,
    pub(crate) queens: Vec<(Slot, Queen)>,
    pub(crate) points: u8,
    /// The cards in hand; another player's face only if everybody has seen it.
    pub(crate) hand: Vec<(Slot, Option<Card>)>,
    pub(crate) playing: bool,
    /// The table waits for this player, or it is this player's turn.
    pub(crate) acts: bool,
}

/// One place of the grid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GridPlace {
    pub(crate) place: Place,
    /// Who sleeps there.
    pub(crate) sleeper: Option<Slot>,
    /// She was seen, and the table marks that.
    pub(crate) marked: Option<Queen>,
}

/// A card of the own hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HandCard {
    pub(crate) slot: Slot,
    pub(crate) card: Option<Card>,
    /// Why it can neither be played nor discarded now, if so.
    pub(crate) why_not: Option<WhyNot>,
}

/// What is going on, and what is asked of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The own turn; another action of the same turn after a Jester's gift.
    Turn { extra: bool },
    /// A queen of ours is attacked.
    Answer(Attack),
    /// Wake a queen.
    Wake(WakeCause),
    /// Lay the queen that our Potion put to sleep.
    Lay(Queen),
    /// Somebody else chooses.
    Wait(Seat, Waiting),
    /// The cards are on their way: shares, a shuffle, a card to be turned up.
    Cards,
    /// The game is over.
    Over,
}

/// What another player is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    Turn,
    Answer(Attack),
    Wake,
    Lay(Queen),
}

impl TableModel {
    /// The table; `asked` only if the steps of the game are far enough that our choice is taken.
    pub(crate) fn of(view: &View<'_>, asks_us: bool) -> Self {
        let game = view.game();
        let me = view.seat();
        let asked = asked(view, asks_us);
        let acting = match game.decision() {
            Some((seat, _)) => Some(seat),
            None => game.outcome().is_none().then(|| game.turn()),
        };
        let players = seats_from(game.seats(), me).map(|seat| {
            let court: QueenSet = game.court(seat);
            let queens = court.iter();
            Player {
                seat,
                queens: queens
                    .filter_map(|queen| Some((game.awake(queen)?.slot, queen)))
                    .collect(),
                points: court.points(),
                hand: game
                    .hand(seat)
                    .iter()
                    .map(|slot| (slot, view.face(slot).and_then(rules::Face::card)))
                    .collect(),
                playing: game.playing().contains(seat),
                acts: acting == Some(seat),
            }
        });
        let edition = game.options().edition;
        let grid = edition.places().map(|place| {
            let sleeper = game.sleeping_at(place);
            let seen = sleeper.and_then(|slot| game.face(slot));
            GridPlace {
                place,
                sleeper,
                marked: seen
                    .and_then(rules::Face::queen)
                    .filter(|_| game.options().memory_help),
            }
        });
        Self {
            me,
            players: players.collect(),
            columns: 4,
            rows: edition.columns(),
            grid: grid.collect(),
            draw: game.draw_pile().iter().collect(),
            discard: game.discard_pile().collect(),
            hand: view
                .hand()
                .map(|(slot, card)| HandCard {
                    slot,
                    card,
                    why_not: why_not(view, asked, slot, card),
                })
                .collect(),
            asked,
            goal: game.goal(),
            outcome: game.outcome(),
        }
    }

    /// The column and row in which a place is shown, counted from 0.
    pub(crate) const fn cell(place: Place) -> (u8, u8) {
        (place.row(), place.column())
    }

    /// Whether the hand holds a card of a kind that stops the attack; the prompt looks the same
    /// either way.
    pub(crate) fn stops(&self, attack: Attack) -> Option<Slot> {
        let needed: Kind = attack.weapon.stopped_by();
        let mut hand = self.hand.iter();
        hand.find(|held| held.card.is_some_and(|card| card.kind() == needed))
            .map(|held| held.slot)
    }
}

/// The seats clockwise, beginning with `first`.
fn seats_from(seats: SeatSet, first: Seat) -> impl Iterator<Item = Seat> {
    let others = seats
        .clockwise_after(first)
        .filter(move |&seat| seat != first);
    std::iter::once(first).chain(others)
}

fn asked(view: &View<'_>, asks_us: bool) -> Asked {
    let game = view.game();
    match game.awaiting() {
        Awaiting::Nothing => Asked::Over,
        Awaiting::Shuffle(_) | Awaiting::TurnUp { .. } => Asked::Cards,
        Awaiting::Action { seat, decision } if seat == view.seat() => match decision {
            _ if !asks_us => Asked::Cards,
            Decision::Turn { extra } => Asked::Turn { extra },
            Decision::Answer(attack) => Asked::Answer(attack),
            Decision::Wake(cause) => Asked::Wake(cause),
            Decision::Lay(queen) => Asked::Lay(queen),
        },
        Awaiting::Action { seat, decision } => Asked::Wait(
            seat,
            match decision {
                Decision::Turn { .. } => Waiting::Turn,
                Decision::Answer(attack) => Waiting::Answer(attack),
                Decision::Wake(_) => Waiting::Wake,
                Decision::Lay(queen) => Waiting::Lay(queen),
            },
        ),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use rules::{Audience, OpenDealer, Options, Position, Preset};

    use super::*;

    pub(crate) fn seat(index: u8) -> Seat {
        Seat::new(index).expect("a table has five seats")
    }

    impl TableModel {
        pub(crate) fn player(&self, seat: Seat) -> Option<&Player> {
            self.players.iter().find(|player| player.seat == seat)
        }
    }

    /// A table of three where it is the first seat's turn, with this hand.
    pub(crate) fn table(hand: &[&str]) -> OpenDealer {
        let mut position = Position::new(Options::default(), 3, seat(2));
        let hand = hand.iter().map(|card| card.parse().expect("a card"));
        position.hands = vec![(seat(0), hand.collect())];
        position.awake = vec![(seat(1), Queen::Cat), (seat(0), Queen::Dog)];
        position.lay_out(1).expect("the table can be laid out")
    }

    #[test]
    fn one_sits_first_and_the_others_follow_clockwise() {
        let table = table(&["King:Cookie"]);
        let model = TableModel::of(&table.view(seat(1)), true);
        let seats: Vec<Seat> = model.players.iter().map(|player| player.seat).collect();
        assert_eq!(seats, [seat(1), seat(2), seat(0)]);
        assert_eq!(model.asked, Asked::Wait(seat(0), Waiting::Turn));
        assert!(model.player(seat(0)).unwrap().acts);
    }

    #[test]
    fn nobody_elses_cards_are_shown() {
        let table = table(&["King:Cookie"]);
        let model = TableModel::of(&table.view(seat(1)), true);
        for player in model.players.iter().skip(1) {
            assert_eq!(player.hand.len(), 5);
            assert!(player.hand.iter().all(|(_, card)| card.is_none()));
        }
        let game = table.game();
        for place in &model.grid {
            let slot = place.sleeper.unwrap_or(Slot(0));
            assert!(place.marked.is_none() || game.audience(slot) == Some(Audience::Everyone));
        }
    }

    #[test]
    fn both_grids_are_shown_wider_than_high_or_square() {
        for preset in Preset::ALL {
            let table = OpenDealer::new(preset.options(), 2, 7).unwrap();
            let model = TableModel::of(&table.view(seat(0)), true);
            assert_eq!(model.grid.len(), usize::from(model.columns * model.rows));
            for place in &model.grid {
                let (column, row) = TableModel::cell(place.place);
                assert!(column < model.columns && row < model.rows);
            }
        }
    }

    #[test]
    fn while_cards_are_on_their_way_nothing_is_asked() {
        let table = table(&["King:Cookie"]);
        let model = TableModel::of(&table.view(seat(0)), false);
        assert_eq!(model.asked, Asked::Cards);
    }
}
