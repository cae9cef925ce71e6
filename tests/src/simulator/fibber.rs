//! A program that is honest until it lies, at a moment and in a way that the seed chooses.

use protocol::{Contribution, IdentityKey, Message, Payload, Session};
use rules::{Action, Dice};

use super::node::{Letter, Tongue};

/// How it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Something in the payload is wrong, and signed.
    Garble,
    /// Some hear the truth and some something wrong.
    Split,
    /// From then on it says nothing at all.
    FallSilent,
    /// From then on everything takes very long: no lie, but a nuisance.
    Dawdle,
}

impl Lie {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Garble, Self::Split, Self::FallSilent, Self::Dawdle];
}

/// Lies in its contribution number `at` and is honest before.
#[derive(Clone, Debug)]
pub struct Fibber {
    at: u64,
    lie: Lie,
    said: Vec<(u64, Payload)>,
    wrong: Option<Contribution>,
}

impl Fibber {
    /// Lies in its contribution number `at`, counted from 0.
    pub const fn new(at: u64, lie: Lie) -> Self {
        Self {
            at,
            lie,
            said: Vec::new(),
            wrong: None,
        }
    }

    /// Whether the moment has come.
    const fn lies(&self) -> bool {
        self.said.len() as u64 > self.at
    }
}

impl Tongue for Fibber {
    fn say(
        &mut self,
        session: &Session,
        identity: &IdentityKey,
        letters: Vec<Letter>,
        dice: &mut Dice,
    ) -> Vec<Letter> {
        let own = letters.first().and_then(|letter| {
            let Ok(Message::Contribution(own)) = Message::from_bytes(&letter.bytes) else {
                return None;
            };
            (Some(own.header.seat) == session.own_seat()).then_some(*own)
        });
        let Some(own) = own else {
            return match self.lie {
                Lie::FallSilent if self.lies() => Vec::new(),
                _ => letters,
            };
        };
        let known = (own.header.step, own.payload.clone());
        let known_as = self.said.iter().position(|said| *said == known);
        let number = known_as.unwrap_or(self.said.len());
        if known_as.is_none() {
            self.said.push(known);
        }
        if (number as u64) < self.at {
            return letters;
        }
        let now = number as u64 == self.at;
        match self.lie {
            Lie::FallSilent => Vec::new(),
            Lie::Dawdle => letters
                .into_iter()
                .map(|letter| Letter {
                    after: dice.below(30_000) as u64,
                    ..letter
                })
                .collect(),
            Lie::Garble | Lie::Split if now => {
                let wrong = self.wrong.get_or_insert_with(|| {
                    let payload = garbled(&own.payload, dice);
                    Contribution::sign(identity, own.header, payload)
                });
                let wrong = Message::Contribution(Box::new(wrong.clone())).to_bytes();
                let everybody = self.lie == Lie::Garble;
                letters
                    .into_iter()
                    .map(|letter| {
                        if everybody || letter.to % 2 == 0 {
                            let bytes = wrong.clone();
                            Letter { bytes, ..letter }
                        } else {
                            letter
                        }
                    })
                    .collect()
            }
            Lie::Garble | Lie::Split => letters,
        }
    }
}

fn flip(bytes: &mut [u8], dice: &mut Dice) {
    let at = dice.below(bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << dice.below(8);
    }
}

/// The payload with something in it that is wrong.
fn garbled(payload: &Payload, dice: &mut Dice) -> Payload {
    let mut payload = payload.clone();
    match &mut payload {
        Payload::Charter => {
            payload = Payload::Commit {
                key: [1; 32],
                seed: [2; 32],
            };
        }
        Payload::Commit { key, .. } => flip(key, dice),
        Payload::Reveal { proof, coin, .. } => match dice.below(2) {
            0 => flip(proof, dice),
            _ => flip(coin, dice),
        },
        Payload::Shuffle { piles } => {
            let number = dice.below(piles.len());
            if let Some(pile) = piles.get_mut(number) {
                match dice.below(2) {
                    0 => flip(&mut pile.deck, dice),
                    _ => flip(&mut pile.argument, dice),
                }
            }
        }
        Payload::Shares { shares } => flip(shares, dice),
        Payload::Act { action, shares } => {
            if shares.is_empty() {
                *action = match action {
                    Action::LetGo => Action::Jester {
                        jester: rules::Slot(0),
                    },
                    _ => Action::LetGo,
                };
            } else {
                flip(shares, dice);
            }
        }
        Payload::Opening(opening) | Payload::Leave { opening, .. } => match opening.first_mut() {
            Some(first) => flip(&mut first.seed, dice),
            None => {
                payload = Payload::Commit {
                    key: [1; 32],
                    seed: [2; 32],
                };
            }
        },
    }
    payload
}
