//! A table starts: who begins, who declines, and who is told.

use protocol::{Charter, Hash, Identity};

use super::guest::Chair;
use super::message::check_charter;
use super::people::MAX_REMEMBERED;
use super::{Lobby, LobbyError, LobbyMessage, Output, Refusal, Table, TableId, remember};

/// A game that we began.
#[derive(Clone, Debug)]
pub(super) struct Begun {
    opener: Identity,
    table: TableId,
    game: Hash,
    /// Whether it turned out that we cannot play it.
    given_up: bool,
}

/// A place that we have given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Withdrawn {
    nonce: [u8; 32],
    why: Refusal,
}

/// # From outside
impl Lobby {
    pub(super) fn handle_start(
        &mut self,
        from: Identity,
        table: TableId,
        charter: &Charter,
    ) -> Result<(), LobbyError> {
        check_charter(charter)?;
        let seat = charter.seat_of(&self.identity);
        let nonce = seat
            .and_then(|seat| charter.entry(seat))
            .map(|entry| entry.nonce)
            .ok_or(LobbyError::NoSeat)?;
        let game = charter.game_id();
        let known = self.begun.iter().any(|begun| begun.game == game)
            || self.playing.as_deref().map(Charter::game_id) == Some(game);
        if known {
            return Ok(());
        }
        let ours = |chair: &mut Chair| chair.opener == from && chair.table == table;
        if let Some(chair) = self.chair.take_if(ours) {
            self.begin_or_leave(&chair, charter);
        }
        if self.begun.iter().any(|begun| begun.game == game) {
            return Ok(());
        }
        // Anybody may send anything: only what our opener sends is remembered.
        let given_up = self.withdrawn.iter().find(|seat| seat.nonce == nonce);
        let why = given_up.map_or(Refusal::BadDraft, |seat| seat.why);
        if let Some(neighbour) = self.neighbours.get_mut(&from) {
            neighbour.declined = Some(game);
        }
        self.send(from, LobbyMessage::Decline { game, why });
        Ok(())
    }

    /// Somebody named in a charter will not sign it.
    pub(super) fn handle_decline(&mut self, from: Identity, game: Hash, why: Refusal) {
        let ours = self.playing.as_deref().is_some_and(|charter| {
            charter.game_id() == game && self.plays() && charter.seat_of(&from).is_some()
        });
        if ours {
            let by = from;
            self.outputs.push_back(Output::CalledOff { game, by, why });
        }
    }
}

/// # From our side
impl Lobby {
    /// A game that we began will not be played by us after all: it cannot be stored here, or our player
    /// got up before all had signed. Whoever waits for our signature hears it.
    pub fn give_up(&mut self, charter: &Charter, why: Refusal) {
        let game = charter.game_id();
        for begun in self.begun.iter_mut().filter(|begun| begun.game == game) {
            begun.given_up = true;
        }
        let seat = charter.seat_of(&self.identity);
        if let Some(entry) = seat.and_then(|seat| charter.entry(seat)) {
            let nonce = entry.nonce;
            remember(&mut self.withdrawn, Withdrawn { nonce, why });
        }
        if self.playing.as_deref().map(Charter::game_id) == Some(game) {
            self.playing = None;
            self.stale = true;
        }
        self.settle();
    }
}

/// # Steps
impl Lobby {
    /// Begins with the charter we agreed to, or leaves: the table is gone in either case.
    pub(super) fn begin_or_leave(&mut self, chair: &Chair, charter: &Charter) {
        match &chair.view {
            Some(view) if chair.agrees_to(charter) => self.begin(chair.opener, view),
            _ => {
                let why = match &chair.agreed {
                    Some(_) => Refusal::BadDraft,
                    None => Refusal::NotReady,
                };
                let table = chair.table;
                let named = charter.seat_of(&self.identity);
                let named = named.and_then(|seat| charter.entry(seat));
                let nonces = [Some(chair.place.nonce), named.map(|entry| entry.nonce)];
                for nonce in nonces.into_iter().flatten() {
                    remember(&mut self.withdrawn, Withdrawn { nonce, why });
                }
                self.outputs.push_back(Output::Refused { table, why });
            }
        }
        self.changed = true;
    }

    /// A table begins, and we with it.
    pub(super) fn begin(&mut self, opener: Identity, table: &Table) {
        let charter = table.charter();
        remember(
            &mut self.begun,
            Begun {
                opener,
                table: table.id,
                game: charter.game_id(),
                given_up: false,
            },
        );
        self.again = None;
        self.playing = Some(Box::new(charter.clone()));
        self.stale = true;
        self.outputs.push_back(Output::Begin {
            table: table.id,
            charter: Box::new(charter),
            addresses: table.addresses(),
        });
        let people = table.guests.iter().filter(|guest| !guest.bot);
        for guest in people.filter(|guest| guest.identity != self.identity) {
            let known = self.remembered.contains_key(&guest.identity);
            if known || self.remembered.len() < MAX_REMEMBERED {
                self.remembered
                    .insert(guest.identity, guest.name.clone().into());
            }
            self.outputs.push_back(Output::Remember {
                identity: guest.identity,
                name: guest.name.clone(),
            });
        }
    }

    /// Nothing with this place in it will be signed.
    pub(super) fn withdraw(&mut self, chair: &Chair) {
        let withdrawn = Withdrawn {
            nonce: chair.place.nonce,
            why: Refusal::StoodUp,
        };
        remember(&mut self.withdrawn, withdrawn);
    }

    /// The same of a place that we know nothing of.
    pub(super) fn give_up_seat(&mut self, charter: &Charter) {
        let seat = charter.seat_of(&self.identity);
        let Some(entry) = seat.and_then(|seat| charter.entry(seat)) else {
            return;
        };
        let nonce = entry.nonce;
        let chair = self.chair.as_ref();
        let live = chair.is_some_and(|chair| chair.place.nonce == nonce);
        if !live && self.withdrawn.iter().all(|seat| seat.nonce != nonce) {
            let why = Refusal::NotSeated;
            remember(&mut self.withdrawn, Withdrawn { nonce, why });
        }
    }

    /// Tells everybody who plays a charter with a place we gave up that it will not be.
    pub(super) fn decline_what_we_left(&mut self) {
        let mut declines = Vec::new();
        let ours = self.playing.as_deref().map(Charter::game_id);
        for (peer, neighbour) in &mut self.neighbours {
            if !neighbour.is_here() {
                continue;
            }
            let playing = neighbour
                .presence
                .as_ref()
                .and_then(|presence| presence.playing.as_ref());
            let Some(charter) = playing else { continue };
            let game = charter.game_id();
            let live = |begun: &Begun| begun.game == game && !begun.given_up;
            if ours == Some(game) || self.begun.iter().any(live) {
                continue;
            }
            let seat = charter.seat_of(&self.identity);
            let Some(entry) = seat.and_then(|seat| charter.entry(seat)) else {
                continue;
            };
            let given_up = self.withdrawn.iter().find(|seat| seat.nonce == entry.nonce);
            let Some(seat) = given_up else { continue };
            if neighbour.declined.replace(game) != Some(game) {
                declines.push((*peer, game, seat.why));
            }
        }
        for (peer, game, why) in declines {
            self.send(peer, LobbyMessage::Decline { game, why });
        }
    }

    /// Whether we once began at this table. One table, one charter.
    pub(super) fn has_begun(&self, opener: &Identity, table: TableId) -> bool {
        self.begun
            .iter()
            .any(|begun| begun.opener == *opener && begun.table == table)
    }
}
