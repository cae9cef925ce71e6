//! At another's table: sitting down, agreeing, beginning.

use protocol::{Charter, Identity};
use rand_core::CryptoRng;

use super::{Draft, Gone, Guest, Lobby, LobbyMessage, Output, Refusal, Table, TableId};

/// Our place at another's table.
#[derive(Clone, Debug)]
pub(super) struct Chair {
    pub(super) opener: Identity,
    pub(super) table: TableId,
    /// As what we sit there.
    pub(super) place: Guest,
    /// The table as its opener last told us, once we are on it.
    pub(super) view: Option<Table>,
    /// What we are ready for.
    pub(super) agreed: Option<Draft>,
}

impl Chair {
    /// Whether this is the very charter that we are ready for.
    pub(super) fn agrees_to(&self, charter: &Charter) -> bool {
        self.view
            .as_ref()
            .is_some_and(|view| self.agreed == Some(view.draft()) && view.charter() == *charter)
    }
}

/// # Commands
impl Lobby {
    /// Our player wants to sit at a table. Leaves any other table first, closing our own.
    ///
    /// # Errors
    ///
    /// Why that cannot be. Whether it can, the opener decides: see [`Lobby::seated_at`] and
    /// [`Output::Refused`].
    pub fn sit(
        &mut self,
        opener: Identity,
        table: TableId,
        rng: &mut impl CryptoRng,
    ) -> Result<(), Refusal> {
        if self.seat_asked() == Some((opener, table)) {
            return Err(Refusal::AlreadySeated);
        }
        if self.plays() {
            return Err(Refusal::Playing);
        }
        let neighbour = self.neighbours.get(&opener).ok_or(Refusal::NoSuchTable)?;
        let offered = neighbour
            .presence
            .as_ref()
            .and_then(|presence| presence.table.as_ref())
            .filter(|offered| offered.id == table)
            .ok_or(Refusal::NoSuchTable)?;
        if !neighbour.is_here() {
            return Err(Refusal::Away);
        }
        if self.has_begun(&opener, table) {
            return Err(Refusal::Started);
        }
        let invited = offered.invited.as_ref();
        if invited.is_some_and(|invited| !invited.contains(&self.identity)) {
            return Err(Refusal::NotInvited);
        }
        if offered.is_full() && offered.guest(&self.identity).is_none() {
            return Err(Refusal::Full);
        }
        self.leave_table();
        if !self.is_rematch_table(&opener, table) {
            self.drop_again();
        }
        self.take_chair(opener, table, rng);
        self.settle();
        Ok(())
    }

    /// Our player leaves the table; if it is our own, it is closed. Does nothing if we sit nowhere.
    pub fn stand_up(&mut self) {
        self.leave_table();
        self.drop_again();
        self.settle();
    }

    /// Our player is ready for exactly this draft: the one that was on the screen.
    ///
    /// # Errors
    ///
    /// If we do not sit at a table, or the draft is no longer this one.
    pub fn ready(&mut self, draft: Draft) -> Result<(), Refusal> {
        if self.hosted.is_some() {
            self.ready_as_host(draft)?;
        } else {
            self.agree(draft)?;
        }
        self.settle();
        Ok(())
    }

    /// Our player is no longer ready.
    pub fn unready(&mut self) {
        self.drop_again();
        self.unready_as_host();
        if let Some(chair) = &mut self.chair
            && let Some(draft) = chair.agreed.take()
        {
            let (to, table) = (chair.opener, chair.table);
            self.say_ready(to, table, draft, false);
        }
        self.settle();
    }
}

/// # From the opener
impl Lobby {
    /// Compares what the sender of a presence tells with what we did.
    ///
    /// `first`: it is the first presence of this link. What was said over an earlier link may not
    /// have arrived; what was said over this one is under way.
    pub(super) fn reconcile(&mut self, from: Identity, first: bool) {
        self.reconcile_chair(from, first);
        self.stand_up_where_we_do_not_sit(from);
    }

    fn reconcile_chair(&mut self, from: Identity, first: bool) {
        let Some(mut chair) = self.chair.take_if(|chair| chair.opener == from) else {
            return;
        };
        let presence = self
            .neighbours
            .get(&from)
            .and_then(|neighbour| neighbour.presence.as_ref());
        let told = presence.and_then(|presence| presence.table.as_ref());
        let started = presence.and_then(|presence| presence.playing.clone());
        let Some(table) = told.filter(|told| told.id == chair.table).cloned() else {
            // The start itself may have been lost with a link.
            let started = started.filter(|charter| {
                let seat = charter.seats.iter();
                seat.clone().any(|seat| seat.nonce == chair.place.nonce)
            });
            match started {
                Some(charter) => self.begin_or_leave(&chair, &charter),
                None => self.lose(&chair, Gone::Closed),
            }
            return;
        };
        let seated = table
            .guest(&self.identity)
            .filter(|guest| guest.nonce == chair.place.nonce);
        match seated.map(|guest| guest.ready) {
            Some(ready) => {
                let draft = table.draft();
                let amended = seated.is_some_and(|guest| {
                    !guest.is_same_seat(&chair.place) || guest.addresses != chair.place.addresses
                });
                chair.view = Some(table);
                if chair.agreed != Some(draft) {
                    chair.agreed = None;
                }
                let (to, table) = (chair.opener, chair.table);
                match chair.agreed {
                    None if ready => self.say_ready(to, table, draft, false),
                    Some(_) if !ready && first => self.say_ready(to, table, draft, true),
                    _ => {}
                }
                if first && amended {
                    self.ask(&chair);
                }
                self.chair = Some(chair);
            }
            None if chair.view.is_some() => self.lose(&chair, Gone::SeatLost),
            None => {
                if first {
                    self.ask(&chair);
                }
                self.chair = Some(chair);
            }
        }
    }

