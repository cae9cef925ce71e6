//! The card game Sleeping Queens: public state, rules, and who may see what.
//!
//! The engine does not know the cards. A card lies face down in a [`Slot`]; who may know its face
//! is public policy ([`Audience`]); the face itself arrives with the [`Command`] that lays it open,
//! proven by the layer that feeds the engine. So the state is the same on every computer, and can
//! be hashed, replayed and audited.
//!
//! - [`Game`] is the public state. [`Game::apply`] moves it by a [`Command`], all or nothing, and
//!   returns [`Event`]s or a [`RuleViolation`]. [`Game::awaiting`] says what must come next.
//! - [`View`] is the game as one player sees it: the public state and the player's own
//!   [`Knowledge`]. [`View::legal_actions`] is exactly what `apply` accepts.
//! - [`OpenDealer`] plays without cryptography, from a seed; [`Position`] lays a table out by hand.
//! - Every card, slot, place, action, command and event has one short text form: see [`notation`].
//!
//! The rules and rulings are numbered in `docs/rules.md`; comments cite those numbers.

mod action;
mod card;
mod command;
mod dice;
mod discard;
mod event;
mod game;
mod knowledge;
pub mod notation;
mod open_dealer;
mod options;
mod outcome;
mod place;
mod position;
mod queen;
mod seat;
mod slot;
mod view;
mod violation;
pub mod words;

pub use action::Action;
pub use card::{Card, CardSet, Colour, Face, Kind, King, Value};
pub use command::{Attack, Awaiting, Command, Decision, Pile, Shuffle, WakeCause, Weapon};
pub use dice::Dice;
pub use discard::{DiscardSet, Equation, discard_set};
pub use event::Event;
pub use game::{Awake, Game};
pub use knowledge::Knowledge;
pub use open_dealer::OpenDealer;
pub use options::{Edition, Equations, LET_GO_BEAT, Options, Preset, SingleDiscard, TimeLimit};
pub use outcome::{Ending, Goal, Outcome};
pub use place::Place;
pub use position::{Position, PositionError};
pub use queen::{Queen, QueenSet};
pub use seat::{BySeat, MAX_SEATS, MIN_SEATS, Seat, SeatSet};
pub use slot::{Audience, HAND, NotASet, Slot, SlotRange, SlotSet};
pub use view::View;
pub use violation::RuleViolation;
