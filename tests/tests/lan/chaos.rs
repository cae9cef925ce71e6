//! Everything at once, in an order that follows from a seed: power cuts, silent cables, walls.
//!
//! `LAN_SEED=7 cargo test -p integration --test lan chaos -- --nocapture` plays one again, as far as
//! processes can be made to do the same twice.

use std::time::Duration;

use integration::lan::{Cable, Lan, Table, figure, on_a_lan, within};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const SEATS: u8 = 4;

/// How much happens before the game is left in peace.
const TROUBLES: u32 = 8;

struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.next_u32() % bound
    }

    fn seat(&mut self) -> usize {
        usize::try_from(self.below(u32::from(SEATS))).unwrap_or(0)
    }

    fn up_to(&mut self, millis: u32) -> Duration {
        Duration::from_millis(u64::from(self.below(millis)))
    }
}

/// One trouble; what it was.
fn trouble(lan: &mut Lan, table: &mut Table, chance: &mut Chance) -> String {
    let (one, other) = (chance.seat(), chance.seat());
    match chance.below(5) {
        0 | 1 => {
            table.restart(lan, one, &[]);
            format!("{one} lost its power")
        }
        2 => {
            let time = chance.up_to(7000);
            lan.silence(table.host(one));
            std::thread::sleep(time);
            lan.end_silence(table.host(one));
            format!("{one} was silent for {time:?}")
        }
        3 => {
            let time = chance.up_to(7000);
            lan.unplug(table.host(one));
            table.restart(lan, other, &[]);
            std::thread::sleep(time);
            lan.plug_back_in(table.host(one));
            format!("{one} was unplugged for {time:?}, and {other} lost its power")
        }
        _ if one != other => {
            let time = chance.up_to(7000);
            lan.cut_between(table.host(one), table.host(other));
            std::thread::sleep(time);
            lan.end_walls();
            format!("{one} and {other} could not reach each other for {time:?}")
        }
        _ => "nothing".to_owned(),
    }
}

#[test]
fn of_all_kinds() {
    on_a_lan("chaos::of_all_kinds", |lan| {
        let seed = std::env::var("LAN_SEED").ok();
        let seed = seed.and_then(|seed| seed.parse().ok()).unwrap_or(1);
        let mut chance = Chance(ChaCha8Rng::seed_from_u64(seed));
        figure("seed", seed);
        let mut table = Table::of(lan, SEATS, Cable::PERFECT);
        for player in &table.players {
            player.wait_for("game", within(60));
        }
        for _ in 0..TROUBLES {
            std::thread::sleep(chance.up_to(300));
            if table
                .players
                .iter()
                .any(integration::lan::Player::is_decided)
            {
                break;
            }
            figure("trouble", trouble(lan, &mut table, &mut chance));
        }
        table.finish();
    });
}
