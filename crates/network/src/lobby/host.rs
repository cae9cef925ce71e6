//! At our own table: putting the others' requests in order.

use core::mem;

use protocol::Identity;
use rand_core::CryptoRng;
use rules::{MAX_SEATS, MIN_SEATS, Options};

use super::people::Neighbour;
use super::rematch::Again;
use super::{
    Draft, Guest, Lobby, LobbyError, LobbyMessage, MAX_ADDRESSES, Name, Refusal, Table, TableId,
};

/// The table we opened.
#[derive(Clone, Debug)]
pub(super) struct Hosted {
    pub(super) table: Table,
    /// Our bots that may sit down.
    pub(super) bots: Vec<Identity>,
    /// What is to be played again, if it is a rematch.
    pub(super) again: Option<Again>,
}

/// # Commands of the opener
impl Lobby {
    /// Our player opens a table and sits down there. Stands up elsewhere first.
    ///
    /// # Errors
    ///
    /// Why that cannot be.
    pub fn open(
        &mut self,
        title: Name,
        options: Options,
        seats: u8,
        rng: &mut impl CryptoRng,
    ) -> Result<TableId, Refusal> {
        if self.hosted.is_some() {
            return Err(Refusal::AlreadyOpen);
        }
        if self.plays() {
            return Err(Refusal::Playing);
        }
        // A bot's table would have nobody to ask.
        if self.operator != self.identity {
            return Err(Refusal::WrongOperator);
        }
        if !(MIN_SEATS..=MAX_SEATS).contains(&usize::from(seats)) {
            return Err(Refusal::Seats);
        }
        self.leave_table();
        self.drop_again();
        let mut id = TableId([0; 16]);
        rng.fill_bytes(&mut id.0);
        let place = self.fresh_place(rng);
        self.host(Hosted {
            table: Table {
                id,
                title,
                options,
                seats,
                guests: vec![place],
                invited: None,
                revision: 0,
            },
            bots: Vec::new(),
            again: None,
        });
        self.settle();
        Ok(id)
    }

    /// The opener calls the table otherwise. Nobody has to agree to that again.
    ///
    /// # Errors
    ///
    /// If we have no table.
    pub fn set_title(&mut self, title: Name) -> Result<(), Refusal> {
        self.own()?.title = title;
        self.stale = true;
        self.settle();
        Ok(())
    }

    /// The opener changes what is to be played.
    ///
    /// # Errors
    ///
    /// If we have no table.
    pub fn set_options(&mut self, options: Options) -> Result<(), Refusal> {
        let table = self.own()?;
        if table.options != options {
            table.options = options;
            table.redraft();
            self.stale = true;
        }
        self.settle();
        Ok(())
    }

    /// The opener changes how many are to play.
    ///
    /// # Errors
    ///
    /// If we have no table, or the guests and the rules do not allow that number.
    pub fn set_seats(&mut self, seats: u8) -> Result<(), Refusal> {
        let table = self.own()?;
        let fits = (MIN_SEATS.max(table.guests.len())..=MAX_SEATS).contains(&usize::from(seats));
        if !fits || table.invited.is_some() {
            return Err(Refusal::Seats);
        }
        if table.seats != seats {
            table.seats = seats;
            table.redraft();
            self.stale = true;
        }
        self.settle();
        Ok(())
    }

    /// The opener has started a bot that may now sit down, if a seat is free then.
    ///
    /// # Errors
    ///
    /// If we have no table, or no seat is free for one more bot.
    pub fn expect_bot(&mut self, identity: Identity) -> Result<(), Refusal> {
        let hosted = self.hosted.as_mut().ok_or(Refusal::NotOpener)?;
        if hosted.bots.contains(&identity) {
            return Ok(());
        }
        let seated = |bot: &&Identity| hosted.table.guest(bot).is_some();
        let waiting = hosted.bots.len() - hosted.bots.iter().filter(seated).count();
        if hosted.table.guests.len() + waiting >= usize::from(hosted.table.seats) {
            return Err(Refusal::Full);
        }
        hosted.bots.push(identity);
        Ok(())
    }

