//! Moves that the liar may not make. The card and its share are true as far as they can be.

use card_crypto::DecodeError;
use protocol::{Check, Payload, Session};
use rules::{
    Action, Card, Decision, Kind, Pile, Place, Queen, RuleViolation, Slot, SlotSet, Value, Weapon,
};

use crate::scene::{Scene, Verdict, cheats, seat};

/// The slots of the liar's hand with this kind of card, or without.
fn hand(session: &Session, wanted: impl Fn(Card) -> bool) -> Vec<Slot> {
    let view = session.view().unwrap();
    view.hand()
        .filter(|(_, card)| card.is_some_and(&wanted))
        .map(|(slot, _)| slot)
        .collect()
}

fn is(kind: Kind) -> impl Fn(Card) -> bool {
    move |card: Card| card.kind() == kind
}

fn is_not(kind: Kind) -> impl Fn(Card) -> bool {
    move |card: Card| card.kind() != kind
}

fn is_number(card: Card) -> bool {
    matches!(card.value(), Some(Value { .. }))
}

fn turn(such: impl Fn(&Session) -> bool) -> Scene {
    Scene::at(|decision| matches!(decision, Decision::Turn { .. }), such)
}

fn breaks_a_rule(check: &Check) -> bool {
    matches!(check, Check::Rules(_))
}

fn not_in_hand(check: &Check) -> bool {
    matches!(check, Check::Rules(RuleViolation::NotInHand(_)))
}

fn somewhere(scene: &Scene) -> Place {
    scene.game().sleeping().next().unwrap().0
}

/// A card of the draw pile.
fn playing_a_card_not_held() -> Verdict {
    let mut scene = Scene::at_turn();
    let action = Action::Jester {
        jester: scene.pile_slot(Pile::Draw),
    };
    scene.choose(action);
    scene.blamed(not_in_hand)
}

fn playing_a_card_of_another_hand() -> Verdict {
    let mut scene = Scene::at_turn();
    let slot = scene.game().hand(seat(0)).iter().next().unwrap();
    scene.choose(Action::Jester { jester: slot });
    scene.blamed(not_in_hand)
}

fn playing_a_sleeping_queen() -> Verdict {
    let mut scene = Scene::at_turn();
    let action = Action::Jester {
        jester: scene.pile_slot(Pile::Queens),
    };
    scene.choose(action);
    scene.blamed(not_in_hand)
}

fn playing_a_slot_that_was_never_made() -> Verdict {
    let mut scene = Scene::at_turn();
    scene.say(Payload::Act {
        action: Action::Jester {
            jester: Slot(60_000),
        },
        shares: Vec::new(),
    });
    scene.blamed(not_in_hand)
}

fn a_king_that_is_none() -> Verdict {
    let mut scene = turn(|session| !hand(session, is_not(Kind::King)).is_empty());
    let king = hand(&scene.sessions[scene.liar], is_not(Kind::King))[0];
    let place = somewhere(&scene);
    scene.choose(Action::King { king, place });
    scene.blamed(breaks_a_rule)
}

fn a_jester_that_is_none() -> Verdict {
    let mut scene = turn(|session| !hand(session, is_not(Kind::Jester)).is_empty());
    let jester = hand(&scene.sessions[scene.liar], is_not(Kind::Jester))[0];
    scene.choose(Action::Jester { jester });
    scene.blamed(breaks_a_rule)
}

fn waking_where_nobody_sleeps() -> Verdict {
    let mut scene = turn(|session| {
        let free = session.game().unwrap().free_places().next().is_some();
        free && !hand(session, is(Kind::King)).is_empty()
    });
    let king = hand(&scene.sessions[scene.liar], is(Kind::King))[0];
    let place = scene.game().free_places().next().unwrap();
    scene.choose(Action::King { king, place });
    scene.blamed(breaks_a_rule)
}

/// A Knight for a queen that sleeps.
fn stealing_a_queen_that_nobody_has() -> Verdict {
    let mut scene = turn(|session| !hand(session, is(Kind::Knight)).is_empty());
    let knight = hand(&scene.sessions[scene.liar], is(Kind::Knight))[0];
    let queen = Queen::ALL
        .into_iter()
        .find(|&queen| scene.game().awake(queen).is_none())
        .unwrap();
    scene.choose(Action::Knight {
        knight,
        from: seat(0),
        queen,
    });
    scene.blamed(breaks_a_rule)
}

/// Two cards that are no pair.
fn a_discard_that_is_no_set() -> Verdict {
    let odd_pair = |session: &Session| {
        let numbers = hand(session, is_number);
        let powers = hand(session, |card| !is_number(card));
        numbers.first().copied().zip(powers.first().copied())
    };
    let mut scene = turn(|session| odd_pair(session).is_some());
    let (one, other) = odd_pair(&scene.sessions[scene.liar]).unwrap();
    scene.choose(Action::Discard {
        cards: SlotSet::new([one, other]).unwrap(),
    });
    scene.blamed(breaks_a_rule)
}

fn discarding_nothing() -> Verdict {
    let mut scene = Scene::at_turn();
    scene.choose(Action::Discard {
        cards: SlotSet::EMPTY,
    });
    scene.blamed(breaks_a_rule)
}

