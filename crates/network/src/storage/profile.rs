//! One player's folder, and who that player is.

use core::fmt;
use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Hash, Identity, IdentityKey};
use rand_core::CryptoRng;
use zeroize::Zeroizing;

use super::error::{Problem, StorageError, Task, Warning};
use super::folder;
use super::games;

const IDENTITY_FILE: &str = "identity.key";
const SECRET_BYTES: usize = 32;
const KEY_BYTES: usize = 2 * SECRET_BYTES;

/// The longest name of a profile, in characters.
const LONGEST_NAME: usize = 32;

/// One player's folder: identity, games, people. Nobody else has it open.
pub struct Profile {
    name: String,
    folder: PathBuf,
    secret: Zeroizing<[u8; SECRET_BYTES]>,
    held: Arc<Held>,
    warnings: Vec<Warning>,
}

/// What keeps others out, as long as the profile or one of its games is open.
#[derive(Debug)]
struct Held {
    _lock: File,
    games: Mutex<BTreeSet<Hash>>,
}

/// A game that is open in this program, until this is dropped.
#[derive(Debug)]
pub(super) struct OpenGame {
    game: Hash,
    held: Arc<Held>,
}

impl Profile {
    /// Opens a profile below `root`, or below the folder where this system keeps the data of
    /// programs. At the first start it is made, with a new identity.
    ///
    /// # Errors
    ///
    /// If the profile is in use, its identity is damaged, or the disk does not let us.
    pub fn open(
        root: Option<PathBuf>,
        name: &str,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, StorageError> {
        let opening = |problem: Problem, path: &Path| problem.during(Task::OpenProfile, path);
        let root = root
            .or_else(folder::data_folder)
            .ok_or_else(|| opening(Problem::NoDataFolder, Path::new("")))?;
        let name = clean(name).ok_or_else(|| opening(Problem::ProfileName, Path::new(name)))?;
        // The prefix also keeps away from names that Windows has reserved.
        let own = root.join(format!("profile-{name}"));
        let mut warnings = Vec::new();
        for path in [
            own.clone(),
            own.join(games::RECORDINGS),
            own.join(games::JOURNALS),
        ] {
            let made = folder::make_folder(&path).and_then(|()| folder::tighten(&path));
            if !made.map_err(|problem| opening(problem, &path))? {
                warnings.push(Warning::OpenToOthers(path));
            }
        }
        let lock_file = own.join("lock");
        let lock = lock(&lock_file).map_err(|problem| opening(problem, &lock_file))?;
        let secret = identity(&own, &mut warnings, rng)?;
        games::sweep(&own);
        Ok(Self {
            name,
            folder: own,
            secret,
            held: Arc::new(Held {
                _lock: lock,
                games: Mutex::default(),
            }),
            warnings,
        })
    }

    /// The name as it was cleaned: two names that differ only in signs and case are one profile.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where everything is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Who we are.
    pub fn identity(&self) -> Identity {
        self.identity_key().identity()
    }

    /// The key that signs for us.
    pub fn identity_key(&self) -> IdentityKey {
        IdentityKey::from_bytes(&self.secret)
    }

    /// The secret bytes of that key, for the handshake of the network. Wiped when dropped.
    pub fn secret(&self) -> Zeroizing<[u8; SECRET_BYTES]> {
        self.secret.clone()
    }

    /// What the player should know about this folder.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// Marks a game as open, so that its files are not written to from two places.
    pub(super) fn open_game(&self, game: Hash) -> Result<OpenGame, Problem> {
        if !self.held.games().insert(game) {
            return Err(Problem::GameOpen);
        }
        Ok(OpenGame {
            game,
            held: Arc::clone(&self.held),
        })
    }
}

impl fmt::Debug for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Profile")
            .field("name", &self.name)
            .field("folder", &self.folder)
            .field("identity", &self.identity())
            .finish_non_exhaustive()
    }
}

