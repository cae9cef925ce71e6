//! The table as it was at one moment: everything can be seen, nothing can be done.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};
use network::GameState;
use rules::View;

use super::super::super::art::{CARD_HEIGHT, CardFace};
use super::super::super::settings::Settings;
use super::super::super::table_model::{Choice, Names, Player, TableModel};
use super::super::super::theme::Direction;
use super::super::super::widgets::{CardLook, Kit, paint_card, say};
use super::super::super::words;
use super::layout::{GAP, PlayerLayout, TableLayout, card, count, grid, row};
use super::{Scene, TableScreen, court, grid as queens, history};

/// A moment of a game, as somebody sees it who may know some of the hands.
pub(crate) struct Still<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) state: &'a GameState,
    pub(crate) view: View<'a>,
    pub(crate) names: Names,
    /// What led to it, the newest last.
    pub(crate) history: Vec<String>,
}

/// A panel that is higher than this has its hand below the queens, not beside them.
const HIGH: f32 = 150.0;

impl Still<'_> {
    /// Shows everybody at the start side, then the grid with the piles, then the story.
    pub(crate) fn show(self, ui: &mut Ui, kit: &Kit<'_>, whole: Rect) {
        let model = TableModel::of(&self.view, false);
        let direction = kit.theme.direction;
        let (layout, panels) = lay_out(whole, &model, direction);
        let screen = TableScreen {
            history: self.history,
            ..TableScreen::default()
        };
        let scene = Scene {
            kit,
            settings: self.settings,
            state: self.state,
            view: self.view,
            model,
            layout,
            names: self.names,
            choice: Choice::default(),
            picked: Vec::new(),
            now: ui.input(|input| input.time),
            ready: false,
        };
        let mut nothing = None;
        for (player, &rect) in scene.model.players.iter().zip(&panels) {
            let (queens, cards) = (player.queens.len(), player.hand.len());
            let layout = panel(rect, queens, cards, direction);
            court::panel(&screen, ui, &scene, player, rect, &layout, &mut nothing);
            hand(ui, &scene, player, &layout);
        }
        queens::show_piles(&screen, ui, &scene, &mut nothing);
        queens::show(&screen, ui, &scene, &mut nothing);
        history::show(&screen, ui, &scene);
    }
}

/// A hand, open or not.
fn hand(ui: &Ui, scene: &Scene<'_>, player: &Player, layout: &PlayerLayout) {
    let kit = scene.kit;
    for (&(_, card), &rect) in player.hand.iter().zip(&layout.hand) {
        let face = card.map_or(CardFace::DrawBack, CardFace::from);
        paint_card(ui.painter(), kit, rect, face, CardLook::default());
    }
    let Some(&first) = layout.hand.first() else {
        return;
    };
    let [who, name] = scene.names.who(player.seat);
    let text = if player.hand.iter().all(|(_, card)| card.is_none()) {
        let count = ("count", player.hand.len().into());
        kit.texts.with("replay-hand-hidden", [who, name, count])
    } else {
        let cards = player.hand.iter().map(|(_, card)| match card {
            Some(card) => words::card(kit.texts, *card),
            None => kit.texts.get("replay-card-hidden"),
        });
        let cards: Vec<String> = cards.collect();
        let cards = ("cards", cards.join(", ").into());
        kit.texts.with("replay-hand", [who, name, cards])
    };
    let all = layout.hand.iter().fold(first, |all, one| all.union(*one));
    say(ui, &format!("hand {}", player.seat.index()), all, &text);
}

/// Where everything lies, and the players' panels.
fn lay_out(whole: Rect, model: &TableModel, direction: Direction) -> (TableLayout, Vec<Rect>) {
    let place = |rect: Rect| direction.place(rect, whole);
    let side = whole.width() * 0.45;
    let people = Rect::from_min_size(whole.min, vec2(side, whole.height()));
    let number = count(model.players.len().max(1));
    let height = ((people.height() + GAP) / number - GAP).min(290.0);
    let all = number * (height + GAP) - GAP;
    let top = people.top() + (people.height() - all) / 2.0;
    let panels = (0..model.players.len()).map(|at| {
        let corner = pos2(people.left(), top + count(at) * (height + GAP));
        place(Rect::from_min_size(corner, vec2(side, height)))
    });
    let told = (whole.width() * 0.23).clamp(220.0, 420.0);
    let history = Rect::from_min_max(pos2(whole.right() - told, whole.top()), whole.max);
    let middle = Rect::from_min_max(
        pos2(people.right() + 16.0, whole.top()),
        pos2(history.left() - 16.0, whole.bottom()),
    );
    // The piles lie below the queens.
    let piles_height = (middle.height() * 0.3).clamp(120.0, 260.0);
    let upper = Rect::from_min_max(middle.min, middle.max - vec2(0.0, piles_height + GAP));
    let upper = place(upper);
    let (mat, grid) = grid(upper, upper.width(), model, direction);
    let lower = Rect::from_min_max(pos2(middle.left(), upper.bottom() + GAP), middle.max);
    let size = card(((piles_height - 54.0) / CARD_HEIGHT).min(middle.width() * 0.3));
    let centre = pos2(lower.center().x, lower.top() + 14.0 + size.y / 2.0);
    let apart = vec2(size.x / 2.0 + 26.0, 0.0);
    let layout = TableLayout {
        leave: Rect::NOTHING,
        mute: Rect::NOTHING,
        tools: Rect::NOTHING,
        goal: Rect::NOTHING,
        opponents: Vec::new(),
        mat,
        grid,
        draw: place(Rect::from_center_size(centre - apart, size)),
        discard: place(Rect::from_center_size(centre + apart, size)),
        history: place(history),
        banner: Rect::NOTHING,
        own: Rect::NOTHING,
        hand: Vec::new(),
        actions: Rect::NOTHING,
    };
    (layout, panels.collect())
}