fn answering_when_nobody_attacks() -> Verdict {
    let mut scene = Scene::at_turn();
    scene.choose(Action::LetGo);
    scene.blamed(breaks_a_rule)
}

fn waking_a_queen_without_a_king() -> Verdict {
    let mut scene = Scene::at_turn();
    let place = somewhere(&scene);
    scene.choose(Action::Pick { place });
    scene.blamed(breaks_a_rule)
}

/// Attacked by a Knight, the liar shows something else than a Dragon.
fn a_dragon_that_is_none() -> Verdict {
    let mut scene = Scene::at(
        |decision| matches!(decision, Decision::Answer(attack) if attack.weapon == Weapon::Knight),
        |session| !hand(session, is_not(Kind::Dragon)).is_empty(),
    );
    let card = hand(&scene.sessions[scene.liar], is_not(Kind::Dragon))[0];
    scene.choose(Action::Block { card });
    scene.blamed(breaks_a_rule)
}

/// Attacked, the liar makes a move of its own instead of an answer.
fn a_turn_instead_of_an_answer() -> Verdict {
    let mut scene = Scene::at(
        |decision| matches!(decision, Decision::Answer(_)),
        |session| !hand(session, is_number).is_empty(),
    );
    let card = hand(&scene.sessions[scene.liar], is_number)[0];
    scene.choose(Action::Discard {
        cards: SlotSet::one(card),
    });
    scene.blamed(breaks_a_rule)
}

/// It is another's turn.
fn acting_out_of_turn() -> Verdict {
    let mut scene = Scene::dealt(3, 31);
    for _ in 0..20 {
        let (asked, _) = scene.game().decision().unwrap();
        if asked.index() != scene.liar {
            break;
        }
        scene.act();
    }
    let slot = scene.game().hand(seat(scene.liar)).iter().next().unwrap();
    let action = Action::Discard {
        cards: SlotSet::one(slot),
    };
    scene.choose(action);
    scene.blamed(|check| matches!(check, Check::NotOwed))
}

/// A move that lays a card open, and no share that would.
fn a_move_without_its_share() -> Verdict {
    let mut scene = Scene::at_turn();
    let slot = scene.game().hand(seat(scene.liar)).iter().next().unwrap();
    scene.say(Payload::Act {
        action: Action::Discard {
            cards: SlotSet::one(slot),
        },
        shares: Vec::new(),
    });
    scene.blamed(|check| matches!(check, Check::Encoding(DecodeError::Length { .. })))
}

/// A King is named, and the share is of another card of the hand that is one: or of any other.
fn a_move_with_the_share_of_another_card() -> Verdict {
    let mut scene = Scene::at_turn();
    let slots: Vec<Slot> = scene.game().hand(seat(scene.liar)).iter().collect();
    let shares = scene.shares_of(&slots[1..2]);
    scene.say(Payload::Act {
        action: Action::Discard {
            cards: SlotSet::one(slots[0]),
        },
        shares,
    });
    scene.blamed(|check| matches!(check, Check::Shares(_)))
}

/// One card is played, and a second one is shown to whom it may concern.
fn a_move_that_shows_more_than_it_plays() -> Verdict {
    let mut scene = Scene::at_turn();
    let slots: Vec<Slot> = scene.game().hand(seat(scene.liar)).iter().collect();
    let shares = scene.shares_of(&slots[..2]);
    scene.say(Payload::Act {
        action: Action::Discard {
            cards: SlotSet::one(slots[0]),
        },
        shares,
    });
    scene.blamed(|check| matches!(check, Check::Encoding(DecodeError::Length { .. })))
}

/// "Let her go" with a card shown: it would tell a friend what the hand holds.
fn an_answer_that_shows_a_card_it_does_not_play() -> Verdict {
    let mut scene = Scene::at(|decision| matches!(decision, Decision::Answer(_)), |_| true);
    let slot = scene.game().hand(seat(scene.liar)).iter().next().unwrap();
    let shares = scene.shares_of(&[slot]);
    scene.say(Payload::Act {
        action: Action::LetGo,
        shares,
    });
    scene.blamed(|check| matches!(check, Check::Encoding(_) | Check::Shares(_)))
}

/// The game is opened in the middle of a turn, as if it were over.
fn opening_the_secrets_instead_of_a_move() -> Verdict {
    let mut scene = Scene::at_turn();
    scene.say(Payload::Opening(Vec::new()));
    scene.blamed(|check| matches!(check, Check::WrongKind))
}

cheats![
    playing_a_card_not_held,
    playing_a_card_of_another_hand,
    playing_a_sleeping_queen,
    playing_a_slot_that_was_never_made,
    a_king_that_is_none,
    a_jester_that_is_none,
    waking_where_nobody_sleeps,
    stealing_a_queen_that_nobody_has,
    a_discard_that_is_no_set,
    discarding_nothing,
    answering_when_nobody_attacks,
    waking_a_queen_without_a_king,
    a_dragon_that_is_none,
    a_turn_instead_of_an_answer,
    acting_out_of_turn,
    a_move_without_its_share,
    a_move_with_the_share_of_another_card,
    a_move_that_shows_more_than_it_plays,
    an_answer_that_shows_a_card_it_does_not_play,
    opening_the_secrets_instead_of_a_move,
];
