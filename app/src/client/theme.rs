//! Colours, sizes and the direction of writing. The colours are those of the pictures.

use eframe::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Rect,
    Stroke, Visuals, pos2,
};

/// Which way the language is written; every layout speaks of start and end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    LeftToRight,
    RightToLeft,
}

impl Direction {
    /// The rectangle where it belongs within `whole`: mirrored if one reads from the right.
    pub(crate) fn place(self, rect: Rect, whole: Rect) -> Rect {
        match self {
            Self::LeftToRight => rect,
            Self::RightToLeft => {
                let mirrored = |x: f32| whole.left() + whole.right() - x;
                Rect::from_min_max(
                    pos2(mirrored(rect.right()), rect.top()),
                    pos2(mirrored(rect.left()), rect.bottom()),
                )
            }
        }
    }
}

/// How bold a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    Medium,
    Bold,
}

/// How everything looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) direction: Direction,
    /// All texts are so much larger.
    pub(crate) text_scale: f32,
    pub(crate) is_dark: bool,
    /// Whether everything has the hardest contrast, and an edge.
    pub(crate) is_stark: bool,
    /// The table.
    pub(crate) felt: Color32,
    /// A lighter or darker patch on it.
    pub(crate) patch: Color32,
    /// What lies on the table: panels, buttons.
    pub(crate) paper: Color32,
    /// A second tone of it.
    pub(crate) fold: Color32,
    /// Text on felt and on paper.
    pub(crate) ink: Color32,
    /// Text that matters less.
    pub(crate) faint: Color32,
    /// What can be done now.
    pub(crate) gold: Color32,
    /// Text on gold and on cards.
    pub(crate) night: Color32,
    /// What is good.
    pub(crate) good: Color32,
    /// What is wrong, or cannot be taken back.
    pub(crate) bad: Color32,
    /// The hard shade under paper.
    pub(crate) shade: Color32,
}

/// The cream of the cards, the same by day and by night.
pub(crate) const CREAM: Color32 = Color32::from_rgb(0xFF, 0xF5, 0xE0);
const INK: Color32 = Color32::from_rgb(0x2A, 0x21, 0x42);
const GOLD: Color32 = Color32::from_rgb(0xF7, 0xB7, 0x33);

impl Theme {
    pub(crate) fn new(is_dark: bool, text_scale: f32, direction: Direction) -> Self {
        if is_dark {
            Self {
                direction,
                text_scale,
                is_dark,
                is_stark: false,
                felt: Color32::from_rgb(0x24, 0x1C, 0x3B),
                patch: Color32::from_rgb(0x2E, 0x25, 0x4B),
                paper: Color32::from_rgb(0x3D, 0x33, 0x63),
                fold: Color32::from_rgb(0x4D, 0x42, 0x79),
                ink: CREAM,
                faint: Color32::from_rgb(0xC4, 0xB8, 0xE2),
                gold: GOLD,
                night: INK,
                good: Color32::from_rgb(0x7C, 0xD0, 0x9A),
                bad: Color32::from_rgb(0xFF, 0x8E, 0x85),
                shade: Color32::from_black_alpha(90),
            }
        } else {
            Self {
                direction,
                text_scale,
                is_dark,
                is_stark: false,
                felt: Color32::from_rgb(0xCB, 0xE2, 0xCB),
                patch: Color32::from_rgb(0xBB, 0xD7, 0xBD),
                paper: CREAM,
                fold: Color32::from_rgb(0xF3, 0xE3, 0xC3),
                ink: INK,
                faint: Color32::from_rgb(0x5F, 0x57, 0x7C),
                gold: GOLD,
                night: INK,
                good: Color32::from_rgb(0x1F, 0x6B, 0x45),
                bad: Color32::from_rgb(0xA8, 0x2E, 0x42),
                shade: Color32::from_rgba_premultiplied(0x0B, 0x09, 0x12, 64),
            }
        }
    }

    /// Black and white and little else, for whoever sees badly.
    pub(crate) const fn stark(text_scale: f32, direction: Direction) -> Self {
        Self {
            direction,
            text_scale,
            is_dark: true,
            is_stark: true,
            felt: Color32::BLACK,
            patch: Color32::from_rgb(0x1C, 0x1C, 0x1C),
            paper: Color32::from_rgb(0x0A, 0x0A, 0x0A),
            fold: Color32::from_rgb(0x2B, 0x2B, 0x33),
            ink: Color32::WHITE,
            faint: Color32::from_rgb(0xE4, 0xE4, 0xE4),
            gold: Color32::from_rgb(0xFF, 0xD6, 0x4A),
            night: Color32::BLACK,
            good: Color32::from_rgb(0x8C, 0xFF, 0xB0),
            bad: Color32::from_rgb(0xFF, 0xB3, 0xAB),
            shade: Color32::from_black_alpha(160),
        }
    }

    /// A font of this size.
    pub(crate) fn font(&self, size: f32, weight: Weight) -> FontId {
        FontId::new(size * self.text_scale, family(weight))
    }

