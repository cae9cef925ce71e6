//! The own hand, large, and the cards on their way.

use eframe::egui::{
    CursorIcon, Id, LayerId, Order, Pos2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, vec2,
};
use rules::{Action, Slot};

use super::super::super::art::CardFace;
use super::super::super::settings::Motion;
use super::super::super::table_model::{Choice, card_hint, hand_label};
use super::super::super::widgets::{CardLook, focus_ring, paint_card, paint_flying};
use super::super::Intent;
use super::{Scene, TableScreen};

/// Shows the hand; cards are picked by click, or dragged to where they are to go.
pub(super) fn show(
    screen: &mut TableScreen,
    ui: &Ui,
    scene: &Scene<'_>,
    intent: &mut Option<Intent>,
) {
    let texts = scene.kit.texts;
    let count = scene.model.hand.len();
    for (number, (held, &rect)) in scene.model.hand.iter().zip(&scene.layout.hand).enumerate() {
        let picked = screen.picked.contains(&held.slot);
        let usable = held.why_not.is_none() && scene.ready;
        let id = ui.id().with(("hand", held.slot.0));
        let raised = lifted(ui, id, rect, picked, scene.settings.motion);
        let sense = if usable {
            Sense::click_and_drag()
        } else {
            Sense::click()
        };
        // The whole column reacts, so that a card that rises does not slip from under the pointer.
        let response = ui.interact(rect.union(raised), id, sense);
        let label = hand_label(texts, *held, number + 1, count, picked);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, usable, picked, &label));
        if scene_answers(scene) && usable && response.clicked() {
            *intent = answer_by_card(scene, held.slot);
        } else if usable && response.clicked() {
            screen.pick(held.slot, held.card);
        }
        if usable && response.drag_started() && !picked {
            screen.pick(held.slot, held.card);
        }
        if usable && response.drag_stopped() {
            drop_card(screen, ui, scene, intent);
        }
        if screen.flights.at(held.slot, scene.now).is_some() {
            continue;
        }
        let shown = dragged(&response, raised);
        let face = held.card.map_or(CardFace::DrawBack, CardFace::from);
        let look = CardLook {
            dim: !usable,
            selected: picked,
            target: usable && (scene_answers(scene) || screen.points_at(held.slot)),
            lively: response.hovered(),
        };
        // What is dragged lies over everything else.
        let above = LayerId::new(Order::Foreground, id);
        let painter = if response.dragged() {
            ui.ctx().layer_painter(above)
        } else {
            ui.painter().clone()
        };
        paint_card(&painter, scene.kit, shown, face, look);
        if response.has_focus() {
            focus_ring(&painter, scene.kit, shown, 8);
        }
        let response = if usable {
            response.on_hover_and_drag_cursor(CursorIcon::PointingHand)
        } else {
            response
        };
        let hint = card_hint(texts, *held);
        // The keyboard has no pointer to hover with.
        if response.has_focus() && !usable {
            response.show_tooltip_text(hint);
        } else {
            scene.kit.hover(response, &hint);
        }
    }
}

/// A picked card stands higher; it rises rather than jumps.
fn lifted(ui: &Ui, id: Id, rect: Rect, picked: bool, motion: Motion) -> Rect {
    let seconds = if motion == Motion::None { 0.0 } else { 0.12 };
    let part = ui
        .ctx()
        .animate_bool_with_time(id.with("lift"), picked, seconds);
    rect.translate(vec2(0.0, -14.0 * part))
}

fn dragged(response: &Response, rect: Rect) -> Rect {
    match response.total_drag_delta() {
        Some(delta) if response.dragged() => rect.translate(delta),
        _ => rect,
    }
}

const fn scene_answers(scene: &Scene<'_>) -> bool {
    matches!(scene.model.asked, super::Asked::Answer(_))
}

/// Stops an attack with a card, if it can.
pub(super) fn answer_by_card(scene: &Scene<'_>, card: Slot) -> Option<Intent> {
    let action = Action::Block { card };
    let allowed = scene.view.command(action).is_ok();
    allowed.then_some(Intent::Act(action))
}

/// Where a dragged card was let go decides what it does: a queen's place, a queen, or the discard
/// pile.
fn drop_card(screen: &TableScreen, ui: &Ui, scene: &Scene<'_>, intent: &mut Option<Intent>) {
    let Some(at) = ui.input(|input| input.pointer.latest_pos()) else {
        return;
    };
    // On a slow computer a card is picked up and let go between two pictures.
    let choice = Choice::of(&scene.view, scene.model.asked, &screen.picked);
    let places = scene.layout.grid.iter();
    let place = places
        .filter(|(_, rect)| rect.contains(at))
        .find_map(|(place, _)| {
            let mut choices = choice.places.iter();
            choices
                .find(|(own, _)| own == place)
                .map(|(_, action)| *action)
        });
    let queen = choice.queens.iter().find_map(|&(_, queen, action)| {
        let slot = scene.view.game().awake(queen)?.slot;
        let rect = screen.sprites.get(&slot)?.rect;
        rect.contains(at).then_some(action)
    });
    let discard = choice
        .discard
        .filter(|_| scene.layout.discard.expand(14.0).contains(at));
    let jester = choice.play.filter(|_| scene.layout.mat.contains(at));
    let queen = queen.or_else(|| only_queen_of(scene, at));
    if let Some(action) = place.or(queen).or(jester).or(discard) {
        *intent = Some(Intent::Act(action));
    }
}

/// The queen of the player on whom a card was dropped, if there is but one to aim at.
fn only_queen_of(scene: &Scene<'_>, at: Pos2) -> Option<Action> {
    let opponents = scene.model.players.iter().skip(1);
    let mut hit = opponents
        .zip(&scene.layout.opponents)
        .filter(|(_, panel)| panel.contains(at));
    let (player, _) = hit.next()?;
    let mut aims = scene
        .choice
        .queens
        .iter()
        .filter(|(seat, ..)| *seat == player.seat)
        .map(|&(.., action)| action);
    let only = aims.next()?;
    aims.next().is_none().then_some(only)
}

/// The cards on their way lie over everything else.
pub(super) fn paint_flights(screen: &TableScreen, ui: &Ui, scene: &Scene<'_>) {
    for slot in screen.flights.slots() {
        if let Some(flying) = screen.flights.at(slot, scene.now) {
            paint_flying(
                ui.painter(),
                scene.kit,
                flying.drawn_for,
                flying.rect,
                flying.face,
                flying.turning,
            );
        }
    }
}
