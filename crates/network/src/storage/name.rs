//! What the player is called.

use protocol::MAX_NAME;

use super::error::{Problem, StorageError, Task};
use super::folder;
use super::profile::Profile;

const FILE: &str = "name.txt";

/// Whether a charter takes this as a name.
pub(super) fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.len() <= MAX_NAME && !name.chars().any(char::is_control)
}

impl Profile {
    /// What the player is called; nothing if nobody has said so yet, or if the file was changed to
    /// something that is no name.
    ///
    /// # Errors
    ///
    /// If the disk does not let us.
    pub fn player_name(&self) -> Result<Option<String>, StorageError> {
        let path = self.folder().join(FILE);
        // An editor may have put a line end behind the longest name.
        match folder::read(&path, MAX_NAME + 8) {
            Ok(bytes) => {
                let text = core::str::from_utf8(&bytes).ok().map(str::trim);
                Ok(text.filter(|name| is_name(name)).map(str::to_owned))
            }
            Err(Problem::Missing | Problem::TooLong(_)) => Ok(None),
            Err(problem) => Err(problem.during(Task::ReadName, &path)),
        }
    }

    /// Stores what the player is called.
    ///
    /// # Errors
    ///
    /// If it is no name, or the disk does not let us.
    pub fn set_player_name(&self, name: &str) -> Result<(), StorageError> {
        let path = self.folder().join(FILE);
        let name = name.trim();
        let stored = if is_name(name) {
            folder::replace(&path, format!("{name}\n").as_bytes())
        } else {
            Err(Problem::PlayerName)
        };
        stored.map_err(|problem| problem.during(Task::WriteName, &path))
    }
}
