//! The same again: once everybody wants it, it happens by itself.

use protocol::{Charter, Hash, Identity};
use rand_core::CryptoRng;
use rules::{MIN_SEATS, Options, SeatSet};

use super::host::Hosted;
use super::{Lobby, Refusal, Table, TableId};

/// How much of a game's id its rematch tables bear, so that the others know them; the rest of a
/// table's id is random, because a rematch that was called off may be tried again.
const MARK: usize = 12;

/// A game that we want to play again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Again {
    pub(super) game: Hash,
    options: Options,
    /// Everybody who did not leave, with their operators, in the order of the seats.
    seats: Vec<(Identity, Identity)>,
}

impl Again {
    fn identities(&self) -> impl Iterator<Item = Identity> {
        self.seats.iter().map(|(identity, _)| *identity)
    }

    /// Whose program plays for this seat, if it is one of them.
    pub(super) fn operator(&self, identity: &Identity) -> Option<Identity> {
        let seat = self.seats.iter().find(|(seat, _)| seat == identity);
        seat.map(|(_, operator)| *operator)
    }

    /// Who opens the table: the same for all, whoever was the first to ask. A person, not a bot.
    fn opener(&self) -> Option<Identity> {
        let people = self
            .seats
            .iter()
            .filter(|(seat, operator)| seat == operator);
        people.map(|(seat, _)| *seat).min()
    }

    fn marks(&self, table: TableId) -> bool {
        self.game.0.iter().take(MARK).eq(table.0.iter().take(MARK))
    }
}

/// # Rematch
impl Lobby {
    /// Our player wants to play a game again, with everybody who did not leave it. When all of them
    /// are nearby and want it too, the table opens, all sit down and are ready by themselves.
    ///
    /// # Errors
    ///
    /// If we did not play it to the end, or fewer than two did.
    pub fn again(
        &mut self,
        charter: &Charter,
        left: SeatSet,
        rng: &mut impl CryptoRng,
    ) -> Result<(), Refusal> {
        let game = charter.game_id();
        if self.plays() && self.playing.as_deref().map(Charter::game_id) != Some(game) {
            return Err(Refusal::Playing);
        }
        let staying = charter.seats().iter().filter(|&seat| !left.contains(seat));
        let seats: Vec<(Identity, Identity)> = staying
            .filter_map(|seat| charter.entry(seat))
            .map(|entry| (entry.identity, entry.operator))
            .collect();
        let ours = seats.iter().any(|(seat, _)| *seat == self.identity);
        if !ours || seats.len() < MIN_SEATS {
            return Err(Refusal::NoRematch);
        }
        self.leave_table();
        self.playing = None;
        self.again = Some(Again {
            game,
            options: charter.options,
            seats,
        });
        self.stale = true;
        self.settle();
        self.settle_rematch(rng);
        Ok(())
    }

    /// Our player no longer wants a rematch. Sitting elsewhere or standing up says so too.
    pub fn cancel_again(&mut self) {
        if self.again.is_some() {
            self.stand_up();
        }
    }

    /// The rematch no longer happens by itself.
    pub(super) fn drop_again(&mut self) {
        self.stale |= self.again.take().is_some();
    }

    /// Opens the table of a rematch if that is ours to do, or sits down at it.
    pub(super) fn settle_rematch(&mut self, rng: &mut impl CryptoRng) {
        if self.hosted.is_some() || self.chair.is_some() || self.plays() {
            return;
        }
        let Some(again) = &self.again else { return };
        let opener = again.opener();
        if opener == Some(self.identity) {
            if self.all_want(again) {
                let again = again.clone();
                self.open_rematch(again, rng);
            }
        } else if let Some(opener) = opener
            && let Some(table) = self.rematch_table(&opener)
        {
            self.take_chair(opener, table, rng);
        }
        self.settle();
    }

    fn all_want(&self, again: &Again) -> bool {
        let others = again.identities().filter(|seat| *seat != self.identity);
        others.into_iter().all(|seat| {
            self.neighbours.get(&seat).is_some_and(|neighbour| {
                let presence = neighbour.presence.as_ref();
                let game = presence.and_then(|presence| presence.again);
                neighbour.is_here() && game == Some(again.game)
            })
        })
    }

    fn open_rematch(&mut self, again: Again, rng: &mut impl CryptoRng) {
        let mut id = TableId([0; 16]);
        rng.fill_bytes(&mut id.0);
        for (to, from) in id.0.iter_mut().zip(again.game.0).take(MARK) {
            *to = from;
        }
        let place = self.fresh_place(rng);
        self.host(Hosted {
            table: Table {
                id,
                title: self.name.clone(),
                options: again.options,
                seats: u8::try_from(again.seats.len()).unwrap_or_default(),
                guests: vec![place],
                invited: Some(again.identities().collect()),
                revision: 0,
            },
            bots: Vec::new(),
            again: Some(again),
        });
    }

    /// The table of our rematch, if its opener has it open and we did not begin there already.
    fn rematch_table(&self, opener: &Identity) -> Option<TableId> {
        let again = self.again.as_ref()?;
        let neighbour = self.neighbours.get(opener)?;
        let table = neighbour.presence.as_ref()?.table.as_ref()?;
        let invited = table.invited.as_ref()?;
        let fits = neighbour.is_here()
            && again.marks(table.id)
            && again.identities().eq(invited.iter().copied())
            && !self.has_begun(opener, table.id);
        fits.then_some(table.id)
    }

    pub(super) fn is_rematch_table(&self, opener: &Identity, table: TableId) -> bool {
        self.rematch_table(opener) == Some(table)
    }

    /// Whether a table is just what we asked for when we asked for a rematch.
    pub(super) fn is_as_expected(&self, table: &Table) -> bool {
        let Some(again) = &self.again else {
            return false;
        };
        let guests = table.guests.iter();
        again.marks(table.id)
            && table.options == again.options
            && guests
                .map(|guest| (guest.identity, guest.operator))
                .eq(again.seats.iter().copied())
    }
}
