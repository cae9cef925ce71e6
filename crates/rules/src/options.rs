//! What a table agrees on before the deal.

use core::time::Duration;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::place::Place;
use crate::queen::Queen;

/// Which cards are in the box.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Edition {
    /// 12 queens and 67 cards to draw.
    #[default]
    Classic,
    /// 16 queens and 69 cards to draw.
    Deluxe,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Deluxe];

    /// The queens, in card order.
    pub fn queens(self) -> impl ExactSizeIterator<Item = Queen> + Clone {
        let count = match self {
            Self::Classic => 12,
            Self::Deluxe => 16,
        };
        Queen::ALL.into_iter().take(count)
    }

    /// The draw deck, by id.
    pub fn cards(self) -> impl ExactSizeIterator<Item = Card> {
        Card::all().take(match self {
            Self::Classic => usize::from(Card::CLASSIC_COUNT),
            Self::Deluxe => usize::from(Card::COUNT),
        })
    }

    /// Whether the draw deck has the card.
    pub const fn has(self, card: Card) -> bool {
        matches!(self, Self::Deluxe) || card.id() < Card::CLASSIC_COUNT
    }

    /// How many columns the grid has; it always has four rows.
    pub const fn columns(self) -> u8 {
        match self {
            Self::Classic => 3,
            Self::Deluxe => 4,
        }
    }

    /// The places of the grid, row by row.
    pub fn places(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |place| place.column() < self.columns())
    }
}

/// What may be discarded as a single card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum SingleDiscard {
    /// Any card.
    #[default]
    AnyCard,
    /// Number cards only. A player with no other move shows the whole hand, then discards one card.
    NumbersOnly,
}

/// Which sums are discards.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Equations {
    /// One number is the sum of all the others: `2 + 3 + 4 = 9`.
    #[default]
    OneSum,
    /// Both sides may be sums: `2 + 7 = 4 + 5`.
    TwoSums,
}

/// How long a player may think. The engine has no clock: the player's own program applies it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct TimeLimit {
    /// In seconds; 0 is no limit.
    pub seconds: u16,
}

impl TimeLimit {
    /// As long as one likes.
    pub const NONE: Self = Self { seconds: 0 };

    /// A limit in seconds; 0 is no limit.
    pub const fn seconds(seconds: u16) -> Self {
        Self { seconds }
    }

    /// How long after the attack "let her go" takes effect when the owner says so at `said`
    /// (ruling 12): at the next whole five seconds, and no later than the limit.
    ///
    /// The instant does not depend on the hand, so the time taken tells the table nothing of it.
    pub fn let_go_takes_effect(self, said: Duration) -> Duration {
        let beat = LET_GO_BEAT.as_secs();
        let beats = said.as_secs() / beat + 1;
        let next = Duration::from_secs(beats.saturating_mul(beat));
        if self == Self::NONE {
            next
        } else {
            next.min(Duration::from_secs(u64::from(self.seconds)))
        }
    }
}

/// "Let her go" takes effect on whole multiples of this after the attack.
pub const LET_GO_BEAT: Duration = Duration::from_secs(5);

/// What a table agrees on before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Which cards are in the box.
    pub edition: Edition,
    /// What may be discarded as a single card.
    pub single_discard: SingleDiscard,
    /// Which sums are discards.
    pub equations: Equations,
    /// For the youngest: runs such as 2-3-4 are discards too, and only the number of queens counts.
    pub junior: bool,
    /// Three equal numbers are a discard.
    pub three_of_a_kind: bool,
    /// Sleeping queens that everyone has seen are marked on the screen.
    pub memory_help: bool,
    /// How long the owner of an attacked queen may think.
    pub answer_time: TimeLimit,
    /// How long a turn or a choice may take.
    pub turn_time: TimeLimit,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            edition: Edition::Classic,
            single_discard: SingleDiscard::AnyCard,
            equations: Equations::OneSum,
            junior: false,
            three_of_a_kind: false,
            memory_help: false,
            answer_time: TimeLimit::seconds(15),
            turn_time: TimeLimit::NONE,
        }
    }
}

/// The options of a printed booklet.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Preset {
    /// Gamewright, FoxMind in English, Giocovunque.
    #[default]
    Standard,
    /// Game Factory: only numbers are discarded singly.
    GameFactory,
    /// FoxMind in Hebrew: both sides of an equation may be sums.
    FoxmindHebrew,
    /// The larger box, with the standard equations.
    Deluxe,
    /// The larger box, with the equations of the Hebrew booklet.
    DeluxeTwoSums,
}

impl Preset {
    /// Every preset, the default first.
    pub const ALL: [Self; 5] = [
        Self::Standard,
        Self::GameFactory,
        Self::FoxmindHebrew,
        Self::Deluxe,
        Self::DeluxeTwoSums,
    ];

    /// The options of this booklet.
    pub fn options(self) -> Options {
        let standard = Options::default();
        match self {
            Self::Standard => standard,
            Self::GameFactory => Options {
                single_discard: SingleDiscard::NumbersOnly,
                ..standard
            },
            Self::FoxmindHebrew => Options {
                equations: Equations::TwoSums,
                ..standard
            },
            Self::Deluxe => Options {
                edition: Edition::Deluxe,
                ..standard
            },
            Self::DeluxeTwoSums => Options {
                edition: Edition::Deluxe,
                equations: Equations::TwoSums,
                ..standard
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ruling_12_let_her_go_takes_effect_on_fixed_instants() {
        let limit = TimeLimit::seconds(15);
        let effect = |ms| {
            limit
                .let_go_takes_effect(Duration::from_millis(ms))
                .as_secs()
        };
        assert_eq!(
            [0, 1, 4_999, 5_000, 9_999, 10_000, 14_999, 60_000].map(effect),
            [5, 5, 5, 10, 10, 15, 15, 15]
        );
        let odd = TimeLimit::seconds(12);
        assert_eq!(
            odd.let_go_takes_effect(Duration::from_secs(11)).as_secs(),
            12
        );
        assert_eq!(
            TimeLimit::NONE
                .let_go_takes_effect(Duration::from_secs(61))
                .as_secs(),
            65
        );
    }

    #[test]
    fn the_decks_have_79_and_85_cards_and_a_place_for_every_queen() {
        for (edition, all) in [(Edition::Classic, 79), (Edition::Deluxe, 85)] {
            assert_eq!(edition.queens().len() + edition.cards().len(), all);
            assert_eq!(edition.places().count(), edition.queens().len());
            assert!(edition.cards().all(|card| edition.has(card)));
        }
    }

    #[test]
    fn presets_differ_from_the_standard_only_where_their_booklets_do() {
        let standard = Options::default();
        for preset in Preset::ALL {
            let options = preset.options();
            assert!(!options.junior && !options.three_of_a_kind && !options.memory_help);
            assert_eq!(options.answer_time, standard.answer_time);
            assert_eq!(options.turn_time, TimeLimit::NONE);
        }
        assert_eq!(Preset::Standard.options(), standard);
        assert_eq!(
            Preset::GameFactory.options().single_discard,
            SingleDiscard::NumbersOnly
        );
        assert_eq!(
            Preset::FoxmindHebrew.options().equations,
            Equations::TwoSums
        );
        assert_eq!(Preset::Deluxe.options().edition, Edition::Deluxe);
    }
}
