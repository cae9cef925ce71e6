//! Every text has room where it stands, in the smallest window.

use super::scenes::{SCENES, Scene};
use super::*;
use crate::client::languages::Language;
use crate::client::widgets::tight;

#[test]
fn no_text_is_larger_than_its_room() {
    let mut tight = Vec::new();
    for language in Language::all() {
        for Scene { name, show } in SCENES {
            let mut window = Window::pictured(Window::settings_in(language.code()));
            window.step();
            tight::taken();
            show(&mut window);
            window.step();
            let here = tight::taken().into_iter();
            tight.extend(here.map(|line| format!("{name} in {}: {line}", language.code())));
        }
    }
    assert!(tight.is_empty(), "{}", tight.join("\n"));
}
