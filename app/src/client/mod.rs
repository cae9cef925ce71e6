//! The window in which the game is played.

mod app;
mod art;
mod company;
mod embedded;
mod fairness;
mod folder_window;
mod languages;
mod motion;
mod opening;
mod own_bots;
mod replay;
mod rtl;
mod screens;
mod settings;
mod sound;
mod table_model;
#[cfg(test)]
mod tests;
mod texts;
mod theme;
mod trouble_words;
mod tutorial;
mod widgets;
mod window_place;
mod words;

use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use eframe::egui::{ViewportBuilder, vec2};

use crate::failure::Failure;
use app::App;
use embedded::Surroundings;
pub(crate) use languages::Language;
use opening::Opened;
use settings::Settings;
use sound::Loudspeaker;

/// The name under which the system keeps the window's place and the settings.
const NAME: &str = "sleeping-queens";

/// How the window is opened.
#[derive(Debug, Args)]
pub(crate) struct WindowArguments {
    /// Divide all waits of the game by this: for tables where only computers play
    #[arg(long, default_value_t = 1, hide = true)]
    tempo: u32,
}

/// Opens the window, and comes back when it is closed. It speaks the language of the settings, or of
/// the system, unless another is wanted.
///
/// # Errors
///
/// If there is no display, or nothing that can draw on it.
pub(crate) fn run(
    arguments: &WindowArguments,
    language: Option<Language>,
) -> Result<ExitCode, Failure> {
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
            let surroundings = Surroundings {
                data: None,
                tempo,
                reach: network::Reach::Network,
            };
            let context = creation.egui_ctx.clone();
            let wake = Arc::new(move || context.request_repaint());
            let mut app = App::new(&creation.egui_ctx, settings, surroundings, wake);
            if let Some(language) = language {
                app = app.speaking(language);
            }
            let app = app.fitting_the_window().heard_by(Loudspeaker::open());
            Ok(Box::new(app))
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
