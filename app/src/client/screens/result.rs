//! How the game ended: the podium, and whether it was fair.

use std::sync::Arc;

use eframe::egui::{Color32, Rect, Ui, Vec2, pos2, vec2};
use network::GameState;
use rules::{Game, Seat};

use super::super::art::{CARD_HEIGHT, CardFace, Picture};
use super::super::rtl;
use super::super::settings::Settings;
use super::super::table_model::Names;
use super::super::widgets::{At, Button, CardLook, Kit, Pen, Style, paint_card, round_plate, say};
use super::Intent;
use super::fairness_panel::FairnessPanel;
use super::table::{names, portrait};

/// What the screen keeps.
#[derive(Debug, Default)]
pub(crate) struct ResultScreen {
    pub(crate) state: Option<Arc<GameState>>,
    pub(crate) fairness: FairnessPanel,
}

impl ResultScreen {
    /// The result of a game.
    pub(crate) fn new(state: Arc<GameState>) -> Self {
        Self {
            state: Some(state),
            ..Self::default()
        }
    }

    /// Shows the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, kit: &Kit<'_>, settings: &Settings) -> Option<Intent> {
        let state = self.state.clone()?;
        let game = state.game()?;
        let names = names(&state);
        let whole = ui.max_rect();
        let theme = kit.theme;
        let inner = whole.shrink(22.0);
        let title = Rect::from_min_size(inner.min, vec2(inner.width(), 62.0));
        let text = headline(kit, game, &names, state.seat);
        kit.tell(ui, title, At::Centre, &text, Pen::bold(36.0, theme.ink));
        let lower = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 58.0), inner.max);
        let middle = Rect::from_min_max(
            pos2(inner.left(), title.bottom() + 8.0),
            pos2(inner.right(), lower.top() - 18.0),
        );
        let half = (middle.width() - 22.0) * 0.5;
        let first = Rect::from_min_size(middle.min, vec2(half, middle.height()));
        let second = Rect::from_min_max(pos2(first.right() + 22.0, middle.top()), middle.max);
        podium(
            ui,
            kit,
            settings,
            &state,
            game,
            &names,
            theme.direction.place(first, middle),
        );
        self.fairness
            .show(ui, kit, theme.direction.place(second, middle));
        let recording = state.recording.as_ref();
        let replay = recording.map(|recording| Intent::Replay(recording.to_path_buf(), state.seat));
        buttons(ui, kit, lower, replay)
    }
}

fn headline(kit: &Kit<'_>, game: &Game, names: &Names, me: Option<Seat>) -> String {
    let Some(outcome) = game.outcome() else {
        return kit.texts.get("result-no-winner");
    };
    let won = me.is_some_and(|me| outcome.winners.contains(me));
    if won && outcome.winners.len() == 1 {
        kit.texts.get("result-you-win")
    } else {
        let winners = names.all(kit.texts, outcome.winners);
        kit.texts.with(
            "result-wins",
            [
                ("name", winners.into()),
                ("count", outcome.winners.len().into()),
            ],
        )
    }
}

