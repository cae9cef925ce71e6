//! The tests, one file a behaviour; `net` joins lobbies in memory.

mod hostile;
mod losses;
mod names;
mod net;
mod people;
mod rematches;
mod seats;
mod starts;
mod walks;

/// From the environment variable `SEED`, or always the same; printed, so that a failure can be
/// played again.
fn seed() -> u64 {
    let seed = std::env::var("SEED").map_or(20_261, |seed| seed.parse().expect("SEED is a number"));
    println!("SEED={seed}");
    seed
}

/// Says on failure with which seed it was.
struct Replay(u64);

impl Drop for Replay {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("again with SEED={}", self.0);
        }
    }
}
