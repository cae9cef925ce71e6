//! What happened, in words.

use rules::{
    Card, DiscardSet, Ending, Event, Game, Kind, Outcome, Queen, Seat, SeatSet, Slot, Weapon, words,
};

use crate::names::Names;

/// The names of some players.
fn all(names: &Names, seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| names.name(seat)).collect();
    names.join(" and ")
}

/// The queen with what she is worth.
fn queen(queen: Queen) -> String {
    format!("{} ({} points)", words::queen(queen), queen.points())
}

/// One sentence for an event; none for what goes without saying.
pub(crate) fn sentence(event: &Event, names: &Names) -> Option<String> {
    let name = |seat: Seat| names.name(seat);
    Some(match *event {
        Event::Turn { seat } => format!("\n{}'s turn.", name(seat)),
        Event::Played { seat, card, .. } => match card.kind() {
            // An attack says more than the card does.
            Kind::Knight | Kind::Potion => return None,
            _ => format!("  {} plays {}.", name(seat), words::card(card)),
        },
        Event::Discarded {
            seat,
            ref cards,
            ref set,
        } => format!("  {} discards {}.", name(seat), discarded(cards, set)),
        Event::ShowedHand { seat, .. } => {
            format!("  {} has no move and shows the whole hand.", name(seat))
        }
        Event::Woke {
            seat,
            queen: woken,
            place,
            ..
        } => format!("  {} wakes {} at {place}.", name(seat), queen(woken)),
        Event::WentBack {
            seat,
            queen: seen,
            place,
            ..
        } => format!(
            "  {} sees {} at {place}, who goes back to sleep.",
            name(seat),
            queen(seen)
        ),
        Event::Attacked {
            seat,
            weapon,
            owner,
            queen: attacked,
        } => {
            let what = match weapon {
                Weapon::Knight => "sends a Knight for",
                Weapon::Potion => "brings a Sleeping Potion to",
            };
            let attacked = queen(attacked).replacen("the", &format!("{}'s", name(owner)), 1);
            format!("  {} {what} {attacked}.", name(seat))
        }
        Event::LetGo { seat, .. } => format!("  {} lets her go.", name(seat)),
        Event::Blocked { seat, .. } => format!("  {} keeps her.", name(seat)),
        Event::Stolen { seat, .. } => format!("  She now lies before {}.", name(seat)),
        Event::PutToSleep { place, .. } => format!("  She falls asleep at {place}."),
        Event::TurnedUp { card, .. } => format!("  It turns up {}.", words::card(card)),
        Event::Gift { seat, .. } => format!("  {} keeps it and goes on.", name(seat)),
        Event::CountedOff { seat, value } => {
            format!("  Counting to {value}: {} wakes a queen.", name(seat))
        }
        Event::Left { seat } => format!("  {} leaves.", name(seat)),
        Event::Removed { seat } => format!("  {} is removed; all is dealt afresh.", name(seat)),
        Event::Returned {
            queen: returned,
            place,
            ..
        } => format!("  {} falls asleep at {place}.", queen(returned)),
        Event::Shuffled { .. } => "  The discard pile is shuffled into a new draw pile.".into(),
        Event::Ended(outcome) => format!("\n{}", ended(outcome, names)),
        Event::Dealt { .. }
        | Event::Chose { .. }
        | Event::Drew { .. }
        | Event::HandGivenUp { .. }
        | Event::Lapsed { .. } => return None,
    })
}

fn discarded(cards: &[(Slot, Card)], set: &DiscardSet) -> String {
    let mut values: Vec<_> = cards.iter().filter_map(|(_, card)| card.value()).collect();
    values.sort_unstable();
    let first = || values.first().map(ToString::to_string).unwrap_or_default();
    match set {
        DiscardSet::Single => cards
            .first()
            .map(|&(_, card)| words::card(card))
            .unwrap_or_default(),
        DiscardSet::Pair => format!("a pair of {}s", first()),
        DiscardSet::ThreeOfAKind => format!("three {}s", first()),
        DiscardSet::Run => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            format!("the run {}", values.join("-"))
        }
        DiscardSet::Equation(equation) => {
            equation.to_string().replace('+', " + ").replace('=', " = ")
        }
    }
}

fn ended(outcome: Outcome, names: &Names) -> String {
    let won = match outcome.winners.len() {
        1 => "wins",
        _ => "share the victory",
    };
    let how = match outcome.ending {
        Ending::Queens => "with enough queens",
        Ending::Points => "with enough points",
        Ending::NobodySleeps => "with the best court, now that no queen sleeps",
        Ending::LastSeat => "as the last one at the table",
    };
    format!("{} {won} {how}!", all(names, outcome.winners))
}

/// Who has what at the end, best first.
pub(crate) fn result(game: &Game, names: &Names) -> Vec<String> {
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    let court = |seat: &Seat| game.court(*seat);
    seats.sort_by_key(|seat| std::cmp::Reverse((court(seat).points(), court(seat).len())));
    seats
        .iter()
        .map(|seat| {
            let queens: Vec<&str> = court(seat).iter().map(Queen::name).collect();
            let count = match queens.len() {
                0 => "no queen".to_owned(),
                1 => "1 queen: ".to_owned(),
                many => format!("{many} queens: "),
            };
            format!(
                "{:<5}{:>3} points, {count}{}",
                names.name(*seat),
                court(seat).points(),
                queens.join(", ")
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(notation: &str) -> Option<String> {
        sentence(&notation.parse().unwrap(), &Names::of_bots())
    }

    #[test]
    fn events_are_told_in_words() {
        for (notation, words) in [
            ("turn S2", "\nBen's turn."),
            ("play S1 #3=King:TieDye", "  Ada plays the Tie Dye King."),
            (
                "wake S1 #4=Queen:IceCream B2",
                "  Ada wakes the Ice Cream Queen (5 points) at B2.",
            ),
            (
                "discard S3 2+3=5 #1=2a #2=3a #3=5a",
                "  Cleo discards 2 + 3 = 5.",
            ),
            (
                "discard S3 pair #1=8a #2=8b",
                "  Cleo discards a pair of 8s.",
            ),
            (
                "discard S3 run #1=4a #2=2a #3=3a",
                "  Cleo discards the run 2-3-4.",
            ),
            (
                "attack S1 knight S2 Queen:Cat",
                "  Ada sends a Knight for Ben's Cat Queen (15 points).",
            ),
            (
                "end S1+S4 nobody-sleeps",
                "\nAda and Dov share the victory with the best court, now that no queen sleeps!",
            ),
        ] {
            assert_eq!(told(notation).as_deref(), Some(words));
        }
        assert_eq!(told("draw S1 #30"), None);
    }
}
