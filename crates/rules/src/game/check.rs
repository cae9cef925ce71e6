//! Whether a command is allowed: from a command to what is to be carried out.

use crate::action::Action;
use crate::card::{Card, CardSet, Face, Kind};
use crate::command::{Attack, Command, Decision, Pile, Weapon};
use crate::discard::{DiscardSet, discard_set};
use crate::game::Game;
use crate::game::stage::Stage;
use crate::options::SingleDiscard;
use crate::place::Place;
use crate::queen::Queen;
use crate::seat::Seat;
use crate::slot::{HAND, Slot, SlotSet};
use crate::violation::RuleViolation;

/// A command that the rules allow in the game it was checked against.
#[derive(Clone, Debug)]
pub(super) enum Checked {
    King { card: (Slot, Card), place: Place },
    Attack { card: (Slot, Card), attack: Attack },
    Jester { card: (Slot, Card) },
    Discard { cards: Shown, set: DiscardSet },
    ShowHand { hand: Shown, discard: (Slot, Card) },
    Block { card: (Slot, Card), attack: Attack },
    LetGo { attack: Attack },
    Pick { place: Place },
    Lay { place: Place },
    Shuffled,
    QueenUp(Queen),
    CardUp(Card),
    Leave { seat: Seat, hand: Shown },
    Remove { seat: Seat },
}

/// Cards of one hand with their faces.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shown {
    cards: [Option<(Slot, Card)>; HAND],
    len: usize,
}

impl Shown {
    pub(super) fn iter(&self) -> impl Iterator<Item = (Slot, Card)> {
        self.cards.into_iter().flatten()
    }

    pub(super) fn to_vec(self) -> Vec<(Slot, Card)> {
        self.iter().collect()
    }

    fn push(&mut self, slot: Slot, card: Card) {
        if let Some(next) = self.cards.get_mut(self.len) {
            *next = Some((slot, card));
            self.len += 1;
        }
    }

    fn find(&self, slot: Slot) -> Option<(Slot, Card)> {
        self.iter().find(|&(shown, _)| shown == slot)
    }
}

pub(super) fn check(game: &Game, command: &Command) -> Result<Checked, RuleViolation> {
    if matches!(game.stage, Stage::Over(_)) {
        return Err(RuleViolation::GameOver);
    }
    match command {
        Command::Act {
            seat,
            action,
            opened,
        } => act(game, *seat, action, opened),
        Command::Shuffled => match game.stage {
            Stage::Deal { .. } | Stage::Reshuffle { .. } => Ok(Checked::Shuffled),
            _ => Err(RuleViolation::NoShuffleAwaited),
        },
        Command::TurnedUp { slot, face } => turned_up(game, *slot, *face),
        Command::Left { seat, opened } => {
            still_playing(game, *seat)?;
            let given_up = game.given_up(*seat);
            let hand = shown(game, given_up, opened)?;
            Ok(Checked::Leave { seat: *seat, hand })
        }
        Command::Removed { seat } => {
            still_playing(game, *seat)?;
            Ok(Checked::Remove { seat: *seat })
        }
    }
}

fn still_playing(game: &Game, seat: Seat) -> Result<(), RuleViolation> {
    if game.playing.contains(seat) {
        Ok(())
    } else if game.seats().contains(seat) {
        Err(RuleViolation::SeatIsGone(seat))
    } else {
        Err(RuleViolation::NoSuchSeat(seat))
    }
}

fn act(
    game: &Game,
    seat: Seat,
    action: &Action,
    opened: &[(Slot, Card)],
) -> Result<Checked, RuleViolation> {
    still_playing(game, seat)?;
    let (awaited, decision) = game.decision().ok_or(RuleViolation::CardsFirst)?;
    if seat != awaited {
        return Err(RuleViolation::NotYourTurn { seat, awaited });
    }
    match decision {
        Decision::Turn { .. } => turn(game, seat, action, opened, decision),
        Decision::Answer(attack) => match *action {
            Action::Block { card } => {
                let card = played(game, seat, card, opened, attack.weapon.stopped_by())?;
                Ok(Checked::Block { card, attack })
            }
            Action::LetGo => {
                nothing_opened(opened)?;
                Ok(Checked::LetGo { attack })
            }
            _ => Err(RuleViolation::NotWhatIsAsked(decision)),
        },
        Decision::Wake(_) => match *action {
            Action::Pick { place } => {
                nothing_opened(opened)?;
                sleeps_at(game, place)?;
                Ok(Checked::Pick { place })
            }
            _ => Err(RuleViolation::NotWhatIsAsked(decision)),
        },
        Decision::Lay(_) => match *action {
            Action::Lay { place } => {
                nothing_opened(opened)?;
                free(game, place)?;
                Ok(Checked::Lay { place })
            }
            _ => Err(RuleViolation::NotWhatIsAsked(decision)),
        },
    }
}

