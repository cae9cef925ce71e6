//! The home network, as far as one computer alone can see it.

use super::*;

#[test]
fn a_table_is_opened_and_closed() {
    let mut window = Window::open(Window::settings());
    window.go_online();
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
    window.go_online();
    window.harness.get_by_role(Role::TextInput).click();
    window.step();
    window
        .harness
        .get_by_role(Role::TextInput)
        .type_text("nonsense");
    window.step();
    window.click("Call");
    assert!(
        window.shows("This code is too short") || window.shows("A code has no"),
        "{:#?}",
        window.said()
    );
    window.click("Close");
    assert!(!window.shows("This code is too short"));
}

#[test]
fn a_table_is_filled_with_bots_and_played_at() {
    let mut window = Window::open(Window::settings());
    window.go_online();
    window.click("3 seats");
    window.click("Open a table");
    window.until(|window| window.shows("Mia's table"));
    window.click("Normal");
    window.click("Add a bot in seat 2");
    window.until(|window| window.shows("Ada: "));
    window.click("Add a bot in seat 3");
    window.until(|window| window.shows("Ben: "));
    // One is sent away, and comes back.
    window.click("Send Ada away");
    window.until(|window| window.shows("Free seat"));
    window.click("Add a bot in seat 3");
    window.until(|window| window.shows("Everybody is here"));
    window.click("I am ready");
    window.until_my_turn();
    let state = Arc::clone(window.app().table().state().unwrap());
    let own = state.charter.entry(state.seat.unwrap()).unwrap().identity;
    assert_eq!(state.charter.seats.len(), 3);
    assert!(
        state.charter.seats.iter().all(|seat| seat.operator == own),
        "a person's bots share the person's voice"
    );
}

#[test]
fn the_rules_of_a_table_are_chosen_and_told() {
    let mut window = Window::open(Window::settings());
    window.go_online();
    window.click("Rules");
    assert!(window.shows("Both sides of a sum may be sums"));
    let rule = window.button("Two sums").unwrap();
    window.click(&rule);
    let rule = window.button("Memory help").unwrap();
    window.click(&rule);
    window.click("Open a table");
    window.until(|window| window.shows("12 queens, Two sums, Memory help"));
    let table = window.node().seated.clone().unwrap().1;
    assert_eq!(table.options.equations, rules::Equations::TwoSums);
    assert!(table.options.memory_help && !table.options.junior);
}

#[test]
fn the_code_is_shown_to_be_scanned_and_is_copied() {
    let mut window = Window::open(Window::settings());
    window.go_online();
    let mut view = (*window.node()).clone();
    let address = "10.0.0.7:47353".parse().unwrap();
    let invite = network::invite::Invite::new(address, &view.identity).unwrap();
    view.invite = Some(invite);
    window.app().lobby_mut().observe(&Arc::new(view));
    window.step();
    let code = invite.to_string();
    window.click("Show as a picture to scan");
    assert!(window.shows(&format!("A picture of the code {code} for cameras")));
    window.click("Close");
    assert!(!window.shows("for cameras"));
    window.click("Copy");
}

#[test]
fn a_friend_is_called_by_code_and_appears() {
    let mut window = Window::open(Window::settings());
    window.go_online();
    let friends = Friends::strangers(&["Ben"]);
    let address = friends.address(0).to_string();
    window.harness.get_by_role(Role::TextInput).click();
    window.step();
    let field = window.harness.get_by_role(Role::TextInput);
    field.type_text(&address);
    window.step();
    window.click("Call");
    window.until(|window| window.shows("Ben, "));
}

#[test]
fn whoever_has_another_version_is_told_about() {
    let mut window = Window::open(Window::settings());
    window.go_online();
    let ours = protocol::VERSION;
    let mut view = (*window.node()).clone();
    view.diagnosis = vec![
        network::diagnosis::Diagnosis::OtherVersion {
            theirs: ours + 1,
            ours,
        },
        network::diagnosis::Diagnosis::SameIdentityTwice {
            at: [10, 0, 0, 7].into(),
        },
    ];
    window.app().lobby_mut().observe(&Arc::new(view));
    window.step();
    assert!(window.shows("Somebody here has a newer version of the game"));
    assert!(window.shows("Install the newest version on this computer"));
    assert!(window.shows("The computer at 10.0.0.7 plays with the same identity"));
    assert!(window.shows("it then makes an identity of its own"));
}
