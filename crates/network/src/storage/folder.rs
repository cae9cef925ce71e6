//! Folders and files that are the player's own, and files that are replaced as a whole.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use zeroize::Zeroizing;

use super::error::Problem;

/// Where programs keep their data.
#[derive(Clone, Copy, Debug)]
pub(super) enum Platform {
    /// The folders of freedesktop.org.
    Unix,
    /// The player's library.
    MacOs,
    /// The local half of the application data: a folder that follows its owner to another computer
    /// could be in use on two at once, and the seat would contradict itself.
    Windows,
}

impl Platform {
    const fn here() -> Self {
        if cfg!(target_os = "macos") {
            Self::MacOs
        } else if cfg!(windows) {
            Self::Windows
        } else {
            Self::Unix
        }
    }

    /// The folder, as far as the environment tells.
    pub(super) fn data_folder(
        self,
        variable: impl Fn(&str) -> Option<OsString>,
        home: Option<PathBuf>,
    ) -> Option<PathBuf> {
        let variable = |name: &str| {
            variable(name)
                .map(PathBuf::from)
                .filter(|path| !path.as_os_str().is_empty())
        };
        let home = || home.filter(|path| !path.as_os_str().is_empty());
        match self {
            Self::Unix => variable("XDG_DATA_HOME")
                .filter(|path| path.is_absolute())
                .or_else(|| Some(home()?.join(".local/share")))
                .map(|folder| folder.join("sleeping-queens")),
            Self::MacOs => Some(home()?.join("Library/Application Support/Sleeping Queens")),
            Self::Windows => variable("LOCALAPPDATA")
                .or_else(|| Some(home()?.join("AppData").join("Local")))
                .map(|folder| folder.join("Sleeping Queens")),
        }
    }
}

/// Where this system keeps the data of programs.
pub fn data_folder() -> Option<PathBuf> {
    Platform::here().data_folder(|name| std::env::var_os(name), std::env::home_dir())
}

/// Makes a folder that only its owner may enter, and those above it that are missing. On Windows
/// whatever lies below the player's own folder is the player's own already.
pub(super) fn make_folder(path: &Path) -> Result<(), Problem> {
    let missing: Vec<&Path> = path
        .ancestors()
        .take_while(|folder| !folder.as_os_str().is_empty() && !is_there(folder))
        .collect();
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Problem::NotAFolder),
        done => Ok(done?),
    }?;
    // What is synced in a folder is of no use if the folder itself is lost.
    missing.into_iter().try_for_each(sync_folder_of)
}

/// Takes from everybody but the owner what rights they have. False if that cannot be done here.
#[cfg(unix)]
pub(super) fn tighten(path: &Path) -> Result<bool, Problem> {
    use std::os::unix::fs::PermissionsExt;
    let others = |path| Ok::<u32, io::Error>(fs::metadata(path)?.permissions().mode() & 0o077);
    if others(path)? == 0 {
        return Ok(true);
    }
    let mut permissions = fs::metadata(path)?.permissions();
    permissions.set_mode(permissions.mode() & 0o700);
    // Some file systems know no rights and refuse: the player is told.
    let _ = fs::set_permissions(path, permissions);
    Ok(others(path)? == 0)
}

/// Takes from everybody but the owner what rights they have. False if that cannot be done here.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "it can fail on other systems")]
pub(super) fn tighten(_path: &Path) -> Result<bool, Problem> {
    Ok(true)
}

/// Options that make files only their owner may read.
pub(super) fn owner_only() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// All of a file, unless it is longer than such a file ever is. Wiped when dropped.
pub(super) fn read(path: &Path, longest: usize) -> Result<Zeroizing<Vec<u8>>, Problem> {
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    let room = usize::try_from(length).unwrap_or(usize::MAX);
    if room > longest {
        return Err(Problem::TooLong(length));
    }
    // Made at full length at once: a vector that grows leaves secrets behind.
    let mut bytes = Zeroizing::new(Vec::with_capacity(room));
    file.take(length).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A new file beside the one it is to replace, whole and on disk.
pub(super) struct Prepared {
    temporary: PathBuf,
    target: PathBuf,
}

/// How the name of a file ends that is not in its place yet.
pub(super) const TEMPORARY: &str = "new";

/// The same path with another ending behind all it has.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Writes the bytes beside the file they are for.
pub(super) fn prepare(target: &Path, bytes: &[u8]) -> Result<Prepared, Problem> {
    let temporary = with_ending(target, TEMPORARY);
    // One that a crash left: never written through, it might be a link.
    match fs::remove_file(&temporary) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let written = owner_only()
        .write(true)
        .create_new(true)
        .open(&temporary)
        .and_then(|mut file| {
            file.write_all(bytes)?;
            file.sync_all()
        });
    if let Err(error) = written {
        let _ = fs::remove_file(&temporary);
        return Err(error.into());
    }
    Ok(Prepared {
        temporary,
        target: target.to_path_buf(),
    })
}

impl Prepared {
    /// Puts the file in its place, at one stroke.
    pub(super) fn commit(self) -> Result<(), Problem> {
        fs::rename(&self.temporary, &self.target)?;
        sync_folder_of(&self.target)
    }
}

/// Replaces a file as a whole: a crash leaves the old one or the new one.
pub(super) fn replace(target: &Path, bytes: &[u8]) -> Result<(), Problem> {
    prepare(target, bytes)?.commit()
}

/// Makes sure that the folder knows its files: a new name is not on disk before that.
#[cfg(unix)]
pub(super) fn sync_folder_of(path: &Path) -> Result<(), Problem> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    Ok(File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?)
}

/// Windows has no such call: the file system keeps a journal of names.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "it can fail on other systems")]
pub(super) fn sync_folder_of(_path: &Path) -> Result<(), Problem> {
    Ok(())
}

/// Moves a broken file out of the way, under a name that is free.
pub(super) fn set_aside(path: &Path) -> Result<PathBuf, Problem> {
    let numbered = (2..=9).map(|number| with_ending(path, &format!("broken-{number}")));
    let mut names = core::iter::once(with_ending(path, "broken")).chain(numbered);
    let free = names.find(|name| !is_there(name));
    // The tenth broken file takes the place of the ninth: a disk is not to be filled with them.
    let aside = free.unwrap_or_else(|| with_ending(path, "broken-9"));
    fs::rename(path, &aside)?;
    sync_folder_of(&aside)?;
    Ok(aside)
}

/// Whether anything has this name, be it only a link that leads nowhere.
pub(super) fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}
