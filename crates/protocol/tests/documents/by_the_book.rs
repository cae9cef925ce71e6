//! A reader of messages and recordings written from `docs/wire-format.md` alone. It names every
//! field it takes.

use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Longer fields are shown by their first bytes.
const SHOWN: usize = 32;

/// The example of this name, a line a field.
pub(crate) fn annotated(root: &Path, name: &str) -> String {
    let folder = root.join("tests/vectors/protocol");
    if name.contains('.') {
        let bytes = fs::read(folder.join(name)).unwrap();
        let mut reader = Reader::new(&bytes);
        reader.recording();
        return reader.finish();
    }
    let text = fs::read_to_string(folder.join(format!("{name}.txt"))).unwrap();
    let find = |wanted: &str| {
        let mut pairs = text.lines().filter_map(|line| line.split_once(": "));
        pairs.find(|(name, _)| *name == wanted).unwrap().1
    };
    let hex = find("bytes");
    let bytes: Vec<u8> = (0..hex.len() / 2)
        .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let mut reader = Reader::new(&bytes);
    match find("kind") {
        "charter" => reader.charter(),
        _ => reader.message(),
    }
    reader.finish()
}

struct Reader<'a> {
    rest: &'a [u8],
    lines: String,
    depth: usize,
}

impl<'a> Reader<'a> {
    const fn new(bytes: &'a [u8]) -> Self {
        Self {
            rest: bytes,
            lines: String::new(),
            depth: 0,
        }
    }

    fn finish(self) -> String {
        assert!(self.rest.is_empty(), "{} bytes left over", self.rest.len());
        self.lines
    }

