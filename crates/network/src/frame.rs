//! What goes over a link: length, kind, body.

use futures::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use protocol::{Hash, MAX_MESSAGE, WireError};
use rules::SeatSet;
use serde::{Deserialize, Serialize};

use crate::emote::Said;
use crate::lobby::LobbyMessage;

/// The longest body of a frame: a message of a game, and which game it is of.
const MAX_BODY: usize = MAX_MESSAGE + GAME_ID;

/// How many bytes name a game.
const GAME_ID: usize = 32;

/// The version of the links. A peer of another version is named, and not talked to.
pub(crate) const LINK_VERSION: u16 = 1;

/// How many addresses a hello may hold.
pub(crate) const MAX_ADDRESSES: usize = 16;

/// How long an address may be, in bytes.
const MAX_ADDRESS: usize = 128;

/// One thing said over a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// The first frame of each side.
    Hello(Hello),
    /// Still here.
    Beat(Beat),
    /// About people and tables.
    Lobby(LobbyMessage),
    /// A message of a game.
    Game {
        /// Which game.
        game: Hash,
        /// A [`protocol::Message`], not looked at by the links.
        message: Vec<u8>,
    },
    /// Please try to connect to my port at the address you see me at.
    TryMe(u16),
    /// Whether you could be reached there.
    Reached(bool),
    /// A phrase at the table.
    Emote(Said),
}

/// How a link begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hello {
    /// Drawn afresh at each start of the program: the same identity with two of them is two
    /// programs.
    pub(crate) instance: u64,
    /// Where the sender can be reached.
    pub(crate) addresses: Vec<String>,
}

/// The sender lives, and is linked with these seats of the game it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Beat {
    /// The game, if it plays or watches one.
    pub(crate) game: Option<Hash>,
    /// Whom it has a link with.
    pub(crate) linked: SeatSet,
}

/// Bytes that are no frame.
#[derive(Debug)]
pub(crate) enum FrameError {
    /// The link broke.
    Io(std::io::Error),
    /// Longer than a frame can be.
    TooLong(usize),
    /// A kind that does not exist, or a body that is none.
    Malformed(WireError),
    /// A peer that speaks another version.
    Version(u16),
}

const HELLO: u8 = 1;
const BEAT: u8 = 2;
const LOBBY: u8 = 3;
const GAME: u8 = 4;
const TRY_ME: u8 = 5;
const REACHED: u8 = 6;
const EMOTE: u8 = 7;

impl Frame {
    /// Length, kind and body.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let (kind, body) = match self {
            Self::Hello(hello) => {
                let version = LINK_VERSION.to_be_bytes();
                (HELLO, [&version[..], &protocol::encode(hello)].concat())
            }
            Self::Beat(beat) => (BEAT, protocol::encode(beat)),
            Self::Lobby(message) => (LOBBY, protocol::encode(message)),
            Self::Game { game, message } => (GAME, [&game.0[..], message].concat()),
            Self::TryMe(port) => (TRY_ME, port.to_be_bytes().to_vec()),
            Self::Reached(reached) => (REACHED, vec![u8::from(*reached)]),
            Self::Emote(said) => (EMOTE, [&said.game.0[..], &[said.number]].concat()),
        };
        let length = u32::try_from(body.len()).unwrap_or(u32::MAX);
        [&length.to_be_bytes()[..], &[kind], &body].concat()
    }

    fn from_body(kind: u8, body: &[u8]) -> Result<Self, FrameError> {
        let malformed = || FrameError::Malformed(WireError::Malformed);
        match kind {
            HELLO => {
                // The version comes first, so that every later version can be named.
                let (version, rest) = body.split_first_chunk().ok_or_else(malformed)?;
                let version = u16::from_be_bytes(*version);
                if version != LINK_VERSION {
                    return Err(FrameError::Version(version));
                }
                let hello: Hello = decode(rest)?;
                let bounded = hello.addresses.len() <= MAX_ADDRESSES
                    && hello.addresses.iter().all(|one| one.len() <= MAX_ADDRESS);
                bounded.then_some(Self::Hello(hello)).ok_or_else(malformed)
            }
            BEAT => Ok(Self::Beat(decode(body)?)),
            LOBBY => Ok(Self::Lobby(decode(body)?)),
            GAME => {
                let (game, message) = body.split_first_chunk().ok_or_else(malformed)?;
                let game = Hash(*game);
                let message = message.to_vec();
                Ok(Self::Game { game, message })
            }
            TRY_ME => match *body {
                [high, low] => Ok(Self::TryMe(u16::from_be_bytes([high, low]))),
                _ => Err(malformed()),
            },
            REACHED => match *body {
                [reached @ 0..=1] => Ok(Self::Reached(reached == 1)),
                _ => Err(malformed()),
            },
            EMOTE => match body.split_first_chunk() {
                Some((game, &[number])) => {
                    let game = Hash(*game);
                    Ok(Self::Emote(Said { game, number }))
                }
                _ => Err(malformed()),
            },
            _ => Err(malformed()),
        }
    }

    /// The next frame; never more is allocated than a frame may be long.
    pub(crate) async fn read(from: &mut (impl AsyncRead + Unpin)) -> Result<Self, FrameError> {
        let mut head = [0; 5];
        from.read_exact(&mut head).await.map_err(FrameError::Io)?;
        let [a, b, c, d, kind] = head;
        let length = usize::try_from(u32::from_be_bytes([a, b, c, d])).unwrap_or(usize::MAX);
        if length > MAX_BODY {
            return Err(FrameError::TooLong(length));
        }
        let mut body = vec![0; length];
        from.read_exact(&mut body).await.map_err(FrameError::Io)?;
        Self::from_body(kind, &body)
    }

    /// Sends it.
    pub(crate) async fn write(&self, to: &mut (impl AsyncWrite + Unpin)) -> std::io::Result<()> {
        to.write_all(&self.to_bytes()).await?;
        to.flush().await
    }

    /// How much of a peer's budget it costs, in bytes.
    pub(crate) fn cost(&self) -> u32 {
        let body = match self {
            Self::Game { message, .. } => message.len(),
            Self::Lobby(message) => protocol::encode(message).len(),
            Self::Hello(_) | Self::Beat(_) | Self::TryMe(_) | Self::Reached(_) | Self::Emote(_) => {
                0
            }
        };
        u32::try_from(body).unwrap_or(u32::MAX).saturating_add(64)
    }
}

