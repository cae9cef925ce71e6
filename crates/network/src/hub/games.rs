//! A game begins, goes on after a restart, is watched, ends.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;

use protocol::{Charter, Hash, Identity, StepKind};

use super::Hub;
use crate::dialling::MAX_PEERS;
use crate::emote::{self, Emote, Said};
use crate::frame::Frame;
use crate::game::{Beginning, GameState, GameThread, GameUpdate, Input, News as GameNews, RunId};
use crate::lobby::{Address, Refusal};
use crate::node::{News, ResumeError};
use crate::peer;
use crate::storage::{Profile, Warning};

/// How many games are kept in mind, our own and those that we have disowned.
const MAX_KNOWN: usize = 4096;

/// How many interrupted games are offered.
const MAX_UNFINISHED: usize = 8;

/// How things are begun and ended.
impl Hub {
    /// Everybody was ready: the charter is signed by beginning to play.
    pub(super) fn begin_game(
        &mut self,
        charter: Charter,
        addresses: Vec<(Identity, Vec<Address>)>,
    ) {
        let now = self.now();
        for (peer, addresses) in addresses {
            let addresses = abroad(addresses.iter().filter_map(socket).collect());
            self.dialling.heard_of(peer, addresses, now);
        }
        self.run_game(Beginning::New(charter));
    }

    /// Watches the game that somebody plays.
    pub(super) fn watch(&mut self, peer: &Identity) -> Result<(), Refusal> {
        if self.plays_undecided() {
            return Err(Refusal::Playing);
        }
        let people = self.lobby.people();
        let person = people.iter().find(|person| person.identity == *peer);
        let charter = person.and_then(|person| person.playing);
        let charter = charter.ok_or(Refusal::NoSuchTable)?.clone();
        if self.unfinished.contains(&charter.game_id()) {
            // We have a seat there: to be gone on with, not to be watched.
            return Err(Refusal::AlreadySeated);
        }
        self.run_game(Beginning::Watch(charter));
        Ok(())
    }

    /// Whether we sit in a game that is not decided.
    fn plays_undecided(&self) -> bool {
        self.state.as_ref().is_some_and(|state| {
            let seated = state.seat.is_some_and(|seat| state.active.contains(seat));
            seated && !state.is_decided()
        })
    }

    /// Plays again with everybody who stayed to the end.
    pub(super) fn play_again(&mut self) -> Result<(), Refusal> {
        let state = self.state.clone().ok_or(Refusal::NoRematch)?;
        if !state.is_decided() {
            return Err(Refusal::Playing);
        }
        let seats = state.charter.seats();
        let left = seats.iter().filter(|&seat| state.gone[seat].is_some());
        self.lobby
            .again(&state.charter, left.collect(), &mut self.rng)
    }

    /// Goes on with a game that was interrupted.
    pub(super) fn resume_game(&mut self, game: Hash) {
        self.close_game();
        // The same game may just have been closed here: its files must be free first.
        if self.closing.values().any(|closing| *closing == game) {
            self.resume_next = Some(game);
        } else {
            self.run_game(Beginning::Resume(game));
        }
    }

    fn run_game(&mut self, beginning: Beginning) {
        self.close_game();
        self.next_run += 1;
        let run = RunId(self.next_run);
        let news = self.game_news.0.clone();
        let id = match &beginning {
            Beginning::New(charter) | Beginning::Watch(charter) => charter.game_id(),
            Beginning::Resume(game) => *game,
        };
        self.know(id);
        if let Beginning::New(charter) = &beginning {
            self.beginning = Some(charter.clone());
        }
        match GameThread::start(run, beginning, self.ground.clone(), news) {
            Ok(game) => self.game = Some(game),
            Err(problem) => self.not_begun(id, ResumeError::Files(problem.to_string())),
        }
    }

    fn know(&mut self, game: Hash) {
        if self.known_games.len() < MAX_KNOWN {
            self.known_games.insert(game);
        }
    }

    /// A game could not begin: whoever waits for our signature hears it.
    fn not_begun(&mut self, game: Hash, problem: ResumeError) {
        self.game = None;
        if let Some(charter) = self.beginning.take() {
            self.lobby.give_up(&charter, Refusal::CannotPlay);
        }
        self.lobby.set_playing(None);
        self.tell(News::NotBegun(game, problem));
        self.changed = true;
    }

