//! What the window costs: only on demand, for they take minutes.

use std::time::{Duration, Instant};

use integration::lan::{Cable, figure};
use integration::window::{Desktop, Person, Window, on_desktops};

/// How long the window is left alone.
const IDLE: Duration = Duration::from_mins(1);

#[test]
#[ignore = "takes minutes, and wants a machine that does nothing else"]
fn figures() {
    on_desktops("figures::figures", |lan| {
        let host = lan.host(&[Cable::PERFECT]);
        let desktop = Desktop::new(lan, "Mia", &[]);
        let mut window = Window::open(desktop, &host, "Mia", &["--tempo", "4"]);
        let painted = window.first_painted() - window.started();
        figure(
            "from start to the first picture",
            format!("{} ms", painted.as_millis()),
        );
        window.until_it_says("Your name");
        note_memory(&window, "memory on the first screen");
        window.click("Play now");
        window.click("Start");
        let mut person = Person::before(window);
        person.until_asked();
        note_memory(&person.window, "memory at the table");
        let before = person.window.processor_time();
        // The point of it: nothing happens, for a minute.
        std::thread::sleep(IDLE);
        let used = person.window.processor_time().saturating_sub(before);
        let part = used.as_secs_f64() / IDLE.as_secs_f64() * 100.0;
        figure(
            "processor while nothing happens at the table",
            format!("{part:.2} % of a core"),
        );
        let watched = Instant::now();
        person.window.frames();
        person.play();
        let mut frames = person.window.frames();
        frames.sort_unstable();
        let at = |part: usize| {
            frames
                .get(frames.len() * part / 100)
                .copied()
                .unwrap_or_default()
        };
        let millis = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
        figure("pictures while cards moved", frames.len());
        figure(
            "from one of them to the next, in the median",
            millis(at(50)),
        );
        figure("95 of a hundred within", millis(at(95)));
        figure("seconds played", watched.elapsed().as_secs());
        note_memory(&person.window, "memory after a game");
        person.window.close();
    });
}

fn note_memory(window: &Window, what: &str) {
    figure(what, format!("{} MB", window.memory() / 1_000_000));
}
