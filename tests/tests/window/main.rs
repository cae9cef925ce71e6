//! The program in a real window, on a screen that nobody sits before: worked by mouse and keyboard,
//! and known by what a screen reader is told. See `docs/testing.md`.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod figures;
mod no_window;
mod screens;
mod screenshots;
mod two_windows;
