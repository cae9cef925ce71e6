//! The sounds themselves, made of a few tones and a little noise: nothing is recorded.

use std::f32::consts::TAU;

use super::Sound;

/// What a voice is made of.
#[derive(Clone, Copy, Debug)]
enum Timbre {
    /// Struck metal or glass: overtones that die first.
    Bell,
    /// A round, soft tone.
    Flute,
    /// A knock on wood: very short.
    Wood,
    /// A card on felt: noise, brighter the higher it is pitched.
    Paper,
    /// A tone that trembles, for fun.
    Wobble,
}

/// One voice of a sound.
#[derive(Clone, Copy, Debug)]
struct Voice {
    timbre: Timbre,
    /// When it begins, in seconds.
    at: f32,
    seconds: f32,
    /// Its pitch at the beginning and at the end, in hertz.
    pitch: [f32; 2],
    strength: f32,
}

const fn voice(timbre: Timbre, at: f32, seconds: f32, pitch: [f32; 2], strength: f32) -> Voice {
    Voice {
        timbre,
        at,
        seconds,
        pitch,
        strength,
    }
}

/// A voice that keeps its pitch.
const fn note(timbre: Timbre, at: f32, seconds: f32, pitch: f32, strength: f32) -> Voice {
    voice(timbre, at, seconds, [pitch, pitch], strength)
}

// Notes of the scale of C, which all melodies keep to: two sounds at once never grate.
const G3: f32 = 196.0;
const C4: f32 = 261.63;
const G4: f32 = 392.0;
const C5: f32 = 523.25;
const D5: f32 = 587.33;
const E5: f32 = 659.25;
const G5: f32 = 783.99;
const A5: f32 = 880.0;
const C6: f32 = 1046.5;
const E6: f32 = 1318.5;
const G6: f32 = 1568.0;

use Timbre::{Bell, Flute, Paper, Wobble, Wood};

/// What a sound consists of.
fn score(sound: Sound) -> Vec<Voice> {
    match sound {
        Sound::Deal => vec![
            voice(Paper, 0.0, 0.07, [2600.0, 1500.0], 0.34),
            voice(Paper, 0.09, 0.07, [2800.0, 1500.0], 0.38),
            voice(Paper, 0.18, 0.07, [2600.0, 1500.0], 0.34),
            voice(Paper, 0.27, 0.09, [3000.0, 1300.0], 0.42),
        ],
        Sound::Draw => vec![voice(Paper, 0.0, 0.16, [1100.0, 3200.0], 0.4)],
        Sound::Play => vec![
            voice(Paper, 0.0, 0.06, [2400.0, 900.0], 0.4),
            voice(Wood, 0.015, 0.09, [210.0, 150.0], 0.5),
        ],
        Sound::Wake => vec![
            note(Bell, 0.0, 0.5, C5, 0.26),
            note(Bell, 0.1, 0.5, E5, 0.26),
            note(Bell, 0.2, 0.5, G5, 0.26),
            note(Bell, 0.3, 0.75, C6, 0.32),
        ],
        // A horse that comes near and is off again.
        Sound::Steal => vec![
            note(Wood, 0.0, 0.07, 480.0, 0.35),
            note(Wood, 0.1, 0.07, 360.0, 0.4),
            note(Wood, 0.26, 0.07, 480.0, 0.45),
            note(Wood, 0.36, 0.07, 360.0, 0.5),
            voice(Flute, 0.44, 0.26, [G4, G5], 0.3),
        ],
        Sound::Sleep => vec![
            voice(Flute, 0.0, 0.34, [G5, G5], 0.3),
            voice(Flute, 0.26, 0.34, [E5, E5], 0.3),
            voice(Flute, 0.52, 0.6, [C5, G4], 0.32),
        ],
        Sound::Defence => vec![
            voice(Paper, 0.0, 0.05, [4200.0, 2200.0], 0.34),
            note(Bell, 0.0, 0.55, G4, 0.3),
            note(Bell, 0.0, 0.4, 554.0, 0.2),
            note(Bell, 0.012, 0.35, G5, 0.16),
        ],
        Sound::Jester => vec![
            voice(Wobble, 0.0, 0.14, [C5, E5], 0.32),
            voice(Wobble, 0.15, 0.14, [E5, C5], 0.32),
            voice(Wobble, 0.3, 0.34, [C5, C6], 0.36),
        ],
        Sound::Reshuffle => vec![
            voice(Paper, 0.0, 0.05, [1800.0, 1400.0], 0.22),
            voice(Paper, 0.07, 0.05, [1900.0, 1400.0], 0.25),
            voice(Paper, 0.13, 0.05, [2000.0, 1500.0], 0.28),
            voice(Paper, 0.18, 0.05, [2100.0, 1500.0], 0.31),
            voice(Paper, 0.22, 0.05, [2200.0, 1600.0], 0.34),
            voice(Paper, 0.255, 0.05, [2300.0, 1600.0], 0.36),
            voice(Paper, 0.285, 0.05, [2400.0, 1700.0], 0.38),
            voice(Paper, 0.31, 0.05, [2500.0, 1700.0], 0.4),
            voice(Paper, 0.33, 0.3, [3000.0, 700.0], 0.36),
            voice(Wood, 0.6, 0.1, [190.0, 140.0], 0.45),
        ],
        Sound::YourTurn => vec![
            note(Bell, 0.0, 0.32, A5, 0.26),
            note(Bell, 0.14, 0.5, E6, 0.26),
        ],
        Sound::Win => vec![
            note(Bell, 0.0, 0.3, C5, 0.24),
            note(Bell, 0.13, 0.3, E5, 0.24),
            note(Bell, 0.26, 0.3, G5, 0.24),
            note(Bell, 0.42, 1.0, C6, 0.24),
            note(Flute, 0.42, 0.9, C5, 0.14),
            note(Flute, 0.42, 0.9, E5, 0.12),
            note(Bell, 0.6, 0.8, E6, 0.16),
            note(Bell, 0.78, 0.7, G6, 0.12),
        ],
        // Low and kind: nobody is scolded.
        Sound::Error => vec![
            voice(Flute, 0.0, 0.12, [C4, C4], 0.4),
            voice(Flute, 0.15, 0.18, [G3, G3], 0.42),
        ],
        Sound::Button => vec![voice(Wood, 0.0, 0.045, [900.0, 700.0], 0.3)],
        Sound::Emote => vec![
            voice(Flute, 0.0, 0.07, [D5, A5], 0.28),
            voice(Flute, 0.08, 0.09, [A5, C6], 0.26),
        ],
    }
}

