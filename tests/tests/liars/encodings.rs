//! Bytes that are not what they say. Nobody can be blamed for bytes that nobody signed as they
//! are: they are refused, and the liar is as good as silent.

use protocol::{Contribution, MAX_MESSAGE, Message, Payload, Rejection, WireError};
use rules::{Action, SlotSet};

use crate::scene::{Scene, Verdict, cheats, seat};

/// Where the seat stands in the bytes of a contribution.
const SEAT: usize = 4 + 2 + 32 + 32 + 8 + 32;

/// A true move of the liar, as bytes, with something changed.
fn changed(change: impl FnOnce(&mut Vec<u8>), refusal: impl Fn(&Rejection) -> bool) -> Verdict {
    let mut scene = Scene::at_turn();
    let hand = *scene.game().hand(seat(scene.liar));
    let cards = SlotSet::new(hand.iter().take(2)).unwrap();
    let slots: Vec<_> = cards.into_iter().collect();
    let shares = scene.shares_of(&slots);
    let contribution = scene.sign(Payload::Act {
        action: Action::Discard { cards },
        shares,
    });
    let mut bytes = Message::Contribution(Box::new(contribution)).to_bytes();
    change(&mut bytes);
    for to in scene.honest() {
        scene.tell_bytes(to, &bytes);
    }
    scene.refused(refusal)
}

fn is_malformed(rejection: &Rejection) -> bool {
    matches!(rejection, Rejection::Wire(WireError::Malformed))
}

fn trailing_bytes() -> Verdict {
    changed(
        |bytes| bytes.push(0),
        |rejection| matches!(rejection, Rejection::Wire(WireError::Trailing(1))),
    )
}

fn a_message_that_is_cut_off() -> Verdict {
    changed(|bytes| bytes.truncate(bytes.len() - 1), is_malformed)
}

fn nothing_at_all() -> Verdict {
    changed(Vec::clear, is_malformed)
}

/// Where the action's slots are counted: after seat, payload kind and action kind.
const SLOT_COUNT: usize = SEAT + 1 + 4 + 4;

fn a_length_that_lies() -> Verdict {
    changed(
        |bytes| {
            let shares = SLOT_COUNT + 8 + 2 * 4;
            bytes[shares..shares + 8].copy_from_slice(&u64::MAX.to_be_bytes());
        },
        is_malformed,
    )
}

fn a_length_that_takes_from_what_follows() -> Verdict {
    changed(
        |bytes| {
            let shares = SLOT_COUNT + 8 + 2 * 4;
            bytes[shares + 7] += 32;
        },
        is_malformed,
    )
}

/// The same set of cards in another order: it would be the same move with another hash.
fn slots_out_of_order() -> Verdict {
    changed(
        |bytes| {
            let slots = SLOT_COUNT + 8;
            let (one, other) = bytes[slots..slots + 8].split_at_mut(4);
            one.swap_with_slice(other);
        },
        is_malformed,
    )
}

fn a_slot_named_twice() -> Verdict {
    changed(
        |bytes| {
            let slots = SLOT_COUNT + 8;
            bytes.copy_within(slots..slots + 4, slots + 4);
        },
        is_malformed,
    )
}

fn a_seat_that_no_table_has() -> Verdict {
    changed(|bytes| bytes[SEAT] = 9, is_malformed)
}

fn a_kind_of_message_that_does_not_exist() -> Verdict {
    changed(|bytes| bytes[3] = 77, is_malformed)
}

fn a_kind_of_payload_that_does_not_exist() -> Verdict {
    changed(|bytes| bytes[SEAT + 4] = 77, is_malformed)
}

fn a_message_that_is_too_long() -> Verdict {
    changed(
        |bytes| bytes.resize(MAX_MESSAGE + 1, 0),
        |rejection| matches!(rejection, Rejection::Wire(WireError::TooLong(_))),
    )
}

fn a_signature_that_is_not_the_one() -> Verdict {
    changed(
        |bytes| *bytes.last_mut().unwrap() ^= 1,
        |rejection| matches!(rejection, Rejection::Signature(_)),
    )
}

/// The group order added to the second half: the same signature to a careless reader.
fn a_signature_in_a_second_encoding() -> Verdict {
    const ORDER: [u8; 32] = [
        0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde,
        0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ];
    changed(
        |bytes| {
            let start = bytes.len() - 32;
            let mut carry = 0;
            for (byte, add) in bytes[start..].iter_mut().zip(ORDER) {
                let sum = u16::from(*byte) + u16::from(add) + carry;
                *byte = sum.to_le_bytes()[0];
                carry = sum >> 8;
            }
        },
        |rejection| matches!(rejection, Rejection::Signature(_)),
    )
}

/// Signed truly, for another game.
fn a_move_of_another_game() -> Verdict {
    of_elsewhere(|header| header.game.0[0] ^= 1)
}

/// Signed truly, for another version of the protocol.
fn a_move_of_another_version() -> Verdict {
    of_elsewhere(|header| header.version += 1)
}

fn of_elsewhere(elsewhere: impl Fn(&mut protocol::Header)) -> Verdict {
    let mut scene = Scene::at_turn();
    let mut header = scene.header();
    elsewhere(&mut header);
    let payload = Payload::Act {
        action: Action::LetGo,
        shares: Vec::new(),
    };
    let other = Contribution::sign(&scene.identity(scene.liar), header, payload);
    scene.tell_all(&other);
    scene.refused(|rejection| matches!(rejection, Rejection::OtherGame))
}

cheats![
    trailing_bytes,
    a_message_that_is_cut_off,
    nothing_at_all,
    a_length_that_lies,
    a_length_that_takes_from_what_follows,
    slots_out_of_order,
    a_slot_named_twice,
    a_seat_that_no_table_has,
    a_kind_of_message_that_does_not_exist,
    a_kind_of_payload_that_does_not_exist,
    a_message_that_is_too_long,
    a_signature_that_is_not_the_one,
    a_signature_in_a_second_encoding,
    a_move_of_another_game,
    a_move_of_another_version,
];
