//! When the choices of our own seat take effect.
//!
//! Nobody judges anybody's clock: these times bind our own player only. "Let her go" is sent at a
//! fixed instant after the attack however early it was said, so that the time tells nothing of the
//! hand (ruling 12); when a limit is over, the default choice is made.

use std::time::Duration;

use rules::{Action, Decision, Options, TimeLimit};

/// Keeps our own player's time.
#[derive(Debug)]
pub(crate) struct Pace {
    options: Options,
    tempo: u32,
    asked: Option<Asked>,
}

#[derive(Debug)]
struct Asked {
    /// The step that waits for us.
    step: u64,
    decision: Decision,
    since: Duration,
    /// "Let her go" was said, and is kept back until its instant.
    let_go: Option<Duration>,
}

/// What becomes of a wish of our player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It is sent.
    Now,
    /// It is kept back until its instant.
    Later,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// This is sent now.
    Send(Action),
    /// The time is up: the default choice is made.
    TimeUp,
}

impl Pace {
    /// All times are divided by `tempo`, which is 1 where people play.
    pub(crate) fn new(options: Options, tempo: u32) -> Self {
        Self {
            options,
            tempo: tempo.max(1),
            asked: None,
        }
    }

    /// What is asked of us, and in which step. A restarted program begins anew.
    pub(crate) fn observe(&mut self, asked: Option<(u64, Decision)>, now: Duration) {
        let same = match (&self.asked, asked) {
            (Some(before), Some((step, _))) => before.step == step,
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.asked = asked.map(|(step, decision)| Asked {
                step,
                decision,
                since: now,
                let_go: None,
            });
        }
    }

    /// Our player wishes this. The last wish counts until it is sent.
    pub(crate) fn wish(&mut self, action: Action, now: Duration) -> Effect {
        let Some(asked) = &mut self.asked else {
            return Effect::Now;
        };
        asked.let_go = None;
        if action != Action::LetGo || !matches!(asked.decision, Decision::Answer(_)) {
            return Effect::Now;
        }
        let said = now.saturating_sub(asked.since) * self.tempo;
        let effect = self.options.answer_time.let_go_takes_effect(said);
        asked.let_go = Some(asked.since + effect / self.tempo);
        Effect::Later
    }

    /// When something is due, if ever.
    pub(crate) fn next(&self) -> Option<Duration> {
        let asked = self.asked.as_ref()?;
        [asked.let_go, self.deadline()].into_iter().flatten().min()
    }

    /// When our player's time is up, if ever.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        let asked = self.asked.as_ref()?;
        let limit = match asked.decision {
            Decision::Answer(_) => self.options.answer_time,
            Decision::Turn { .. } | Decision::Wake(_) | Decision::Lay(_) => self.options.turn_time,
        };
        let seconds = Duration::from_secs(u64::from(limit.seconds));
        (limit != TimeLimit::NONE).then(|| asked.since + seconds / self.tempo)
    }

    /// Whether "let her go" was said and waits for its instant.
    pub(crate) fn is_letting_go(&self) -> bool {
        self.asked
            .as_ref()
            .is_some_and(|asked| asked.let_go.is_some())
    }

    /// What is due by now, once.
    pub(crate) fn due(&mut self, now: Duration) -> Option<Due> {
        let up = self.deadline().is_some_and(|deadline| deadline <= now);
        let asked = self.asked.as_mut()?;
        if asked.let_go.is_some_and(|at| at <= now) {
            asked.let_go = None;
            return Some(Due::Send(Action::LetGo));
        }
        up.then_some(Due::TimeUp)
    }
}

#[cfg(test)]
mod tests {
    use rules::{Attack, Preset, Queen, Seat, Slot, Weapon};

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn attack() -> Decision {
        Decision::Answer(sample_attack())
    }

    fn options(answer: u16, turn: u16) -> Options {
        Options {
            answer_time: TimeLimit::seconds(answer),
            turn_time: TimeLimit::seconds(turn),
            ..Preset::Standard.options()
        }
    }

    #[test]
    fn let_her_go_waits_for_its_instant_and_a_dragon_does_not() {
        let mut pace = Pace::new(options(15, 0), 1);
        pace.observe(Some((7, attack())), SECOND);
        assert_eq!(pace.wish(Action::LetGo, SECOND * 2), Effect::Later);
        assert_eq!(pace.due(SECOND * 5), None);
        assert_eq!(pace.next(), Some(SECOND * 6));
        // A change of mind counts until then.
        let block = Action::Block { card: Slot(1) };
        assert_eq!(pace.wish(block, SECOND * 3), Effect::Now);
        assert_eq!(pace.due(SECOND * 6), None);
        assert_eq!(pace.wish(Action::LetGo, SECOND * 7), Effect::Later);
        assert_eq!(pace.due(SECOND * 11), Some(Due::Send(Action::LetGo)));
    }

    #[test]
    fn time_runs_out_once_a_step() {
        let mut pace = Pace::new(options(15, 30), 1);
        pace.observe(Some((7, Decision::Turn { extra: false })), SECOND);
        pace.observe(Some((7, Decision::Turn { extra: false })), SECOND * 20);
        assert_eq!(pace.due(SECOND * 30), None);
        assert_eq!(pace.due(SECOND * 31), Some(Due::TimeUp));
        pace.observe(None, SECOND * 31);
        assert_eq!(pace.due(SECOND * 90), None);
        pace.observe(Some((9, attack())), SECOND * 100);
        assert_eq!(pace.deadline(), Some(SECOND * 115));
    }

    #[test]
    fn without_a_limit_nothing_is_due() {
        let mut pace = Pace::new(options(0, 0), 1);
        pace.observe(Some((7, attack())), SECOND);
        assert_eq!((pace.next(), pace.due(SECOND * 9999)), (None, None));
    }

    #[test]
    fn a_quick_table_keeps_the_same_proportions() {
        let mut pace = Pace::new(options(15, 0), 100);
        pace.observe(Some((7, attack())), SECOND);
        assert_eq!(pace.wish(Action::LetGo, SECOND), Effect::Later);
        assert_eq!(pace.next(), Some(Duration::from_millis(1050)));
    }

    fn sample_attack() -> Attack {
        Attack {
            weapon: Weapon::Knight,
            owner: Seat::all().next().expect("a first seat"),
            queen: Queen::Rose,
        }
    }
}
