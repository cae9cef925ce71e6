//! The bytes of a journal: the charter, then every entry, each with checks.
//!
//! A journal begins with [`MAGIC`] and is a sequence of frames: four bytes of length, four bytes that
//! check the length, the body, eight bytes that check all of it. Each check also hashes everything
//! before, so that no frame can be lost, changed or moved unnoticed, except the last ones together.
//!
//! **Torn or damaged.** A frame that was being written when the program stopped was never sent, and
//! is dropped. A frame that was on disk and has changed since must not be dropped: the seat may have
//! sent it, and without it would say something else. Hence the length has a check of its own: else one
//! wrong bit in it would make the last entry look torn. And hence a last frame that has all its bytes
//! but not the right ones counts as damaged, unless it ends in as many zeros as its check is long:
//! some file systems make a file longer before they write to it.

use protocol::{Charter, JournalEntry, MAX_MESSAGE, decode, encode};
use sha2::{Digest, Sha512};
use zeroize::Zeroizing;

use super::error::Problem;

/// How every journal begins: a name, and the version of the format.
pub(super) const MAGIC: [u8; 8] = *b"SQjourn\x01";

/// The longest journal: it holds less than the recording of the same game.
pub(super) const MAX_JOURNAL: usize = protocol::MAX_RECORDING;

const LENGTH: usize = 4;
const LENGTH_CHECK: usize = 4;
const HEAD: usize = LENGTH + LENGTH_CHECK;
const CHECK: usize = 8;

const LENGTH_LABEL: &str = "sleeping-queens journal length v1";
const FRAME_LABEL: &str = "sleeping-queens journal frame v1";

/// The hash of all frames so far.
#[derive(Clone, Debug)]
pub(super) struct Chain([u8; 32]);

/// What a journal says.
pub(super) struct Contents {
    pub(super) charter: Charter,
    pub(super) entries: Vec<JournalEntry>,
    /// The length up to the end of the last whole frame.
    pub(super) whole: usize,
    pub(super) chain: Chain,
}

impl Chain {
    fn new() -> Self {
        Self(hash(FRAME_LABEL, &[0; 32], &MAGIC))
    }

    /// The frame of a body, after all those before.
    pub(super) fn frame(&mut self, body: &[u8]) -> Zeroizing<Vec<u8>> {
        let mut frame = Zeroizing::new(Vec::with_capacity(HEAD + body.len() + CHECK));
        // A body that is too long is refused before it comes here.
        let length = u32::try_from(body.len()).unwrap_or(u32::MAX).to_be_bytes();
        frame.extend_from_slice(&length);
        frame.extend(self.length_check(length));
        frame.extend_from_slice(body);
        self.0 = hash(FRAME_LABEL, &self.0, &frame);
        frame.extend(self.0.iter().take(CHECK));
        frame
    }

    fn length_check(&self, length: [u8; LENGTH]) -> [u8; LENGTH_CHECK] {
        let [a, b, c, d, ..] = hash(LENGTH_LABEL, &self.0, &length);
        [a, b, c, d]
    }
}

/// Whether an entry can be stored at all.
pub(super) const fn fits(body: &[u8]) -> bool {
    body.len() <= MAX_MESSAGE
}

/// A new journal: what the file begins with.
pub(super) fn begin(charter: &Charter) -> (Chain, Zeroizing<Vec<u8>>) {
    let mut chain = Chain::new();
    let frame = chain.frame(&encode(charter));
    let mut bytes = Zeroizing::new(Vec::with_capacity(MAGIC.len() + frame.len()));
    bytes.extend_from_slice(&MAGIC);
    bytes.extend_from_slice(&frame);
    (chain, bytes)
}

/// The charter alone, which the journal begins with.
pub(super) fn first(bytes: &[u8]) -> Option<Charter> {
    let frame = split_frame(&mut Chain::new(), after_magic(bytes).ok()?).ok()??;
    decode(frame.body).ok()
}

