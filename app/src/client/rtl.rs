//! Lines of text in the order in which they are read.
//!
//! egui shapes letters but knows no direction: digits and names within Hebrew or Arabic would come
//! out reversed, and wrapped lines in the wrong order. So lines are broken here, in the order of
//! speech, and each is handed over as runs in the order of sight.

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
    let job = if plain {
        let format = format(setting);
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = setting.width;
        job
    } else {
        let measure = |part: &str| {
            let galley =
                painter.layout_no_wrap(part.to_owned(), setting.font.clone(), setting.colour);
            galley.size().x
        };
        let lines = broken(text, setting.width, measure);
        visual_job(&lines, setting)
    };
    let mut job = job;
    job.halign = setting.align;
    painter.layout_job(job)
}

fn format(setting: &Setting) -> TextFormat {
    TextFormat::simple(setting.font.clone(), setting.colour)
}

/// Whether a letter needs more than writing on to the right.
fn is_special(letter: char) -> bool {
    matches!(
        bidi_class(letter),
        BidiClass::R | BidiClass::AL | BidiClass::AN
    ) || is_control(letter)
}

fn is_control(letter: char) -> bool {
    matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The lines of a text, broken between words, in the order of speech.
fn broken(text: &str, width: f32, measure: impl Fn(&str) -> f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            let shown: String = longer
                .chars()
                .filter(|&letter| !is_control(letter))
                .collect();
            if line.is_empty() || measure(&shown) <= width {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        lines.push(line);
    }
    lines
}

/// All lines as runs in the order of sight, each run a section of its own so that it is shaped by
/// itself.
fn visual_job(lines: &[String], setting: &Setting) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = f32::INFINITY;
    for (number, line) in lines.iter().enumerate() {
        if number > 0 {
            push(&mut job, "\n", setting);
        }
        for run in visual_runs(line, setting.direction) {
            push(&mut job, &run, setting);
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

/// The runs of one line from left to right. Letters within a run keep the order of speech: the
/// shaper turns those of a right-to-left script itself, and what has no script is turned here.
fn visual_runs(line: &str, direction: Direction) -> Vec<String> {
    let base = match direction {
        Direction::LeftToRight => Level::ltr(),
        Direction::RightToLeft => Level::rtl(),
    };
    let info = BidiInfo::new(line, Some(base));
    let Some(paragraph) = info.paragraphs.first() else {
        return Vec::new();
    };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut shown = Vec::new();
    for run in runs {
        let rtl = levels.get(run.start).is_some_and(Level::is_rtl);
        let letters = line.get(run).unwrap_or_default().chars();
        let letters: Vec<char> = letters.filter(|&letter| !is_control(letter)).collect();
        if letters.is_empty() {
            continue;
        }
        let scripted = letters
            .iter()
            .any(|&letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL));
        shown.push(if rtl && !scripted {
            letters.into_iter().rev().map(mirrored).collect()
        } else {
            letters.into_iter().collect()
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

    fn runs(line: &str) -> Vec<String> {
        visual_runs(line, Direction::RightToLeft)
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
        let runs = visual_runs(line, Direction::LeftToRight);
        assert_eq!(runs, ["It is ", "דוב", "'s turn."]);
    }

    #[test]
    fn long_lines_break_between_words_in_the_order_of_speech() {
        let width = |text: &str| f32::from(u8::try_from(text.chars().count()).unwrap());
        let lines = broken("אחת שתיים שלוש ארבע", 10.0, width);
        assert_eq!(lines, ["אחת שתיים", "שלוש ארבע"]);
        assert_eq!(broken("a\nb", 10.0, width), ["a", "b"]);
        assert_eq!(broken("unbreakable", 3.0, width), ["unbreakable"]);
    }
}