/// The sound as samples between -1 and 1, for so many samples a second. The same every time.
pub(super) fn samples(sound: Sound, rate: u32) -> Vec<f32> {
    let voices = score(sound);
    let ends = |voice: &Voice| voice.at + voice.seconds;
    let seconds = voices.iter().map(ends).fold(0.0, f32::max);
    let mut mixed = vec![0.0; count(seconds, rate)];
    for (number, voice) in voices.iter().enumerate() {
        let begins = count(voice.at, rate);
        let seed = u32::try_from(number).unwrap_or_default();
        let rest = mixed.iter_mut().skip(begins);
        for (sample, value) in rest.zip(render(voice, rate, seed)) {
            *sample += value;
        }
    }
    for sample in &mut mixed {
        // Louder than loud is rounded off, not cut off.
        *sample = sample.tanh() * LOUDEST;
    }
    mixed
}

/// What no sample exceeds: a little below all there is.
const LOUDEST: f32 = 0.9;

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a few seconds at a rate that a device has"
)]
fn count(seconds: f32, rate: u32) -> usize {
    (seconds * rate as f32).ceil().max(0.0) as usize
}

/// One voice by itself.
#[expect(
    clippy::cast_precision_loss,
    reason = "a few seconds at a rate that a device has"
)]
fn render(voice: &Voice, rate: u32, seed: u32) -> impl Iterator<Item = f32> {
    let voice = *voice;
    let length = count(voice.seconds, rate).max(1);
    let step = 1.0 / rate as f32;
    let mut phase = 0.0_f32;
    let mut noise = Noise::new(seed);
    (0..length).map(move |at| {
        let time = at as f32 * step;
        let part = time / voice.seconds;
        let [from, to] = voice.pitch;
        // Pitches are ratios: a glide is even to the ear if it is so in their logarithms.
        let mut pitch = from * (to / from).powf(part);
        if matches!(voice.timbre, Timbre::Wobble) {
            pitch *= 1.0 + 0.035 * (TAU * 17.0 * time).sin();
        }
        phase = (phase + pitch * step).fract();
        let tone = match voice.timbre {
            Timbre::Bell => {
                let over =
                    |number: f32, dies: f32| (TAU * number * phase).sin() * (-part * dies).exp();
                0.7 * over(1.0, 3.5) + 0.22 * over(2.0, 6.0) + 0.12 * over(3.0, 9.0)
            }
            Timbre::Flute => 0.8 * (TAU * phase).sin() + 0.12 * (TAU * 2.0 * phase).sin(),
            Timbre::Wobble => 0.7 * (TAU * phase).sin() + 0.25 * (TAU * 3.0 * phase).sin(),
            Timbre::Wood => {
                ((TAU * phase).sin() + 0.4 * noise.next(pitch * 4.0, step)) * (-part * 5.0).exp()
            }
            Timbre::Paper => 1.6 * noise.next(pitch, step),
        };
        tone * voice.strength * envelope(voice.timbre, time, part)
    })
}

