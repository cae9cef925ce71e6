//! What is wrong between computers: seats that are taken, calls that fail, networks that hide people.

use network::CallError;
use network::diagnosis::{Diagnosis, Peer, System};
use network::invite::{InviteError, JoinError};
use network::lobby::{Gone, Refusal};

use super::super::texts::Texts;
use crate::printable::printable;

/// So many are named; the rest is counted.
const NAMED: usize = 3;

/// Why a wish about a table came to nothing.
pub(crate) fn refusal(texts: &Texts, why: Refusal) -> String {
    texts.get(match why {
        Refusal::NoSuchTable => "refused-no-table",
        Refusal::Full => "refused-full",
        Refusal::Started => "refused-started",
        Refusal::AlreadySeated => "refused-seated",
        Refusal::NotSeated => "refused-not-seated",
        Refusal::NotInvited => "refused-not-invited",
        Refusal::WrongOperator => "refused-operator",
        Refusal::BadName => "refused-name",
        Refusal::BadGuest => "refused-guest",
        Refusal::BadDraft => "refused-draft",
        Refusal::Changed => "refused-changed",
        Refusal::NotReady => "refused-not-ready",
        Refusal::StoodUp => "refused-stood-up",
        Refusal::Removed => "refused-removed",
        Refusal::NotOpener => "refused-not-opener",
        Refusal::AlreadyOpen => "refused-already-open",
        Refusal::Seats => "refused-seats",
        Refusal::Playing => "refused-playing",
        Refusal::Away => "refused-away",
        Refusal::NoRematch => "refused-no-rematch",
        Refusal::CannotPlay => "refused-cannot-play",
    })
}

/// Why one sits at no table any more.
pub(crate) fn gone(texts: &Texts, why: Gone) -> String {
    texts.get(match why {
        Gone::Closed => "table-closed",
        Gone::OpenerLost => "table-opener-lost",
        Gone::SeatLost => "table-seat-lost",
    })
}

/// Why a call did not go through.
pub(crate) fn call(texts: &Texts, why: CallError) -> String {
    match why {
        CallError::NoAnswer => texts.get("call-no-answer"),
        CallError::SomebodyElse => texts.get("call-somebody-else"),
        CallError::Ourselves => texts.get("call-ourselves"),
        CallError::Version(theirs) => {
            let ours = protocol::VERSION;
            let id = if theirs > ours {
                "call-newer"
            } else {
                "call-older"
            };
            texts.with(id, [("theirs", theirs.into()), ("ours", ours.into())])
        }
    }
}

/// Why what was typed is neither a code nor an address.
pub(crate) fn join(texts: &Texts, why: JoinError) -> String {
    match why {
        JoinError::Socket => texts.get("code-no-address"),
        JoinError::NoPort => texts.get("code-no-port"),
        JoinError::Invite(why) => match why {
            InviteError::Empty => texts.get("code-empty"),
            InviteError::Letter(letter) => {
                let letter = printable(&letter.to_string());
                texts.with("code-letter", [("letter", letter.into())])
            }
            InviteError::TooShort(_) => texts.get("code-short"),
            InviteError::TooLong(_) => texts.get("code-long"),
            InviteError::Check => texts.get("code-check"),
            InviteError::Kind => texts.get("code-kind"),
            InviteError::Address(_) => texts.get("code-address"),
        },
    }
}

/// What is wrong with the network, and what to do about it.
pub(crate) fn diagnosis(texts: &Texts, found: &Diagnosis, system: System) -> (String, String) {
    let system = match system {
        System::Windows => "windows",
        System::MacOs => "mac",
        System::Linux => "linux",
    };
    let on = ("system", system.into());
    match found {
        Diagnosis::NoNetwork => (texts.get("net-none"), texts.with("net-none-advice", [on])),
        Diagnosis::SameIdentityTwice { at } => (
            texts.with("net-twice", [("at", at.to_string().into())]),
            texts.get("net-twice-advice"),
        ),
        Diagnosis::VpnOnly => (texts.get("net-vpn-only"), texts.get("net-vpn-only-advice")),
        Diagnosis::NoAddress => (
            texts.get("net-no-address"),
            texts.get("net-no-address-advice"),
        ),
        Diagnosis::DiscoveryPortTaken => (
            texts.get("net-port-taken"),
            texts.with("net-port-taken-advice", [on]),
        ),
        Diagnosis::MulticastBlocked { port } => (
            texts.get("net-blocked"),
            texts.with(
                "net-blocked-advice",
                [on, ("port", port.to_string().into())],
            ),
        ),
        Diagnosis::OtherVersion { theirs, ours } => {
            let (what, advice) = if theirs > ours {
                ("net-newer", "net-newer-advice")
            } else {
                ("net-older", "net-older-advice")
            };
            let versions = [("theirs", (*theirs).into()), ("ours", (*ours).into())];
            (texts.with(what, versions), texts.get(advice))
        }
        Diagnosis::Unreachable { who } => (
            texts.with(
                "net-unreachable",
                [("who", people(who).into()), ("count", who.len().into())],
            ),
            texts.get("net-unreachable-advice"),
        ),
        Diagnosis::PortClosed { port } => {
            let port = || ("port", port.to_string().into());
            (
                texts.with("net-closed", [port()]),
                texts.with("net-closed-advice", [on, port()]),
            )
        }
        Diagnosis::NobodyHeard => (texts.get("net-nobody"), texts.get("net-nobody-advice")),
        Diagnosis::VpnBeside => (
            texts.get("net-vpn-beside"),
            texts.get("net-vpn-beside-advice"),
        ),
    }
}

fn people(who: &[Peer]) -> String {
    let named = who.iter().take(NAMED).map(ToString::to_string);
    let mut all: Vec<String> = named.collect();
    if let Some(more) = who.len().checked_sub(NAMED).filter(|more| *more > 0) {
        all.push(format!("+{more}"));
    }
    all.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_the_older_version_is_told_to_update() {
        let texts = Texts::english();
        let ours = protocol::VERSION;
        let newer = call(&texts, CallError::Version(ours + 1));
        assert!(newer.contains("on this computer"), "{newer}");
        let older = call(&texts, CallError::Version(ours - 1));
        assert!(older.contains("on their computer"), "{older}");
        let theirs = ours + 1;
        let found = Diagnosis::OtherVersion { theirs, ours };
        let (what, advice) = diagnosis(&texts, &found, System::Linux);
        assert!(what.contains("newer") && advice.contains("this computer"));
        let theirs = ours - 1;
        let found = Diagnosis::OtherVersion { theirs, ours };
        let (what, advice) = diagnosis(&texts, &found, System::Linux);
        assert!(what.contains("older") && advice.contains("other computer"));
    }

    #[test]
    fn every_system_has_its_own_advice() {
        let texts = Texts::english();
        let found = Diagnosis::MulticastBlocked { port: 47_353 };
        let said = |system| diagnosis(&texts, &found, system).1;
        assert!(said(System::Linux).contains("47353/tcp"));
        assert!(said(System::Windows).contains("Windows Security"));
        assert!(said(System::MacOs).contains("Local Network"));
    }

    #[test]
    fn a_code_that_is_none_says_what_is_wrong_with_it() {
        let texts = Texts::english();
        let said = |typed: &str| {
            let joined = typed.parse::<network::invite::JoinAddress>();
            join(&texts, joined.unwrap_err())
        };
        let all = [
            said(""),
            said("nonsense"),
            said("10.0.0.7"),
            said("10.0.0.7:x"),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!one.contains("code-"), "{one}");
            assert!(!all[..index].contains(one), "{one} is said twice");
        }
    }
}