    fn enter(&mut self, state: GameState, warning: Option<Warning>) {
        let now = self.now();
        let state = Arc::new(state);
        self.beginning = None;
        for entry in &state.charter.seats {
            let known = self.people.find(&entry.identity);
            let addresses = known.map(|person| person.addresses.clone());
            self.dialling
                .heard_of(entry.identity, addresses.unwrap_or_default(), now);
        }
        for peer in self.links.keys() {
            self.tell_game(Input::Up(*peer));
        }
        self.unfinished.retain(|game| *game != state.id);
        self.lobby.set_playing(Some((*state.charter).clone()));
        self.state = Some(Arc::clone(&state));
        self.want();
        self.tell(News::GameBegins(state));
        if let Some(warning) = warning {
            self.tell(News::Mended(warning));
        }
        self.changed = true;
    }

    /// Gets up from the game. What is on disk stays there, and what was said is still sent.
    pub(super) fn close_game(&mut self) {
        if let Some(game) = self.game.take() {
            self.closing.insert(game.run, game.id);
            self.changed = true;
        }
        if let Some(state) = self.state.take() {
            let unsigned = state.kind == StepKind::Charter;
            let ours = state.seat.is_some_and(|seat| state.active.contains(seat));
            if ours && unsigned {
                self.lobby.give_up(&state.charter, Refusal::StoodUp);
            } else if ours && !state.is_decided() && !self.unfinished.contains(&state.id) {
                self.unfinished.insert(0, state.id);
            }
            self.lobby.set_playing(None);
        }
        self.want();
    }
}

/// Who is needed, and who is told what.
impl Hub {
    /// Whoever sits at our table should know each other before the game begins.
    pub(super) fn meet_company(&mut self) {
        let now = self.now();
        if let Some((_, table)) = self.lobby.seated_at() {
            for guest in &table.guests {
                let addresses = guest.addresses.iter().filter_map(socket);
                self.dialling.heard_of(guest.identity, addresses, now);
            }
        }
        self.want();
    }

    /// Somebody plays a game that names us and of which we have nothing: our program stopped before
    /// it signed, and now never will. Nobody is to wait for that.
    pub(super) fn disown_games(&mut self) {
        if self.known_games.len() >= MAX_KNOWN {
            return;
        }
        let people = self.lobby.people();
        let names_us = |charter: &&Charter| {
            let game = charter.game_id();
            charter.seat_of(&self.own).is_some() && !self.known_games.contains(&game)
        };
        let games = people.iter().filter_map(|person| person.playing);
        let disowned: Vec<Charter> = games.filter(names_us).cloned().collect();
        for charter in disowned {
            self.know(charter.game_id());
            self.lobby.disown(&charter);
        }
    }

    /// Whom a game or a table needs is called again and again, and kept out by no crowd.
    pub(super) fn want(&mut self) {
        let now = self.now();
        let ours = self.state.iter().filter(|state| state.seat.is_some());
        let seats = ours.flat_map(|state| &state.charter.seats);
        let mut wanted: Vec<Identity> = seats.map(|entry| entry.identity).collect();
        if let Some((opener, table)) = self.lobby.seated_at() {
            wanted.push(opener);
            wanted.extend(table.guests.iter().map(|guest| guest.identity));
        }
        if wanted != self.wanted {
            let limits = &mut self.swarm.behaviour_mut().limits;
            for peer in self.wanted.iter().filter_map(peer::peer_id) {
                limits.remove_peer_id(&peer);
            }
            for peer in wanted.iter().filter_map(peer::peer_id) {
                limits.bypass_peer_id(&peer);
            }
            self.wanted.clone_from(&wanted);
        }
        self.dialling.want(wanted, now);
    }

    /// Says a phrase to everybody at our table, unless too much was said just now.
    pub(super) fn say(&mut self, emote: Emote) {
        let Some(state) = self.state.clone() else {
            return;
        };
        let ours = state.seat.filter(|seat| state.active.contains(*seat));
        let own = self.own;
        // What the others would pass over is not sent.
        let Some(seat) = ours.filter(|_| self.budget(own).emote()) else {
            return;
        };
        let (game, number) = (state.id, emote.number());
        let others = state.charter.seats.iter().map(|entry| entry.identity);
        for peer in others.filter(|peer| *peer != own) {
            self.put(peer, Frame::Emote(Said { game, number }));
        }
        self.tell(News::Said(seat, emote));
    }

    pub(super) fn on_emote(&mut self, peer: Identity, said: Said) {
        let budget = self.budget(peer);
        let heard = self
            .state
            .as_ref()
            .and_then(|state| emote::heard(&state.charter, state.active, &peer, said, &budget));
        if let Some((seat, emote)) = heard {
            self.tell(News::Said(seat, emote));
        }
    }

