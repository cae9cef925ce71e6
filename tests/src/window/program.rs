//! The program in its window.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::lan::{self, Host, Lan};

use super::RUNTIME;
use super::display::{Display, Key};
use super::screen_reader::{ScreenReader, Thing, Told};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What the field for the name is called.
const NAME: &str = "Your name";

/// The size of the screen, and of the window on it.
const SIZE: (u16, u16) = (1280, 800);

/// One computer's screen, bus and home folder.
#[derive(Debug)]
pub struct Desktop {
    display: Display,
    reader: ScreenReader,
    home: PathBuf,
    runtime: PathBuf,
}

/// The program, running in its window.
#[derive(Debug)]
pub struct Window {
    /// Whose it is.
    pub name: String,
    desktop: Desktop,
    program: Child,
    complaints: PathBuf,
    pictures: PathBuf,
    started: Instant,
    first_painted: Instant,
}

impl Desktop {
    /// A desktop for one person; further arguments are for the X server.
    pub fn new(lan: &Lan, name: &str, arguments: &[&str]) -> Self {
        let home = lan.folder().join(name);
        let runtime = Path::new(RUNTIME).join(name);
        for folder in [&home, &runtime] {
            std::fs::create_dir_all(folder).unwrap();
        }
        Self {
            display: Display::start(SIZE, arguments),
            reader: ScreenReader::start(&runtime),
            home,
            runtime,
        }
    }

    /// The program on this desktop, at this host.
    pub fn program(&self, host: &Host) -> Command {
        let mut command = host.inside();
        for name in [
            "WAYLAND_DISPLAY",
            "WAYLAND_SOCKET",
            "AT_SPI_BUS_ADDRESS",
            "XDG_CONFIG_HOME",
            "XDG_DATA_HOME",
        ] {
            command.env_remove(name);
        }
        command
            .arg(lan::program())
            .env("HOME", &self.home)
            .env("XDG_RUNTIME_DIR", &self.runtime)
            .env("DBUS_SESSION_BUS_ADDRESS", self.reader.address())
            .env("DISPLAY", self.display.name())
            .stdin(Stdio::null());
        command
    }
}

impl Window {
    /// Opens the window on a host, with these arguments, and waits until something is shown.
    pub fn open(desktop: Desktop, host: &Host, name: &str, arguments: &[&str]) -> Self {
        let complaints = desktop.home.join("complaints.txt");
        let started = Instant::now();
        let program = desktop
            .program(host)
            .args(arguments)
            .stdout(Stdio::null())
            .stderr(File::create(&complaints).unwrap())
            .spawn()
            .unwrap();
        let mut window = Self {
            name: name.to_owned(),
            desktop,
            program,
            complaints,
            pictures: lan::target().join("window"),
            started,
            first_painted: started,
        };
        std::fs::create_dir_all(&window.pictures).unwrap();
        window.desktop.display.focus();
        window.first_painted = window.desktop.display.first_painted();
        window.until("anything", |told| !told.things.is_empty());
        window
    }

    /// When it was started.
    pub const fn started(&self) -> Instant {
        self.started
    }

    /// When something could be seen.
    pub const fn first_painted(&self) -> Instant {
        self.first_painted
    }

    /// How much processor time the program has used.
    pub fn processor_time(&self) -> Duration {
        lan::usage(self.program.id()).0
    }

    /// How much memory the program uses, in bytes.
    pub fn memory(&self) -> u64 {
        lan::usage(self.program.id()).1
    }

    /// How long each picture took to follow another one, since this was asked last, where cards
    /// moved.
    pub fn frames(&self) -> Vec<Duration> {
        self.desktop.display.frames()
    }

    /// The screen it is on.
    pub const fn display(&self) -> &Display {
        &self.desktop.display
    }

    /// The window as it is told now.
    pub fn look(&mut self) -> Told {
        self.desktop.reader.read()
    }

