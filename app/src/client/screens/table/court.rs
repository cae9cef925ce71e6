//! The players: portrait, name, queens, hand, and how far each is from winning.

use eframe::egui::{
    CornerRadius, CursorIcon, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use protocol::Gone;
use rules::{Goal, Queen, Seat, Slot};

use super::super::super::art::{CardFace, PORTRAITS, Picture};
use super::super::super::rtl;
use super::super::super::table_model::{Player, player_label};
use super::super::super::widgets::{At, CardLook, Kit, Pen, focus_ring, paint_card, plate, say};
use super::super::super::words;
use super::super::Intent;
use super::layout::PlayerLayout;
use super::{Scene, TableScreen};

/// Shows everybody.
pub(super) fn show_all(
    screen: &TableScreen,
    ui: &Ui,
    scene: &Scene<'_>,
    intent: &mut Option<Intent>,
) {
    let direction = scene.kit.theme.direction;
    let mut players = scene.model.players.iter();
    if let Some(own) = players.next() {
        let layout = PlayerLayout::own(scene.layout.own, own.queens.len(), direction);
        panel(screen, ui, scene, own, scene.layout.own, &layout, intent);
    }
    for (player, &rect) in players.zip(&scene.layout.opponents) {
        let (queens, cards) = (player.queens.len(), player.hand.len());
        let layout = PlayerLayout::opponent(rect, queens, cards, direction);
        panel(screen, ui, scene, player, rect, &layout, intent);
        for (&(slot, card), &back) in player.hand.iter().zip(&layout.hand) {
            if screen.flights.at(slot, scene.now).is_none() {
                let face = card.map_or(CardFace::DrawBack, CardFace::from);
                paint_card(ui.painter(), scene.kit, back, face, CardLook::default());
            }
        }
    }
}

/// The portrait of a player: one's own choice, and for the others one that fits their seat.
pub(crate) fn portrait(scene_portrait: usize, me: Option<Seat>, seat: Seat) -> usize {
    if me == Some(seat) {
        return scene_portrait;
    }
    // Steps of five visit all twelve before one comes twice.
    (scene_portrait + 5 * (seat.index() + 1)) % PORTRAITS.len()
}

/// One player, in whatever way the panel is laid out.
pub(super) fn panel(
    screen: &TableScreen,
    ui: &Ui,
    scene: &Scene<'_>,
    player: &Player,
    rect: Rect,
    layout: &PlayerLayout,
    intent: &mut Option<Intent>,
) {
    let kit = scene.kit;
    let theme = kit.theme;
    let painter = ui.painter();
    let label = player_label(kit.texts, player, &scene.names, scene.model.goal);
    let response = ui.interact(
        rect,
        ui.id().with(("player", player.seat.index())),
        Sense::hover(),
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &label));
    plate(painter, kit, rect, theme.paper);
    if player.acts && scene.model.outcome.is_none() {
        let stroke = Stroke::new(4.0, theme.gold);
        painter.rect_stroke(rect, CornerRadius::same(12), stroke, StrokeKind::Inside);
    }
    let index = portrait(scene.settings.portrait, scene.state.seat, player.seat);
    kit.art.paint(
        painter,
        Picture::Portrait(index),
        layout.portrait,
        eframe::egui::Color32::WHITE,
    );
    let name = scene.names.name(player.seat);
    let at = if layout.hand.is_empty() && player.seat == scene.model.me {
        At::Start
    } else {
        At::Centre
    };
    let name = rtl::isolated(name);
    kit.write_line(painter, layout.name, at, &name, Pen::bold(16.0, theme.ink));
    goal(ui, kit, player, scene.model.goal, layout.goal);
    for (&(slot, queen), &place) in player.queens.iter().zip(&layout.queens) {
        awake(screen, ui, scene, player.seat, (slot, queen), place, intent);
    }
    if player.queens.is_empty() {
        let pen = Pen::new(14.0, theme.faint);
        kit.write(
            painter,
            layout.court,
            At::Centre,
            &kit.texts.get("no-queens-yet"),
            pen,
        );
    }
    badges(ui, scene, player, rect, layout);
}

/// A queen who is awake; others' queens light up when they can be attacked.
fn awake(
    screen: &TableScreen,
    ui: &Ui,
    scene: &Scene<'_>,
    owner: Seat,
    (slot, queen): (Slot, Queen),
    rect: Rect,
    intent: &mut Option<Intent>,
) {
    let kit = scene.kit;
    let mut choices = scene.choice.queens.iter();
    let choice = choices
        .find(|(from, own, _)| *from == owner && *own == queen)
        .map(|&(.., action)| action)
        .filter(|_| scene.ready);
    let sense = if choice.is_some() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, ui.id().with(("awake", queen.index())), sense);
    let [who, name] = scene.names.who(owner);
    let label = kit.texts.with(
        "awake-label",
        [
            who,
            name,
            ("queen", words::plain_queen(kit.texts, queen).into()),
            ("points", queen.points().into()),
        ],
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, choice.is_some(), &label));
    if response.clicked()
        && let Some(action) = choice
    {
        *intent = Some(Intent::Act(action));
    }
    if screen.flights.at(slot, scene.now).is_none() {
        let advised = screen.advice.as_ref().map(|(action, _)| *action);
        let look = CardLook {
            target: choice.is_some(),
            lively: response.hovered() || response.has_focus(),
            selected: choice.is_some() && advised == choice,
            dim: false,
        };
        paint_card(ui.painter(), kit, rect, CardFace::Queen(queen), look);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), kit, rect, 6);
    }
    let hint = match words::special(kit.texts, queen) {
        Some(special) => format!("{label}\n{special}"),
        None => label,
    };
    let response = kit.hover(response, &hint);
    if choice.is_some() {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}

