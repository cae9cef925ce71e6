//! What one file proves: the whole game replayed from nothing.

use std::collections::BTreeMap;

use card_crypto::{DeckSize, EpochId, ShuffleSeed, Step, Weights};
use rules::{BySeat, Card, Command, Face, Game, Options, Outcome, Seat, SeatSet, Slot};

use crate::ballot::Ballot;
use crate::charter::VERSION;
use crate::contribution::{Contribution, Payload};
use crate::epoch::Epoch;
use crate::fault::{Check, Fault, Statement};
use crate::hash::Hash;
use crate::history::{History, Moment};
use crate::identity::BadSignature;
use crate::recording::{Record, Recording, TornTail};
use crate::replica::{Gone, Replica, ShuffledDeck, StepKind, pile_number};
use crate::suite::Suite;

/// What one recording proves: three results that do not depend on each other, and what they rest
/// on.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game.
    pub game: Hash,
    /// Whether every signature, hash, proof and move held.
    pub played: Played,
    /// Who opened the secrets, seat by seat.
    pub opened: BySeat<Option<Opened>>,
    /// Who left, was removed or was absent.
    pub gone: BySeat<Option<Gone>>,
    /// What the recording proves against seats that were removed, or that opened other secrets
    /// than they used: whoever is removed and not named here was removed by vote, without proof.
    pub faults: Vec<Fault>,
    /// How it ended.
    pub ended: Ended,
    /// How much was checked.
    pub counts: Counts,
    /// How many steps were completed.
    pub steps: u64,
    /// The hash of all of them: to be compared with the other players' screens.
    pub head: Hash,
    /// Every engine command with its step: the game itself.
    pub commands: Vec<(u64, Command)>,
    /// Every deck that was dealt from, in its order where the seeds lie open.
    pub decks: Vec<OpenedDeck>,
    /// What the table agreed on, for replaying the commands.
    start: Option<Start>,
    /// The end of the file, if it was cut off.
    pub torn: Option<TornTail>,
}

/// What a replay of the engine begins with.
#[derive(Clone, Copy, Debug)]
struct Start {
    options: Options,
    players: usize,
    dealer: Seat,
}

/// A deck that was dealt from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedDeck {
    /// The deck as it was shuffled.
    pub deck: ShuffledDeck,
    /// The faces by slot, top first: recomputed from the seeds, if all of them lie open.
    pub order: Option<Vec<Face>>,
}

/// Whether the game was played correctly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// Every check held.
    Correctly,
    /// A seat broke the protocol; everything before it held.
    Fault(Fault),
    /// A contribution that the seat it names did not sign: the file was made up, or changed.
    Forged {
        /// Which record after the charter, counted from 0.
        record: usize,
        /// Whose it says it is.
        seat: Seat,
        /// What is wrong.
        problem: BadSignature,
    },
    /// A contribution that does not follow from those before it.
    Misplaced {
        /// Which record after the charter, counted from 0.
        record: usize,
        /// Whose it is.
        seat: Seat,
    },
    /// Evidence that proves nothing.
    NoEvidence {
        /// Which record after the charter, counted from 0.
        record: usize,
    },
    /// The charter cannot be played.
    Charter(crate::charter::CharterError),
}

/// What became of a seat's secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// They lie open, and every shuffle recomputes from them.
    Yes,
    /// They were not shown, though the game was over. This proves nothing against the seat.
    Withheld,
    /// The seat was removed: nothing is asked of it any more.
    Removed,
    /// The game is not over.
    NotYet,
}

/// How the recording ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Somebody won.
    Won(Outcome),
    /// The others ended it without a winner, because these were absent.
    Abandoned(SeatSet),
    /// In the middle of the game; these owed something.
    CutOff(SeatSet),
}

