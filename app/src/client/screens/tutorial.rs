//! Learning the game by playing it: the real table, and somebody who says what to do.

use eframe::egui::{Color32, Key, Rect, Ui, Vec2, pos2, vec2};
use network::GameUpdate;

use super::super::art::{PORTRAITS, Picture};
use super::super::settings::Settings;
use super::super::texts::Texts;
use super::super::tutorial::Lesson;
use super::super::widgets::{At, Button, Kit, Pen, Style, plate, round_plate, say};
use super::Intent;
use super::table::{Guide, TableScreen};

/// What the screen keeps.
#[derive(Debug, Default)]
pub(crate) struct TutorialScreen {
    lesson: Option<Lesson>,
    table: TableScreen,
    /// What the partner is called.
    partner: String,
    /// How often something else was tried in this part.
    misses: usize,
}

/// What the learner wants of the lesson itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Back,
    On,
    PlayNow,
    Home,
}

impl TutorialScreen {
    /// The lesson, from its beginning.
    pub(crate) fn new(texts: &Texts, name: &str) -> Self {
        let partner = texts.get("tutorial-partner");
        let mut screen = Self {
            lesson: Lesson::new(name, &partner),
            partner,
            ..Self::default()
        };
        screen.lay_out(texts);
        screen
    }

    /// Shows the next thing that happened, once the cards of the one before have arrived.
    pub(crate) fn advance(&mut self, texts: &Texts, now: f64) {
        self.table.advance(texts, now);
    }

    /// Shows the screen.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        kit: &Kit<'_>,
        settings: &mut Settings,
    ) -> Option<Intent> {
        let before = self.table.picked().to_vec();
        let intent = self.table.ui(ui, kit, settings);
        let wish = self.words(ui, kit).or_else(|| self.keys(ui));
        let same = self.table.picked() == before;
        let room = self.table.room_for_words();
        match (intent, wish) {
            (_, Some(wish)) => return self.follow(wish, ui, kit.texts, settings),
            (Some(Intent::Act(action)), None) => {
                let done = self.lesson.as_mut().and_then(|lesson| lesson.act(action));
                match done {
                    Some(updates) => self.go_on(updates, kit.texts),
                    None => self.miss(kit.texts),
                }
                ui.ctx().request_repaint();
            }
            (Some(intent), None) => return Some(intent),
            (None, None) if same && tried(ui, room) && self.table.is_calm() => {
                self.miss(kit.texts);
                ui.ctx().request_repaint();
            }
            (None, None) if !same && self.misses > 0 => {
                self.misses = 0;
                self.point(kit.texts);
            }
            (None, None) => {}
        }
        None
    }

    fn follow(
        &mut self,
        wish: Wish,
        ui: &Ui,
        texts: &Texts,
        settings: &mut Settings,
    ) -> Option<Intent> {
        ui.ctx().request_repaint();
        let lesson = self.lesson.as_mut()?;
        match wish {
            Wish::Back => {
                lesson.back();
                self.lay_out(texts);
            }
            Wish::On => {
                let updates = lesson.skip();
                self.go_on(updates, texts);
            }
            Wish::PlayNow | Wish::Home => settings.knows_the_game = true,
        }
        match wish {
            Wish::PlayNow => Some(Intent::PlaySetup),
            Wish::Home => Some(Intent::Home),
            Wish::Back | Wish::On => None,
        }
    }

    /// The table anew, as the lesson has it.
    fn lay_out(&mut self, texts: &Texts) {
        let room = self.table.room_for_words();
        self.table = TableScreen::default();
        if let Some(lesson) = &self.lesson {
            self.table.begin(lesson.state());
        }
        self.misses = 0;
        self.point(texts);
        if let Some(room) = room {
            self.table.keep_room(room);
        }
    }

    fn go_on(&mut self, updates: Vec<GameUpdate>, texts: &Texts) {
        if let Some(last) = updates.last() {
            self.table.observe(&last.state, 0.0);
        }
        for update in updates {
            self.table.update(update);
        }
        self.misses = 0;
        self.point(texts);
    }

    /// Something else was tried: a kind word, and once more what to do.
    fn miss(&mut self, texts: &Texts) {
        self.misses += 1;
        self.point(texts);
    }

    /// Tells the table what can be done now.
    fn point(&mut self, texts: &Texts) {
        let Some(lesson) = &self.lesson else {
            return;
        };
        let call = texts.with(
            lesson.part().call,
            [("partner", self.partner.as_str().into())],
        );
        let text = match self.misses % 3 {
            _ if self.misses == 0 => call,
            1 => texts.get("tutorial-kind-one"),
            2 => texts.with("tutorial-kind-two", [("call", call.into())]),
            _ => texts.with("tutorial-kind-three", [("call", call.into())]),
        };
        self.table.guide(Guide::new(lesson.wanted(), text));
    }

    /// Enter leads on where there is only something to read, if the keyboard is on nothing else.
    fn keys(&self, ui: &Ui) -> Option<Wish> {
        let lesson = self.lesson.as_ref()?;
        let free = ui.memory(|memory| memory.focused().is_none());
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let (at, of) = lesson.progress();
        let reading = lesson.wanted().is_none() && at < of;
        (free && enter && reading).then_some(Wish::On)
    }

    /// Who teaches, what, and the ways on and back.
    fn words(&self, ui: &Ui, kit: &Kit<'_>) -> Option<Wish> {
        let (lesson, rect) = (self.lesson.as_ref()?, self.table.room_for_words()?);
        let theme = kit.theme;
        let part = lesson.part();
        let partner = || [("partner", self.partner.as_str().into())];
        plate(ui.painter(), kit, rect, theme.paper);
        let inner = rect.shrink(16.0);
        let portrait = Rect::from_min_size(inner.min, Vec2::splat(62.0));
        kit.art.paint(
            ui.painter(),
            Picture::Portrait(owl()),
            theme.direction.place(portrait, rect),
            Color32::WHITE,
        );
        let beside = Rect::from_min_max(
            pos2(portrait.right() + 12.0, inner.top()),
            pos2(inner.right(), portrait.bottom()),
        );
        let beside = theme.direction.place(beside, rect);
        let title = kit.texts.with(part.title, partner());
        kit.tell(ui, beside, At::Start, &title, Pen::bold(21.0, theme.ink));
        let lower = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 46.0), inner.max);
        let dots = Rect::from_min_max(
            pos2(inner.left(), lower.top() - 24.0),
            pos2(inner.right(), lower.top() - 8.0),
        );
        progress(ui, kit, lesson.progress(), dots);
        let room = Rect::from_min_max(
            pos2(inner.left(), portrait.bottom() + 12.0),
            pos2(inner.right(), dots.top() - 8.0),
        );
        let text = kit.texts.with(part.text, partner());
        let size = fitting(ui, kit, &text, room);
        kit.tell(ui, room, At::Top, &text, Pen::new(size, theme.ink));
        buttons(ui, kit, lesson, lower)
    }
}

