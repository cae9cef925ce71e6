//! The table, where the game is played.

mod absence;
mod actions;
mod bar;
mod cheat;
mod count;
mod court;
mod emotes;
mod grid;
mod guide;
mod hand;
mod history;
mod layout;
mod prompt;
mod sprites;
mod still;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Key, Modifiers, Rect, Ui, Vec2, pos2, vec2};
use network::{GameState, GameUpdate};
use rules::{Action, Card, Event, Seat, SeatSet, Slot, Value, View};

use super::super::art::CardFace;
use super::super::motion::{Count, Flights, Sprites};
use super::super::settings::Settings;
use super::super::sound::{Sound, cues};
use super::super::table_model::{Asked, Choice, Names, TableModel, find_sets, hint, sentence};
use super::super::texts::Texts;
use super::super::widgets::{At, Kit, Pen, plate};
use super::Intent;
pub(crate) use court::portrait;
use emotes::Speech;
pub(crate) use guide::Guide;
use layout::TableLayout;
pub(crate) use still::Still;

/// So many updates may wait for cards to arrive before the rest is simply shown.
const PATIENCE: usize = 8;

/// So many sounds at once can still be told apart.
const MOST_SOUNDS: usize = 3;

/// The longest story that is kept.
const LONGEST_HISTORY: usize = 400;

/// What the table screen keeps beside the game: what is picked up, what flies, what was told.
#[derive(Debug, Default)]
pub(crate) struct TableScreen {
    /// What is shown now.
    shown: Option<Arc<GameState>>,
    /// Where the game stands; shown as soon as all that led to it was.
    latest: Option<Arc<GameState>>,
    waiting: VecDeque<GameUpdate>,
    picked: Vec<Slot>,
    history: Vec<String>,
    flights: Flights,
    sprites: Sprites,
    /// The window as it was when the sprites were laid out.
    laid_out_in: Option<Rect>,
    /// The cards lie elsewhere since the last picture.
    moved: bool,
    advice: Option<(Action, String)>,
    /// Which of the sets was shown last.
    set_shown: usize,
    /// Until when the own player may choose, by egui's clock.
    deadline: Option<(u64, f64, f64)>,
    /// What was sent and is not on the log yet: the step it belongs to.
    sent: Option<u64>,
    leaving: bool,
    /// Who keeps the table waiting, and since when.
    waits: Option<absence::Waiting>,
    /// Whose cheating was told and seen.
    cheats_seen: SeatSet,
    /// A problem to be told, in words.
    notice: Option<String>,
    /// What a lesson asks for; nothing when one plays.
    guide: Option<Guide>,
    /// What is to be heard.
    sounds: Vec<Sound>,
    /// What was said lately.
    speeches: Vec<Speech>,
    /// The sheet of phrases is open.
    talking: bool,
    /// Queens who are shown for a moment, though they stay where they are.
    glimpsed: Vec<(Slot, CardFace)>,
    /// A Jester's count that is to go round, and the one that does.
    to_count: Option<(Seat, Value)>,
    counting: Option<Count>,
}

/// All that one picture of the table needs.
struct Scene<'a> {
    kit: &'a Kit<'a>,
    settings: &'a Settings,
    state: &'a GameState,
    view: View<'a>,
    model: TableModel,
    layout: TableLayout,
    names: Names,
    choice: Choice,
    picked: Vec<Card>,
    now: f64,
    /// The own player may act: nothing that was sent waits for its answer.
    ready: bool,
}

impl TableScreen {
    /// The game has moved.
    pub(crate) fn update(&mut self, update: GameUpdate) {
        self.waiting.push_back(update);
    }

    /// A new game.
    pub(crate) fn begin(&mut self, state: Arc<GameState>) {
        let same = self
            .shown
            .as_ref()
            .is_some_and(|shown| shown.id == state.id);
        if !same {
            *self = Self {
                shown: Some(Arc::clone(&state)),
                latest: Some(state),
                ..Self::default()
            };
        }
    }

