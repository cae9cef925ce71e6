//! A table of players, from their start to their recordings.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use super::account::{Account, audit};
use super::cable::Cable;
use super::figures::figure;
use super::network::{Host, Lan};
use super::player::{Player, Seen, within};

/// How long a game may take on a busy machine, beyond what a test adds to it.
const GAME: Duration = within(120);

/// Hosts with a player each; the first one opens the table.
#[derive(Debug)]
pub struct Table {
    /// The hosts.
    pub hosts: Vec<Host>,
    /// Their players, in the same order.
    pub players: Vec<Player>,
}

/// What the player of a host is called.
pub(super) fn name(number: u8) -> String {
    format!("Player {number}")
}

impl Table {
    /// Hosts with cables like this one, and a player on each.
    pub fn of(lan: &mut Lan, seats: u8, cable: Cable) -> Self {
        Self::with(lan, seats, &[cable], &[])
    }

    /// The same with several cables each and further arguments for all.
    pub fn with(lan: &mut Lan, seats: u8, cables: &[Cable], arguments: &[&str]) -> Self {
        let hosts: Vec<Host> = (0..seats).map(|_| lan.host(cables)).collect();
        Self::on(lan, hosts, arguments)
    }

    /// A player on each of these hosts.
    pub fn on(lan: &Lan, hosts: Vec<Host>, arguments: &[&str]) -> Self {
        let seats = u8::try_from(hosts.len()).unwrap();
        let players = hosts
            .iter()
            .map(|host| sit_down(lan, host, seats, arguments));
        Self {
            players: players.collect(),
            hosts,
        }
    }

    /// One of the players.
    pub fn player(&self, index: usize) -> &Player {
        self.players.get(index).unwrap()
    }

    /// One of the hosts.
    pub fn host(&self, index: usize) -> &Host {
        self.hosts.get(index).unwrap()
    }

    /// Kills a player as a power cut would, and starts it again on the same host.
    pub fn restart(&mut self, lan: &Lan, index: usize, arguments: &[&str]) {
        self.players.remove(index).kill();
        self.start_again(lan, index, arguments);
    }

    /// Starts a player that is no more, again.
    pub fn start_again(&mut self, lan: &Lan, index: usize, arguments: &[&str]) {
        let seats = u8::try_from(self.hosts.len()).unwrap();
        let player = sit_down(lan, self.host(index), seats, arguments);
        self.players.insert(index, player);
    }

    /// Waits until all hold cards, and notes how long that took.
    pub fn wait_until_dealt(&self) {
        let others = self.players.len() - 1;
        let everybody = |seen: &Seen| seen.list("names").len() == others;
        let mut times = [Duration::ZERO; 2];
        for player in &self.players {
            let met = player.wait_since(0, "everybody", within(60), everybody);
            let dealt = player.wait_for("dealt", within(90));
            for (time, seen) in times.iter_mut().zip([met, dealt]) {
                *time = (*time).max(seen.at - player.started());
            }
        }
        let [met, dealt] = times;
        figure("from start until everybody sees everybody", millis(met));
        figure("from start until everybody holds cards", millis(dealt));
    }

    /// Waits until every player has ended well, and checks that the recordings are fair and one.
    pub fn finish(mut self) -> Account {
        let account = self.check(1);
        for player in &mut self.players {
            assert!(player.wait(GAME).success(), "{} complains", player.name);
        }
        self.note_turns();
        account
    }

    /// Waits for the end of a game, counted from 1, and checks its recordings.
    pub fn check(&self, game: usize) -> Account {
        let over = self.players.iter();
        let over: Vec<Seen> = over
            .map(|one| one.wait_for_nth("over", game, GAME))
            .collect();
        let recordings: Vec<PathBuf> = over
            .iter()
            .map(|seen| seen.text("recording").into())
            .collect();
        let account = audit(&recordings);
        for seen in &over {
            assert_eq!(seen.text("id"), account.game);
            assert_eq!(seen.text("head"), account.head);
        }
        account
    }

    fn note_turns(&self) {
        let seen = self.player(0).seen();
        let turns = seen
            .iter()
            .filter(|seen| seen.text("notation").starts_with("turn "));
        let times: Vec<Instant> = turns.map(|seen| seen.at).collect();
        let pairs = times.iter().zip(times.iter().skip(1));
        let mut turns: Vec<Duration> = pairs.map(|(one, next)| *next - *one).collect();
        turns.sort_unstable();
        if let Some(median) = turns.get(turns.len() / 2) {
            figure("turns", turns.len());
            figure("a turn took, in the median", millis(*median));
        }
    }
}

fn sit_down(lan: &Lan, host: &Host, seats: u8, arguments: &[&str]) -> Player {
    let seats = seats.to_string();
    let mut all = match host.number {
        1 => vec!["--open", "Kitchen", "--seats", &seats],
        _ => vec!["--join", "Kitchen"],
    };
    all.extend(arguments);
    lan.play(host, &name(host.number), &all)
}

/// A time for people.
pub(super) fn millis(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}
