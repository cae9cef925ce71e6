//! Shows a folder in the system's own window for files.

use std::path::Path;
use std::process::{Command, Stdio};

/// The program that does it here.
const PROGRAM: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

/// Opens the folder, and does not wait for it. Where there is no such program nothing happens: the
/// path stands on the screen and can be copied.
pub(crate) fn open(folder: &Path) {
    let child = Command::new(PROGRAM)
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = child {
        // Somebody has to hear that it has ended, or it stays as a ghost.
        std::thread::spawn(move || child.wait());
    }
}
