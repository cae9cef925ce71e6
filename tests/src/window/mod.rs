//! Real windows of the program: each on a host, a screen and a session bus of its own, worked by
//! mouse and keyboard, and known by what a screen reader is told. See `docs/testing.md`.

#![expect(
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "a test that cannot build its desktop fails, and by panicking"
)]

mod display;
mod person;
mod program;
mod screen_reader;

use std::path::Path;

use crate::lan::{Lan, needs, on_a_lan, run, skip};

pub use display::{Display, Key};
pub use person::Person;
pub use program::{Desktop, Window};
pub use screen_reader::{Role, Thing, Told};

/// What the tests of the window need beside what the network needs.
const TOOLS: [(&str, &str); 2] = [("Xvfb", "xvfb"), ("dbus-daemon", "dbus-daemon")];

/// Says that the accessibility bus can be started.
const ACCESSIBILITY: &str = "/usr/share/dbus-1/services/org.a11y.Bus.service";

/// Where X servers of the machine meet their programs.
const X_SOCKETS: &str = "/tmp/.X11-unix";

/// Runs the body in namespaces of its own, where screens and buses have short names and vanish
/// with it; `test` is its full name in this program.
pub fn on_desktops(test: &str, body: impl FnOnce(&mut Lan)) {
    if TOOLS
        .iter()
        .any(|(tool, package)| !needs(test, tool, package))
    {
        return;
    }
    if !Path::new(ACCESSIBILITY).exists() {
        return skip(&format!(
            "{test} needs {ACCESSIBILITY} (package at-spi2-core)"
        ));
    }
    on_a_lan(test, |lan| {
        // Screens of others keep their numbers: ours are in a folder of our own.
        let _ = std::fs::create_dir(X_SOCKETS);
        run(&format!("mount -t tmpfs window {X_SOCKETS}"));
        // The path of a socket has to be short.
        run(&format!("mount -t tmpfs window {RUNTIME}"));
        body(lan);
    });
}

/// Where the sockets of desktops are.
const RUNTIME: &str = "/dev/shm";
