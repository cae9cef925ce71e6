//! Who one is, how the game looks, moves and sounds, and where it keeps its files.

use std::path::Path;

use eframe::egui::{Rect, Ui, UiBuilder, pos2, vec2};

use super::super::rtl;
use super::super::settings::{Look, Motion, Settings};
use super::super::widgets::{At, Button, Kit, Pen, Style, choice_row, mute_button, plate, slider};
use super::play_setup::back_button;
use super::{Intent, language_choice, start};

const TEXT_SIZES: [f32; 3] = [1.0, 1.15, 1.3];

/// Shows the screen.
pub(crate) fn show(
    ui: &mut Ui,
    kit: &Kit<'_>,
    settings: &mut Settings,
    folder: Option<&Path>,
) -> Option<Intent> {
    let whole = ui.max_rect();
    let theme = kit.theme;
    let intent = back_button(ui, kit, whole);
    let size = vec2((whole.width() - 130.0).min(1060.0), 620.0);
    let page = Rect::from_center_size(whole.center(), size);
    plate(ui.painter(), kit, page, theme.paper);
    let inner = page.shrink(30.0);
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), 44.0));
    let heading = kit.texts.get("settings");
    kit.tell(ui, title, At::Centre, &heading, Pen::bold(32.0, theme.ink));
    let half = (inner.width() - 44.0) / 2.0;
    let top = title.bottom() + 16.0;
    let start = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.left() + half, inner.bottom()),
    );
    let end = Rect::from_min_max(pos2(inner.right() - half, top), inner.max);
    let person = Column::new(theme.direction.place(start, inner));
    let wish = who_and_where(ui, kit, person, settings, folder);
    let manner = Column::new(theme.direction.place(end, inner));
    let muted = how(ui, kit, manner, settings);
    intent.or(wish).or(muted)
}

/// A column of questions, each with its answers below.
struct Column {
    room: Rect,
    top: f32,
}

impl Column {
    const fn new(room: Rect) -> Self {
        let top = room.min.y;
        Self { room, top }
    }

    /// Room of its own for the next thing.
    fn next(&mut self, height: f32) -> Rect {
        let corner = pos2(self.room.left(), self.top);
        self.top += height;
        Rect::from_min_size(corner, vec2(self.room.width(), height))
    }

    fn skip(&mut self, height: f32) {
        self.top += height;
    }

    /// A question, and room for its answers.
    fn ask(&mut self, ui: &Ui, kit: &Kit<'_>, question: &str) -> Rect {
        let label = self.next(25.0);
        let pen = Pen::bold(17.0, kit.theme.ink);
        kit.tell(ui, label, At::Start, question, pen);
        self.skip(5.0);
        let answers = self.next(44.0);
        self.skip(17.0);
        answers
    }
}

/// Name, portrait, and the folder.
fn who_and_where(
    ui: &mut Ui,
    kit: &Kit<'_>,
    mut column: Column,
    settings: &mut Settings,
    folder: Option<&Path>,
) -> Option<Intent> {
    let name = column.next(46.0);
    column.skip(12.0);
    let portraits = column.next(146.0);
    column.skip(17.0);
    // Of their own, so that the first screen's are not taken for them.
    let child = ui.new_child(UiBuilder::new().id_salt("profile").max_rect(name));
    start::name_field(&child, kit, name, settings);
    start::portraits(&child, kit, portraits, settings);
    let languages = column.next(44.0);
    column.skip(17.0);
    language_choice::show(ui, kit, languages, settings);
    folder.and_then(|folder| where_files_are(ui, kit, &mut column, folder))
}