    /// The opener sends a guest away, or no longer expects a bot.
    ///
    /// # Errors
    ///
    /// If we have no table, or this is ourselves: then close it.
    pub fn remove(&mut self, identity: Identity) -> Result<(), Refusal> {
        let hosted = self.hosted.as_mut().ok_or(Refusal::NotOpener)?;
        if identity == self.identity {
            return Err(Refusal::AlreadySeated);
        }
        hosted.bots.retain(|bot| *bot != identity);
        let table = hosted.table.id;
        if self.remove_guest(&identity) {
            let why = Refusal::Removed;
            // Before the presence without the guest: it says why.
            self.send(identity, LobbyMessage::Refused { table, why });
        }
        self.settle();
        Ok(())
    }

    /// The opener closes the table.
    ///
    /// # Errors
    ///
    /// If we have no table.
    pub fn close(&mut self) -> Result<(), Refusal> {
        self.own()?;
        self.stand_up();
        Ok(())
    }
}

/// # From guests
impl Lobby {
    pub(super) fn handle_sit(
        &mut self,
        from: Identity,
        table: TableId,
        guest: Guest,
    ) -> Result<(), LobbyError> {
        if guest.identity != from {
            return Err(LobbyError::NotTheSender);
        }
        if let Err(why) = self.seat(table, guest) {
            self.send(from, LobbyMessage::Refused { table, why });
        }
        Ok(())
    }

    fn seat(&mut self, table: TableId, mut guest: Guest) -> Result<(), Refusal> {
        if self.has_begun(&self.identity, table) {
            return Err(Refusal::Started);
        }
        let known = self
            .neighbours
            .get(&guest.identity)
            .and_then(|neighbour| neighbour.presence.as_ref());
        let hosted = self
            .hosted
            .as_mut()
            .filter(|hosted| hosted.table.id == table)
            .ok_or(Refusal::NoSuchTable)?;
        if guest.addresses.len() > MAX_ADDRESSES {
            return Err(Refusal::BadGuest);
        }
        if known.is_none_or(|known| known.name != guest.name) {
            return Err(Refusal::BadName);
        }
        hosted.admits(&guest, &self.identity)?;
        guest.ready = false;
        let table = &mut hosted.table;
        let place = table
            .guests
            .iter()
            .position(|other| other.identity == guest.identity);
        let twin = |other: &Guest| other.nonce == guest.nonce && other.identity != guest.identity;
        if table.guests.iter().any(twin) {
            return Err(Refusal::BadGuest);
        }
        if place.is_none() && table.is_full() {
            return Err(Refusal::Full);
        }
        self.stale = true;
        match place.and_then(|place| table.guests.get_mut(place)) {
            // Reached elsewhere, but the same guest: nobody has to agree to that.
            Some(seated) if seated.is_same_seat(&guest) => seated.addresses = guest.addresses,
            Some(seated) if seated.nonce == guest.nonce => {
                *seated = guest;
                table.redraft();
            }
            // With another nonce the guest has stood up in between.
            seated => {
                if let Some(seated) = seated {
                    let identity = seated.identity;
                    table.guests.retain(|guest| guest.identity != identity);
                }
                table.guests.push(guest);
                if let Some(invited) = &table.invited {
                    let order = |guest: &Guest| {
                        let seat = invited.iter().position(|seat| *seat == guest.identity);
                        seat.unwrap_or(invited.len())
                    };
                    table.guests.sort_by_key(order);
                }
                table.redraft();
            }
        }
        Ok(())
    }

    /// Crossing messages are nobody's fault: who does not sit there has nothing to leave.
    pub(super) fn handle_stand_up(&mut self, from: Identity, table: TableId) {
        if self.own_table().is_some_and(|own| own.id == table) {
            self.remove_guest(&from);
        }
    }

    pub(super) fn handle_ready(
        &mut self,
        from: Identity,
        table: TableId,
        draft: Draft,
        ready: bool,
    ) {
        let own = self.hosted.as_mut().map(|hosted| &mut hosted.table);
        let Some(own) = own.filter(|own| own.id == table) else {
            return;
        };
        // Agreeing is to this draft alone; not agreeing is to anything.
        if ready && own.draft() != draft {
            return;
        }
        let guest = own.guests.iter_mut().find(|guest| guest.identity == from);
        if let Some(guest) = guest {
            self.stale |= mem::replace(&mut guest.ready, ready) != ready;
        }
    }
}

