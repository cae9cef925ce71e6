//! Any bytes as a message: decoded to a value that encodes to the same bytes, or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{Contribution, Message};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(message) = Message::from_bytes(bytes) {
        assert_eq!(message.to_bytes(), bytes);
    }
    if let Ok(contribution) = Contribution::from_bytes(bytes) {
        assert_eq!(contribution.to_bytes(), bytes);
    }
});
