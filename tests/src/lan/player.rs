//! A running player, and what it tells.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::namespace::run;
use super::program;
use super::usage::usage;

/// How many lines of a player are shown when its test fails.
const LAST_LINES: usize = 12;

/// One thing a player told.
#[derive(Clone, Debug)]
pub struct Seen {
    /// When we read it.
    pub at: Instant,
    /// All of it.
    pub told: Value,
}

/// A player: one process of the program.
#[derive(Debug)]
pub struct Player {
    /// What it is called.
    pub name: String,
    child: Child,
    log: Arc<Log>,
    complaints: Arc<Mutex<String>>,
    data: PathBuf,
    started: Instant,
}

#[derive(Debug, Default)]
struct Log {
    seen: Mutex<(Vec<Seen>, bool)>,
    more: Condvar,
}

impl Seen {
    /// What kind of thing it is.
    pub fn event(&self) -> &str {
        self.text("event")
    }

    /// A text in it, empty if there is none.
    pub fn text(&self, field: &str) -> &str {
        self.told.get(field).and_then(Value::as_str).unwrap_or("")
    }

    /// A number in it, 0 if there is none.
    pub fn number(&self, field: &str) -> u64 {
        self.told.get(field).and_then(Value::as_u64).unwrap_or(0)
    }

    /// A list in it.
    pub fn list(&self, field: &str) -> Vec<&str> {
        let list = self.told.get(field).and_then(Value::as_array);
        let list = list.map(Vec::as_slice).unwrap_or_default();
        list.iter().filter_map(Value::as_str).collect()
    }
}

impl Player {
    pub(super) fn start(
        mut wrapper: Command,
        folder: &Path,
        name: &str,
        arguments: &[&str],
    ) -> Self {
        let data = folder.join(name);
        let command = wrapper
            .arg(program::path())
            .args(["bot", "--json", "--tempo", "100", "--name", name])
            .arg("--data")
            .arg(&data)
            .args(arguments);
        let pipes = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.stdin(Stdio::null()).spawn().unwrap();
        let log = Arc::new(Log::default());
        let complaints = Arc::new(Mutex::new(String::new()));
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut errors = child.stderr.take().unwrap();
        let (to, said) = (Arc::clone(&log), Arc::clone(&complaints));
        std::thread::spawn(move || to.fill(output));
        std::thread::spawn(move || {
            let mut text = String::new();
            let _ = errors.read_to_string(&mut text);
            *said.lock().unwrap_or_else(PoisonError::into_inner) = text;
        });
        Self {
            name: name.to_owned(),
            child,
            log,
            complaints,
            data,
            started: Instant::now(),
        }
    }

    /// When it was started.
    pub const fn started(&self) -> Instant {
        self.started
    }

    /// Where it keeps its files.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// How much it has told so far.
    pub fn mark(&self) -> usize {
        self.log.lock().0.len()
    }

    /// Everything it has told so far.
    pub fn seen(&self) -> Vec<Seen> {
        self.log.lock().0.clone()
    }

    /// The first thing of this kind that it told since the mark, or tells within some time.
    pub fn wait_since(
        &self,
        mark: usize,
        what: &str,
        patience: Duration,
        wanted: impl Fn(&Seen) -> bool,
    ) -> Seen {
        let until = Instant::now() + patience;
        let mut log = self.log.lock();
        let mut looked_at = mark;
        loop {
            let new = log.0.iter().skip(looked_at);
            if let Some(found) = new.clone().find(|seen| wanted(seen)) {
                return found.clone();
            }
            looked_at = log.0.len().max(mark);
            let left = until.saturating_duration_since(Instant::now());
            let ended = log.1;
            if ended || left.is_zero() {
                drop(log);
                let why = if ended { "ended" } else { "took too long" };
                unreachable!("{} {why}, waited for {what}", self.name);
            }
            let woken = self.log.more.wait_timeout(log, left);
            log = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Waits until something of this kind was told so many times; the last of them.
    pub fn wait_for_nth(&self, event: &str, count: usize, patience: Duration) -> Seen {
        let mut mark = 0;
        loop {
            let seen = self.seen();
            let places = seen.iter().enumerate();
            let mut found = places.filter(|(_, seen)| seen.event() == event);
            if let Some((_, seen)) = found.nth(count - 1) {
                return seen.clone();
            }
            mark = mark.max(seen.len());
            self.wait_since(mark, event, patience, |seen| seen.event() == event);
        }
    }

    /// The first event of a kind, since the beginning.
    pub fn wait_for(&self, event: &str, patience: Duration) -> Seen {
        self.wait_since(0, event, patience, |seen| seen.event() == event)
    }

    /// Waits until a game has come as far as this step, or further.
    pub fn wait_for_step(&self, step: u64, patience: Duration) -> Seen {
        self.wait_since(0, &format!("step {step}"), patience, |seen| {
            seen.event() == "move" && seen.number("step") >= step
        })
    }

    /// Whether it knows how the game ended.
    pub fn is_decided(&self) -> bool {
        self.seen()
            .iter()
            .any(|seen| seen.event() == "over" || seen.text("notation").starts_with("end "))
    }

    /// Ends it as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends it a signal.
    pub fn signal(&self, name: &str) {
        run(&format!("kill -{name} {}", self.child.id()));
    }

    /// Waits for it to end by itself.
    pub fn wait(&mut self, patience: Duration) -> ExitStatus {
        let until = Instant::now() + patience;
        // It has ended when nothing more can be read.
        let mut log = self.log.lock();
        while !log.1 {
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "{} does not end", self.name);
            let woken = self.log.more.wait_timeout(log, left);
            log = woken.unwrap_or_else(PoisonError::into_inner).0;
        }
        drop(log);
        self.child.wait().unwrap()
    }

    /// Whether a library is part of the running process.
    pub fn has_loaded(&self, library: &str) -> bool {
        let maps = std::fs::read_to_string(format!("/proc/{}/maps", self.child.id()));
        maps.unwrap().contains(library)
    }

    /// Processor time used so far, and memory in use, in bytes.
    pub fn usage(&self) -> (Duration, u64) {
        usage(self.child.id())
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let log = self.log.lock();
            let mut text = format!("{} told {} things, the last:\n", self.name, log.0.len());
            for seen in log.0.iter().skip(log.0.len().saturating_sub(LAST_LINES)) {
                let _ = writeln!(text, "  {}", seen.told);
            }
            drop(log);
            let complaints = self.complaints.lock();
            text.push_str(&complaints.unwrap_or_else(PoisonError::into_inner));
            let _ = writeln!(std::io::stderr(), "{text}");
        }
    }
}

impl Log {
    fn lock(&self) -> std::sync::MutexGuard<'_, (Vec<Seen>, bool)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fill(&self, output: impl BufRead) {
        for line in output.lines().map_while(Result::ok) {
            let told = serde_json::from_str(&line).unwrap_or(Value::String(line));
            let at = Instant::now();
            self.lock().0.push(Seen { at, told });
            self.more.notify_all();
        }
        self.lock().1 = true;
        self.more.notify_all();
    }
}

/// So many seconds: as long as the slowest machine may take for something.
pub const fn within(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}
