//! What is played, and what goes wrong how often.

use rules::{Dice, Options, Preset};

/// A range of virtual milliseconds, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Millis(pub u64, pub u64);

impl Millis {
    /// One of them, each as likely.
    pub fn pick(self, dice: &mut Dice) -> u64 {
        let span = usize::try_from(self.1.saturating_sub(self.0)).unwrap_or(usize::MAX - 1);
        self.0 + dice.below(span + 1) as u64
    }
}

/// So many times in a thousand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerMille(pub u16);

impl PerMille {
    /// Whether it happens this time.
    pub fn happens(self, dice: &mut Dice) -> bool {
        self.0 > 0 && dice.below(1000) < usize::from(self.0)
    }
}

/// What a link does to messages.
#[derive(Clone, Copy, Debug)]
pub struct Links {
    /// How long a message is under way. A wide range reorders.
    pub latency: Millis,
    /// How many never arrive.
    pub loss: PerMille,
    /// How many arrive twice.
    pub duplication: PerMille,
}

/// Times at which the table falls into two parts.
#[derive(Clone, Copy, Debug)]
pub struct Partitions {
    /// How long all goes well in between.
    pub every: Millis,
    /// How long it lasts.
    pub lasting: Millis,
}

/// How long players think.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// Mostly.
    pub usual: Millis,
    /// How often somebody is slow.
    pub slow: PerMille,
    /// And how slow.
    pub slowly: Millis,
}

/// When programs stop, and how long they stay away.
#[derive(Clone, Copy, Debug)]
pub struct Crashes {
    /// How often a write is the last thing that a program does, or its last but one.
    pub at_writes: PerMille,
    /// How many of these also lose what the recording was given since it was last synced.
    pub unsynced: PerMille,
    /// How long until it is started again.
    pub away: Millis,
}

/// What is played, and what goes wrong how often. All of it follows from the seed.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Where all chance comes from.
    pub seed: u64,
    /// The deck and the table options.
    pub options: Options,
    /// How many seats.
    pub players: usize,
    /// How many spectators.
    pub spectators: usize,
    /// What links do.
    pub links: Links,
    /// Whether the table falls apart now and then.
    pub partitions: Option<Partitions>,
    /// Whether programs stop now and then.
    pub crashes: Option<Crashes>,
    /// How long players think.
    pub thinking: Thinking,
    /// How likely a seat leaves politely at some moment of the game.
    pub leaves: PerMille,
    /// How likely a seat's computer breaks for good at some moment of the game.
    pub breakdowns: PerMille,
    /// How likely one seat of the table lies.
    pub liars: PerMille,
    /// How many seats at most break down.
    pub most_lost: usize,
    /// Whether a program that starts again cuts its recording back to the last whole step.
    pub whole_steps: bool,
    /// How long a silence lasts until the others vote.
    pub patience: u64,
    /// How often they vote at first about one of several that are missing.
    pub picky: PerMille,
    /// So long nothing may happen to a table that is connected.
    pub stuck_after: u64,
}

impl Config {
    /// A game in which nothing goes wrong.
    pub fn quiet(seed: u64, preset: Preset, players: usize) -> Self {
        Self {
            seed,
            options: preset.options(),
            players,
            spectators: 0,
            links: Links {
                latency: Millis(1, 1),
                loss: PerMille(0),
                duplication: PerMille(0),
            },
            partitions: None,
            crashes: None,
            thinking: Thinking {
                usual: Millis(200, 2_000),
                slow: PerMille(0),
                slowly: Millis(0, 0),
            },
            leaves: PerMille(0),
            breakdowns: PerMille(0),
            liars: PerMille(0),
            most_lost: 1,
            whole_steps: false,
            patience: 60_000,
            picky: PerMille(0),
            stuck_after: 300_000,
        }
    }

    /// A game in which everything goes wrong now and then: what, follows from the seed too.
    pub fn stormy(seed: u64) -> Self {
        let mut dice = Dice::new(seed ^ 0x5351_7565_656e_7331);
        let preset = *dice.pick(&Preset::ALL).unwrap_or(&Preset::Standard);
        let players = 2 + dice.below(4);
        let mut config = Self::quiet(seed, preset, players);
        config.options.junior = PerMille(100).happens(&mut dice);
        config.options.three_of_a_kind = PerMille(200).happens(&mut dice);
        config.spectators = dice.below(3);
        config.links = Links {
            latency: Millis(1, 1 + dice.below(400) as u64),
            loss: PerMille(u16::try_from(dice.below(120)).unwrap_or_default()),
            duplication: PerMille(u16::try_from(dice.below(80)).unwrap_or_default()),
        };
        if PerMille(500).happens(&mut dice) {
            config.partitions = Some(Partitions {
                every: Millis(5_000, 60_000),
                lasting: Millis(500, 15_000),
            });
        }
        if PerMille(700).happens(&mut dice) {
            config.crashes = Some(Crashes {
                at_writes: PerMille(u16::try_from(1 + dice.below(30)).unwrap_or_default()),
                unsynced: PerMille(300),
                away: Millis(10, 20_000),
            });
        }
        config.thinking.slow = PerMille(50);
        config.thinking.slowly = Millis(5_000, 40_000);
        config.leaves = PerMille(80);
        config.breakdowns = PerMille(80);
        config.liars = PerMille(100);
        config.picky = PerMille(300);
        config
    }
}