/// Reads a journal. The end may be torn; everything before it must be whole.
pub(super) fn parse(bytes: &[u8]) -> Result<Contents, Problem> {
    let mut rest = after_magic(bytes)?;
    let mut chain = Chain::new();
    let mut charter = None;
    let mut entries = Vec::new();
    let mut whole = MAGIC.len();
    loop {
        let damaged = Problem::JournalDamaged {
            entry: usize::from(charter.is_some()) + entries.len(),
            offset: whole,
        };
        let Ok(frame) = split_frame(&mut chain, rest) else {
            return Err(damaged);
        };
        match (frame, charter) {
            (None, Some(charter)) => {
                return Ok(Contents {
                    charter,
                    entries,
                    whole,
                    chain,
                });
            }
            // The file gets its name only when the charter is in it: this is no torn tail.
            (None, None) => return Err(damaged),
            (Some(Frame { body, after }), first) => {
                match first {
                    None => charter = Some(decode::<Charter>(body).map_err(|_| damaged)?),
                    known => {
                        charter = known;
                        entries.push(JournalEntry::from_bytes(body.to_vec()));
                    }
                }
                whole += rest.len() - after.len();
                rest = after;
            }
        }
    }
}

fn after_magic(bytes: &[u8]) -> Result<&[u8], Problem> {
    let (name, _) = MAGIC.split_at(MAGIC.len() - 1);
    let (magic, rest) = bytes
        .split_at_checked(MAGIC.len())
        .filter(|(magic, _)| magic.starts_with(name))
        .ok_or(Problem::NotAJournal)?;
    match magic.last() {
        Some(&version) if magic != MAGIC => Err(Problem::JournalVersion(version)),
        _ => Ok(rest),
    }
}

struct Damaged;

struct Frame<'a> {
    body: &'a [u8],
    /// What is behind it.
    after: &'a [u8],
}

/// The first frame; nothing if it is torn.
fn split_frame<'a>(chain: &mut Chain, bytes: &'a [u8]) -> Result<Option<Frame<'a>>, Damaged> {
    let unwritten = |bytes: &[u8]| bytes.len() >= CHECK && bytes.iter().all(|&byte| byte == 0);
    let Some((head, behind)) = bytes.split_at_checked(HEAD) else {
        return Ok(None);
    };
    let (length, length_check) = head.split_at_checked(LENGTH).ok_or(Damaged)?;
    let length: [u8; LENGTH] = length.try_into().map_err(|_| Damaged)?;
    if chain.length_check(length) != *length_check {
        let torn = unwritten(behind) || unwritten(bytes);
        return if torn { Ok(None) } else { Err(Damaged) };
    }
    let length = usize::try_from(u32::from_be_bytes(length)).map_err(|_| Damaged)?;
    if length > MAX_MESSAGE {
        return Err(Damaged);
    }
    let Some((body, check, after)) = behind.split_at_checked(length).and_then(|(body, rest)| {
        rest.split_at_checked(CHECK)
            .map(|(c, after)| (body, c, after))
    }) else {
        return Ok(None);
    };
    let framed = bytes.get(..HEAD + length).ok_or(Damaged)?;
    let next = hash(FRAME_LABEL, &chain.0, framed);
    if next.starts_with(check) {
        chain.0 = next;
        Ok(Some(Frame { body, after }))
    } else if after.is_empty() && unwritten(check) {
        Ok(None)
    } else {
        Err(Damaged)
    }
}

/// The first half of a SHA-512 hash. Label and chain have fixed lengths.
fn hash(label: &'static str, chain: &[u8; 32], bytes: &[u8]) -> [u8; 32] {
    let digest = Sha512::new()
        .chain_update(label)
        .chain_update(chain)
        .chain_update(bytes)
        .finalize();
    let mut half = [0; 32];
    for (to, from) in half.iter_mut().zip(digest) {
        *to = from;
    }
    half
}
