//! The window in which the game is played.

mod app;
mod art;
mod embedded;
mod fairness;
mod motion;
mod opening;
mod rtl;
mod screens;
mod settings;
mod table_model;
#[cfg(test)]
mod tests;
mod texts;
mod theme;
mod widgets;
mod words;

use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use eframe::egui::{ViewportBuilder, vec2};

use crate::failure::Failure;
use app::App;
use embedded::Surroundings;
use opening::Opened;
use settings::Settings;

/// The name under which the system keeps the window's place and the settings.
const NAME: &str = "sleeping-queens";

/// How the window is opened.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Divide all waits of the game by this: for tables where only computers play
    #[arg(long, default_value_t = 1, hide = true)]
    tempo: u32,
}

/// Opens the window, and comes back when it is closed.
///
/// # Errors
///
/// If there is no display, or nothing that can draw on it.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let mut viewport = ViewportBuilder::default()
        .with_title("Sleeping Queens")
        .with_app_id(NAME)
        .with_inner_size(vec2(1280.0, 800.0))
        .with_min_inner_size(vec2(900.0, 600.0));
    if let Some(icon) = art::icon() {
        viewport = viewport.with_icon(icon);
    }
    let options = eframe::NativeOptions {
        viewport,
        ..eframe::NativeOptions::default()
    };
    let tempo = arguments.tempo;
    let run = |opened: Opened| {
        let create: eframe::AppCreator<'_> = Box::new(move |creation| {
            opened.tell();
            let stored = creation.storage;
            let settings: Settings = stored
                .and_then(|storage| eframe::get_value(storage, eframe::APP_KEY))
                .unwrap_or_default();
            let surroundings = Surroundings { data: None, tempo };
            let context = creation.egui_ctx.clone();
            let wake = Arc::new(move || context.request_repaint());
            let app = App::new(&creation.egui_ctx, settings, surroundings, wake);
            Ok(Box::new(app.fitting_the_window()))
        });
        eframe::run_native(NAME, options, create)
    };
    match opening::open(run) {
        Ok(Ok(())) => Ok(ExitCode::SUCCESS),
        Ok(Err(problem)) => Err(Failure::NoWindow(reason(&problem))),
        Err(problem) => Err(Failure::NoWindow(problem)),
    }
}

/// Why there is no window, without the inner life of the libraries.
fn reason(problem: &eframe::Error) -> String {
    if let Some(missing) = opening::missing_library(&problem.to_string()) {
        return missing;
    }
    match problem {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => "there is no display".into(),
        eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => "nothing here draws with OpenGL 2 or newer".into(),
        eframe::Error::AppCreation(problem) => problem.to_string(),
    }
}
