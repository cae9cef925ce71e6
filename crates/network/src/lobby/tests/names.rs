//! Names: what is cut, what is refused, and what looks alike.

use rules::Dice;

use super::net::name;
use crate::lobby::{MAX_NAME_CHARACTERS, Name, TextError};

#[test]
fn what_cannot_be_seen_goes() {
    let cleaned = [
        ("Anna", "Anna"),
        ("  Anna \t\n  Lena  ", "Anna Lena"),
        ("An\u{0}n\u{7}a\u{9b}", "Anna"),
        ("\u{202e}annA\u{202c}", "annA"),
        ("\u{2066}Anna\u{2069}", "Anna"),
        ("An\u{200b}n\u{200d}a\u{feff}", "Anna"),
        ("An\u{ad}na", "Anna"),
        ("Anna\u{2028}Lena\u{2029}", "Anna Lena"),
        ("Anna\u{3000}\u{a0}Lena", "Anna Lena"),
        ("A\u{e000}n\u{f0000}na\u{10fffd}", "Anna"),
        ("An\u{fdd0}na\u{ffff}", "Anna"),
        ("An\u{378}na", "Anna"),
        ("A\u{e0041}nna", "Anna"),
        ("An\u{3164}na\u{115f}\u{2800}", "Anna"),
        ("An\u{fe0f}na\u{34f}", "Anna"),
        ("O'Brien \"Bob\" \\o/", "O'Brien \"Bob\" \\o/"),
        ("Zoe\u{308}\u{301}\u{301}\u{301}", "Zoe\u{308}\u{301}"),
        ("\u{301}Anna \u{301}Lena", "Anna Lena"),
        ("אִמָּא", "אִמָּא"),
        ("محمد", "محمد"),
        ("Мария", "Мария"),
        ("王小明", "王小明"),
        ("नमस्ते", "नमस्ते"),
        ("\u{1F451} Queen", "\u{1F451} Queen"),
    ];
    for (text, clean) in cleaned {
        assert_eq!(name(text).as_str(), clean, "{text:?}");
    }
    for empty in ["", "   ", "\u{200b}", "\u{301}\u{301}", "\n\t\0"] {
        assert_eq!(Name::clean(empty), Err(TextError::Empty), "{empty:?}");
    }
}

#[test]
fn what_is_too_long_is_cut_between_characters() {
    assert_eq!(name(&"n".repeat(1_000_000)).as_str(), "n".repeat(24));
    assert_eq!(name(&"é".repeat(30)).as_str(), "é".repeat(24));
    // 64 bytes are 21 characters of three bytes.
    assert_eq!(name(&"王".repeat(30)).as_str(), "王".repeat(21));
    assert_eq!(
        name(&"\u{1F451}".repeat(30)).as_str(),
        "\u{1F451}".repeat(16)
    );
    // No space is left at the end.
    let words = format!("{} and more", "n".repeat(23));
    assert_eq!(name(&words).as_str(), "n".repeat(23));
}

#[test]
fn a_clean_name_stays_as_it_is_and_any_other_is_refused() {
    let mut dice = Dice::new(super::seed());
    let awkward = [
        ' ',
        '\n',
        '\u{301}',
        '\u{200b}',
        '\u{202e}',
        'a',
        'é',
        '王',
        '\u{1F451}',
        'ُ',
        '\u{e000}',
        '\u{2028}',
        '\'',
        '.',
        '\u{378}',
        '\u{fe0f}',
    ];
    for _ in 0..5_000 {
        let text: String = (0..dice.below(40))
            .map(|_| match dice.below(3) {
                0 => char::from_u32(u32::try_from(dice.below(0x11_0000)).unwrap()).unwrap_or('x'),
                _ => *dice.pick(&awkward).unwrap(),
            })
            .collect();
        let Ok(clean) = Name::clean(&text) else {
            continue;
        };
        assert_eq!(Name::clean(clean.as_str()).as_ref(), Ok(&clean), "{text:?}");
        assert!(clean.as_str().chars().count() <= MAX_NAME_CHARACTERS);
        assert!(clean.as_str().len() <= protocol::MAX_NAME);
        let same = clean.as_str() == text;
        assert_eq!(Name::try_from(text).is_ok(), same);
    }
}

#[test]
fn names_that_look_alike_have_one_skeleton() {
    let alike = [
        ("Anna", "anna"),
        ("Anna", "A n-n.a"),
        ("Anna", "Аnnа"),   // Cyrillic A
        ("Anna", "Αnna"),   // Greek alpha
        ("Bob", "В0b"),     // Cyrillic Ve, zero
        ("Lilli", "LiIIl"), // capital i
        ("Zoé", "Zoe"),
        ("Zoé", "Zoe\u{301}"),
        ("Paul", "Ｐａｕｌ"), // full width
        ("HOPE", "НОРЕ"),     // Cyrillic throughout
    ];
    for (a, b) in alike {
        assert_eq!(name(a).skeleton(), name(b).skeleton(), "{a} {b}");
    }
    let different = [
        ("Anna", "Anne"),
        ("Max", "Marx"),
        ("Мария", "Дарья"),
        ("...", "!!!"),
    ];
    for (a, b) in different {
        assert_ne!(name(a).skeleton(), name(b).skeleton(), "{a} {b}");
    }
}
