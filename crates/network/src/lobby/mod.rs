//! People nearby and open tables.

mod guest;
mod host;
mod message;
mod name;
mod output;
mod people;
mod refusal;
mod rematch;
mod start;
mod table;
#[cfg(test)]
mod tests;

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};

use protocol::{Charter, Hash, Identity};
use rand_core::CryptoRng;

pub use message::{LobbyMessage, Presence};
pub use name::{Address, MAX_ADDRESS, MAX_NAME_CHARACTERS, Name, TextError};
pub use output::{Gone, Output};
pub use people::{Fingerprint, MAX_PEOPLE, MAX_REMEMBERED, Person, Standing};
pub use refusal::{LobbyError, Refusal};
pub use table::{Draft, Guest, MAX_ADDRESSES, Table, TableError, TableId};

use guest::Chair;
use host::Hosted;
use people::{Heard, Neighbour, Remembered};
use rematch::Again;
use start::{Begun, Withdrawn};

/// How long a lost link may stay down before its person is taken for gone.
pub const GRACE: Duration = Duration::from_secs(5);

/// How many tables that began, and seats that were given up, are remembered.
const MAX_PAST: usize = 64;

/// One program's part in the lobby: who is nearby, which tables are open, where we sit.
///
/// A lobby does no input or output, reads no clock and makes no randomness of its own. It has four
/// kinds of methods:
///
/// - *getters* are what the screen shows: [`Lobby::people`], [`Lobby::tables`], [`Lobby::seated_at`],
///   [`Lobby::playing`];
/// - *`handle_*`* takes what came from outside: [`Lobby::handle_link_up`],
///   [`Lobby::handle_link_down`], [`Lobby::handle_message`], [`Lobby::handle_time`];
/// - *commands* are the player's wishes: [`Lobby::open`], [`Lobby::sit`], [`Lobby::stand_up`],
///   [`Lobby::ready`], [`Lobby::unready`], [`Lobby::again`], [`Lobby::cancel_again`]; for the opener [`Lobby::set_options`],
///   [`Lobby::set_seats`], [`Lobby::set_title`], [`Lobby::expect_bot`], [`Lobby::remove`],
///   [`Lobby::close`]; and [`Lobby::set_name`], [`Lobby::set_addresses`], [`Lobby::set_playing`],
///   [`Lobby::disown`] for what has changed on our side;
/// - *`poll_*`* hands out what is to be done: [`Lobby::poll_output`], and [`Lobby::poll_timeout`]
///   for when to call [`Lobby::handle_time`].
///
/// Call `poll_output` after every other call until it returns nothing. Messages of one link must
/// arrive in the order they were sent, and none of an earlier link after `handle_link_up` of a later
/// one; what was under way when a link broke may be lost: after the link is back both sides tell how
/// things stand, and whatever did not arrive is said again. `now` is the time since any fixed start.
///
/// # Who decides
///
/// A table is held by whoever opened it. Requests reach the opener one after the other, and what it
/// then tells is what everybody shows: who took the last seat is the same on every screen. The opener
/// has no power beyond that order. To be ready is to agree to one exact [`Draft`]; any change of
/// options, seats or guests makes everybody unready; and a guest begins only with the very charter it
/// agreed to, once for each time it sits down. Until all have signed the charter it binds nobody.
///
/// # When a start fails
///
/// A guest may stand up, or vanish, while the start is under way to it. Others may have begun by
/// then: whoever will not sign a charter that names it says so to all who play it, and they get
/// [`Output::CalledOff`]. The caller drops that game *unless its charter is complete* (then the
/// message is a lie, and the game goes on), and calls [`Lobby::set_playing`] with nothing.
///
/// After a restart the lobby knows of nothing. A game that is on disk is resumed, with
/// [`Lobby::set_playing`] before the first link. If somebody nearby plays a game that names us and is
/// not on disk, call [`Lobby::disown`]: so the others hear that they wait in vain.
///
/// # Bots
///
/// A bot is a node of its own with another person as operator, in that person's program. The opener
/// calls [`Lobby::expect_bot`], the bot's lobby [`Lobby::sit`]. It is ready for whatever draft its
/// person's table has.
///
/// What a peer does wrong is a [`LobbyError`]; what our player or another cannot have is a
/// [`Refusal`]. Whatever peers send, the memory stays bounded. A panic is a bug.
#[derive(Debug)]
pub struct Lobby {
    identity: Identity,
    operator: Identity,
    name: Name,
    program: Name,
    addresses: Vec<Address>,
    incarnation: u64,
    counter: u64,
    neighbours: BTreeMap<Identity, Neighbour>,
    remembered: BTreeMap<Identity, Remembered>,
    /// The table we opened.
    hosted: Option<Hosted>,
    /// Our place at another's table.
    chair: Option<Chair>,
    playing: Option<Box<Charter>>,
    again: Option<Again>,
    /// Places we have given up: no charter with them will be signed.
    withdrawn: VecDeque<Withdrawn>,
    begun: VecDeque<Begun>,
    outputs: VecDeque<Output>,
    /// Whether the others are to be told how things stand.
    stale: bool,
    changed: bool,
}

