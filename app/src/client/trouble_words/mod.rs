//! What went wrong, in the player's language: typed reasons in, words for people out.

mod files;
mod network;

pub(crate) use files::{failure, not_checked, resume, storage, warning};
pub(crate) use network::{call, diagnosis, gone, join, refusal};

use ::network::Refused;
use protocol::{Check, LeaveError, VoteError};

use super::table_model::Names;
use super::texts::Texts;

/// What somebody did who was proven to cheat: the check that failed, without its mathematics.
pub(crate) fn check(texts: &Texts, check: &Check) -> String {
    texts.get(match check {
        Check::WrongKind => "check-kind",
        Check::NotOwed => "check-not-owed",
        Check::Seal(_) => "check-seal",
        Check::Key(_) => "check-key",
        Check::Encoding(_) => "check-encoding",
        Check::Deck(_) => "check-deck",
        Check::Piles(_) => "check-piles",
        Check::Shuffle(_) => "check-shuffle",
        Check::Shares(_) => "check-shares",
        Check::Face(_) => "check-face",
        Check::Rules(_) => "check-rules",
        Check::OpenedKey(_) => "check-opened-key",
        Check::OpenedSeed(_) => "check-opened-seed",
        Check::Equivocation => "check-equivocation",
        Check::Ballots => "check-ballots",
        Check::Epochs(_) => "check-epochs",
        Check::SameKey => "check-same-key",
    })
}

/// Why a wish of the player came to nothing.
pub(crate) fn refused(texts: &Texts, refused: Refused, names: &Names) -> String {
    match refused {
        Refused::Vote(problem) => vote(texts, problem, names),
        Refused::Leave(LeaveError::NotPlaying | LeaveError::NotBegun) => texts.get("leave-none"),
        Refused::Leave(LeaveError::Over) => texts.get("vote-over"),
        // The table offers only what the rules allow: it has changed since the click.
        Refused::Rule(_) => texts.get("not-now"),
    }
}

fn vote(texts: &Texts, problem: VoteError, names: &Names) -> String {
    match problem {
        VoteError::NoVote => texts.get("vote-none"),
        VoteError::WrongSeats => texts.get("vote-seats"),
        VoteError::NotMissing(seat) => {
            texts.with("vote-not-missing", [("name", names.name(seat).into())])
        }
        VoteError::NoMajority => texts.with("vote-no-majority", [("count", 1.into())]),
        VoteError::Majority => texts.get("vote-majority"),
        VoteError::Bound => texts.get("vote-bound"),
        VoteError::Refused => texts.get("vote-refused"),
        VoteError::Over => texts.get("vote-over"),
    }
}

#[cfg(test)]
mod tests {
    use rules::Seat;

    use super::*;

    #[test]
    fn a_vote_that_cannot_be_says_about_whom() {
        let texts = Texts::english();
        let names = Names::new(vec!["Mia".into(), "Ben".into()], None);
        let seat = Seat::all().nth(1).unwrap();
        let said = refused(&texts, Refused::Vote(VoteError::NotMissing(seat)), &names);
        assert!(said.starts_with("Ben "), "{said}");
    }

    #[test]
    fn what_a_cheat_did_is_said_without_mathematics() {
        let texts = Texts::english();
        for found in [Check::WrongKind, Check::Equivocation, Check::SameKey] {
            let said = check(&texts, &found);
            assert!(said.ends_with('.') && !said.contains("check-"), "{said}");
        }
    }
}
