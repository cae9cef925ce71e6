//! Any bytes as a recording: refused, or audited without a panic. Half of the inputs are changes to
//! a real recording, so that the deeper checks are reached.

#![no_main]

use fuzz::game;
use libfuzzer_sys::fuzz_target;
use protocol::{Recording, RecordingWriter, audit};

fuzz_target!(|bytes: &[u8]| {
    let _ = Recording::read(bytes).map(|recording| audit(&game().suite, &recording));
    // Pairs of (record, what to do with it), written out again with a chain that holds.
    let Ok(mut recording) = Recording::read(&game().recording) else {
        return;
    };
    for change in bytes.chunks_exact(3).take(8) {
        let count = recording.records.len();
        if count == 0 {
            break;
        }
        let at = usize::from(u16::from_be_bytes([change[0], change[1]])) % count;
        match change[2] % 4 {
            0 => {
                recording.records.remove(at);
            }
            1 => {
                let again = recording.records[at].clone();
                recording.records.push(again);
            }
            2 => recording.records.swap(at, count - 1),
            _ => recording.records.truncate(at),
        }
    }
    let (mut writer, mut file) = RecordingWriter::begin(&recording.charter);
    for record in &recording.records {
        file.extend(writer.append(record).expect("a short file"));
    }
    let read = Recording::read(&file).expect("what was written is read");
    let report = audit(&game().suite, &read);
    assert!(report.faults.is_empty(), "nobody in it broke the protocol");
});
