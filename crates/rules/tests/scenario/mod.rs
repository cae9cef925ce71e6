//! Plays a scenario file: a table laid out by hand, moves, and what must come of them.
//! `tests/scenarios/README.md` describes the format.

use rules::{
    Action, BySeat, Card, Command, Decision, Face, OpenDealer, Options, Place, Position, Queen,
    QueenSet, RuleViolation, Seat, Slot, WakeCause,
};

/// What went wrong, with the line it went wrong in.
pub(crate) type Failure = String;

/// Plays a scenario to its end.
///
/// # Errors
///
/// The first line that does not hold.
pub(crate) fn play(text: &str) -> Result<(), Failure> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, without_comment(line)))
        .filter(|(_, line)| !line.is_empty())
        .peekable();
    let mut setup = Vec::new();
    while let Some(line) = lines.next_if(|(_, line)| is_setup(line)) {
        setup.push(line);
    }
    let mut table = lay_out(&setup)?;
    let mut pending: Option<Move> = None;
    let mut moves = 0;
    for (number, line) in lines {
        let at = |problem: String| format!("line {number}: {line}\n    {problem}");
        let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
        match mark {
            "-" => expect_event(&mut pending, rest).map_err(at)?,
            "!" => expect_refusal(&mut pending, rest).map_err(at)?,
            "=" => {
                finish(pending.take()).map_err(at)?;
                expect_state(&table, rest).map_err(at)?;
            }
            "stack" => table.stack(words(rest).map_err(at)?),
            _ => {
                finish(pending.take()).map_err(at)?;
                pending = Some(make_move(&mut table, line).map_err(at)?);
                moves += 1;
            }
        }
    }
    finish(pending)?;
    if moves == 0 {
        return Err("the scenario has no move".into());
    }
    Ok(())
}

/// A slot has a digit behind its `#`, a comment a space.
fn without_comment(line: &str) -> &str {
    line.split("# ").next().unwrap_or_default().trim()
}

/// A move that was made, with the events it caused, or the reason it was refused.
struct Move {
    line: String,
    result: Result<std::collections::VecDeque<String>, RuleViolation>,
    /// Whether the scenario has said what it expects of a refusal.
    settled: bool,
}

fn is_setup(line: &str) -> bool {
    const WORDS: [&str; 12] = [
        "options",
        "players",
        "dealer",
        "turn",
        "asleep",
        "seen",
        "empty",
        "awake",
        "hand",
        "draw",
        "draw-only",
        "discard",
    ];
    line.split(' ')
        .next()
        .is_some_and(|word| WORDS.contains(&word))
}

fn words<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, Failure>
where
    T::Err: std::fmt::Display,
{
    text.split_whitespace()
        .map(|word| word.parse().map_err(|problem| format!("{problem}")))
        .collect()
}

fn one<T: std::str::FromStr>(text: &str) -> Result<T, Failure>
where
    T::Err: std::fmt::Display,
{
    text.trim().parse().map_err(|problem| format!("{problem}"))
}

fn lay_out(lines: &[(usize, &str)]) -> Result<OpenDealer, Failure> {
    let mut position = Position::new(Options::default(), 2, seat(0));
    let mut dealer = None;
    for &(number, line) in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        set(&mut position, &mut dealer, word, rest)
            .map_err(|problem| format!("line {number}: {line}\n    {problem}"))?;
    }
    // The last seat deals unless the scenario says otherwise, so that S1 begins.
    position.dealer = dealer.unwrap_or(seat(position.players - 1));
    position.lay_out(1).map_err(|problem| problem.to_string())
}

fn set(
    position: &mut Position,
    dealer: &mut Option<Seat>,
    word: &str,
    rest: &str,
) -> Result<(), Failure> {
    let (first, others) = rest.split_once(' ').unwrap_or((rest, ""));
    match word {
        "options" => position.options = one(rest)?,
        "players" => position.players = one(rest)?,
        "dealer" => *dealer = Some(one(rest)?),
        "turn" => position.turn = Some(one(rest)?),
        "asleep" => position.asleep.push((one(first)?, one(others)?)),
        "seen" => position.seen.extend(words::<Queen>(rest)?),
        "empty" => position.empty.extend(words::<Place>(rest)?),
        "awake" => {
            let owner = one(first)?;
            let queens = words::<Queen>(others)?;
            position
                .awake
                .extend(queens.into_iter().map(|queen| (owner, queen)));
        }
        "hand" => position.hands.push((one(first)?, words(others)?)),
        "discard" => position.discard.extend(words::<Card>(rest)?),
        "draw" => position.draw.extend(words::<Card>(rest)?),
        _ => {
            position.draw.extend(words::<Card>(rest)?);
            position.draw_is_complete = true;
        }
    }
    Ok(())
}

