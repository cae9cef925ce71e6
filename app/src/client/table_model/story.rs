//! What happened, in words.

use rules::{Card, DiscardSet, Ending, Event, Kind, Outcome, Seat, SeatSet, Slot, Weapon};

use super::super::texts::{Fill, Texts};
use super::super::words;

/// What the players are called, and which of them is the reader.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    names: Vec<String>,
    me: Option<Seat>,
}

impl Names {
    pub(crate) const fn new(names: Vec<String>, me: Option<Seat>) -> Self {
        Self { names, me }
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Fills the gaps `$who` (me or other) and `$name`.
    pub(crate) fn who(&self, seat: Seat) -> [Fill<'_>; 2] {
        let who = if self.me == Some(seat) { "me" } else { "other" };
        [("who", who.into()), ("name", self.name(seat).into())]
    }

    pub(crate) fn all(&self, texts: &Texts, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        match names.split_last() {
            None => String::new(),
            Some((only, [])) => (*only).to_owned(),
            Some((last, others)) => texts.with(
                "names-and",
                [
                    ("others", others.join(", ").into()),
                    ("last", (*last).into()),
                ],
            ),
        }
    }
}

/// One sentence for an event; none for what goes without saying.
pub(crate) fn sentence(texts: &Texts, event: &Event, names: &Names) -> Option<String> {
    let with = |id: &'static str, seat: Seat, more: Option<Fill<'_>>| {
        let [who, name] = names.who(seat);
        match more {
            Some(more) => texts.with(id, [who, name, more]),
            None => texts.with(id, [who, name]),
        }
    };
    Some(match *event {
        Event::Played { seat, card, .. } => match card.kind() {
            // The attack, or what it stopped, says more.
            Kind::Knight | Kind::Potion => return None,
            Kind::Dragon => with("story-dragon", seat, None),
            Kind::Wand => with("story-wand", seat, None),
            _ => {
                let card = words::card(texts, card);
                with("story-plays", seat, Some(("card", card.into())))
            }
        },
        Event::Discarded {
            seat,
            ref cards,
            ref set,
        } => {
            let cards = discarded(texts, cards, set);
            with("story-discards", seat, Some(("cards", cards.into())))
        }
        Event::ShowedHand { seat, .. } => with("story-shows", seat, None),
        Event::Woke { seat, queen, .. } => {
            let [who, name] = names.who(seat);
            let points = ("points", queen.points().into());
            let queen = ("queen", words::queen(texts, queen).into());
            texts.with("story-wakes", [who, name, queen, points])
        }
        Event::WentBack { queen, .. } => {
            let queen = words::queen(texts, queen);
            texts.with("story-went-back", [("queen", queen.into())])
        }
        Event::Attacked {
            seat,
            weapon,
            owner,
            queen,
        } => {
            let id = match weapon {
                Weapon::Knight => "story-knight",
                Weapon::Potion => "story-potion",
            };
            let [who, name] = names.who(seat);
            let owner_is = names.who(owner)[0].1.clone();
            let queen = ("queen", words::plain_queen(texts, queen).into());
            let owner = ("owner", names.name(owner).into());
            texts.with(id, [who, name, ("whose", owner_is), owner, queen])
        }
        Event::Stolen { seat, queen, .. } => {
            let queen = words::queen(texts, queen);
            with("story-stolen", seat, Some(("queen", queen.into())))
        }
        Event::PutToSleep { queen, place, .. } | Event::Returned { queen, place, .. } => {
            let queen = words::queen(texts, queen);
            let place = words::place(place);
            texts.with(
                "story-sleeps",
                [("queen", queen.into()), ("place", place.into())],
            )
        }
        Event::TurnedUp { card, .. } => {
            let card = words::card(texts, card);
            texts.with("story-turned-up", [("card", card.into())])
        }
        Event::Gift { seat, .. } => with("story-gift", seat, None),
        Event::CountedOff { seat, value } => {
            with("story-count", seat, Some(("value", value.get().into())))
        }
        Event::Left { seat } => with("story-left", seat, None),
        Event::Removed { seat } => with("story-removed", seat, None),
        Event::Lapsed { seat } => with("story-lapsed", seat, None),
        Event::Shuffled {
            pile: rules::Pile::Draw,
            ..
        } => texts.get("story-shuffled"),
        Event::Ended(outcome) => ended(texts, outcome, names),
        Event::Turn { .. }
        | Event::Shuffled { .. }
        | Event::Dealt { .. }
        | Event::Chose { .. }
        | Event::LetGo { .. }
        | Event::Blocked { .. }
        | Event::Drew { .. }
        | Event::HandGivenUp { .. } => return None,
    })
}

/// Cards that are discarded together.
pub(super) fn discarded(texts: &Texts, cards: &[(Slot, Card)], set: &DiscardSet) -> String {
    let mut values: Vec<u8> = cards
        .iter()
        .filter_map(|(_, card)| card.value())
        .map(rules::Value::get)
        .collect();
    values.sort_unstable();
    let first = values.first().copied().unwrap_or_default();
    match set {
        DiscardSet::Single => cards
            .first()
            .map(|&(_, card)| words::card(texts, card))
            .unwrap_or_default(),
        DiscardSet::Pair => texts.with("a-pair", [("value", first.into())]),
        DiscardSet::ThreeOfAKind => texts.with("three-of", [("value", first.into())]),
        DiscardSet::Run => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            values.join("-")
        }
        DiscardSet::Equation(equation) => {
            equation.to_string().replace('+', " + ").replace('=', " = ")
        }
    }
}

