//! A recording as a crash left it, made fit to be appended to again.

use std::fs::OpenOptions;
use std::path::Path;

use protocol::{Charter, MAGIC, MAX_RECORDING, Recording, RecordingError, RecordingWriter};

use super::error::{Problem, Warning};
use super::folder;

/// Reads the recording of a game of which we have the journal, and cuts it to its last whole record.
///
/// Nothing in it is lost for good: what we said is in the journal, and what others said they send
/// again. So a recording that is gone, or ends before its charter does, begins anew; and one that is
/// damaged goes on from before the damage, while the broken file is kept aside.
pub(super) fn recording(
    path: &Path,
    charter: &Charter,
) -> Result<(Recording, Option<Warning>), Problem> {
    let bytes = match folder::read(path, MAX_RECORDING) {
        Err(Problem::Missing) => None,
        read => Some(read?),
    };
    let file = bytes.as_deref().map_or(&[][..], Vec::as_slice);
    match Recording::read(file) {
        Ok(recording) if recording.charter != *charter => Err(Problem::OtherGame),
        Ok(recording) => {
            if recording.torn.is_some() {
                let file = OpenOptions::new().write(true).open(path)?;
                file.set_len(recording.whole as u64)?;
                file.sync_all()?;
            }
            Ok((recording, None))
        }
        Err(RecordingError::NoCharter) => Ok((begin(path, charter)?, None)),
        Err(RecordingError::NotARecording) if is_unwritten(file) => {
            Ok((begin(path, charter)?, None))
        }
        Err(RecordingError::Damaged { offset, .. } | RecordingError::Malformed { offset, .. }) => {
            let aside = folder::set_aside(path)?;
            let before = file.get(..offset).unwrap_or_default();
            let recording = match Recording::read(before) {
                Ok(recording) if recording.charter == *charter => {
                    folder::replace(path, before)?;
                    recording
                }
                _ => begin(path, charter)?,
            };
            Ok((recording, Some(Warning::RecordingMended(aside))))
        }
        Err(RecordingError::NotARecording) => {
            let aside = folder::set_aside(path)?;
            let warning = Warning::RecordingMended(aside);
            Ok((begin(path, charter)?, Some(warning)))
        }
        // Of a newer program: not ours to touch.
        Err(problem @ (RecordingError::Version(_) | RecordingError::TooLong(_))) => {
            Err(Problem::Recording(problem))
        }
    }
}

/// Nothing but the beginning of a first write, or room that was made for it.
fn is_unwritten(file: &[u8]) -> bool {
    MAGIC.starts_with(file) || file.iter().all(|&byte| byte == 0)
}

fn begin(path: &Path, charter: &Charter) -> Result<Recording, Problem> {
    let (_, bytes) = RecordingWriter::begin(charter);
    folder::replace(path, &bytes)?;
    Recording::read(&bytes).map_err(Problem::Recording)
}