/// Every voice begins and ends in silence, so that nothing cracks.
fn envelope(timbre: Timbre, time: f32, part: f32) -> f32 {
    let rise = match timbre {
        Timbre::Bell | Timbre::Wood => 0.003,
        Timbre::Paper => 0.012,
        Timbre::Flute | Timbre::Wobble => 0.02,
    };
    let begins = (time / rise).min(1.0);
    let ends = ((1.0 - part) / 0.3).clamp(0.0, 1.0);
    begins * ends * ends
}

/// Noise that is the same every time, softened to a pitch.
struct Noise {
    state: u32,
    low: f32,
    band: f32,
}

impl Noise {
    const fn new(seed: u32) -> Self {
        Self {
            state: 0x9E37_79B9 ^ seed.wrapping_mul(0x85EB_CA6B),
            low: 0.0,
            band: 0.0,
        }
    }

    fn next(&mut self, pitch: f32, step: f32) -> f32 {
        // Xorshift: three lines that pass for noise.
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        let [a, b, ..] = self.state.to_be_bytes();
        let white = f32::from(u16::from_be_bytes([a, b])) / 32768.0 - 1.0;
        // A filter that lets one band through; bounded so that it stays stable at any rate.
        let open = (TAU * pitch * step).min(0.9);
        let high = white - self.low - 0.9 * self.band;
        self.band += open * high;
        self.low += open * self.band;
        self.band
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 44_100;

    fn strength(samples: &[f32]) -> f32 {
        let squares: f32 = samples.iter().map(|sample| sample * sample).sum();
        #[expect(clippy::cast_precision_loss, reason = "short")]
        let count = samples.len().max(1) as f32;
        (squares / count).sqrt()
    }

    #[test]
    fn every_sound_is_short_and_can_be_heard() {
        for sound in Sound::ALL {
            let samples = samples(sound, RATE);
            let longest = if sound == Sound::Win { 1.6 } else { 1.2 };
            assert!(samples.len() <= count(longest, RATE), "{sound:?} is long");
            assert!(samples.len() >= count(0.03, RATE), "{sound:?} is too short");
            let strength = strength(&samples);
            assert!((0.02..0.4).contains(&strength), "{sound:?}: {strength}");
        }
    }

    #[test]
    fn nothing_is_cut_off_and_nothing_cracks() {
        for rate in [8_000, 44_100, 48_000, 96_000] {
            for sound in Sound::ALL {
                let samples = samples(sound, rate);
                let peak = samples
                    .iter()
                    .fold(0.0_f32, |most, sample| most.max(sample.abs()));
                assert!(peak < LOUDEST && peak > 0.1, "{sound:?}: {peak}");
                assert!(samples.iter().all(|sample| sample.is_finite()));
                for edge in [samples.first(), samples.last()] {
                    assert!(edge.unwrap().abs() < 0.02, "{sound:?}: {edge:?}");
                }
            }
        }
    }

    #[test]
    fn a_sound_is_the_same_every_time() {
        for sound in Sound::ALL {
            assert_eq!(samples(sound, RATE), samples(sound, RATE));
        }
    }

    /// Strength and brightness of one sound, slice by slice, as the ear follows them.
    fn shape(sound: Sound) -> Vec<f32> {
        let samples = samples(sound, RATE);
        let slice = count(0.05, RATE);
        let mut shape = Vec::new();
        for number in 0..32 {
            let part: Vec<f32> = samples
                .iter()
                .skip(number * slice)
                .take(slice)
                .copied()
                .collect();
            let crossings = part
                .windows(2)
                .filter(|pair| pair[0] * pair[1] < 0.0)
                .count();
            #[expect(clippy::cast_precision_loss, reason = "a few hundred")]
            let crossings = crossings as f32;
            shape.push(strength(&part) * 4.0);
            shape.push(crossings / 200.0);
        }
        shape
    }

    #[test]
    fn no_two_sounds_are_alike() {
        for (at, one) in Sound::ALL.into_iter().enumerate() {
            for other in Sound::ALL.into_iter().take(at) {
                let pairs = shape(one).into_iter().zip(shape(other));
                let apart: f32 = pairs.map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.8, "{one:?} and {other:?}: {apart}");
            }
        }
    }
}
