//! What is said about the table: at a glance, on hover, and by a screen reader.

use rules::{Card, Goal, Kind, View, WakeCause, Weapon};

use super::super::texts::Texts;
use super::super::words;
use super::choice::{Choice, WhyNot, lacks_target};
use super::{Asked, GridPlace, HandCard, Names, Player, TableModel, Waiting};

/// What is asked, in one line that a child understands.
pub(crate) fn banner(
    texts: &Texts,
    view: &View<'_>,
    model: &TableModel,
    names: &Names,
    choice: &Choice,
    picked: &[Card],
) -> String {
    match model.asked {
        Asked::Turn { extra } => match picked {
            [] if extra => texts.get("asked-extra"),
            [] => texts.get("asked-turn"),
            [card] => one_card(texts, view, choice, *card),
            _ if choice.discard.is_some() => texts.get("asked-swap-set"),
            _ => texts.get("asked-no-set"),
        },
        Asked::Answer(attack) => {
            let id = match attack.weapon {
                Weapon::Knight => "asked-knight",
                Weapon::Potion => "asked-potion",
            };
            let name = names.name(view.game().turn());
            let queen = words::plain_queen(texts, attack.queen);
            texts.with(id, [("name", name.into()), ("queen", queen.into())])
        }
        Asked::Wake(cause) => texts.get(match cause {
            WakeCause::King => "asked-wake-king",
            WakeCause::Count => "asked-wake-count",
            WakeCause::Companion => "asked-wake-companion",
        }),
        Asked::Lay(queen) => {
            let queen = words::queen(texts, queen);
            texts.with("asked-lay", [("queen", queen.into())])
        }
        Asked::Wait(seat, waiting) => {
            let name = ("name", names.name(seat).into());
            match waiting {
                Waiting::Turn => texts.with("wait-turn", [name]),
                Waiting::Answer(attack) => {
                    let queen = words::plain_queen(texts, attack.queen);
                    texts.with("wait-answer", [name, ("queen", queen.into())])
                }
                Waiting::Wake => texts.with("wait-wake", [name]),
                Waiting::Lay(queen) => {
                    let queen = words::queen(texts, queen);
                    texts.with("wait-lay", [name, ("queen", queen.into())])
                }
            }
        }
        Asked::Cards => texts.get("wait-cards"),
        Asked::Over => texts.get("game-over"),
    }
}

fn one_card(texts: &Texts, view: &View<'_>, choice: &Choice, card: Card) -> String {
    let kind = card.kind();
    if lacks_target(view, kind) {
        return texts.get(match kind {
            Kind::Knight => "asked-knight-nobody",
            Kind::Potion => "asked-potion-nobody",
            _ => "asked-king-nobody",
        });
    }
    let id = match kind {
        Kind::King => "asked-king-place",
        Kind::Knight => "asked-knight-queen",
        Kind::Potion => "asked-potion-queen",
        Kind::Jester => "asked-jester",
        Kind::Dragon => "asked-dragon-kept",
        Kind::Wand => "asked-wand-kept",
        Kind::Number(_) if choice.discard.is_some() => "asked-number",
        Kind::Number(_) => "asked-no-set",
    };
    texts.get(id)
}

/// A card of the own hand, for a screen reader.
pub(crate) fn hand_label(
    texts: &Texts,
    held: HandCard,
    number: usize,
    of: usize,
    picked: bool,
) -> String {
    let card = held.card.map_or_else(
        || texts.get("card-on-its-way"),
        |card| words::card(texts, card),
    );
    let state = if picked { "picked" } else { "in-hand" };
    let label = texts.with(
        "hand-label",
        [
            ("number", number.into()),
            ("of", of.into()),
            ("card", card.into()),
            ("state", state.into()),
        ],
    );
    match held.why_not {
        Some(why) if held.card.is_some() => format!("{label}. {}", why_words(texts, why)),
        _ => label,
    }
}

