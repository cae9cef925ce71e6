//! What the lesson teaches, part by part.

use rules::Queen;

use super::{CAT, FREE, HEART, PANCAKE};

/// One part of the lesson.
#[derive(Debug)]
pub(crate) struct Part {
    /// The texts: what it is about, what to know, and what to do.
    pub(crate) title: &'static str,
    pub(crate) text: &'static str,
    pub(crate) call: &'static str,
    /// What the partner does first.
    pub(super) before: &'static [Choice],
    /// What the learner is to do; nothing if there is only something to read.
    pub(super) wanted: Option<Choice>,
    /// What the partner answers.
    pub(super) answers: &'static [Choice],
}

/// An action by what a person would call it. Places are row and column, numbers by value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    King((u8, u8)),
    Knight(Queen),
    Potion(Queen),
    Jester,
    Block,
    LetGo,
    Pick((u8, u8)),
    Lay((u8, u8)),
    Swap(&'static [u8]),
}

impl Part {
    const fn read(title: &'static str, text: &'static str) -> Self {
        Self {
            title,
            text,
            call: "tutorial-read-on",
            before: &[],
            wanted: None,
            answers: &[],
        }
    }

    const fn task(texts: [&'static str; 3], wanted: Choice) -> Self {
        let [title, text, call] = texts;
        Self {
            title,
            text,
            call,
            before: &[],
            wanted: Some(wanted),
            answers: &[],
        }
    }

    const fn after(mut self, before: &'static [Choice]) -> Self {
        self.before = before;
        self
    }

    const fn answered(mut self, answers: &'static [Choice]) -> Self {
        self.answers = answers;
        self
    }
}

/// The whole lesson.
pub(super) static PARTS: [Part; 12] = [
    Part::read("tutorial-welcome-title", "tutorial-welcome"),
    Part::task(
        ["tutorial-king-title", "tutorial-king", "tutorial-king-call"],
        Choice::King(PANCAKE),
    ),
    Part::task(
        [
            "tutorial-knight-title",
            "tutorial-knight",
            "tutorial-knight-call",
        ],
        Choice::Knight(Queen::Heart),
    )
    .after(&[Choice::King(HEART)])
    .answered(&[Choice::LetGo]),
    Part::task(
        [
            "tutorial-dragon-title",
            "tutorial-dragon",
            "tutorial-dragon-call",
        ],
        Choice::Block,
    )
    .after(&[Choice::Knight(Queen::Heart)]),
    Part::task(
        [
            "tutorial-potion-title",
            "tutorial-potion",
            "tutorial-potion-call",
        ],
        Choice::Potion(Queen::Moon),
    )
    .answered(&[Choice::LetGo]),
    Part::task(
        ["tutorial-lay-title", "tutorial-lay", "tutorial-lay-call"],
        Choice::Lay(FREE),
    ),
    Part::task(
        ["tutorial-wand-title", "tutorial-wand", "tutorial-wand-call"],
        Choice::Block,
    )
    .after(&[Choice::Potion(Queen::Heart)]),
    Part::task(
        ["tutorial-sum-title", "tutorial-sum", "tutorial-sum-call"],
        Choice::Swap(&[2, 3, 5]),
    ),
    Part::task(
        [
            "tutorial-jester-title",
            "tutorial-jester",
            "tutorial-jester-call",
        ],
        Choice::Jester,
    )
    .after(&[Choice::Swap(&[4])]),
    Part::task(
        ["tutorial-pick-title", "tutorial-pick", "tutorial-pick-call"],
        Choice::Pick(CAT),
    ),
    Part::read("tutorial-won-title", "tutorial-won"),
    Part::read("tutorial-fair-title", "tutorial-fair"),
];