impl Held {
    fn games(&self) -> MutexGuard<'_, BTreeSet<Hash>> {
        // A set is whole after a panic elsewhere.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenGame {
    pub(super) const fn game(&self) -> Hash {
        self.game
    }
}

impl Drop for OpenGame {
    fn drop(&mut self) {
        self.held.games().remove(&self.game);
    }
}

/// Letters and digits of any script, in lower case since some file systems know no other, and
/// single dashes for the rest: no path can be made of it.
fn clean(name: &str) -> Option<String> {
    let mut clean = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() || letter == '_' {
            clean.push(letter);
        } else if !clean.is_empty() && !clean.ends_with('-') {
            clean.push('-');
        }
    }
    let short: String = clean.chars().take(LONGEST_NAME).collect();
    let trimmed = short.trim_end_matches('-');
    trimmed
        .contains(char::is_alphanumeric)
        .then(|| trimmed.to_owned())
}

fn lock(path: &Path) -> Result<File, Problem> {
    let file = folder::owner_only()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Problem::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Reads the identity key, or makes one if there is none and never was.
fn identity(
    profile: &Path,
    warnings: &mut Vec<Warning>,
    rng: &mut impl CryptoRng,
) -> Result<Zeroizing<[u8; SECRET_BYTES]>, StorageError> {
    let path = profile.join(IDENTITY_FILE);
    let reading = |problem: Problem| problem.during(Task::ReadIdentity, &path);
    let secret = match folder::read(&path, KEY_BYTES) {
        Ok(bytes) => split_key(&bytes).ok_or(Problem::IdentityDamaged),
        Err(Problem::TooLong(_)) => Err(Problem::IdentityDamaged),
        Err(Problem::Missing) => {
            let begun = fs::read_dir(profile.join(games::JOURNALS))
                .map_err(|error| reading(error.into()))?
                .next()
                .is_some();
            if begun {
                Err(Problem::IdentityMissing)
            } else {
                let made = new_key(&path, rng);
                return made.map_err(|problem| problem.during(Task::WriteIdentity, &path));
            }
        }
        Err(problem) => Err(problem),
    };
    let secret = secret.map_err(reading)?;
    if !folder::tighten(&path).map_err(reading)? {
        warnings.push(Warning::OpenToOthers(path));
    }
    Ok(secret)
}

/// The file holds the secret half and then the public half, which checks it.
fn split_key(bytes: &[u8]) -> Option<Zeroizing<[u8; SECRET_BYTES]>> {
    let (secret, public) = bytes.split_at_checked(SECRET_BYTES)?;
    let mut key = Zeroizing::new([0; SECRET_BYTES]);
    key.copy_from_slice(secret);
    (IdentityKey::from_bytes(&key).identity().0 == *public).then_some(key)
}

fn new_key(
    path: &Path,
    rng: &mut impl CryptoRng,
) -> Result<Zeroizing<[u8; SECRET_BYTES]>, Problem> {
    let mut secret = Zeroizing::new([0; SECRET_BYTES]);
    rng.fill_bytes(&mut *secret);
    let mut file = Zeroizing::new(Vec::with_capacity(KEY_BYTES));
    file.extend_from_slice(&*secret);
    file.extend(IdentityKey::from_bytes(&secret).identity().0);
    folder::replace(path, &file)?;
    Ok(secret)
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn no_name_leads_out_of_the_folder() {
        for (given, cleaned) in [
            ("Anna", "anna"),
            ("../../etc/passwd", "etc-passwd"),
            ("a/b\\c:d", "a-b-c-d"),
            ("two words", "two-words"),
            ("..\0x", "x"),
            ("Шура", "шура"),
            ("נועה", "נועה"),
            ("--profile--", "profile"),
        ] {
            assert_eq!(clean(given).as_deref(), Some(cleaned), "{given:?}");
        }
        for nothing in ["", ".", "..", "///", "___", "\u{202e}"] {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean(&"x".repeat(1000)).unwrap().len(), 32);
    }
}
