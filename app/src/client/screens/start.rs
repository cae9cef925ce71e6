//! The first screen: who one is, and three ways in.

use eframe::egui::{
    Color32, CursorIcon, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use network::lobby::MAX_NAME_CHARACTERS;

use super::super::art::{CARD_HEIGHT, CardFace, PORTRAITS, Picture};
use super::super::settings::Settings;
use super::super::widgets::{
    At, Button, CardLook, Kit, Pen, Style, TextField, focus_ring, mute_button, paint_card, plate,
    round_plate,
};
use super::{Intent, language_choice, tutorial};
use rules::{King, Queen};

/// Shows the screen.
pub(crate) fn show(ui: &Ui, kit: &Kit<'_>, settings: &mut Settings) -> Option<Intent> {
    let whole = ui.max_rect();
    let theme = kit.theme;
    let width = (whole.width() - 80.0).min(1060.0);
    let height = 650.0_f32.min(whole.height() - 40.0);
    let page = Rect::from_center_size(whole.center(), vec2(width, height));
    let mut intent = corner_buttons(ui, kit, whole, settings);

    let title = Rect::from_min_size(page.min, vec2(page.width(), 110.0));
    heading(ui, kit, title);

    let person = Rect::from_min_size(
        pos2(page.left(), title.bottom() + 18.0),
        vec2(page.width(), 176.0),
    );
    plate(ui.painter(), kit, person, theme.paper);
    who(ui, kit, person.shrink(18.0), settings);

    let mut below = person.bottom() + 26.0;
    if !settings.knows_the_game {
        let corner = pos2(page.left(), person.bottom() + 20.0);
        let card = Rect::from_min_size(corner, vec2(page.width(), 78.0));
        intent = intent.or(tutorial::offer(ui, kit, card, settings));
        below = card.bottom() + 22.0;
    }
    let ways = Rect::from_min_max(pos2(page.left(), below), page.max);
    let gap = 20.0;
    let third = (ways.width() - 2.0 * gap) / 3.0;
    let way = |number: f32| {
        let left = ways.left() + number * (third + gap);
        let rect = Rect::from_min_size(pos2(left, ways.top()), vec2(third, ways.height()));
        theme.direction.place(rect, ways)
    };
    let play = Way {
        title: kit.texts.get("play-now"),
        line: kit.texts.get("play-now-line"),
        main: true,
        faces: [
            CardFace::King(King::Cookie),
            CardFace::Queen(Queen::Heart),
            CardFace::Dragon,
        ],
    };
    if play.show(ui, kit, way(0.0)) {
        intent = Some(Intent::PlaySetup);
    }
    let home = Way {
        title: kit.texts.get("home-network"),
        line: kit.texts.get("home-network-line"),
        main: false,
        faces: [
            CardFace::Queen(Queen::Cat),
            CardFace::Jester,
            CardFace::Queen(Queen::Dog),
        ],
    };
    if home.show(ui, kit, way(1.0)) {
        intent = Some(Intent::Lobby);
    }
    let games = Way {
        title: kit.texts.get("my-games"),
        line: kit.texts.get("my-games-line"),
        main: false,
        faces: [
            CardFace::Queen(Queen::Book),
            CardFace::QueenBack,
            CardFace::DrawBack,
        ],
    };
    if games.show(ui, kit, way(2.0)) {
        intent = Some(Intent::Games);
    }
    intent
}

fn corner_buttons(ui: &Ui, kit: &Kit<'_>, whole: Rect, settings: &Settings) -> Option<Intent> {
    let inner = whole.shrink(14.0);
    let mut right = inner.right();
    let buttons = [
        ("settings", kit.texts.get("settings"), Intent::Settings),
        ("rules", kit.texts.get("rules-key"), Intent::Rules),
    ];
    let mut intent = None;
    for (sign, label, wish) in buttons {
        let rect = Rect::from_min_size(pos2(right - 46.0, inner.top()), vec2(46.0, 42.0));
        let rect = kit.theme.direction.place(rect, whole);
        let button = Button::new(&label, Style::Plain).sign(sign).sign_only();
        if button.show_at(ui, kit, rect).clicked() {
            intent = Some(wish);
        }
        right -= 56.0;
    }
    let rect = Rect::from_min_size(pos2(right - 46.0, inner.top()), vec2(46.0, 42.0));
    let rect = kit.theme.direction.place(rect, whole);
    if mute_button(ui, kit, rect, Style::Plain, settings) {
        intent = Some(Intent::Mute);
    }
    let learn = Rect::from_min_size(inner.min, vec2(186.0, 42.0));
    let label = kit.texts.get("tutorial");
    let button = Button::new(&label, Style::Plain).sign("hint").size(16.0);
    let clicked = button
        .show_at(ui, kit, kit.theme.direction.place(learn, whole))
        .clicked();
    intent.or(clicked.then_some(Intent::Tutorial))
}

fn heading(ui: &Ui, kit: &Kit<'_>, rect: Rect) {
    let title = kit.texts.get("app-title");
    let pen = Pen::bold(52.0, kit.theme.ink);
    let icon = Vec2::splat(96.0);
    let text = kit.texts.get("app-line");
    let small = Pen::new(17.0, kit.theme.faint);
    let width = kit
        .width(ui.painter(), &title, pen)
        .max(kit.width(ui.painter(), &text, small));
    let all = Rect::from_center_size(rect.center(), vec2(icon.x + 20.0 + width, rect.height()));
    let square = Rect::from_min_size(pos2(all.left(), all.center().y - icon.y / 2.0), icon);
    let square = kit.theme.direction.place(square, all);
    kit.art
        .paint(ui.painter(), Picture::Icon, square, Color32::WHITE);
    let words = Rect::from_min_max(pos2(all.left() + icon.x + 20.0, all.top()), all.max);
    let words = kit
        .theme
        .direction
        .place(words.expand2(vec2(2.0, 0.0)), all);
    let upper = words.translate(vec2(0.0, -10.0));
    kit.tell(ui, upper, At::Start, &title, pen);
    let line = Rect::from_min_max(pos2(words.left(), words.center().y + 22.0), words.max);
    kit.tell(ui, line, At::Top, &text, small);
}

/// Name and portrait.
fn who(ui: &Ui, kit: &Kit<'_>, rect: Rect, settings: &mut Settings) {
    let theme = kit.theme;
    let side = rect.height();
    let own = Rect::from_min_size(rect.min, Vec2::splat(side));
    kit.art.paint(
        ui.painter(),
        Picture::Portrait(settings.portrait),
        theme.direction.place(own, rect),
        Color32::WHITE,
    );
    let rest = Rect::from_min_max(pos2(own.right() + 22.0, rect.top()), rect.max);
    let line = Rect::from_min_size(rest.min, vec2(470.0, 46.0));
    name_field(ui, kit, theme.direction.place(line, rect), settings);
    let languages = Rect::from_min_max(
        pos2((rest.right() - 190.0).max(line.right() + 20.0), rest.top()),
        pos2(rest.right(), line.bottom()),
    );
    let languages = theme.direction.place(languages, rect);
    language_choice::show(ui, kit, languages, settings);
    let row = Rect::from_min_max(pos2(rest.left(), line.bottom() + 18.0), rest.max);
    portraits(ui, kit, theme.direction.place(row, rect), settings);
}

/// What the player is called: a question, and a field to write into.
pub(super) fn name_field(ui: &Ui, kit: &Kit<'_>, rect: Rect, settings: &mut Settings) {
    let theme = kit.theme;
    let question = kit.texts.get("your-name");
    let label = Rect::from_min_size(rect.min, vec2(rect.width() * 0.36, rect.height()));
    kit.write_line(
        ui.painter(),
        theme.direction.place(label, rect),
        At::Start,
        &question,
        Pen::bold(18.0, theme.ink),
    );
    let field = Rect::from_min_max(pos2(label.right(), rect.top()), rect.max);
    let hint = kit.texts.get("player-default");
    TextField::new("name", &question)
        .hint(&hint)
        .limit(MAX_NAME_CHARACTERS)
        .size(20.0)
        .show_at(
            ui,
            kit,
            theme.direction.place(field, rect),
            &mut settings.name,
        );
}

/// All portraits, in one row or, where there is height for it, in two.
pub(super) fn portraits(ui: &Ui, kit: &Kit<'_>, row: Rect, settings: &mut Settings) {
    let theme = kit.theme;
    let rows = if row.height() > 110.0 { 2 } else { 1 };
    let columns = PORTRAITS.len() / rows;
    let count = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
    let height = row.height() / count(rows);
    let step = (row.width() / count(columns)).min(74.0);
    let side = (step - 10.0).min(height - 6.0);
    for (index, (name, _)) in PORTRAITS.iter().enumerate() {
        let (column, line) = (count(index % columns), count(index / columns));
        let middle = row.top() + (line + 0.5) * height;
        let corner = pos2(row.left() + column * step, middle - side / 2.0);
        let square = Rect::from_min_size(corner, Vec2::splat(side));
        let square = theme.direction.place(square, row);
        let chosen = settings.portrait == index;
        let response = ui.interact(square, ui.id().with(("portrait", index)), Sense::click());
        let label = portrait_name(kit, name);
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &label));
        if chosen {
            ui.painter()
                .circle_filled(square.center(), side / 2.0 + 5.0, theme.gold);
        }
        let tint = if chosen || response.hovered() || response.has_focus() {
            Color32::WHITE
        } else {
            Color32::from_white_alpha(190)
        };
        kit.art
            .paint(ui.painter(), Picture::Portrait(index), square, tint);
        if response.has_focus() {
            focus_ring(ui.painter(), kit, square, 30);
        }
        if response.clicked() {
            settings.portrait = index;
        }
        kit.hover(response, &label)
            .on_hover_cursor(CursorIcon::PointingHand);
    }
}

