//! Somebody on the network who means no good: connections without end, bytes without sense, and
//! frames of every size from somebody who speaks the language and no sense in it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use futures::{AsyncReadExt, AsyncWriteExt, StreamExt};
use libp2p::swarm::dial_opts::DialOpts;
use libp2p::{Multiaddr, PeerId, StreamProtocol, SwarmBuilder, noise, tcp, yamux};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use socket2::{Domain, Socket, Type};
use tokio::time::timeout;

/// How long a connection may take: whoever is kept out hears nothing.
const CONNECT: Duration = Duration::from_millis(500);

/// How long to draw breath between two connections.
const BREATH: Duration = Duration::from_millis(1);

/// How many silent connections are held at once.
const SILENT: usize = 64;

/// What a connection begins with, before the first secret.
const OPENING: &[u8] = b"\x13/multistream/1.0.0\n\x07/noise\n";

/// Harasses some addresses until it is told to stop.
#[derive(Debug)]
pub struct Stranger {
    tally: Arc<Tally>,
    threads: Vec<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Tally {
    stop: AtomicBool,
    connections: AtomicU64,
    bytes: AtomicU64,
    frames: AtomicU64,
}

impl Stranger {
    /// The last parts of a stranger's addresses: the first is of the one who speaks the language.
    pub(super) const NUMBERS: core::ops::RangeInclusive<u8> = 91..=99;

    /// Begins.
    pub fn harass(targets: &[SocketAddr], seed: u64) -> Self {
        let tally = Arc::new(Tally::default());
        let ways = [hold_silent, write_garbage, speak_the_language];
        let mut threads = Vec::new();
        for (way, number) in ways.into_iter().zip(0..) {
            let (targets, tally) = (targets.to_vec(), Arc::clone(&tally));
            let chance = ChaCha8Rng::seed_from_u64(seed + number);
            threads.push(std::thread::spawn(move || way(&targets, &tally, chance)));
        }
        Self { tally, threads }
    }

    /// Stops, and says what was done: connections, bytes of garbage, frames.
    pub fn stop(self) -> String {
        self.tally.stop.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().unwrap();
        }
        let counts = [
            &self.tally.connections,
            &self.tally.bytes,
            &self.tally.frames,
        ];
        let [connections, bytes, frames] = counts.map(|count| count.load(Ordering::Relaxed));
        assert!(
            connections > 0 && bytes > 0 && frames > 0,
            "a lazy stranger"
        );
        format!("{connections} connections, {bytes} bytes of garbage, {frames} frames")
    }
}

impl Tally {
    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    /// A connection from one of many addresses.
    fn connect(&self, target: &SocketAddr, chance: &mut ChaCha8Rng) -> Option<TcpStream> {
        std::thread::sleep(BREATH);
        let numbers: Vec<u8> = Stranger::NUMBERS.skip(1).collect();
        let index = usize::try_from(chance.next_u32()).unwrap() % numbers.len();
        let source = SocketAddr::from(([10, 77, 0, *numbers.get(index)?], 0));
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).ok()?;
        socket.bind(&source.into()).ok()?;
        socket.connect_timeout(&(*target).into(), CONNECT).ok()?;
        self.connections.fetch_add(1, Ordering::Relaxed);
        socket.set_write_timeout(Some(CONNECT)).ok()?;
        Some(socket.into())
    }
}

/// Connections that say nothing, as many as there can be.
fn hold_silent(targets: &[SocketAddr], tally: &Tally, mut chance: ChaCha8Rng) {
    let mut held = std::collections::VecDeque::new();
    for target in targets.iter().cycle() {
        if !tally.goes_on() {
            return;
        }
        held.extend(tally.connect(target, &mut chance));
        if held.len() > SILENT {
            held.pop_front();
        }
    }
}

