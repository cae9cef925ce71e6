//! What a good player would do now, on request.

use bots::{Bot, Level};
use rules::{Action, DiscardSet, Face, View, discard_set};

use super::super::texts::Texts;
use super::super::words;
use super::story::{Names, discarded};

/// The advice and its words; nothing if nothing is asked.
pub(crate) fn hint(texts: &Texts, view: &View<'_>, names: &Names) -> Option<(Action, String)> {
    let action = Bot::new(Level::Normal, 0).choose(view)?;
    let card = |slot| {
        let card = view.face(slot).and_then(Face::card);
        card.map(|card| words::card(texts, card))
            .unwrap_or_default()
    };
    let text = match action {
        Action::King { king, .. } => texts.with("hint-king", [("card", card(king).into())]),
        Action::Knight {
            knight,
            from,
            queen,
        } => texts.with(
            "hint-attack",
            [
                ("card", card(knight).into()),
                ("queen", words::queen(texts, queen).into()),
                ("name", names.name(from).into()),
            ],
        ),
        Action::Potion {
            potion,
            from,
            queen,
        } => texts.with(
            "hint-attack",
            [
                ("card", card(potion).into()),
                ("queen", words::queen(texts, queen).into()),
                ("name", names.name(from).into()),
            ],
        ),
        Action::Jester { .. } => texts.get("hint-jester"),
        Action::Discard { cards } => {
            let faces: Vec<_> = cards
                .iter()
                .filter_map(|slot| Some((slot, view.face(slot)?.card()?)))
                .collect();
            let only: Vec<_> = faces.iter().map(|&(_, card)| card).collect();
            let set = discard_set(&only, view.game().options()).unwrap_or(DiscardSet::Single);
            let cards = discarded(texts, &faces, &set);
            texts.with("hint-discard", [("cards", cards.into())])
        }
        Action::ShowHand { .. } => texts.get("hint-show-hand"),
        Action::Block { card: slot } => texts.with("hint-block", [("card", card(slot).into())]),
        Action::LetGo => texts.get("hint-let-go"),
        Action::Pick { .. } => texts.get("hint-pick"),
        Action::Lay { .. } => texts.get("hint-lay"),
    };
    Some((action, text))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{seat, table};
    use super::*;

    #[test]
    fn a_king_is_what_one_is_told_to_play() {
        let table = table(&["King:Cookie", "2a", "4a"]);
        let names = Names::new(
            vec!["Mia".into(), "Ben".into(), "Cleo".into()],
            Some(seat(0)),
        );
        let (action, text) = hint(&Texts::english(), &table.view(seat(0)), &names).unwrap();
        assert!(matches!(action, Action::King { .. }));
        assert!(text.contains("the Cookie King"), "{text}");
        assert!(hint(&Texts::english(), &table.view(seat(1)), &names).is_none());
    }
}
