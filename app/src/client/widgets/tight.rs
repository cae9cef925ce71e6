//! Texts that are larger than the room they were given. Tests ask for them.

use std::cell::RefCell;

use eframe::egui::{Rect, Vec2};

use super::super::rtl;

thread_local! {
    static TIGHT: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// So far a letter may reach out of its line: fonts have air above and below.
const AIR: Vec2 = Vec2::new(1.5, 6.0);

/// Notes a text that does not fit.
pub(super) fn note(text: &str, room: Rect, taken: Rect) {
    let over = taken.size() - room.size() - AIR;
    if over.x > 0.0 || over.y > 0.0 {
        let text = rtl::without_marks(text);
        let line = format!("{text:?} takes {:?} of {:?}", taken.size(), room.size());
        TIGHT.with_borrow_mut(|tight| tight.push(line));
    }
}

/// What did not fit since the last time this was asked.
pub(crate) fn taken() -> Vec<String> {
    let mut lines = TIGHT.with_borrow_mut(std::mem::take);
    lines.sort();
    lines.dedup();
    lines
}

#[test]
fn a_text_without_room_is_noted_once() {
    use eframe::egui::{pos2, vec2};
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 20.0));
    taken();
    note("fits", room, room);
    assert!(taken().is_empty());
    for _ in 0..2 {
        note("too wide", room, room.expand2(vec2(4.0, 0.0)));
    }
    assert_eq!(taken().len(), 1);
}
