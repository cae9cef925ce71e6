//! The seed of a random test.

/// From the environment variable `SEED`, or always the same; printed, so that a failure can be
/// played again.
#[expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says how to do it again"
)]
pub(crate) fn seed() -> u64 {
    let seed = std::env::var("SEED").map_or(20_251, |seed| seed.parse().expect("SEED is a number"));
    println!("SEED={seed}");
    seed
}
