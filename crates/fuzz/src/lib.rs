//! A real game to start from: bytes that mean something reach further than noise.

use std::sync::OnceLock;

use protocol::{Charter, IdentityKey, Output, Peer, SeatEntry, Session, Suite, VERSION};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{Dice, Options};

/// What was said in a game of two, and the file it left.
pub struct Game {
    /// Generators and cards.
    pub suite: Suite,
    /// What both signed.
    pub charter: Charter,
    /// Every message, in the order in which it was sent.
    pub messages: Vec<Vec<u8>>,
    /// The recording of the first seat.
    pub recording: Vec<u8>,
}

/// The identity of a seat.
pub fn identity(seat: u8) -> IdentityKey {
    IdentityKey::from_bytes(&[seat + 1; 32])
}

/// The game, played once.
pub fn game() -> &'static Game {
    static GAME: OnceLock<Game> = OnceLock::new();
    GAME.get_or_init(play)
}

fn play() -> Game {
    let suite = Suite::derive().expect("the cards can be derived");
    let seats = (0..2u8)
        .map(|seat| {
            let identity = identity(seat).identity();
            SeatEntry {
                identity,
                name: format!("Player {seat}"),
                operator: identity,
                nonce: [seat; 32],
            }
        })
        .collect();
    let charter = Charter {
        version: VERSION,
        options: Options::default(),
        seats,
    };
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut dice = Dice::new(1);
    let mut sessions: Vec<Session> = (0..2u8)
        .map(|seat| {
            Session::seat(suite.clone(), charter.clone(), identity(seat), &mut rng)
                .expect("the charter holds")
        })
        .collect();
    let (mut messages, mut recording) = (Vec::new(), Vec::new());
    loop {
        let mut sent = Vec::new();
        for (from, session) in sessions.iter_mut().enumerate() {
            while let Some(output) = session.poll_output() {
                match output {
                    Output::Transmit { bytes, .. } => sent.push((from, bytes)),
                    Output::Record(bytes) if from == 0 => recording.extend(bytes),
                    _ => {}
                }
            }
        }
        for (from, bytes) in &sent {
            messages.push(bytes.clone());
            let _ = sessions[1 - from].handle_message(Peer(*from as u64), bytes, &mut rng);
        }
        if !sent.is_empty() {
            continue;
        }
        let asked = sessions[0].game().and_then(rules::Game::decision);
        let Some((seat, _)) = asked else { break };
        let session = &mut sessions[seat.index()];
        let legal = session.view().map(|view| view.legal_actions()).unwrap_or_default();
        let Some(action) = dice.pick(&legal) else { break };
        session.act(*action, &mut rng).expect("a legal action");
    }
    Game {
        suite,
        charter,
        messages,
        recording,
    }
}
