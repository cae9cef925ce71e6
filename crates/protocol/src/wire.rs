//! The one place where values become bytes and bytes become values.
//!
//! One value has one encoding: fixed-width big-endian integers, lengths as 64-bit integers, nothing
//! after the end, and whatever decodes must encode to the same bytes again.

use core::fmt;

use bincode::config;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest message or record. A deluxe shuffle of both piles is about 14 KiB, so there is room,
/// and no length field can make a reader allocate more than this.
pub const MAX_MESSAGE: usize = 64 * 1024;

/// The largest contribution: two of them, which may contradict each other, fit one message.
pub const MAX_CONTRIBUTION: usize = 30 * 1024;

/// Bytes that are no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireError {
    /// More than [`MAX_MESSAGE`] bytes.
    TooLong(usize),
    /// Not an encoding of the value that was expected.
    Malformed,
    /// Bytes after the end.
    Trailing(usize),
    /// An encoding other than the one that the value has.
    NotCanonical,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong(length) => write!(f, "{length} bytes are too long for a message"),
            Self::Malformed => f.write_str("the bytes are no message of this protocol"),
            Self::Trailing(count) => write!(f, "{count} bytes follow the end of the message"),
            Self::NotCanonical => f.write_str("the message is not in its one encoding"),
        }
    }
}

impl core::error::Error for WireError {}

const CONFIG: config::Configuration<config::BigEndian, config::Fixint, config::Limit<MAX_MESSAGE>> =
    config::standard()
        .with_big_endian()
        .with_fixed_int_encoding()
        .with_limit::<MAX_MESSAGE>();

/// The bytes of a value: its one encoding.
pub fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    // Only a value that serde itself cannot describe fails, and none of ours is one.
    bincode::serde::encode_to_vec(value, CONFIG).unwrap_or_default()
}

/// The value of these bytes, if they are its one encoding.
///
/// # Errors
///
/// What is wrong with them.
pub fn decode<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    if bytes.len() > MAX_MESSAGE {
        return Err(WireError::TooLong(bytes.len()));
    }
    let (value, read) = bincode::serde::decode_from_slice::<T, _>(bytes, CONFIG)
        .map_err(|_| WireError::Malformed)?;
    if read < bytes.len() {
        return Err(WireError::Trailing(bytes.len() - read));
    }
    if encode(&value) == bytes {
        Ok(value)
    } else {
        Err(WireError::NotCanonical)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_value_has_one_encoding() {
        let value = (7u32, vec![1u8, 2, 3], Some(true));
        let bytes = encode(&value);
        assert_eq!(decode::<(u32, Vec<u8>, Option<bool>)>(&bytes), Ok(value));
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(
            decode::<(u32, Vec<u8>, Option<bool>)>(&longer),
            Err(WireError::Trailing(1))
        );
        for cut in 0..bytes.len() {
            let short = decode::<(u32, Vec<u8>, Option<bool>)>(&bytes[..cut]);
            assert_eq!(short, Err(WireError::Malformed));
        }
    }

    #[test]
    fn a_length_that_lies_allocates_nothing_large() {
        let mut bytes = u64::MAX.to_be_bytes().to_vec();
        assert_eq!(decode::<Vec<u8>>(&bytes), Err(WireError::Malformed));
        bytes.extend([0; 64]);
        assert_eq!(decode::<Vec<u8>>(&bytes), Err(WireError::Malformed));
        let huge = vec![0; MAX_MESSAGE + 1];
        assert_eq!(
            decode::<Vec<u8>>(&huge),
            Err(WireError::TooLong(MAX_MESSAGE + 1))
        );
    }
}
