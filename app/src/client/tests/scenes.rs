//! Each main screen with something on it, the same every time: nothing is random, no clock runs.

use std::net::SocketAddr;
use std::path::Path;
use std::time::SystemTime;

use bots::{Bot, Level};
use network::invite::Invite;
use network::lobby::{Fingerprint, Guest, Name, Table, TableId};
use network::{Acquaintance, GameState, GameUpdate, Happening, Nearby, NodeView};
use protocol::{Charter, Hash, Identity, IdentityKey, SeatEntry, VERSION};
use rules::{Card, Knowledge, OpenDealer, Options, Position, Preset, Queen, Seat};

use super::*;
use crate::client::app::Screen;
use crate::client::embedded::Update;
use crate::client::fairness::Fairness;
use crate::client::screens::Intent;
use crate::client::screens::games::PlayedGame;

/// A screen, and how one gets there.
pub(super) struct Scene {
    pub(super) name: &'static str,
    pub(super) show: fn(&mut Window),
}

/// The main screens.
pub(super) const SCENES: [Scene; 11] = [
    Scene {
        name: "start",
        show: |_| {},
    },
    Scene {
        name: "play-setup",
        show: |window| window.app().put_before(Screen::PlaySetup, Vec::new()),
    },
    Scene {
        name: "lobby",
        show: |window| lobby(window, false),
    },
    Scene {
        name: "lobby-seated",
        show: |window| lobby(window, true),
    },
    Scene {
        name: "table",
        show: table,
    },
    Scene {
        name: "table-of-five",
        show: table_of_five,
    },
    Scene {
        name: "prompt",
        show: prompt,
    },
    Scene {
        name: "result",
        show: result,
    },
    Scene {
        name: "rules",
        show: |window| window.press(Key::F1),
    },
    Scene {
        name: "settings",
        show: |window| {
            // Not the folder of this run.
            window.app().keep_games_in("/home/mia/games".into());
            window.app().wish(Intent::Settings);
        },
    },
    Scene {
        name: "my-games",
        show: games,
    },
];

/// Who sits at the table: oneself first, and names in more than one script.
const NAMES: [&str; 5] = ["Mia", "Ben", "דוב", "Zoë (2)", "سلمى"];

fn key(seat: usize) -> IdentityKey {
    IdentityKey::from_bytes(&[u8::try_from(seat).unwrap() + 1; 32])
}

fn name(text: &str) -> Name {
    Name::clean(text).unwrap()
}

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn charter(options: Options, players: usize) -> Charter {
    let entry = |seat: usize| {
        let identity = key(seat).identity();
        SeatEntry {
            identity,
            name: NAMES[seat].into(),
            operator: identity,
            nonce: [7; 32],
        }
    };
    Charter {
        version: VERSION,
        options,
        seats: (0..players).map(entry).collect(),
    }
}

/// The table as the first seat sees it.
fn seen(dealer: &OpenDealer, players: usize) -> GameState {
    let game = dealer.game().clone();
    let mut knowledge = Knowledge::new();
    for slot in game.hand(seat(0)).iter() {
        if let Some(card) = dealer.face(slot).and_then(rules::Face::card) {
            knowledge.learn(slot, card);
        }
    }
    let charter = charter(*game.options(), players);
    GameState::unplayed(charter.into(), Some(seat(0)), 40, game, knowledge)
}

fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().map(|card| card.parse().unwrap()).collect()
}

/// Lets the others play until it is for the first seat to choose, or the game is over.
fn until_asked(dealer: &mut OpenDealer) -> Vec<Happening> {
    let mut told = Vec::new();
    let mut bot = Bot::new(Level::Normal, 1);
    while let Some((asked, _)) = dealer.game().decision() {
        if asked == seat(0) {
            break;
        }
        let action = bot.choose(&dealer.view(asked)).unwrap();
        let events = dealer.act(asked, action).unwrap();
        told.extend(events.into_iter().map(Happening::Event));
    }
    told
}

fn show(window: &mut Window, mut state: GameState, happenings: Vec<Happening>) {
    state.time_left = matches!(
        state.game().and_then(rules::Game::decision),
        Some((_, rules::Decision::Answer(_)))
    )
    .then_some(Duration::from_secs(12));
    let update = GameUpdate {
        happenings,
        state: Arc::new(state),
    };
    window.app().put_at_table(update);
    window.harness.run_steps(6);
}

fn position() -> Position {
    let mut position = Position::new(Options::default(), 3, seat(0));
    position.awake = vec![
        (seat(0), Queen::Dog),
        (seat(0), Queen::Sunflower),
        (seat(1), Queen::Cat),
        (seat(2), Queen::Heart),
        (seat(2), Queen::Moon),
    ];
    position.discard = cards(&["9a", "1a", "Jester:a"]);
    position
}

fn table(window: &mut Window) {
    let mut position = position();
    position.hands = vec![
        (
            seat(0),
            cards(&["King:Cookie", "Knight:red", "2a", "3a", "5a"]),
        ),
        (seat(1), cards(&["King:Fire", "1b", "4a", "7a", "10a"])),
        (seat(2), cards(&["8a", "8b", "4b", "10b", "7b"])),
    ];
    let mut dealer = position.lay_out(1).unwrap();
    let told = until_asked(&mut dealer);
    show(window, seen(&dealer, 3), told);
    for key in [Key::Num3, Key::Num4] {
        window.press(key);
    }
    window.harness.run_steps(20);
}

