//! Several files of one game: whether anybody told two stories.

use protocol::{Contribution, Hash, Record, Recording, Statement, find_fork};

use super::{Audited, Outcome};
use crate::names::Names;
use crate::problem::{self, Problem};

/// Somebody signed two different things, and here are the files that show it.
pub(super) struct Fork {
    /// The game.
    pub(super) game: Hash,
    /// Who, and when.
    pub(super) problem: Problem,
    /// The file and the signature, for each of the two.
    pub(super) sides: Vec<(String, [u8; 64])>,
}

/// The readable files of each game, in the order in which the games are named first.
pub(super) fn by_game(outcomes: &[Outcome]) -> Vec<Vec<&Audited>> {
    let mut games: Vec<Vec<&Audited>> = Vec::new();
    for audited in outcomes.iter().flatten() {
        let same = |game: &&mut Vec<&Audited>| {
            let first = game.first();
            first.is_some_and(|first| first.report.game == audited.report.game)
        };
        match games.iter_mut().find(same) {
            Some(game) => game.push(audited),
            None => games.push(vec![audited]),
        }
    }
    games
}

/// At most one fork of each game: the first.
pub(super) fn forks(outcomes: &[Outcome]) -> Vec<Fork> {
    by_game(outcomes)
        .iter()
        .filter(|files| files.len() > 1)
        .filter_map(|files| fork(files))
        .collect()
}

fn fork(files: &[&Audited]) -> Option<Fork> {
    let recordings: Vec<Recording> = files.iter().map(|one| one.recording.clone()).collect();
    let fault = find_fork(&recordings)?;
    let first = files.first()?;
    let side = |statement: &Statement| {
        let Statement::Contribution(said) = statement else {
            return None;
        };
        let file = files.iter().find(|one| holds(&one.recording, said))?;
        Some((file.file.clone(), signature(said)?))
    };
    Some(Fork {
        game: first.report.game,
        problem: problem::fault(&Names::new(&first.recording.charter), &fault),
        sides: fault.evidence.iter().filter_map(side).collect(),
    })
}

fn holds(recording: &Recording, said: &Contribution) -> bool {
    let mut records = recording.records.iter();
    records.any(|record| matches!(record, Record::Contribution(own) if **own == *said))
}

/// The last 64 bytes of a contribution.
fn signature(said: &Contribution) -> Option<[u8; 64]> {
    said.to_bytes().last_chunk().copied()
}