impl Hosted {
    /// Whether somebody may sit down here, if there is a seat.
    fn admits(&self, guest: &Guest, opener: &Identity) -> Result<(), Refusal> {
        let own = guest.operator == guest.identity;
        let may_bring = match &self.again {
            // As last time.
            Some(again) => {
                let operator = again.operator(&guest.identity);
                operator.ok_or(Refusal::NotInvited)? == guest.operator
            }
            None => own || (guest.operator == *opener && self.bots.contains(&guest.identity)),
        };
        if may_bring && guest.bot != own {
            Ok(())
        } else {
            Err(Refusal::WrongOperator)
        }
    }
}

/// # Steps
impl Lobby {
    fn own(&mut self) -> Result<&mut Table, Refusal> {
        let hosted = self.hosted.as_mut().ok_or(Refusal::NotOpener)?;
        Ok(&mut hosted.table)
    }

    pub(super) fn host(&mut self, hosted: Hosted) {
        self.hosted = Some(hosted);
        self.stale = true;
    }

    /// Starts if every seat is taken, by somebody who is here and agrees.
    pub(super) fn start_if_ready(&mut self) {
        let Some(table) = self.own_table() else {
            return;
        };
        let willing = |guest: &Guest| {
            let neighbour = self.neighbours.get(&guest.identity);
            let here = guest.identity == self.identity || neighbour.is_some_and(Neighbour::is_here);
            guest.ready && here
        };
        if !table.is_full() || !table.guests.iter().all(willing) {
            return;
        }
        let Some(hosted) = self.hosted.take() else {
            return;
        };
        let table = hosted.table;
        let charter = table.charter();
        for guest in &table.guests {
            if guest.identity != self.identity {
                let message = LobbyMessage::Start {
                    table: table.id,
                    charter: Box::new(charter.clone()),
                };
                self.send(guest.identity, message);
            }
        }
        self.begin(self.identity, &table);
    }

    /// Takes a guest from our table; says whether there was one.
    pub(super) fn remove_guest(&mut self, identity: &Identity) -> bool {
        let Ok(table) = self.own() else { return false };
        let before = table.guests.len();
        table.guests.retain(|guest| guest.identity != *identity);
        let removed = table.guests.len() < before;
        if removed {
            table.redraft();
            self.stale = true;
        }
        removed
    }

    pub(super) fn close_own_table(&mut self) {
        self.stale |= self.hosted.take().is_some();
    }

    pub(super) fn ready_as_host(&mut self, draft: Draft) -> Result<(), Refusal> {
        if self.own()?.draft() != draft {
            return Err(Refusal::Changed);
        }
        self.set_own_ready(true);
        Ok(())
    }

    pub(super) fn unready_as_host(&mut self) {
        self.set_own_ready(false);
    }

    fn set_own_ready(&mut self, ready: bool) {
        let identity = self.identity;
        let Ok(table) = self.own() else { return };
        let own = table
            .guests
            .iter_mut()
            .find(|guest| guest.identity == identity);
        if let Some(own) = own {
            self.stale |= mem::replace(&mut own.ready, ready) != ready;
        }
    }

    /// A rematch needs no second word.
    pub(super) fn agree_unasked_as_host(&mut self) {
        let Some(table) = self.own_table() else {
            return;
        };
        if table.is_full() && self.is_as_expected(table) {
            self.set_own_ready(true);
        }
    }

    pub(super) fn amend_as_host(&mut self) {
        let (identity, name) = (self.identity, self.name.clone());
        let addresses = self.addresses.clone();
        let Ok(table) = self.own() else { return };
        let own = table
            .guests
            .iter_mut()
            .find(|guest| guest.identity == identity);
        let Some(own) = own else { return };
        own.addresses = addresses;
        if mem::replace(&mut own.name, name.clone()) != name {
            table.redraft();
        }
        self.stale = true;
    }
}
