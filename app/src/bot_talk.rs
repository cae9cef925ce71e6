//! What a computer player says at the table: now and then, and kindly.

use std::time::Duration;

use network::{Emote, GameState, News};
use protocol::Identity;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rules::{Event, Seat};
use tokio::time::Instant;

/// A computer player says no more than one thing in so long.
const QUIET: Duration = Duration::from_secs(20);

/// Chooses what a computer player says to the person it plays with. Bots do not talk among
/// themselves: that would never end.
#[derive(Debug)]
pub(crate) struct BotTalk {
    person: Identity,
    rng: StdRng,
    spoke: Option<Instant>,
}

impl BotTalk {
    pub(crate) fn with(person: Identity, seed: u64) -> Self {
        Self {
            person,
            rng: StdRng::seed_from_u64(seed),
            spoke: None,
        }
    }

    /// What to say about some news, if anything.
    pub(crate) fn about(&mut self, game: &GameState, news: &News, now: Instant) -> Option<Emote> {
        let own = game.seat?;
        let person = game.charter.seat_of(&self.person)?;
        let (emote, one_in) = match news {
            News::Said(seat, emote) if *seat == person => (answer(*emote)?, 2),
            News::Game(update) => update
                .events()
                .find_map(|event| remark(event, own, person))?,
            _ => return None,
        };
        let lately = self
            .spoke
            .is_some_and(|spoke| now.duration_since(spoke) < QUIET);
        let says = !lately && self.rng.random_range(0..one_in) == 0;
        says.then(|| {
            self.spoke = Some(now);
            emote
        })
    }
}

/// What one says to what was said.
const fn answer(emote: Emote) -> Option<Emote> {
    match emote {
        Emote::Hello => Some(Emote::Hello),
        Emote::WellPlayed | Emote::Wow | Emote::Sorry => Some(Emote::ThankYou),
        Emote::Hurry | Emote::OhNo => Some(Emote::Sorry),
        Emote::Laugh => Some(Emote::Laugh),
        Emote::GoodGame => Some(Emote::GoodGame),
        Emote::ThankYou => None,
    }
}

/// What one says to what happened, once in so many times.
fn remark(event: &Event, own: Seat, person: Seat) -> Option<(Emote, u32)> {
    match *event {
        Event::Stolen { from, .. } | Event::PutToSleep { from, .. } if from == own => {
            Some((Emote::OhNo, 3))
        }
        Event::Blocked { seat, .. } if seat == person => Some((Emote::WellPlayed, 4)),
        Event::Woke { seat, .. } if seat == person => Some((Emote::Wow, 8)),
        Event::Ended(_) => Some((Emote::GoodGame, 2)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_kind_and_come_to_an_end() {
        for emote in Emote::ALL {
            let kind = answer(emote).is_none_or(|said| said != Emote::Hurry);
            assert!(kind, "{emote:?}");
        }
        assert_eq!(answer(Emote::ThankYou), None);
    }

    #[test]
    fn only_what_concerns_one_is_remarked_on() {
        let seat = |index: u8| Seat::new(index).unwrap();
        let stolen = Event::Stolen {
            seat: seat(0),
            from: seat(1),
            slot: rules::Slot(4),
            queen: rules::Queen::Cat,
        };
        assert!(remark(&stolen, seat(1), seat(0)).is_some());
        assert!(remark(&stolen, seat(2), seat(0)).is_none());
    }
}
