//! A person's node and the bots it brings along, from sitting down to getting up.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use bots::Level;
use network::lobby::Name;
use network::storage::Profile;
use network::{Command, News, Node, NodeConfig, NodeView, Port, Reach};
use protocol::{Charter, Hash, Identity};
use rules::Options;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use super::embedded::{Order, Outlet, Surroundings, Update};
use super::own_bots::{Comes, OwnBots};
use crate::failure::Failure;
use crate::one_computer::until;

/// The folder of the person who sits at this computer.
pub(super) const PROFILE: &str = "player";

/// What somebody sits down for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Begin {
    /// To look who is nearby.
    Lobby,
    /// To play against so many bots at once.
    Bots(usize, Options),
    /// To go on with a game that was interrupted.
    Resume(Hash),
}

/// Who sits down, and for what.
#[derive(Clone, Debug)]
pub(super) struct Wish {
    pub(super) name: String,
    /// How well the bots play.
    pub(super) level: Level,
    pub(super) begin: Begin,
}

/// The person's node, and the bots.
struct Company<'a> {
    person: Node,
    identity: Identity,
    bots: OwnBots,
    level: Level,
    /// Games that may be gone on with, to know which bots it takes.
    charters: BTreeMap<Hash, Charter>,
    outlet: &'a Outlet,
    view: watch::Receiver<Arc<NodeView>>,
    news: broadcast::Receiver<News>,
}

/// Opens the person's profile.
pub(super) fn profile(data: Option<PathBuf>) -> Result<Profile, Failure> {
    Profile::open(data, PROFILE, &mut rand::rng()).map_err(Failure::Storage)
}

/// Sits down, and stays until the window has had enough.
pub(super) async fn sit(
    surroundings: &Surroundings,
    wish: Wish,
    outlet: &Outlet,
    inbox: mpsc::Receiver<Order>,
    mut stop: oneshot::Receiver<()>,
) -> Result<(), Failure> {
    let begin = wish.begin;
    let mut company = Company::gather(surroundings, &wish, outlet)?;
    let begun = tokio::select! {
        // Whoever leaves before it begins waits for nobody.
        _ = &mut stop => None,
        begun = company.begin(begin) => Some(begun),
    };
    let result = match begun {
        None => Ok(()),
        Some(Err(problem)) => Err(problem),
        Some(Ok(())) => {
            company.serve(inbox, stop).await;
            Ok(())
        }
    };
    company.bots.part().await;
    company.person.stop().await;
    result
}

impl<'a> Company<'a> {
    fn gather(
        surroundings: &Surroundings,
        wish: &Wish,
        outlet: &'a Outlet,
    ) -> Result<Self, Failure> {
        let profile = profile(surroundings.data.clone())?;
        let identity = profile.identity();
        let games = profile.games().map_err(Failure::Storage)?.games;
        let open = games.into_iter().filter(|game| game.can_go_on(&identity));
        let charters: BTreeMap<Hash, Charter> =
            open.map(|game| (game.game, game.charter)).collect();
        let reach = match wish.begin {
            Begin::Lobby => surroundings.reach,
            Begin::Bots(..) => Reach::ThisComputer,
            Begin::Resume(game) => {
                let charter = charters.get(&game);
                let people = |charter: &Charter| has_people(charter, &identity);
                if charter.is_none_or(people) {
                    surroundings.reach
                } else {
                    Reach::ThisComputer
                }
            }
        };
        let bots = OwnBots::new(
            profile.folder(),
            identity,
            reach,
            surroundings.tempo,
            charters.keys().copied().collect(),
        );
        let person = Node::start(NodeConfig {
            profile,
            name: Name::clean(&wish.name).map_err(|problem| Failure::Text("name", problem))?,
            port: match reach {
                Reach::Network | Reach::ByAddress => Port::Usual,
                Reach::ThisComputer => Port::Any,
            },
            reach,
            tempo: surroundings.tempo,
            operator: None,
        })
        .map_err(Failure::Network)?;
        Ok(Self {
            identity,
            bots,
            level: wish.level,
            charters,
            outlet,
            view: person.view(),
            news: person.news(),
            person,
        })
    }

    async fn begin(&mut self, begin: Begin) -> Result<(), Failure> {
        match begin {
            Begin::Lobby => Ok(()),
            Begin::Bots(count, options) => self.play_against(count, options).await,
            Begin::Resume(game) => self.resume(game).await,
        }
    }

