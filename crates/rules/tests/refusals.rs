//! Bad commands: each is refused for its own reason, in words that a player understands, and
//! leaves the game as it was.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use rules::{
    Action, Card, Command, Face, Game, OpenDealer, Options, Place, Position, Preset, Queen,
    RuleViolation, Seat, Slot, SlotSet,
};

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

/// S1 is to act, with one card of each sort; S2 has queens.
fn table(options: Options) -> OpenDealer {
    let mut position = Position::new(options, 3, seat(3));
    position.awake = vec![
        (seat(1), Queen::Dog),
        (seat(2), Queen::Moon),
        (seat(2), Queen::Cat),
    ];
    if options == Preset::Deluxe.options() {
        position.awake.push((seat(2), Queen::Strawberry));
    }
    let hand = ["King:Hat", "Knight:red", "Jester:a", "7a", "8a"];
    position.hands = vec![
        (seat(1), hand.map(card).to_vec()),
        (seat(2), vec![card("Dragon:a")]),
    ];
    position.draw = vec![card("5a"), card("King:Fire")];
    position.lay_out(1).unwrap()
}

/// Everything about the table that the cases need.
struct Case {
    table: OpenDealer,
    seen: BTreeSet<String>,
}

impl Case {
    fn new(options: Options) -> Self {
        Self {
            table: table(options),
            seen: BTreeSet::new(),
        }
    }

    fn slot(&self, text: &str) -> Slot {
        let wanted = Some(Face::Card(card(text)));
        let mut slots = self.table.game().live_slots();
        slots.find(|&slot| self.table.face(slot) == wanted).unwrap()
    }

    /// The command of an action with the true faces.
    fn act(&self, number: u8, action: Action) -> Command {
        let seat = seat(number);
        let hidden = self.table.game().opens(seat, &action).into_iter();
        let opened = hidden
            .filter_map(|slot| Some((slot, self.table.face(slot)?.card()?)))
            .collect();
        Command::Act {
            seat,
            action,
            opened,
        }
    }

    /// The command is refused for this reason, changes nothing and says why in a sentence.
    fn refused(&mut self, command: &Command, reason: RuleViolation) {
        let mut game = self.table.game().clone();
        let before = game.encode();
        assert_eq!(game.apply(command), Err(reason), "{command}");
        assert_eq!(game.encode(), before, "{command}");
        self.note(reason);
    }

    fn note(&mut self, reason: RuleViolation) {
        let sentence = reason.to_string();
        let begins = sentence.starts_with(char::is_uppercase);
        assert!(begins && sentence.ends_with('.'), "{sentence}");
        assert!(
            !sentence.contains("Slot(") && !sentence.contains('{'),
            "{sentence}"
        );
        self.seen.insert(name(reason));
    }
}

fn name(reason: RuleViolation) -> String {
    let debug = format!("{reason:?}");
    debug.split([' ', '(']).next().unwrap().to_owned()
}

fn king(case: &Case, at: &str) -> Action {
    Action::King {
        king: case.slot("King:Hat"),
        place: place(at),
    }
}

fn knight(case: &Case, from: u8, queen: Queen) -> Action {
    Action::Knight {
        knight: case.slot("Knight:red"),
        from: seat(from),
        queen,
    }
}

#[test]
fn wrong_seat_and_wrong_moment() {
    let mut case = Case::new(Options::default());
    let jester = Action::Jester {
        jester: case.slot("Jester:a"),
    };
    let (two, one) = (seat(2), seat(1));
    let not_yours = RuleViolation::NotYourTurn {
        seat: two,
        awaited: one,
    };
    case.refused(&case.act(2, Action::LetGo), not_yours);
    let nobody = RuleViolation::NoSuchSeat(seat(4));
    case.refused(&case.act(4, Action::LetGo), nobody);
    case.refused(&Command::Removed { seat: seat(4) }, nobody);
    let asked = rules::Decision::Turn { extra: false };
    for action in [
        Action::LetGo,
        Action::Pick { place: place("A1") },
        Action::Lay { place: place("A1") },
        Action::Block {
            card: case.slot("7a"),
        },
    ] {
        case.refused(&case.act(1, action), RuleViolation::NotWhatIsAsked(asked));
    }
    case.refused(&Command::Shuffled, RuleViolation::NoShuffleAwaited);
    let up = Command::TurnedUp {
        slot: case.slot("5a"),
        face: Face::Card(card("5a")),
    };
    case.refused(&up, RuleViolation::NothingToTurnUp);
    // A Jester lies open: its card must show before anything else.
    let command = case.act(1, jester);
    case.table.apply(&command).unwrap();
    case.refused(&case.act(1, Action::LetGo), RuleViolation::CardsFirst);
    // Somebody left.
    case.table.leave(seat(3)).unwrap();
    let gone = RuleViolation::SeatIsGone(seat(3));
    case.refused(&case.act(3, Action::LetGo), gone);
    case.refused(&Command::Removed { seat: seat(3) }, gone);
    // And the end.
    case.table.leave(seat(2)).unwrap();
    case.refused(&Command::Shuffled, RuleViolation::GameOver);
    case.refused(&case.act(1, Action::LetGo), RuleViolation::GameOver);
    case.refused(&Command::Removed { seat: seat(1) }, RuleViolation::GameOver);
}