fn decode<T: Serialize + serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, FrameError> {
    protocol::decode(bytes).map_err(FrameError::Malformed)
}

impl core::fmt::Display for FrameError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Io(problem) => write!(f, "the link broke: {problem}"),
            Self::TooLong(length) => write!(f, "a frame of {length} bytes is too long"),
            Self::Malformed(problem) => write!(f, "no frame of this game: {problem}"),
            Self::Version(version) => write!(
                f,
                "the other program speaks version {version} of the network, this one {LINK_VERSION}"
            ),
        }
    }
}

impl core::error::Error for FrameError {}

#[cfg(test)]
mod tests {
    use futures::executor::block_on;

    use super::*;

    fn samples() -> Vec<Frame> {
        vec![
            Frame::Hello(Hello {
                instance: 7,
                addresses: vec!["192.168.1.2:4000".to_owned()],
            }),
            Frame::Beat(Beat::default()),
            Frame::Beat(Beat {
                game: Some(Hash([3; 32])),
                linked: SeatSet::first(3),
            }),
            Frame::Game {
                game: Hash([9; 32]),
                message: vec![1, 2, 3],
            },
            Frame::Game {
                game: Hash([9; 32]),
                message: vec![5; MAX_MESSAGE],
            },
            Frame::TryMe(4000),
            Frame::Reached(true),
            Frame::Emote(Said {
                game: Hash([9; 32]),
                number: 200,
            }),
        ]
    }

    #[test]
    fn what_is_written_is_read() {
        for frame in samples() {
            let bytes = frame.to_bytes();
            let read = block_on(Frame::read(&mut &bytes[..])).expect("a whole frame");
            assert_eq!(read, frame);
        }
    }

    #[test]
    fn cut_frames_are_no_frames() {
        for frame in samples() {
            let bytes = frame.to_bytes();
            for cut in (0..bytes.len()).step_by(1 + bytes.len() / 64) {
                let read = block_on(Frame::read(&mut &bytes[..cut]));
                assert!(
                    matches!(read, Err(FrameError::Io(_))),
                    "{frame:?} cut at {cut}"
                );
            }
        }
    }

    #[test]
    fn wrong_lengths_and_kinds_are_refused() {
        let huge = [0xff, 0xff, 0xff, 0xff, GAME];
        let read = block_on(Frame::read(&mut &huge[..]));
        assert!(matches!(read, Err(FrameError::TooLong(_))));
        for kind in (0..=u8::MAX).filter(|kind| !(HELLO..=EMOTE).contains(kind)) {
            let read = block_on(Frame::read(&mut &[0, 0, 0, 0, kind][..]));
            assert!(matches!(read, Err(FrameError::Malformed(_))), "kind {kind}");
        }
        for kind in HELLO..=EMOTE {
            let read = block_on(Frame::read(&mut &[0, 0, 0, 1, kind, 77][..]));
            assert!(matches!(read, Err(FrameError::Malformed(_))), "kind {kind}");
        }
    }

    #[test]
    fn another_version_is_named() {
        let mut bytes = samples()[0].to_bytes();
        bytes[5..7].copy_from_slice(&9u16.to_be_bytes());
        let read = block_on(Frame::read(&mut &bytes[..]));
        assert!(matches!(read, Err(FrameError::Version(9))));
    }

    #[test]
    fn a_hello_is_bounded() {
        let hello = |addresses| {
            let hello = Hello {
                instance: 0,
                addresses,
            };
            let bytes = Frame::Hello(hello).to_bytes();
            block_on(Frame::read(&mut &bytes[..]))
        };
        let address = "x".repeat(MAX_ADDRESS);
        assert!(hello(vec![address.clone(); MAX_ADDRESSES]).is_ok());
        assert!(hello(vec![address.clone(); MAX_ADDRESSES + 1]).is_err());
        assert!(hello(vec![address + "x"]).is_err());
    }
}