fn make_move(table: &mut OpenDealer, line: &str) -> Result<Move, Failure> {
    let result = match line.split_once(' ') {
        Some(("left", who)) => table.leave(one(who)?),
        Some(("removed", who)) => table.remove(one(who)?),
        Some((who, action)) => {
            let seat: Seat = one(who)?;
            let action: Action = one(&name_slots(table, seat, action))?;
            act(table, seat, action)
        }
        None => return Err("a move is a seat and an action".into()),
    };
    let result = result.map(|events| {
        events
            .iter()
            .map(|event| name_faces(table, &event.to_string()))
            .collect()
    });
    Ok(Move {
        line: line.to_owned(),
        result,
        settled: false,
    })
}

/// The dealer lays open the true faces, also for a player who tries what is not allowed.
fn act(
    table: &mut OpenDealer,
    seat: Seat,
    action: Action,
) -> Result<Vec<rules::Event>, RuleViolation> {
    let hidden = table.game().opens(seat, &action);
    let opened = hidden
        .into_iter()
        .filter_map(|slot| Some((slot, table.face(slot)?.card()?)))
        .collect();
    let mut events = table.apply(&Command::Act {
        seat,
        action,
        opened,
    })?;
    while let Some(owed) = table.owed() {
        events.extend(table.apply(&owed)?);
    }
    Ok(events)
}

/// In a move, cards stand for their slots: those of the player first.
fn name_slots(table: &OpenDealer, seat: Seat, action: &str) -> String {
    let slot_of = |card: Card| -> Option<Slot> {
        let game = table.game();
        let is = |slot: &Slot| table.face(*slot) == Some(Face::Card(card));
        game.hand(seat)
            .iter()
            .find(is)
            .or_else(|| game.live_slots().find(is))
    };
    let replaced: Vec<String> = action
        .split_whitespace()
        .map(|word| match word.parse().ok().and_then(slot_of) {
            Some(slot) => slot.to_string(),
            None => word.to_owned(),
        })
        .collect();
    replaced.join(" ")
}

/// In what is expected, slots stand by their faces, and new slots by how many they are.
fn name_faces(table: &OpenDealer, event: &str) -> String {
    let replaced: Vec<String> = event
        .split_whitespace()
        .map(|word| {
            if let Some((slot, face)) = word.split_once('=')
                && slot.starts_with('#')
            {
                return face.to_owned();
            }
            if let Some((first, count)) = word.split_once('+')
                && first.starts_with('#')
            {
                return count.to_owned();
            }
            match word.parse().ok().and_then(|slot| table.face(slot)) {
                Some(face) => face.to_string(),
                None => word.to_owned(),
            }
        })
        .collect();
    replaced.join(" ")
}

fn expect_event(pending: &mut Option<Move>, expected: &str) -> Result<(), Failure> {
    let made = pending.as_mut().ok_or("no move was made")?;
    made.settled = true;
    match &mut made.result {
        Err(violation) => Err(format!("the move was refused: {violation}")),
        Ok(events) => match events.pop_front() {
            Some(event) if event == expected => Ok(()),
            Some(event) => Err(format!("but it was: {event}")),
            None => Err("but nothing more happened".into()),
        },
    }
}

fn expect_refusal(pending: &mut Option<Move>, expected: &str) -> Result<(), Failure> {
    let made = pending.as_mut().ok_or("no move was made")?;
    made.settled = true;
    match &made.result {
        Ok(_) => Err("but the move was allowed".into()),
        Err(violation) => {
            let name = format!("{violation:?}");
            let name = name.split([' ', '(', '{']).next().unwrap_or_default();
            if name == expected {
                Ok(())
            } else {
                Err(format!("but it was refused as {name}"))
            }
        }
    }
}

/// A move must have been allowed unless a refusal was expected, and if events were listed, all of
/// them were.
fn finish(pending: Option<Move>) -> Result<(), Failure> {
    let Some(made) = pending else { return Ok(()) };
    match made.result {
        Err(violation) if !made.settled => {
            Err(format!("the move {:?} was refused: {violation}", made.line))
        }
        Ok(events) if made.settled && !events.is_empty() => Err(format!(
            "the move {:?} also caused: {}",
            made.line,
            events.into_iter().collect::<Vec<_>>().join("; ")
        )),
        _ => Ok(()),
    }
}