    /// Somebody has us at a table where we do not, or no longer, sit.
    fn stand_up_where_we_do_not_sit(&mut self, from: Identity) {
        let Some(neighbour) = self.neighbours.get_mut(&from) else {
            return;
        };
        let table = neighbour
            .presence
            .as_ref()
            .and_then(|presence| presence.table.as_ref());
        let Some((id, guest)) =
            table.and_then(|table| Some((table.id, table.guest(&self.identity)?)))
        else {
            return;
        };
        let wanted = self
            .chair
            .as_ref()
            .is_some_and(|chair| chair.opener == from && chair.table == id);
        let seat = (id, guest.nonce);
        if !wanted && neighbour.stood_up.replace(seat) != Some(seat) {
            self.send(from, LobbyMessage::StandUp { table: id });
        }
    }

    pub(super) fn handle_refused(&mut self, from: Identity, table: TableId, why: Refusal) {
        let ours = |chair: &mut Chair| chair.opener == from && chair.table == table;
        if let Some(chair) = self.chair.take_if(ours) {
            self.withdraw(&chair);
            self.drop_again();
            self.changed = true;
            self.outputs.push_back(Output::Refused { table, why });
        }
    }
}

/// # Steps
impl Lobby {
    /// Our place at a table, with a nonce that was never used.
    pub(super) fn fresh_place(&self, rng: &mut impl CryptoRng) -> Guest {
        let mut nonce = [0; 32];
        rng.fill_bytes(&mut nonce);
        Guest {
            identity: self.identity,
            name: self.name.clone(),
            operator: self.operator,
            nonce,
            ready: false,
            addresses: self.addresses.clone(),
            bot: self.operator != self.identity,
        }
    }

    pub(super) fn take_chair(
        &mut self,
        opener: Identity,
        table: TableId,
        rng: &mut impl CryptoRng,
    ) {
        let chair = Chair {
            opener,
            table,
            place: self.fresh_place(rng),
            view: None,
            agreed: None,
        };
        self.ask(&chair);
        self.chair = Some(chair);
        self.changed = true;
    }

    fn ask(&mut self, chair: &Chair) {
        let message = LobbyMessage::Sit {
            table: chair.table,
            guest: Box::new(chair.place.clone()),
        };
        self.send(chair.opener, message);
    }

    fn say_ready(&mut self, to: Identity, table: TableId, draft: Draft, ready: bool) {
        let message = LobbyMessage::Ready {
            table,
            draft,
            ready,
        };
        self.send(to, message);
    }

    /// Agrees to a draft of another's table.
    fn agree(&mut self, draft: Draft) -> Result<(), Refusal> {
        let chair = self.chair.as_mut().ok_or(Refusal::NotSeated)?;
        let view = chair.view.as_ref().ok_or(Refusal::NotSeated)?;
        if view.draft() != draft {
            return Err(Refusal::Changed);
        }
        let ours = view
            .guest(&self.identity)
            .is_some_and(|guest| guest.is_same_seat(&chair.place));
        if !ours {
            return Err(Refusal::Changed);
        }
        chair.agreed = Some(draft);
        let (to, table) = (chair.opener, chair.table);
        self.say_ready(to, table, draft, true);
        Ok(())
    }

    /// A bot agrees to whatever its person does, and a rematch needs no second word.
    pub(super) fn agree_unasked(&mut self) {
        self.agree_unasked_as_host();
        let Some(chair) = &self.chair else { return };
        let Some(view) = &chair.view else { return };
        let draft = view.draft();
        let bot = self.operator != self.identity && chair.opener == self.operator;
        if view.is_full() && chair.agreed != Some(draft) && (bot || self.is_as_expected(view)) {
            // Not yet, if the opener does not have our place as it is now.
            let _ = self.agree(draft);
        }
    }

    pub(super) fn lose(&mut self, chair: &Chair, why: Gone) {
        self.withdraw(chair);
        self.changed = true;
        self.outputs.push_back(Output::TableGone {
            table: chair.table,
            why,
        });
    }

    /// We sit nowhere any more.
    pub(super) fn leave_table(&mut self) {
        self.close_own_table();
        let Some(chair) = self.chair.take() else {
            return;
        };
        self.withdraw(&chair);
        self.changed = true;
        if let Some(neighbour) = self.neighbours.get_mut(&chair.opener) {
            neighbour.stood_up = Some((chair.table, chair.place.nonce));
        }
        let message = LobbyMessage::StandUp { table: chair.table };
        self.send(chair.opener, message);
    }

    /// What we are called or where we are reached has changed: so has our place at the table.
    pub(super) fn amend_own_place(&mut self) {
        self.amend_as_host();
        let Some(mut chair) = self.chair.take() else {
            return;
        };
        chair.place.addresses.clone_from(&self.addresses);
        if chair.place.name != self.name {
            chair.place.name = self.name.clone();
            chair.agreed = None;
        }
        self.ask(&chair);
        self.chair = Some(chair);
    }
}
