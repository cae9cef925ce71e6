//! Players that choose an action from what one seat can see.
//!
//! ```
//! use bots::{Bot, Level};
//! use rules::{OpenDealer, Options};
//!
//! let mut table = OpenDealer::new(Options::default(), 2, 42)?;
//! let mut bots = [Bot::new(Level::Normal, 1), Bot::new(Level::Easy, 2)];
//! while let Some((seat, _)) = table.game().decision() {
//!     let action = bots[seat.index()].choose(&table.view(seat)).unwrap();
//!     table.act(seat, action)?;
//! }
//! assert!(table.game().outcome().is_some());
//! # Ok::<(), rules::RuleViolation>(())
//! ```
//!
//! | level | turns | answers | sleeping queens |
//! | --- | --- | --- | --- |
//! | easy | any sensible move, each kind as likely | every second attack | anybody |
//! | normal | King, Knight, Potion, Jester, the largest discard | whenever it can | anybody |
//! | hard | what does best on imagined tables | the same | remembers who was put back |
//!
//! Where the table marks queens that were put back (memory help), normal looks at the marks, and easy
//! does half of the time.

mod actions;
mod discards;
mod easy;
mod greedy;
mod hand;
mod hard;
mod level;
mod normal;
mod scene;

use rules::{Action, Decision, Dice, View};

use discards::Discards;
pub use level::{Level, UnknownLevel};

/// A player that is never slow, never in doubt and never against the rules.
///
/// **A choice follows from the level, the seed and the view alone.** The bot keeps nothing of what
/// it has seen before: chance is drawn anew for every decision, from the seed and the public state. So
/// a program that was restarted chooses the same again, and never contradicts what it has already
/// signed and sent.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    seed: u64,
}

impl Bot {
    /// A bot that draws its luck from a seed. Whoever knows the seed can foretell it.
    pub const fn new(level: Level, seed: u64) -> Self {
        Self { level, seed }
    }

    /// How well it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What to do now: an action that the rules allow, or nothing if nothing is asked of the seat.
    ///
    /// Nothing too while all faces of the own hand are on their way, if one is needed.
    pub fn choose(&mut self, view: &View<'_>) -> Option<Action> {
        let decision = view.decision()?;
        let mut dice = luck(self.seed, view);
        let discards = Discards::of(view.game().options());
        let choice = match (decision, self.level) {
            // All have seen who it is and where she goes: one place is as good as another.
            (Decision::Lay(_), _) => actions::lay(view, &mut dice),
            (_, Level::Easy) => easy::choose(view, discards, &mut dice),
            (_, Level::Normal) => normal::choose(view, discards, &mut dice),
            (_, Level::Hard) => hard::choose(view, discards, &mut dice),
        };
        let allowed = choice.filter(|&action| view.command(action).is_ok());
        debug_assert!(
            allowed.is_some() || view.hand().any(|(_, card)| card.is_none()),
            "{choice:?} is not allowed"
        );
        allowed.or_else(|| view.time_out_action())
    }
}

/// The chance for one decision: from the seed, the seat and all that is public (FNV-1a over the
/// canonical bytes). Hidden cards do not enter.
fn luck(seed: u64, view: &View<'_>) -> Dice {
    let mut hash = Dice::new(seed).next() ^ u64::from(u8::from(view.seat()));
    for byte in view.game().encode() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    Dice::new(Dice::new(hash).next())
}