fn expect_state(table: &OpenDealer, text: &str) -> Result<(), Failure> {
    let game = table.game();
    let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (first, others) = rest.split_once(' ').unwrap_or((rest, ""));
    let found = match what {
        "asks" => match game.decision() {
            None => "nobody".into(),
            Some((seat, decision)) => format!("{seat} {}", name_decision(decision)),
        },
        "turn" => game.turn().to_string(),
        "awake" => {
            let court = game.court(one(first)?);
            let expected: QueenSet = words::<Queen>(others)?.into_iter().collect();
            return equal(&name_queens(court), &name_queens(expected));
        }
        "points" => format!("{first} {}", game.court(one(first)?).points()),
        "asleep" => {
            let slot = game.sleeping_at(one(first)?);
            let face = slot.and_then(|slot| table.face(slot));
            let seen = slot.and_then(|slot| game.face(slot)).is_some();
            let face = face.map_or_else(|| "nobody".into(), |face| face.to_string());
            format!("{first} {face} {}", if seen { "seen" } else { "unseen" })
        }
        "empty" => return expect_empty(table, &words(rest)?),
        "hand" => {
            let mut hand = hand(table, one(first)?);
            let mut expected: Vec<Card> = words(others)?;
            hand.sort();
            expected.sort();
            return equal(&format!("{hand:?}"), &format!("{expected:?}"));
        }
        "shown" => return expect_shown(table, one(first)?, &words(others)?),
        "top" => game
            .discard_pile()
            .next_back()
            .map_or_else(|| "nothing".into(), |(_, card)| card.to_string()),
        "discard" => game.discard_pile().count().to_string(),
        "draw" => game.draw_pile().len().to_string(),
        "playing" => game.playing().to_string(),
        "goal" => {
            let goal = game.goal();
            let points = goal
                .points
                .map_or_else(|| "none".into(), |points| points.to_string());
            format!("{} {points}", goal.queens)
        }
        "won" => game
            .outcome()
            .map_or_else(|| "nobody".into(), |outcome| outcome.to_string()),
        "may" | "may-not" => {
            let seat: Seat = one(first)?;
            let action: Action = one(&name_slots(table, seat, others))?;
            let legal = table.view(seat).legal_actions();
            let allowed = legal.contains(&action);
            return if allowed == (what == "may") {
                Ok(())
            } else {
                Err(format!("legal are: {legal:?}"))
            };
        }
        "time-out" => {
            let seat: Seat = one(first)?;
            let action = table.view(seat).time_out_action();
            let action = action.map_or_else(|| "nothing".into(), |action| action.to_string());
            format!("{first} {}", name_faces(table, &action))
        }
        _ => return Err("nothing of this kind can be expected".into()),
    };
    equal(&found, rest)
}

fn equal(found: &str, expected: &str) -> Result<(), Failure> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("but it is: {found}"))
    }
}

fn expect_empty(table: &OpenDealer, places: &[Place]) -> Result<(), Failure> {
    match places
        .iter()
        .find(|&&place| table.game().sleeping_at(place).is_some())
    {
        None => Ok(()),
        Some(place) => Err(format!("but a queen sleeps at {place}")),
    }
}

/// Exactly these cards of the hand are known to all.
fn expect_shown(table: &OpenDealer, seat: Seat, expected: &[Card]) -> Result<(), Failure> {
    let game = table.game();
    let mut shown: Vec<Card> = game
        .hand(seat)
        .iter()
        .filter_map(|slot| game.face(slot)?.card())
        .collect();
    let mut expected = expected.to_vec();
    shown.sort();
    expected.sort();
    equal(&format!("{shown:?}"), &format!("{expected:?}"))
}

fn name_decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Turn { extra: false } => "turn",
        Decision::Turn { extra: true } => "extra",
        Decision::Answer(_) => "answer",
        Decision::Wake(WakeCause::King) => "king",
        Decision::Wake(WakeCause::Count) => "count",
        Decision::Wake(WakeCause::Companion) => "companion",
        Decision::Lay(_) => "lay",
    }
}

fn name_queens(queens: QueenSet) -> String {
    let names: Vec<String> = queens.iter().map(|queen| queen.to_string()).collect();
    names.join(" ")
}

fn hand(table: &OpenDealer, seat: Seat) -> Vec<Card> {
    let slots = table.game().hand(seat).iter();
    slots.filter_map(|slot| table.face(slot)?.card()).collect()
}

fn seat(index: usize) -> Seat {
    let seats = BySeat::from_fn(|seat| seat);
    let found = seats.iter().map(|(seat, _)| seat).nth(index);
    found.unwrap_or_else(|| Seat::all().next().expect("a table has seats"))
}