/// How much was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Signatures.
    pub signatures: u64,
    /// Card keys with their proofs.
    pub keys: u64,
    /// Shuffles of one pile by one seat, with their arguments.
    pub shuffles: u64,
    /// Batches of shares with their proofs.
    pub share_proofs: u64,
    /// Moves that the rules allowed.
    pub moves: u64,
    /// Shuffles recomputed from opened seeds.
    pub recomputed: u64,
    /// Contributions that a motion made void.
    pub void: u64,
}

impl Report {
    /// The face of a slot, if the decks lie open.
    pub fn face(&self, slot: Slot) -> Option<Face> {
        self.decks.iter().find_map(|opened| {
            let at = opened
                .deck
                .shuffle
                .slots
                .iter()
                .position(|own| own == slot)?;
            opened.order.as_ref()?.get(at).copied()
        })
    }

    /// The game as it was after so many of the commands.
    pub fn game_after(&self, commands: usize) -> Option<Game> {
        let Start {
            options,
            players,
            dealer,
        } = self.start?;
        let mut game = Game::new(options, players, dealer).ok()?;
        for (_, command) in self.commands.iter().take(commands) {
            game.apply(command).ok()?;
        }
        Some(game)
    }

    /// What everybody held after so many of the commands; a face is missing where a seed does not
    /// lie open.
    pub fn hands_after(&self, commands: usize) -> Option<BySeat<Vec<Option<Card>>>> {
        let game = self.game_after(commands)?;
        Some(BySeat::from_fn(|seat| {
            let hand = game.hand(seat).iter();
            hand.map(|slot| self.face(slot).and_then(Face::card))
                .collect()
        }))
    }

    /// Whether the game was played correctly and lies open, as far as it can: the secrets of a seat
    /// that was removed are not asked for.
    pub fn is_fair(&self) -> bool {
        let all_open = self
            .opened
            .iter()
            .all(|(_, opened)| matches!(opened, None | Some(Opened::Yes | Opened::Removed)));
        self.played == Played::Correctly && all_open
    }
}

/// Replays a recording from nothing and checks all of it, with no randomness: the same file gives
/// the same report on every computer.
pub fn audit(suite: &Suite, recording: &Recording) -> Report {
    let game = recording.charter.game_id();
    let mut report = Report {
        game,
        played: Played::Correctly,
        opened: BySeat::default(),
        gone: BySeat::default(),
        faults: Vec::new(),
        ended: Ended::CutOff(SeatSet::EMPTY),
        counts: Counts::default(),
        steps: 0,
        head: game,
        commands: Vec::new(),
        decks: Vec::new(),
        start: None,
        torn: recording.torn,
    };
    let mut seeds = Seeds::new();
    let mut history = match History::new(suite.clone(), recording.charter.clone()) {
        Ok(history) => history,
        Err(problem) => {
            report.played = Played::Charter(problem);
            return report;
        }
    };
    // Who contributed to the current step, as the file says, though a motion is to make it void.
    let mut void = SeatSet::EMPTY;
    for (number, record) in recording.records.iter().enumerate() {
        let head = history.replica().head();
        let result = match record {
            Record::Contribution(contribution) => {
                let result = replay(&mut history, contribution, number, &mut report);
                if result.is_ok() {
                    keep_seeds(history.replica(), contribution, &mut seeds);
                }
                result
            }
            Record::Ballot(ballot) => {
                replay_ballot(&mut history, ballot, number, void, &mut report)
            }
            Record::Evidence(evidence) => {
                replay_evidence(&mut history, evidence, number, &mut report)
            }
            Record::Void(contribution) => {
                let result = replay_void(&history, contribution, number, &mut report);
                void = void.with(contribution.header.seat);
                result
            }
        };
        if let Err(problem) = result {
            report.played = problem;
            break;
        }
        if history.replica().head() != head {
            void = SeatSet::EMPTY;
        }
    }
    conclude(&history, &mut report);
    report.decks = history
        .replica()
        .decks()
        .iter()
        .map(|deck| OpenedDeck {
            order: order(deck, &seeds),
            deck: deck.clone(),
        })
        .collect();
    report
}

