//! The shuffle in two pictures: who mixed the deck in turn, and how a card comes to a hand.

use eframe::egui::{CornerRadius, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use super::super::art::{CARD_HEIGHT, CardFace};
use super::super::fairness::Checked;
use super::super::theme::Weight;
use super::super::widgets::{At, CardLook, Kit, Pen, paint_card};
use super::rules_page::block;

/// What stands in one place of a picture.
enum Stop<'a> {
    /// A card, face down, with a sign on it.
    Card(&'static str),
    /// What somebody does: the name under a sign.
    Player(&'a str, &'static str),
}

const STRIP: f32 = 92.0;

/// Shows both pictures, each with a sentence.
pub(super) fn show(ui: &mut Ui, kit: &Kit<'_>, checked: &Checked) {
    let first: &[rules::Seat] = checked.shufflers.first().map_or(&[], Vec::as_slice);
    let names: Vec<&str> = first
        .iter()
        .filter_map(|seat| checked.players.get(seat.index()))
        .map(|(name, _)| name.as_str())
        .collect();
    let (Some((last, others)), true) = (names.split_last(), checked.problem.is_none()) else {
        return;
    };
    let mixing: Vec<Stop<'_>> = core::iter::once(Stop::Card("unlock"))
        .chain(names.iter().map(|name| Stop::Player(name, "shuffle")))
        .chain(core::iter::once(Stop::Card("lock")))
        .collect();
    picture(ui, kit, "picture-mixing", &mixing, &names.join(", "));
    let way: Vec<Stop<'_>> = core::iter::once(Stop::Card("lock"))
        .chain(others.iter().map(|name| Stop::Player(name, "unlock")))
        .chain(core::iter::once(Stop::Player(last, "person")))
        .collect();
    picture(ui, kit, "picture-way", &way, last);
}

/// One picture under its sentence.
fn picture(ui: &mut Ui, kit: &Kit<'_>, text: &str, stops: &[Stop<'_>], name: &str) {
    let sentence = kit.texts.with(text, [("name", name.into())]);
    block(ui, kit, &sentence, Pen::new(16.0, kit.theme.ink));
    ui.add_space(4.0);
    let width = ui.available_width() - 12.0;
    let (strip, _) = ui.allocate_exact_size(vec2(width, STRIP), Sense::hover());
    let corner = CornerRadius::same(12);
    ui.painter().rect_filled(strip, corner, kit.theme.fold);
    #[expect(
        clippy::cast_precision_loss,
        reason = "a handful of players and two cards"
    )]
    let step = strip.width() / stops.len() as f32;
    let mut left = strip.left();
    for (number, stop) in stops.iter().enumerate() {
        let place = Rect::from_min_size(pos2(left, strip.top()), vec2(step, STRIP));
        left += step;
        if number > 0 {
            arrow(ui, kit, place, strip);
        }
        paint(ui, kit, stop, kit.theme.direction.place(place, strip));
    }
    ui.add_space(10.0);
}

/// From the place before to this one, the way one reads.
fn arrow(ui: &Ui, kit: &Kit<'_>, place: Rect, strip: Rect) {
    let centre = pos2(place.left(), place.top() + 36.0);
    let square = Rect::from_center_size(centre, Vec2::splat(12.0));
    let square = kit.theme.direction.place(square, strip);
    let stroke = Stroke::new(2.0, kit.theme.faint);
    let (tip, tail) = match kit.theme.direction {
        super::super::theme::Direction::LeftToRight => (square.right(), square.left()),
        super::super::theme::Direction::RightToLeft => (square.left(), square.right()),
    };
    let middle = square.center().y;
    for end in [square.top(), square.bottom()] {
        let line = [pos2(tip, middle), pos2(f32::midpoint(tip, tail), end)];
        ui.painter().line_segment(line, stroke);
    }
    let shaft = [pos2(tail, middle), pos2(tip, middle)];
    ui.painter().line_segment(shaft, stroke);
}

fn paint(ui: &Ui, kit: &Kit<'_>, stop: &Stop<'_>, place: Rect) {
    let theme = kit.theme;
    let centre = pos2(place.center().x, place.top() + 36.0);
    match stop {
        Stop::Card(sign) => {
            let size = vec2(44.0, 44.0 * CARD_HEIGHT);
            let card = Rect::from_center_size(place.center(), size);
            paint_card(
                ui.painter(),
                kit,
                card,
                CardFace::DrawBack,
                CardLook::default(),
            );
            let badge = pos2(card.right() - 4.0, card.bottom() - 6.0);
            disc(ui, kit, badge, 12.0, sign);
        }
        Stop::Player(name, sign) => {
            disc(ui, kit, centre, 22.0, sign);
            let check = Rect::from_center_size(centre + vec2(18.0, 16.0), Vec2::splat(18.0));
            ui.painter()
                .circle_filled(check.center(), 10.0, theme.paper);
            kit.sign(ui.painter(), "check", check, theme.good);
            let words = Rect::from_min_max(
                pos2(place.left() + 3.0, place.top() + 64.0),
                pos2(place.right() - 3.0, place.bottom() - 4.0),
            );
            let pen = Pen {
                size: 13.0,
                weight: Weight::Bold,
                colour: theme.ink,
            };
            kit.write_line(ui.painter(), words, At::Centre, name, pen);
        }
    }
}

fn disc(ui: &Ui, kit: &Kit<'_>, centre: eframe::egui::Pos2, radius: f32, sign: &'static str) {
    let theme = kit.theme;
    ui.painter().circle_filled(centre, radius, theme.gold);
    let square = Rect::from_center_size(centre, Vec2::splat(radius * 1.2));
    kit.sign(ui.painter(), sign, square, theme.ink);
}
