//! One file a game: the charter, then every completed step's contributions in seat order, and the
//! motions that were carried with their ballots and evidence, and with what they made void.
//!
//! A recording begins with [`MAGIC`] and is a sequence of records: four bytes of length, one byte of
//! kind, the body, and eight bytes of a hash over all of it and over the hash before. It is only ever
//! appended to, so a file may end in the middle of a record; that is named and tolerated. A byte
//! changed anywhere else breaks the chain at the record it is in.

mod stretched;

use core::fmt;

use crate::ballot::Ballot;
use crate::charter::Charter;
use crate::contribution::Contribution;
use crate::fault::Statement;
use crate::hash::{Hash, label};
use crate::history::LogEntry;
use crate::wire::{self, MAX_MESSAGE, WireError};

/// How every recording begins: a name, and the version of the format.
pub const MAGIC: [u8; 8] = *b"SQueens\x01";

/// The longest recording: a game that is played for days fits many times.
pub const MAX_RECORDING: usize = 64 * 1024 * 1024;

const CHARTER: u8 = 1;
const CONTRIBUTION: u8 = 2;
const BALLOT: u8 = 3;
const EVIDENCE: u8 = 4;
const VOID: u8 = 5;
const HEAD_BYTES: usize = 5;
const CHECK_BYTES: usize = 8;

/// Makes the bytes of a recording, piece by piece.
#[derive(Clone, Debug)]
pub struct RecordingWriter {
    chain: Hash,
    /// How many bytes there are so far.
    length: usize,
    /// Whether something did not fit: nothing is written after a gap.
    full: bool,
}

/// A recording is as long as it may be, and ends here. What it holds can be checked all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingFull;

/// What a recording says.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The agreed charter.
    pub charter: Charter,
    /// Everything after the charter, in the order of the file.
    pub records: Vec<Record>,
    /// What is at the end that is no record, if anything.
    pub torn: Option<TornTail>,
    /// The length up to the end of the last whole record.
    pub whole: usize,
    chain: Hash,
}

/// One thing that a recording says after the charter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// A contribution to a step.
    Contribution(Box<Contribution>),
    /// A yes to a motion that was carried.
    Ballot(Box<Ballot>),
    /// What proves that a seat broke the protocol.
    Evidence(Vec<Statement>),
    /// A contribution to a step that was not completed: a motion was carried instead.
    Void(Box<Contribution>),
}

/// The end of a file that was cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TornTail {
    /// Where it begins.
    pub offset: usize,
    /// How many bytes are left of the record that was being written.
    pub length: usize,
}

/// Why a file is no recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordingError {
    /// No file of this program.
    NotARecording,
    /// Of another version of the format.
    Version(u8),
    /// Longer than [`MAX_RECORDING`].
    TooLong(usize),
    /// It ends before the charter does.
    NoCharter,
    /// A record whose bytes were changed after it was written.
    Damaged {
        /// Which record, counted from 0: the charter is the first.
        record: usize,
        /// Where it begins.
        offset: usize,
    },
    /// A record that never was one.
    Malformed {
        /// Which record.
        record: usize,
        /// Where it begins.
        offset: usize,
        /// What is wrong.
        problem: WireError,
    },
}

impl RecordingWriter {
    /// A new recording: returns what the file begins with.
    pub fn begin(charter: &Charter) -> (Self, Vec<u8>) {
        let mut writer = Self {
            chain: Hash::of(label::RECORD, &[&MAGIC]),
            length: MAGIC.len(),
            full: false,
        };
        let mut bytes = MAGIC.to_vec();
        // A charter that can be played fits a thousand times.
        let charter = writer.record(CHARTER, &wire::encode(charter));
        bytes.extend(charter.unwrap_or_default());
        (writer, bytes)
    }

    /// Goes on with a recording that was read; append after its last whole record.
    pub const fn resume(recording: &Recording) -> Self {
        Self {
            chain: recording.chain,
            length: recording.whole,
            full: false,
        }
    }

    /// Whether something did not fit any more.
    pub const fn is_full(&self) -> bool {
        self.full
    }

    /// What to append for a record.
    ///
    /// # Errors
    ///
    /// If the file would be longer than [`MAX_RECORDING`]; then nothing can be appended any more.
    pub fn append(&mut self, record: &Record) -> Result<Vec<u8>, RecordingFull> {
        match record {
            Record::Contribution(contribution) => {
                self.record(CONTRIBUTION, &contribution.to_bytes())
            }
            Record::Ballot(ballot) => self.record(BALLOT, &wire::encode(ballot)),
            Record::Evidence(evidence) => self.record(EVIDENCE, &wire::encode(evidence)),
            Record::Void(contribution) => self.record(VOID, &contribution.to_bytes()),
        }
    }

    /// The records of an entry of the log, of which some may be recorded already.
    pub(crate) fn entry(entry: &LogEntry, recorded: &[Contribution]) -> Vec<Record> {
        match entry {
            LogEntry::Step(contributions) => contributions
                .iter()
                .filter(|contribution| !recorded.contains(contribution))
                .map(|contribution| Record::Contribution(Box::new(contribution.clone())))
                .collect(),
            LogEntry::Resolution {
                evidence, ballots, ..
            } => evidence
                .iter()
                .map(|evidence| Record::Evidence(evidence.clone()))
                .chain(
                    ballots
                        .iter()
                        .map(|ballot| Record::Ballot(Box::new(ballot.clone()))),
                )
                .collect(),
        }
    }

