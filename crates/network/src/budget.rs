//! What one peer may take up, over all of its links.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::bucket::Bucket;

/// How many frames a peer may send at once, and a second in the long run.
const FRAMES: (u32, u32) = (512, 128);

/// How many bytes a peer may send at once, and a second in the long run. A deal among five is some
/// 300 kB for each pair of peers at worst.
const BYTES: (u32, u32) = (4 << 20, 1 << 20);

/// How many links a peer may begin at once, and a second in the long run.
const LINKS: (u32, u32) = (8, 1);

/// How many phrases a player may say at once, and a second in the long run.
const EMOTES: (u32, u32) = (4, 1);

/// What one peer may take up. All of its links draw on the same one, so that nothing is gained by
/// beginning anew.
#[derive(Clone, Debug)]
pub(crate) struct Budget(Arc<Mutex<Buckets>>);

#[derive(Debug)]
struct Buckets {
    began: Instant,
    frames: Bucket,
    bytes: Bucket,
    links: Bucket,
    emotes: Bucket,
}

impl Budget {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(Buckets {
            began: Instant::now(),
            frames: Bucket::new(FRAMES.0, FRAMES.1),
            bytes: Bucket::new(BYTES.0, BYTES.1),
            links: Bucket::new(LINKS.0, LINKS.1),
            emotes: Bucket::new(EMOTES.0, EMOTES.1),
        })))
    }

    /// How long to wait before the next frame is read, after one of so many bytes.
    pub(crate) fn frame(&self, bytes: u32) -> Duration {
        self.draw(|buckets, now| {
            let frames = buckets.frames.take(1, now);
            frames.max(buckets.bytes.take(bytes, now))
        })
    }

    /// Whether the peer may begin another link now.
    pub(crate) fn link(&self) -> bool {
        self.draw(|buckets, now| buckets.links.try_take(now))
    }

    /// Whether another phrase of the peer is shown now.
    pub(crate) fn emote(&self) -> bool {
        self.draw(|buckets, now| buckets.emotes.try_take(now))
    }

    fn draw<T>(&self, draw: impl FnOnce(&mut Buckets, Duration) -> T) -> T {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = buckets.began.elapsed();
        draw(&mut buckets, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_link_brings_no_new_budget() {
        let budget = Budget::new();
        let second = budget.clone();
        for _ in 0..FRAMES.0 {
            assert_eq!(budget.frame(1), Duration::ZERO);
        }
        let waits = (0..64).map(|_| second.frame(1)).max();
        assert!(waits > Some(Duration::from_millis(300)), "{waits:?}");
    }

    #[test]
    fn links_are_counted() {
        let budget = Budget::new();
        let begun = (0..100).filter(|_| budget.clone().link()).count();
        assert!((8..12).contains(&begun), "{begun} of 100");
    }
}