/// Who we are, when the program starts.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Our identity.
    pub identity: Identity,
    /// The same; of a bot, the identity of the person who brings it.
    pub operator: Identity,
    /// What we are called.
    pub name: Name,
    /// The version of the program.
    pub program: Name,
    /// A random number, new whenever the program starts.
    pub incarnation: u64,
    /// Whom we played with before.
    pub remembered: Vec<(Identity, Name)>,
}

impl Lobby {
    /// A lobby without links.
    pub fn new(setup: Setup) -> Self {
        Self {
            identity: setup.identity,
            operator: setup.operator,
            name: setup.name,
            program: setup.program,
            addresses: Vec::new(),
            incarnation: setup.incarnation,
            counter: 0,
            neighbours: BTreeMap::new(),
            remembered: setup
                .remembered
                .into_iter()
                .take(MAX_REMEMBERED)
                .map(|(identity, name)| (identity, name.into()))
                .collect(),
            hosted: None,
            chair: None,
            playing: None,
            again: None,
            withdrawn: VecDeque::new(),
            begun: VecDeque::new(),
            outputs: VecDeque::new(),
            stale: false,
            changed: false,
        }
    }
}

/// # Getters
impl Lobby {
    /// Who we are.
    pub fn identity(&self) -> Identity {
        self.identity
    }

    /// What we are called.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Every open table with its opener, ours first.
    pub fn tables(&self) -> impl Iterator<Item = (Identity, &Table)> {
        let own = self.own_table().map(|table| (self.identity, table));
        let others = self.neighbours.iter().filter_map(|(opener, neighbour)| {
            Some((*opener, neighbour.presence.as_ref()?.table.as_ref()?))
        });
        own.into_iter().chain(others)
    }

    /// The table we opened.
    pub fn own_table(&self) -> Option<&Table> {
        self.hosted.as_ref().map(|hosted| &hosted.table)
    }

    /// The table where we sit, our own or another's, with its opener. Nothing while the opener has
    /// not answered.
    pub fn seated_at(&self) -> Option<(Identity, &Table)> {
        if let Some(table) = self.own_table() {
            return Some((self.identity, table));
        }
        let chair = self.chair.as_ref()?;
        Some((chair.opener, chair.view.as_ref()?))
    }

    /// The table where we asked for a seat, and its opener, whether answered or not.
    pub fn seat_asked(&self) -> Option<(Identity, TableId)> {
        let own = self.own_table().map(|table| (self.identity, table.id));
        own.or_else(|| self.chair.as_ref().map(|chair| (chair.opener, chair.table)))
    }

    /// The game we play or watch.
    pub fn playing(&self) -> Option<&Charter> {
        self.playing.as_deref()
    }

    /// The game we want a rematch of.
    pub fn wants_again(&self) -> Option<Hash> {
        self.again.as_ref().map(|again| again.game)
    }
}