fn turn(
    game: &Game,
    seat: Seat,
    action: &Action,
    opened: &[(Slot, Card)],
    decision: Decision,
) -> Result<Checked, RuleViolation> {
    match *action {
        Action::King { king, place } => {
            let card = played(game, seat, king, opened, Kind::King)?;
            sleeps_at(game, place)?;
            Ok(Checked::King { card, place })
        }
        Action::Knight {
            knight: slot,
            from: owner,
            queen,
        } => attack(game, seat, (slot, opened), Weapon::Knight, owner, queen),
        Action::Potion {
            potion: slot,
            from: owner,
            queen,
        } => attack(game, seat, (slot, opened), Weapon::Potion, owner, queen),
        Action::Jester { jester } => {
            let card = played(game, seat, jester, opened, Kind::Jester)?;
            Ok(Checked::Jester { card })
        }
        Action::Discard { cards } => {
            let cards = faces(game, seat, cards, opened)?;
            let shown: Vec<Card> = cards.iter().map(|(_, card)| card).collect();
            let set = discard_set(&shown, &game.options).ok_or(match shown.as_slice() {
                [] => RuleViolation::NothingToDiscard,
                [card] => RuleViolation::NumbersOnly(*card),
                _ => RuleViolation::NotASet,
            })?;
            Ok(Checked::Discard { cards, set })
        }
        Action::ShowHand { discard } => {
            if game.options.single_discard == SingleDiscard::AnyCard {
                return Err(RuleViolation::HandsStayHidden);
            }
            let hand = faces(game, seat, game.hands[seat], opened)?;
            if let Some((_, card)) = hand.iter().find(|&(_, card)| has_use(game, seat, card)) {
                return Err(RuleViolation::HandHasAMove(card));
            }
            let discard = hand
                .find(discard)
                .ok_or(RuleViolation::NotInHand(discard))?;
            Ok(Checked::ShowHand { hand, discard })
        }
        Action::Block { .. } | Action::LetGo | Action::Pick { .. } | Action::Lay { .. } => {
            Err(RuleViolation::NotWhatIsAsked(decision))
        }
    }
}

fn attack(
    game: &Game,
    seat: Seat,
    (slot, opened): (Slot, &[(Slot, Card)]),
    weapon: Weapon,
    owner: Seat,
    queen: Queen,
) -> Result<Checked, RuleViolation> {
    let card = played(game, seat, slot, opened, weapon.kind())?;
    target(game, seat, weapon, owner, queen)?;
    Ok(Checked::Attack {
        card,
        attack: Attack {
            weapon,
            owner,
            queen,
        },
    })
}

/// Whether the player may attack this queen of this owner (rulings 1, 8 and 10).
pub(super) fn target(
    game: &Game,
    seat: Seat,
    weapon: Weapon,
    owner: Seat,
    queen: Queen,
) -> Result<(), RuleViolation> {
    if owner == seat {
        return Err(RuleViolation::OwnQueen(queen));
    }
    if game.awake[queen].is_none_or(|awake| awake.owner != owner) {
        return Err(RuleViolation::QueenNotThere { queen, owner });
    }
    if queen.is_untouchable() {
        return Err(RuleViolation::Untouchable(queen));
    }
    match game.rival_before(seat, queen) {
        Some(rival) if weapon == Weapon::Knight => Err(RuleViolation::RivalAwake { queen, rival }),
        _ => Ok(()),
    }
}

/// Whether a card in hand allows any move at a table where only numbers are discarded alone.
pub(crate) fn has_use(game: &Game, seat: Seat, card: Card) -> bool {
    let any_target = |weapon| {
        Queen::ALL.into_iter().any(|queen| {
            game.awake[queen]
                .is_some_and(|awake| target(game, seat, weapon, awake.owner, queen).is_ok())
        })
    };
    match card.kind() {
        Kind::King | Kind::Jester | Kind::Number(_) => true,
        Kind::Knight => any_target(Weapon::Knight),
        Kind::Potion => any_target(Weapon::Potion),
        Kind::Dragon | Kind::Wand => false,
    }
}

/// The one card that an action plays, of the kind it takes.
fn played(
    game: &Game,
    seat: Seat,
    slot: Slot,
    opened: &[(Slot, Card)],
    needed: Kind,
) -> Result<(Slot, Card), RuleViolation> {
    let shown = faces(game, seat, SlotSet::one(slot), opened)?;
    let (slot, card) = shown.find(slot).ok_or(RuleViolation::NotInHand(slot))?;
    if card.kind() == needed {
        Ok((slot, card))
    } else {
        Err(RuleViolation::WrongCard { card, needed })
    }
}

