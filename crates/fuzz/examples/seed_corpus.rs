//! Writes the inputs that fuzzing starts from: one message of each kind, and a short game.

use std::collections::BTreeSet;
use std::path::Path;

use fuzz::game;

fn main() -> std::io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let game = game();
    let write = |target: &str, name: &str, bytes: &[u8]| {
        std::fs::create_dir_all(corpus.join(target))?;
        std::fs::write(corpus.join(target).join(name), bytes)
    };
    // Of messages that are encoded to the same length, one is enough.
    let mut lengths = BTreeSet::new();
    for (number, message) in game.messages.iter().enumerate() {
        if message.len() < 4096 && lengths.insert(message.len() / 16) {
            write("messages", &format!("message-{number:03}"), message)?;
        }
    }
    let charter_only = protocol::RecordingWriter::begin(&game.charter).1;
    write("recordings", "charter-only", &charter_only)?;
    write("recordings", "drop-and-repeat", &[0, 9, 0, 0, 3, 1, 0, 40, 2])?;
    write("sessions", "in-order", &[0xff, 0xfe, 4, 0])?;
    write("sessions", "ballots", &[0, 60, 4, 0, 0, 0, 7, 0, 0, 0, 7, 3])?;
    write("sessions", "signed-anew", &[0, 40, 4, 0, 0, 41, 6, 1, 0, 39, 6, 0, 0, 42, 5, 99])?;
    Ok(())
}
