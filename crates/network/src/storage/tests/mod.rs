//! Files as crashes, full disks, other programs and players' hands leave them.

mod disk_trouble;
mod games;
mod journal;
mod people;
mod profile;
mod whole_game;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::{Charter, IdentityKey, JournalEntry, SeatEntry, VERSION};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Dice, Preset};

use super::Profile;

/// A folder of a test's own, deleted at its end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sleeping-queens-{}-{count}", std::process::id());
        // In memory where that can be: no test sees a sync, and thousands of them take their time.
        let memory = Path::new("/dev/shm");
        let place = if memory.is_dir() {
            memory.to_path_buf()
        } else {
            std::env::temp_dir()
        };
        let path = place.join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn profile(&self, name: &str) -> Profile {
        Profile::open(Some(self.0.clone()), name, &mut rng(1)).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// A charter for two, of which the first is `first`.
fn charter(first: &IdentityKey, seed: u64) -> Charter {
    let mut dice = Dice::new(seed);
    let second = IdentityKey::from_bytes(&random(&mut dice));
    let seats = [first, &second].map(|key| SeatEntry {
        identity: key.identity(),
        name: "Ann".to_owned(),
        operator: key.identity(),
        nonce: random(&mut dice),
    });
    Charter {
        version: VERSION,
        options: Preset::Standard.options(),
        seats: seats.into(),
    }
}

fn random<const N: usize>(dice: &mut Dice) -> [u8; N] {
    core::array::from_fn(|_| dice.next().to_le_bytes()[0])
}

/// Entries of many lengths. Storage does not look into them.
fn entries(count: usize) -> Vec<JournalEntry> {
    let mut dice = Dice::new(5);
    (0..count)
        .map(|at| {
            let length = [0, 1, 7, 40][at % 4];
            let bytes = (0..length).map(|_| random::<1>(&mut dice)[0]).collect();
            JournalEntry::from_bytes(bytes)
        })
        .collect()
}

fn bodies(entries: &[JournalEntry]) -> Vec<&[u8]> {
    entries.iter().map(JournalEntry::as_bytes).collect()
}

fn flip(path: &Path, at: usize) {
    let mut bytes = fs::read(path).unwrap();
    bytes[at] ^= 0x10;
    fs::write(path, bytes).unwrap();
}
