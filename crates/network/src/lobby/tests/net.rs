//! Lobbies joined in memory. Each link keeps its order; which link delivers next is drawn.

use core::mem;
use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};

use protocol::{Charter, Hash, Identity};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rules::{Dice, Options};

use crate::lobby::{
    Gone, Lobby, LobbyMessage, Name, Output, Refusal, Setup, Table, TableId, people::Neighbour,
};

pub(super) struct Node {
    pub(super) lobby: Lobby,
    pub(super) begun: Vec<(TableId, Charter)>,
    pub(super) called_off: Vec<Hash>,
    pub(super) gone: Vec<(TableId, Gone)>,
    pub(super) refused: Vec<(TableId, Refusal)>,
    pub(super) remembered: Vec<(Identity, Name)>,
}

/// What comes out of one end of a link.
enum Event {
    Up(u64),
    Down,
    Message(Vec<u8>),
}

pub(super) struct Net {
    pub(super) nodes: Vec<Node>,
    pub(super) dice: Dice,
    pub(super) rng: StdRng,
    pub(super) now: Duration,
    /// By sender and receiver.
    under_way: BTreeMap<(usize, usize), VecDeque<Event>>,
    /// The number of the present link of a pair, lower node first.
    links: BTreeMap<(usize, usize), u64>,
    /// The link that the first node believes it has to the second.
    believed: BTreeMap<(usize, usize), u64>,
    next_link: u64,
}

pub(super) fn name(text: &str) -> Name {
    Name::clean(text).expect("a name")
}

pub(super) fn identity(seed: u64) -> Identity {
    let mut dice = Dice::new(seed);
    Identity(core::array::from_fn(|_| dice.next().to_le_bytes()[0]))
}

impl Node {
    pub(super) fn new(identity: Identity, operator: Identity, called: &str, birth: u64) -> Self {
        Self {
            lobby: Lobby::new(Setup {
                identity,
                operator,
                name: name(called),
                program: name("0.1.0"),
                incarnation: birth,
                remembered: Vec::new(),
            }),
            begun: Vec::new(),
            called_off: Vec::new(),
            gone: Vec::new(),
            refused: Vec::new(),
            remembered: Vec::new(),
        }
    }
}

impl Net {
    /// Some people, all linked, who have heard of each other.
    pub(super) fn new(seed: u64, people: usize) -> Self {
        let mut net = Self::unlinked(seed);
        for person in 0..people {
            net.join(person as u64 + 1, None, &format!("Player {person}"));
        }
        net.run();
        net
    }

    pub(super) fn unlinked(seed: u64) -> Self {
        Self {
            nodes: Vec::new(),
            dice: Dice::new(seed),
            rng: StdRng::seed_from_u64(seed),
            now: Duration::ZERO,
            under_way: BTreeMap::new(),
            links: BTreeMap::new(),
            believed: BTreeMap::new(),
            next_link: 1,
        }
    }

    /// One more node, linked to all.
    pub(super) fn join(&mut self, who: u64, operator: Option<usize>, called: &str) -> usize {
        let identity = identity(who);
        let operator = operator.map_or(identity, |node| self.id(node));
        let birth = self.dice.next();
        self.nodes
            .push(Node::new(identity, operator, called, birth));
        let node = self.nodes.len() - 1;
        for other in 0..node {
            self.link(node, other);
        }
        node
    }

    /// The program of a node is started again: it knows nothing.
    pub(super) fn restart(&mut self, node: usize) {
        for other in 0..self.nodes.len() {
            self.cut(node, other);
            // The new program never hears of the old links.
            self.under_way.remove(&(other, node));
            self.believed.remove(&(node, other));
        }
        let old = &self.nodes[node].lobby;
        let (identity, operator) = (old.identity(), old.operator);
        let called = old.name().to_string();
        let birth = self.dice.next();
        let mut new = Node::new(identity, operator, &called, birth);
        // What is on disk stays, and a game that was not over goes on.
        let playing = old.playing().filter(|_| old.plays()).cloned();
        let old = &mut self.nodes[node];
        new.begun = mem::take(&mut old.begun);
        new.called_off = mem::take(&mut old.called_off);
        new.lobby.set_playing(playing);
        self.nodes[node] = new;
        self.collect(node);
        for other in 0..self.nodes.len() {
            self.link(node, other);
        }
    }

