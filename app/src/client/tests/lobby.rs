//! The home network, as far as one computer alone can see it.

use super::*;

#[test]
fn a_table_is_opened_and_closed() {
    let mut window = Window::open(Window::settings());
    window.click("Home network");
    window.until(|window| window.shows("People nearby"));
    window.click("3 seats");
    window.click("16 queens");
    window.click("Open a table");
    window.until(|window| window.shows("Mia's table"));
    assert!(window.shows("Free seat"));
    assert!(window.shows("Waiting for more players"));
    assert!(
        window.button("I am ready").is_none(),
        "nobody is ready for an empty table"
    );
    window.click("Close the table");
    window.until(|window| window.shows("A new table"));
    window.click("Back");
    assert!(window.shows("Your name"));
}

#[test]
fn a_code_that_is_none_is_refused_in_words() {
    let mut window = Window::open(Window::settings());
    window.click("Home network");
    window.until(|window| window.shows("People nearby"));
    window.harness.get_by_role(Role::TextInput).click();
    window.step();
    window
        .harness
        .get_by_role(Role::TextInput)
        .type_text("nonsense");
    window.step();
    assert!(window.shows("Somebody is missing?"));
    window.click("Call");
    assert!(
        !window.shows("Somebody is missing?"),
        "{:#?}",
        window.said()
    );
}
