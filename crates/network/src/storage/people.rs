//! Whom we met, and where they were last.

use std::net::SocketAddr;

use protocol::{Identity, MAX_MESSAGE, decode, encode};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha512};

use super::error::{Problem, StorageError, Task, Warning};
use super::folder;
use super::name::is_name;
use super::profile::Profile;

/// How many people are remembered.
pub const MAX_PEOPLE: usize = 64;

/// How many addresses of each.
pub const MAX_ADDRESSES: usize = 8;

const FILE: &str = "people.dat";
const MAGIC: [u8; 8] = *b"SQpeopl\x01";
const CHECK: usize = 8;

/// The people we met, whom we met last first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(Vec<Person>);

/// Somebody we met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub identity: Identity,
    /// What they called themselves.
    pub name: String,
    /// Where they were, the last place first.
    pub addresses: Vec<SocketAddr>,
}

/// As it is stored: addresses as text.
#[derive(Serialize, Deserialize)]
struct Stored {
    identity: Identity,
    name: String,
    addresses: Vec<String>,
}

impl People {
    /// All of them, whom we met last first.
    pub fn iter(&self) -> impl Iterator<Item = &Person> {
        self.0.iter()
    }

    /// Somebody, if we remember.
    pub fn find(&self, identity: &Identity) -> Option<&Person> {
        self.0.iter().find(|person| person.identity == *identity)
    }

    /// We meet somebody. Whoever was not met for longest is forgotten if there are too many, and so
    /// is the oldest address. A name that cannot be shown is not taken.
    pub fn meet(&mut self, identity: Identity, name: &str, address: Option<SocketAddr>) {
        let known = self.0.iter().position(|person| person.identity == identity);
        let mut person = match known {
            Some(at) => self.0.remove(at),
            None => Person {
                identity,
                name: String::new(),
                addresses: Vec::new(),
            },
        };
        if is_name(name) {
            name.clone_into(&mut person.name);
        }
        if let Some(address) = address {
            person.addresses.retain(|other| *other != address);
            person.addresses.insert(0, address);
            person.addresses.truncate(MAX_ADDRESSES);
        }
        self.0.insert(0, person);
        self.0.truncate(MAX_PEOPLE);
    }

    /// Forgets somebody.
    pub fn forget(&mut self, identity: &Identity) {
        self.0.retain(|person| person.identity != *identity);
    }

    fn to_bytes(&self) -> Vec<u8> {
        let stored: Vec<Stored> = self
            .iter()
            .map(|person| Stored {
                identity: person.identity,
                name: person.name.clone(),
                addresses: person.addresses.iter().map(SocketAddr::to_string).collect(),
            })
            .collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(encode(&stored));
        bytes.extend(check(&bytes));
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (content, own_check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK)?)?;
        let body = content.strip_prefix(&MAGIC)?;
        if check(content) != own_check {
            return None;
        }
        let stored: Vec<Stored> = decode(body).ok()?;
        let mut people = Self::default();
        // The oldest first, so that whatever is too much is forgotten as ever.
        for person in stored.iter().rev() {
            people.meet(person.identity, &person.name, None);
            for address in person.addresses.iter().rev() {
                people.meet(person.identity, "", Some(address.parse().ok()?));
            }
        }
        Some(people)
    }
}

impl Profile {
    /// The people we remember. If the file is damaged we begin anew and say where the broken one is.
    ///
    /// # Errors
    ///
    /// If the disk does not let us.
    pub fn people(&self) -> Result<(People, Option<Warning>), StorageError> {
        let path = self.folder().join(FILE);
        let read = folder::read(&path, MAGIC.len() + MAX_MESSAGE + CHECK);
        let people = match read {
            Ok(bytes) => People::from_bytes(&bytes),
            Err(Problem::Missing) => Some(People::default()),
            Err(Problem::TooLong(_)) => None,
            Err(problem) => return Err(problem.during(Task::ReadPeople, &path)),
        };
        match people {
            Some(people) => Ok((people, None)),
            None => match folder::set_aside(&path) {
                Ok(aside) => Ok((People::default(), Some(Warning::PeopleForgotten(aside)))),
                Err(problem) => Err(problem.during(Task::ReadPeople, &path)),
            },
        }
    }

    /// Remembers these people, and nobody else.
    ///
    /// # Errors
    ///
    /// If the disk does not let us: then the file is as it was.
    pub fn save_people(&self, people: &People) -> Result<(), StorageError> {
        let path = self.folder().join(FILE);
        folder::replace(&path, &people.to_bytes())
            .map_err(|problem| problem.during(Task::WritePeople, &path))
    }
}

fn check(content: &[u8]) -> Vec<u8> {
    let digest = Sha512::new()
        .chain_update("sleeping-queens people v1")
        .chain_update(content)
        .finalize();
    digest.into_iter().take(CHECK).collect()
}
