//! Sound: what is heard when something happens. Nothing is told by sound alone, and a computer that
//! cannot make any plays as well.
//!
//! The window only puts a cue into a short queue; a thread of its own makes the sound and waits for
//! the device.

mod cues;
#[cfg_attr(target_os = "linux", path = "device_pulse.rs")]
#[cfg_attr(
    any(target_os = "macos", target_os = "windows"),
    path = "device_system.rs"
)]
#[cfg_attr(
    not(any(target_os = "linux", target_os = "macos", target_os = "windows")),
    path = "device_none.rs"
)]
mod device;
mod synth;

use tokio::sync::mpsc;

pub(crate) use cues::cues;

/// Everything that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Sound {
    Deal,
    Draw,
    Play,
    Wake,
    Steal,
    Sleep,
    Defence,
    Jester,
    Reshuffle,
    YourTurn,
    Win,
    Error,
    Button,
    /// Somebody says something.
    Emote,
}

impl Sound {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 14] = [
        Self::Deal,
        Self::Draw,
        Self::Play,
        Self::Wake,
        Self::Steal,
        Self::Sleep,
        Self::Defence,
        Self::Jester,
        Self::Reshuffle,
        Self::YourTurn,
        Self::Win,
        Self::Error,
        Self::Button,
        Self::Emote,
    ];
}

/// One sound to be made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cue {
    pub(crate) sound: Sound,
    /// What every sample is multiplied with, from 0 to 1.
    pub(crate) gain: f32,
}

/// How many sounds may wait for the device; more would only be heard too late.
const QUEUE: usize = 8;

/// Where cues go. Cheap, and never waits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loudspeaker {
    inbox: Option<mpsc::Sender<Cue>>,
}

impl Loudspeaker {
    /// Begins the thread that makes the sounds. Without a device it stays silent, and tries again
    /// when the next sound is due.
    pub(crate) fn open() -> Self {
        let (inbox, cues) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name("sound".into())
            .spawn(move || device::run(cues));
        Self {
            inbox: thread.is_ok().then_some(inbox),
        }
    }

    /// One whose cues can be counted.
    #[cfg(test)]
    pub(crate) fn overheard() -> (Self, mpsc::Receiver<Cue>) {
        let (inbox, cues) = mpsc::channel(1024);
        let inbox = Some(inbox);
        (Self { inbox }, cues)
    }

    /// Makes a sound at a volume of 0 to 100.
    pub(crate) fn play(&self, sound: Sound, volume: u8) {
        if let Some(inbox) = &self.inbox
            && volume > 0
        {
            // A queue that is full belongs to a device that hangs.
            let _ = inbox.try_send(Cue {
                sound,
                gain: gain(volume),
            });
        }
    }
}

/// The ear hears in ratios: what sounds half as loud is a good third of the strength.
fn gain(volume: u8) -> f32 {
    let part = f32::from(volume.min(100)) / 100.0;
    part * part.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_muted_loudspeaker_gets_nothing_to_play() {
        let (loudspeaker, mut cues) = Loudspeaker::overheard();
        loudspeaker.play(Sound::Wake, 0);
        assert!(cues.try_recv().is_err());
        loudspeaker.play(Sound::Wake, 50);
        let cue = cues.try_recv().unwrap();
        assert_eq!(cue.sound, Sound::Wake);
        assert!((cue.gain - 0.354).abs() < 0.001);
    }

    #[test]
    fn a_device_that_hangs_stops_nobody() {
        let (inbox, _cues) = mpsc::channel(QUEUE);
        let loudspeaker = Loudspeaker { inbox: Some(inbox) };
        for _ in 0..10_000 {
            loudspeaker.play(Sound::Draw, 100);
        }
    }

    #[test]
    fn no_device_is_no_error() {
        Loudspeaker::default().play(Sound::Win, 100);
    }
}
