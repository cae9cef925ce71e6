//! Beginning a session, or rebuilding one after a crash.

use std::collections::{BTreeMap, VecDeque};

use card_crypto::Weights;
use rand_core::CryptoRng;
use rules::{BySeat, Knowledge};

use super::{Me, Output, Session, StartError};
use crate::charter::Charter;
use crate::contribution::Payload;
use crate::epoch::EpochSecrets;
use crate::history::History;
use crate::identity::IdentityKey;
use crate::journal::{Entry, JournalEntry};
use crate::recording::{Record, Recording, RecordingWriter};
use crate::suite::Suite;
use crate::wire::WireError;

impl Session {
    /// A seat of a new game.
    ///
    /// # Errors
    ///
    /// If the charter does not hold, or the identity has no seat in it.
    pub fn seat(
        suite: Suite,
        charter: Charter,
        identity: IdentityKey,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, StartError> {
        let me = Me::new(&charter, identity)?;
        let mut session = Self::spectator(suite, charter)?;
        session.me = Some(me);
        session.drive(rng);
        Ok(session)
    }

    /// A spectator: sees what everybody knows and contributes nothing.
    ///
    /// # Errors
    ///
    /// If the charter does not hold.
    pub fn spectator(suite: Suite, charter: Charter) -> Result<Self, StartError> {
        let (recording, bytes) = RecordingWriter::begin(&charter);
        let mut session = Self {
            history: History::new(suite, charter).map_err(StartError::Charter)?,
            me: None,
            knowledge: Knowledge::new(),
            recording,
            held: BySeat::default(),
            held_ballots: BySeat::default(),
            faults: Vec::new(),
            recorded: Vec::new(),
            outputs: VecDeque::new(),
        };
        session.outputs.push_back(Output::Record(bytes));
        Ok(session)
    }

    /// A seat as it was when its program stopped: from its recording and its journal. Truncate the
    /// recording to [`Recording::whole`] before appending to it again.
    ///
    /// # Errors
    ///
    /// If recording or journal do not hold, or are not this identity's.
    pub fn restore(
        suite: Suite,
        identity: IdentityKey,
        recording: &Recording,
        journal: &[JournalEntry],
        rng: &mut impl CryptoRng,
    ) -> Result<Self, StartError> {
        let charter = recording.charter.clone();
        let mut me = Me::new(&charter, identity)?;
        let mut ballots = Vec::new();
        for entry in journal {
            match entry.read().map_err(StartError::Journal)? {
                Entry::Secrets { epoch, secrets } => {
                    let secrets = EpochSecrets::from_bytes(&secrets);
                    let secrets = secrets.ok_or(StartError::Journal(WireError::Malformed))?;
                    me.secrets.insert(epoch, secrets);
                }
                Entry::Own(own) if matches!(own.payload, Payload::Leave { .. }) => {
                    me.leave = Some(*own);
                }
                Entry::Own(own) => {
                    me.sent.insert((own.header.epoch, own.header.step), *own);
                }
                Entry::Ballot(ballot) => ballots.push(*ballot),
            }
        }
        let mut session = Self::replayed(suite, recording, Some(me), rng)?;
        // What we promised still binds us, and what we said is said again.
        for ballot in ballots {
            session.send_ballot(ballot, &Weights::random(rng));
        }
        if let Some(leave) = session.me.as_ref().and_then(|me| me.leave.clone()) {
            session.send(leave, rng);
        }
        session.drive(rng);
        Ok(session)
    }

    /// A spectator as it was when its program stopped: from its recording alone. Truncate that to
    /// [`Recording::whole`] before appending to it again.
    ///
    /// # Errors
    ///
    /// If the recording does not hold.
    pub fn restore_spectator(
        suite: Suite,
        recording: &Recording,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, StartError> {
        Self::replayed(suite, recording, None, rng)
    }

    /// A session that has seen a recording, and goes on with it.
    fn replayed(
        suite: Suite,
        recording: &Recording,
        me: Option<Me>,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, StartError> {
        let mut session = Self::spectator(suite, recording.charter.clone())?;
        session.me = me;
        session.replay(recording, &Weights::random(rng))?;
        // All of this was done before.
        session.outputs.clear();
        session.recording = RecordingWriter::resume(recording);
        // The file may end in the middle of a step: that part is not written again.
        let replica = session.history.replica();
        let present = replica.present();
        session.recorded = present
            .iter()
            .filter_map(|seat| replica.contribution(seat).cloned())
            .collect();
        Ok(session)
    }

    fn replay(&mut self, recording: &Recording, weights: &Weights) -> Result<(), StartError> {
        for record in &recording.records {
            match record {
                Record::Contribution(contribution) => {
                    let _ = self.receive((**contribution).clone(), weights);
                }
                Record::Ballot(ballot) => {
                    let _ = self.receive_ballot((**ballot).clone(), weights);
                }
                Record::Evidence(evidence) => self.receive_evidence(evidence),
                // It counts for nothing, and whoever has it sends it again if it comes to that.
                Record::Void(_) => {}
            }
            let own = self.own_seat();
            let ours = |seat| Some(seat) == own;
            if let Some(fault) = self.faults.iter().find(|fault| ours(fault.culprit)) {
                return Err(StartError::Replay(fault.clone()));
            }
        }
        Ok(())
    }
}

impl Me {
    fn new(charter: &Charter, identity: IdentityKey) -> Result<Self, StartError> {
        let seat = charter.seat_of(&identity.identity());
        Ok(Self {
            seat: seat.ok_or(StartError::NoSeat)?,
            identity,
            secrets: BTreeMap::new(),
            sent: BTreeMap::new(),
            leave: None,
            prepared: None,
        })
    }
}
