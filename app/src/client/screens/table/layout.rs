//! Where everything lies on the table, for any size of window.

use eframe::egui::{Rect, Vec2, pos2, vec2};
use rules::Place;

use super::super::super::art::CARD_HEIGHT;
use super::super::super::table_model::TableModel;
use super::super::super::theme::Direction;

pub(super) const PAD: f32 = 14.0;
pub(super) const GAP: f32 = 10.0;

/// The rectangles of the table.
#[derive(Clone, Debug)]
pub(super) struct TableLayout {
    pub(super) leave: Rect,
    pub(super) mute: Rect,
    pub(super) tools: Rect,
    pub(super) goal: Rect,
    pub(super) opponents: Vec<Rect>,
    pub(super) mat: Rect,
    pub(super) grid: Vec<(Place, Rect)>,
    pub(super) draw: Rect,
    pub(super) discard: Rect,
    pub(super) history: Rect,
    pub(super) banner: Rect,
    pub(super) own: Rect,
    pub(super) hand: Vec<Rect>,
    pub(super) actions: Rect,
}

pub(super) fn card(width: f32) -> Vec2 {
    vec2(width, width * CARD_HEIGHT)
}

pub(super) fn count(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

impl TableLayout {
    pub(super) fn new(whole: Rect, model: &TableModel, direction: Direction) -> Self {
        let inner = whole.shrink(PAD);
        // The hand is what one looks at most.
        let own_height = (inner.height() * 0.255).clamp(160.0, 330.0);
        let own_strip =
            Rect::from_min_max(pos2(inner.left(), inner.bottom() - own_height), inner.max);
        let banner = Rect::from_min_max(
            pos2(inner.left(), own_strip.top() - 50.0),
            pos2(inner.right(), own_strip.top() - GAP),
        );
        let top = Rect::from_min_size(
            inner.min,
            vec2(inner.width(), (inner.height() * 0.155).clamp(108.0, 190.0)),
        );
        let leave = Rect::from_min_size(top.min, vec2(46.0, 42.0));
        let tools = Rect::from_min_max(pos2(top.right() - 102.0, top.top()), top.max);
        let opponents_strip = Rect::from_min_max(
            pos2(leave.right() + PAD, top.top()),
            pos2(tools.left() - PAD, top.bottom()),
        );
        let middle = Rect::from_min_max(
            pos2(inner.left(), top.bottom() + GAP + 4.0),
            pos2(inner.right(), banner.top() - GAP),
        );
        let (mat, grid) = grid(middle, middle.width() * 0.46, model, direction);
        let goal = Rect::from_min_size(middle.min, vec2(mat.left() - 20.0 - middle.left(), 24.0));
        let below = Rect::from_min_max(pos2(middle.left(), goal.bottom()), middle.max);
        let (draw, discard) = piles(below, mat, grid.first(), direction, whole);
        let history = Rect::from_min_max(pos2(mat.right() + 22.0, middle.top()), middle.max);
        let side = (inner.width() * 0.2).clamp(214.0, 300.0);
        let own = Rect::from_min_size(own_strip.min, vec2(side, own_strip.height()));
        let actions = Rect::from_min_max(
            pos2(own_strip.right() - side, own_strip.top()),
            own_strip.max,
        );
        let room = Rect::from_min_max(
            pos2(own.right() + PAD, own_strip.top()),
            pos2(actions.left() - PAD, own_strip.bottom()),
        );
        let place = |rect: Rect| direction.place(rect, whole);
        Self {
            leave: place(leave),
            mute: place(leave.translate(vec2(0.0, 54.0))),
            tools: place(tools),
            goal: place(goal),
            opponents: opponents(opponents_strip, model.players.len() - 1)
                .into_iter()
                .map(place)
                .collect(),
            mat,
            grid,
            draw,
            discard,
            history: place(history),
            banner,
            own: place(own),
            hand: hand(room, model.hand.len())
                .into_iter()
                .map(place)
                .collect(),
            actions: place(actions),
        }
    }
}

fn opponents(strip: Rect, number: usize) -> Vec<Rect> {
    let number = number.max(1);
    let width = ((strip.width() + GAP) / count(number) - GAP).min(470.0);
    let all = (width + GAP) * count(number) - GAP;
    let first = strip.center().x - all / 2.0;
    (0..number)
        .map(|at| {
            let left = first + count(at) * (width + GAP);
            Rect::from_min_size(pos2(left, strip.top()), vec2(width, strip.height()))
        })
        .collect()
}

/// The queens' mat, no wider than it may be, and the places on it, in the middle of the table.
pub(super) fn grid(
    middle: Rect,
    widest: f32,
    model: &TableModel,
    direction: Direction,
) -> (Rect, Vec<(Place, Rect)>) {
    let (columns, rows) = (f32::from(model.columns), f32::from(model.rows));
    let gap = 8.0;
    let margin = 12.0;
    let by_height = ((middle.height() - 2.0 * margin + gap) / rows - gap) / CARD_HEIGHT;
    let by_width = (widest - 2.0 * margin + gap) / columns - gap;
    let width = by_height.min(by_width).max(24.0);
    let size = card(width);
    let mat_size = vec2(
        columns * (size.x + gap) - gap + 2.0 * margin,
        rows * (size.y + gap) - gap + 2.0 * margin,
    );
    let mat = Rect::from_center_size(middle.center(), mat_size);
    let places = model.grid.iter().map(|own| {
        let (column, row) = TableModel::cell(own.place);
        let corner = mat.min
            + vec2(
                margin + f32::from(column) * (size.x + gap),
                margin + f32::from(row) * (size.y + gap),
            );
        let rect = Rect::from_min_size(corner, size);
        (own.place, direction.place(rect, mat))
    });
    (mat, places.collect())
}

/// The two piles beside the mat: larger than the queens, but not by much.
fn piles(
    middle: Rect,
    mat: Rect,
    queen: Option<&(Place, Rect)>,
    direction: Direction,
    whole: Rect,
) -> (Rect, Rect) {
    let room = Rect::from_min_max(middle.min, pos2(mat.left() - 20.0, middle.bottom()));
    let queen = queen.map_or(80.0, |(_, rect)| rect.width());
    let width = ((room.width() - 60.0) / 2.0)
        .min((room.height() - 54.0) / CARD_HEIGHT)
        .clamp(30.0, queen * 1.5);
    let size = card(width);
    let centre = room.center() - vec2(0.0, 10.0);
    let apart = vec2(width / 2.0 + 20.0, 0.0);
    let draw = Rect::from_center_size(centre - apart, size);
    let discard = Rect::from_center_size(centre + apart, size);
    (
        direction.place(draw, whole),
        direction.place(discard, whole),
    )
}

/// The own hand, side by side; it never gets wider than five cards.
fn hand(room: Rect, number: usize) -> Vec<Rect> {
    let gap = 10.0;
    let width = ((room.width() - 4.0 * gap) / 5.0).min((room.height() - 16.0) / CARD_HEIGHT);
    let size = card(width);
    let all = count(number) * (width + gap) - gap;
    let first = room.center().x - all / 2.0;
    let top = room.bottom() - size.y - 2.0;
    (0..number)
        .map(|at| Rect::from_min_size(pos2(first + count(at) * (width + gap), top), size))
        .collect()
}

/// The rectangles within an opponent's panel.
#[derive(Clone, Debug)]
pub(super) struct PlayerLayout {
    pub(super) portrait: Rect,
    pub(super) name: Rect,
    /// Where queens lie, or would.
    pub(super) court: Rect,
    pub(super) queens: Vec<Rect>,
    pub(super) hand: Vec<Rect>,
    pub(super) goal: Rect,
}

impl PlayerLayout {
    /// An opponent: portrait and name at the start, queens in the middle, hand above.
    pub(super) fn opponent(rect: Rect, queens: usize, cards: usize, direction: Direction) -> Self {
        let inner = rect.shrink(9.0);
        let column = (inner.height() - 20.0).min(inner.width() * 0.27);
        let portrait = Rect::from_min_size(inner.min, Vec2::splat(column));
        let name = Rect::from_min_max(
            pos2(inner.left() - 4.0, portrait.bottom()),
            pos2(portrait.right() + 4.0, inner.bottom() + 3.0),
        );
        let rest = Rect::from_min_max(pos2(portrait.right() + 10.0, inner.top()), inner.max);
        let goal = Rect::from_min_max(
            pos2(rest.left(), rest.bottom() - 24.0),
            pos2(rest.right(), rest.bottom()),
        );
        let height = goal.top() - rest.top() - 6.0;
        let size = vec2(height / CARD_HEIGHT, height);
        // The hand is only backs: small, at the end, overlapping.
        let back = card(size.x * 0.52);
        let step = back.x * 0.42;
        let hand_width = back.x + step * (count(cards.max(1)) - 1.0);
        let hand = (0..cards).map(|at| {
            let left = rest.right() - hand_width + count(at) * step;
            Rect::from_min_size(pos2(left, rest.top()), back)
        });
        let room = rest.width() - back.x - step * 4.0 - 8.0;
        let court = Rect::from_min_max(rest.min, pos2(rect.right() - 70.0, goal.top()));
        let place = |rect_in: Rect| direction.place(rect_in, rect);
        Self {
            portrait: place(portrait),
            name: place(name),
            court: place(court),
            queens: row(pos2(rest.left(), rest.top()), room, size, queens)
                .into_iter()
                .map(place)
                .collect(),
            hand: hand.map(place).collect(),
            goal: place(goal),
        }
    }

    /// The player of this computer: no hand, which lies large beside it.
    pub(super) fn own(rect: Rect, queens: usize, direction: Direction) -> Self {
        let inner = rect.shrink(10.0);
        let portrait = Rect::from_min_size(inner.min, Vec2::splat(40.0));
        let name = Rect::from_min_max(
            pos2(portrait.right() + 9.0, inner.top()),
            pos2(inner.right() - 50.0, portrait.bottom()),
        );
        let goal = Rect::from_min_max(
            pos2(inner.left(), portrait.bottom() + 5.0),
            pos2(inner.right(), portrait.bottom() + 27.0),
        );
        let top = goal.bottom() + 7.0;
        let height = (inner.bottom() - top).min(inner.width() * 0.5);
        let size = vec2(height / CARD_HEIGHT, height);
        let court = Rect::from_min_max(pos2(inner.left(), portrait.bottom() + 8.0), inner.max);
        let place = |rect_in: Rect| direction.place(rect_in, rect);
        Self {
            portrait: place(portrait),
            name: place(name),
            court: place(court),
            queens: row(pos2(inner.left(), top), inner.width(), size, queens)
                .into_iter()
                .map(place)
                .collect(),
            hand: Vec::new(),
            goal: place(goal),
        }
    }
}

/// Cards side by side, closer together if there are many.
pub(super) fn row(start: eframe::egui::Pos2, room: f32, size: Vec2, number: usize) -> Vec<Rect> {
    let steps = count(number.saturating_sub(1));
    let step = if steps > 0.0 {
        ((room - size.x) / steps).min(size.x + 5.0)
    } else {
        0.0
    };
    (0..number)
        .map(|at| Rect::from_min_size(start + vec2(count(at) * step, 0.0), size))
        .collect()
}

#[cfg(test)]
mod tests {
    use rules::{OpenDealer, Preset, Seat};

    use super::*;

    #[test]
    fn nothing_overlaps_or_leaves_the_window_at_any_size() {
        for (width, height) in [
            (1125.0, 750.0),
            (1185.0, 740.0),
            (1600.0, 740.0),
            (2400.0, 1300.0),
        ] {
            for players in 2..=5 {
                for preset in [Preset::Standard, Preset::Deluxe] {
                    for direction in [Direction::LeftToRight, Direction::RightToLeft] {
                        let table = OpenDealer::new(preset.options(), players, 3).unwrap();
                        let seat = Seat::new(0).unwrap();
                        let model = TableModel::of(&table.view(seat), true);
                        let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                        let layout = TableLayout::new(whole, &model, direction);
                        let mut all = vec![
                            layout.leave,
                            layout.mute,
                            layout.tools,
                            layout.mat,
                            layout.draw,
                            layout.discard,
                        ];
                        all.extend([
                            layout.history,
                            layout.goal,
                            layout.banner,
                            layout.own,
                            layout.actions,
                        ]);
                        all.extend(&layout.opponents);
                        all.extend(&layout.hand);
                        for (at, one) in all.iter().enumerate() {
                            assert!(whole.contains_rect(*one), "{one:?} leaves the window");
                            for other in &all[..at] {
                                let shared = one.intersect(*other);
                                let apart = shared.width() <= 0.5 || shared.height() <= 0.5;
                                assert!(
                                    apart,
                                    "{one:?} and {other:?} at {width}x{height}, {players} players"
                                );
                            }
                        }
                        for (_, place) in &layout.grid {
                            assert!(layout.mat.contains_rect(*place));
                            assert!(place.width() >= 52.0, "{place:?} is too small to see");
                        }
                    }
                }
            }
        }
    }
}
