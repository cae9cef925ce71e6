//! What hangs between a host and a bridge.
//!
//! A slow cable is made of two tap devices and a thread each way that carries every frame from one
//! to the other, later, or not at all: the kernel needs nothing for it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tun_rs::{DeviceBuilder, Layer, SyncDevice};

/// How many frames may be on their way in a slow cable.
const UNDER_WAY: usize = 4096;

/// The longest frame: the usual 1500 bytes and their head.
const FRAME: usize = 1600;

/// A cable from a host to a bridge.
#[derive(Clone, Copy, Debug)]
pub struct Cable {
    /// Which bridge.
    pub bridge: u8,
    /// Which addresses the host has there.
    pub family: Family,
    /// How bad it is; nothing for a perfect one.
    pub quality: Option<Quality>,
}

/// Which addresses a host has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// IPv4, and the link-local address that IPv6 always has.
    Four,
    /// Unique-local IPv6 and no IPv4.
    Six,
}

/// How bad a cable is.
#[derive(Clone, Copy, Debug)]
pub struct Quality {
    /// How long each frame takes.
    pub delay: Duration,
    /// How many frames of a thousand are lost.
    pub lost: u32,
}

impl Cable {
    /// A perfect cable to the first bridge.
    pub const PERFECT: Self = Self {
        bridge: 0,
        family: Family::Four,
        quality: None,
    };
}

impl Family {
    pub(super) fn addresses(self, bridge: u8, host: u8) -> Vec<String> {
        match self {
            Self::Four => vec![format!("10.77.{bridge}.{host}/24")],
            // Nobody else has this address: no need to wait for an objection.
            Self::Six => vec![format!("fd77:{bridge}::{host}/64 nodad")],
        }
    }
}

/// Makes two devices that are the ends of a slow cable. What carries ends with the process.
pub(super) fn make_slow(near: &str, far: &str, quality: Quality, seed: u64) {
    let device = |name: &str| {
        let builder = DeviceBuilder::new().layer(Layer::L2).name(name);
        Arc::new(builder.enable(false).build_sync().unwrap())
    };
    let (near, far) = (device(near), device(far));
    carry(&near, &far, quality, seed << 1);
    carry(&far, &near, quality, (seed << 1) | 1);
}

fn carry(from: &Arc<SyncDevice>, to: &Arc<SyncDevice>, quality: Quality, seed: u64) {
    let (sender, under_way) = sync_channel(UNDER_WAY);
    let (from, to) = (Arc::clone(from), Arc::clone(to));
    std::thread::spawn(move || {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut frame = [0; FRAME];
        loop {
            // Nothing can be read while the device is down.
            let Ok(length) = from.recv(&mut frame) else {
                std::thread::sleep(Duration::from_millis(1));
                continue;
            };
            let lost = chance.next_u32() % 1000 < quality.lost;
            let arrives = Instant::now() + quality.delay;
            if let (false, Some(bytes)) = (lost, frame.get(..length)) {
                // A cable that is full loses what comes next.
                let _ = sender.try_send((arrives, bytes.to_vec()));
            }
        }
    });
    std::thread::spawn(move || deliver(&under_way, &to));
}

fn deliver(under_way: &Receiver<(Instant, Vec<u8>)>, to: &SyncDevice) {
    while let Ok((arrives, frame)) = under_way.recv() {
        std::thread::sleep(arrives.saturating_duration_since(Instant::now()));
        let _ = to.send(&frame);
    }
}