/// The opened seeds, by epoch and seat.
type Seeds = BTreeMap<(Hash, Seat), ShuffleSeed>;

fn keep_seeds(replica: &Replica, contribution: &Contribution, seeds: &mut Seeds) {
    let (Payload::Opening(opening) | Payload::Leave { opening, .. }) = &contribution.payload else {
        return;
    };
    let seat = contribution.header.seat;
    let epochs = replica.epochs().filter(|epoch| epoch.keys[seat].is_some());
    for (epoch, opened) in epochs.zip(opening) {
        seeds.insert((epoch.id, seat), ShuffleSeed::from_bytes(opened.seed));
    }
}

/// The order of a deck: the known cards, permuted by each seat's opened seed in turn.
fn order(deck: &ShuffledDeck, seeds: &Seeds) -> Option<Vec<Face>> {
    let mut faces = deck.shuffle.cards.clone();
    let size = DeckSize::new(faces.len()).ok()?;
    for &(seat, step) in &deck.by {
        let pile = pile_number(Some(deck.shuffle.pile));
        let seed =
            seeds
                .get(&(deck.epoch, seat))?
                .sub_seed(EpochId(deck.epoch.0), pile, Step(step));
        let sources = seed.open_permutation(size).into_iter();
        faces = sources
            .map(|source| faces.get(usize::from(source)).copied())
            .collect::<Option<_>>()?;
    }
    Some(faces)
}

fn replay(
    history: &mut History,
    contribution: &Contribution,
    record: usize,
    report: &mut Report,
) -> Result<(), Played> {
    let seat = contribution.header.seat;
    is_of_this_step(history, contribution, record)?;
    if history.replica().contribution(seat).is_some() {
        return Err(Played::Misplaced { record, seat });
    }
    if let Some(other) = history.contradiction(contribution) {
        let evidence = [other, contribution.clone()];
        return Err(Played::Fault(Fault {
            culprit: seat,
            step: contribution.header.step,
            check: Check::Equivocation,
            evidence: evidence
                .map(|one| Statement::Contribution(Box::new(one)))
                .to_vec(),
        }));
    }
    let examined = history
        .examine(contribution, &Weights::audit())
        .map_err(|check| fault(contribution, check))?;
    count(history.replica(), contribution, report);
    if matches!(contribution.payload, Payload::Leave { .. }) {
        history.note_leave(contribution.clone());
    }
    history.accept(contribution.clone(), examined);
    Ok(())
}

/// Whether a contribution is signed and meant for the current step.
fn is_of_this_step(
    history: &History,
    contribution: &Contribution,
    record: usize,
) -> Result<(), Played> {
    let (header, replica) = (contribution.header, history.replica());
    let signed = contribution.verify(replica.charter());
    is_signed(signed, header.seat, record)?;
    let ours = (header.version, header.game) == (VERSION, replica.game_id());
    if ours && history.moment(contribution) == Moment::Now {
        return Ok(());
    }
    Err(Played::Misplaced {
        record,
        seat: header.seat,
    })
}

fn is_signed(verified: Result<(), BadSignature>, seat: Seat, record: usize) -> Result<(), Played> {
    verified.map_err(|problem| Played::Forged {
        record,
        seat,
        problem,
    })
}

/// What is void held too when it was said; it just counts for nothing.
fn replay_void(
    history: &History,
    contribution: &Contribution,
    record: usize,
    report: &mut Report,
) -> Result<(), Played> {
    is_of_this_step(history, contribution, record)?;
    history
        .examine(contribution, &Weights::audit())
        .map_err(|check| fault(contribution, check))?;
    report.counts.signatures += 1;
    Ok(())
}