/// The path of the folder, a button that opens it and one that copies the path.
fn where_files_are(ui: &Ui, kit: &Kit<'_>, column: &mut Column, folder: &Path) -> Option<Intent> {
    let theme = kit.theme;
    let label = column.next(25.0);
    let question = kit.texts.get("data-folder");
    kit.tell(ui, label, At::Start, &question, Pen::bold(17.0, theme.ink));
    let path = folder.display().to_string();
    let line = column.next(46.0);
    // A path reads from the left in any language.
    let shown = rtl::isolated(&path);
    kit.tell(ui, line, At::Top, &shown, Pen::new(14.5, theme.faint));
    let row = column.next(44.0);
    let half = (row.width() - 10.0) / 2.0;
    let first = Rect::from_min_size(row.min, vec2(half, row.height()));
    let second = first.translate(vec2(half + 10.0, 0.0));
    let copied = ui.id().with("copied");
    let was_copied = ui
        .data(|data| data.get_temp::<bool>(copied))
        .unwrap_or_default();
    let label = if was_copied {
        kit.texts.get("folder-copied")
    } else {
        kit.texts.get("folder-copy")
    };
    let copy = Button::new(&label, Style::OnPaper)
        .sign(if was_copied { "check" } else { "copy" })
        .named("copy-path");
    if copy
        .show_at(ui, kit, theme.direction.place(second, row))
        .clicked()
    {
        ui.ctx().copy_text(path);
        ui.data_mut(|data| data.insert_temp(copied, true));
    }
    let label = kit.texts.get("folder-open");
    let open = Button::new(&label, Style::OnPaper).sign("folder");
    open.show_at(ui, kit, theme.direction.place(first, row))
        .clicked()
        .then_some(Intent::OpenFolder)
}

/// Look, size of texts, motion, sound and phrases.
fn how(ui: &Ui, kit: &Kit<'_>, mut column: Column, settings: &mut Settings) -> Option<Intent> {
    let texts = kit.texts;
    let looks = [
        (Look::Light, texts.get("look-light")),
        (Look::Dark, texts.get("look-dark")),
        (Look::Contrast, texts.get("look-contrast")),
    ];
    let rect = column.ask(ui, kit, &texts.get("look"));
    choose(ui, kit, rect, &looks, &mut settings.look);
    let [usual, large, largest] = TEXT_SIZES;
    let sizes = [
        (usual, texts.get("text-usual")),
        (large, texts.get("text-large")),
        (largest, texts.get("text-largest")),
    ];
    let rect = column.ask(ui, kit, &texts.get("text-size"));
    choose(ui, kit, rect, &sizes, &mut settings.text_scale);
    let motions = [
        (Motion::Calm, texts.get("motion-calm")),
        (Motion::Quick, texts.get("motion-quick")),
        (Motion::None, texts.get("motion-none")),
    ];
    let rect = column.ask(ui, kit, &texts.get("motion"));
    choose(ui, kit, rect, &motions, &mut settings.motion);
    column.skip(-14.0);
    let line = column.next(20.0);
    let hint = texts.get("motion-hint");
    kit.tell(ui, line, At::Start, &hint, Pen::new(14.5, kit.theme.faint));
    column.skip(11.0);
    let rect = column.ask(ui, kit, &texts.get("sound"));
    let muted = sound(ui, kit, rect, settings);
    let phrases = [
        (true, texts.get("phrases-on")),
        (false, texts.get("phrases-off")),
    ];
    let rect = column.ask(ui, kit, &texts.get("phrases"));
    choose(ui, kit, rect, &phrases, &mut settings.emotes);
    muted
}

/// How loud it is, and whether at all.
fn sound(ui: &Ui, kit: &Kit<'_>, row: Rect, settings: &mut Settings) -> Option<Intent> {
    let direction = kit.theme.direction;
    let button = Rect::from_min_size(row.min, vec2(54.0, row.height()));
    let bar = Rect::from_min_max(pos2(button.right() + 14.0, row.top()), row.max);
    let label = kit.texts.get("sound-volume");
    let volume = settings.volume;
    if let Some(volume) = slider(ui, kit, direction.place(bar, row), &label, volume) {
        settings.volume = volume;
        // Whoever turns the volume wants to hear something.
        settings.muted = false;
    }
    let button = direction.place(button, row);
    mute_button(ui, kit, button, Style::OnPaper, settings).then_some(Intent::Mute)
}

/// One of several, by what it is called.
fn choose<T: PartialEq + Copy>(
    ui: &Ui,
    kit: &Kit<'_>,
    rect: Rect,
    choices: &[(T, String)],
    value: &mut T,
) {
    let labels: Vec<&str> = choices.iter().map(|(_, label)| label.as_str()).collect();
    let chosen = choices.iter().position(|(own, _)| own == value);
    let clicked = choice_row(ui, kit, rect, &labels, chosen.unwrap_or(usize::MAX));
    if let Some((own, _)) = clicked.and_then(|at| choices.get(at)) {
        *value = *own;
    }
}
