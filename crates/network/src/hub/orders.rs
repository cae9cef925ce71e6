//! What the outside wants.

use std::sync::Arc;

use super::Hub;
use crate::game::Input;
use crate::lobby::Refusal;
use crate::node::{Command, News};

impl Hub {
    pub(super) fn on_command(&mut self, command: Command) {
        self.changed = true;
        if let Err(why) = self.obey(command) {
            self.tell(News::Declined(why));
        }
        self.want();
    }

    fn obey(&mut self, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Rename(name) => {
                let (profile, text) = (Arc::clone(&self.ground.profile), name.to_string());
                // A name that is not stored is forgotten at the next start, no more.
                tokio::task::spawn_blocking(move || profile.set_player_name(&text));
                self.lobby.set_name(name);
            }
            Command::OpenTable {
                title,
                options,
                seats,
            } => {
                self.lobby.open(title, options, seats, &mut self.rng)?;
            }
            Command::ChangeTable { options, seats } => {
                self.lobby.set_seats(seats)?;
                self.lobby.set_options(options)?;
            }
            Command::ExpectBot(identity) => self.lobby.expect_bot(identity)?,
            Command::RemoveGuest(identity) => self.lobby.remove(identity)?,
            Command::Sit { opener, table } => self.lobby.sit(opener, table, &mut self.rng)?,
            Command::StandUp => self.lobby.stand_up(),
            Command::Ready(draft) => self.lobby.ready(draft)?,
            Command::NotReady => self.lobby.unready(),
            Command::Again => self.play_again()?,
            Command::Watch(peer) => self.watch(&peer)?,
            Command::Resume(game) => self.resume_game(game),
            Command::Act(action) => self.tell_game(Input::Act(action)),
            Command::Leave => self.tell_game(Input::Leave),
            Command::VoteOut(seats) => self.tell_game(Input::VoteOut(seats)),
            Command::EndWithout(seats) => self.tell_game(Input::EndWithout(seats)),
            Command::Say(emote) => self.say(emote),
            Command::CloseGame => self.close_game(),
            Command::Join(address) => self.call_address(address),
            Command::Diagnose => self.examine(),
            Command::Stop => self.stopping = true,
        }
        Ok(())
    }
}