    fn record(&mut self, kind: u8, body: &[u8]) -> Result<Vec<u8>, RecordingFull> {
        let length = self.length + HEAD_BYTES + body.len() + CHECK_BYTES;
        self.full |= length > MAX_RECORDING;
        if self.full {
            return Err(RecordingFull);
        }
        self.length = length;
        let length = u32::try_from(body.len()).unwrap_or(u32::MAX);
        let mut record = length.to_be_bytes().to_vec();
        record.push(kind);
        record.extend_from_slice(body);
        self.chain = Hash::of(label::RECORD, &[&self.chain.0, &record]);
        record.extend(self.chain.0.iter().take(CHECK_BYTES));
        Ok(record)
    }
}

impl Recording {
    /// Reads a recording. The end may be torn; everything before it must be whole.
    ///
    /// # Errors
    ///
    /// What is wrong with the file, and where.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordingError> {
        if bytes.len() > MAX_RECORDING {
            return Err(RecordingError::TooLong(bytes.len()));
        }
        let (name, _) = MAGIC.split_at(MAGIC.len() - 1);
        match bytes.split_at_checked(MAGIC.len()) {
            Some((magic, _)) if magic == MAGIC => {}
            Some((magic, _)) if magic.starts_with(name) => {
                return Err(RecordingError::Version(
                    magic.last().copied().unwrap_or_default(),
                ));
            }
            _ => return Err(RecordingError::NotARecording),
        }
        let mut chain = Hash::of(label::RECORD, &[&MAGIC]);
        let mut charter = None;
        let mut records = Vec::new();
        let mut offset = MAGIC.len();
        let mut torn = None;
        while offset < bytes.len() {
            let rest = bytes.get(offset..).unwrap_or_default();
            let record = usize::from(charter.is_some()) + records.len();
            let Some((kind, body, whole)) = split_record(rest) else {
                if stretched::is_stretched(&chain, rest) {
                    return Err(RecordingError::Damaged { record, offset });
                }
                torn = Some(TornTail {
                    offset,
                    length: rest.len(),
                });
                break;
            };
            let damaged = RecordingError::Damaged { record, offset };
            let (content, check) = whole
                .split_at_checked(whole.len() - CHECK_BYTES)
                .ok_or(RecordingError::NoCharter)?;
            let next = Hash::of(label::RECORD, &[&chain.0, content]);
            if !next.0.starts_with(check) {
                return Err(damaged);
            }
            chain = next;
            let malformed = |problem| RecordingError::Malformed {
                record,
                offset,
                problem,
            };
            match (kind, charter.is_some()) {
                (CHARTER, false) => charter = Some(wire::decode(body).map_err(malformed)?),
                (CONTRIBUTION, true) => {
                    let contribution = Contribution::from_bytes(body).map_err(malformed)?;
                    records.push(Record::Contribution(Box::new(contribution)));
                }
                (BALLOT, true) => {
                    records.push(Record::Ballot(wire::decode(body).map_err(malformed)?));
                }
                (VOID, true) => {
                    let contribution = Contribution::from_bytes(body).map_err(malformed)?;
                    records.push(Record::Void(Box::new(contribution)));
                }
                (EVIDENCE, true) => {
                    records.push(Record::Evidence(wire::decode(body).map_err(malformed)?));
                }
                _ => return Err(malformed(WireError::Malformed)),
            }
            offset += whole.len();
        }
        Ok(Self {
            charter: charter.ok_or(RecordingError::NoCharter)?,
            records,
            torn,
            whole: offset,
            chain,
        })
    }
}

/// The first record of these bytes: kind, body, and all of it; nothing if it is not whole.
fn split_record(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let length = u32::from_be_bytes(*bytes.first_chunk()?);
    let length = usize::try_from(length).ok()?;
    if length > MAX_MESSAGE {
        // No writer makes such a record: read it as one that is damaged, not as a torn tail.
        return Some((0, &[], bytes.get(..HEAD_BYTES + CHECK_BYTES)?));
    }
    let whole = bytes.get(..HEAD_BYTES + length + CHECK_BYTES)?;
    let kind = *whole.get(HEAD_BYTES - 1)?;
    let body = whole.get(HEAD_BYTES..HEAD_BYTES + length)?;
    Some((kind, body, whole))
}

impl fmt::Display for RecordingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecording => f.write_str("this is no recording of a game"),
            Self::Version(version) => write!(
                f,
                "this recording has format {version}, and this program reads format 1"
            ),
            Self::TooLong(length) => write!(f, "{length} bytes are too many for a recording"),
            Self::NoCharter => f.write_str("the recording ends before it says who plays"),
            Self::Damaged { record, offset } => write!(
                f,
                "record {record}, at byte {offset}, was changed after it was written"
            ),
            Self::Malformed {
                record,
                offset,
                problem,
            } => write!(f, "record {record}, at byte {offset}, is none: {problem}"),
        }
    }
}

impl core::error::Error for RecordingError {}

impl fmt::Display for RecordingFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the recording is as long as it may be, and ends here")
    }
}

impl core::error::Error for RecordingFull {}