    async fn play_against(&mut self, count: usize, options: Options) -> Result<(), Failure> {
        let title = Name::clean("Play now").map_err(|problem| Failure::Text("table", problem))?;
        let open = Command::OpenTable {
            title,
            options,
            seats: u8::try_from(count + 1).unwrap_or(u8::MAX),
        };
        self.person.tell(open).await;
        until(&self.person, |view| view.seated.is_some()).await?;
        for _ in 0..count {
            self.add_bot(self.level).await?;
        }
        let mut view = self.person.view();
        let mut news = self.person.news();
        loop {
            let seen = Arc::clone(&view.borrow_and_update());
            if seen.game.is_some() {
                return Ok(());
            }
            // What has changed since we agreed is agreed to again.
            if let Some((_, table)) = &seen.seated
                && table.is_full()
                && !table.guest(&self.identity).is_some_and(|own| own.ready)
            {
                self.person.tell(Command::Ready(table.draft())).await;
            }
            let waited = tokio::time::timeout(crate::one_computer::STANDSTILL, async {
                tokio::select! {
                    changed = view.changed() => changed.is_ok().then_some(None),
                    told = news.recv() => Some(told.ok()),
                }
            });
            match waited.await {
                Ok(Some(Some(News::NotBegun(_, problem)))) => return Err(Failure::Resume(problem)),
                Ok(Some(_)) => {}
                Ok(None) | Err(_) => return Err(Failure::NoLoopback),
            }
        }
    }

    /// Goes on with a game, together with the bots that play in it.
    async fn resume(&mut self, game: Hash) -> Result<(), Failure> {
        let charter = self.charters.get(&game).cloned();
        let seats = charter.iter().flat_map(|charter| &charter.seats);
        for entry in seats {
            if entry.operator == self.identity && entry.identity != self.identity {
                let bots = &mut self.bots;
                bots.bring(&self.person, &entry.name, self.level, Comes::ToGoOn)
                    .await?;
            }
        }
        self.bots.tell(&Command::Resume(game)).await;
        self.person.tell(Command::Resume(game)).await;
        Ok(())
    }

    async fn add_bot(&mut self, level: Level) -> Result<(), Failure> {
        let seen = Arc::clone(&self.person.view().borrow());
        let mut taken = vec![seen.name.to_string()];
        if let Some((_, table)) = &seen.seated {
            taken.extend(table.guests.iter().map(|guest| guest.name.to_string()));
        }
        let name = self.bots.free_name(&taken);
        let bots = &mut self.bots;
        bots.bring(&self.person, &name, level, Comes::ToTheTable)
            .await
    }

    /// Carries orders to the nodes and updates to the window.
    async fn serve(&mut self, mut inbox: mpsc::Receiver<Order>, mut stop: oneshot::Receiver<()>) {
        let first = Arc::clone(&self.view.borrow_and_update());
        self.outlet.tell(Update::View(first));
        loop {
            tokio::select! {
                // News first: a view is newer than all news before it.
                biased;
                _ = &mut stop => break,
                told = self.news.recv() => match told {
                    Ok(told) => self.tell_news(told),
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return,
                },
                changed = self.view.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let now = Arc::clone(&self.view.borrow_and_update());
                    self.outlet.tell(Update::View(now));
                }
                order = inbox.recv() => match order {
                    Some(order) => self.obey(order).await,
                    None => return,
                },
            }
        }
        // Whoever leaves and closes the window has left.
        while let Ok(order) = inbox.try_recv() {
            self.obey(order).await;
        }
    }

    fn tell_news(&mut self, news: News) {
        if let News::GameBegins(state) = &news {
            self.charters.insert(state.id, (*state.charter).clone());
            self.bots.keep(state.id);
        }
        self.outlet.tell(Update::News(news));
    }

    async fn obey(&mut self, order: Order) {
        let done = match order {
            Order::AddBot(level) => self.add_bot(level).await,
            Order::Node(Command::Resume(game)) => self.resume(game).await,
            Order::Node(command) => {
                self.tell(command).await;
                Ok(())
            }
        };
        if let Err(problem) = done {
            self.outlet.tell(Update::NoBot(problem));
        }
    }

    /// The bots do what the person does.
    async fn tell(&mut self, command: Command) {
        match &command {
            Command::Again | Command::Leave => self.bots.tell(&command).await,
            Command::RemoveGuest(guest) => self.bots.dismiss(guest),
            Command::StandUp | Command::Sit { .. } => self.bots.dismiss_all(),
            Command::CloseGame => {
                self.bots.tell(&command).await;
                self.bots.dismiss_all();
            }
            _ => {}
        }
        self.person.tell(command).await;
    }
}

/// Whether anybody but this person and the person's bots plays.
pub(super) fn has_people(charter: &Charter, own: &Identity) -> bool {
    charter.seats.iter().any(|entry| entry.operator != *own)
}
