//! Cards on their way: from where one was to where it goes.

use std::collections::BTreeMap;

use eframe::egui::{Pos2, Rect, Vec2, pos2};
use rules::{Seat, SeatSet, Slot, Value};

use super::art::CardFace;

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprite {
    pub(crate) rect: Rect,
    pub(crate) face: CardFace,
}

/// All cards as they lie, by slot.
pub(crate) type Sprites = BTreeMap<Slot, Sprite>;

/// One card on its way.
#[derive(Clone, Copy, Debug)]
struct Flight {
    from: Sprite,
    to: Sprite,
    begins: f64,
    seconds: f64,
}

/// A card on its way, at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flying {
    pub(crate) rect: Rect,
    /// The larger of where it was and where it goes: its picture is drawn for that size.
    pub(crate) drawn_for: Rect,
    pub(crate) face: CardFace,
    /// It is being turned over.
    pub(crate) turning: bool,
}

/// All cards on their way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flights {
    by_slot: BTreeMap<Slot, Flight>,
}

/// Between one card and the next, in flights.
const STAGGER: f64 = 0.22;

/// However many cards move, the last one starts no later than this, in flights.
const LONGEST_STAGGER: f64 = 1.4;

impl Flights {
    /// Sends every card on its way that lies elsewhere now, or shows another side.
    pub(crate) fn begin(&mut self, before: &Sprites, after: &Sprites, now: f64, seconds: f64) {
        self.by_slot.clear();
        if seconds <= 0.0 {
            return;
        }
        let moves: Vec<(Slot, Sprite, Sprite)> = after
            .iter()
            .filter_map(|(&slot, &to)| {
                let from = *before.get(&slot)?;
                let moved = from.rect.center().distance(to.rect.center()) > 2.0;
                (moved || from.face != to.face).then_some((slot, from, to))
            })
            .collect();
        let count = f64::from(u32::try_from(moves.len()).unwrap_or(u32::MAX)).max(1.0);
        let stagger = STAGGER.min(LONGEST_STAGGER / count) * seconds;
        let mut begins = now;
        for (slot, from, to) in moves {
            self.by_slot.insert(
                slot,
                Flight {
                    from,
                    to,
                    begins,
                    seconds,
                },
            );
            begins += stagger;
        }
    }

    /// Where a card is, if it is on its way.
    pub(crate) fn at(&self, slot: Slot, now: f64) -> Option<Flying> {
        let flight = self.by_slot.get(&slot)?;
        let part = ((now - flight.begins) / flight.seconds).clamp(0.0, 1.0);
        if part >= 1.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let eased = ease(part as f32);
        let centre = along(flight.from.rect.center(), flight.to.rect.center(), eased);
        let size =
            flight.from.rect.size() + (flight.to.rect.size() - flight.from.rect.size()) * eased;
        let turning = flight.from.face != flight.to.face;
        // A card that is turned over is seen from the side half way.
        let width = if turning {
            (1.0 - 2.0 * eased).abs().max(0.03)
        } else {
            1.0
        };
        let face = if turning && eased < 0.5 {
            flight.from.face
        } else {
            flight.to.face
        };
        Some(Flying {
            rect: Rect::from_center_size(centre, Vec2::new(size.x * width, size.y)),
            drawn_for: if flight.from.rect.width() > flight.to.rect.width() {
                flight.from.rect
            } else {
                flight.to.rect
            },
            face,
            turning,
        })
    }

    /// The cards on their way, the lowest slot first.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> {
        self.by_slot.keys().copied()
    }

    /// Whether anything still moves; forgets what has arrived.
    pub(crate) fn busy(&mut self, now: f64) -> bool {
        self.by_slot
            .retain(|_, flight| now < flight.begins + flight.seconds);
        !self.by_slot.is_empty()
    }

    /// Everything is there at once.
    pub(crate) fn skip(&mut self) {
        self.by_slot.clear();
    }
}

/// A count that goes round the table, from player to player, until it stops at one.
#[derive(Clone, Debug)]
pub(crate) struct Count {
    seats: Vec<Seat>,
    begins: f64,
    /// How long each number stays.
    seconds: f64,
}

/// A number stays so long, in flights; and however far it counts, all take no longer than this.
const BEAT: f64 = 0.7;
const LONGEST_COUNT: f64 = 5.0;

