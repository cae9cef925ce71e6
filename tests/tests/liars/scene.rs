//! A table in memory up to the moment of the lie, and what becomes of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, OnceLock};

use card_crypto::{
    Context, Generators, MaskedCard, ShuffleArgument, TableKey, UnverifiedDeck, VerifiedDeck,
    VerifiedKey, Weights,
};
use integration::secrets::Secrets;
use integration::simulator::{charter, identity};
use protocol::{
    Check, Contribution, Fault, Gone, Header, JournalEntry, Message, Output, Payload, Peer,
    Rejection, Replica, Session, StepKind, Suite,
};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::{
    Action, Awaiting, Decision, Dice, Game, Options, Pile, Preset, Seat, SeatSet, Slot, SlotRange,
};

/// The seat that lies, unless a scene says otherwise: one that has others on both sides.
pub(crate) const LIAR: usize = 1;

/// What became of a lie.
#[derive(Debug)]
pub(crate) struct Verdict {
    pub(crate) caught: bool,
    pub(crate) honest_blamed: usize,
    pub(crate) story: String,
}

/// A lie with its name.
pub(crate) type Cheat = (&'static str, fn() -> Verdict);

/// Names the cheats of a module, and makes a test of each.
macro_rules! cheats {
    ($($name:ident),* $(,)?) => {
        pub(crate) const ALL: &[crate::scene::Cheat] = &[$((stringify!($name), $name)),*];

        mod is_caught {
            $(#[test]
            fn $name() {
                let verdict = crate::scene::verdict_of(stringify!($name), super::$name);
                assert!(verdict.caught, "{}", verdict.story);
                assert_eq!(verdict.honest_blamed, 0, "{}", verdict.story);
            })*
        }
    };
}
pub(crate) use cheats;

/// What becomes of a lie: told once, however many tests ask.
pub(crate) fn verdict_of(name: &'static str, cheat: fn() -> Verdict) -> Arc<Verdict> {
    type Told = BTreeMap<&'static str, Arc<OnceLock<Arc<Verdict>>>>;
    static TOLD: Mutex<Told> = Mutex::new(BTreeMap::new());
    let once = Arc::clone(TOLD.lock().unwrap().entry(name).or_default());
    Arc::clone(once.get_or_init(|| Arc::new(cheat())))
}

/// One pile before its last shuffle.
struct Before {
    slots: SlotRange,
    deck: VerifiedDeck,
    context: Context,
}

pub(crate) struct Scene {
    pub(crate) sessions: Vec<Session>,
    pub(crate) journals: Vec<Vec<JournalEntry>>,
    pub(crate) recordings: Vec<Vec<u8>>,
    pub(crate) faults: Vec<Vec<Fault>>,
    pub(crate) rejections: Vec<Rejection>,
    pub(crate) said: Vec<Contribution>,
    pub(crate) rng: ChaCha20Rng,
    pub(crate) dice: Dice,
    pub(crate) liar: usize,
    seed: u64,
    under_way: VecDeque<(usize, usize, Vec<u8>)>,
    keep_back: fn(&Payload) -> bool,
    kept: Option<Contribution>,
    befores: Vec<Before>,
    muted: bool,
    /// An honest seat whose contribution is under way for very long.
    pub(crate) slow: Option<usize>,
}

pub(crate) fn suite() -> Suite {
    static SUITE: OnceLock<Suite> = OnceLock::new();
    SUITE.get_or_init(|| Suite::derive().unwrap()).clone()
}

pub(crate) fn generators() -> &'static Generators {
    static GENERATORS: OnceLock<Generators> = OnceLock::new();
    GENERATORS.get_or_init(Generators::derive)
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::all().nth(index).unwrap()
}

impl Scene {
    /// A table that plays until the liar is to send something of this kind, which is kept back.
    pub(crate) fn new(players: usize, seed: u64, keep_back: fn(&Payload) -> bool) -> Self {
        Self::with(Preset::Standard.options(), players, seed, LIAR, keep_back)
    }

