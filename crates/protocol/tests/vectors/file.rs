//! The records of a file, taken apart and put together again without the crate's help.

use sha2::{Digest, Sha512};

use crate::Files;
use crate::text;

/// Kind and body.
#[derive(Clone)]
pub(crate) struct Raw {
    pub(crate) kind: u8,
    pub(crate) body: Vec<u8>,
}

const MAGIC: &[u8; 8] = b"SQueens\x01";

/// The hash of `docs/protocol.md`.
pub(crate) fn hash(label: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha512::new();
    for part in core::iter::once(label.as_bytes()).chain(parts.iter().copied()) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    *hash.finalize().first_chunk().unwrap()
}

/// The records of a whole file.
pub(crate) fn split(bytes: &[u8]) -> Vec<Raw> {
    let mut rest = bytes.strip_prefix(MAGIC).unwrap();
    let mut records = Vec::new();
    while let Some((length, after)) = rest.split_first_chunk() {
        let length = u32::from_be_bytes(*length) as usize;
        records.push(Raw {
            kind: after[0],
            body: after[1..=length].to_vec(),
        });
        rest = &after[1 + length + 8..];
    }
    records
}

/// A file of these records, with the check bytes that belong to them.
pub(crate) fn join(records: &[Raw]) -> Vec<u8> {
    let label = "sleeping-queens record v1";
    let mut chain = hash(label, &[MAGIC]);
    let mut file = MAGIC.to_vec();
    for Raw { kind, body } in records {
        let mut record = u32::try_from(body.len()).unwrap().to_be_bytes().to_vec();
        record.push(*kind);
        record.extend(body);
        chain = hash(label, &[&chain, &record]);
        file.extend(record);
        file.extend(&chain[..8]);
    }
    file
}

/// Carries out an edit of a vector. Those that name bytes change the file as it is; those that
/// name records or bodies give every record the check bytes that then belong to it.
pub(crate) fn edit(files: &Files, file: &[u8], edit: &str) -> Vec<u8> {
    let mut bytes = file.to_vec();
    let words: Vec<&str> = edit.split_whitespace().collect();
    let number = |at: usize| -> usize { words[at].parse().unwrap() };
    let records = || split(file);
    match words[0] {
        "none" => {}
        "flip-byte" => bytes[number(1)] ^= 1,
        "keep-bytes" => bytes.truncate(number(1)),
        "add-bytes" => bytes.extend(text::bytes(words[1])),
        "set-bytes" => {
            let new = text::bytes(words[2]);
            bytes.splice(number(1)..number(1) + new.len(), new);
        }
        "flip-body" => {
            let mut records = records();
            records[number(1)].body[number(2)] ^= 1;
            bytes = join(&records);
        }
        "cut-body" => {
            let mut records = records();
            records[number(1)].body.pop();
            bytes = join(&records);
        }
        "add-to-body" => {
            let mut records = records();
            records[number(1)].body.extend(text::bytes(words[2]));
            bytes = join(&records);
        }
        "set-in-body" => {
            let mut records = records();
            let new = text::bytes(words[3]);
            let body = &mut records[number(1)].body;
            body.splice(number(2)..number(2) + new.len(), new);
            bytes = join(&records);
        }
        "set-kind" => {
            let mut records = records();
            records[number(1)].kind = u8::try_from(number(2)).unwrap();
            bytes = join(&records);
        }
        "drop-record" => {
            let mut records = records();
            records.remove(number(1));
            bytes = join(&records);
        }
        "repeat-record" => {
            let mut records = records();
            records.insert(number(1), records[number(1)].clone());
            bytes = join(&records);
        }
        "swap-records" => {
            let mut records = records();
            records.swap(number(1), number(2));
            bytes = join(&records);
        }
        "keep-records" => bytes = join(&records()[..number(1)]),
        "copy-record" => {
            let mut records = records();
            let other = split(&files[&format!("{}.recording", words[2])]);
            records.insert(number(1), other[number(3)].clone());
            bytes = join(&records);
        }
        other => panic!("no edit is called {other}"),
    }
    bytes
}
