//! An imagined table: the rules once more, small and fast, for games that only a bot plays.
//!
//! The engine proper keeps slots, audiences and events, which an imagined game has no use for. A
//! test plays this and the engine side by side.

use rules::{Attack, BySeat, Card, Dice, HAND, Queen, QueenSet, Seat, SeatSet, Weapon};

use crate::hand::{Hand, Sort};
use crate::scene::{Ask, Move, Scene, Sleeper};

/// The larger draw deck.
const DECK: usize = Card::COUNT as usize;

/// A table with every card known.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) scene: Scene,
    pub(super) hands: BySeat<Hand>,
    /// The unseen queens; the last of them is woken next.
    order: [Queen; Queen::ALL.len()],
    draw: [Sort; DECK],
    /// The top of the draw pile is at `top`, its bottom before `end`.
    top: usize,
    end: usize,
    spent: Hand,
    pub(super) dice: Dice,
}

/// As [`Dice::shuffle`], with one multiplication for each card: the bias of less than one in 10^8
/// is of no account to a guess.
pub(super) fn shuffle(cards: &mut [Sort], dice: &mut Dice) {
    for last in (1..cards.len()).rev() {
        let bound = last as u64 + 1;
        let at = ((dice.next() >> 32) * bound) >> 32;
        cards.swap(last, usize::try_from(at).unwrap_or_default());
    }
}

impl World {
    /// A table of which the piles are not known yet, with so many cards left to draw.
    pub(super) fn new(scene: Scene, hands: BySeat<Hand>, left: usize, spent: Hand) -> Self {
        let mut order = [Queen::Heart; Queen::ALL.len()];
        for (slot, queen) in order.iter_mut().zip(scene.unseen.iter()) {
            *slot = queen;
        }
        Self {
            scene,
            hands,
            order,
            draw: [Sort::KING; DECK],
            top: 0,
            end: left,
            spent,
            dice: Dice::new(0),
        }
    }

    /// Lays the draw pile, top first, and the unseen queens at random.
    pub(super) fn set_piles(&mut self, draw: impl Iterator<Item = Sort>, mut dice: Dice) {
        for (slot, card) in self.draw.iter_mut().zip(draw) {
            *slot = card;
        }
        if let Some(order) = self.order.get_mut(..self.scene.unseen.len()) {
            dice.shuffle(order);
        }
        self.dice = dice;
    }

    /// Lets this unseen queen wake next.
    #[cfg(test)]
    pub(super) fn wakes_next(&mut self, next: Queen) {
        let unseen = self.scene.unseen.len();
        let order = &mut self.order[..unseen];
        let at = order.iter().position(|&queen| queen == next).unwrap();
        order.swap(at, unseen - 1);
    }

    /// Whether both piles hold the same, in the same order.
    #[cfg(test)]
    pub(super) fn has_piles_of(&self, other: &Self) -> bool {
        let draw = |world: &Self| world.draw[world.top..world.end].to_vec();
        draw(self) == draw(other) && self.spent == other.spent
    }

    /// Carries out a move that the rules allow, up to the next choice.
    pub(super) fn play(&mut self, choice: Move) {
        let turn = self.scene.turn;
        match (choice, self.scene.ask) {
            (Move::King(sleeper), _) => {
                self.spend(turn, Hand::one(Sort::KING));
                self.wake(turn, sleeper);
            }
            (Move::Attack(attack), _) => {
                self.spend(turn, Hand::one(Sort::of(attack.weapon.kind())));
                self.scene.ask = Ask::Answer(attack);
            }
            (Move::Jester, _) => {
                self.spend(turn, Hand::one(Sort::JESTER));
                self.turn_up(turn);
            }
            (Move::Discard(cards), _) => {
                self.spend(turn, cards);
                self.finish_turn(None);
            }
            (Move::Block, Ask::Answer(attack)) => {
                let stops = Sort::of(attack.weapon.stopped_by());
                self.spend(attack.owner, Hand::one(stops));
                self.finish_turn(Some(attack.owner));
            }
            (Move::LetGo, Ask::Answer(attack)) => self.let_go(attack),
            (Move::Wake(sleeper), Ask::Wake(seat)) => self.wake(seat, sleeper),
            (Move::Block | Move::LetGo | Move::Wake(_), _) => {}
        }
    }