    pub(crate) fn with(
        options: Options,
        players: usize,
        seed: u64,
        liar: usize,
        keep_back: fn(&Payload) -> bool,
    ) -> Self {
        let charter = charter(options, players, seed);
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let sessions = (0..players)
            .map(|seat| {
                let identity = identity(seed, seat);
                Session::seat(suite(), charter.clone(), identity, &mut rng).unwrap()
            })
            .collect();
        let mut scene = Self {
            sessions,
            journals: vec![Vec::new(); players],
            recordings: vec![Vec::new(); players],
            faults: vec![Vec::new(); players],
            rejections: Vec::new(),
            said: Vec::new(),
            rng,
            dice: Dice::new(seed),
            liar,
            seed,
            under_way: VecDeque::new(),
            keep_back,
            kept: None,
            befores: Vec::new(),
            muted: false,
            slow: None,
        };
        scene.collect();
        scene.settle();
        scene
    }

    /// A scene of three at the moment where the liar is to send something of this kind.
    pub(crate) fn until(keep_back: fn(&Payload) -> bool) -> Self {
        let scene = Self::new(3, 11, keep_back);
        assert!(scene.kept.is_some(), "the liar never came to the lie");
        scene
    }

    /// A table that is dealt, with nothing kept back.
    pub(crate) fn dealt(players: usize, seed: u64) -> Self {
        Self::new(players, seed, |_| false)
    }

    /// A scene of three in which it is the liar's turn.
    pub(crate) fn at_turn() -> Self {
        Self::at(
            |decision| matches!(decision, Decision::Turn { .. }),
            |_| true,
        )
    }

    /// A scene of three in which the liar is to decide this, and the game is such.
    pub(crate) fn at(decides: fn(&Decision) -> bool, such: impl Fn(&Session) -> bool) -> Self {
        for seed in 20..60 {
            let mut scene = Self::dealt(3, seed);
            for _ in 0..80 {
                let Some((asked, decision)) = scene.game().decision() else {
                    break;
                };
                let liar = &scene.sessions[scene.liar];
                if asked.index() == scene.liar && decides(&decision) && such(liar) {
                    return scene;
                }
                scene.act();
            }
        }
        panic!("no such scene");
    }

    /// What the liar was to send.
    pub(crate) fn original(&self) -> &Contribution {
        self.kept.as_ref().unwrap()
    }

    /// What an honest seat knows.
    pub(crate) fn replica(&self) -> &Replica {
        self.sessions[self.honest()[0]].replica()
    }

    pub(crate) fn game(&self) -> &Game {
        self.replica().game().unwrap()
    }

    pub(crate) fn honest(&self) -> Vec<usize> {
        (0..self.sessions.len())
            .filter(|&seat| seat != self.liar)
            .collect()
    }

    pub(crate) fn header(&self) -> Header {
        self.replica().header(seat(self.liar))
    }

    pub(crate) fn secrets(&self, seat: usize) -> Secrets {
        Secrets::latest(&self.journals[seat]).unwrap()
    }

    /// The card keys of all seats, as everybody holds them.
    pub(crate) fn keys(&mut self) -> Vec<VerifiedKey> {
        (0..self.sessions.len())
            .map(|index| {
                let secrets = self.secrets(index);
                let context = self.replica().context(seat(index), None);
                let proof = secrets.key.prove(&context, &mut self.rng);
                proof.verify(&secrets.key.public(), &context).unwrap()
            })
            .collect()
    }

    pub(crate) fn table_key(&mut self) -> TableKey {
        TableKey::new(&self.keys()).unwrap()
    }

