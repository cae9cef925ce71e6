//! The languages that the window speaks: one folder of `app/i18n` each.

use super::theme::Direction;

/// The texts of all languages as they were when the program was built: code, then name and content
/// of each file.
const FOLDERS: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What a language calls itself, and which way it is written.
const KNOWN: [(&str, &str, Direction); 8] = [
    ("en", "English", Direction::LeftToRight),
    ("de", "Deutsch", Direction::LeftToRight),
    ("fr", "Français", Direction::LeftToRight),
    ("it", "Italiano", Direction::LeftToRight),
    ("es", "Español", Direction::LeftToRight),
    ("ru", "Русский", Direction::LeftToRight),
    ("he", "עברית", Direction::RightToLeft),
    ("ar", "العربية", Direction::RightToLeft),
];

/// A language of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Language(&'static str);

impl Language {
    /// Complete, and the one that helps out where another lacks a text.
    pub(crate) const ENGLISH: Self = Self("en");

    /// All languages that have a folder.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let known = KNOWN.iter().map(|&(code, ..)| Self(code));
        known.filter(|language| FOLDERS.iter().any(|(code, _)| *code == language.0))
    }

    /// The language with this code, or of a locale such as `he-IL`.
    pub(crate) fn of(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next()?.to_lowercase();
        // What Hebrew was called before 1989, and still is on some systems.
        let code = if code == "iw" { "he" } else { code.as_str() };
        Self::all().find(|language| language.0 == code)
    }

    /// The first language of the system that the window speaks.
    pub(crate) fn of_system() -> Self {
        let wanted = sys_locale::get_locales();
        Self::first_of(wanted)
    }

    fn first_of(wanted: impl Iterator<Item = String>) -> Self {
        let mut spoken = wanted.filter_map(|locale| Self::of(&locale));
        spoken.next().unwrap_or(Self::ENGLISH)
    }

    /// The code under which it is kept.
    pub(crate) const fn code(self) -> &'static str {
        self.0
    }

    /// What it calls itself.
    pub(crate) fn name(self) -> &'static str {
        self.known().map_or(self.0, |(_, name, _)| *name)
    }

    /// Which way it is written.
    pub(crate) fn direction(self) -> Direction {
        self.known()
            .map_or(Direction::LeftToRight, |(.., direction)| *direction)
    }

    fn known(self) -> Option<&'static (&'static str, &'static str, Direction)> {
        KNOWN.iter().find(|(code, ..)| *code == self.0)
    }

    /// Its files: name and content.
    pub(crate) fn files(self) -> &'static [(&'static str, &'static str)] {
        let mut folders = FOLDERS.iter();
        folders
            .find(|(code, _)| *code == self.0)
            .map_or(&[], |(_, files)| files)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_a_language_with_a_name() {
        assert_eq!(Language::all().next(), Some(Language::ENGLISH));
        assert_eq!(Language::all().count(), FOLDERS.len());
        for language in Language::all() {
            assert_ne!(language.name(), language.code());
            assert!(!language.files().is_empty(), "{language:?} says nothing");
        }
    }

    #[test]
    fn the_first_language_of_the_system_that_is_spoken_is_taken() {
        let first = |wanted: &[&str]| {
            let wanted = wanted.iter().map(ToString::to_string);
            Language::first_of(wanted).code()
        };
        assert_eq!(first(&["he-IL", "en-GB"]), "he");
        assert_eq!(first(&["iw_IL.UTF-8"]), "he");
        assert_eq!(first(&["tlh", "AR-eg", "en"]), "ar");
        assert_eq!(first(&["C", "POSIX", ""]), "en");
        assert_eq!(first(&[]), "en");
    }
}
