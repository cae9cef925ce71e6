//! Going on without a seat: what the remaining seats sign, and when it counts.

use core::fmt;

use rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::charter::Charter;
use crate::contribution::{Contribution, Header};
use crate::hash::{Hash, label};
use crate::identity::{BadSignature, IdentityKey, Signature};
use crate::wire;

/// What is to be done about seats that do not answer, or that cheated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Remove them, deal afresh and play on.
    Remove(SeatSet),
    /// End the game without a winner: they are absent, and the others are too few to remove them.
    End(SeatSet),
}

impl Motion {
    /// Whom it is about.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Remove(seats) | Self::End(seats) => seats,
        }
    }

    /// Whether it is about the same seats and more.
    pub fn exceeds(self, other: Self) -> bool {
        contains(self.seats(), other.seats()) && self.seats() != other.seats()
    }

    /// Whether it counts before another that is carried in the same moment: it exceeds the other; or
    /// they cross, as when two players end the game without each other, or when the majority goes on
    /// without one who ends it.
    pub(crate) fn outranks(self, other: Self) -> bool {
        let first_of_crossing = match (self, other) {
            (Self::End(_), Self::End(_)) => self.rank() < other.rank(),
            (Self::Remove(_), Self::End(_)) => true,
            (_, Self::Remove(_)) => false,
        };
        self.exceeds(other) || (first_of_crossing && !self.is_nested_with(other))
    }

    /// The same order for everybody: most seats first, then lowest seats.
    fn rank(self) -> (core::cmp::Reverse<usize>, Vec<Seat>) {
        let seats: Vec<Seat> = self.seats().iter().collect();
        (core::cmp::Reverse(seats.len()), seats)
    }

    /// Whether one of the two is about all the seats of the other.
    pub(crate) fn is_nested_with(self, other: Self) -> bool {
        contains(self.seats(), other.seats()) || contains(other.seats(), self.seats())
    }
}

fn contains(larger: SeatSet, smaller: SeatSet) -> bool {
    smaller.iter().all(|seat| larger.contains(seat))
}

/// What a seat says to a motion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// Yes; and I neither complete this step nor contribute to a later one until the outcome is
    /// known.
    For,
    /// No, and this is why.
    Refuse(Proof),
    /// Yes, instead of these: I said yes to them, they cross this one, and they were refused. It
    /// counts where the refusals are known. If it names its own motion, I refused that before I saw
    /// that one of its seats lied in this very step; it counts where that is proven.
    Instead(Vec<Motion>),
}

/// How many motions a yes can take the place of: all that there are about four other seats.
pub const MAX_INSTEAD: usize = 30;

/// Why a motion is mistaken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proof {
    /// This is the contribution that was missing.
    Missing(Box<Contribution>),
    /// A motion about fewer seats was carried.
    Carried(Certificate),
    /// The step was completed: this is all that was owed, in seat order.
    Completed(Vec<Contribution>),
}

/// Everybody's yes to a motion, in short: all were signed in one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificate {
    /// What was carried.
    pub motion: Motion,
    /// Who signed it, and how.
    pub signatures: Vec<Yes>,
}

/// One seat's yes, without what all have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yes {
    /// Whose.
    pub seat: Seat,
    /// The refused motions that it takes the place of, if any.
    pub instead: Vec<Motion>,
    /// Of the whole ballot.
    pub signature: Signature,
}

impl Certificate {
    pub(crate) fn new(motion: Motion, ballots: &[Ballot]) -> Self {
        let signatures = ballots
            .iter()
            .filter(|ballot| ballot.motion == motion && ballot.is_for())
            .map(|ballot| Yes {
                seat: ballot.header.seat,
                instead: ballot.instead().to_vec(),
                signature: ballot.signature,
            })
            .collect();
        Self { motion, signatures }
    }

    /// The ballots, of the moment that a header names.
    pub(crate) fn ballots(&self, moment: &Header) -> Vec<Ballot> {
        self.signatures
            .iter()
            .map(|yes| Ballot {
                header: Header {
                    seat: yes.seat,
                    ..*moment
                },
                motion: self.motion,
                choice: Choice::yes(yes.instead.clone()),
                signature: yes.signature,
            })
            .collect()
    }
}

/// A signed choice. Its header names the step and the head that the motion is made in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ballot {
    /// Where it belongs.
    pub header: Header,
    /// What it is about.
    pub motion: Motion,
    /// What its author says.
    pub choice: Choice,
    /// Of the seat's identity key, over all of it.
    pub signature: Signature,
}

impl Choice {
    /// A yes that takes the place of these motions, if there are any.
    pub(crate) fn yes(instead: Vec<Motion>) -> Self {
        if instead.is_empty() {
            Self::For
        } else {
            Self::Instead(instead)
        }
    }
}

impl Ballot {
    /// Signs a choice.
    pub fn sign(key: &IdentityKey, header: Header, motion: Motion, choice: Choice) -> Self {
        let signed = wire::encode(&(&header, &motion, &choice));
        let signature = key.sign(label::BALLOT, &signed);
        Self {
            header,
            motion,
            choice,
            signature,
        }
    }

