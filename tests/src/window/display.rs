//! A screen that nobody sits before: an X server of its own, with a mouse, a keyboard and an eye.

use std::cell::RefCell;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, ImageFormat, InputFocus, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// How long a picture may take on a busy machine.
const PAINTING: Duration = Duration::from_secs(20);

/// How soon we look again for something that X does not announce.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// So far from where the mouse was pressed, in pixels, it is no click any more.
const DRAG: i16 = 30;

/// So many times we look whether everything is at rest, before a picture is kept as it is.
const GLANCES: u32 = 15;

/// Pictures that follow each other faster than this show something that moves.
const MOVING: Duration = Duration::from_millis(150);

/// What XTEST calls the events it makes.
mod fake {
    pub(super) const PRESS: u8 = 2;
    pub(super) const RELEASE: u8 = 3;
    pub(super) const BUTTON_DOWN: u8 = 4;
    pub(super) const BUTTON_UP: u8 = 5;
    pub(super) const MOTION: u8 = 6;
}

/// Keys that write nothing.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    /// Lays everything back.
    Escape,
    /// On to the next control.
    Tab,
    /// Taps.
    Enter,
    /// The rules.
    F1,
}

/// The keysym of the shift key.
const SHIFT: u32 = 0xffe1;

impl Key {
    const fn symbol(self) -> u32 {
        match self {
            Self::Escape => 0xff1b,
            Self::Tab => 0xff09,
            Self::Enter => 0xff0d,
            Self::F1 => 0xffbe,
        }
    }
}

/// The screen.
#[derive(Debug)]
pub struct Display {
    server: Child,
    connection: RustConnection,
    root: Window,
    size: (u16, u16),
    /// The symbols of every key: plain, and with shift.
    keys: Vec<(u8, u32, u32)>,
    /// Where the mouse rests while a picture is taken.
    rest: i16,
    name: String,
    /// When something was painted, by the server's clock in milliseconds.
    painted: RefCell<Vec<u32>>,
}

impl Display {
    /// Starts a server, on whatever number is free.
    pub(super) fn start(size: (u16, u16), arguments: &[&str]) -> Self {
        let (width, height) = size;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolock", "-nolisten", "tcp", "-noreset"])
            .args(["-screen", "0", &format!("{width}x{height}x24")])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        let mut output = BufReader::new(server.stdout.take().unwrap());
        output.read_line(&mut number).unwrap();
        let name = format!(":{}", number.trim());
        let (connection, screen) = RustConnection::connect(Some(&name)).unwrap();
        let root = connection.setup().roots.get(screen).unwrap().root;
        connection
            .damage_query_version(1, 1)
            .unwrap()
            .reply()
            .unwrap();
        let damage = connection.generate_id().unwrap();
        let level = ReportLevel::RAW_RECTANGLES;
        let watching = connection.damage_create(damage, root, level).unwrap();
        watching.check().unwrap();
        let keys = keyboard(&connection);
        Self {
            server,
            connection,
            root,
            size,
            keys,
            rest: 0,
            name,
            painted: RefCell::default(),
        }
    }

