//! Where no window can be opened, one sentence says so and names the terminal commands.

use std::process::{Command, Output};

use integration::lan::{Cable, run};
use integration::window::{Desktop, on_desktops};

/// One sentence, with the way out, and nothing of the inner life of the libraries.
fn check(output: &Output, why: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{said}");
    assert!(output.stdout.is_empty());
    // The drivers may complain too; what we say is one line.
    let ours = said.lines().filter(|line| !line.starts_with("libGL"));
    assert_eq!(ours.count(), 1, "{said}");
    for part in [why, "`sleeping-queens demo`", "`sleeping-queens play`"] {
        assert!(said.contains(part), "no {part} in: {said}");
    }
}

fn without(test: &str, why: &str, change: impl FnOnce(&mut Command)) {
    on_desktops(test, |lan| {
        let host = lan.host(&[Cable::PERFECT]);
        let desktop = Desktop::new(lan, "Mia", &[]);
        let mut program = desktop.program(&host);
        change(&mut program);
        check(&program.output().unwrap(), why);
    });
}

#[test]
fn without_a_display() {
    without("no_window::without_a_display", "no display", |program| {
        program.env_remove("DISPLAY");
    });
}

#[test]
fn with_a_display_that_does_not_answer() {
    let test = "no_window::with_a_display_that_does_not_answer";
    without(test, "no display", |program| {
        program.env("DISPLAY", ":4321");
    });
}

/// As on a computer whose drivers are missing.
#[test]
fn without_anything_that_draws() {
    let test = "no_window::without_anything_that_draws";
    without(test, "OpenGL", |program| {
        program
            .env("LIBGL_DRIVERS_PATH", "/nowhere")
            .env("GBM_BACKENDS_PATH", "/nowhere")
            .env("__GLX_VENDOR_LIBRARY_NAME", "nobody")
            .env("__EGL_VENDOR_LIBRARY_DIRS", "/nowhere");
    });
}

/// As on a computer without the libraries of a desktop: each is hidden in turn.
#[test]
fn without_a_library() {
    let test = "no_window::without_a_library";
    without(test, "No window", |_| {
        for library in ["libGL.so.1", "libEGL.so.1"] {
            hide(library);
        }
    });
}

#[test]
fn without_the_library_of_the_keyboard() {
    let test = "no_window::without_the_library_of_the_keyboard";
    without(test, "No window", |_| hide("libxkbcommon-x11.so.0"));
}

#[test]
fn without_the_library_of_the_display() {
    let test = "no_window::without_the_library_of_the_display";
    without(test, "No window", |_| hide("libX11.so.6"));
}

/// Lays nothing over a library, in the view of this test alone.
fn hide(library: &str) {
    let listed = Command::new("ldconfig").arg("-p").output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let lines = listed.lines().filter(|line| line.contains(library));
    for path in lines.filter_map(|line| line.split(" => ").nth(1)) {
        let path = std::fs::canonicalize(path).unwrap();
        run(&format!("mount --bind /dev/null {}", path.display()));
    }
}
