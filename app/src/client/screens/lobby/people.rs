//! Who is nearby, and if nobody is, why.

use eframe::egui::{
    Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use network::diagnosis::{Diagnosis, System};
use network::{Acquaintance, Nearby, NodeView};

use super::super::super::rtl;
use super::super::super::trouble_words::diagnosis;
use super::super::super::widgets::{At, Kit, Pen};
use super::super::rules_page::block;
use super::panel;
use crate::printable::printable;

/// Who is nearby; if nobody is, why.
pub(super) fn show_people(ui: &mut Ui, kit: &Kit<'_>, view: &NodeView, rect: Rect) {
    let inner = panel(ui, kit, rect, &kit.texts.get("people-nearby"));
    let theme = kit.theme;
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).id_salt("people"));
    ScrollArea::vertical()
        .id_salt("people")
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            let system = System::current();
            let grave = |problem: &&Diagnosis| {
                matches!(
                    problem,
                    Diagnosis::OtherVersion { .. } | Diagnosis::SameIdentityTwice { .. }
                )
            };
            // Two of them concern whoever is missing even if others are here.
            let problems = view.diagnosis.iter();
            let problems = problems.filter(|problem| view.people.is_empty() || grave(problem));
            for person in &view.people {
                show_person(ui, kit, person);
            }
            if view.people.is_empty() {
                let text = kit.texts.get("nobody-nearby");
                block(ui, kit, &text, Pen::new(17.0, theme.ink));
                ui.add_space(10.0);
            }
            for problem in problems {
                let (what, advice) = diagnosis(kit.texts, problem, system);
                ui.add_space(8.0);
                block(ui, kit, &what, Pen::bold(15.0, theme.ink));
                block(ui, kit, &advice, Pen::new(15.0, theme.faint));
            }
        });
}

fn show_person(ui: &mut Ui, kit: &Kit<'_>, person: &Nearby) {
    let theme = kit.theme;
    let size = vec2(ui.available_width() - 12.0, 48.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = printable(person.name.as_str());
    let known = match &person.acquaintance {
        Acquaintance::Known => Some(kit.texts.get("person-known")),
        Acquaintance::Renamed(before) => {
            let before = printable(before.as_str());
            Some(kit.texts.with("person-renamed", [("name", before.into())]))
        }
        Acquaintance::NameOfAnother => Some(kit.texts.get("person-other")),
        Acquaintance::New => person.namesake.then(|| kit.texts.get("person-namesake")),
    };
    let state = if !person.linked {
        Some(kit.texts.get("person-lost"))
    } else if person.playing.is_some() {
        Some(kit.texts.get("person-playing"))
    } else {
        known
    };
    let fingerprint = person.fingerprint.to_string();
    let code = rtl::isolated(&fingerprint);
    let (said, line) = match state {
        Some(state) => (
            format!("{fingerprint}, {state}"),
            format!("{code}, {state}"),
        ),
        None => (fingerprint, code),
    };
    let label = format!("{name}, {said}");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &label));
    let square =
        Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), Vec2::splat(28.0));
    let sign = if person.bot_of.is_some() {
        "robot"
    } else {
        "person"
    };
    let colour = if person.linked {
        theme.ink
    } else {
        theme.faint
    };
    kit.sign(
        ui.painter(),
        sign,
        theme.direction.place(square, rect),
        colour,
    );
    let words = Rect::from_min_max(pos2(rect.left() + 42.0, rect.top()), rect.max);
    let words = theme.direction.place(words, rect);
    let (upper, lower) = words.split_top_bottom_at_fraction(0.52);
    kit.write_line(
        ui.painter(),
        upper,
        At::Start,
        &rtl::isolated(&name),
        Pen::bold(17.0, colour),
    );
    kit.write_line(
        ui.painter(),
        lower,
        At::Start,
        &line,
        Pen::new(14.0, theme.faint),
    );
}
