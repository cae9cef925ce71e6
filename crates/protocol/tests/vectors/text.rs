//! A vector as text: one `name: value` a line, bytes in hexadecimal.

use std::fmt::Write;

/// Names and values in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text(Vec<(String, String)>);

impl Text {
    pub(crate) fn new(kind: &str, what: &str) -> Self {
        let mut text = Self::default();
        text.set("what", what);
        text.set("kind", kind);
        text.set("expect", "");
        text
    }

    pub(crate) fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.set(name, value);
        self
    }

    pub(crate) fn find(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or_else(|| panic!("no {name}"))
    }

    /// All values whose name begins so, in order.
    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let found = self.0.iter().filter(move |(known, _)| {
            let stem = known.split('.').next();
            stem == Some(name)
        });
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn number(&self, name: &str) -> usize {
        self.get(name).parse().unwrap()
    }

    pub(crate) fn to_text(&self) -> String {
        let lines = self
            .0
            .iter()
            .map(|(name, value)| format!("{name}: {value}\n"));
        lines.collect()
    }

    pub(crate) fn parse(text: &str) -> Self {
        let pairs = text.lines().map(|line| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_owned(), value.to_owned())
        });
        Self(pairs.collect())
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut hex = String::new();
    for byte in bytes {
        write!(hex, "{byte:02x}").unwrap();
    }
    hex
}

pub(crate) fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2)
        .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
        .collect()
}