/// Ballots stand in the file with all of their motion's: the last one carries it. Whatever was
/// contributed to its step or later is void: in the log, in the current step, or, as the file says,
/// not taken in at all.
fn replay_ballot(
    history: &mut History,
    ballot: &Ballot,
    record: usize,
    void: SeatSet,
    report: &mut Report,
) -> Result<(), Played> {
    let header = ballot.header;
    let seat = header.seat;
    let signed = ballot.verify(history.replica().charter());
    is_signed(signed, seat, record)?;
    let known = history.ballot_moment(ballot) != Moment::Unknown;
    if !known || !history.counts(ballot) || history.add_ballot(ballot.clone()).is_some() {
        return Err(Played::Misplaced { record, seat });
    }
    report.counts.signatures += 1;
    if let Some(motion) = history.carried(header.step, |motion| motion == ballot.motion) {
        let present = history.replica().present();
        let current: SeatSet = present.iter().chain(void.iter()).collect();
        report.counts.void += history.logged_since(header.step) + current.len() as u64;
        history.resolve(header.step, motion);
    }
    Ok(())
}

fn replay_evidence(
    history: &mut History,
    evidence: &[Statement],
    record: usize,
    report: &mut Report,
) -> Result<(), Played> {
    let fault = history
        .judge(evidence)
        .ok_or(Played::NoEvidence { record })?;
    report.counts.signatures += evidence.len() as u64;
    if let Some(fault) = history.blame(fault) {
        report.faults.push(fault.clone());
    }
    Ok(())
}

fn fault(contribution: &Contribution, check: Check) -> Played {
    Played::Fault(Fault {
        culprit: contribution.header.seat,
        step: contribution.header.step,
        check,
        evidence: vec![Statement::Contribution(Box::new(contribution.clone()))],
    })
}

fn count(replica: &Replica, contribution: &Contribution, report: &mut Report) {
    let counts = &mut report.counts;
    counts.signatures += 1;
    match &contribution.payload {
        Payload::Charter | Payload::Commit { .. } => {}
        Payload::Reveal { .. } => counts.keys += 1,
        Payload::Shuffle { piles } => counts.shuffles += piles.len() as u64,
        Payload::Shares { .. } => counts.share_proofs += 1,
        Payload::Act { shares, .. } => {
            counts.moves += 1;
            counts.share_proofs += u64::from(!shares.is_empty());
        }
        Payload::Opening(_) | Payload::Leave { .. } => {
            let seat = contribution.header.seat;
            let own = |epoch: &Epoch| {
                let done = epoch.shuffles.iter().filter(|done| done.seat == seat);
                done.count() as u64
            };
            counts.recomputed += replica.epochs().map(own).sum::<u64>();
            report.opened[seat] = Some(Opened::Yes);
        }
    }
}

fn conclude(history: &History, report: &mut Report) {
    let replica = history.replica();
    let over = matches!(replica.kind(), StepKind::Opening | StepKind::Over);
    for seat in replica.charter().seats().iter() {
        report.gone[seat] = replica.gone(seat);
        let missing = match replica.gone(seat) {
            Some(Gone::Removed) => Opened::Removed,
            _ if over => Opened::Withheld,
            _ => Opened::NotYet,
        };
        report.opened[seat].get_or_insert(missing);
    }
    report.start = replica.dealer().map(|dealer| Start {
        options: replica.charter().options,
        players: replica.charter().seats.len(),
        dealer,
    });
    report.steps = replica.step();
    report.head = replica.head();
    report.commands = replica.commands().to_vec();
    let absent: SeatSet = replica
        .charter()
        .seats()
        .iter()
        .filter(|&seat| replica.gone(seat) == Some(Gone::Absent))
        .collect();
    let owed = || {
        let present = replica.present();
        let owed = replica.owed();
        owed.iter()
            .filter(|&seat| !present.contains(seat))
            .collect()
    };
    report.ended = match replica.game().and_then(Game::outcome) {
        Some(outcome) => Ended::Won(outcome),
        None if !absent.is_empty() => Ended::Abandoned(absent),
        None => Ended::CutOff(owed()),
    };
}
