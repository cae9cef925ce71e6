//! A computer player that holds a seat on the network.

use std::time::Duration;

use bots::Bot;
use network::{Command, Emote, GameState, News, Node};
use protocol::{Hash, Motion};
use rules::{BySeat, Seat, SeatSet};
use tokio::time::Instant;

use crate::bot_talk::BotTalk;

/// How long somebody must be out of reach before we agree with others to go on without them: a
/// restart takes a moment.
const RESTART: Duration = Duration::from_secs(15);

/// After how long something is said again that had no effect.
const REPEAT: Duration = Duration::from_secs(5);

/// Plays a node's seat: chooses, agrees to go on without whoever is gone, and proposes it when it
/// has waited long enough.
#[derive(Debug)]
pub(crate) struct BotPlayer {
    bot: Bot,
    /// How long to wait for a seat out of reach before proposing to go on without it.
    patience: Duration,
    /// What was chosen last, and when.
    chosen: Option<(Hash, Instant)>,
    /// What was voted last, and when.
    voted: Option<(Motion, Instant)>,
    /// Since when each seat is out of reach.
    lost: BySeat<Option<Instant>>,
    /// How long it seems to think, so that people can follow.
    pause: Duration,
    /// What it says at the table, if it does.
    talk: Option<BotTalk>,
}

impl BotPlayer {
    pub(crate) fn new(bot: Bot, patience: Duration) -> Self {
        Self {
            bot,
            patience,
            pause: Duration::ZERO,
            talk: None,
            chosen: None,
            voted: None,
            lost: BySeat::default(),
        }
    }

    /// The same, but it takes its time over every choice.
    pub(crate) const fn thinking(mut self, pause: Duration) -> Self {
        self.pause = pause;
        self
    }

    /// The same, but it says something now and then.
    pub(crate) fn talking(mut self, talk: BotTalk) -> Self {
        self.talk = Some(talk);
        self
    }

    /// Plays until the node stops.
    pub(crate) async fn play(mut self, node: &Node) {
        let mut view = node.view();
        let mut news = node.news();
        loop {
            let game = view.borrow_and_update().game.clone();
            if let Some(command) = game.and_then(|game| self.consider(&game, Instant::now())) {
                if !self.pause.is_zero() && matches!(command, Command::Act(_)) {
                    tokio::time::sleep(self.pause).await;
                }
                node.tell(command).await;
            }
            let pause = tokio::time::sleep(Duration::from_secs(1));
            tokio::select! {
                changed = view.changed() => if changed.is_err() { return },
                Ok(told) = news.recv(), if self.talk.is_some() => {
                    let game = view.borrow().game.clone();
                    if let Some(emote) = self.remark(game.as_deref(), &told) {
                        tokio::time::sleep(self.pause).await;
                        node.tell(Command::Say(emote)).await;
                    }
                }
                () = pause => {}
            }
        }
    }

    fn remark(&mut self, game: Option<&GameState>, news: &News) -> Option<Emote> {
        let talk = self.talk.as_mut()?;
        talk.about(game?, news, Instant::now())
    }

    /// What to do about the game as it is.
    fn consider(&mut self, game: &GameState, now: Instant) -> Option<Command> {
        let own = game.seat.filter(|seat| game.active.contains(*seat))?;
        for seat in Seat::all() {
            let here = game.reachable.contains(seat) || !game.active.contains(seat);
            self.lost[seat] = match self.lost[seat] {
                _ if here => None,
                None => Some(now),
                since => since,
            };
        }
        if let Some(motion) = self.motion(game, own, now) {
            let again = |(last, at): &(Motion, Instant)| *last == motion && *at + REPEAT > now;
            if self.voted.as_ref().is_none_or(|voted| !again(voted)) {
                self.voted = Some((motion, now));
                return Some(vote(motion));
            }
        }
        let again = |(head, at): &(Hash, Instant)| *head == game.head && *at + REPEAT > now;
        if !game.asks_us() || self.chosen.as_ref().is_some_and(again) {
            return None;
        }
        let action = game.view().and_then(|view| self.bot.choose(&view))?;
        self.chosen = Some((game.head, now));
        Some(Command::Act(action))
    }

    /// The motion to sign, if any: one of others about seats that are out of our reach too, or our
    /// own about whoever has kept the table waiting for too long.
    fn motion(&self, game: &GameState, own: Seat, now: Instant) -> Option<Motion> {
        let lost_for = |seats: SeatSet, least: Duration| {
            let long = |since: Instant| now.duration_since(since) >= least;
            !seats.is_empty() && seats.iter().all(|seat| self.lost[seat].is_some_and(long))
        };
        let others = game.motions.iter().filter(|(motion, in_favour)| {
            let seats = motion.seats();
            !in_favour.contains(own)
                && !seats.contains(own)
                && lost_for(seats, RESTART.min(self.patience))
        });
        if let Some((motion, _)) = others.max_by_key(|(motion, _)| motion.seats().len()) {
            return Some(*motion);
        }
        let absent: SeatSet = game
            .waiting_for
            .iter()
            .filter(|&seat| seat != own && self.lost[seat].is_some())
            .collect();
        // An end is for ever: it takes twice the patience.
        let (motion, patience) = if game.can_remove(absent) {
            (Motion::Remove(absent), self.patience)
        } else {
            (Motion::End(absent), self.patience * 2)
        };
        let voted = game.motions.iter();
        let mut voted = voted.filter(|(_, in_favour)| in_favour.contains(own));
        let due = !game.is_decided() && lost_for(absent, patience);
        (due && voted.all(|(signed, _)| *signed != motion)).then_some(motion)
    }
}

const fn vote(motion: Motion) -> Command {
    match motion {
        Motion::Remove(seats) => Command::VoteOut(seats),
        Motion::End(seats) => Command::EndWithout(seats),
    }
}