    pub(super) fn id(&self, node: usize) -> Identity {
        self.nodes[node].lobby.identity()
    }

    fn find(&self, identity: &Identity) -> usize {
        let node = |node: &Node| node.lobby.identity() == *identity;
        self.nodes.iter().position(node).expect("a node")
    }

    pub(super) fn link(&mut self, a: usize, b: usize) {
        let pair = (a.min(b), a.max(b));
        if a == b || self.links.contains_key(&pair) {
            return;
        }
        let link = self.next_link;
        self.next_link += 1;
        self.links.insert(pair, link);
        self.queue(a, b).push_back(Event::Up(link));
        self.queue(b, a).push_back(Event::Up(link));
    }

    /// Everything under way is lost; each side notices when it notices.
    pub(super) fn cut(&mut self, a: usize, b: usize) {
        if self.links.remove(&(a.min(b), a.max(b))).is_none() {
            return;
        }
        for (from, to) in [(a, b), (b, a)] {
            let queue = self.queue(from, to);
            queue.retain(|event| !matches!(event, Event::Message(_)));
            queue.push_back(Event::Down);
        }
    }

    fn queue(&mut self, from: usize, to: usize) -> &mut VecDeque<Event> {
        self.under_way.entry((from, to)).or_default()
    }

    /// Delivers one event of a drawn link; says whether there was one.
    pub(super) fn step(&mut self) -> bool {
        let busy: Vec<(usize, usize)> = self
            .under_way
            .iter()
            .filter(|(_, queue)| !queue.is_empty())
            .map(|(link, _)| *link)
            .collect();
        let Some(&(from, to)) = self.dice.pick(&busy) else {
            return false;
        };
        self.deliver(from, to);
        true
    }

    /// Delivers the next event of one link.
    pub(super) fn deliver(&mut self, from: usize, to: usize) {
        let Some(event) = self.queue(from, to).pop_front() else {
            return;
        };
        let peer = self.id(from);
        let lobby = &mut self.nodes[to].lobby;
        match event {
            Event::Up(link) => {
                self.believed.insert((to, from), link);
                lobby.handle_link_up(peer).expect("room for all");
            }
            Event::Down => {
                self.believed.remove(&(to, from));
                lobby.handle_link_down(peer, self.now);
            }
            Event::Message(bytes) => {
                let message = LobbyMessage::from_bytes(&bytes).expect("our own encoding");
                lobby
                    .handle_message(peer, message, &mut self.rng)
                    .expect("no honest lobby sends what is wrong");
            }
        }
        self.collect(to);
    }

    /// Delivers until nothing is under way.
    pub(super) fn run(&mut self) {
        for node in 0..self.nodes.len() {
            self.collect(node);
        }
        let mut steps = 0;
        while self.step() {
            steps += 1;
            assert!(steps < 100_000, "they never stop talking");
        }
    }

    /// Delivers everything and lets every patience end.
    pub(super) fn settle(&mut self) {
        self.run();
        while let Some(next) = self
            .nodes
            .iter()
            .filter_map(|node| node.lobby.poll_timeout())
            .min()
        {
            self.now = self.now.max(next);
            self.pass_time();
            self.run();
        }
    }

    pub(super) fn pass_time(&mut self) {
        for node in 0..self.nodes.len() {
            self.nodes[node].lobby.handle_time(self.now);
            self.collect(node);
        }
    }

