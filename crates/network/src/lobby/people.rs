//! Who is nearby, and whether a name can be believed.

use core::fmt;
use core::time::Duration;
use std::collections::VecDeque;

use protocol::{Charter, Hash, Identity, SeatEntry, VERSION};
use rules::Options;

use super::Lobby;
use super::message::Presence;
use super::name::Name;
use super::table::TableId;

/// How many people can be nearby.
pub const MAX_PEOPLE: usize = 64;

/// How many people of earlier games are remembered.
pub const MAX_REMEMBERED: usize = 1024;

/// How many restarts of one program are told apart from messages that were late.
const MAX_RETIRED: usize = 8;

/// Somebody nearby, for the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person<'a> {
    /// Who.
    pub identity: Identity,
    /// What the person is called.
    pub name: &'a Name,
    /// To tell one from another of the same name.
    pub fingerprint: Fingerprint,
    /// Whether somebody else goes by a name that looks like this one: we, somebody nearby, or
    /// somebody we remember.
    pub namesake: bool,
    /// What we know from earlier games.
    pub standing: Standing<'a>,
    /// Whether the link is up; if not, the person is waited for.
    pub linked: bool,
    /// The version of the person's program.
    pub program: &'a Name,
    /// Whose bot it says it is.
    pub bot_of: Option<Identity>,
    /// The game the person plays or watches.
    pub playing: Option<&'a Charter>,
    /// The game the person wants a rematch of.
    pub again: Option<Hash>,
}

/// What we know of somebody from earlier games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing<'a> {
    /// We played together, under this name.
    Known,
    /// We played together, under this other name.
    Renamed(&'a Name),
    /// We never played together.
    New,
    /// We never played together, and somebody else we played with has a name that looks the same.
    NameOfAnother,
}

/// Eight characters from a hash of an identity, to be compared by eye or read out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint([char; 8]);

/// No 0 and O, no 1, I and L.
const ALPHABET: [char; 31] = [
    '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'M',
    'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
];

impl Fingerprint {
    /// Of an identity.
    pub fn of(identity: &Identity) -> Self {
        // The protocol's hash, over what can never be a game: a charter with one seat.
        let hash = Charter {
            version: VERSION,
            options: Options::default(),
            seats: vec![SeatEntry {
                identity: *identity,
                name: String::new(),
                operator: *identity,
                nonce: [0; 32],
            }],
        }
        .game_id();
        let mut number = hash
            .0
            .iter()
            .take(8)
            .fold(0u64, |number, &byte| number << 8 | u64::from(byte));
        Self(core::array::from_fn(|_| {
            let digit = usize::try_from(number % ALPHABET.len() as u64).unwrap_or_default();
            number /= ALPHABET.len() as u64;
            ALPHABET.get(digit).copied().unwrap_or('2')
        }))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.iter().collect();
        let (left, right) = text.split_at(4);
        write!(f, "{left} {right}")
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

/// What is kept of somebody nearby: one presence, and what was sent on the present link.
#[derive(Clone, Debug, Default)]
pub(super) struct Neighbour {
    /// When the link was lost, if it is down.
    pub(super) lost: Option<Duration>,
    /// Whether a presence came over the present link.
    pub(super) greeted: bool,
    pub(super) presence: Option<Presence>,
    /// Earlier incarnations: what still comes from them is late.
    retired: VecDeque<u64>,
    /// The seat we have already given up on this link.
    pub(super) stood_up: Option<(TableId, [u8; 32])>,
    /// The game we have already declined on this link.
    pub(super) declined: Option<Hash>,
}

/// What became of a presence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// Older than what we know.
    Late,
    /// The same program goes on.
    News,
    /// The program was started again and knows nothing of what it did before.
    Restarted,
}

impl Neighbour {
    /// The link is up, again or for the first time.
    pub(super) fn link_up(&mut self) {
        self.lost = None;
        self.greeted = false;
        self.stood_up = None;
        self.declined = None;
    }

    /// Whether messages reach it, and it has told who it is since the link came up.
    pub(super) fn is_here(&self) -> bool {
        self.lost.is_none() && self.greeted
    }

    /// Replaces the presence by a newer one.
    pub(super) fn hear(&mut self, presence: Presence) -> Heard {
        let mut heard = Heard::News;
        if let Some(known) = &self.presence {
            if known.incarnation == presence.incarnation {
                if presence.counter <= known.counter {
                    return Heard::Late;
                }
            } else if self.retired.contains(&presence.incarnation) {
                return Heard::Late;
            } else {
                if self.retired.len() == MAX_RETIRED {
                    self.retired.pop_front();
                }
                self.retired.push_back(known.incarnation);
                heard = Heard::Restarted;
            }
        }
        self.presence = Some(presence);
        heard
    }
}

impl Lobby {
    /// Everybody nearby who told their name, by identity.
    pub fn people(&self) -> Vec<Person<'_>> {
        let nearby: Vec<(Identity, String)> = self
            .neighbours
            .iter()
            .filter_map(|(identity, neighbour)| {
                let presence = neighbour.presence.as_ref()?;
                Some((*identity, presence.name.skeleton()))
            })
            .chain([(self.identity, self.name.skeleton())])
            .collect();
        self.neighbours
            .iter()
            .filter_map(|(identity, neighbour)| {
                let presence = neighbour.presence.as_ref()?;
                let skeleton = presence.name.skeleton();
                let remembered = self
                    .remembered
                    .iter()
                    .any(|(other, known)| other != identity && known.skeleton == skeleton);
                let around = nearby
                    .iter()
                    .any(|(other, theirs)| other != identity && *theirs == skeleton);
                let standing = match self.remembered.get(identity) {
                    Some(known) if known.name == presence.name => Standing::Known,
                    Some(known) => Standing::Renamed(&known.name),
                    None if remembered => Standing::NameOfAnother,
                    None => Standing::New,
                };
                Some(Person {
                    identity: *identity,
                    name: &presence.name,
                    fingerprint: Fingerprint::of(identity),
                    namesake: remembered || around,
                    standing,
                    linked: neighbour.lost.is_none(),
                    program: &presence.program,
                    bot_of: presence.bot_of,
                    playing: presence.playing.as_deref(),
                    again: presence.again,
                })
            })
            .collect()
    }
}

/// Somebody we played with.
#[derive(Clone, Debug)]
pub(super) struct Remembered {
    pub(super) name: Name,
    pub(super) skeleton: String,
}

impl From<Name> for Remembered {
    fn from(name: Name) -> Self {
        Self {
            skeleton: name.skeleton(),
            name,
        }
    }
}
