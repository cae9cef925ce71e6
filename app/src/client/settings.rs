//! What the player has chosen for good.

use protocol::Identity;
use serde::{Deserialize, Serialize};

use super::languages::Language;

/// Kept from one start to the next.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the settings page"
)]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The code of the language; the system's own if none was chosen.
    pub(crate) language: Option<String>,
    /// What the player is called.
    pub(crate) name: String,
    /// Which of the portraits.
    pub(crate) portrait: usize,
    pub(crate) look: Look,
    /// All texts are so much larger.
    pub(crate) text_scale: f32,
    pub(crate) motion: Motion,
    /// How loud sounds are, from 0 to 100.
    pub(crate) volume: u8,
    /// No sound for now, however loud it would be.
    pub(crate) muted: bool,
    /// Whether phrases of the others are shown.
    pub(crate) emotes: bool,
    /// Whose phrases are not shown, by identity.
    pub(crate) hushed: Vec<Identity>,
    /// How many bots one plays against.
    pub(crate) bots: usize,
    /// How well they play: an index of `bots::Level::ALL`.
    pub(crate) level: usize,
    /// Whether the larger box of cards is played.
    pub(crate) deluxe: bool,
    /// Whether the first start's offer to learn the game was taken or declined.
    pub(crate) knows_the_game: bool,
}

/// So many people are kept in mind as hushed.
const MOST_HUSHED: usize = 200;

/// By day or by night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Look {
    Light,
    Dark,
    /// Black and white, with hard edges.
    Contrast,
}

/// How cards move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Motion {
    Calm,
    Quick,
    /// Cards are simply there.
    None,
}

impl Motion {
    /// How long a card flies, in seconds.
    pub(crate) const fn seconds(self) -> f64 {
        match self {
            Self::Calm => 0.55,
            Self::Quick => 0.22,
            Self::None => 0.0,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            name: String::new(),
            portrait: 0,
            look: Look::Light,
            text_scale: 1.0,
            motion: Motion::Calm,
            volume: 50,
            muted: false,
            emotes: true,
            hushed: Vec::new(),
            bots: 2,
            level: 0,
            deluxe: false,
            knows_the_game: false,
        }
    }
}

impl Settings {
    /// The language that was chosen, or that of the system.
    pub(crate) fn language(&self) -> Language {
        let chosen = self.language.as_deref().and_then(Language::of);
        chosen.unwrap_or_else(Language::of_system)
    }

    /// What was stored may be from another version, or edited by hand.
    #[must_use]
    pub(crate) fn within_bounds(mut self) -> Self {
        self.text_scale = if self.text_scale.is_finite() {
            self.text_scale.clamp(0.9, 1.4)
        } else {
            1.0
        };
        self.volume = self.volume.min(100);
        self.hushed.truncate(MOST_HUSHED);
        self.language = self
            .language
            .filter(|code| Language::of(code).is_some_and(|own| own.code() == code));
        self.bots = self.bots.clamp(1, rules::MAX_SEATS - 1);
        self.level = self.level.min(bots::Level::ALL.len() - 1);
        self.portrait = self.portrait.min(super::art::PORTRAITS.len() - 1);
        self
    }

    /// How loud sounds are now.
    pub(crate) const fn loudness(&self) -> u8 {
        if self.muted { 0 } else { self.volume }
    }

    /// Whether somebody's phrases are shown.
    pub(crate) fn listens_to(&self, identity: &Identity) -> bool {
        self.emotes && !self.hushed.contains(identity)
    }

    /// Shows somebody's phrases no more, or again. The last one hushed is the last one forgotten.
    pub(crate) fn hush(&mut self, identity: &Identity) {
        let before = self.hushed.len();
        self.hushed.retain(|own| own != identity);
        if self.hushed.len() == before {
            self.hushed.insert(0, *identity);
            self.hushed.truncate(MOST_HUSHED);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_is_brought_within_bounds() {
        let odd = Settings {
            text_scale: f32::NAN,
            bots: 77,
            level: 9,
            portrait: 1000,
            volume: 200,
            hushed: vec![Identity([7; 32]); 1000],
            language: Some("tlh".into()),
            ..Settings::default()
        };
        let settings = odd.within_bounds();
        assert!((settings.text_scale - 1.0).abs() < 0.01);
        assert_eq!(settings.bots, 4);
        assert_eq!(settings.level, 2);
        assert_eq!(settings.portrait, 11);
        assert_eq!(settings.language, None);
        assert_eq!(settings.volume, 100);
        assert_eq!(settings.hushed.len(), MOST_HUSHED);
    }

    #[test]
    fn sound_is_on_at_half_volume_until_it_is_muted() {
        let mut settings = Settings::default();
        assert_eq!(settings.loudness(), 50);
        settings.muted = true;
        assert_eq!(settings.loudness(), 0);
    }

    #[test]
    fn one_person_is_hushed_and_heard_again() {
        let (one, other) = (Identity([1; 32]), Identity([2; 32]));
        let mut settings = Settings::default();
        settings.hush(&one);
        assert!(!settings.listens_to(&one) && settings.listens_to(&other));
        settings.hush(&one);
        assert!(settings.listens_to(&one));
        settings.emotes = false;
        assert!(!settings.listens_to(&other));
    }
}
