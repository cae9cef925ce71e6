//! A table at which only one thing can be done: for lessons.

use eframe::egui::Rect;
use rules::{Action, Slot};

use super::super::super::table_model::{Choice, HandCard, WhyNot};
use super::TableScreen;

/// What a lesson asks for.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    /// The one thing that can be done; nothing while there is something to read.
    pub(crate) action: Option<Action>,
    /// What to do, in words.
    pub(crate) text: String,
    /// Where the lesson's words go: the place of the history.
    pub(super) room: Rect,
}

impl Guide {
    pub(crate) const fn new(action: Option<Action>, text: String) -> Self {
        Self {
            action,
            text,
            room: Rect::NOTHING,
        }
    }

    /// Leaves only what is asked for.
    pub(super) fn narrow(&self, choice: &mut Choice) {
        let wanted = |action: &Action| Some(*action) == self.action;
        choice.places.retain(|(_, action)| wanted(action));
        choice.queens.retain(|(.., action)| wanted(action));
        choice.play = choice.play.filter(wanted);
        choice.discard = choice.discard.filter(wanted);
        if choice.discard.is_none() {
            choice.set = None;
        }
    }

    /// Every card but those that are asked for says that it is not their time yet.
    pub(super) fn narrow_hand(&self, hand: &mut [HandCard]) {
        for held in hand {
            let asked = self.names(held.slot);
            if !asked && held.why_not.is_none() {
                held.why_not = Some(WhyNot::NotTaught);
            }
        }
    }

    pub(super) fn advice(&self) -> Option<(Action, String)> {
        Some((self.action?, self.text.clone()))
    }

    fn names(&self, slot: Slot) -> bool {
        self.action
            .is_some_and(|action| action.named_slots().contains(slot))
    }
}

impl TableScreen {
    /// From now on only this can be done.
    pub(crate) fn guide(&mut self, guide: Guide) {
        let room = self.guide.as_ref().map(|before| before.room);
        self.guide = Some(Guide {
            room: room.unwrap_or(guide.room),
            ..guide
        });
        self.sent = None;
    }

    /// Where a lesson's words go, once the table was shown.
    pub(crate) fn room_for_words(&self) -> Option<Rect> {
        let room = self.guide.as_ref().map(|guide| guide.room)?;
        room.is_positive().then_some(room)
    }

    /// A table that is laid anew leaves the lesson's words where they are.
    pub(crate) fn keep_room(&mut self, room: Rect) {
        if let Some(guide) = &mut self.guide {
            guide.room = room;
        }
    }

    /// Whether it is a lesson.
    pub(super) const fn is_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// The cards that are picked up.
    pub(crate) fn picked(&self) -> &[Slot] {
        &self.picked
    }

    /// Whether everything that happened was shown.
    pub(crate) fn is_calm(&self) -> bool {
        self.waiting.is_empty()
    }

    /// A card that is to be picked up next.
    pub(super) fn points_at(&self, slot: Slot) -> bool {
        let asked = self.guide.as_ref().is_some_and(|guide| guide.names(slot));
        asked && !self.picked.contains(&slot)
    }
}
