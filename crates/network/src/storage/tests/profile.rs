//! One player's folder: rights, locks, identity.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use rand_chacha::rand_core::Rng;

use super::super::folder::{Platform, prepare};
use super::super::{GameFiles, Problem, Profile, StorageError, Task};
use super::{Scratch, charter, flip, rng};

fn open(scratch: &Scratch, name: &str, seed: u64) -> Result<Profile, StorageError> {
    Profile::open(Some(scratch.0.clone()), name, &mut rng(seed))
}

#[test]
fn the_identity_is_made_once_and_kept() {
    let scratch = Scratch::new();
    let first = open(&scratch, "ann", 1).unwrap();
    let identity = first.identity();
    let mut secret = [0; 32];
    rng(1).fill_bytes(&mut secret);
    assert_eq!(*first.secret(), secret);
    assert_eq!(first.identity_key().identity(), identity);
    assert!(first.warnings().is_empty());
    drop(first);
    let again = open(&scratch, "Ann ", 2).unwrap();
    assert_eq!(again.identity(), identity);
    assert_eq!(again.name(), "ann");
}

#[test]
fn two_profiles_at_once_are_two_players_and_one_profile_opens_once() {
    let scratch = Scratch::new();
    let ann = open(&scratch, "ann", 1).unwrap();
    let ben = open(&scratch, "ben", 2).unwrap();
    assert_ne!(ann.identity(), ben.identity());
    let error = open(&scratch, "ann", 3).unwrap_err();
    assert_eq!(
        (error.task, &error.problem),
        (Task::OpenProfile, &Problem::InUse)
    );
    assert!(error.to_string().contains("--profile NAME"), "{error}");
    drop(ann);
    open(&scratch, "ann", 3).unwrap();
}

#[test]
fn a_game_keeps_its_profile_locked() {
    let scratch = Scratch::new();
    let profile = open(&scratch, "ann", 1).unwrap();
    let files = GameFiles::create(&profile, &charter(&profile.identity_key(), 1)).unwrap();
    drop(profile);
    let error = open(&scratch, "ann", 1).unwrap_err();
    assert_eq!(error.problem, Problem::InUse);
    drop(files);
    open(&scratch, "ann", 1).unwrap();
}

#[test]
fn debug_does_not_tell_the_secret() {
    let scratch = Scratch::new();
    let profile = open(&scratch, "ann", 1).unwrap();
    let shown = format!("{profile:?}");
    let [first, second, third, ..] = *profile.secret();
    for secret in [
        format!("{first}, {second}, {third}"),
        format!("{first:02x}{second:02x}{third:02x}"),
    ] {
        assert!(!shown.contains(&secret), "{shown}");
    }
    assert!(shown.contains("ann"));
}

#[test]
fn a_damaged_identity_is_named_and_never_replaced() {
    let scratch = Scratch::new();
    let path = open(&scratch, "ann", 1)
        .unwrap()
        .folder()
        .join("identity.key");
    let whole = fs::read(&path).unwrap();
    assert_eq!(whole.len(), 64);
    let refused = |what: &str| {
        let before = fs::read(&path).unwrap();
        let error = open(&scratch, "ann", 2).unwrap_err();
        assert_eq!(error.task, Task::ReadIdentity, "{what}");
        assert_eq!(error.problem, Problem::IdentityDamaged, "{what}");
        assert!(error.to_string().contains("copy"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), before, "{what}");
    };
    for at in 0..whole.len() {
        flip(&path, at);
        refused("one changed byte");
        flip(&path, at);
        fs::write(&path, &whole[..at]).unwrap();
        refused("cut off");
        fs::write(&path, &whole).unwrap();
    }
    fs::write(&path, [0; 64]).unwrap();
    refused("zeros");
    fs::write(&path, [whole.as_slice(), b"x"].concat()).unwrap();
    refused("too long");
    fs::write(&path, &whole).unwrap();
    open(&scratch, "ann", 2).unwrap();
}

#[test]
fn a_lost_identity_is_not_replaced_while_games_need_it() {
    let scratch = Scratch::new();
    let profile = open(&scratch, "ann", 1).unwrap();
    let path = profile.folder().join("identity.key");
    fs::remove_file(&path).unwrap();
    drop(profile);
    // Nothing was begun: somebody new.
    let profile = open(&scratch, "ann", 2).unwrap();
    drop(GameFiles::create(&profile, &charter(&profile.identity_key(), 1)).unwrap());
    drop(profile);
    fs::remove_file(&path).unwrap();
    let error = open(&scratch, "ann", 3).unwrap_err();
    assert_eq!(error.problem, Problem::IdentityMissing);
    assert!(!path.exists());
}