/// Bytes of every length, now and then after a proper beginning.
fn write_garbage(targets: &[SocketAddr], tally: &Tally, mut chance: ChaCha8Rng) {
    for target in targets.iter().cycle() {
        if !tally.goes_on() {
            return;
        }
        let Some(mut stream) = tally.connect(target, &mut chance) else {
            continue;
        };
        if chance.next_u32().is_multiple_of(2) {
            let _ = stream.write_all(OPENING);
        }
        let length = 1 << (chance.next_u32() % 18);
        let mut garbage = vec![0; length];
        chance.fill_bytes(&mut garbage);
        if stream.write_all(&garbage).is_ok() {
            let length = u64::try_from(length).unwrap();
            tally.bytes.fetch_add(length, Ordering::Relaxed);
        }
        // Some wait for an answer, some are gone at once.
        if chance.next_u32().is_multiple_of(4) {
            let _ = stream.set_read_timeout(Some(CONNECT));
            let _ = stream.read(&mut [0; 64]);
        }
    }
}

/// Greets like a player, under a new name each time, and then says things of every kind and size.
fn speak_the_language(targets: &[SocketAddr], tally: &Tally, mut chance: ChaCha8Rng) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(async {
        for target in targets.iter().cycle() {
            if !tally.goes_on() {
                return;
            }
            // Being kept out is what a stranger expects.
            let _ = timeout(Duration::from_secs(2), visit(*target, tally, &mut chance)).await;
        }
    });
}

async fn visit(target: SocketAddr, tally: &Tally, chance: &mut ChaCha8Rng) {
    let mut swarm = SwarmBuilder::with_new_identity()
        .with_tokio()
        .with_tcp(
            tcp::Config::default(),
            noise::Config::new,
            yamux::Config::default,
        )
        .unwrap()
        .with_behaviour(|_| libp2p_stream::Behaviour::new())
        .unwrap()
        .build();
    let mut control = swarm.behaviour().new_control();
    let address =
        Multiaddr::from(target.ip()).with(libp2p::multiaddr::Protocol::Tcp(target.port()));
    let dialled = swarm.dial(DialOpts::unknown_peer_id().address(address).build());
    dialled.unwrap();
    let peer: PeerId = loop {
        match swarm.select_next_some().await {
            libp2p::swarm::SwarmEvent::ConnectionEstablished { peer_id, .. } => break peer_id,
            libp2p::swarm::SwarmEvent::OutgoingConnectionError { .. } => {
                tokio::time::sleep(CONNECT).await;
                return;
            }
            _ => {}
        }
    };
    tally.connections.fetch_add(1, Ordering::Relaxed);
    let talk = async {
        let protocol = StreamProtocol::new("/sleeping-queens");
        let Ok(mut stream) = control.open_stream(peer, protocol).await else {
            return;
        };
        let _ = babble(&mut stream, tally, chance).await;
    };
    tokio::select! {
        () = talk => {}
        () = async { loop { swarm.select_next_some().await; } } => {}
    }
}

async fn babble(
    stream: &mut libp2p::Stream,
    tally: &Tally,
    chance: &mut ChaCha8Rng,
) -> std::io::Result<()> {
    let hello = (chance.next_u64(), vec!["10.77.0.1:47353".to_owned()]);
    let hello = [&1u16.to_be_bytes()[..], &protocol::encode(&hello)].concat();
    stream.write_all(&frame(1, &hello)).await?;
    stream.flush().await?;
    let mut head = [0; 5];
    stream.read_exact(&mut head).await?;
    let [a, b, c, d, _] = head;
    let length = usize::try_from(u32::from_be_bytes([a, b, c, d])).unwrap();
    let mut theirs = vec![0; length];
    stream.read_exact(&mut theirs).await?;
    // Frames of a game that nobody plays are no nonsense by themselves: these may be many.
    for size in 0..200 {
        let mut body = vec![0; size * 83];
        chance.fill_bytes(&mut body);
        let kind = if size == 199 {
            chance.next_u32().to_be_bytes()[0]
        } else {
            4
        };
        stream.write_all(&frame(kind, &body)).await?;
        tally.frames.fetch_add(1, Ordering::Relaxed);
    }
    // A frame longer than any, of which nothing comes.
    stream.write_all(&[0xff, 0xff, 0xff, 0xff, 4]).await?;
    stream.flush().await?;
    let _ = stream.read(&mut [0; 64]).await;
    Ok(())
}

fn frame(kind: u8, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len()).unwrap();
    [&length.to_be_bytes()[..], &[kind], body].concat()
}