/// Everybody with queens and points, the best first.
fn podium(
    ui: &Ui,
    kit: &Kit<'_>,
    settings: &Settings,
    state: &GameState,
    game: &Game,
    names: &Names,
    rect: Rect,
) {
    let theme = kit.theme;
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    let winners = game.outcome().map(|outcome| outcome.winners);
    let won = |seat: Seat| winners.is_some_and(|winners| winners.contains(seat));
    seats.sort_by_key(|&seat| {
        let court = game.court(seat);
        std::cmp::Reverse((won(seat), court.points(), court.len()))
    });
    let count = f32::from(u8::try_from(seats.len()).unwrap_or(u8::MAX)).max(1.0);
    let gap = 10.0;
    let height = ((rect.height() + gap) / count - gap).min(170.0);
    for (number, &seat) in seats.iter().enumerate() {
        let above = f32::from(u8::try_from(number).unwrap_or_default()) * (height + gap);
        let row = Rect::from_min_size(
            pos2(rect.left(), rect.top() + above),
            vec2(rect.width(), height),
        );
        let fill = if won(seat) { theme.gold } else { theme.paper };
        let ink = if won(seat) { theme.night } else { theme.ink };
        round_plate(ui.painter(), kit, row, fill, 14, 4.0);
        let inner = row.shrink(10.0);
        let side = inner.height().min(96.0);
        let own = Rect::from_min_size(inner.min, Vec2::splat(side));
        let index = portrait(settings.portrait, state.seat, seat);
        kit.art.paint(
            ui.painter(),
            Picture::Portrait(index),
            theme.direction.place(own, row),
            Color32::WHITE,
        );
        let court = game.court(seat);
        let words = Rect::from_min_max(
            pos2(own.right() + 14.0, inner.top()),
            pos2(own.right() + 154.0, inner.bottom()),
        );
        let name = Rect::from_min_size(words.min, vec2(words.width(), inner.height() * 0.5));
        kit.write_line(
            ui.painter(),
            theme.direction.place(name, row),
            At::Start,
            &rtl::isolated(names.name(seat)),
            Pen::bold(21.0, ink),
        );
        let points = kit.texts.with(
            "result-line",
            [
                ("queens", court.len().into()),
                ("points", court.points().into()),
            ],
        );
        let line = Rect::from_min_max(pos2(words.left(), name.bottom()), words.max);
        kit.write_line(
            ui.painter(),
            theme.direction.place(line, row),
            At::Start,
            &points,
            Pen::new(16.0, ink),
        );
        let label = format!("{}: {points}", names.name(seat));
        say(ui, &format!("podium {}", seat.index()), row, &label);
        let room = Rect::from_min_max(pos2(words.right() + 6.0, inner.top()), inner.max);
        let card_height = room.height().min(130.0);
        let size = vec2(card_height / CARD_HEIGHT, card_height);
        let queens = f32::from(u8::try_from(court.len()).unwrap_or_default());
        let step = if queens > 1.0 {
            ((room.width() - size.x) / (queens - 1.0)).min(size.x + 6.0)
        } else {
            0.0
        };
        for (at, queen) in court.iter().enumerate() {
            let left = room.left() + f32::from(u8::try_from(at).unwrap_or_default()) * step;
            let card = Rect::from_min_size(pos2(left, room.center().y - size.y / 2.0), size);
            let card = theme.direction.place(card, row);
            paint_card(
                ui.painter(),
                kit,
                card,
                CardFace::Queen(queen),
                CardLook::default(),
            );
        }
    }
}

fn buttons(ui: &Ui, kit: &Kit<'_>, row: Rect, replay: Option<Intent>) -> Option<Intent> {
    let size = vec2(250.0, 50.0);
    let centre = row.center();
    let again = Rect::from_center_size(centre - vec2(276.0, 0.0), size);
    let watch = Rect::from_center_size(centre, size);
    let home = Rect::from_center_size(centre + vec2(276.0, 0.0), size);
    let direction = kit.theme.direction;
    let label = kit.texts.get("play-again");
    let button = Button::new(&label, Style::Main).sign("play").size(20.0);
    if button
        .show_at(ui, kit, direction.place(again, row))
        .clicked()
    {
        return Some(Intent::Again);
    }
    let label = kit.texts.get("replay");
    let button = Button::new(&label, Style::Plain)
        .sign("previous")
        .enabled(replay.is_some())
        .size(20.0);
    if button
        .show_at(ui, kit, direction.place(watch, row))
        .clicked()
    {
        return replay;
    }
    let label = kit.texts.get("to-start");
    let button = Button::new(&label, Style::Plain).sign("house").size(20.0);
    button
        .show_at(ui, kit, direction.place(home, row))
        .clicked()
        .then_some(Intent::Home)
}