    /// Checks that the seat it names signed it.
    ///
    /// # Errors
    ///
    /// If not; then nothing is known about its author.
    pub fn verify(&self, charter: &Charter) -> Result<(), BadSignature> {
        let entry = charter.entry(self.header.seat).ok_or(BadSignature)?;
        let signed = wire::encode(&(&self.header, &self.motion, &self.choice));
        entry
            .identity
            .verify(label::BALLOT, &signed, &self.signature)
    }

    /// Whether it says yes.
    pub const fn is_for(&self) -> bool {
        matches!(self.choice, Choice::For | Choice::Instead(_))
    }

    /// The motions that a yes takes the place of.
    pub fn instead(&self) -> &[Motion] {
        match &self.choice {
            Choice::Instead(motions) => motions,
            Choice::For | Choice::Refuse(_) => &[],
        }
    }

    /// Whether one seat may not sign both: yes and no to one motion, or yes to two motions of one
    /// head neither of which contains the other, unless one says that it takes the other's place.
    pub fn contradicts(&self, other: &Self) -> bool {
        let same_moment = (
            self.header.epoch,
            self.header.step,
            self.header.head,
            self.header.seat,
        ) == (
            other.header.epoch,
            other.header.step,
            other.header.head,
            other.header.seat,
        );
        let split = self.motion == other.motion && self.is_for() != other.is_for();
        let crossing = self.is_for() && other.is_for() && !self.motion.is_nested_with(other.motion);
        let replaced =
            self.instead().contains(&other.motion) || other.instead().contains(&self.motion);
        same_moment && (split || crossing) && !replaced
    }
}

/// The ballots of one step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    ballots: Vec<Ballot>,
}

impl Tally {
    pub(crate) fn ballots(&self) -> &[Ballot] {
        &self.ballots
    }

    /// Whether a ballot that says the same is in.
    pub(crate) fn has(&self, ballot: &Ballot) -> bool {
        self.same(ballot).is_some()
    }

    /// Whether a seat has said anything.
    pub(crate) fn has_any_of(&self, seat: Seat) -> bool {
        self.ballots.iter().any(|known| known.header.seat == seat)
    }

    fn same(&self, ballot: &Ballot) -> Option<&Ballot> {
        self.ballots.iter().find(|known| {
            known.header == ballot.header
                && known.motion == ballot.motion
                && known.is_for() == ballot.is_for()
        })
    }

    pub(crate) fn contradiction(&self, ballot: &Ballot) -> Option<&Ballot> {
        self.ballots.iter().find(|known| known.contradicts(ballot))
    }

    pub(crate) fn add(&mut self, ballot: Ballot) {
        if !self.has(&ballot) {
            self.ballots.push(ballot);
        }
    }

    /// Whether somebody has shown that the motion was mistaken.
    pub(crate) fn is_refused(&self, motion: Motion) -> bool {
        self.refusal(motion).is_some()
    }

    /// A refusal of a motion that stands: its author has not taken it back. A mere yes of the same
    /// seat takes nothing back: that is a fault.
    pub(crate) fn refusal(&self, motion: Motion) -> Option<&Ballot> {
        let takes_back = |yes: &Ballot, author: Seat| {
            yes.header.seat == author && yes.motion == motion && yes.instead().contains(&motion)
        };
        let mut refusals = self.refusals(motion);
        refusals.find(|refusal| {
            let author = refusal.header.seat;
            !self.ballots.iter().any(|one| takes_back(one, author))
        })
    }

    /// The refusals of a motion, those included that were taken back.
    fn refusals(&self, motion: Motion) -> impl Iterator<Item = &Ballot> {
        self.ballots
            .iter()
            .filter(move |ballot| ballot.motion == motion && !ballot.is_for())
    }

    /// Whether a seat has refused a motion.
    pub(crate) fn refused_by(&self, motion: Motion, seat: Seat) -> Option<&Ballot> {
        let mut refusals = self.refusals(motion);
        refusals.find(|refusal| refusal.header.seat == seat)
    }

    /// Whether all that a yes takes the place of was refused: by its author itself, where it takes
    /// back a refusal of its own.
    pub(crate) fn allows(&self, yes: &Ballot) -> bool {
        let author = yes.header.seat;
        let replaced = |motion: Motion| {
            if motion == yes.motion {
                self.refused_by(motion, author).is_some()
            } else {
                self.is_refused(motion)
            }
        };
        match &yes.choice {
            Choice::Instead(motions) => {
                (1..=MAX_INSTEAD).contains(&motions.len())
                    && motions.iter().all(|&motion| replaced(motion))
            }
            Choice::For | Choice::Refuse(_) => true,
        }
    }

    /// Who said yes.
    pub(crate) fn in_favour(&self, motion: Motion) -> SeatSet {
        self.ballots
            .iter()
            .filter(|ballot| ballot.motion == motion && ballot.is_for())
            .map(|ballot| ballot.header.seat)
            .collect()
    }