/// The faces of slots in a hand: known to all already, or laid open with the command. Exactly the
/// unknown ones must be laid open.
fn faces(
    game: &Game,
    seat: Seat,
    slots: SlotSet,
    opened: &[(Slot, Card)],
) -> Result<Shown, RuleViolation> {
    let hand = &game.hands[seat];
    if let Some(slot) = slots.iter().find(|&slot| !hand.contains(slot)) {
        return Err(RuleViolation::NotInHand(slot));
    }
    shown(game, slots, opened)
}

/// The faces of slots that a player lays open or everybody knows.
fn shown(game: &Game, slots: SlotSet, opened: &[(Slot, Card)]) -> Result<Shown, RuleViolation> {
    let mut known = game.seen;
    for (at, &(slot, card)) in opened.iter().enumerate() {
        if opened.iter().take(at).any(|&(earlier, _)| earlier == slot) {
            return Err(RuleViolation::DuplicateSlot(slot));
        }
        if !slots.contains(slot) || game.face(slot).is_some() {
            return Err(RuleViolation::FaceNotAsked(slot));
        }
        known = unknown_so_far(game, known, card)?;
    }
    let mut shown = Shown::default();
    for slot in slots {
        let public = game.face(slot).and_then(Face::card);
        let laid_open = || {
            opened
                .iter()
                .find(|&&(open, _)| open == slot)
                .map(|&(_, card)| card)
        };
        let card = public
            .or_else(laid_open)
            .ok_or(RuleViolation::FaceMissing(slot))?;
        shown.push(slot, card);
    }
    Ok(shown)
}

/// A card that newly shows must be in this deck, and nowhere else.
fn unknown_so_far(game: &Game, known: CardSet, card: Card) -> Result<CardSet, RuleViolation> {
    if !game.options.edition.has(card) {
        return Err(RuleViolation::NotInThisDeck(Face::Card(card)));
    }
    if known.contains(card) || game.being_shuffled().contains(card) {
        return Err(RuleViolation::SeenElsewhere(Face::Card(card)));
    }
    Ok(known.with(card))
}

fn nothing_opened(opened: &[(Slot, Card)]) -> Result<(), RuleViolation> {
    match opened {
        [] => Ok(()),
        [(slot, _), ..] => Err(RuleViolation::FaceNotAsked(*slot)),
    }
}

fn in_grid(game: &Game, place: Place) -> Result<(), RuleViolation> {
    if place.column() < game.options.edition.columns() {
        Ok(())
    } else {
        Err(RuleViolation::NoSuchPlace(place))
    }
}

fn sleeps_at(game: &Game, place: Place) -> Result<(), RuleViolation> {
    in_grid(game, place)?;
    game.grid[place]
        .map(|_| ())
        .ok_or(RuleViolation::NobodySleepsAt(place))
}

fn free(game: &Game, place: Place) -> Result<(), RuleViolation> {
    in_grid(game, place)?;
    match game.grid[place] {
        None => Ok(()),
        Some(_) => Err(RuleViolation::PlaceTaken(place)),
    }
}

fn turned_up(game: &Game, slot: Slot, face: Face) -> Result<Checked, RuleViolation> {
    let (awaited, pile) = match game.stage {
        Stage::TurnUpQueen { place, .. } => (game.grid[place], Pile::Queens),
        Stage::TurnUpCard => (game.draw.top(), Pile::Draw),
        _ => (None, Pile::Draw),
    };
    let awaited = awaited.ok_or(RuleViolation::NothingToTurnUp)?;
    if slot != awaited {
        return Err(RuleViolation::WrongSlot { slot, awaited });
    }
    match (pile, face) {
        (Pile::Draw, Face::Card(card)) => {
            unknown_so_far(game, game.seen, card)?;
            Ok(Checked::CardUp(card))
        }
        (Pile::Queens, Face::Queen(queen)) => {
            if !game.options.edition.queens().any(|known| known == queen) {
                return Err(RuleViolation::NotInThisDeck(face));
            }
            let seen_asleep = || {
                game.sleeping()
                    .any(|(_, slot)| game.face(slot) == Some(face))
            };
            if game.awake[queen].is_some() || seen_asleep() {
                return Err(RuleViolation::SeenElsewhere(face));
            }
            Ok(Checked::QueenUp(queen))
        }
        _ => Err(RuleViolation::WrongBack(face)),
    }
}
