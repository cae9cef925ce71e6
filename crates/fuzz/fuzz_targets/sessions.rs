//! Sequences of messages into a session: late, twice, out of order, changed and signed anew. No
//! panic, and no seat is blamed that did not sign two things.

#![no_main]

use fuzz::{game, identity};
use libfuzzer_sys::fuzz_target;
use protocol::{Ballot, Choice, Contribution, Message, Motion, Peer, Session};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::SeatSet;

fuzz_target!(|bytes: &[u8]| {
    let game = game();
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let mut session = Session::spectator(game.suite.clone(), game.charter.clone())
        .expect("the charter holds");
    let mut altered = false;
    for step in bytes.chunks_exact(4).take(64) {
        let at = usize::from(u16::from_be_bytes([step[0], step[1]])) % game.messages.len();
        let mut message = game.messages[at].clone();
        match step[2] % 8 {
            // Mostly as it was.
            0..=3 => {}
            // Everything up to here, in order.
            4 => {
                for earlier in &game.messages[..at] {
                    let _ = session.handle_message(Peer(0), earlier, &mut rng);
                }
            }
            // A byte changed: nobody's signature holds any more.
            5 => {
                let place = usize::from(step[3]) * message.len() / 256;
                message[place] ^= 1 << (step[3] % 8);
            }
            // The same payload for another step, signed by its author.
            6 => {
                if let Ok(Message::Contribution(said)) = Message::from_bytes(&message) {
                    let mut header = said.header;
                    header.step = header.step.wrapping_add(u64::from(step[3] % 4));
                    let key = identity(u8::from(header.seat));
                    let signed = Contribution::sign(&key, header, said.payload);
                    message = Message::Contribution(Box::new(signed)).to_bytes();
                    altered = true;
                }
            }
            // A ballot about the other seat.
            _ => {
                let seat = rules::Seat::new(step[3] % 2).expect("a seat");
                let other = rules::Seat::new(1 - step[3] % 2).expect("a seat");
                let header = session.replica().header(seat);
                let motion = if step[3] & 2 == 0 {
                    Motion::Remove(SeatSet::EMPTY.with(other))
                } else {
                    Motion::End(SeatSet::EMPTY.with(other))
                };
                let key = identity(u8::from(seat));
                let ballot = Ballot::sign(&key, header, motion, Choice::For);
                message = Message::Ballot(Box::new(ballot)).to_bytes();
                altered = true;
            }
        }
        let _ = session.handle_message(Peer(0), &message, &mut rng);
        while session.poll_output().is_some() {}
    }
    assert!(altered || session.faults().is_empty(), "an honest seat was blamed");
});
