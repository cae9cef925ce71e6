//! Lines of text in the order in which they are read.
//!
//! egui shapes letters but knows no direction: digits and names within Hebrew or Arabic would come
//! out reversed, and wrapped lines in the wrong order. So lines are broken here, in the order of
//! speech, and each is handed over as runs in the order of sight.

use std::ops::Range;
use std::sync::Arc;

use eframe::egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use eframe::egui::{Align, Color32, FontId, Galley, Painter};
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

use super::theme::Direction;

/// How a text is set.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) font: FontId,
    pub(crate) colour: Color32,
    /// Lines are no longer than this.
    pub(crate) width: f32,
    pub(crate) align: Align,
    pub(crate) direction: Direction,
}

/// Lays a text out.
pub(crate) fn layout(painter: &Painter, text: &str, setting: &Setting) -> Arc<Galley> {
    let plain = setting.direction == Direction::LeftToRight && !text.chars().any(is_special);
    let mut job = if plain {
        let mut job = LayoutJob::single_section(text.to_owned(), format(setting));
        job.wrap.max_width = setting.width;
        job
    } else {
        let measure = |part: &str| {
            let galley =
                painter.layout_no_wrap(without_marks(part), setting.font.clone(), setting.colour);
            galley.size().x
        };
        visual_job(text, setting, measure)
    };
    job.halign = setting.align;
    painter.layout_job(job)
}

fn format(setting: &Setting) -> TextFormat {
    TextFormat::simple(setting.font.clone(), setting.colour)
}

/// Whether a letter needs more than writing on to the right.
fn is_special(letter: char) -> bool {
    is_right_to_left(letter) || is_mark(letter)
}

fn is_right_to_left(letter: char) -> bool {
    matches!(
        bidi_class(letter),
        BidiClass::R | BidiClass::AL | BidiClass::AN
    )
}

/// A mark that only tells the direction, and has no looks.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether there is a letter that is written from the right.
pub(crate) fn has_right_to_left(text: &str) -> bool {
    text.chars().any(is_right_to_left)
}

/// Which way a text goes by its first letter that goes one; nothing if none does.
pub(crate) fn direction_of(text: &str) -> Option<Direction> {
    text.chars().find_map(|letter| match bidi_class(letter) {
        BidiClass::L => Some(Direction::LeftToRight),
        BidiClass::R | BidiClass::AL => Some(Direction::RightToLeft),
        _ => None,
    })
}

/// The text without marks of direction.
pub(crate) fn without_marks(text: &str) -> String {
    text.chars().filter(|&letter| !is_mark(letter)).collect()
}

/// A text that stands for itself within another: a name, an address, a sum. It goes its own way,
/// whatever stands beside it.
pub(crate) fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}

/// All lines as runs in the order of sight, each run a section of its own so that it is shaped by
/// itself.
fn visual_job(text: &str, setting: &Setting, measure: impl Fn(&str) -> f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = f32::INFINITY;
    let lines = visual_lines(text, setting.direction, setting.width, measure);
    for (number, line) in lines.iter().enumerate() {
        if number > 0 {
            push(&mut job, "\n", setting);
        }
        for run in line {
            push(&mut job, run, setting);
        }
    }
    job
}

fn push(job: &mut LayoutJob, run: &str, setting: &Setting) {
    let start = job.text.len();
    job.text.push_str(run);
    // Not `append`: it would join neighbours of one format, and shape them as one.
    job.sections.push(LayoutSection {
        leading_space: 0.0,
        byte_range: ByteIndex(start)..ByteIndex(job.text.len()),
        format: format(setting),
    });
}

fn base(direction: Direction) -> Level {
    match direction {
        Direction::LeftToRight => Level::ltr(),
        Direction::RightToLeft => Level::rtl(),
    }
}

/// The lines from top to bottom, each as runs from left to right. What belongs together is found for
/// the whole paragraph; only then is it cut into lines.
fn visual_lines(
    text: &str,
    direction: Direction,
    width: f32,
    measure: impl Fn(&str) -> f32,
) -> Vec<Vec<String>> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let info = BidiInfo::new(paragraph, Some(base(direction)));
        for line in broken(paragraph, width, &measure) {
            let runs = runs(&info, line);
            lines.push(runs.into_iter().map(|run| run.shown).collect());
        }
    }
    lines
}

/// Where the lines of a paragraph are, broken between words, in the order of speech.
fn broken(paragraph: &str, width: f32, measure: impl Fn(&str) -> f32) -> Vec<Range<usize>> {
    let space = measure(" ");
    let mut lines = Vec::new();
    let (mut start, mut end, mut used) = (0, 0, 0.0);
    for word in words(paragraph, width, &measure) {
        let wide = measure(paragraph.get(word.clone()).unwrap_or_default());
        let gap = if word.start > end { space } else { 0.0 };
        if word.start > start && used + gap + wide > width {
            lines.push(start..end);
            (start, used) = (word.start, wide);
        } else {
            used += gap + wide;
        }
        end = word.end;
    }
    lines.push(start..end);
    lines
}

/// Where the words are; a word that is longer than a line is cut.
fn words(paragraph: &str, width: f32, measure: impl Fn(&str) -> f32) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut start = 0;
    for word in paragraph.split(' ') {
        let end = start + word.len();
        if measure(word) <= width {
            words.push(start..end);
        } else {
            let mut first = start;
            for (at, letter) in word.char_indices() {
                let next = start + at + letter.len_utf8();
                let part = paragraph.get(first..next).unwrap_or_default();
                if first < start + at && measure(part) > width {
                    words.push(first..start + at);
                    first = start + at;
                }
            }
            words.push(first..end);
        }
        start = end + 1;
    }
    words
}

