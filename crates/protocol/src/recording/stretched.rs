//! A length that was changed so that its record seems to reach beyond the end of the file.
//!
//! Such a record would pass for a torn tail, and everything after it would be lost without a word.
//! But a torn tail is less than a record, and here the whole of it is there: with the length it was
//! written with, its check bytes fit.

use super::{CHECK_BYTES, HEAD_BYTES};
use crate::hash::{Hash, label};

/// Whether these bytes, which end before their first record does by its stated length, hold all of
/// it if one byte of that length is read differently.
pub(super) fn is_stretched(chain: &Hash, bytes: &[u8]) -> bool {
    let Some(stated) = bytes.first_chunk::<4>() else {
        return false;
    };
    // At most a few hundred of these fit the tail, which is shorter than the longest record.
    let mut lengths = (0..stated.len()).flat_map(|at| {
        (0..=u8::MAX).map(move |value| {
            let mut length = *stated;
            if let Some(byte) = length.get_mut(at) {
                *byte = value;
            }
            length
        })
    });
    lengths.any(|length| fits(chain, bytes, length) == Some(true))
}

/// Whether the check bytes fit a record of this length; nothing if it is not whole.
fn fits(chain: &Hash, bytes: &[u8], length: [u8; 4]) -> Option<bool> {
    let body = usize::try_from(u32::from_be_bytes(length)).ok()?;
    let end = HEAD_BYTES.checked_add(body)?;
    let check = bytes.get(end..end.checked_add(CHECK_BYTES)?)?;
    let content = [&length, bytes.get(length.len()..end)?].concat();
    let chain = Hash::of(label::RECORD, &[&chain.0, &content]);
    Some(chain.0.starts_with(check))
}

#[cfg(test)]
mod tests {
    use crate::charter::{Charter, SeatEntry, VERSION};
    use crate::contribution::{Contribution, Payload};
    use crate::identity::IdentityKey;
    use crate::recording::{MAGIC, Record, Recording, RecordingError, RecordingWriter};
    use crate::replica::Replica;
    use crate::suite::Suite;
    use rules::{Options, Seat};

    /// A charter and one contribution; where the contribution begins.
    fn file() -> (Vec<u8>, usize) {
        let keys = [1, 2].map(|byte| IdentityKey::from_bytes(&[byte; 32]));
        let seats = keys.iter().zip([1, 2]).map(|(key, byte)| SeatEntry {
            identity: key.identity(),
            name: "Player".into(),
            operator: key.identity(),
            nonce: [byte; 32],
        });
        let charter = Charter {
            version: VERSION,
            options: Options::default(),
            seats: seats.collect(),
        };
        let (mut writer, mut bytes) = RecordingWriter::begin(&charter);
        let last = bytes.len();
        let replica = Replica::new(Suite::derive().unwrap(), charter).unwrap();
        let header = replica.header(Seat::new(0).unwrap());
        let signed = Contribution::sign(&keys[0], header, Payload::Charter);
        bytes.extend(
            writer
                .append(&Record::Contribution(Box::new(signed)))
                .unwrap(),
        );
        (bytes, last)
    }

    #[test]
    fn any_changed_byte_is_noticed() {
        let (bytes, last) = file();
        for at in 0..bytes.len() {
            let bits: &[u8] = match at.checked_sub(last) {
                Some(0..4) => &[1, 2, 4, 8, 16, 32, 64, 128],
                _ => &[1],
            };
            for bit in bits {
                let mut changed = bytes.clone();
                changed[at] ^= bit;
                let problem = Recording::read(&changed).unwrap_err();
                if at >= last {
                    let record = 1;
                    let offset = last;
                    assert_eq!(problem, RecordingError::Damaged { record, offset });
                }
            }
        }
    }

    #[test]
    fn an_end_within_a_record_is_still_a_torn_tail() {
        let (bytes, last) = file();
        for end in last + 1..bytes.len() {
            let recording = Recording::read(&bytes[..end]).unwrap();
            let torn = recording.torn.unwrap();
            assert_eq!((torn.offset, torn.length), (last, end - last));
        }
        for end in MAGIC.len()..last {
            assert_eq!(
                Recording::read(&bytes[..end]).unwrap_err(),
                RecordingError::NoCharter
            );
        }
    }
}