#[test]
fn slots_and_faces_that_do_not_fit() {
    let mut case = Case::new(Options::default());
    let dragon = case.slot("Dragon:a");
    for slot in [dragon, Slot(10_000), case.slot("5a")] {
        let cards = SlotSet::one(slot);
        let discard = case.act(1, Action::Discard { cards });
        case.refused(&discard, RuleViolation::NotInHand(slot));
    }
    let (seven, eight) = (case.slot("7a"), case.slot("8a"));
    let discard = |opened: &[(Slot, &str)]| Command::Act {
        seat: seat(1),
        action: Action::Discard {
            cards: SlotSet::one(seven),
        },
        opened: opened
            .iter()
            .map(|&(slot, text)| (slot, card(text)))
            .collect(),
    };
    case.refused(&discard(&[]), RuleViolation::FaceMissing(seven));
    let twice = RuleViolation::DuplicateSlot(seven);
    case.refused(&discard(&[(seven, "7a"), (seven, "7a")]), twice);
    let unasked = RuleViolation::FaceNotAsked(eight);
    case.refused(&discard(&[(seven, "7a"), (eight, "8a")]), unasked);
    let foreign = Face::Card(card("King:Pasta"));
    case.refused(
        &discard(&[(seven, "King:Pasta")]),
        RuleViolation::NotInThisDeck(foreign),
    );
    let not_a_king = Command::Act {
        seat: seat(1),
        action: Action::King {
            king: seven,
            place: place("A1"),
        },
        opened: vec![(seven, card("7a"))],
    };
    let wrong = RuleViolation::WrongCard {
        card: card("7a"),
        needed: rules::Kind::King,
    };
    case.refused(&not_a_king, wrong);
    // A card that lies on the discard pile cannot be in a hand too.
    case.table
        .act(
            seat(1),
            Action::Discard {
                cards: SlotSet::one(eight),
            },
        )
        .unwrap();
    let other = case.table.game().hand(seat(2)).iter().last().unwrap();
    let again = Command::Act {
        seat: seat(2),
        action: Action::Discard {
            cards: SlotSet::one(other),
        },
        opened: vec![(other, card("8a"))],
    };
    let seen = RuleViolation::SeenElsewhere(Face::Card(card("8a")));
    case.refused(&again, seen);
    // A slot named twice never becomes a set.
    let twice: RuleViolation = SlotSet::new([seven, eight, seven]).unwrap_err().into();
    assert_eq!(twice, RuleViolation::DuplicateSlot(seven));
    case.note(twice);
}

#[test]
fn targets_and_places() {
    let mut case = Case::new(Preset::Deluxe.options());
    let taken = RuleViolation::Untouchable(Queen::Strawberry);
    case.refused(&case.act(1, knight(&case, 2, Queen::Strawberry)), taken);
    let rival = RuleViolation::RivalAwake {
        queen: Queen::Cat,
        rival: Queen::Dog,
    };
    case.refused(&case.act(1, knight(&case, 2, Queen::Cat)), rival);
    let own = RuleViolation::OwnQueen(Queen::Dog);
    case.refused(&case.act(1, knight(&case, 1, Queen::Dog)), own);
    let away = RuleViolation::QueenNotThere {
        queen: Queen::Moon,
        owner: seat(3),
    };
    case.refused(&case.act(1, knight(&case, 3, Queen::Moon)), away);
    let empty = RuleViolation::NobodySleepsAt(place("D4"));
    case.refused(&case.act(1, king(&case, "D4")), empty);
    let mut classic = Case::new(Options::default());
    let outside = RuleViolation::NoSuchPlace(place("A4"));
    classic.refused(&classic.act(1, king(&classic, "A4")), outside);
}

