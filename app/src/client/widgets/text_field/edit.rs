//! Changing a line of text. Places are offsets in bytes, in the order of speech, and always lie
//! between two letters as people count them.

use std::ops::Range;

use unicode_segmentation::{GraphemeCursor, UnicodeSegmentation};

use super::super::super::rtl;

/// Where one writes on, and from where on letters are chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Caret {
    pub(super) at: usize,
    pub(super) from: usize,
}

impl Caret {
    /// The letters that are chosen.
    pub(super) fn chosen(self) -> Range<usize> {
        self.at.min(self.from)..self.at.max(self.from)
    }

    /// The text may have been changed by others since: back between two letters of it.
    pub(super) fn within(self, text: &str) -> Self {
        let place = |at: usize| text.floor_char_boundary(at.min(text.len()));
        Self {
            at: place(self.at),
            from: place(self.from),
        }
    }

    /// Goes somewhere; what was chosen stays chosen up to there if wished.
    pub(super) fn go(&mut self, at: usize, choosing: bool) {
        self.at = at;
        if !choosing {
            self.from = at;
        }
    }
}

/// A text that is being changed.
#[derive(Debug)]
pub(super) struct Edit<'a> {
    pub(super) text: &'a mut String,
    pub(super) caret: &'a mut Caret,
    /// No more characters than this.
    pub(super) limit: usize,
}

impl Edit<'_> {
    /// Writes letters in place of those that are chosen, as far as there is room.
    pub(super) fn insert(&mut self, new: &str) -> bool {
        let harmless = |letter: &char| !letter.is_control();
        let new: String = rtl::without_marks(new).chars().filter(harmless).collect();
        if new.is_empty() {
            return false;
        }
        self.remove(self.caret.chosen());
        let room = self.limit.saturating_sub(self.text.chars().count());
        let new: String = new.chars().take(room).collect();
        self.text.insert_str(self.caret.at, &new);
        self.caret.go(self.caret.at + new.len(), false);
        true
    }

    /// Removes what is chosen, or else the letter before.
    pub(super) fn remove_before(&mut self) -> bool {
        let chosen = self.caret.chosen();
        let start = before(self.text, self.caret.at);
        let range = if chosen.is_empty() {
            start..self.caret.at
        } else {
            chosen
        };
        self.remove(range)
    }

    /// Removes what is chosen, or else the letter after.
    pub(super) fn remove_after(&mut self) -> bool {
        let chosen = self.caret.chosen();
        let end = after(self.text, self.caret.at);
        let range = if chosen.is_empty() {
            self.caret.at..end
        } else {
            chosen
        };
        self.remove(range)
    }

    fn remove(&mut self, range: Range<usize>) -> bool {
        if range.is_empty() {
            return false;
        }
        self.caret.go(range.start, false);
        self.text.replace_range(range, "");
        true
    }
}

/// Where the letter before begins.
pub(super) fn before(text: &str, at: usize) -> usize {
    let mut cursor = GraphemeCursor::new(at, text.len(), true);
    cursor.prev_boundary(text, 0).ok().flatten().unwrap_or(0)
}

/// Where the letter after ends.
pub(super) fn after(text: &str, at: usize) -> usize {
    let mut cursor = GraphemeCursor::new(at, text.len(), true);
    let next = cursor.next_boundary(text, 0);
    next.ok().flatten().unwrap_or(text.len())
}

/// Where the word after ends, or the word before begins.
pub(super) fn word(text: &str, at: usize, onwards: bool) -> usize {
    let words = text.unicode_word_indices();
    if onwards {
        let mut ends = words.map(|(start, word)| start + word.len());
        ends.find(|&end| end > at).unwrap_or(text.len())
    } else {
        let starts = words.map(|(start, _)| start);
        starts.filter(|&start| start < at).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(text: &str, caret: Caret, edit: impl FnOnce(&mut Edit<'_>)) -> (String, Caret) {
        let (mut text, mut caret) = (text.to_owned(), caret);
        edit(&mut Edit {
            text: &mut text,
            caret: &mut caret,
            limit: 8,
        });
        (text, caret)
    }

    fn at(at: usize) -> Caret {
        Caret { at, from: at }
    }

    #[test]
    fn letters_go_where_the_caret_is_and_no_further_than_the_limit() {
        let (text, caret) = edited("נה", at(2), |edit| {
            assert!(edit.insert("ע\u{202E}\n"));
        });
        assert_eq!((text.as_str(), caret), ("נעה", at(4)));
        let (text, _) = edited("abcdef", at(3), |edit| {
            edit.insert("12345");
        });
        assert_eq!(text, "abc12def");
        let (text, caret) = edited("abc", Caret { at: 0, from: 3 }, |edit| {
            edit.insert("x");
        });
        assert_eq!((text.as_str(), caret), ("x", at(1)));
    }

    #[test]
    fn what_looks_like_one_letter_is_removed_as_one() {
        let (text, _) = edited("a👩\u{200d}👧", at(12), |edit| {
            assert!(edit.remove_before());
        });
        assert_eq!(text, "a");
        let (text, caret) = edited("שׁa", at(0), |edit| {
            assert!(edit.remove_after());
        });
        assert_eq!((text.as_str(), caret), ("a", at(0)));
        edited("", at(0), |edit| {
            assert!(!edit.remove_before() && !edit.remove_after());
        });
    }

    #[test]
    fn a_caret_beyond_the_text_comes_back() {
        assert_eq!(
            Caret { at: 99, from: 1 }.within("אב"),
            Caret { at: 4, from: 0 }
        );
    }

    #[test]
    fn words_are_found_both_ways() {
        assert_eq!(word("Mia and Ben", 4, true), 7);
        assert_eq!(word("Mia and Ben", 4, false), 0);
        assert_eq!(word("Mia", 3, true), 3);
    }
}
