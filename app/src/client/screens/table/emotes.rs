//! What players say to each other: a sheet of phrases to choose from, and bubbles at the places of
//! those who speak.

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Area, Id, Key, Order, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use network::{Command, Emote};
use rules::Seat;

use super::super::super::settings::Settings;
use super::super::super::sound::Sound;
use super::super::super::texts::Texts;
use super::super::super::widgets::{At, Button, Kit, Pen, Style, plate, round_plate};
use super::super::Intent;
use super::layout::PlayerLayout;
use super::{Scene, TableScreen};

/// How long a phrase stands there, in seconds.
const SECONDS: f64 = 4.5;

/// Under an opponent's portrait stands the name; what is said stands under both.
const NAME: f32 = 22.0;

/// Something that was said.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speech {
    seat: Seat,
    emote: Emote,
    /// Until when it stands there, from the first picture on that shows it.
    until: Option<f64>,
}

/// The picture of a phrase.
const fn sign(emote: Emote) -> &'static str {
    match emote {
        Emote::Hello => "smile",
        Emote::WellPlayed => "thumbs-up",
        Emote::ThankYou => "heart",
        Emote::OhNo => "cry",
        Emote::Hurry => "hourglass",
        Emote::Wow => "surprised",
        Emote::Laugh => "laugh",
        Emote::Sorry => "sorry",
        Emote::GoodGame => "clap",
    }
}

fn phrase(texts: &Texts, emote: Emote) -> String {
    texts.get(match emote {
        Emote::Hello => "emote-hello",
        Emote::WellPlayed => "emote-well-played",
        Emote::ThankYou => "emote-thank-you",
        Emote::OhNo => "emote-oh-no",
        Emote::Hurry => "emote-hurry",
        Emote::Wow => "emote-wow",
        Emote::Laugh => "emote-laugh",
        Emote::Sorry => "emote-sorry",
        Emote::GoodGame => "emote-good-game",
    })
}

impl TableScreen {
    /// Somebody says something; whoever is hushed is not heard.
    pub(crate) fn say(&mut self, seat: Seat, emote: Emote, settings: &Settings) {
        let Some(state) = &self.shown else {
            return;
        };
        let entry = state.charter.entry(seat);
        let ours = state.seat == Some(seat);
        if ours || entry.is_some_and(|entry| settings.listens_to(&entry.identity)) {
            self.speeches.retain(|speech| speech.seat != seat);
            let until = None;
            self.speeches.push(Speech { seat, emote, until });
            self.sounds.push(Sound::Emote);
        }
    }

    /// Until when the next bubble stands there.
    pub(super) fn next_silence(&self) -> Option<f64> {
        let times = self.speeches.iter().filter_map(|speech| speech.until);
        times.min_by(f64::total_cmp)
    }
}

/// Where a player's portrait is, and whether what is said stands above it.
pub(super) fn place(scene: &Scene<'_>, seat: Seat) -> Option<(Rect, bool)> {
    let direction = scene.kit.theme.direction;
    let at = scene
        .model
        .players
        .iter()
        .position(|player| player.seat == seat)?;
    let player = scene.model.players.get(at)?;
    let queens = player.queens.len();
    match at.checked_sub(1) {
        None => {
            let own = PlayerLayout::own(scene.layout.own, queens, direction);
            Some((own.portrait, true))
        }
        Some(other) => {
            let panel = *scene.layout.opponents.get(other)?;
            let cards = player.hand.len();
            let layout = PlayerLayout::opponent(panel, queens, cards, direction);
            Some((layout.portrait, false))
        }
    }
}

/// Shows what was said lately.
pub(super) fn show_bubbles(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) {
    for speech in &mut screen.speeches {
        speech.until.get_or_insert(scene.now + SECONDS);
    }
    let over = |speech: &Speech| speech.until.is_some_and(|until| until <= scene.now);
    screen.speeches.retain(|speech| !over(speech));
    for speech in &screen.speeches {
        if let Some((portrait, above)) = place(scene, speech.seat) {
            bubble(ui, scene, speech, portrait, above);
        }
    }
}

fn bubble(ui: &Ui, scene: &Scene<'_>, speech: &Speech, portrait: Rect, above: bool) {
    let kit = scene.kit;
    let theme = kit.theme;
    let painter = ui.painter();
    let text = phrase(kit.texts, speech.emote);
    let pen = Pen::bold(18.0, theme.night);
    let side = 34.0;
    let width = kit.width(painter, &text, pen) + side + 40.0;
    let height = 52.0;
    let gap = 14.0;
    let whole = ui.max_rect().shrink(6.0);
    let top = if above {
        portrait.top() - gap - height
    } else {
        portrait.bottom() + NAME + gap
    };
    let last = (whole.right() - width).max(whole.left());
    let left = (portrait.center().x - 34.0).clamp(whole.left(), last);
    let rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
    // The point that shows who speaks, under the paper.
    let tip = if above {
        portrait.center_top() + vec2(0.0, -1.0)
    } else {
        portrait.center_bottom() + vec2(0.0, NAME)
    };
    let base = if above {
        rect.bottom() - 6.0
    } else {
        rect.top() + 6.0
    };
    let foot = tip.x.clamp(rect.left() + 24.0, rect.right() - 24.0);
    let points = vec![tip, pos2(foot - 11.0, base), pos2(foot + 11.0, base)];
    round_plate(painter, kit, rect, theme.gold, 24, 4.0);
    painter.add(Shape::convex_polygon(points, theme.gold, Stroke::NONE));
    let inner = rect.shrink2(vec2(14.0, 9.0));
    let square = Rect::from_min_size(inner.min, Vec2::splat(side));
    kit.sign(
        painter,
        sign(speech.emote),
        theme.direction.place(square, rect),
        theme.night,
    );
    let words = Rect::from_min_max(pos2(square.right() + 10.0, inner.top()), inner.max);
    let words = theme.direction.place(words, rect);
    kit.write_line(painter, words, At::Start, &text, pen);
    let [who, name] = scene.names.who(speech.seat);
    let said = kit
        .texts
        .with("emote-says", [who, name, ("phrase", text.into())]);
    let id = ui.id().with(("says", speech.seat.index()));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    // Read out when it comes, without taking the keyboard away.
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}