/// Letters of one line that are written in one go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// Where they are in the order of speech.
    pub(crate) range: Range<usize>,
    pub(crate) right_to_left: bool,
    /// As they are handed to the shaper, which turns letters of a right-to-left script itself; what
    /// has no script is turned here.
    pub(crate) shown: String,
}

/// The runs of one line from left to right.
pub(crate) fn line_runs(line: &str, direction: Direction) -> Vec<Run> {
    let info = BidiInfo::new(line, Some(base(direction)));
    runs(&info, 0..line.len())
}

fn runs(info: &BidiInfo<'_>, line: Range<usize>) -> Vec<Run> {
    let paragraph = info.paragraphs.iter();
    let Some(paragraph) = paragraph.rev().find(|own| own.range.start <= line.start) else {
        return Vec::new();
    };
    let line = line.start..line.end.min(paragraph.range.end);
    if line.is_empty() {
        return Vec::new();
    }
    let (levels, runs) = info.visual_runs(paragraph, line);
    let mut shown = Vec::new();
    for range in runs {
        let right_to_left = levels.get(range.start).is_some_and(Level::is_rtl);
        let letters = info.text.get(range.clone()).unwrap_or_default().chars();
        let letters: Vec<char> = letters.filter(|&letter| !is_mark(letter)).collect();
        if letters.is_empty() {
            continue;
        }
        let scripted = letters
            .iter()
            .any(|&letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL));
        let letters: String = if right_to_left && !scripted {
            letters.into_iter().rev().map(mirrored).collect()
        } else {
            letters.into_iter().collect()
        };
        shown.push(Run {
            range,
            right_to_left,
            shown: letters,
        });
    }
    shown
}

/// A bracket as it looks from the other side.
const fn mirrored(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '\u{AB}' => '\u{BB}',
        '\u{BB}' => '\u{AB}',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str, direction: Direction) -> Vec<String> {
        let runs = line_runs(line, direction);
        runs.into_iter().map(|run| run.shown).collect()
    }

    fn runs(line: &str) -> Vec<String> {
        shown(line, Direction::RightToLeft)
    }

    fn letters(text: &str) -> f32 {
        f32::from(u8::try_from(text.chars().filter(|&own| !is_mark(own)).count()).unwrap())
    }

    #[test]
    fn hebrew_begins_at_the_right_and_keeps_its_numbers() {
        // "Ada has 25 points": the number and the name stand where they are read.
        let line = "ל\u{2068}Ada\u{2069} יש 25 נקודות";
        assert_eq!(runs(line), [" נקודות", "25", " יש ", "Ada", "ל"]);
    }

    #[test]
    fn arabic_keeps_its_numbers_and_mirrors_brackets() {
        let line = "ملكة (15)";
        let runs = runs(line);
        assert_eq!(runs.first().map(String::as_str), Some("("));
        assert_eq!(runs.get(1).map(String::as_str), Some("15"));
        assert!(runs.last().is_some_and(|run| run.starts_with("ملكة")));
    }

    #[test]
    fn a_hebrew_name_within_english_stands_in_its_place() {
        let line = "It is דוב's turn.";
        let runs = shown(line, Direction::LeftToRight);
        assert_eq!(runs, ["It is ", "דוב", "'s turn."]);
    }

    #[test]
    fn a_sum_reads_from_the_left_within_hebrew() {
        let line = format!("החלף {}", isolated("2 + 3 = 5"));
        assert_eq!(runs(&line), ["2 + 3 = 5", "החלף "]);
        // Without marks around it, it would be turned round.
        assert_ne!(runs("2 + 3 = 5"), ["2 + 3 = 5"]);
        assert_eq!(runs(&isolated("10 / 50")), ["10 / 50"]);
    }

    #[test]
    fn codes_and_addresses_are_never_torn_apart() {
        for code in ["12-AB-34", "192.168.0.7:4001", "Bot (2)", "x<y>"] {
            assert_eq!(runs(&isolated(code)), [code]);
        }
    }

    #[test]
    fn long_lines_break_between_words_in_the_order_of_speech() {
        let lines = |text: &str, width: f32| {
            let lines = broken(text, width, letters).into_iter();
            lines.map(|line| text[line].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(
            lines("אחת שתיים שלוש ארבע", 10.0),
            ["אחת שתיים", "שלוש ארבע"]
        );
        assert_eq!(lines("unbreakable", 4.0), ["unbr", "eaka", "ble"]);
        assert_eq!(lines("a  b", 10.0), ["a  b"]);
        assert_eq!(lines("", 10.0), [""]);
    }

    #[test]
    fn what_belongs_together_stays_so_over_two_lines() {
        // English within Hebrew, broken in the middle: both halves read from the left.
        let text = isolated("Nobody could see it.");
        let lines = visual_lines(&text, Direction::RightToLeft, 13.0, letters);
        assert_eq!(lines, [["Nobody could"], ["see it."]]);
        let lines = visual_lines("a\nb", Direction::LeftToRight, 9.0, letters);
        assert_eq!(lines, [["a"], ["b"]]);
    }

    #[test]
    fn odd_texts_do_no_harm() {
        for text in [
            "",
            " ",
            "\u{2068}",
            "\u{2069}a",
            "שלום\u{2029}abc",
            "a\u{202E}b",
            "\r\n",
        ] {
            for direction in [Direction::LeftToRight, Direction::RightToLeft] {
                for width in [0.0, 1.0, 100.0] {
                    let lines = visual_lines(text, direction, width, letters);
                    assert!(!lines.is_empty(), "{text:?}");
                }
            }
        }
    }
}