/// Whether the learner clicked at the table, or reached for a card by its number.
fn tried(ui: &Ui, words: Option<Rect>) -> bool {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    ui.input(|input| {
        let at = input.pointer.interact_pos();
        let elsewhere = at.is_some_and(|at| !words.is_some_and(|words| words.contains(at)));
        let clicked = input.pointer.primary_clicked() && elsewhere;
        clicked || digits.iter().any(|&digit| input.key_pressed(digit))
    })
}

/// As large as the words can be in their room.
fn fitting(ui: &Ui, kit: &Kit<'_>, text: &str, room: Rect) -> f32 {
    let height = |size: f32| {
        let pen = Pen::new(size, kit.theme.ink);
        kit.height(ui.painter(), text, pen, room.width())
    };
    let mut size = 20.0;
    while size > 11.0 && height(size) > room.height() {
        size -= 0.5;
    }
    size
}

/// The portrait of whoever teaches.
fn owl() -> usize {
    let mut portraits = PORTRAITS.iter();
    portraits
        .position(|(name, _)| *name == "owl")
        .unwrap_or_default()
}

/// One dot for each part.
fn progress(ui: &Ui, kit: &Kit<'_>, (at, of): (usize, usize), rect: Rect) {
    let theme = kit.theme;
    let small = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
    let step = (rect.width() / small(of).max(1.0)).min(22.0);
    for number in 0..of {
        let centre = pos2(rect.left() + (small(number) + 0.5) * step, rect.center().y);
        let dot = Rect::from_center_size(centre, Vec2::splat(11.0));
        let dot = theme.direction.place(dot, rect);
        let (colour, radius) = match number + 1 {
            number if number == at => (theme.gold, 7.0),
            number if number < at => (theme.good, 5.0),
            _ => (theme.fold, 5.0),
        };
        let painter = ui.painter();
        if number + 1 == at {
            painter.circle_filled(dot.center(), radius + 1.5, theme.ink);
        }
        painter.circle_filled(dot.center(), radius, colour);
    }
    let text = kit.texts.with(
        "tutorial-progress",
        [("number", at.into()), ("of", of.into())],
    );
    say(ui, "tutorial-progress", rect, &text);
}

