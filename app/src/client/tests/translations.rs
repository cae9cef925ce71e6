//! All languages say the same things with the same gaps, in the words of the printed editions.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use crate::client::languages::Language;
use crate::client::rtl::without_marks;
use crate::client::texts::Texts;

/// The texts of a language by id, each with the names of its gaps.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for (file, source) in language.files() {
        if let Err((_, mistakes)) = FluentResource::try_new((*source).to_owned()) {
            panic!("{} of {}: {mistakes:?}", file, language.code());
        }
        let mut id = String::new();
        for line in source.lines() {
            if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                line.split(" =").next().unwrap().clone_into(&mut id);
                let new = messages.insert(id.clone(), BTreeSet::new()).is_none();
                assert!(new, "{id} stands twice in {}", language.code());
            }
            let gaps = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
                rest[..end.unwrap_or(rest.len())].to_owned()
            });
            if let Some(own) = messages.get_mut(&id) {
                own.extend(gaps);
            }
        }
    }
    messages
}

fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

#[test]
fn every_translation_has_the_gaps_of_the_original() {
    let english = messages(Language::ENGLISH);
    for language in others() {
        for (id, gaps) in messages(language) {
            let code = language.code();
            let original = english.get(&id);
            assert!(original.is_some(), "{code}: nobody knows {id}");
            assert_eq!(Some(&gaps), original, "{code}: {id}");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::ENGLISH);
    for language in others() {
        let own = messages(language);
        let missing: Vec<&String> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{}: {missing:#?}", language.code());
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let texts = Texts::new(Language::of("he").unwrap());
    let unknown = "nobody-says-this";
    assert_eq!(texts.get(unknown), unknown);
    assert_ne!(texts.get("app-title"), Texts::english().get("app-title"));
}

/// The words of the printed editions: what is on the card, then what a sentence says of it.
#[test]
fn cards_are_called_what_the_printed_editions_call_them() {
    for (code, terms) in [
        (
            "he",
            [
                ("card-jester", "ליצן החצר"),
                ("card-knight", "אביר"),
                ("card-potion", "שיקוי שינה"),
                ("card-wand", "שרביט"),
                ("card-dragon", "דרקון"),
                ("name-rose", "מלכת הוורדים"),
                ("name-cat", "מלכת החתולים"),
                ("name-dog", "מלכת הכלבים"),
                ("a-jester", "ליצן החצר"),
                ("a-potion", "שיקוי שינה"),
                ("name-strawberry", "מלכת התותים"),
            ],
        ),
        (
            "ar",
            [
                ("card-jester", "مهرج الملكة"),
                ("card-knight", "فارس"),
                ("card-potion", "جرعة النوم"),
                ("card-wand", "صولجان"),
                ("card-dragon", "تنين"),
                ("name-rose", "ملكة الورد"),
                ("name-cat", "ملكة القطط"),
                ("name-dog", "ملكة الكلاب"),
                ("a-jester", "مهرج الملكة"),
                ("a-potion", "جرعة النوم"),
                ("a-wand", "صولجان"),
            ],
        ),
    ] {
        let texts = Texts::new(Language::of(code).unwrap());
        for (id, term) in terms {
            assert_eq!(texts.get(id), term, "{code}: {id}");
        }
    }
    for (code, king, queen) in [("he", "מלך", "מלכה"), ("ar", "ملك", "ملكة")] {
        let texts = Texts::new(Language::of(code).unwrap());
        assert!(texts.get("name-cookie").starts_with(king));
        let one = texts.with("goal-queens", [("count", 1.into())]);
        assert!(one.contains(queen), "{one}");
    }
}

#[test]
fn counted_words_have_the_forms_of_their_language() {
    let forms = |code: &str, id: &'static str, name: &'static str, counts: &[u8]| {
        let texts = Texts::new(Language::of(code).unwrap());
        let counted = counts.iter().map(|&count| {
            let text = texts.with(id, [(name, count.into())]);
            without_marks(&text)
        });
        counted.collect::<Vec<_>>()
    };
    assert_eq!(
        forms("he", "goal-queens", "count", &[1, 2, 5]),
        ["מלכה אחת", "שתי מלכות", "5 מלכות"]
    );
    assert_eq!(
        forms("ar", "goal-queens", "count", &[1, 2, 3, 10, 11, 100]),
        [
            "ملكة واحدة",
            "ملكتين",
            "3 ملكات",
            "10 ملكات",
            "11 ملكة",
            "100 ملكة"
        ]
    );
    assert_eq!(
        forms("ar", "swap", "count", &[0, 1, 2, 3]),
        [
            "بدّل بطاقات",
            "بدّل بطاقة واحدة",
            "بدّل بطاقتين",
            "بدّل 3 بطاقات"
        ]
    );
}

#[test]
fn names_of_another_direction_are_set_apart() {
    let hebrew = Texts::new(Language::of("he").unwrap());
    let text = hebrew.with("wait-turn", [("name", "Ben (2)".into())]);
    assert!(text.contains("\u{2068}Ben (2)\u{2069}"), "{text:?}");
    let english = Texts::english();
    let text = english.with("wait-turn", [("name", "דוב".into())]);
    assert!(text.contains("\u{2068}דוב\u{2069}"), "{text:?}");
    // Where all goes one way nothing is needed.
    let text = english.with("wait-turn", [("name", "Ben".into())]);
    assert_eq!(text, without_marks(&text));
}