    /// The masked cards in slots.
    pub(crate) fn masked(&mut self, slots: &[Slot]) -> Vec<MaskedCard> {
        let table = self.table_key();
        let last = self
            .said
            .iter()
            .rev()
            .find_map(|said| match &said.payload {
                Payload::Shuffle { piles } => Some(piles.clone()),
                _ => None,
            })
            .unwrap();
        let mut all = Vec::new();
        for (before, after) in self.befores.iter().zip(&last) {
            let size = before.deck.size();
            let deck = UnverifiedDeck::from_bytes(size, &after.deck).unwrap();
            let argument = ShuffleArgument::from_bytes(size, &after.argument).unwrap();
            let weights = Weights::audit();
            let deck = argument
                .verify(
                    generators(),
                    &table,
                    &before.context,
                    &before.deck,
                    &deck,
                    &weights,
                )
                .unwrap();
            all.extend(before.slots.iter().zip(deck.cards().to_vec()));
        }
        let find = |slot: &Slot| all.iter().find(|(at, _)| at == slot).unwrap().1;
        slots.iter().map(find).collect()
    }

    /// A slot of a pile that nobody has drawn.
    pub(crate) fn pile_slot(&self, pile: Pile) -> Slot {
        match pile {
            Pile::Draw => self.game().draw_pile().iter().last().unwrap(),
            Pile::Queens => self.game().sleeping().next().unwrap().1,
        }
    }

    pub(crate) fn identity(&self, seat: usize) -> protocol::IdentityKey {
        identity(self.seed, seat)
    }

    /// Signs in the liar's name, for the step that the honest seats are at.
    pub(crate) fn sign(&self, payload: Payload) -> Contribution {
        Contribution::sign(&self.identity(self.liar), self.header(), payload)
    }

    /// From now on the liar's own program has nothing more to say.
    pub(crate) fn mute(&mut self) {
        self.muted = true;
    }

    /// Hands a contribution to one seat.
    pub(crate) fn tell(&mut self, to: usize, contribution: &Contribution) {
        let message = Message::Contribution(Box::new(contribution.clone()));
        self.tell_bytes(to, &message.to_bytes());
    }

    pub(crate) fn tell_bytes(&mut self, to: usize, bytes: &[u8]) {
        let from = Peer(self.liar as u64);
        let taken = self.sessions[to].handle_message(from, bytes, &mut self.rng);
        self.rejections.extend(taken.err());
        self.collect();
    }

    /// Hands a contribution to every honest seat, and lets everything come to rest.
    pub(crate) fn tell_all(&mut self, contribution: &Contribution) {
        for to in self.honest() {
            self.tell(to, contribution);
        }
        self.settle();
    }

    /// Says this to every honest seat in place of what was owed.
    pub(crate) fn say(&mut self, payload: Payload) {
        let contribution = self.sign(payload);
        self.tell_all(&contribution);
    }

    /// Chooses this, with a true share of everything it lays open as far as that is possible.
    pub(crate) fn choose(&mut self, action: Action) {
        let slots: Vec<Slot> = self
            .game()
            .opens(seat(self.liar), &action)
            .into_iter()
            .collect();
        let shares = self.shares_of(&slots);
        self.say(Payload::Act { action, shares });
    }

    /// True shares of the liar.
    pub(crate) fn shares_of(&mut self, slots: &[Slot]) -> Vec<u8> {
        if slots.is_empty() {
            return Vec::new();
        }
        let context = self.replica().context(seat(self.liar), None);
        self.shares_in(slots, &context)
    }

    pub(crate) fn shares_in(&mut self, slots: &[Slot], context: &Context) -> Vec<u8> {
        let cards = self.masked(slots);
        let key = self.keys()[self.liar];
        let secrets = self.secrets(self.liar);
        card_crypto::RevealShares::prove(&secrets.key, &key, context, &cards, &mut self.rng)
            .unwrap()
            .to_bytes()
    }

    fn collect(&mut self) {
        for from in 0..self.sessions.len() {
            while let Some(output) = self.sessions[from].poll_output() {
                match output {
                    Output::Transmit { to, bytes } => self.send(from, to, &bytes),
                    Output::Record(bytes) => self.recordings[from].extend(bytes),
                    Output::Fault(fault) => self.faults[from].push(fault),
                    Output::Persist(entry) => self.journals[from].push(entry),
                    Output::Completed(..) | Output::Happened(_) => {}
                }
            }
        }
    }