fn buttons(ui: &Ui, kit: &Kit<'_>, lesson: &Lesson, row: Rect) -> Option<Wish> {
    let (at, of) = lesson.progress();
    let direction = kit.theme.direction;
    let back = Rect::from_min_size(row.min, vec2(50.0, row.height() - 4.0));
    let rest = Rect::from_min_max(
        pos2(back.right() + 12.0, row.top()),
        pos2(row.right(), row.bottom() - 4.0),
    );
    let label = kit.texts.get("tutorial-back");
    let button = Button::new(&label, Style::OnPaper)
        .sign("back")
        .sign_only()
        .enabled(at > 1);
    if button
        .show_at(ui, kit, direction.place(back, row))
        .clicked()
    {
        return Some(Wish::Back);
    }
    if at == of {
        let half = (rest.width() - 12.0) / 2.0;
        let first = Rect::from_min_size(rest.min, vec2(half, rest.height()));
        let second = first.translate(vec2(half + 12.0, 0.0));
        let label = kit.texts.get("tutorial-play");
        let button = Button::new(&label, Style::Main);
        if button
            .show_at(ui, kit, direction.place(first, row))
            .clicked()
        {
            return Some(Wish::PlayNow);
        }
        let label = kit.texts.get("tutorial-home");
        let button = Button::new(&label, Style::Outline);
        let clicked = button
            .show_at(ui, kit, direction.place(second, row))
            .clicked();
        return clicked.then_some(Wish::Home);
    }
    let (id, style) = match lesson.wanted() {
        Some(_) => ("tutorial-do-it", Style::Outline),
        None => ("tutorial-next", Style::Main),
    };
    let label = kit.texts.get(id);
    let button = Button::new(&label, style).named("tutorial-on");
    button
        .show_at(ui, kit, direction.place(rest, row))
        .clicked()
        .then_some(Wish::On)
}

/// The offer on the first screen, for whoever has not seen it yet.
pub(super) fn offer(ui: &Ui, kit: &Kit<'_>, rect: Rect, settings: &mut Settings) -> Option<Intent> {
    let theme = kit.theme;
    round_plate(ui.painter(), kit, rect.expand(3.0), theme.gold, 16, 5.0);
    round_plate(ui.painter(), kit, rect, theme.paper, 14, 0.0);
    let inner = rect.shrink(10.0);
    let portrait = Rect::from_min_size(inner.min, Vec2::splat(inner.height()));
    kit.art.paint(
        ui.painter(),
        Picture::Portrait(owl()),
        theme.direction.place(portrait, rect),
        Color32::WHITE,
    );
    let no = Rect::from_min_max(
        pos2(inner.right() - 130.0, inner.center().y - 22.0),
        pos2(inner.right(), inner.center().y + 20.0),
    );
    let yes = Rect::from_min_max(
        pos2(no.left() - 172.0, no.top()),
        pos2(no.left() - 12.0, no.bottom()),
    );
    let words = Rect::from_min_max(
        pos2(portrait.right() + 16.0, inner.top()),
        pos2(yes.left() - 12.0, inner.bottom()),
    );
    let words = theme.direction.place(words, rect);
    let (upper, lower) = words.split_top_bottom_at_fraction(0.54);
    let text = kit.texts.get("tutorial-offer");
    kit.write_line(
        ui.painter(),
        upper,
        At::Start,
        &text,
        Pen::bold(20.0, theme.ink),
    );
    say(ui, "tutorial-offer", upper, &text);
    let text = kit.texts.get("tutorial-offer-line");
    kit.write_line(
        ui.painter(),
        lower,
        At::Start,
        &text,
        Pen::new(16.0, theme.faint),
    );
    say(ui, "tutorial-offer-line", lower, &text);
    let label = kit.texts.get("tutorial-offer-yes");
    let button = Button::new(&label, Style::Main).sign("star");
    if button
        .show_at(ui, kit, theme.direction.place(yes, rect))
        .clicked()
    {
        return Some(Intent::Tutorial);
    }
    let label = kit.texts.get("tutorial-offer-no");
    let hint = kit.texts.get("tutorial-offer-no-hint");
    let button = Button::new(&label, Style::Outline).hint(&hint);
    if button
        .show_at(ui, kit, theme.direction.place(no, rect))
        .clicked()
    {
        settings.knows_the_game = true;
        ui.ctx().request_repaint();
    }
    None
}