    /// Where the game stands.
    pub(crate) fn observe(&mut self, state: &Arc<GameState>, now: f64) {
        self.begin(Arc::clone(state));
        if let Some(left) = state.time_left
            && self.deadline.is_none_or(|(step, ..)| step != state.step)
        {
            let left = left.as_secs_f64();
            self.deadline = Some((state.step, now + left, left));
        }
        self.latest = Some(Arc::clone(state));
    }

    /// Something that the player should know.
    pub(crate) fn notice(&mut self, text: String) {
        self.notice = Some(text);
        self.sent = None;
        self.sounds.push(Sound::Error);
    }

    /// What is to be heard now.
    pub(crate) fn sounds(&mut self) -> Vec<Sound> {
        let mut sounds = core::mem::take(&mut self.sounds);
        // After a standstill much is shown at once; only the last of it is heard.
        sounds.drain(..sounds.len().saturating_sub(MOST_SOUNDS));
        sounds
    }

    /// The game as it is shown.
    pub(crate) fn state(&self) -> Option<&Arc<GameState>> {
        self.shown.as_ref()
    }

    /// Shows the next thing that happened, once the cards of the one before have arrived.
    pub(crate) fn advance(&mut self, texts: &Texts, now: f64) {
        while self.waiting.len() > PATIENCE {
            self.show_next(texts);
        }
        if self.is_busy(now) || self.moved {
            return;
        }
        if self.show_next(texts) {
            return;
        }
        if let Some(latest) = &self.latest {
            // News may be quicker than the view: nobody is shown the same turn twice. Only a removal
            // takes the game back.
            let newer = |shown: &Arc<GameState>| {
                let back = latest.step < shown.step && latest.active == shown.active;
                !Arc::ptr_eq(shown, latest) && !back
            };
            if self.shown.as_ref().is_none_or(newer) {
                let latest = Arc::clone(latest);
                self.show(texts, latest);
            }
        }
    }

    fn show_next(&mut self, texts: &Texts) -> bool {
        let Some(update) = self.waiting.pop_front() else {
            return false;
        };
        let names = names(&update.state);
        self.sounds.extend(cues(update.events()));
        for event in update.events() {
            self.remember(event);
            if let Some(text) = sentence(texts, event, &names) {
                self.history.push(text);
            }
        }
        let too_many = self.history.len().saturating_sub(LONGEST_HISTORY);
        self.history.drain(..too_many);
        self.show(texts, update.state);
        true
    }

    /// Whether something moves that is to be seen before the next thing is shown.
    pub(crate) fn is_busy(&mut self, now: f64) -> bool {
        self.counting.take_if(|count| count.at(now).is_none());
        self.flights.busy(now) || self.counting.is_some()
    }

    /// What an event shows beside where the cards lie after it.
    fn remember(&mut self, event: &Event) {
        match *event {
            Event::WentBack { slot, queen, .. } => {
                self.glimpsed.push((slot, CardFace::Queen(queen)));
            }
            Event::CountedOff { seat, value } => self.to_count = Some((seat, value)),
            _ => {}
        }
    }

    /// Everything that moves is there at once, if the player has seen enough.
    fn skip_on_wish(&mut self, ui: &Ui, now: f64) {
        if !self.is_busy(now) {
            return;
        }
        let click = ui.input(|input| input.pointer.any_pressed());
        // The space bar would press whatever has the keyboard, too.
        let space = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
        if click || space {
            self.flights.skip();
            self.counting = None;
        }
    }

