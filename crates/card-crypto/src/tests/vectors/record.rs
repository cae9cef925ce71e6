//! A vector as text: one `name: value` a line, bytes in hexadecimal.

use std::fmt::Write;

/// Names and values in order.
#[derive(Clone, Default)]
pub(super) struct Record(Vec<(String, String)>);

impl Record {
    pub(super) fn new(kind: &str, what: &str) -> Self {
        let mut record = Self::default();
        record.set("what", what);
        record.set("kind", kind);
        record.set("expect", "accepted");
        record
    }

    pub(super) fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    pub(super) fn set_bytes(&mut self, name: &str, bytes: &[u8]) {
        let mut hex = String::new();
        for byte in bytes {
            write!(hex, "{byte:02x}").unwrap();
        }
        self.set(name, &hex);
    }

    pub(super) fn find(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(super) fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or_else(|| panic!("no {name}"))
    }

    pub(super) fn bytes(&self, name: &str) -> Vec<u8> {
        let hex = self.get(name);
        (0..hex.len() / 2)
            .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
            .collect()
    }

    pub(super) fn array<const N: usize>(&self, name: &str) -> [u8; N] {
        self.bytes(name).try_into().unwrap()
    }

    pub(super) fn numbers(&self, name: &str) -> Vec<u16> {
        let words = self.get(name).split_whitespace();
        words.map(|word| word.parse().unwrap()).collect()
    }

    pub(super) fn to_text(&self) -> String {
        let lines = self
            .0
            .iter()
            .map(|(name, value)| format!("{name}: {value}\n"));
        lines.collect()
    }

    pub(super) fn from_text(text: &str) -> Self {
        let pairs = text.lines().map(|line| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_owned(), value.to_owned())
        });
        Self(pairs.collect())
    }
}