#[test]
fn a_stop_before_the_new_file_is_in_its_place_leaves_the_old_one() {
    let scratch = Scratch::new();
    let profile = open(&scratch, "ann", 1).unwrap();
    let folder = profile.folder().to_path_buf();
    let key = folder.join("identity.key");
    let old = fs::read(&key).unwrap();
    // The program stops when all of the new file is written, and when half of it is.
    let prepared = prepare(&key, &[1; 64]).unwrap();
    drop((prepared, profile));
    assert!(folder.join("identity.key.new").exists());
    assert_eq!(fs::read(&key).unwrap(), old);
    fs::write(folder.join("name.txt.new"), b"ha").unwrap();
    fs::write(
        folder.join("journals/0123456789abcdef.journal.new"),
        b"half",
    )
    .unwrap();
    let profile = open(&scratch, "ann", 2).unwrap();
    assert_eq!(fs::read(&key).unwrap(), old);
    assert_eq!(profile.player_name(), Ok(None));
    // What never came to its place is gone: it may hold secrets.
    assert!(!folder.join("identity.key.new").exists());
    assert!(!folder.join("name.txt.new").exists());
    assert_eq!(fs::read_dir(folder.join("journals")).unwrap().count(), 0);
    // A file that could not be deleted is no hindrance either.
    fs::write(folder.join("name.txt.new"), b"ha").unwrap();
    profile.set_player_name("Ann").unwrap();
    assert_eq!(profile.player_name(), Ok(Some("Ann".to_owned())));
}

#[cfg(unix)]
#[test]
fn everything_is_the_owners_alone_and_made_so_again() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let scratch = Scratch::new();
    let profile = open(&scratch, "ann", 1).unwrap();
    let files = GameFiles::create(&profile, &charter(&profile.identity_key(), 1)).unwrap();
    profile.set_player_name("Ann").unwrap();
    let own = profile.folder().to_path_buf();
    let folders = [own.clone(), own.join("recordings"), own.join("journals")];
    let mut plain: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
        .collect();
    plain.sort();
    assert_eq!(plain.len(), 5, "{plain:?}");
    for path in &folders {
        assert_eq!(mode(path), 0o700, "{}", path.display());
    }
    for path in &plain {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
    drop((files, profile));
    let key = own.join("identity.key");
    fs::set_permissions(&key, fs::Permissions::from_mode(0o644)).unwrap();
    for path in &folders {
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let profile = open(&scratch, "ann", 1).unwrap();
    assert!(profile.warnings().is_empty());
    assert_eq!(mode(&key), 0o600);
    for path in &folders {
        assert_eq!(mode(path), 0o700, "{}", path.display());
    }
}

#[test]
fn every_system_has_its_folder() {
    let none = |_: &str| None::<OsString>;
    let home = || Some(PathBuf::from("/home/ann"));
    let found = |platform: Platform| platform.data_folder(none, home()).unwrap();
    assert_eq!(
        found(Platform::Unix),
        PathBuf::from("/home/ann/.local/share/sleeping-queens")
    );
    assert_eq!(
        found(Platform::MacOs),
        PathBuf::from("/home/ann/Library/Application Support/Sleeping Queens")
    );
    assert_eq!(
        found(Platform::Windows),
        PathBuf::from("/home/ann/AppData/Local/Sleeping Queens")
    );
    let set = |name: &str| match name {
        "XDG_DATA_HOME" => Some(OsString::from("/data")),
        "LOCALAPPDATA" => Some(OsString::from("/local")),
        _ => None,
    };
    assert_eq!(
        Platform::Unix.data_folder(set, None),
        Some(PathBuf::from("/data/sleeping-queens"))
    );
    assert_eq!(
        Platform::Windows.data_folder(set, None),
        Some(PathBuf::from("/local/Sleeping Queens"))
    );
    // A relative path means nothing here, and neither does an empty one.
    for useless in ["data", ""] {
        let variable = |_: &str| Some(OsString::from(useless));
        assert_eq!(
            Platform::Unix.data_folder(variable, home()),
            Some(PathBuf::from("/home/ann/.local/share/sleeping-queens"))
        );
    }
    for platform in [Platform::Unix, Platform::MacOs, Platform::Windows] {
        assert_eq!(platform.data_folder(none, None), None);
        assert_eq!(platform.data_folder(none, Some(PathBuf::new())), None);
    }
}