    fn show(&mut self, texts: &Texts, state: Arc<GameState>) {
        let asked = |state: &GameState| state.asks_us().then_some(state.step);
        let before = self.shown.as_deref().and_then(asked);
        if self.waiting.is_empty() && asked(&state).is_some_and(|step| before != Some(step)) {
            self.sounds.push(Sound::YourTurn);
        }
        let before = self.shown.as_ref().map(|shown| shown.step);
        let told = self.shown.as_ref().map_or(0, |shown| shown.faults.len());
        for fault in state.faults.iter().skip(told) {
            let names = names(&state);
            let name = names.name(fault.culprit);
            self.history
                .push(texts.with("cheat-told", [("name", name.into())]));
        }
        if before != Some(state.step) {
            self.advice = None;
            self.set_shown = 0;
            self.notice = None;
        }
        if self.sent.is_some_and(|step| step != state.step) {
            self.sent = None;
        }
        if let Some(view) = state.view() {
            let hand = view.game().hand(view.seat());
            self.picked.retain(|&slot| hand.contains(slot));
        }
        self.moved = true;
        self.shown = Some(state);
    }

    /// Paints the table; says what the player wants.
    pub(crate) fn ui(&mut self, ui: &mut Ui, kit: &Kit<'_>, settings: &Settings) -> Option<Intent> {
        let now = ui.input(|input| input.time);
        let state = self.shown.clone();
        let whole = ui.max_rect();
        let dealt = state
            .as_ref()
            .and_then(|state| Some((state, state.view()?)));
        let Some((state, view)) = dealt else {
            self.moved = false;
            return self.setting_up(ui, kit, whole, state.as_deref());
        };
        self.skip_on_wish(ui, now);
        let mut scene = self.scene(kit, settings, state, view, whole, now);
        self.launch(&scene, whole);
        let keys = self.keys(ui, &mut scene);
        let mut intent = keys;
        // In the order of the keyboard: what one holds, what one does with it, to whom; the tools last.
        hand::show(self, ui, &scene, &mut intent);
        intent = intent.or(actions::show(self, ui, &scene));
        intent = intent.or(actions::show_banner(self, ui, &scene));
        grid::show(self, ui, &scene, &mut intent);
        court::show_all(self, ui, &scene, &mut intent);
        grid::show_piles(self, ui, &scene, &mut intent);
        match &mut self.guide {
            // A lesson has its words there.
            Some(guide) => guide.room = scene.layout.history,
            None => history::show(self, ui, &scene),
        }
        intent = intent.or(bar::show(self, ui, &scene));
        hand::paint_flights(self, ui, &scene);
        count::paint(self, ui, &scene);
        emotes::show_bubbles(self, ui, &scene);
        intent = intent.or(emotes::show(self, ui, &scene));
        intent = intent.or(prompt::show(self, ui, &scene));
        let (names, mat) = (names(state), scene.layout.mat);
        intent = intent.or(absence::show(self, ui, kit, state, &names, mat));
        cheat::show(self, ui, kit, state, &names);
        self.plan_repaint(ui, now);
        if let Some(Intent::Act(_)) = intent {
            self.sent = Some(state.step);
            self.picked.clear();
            self.advice = None;
        }
        intent
    }

    /// Before the deal: everybody shuffles in turn. Whoever is missing here is missed as well.
    fn setting_up(
        &mut self,
        ui: &Ui,
        kit: &Kit<'_>,
        whole: Rect,
        state: Option<&GameState>,
    ) -> Option<Intent> {
        let theme = kit.theme;
        let panel = Rect::from_center_size(whole.center(), vec2(560.0, 250.0));
        plate(ui.painter(), kit, panel, theme.paper);
        let centre = panel.center() - vec2(0.0, 60.0);
        let square = Rect::from_center_size(centre, Vec2::splat(72.0));
        kit.sign(ui.painter(), "shuffle", square, theme.ink);
        let text = match state {
            Some(_) => kit.texts.get("setting-up-shuffle"),
            None => kit.texts.get("setting-up-meet"),
        };
        let lower = Rect::from_min_max(
            pos2(panel.left() + 30.0, panel.center().y),
            panel.max - vec2(30.0, 20.0),
        );
        kit.tell(ui, lower, At::Centre, &text, Pen::new(19.0, theme.ink));
        let corner = Rect::from_min_size(whole.shrink(14.0).min, vec2(46.0, 42.0));
        let corner = theme.direction.place(corner, whole);
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        self.leaving ^= escape || bar::leave_button(ui, kit, corner, &kit.texts.get("leave"));
        let mut intent = bar::ask_leaving(&mut self.leaving, ui, kit, corner);
        if let Some(state) = state {
            let names = names(state);
            intent = intent.or(absence::show(self, ui, kit, state, &names, panel));
            cheat::show(self, ui, kit, state, &names);
        }
        let now = ui.input(|input| input.time);
        self.plan_repaint(ui, now);
        intent
    }

