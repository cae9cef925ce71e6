//! What a table plays: every choice with a line that says what it means.

use eframe::egui::{
    CornerRadius, CursorIcon, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};
use rules::{Edition, Equations, Options, SingleDiscard, TimeLimit};

use super::super::super::texts::Texts;
use super::super::super::widgets::{At, Kit, Pen, choice_row, focus_ring};

/// How long one may think about an attack, and about a turn, in seconds; 0 is as long as one likes.
const ANSWER_TIMES: [u16; 3] = [15, 30, 60];
const TURN_TIMES: [u16; 3] = [0, 60, 120];

/// A rule that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    NumbersOnly,
    TwoSums,
    ThreeOfAKind,
    Junior,
    MemoryHelp,
}

impl Rule {
    const ALL: [Self; 5] = [
        Self::NumbersOnly,
        Self::TwoSums,
        Self::ThreeOfAKind,
        Self::Junior,
        Self::MemoryHelp,
    ];

    fn is_on(self, options: &Options) -> bool {
        match self {
            Self::NumbersOnly => options.single_discard == SingleDiscard::NumbersOnly,
            Self::TwoSums => options.equations == Equations::TwoSums,
            Self::ThreeOfAKind => options.three_of_a_kind,
            Self::Junior => options.junior,
            Self::MemoryHelp => options.memory_help,
        }
    }

    fn toggle(self, options: &mut Options) {
        match self {
            Self::NumbersOnly => {
                options.single_discard = match options.single_discard {
                    SingleDiscard::NumbersOnly => SingleDiscard::AnyCard,
                    SingleDiscard::AnyCard => SingleDiscard::NumbersOnly,
                }
            }
            Self::TwoSums => {
                options.equations = match options.equations {
                    Equations::TwoSums => Equations::OneSum,
                    Equations::OneSum => Equations::TwoSums,
                }
            }
            Self::ThreeOfAKind => options.three_of_a_kind = !options.three_of_a_kind,
            Self::Junior => options.junior = !options.junior,
            Self::MemoryHelp => options.memory_help = !options.memory_help,
        }
    }

    /// What it is called, and what it means.
    fn words(self, texts: &Texts) -> (String, String) {
        let (name, line) = match self {
            Self::NumbersOnly => ("rule-numbers", "rule-numbers-line"),
            Self::TwoSums => ("rule-two-sums", "rule-two-sums-line"),
            Self::ThreeOfAKind => ("rule-three", "rule-three-line"),
            Self::Junior => ("rule-junior", "rule-junior-line"),
            Self::MemoryHelp => ("rule-memory", "rule-memory-line"),
        };
        (texts.get(name), texts.get(line))
    }
}

/// What a table plays, in one line for whoever is to agree to it.
pub(super) fn in_words(texts: &Texts, options: &Options) -> String {
    let queens = texts.get(match options.edition {
        Edition::Classic => "box-12",
        Edition::Deluxe => "box-16",
    });
    let on = Rule::ALL.into_iter().filter(|rule| rule.is_on(options));
    let rules = on.map(|rule| rule.words(texts).0);
    let mut times = TURN_TIMES.into_iter().filter(|seconds| *seconds > 0);
    let time = times.find(|&seconds| TimeLimit::seconds(seconds) == options.turn_time);
    let time = time.map(|seconds| texts.with("turns-of", [("seconds", seconds.into())]));
    let all: Vec<String> = [queens].into_iter().chain(rules).chain(time).collect();
    all.join(", ")
}

/// Shows all choices.
pub(super) fn choose(ui: &mut Ui, kit: &Kit<'_>, rect: Rect, options: &mut Options) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("rules"));
    ScrollArea::vertical()
        .id_salt("rules")
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            for rule in Rule::ALL {
                if toggle(ui, kit, rule, rule.is_on(options)) {
                    rule.toggle(options);
                }
                ui.add_space(2.0);
            }
            let answer = &mut options.answer_time;
            times(
                ui,
                kit,
                "answer-time",
                "answer-time-line",
                ANSWER_TIMES,
                answer,
            );
            let turn = &mut options.turn_time;
            times(ui, kit, "turn-time", "turn-time-line", TURN_TIMES, turn);
        });
}