/// Why a card does nothing now.
fn why_words(texts: &Texts, why: WhyNot) -> String {
    texts.get(match why {
        WhyNot::NotYourTurn => "why-not-your-turn",
        WhyNot::Unseen => "card-on-its-way",
        WhyNot::ChooseAPlace => "why-choose-a-place",
        WhyNot::OnlyStops(Weapon::Knight) => "why-only-dragon",
        WhyNot::OnlyStops(Weapon::Potion) => "why-only-wand",
        WhyNot::NotTaught => "tutorial-not-now",
        WhyNot::NoUse => "why-no-use",
    })
}

/// What a card does, and why not now.
pub(crate) fn card_hint(texts: &Texts, held: HandCard) -> String {
    let Some(card) = held.card else {
        return texts.get("card-on-its-way");
    };
    let does = words::purpose(texts, card.kind());
    let why = held.why_not.map(|why| why_words(texts, why));
    match why {
        Some(why) => format!("{does}\n{why}"),
        None => does,
    }
}

/// A place of the grid, for a screen reader.
pub(crate) fn place_label(texts: &Texts, place: &GridPlace) -> String {
    let at = ("place", words::place(place.place).into());
    match (place.sleeper, place.marked) {
        (None, _) => texts.with("place-empty", [at]),
        (Some(_), None) => texts.with("place-asleep", [at]),
        (Some(_), Some(queen)) => {
            let queen = words::queen(texts, queen);
            texts.with("place-known", [at, ("queen", queen.into())])
        }
    }
}

/// A player with everything that counts, for a screen reader and on hover.
pub(crate) fn player_label(texts: &Texts, player: &Player, names: &Names, goal: Goal) -> String {
    let [who, name] = names.who(player.seat);
    let queens: Vec<String> = player
        .queens
        .iter()
        .map(|&(_, queen)| words::queen(texts, queen))
        .collect();
    let state = if player.playing { "playing" } else { "gone" };
    texts.with(
        "player-label",
        [
            who,
            name,
            ("state", state.into()),
            ("queens", player.queens.len().into()),
            ("goalqueens", goal.queens.into()),
            ("points", player.points.into()),
            ("list", queens.join(", ").into()),
            ("cards", player.hand.len().into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use rules::Queen;

    use super::super::tests::{seat, table};
    use super::*;

    fn names() -> Names {
        Names::new(
            vec!["Mia".into(), "Ben".into(), "Cleo".into()],
            Some(seat(0)),
        )
    }

    #[test]
    fn the_banner_follows_what_is_picked() {
        let texts = Texts::english();
        let table = table(&["King:Cookie", "Knight:red", "2a", "3a", "5a"]);
        let view = table.view(seat(0));
        let model = TableModel::of(&view, true);
        let said = |at: &[usize]| {
            let slots: Vec<_> = at.iter().map(|&at| model.hand[at].slot).collect();
            let cards: Vec<_> = at.iter().filter_map(|&at| model.hand[at].card).collect();
            let choice = Choice::of(&view, model.asked, &slots);
            banner(&texts, &view, &model, &names(), &choice, &cards)
        };
        let all = [
            said(&[]),
            said(&[0]),
            said(&[1]),
            said(&[2]),
            said(&[2, 3]),
            said(&[2, 3, 4]),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[..index].contains(one), "{one} is said twice");
        }
        assert!(said(&[0]).contains("sleeping queen"));
    }

    #[test]
    fn hidden_cards_have_no_name_for_the_screen_reader_either() {
        let texts = Texts::english();
        let table = table(&["King:Cookie"]);
        let model = TableModel::of(&table.view(seat(1)), true);
        let label = player_label(&texts, model.player(seat(0)).unwrap(), &names(), model.goal);
        assert!(
            label.contains("5 cards") && !label.contains("Cookie"),
            "{label}"
        );
        for place in &model.grid {
            let label = place_label(&texts, place);
            let named = Queen::ALL
                .iter()
                .any(|&queen| label.contains(&words::queen(&texts, queen)));
            assert!(!named, "{label}");
        }
    }

    #[test]
    fn a_dim_card_says_why() {
        let texts = Texts::english();
        let table = table(&["King:Cookie"]);
        let model = TableModel::of(&table.view(seat(1)), true);
        let hint = card_hint(&texts, model.hand[0]);
        assert!(hint.ends_with(&texts.get("why-not-your-turn")));
    }
}
