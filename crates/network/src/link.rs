//! One long-lived stream to one peer: hello, frames, heartbeat.
//!
//! A link is not reliable and need not be: whatever is lost with it, the game fetches again. It is
//! only quick to notice that it is dead.

use std::time::Duration;

use futures::io::{AsyncReadExt, AsyncWriteExt, ReadHalf, WriteHalf};
use libp2p::Stream;
use protocol::Identity;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::budget::Budget;
use crate::frame::{Frame, FrameError, Hello};

/// How often each side is to say that it lives.
pub(crate) const BEAT: Duration = Duration::from_secs(1);

/// How long a silent link lives.
pub(crate) const DEATH: Duration = Duration::from_secs(4);

/// How many frames may wait to be sent: a peer that reads no more is given up.
const OUTBOX: usize = 512;

/// Tells the links of one peer apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LinkId(pub(crate) u64);

/// What a link tells.
#[derive(Debug)]
pub(crate) struct LinkEvent {
    /// Whose link.
    pub(crate) peer: Identity,
    /// Which one.
    pub(crate) link: LinkId,
    /// What happened.
    pub(crate) what: LinkNews,
}

#[derive(Debug)]
pub(crate) enum LinkNews {
    /// Both sides have said hello.
    Up(Hello, Outbox),
    /// The peer said something.
    Said(Frame),
    /// It is over.
    Down(LinkEnd),
}

/// Why a link ended.
#[derive(Debug)]
pub(crate) enum LinkEnd {
    /// Nothing was heard for too long.
    Silent,
    /// The other side closed it, or the way broke.
    Closed,
    /// What came was no frame, or out of order.
    Nonsense,
    /// The other side speaks another version.
    Version(u16),
    /// We closed it.
    Ours,
}

/// Where frames for a peer are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(mpsc::Sender<Frame>);

impl Outbox {
    /// Puts a frame there, unless the peer has stopped reading or the link is over: then it is
    /// for the caller to give the link up.
    #[must_use]
    pub(crate) fn put(&self, frame: Frame) -> bool {
        self.0.try_send(frame).is_ok()
    }

    /// Whether everything is on its way, or never will be.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_closed() || self.0.capacity() == OUTBOX
    }
}

/// How a link tells the hub.
struct LinkTeller {
    peer: Identity,
    link: LinkId,
    hub: mpsc::Sender<LinkEvent>,
}

impl LinkTeller {
    /// Says so; nobody listens once the hub has stopped.
    async fn tell(&self, what: LinkNews) -> bool {
        let (peer, link) = (self.peer, self.link);
        self.hub.send(LinkEvent { peer, link, what }).await.is_ok()
    }
}

/// Whether we opened the stream: then we speak first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Opener,
    Acceptor,
}

/// Runs a link to its end. The caller stops it by aborting the task.
pub(crate) async fn run(
    stream: Stream,
    side: Side,
    (peer, link): (Identity, LinkId),
    (hello, budget): (Hello, Budget),
    hub: mpsc::Sender<LinkEvent>,
) {
    let (mut reader, mut writer) = stream.split();
    let news = LinkTeller { peer, link, hub };
    // Both sides must have heard each other: the stream layer may lose an inbound stream.
    let greeting = timeout(DEATH, greet(&mut reader, &mut writer, side, hello)).await;
    let end = match greeting {
        Ok(Ok(theirs)) => {
            let (sender, outbox) = mpsc::channel(OUTBOX);
            if !news.tell(LinkNews::Up(theirs, Outbox(sender))).await {
                return;
            }
            tokio::select! {
                end = listen(&mut reader, &budget, &news) => end,
                end = speak(&mut writer, outbox) => end,
            }
        }
        Ok(Err(problem)) => end_of(&problem),
        Err(_) => LinkEnd::Silent,
    };
    news.tell(LinkNews::Down(end)).await;
    let _ = timeout(BEAT, writer.close()).await;
}

async fn greet(
    reader: &mut ReadHalf<Stream>,
    writer: &mut WriteHalf<Stream>,
    side: Side,
    hello: Hello,
) -> Result<Hello, FrameError> {
    let ours = Frame::Hello(hello);
    if side == Side::Opener {
        ours.write(writer).await.map_err(FrameError::Io)?;
    }
    let theirs = Frame::read(reader).await;
    // Also to whoever speaks another version: both sides are to know.
    if side == Side::Acceptor && matches!(theirs, Ok(_) | Err(FrameError::Version(_))) {
        ours.write(writer).await.map_err(FrameError::Io)?;
    }
    match theirs? {
        Frame::Hello(theirs) => Ok(theirs),
        _ => Err(FrameError::Malformed(protocol::WireError::Malformed)),
    }
}

async fn listen(reader: &mut ReadHalf<Stream>, budget: &Budget, news: &LinkTeller) -> LinkEnd {
    loop {
        let frame = match timeout(DEATH, Frame::read(reader)).await {
            Err(_) => return LinkEnd::Silent,
            Ok(Err(problem)) => return end_of(&problem),
            // One hello is enough.
            Ok(Ok(Frame::Hello(_))) => return LinkEnd::Nonsense,
            Ok(Ok(frame)) => frame,
        };
        // Whoever sends too much is read more slowly, and in the end cannot send.
        let wait = budget.frame(frame.cost());
        if !wait.is_zero() {
            tokio::time::sleep(wait).await;
        }
        if !news.tell(LinkNews::Said(frame)).await {
            return LinkEnd::Ours;
        }
    }
}

async fn speak(writer: &mut WriteHalf<Stream>, mut outbox: mpsc::Receiver<Frame>) -> LinkEnd {
    while let Some(frame) = outbox.recv().await {
        match timeout(DEATH, frame.write(writer)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return LinkEnd::Closed,
            Err(_) => return LinkEnd::Silent,
        }
    }
    LinkEnd::Ours
}

const fn end_of(problem: &FrameError) -> LinkEnd {
    match problem {
        FrameError::Io(_) => LinkEnd::Closed,
        FrameError::TooLong(_) | FrameError::Malformed(_) => LinkEnd::Nonsense,
        FrameError::Version(version) => LinkEnd::Version(*version),
    }
}
