//! No sound: this system is not known to the program.

use tokio::sync::mpsc;

use super::Cue;

/// Lets the cues go by.
pub(super) fn run(mut cues: mpsc::Receiver<Cue>) {
    while cues.blocking_recv().is_some() {}
}