    fn scene<'a>(
        &self,
        kit: &'a Kit<'a>,
        settings: &'a Settings,
        state: &'a GameState,
        view: View<'a>,
        whole: Rect,
        now: f64,
    ) -> Scene<'a> {
        let latest = self.latest.as_ref();
        // Only the newest picture asks: nothing is chosen from an older one.
        // What is no step, a link that came back for instance, takes nobody's turn away.
        let same = |other: &GameState| other.step == state.step;
        let newest = self.waiting.iter().all(|update| same(&update.state))
            && latest.is_none_or(|latest| same(latest));
        let mut model = TableModel::of(&view, state.asks_us() && newest);
        let layout = TableLayout::new(whole, &model, kit.theme.direction);
        let mut choice = Choice::of(&view, model.asked, &self.picked);
        if let Some(guide) = &self.guide {
            guide.narrow_hand(&mut model.hand);
            guide.narrow(&mut choice);
        }
        let faces = self.picked.iter();
        let picked = faces.filter_map(|&slot| view.face(slot)?.card()).collect();
        Scene {
            kit,
            settings,
            state,
            view,
            model,
            layout,
            names: names(state),
            choice,
            picked,
            now,
            ready: self.sent.is_none(),
        }
    }

    /// Sends the cards on their way that lie elsewhere than in the last picture.
    fn launch(&mut self, scene: &Scene<'_>, whole: Rect) {
        let sprites = sprites::of(scene);
        let same_window = self.laid_out_in == Some(whole);
        let seconds = scene.settings.motion.seconds();
        let first = self.laid_out_in.is_none() && sprites::is_fresh(scene);
        if self.moved && (same_window || first) {
            let mut before = sprites::with_newcomers(&self.sprites, &sprites, &scene.layout);
            for (slot, face) in self.glimpsed.drain(..) {
                if let Some(sprite) = before.get_mut(&slot) {
                    sprite.face = face;
                }
            }
            self.flights.begin(&before, &sprites, scene.now, seconds);
        } else if !same_window {
            self.flights.skip();
        }
        if let Some((seat, value)) = self.to_count.take().filter(|_| seconds > 0.0) {
            let playing = scene.view.game().playing();
            self.counting = Some(Count::new(playing, seat, value, scene.now, seconds));
        }
        self.glimpsed.clear();
        self.moved = false;
        self.laid_out_in = Some(whole);
        self.sprites = sprites;
    }

    /// What the keyboard wants: numbers pick cards, letters do the rest.
    fn keys(&mut self, ui: &Ui, scene: &mut Scene<'_>) -> Option<Intent> {
        let talking = self.talking;
        let said = emotes::keys(self, ui);
        if talking || self.talking {
            return said;
        }
        let pressed =
            |key: Key| ui.input(|input| input.key_pressed(key) && input.modifiers.is_none());
        let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
        let answering = matches!(scene.model.asked, Asked::Answer(_));
        for (held, key) in scene.model.hand.iter().zip(digits) {
            let meant = pressed(key) && scene.ready && held.why_not.is_none();
            if meant && answering {
                return hand::answer_by_card(scene, held.slot);
            } else if meant {
                self.pick(held.slot, held.card);
            }
        }
        if answering && pressed(Key::L) && scene.ready && !scene.state.letting_go {
            return Some(Intent::Act(Action::LetGo));
        }
        if pressed(Key::Escape) {
            if self.leaving {
                self.leaving = false;
            } else if self.picked.is_empty() && self.advice.is_none() {
                self.leaving = true;
            }
            self.picked.clear();
            self.advice = None;
        }
        if pressed(Key::S) {
            self.next_set(&scene.view, &scene.model);
        }
        if pressed(Key::H) {
            self.ask_advice(scene);
        }
        scene.choice = Choice::of(&scene.view, scene.model.asked, &self.picked);
        if let Some(guide) = &self.guide {
            guide.narrow(&mut scene.choice);
        }
        let faces = self.picked.iter();
        scene.picked = faces
            .filter_map(|&slot| scene.view.face(slot)?.card())
            .collect();
        let discard = scene
            .choice
            .discard
            .filter(|_| pressed(Key::D) && scene.ready);
        let play = scene.choice.play.filter(|_| pressed(Key::P) && scene.ready);
        play.or(discard).map(Intent::Act)
    }

    /// Picks a card up, or lays it back. Numbers are picked together, any other card alone.
    fn pick(&mut self, slot: Slot, card: Option<Card>) {
        let is_number = card.is_some_and(|card| card.value().is_some());
        self.advice = None;
        if let Some(at) = self.picked.iter().position(|&own| own == slot) {
            self.picked.remove(at);
            return;
        }
        if !is_number {
            self.picked.clear();
        } else if let Some(state) = &self.shown
            && let Some(view) = state.view()
        {
            let number = |slot: &Slot| {
                let card = view.face(*slot).and_then(rules::Face::card);
                card.is_some_and(|card| card.value().is_some())
            };
            self.picked.retain(number);
        }
        self.picked.push(slot);
    }

    /// Picks the next set that can be swapped.
    fn next_set(&mut self, view: &View<'_>, model: &TableModel) {
        if !matches!(model.asked, Asked::Turn { .. }) || self.guide.is_some() {
            return;
        }
        let sets = find_sets(view);
        if let Some(set) = sets.get(self.set_shown % sets.len().max(1)) {
            self.picked.clone_from(set);
        }
        self.set_shown += 1;
    }

    fn ask_advice(&mut self, scene: &Scene<'_>) {
        let asked = matches!(
            scene.model.asked,
            Asked::Turn { .. } | Asked::Answer(_) | Asked::Wake(_) | Asked::Lay(_)
        );
        if let Some(guide) = &self.guide {
            self.advice = guide.advice();
        } else if asked {
            self.advice = hint(scene.kit.texts, &scene.view, &scene.names);
        }
        if let Some((action, _)) = &self.advice {
            self.picked = action.named_slots().iter().collect();
        }
    }

    /// Only what moves is painted again: cards on their way, and a clock that runs.
    fn plan_repaint(&mut self, ui: &Ui, now: f64) {
        if let Some(silence) = self.next_silence() {
            let left = Duration::from_secs_f64((silence - now).clamp(0.0, 60.0));
            ui.ctx().request_repaint_after(left);
        }
        if self.flights.busy(now) || self.moved {
            ui.ctx().request_repaint();
        } else if self.is_busy(now) || !self.waiting.is_empty() {
            ui.ctx().request_repaint_after(Duration::from_millis(30));
        } else if self.seconds_left(now).is_some() {
            ui.ctx().request_repaint_after(Duration::from_millis(200));
        } else if let Some(seconds) = absence::next_look(self.waits, now) {
            ui.ctx()
                .request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }

    /// How long the player still has, and of how much.
    fn seconds_left(&self, now: f64) -> Option<(f64, f64)> {
        let step = self.shown.as_ref()?.step;
        let (own, until, all) = self.deadline?;
        (own == step && now < until).then_some((until - now, all))
    }
}

/// What the players are called.
pub(crate) fn names(state: &GameState) -> Names {
    let entries = state.charter.seats.iter();
    let names = entries.map(|entry| crate::printable::printable(&entry.name));
    Names::new(names.collect(), state.seat)
}
