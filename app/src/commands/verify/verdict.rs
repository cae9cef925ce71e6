//! The one answer that the three results of an audit come to.

use protocol::{Opened, Played, Report};
use serde::Serialize;

use crate::problem::unpunished;

/// Whether a game was fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// Everything held, and everything lies open.
    Fair,
    /// Everything held so far, but the recording ends before the game does.
    FairSoFar,
    /// Everything held, but somebody who should have shown their secrets did not, which is no proof
    /// of anything; or nothing was dealt yet.
    NotProven,
    /// Something does not hold.
    NotFair,
}

impl Verdict {
    pub(crate) fn of(report: &Report) -> Self {
        let any = |what: Opened| report.opened.iter().any(|(_, own)| *own == Some(what));
        if report.played != Played::Correctly || unpunished(report).is_some() {
            Self::NotFair
        } else if any(Opened::Withheld) {
            Self::NotProven
        } else if !any(Opened::NotYet) {
            Self::Fair
        } else if report.commands.is_empty() {
            Self::NotProven
        } else {
            Self::FairSoFar
        }
    }

    pub(crate) const fn is_fair(self) -> bool {
        matches!(self, Self::Fair | Self::FairSoFar)
    }
}
