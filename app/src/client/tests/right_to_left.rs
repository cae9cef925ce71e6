//! In Hebrew and Arabic everything stands where one who reads from the right looks for it.

use eframe::egui::{Rect, pos2};

use super::scenes::{SCENES, Scene};
use super::*;
use crate::client::rtl::without_marks;

/// Of the window, in pixels.
const WIDTH: f32 = 900.0;

/// Beside a list is room for its bar, always at the right: so far a row of it may be off.
const BAR: f32 = 18.0;

/// Everything that can be pressed or written in, in the order of the tree.
fn controls(window: &Window) -> Vec<(String, Rect)> {
    let controls = By::new().predicate(|node| {
        matches!(
            node.role(),
            Role::Button | Role::RadioButton | Role::TextInput
        )
    });
    let all = window.harness.query_all(controls);
    all.map(|node| {
        (
            node.accesskit_node().label().unwrap_or_default(),
            node.rect(),
        )
    })
    .collect()
}

fn mirrored(rect: Rect) -> Rect {
    Rect::from_min_max(
        pos2(WIDTH - rect.right(), rect.top()),
        pos2(WIDTH - rect.left(), rect.bottom()),
    )
}

#[test]
fn every_screen_is_mirrored() {
    for Scene { name, show } in SCENES {
        let mut english = Window::pictured(Window::settings());
        show(&mut english);
        let english = controls(&english);
        assert!(!english.is_empty(), "{name} has no controls");
        for language in ["he", "ar"] {
            let mut window = Window::pictured(Window::settings_in(language));
            show(&mut window);
            let controls = controls(&window);
            assert_eq!(controls.len(), english.len(), "{name} in {language}");
            for ((label, rect), (own, place)) in controls.iter().zip(&english) {
                // How high it stands may depend on how many lines the texts above take.
                let wanted = mirrored(*place);
                let off = (rect.left() - wanted.left())
                    .abs()
                    .max((rect.right() - wanted.right()).abs());
                assert!(
                    off <= BAR,
                    "{name} in {language}: {own} is at {place:?}, so {label} should be at \
                     {wanted:?} and is at {rect:?}"
                );
            }
        }
    }
}

fn centre(window: &Window, begins: &str) -> f32 {
    let controls = controls(window);
    let found = controls
        .iter()
        .find(|(label, _)| without_marks(label).starts_with(begins));
    match found {
        Some((_, rect)) => rect.center().x,
        None => panic!("there is no {begins}: {controls:#?}"),
    }
}

#[test]
fn what_comes_first_is_at_the_right() {
    let mut window = Window::pictured(Window::settings_in("he"));
    let [first, second, third] =
        ["משחקים עכשיו", "הרשת הביתית", "המשחקים שלי"].map(|way| centre(&window, way));
    assert!(first > second && second > third);
    let table = SCENES.iter().find(|scene| scene.name == "table").unwrap();
    (table.show)(&mut window);
    let [one, two] = ["קלף 1", "קלף 2"].map(|card| centre(&window, card));
    assert!(one > two, "the hand is read from the right");
    assert!(centre(&window, "לצאת מהמשחק") > WIDTH * 0.9);
    assert!(centre(&window, "רמז") < WIDTH * 0.1);
    assert!(centre(&window, "להחליף") < WIDTH * 0.25);
    let [a, b] = ["A1", "B1"].map(|place| {
        let by = format!("מלכה ישנה ב־{place}");
        centre(&window, &by)
    });
    assert!(a > b, "so is the grid");
}

#[test]
fn the_language_changes_at_once() {
    let mut window = Window::open(Window::settings());
    window.click("English");
    window.click("עברית");
    assert!(window.shows("מלכות ישנות"));
    window.click("עברית");
    window.click("العربية");
    assert!(window.shows("الملكات النائمات"));
    let settings = window.app().settings().clone();
    assert_eq!(settings.language.as_deref(), Some("ar"));
    window.click("العربية");
    window.click("English");
    assert!(window.shows("Sleeping Queens"));
}