    fn send(&mut self, from: usize, to: Option<Peer>, bytes: &[u8]) {
        if let Ok(Message::Contribution(contribution)) = Message::from_bytes(bytes) {
            let own = contribution.header.seat.index() == self.liar && from == self.liar;
            if own && self.kept.is_none() && (self.keep_back)(&contribution.payload) {
                self.kept = Some(*contribution);
                self.muted = true;
                return;
            }
            if !(self.muted && from == self.liar) {
                self.said.push(*contribution);
            }
        }
        // After the lie the liar's own program has nothing more to say.
        if self.muted && from == self.liar {
            return;
        }
        let all = (0..self.sessions.len()).filter(|&peer| peer != from);
        let one = to.map(|Peer(peer)| usize::try_from(peer).unwrap());
        let peers: Vec<usize> = one.map_or_else(|| all.collect(), |peer| vec![peer]);
        let messages = peers.into_iter().map(|to| (to, from, bytes.to_vec()));
        self.under_way.extend(messages);
    }

    /// Delivers until nothing is under way.
    pub(crate) fn settle(&mut self) {
        while let Some((to, from, bytes)) = self.under_way.pop_front() {
            if self.slow == Some(from) {
                continue;
            }
            self.look_at_piles();
            let taken = self.sessions[to].handle_message(Peer(from as u64), &bytes, &mut self.rng);
            if from != self.liar {
                taken.unwrap();
            }
            self.collect();
        }
    }

    /// Everybody tells everybody how far they are.
    pub(crate) fn heartbeat(&mut self) {
        for from in self.honest() {
            let status = Message::Status(self.sessions[from].status()).to_bytes();
            for to in self.honest() {
                if to != from {
                    self.under_way.push_back((to, from, status.clone()));
                }
            }
        }
        self.settle();
    }

    /// Remembers the piles before their last shuffle.
    fn look_at_piles(&mut self) {
        let replica = self.replica();
        let Some(Awaiting::Shuffle(shuffles)) = replica.game().map(Game::awaiting) else {
            return;
        };
        let Some(owed) = replica.owed().iter().next() else {
            return;
        };
        if replica.kind() != StepKind::Shuffle {
            return;
        }
        self.befores = replica
            .piles()
            .zip(shuffles)
            .map(|((pile, deck), shuffle)| Before {
                slots: shuffle.slots,
                deck: deck.clone(),
                context: replica.context(owed, Some(pile)),
            })
            .collect();
    }

    /// The decks before the current shuffle.
    pub(crate) fn decks(&self) -> Vec<(Pile, VerifiedDeck)> {
        self.replica()
            .piles()
            .map(|(pile, deck)| (pile, deck.clone()))
            .collect()
    }

    /// A seat votes to go on without others.
    pub(crate) fn vote_out(&mut self, voter: usize, seats: SeatSet) {
        self.sessions[voter].vote_out(seats, &mut self.rng).unwrap();
        self.collect();
    }

    /// A seat makes this move with its own program.
    pub(crate) fn play_as(&mut self, seat: usize, action: Action) {
        self.sessions[seat].act(action, &mut self.rng).unwrap();
        self.collect();
        self.settle();
    }

    /// The player who is asked makes a random legal move.
    pub(crate) fn act(&mut self) {
        let (asked, _) = self.game().decision().unwrap();
        let session = &mut self.sessions[asked.index()];
        let legal = session.view().unwrap().legal_actions();
        let action = *self.dice.pick(&legal).unwrap();
        session.act(action, &mut self.rng).unwrap();
        self.collect();
        self.settle();
    }

    /// Plays until the game is over, openings aside.
    pub(crate) fn play(&mut self) {
        while self.replica().game().and_then(Game::decision).is_some() {
            self.act();
        }
    }
}