/// Queens as crowns, points as a bar: how far it is to the goal.
fn goal(ui: &Ui, kit: &Kit<'_>, player: &Player, goal: Goal, rect: Rect) {
    let painter = ui.painter();
    let theme = kit.theme;
    let side = rect.height().min(20.0);
    let step = side + 1.0;
    let crowns = f32::from(goal.queens);
    for number in 0..goal.queens {
        let corner = pos2(
            rect.left() + f32::from(number) * step,
            rect.center().y - side / 2.0,
        );
        let square = Rect::from_min_size(corner, Vec2::splat(side));
        let has = usize::from(number) < player.queens.len();
        let colour = if has {
            theme.gold
        } else {
            theme.ink.gamma_multiply(0.2)
        };
        if has {
            // A dark edge, so that gold shows on cream too.
            let below = square.translate(vec2(0.0, 1.5));
            kit.sign(
                painter,
                "crown",
                theme.direction.place(below, rect),
                theme.ink,
            );
        }
        kit.sign(
            painter,
            "crown",
            theme.direction.place(square, rect),
            colour,
        );
    }
    let Some(points) = goal.points else {
        return;
    };
    let left = rect.left() + crowns * step + 8.0;
    let bar = Rect::from_min_max(
        pos2(left, rect.center().y - 8.5),
        pos2(rect.right(), rect.center().y + 8.5),
    );
    if bar.width() < 30.0 {
        return;
    }
    let bar = theme.direction.place(bar, rect);
    let corner = CornerRadius::same(8);
    painter.rect_filled(bar, corner, theme.fold);
    let part = (f32::from(player.points) / f32::from(points)).min(1.0);
    if part > 0.0 {
        let full = Rect::from_min_size(bar.min, vec2((bar.width() * part).max(17.0), bar.height()));
        painter.rect_filled(theme.direction.place(full, bar), corner, theme.gold);
    }
    let text = kit.texts.with(
        "points-of",
        [("points", player.points.into()), ("goal", points.into())],
    );
    // Night on gold, ink on paper, whatever lies under the digits.
    let shown = bar;
    let full = Rect::from_min_size(shown.min, vec2(shown.width() * part, shown.height()));
    let full = theme.direction.place(full, shown);
    for (room, colour) in [(shown, theme.ink), (full, theme.night)] {
        let clipped = painter.with_clip_rect(room.intersect(painter.clip_rect()));
        if colour == theme.night {
            clipped.rect_filled(full, corner, theme.gold);
        }
        kit.write_line(
            &clipped,
            shown.shrink(3.0),
            At::Centre,
            &text,
            Pen::bold(13.0, colour),
        );
    }
}

/// Whether somebody is gone or cannot be reached.
fn badges(ui: &Ui, scene: &Scene<'_>, player: &Player, rect: Rect, layout: &PlayerLayout) {
    let kit = scene.kit;
    if player.seat == scene.model.me {
        return;
    }
    // Whoever is reached through another player is not lost.
    let lost = player.playing && !scene.state.reachable.contains(player.seat);
    if !player.playing {
        let veil = kit.theme.felt.gamma_multiply(0.7);
        ui.painter().rect_filled(rect, CornerRadius::same(12), veil);
        let state = scene.state;
        let cheated = state
            .faults
            .iter()
            .any(|fault| fault.culprit == player.seat);
        let text = kit.texts.get(match state.gone[player.seat] {
            Some(Gone::Removed) if cheated => "player-cheated",
            Some(Gone::Removed) => "player-removed",
            Some(Gone::Left) => "player-left",
            Some(Gone::Absent) => "player-absent",
            None => "player-gone",
        });
        kit.tell(ui, rect, At::Centre, &text, Pen::bold(16.0, kit.theme.ink));
    } else if lost {
        let corner = layout.portrait.right_bottom() - Vec2::splat(24.0);
        let square = Rect::from_min_size(corner, Vec2::splat(26.0));
        ui.painter()
            .circle_filled(square.center(), 16.0, kit.theme.bad);
        kit.sign(ui.painter(), "link-lost", square, kit.theme.paper);
        let name = scene.names.name(player.seat);
        let text = kit.texts.with("connection-lost", [("name", name.into())]);
        say(ui, "lost", square, &text);
    }
}