/// The button in the own panel, and the sheet it opens.
pub(super) fn show(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    let kit = scene.kit;
    let own = scene.layout.own;
    let inner = own.shrink(10.0);
    let corner = pos2(inner.right() - 44.0, inner.top());
    let rect = Rect::from_min_size(corner, vec2(44.0, 40.0));
    let rect = kit.theme.direction.place(rect, own);
    let label = kit.texts.get("emotes-open");
    let hint = kit.texts.get("emotes-open-hint");
    let button = Button::new(&label, Style::OnPaper)
        .sign("smile")
        .sign_only()
        .hint(&hint);
    if button.show_at(ui, kit, rect).clicked() {
        screen.talking = !screen.talking;
    }
    if screen.talking {
        sheet(screen, ui, scene)
    } else {
        None
    }
}

/// How many phrases stand side by side.
const COLUMNS: u8 = 3;
const CELL: Vec2 = vec2(168.0, 46.0);
const GAP: f32 = 8.0;
const MARGIN: f32 = 14.0;

/// The phrases, and whose one would rather not see.
fn sheet(screen: &mut TableScreen, ui: &Ui, scene: &Scene<'_>) -> Option<Intent> {
    let kit = scene.kit;
    let theme = kit.theme;
    let others: Vec<Seat> = scene
        .model
        .players
        .iter()
        .skip(1)
        .map(|one| one.seat)
        .collect();
    let rows = 3.0 + f32::from(u8::try_from(others.len()).unwrap_or_default());
    let across = f32::from(COLUMNS);
    let size = vec2(
        across * CELL.x + (across - 1.0) * GAP + 2.0 * MARGIN,
        rows * CELL.y + (rows - 1.0) * GAP + 2.0 * MARGIN,
    );
    // Above the own panel, at the start of the window.
    let whole = ui.max_rect();
    let own = theme.direction.place(scene.layout.own, whole);
    let panel = Rect::from_min_size(pos2(own.left(), own.top() - size.y - 8.0), size);
    let panel = theme.direction.place(panel, whole);
    let mut intent = None;
    let area = Area::new(Id::new("phrases"))
        .order(Order::Foreground)
        .fixed_pos(panel.min);
    area.show(ui.ctx(), |ui| {
        ui.allocate_exact_size(size, Sense::click());
        plate(ui.painter(), kit, panel, theme.fold);
        let inner = panel.shrink(MARGIN);
        for (number, emote) in (0_u8..).zip(Emote::ALL) {
            let column = f32::from(number % COLUMNS) * (CELL.x + GAP);
            let row = f32::from(number / COLUMNS) * (CELL.y + GAP);
            let cell = Rect::from_min_size(inner.min + vec2(column, row), CELL);
            let label = phrase(kit.texts, emote);
            let button = Button::new(&label, Style::Plain)
                .sign(sign(emote))
                .size(16.0);
            let cell = theme.direction.place(cell, inner);
            if button.show_at(ui, kit, cell).clicked() {
                screen.talking = false;
                intent = Some(Intent::Tell(Command::Say(emote)));
            }
        }
        let mut top = inner.top() + 3.0 * (CELL.y + GAP);
        for seat in others {
            let row = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), CELL.y));
            intent = intent.take().or(hush(ui, scene, seat, row));
            top += CELL.y + GAP;
        }
    });
    intent
}

/// Hides or shows what one player says.
fn hush(ui: &Ui, scene: &Scene<'_>, seat: Seat, row: Rect) -> Option<Intent> {
    let kit: &Kit<'_> = scene.kit;
    let identity = scene.state.charter.entry(seat)?.identity;
    if !scene.settings.emotes {
        let text = kit.texts.get("emotes-are-off");
        kit.write_line(
            ui.painter(),
            row,
            At::Start,
            &text,
            Pen::new(15.0, kit.theme.ink),
        );
        return None;
    }
    let heard = scene.settings.listens_to(&identity);
    let name = scene.names.name(seat);
    let (label, sign) = if heard {
        let label = kit.texts.with("emotes-hush", [("name", name.into())]);
        (label, "sound-off")
    } else {
        let label = kit.texts.with("emotes-unhush", [("name", name.into())]);
        (label, "sound-on")
    };
    let button = Button::new(&label, Style::Outline).sign(sign).size(15.0);
    button
        .show_at(ui, kit, row)
        .clicked()
        .then_some(Intent::Hush(identity))
}

/// What the keyboard wants while the sheet is open: a number says a phrase.
pub(super) fn keys(screen: &mut TableScreen, ui: &Ui) -> Option<Intent> {
    let pressed = |key: Key| ui.input(|input| input.key_pressed(key) && input.modifiers.is_none());
    if pressed(Key::E) {
        screen.talking = !screen.talking;
    }
    if !screen.talking {
        return None;
    }
    if pressed(Key::Escape) {
        screen.talking = false;
    }
    let digits = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    let mut chosen = digits.into_iter().zip(Emote::ALL);
    let (_, emote) = chosen.find(|(key, _)| pressed(*key))?;
    screen.talking = false;
    Some(Intent::Tell(Command::Say(emote)))
}
