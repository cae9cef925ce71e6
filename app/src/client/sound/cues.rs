//! Which sound belongs to what happened.

use rules::{Event, Kind, Pile};

use super::Sound;

/// What is heard when these events are shown together: the most telling ones, each once, so that a
/// busy turn does not become noise.
pub(crate) fn cues<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<Sound> {
    let mut heard: Vec<Sound> = Vec::new();
    for event in events {
        if let Some(sound) = sound_of(event)
            && !heard.contains(&sound)
        {
            heard.push(sound);
        }
    }
    let telling = |sound: &Sound| !matches!(sound, Sound::Draw | Sound::Play);
    if heard.iter().any(telling) {
        heard.retain(telling);
    }
    heard.truncate(MOST);
    heard
}

/// So many sounds can be told apart at once.
const MOST: usize = 2;

const fn sound_of(event: &Event) -> Option<Sound> {
    match event {
        Event::Shuffled {
            pile: Pile::Draw, ..
        } => Some(Sound::Reshuffle),
        Event::Dealt { .. } => Some(Sound::Deal),
        Event::Drew { .. } | Event::Gift { .. } => Some(Sound::Draw),
        Event::Played { card, .. } => match card.kind() {
            Kind::Jester => Some(Sound::Jester),
            _ => Some(Sound::Play),
        },
        Event::Discarded { .. } | Event::ShowedHand { .. } | Event::TurnedUp { .. } => {
            Some(Sound::Play)
        }
        Event::Woke { .. } => Some(Sound::Wake),
        Event::Attacked { .. } | Event::Stolen { .. } => Some(Sound::Steal),
        Event::PutToSleep { .. } | Event::WentBack { .. } | Event::Returned { .. } => {
            Some(Sound::Sleep)
        }
        Event::Blocked { .. } => Some(Sound::Defence),
        Event::Ended(_) => Some(Sound::Win),
        Event::Shuffled { .. }
        | Event::Turn { .. }
        | Event::Chose { .. }
        | Event::LetGo { .. }
        | Event::CountedOff { .. }
        | Event::Left { .. }
        | Event::Removed { .. }
        | Event::HandGivenUp { .. }
        | Event::Lapsed { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use rules::{Place, Queen, Seat, Slot};

    use super::*;

    fn seat() -> Seat {
        Seat::new(0).unwrap()
    }

    fn drew() -> Event {
        Event::Drew {
            seat: seat(),
            slot: Slot(3),
        }
    }

    fn woke() -> Event {
        Event::Woke {
            seat: seat(),
            slot: Slot(2),
            queen: Queen::Cat,
            place: Place::try_from(0_u8).unwrap(),
        }
    }

    #[test]
    fn five_cards_drawn_are_heard_once() {
        assert_eq!(cues(&[drew(), drew(), drew()]), [Sound::Draw]);
    }

    #[test]
    fn a_queen_who_wakes_is_not_drowned_out_by_cards() {
        assert_eq!(cues(&[drew(), woke(), drew()]), [Sound::Wake]);
        assert_eq!(cues(&[]), []);
    }
}