    /// The motions that a seat said yes to, refused or not.
    pub(crate) fn votes_of(&self, seat: Seat) -> impl Iterator<Item = Motion> {
        self.ballots
            .iter()
            .filter(move |ballot| ballot.header.seat == seat && ballot.is_for())
            .map(|ballot| ballot.motion)
    }

    /// The motions that a seat is bound by: it said yes, and nobody has refused.
    pub(crate) fn binding(&self, seat: Seat) -> impl Iterator<Item = Motion> {
        self.ballots
            .iter()
            .filter(move |ballot| ballot.header.seat == seat && ballot.is_for())
            .map(|ballot| ballot.motion)
            .filter(|motion| !self.is_refused(*motion))
    }

    /// The motions that somebody is for and nobody has refused, those about most seats first.
    pub(crate) fn open_motions(&self) -> Vec<Motion> {
        let mut motions: Vec<Motion> = Vec::new();
        for ballot in self.ballots.iter().filter(|ballot| ballot.is_for()) {
            if !motions.contains(&ballot.motion) && !self.is_refused(ballot.motion) {
                motions.push(ballot.motion);
            }
        }
        motions.sort_by_key(|motion| motion.rank());
        motions
    }

    /// The yeses to a motion, in seat order; before them, the refusals that they rest on.
    pub(crate) fn certificate(&self, motion: Motion) -> Vec<Ballot> {
        let mut yeses: Vec<&Ballot> = self
            .ballots
            .iter()
            .filter(|ballot| ballot.motion == motion && ballot.is_for())
            .collect();
        yeses.sort_by_key(|ballot| ballot.header.seat);
        let mut ballots: Vec<&Ballot> = Vec::new();
        for yes in &yeses {
            for &named in yes.instead() {
                let refusal = if named == motion {
                    self.refused_by(motion, yes.header.seat)
                } else {
                    self.refusal(named)
                };
                ballots.extend(refusal.filter(|refusal| !ballots.contains(refusal)));
            }
        }
        ballots.extend(yeses);
        ballots.into_iter().cloned().collect()
    }
}

/// The hash of a motion that was carried, with the moment it was carried in.
pub(crate) fn resolution_hash(header: &Header, motion: Motion) -> Hash {
    let moment = (header.game, header.epoch, header.step, header.head);
    Hash::of(
        label::RESOLUTION,
        &[&wire::encode(&moment), &wire::encode(&motion)],
    )
}

/// Why our player cannot vote so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoteError {
    /// A spectator, or a seat that is gone, has no vote.
    NoVote,
    /// The motion must be about other seats that are still playing.
    WrongSeats,
    /// This seat owes nothing now: there is nothing to reproach it with.
    NotMissing(Seat),
    /// The remaining players are not the majority that a removal takes: wait, or end the game.
    NoMajority,
    /// The remaining players can remove the absent: there is no need to end the game.
    Majority,
    /// We said yes to a motion that this one does not contain.
    Bound,
    /// Somebody has shown that nothing is missing.
    Refused,
    /// The game is over.
    Over,
}

impl fmt::Display for VoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoVote => f.write_str("only players at the table have a vote"),
            Self::WrongSeats => f.write_str("a vote is about other players at the table"),
            Self::NotMissing(seat) => write!(f, "nothing is missing from {seat}"),
            Self::NoMajority => f.write_str(
                "you are not enough to go on without them: wait, or end the game together",
            ),
            Self::Majority => f.write_str("you are enough to go on without them"),
            Self::Bound => f.write_str("you voted for something else already"),
            Self::Refused => f.write_str("somebody has what was missing: wait for it"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for VoteError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charter::VERSION;

    /// A ballot of S1 about removing S2, in one moment.
    fn ballot(choice: Choice) -> Ballot {
        let seats = SeatSet::first(2);
        let mut seats = seats.iter();
        let (first, second) = (seats.next().expect("S1"), seats.next().expect("S2"));
        let header = Header {
            version: VERSION,
            game: Hash([1; 32]),
            epoch: Hash([2; 32]),
            step: 7,
            head: Hash([3; 32]),
            seat: first,
        };
        let motion = Motion::Remove(SeatSet::EMPTY.with(second));
        Ballot::sign(&IdentityKey::from_bytes(&[4; 32]), header, motion, choice)
    }

    #[test]
    fn a_mere_yes_takes_no_refusal_back() {
        let no = ballot(Choice::Refuse(Proof::Completed(Vec::new())));
        let motion = no.motion;
        let yes = ballot(Choice::For);
        let taken_back = ballot(Choice::Instead(vec![motion]));
        assert!(no.contradicts(&yes));
        assert!(!no.contradicts(&taken_back));
        let refused = |also: &Ballot| {
            let ballots = vec![no.clone(), also.clone()];
            Tally { ballots }.is_refused(motion)
        };
        assert!(refused(&yes), "both were signed: the refusal counts");
        assert!(!refused(&taken_back));
    }
}