/// How the game ended.
fn ended(texts: &Texts, outcome: Outcome, names: &Names) -> String {
    let how = texts.get(match outcome.ending {
        Ending::Queens => "won-by-queens",
        Ending::Points => "won-by-points",
        Ending::NobodySleeps => "won-by-best-court",
        Ending::LastSeat => "won-by-staying",
    });
    let count = outcome.winners.len();
    let mine = outcome.winners.iter().all(|seat| names.me == Some(seat));
    let who = if count == 1 && mine { "me" } else { "other" };
    texts.with(
        "story-ended",
        [
            ("who", who.into()),
            ("name", names.all(texts, outcome.winners).into()),
            ("count", count.into()),
            ("how", how.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::seat;
    use super::*;

    #[test]
    fn events_are_told_to_whom_they_concern() {
        let texts = Texts::english();
        let names = Names::new(
            vec!["Mia".into(), "Ben".into(), "Cleo".into()],
            Some(seat(0)),
        );
        let told = |notation: &str| sentence(&texts, &notation.parse().unwrap(), &names);
        for (notation, words) in [
            (
                "wake S1 #4=Queen:IceCream B2",
                "You wake the Ice Cream Queen (5 points).",
            ),
            (
                "wake S2 #4=Queen:Cat B2",
                "Ben wakes the Cat Queen (15 points).",
            ),
            (
                "discard S3 2+3=5 #1=2a #2=3a #3=5a",
                "Cleo swaps 2 + 3 = 5.",
            ),
            ("discard S1 pair #1=8a #2=8b", "You swap a pair of 8s."),
            (
                "attack S2 knight S1 Queen:Cat",
                "Ben sends a Knight for your Cat Queen.",
            ),
            (
                "attack S1 potion S2 Queen:Cat",
                "You bring Ben's Cat Queen a Sleeping Potion.",
            ),
            ("end S1 queens", "You win with enough queens!"),
            ("end S2 points", "Ben wins with enough points!"),
            (
                "end S1+S3 nobody-sleeps",
                "Mia and Cleo share the win with the best court, now that every queen is awake!",
            ),
        ] {
            assert_eq!(told(notation).as_deref(), Some(words), "{notation}");
        }
        assert_eq!(told("draw S1 #30"), None);
    }
}
