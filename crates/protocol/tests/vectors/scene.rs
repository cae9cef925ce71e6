//! A moment of a recording, and what somebody might say in it.

use protocol::{
    Ballot, Choice, Contribution, Header, Message, Motion, Payload, Record, Recording, Replica,
    Session, Suite,
};
use rules::Seat;

use crate::Files;
use crate::games;
use crate::replay;
use crate::text::{Text, hex};

/// The state after some records of a recording.
pub(crate) struct Scene<'a> {
    suite: &'a Suite,
    base: &'static str,
    seed: u64,
    recording: Recording,
    after: usize,
    session: Session,
}

impl<'a> Scene<'a> {
    /// The first moment of a recording that is as wanted.
    pub(crate) fn find(
        suite: &'a Suite,
        files: &Files,
        (base, seed): (&'static str, u64),
        wanted: impl Fn(&Replica) -> bool,
    ) -> Self {
        let recording = Recording::read(&files[base]).unwrap();
        let after = (0..=recording.records.len())
            .find(|&after| wanted(replay::spectator(suite, &recording, after).replica()))
            .unwrap();
        let session = replay::spectator(suite, &recording, after);
        Self {
            suite,
            base,
            seed,
            recording,
            after,
            session,
        }
    }

    pub(crate) fn replica(&self) -> &Replica {
        self.session.replica()
    }

    /// The seat that this step asks, if it is one.
    pub(crate) fn owed(&self) -> Seat {
        self.replica().owed().iter().next().unwrap()
    }

    pub(crate) fn status(&self) -> protocol::Status {
        self.session.status()
    }

    pub(crate) fn header(&self, seat: u8) -> Header {
        self.replica().header(named(seat))
    }

    /// What a seat said in this step.
    pub(crate) fn said(&self, seat: u8) -> Contribution {
        let header = self.header(seat);
        self.first(|one| one.header == header)
    }

    /// How a seat left.
    pub(crate) fn leave(&self, seat: u8) -> Contribution {
        self.first(|one| {
            one.header.seat == named(seat) && matches!(one.payload, Payload::Leave { .. })
        })
    }

    fn first(&self, wanted: impl Fn(&Contribution) -> bool) -> Contribution {
        let records = self.recording.records.iter();
        let mut said = records.filter_map(|record| match record {
            Record::Contribution(one) | Record::Void(one) => Some(&**one),
            Record::Ballot(_) | Record::Evidence(_) => None,
        });
        said.find(|one| wanted(one)).unwrap().clone()
    }

    pub(crate) fn sign(&self, seat: u8, payload: Payload) -> Contribution {
        games::sign(self.seed, self.header(seat), payload)
    }

    pub(crate) fn ballot(&self, seat: u8, motion: Motion, choice: Choice) -> Ballot {
        let header = self.header(seat);
        let identity = games::identity(self.seed, header.seat);
        Ballot::sign(&identity, header, motion, choice)
    }

    /// A vector: these messages, in this moment.
    pub(crate) fn vector(&self, files: &mut Files, name: &str, what: &str, said: &[Message]) {
        let bytes: Vec<Vec<u8>> = said.iter().map(Message::to_bytes).collect();
        self.bytes(files, name, what, &bytes);
    }

    pub(crate) fn bytes(&self, files: &mut Files, name: &str, what: &str, said: &[Vec<u8>]) {
        let mut text = Text::new("message", what)
            .with("base", self.base)
            .with("after", &self.after.to_string());
        for (number, bytes) in said.iter().enumerate() {
            let name = match said.len() {
                1 => "bytes".to_owned(),
                _ => format!("bytes.{}", number + 1),
            };
            text.set(&name, &hex(bytes));
        }
        add(self.suite, files, name, &text);
    }

    /// A vector: one contribution that its seat really signed, in this moment.
    pub(crate) fn lie(&self, files: &mut Files, name: &str, what: &str, seat: u8, says: Payload) {
        self.vector(files, name, what, &[said(self.sign(seat, says))]);
    }
}

/// Seats by the number they have in words: the first is 1.
pub(crate) fn named(seat: u8) -> Seat {
    Seat::new(seat - 1).unwrap()
}

pub(crate) fn said(contribution: Contribution) -> Message {
    Message::Contribution(Box::new(contribution))
}

pub(crate) fn cast(ballot: Ballot) -> Message {
    Message::Ballot(Box::new(ballot))
}

/// Adds a vector with what the crate makes of it now; freezing it makes that the rule for good.
pub(crate) fn add(suite: &Suite, files: &mut Files, name: &str, vector: &Text) {
    let vector = replay::replay(suite, files, vector);
    let known = files.insert(format!("{name}.txt"), vector.to_text().into_bytes());
    assert!(known.is_none(), "{name} twice");
}