    /// Tells egui, for the widgets that it draws itself.
    pub(crate) fn apply(&self, context: &Context) {
        context.set_theme(if self.is_dark {
            egui::Theme::Dark
        } else {
            egui::Theme::Light
        });
        let mut visuals = if self.is_dark {
            Visuals::dark()
        } else {
            Visuals::light()
        };
        visuals.override_text_color = Some(self.ink);
        visuals.panel_fill = self.felt;
        visuals.window_fill = self.paper;
        visuals.extreme_bg_color = if self.is_dark {
            self.felt
        } else {
            Color32::WHITE
        };
        visuals.selection.bg_fill = self.gold;
        visuals.selection.stroke = Stroke::new(1.5, self.night);
        visuals.window_corner_radius = CornerRadius::same(14);
        visuals.menu_corner_radius = CornerRadius::same(10);
        visuals.window_stroke = Stroke::NONE;
        for state in [
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
            &mut visuals.widgets.open,
        ] {
            state.bg_fill = self.fold;
            state.weak_bg_fill = self.fold;
            state.corner_radius = CornerRadius::same(8);
        }
        let theme = *self;
        context.all_styles_mut(move |style| {
            style.visuals = visuals.clone();
            let text = |size: f32| theme.font(size, Weight::Medium);
            style.text_styles = [
                (egui::TextStyle::Small, text(13.0)),
                (egui::TextStyle::Body, text(16.0)),
                (egui::TextStyle::Monospace, text(15.0)),
                (egui::TextStyle::Button, text(16.0)),
                (egui::TextStyle::Heading, theme.font(26.0, Weight::Bold)),
            ]
            .into();
            // A card may lie where another one lay.
            #[cfg(debug_assertions)]
            {
                style.debug.warn_if_rect_changes_id = false;
            }
            style.interaction.tooltip_delay = 0.25;
            style.interaction.selectable_labels = false;
            style.spacing.scroll = egui::style::ScrollStyle::solid();
        });
    }
}

fn family(weight: Weight) -> FontFamily {
    match weight {
        Weight::Medium => FontFamily::Proportional,
        Weight::Bold => FontFamily::Name("bold".into()),
    }
}

/// One font for all scripts, in two weights; nothing of the system's.
pub(crate) fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let medium = FontData::from_static(include_bytes!("../../fonts/rubik-medium.ttf"));
    let bold = FontData::from_static(include_bytes!("../../fonts/rubik-bold.ttf"));
    fonts.font_data.insert("medium".into(), medium.into());
    fonts.font_data.insert("bold".into(), bold.into());
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["medium".into()]);
    }
    fonts
        .families
        .insert(family(Weight::Bold), vec!["bold".into()]);
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::vec2;

    #[test]
    fn what_stands_at_the_start_stands_at_the_right_in_hebrew() {
        let whole = Rect::from_min_size(pos2(10.0, 0.0), vec2(100.0, 50.0));
        let first = Rect::from_min_size(pos2(10.0, 0.0), vec2(30.0, 50.0));
        assert_eq!(Direction::LeftToRight.place(first, whole), first);
        let mirrored = Direction::RightToLeft.place(first, whole);
        assert!((mirrored.right() - whole.right()).abs() < 0.01);
        assert_eq!(mirrored.size(), first.size());
        assert_eq!(Direction::RightToLeft.place(mirrored, whole), first);
    }

    /// Contrast after WCAG 2.
    fn contrast(one: Color32, two: Color32) -> f32 {
        let light = |colour: Color32| {
            let part = |value: u8| {
                let value = f32::from(value) / 255.0;
                if value <= 0.04045 {
                    value / 12.92
                } else {
                    ((value + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
        };
        let (one, two) = (light(one), light(two));
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// What stands on what.
    fn pairs(theme: &Theme) -> [(Color32, Color32); 10] {
        [
            (theme.ink, theme.felt),
            (theme.ink, theme.patch),
            (theme.ink, theme.paper),
            (theme.ink, theme.fold),
            (theme.faint, theme.paper),
            (theme.faint, theme.felt),
            (theme.night, theme.gold),
            (theme.night, CREAM),
            (theme.good, theme.paper),
            (theme.bad, theme.paper),
        ]
    }

    #[test]
    fn text_is_readable_by_day_and_by_night() {
        for is_dark in [false, true] {
            let theme = Theme::new(is_dark, 1.0, Direction::LeftToRight);
            for (text, ground) in pairs(&theme) {
                let contrast = contrast(text, ground);
                assert!(contrast >= 4.5, "{text:?} on {ground:?}: {contrast}");
            }
        }
    }

    #[test]
    fn the_stark_look_has_the_hardest_contrast() {
        let theme = Theme::stark(1.0, Direction::LeftToRight);
        let signs = [
            (theme.gold, theme.felt),
            (theme.gold, theme.paper),
            (theme.good, theme.fold),
            (theme.bad, theme.fold),
            (theme.faint, theme.fold),
        ];
        for (text, ground) in pairs(&theme).into_iter().chain(signs) {
            let contrast = contrast(text, ground);
            assert!(contrast >= 7.0, "{text:?} on {ground:?}: {contrast}");
        }
    }
}
