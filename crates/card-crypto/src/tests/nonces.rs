//! Nonces differ whenever anything differs, and hold even if the randomness repeats.

use curve25519_dalek::scalar::Scalar;
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;

use crate::nonces::Nonces;

#[test]
fn nonces_never_repeat() {
    let mut all: Vec<[u8; 32]> = Vec::new();
    for randomness in 0..3 {
        for secret in [[1; 32], [2; 32]] {
            for statement in [&b""[..], b"one", b"other"] {
                // The same randomness again for every secret and statement.
                let mut rng = ChaCha12Rng::seed_from_u64(randomness);
                let mut nonces = Nonces::new(&mut rng, &secret, statement);
                all.extend(nonces.scalars(20).iter().map(Scalar::to_bytes));
                all.push(nonces.scalar().to_bytes());
            }
        }
    }
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
}
