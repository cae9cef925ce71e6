//! Names are written in any script.

use eframe::egui::{Event, ImeEvent, Modifiers};

use super::*;

impl Window {
    fn write(&mut self, event: Event) {
        self.harness.event(event);
        self.step();
    }

    fn name(&mut self) -> String {
        self.app().settings().name.clone()
    }

    /// The field with the keyboard in it.
    fn in_the_field(language: &str) -> Self {
        let mut window = Self::open(Settings {
            name: String::new(),
            ..Self::settings_in(language)
        });
        window.harness.get_by_role(Role::TextInput).click();
        window.step();
        window
    }
}

#[test]
fn a_hebrew_name_is_written_and_mended() {
    let mut window = Window::in_the_field("he");
    window.write(Event::Text("נוה".into()));
    assert_eq!(window.name(), "נוה");
    // To the right is back, in Hebrew.
    window.press(Key::ArrowRight);
    window.write(Event::Text("ע".into()));
    assert_eq!(window.name(), "נועה");
    window.press(Key::ArrowLeft);
    window.write(Event::Text(" Ada".into()));
    assert_eq!(window.name(), "נועה Ada");
    window.press(Key::Backspace);
    assert_eq!(window.name(), "נועה Ad");
    window.press(Key::Home);
    window.press(Key::Delete);
    assert_eq!(window.name(), "ועה Ad");
}

#[test]
fn a_latin_name_is_written_from_the_left_in_any_language() {
    for language in ["en", "ar"] {
        let mut window = Window::in_the_field(language);
        window.write(Event::Text("Na".into()));
        window.press(Key::ArrowLeft);
        window.write(Event::Text("o".into()));
        assert_eq!(window.name(), "Noa", "{language}");
    }
}

#[test]
fn input_methods_and_the_clipboard_write_too() {
    let mut window = Window::in_the_field("en");
    let composing = |text: &str| {
        Event::Ime(ImeEvent::Preedit {
            text: text.into(),
            active_range_chars: None,
        })
    };
    window.write(composing("ש"));
    assert_eq!(window.name(), "", "nothing is written before it is chosen");
    window.write(composing(""));
    window.write(Event::Ime(ImeEvent::Commit("Zoë".into())));
    window.write(Event::Paste(" und\nMia".into()));
    assert_eq!(window.name(), "Zoë undMia");
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.step();
    window.write(Event::Cut);
    assert_eq!(window.name(), "");
    window.write(Event::Paste("x".repeat(200)));
    let most = network::lobby::MAX_NAME_CHARACTERS;
    assert_eq!(window.name().chars().count(), most);
}

#[test]
fn a_screen_reader_knows_what_is_asked_and_what_is_written() {
    let mut window = Window::in_the_field("en");
    window.write(Event::Text("Noa".into()));
    let field = window.harness.get_by_role(Role::TextInput);
    let node = field.accesskit_node();
    assert_eq!(node.label().as_deref(), Some("Your name"));
    assert_eq!(node.value().as_deref(), Some("Noa"));
}
