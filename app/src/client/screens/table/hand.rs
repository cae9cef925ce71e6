//! The own hand, large, and the cards on their way.

use eframe::egui::{CursorIcon, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, vec2};
use rules::Slot;

use super::super::super::art::CardFace;
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
        let raised = lifted(ui, id, rect, picked);
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
            answer_by_card(scene, held.slot, intent);
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
            target: scene_answers(scene) && usable,
            lively: response.hovered(),
        };
        paint_card(ui.painter(), scene.kit, shown, face, look);
        if response.has_focus() {
            focus_ring(ui.painter(), scene.kit, shown, 8);
        }
        let response = if usable {
            response.on_hover_and_drag_cursor(CursorIcon::PointingHand)
        } else {
            response
        };
        response.on_hover_text(card_hint(texts, *held));
    }
}

/// A picked card stands higher; it rises rather than jumps.
fn lifted(ui: &Ui, id: Id, rect: Rect, picked: bool) -> Rect {
    let part = ui
        .ctx()
        .animate_bool_with_time(id.with("lift"), picked, 0.12);
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

fn answer_by_card(scene: &Scene<'_>, card: Slot, intent: &mut Option<Intent>) {
    let action = rules::Action::Block { card };
    if scene.view.command(action).is_ok() {
        *intent = Some(Intent::Act(action));
    }
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
    if let Some(action) = place.or(queen).or(jester).or(discard) {
        *intent = Some(Intent::Act(action));
    }
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
