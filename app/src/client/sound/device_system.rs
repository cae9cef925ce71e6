//! Sound on Windows and macOS, through the system's own mixer.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{FromSample, SampleFormat, SizedSample, StreamConfig};
use tokio::sync::mpsc;

use super::{Cue, synth};

/// How many sounds are made at once.
const MOST: usize = 6;

/// After so long without a sound the device is given back: an open one costs power.
const IDLE: Duration = Duration::from_secs(3);

/// One sound that is being made: its samples, and how many of them are out.
type Playing = (Vec<f32>, usize);

/// What sounds at this moment. The device takes, the thread puts.
type Mix = Arc<Mutex<Vec<Playing>>>;

struct Open {
    /// Sounds as long as it lives.
    _stream: cpal::Stream,
    mix: Mix,
    rate: u32,
}

/// Makes the sounds until nobody wants any more.
pub(super) fn run(mut cues: mpsc::Receiver<Cue>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build();
    let Ok(runtime) = runtime else {
        return;
    };
    let mut open: Option<Open> = None;
    loop {
        let cue = if open.is_some() {
            match runtime.block_on(async { tokio::time::timeout(IDLE, cues.recv()).await }) {
                Ok(cue) => cue,
                Err(_) => {
                    open = None;
                    continue;
                }
            }
        } else {
            cues.blocking_recv()
        };
        let Some(cue) = cue else {
            return;
        };
        if open.is_none() {
            // No device is no error: the next sound looks again.
            open = Open::new();
        }
        if let Some(open) = &open {
            open.put(cue);
        }
    }
}

impl Open {
    fn new() -> Option<Self> {
        let device = cpal::default_host().default_output_device()?;
        let config = device.default_output_config().ok()?;
        let format = config.sample_format();
        let config: StreamConfig = config.into();
        let rate = config.sample_rate;
        let mix = Mix::default();
        let stream = match format {
            SampleFormat::F32 => stream::<f32>(&device, config, &mix),
            SampleFormat::I16 => stream::<i16>(&device, config, &mix),
            SampleFormat::I32 => stream::<i32>(&device, config, &mix),
            SampleFormat::U8 => stream::<u8>(&device, config, &mix),
            _ => None,
        }?;
        stream.play().ok()?;
        Some(Self {
            _stream: stream,
            mix,
            rate,
        })
    }

    fn put(&self, cue: Cue) {
        let samples = synth::samples(cue.sound, self.rate);
        let samples = samples.into_iter().map(|sample| sample * cue.gain);
        let mut mix = self.mix.lock().unwrap_or_else(PoisonError::into_inner);
        if mix.len() < MOST {
            mix.push((samples.collect(), 0));
        }
    }
}

fn stream<T: SizedSample + FromSample<f32>>(
    device: &cpal::Device,
    config: StreamConfig,
    mix: &Mix,
) -> Option<cpal::Stream> {
    let channels = usize::from(config.channels).max(1);
    let mix = Arc::clone(mix);
    let fill = move |data: &mut [T], _: &cpal::OutputCallbackInfo| {
        let mut mix = mix.lock().unwrap_or_else(PoisonError::into_inner);
        for frame in data.chunks_mut(channels) {
            let mut sum = 0.0_f32;
            for (samples, at) in mix.iter_mut() {
                sum += samples.get(*at).copied().unwrap_or_default();
                *at += 1;
            }
            frame.fill(T::from_sample(sum.clamp(-1.0, 1.0)));
        }
        mix.retain(|(samples, at)| *at < samples.len());
    };
    // A device that is pulled out ends the sound, not the game.
    let built = device.build_output_stream(config, fill, |_| {}, None);
    built.ok()
}
