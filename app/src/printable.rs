//! Text that strangers chose, made safe to print.

/// The longest that is printed of such a text, in characters.
const LONGEST: usize = 300;

/// The text without anything that a terminal would obey, or that would hide or reorder what stands
/// beside it.
pub(crate) fn printable(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(LONGEST)
        .map(|character| match character {
            hostile if is_hostile(hostile) => char::REPLACEMENT_CHARACTER,
            harmless => harmless,
        })
        .collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

/// Control characters, and the invisible ones that change direction or break lines. Joiners stay:
/// names in many scripts need them.
fn is_hostile(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn nothing_that_a_terminal_obeys_gets_through() {
        assert_eq!(printable("\u{1b}[31mRed\u{7}\r\n"), "�[31mRed���");
        assert_eq!(printable("\u{9b}2J\u{202e}neB\u{7f}"), "�2J�neB�");
        for kept in ["Zoë", "אסתר", "👩\u{200d}👧", "علی\u{200c}رضا"] {
            assert_eq!(printable(kept), kept);
        }
        assert_eq!(printable(&"x".repeat(1000)).chars().count(), 301);
    }
}
