//! Where the window was, for the next start.
//!
//! eframe keeps it in units that grow with the zoom, and starts without one: a window in which
//! everything is drawn larger would come back smaller each time.

use eframe::Storage;
use eframe::egui::{Pos2, Vec2};
use serde::{Deserialize, Serialize};

/// The name under which eframe keeps it.
const KEY: &str = "window";

/// What eframe keeps.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Place {
    inner_position_pixels: Option<Pos2>,
    outer_position_pixels: Option<Pos2>,
    fullscreen: bool,
    maximized: bool,
    inner_size_points: Option<Vec2>,
}

/// Turns what eframe has just stored into what it will read.
pub(crate) fn without_zoom(storage: &mut dyn Storage, zoom: f32) {
    if let Some(mut place) = eframe::get_value::<Place>(storage, KEY) {
        place.inner_size_points = place.inner_size_points.map(|size| size * zoom);
        eframe::set_value(storage, KEY, &place);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use eframe::egui::vec2;

    use super::*;

    #[derive(Default)]
    struct Memory(BTreeMap<String, String>);

    impl Storage for Memory {
        fn get_string(&self, key: &str) -> Option<String> {
            self.0.get(key).cloned()
        }

        fn set_string(&mut self, key: &str, value: String) {
            self.0.insert(key.into(), value);
        }

        fn remove_string(&mut self, key: &str) {
            self.0.remove(key);
        }

        fn flush(&mut self) {}
    }

    #[test]
    fn a_window_comes_back_as_large_as_it_was() {
        let mut storage = Memory::default();
        without_zoom(&mut storage, 2.0);
        assert!(storage.0.is_empty(), "nothing is made up");
        let place = Place {
            inner_size_points: Some(vec2(600.0, 400.0)),
            maximized: true,
            ..Place::default()
        };
        eframe::set_value(&mut storage, KEY, &place);
        without_zoom(&mut storage, 1.5);
        let kept: Place = eframe::get_value(&storage, KEY).unwrap();
        assert_eq!(kept.inner_size_points, Some(vec2(900.0, 600.0)));
        assert!(kept.maximized);
    }
}