    /// What programs know it by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Gives the keyboard to the only window there is, as a window manager would.
    pub(super) fn focus(&self) {
        let since = Instant::now();
        let window = loop {
            if let Some(window) = self.window() {
                break window;
            }
            assert!(since.elapsed() < PAINTING, "there is no window");
            std::thread::sleep(LOOK_AGAIN);
        };
        let focus =
            self.connection
                .set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME);
        focus.unwrap().check().unwrap();
    }

    /// Waits until something is painted: nothing of ours is black.
    pub(super) fn first_painted(&self) -> Instant {
        let since = Instant::now();
        let (x, y) = (4, 4);
        let pixel = || {
            let format = ImageFormat::Z_PIXMAP;
            let asked = self.connection.get_image(format, self.root, x, y, 1, 1, !0);
            asked.unwrap().reply().unwrap().data
        };
        while pixel().iter().take(3).all(|part| *part == 0) {
            assert!(since.elapsed() < PAINTING, "nothing is painted");
            std::thread::sleep(LOOK_AGAIN);
        }
        Instant::now()
    }

    /// Takes in what the server tells next, if anything; says whether something was painted.
    fn next_painted(&self) -> Option<bool> {
        let event = self.connection.poll_for_event().unwrap()?;
        let Event::DamageNotify(damage) = event else {
            return Some(false);
        };
        self.painted.borrow_mut().push(damage.timestamp);
        Some(true)
    }

    /// The times between pictures that follow each other closely, since this was asked last.
    pub(super) fn frames(&self) -> Vec<Duration> {
        self.finish();
        while self.next_painted().is_some() {}
        let painted = self.painted.take();
        let pairs = painted.iter().zip(painted.iter().skip(1));
        let times = pairs.map(|(one, next)| Duration::from_millis((next - one).into()));
        times
            .filter(|time| !time.is_zero() && *time < MOVING)
            .collect()
    }

    /// The window that can be seen, if there is one.
    fn window(&self) -> Option<Window> {
        use x11rb::protocol::xproto::MapState;
        let tree = self.connection.query_tree(self.root).unwrap().reply();
        let visible = |window: &Window| {
            let attributes = self.connection.get_window_attributes(*window).unwrap();
            attributes
                .reply()
                .is_ok_and(|found| found.map_state == MapState::VIEWABLE)
        };
        tree.unwrap().children.into_iter().find(visible)
    }

    /// Asks the window to close, as the cross in its corner does.
    pub(super) fn close_window(&self) {
        let atom = |name: &str| {
            let asked = self.connection.intern_atom(false, name.as_bytes());
            asked.unwrap().reply().unwrap().atom
        };
        let window = self.window().unwrap();
        let data = [atom("WM_DELETE_WINDOW"), x11rb::CURRENT_TIME, 0, 0, 0];
        let message = ClientMessageEvent::new(32, window, atom("WM_PROTOCOLS"), data);
        let sent = self
            .connection
            .send_event(false, window, EventMask::NO_EVENT, message);
        sent.unwrap().check().unwrap();
    }

    /// What the window is called by the system.
    pub fn title(&self) -> String {
        let (property, kind) = (AtomEnum::WM_NAME, AtomEnum::ANY);
        let window = self.window().unwrap();
        let asked = self
            .connection
            .get_property(false, window, property, kind, 0, 64);
        String::from_utf8(asked.unwrap().reply().unwrap().value).unwrap()
    }

    /// Clicks there, not faster than is seen.
    pub(super) fn click(&self, at: (i16, i16)) {
        self.seen_after(|| {
            // The mouse may be there already, and has to move to be seen.
            self.fake(fake::MOTION, 0, (at.0 + 1, at.1));
            self.fake(fake::MOTION, 0, at);
        });
        self.seen_after(|| {
            self.fake(fake::BUTTON_DOWN, 1, at);
            self.fake(fake::BUTTON_UP, 1, at);
        });
    }

    /// Presses the mouse there, and moves it as far as makes a drag.
    pub(super) fn grab(&self, (x, y): (i16, i16)) {
        self.fake(fake::MOTION, 0, (x, y));
        self.fake(fake::BUTTON_DOWN, 1, (x, y));
        self.fake(fake::MOTION, 0, (x, y - DRAG));
        self.finish();
    }

    /// Carries what was grabbed to another place, and lets go there.
    pub(super) fn let_go(&self, at: (i16, i16)) {
        self.seen_after(|| self.fake(fake::MOTION, 0, at));
        self.fake(fake::BUTTON_UP, 1, at);
        self.finish();
    }

    /// Presses a key.
    pub(super) fn press(&self, key: Key) {
        self.stroke(key.symbol());
    }

    /// Types a text of plain letters.
    pub(super) fn type_text(&self, text: &str) {
        for letter in text.chars() {
            // The symbols of Latin letters are their code points.
            self.stroke(u32::from(letter));
        }
    }

    fn stroke(&self, symbol: u32) {
        let mut keys = self.keys.iter();
        let found = keys.find(|&&(_, plain, shifted)| plain == symbol || shifted == symbol);
        let &(code, plain, _) = found.unwrap();
        let shift = self.keys.iter().find(|&&(_, plain, _)| plain == SHIFT);
        let &(shift, ..) = shift.unwrap();
        let shifted = plain != symbol;
        if shifted {
            self.fake(fake::PRESS, shift, (0, 0));
        }
        self.fake(fake::PRESS, code, (0, 0));
        self.fake(fake::RELEASE, code, (0, 0));
        if shifted {
            self.fake(fake::RELEASE, shift, (0, 0));
        }
        self.finish();
    }

    fn fake(&self, kind: u8, detail: u8, (x, y): (i16, i16)) {
        let now = x11rb::CURRENT_TIME;
        let sent = self
            .connection
            .xtest_fake_input(kind, detail, now, self.root, x, y, 0);
        sent.unwrap();
    }

    /// Until the server has done all of that.
    fn finish(&self) {
        self.connection.get_input_focus().unwrap().reply().unwrap();
    }

    /// Does something that changes the picture, and waits until it is painted.
    fn seen_after(&self, change: impl FnOnce()) {
        self.finish();
        while self.next_painted().is_some() {}
        change();
        self.finish();
        let since = Instant::now();
        loop {
            match self.next_painted() {
                Some(true) => break,
                Some(false) => {}
                None => {
                    assert!(since.elapsed() < PAINTING, "nothing is painted");
                    std::thread::sleep(LOOK_AGAIN);
                }
            }
        }
        self.finish();
    }

    /// Keeps a picture of the screen as soon as it is at rest, or almost: a clock may run.
    pub(super) fn picture(&mut self, path: &Path) {
        let (width, height) = self.size;
        let mut seen = self.glance();
        for _ in 0..GLANCES {
            let again = self.glance();
            if core::mem::replace(&mut seen, again) == seen {
                break;
            }
        }
        // Blue, green, red and nothing.
        let pixels = seen.chunks_exact(4);
        let pixels: Vec<u8> = pixels
            .flat_map(|pixel| pixel.iter().take(3).rev().copied())
            .collect();
        let file = BufWriter::new(File::create(path).unwrap());
        let mut encoder = png::Encoder::new(file, u32::from(width), u32::from(height));
        encoder.set_color(png::ColorType::Rgb);
        // Large areas of one colour: rows as they are make the smallest file.
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&pixels).unwrap();
    }
}

impl Display {
    /// What is on the screen now: the mouse goes into the corner, and that is painted after all that
    /// happened before.
    fn glance(&mut self) -> Vec<u8> {
        self.rest = 1 - self.rest;
        let (width, height) = self.size;
        let corner = (self.rest, i16::try_from(height).unwrap() - 1);
        self.seen_after(|| self.fake(fake::MOTION, 0, corner));
        let format = ImageFormat::Z_PIXMAP;
        let asked = self
            .connection
            .get_image(format, self.root, 0, 0, width, height, !0);
        asked.unwrap().reply().unwrap().data
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// What the keys write, without and with shift.
fn keyboard(connection: &RustConnection) -> Vec<(u8, u32, u32)> {
    let setup = connection.setup();
    let (first, last) = (setup.min_keycode, setup.max_keycode);
    let asked = connection.get_keyboard_mapping(first, last - first + 1);
    let map = asked.unwrap().reply().unwrap();
    let columns = usize::from(map.keysyms_per_keycode);
    let rows = map.keysyms.chunks(columns);
    (first..=last)
        .zip(rows)
        .filter_map(|(code, row)| Some((code, *row.first()?, *row.get(1)?)))
        .collect()
}