#[test]
fn discards_that_are_none() {
    let mut case = Case::new(Options::default());
    let discard = |case: &Case, texts: &[&str]| {
        let cards = SlotSet::new(texts.iter().map(|text| case.slot(text))).unwrap();
        case.act(1, Action::Discard { cards })
    };
    case.refused(&discard(&case, &[]), RuleViolation::NothingToDiscard);
    case.refused(&discard(&case, &["7a", "8a"]), RuleViolation::NotASet);
    case.refused(&discard(&case, &["7a", "King:Hat"]), RuleViolation::NotASet);
    let show = Action::ShowHand {
        discard: case.slot("7a"),
    };
    case.refused(&case.act(1, show), RuleViolation::HandsStayHidden);
    let mut factory = Case::new(Preset::GameFactory.options());
    let only = RuleViolation::NumbersOnly(card("King:Hat"));
    factory.refused(&discard(&factory, &["King:Hat"]), only);
    let another = RuleViolation::HandHasAMove(card("King:Hat"));
    factory.refused(&factory.act(1, show), another);
}

#[test]
fn cards_turned_up_that_do_not_fit() {
    let mut case = Case::new(Options::default());
    let wake = case.act(1, king(&case, "A1"));
    case.table.apply(&wake).unwrap();
    let awaited = case.table.game().sleeping_at(place("A1")).unwrap();
    let up = |slot, face| Command::TurnedUp { slot, face };
    let moon = Face::Queen(Queen::Moon);
    let seen = RuleViolation::SeenElsewhere(moon);
    case.refused(&up(awaited, moon), seen);
    let book = Face::Queen(Queen::Book);
    case.refused(&up(awaited, book), RuleViolation::NotInThisDeck(book));
    let number = Face::Card(card("7a"));
    case.refused(&up(awaited, number), RuleViolation::WrongBack(number));
    let slot = Slot(awaited.0 + 1);
    let wrong = RuleViolation::WrongSlot { slot, awaited };
    case.refused(&up(slot, Face::Queen(Queen::Heart)), wrong);
}

#[test]
fn a_potions_place_is_free() {
    let mut position = Position::new(Options::default(), 2, seat(2));
    position.awake = vec![(seat(2), Queen::Moon)];
    position.hands = vec![(seat(1), vec![card("Potion:a")])];
    let mut case = Case::new(Options::default());
    case.table = position.lay_out(1).unwrap();
    let potion = Action::Potion {
        potion: case.slot("Potion:a"),
        from: seat(2),
        queen: Queen::Moon,
    };
    case.table.act(seat(1), potion).unwrap();
    case.table.act(seat(2), Action::LetGo).unwrap();
    let lay = Action::Lay { place: place("A1") };
    case.refused(&case.act(1, lay), RuleViolation::PlaceTaken(place("A1")));
}

#[test]
fn tables_that_cannot_be() {
    let new = |players, dealer| Game::new(Options::default(), players, seat(dealer));
    assert_eq!(new(1, 1).unwrap_err(), RuleViolation::TableSize(1));
    assert_eq!(new(6, 1).unwrap_err(), RuleViolation::TableSize(6));
    assert_eq!(new(3, 4).unwrap_err(), RuleViolation::NoSuchSeat(seat(4)));
    let dealer = OpenDealer::new(Options::default(), 0, 1);
    assert_eq!(dealer.unwrap_err(), RuleViolation::TableSize(0));
}

/// No reason for a refusal is without a test here.
#[test]
fn every_reason_is_tested() {
    let source = include_str!("../src/violation.rs");
    let body = source.split_once("pub enum RuleViolation {").unwrap().1;
    let body = body.split_once("\n}\n").unwrap().0;
    let variants = body
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase))
        .map(|line| line.split([' ', '(', ',']).next().unwrap());
    let tests = include_str!("refusals.rs");
    let (mut count, mut missing) = (0, Vec::new());
    for variant in variants {
        count += 1;
        if !tests.contains(&format!("RuleViolation::{variant}")) {
            missing.push(variant);
        }
    }
    assert!(
        count > 25 && missing.is_empty(),
        "{count} reasons, untested: {missing:?}"
    );
}
