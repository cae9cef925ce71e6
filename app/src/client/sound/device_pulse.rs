//! Sound on Linux: the protocol of `PulseAudio`, which `PipeWire` speaks too, over its socket.
//! Nothing has to be installed to build it, and without a server there is just no sound.

use std::collections::BTreeMap;
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::{Client, ClientError, protocol};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::{Cue, Sound, synth};

/// Samples a second; the server fits them to the device.
const RATE: u32 = 48_000;

/// How far ahead the server asks for samples, in bytes: a tenth of a second.
const DELAY: u32 = RATE / 10 * 4;

/// How many sounds are made at once.
const MOST: usize = 6;

/// After how long a server that was not there is asked again.
const RETRY: Duration = Duration::from_secs(10);

/// A sound that is not over by then never will be.
const LONGEST: Duration = Duration::from_secs(5);

/// Makes the sounds until nobody wants any more.
pub(super) fn run(cues: mpsc::Receiver<Cue>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build();
    if let Ok(runtime) = runtime {
        runtime.block_on(Device::default().serve(cues));
    }
}

#[derive(Default)]
struct Device {
    server: Option<Client>,
    asked: Option<Instant>,
    made: BTreeMap<Sound, Arc<[f32]>>,
}

impl Device {
    async fn serve(mut self, mut cues: mpsc::Receiver<Cue>) {
        let mut playing: JoinSet<Result<(), ClientError>> = JoinSet::new();
        loop {
            tokio::select! {
                cue = cues.recv() => match cue {
                    Some(cue) if playing.len() < MOST => {
                        if let Some(server) = self.server() {
                            let bytes = self.bytes(cue);
                            playing.spawn(play(server, bytes));
                        }
                    }
                    Some(_) => {}
                    None => break,
                },
                Some(over) = playing.join_next() => {
                    if !matches!(over, Ok(Ok(()))) {
                        // The server went away, or hangs: the next sound asks for a new one.
                        self.server = None;
                    }
                }
            }
        }
    }

    /// The server, asked again now and then while there is none.
    fn server(&mut self) -> Option<Client> {
        let lately = self.asked.is_some_and(|asked| asked.elapsed() < RETRY);
        if self.server.is_none() && !lately {
            self.server = connect();
            self.asked = self.server.is_none().then(Instant::now);
        }
        self.server.clone()
    }

    /// The sound as it goes to the server.
    fn bytes(&mut self, cue: Cue) -> Vec<u8> {
        let made = self.made.entry(cue.sound);
        let samples = made.or_insert_with(|| synth::samples(cue.sound, RATE).into());
        samples
            .iter()
            .flat_map(|sample| (sample * cue.gain).to_le_bytes())
            .collect()
    }
}

/// How long the greeting may take.
const GREETING: Duration = Duration::from_secs(2);

/// What a server expects where there is no cookie: as many bytes, all zero.
const COOKIE: usize = 256;

/// Greets the player's own server, if there is one.
fn connect() -> Option<Client> {
    let socket = UnixStream::connect(pulseaudio::socket_path_from_env()?).ok()?;
    socket.set_read_timeout(Some(GREETING)).ok()?;
    let cookie = pulseaudio::cookie_path_from_env()
        .and_then(|path| std::fs::read(path).ok())
        .filter(|cookie| cookie.len() == COOKIE)
        .unwrap_or_else(|| vec![0; COOKIE]);
    Client::new_unix(c"Sleeping Queens", socket, Some(cookie)).ok()
}

/// Plays one sound to its end; the server mixes it with the others.
async fn play(server: Client, bytes: Vec<u8>) -> Result<(), ClientError> {
    let mut props = protocol::Props::new();
    props.set(protocol::Prop::MediaName, c"Sleeping Queens");
    props.set(protocol::Prop::MediaRole, c"game");
    let params = protocol::PlaybackStreamParams {
        sample_spec: protocol::SampleSpec {
            format: protocol::SampleFormat::Float32Le,
            channels: 1,
            sample_rate: RATE,
        },
        channel_map: protocol::ChannelMap::mono(),
        buffer_attr: BufferAttr {
            target_length: DELAY,
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            adjust_latency: true,
            ..StreamFlags::default()
        },
        props,
        ..Default::default()
    };
    let sound = async {
        let stream = server
            .create_playback_stream(params, futures::io::Cursor::new(bytes))
            .await?;
        // Dropping it takes it off the server.
        stream.play_all().await
    };
    match tokio::time::timeout(LONGEST, sound).await {
        Ok(played) => played,
        Err(_) => Err(ClientError::Disconnected),
    }
}