/// # Polling
impl Lobby {
    /// What is to be done next; nothing if all is done.
    pub fn poll_output(&mut self) -> Option<Output> {
        if let Some(output) = self.outputs.pop_front() {
            return Some(output);
        }
        core::mem::take(&mut self.changed).then_some(Output::Changed)
    }

    /// When [`Lobby::handle_time`] is to be called, if nothing happens before.
    pub fn poll_timeout(&self) -> Option<Duration> {
        self.neighbours
            .values()
            .filter_map(|neighbour| neighbour.lost)
            .min()
            .map(|lost| lost.saturating_add(GRACE))
    }
}

/// # From outside
impl Lobby {
    /// A link is up: to somebody new, or to somebody whose link was lost.
    ///
    /// # Errors
    ///
    /// If there is no room for another person, or it is ourselves: close the link.
    pub fn handle_link_up(&mut self, peer: Identity) -> Result<(), LobbyError> {
        if peer == self.identity {
            return Err(LobbyError::Ourselves);
        }
        if !self.neighbours.contains_key(&peer) && self.neighbours.len() >= MAX_PEOPLE {
            self.forget_somebody_away()?;
        }
        self.neighbours.entry(peer).or_default().link_up();
        let message = self.presence();
        self.send(peer, message);
        self.changed = true;
        self.settle();
        Ok(())
    }

    /// A link is down. Its person is waited for.
    pub fn handle_link_down(&mut self, peer: Identity, now: Duration) {
        if let Some(neighbour) = self.neighbours.get_mut(&peer) {
            neighbour.lost.get_or_insert(now);
            self.changed = true;
        }
    }

    /// Time has passed: whoever was waited for too long is gone.
    pub fn handle_time(&mut self, now: Duration) {
        let gone: Vec<Identity> = self
            .neighbours
            .iter()
            .filter(|(_, neighbour)| {
                neighbour
                    .lost
                    .is_some_and(|lost| lost.saturating_add(GRACE) <= now)
            })
            .map(|(identity, _)| *identity)
            .collect();
        for identity in gone {
            self.forget(&identity);
        }
        self.settle();
    }

    /// A message came over the link to `from`.
    ///
    /// # Errors
    ///
    /// If no honest lobby sends it. Nothing has changed then.
    pub fn handle_message(
        &mut self,
        from: Identity,
        message: LobbyMessage,
        rng: &mut impl CryptoRng,
    ) -> Result<(), LobbyError> {
        let linked = |neighbour: &Neighbour| neighbour.lost.is_none();
        if !self.neighbours.get(&from).is_some_and(linked) {
            return Err(LobbyError::NotLinked);
        }
        match message {
            LobbyMessage::Presence(presence) => self.handle_presence(from, *presence)?,
            LobbyMessage::Sit { table, guest } => self.handle_sit(from, table, *guest)?,
            LobbyMessage::StandUp { table } => self.handle_stand_up(from, table),
            LobbyMessage::Ready {
                table,
                draft,
                ready,
            } => self.handle_ready(from, table, draft, ready),
            LobbyMessage::Start { table, charter } => self.handle_start(from, table, &charter)?,
            LobbyMessage::Refused { table, why } => self.handle_refused(from, table, why),
            LobbyMessage::Decline { game, why } => self.handle_decline(from, game, why),
        }
        self.settle();
        self.settle_rematch(rng);
        Ok(())
    }

    fn handle_presence(&mut self, from: Identity, presence: Presence) -> Result<(), LobbyError> {
        presence.check(&from)?;
        let Some(neighbour) = self.neighbours.get_mut(&from) else {
            return Err(LobbyError::NotLinked);
        };
        let heard = neighbour.hear(presence);
        if heard == Heard::Late {
            return Ok(());
        }
        let first = !core::mem::replace(&mut neighbour.greeted, true);
        self.changed = true;
        if heard == Heard::Restarted {
            self.remove_guest(&from);
        }
        self.reconcile(from, first);
        Ok(())
    }
}