    fn take(&mut self, count: usize, what: &str) -> &'a [u8] {
        let (taken, rest) = self.rest.split_at(count);
        self.rest = rest;
        let mut hex = String::new();
        for byte in taken.iter().take(SHOWN) {
            write!(hex, "{byte:02x}").unwrap();
        }
        if count > SHOWN {
            hex = format!("{}.. {count} bytes", &hex[..32]);
        }
        let indent = "  ".repeat(self.depth);
        writeln!(self.lines, "{indent}{hex}  {what}").unwrap();
        taken
    }

    fn number(&mut self, count: usize, what: impl Fn(u64) -> String) -> u64 {
        let bytes = self.rest[..count].iter();
        let number = bytes.fold(0, |sum, &byte| sum * 256 + u64::from(byte));
        self.take(count, &what(number));
        number
    }

    fn tag(&mut self, names: &[&str]) -> usize {
        let named = |tag: u64| names[usize::try_from(tag).unwrap()].to_owned();
        usize::try_from(self.number(4, named)).unwrap()
    }

    fn length(&mut self, of: &str) -> usize {
        usize::try_from(self.number(8, |length| format!("{length}: {of}"))).unwrap()
    }

    fn inner(&mut self, read: impl FnOnce(&mut Self)) {
        self.depth += 1;
        read(self);
        self.depth -= 1;
    }

    fn message(&mut self) {
        match self.tag(&["Contribution", "Ballot", "Evidence", "Status"]) {
            0 => self.contribution(),
            1 => self.ballot(),
            2 => self.evidence(),
            _ => self.status(),
        }
    }

    fn status(&mut self) {
        self.take(32, "game");
        self.take(32, "epoch");
        self.number(8, |step| format!("step {step}"));
        self.take(32, "head");
        self.number(1, |bits| format!("present: {}", seats(bits)));
    }

    fn evidence(&mut self) {
        for _ in 0..self.length("statements") {
            self.inner(|this| match this.tag(&["Contribution", "Ballot"]) {
                0 => this.contribution(),
                _ => this.ballot(),
            });
        }
    }

    fn header(&mut self) {
        self.number(2, |version| format!("version {version}"));
        self.take(32, "game");
        self.take(32, "epoch");
        self.number(8, |step| format!("step {step}"));
        self.take(32, "head");
        self.number(1, |seat| format!("seat: S{}", seat + 1));
    }

    fn signature(&mut self) {
        self.take(32, "signature, first half");
        self.take(32, "signature, second half");
    }

    fn contribution(&mut self) {
        self.header();
        let payloads = [
            "Charter", "Commit", "Reveal", "Shuffle", "Shares", "Act", "Opening", "Leave",
        ];
        match self.tag(&payloads) {
            0 => {}
            1 => {
                self.take(32, "seal of card key and coin");
                self.take(32, "seal of the shuffle seed");
            }
            2 => {
                self.take(32, "card key");
                self.bytes("bytes of proof");
                self.take(32, "coin");
                self.take(32, "nonce of the seal");
            }
            3 => {
                for _ in 0..self.length("piles") {
                    self.inner(|this| {
                        this.bytes("bytes of deck");
                        this.bytes("bytes of argument");
                    });
                }
            }
            4 => self.bytes("bytes of shares"),
            5 => {
                self.action();
                self.bytes("bytes of shares");
            }
            6 => self.opening(),
            _ => {
                self.number(8, |step| format!("from step {step}"));
                self.opening();
            }
        }
        self.signature();
    }

    fn bytes(&mut self, of: &str) {
        let length = self.length(of);
        self.take(length, "they are these");
    }

    fn opening(&mut self) {
        for _ in 0..self.length("epochs opened") {
            self.inner(|this| {
                this.take(32, "secret card key");
                this.take(32, "shuffle seed");
                this.take(32, "nonce of its seal");
            });
        }
    }

    fn slot(&mut self) {
        self.number(4, |slot| format!("slot {slot}"));
    }

    fn place(&mut self) {
        self.number(1, |place| format!("place {place}"));
    }

    fn target(&mut self) {
        self.number(1, |seat| format!("S{}", seat + 1));
        self.number(4, |queen| format!("queen {queen}"));
    }

    fn action(&mut self) {
        let actions = [
            "King", "Knight", "Potion", "Jester", "Discard", "ShowHand", "Block", "LetGo", "Pick",
            "Lay",
        ];
        match self.tag(&actions) {
            0 => {
                self.slot();
                self.place();
            }
            1 | 2 => {
                self.slot();
                self.target();
            }
            3 | 5 | 6 => self.slot(),
            4 => {
                for _ in 0..self.length("slots") {
                    self.slot();
                }
            }
            7 => {}
            _ => self.place(),
        }
    }

    fn ballot(&mut self) {
        self.header();
        self.motion();
        match self.tag(&["For", "Refuse", "Instead"]) {
            0 => {}
            1 => self.proof(),
            _ => self.instead(),
        }
        self.signature();
    }

    fn motion(&mut self) {
        self.tag(&["Remove", "End"]);
        self.number(1, seats);
    }

    fn instead(&mut self) {
        for _ in 0..self.length("motions that were refused") {
            self.inner(Self::motion);
        }
    }

    fn proof(&mut self) {
        match self.tag(&["Missing", "Carried", "Completed"]) {
            0 => return self.inner(Self::contribution),
            1 => {}
            _ => {
                for _ in 0..self.length("contributions") {
                    self.inner(Self::contribution);
                }
                return;
            }
        }
        self.motion();
        for _ in 0..self.length("signatures") {
            self.inner(|this| {
                this.number(1, |seat| format!("seat {seat}"));
                this.instead();
                this.signature();
            });
        }
    }

    fn charter(&mut self) {
        self.number(2, |version| format!("version {version}"));
        self.tag(&["edition: classic", "edition: deluxe"]);
        self.tag(&["single discard: any card", "single discard: numbers only"]);
        self.tag(&["equations: one sum", "equations: two sums"]);
        for what in ["junior", "three of a kind", "memory help"] {
            self.take(1, what);
        }
        for what in ["answer time", "turn time"] {
            self.number(2, |seconds| format!("{what}: {seconds} s"));
        }
        for _ in 0..self.length("seats") {
            self.inner(|this| {
                this.take(32, "identity");
                let length = this.length("bytes of name");
                let name = core::str::from_utf8(&this.rest[..length])
                    .unwrap()
                    .to_owned();
                this.take(length, &name);
                this.take(32, "operator");
                this.take(32, "nonce");
            });
        }
    }

    fn recording(&mut self) {
        self.take(8, "SQueens, format 1");
        while !self.rest.is_empty() {
            self.number(4, |length| format!("{length} bytes of body"));
            let kinds = ["", "Charter", "Contribution", "Ballot", "Evidence", "Void"];
            let named = |kind: u64| format!("kind: {}", kinds[usize::try_from(kind).unwrap()]);
            let kind = self.number(1, named);
            self.inner(|this| match kind {
                1 => this.charter(),
                2 | 5 => this.contribution(),
                3 => this.ballot(),
                _ => this.evidence(),
            });
            self.take(8, "check bytes");
        }
    }
}

fn seats(bits: u64) -> String {
    let names: Vec<String> = (0..5)
        .filter(|seat| bits >> seat & 1 == 1)
        .map(|seat| format!("S{}", seat + 1))
        .collect();
    format!("seats {{{}}}", names.join(" "))
}