    /// Carries out what a node asks for.
    pub(super) fn collect(&mut self, node: usize) {
        while let Some(output) = self.nodes[node].lobby.poll_output() {
            match output {
                Output::Send { to, message } => self.send(node, to, &message),
                Output::Begin { table, charter, .. } => {
                    self.nodes[node].begun.push((table, *charter));
                }
                Output::CalledOff { game, .. } => {
                    self.nodes[node].called_off.push(game);
                    self.nodes[node].lobby.set_playing(None);
                }
                Output::TableGone { table, why } => self.nodes[node].gone.push((table, why)),
                Output::Refused { table, why } => self.nodes[node].refused.push((table, why)),
                Output::Remember { identity, name } => {
                    self.nodes[node].remembered.push((identity, name));
                }
                Output::Changed => self.disown(node),
            }
        }
    }

    /// Games that name a node and are not on its disk.
    fn disown(&mut self, node: usize) {
        let Node { lobby, begun, .. } = &self.nodes[node];
        let identity = lobby.identity();
        let unknown: Vec<Charter> = lobby
            .neighbours
            .values()
            .filter_map(|known| known.presence.as_ref()?.playing.as_deref())
            .filter(|charter| charter.seat_of(&identity).is_some())
            .filter(|charter| begun.iter().all(|(_, begun)| begun != *charter))
            .cloned()
            .collect();
        for charter in unknown {
            self.nodes[node].lobby.disown(&charter);
        }
    }

    fn send(&mut self, from: usize, to: Option<Identity>, message: &LobbyMessage) {
        let bytes = message.to_bytes();
        let all = 0..self.nodes.len();
        let receivers: Vec<usize> = match to {
            Some(identity) => vec![self.find(&identity)],
            None => all.filter(|&node| node != from).collect(),
        };
        for to in receivers {
            let believed = self.believed.get(&(from, to)).copied();
            let link = self.links.get(&(from.min(to), from.max(to))).copied();
            // What goes into a link that is no more is lost.
            if believed.is_some() && believed == link {
                self.queue(from, to)
                    .push_back(Event::Message(bytes.clone()));
            }
        }
    }
}

/// # What the players do
impl Net {
    pub(super) fn open(&mut self, node: usize, seats: u8) -> TableId {
        let title = self.nodes[node].lobby.name().clone();
        let lobby = &mut self.nodes[node].lobby;
        let id = lobby
            .open(title, Options::default(), seats, &mut self.rng)
            .expect("free to open a table");
        self.collect(node);
        id
    }

    pub(super) fn sit(&mut self, node: usize, opener: usize) -> Result<(), Refusal> {
        let opener = self.id(opener);
        let lobby = &mut self.nodes[node].lobby;
        let offered = lobby.tables().find(|(whose, _)| *whose == opener);
        let table = offered.map(|(_, table)| table.id);
        let result = lobby.sit(opener, table.ok_or(Refusal::NoSuchTable)?, &mut self.rng);
        self.collect(node);
        result
    }

    pub(super) fn ready(&mut self, node: usize) -> Result<(), Refusal> {
        let lobby = &mut self.nodes[node].lobby;
        let (_, table) = lobby.seated_at().ok_or(Refusal::NotSeated)?;
        let draft = table.draft();
        let result = lobby.ready(draft);
        self.collect(node);
        result
    }

    /// Does something at a node.
    pub(super) fn at<T>(&mut self, node: usize, what: impl FnOnce(&mut Lobby) -> T) -> T {
        let result = what(&mut self.nodes[node].lobby);
        self.collect(node);
        result
    }

    pub(super) fn again(&mut self, node: usize, charter: &Charter) -> Result<(), Refusal> {
        let left = rules::SeatSet::EMPTY;
        let lobby = &mut self.nodes[node].lobby;
        let result = lobby.again(charter, left, &mut self.rng);
        self.collect(node);
        result
    }

    /// Everybody sits at the first node's table, ready or not.
    pub(super) fn all_sit(&mut self) -> TableId {
        let id = self.open(0, u8::try_from(self.nodes.len()).expect("a few"));
        self.run();
        for node in 1..self.nodes.len() {
            self.sit(node, 0).expect("a free seat");
            self.run();
        }
        id
    }

    /// Everybody plays.
    pub(super) fn all_play(&mut self) -> Charter {
        self.all_sit();
        for node in 0..self.nodes.len() {
            self.ready(node).expect("a seat");
        }
        self.run();
        self.nodes[0].begun.last().expect("a game").1.clone()
    }

