//! Calling the program, with files to name.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// What the program said.
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    /// What was printed, wherever its lines end.
    pub(crate) fn says(&self, sentence: &str) -> bool {
        let words: Vec<&str> = self.out.split_whitespace().collect();
        words.join(" ").contains(sentence)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }

    /// Exactly one sentence on stderr.
    pub(crate) fn sentence(&self) -> &str {
        let sentence = self.err.strip_suffix('\n').unwrap();
        assert!(!sentence.contains('\n'), "{sentence}");
        assert!(sentence.ends_with('.'), "{sentence}");
        sentence
    }
}

/// A file in a folder of the tests. Each test has names of its own.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

pub(crate) fn file(name: &str, bytes: &[u8]) -> String {
    let path = path(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Whatever happens, the program does not panic.
pub(crate) fn run(arguments: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_sleeping-queens"))
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let said = Said {
        code: output.status.code().unwrap(),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    assert!(!said.err.contains("panicked"), "{}", said.err);
    assert!(!said.err.contains("RUST_BACKTRACE"), "{}", said.err);
    said
}
