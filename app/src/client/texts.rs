//! Everything the window says, in the player's language. The words are in `app/i18n`.

use std::fmt;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::languages::Language;
use super::rtl;
use super::theme::Direction;

type Bundle = Rc<FluentBundle<FluentResource>>;

/// The words of one language. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Texts {
    language: Language,
    bundle: Bundle,
    /// For what the language lacks.
    english: Option<Bundle>,
}

/// What a text is filled in with.
pub(crate) type Fill<'a> = (&'static str, FluentValue<'a>);

impl Texts {
    /// The texts in a language.
    pub(crate) fn new(language: Language) -> Self {
        let english = (language != Language::ENGLISH).then(|| bundle(Language::ENGLISH));
        Self {
            language,
            bundle: bundle(language),
            english,
        }
    }

    /// The texts in English.
    #[cfg(test)]
    pub(crate) fn english() -> Self {
        Self::new(Language::ENGLISH)
    }

    /// Which language it is.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// Which way the language is written.
    pub(crate) fn direction(&self) -> Direction {
        self.language.direction()
    }

    /// A text as it stands.
    pub(crate) fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// A text with its gaps filled in.
    pub(crate) fn with<const N: usize>(&self, id: &str, fill: [Fill<'_>; N]) -> String {
        let mut args = FluentArgs::with_capacity(N);
        for (name, value) in fill {
            args.set(name, value);
        }
        self.format(id, Some(&args))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let own = spoken(&self.bundle, id, args);
        let text = own.or_else(|| {
            let english = spoken(self.english.as_ref()?, id, args)?;
            // English within a page of Hebrew keeps its own order.
            Some(match self.direction() {
                Direction::LeftToRight => english,
                Direction::RightToLeft => rtl::isolated(&english),
            })
        });
        // A text that is missing shows its name: ugly, but never a dead window.
        let text = text.unwrap_or_else(|| id.to_owned());
        match self.direction() {
            // Marks are of use only where both directions meet.
            Direction::LeftToRight if !rtl::has_right_to_left(&text) => rtl::without_marks(&text),
            _ => text,
        }
    }
}

/// All files of a language.
fn bundle(language: Language) -> Bundle {
    let id = LanguageIdentifier::from_bytes(language.code().as_bytes()).unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    for (_, source) in language.files() {
        // A test reads the same files and fails on any mistake in them.
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    Rc::new(bundle)
}

/// A text with its gaps filled in, each set apart by marks so that a name or a number of another
/// direction stays in its place; nothing if the language lacks it.
fn spoken(bundle: &Bundle, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut mistakes = Vec::new();
    let text = bundle.format_pattern(pattern, args, &mut mistakes);
    debug_assert!(mistakes.is_empty(), "{id}: {mistakes:?}");
    Some(text.into_owned())
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    /// The ids of all texts, each once.
    fn ids() -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for (_, source) in Language::ENGLISH.files() {
            FluentResource::try_new((*source).to_owned()).expect("the texts can be read");
            for line in source.lines() {
                let starts = line.starts_with(|letter: char| letter.is_ascii_lowercase());
                if let Some((id, _)) = line.split_once(" =").filter(|_| starts) {
                    assert!(ids.insert(id.to_owned()), "{id} stands there twice");
                }
            }
        }
        ids
    }

    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(path);
            }
        }
    }

    /// Every quoted word of the client's source.
    fn quoted() -> BTreeSet<String> {
        let mut files = Vec::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/client");
        sources(&folder, &mut files);
        let mut words = BTreeSet::new();
        for file in files {
            let text = fs::read_to_string(file).unwrap();
            for word in text.split('"') {
                words.insert(word.to_owned());
            }
        }
        words
    }

    /// The ids that the source asks for: the first argument of `get` and `with`.
    fn asked() -> BTreeSet<String> {
        let mut files = Vec::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/client");
        sources(&folder, &mut files);
        let mut ids = BTreeSet::new();
        for file in files {
            let text: String = fs::read_to_string(file).unwrap();
            let dense: String = text.split_whitespace().collect::<Vec<_>>().join("");
            for call in ["texts.get(\"", "texts.with(\""] {
                for rest in dense.split(call).skip(1) {
                    let id = rest.split('"').next().unwrap_or_default();
                    ids.insert(id.to_owned());
                }
            }
        }
        ids
    }

    #[test]
    fn every_text_is_used() {
        let quoted = quoted();
        let unused: Vec<String> = ids()
            .into_iter()
            .filter(|id| !quoted.contains(id))
            .collect();
        assert!(unused.is_empty(), "nobody asks for {unused:?}");
    }

    #[test]
    fn every_text_that_is_asked_for_exists() {
        let ids = ids();
        let asked = asked();
        assert!(asked.len() > 50, "the search finds the calls");
        let missing: Vec<&String> = asked.iter().filter(|id| !ids.contains(*id)).collect();
        assert!(missing.is_empty(), "missing: {missing:?}");
    }

    #[test]
    fn counted_words_have_their_forms() {
        let texts = Texts::english();
        assert_eq!(texts.with("goal-queens", [("count", 1.into())]), "1 queen");
        assert_eq!(texts.with("goal-queens", [("count", 5.into())]), "5 queens");
    }
}
