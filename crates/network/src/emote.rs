//! What players say to each other at the table: one of a few fixed phrases, never a text of one's
//! own. It is no part of the game: nothing of it is signed or recorded, and it may get lost.

use protocol::{Charter, Hash, Identity};
use rules::{Seat, SeatSet};

use crate::budget::Budget;

/// A phrase, shown with a picture. Numbers are never used anew, and one that a newer program knows
/// and this one does not is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Emote {
    /// Hello!
    Hello,
    /// Well played!
    WellPlayed,
    /// Thank you!
    ThankYou,
    /// Oh no!
    OhNo,
    /// Hurry, please!
    Hurry,
    /// Wow!
    Wow,
    /// Ha ha!
    Laugh,
    /// Sorry!
    Sorry,
    /// Good game!
    GoodGame,
}

impl Emote {
    /// All of them, by number.
    pub const ALL: [Self; 9] = [
        Self::Hello,
        Self::WellPlayed,
        Self::ThankYou,
        Self::OhNo,
        Self::Hurry,
        Self::Wow,
        Self::Laugh,
        Self::Sorry,
        Self::GoodGame,
    ];

    /// Its number on the wire, counted from 1.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Hello => 1,
            Self::WellPlayed => 2,
            Self::ThankYou => 3,
            Self::OhNo => 4,
            Self::Hurry => 5,
            Self::Wow => 6,
            Self::Laugh => 7,
            Self::Sorry => 8,
            Self::GoodGame => 9,
        }
    }

    /// The phrase of a number, if this program knows it.
    fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.number() == number)
    }
}

/// A phrase as it comes over a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// At which table.
    pub(crate) game: Hash,
    /// Which phrase.
    pub(crate) number: u8,
}

/// Who says what at our table, if it is somebody who plays there and does not talk all the time.
/// Anything else is passed over: it may be of a newer program, or of a game that is just over.
pub(crate) fn heard(
    charter: &Charter,
    active: SeatSet,
    from: &Identity,
    said: Said,
    budget: &Budget,
) -> Option<(Seat, Emote)> {
    let seat = charter
        .seat_of(from)
        .filter(|&seat| active.contains(seat) && said.game == charter.game_id())?;
    let emote = Emote::from_number(said.number)?;
    budget.emote().then_some((seat, emote))
}

#[cfg(test)]
mod tests {
    use protocol::{SeatEntry, VERSION};
    use rules::Options;

    use super::*;

    fn charter() -> Charter {
        let seat = |number: u8| SeatEntry {
            identity: Identity([number; 32]),
            name: format!("player {number}"),
            operator: Identity([number; 32]),
            nonce: [number; 32],
        };
        Charter {
            version: VERSION,
            options: Options::default(),
            seats: vec![seat(1), seat(2), seat(3)],
        }
    }

    fn hear(from: u8, said: Said, budget: &Budget) -> Option<(Seat, Emote)> {
        let everybody = SeatSet::first(3);
        heard(&charter(), everybody, &Identity([from; 32]), said, budget)
    }

    fn wow() -> Said {
        let game = charter().game_id();
        let number = Emote::Wow.number();
        Said { game, number }
    }

    #[test]
    fn numbers_are_told_apart_and_found_again() {
        for (at, emote) in Emote::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(emote.number()), at + 1);
            assert_eq!(Emote::from_number(emote.number()), Some(emote));
        }
    }

    #[test]
    fn a_seat_is_heard() {
        let second = Seat::new(1).expect("a seat");
        let heard = hear(2, wow(), &Budget::new());
        assert_eq!(heard, Some((second, Emote::Wow)));
    }

    #[test]
    fn whoever_does_not_sit_at_the_table_is_not_heard() {
        assert_eq!(hear(9, wow(), &Budget::new()), None);
        let gone = SeatSet::first(2);
        let third = Identity([3; 32]);
        let heard = heard(&charter(), gone, &third, wow(), &Budget::new());
        assert_eq!(heard, None, "a seat that is gone says nothing");
    }

    #[test]
    fn another_table_is_not_heard() {
        let elsewhere = Said {
            game: Hash([7; 32]),
            ..wow()
        };
        assert_eq!(hear(2, elsewhere, &Budget::new()), None);
    }

    #[test]
    fn a_phrase_of_a_newer_program_is_passed_over() {
        let budget = Budget::new();
        for number in std::iter::once(0).chain(10..=u8::MAX) {
            assert_eq!(hear(2, Said { number, ..wow() }, &budget), None);
        }
        assert!(hear(2, wow(), &budget).is_some(), "and costs nothing");
    }

    #[test]
    fn whoever_talks_all_the_time_is_heard_now_and_then() {
        let budget = Budget::new();
        let heard = (0..1000).filter(|_| hear(2, wow(), &budget).is_some());
        assert!((1..10).contains(&heard.count()));
    }
}
