//! What is left of a program that stopped.

use protocol::{Charter, JournalEntry, Recording, RecordingError, RecordingWriter};

/// What a node has stored. The journal is synced at each entry; of the recording, whatever was
/// appended since the last sync may be lost, in whole or in part.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    /// Synced, entry by entry.
    pub journal: Vec<JournalEntry>,
    /// The file of the recording.
    pub recording: Vec<u8>,
    /// How much of the recording is surely there.
    pub synced: usize,
    /// Where each append ended.
    ends: Vec<usize>,
}

/// What a crash does to the write it happens at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrashAt {
    /// Nothing of it is on disk.
    Before,
    /// All of it is, and nothing that follows was done.
    After,
    /// As many bytes of it as this number, taken modulo its length. Journal entries are
    /// whole or not there: this is the same as before.
    Torn(usize),
    /// As torn, and the recording loses what came since the last sync too: it is cut at this
    /// number modulo that.
    Unsynced(usize),
}

impl Disk {
    /// A journal entry is stored and synced; so is the recording before it, sometimes.
    pub(super) fn persist(&mut self, entry: JournalEntry) {
        self.journal.push(entry);
    }

    pub(super) fn append(&mut self, bytes: &[u8]) {
        self.recording.extend_from_slice(bytes);
        self.ends.push(self.recording.len());
    }

    pub(super) fn sync_recording(&mut self) {
        self.synced = self.recording.len();
    }

    /// Appends only a part, and stops.
    pub(super) fn tear(&mut self, bytes: &[u8], how: CrashAt) {
        match how {
            CrashAt::Before => {}
            CrashAt::After => self.append(bytes),
            CrashAt::Torn(cut) => {
                let kept = bytes.get(..cut % bytes.len().max(1)).unwrap_or_default();
                self.recording.extend_from_slice(kept);
            }
            CrashAt::Unsynced(cut) => {
                self.append(bytes);
                let unsynced = self.recording.len() - self.synced;
                self.recording.truncate(self.synced + cut % unsynced.max(1));
            }
        }
    }

    /// The recording as a program reads it that starts again, cut to where it is to be appended
    /// to. A recording that was lost before its charter was whole begins anew.
    ///
    /// # Errors
    ///
    /// If the file is no recording, which no crash brings about.
    pub fn read(
        &mut self,
        charter: &Charter,
        whole_steps: bool,
    ) -> Result<Recording, RecordingError> {
        let (_, beginning) = RecordingWriter::begin(charter);
        if self.recording.len() < beginning.len() {
            self.recording = beginning;
        }
        self.ends.retain(|&end| end <= self.recording.len());
        if let Some(&end) = self.ends.last().filter(|_| whole_steps) {
            self.recording.truncate(end);
        }
        let recording = Recording::read(&self.recording)?;
        self.recording.truncate(recording.whole);
        Ok(recording)
    }
}