impl Count {
    /// A count of so much, clockwise, that stops at `last`.
    pub(crate) fn new(seats: SeatSet, last: Seat, value: Value, now: f64, flight: f64) -> Self {
        let round: Vec<Seat> = seats.clockwise_after(last).collect();
        let number = usize::from(value.get());
        // Whoever comes last is at the end of the round that begins after them.
        let behind = (round.len() - number % round.len().max(1)) % round.len().max(1);
        let seats: Vec<Seat> = round
            .iter()
            .cycle()
            .skip(behind)
            .take(number)
            .copied()
            .collect();
        let beats = f64::from(value.get()).max(1.0);
        Self {
            seats,
            begins: now,
            seconds: BEAT.min(LONGEST_COUNT / beats) * flight,
        }
    }

    /// Whose turn it is to be counted, and the number; nothing when the count is over.
    pub(crate) fn at(&self, now: f64) -> Option<(Seat, u8)> {
        let beat = ((now - self.begins) / self.seconds).max(0.0);
        let mut seats = (1_u8..).zip(&self.seats);
        seats
            .find(|(number, _)| beat < f64::from(*number))
            .map(|(number, &seat)| (seat, number))
    }
}

/// Quick at first, gentle at the end.
fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

/// A low arc instead of a straight line: it looks like a hand laying a card.
fn along(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let straight = from + (to - from) * part;
    let lift = (from.distance(to) * 0.12).min(50.0) * 4.0 * part * (1.0 - part);
    pos2(straight.x, straight.y - lift)
}

#[cfg(test)]
mod tests {
    use eframe::egui::vec2;

    use super::*;

    fn sprite(x: f32, face: CardFace) -> Sprite {
        Sprite {
            rect: Rect::from_min_size(pos2(x, 0.0), vec2(50.0, 70.0)),
            face,
        }
    }

    #[test]
    fn a_card_flies_from_where_it_was_and_arrives() {
        let before = Sprites::from([
            (Slot(1), sprite(0.0, CardFace::DrawBack)),
            (Slot(2), sprite(9.0, CardFace::Jester)),
        ]);
        let after = Sprites::from([
            (Slot(1), sprite(200.0, CardFace::Number(7))),
            (Slot(2), sprite(9.0, CardFace::Jester)),
        ]);
        let mut flights = Flights::default();
        flights.begin(&before, &after, 10.0, 0.5);
        assert_eq!(flights.slots().collect::<Vec<_>>(), [Slot(1)]);
        let first = flights.at(Slot(1), 10.0).unwrap();
        assert!((first.rect.center().x - 25.0).abs() < 0.01);
        assert_eq!(first.face, CardFace::DrawBack);
        let late = flights.at(Slot(1), 10.45).unwrap();
        assert!(late.rect.center().x > 150.0);
        assert_eq!(late.face, CardFace::Number(7));
        assert!(flights.busy(10.4));
        assert!(!flights.busy(10.5));
        assert!(flights.at(Slot(1), 10.6).is_none());
    }

    #[test]
    fn reduced_motion_moves_nothing() {
        let before = Sprites::from([(Slot(1), sprite(0.0, CardFace::DrawBack))]);
        let after = Sprites::from([(Slot(1), sprite(200.0, CardFace::DrawBack))]);
        let mut flights = Flights::default();
        flights.begin(&before, &after, 0.0, 0.0);
        assert!(!flights.busy(0.0));
    }

    #[test]
    fn a_count_goes_round_and_stops_where_it_should() {
        let seats = SeatSet::first(3);
        let seat = |index: u8| Seat::new(index).unwrap();
        for last in 0..3 {
            for number in 1..=10 {
                let value = Value::new(number).unwrap();
                let count = Count::new(seats, seat(last), value, 5.0, 0.5);
                assert_eq!(count.seats.len(), usize::from(number));
                assert_eq!(count.seats.last(), Some(&seat(last)));
                for pair in count.seats.windows(2) {
                    assert_eq!(seats.clockwise_after(pair[0]).next(), Some(pair[1]));
                }
                assert_eq!(count.at(5.0), Some((count.seats[0], 1)));
                assert_eq!(count.at(4.0), Some((count.seats[0], 1)));
                let end = 5.0 + count.seconds * f64::from(number);
                assert_eq!(count.at(end - 0.001), Some((seat(last), number)));
                assert_eq!(count.at(end + 0.001), None);
                assert!(end <= 5.0 + 0.5 * LONGEST_COUNT + 0.001);
            }
        }
    }

    #[test]
    fn many_cards_do_not_take_for_ever() {
        let before: Sprites = (0..60)
            .map(|n| (Slot(n), sprite(0.0, CardFace::DrawBack)))
            .collect();
        let after: Sprites = (0..60)
            .map(|n| (Slot(n), sprite(300.0, CardFace::DrawBack)))
            .collect();
        let mut flights = Flights::default();
        flights.begin(&before, &after, 0.0, 0.5);
        assert!(flights.busy(0.5));
        assert!(!flights.busy(1.25));
    }
}
