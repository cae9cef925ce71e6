//! How much one peer may send.

use std::time::Duration;

/// A bucket of tokens that fills up with time: how many may be spent at once, and how many a second
/// in the long run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    capacity: f64,
    per_second: f64,
    tokens: f64,
    at: Duration,
}

impl Bucket {
    /// A full bucket.
    pub(crate) const fn new(capacity: u32, per_second: u32) -> Self {
        Self {
            capacity: capacity as f64,
            per_second: per_second as f64,
            tokens: capacity as f64,
            at: Duration::ZERO,
        }
    }

    /// Takes tokens out, and says how long to wait first. A wish larger than the bucket is granted
    /// when the bucket is full, and leaves it in debt.
    pub(crate) fn take(&mut self, tokens: u32, now: Duration) -> Duration {
        let passed = now.saturating_sub(self.at).as_secs_f64();
        self.at = self.at.max(now);
        self.tokens = (self.tokens + passed * self.per_second).min(self.capacity);
        let missing = (f64::from(tokens).min(self.capacity) - self.tokens).max(0.0);
        self.tokens -= f64::from(tokens);
        Duration::from_secs_f64(missing / self.per_second)
    }

    /// Whether nothing was taken out lately.
    pub(crate) fn is_full(&self, now: Duration) -> bool {
        let passed = now.saturating_sub(self.at).as_secs_f64();
        self.tokens + passed * self.per_second >= self.capacity
    }

    /// Takes one token out if there is one.
    pub(crate) fn try_take(&mut self, now: Duration) -> bool {
        let mut after = *self;
        let granted = after.take(1, now).is_zero();
        if granted {
            *self = after;
        }
        granted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_burst_is_free_and_the_rest_waits() {
        let mut bucket = Bucket::new(10, 5);
        for _ in 0..10 {
            assert_eq!(bucket.take(1, Duration::ZERO), Duration::ZERO);
        }
        assert_eq!(bucket.take(5, Duration::ZERO), SECOND);
        assert_eq!(bucket.take(5, SECOND), SECOND);
    }

    #[test]
    fn it_never_holds_more_than_its_capacity() {
        let mut bucket = Bucket::new(10, 5);
        assert_eq!(bucket.take(10, SECOND * 3600), Duration::ZERO);
        assert!(!bucket.try_take(SECOND * 3600));
        assert!(bucket.try_take(SECOND * 3601));
    }

    #[test]
    fn more_than_fits_is_granted_once_and_paid_for() {
        let mut bucket = Bucket::new(10, 10);
        assert_eq!(bucket.take(30, Duration::ZERO), Duration::ZERO);
        assert_eq!(bucket.take(10, Duration::ZERO), SECOND * 3);
    }
}
