//! A folder that is gone when nobody needs it any more.

use std::io;
use std::path::{Path, PathBuf};

/// A folder of this run alone.
#[derive(Debug)]
pub(crate) struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Makes it, among the system's temporary files.
    pub(crate) fn new() -> io::Result<Self> {
        let mut attempt = 0;
        loop {
            let name = format!("sleeping-queens-{}-{attempt}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(Self(path)),
                // Left behind by a program that was killed.
                Err(problem) if problem.kind() == io::ErrorKind::AlreadyExists && attempt < 100 => {
                    attempt += 1;
                }
                Err(problem) => return Err(problem),
            }
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        // The system clears its temporary files sooner or later.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