    pub(super) fn table_of(&self, node: usize) -> Option<&Table> {
        self.nodes[node].lobby.own_table()
    }

    /// Where a node sits: at whose table.
    pub(super) fn sits_with(&self, node: usize) -> Option<usize> {
        let (opener, _) = self.nodes[node].lobby.seated_at()?;
        Some(self.find(&opener))
    }
}

/// # What must hold
impl Net {
    /// Nobody begins two games at one table, and nobody another than the others.
    pub(super) fn assert_one_charter_a_table(&self) {
        let mut charters: BTreeMap<TableId, &Charter> = BTreeMap::new();
        for node in &self.nodes {
            let mut tables = Vec::new();
            for (table, charter) in &node.begun {
                assert!(!tables.contains(table), "one table began twice");
                tables.push(*table);
                let first = charters.entry(*table).or_insert(charter);
                assert_eq!(*first, charter, "two charters of one table");
            }
        }
    }

    /// After everything is delivered: all screens show the same, and every game is begun by all of
    /// its seats or called off at all who began.
    pub(super) fn assert_agreed(&self) {
        self.assert_one_charter_a_table();
        let mut seated: Vec<Identity> = Vec::new();
        for (index, node) in self.nodes.iter().enumerate() {
            let lobby = &node.lobby;
            for (other, peer) in self.nodes.iter().enumerate() {
                if self
                    .links
                    .contains_key(&(index.min(other), index.max(other)))
                {
                    let known = &lobby.neighbours[&peer.lobby.identity];
                    assert_shows(known, &peer.lobby);
                }
            }
            if let Some(chair) = &lobby.chair {
                let opener = &self.nodes[self.find(&chair.opener)].lobby;
                let table = opener.own_table().expect("a table to sit at");
                assert_eq!(chair.view.as_ref(), Some(table));
                let place = table.guest(&lobby.identity).expect("a place");
                assert!(place.is_same_seat(&chair.place));
                assert_eq!(place.ready, chair.agreed.is_some());
            }
            for guest in lobby.own_table().iter().flat_map(|table| &table.guests) {
                assert!(!seated.contains(&guest.identity), "one person, two tables");
                seated.push(guest.identity);
                let guest = &self.nodes[self.find(&guest.identity)].lobby;
                let at = guest.seat_asked().map(|(opener, _)| opener);
                assert_eq!(at, Some(lobby.identity), "a guest who does not sit there");
            }
        }
        for (_, charter) in self.nodes.iter().flat_map(|node| &node.begun) {
            self.assert_all_or_none(charter);
        }
    }

    fn assert_all_or_none(&self, charter: &Charter) {
        let game = charter.game_id();
        let seats: Vec<&Node> = charter
            .seats
            .iter()
            .map(|seat| &self.nodes[self.find(&seat.identity)])
            .collect();
        let began = |node: &&&Node| node.begun.iter().any(|(_, begun)| begun == charter);
        let all = seats.iter().filter(began).count() == seats.len();
        for node in seats.iter().filter(began) {
            assert_ne!(node.called_off.contains(&game), all, "begun by some only");
        }
    }
}

fn assert_shows(known: &Neighbour, lobby: &Lobby) {
    let shown = known.presence.as_ref().expect("a presence");
    assert!(known.is_here());
    assert_eq!(shown.name, lobby.name);
    assert_eq!(shown.table.as_ref(), lobby.own_table());
    assert_eq!(shown.playing, lobby.playing);
    assert_eq!(shown.again, lobby.wants_again());
}

/// Plays a scene in many orders of delivery and checks that all agree in the end.
pub(super) fn in_many_orders(people: usize, scene: impl Fn(&mut Net)) {
    let first = super::seed();
    for seed in (0..100).map(|offset| first.wrapping_add(offset)) {
        let _replay = super::Replay(seed);
        let mut net = Net::new(seed, people);
        scene(&mut net);
        net.settle();
        net.assert_agreed();
    }
}