/// A rule with what it means; says whether it was clicked.
fn toggle(ui: &mut Ui, kit: &Kit<'_>, rule: Rule, on: bool) -> bool {
    let theme = kit.theme;
    let size = vec2(ui.available_width() - 14.0, 50.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (name, line) = rule.words(kit.texts);
    let label = format!("{name}: {line}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, &label));
    let painter = ui.painter();
    let lively = response.hovered() || response.has_focus();
    if lively {
        painter.rect_filled(rect, CornerRadius::same(10), theme.fold);
    }
    let centre = pos2(rect.left() + 24.0, rect.center().y);
    let square = theme
        .direction
        .place(Rect::from_center_size(centre, Vec2::splat(26.0)), rect);
    let corner = CornerRadius::same(7);
    if on {
        painter.rect_filled(square, corner, theme.gold);
        kit.sign(painter, "check", square.shrink(3.0), theme.night);
    }
    let stroke = Stroke::new(2.0, theme.ink);
    painter.rect_stroke(square, corner, stroke, StrokeKind::Inside);
    let words = Rect::from_min_max(
        pos2(rect.left() + 48.0, rect.top() + 3.0),
        rect.max - vec2(6.0, 3.0),
    );
    let words = theme.direction.place(words, rect);
    let (upper, lower) = words.split_top_bottom_at_fraction(0.52);
    kit.write_line(painter, upper, At::Start, &name, Pen::bold(16.0, theme.ink));
    kit.write_line(
        painter,
        lower,
        At::Start,
        &line,
        Pen::new(14.0, theme.faint),
    );
    if response.has_focus() {
        focus_ring(painter, kit, rect, 10);
    }
    let clicked = response.clicked();
    response.on_hover_cursor(CursorIcon::PointingHand);
    clicked
}

/// A choice of how long something may take.
fn times(
    ui: &mut Ui,
    kit: &Kit<'_>,
    name: &'static str,
    line: &'static str,
    choices: [u16; 3],
    limit: &mut TimeLimit,
) {
    let theme = kit.theme;
    let size = vec2(ui.available_width() - 14.0, 94.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let inner = rect.shrink2(vec2(10.0, 4.0));
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), 22.0));
    let texts = kit.texts;
    kit.tell(
        ui,
        head,
        At::Start,
        &texts.get(name),
        Pen::bold(16.0, theme.ink),
    );
    let below = head.translate(vec2(0.0, 21.0));
    let pen = Pen::new(14.0, theme.faint);
    kit.tell(ui, below, At::Start, &texts.get(line), pen);
    let row = Rect::from_min_max(pos2(inner.left(), below.bottom() + 4.0), inner.max);
    let labels = choices.map(|seconds| match seconds {
        0 => texts.get("no-limit"),
        seconds => texts.with("seconds", [("count", seconds.into())]),
    });
    let labels = labels.each_ref().map(String::as_str);
    let made = |seconds: u16| match seconds {
        0 => TimeLimit::NONE,
        seconds => TimeLimit::seconds(seconds),
    };
    let chosen = choices.iter().position(|&seconds| made(seconds) == *limit);
    let clicked = ui
        .push_id(name, |ui| {
            choice_row(ui, kit, row, &labels, chosen.unwrap_or(usize::MAX))
        })
        .inner;
    if let Some(&seconds) = clicked.and_then(|clicked| choices.get(clicked)) {
        *limit = made(seconds);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_goes_on_and_off_and_is_told() {
        let texts = Texts::english();
        let plain = in_words(&texts, &Options::default());
        for rule in Rule::ALL {
            let mut options = Options::default();
            assert!(!rule.is_on(&options));
            rule.toggle(&mut options);
            assert!(rule.is_on(&options));
            let said = in_words(&texts, &options);
            assert!(said.len() > plain.len(), "{said}");
            rule.toggle(&mut options);
            assert_eq!(options, Options::default());
        }
    }
}