/// # What became of it
impl Scene {
    fn honest_blamed(&self) -> usize {
        self.honest()
            .into_iter()
            .flat_map(|by| &self.faults[by])
            .filter(|fault| fault.culprit.index() != self.liar)
            .count()
    }

    fn story(&self) -> String {
        let faults: Vec<String> = self
            .honest()
            .into_iter()
            .flat_map(|by| self.faults[by].iter().map(move |fault| (by, fault)))
            .map(|(by, fault)| format!("seat {by} says: {fault} ({:?})", fault.check))
            .collect();
        let rejections = &self.rejections;
        let steps: Vec<String> = self
            .honest()
            .into_iter()
            .map(|seat| {
                let replica = self.sessions[seat].replica();
                format!("{} {:?}", replica.step(), replica.kind())
            })
            .collect();
        format!("faults {faults:?}, rejections {rejections:?}, honest seats at {steps:?}")
    }

    fn is_blamed_by(&self, by: usize, expected: &impl Fn(&Check) -> bool) -> bool {
        self.faults[by]
            .iter()
            .any(|fault| fault.culprit.index() == self.liar && expected(&fault.check))
    }

    fn verdict(&self, caught: bool) -> Verdict {
        Verdict {
            caught: caught && self.nobody_was_fooled(),
            honest_blamed: self.honest_blamed(),
            story: self.story(),
        }
    }

    /// Every honest seat blames the liar for this, whoever heard the lie; it is removed, and the
    /// others play on without it.
    pub(crate) fn blamed(mut self, expected: impl Fn(&Check) -> bool) -> Verdict {
        self.mute();
        self.heartbeat();
        let caught = self
            .punctual()
            .all(|by| self.is_blamed_by(by, &expected) && self.goes_on_without_the_liar(by));
        self.verdict(caught)
    }

    /// The honest seats but the slow one.
    fn punctual(&self) -> impl Iterator<Item = usize> {
        self.honest()
            .into_iter()
            .filter(|&seat| Some(seat) != self.slow)
    }

    /// Every honest seat blames the liar for this; the game was over, so nobody is removed.
    pub(crate) fn blamed_at_the_end(self, expected: impl Fn(&Check) -> bool) -> Verdict {
        let caught = self.honest().into_iter().all(|by| {
            self.is_blamed_by(by, &expected)
                && self.sessions[by].game().unwrap().outcome().is_some()
        });
        self.verdict(caught)
    }

    /// It is blamed for this, or it changed nothing.
    pub(crate) fn ignored_or_blamed(self, expected: impl Fn(&Check) -> bool) -> Verdict {
        let caught = self
            .honest()
            .into_iter()
            .all(|by| self.faults[by].is_empty() || self.is_blamed_by(by, &expected));
        self.verdict(caught)
    }

    /// The liar is removed; the others are dealt anew, or the last one has won.
    fn goes_on_without_the_liar(&self, by: usize) -> bool {
        let session = &self.sessions[by];
        let gone = session.replica().gone(seat(self.liar)) == Some(Gone::Removed);
        gone && !session.waiting_for().contains(seat(self.liar))
    }

    /// No honest seat took the lie in: they all wait for what the liar owes.
    fn nobody_was_fooled(&self) -> bool {
        self.punctual()
            .all(|seat| self.sessions[seat].head() == self.replica().head())
    }

    /// The bytes are refused, nobody is blamed, and the honest seats stay where they were.
    pub(crate) fn refused(self, expected: impl Fn(&Rejection) -> bool) -> Verdict {
        let nobody = self.faults.iter().all(Vec::is_empty);
        let refused = !self.rejections.is_empty() && self.rejections.iter().all(expected);
        self.verdict(refused && nobody)
    }

    /// It changes nothing: nobody is blamed, and the honest seats agree.
    pub(crate) fn ignored(self) -> Verdict {
        let nobody = self.faults.iter().all(Vec::is_empty);
        self.verdict(nobody)
    }
}