    /// Waits until it is so.
    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&Told) -> bool) -> Told {
        let since = Instant::now();
        loop {
            let told = self.look();
            if is_so(&told) {
                return told;
            }
            if let Some(status) = self.program.try_wait().unwrap() {
                let complaints = self.complaints();
                fail(&format!(
                    "{}: the program ended ({status}): {complaints}",
                    self.name
                ));
            }
            if since.elapsed() > PATIENCE {
                self.give_up(&format!("{what} never came"));
            }
            self.wait();
        }
    }

    /// Fails, with a picture and with all that is told.
    pub fn give_up(&mut self, why: &str) -> ! {
        let labels = self.look().things.into_iter().map(|thing| {
            let mark = if thing.enabled {
                ""
            } else {
                " (cannot be pressed)"
            };
            format!("  {}{mark}", thing.label)
        });
        let labels: Vec<String> = labels.collect();
        self.picture(&format!("failed-{}", self.name));
        fail(&format!("{}: {why}\n{}", self.name, labels.join("\n")));
    }

    /// Waits until something is told, or for a while.
    pub fn wait(&mut self) {
        self.desktop.reader.wait();
    }

    /// Waits until it says this.
    pub fn until_it_says(&mut self, text: &str) -> Told {
        self.until(text, |told| told.says(text))
    }

    /// Waits for a button whose label begins so, and clicks it.
    pub fn click(&mut self, begins: &str) {
        let told = self.until(begins, |told| told.button(begins).is_some());
        let thing = told.button(begins).unwrap().clone();
        self.click_on(&thing);
    }

    /// Waits for a choice of exactly this name, and makes it.
    pub fn choose(&mut self, label: &str) {
        let same = |told: &Told| told.buttons().find(|thing| thing.label == label).cloned();
        let told = self.until(label, |told| same(told).is_some());
        self.click_on(&same(&told).unwrap());
        self.until("a choice that is made", |told| {
            same(told).is_some_and(|thing| thing.chosen)
        });
    }

    /// Clicks into the middle of a thing; nothing happens if it is gone.
    pub fn click_on(&self, thing: &Thing) {
        if let Some(middle) = self.middle(thing) {
            self.desktop.display.click(middle);
        }
    }

    /// Drags one thing onto another, and waits in between until it says that it is held; nothing
    /// happens if either is gone.
    pub fn drag(&mut self, thing: &Thing, held: &str, to: &Thing) {
        if let (Some(from), Some(to)) = (self.middle(thing), self.middle(to)) {
            self.desktop.display.grab(from);
            self.until_it_says(held);
            self.desktop.display.let_go(to);
        }
    }

    fn middle(&self, thing: &Thing) -> Option<(i16, i16)> {
        let [x, y, width, height] = self.desktop.reader.place(thing)?;
        let pixel = |corner: i32, size: i32| i16::try_from(corner + size / 2).ok();
        Some((pixel(x, width)?, pixel(y, height)?))
    }

    /// Presses a key.
    pub fn press(&self, key: Key) {
        self.desktop.display.press(key);
    }

    /// Goes to the field for the name by keyboard, and types one.
    pub fn type_name(&mut self, name: &str) {
        self.until_it_says(NAME);
        let mut presses = 0;
        let in_the_field = |told: &Told| {
            told.things
                .iter()
                .any(|thing| thing.focused && thing.label == NAME)
        };
        while !in_the_field(&self.look()) {
            presses += 1;
            assert!(presses < 50, "the name cannot be reached by keyboard");
            self.press(Key::Tab);
            self.wait();
        }
        self.type_text(name);
    }

    /// Types letters, as a text or as commands.
    pub fn type_text(&self, text: &str) {
        self.desktop.display.type_text(text);
    }

    /// Keeps a picture of the screen in `target/window`.
    pub fn picture(&mut self, name: &str) {
        let path = self.pictures.join(format!("{name}.png"));
        self.desktop.display.picture(&path);
    }

    /// Keeps further pictures in another folder.
    pub fn keep_pictures_in(&mut self, folder: &Path) {
        folder.clone_into(&mut self.pictures);
    }

    /// The recordings in its home folder.
    pub fn recordings(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut folders = vec![self.desktop.home.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "queens") {
                    found.push(path);
                }
            }
        }
        found
    }

    /// Closes the window; the program ends well and has complained about nothing.
    pub fn close(mut self) -> Desktop {
        self.desktop.display.close_window();
        let status = self.ended();
        let complaints = self.complaints();
        assert!(
            status.success() && complaints.is_empty(),
            "{status}: {complaints}"
        );
        // The desktop outlives the program.
        let Self { desktop, .. } = self;
        desktop
    }

    fn ended(&mut self) -> ExitStatus {
        self.program.wait().unwrap()
    }

    /// What the program said on standard error.
    pub fn complaints(&self) -> String {
        std::fs::read_to_string(&self.complaints).unwrap_or_default()
    }
}

#[expect(clippy::panic, reason = "how a test fails")]
fn fail(why: &str) -> ! {
    panic!("{why}")
}