fn table_of_five(window: &mut Window) {
    let dealer = OpenDealer::new(Preset::Deluxe.options(), 5, 8).unwrap();
    show(window, seen(&dealer, 5), Vec::new());
}

fn prompt(window: &mut Window) {
    let mut position = position();
    position.hands = vec![
        (seat(0), cards(&["Dragon:a", "Wand:a", "2a", "3a", "6a"])),
        (seat(1), cards(&["Knight:blue", "1b", "4a", "7a", "10a"])),
    ];
    position.awake = vec![(seat(0), Queen::Heart), (seat(1), Queen::Cat)];
    let mut dealer = position.lay_out(1).unwrap();
    let told = until_asked(&mut dealer);
    show(window, seen(&dealer, 3), told);
}

fn result(window: &mut Window) {
    let mut position = Position::new(Options::default(), 3, seat(2));
    position.awake = vec![
        (seat(0), Queen::Dog),
        (seat(0), Queen::Sunflower),
        (seat(0), Queen::Cake),
        (seat(0), Queen::Peacock),
        (seat(1), Queen::Moon),
        (seat(2), Queen::Heart),
        (seat(2), Queen::Starfish),
    ];
    position.hands = vec![(seat(0), cards(&["King:Hat"]))];
    position.asleep = vec![("A1".parse().unwrap(), Queen::Pancake)];
    let mut dealer = position.lay_out(1).unwrap();
    let woken = dealer.view(seat(0)).legal_actions().into_iter().find(
        |action| matches!(action, rules::Action::King { place, .. } if place.to_string() == "A1"),
    );
    let events = dealer.act(seat(0), woken.unwrap()).unwrap();
    let told = events.into_iter().map(Happening::Event).collect();
    show(window, seen(&dealer, 3), told);
    let app = window.app();
    app.wish(Intent::Result);
    app.put_before(Screen::Result, vec![Update::Fairness(checked())]);
    window.step();
}

/// What is found in a recording that is kept for tests.
fn checked() -> Box<Fairness> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors/protocol/fair.recording");
    Box::new(Fairness::of(&file))
}

fn games(window: &mut Window) {
    let now = SystemTime::now();
    let found = checked();
    let game = |recording: &Path, hours: u64, finished: bool, players: &[&str]| PlayedGame {
        game: Hash([u8::try_from(hours % 256).unwrap(); 32]),
        recording: recording.to_owned(),
        players: players.iter().map(ToString::to_string).collect(),
        modified: now - Duration::from_secs(hours * 3600 + 60),
        finished,
        me: None,
        can_go_on: !finished,
        alone: false,
    };
    let list = vec![
        game(&found.file, 0, true, &["Mia", "Ben"]),
        game(Path::new("b"), 3, false, &["Mia", "דוב", "Ben"]),
        game(Path::new("c"), 26, true, &["Mia", "سلمى", "Zoë (2)"]),
        game(
            Path::new("d"),
            24 * 12,
            true,
            &["Mia", "Ben", "Cleo", "Dov", "Eva"],
        ),
    ];
    let chosen = found.file.clone();
    let app = window.app();
    app.put_before(Screen::Games, vec![Update::Games(list)]);
    app.choose_game(chosen);
    app.put_before(Screen::Games, vec![Update::Fairness(found)]);
    window.step();
}

fn nearby(seat: usize, acquaintance: Acquaintance) -> Nearby {
    let identity = key(seat).identity();
    Nearby {
        identity,
        name: name(NAMES[seat]),
        fingerprint: Fingerprint::of(&identity),
        namesake: false,
        acquaintance,
        linked: seat != 3,
        bot_of: None,
        playing: None,
        again: None,
    }
}

fn guest(seat: usize, ready: bool) -> Guest {
    let identity: Identity = key(seat).identity();
    Guest {
        identity,
        name: name(NAMES[seat]),
        operator: identity,
        nonce: [3; 32],
        ready,
        addresses: Vec::new(),
        bot: false,
    }
}

fn lobby(window: &mut Window, seated: bool) {
    let identity = key(0).identity();
    let address: SocketAddr = "192.168.1.23:41230".parse().unwrap();
    let open = |number: u8, title: &str, guests: Vec<Guest>| Table {
        id: TableId([number; 16]),
        title: name(title),
        options: Options::default(),
        seats: 3,
        guests,
        invited: None,
        revision: 4,
    };
    let opener = key(1).identity();
    let mine = open(3, "Ben's table", vec![guest(1, true), guest(0, false)]);
    let tables = vec![
        (opener, open(1, "Ben's table", vec![guest(1, false)])),
        (
            key(2).identity(),
            open(2, "השולחן של דוב", vec![guest(2, false), guest(4, false)]),
        ),
    ];
    let view = NodeView {
        identity,
        name: name("Mia"),
        addresses: vec![address],
        invite: Invite::new(address, &identity).ok(),
        people: vec![
            nearby(1, Acquaintance::Known),
            nearby(2, Acquaintance::New),
            nearby(3, Acquaintance::Known),
            nearby(4, Acquaintance::Renamed(name("Salma"))),
        ],
        tables,
        seated: seated.then_some((opener, mine)),
        game: None,
        unfinished: Vec::new(),
        diagnosis: Vec::new(),
    };
    window
        .app()
        .put_before(Screen::Lobby, vec![Update::View(Arc::new(view))]);
    window.step();
}
