//! Texts of others that are shown: cleaned, and bounded.

use core::fmt;

use serde::{Deserialize, Serialize};

/// The longest name, in characters.
pub const MAX_NAME_CHARACTERS: usize = 24;

/// The longest address, in bytes.
pub const MAX_ADDRESS: usize = 128;

/// How many combining marks may follow each other: enough for every script, too few to spill over
/// the lines above and below.
const MAX_MARKS: usize = 2;

/// What a person, a table or a program is called.
///
/// Always clean: something to see, in one line, nothing invisible, and short. A name that came over
/// the network is not cleaned but refused, so that all see the same bytes that the charter signs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Where somebody can be reached, as the transport writes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Address(String);

/// A text that cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextError {
    /// Nothing of it can be seen.
    Empty,
    /// A name with characters that do not belong in one, or too many of them.
    NotClean,
    /// An address that is empty, too long, or not of visible ASCII.
    Address,
}

impl Name {
    /// What can be shown of a text.
    ///
    /// Control, format, private and unassigned characters go, white space of any kind becomes single
    /// spaces between words, and what is too long is cut at the end.
    ///
    /// # Errors
    ///
    /// If nothing is left.
    pub fn clean(text: &str) -> Result<Self, TextError> {
        let mut clean = String::new();
        let mut characters = 0;
        let mut marks = 0;
        let mut space = false;
        for character in text.chars() {
            if character.is_whitespace() {
                space = !clean.is_empty();
                continue;
            }
            match Look::of(character) {
                Look::Nothing => continue,
                // A mark needs a letter to stand on.
                Look::Mark if clean.is_empty() || space || marks == MAX_MARKS => continue,
                Look::Mark => marks += 1,
                Look::Sign => marks = 0,
            }
            let gap = usize::from(space);
            characters += gap + 1;
            let bytes = clean.len() + gap + character.len_utf8();
            if characters > MAX_NAME_CHARACTERS || bytes > protocol::MAX_NAME {
                break;
            }
            if space {
                clean.push(' ');
                space = false;
            }
            clean.push(character);
        }
        if clean.is_empty() {
            return Err(TextError::Empty);
        }
        Ok(Self(clean))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the name looks like at a glance: names with the same skeleton are easily taken for each
    /// other.
    ///
    /// Lower case, without spaces, punctuation and marks, accented Latin letters without accents,
    /// and the look-alikes of [`like`] as one.
    pub(super) fn skeleton(&self) -> String {
        let skeleton: String = self
            .0
            .chars()
            .flat_map(char::to_lowercase)
            .map(like)
            .filter(|&character| character.is_alphanumeric() && Look::of(character) == Look::Sign)
            .collect();
        if skeleton.is_empty() {
            self.0.to_lowercase()
        } else {
            skeleton
        }
    }
}

/// The Latin letter that a lower-case character is easily taken for, or itself.
///
/// A short list on purpose: the letters of Cyrillic and Greek that have the shape of a Latin one (as
/// capitals, where the two cases differ: names begin with one), accented Latin, full-width forms,
/// and the digits 0 and 1.
fn like(character: char) -> char {
    match character {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'а' | 'α' | 'ά' => 'a',
        'в' | 'β' => 'b',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' | 'с' | 'ϲ' => 'c',
        'ď' | 'đ' | 'ԁ' => 'd',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' | 'е' | 'ё' | 'ε' | 'έ' => {
            'e'
        }
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'н' | 'һ' | 'η' | 'ή' => 'h',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'i' | 'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' | 'ł' | 'і' | 'ї' | 'ӏ' | 'ι'
        | 'ί' | '1' | '|' => 'l',
        'м' | 'μ' => 'm',
        'ñ' | 'ń' | 'ņ' | 'ň' | 'ν' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'о' | 'ο' | 'ό' | '0' => {
            'o'
        }
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ѕ' => 's',
        'ţ' | 'ť' | 'т' | 'τ' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ѵ' => 'v',
        'ŵ' | 'ԝ' | 'ω' | 'ώ' => 'w',
        'х' | 'χ' => 'x',
        'ý' | 'ÿ' | 'ŷ' | 'у' | 'γ' | 'υ' | 'ύ' => 'y',
        'ź' | 'ż' | 'ž' | 'ζ' => 'z',
        'з' => '3',
        '\u{ff01}'..='\u{ff5e}' => u32::from(character)
            .checked_sub(0xfee0)
            .and_then(char::from_u32)
            .map_or(character, |ascii| match ascii {
                '0' => 'o',
                '1' | 'i' | '|' => 'l',
                other => other,
            }),
        other => other,
    }
}

/// What of a character is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Something of its own.
    Sign,
    /// Something on the character before it.
    Mark,
    /// Nothing, or nobody knows what.
    Nothing,
}

impl Look {
    fn of(character: char) -> Self {
        if is_blank(character) {
            return Self::Nothing;
        }
        // The standard library knows what can be printed only as what it need not escape: alone, a
        // combining mark is escaped too; behind a letter, only what cannot be printed.
        if matches!(character, '\'' | '"' | '\\') || character.escape_debug().count() == 1 {
            return Self::Sign;
        }
        let mut behind_a_letter = String::from('a');
        behind_a_letter.push(character);
        if behind_a_letter.escape_debug().count() == 2 {
            Self::Mark
        } else {
            Self::Nothing
        }
    }
}

/// Letters, marks and symbols by their category, and yet not to be seen: fillers, joiners and
/// selectors of variants. Controls and format characters are told by their category.
fn is_blank(character: char) -> bool {
    matches!(
        character,
        '\u{34f}' // combining grapheme joiner
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers
            | '\u{17b4}' | '\u{17b5}' // Khmer inherent vowels
            | '\u{180b}'..='\u{180f}' // Mongolian variants
            | '\u{2800}' // an empty Braille cell
            | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' // variants
            | '\u{fffc}' // object replacement
            | '\u{1d159}' // a note head that is not drawn
    )
}

impl TryFrom<String> for Name {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        let clean = Self::clean(&text)?;
        if clean.0 == text {
            Ok(clean)
        } else {
            Err(TextError::NotClean)
        }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Address {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Address {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        let fits = !text.is_empty() && text.len() <= MAX_ADDRESS;
        if fits && text.bytes().all(|byte| byte.is_ascii_graphic()) {
            Ok(Self(text))
        } else {
            Err(TextError::Address)
        }
    }
}

impl From<Address> for String {
    fn from(address: Address) -> Self {
        address.0
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "a name needs something that can be seen",
            Self::NotClean => "the name is too long or has characters that cannot be shown",
            Self::Address => "the address cannot be written in visible characters",
        })
    }
}

impl core::error::Error for TextError {}