/// One player: the portrait at the start, queens and hand at the same size.
fn panel(rect: Rect, queens: usize, cards: usize, direction: Direction) -> PlayerLayout {
    let inner = rect.shrink(7.0);
    let side = (inner.height() - 22.0).min(inner.width() * 0.17);
    let portrait = Rect::from_min_size(inner.min, Vec2::splat(side));
    let name = Rect::from_min_size(
        pos2(inner.left() - 4.0, portrait.bottom()),
        vec2(side + 8.0, 24.0),
    );
    let rest = Rect::from_min_max(pos2(portrait.right() + 12.0, inner.top()), inner.max);
    let goal = Rect::from_min_max(pos2(rest.left(), rest.bottom() - 22.0), rest.max);
    let room = Rect::from_min_max(rest.min, pos2(rest.right(), goal.top() - 6.0));
    let (court, held) = if rect.height() > HIGH {
        let height = (room.height() - 8.0) / 2.0;
        let upper = Rect::from_min_size(room.min, vec2(room.width(), height));
        (upper, upper.translate(vec2(0.0, height + 8.0)))
    } else {
        let wide = room.width() * 0.38;
        let first = Rect::from_min_size(room.min, vec2(wide, room.height()));
        let second = Rect::from_min_max(pos2(first.right() + 10.0, room.top()), room.max);
        (first, second)
    };
    // Five cards lie side by side.
    let width = (held.height() / CARD_HEIGHT).min((held.width() - 20.0) / 5.0);
    let size = card(width);
    let place = |rect_in: Rect| direction.place(rect_in, rect);
    let lay = |room: Rect, number: usize| {
        let start = pos2(room.left(), room.center().y - size.y / 2.0);
        let cards = row(start, room.width(), size, number).into_iter();
        cards.map(place).collect()
    };
    PlayerLayout {
        portrait: place(portrait),
        name: place(name),
        court: place(court),
        queens: lay(court, queens),
        hand: lay(held, cards),
        goal: place(goal),
    }
}

#[cfg(test)]
mod tests {
    use rules::{OpenDealer, Preset, Seat};

    use super::*;

    #[test]
    fn nothing_overlaps_or_leaves_its_place_at_any_size() {
        for (width, height) in [(1097.0, 520.0), (1152.0, 540.0), (2370.0, 1080.0)] {
            for players in 2..=5 {
                for preset in [Preset::Standard, Preset::Deluxe] {
                    for direction in [Direction::LeftToRight, Direction::RightToLeft] {
                        let table = OpenDealer::new(preset.options(), players, 3).unwrap();
                        let model = TableModel::of(&table.view(Seat::new(0).unwrap()), false);
                        let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                        let (layout, panels) = lay_out(whole, &model, direction);
                        let mut all = vec![
                            layout.mat,
                            layout.draw.expand(10.0),
                            layout.discard.expand(10.0),
                            layout.history,
                        ];
                        all.extend(&panels);
                        for (at, one) in all.iter().enumerate() {
                            assert!(whole.contains_rect(*one), "{one:?} leaves {whole:?}");
                            for other in &all[..at] {
                                let shared = one.intersect(*other);
                                let apart = shared.width() <= 0.5 || shared.height() <= 0.5;
                                assert!(apart, "{one:?} and {other:?}, {players} players");
                            }
                        }
                        for &rect in &panels {
                            let own = panel(rect, 5, 5, direction);
                            for card in own.queens.iter().chain(&own.hand) {
                                assert!(rect.contains_rect(*card), "{card:?} leaves {rect:?}");
                                assert!(card.width() >= 36.0, "{card:?} is too small to see");
                            }
                        }
                    }
                }
            }
        }
    }
}
