//! Hashes as people and programs read them.

use protocol::Hash;

/// How many bytes of a hash people compare by eye: enough that nobody finds a second game with the
/// same ones.
const SHORT: usize = 12;

/// A hash, short, in groups of four: `3f2a 91bc 77d0 0e41 5b6c 8d9e`.
pub(crate) fn fingerprint(hash: Hash) -> String {
    let (short, _) = hash.0.split_at(SHORT);
    let groups: Vec<String> = short.chunks(2).map(hex).collect();
    groups.join(" ")
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    bytes.concat()
}