/// # Commands
impl Lobby {
    /// We are called otherwise from now on.
    pub fn set_name(&mut self, name: Name) {
        if name == self.name {
            return;
        }
        self.name = name;
        self.changed = true;
        // The table takes only the name that its opener knows us by: that goes first.
        self.announce();
        self.amend_own_place();
        self.settle();
    }

    /// Where we can be reached from now on. What is beyond [`MAX_ADDRESSES`] is left out.
    pub fn set_addresses(&mut self, mut addresses: Vec<Address>) {
        addresses.truncate(MAX_ADDRESSES);
        if addresses == self.addresses {
            return;
        }
        self.addresses = addresses;
        self.amend_own_place();
        self.settle();
    }

    /// The game that we play or watch, or that we do so no longer. Whoever plays sits at no table.
    pub fn set_playing(&mut self, game: Option<Charter>) {
        let ours = |charter: &Charter| charter.seat_of(&self.identity).is_some();
        if game.as_ref().is_some_and(ours) {
            self.leave_table();
            self.again = None;
        }
        self.playing = game.map(Box::new);
        self.stale = true;
        self.settle();
    }

    /// Somebody plays a game that names us and of which we have nothing: we will never sign it. Does
    /// nothing if we are about to begin it.
    pub fn disown(&mut self, charter: &Charter) {
        self.give_up_seat(charter);
        self.settle();
    }
}

/// # What all of it needs
impl Lobby {
    fn send(&mut self, to: Identity, message: LobbyMessage) {
        self.outputs.push_back(Output::Send {
            to: Some(to),
            message,
        });
    }

    /// How things stand.
    fn presence(&mut self) -> LobbyMessage {
        self.counter = self.counter.saturating_add(1);
        LobbyMessage::Presence(Box::new(Presence {
            incarnation: self.incarnation,
            counter: self.counter,
            name: self.name.clone(),
            program: self.program.clone(),
            bot_of: (self.operator != self.identity).then_some(self.operator),
            table: self.own_table().cloned(),
            playing: self.playing.clone(),
            again: self.wants_again(),
        }))
    }

    /// Tells all how things stand.
    fn announce(&mut self) {
        self.stale = false;
        self.changed = true;
        let message = self.presence();
        self.outputs.push_back(Output::Send { to: None, message });
    }

    /// Draws the consequences of whatever has changed.
    fn settle(&mut self) {
        self.agree_unasked();
        self.start_if_ready();
        self.decline_what_we_left();
        if self.stale {
            self.announce();
        }
    }

    /// Whether we have a seat in a game.
    fn plays(&self) -> bool {
        self.playing
            .as_ref()
            .is_some_and(|charter| charter.seat_of(&self.identity).is_some())
    }

    /// Somebody is gone.
    fn forget(&mut self, identity: &Identity) {
        if self.neighbours.remove(identity).is_none() {
            return;
        }
        self.changed = true;
        self.remove_guest(identity);
        if let Some(chair) = self.chair.take_if(|chair| chair.opener == *identity) {
            self.lose(&chair, Gone::OpenerLost);
        }
    }

    /// Makes room: whoever has been away for longest and sits at no table with us goes early.
    fn forget_somebody_away(&mut self) -> Result<(), LobbyError> {
        let away = self
            .neighbours
            .iter()
            .filter(|(identity, _)| {
                let guest = self.own_table().and_then(|table| table.guest(identity));
                let opener = self.chair.as_ref().map(|chair| chair.opener);
                guest.is_none() && opener != Some(**identity)
            })
            .filter_map(|(identity, neighbour)| Some((neighbour.lost?, *identity)))
            .min();
        let (_, identity) = away.ok_or(LobbyError::TooManyPeople)?;
        self.forget(&identity);
        Ok(())
    }
}

/// Adds to the little that is remembered, at the cost of the oldest.
fn remember<T>(past: &mut VecDeque<T>, item: T) {
    if past.len() == MAX_PAST {
        past.pop_front();
    }
    past.push_back(item);
}