fn portrait_name(kit: &Kit<'_>, name: &str) -> String {
    kit.texts.get(match name {
        "bear" => "portrait-bear",
        "cat" => "portrait-cat",
        "fox" => "portrait-fox",
        "frog" => "portrait-frog",
        "hedgehog" => "portrait-hedgehog",
        "lion" => "portrait-lion",
        "mouse" => "portrait-mouse",
        "owl" => "portrait-owl",
        "penguin" => "portrait-penguin",
        "rabbit" => "portrait-rabbit",
        "turtle" => "portrait-turtle",
        _ => "portrait-unicorn",
    })
}

/// One of the big ways in.
struct Way {
    title: String,
    line: String,
    main: bool,
    faces: [CardFace; 3],
}

impl Way {
    /// Shows it; says whether it was chosen.
    fn show(&self, ui: &Ui, kit: &Kit<'_>, rect: Rect) -> bool {
        let theme = kit.theme;
        let id = ui.id().with(("way", &self.title));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &self.title));
        let lively = response.hovered() || response.has_focus();
        let fill = match (self.main, lively) {
            (true, false) => theme.gold,
            (true, true) => theme.gold.lerp_to_gamma(Color32::WHITE, 0.25),
            (false, true) => theme.fold,
            (false, false) => theme.paper,
        };
        let ink = if self.main { theme.night } else { theme.ink };
        let faint = if self.main { theme.night } else { theme.faint };
        round_plate(
            ui.painter(),
            kit,
            rect,
            fill,
            18,
            if lively { 8.0 } else { 5.0 },
        );
        let inner = rect.shrink(20.0);
        let words = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 96.0), inner.max);
        let upper = Rect::from_min_max(inner.min, pos2(inner.right(), words.top() - 6.0));
        self.fan(ui, kit, upper, lively);
        let title = Rect::from_min_size(words.min, vec2(words.width(), 36.0));
        kit.write_line(
            ui.painter(),
            title,
            At::Centre,
            &self.title,
            Pen::bold(27.0, ink),
        );
        let line = Rect::from_min_max(pos2(words.left(), title.bottom()), words.max);
        kit.write(
            ui.painter(),
            line,
            At::Centre,
            &self.line,
            Pen::new(16.0, faint),
        );
        if response.has_focus() {
            focus_ring(ui.painter(), kit, rect, 18);
        }
        let clicked = response.clicked();
        response.on_hover_cursor(CursorIcon::PointingHand);
        clicked
    }

    /// Three cards, the middle one in front.
    fn fan(&self, ui: &Ui, kit: &Kit<'_>, rect: Rect, lively: bool) {
        let height = (rect.height() - 12.0).clamp(40.0, 190.0);
        let size = vec2(height / CARD_HEIGHT, height);
        let apart = size.x * if lively { 0.72 } else { 0.62 };
        for (face, offset, lower) in [
            (self.faces[0], -apart, 8.0),
            (self.faces[2], apart, 8.0),
            (self.faces[1], 0.0, 0.0),
        ] {
            let centre = rect.center() + vec2(offset, lower);
            let card = Rect::from_center_size(centre, size);
            paint_card(ui.painter(), kit, card, face, CardLook::default());
        }
    }
}