    fn spend(&mut self, seat: Seat, cards: Hand) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.spent = self.spent.plus(cards);
    }

    fn take_top(&mut self) -> Sort {
        if self.top >= self.end {
            self.end = self.spent.len();
            for (slot, card) in self.draw.iter_mut().zip(self.spent.iter()) {
                *slot = card;
            }
            if let Some(pile) = self.draw.get_mut(..self.end) {
                shuffle(pile, &mut self.dice);
            }
            self.spent = Hand::EMPTY;
            self.top = 0;
        }
        let card = self.draw.get(self.top).copied().unwrap_or(Sort::KING);
        self.top += 1;
        card
    }

    fn turn_up(&mut self, seat: Seat) {
        let card = self.take_top();
        let Some(value) = card.value() else {
            self.hands[seat] = self.hands[seat].with(card);
            self.scene.ask = Ask::Turn;
            return;
        };
        self.spent = self.spent.with(card);
        let others = self.scene.playing.len();
        let steps = (usize::from(value) + others - 1) % others.max(1);
        let counted = match steps {
            0 => seat,
            steps => self
                .scene
                .playing
                .clockwise_after(seat)
                .nth(steps - 1)
                .unwrap_or(seat),
        };
        self.scene.ask = Ask::Wake(counted);
    }

    fn let_go(&mut self, attack: Attack) {
        let Attack {
            weapon,
            owner,
            queen,
        } = attack;
        let turn = self.scene.turn;
        self.scene.lose(owner, queen);
        match weapon {
            Weapon::Potion => self.scene.seen = self.scene.seen.with(queen),
            Weapon::Knight => {
                self.scene.gain(turn, queen);
                if self.has_ended(turn) {
                    return;
                }
            }
        }
        self.finish_turn(None);
    }

    fn wake(&mut self, seat: Seat, sleeper: Sleeper) {
        let scene = &mut self.scene;
        let queen = match sleeper {
            Sleeper::Seen(queen) => queen,
            Sleeper::Unseen => {
                let last = scene.unseen.len().saturating_sub(1);
                self.order.get(last).copied().unwrap_or(Queen::Heart)
            }
        };
        scene.unseen = scene.unseen.without(queen);
        if scene.is_barred(seat, queen) {
            scene.seen = scene.seen.with(queen);
            self.finish_turn(None);
            return;
        }
        scene.seen = scene.seen.without(queen);
        scene.gain(seat, queen);
        if self.has_ended(seat) {
            return;
        }
        if queen.brings_companion() {
            self.scene.ask = Ask::Wake(seat);
        } else {
            self.finish_turn(None);
        }
    }

    fn has_ended(&mut self, seat: Seat) -> bool {
        let scene = &mut self.scene;
        let reached = scene.courts[seat].len() >= usize::from(scene.goal.queens)
            || scene
                .goal
                .points
                .is_some_and(|goal| scene.points[seat] >= goal);
        if reached {
            scene.ask = Ask::Over(SeatSet::EMPTY.with(seat));
        } else if scene.seen.is_empty() && scene.unseen.is_empty() {
            scene.ask = Ask::Over(best_courts(scene));
        }
        matches!(scene.ask, Ask::Over(_))
    }

    fn finish_turn(&mut self, defender: Option<Seat>) {
        let turn = self.scene.turn;
        for seat in [Some(turn), defender].into_iter().flatten() {
            if self.scene.playing.contains(seat) {
                for _ in self.hands[seat].len()..HAND {
                    let card = self.take_top();
                    self.hands[seat] = self.hands[seat].with(card);
                }
            }
        }
        self.scene.turn = self
            .scene
            .playing
            .clockwise_after(turn)
            .next()
            .unwrap_or(turn);
        self.scene.ask = Ask::Turn;
    }
}

/// Most points, then most queens; junior tables, which have no goal in points, count queens only.
fn best_courts(scene: &Scene) -> SeatSet {
    let score = |seat: Seat| {
        let queens: QueenSet = scene.courts[seat];
        let points = scene.goal.points.map_or(0, |_| scene.points[seat]);
        (points, queens.len())
    };
    let best = scene.playing.iter().map(score).max();
    scene
        .playing
        .iter()
        .filter(|&seat| Some(score(seat)) == best)
        .collect()
}
