//! Where the caret can stand in a line that is written both ways.

use std::ops::Range;

use unicode_bidi::{BidiClass, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

use super::super::super::rtl::{self, Run};
use super::super::super::theme::Direction;

/// A run with the places of its letters.
#[derive(Clone, Debug)]
pub(super) struct PlacedRun {
    pub(super) run: Run,
    /// How far from the left of the line.
    pub(super) left: f32,
    /// Each place between two letters of it: where in speech, and how far from the left of the line.
    stops: Vec<(usize, f32)>,
}

/// A line with all places of the caret.
#[derive(Clone, Debug)]
pub(super) struct Stops {
    pub(super) runs: Vec<PlacedRun>,
    pub(super) width: f32,
    length: usize,
}

impl Stops {
    pub(super) fn new(line: &str, direction: Direction, measure: impl Fn(&str) -> f32) -> Self {
        let mut width = 0.0;
        let mut runs = Vec::new();
        for run in rtl::line_runs(line, direction) {
            let wide = measure(&run.shown);
            let left = width;
            width += wide;
            let letters = line.get(run.range.clone()).unwrap_or_default();
            let starts = letters.grapheme_indices(true).map(|(at, _)| at);
            let stops = starts.chain([letters.len()]).map(|at| {
                let reached = reached(letters, at, &measure).min(wide);
                let x = if run.right_to_left {
                    left + wide - reached
                } else {
                    left + reached
                };
                (run.range.start + at, x)
            });
            let stops = stops.collect();
            runs.push(PlacedRun { run, left, stops });
        }
        Self {
            runs,
            width,
            length: line.len(),
        }
    }

    /// How far from the left the caret stands: before the letter that follows in speech, or after
    /// the last one.
    pub(super) fn x(&self, at: usize) -> f32 {
        let last = at >= self.length;
        let holds = |run: &&PlacedRun| {
            run.run.range.contains(&at) || (last && run.run.range.end == self.length)
        };
        let Some(run) = self.runs.iter().find(holds) else {
            return 0.0;
        };
        let mut stops = run.stops.iter().rev();
        stops
            .find(|(own, _)| *own <= at)
            .map_or(run.left, |(_, x)| *x)
    }

    /// The place that is nearest to a point.
    pub(super) fn nearest(&self, x: f32) -> usize {
        let stops = self.runs.iter().flat_map(|run| &run.stops);
        let far = |(_, own): &&(usize, f32)| (own - x).abs();
        stops
            .min_by(|one, other| far(one).total_cmp(&far(other)))
            .map_or(0, |(at, _)| *at)
    }

    /// The next place to the left or to the right, as the eye sees it.
    pub(super) fn beside(&self, at: usize, to_the_right: bool) -> usize {
        let here = self.x(at);
        let places = self.runs.iter().flat_map(|run| &run.stops);
        // Where two runs meet, the caret of one place may be painted at the other's.
        let places = places.map(|&(own, _)| (own, self.x(own)));
        let step = |x: f32| if to_the_right { x - here } else { here - x };
        places
            .filter(|&(_, x)| step(x) > 0.5)
            .min_by(|one, other| step(one.1).total_cmp(&step(other.1)))
            .map_or(at, |(own, _)| own)
    }

    /// From where to where letters that follow each other in speech are seen, run by run.
    pub(super) fn spans(&self, range: &Range<usize>) -> Vec<(f32, f32)> {
        let mut spans = Vec::new();
        for run in &self.runs {
            let inside = |(at, _): &&(usize, f32)| (range.start..=range.end).contains(at);
            let mut inside = run.stops.iter().filter(inside).map(|(_, x)| *x);
            if let (Some(first), Some(last)) = (inside.next(), inside.next_back()) {
                spans.push((first.min(last), first.max(last)));
            }
        }
        spans
    }
}

/// How far the first letters of a run reach. Arabic letters are drawn narrower where they join the
/// next one, so a joiner stands in for it.
fn reached(letters: &str, at: usize, measure: impl Fn(&str) -> f32) -> f32 {
    let (first, rest) = letters.split_at_checked(at).unwrap_or((letters, ""));
    let arabic = |letter: Option<char>| letter.is_some_and(|own| bidi_class(own) == BidiClass::AL);
    if arabic(first.chars().next_back()) && arabic(rest.chars().next()) {
        measure(&format!("{first}\u{200D}"))
    } else {
        measure(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &str) -> f32 {
        let count = text.chars().filter(|&own| own != '\u{200D}').count();
        f32::from(u8::try_from(count).unwrap()) * 10.0
    }

    fn stops(line: &str, direction: Direction) -> Stops {
        Stops::new(line, direction, letters)
    }

    #[test]
    fn hebrew_is_written_on_to_the_left() {
        let stops = stops("שלום", Direction::RightToLeft);
        let places: Vec<f32> = (0..=4).map(|at| stops.x(at * 2)).collect();
        assert_eq!(places, [40.0, 30.0, 20.0, 10.0, 0.0]);
        assert_eq!(stops.nearest(39.0), 0);
        assert_eq!(stops.nearest(-5.0), 8);
    }

    #[test]
    fn arrows_go_where_the_eye_expects() {
        for (line, direction) in [
            ("שלום", Direction::RightToLeft),
            ("Noa", Direction::LeftToRight),
            ("נועה Ada 12", Direction::RightToLeft),
            ("It is דוב, yes", Direction::LeftToRight),
            ("سلمى (2)", Direction::RightToLeft),
        ] {
            let stops = stops(line, direction);
            let mut at = stops.nearest(-1.0);
            let mut steps = 0;
            loop {
                let next = stops.beside(at, true);
                if next == at {
                    break;
                }
                assert!(stops.x(next) > stops.x(at), "{line}");
                at = next;
                steps += 1;
            }
            assert!(steps >= line.chars().count() - 3, "{line}: {steps}");
            while stops.beside(at, false) != at {
                at = stops.beside(at, false);
            }
            assert!(stops.x(at) < 11.0, "{line}");
        }
    }

    #[test]
    fn what_is_chosen_across_both_directions_is_seen_in_two_parts() {
        let stops = stops("ab אב", Direction::LeftToRight);
        // "b א": the end of the Latin word, and the Hebrew letter at the far right.
        assert_eq!(stops.spans(&(1..5)), [(10.0, 30.0), (40.0, 50.0)]);
        assert_eq!(stops.spans(&(0..0)), []);
    }

    #[test]
    fn nothing_at_all_has_one_place() {
        let stops = stops("", Direction::RightToLeft);
        assert_eq!(
            (stops.x(0), stops.nearest(5.0), stops.beside(0, true)),
            (0.0, 0, 0)
        );
    }
}