    pub(super) fn tell_game(&self, input: Input) {
        if let Some(game) = &self.game {
            game.tell(input);
        }
    }

    pub(super) fn on_game(&mut self, (run, news): (RunId, GameNews)) {
        let current = self.game.as_ref().filter(|game| game.run == run);
        let current = current.map(|game| game.id);
        let Some(game) = current.or_else(|| self.closing.get(&run).copied()) else {
            return;
        };
        match news {
            // What a game said before it was closed is sent all the same.
            GameNews::Send(to, message) => {
                for peer in to {
                    let message = message.clone();
                    self.put(peer, Frame::Game { game, message });
                }
            }
            GameNews::Nonsense(peer) => self.count_nonsense(peer),
            GameNews::Ended => self.on_ended(run, game),
            GameNews::Unsaved(problem) => {
                if current.is_some() {
                    self.close_game();
                }
                self.tell(News::Unsaved(problem));
            }
            // Of a game that was closed nothing more is shown.
            _ if current.is_none() => {}
            GameNews::Begun(state, warning) => self.enter(*state, warning),
            GameNews::NotBegun(problem) => {
                self.closing.insert(run, game);
                self.not_begun(game, problem);
            }
            GameNews::Update(update) => self.on_update(update),
            GameNews::Refused(why) => self.tell(News::NotAllowed(why)),
            GameNews::CalledOff => {
                self.close_game();
                self.tell(News::CalledOff);
            }
        }
    }

    fn on_update(&mut self, update: GameUpdate) {
        self.state = Some(Arc::clone(&update.state));
        self.tell(News::Game(update));
        self.changed = true;
    }

    fn on_ended(&mut self, run: RunId, game: Hash) {
        if self.closing.remove(&run).is_none() {
            // Nobody closed it: the program made a mistake. It can be gone on with.
            self.game = None;
            self.close_game();
            self.tell(News::Stopped(game));
        }
        if let Some(next) = self.resume_next.take_if(|next| *next == game) {
            self.run_game(Beginning::Resume(next));
        }
    }
}

/// Games of which there are files.
pub(super) fn known(profile: &Profile) -> BTreeSet<Hash> {
    let games = profile.games().map(|list| list.games).unwrap_or_default();
    games.into_iter().map(|game| game.game).collect()
}

/// Games of ours that were interrupted and can go on, newest first.
pub(super) fn unfinished(profile: &Profile) -> Vec<Hash> {
    let games = profile.games().map(|list| list.games).unwrap_or_default();
    let own = profile.identity();
    let open = games.into_iter().filter(|game| game.can_go_on(&own));
    open.take(MAX_UNFINISHED).map(|game| game.game).collect()
}

/// An address as the lobby tells it.
fn socket(address: &Address) -> Option<SocketAddr> {
    address.as_str().parse().ok()
}

/// Without those that lead to this computer itself, unless there are no others: then everybody is
/// on this one.
fn abroad(addresses: Vec<SocketAddr>) -> Vec<SocketAddr> {
    let here = |address: &SocketAddr| address.ip().is_loopback();
    if addresses.iter().all(here) {
        return addresses;
    }
    addresses.into_iter().filter(|one| !here(one)).collect()
}

/// Whoever is not needed makes room for whoever is.
impl Hub {
    /// Room in the lobby for somebody whom a game or a table needs.
    pub(super) fn make_room_for(&mut self, peer: Identity) -> bool {
        if !self.wanted.contains(&peer) || self.links.len() < MAX_PEERS {
            return false;
        }
        let mut linked = self.links.keys().copied();
        let stranger = linked.find(|other| *other != peer && !self.wanted.contains(other));
        stranger.is_some_and(|stranger| {
            self.drop_link(stranger);
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_to_this_computer_is_of_use_only_if_all_does() {
        let list = |texts: &[&str]| -> Vec<SocketAddr> {
            let texts = texts.iter();
            texts
                .map(|text| text.parse().expect("an address"))
                .collect()
        };
        let mixed = list(&["127.0.0.1:4", "10.0.0.7:4", "[::1]:4"]);
        assert_eq!(abroad(mixed), list(&["10.0.0.7:4"]));
        let here = list(&["127.0.0.1:4", "[::1]:4"]);
        assert_eq!(abroad(here.clone()), here);
    }
}
