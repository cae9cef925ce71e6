//! Recordings on disk, and every way in which a file can fail to be one.

use std::fmt;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use protocol::{Contribution, MAX_RECORDING, Recording, RecordingError};

use crate::names::Names;
use crate::printable::printable;

/// A file that cannot be read as a recording.
#[derive(Debug)]
pub(crate) struct UnreadableFile {
    /// Its name, safe to print.
    pub(crate) file: String,
    pub(crate) problem: Unreadable,
}

/// Why.
#[derive(Debug)]
pub(crate) enum Unreadable {
    Missing,
    Folder,
    Io(io::Error),
    TooLarge,
    Empty,
    NotARecording,
    Format(u8),
    NoCharter,
    /// Something in it was changed after it was written, or never was right.
    Broken {
        offset: usize,
        /// Which record, and whose it says it is.
        record: String,
    },
}

/// The name of a file, safe to print.
pub(crate) fn file_name(path: &Path) -> String {
    printable(&path.to_string_lossy())
}

/// Reads a recording.
///
/// # Errors
///
/// Why the file is none, in a sentence that says what to do.
pub(crate) fn read(path: &Path) -> Result<Recording, UnreadableFile> {
    contents(path)
        .and_then(|bytes| Recording::read(&bytes).map_err(|problem| explain(&bytes, &problem)))
        .map_err(|problem| UnreadableFile {
            file: file_name(path),
            problem,
        })
}

fn contents(path: &Path) -> Result<Vec<u8>, Unreadable> {
    let failed = |problem: io::Error| match problem.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => Unreadable::Missing,
        ErrorKind::IsADirectory => Unreadable::Folder,
        _ => Unreadable::Io(problem),
    };
    if std::fs::metadata(path).map_err(failed)?.is_dir() {
        return Err(Unreadable::Folder);
    }
    // One byte more than may be there: no file, and no device, is read further than that.
    let bound = MAX_RECORDING as u64 + 1;
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(bound).read_to_end(&mut bytes))
        .map_err(failed)?;
    match bytes.len() {
        0 => Err(Unreadable::Empty),
        length if length > MAX_RECORDING => Err(Unreadable::TooLarge),
        _ => Ok(bytes),
    }
}

fn explain(bytes: &[u8], problem: &RecordingError) -> Unreadable {
    match *problem {
        RecordingError::NotARecording => Unreadable::NotARecording,
        RecordingError::Version(format) => Unreadable::Format(format),
        RecordingError::TooLong(_) => Unreadable::TooLarge,
        RecordingError::NoCharter => Unreadable::NoCharter,
        RecordingError::Damaged { record, offset }
        | RecordingError::Malformed { record, offset, .. } => Unreadable::Broken {
            offset,
            record: match author(bytes, offset) {
                Some(author) => format!("record {record}, {author}"),
                None => format!("record {record}"),
            },
        },
    }
}

/// Whose contribution a broken record is, by what is left of it.
fn author(bytes: &[u8], offset: usize) -> Option<String> {
    let before = Recording::read(bytes.get(..offset)?).ok()?;
    let rest = bytes.get(offset..)?;
    let length = usize::try_from(u32::from_be_bytes(*rest.first_chunk()?)).ok()?;
    let (_, body) = rest.split_at_checked(5)?;
    let contribution = Contribution::from_bytes(body.get(..length)?).ok()?;
    let header = contribution.header;
    before.charter.entry(header.seat)?;
    let name = Names::new(&before.charter).with_seat(header.seat);
    Some(format!("what {name} said in step {}", header.step))
}

impl fmt::Display for UnreadableFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = &self.file;
        match &self.problem {
            Unreadable::Missing => {
                write!(f, "{file} does not exist; look at how the name is spelt.")
            }
            Unreadable::Folder => write!(
                f,
                "{file} is a folder; name the recordings in it one by one."
            ),
            Unreadable::Io(problem) => write!(
                f,
                "{file} cannot be read ({problem}); look whether you may open it."
            ),
            Unreadable::TooLarge => write!(
                f,
                "{file} is larger than any recording, which has at most {} MiB; name another file.",
                MAX_RECORDING / (1024 * 1024)
            ),
            Unreadable::Empty => write!(
                f,
                "{file} is empty; ask another player for a copy of the recording."
            ),
            Unreadable::NotARecording => {
                write!(f, "{file} is no recording of a game; name another file.")
            }
            Unreadable::Format(format) => write!(
                f,
                "{file} was written by another version of this program (format {format}, and this one reads 1); \
                 use a newer version to read it."
            ),
            Unreadable::NoCharter => write!(
                f,
                "{file} ends before it says who plays; ask another player for a copy of the recording."
            ),
            Unreadable::Broken { offset, record } => write!(
                f,
                "{file} was changed or damaged after it was written, at byte {offset} ({record}); \
                 ask another player for a copy of the recording."
            ),
        }
    }
}
