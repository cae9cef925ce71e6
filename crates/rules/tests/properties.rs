//! What must hold at every moment of every game, tried on random games of every kind.
//!
//! The seed is printed; `RULES_SEED` repeats a run, `RULES_GAMES` makes it longer.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;

use rules::{
    Action, Audience, Awaiting, Card, Command, Dice, Face, Game, OpenDealer, Options, Place,
    Preset, Queen, Seat, Slot, SlotSet, TimeLimit,
};

/// A number from the environment, or the default.
fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// Calls `visit` with each of many games: every preset with 2 to 5 seats, house rules at random.
fn for_each_game(name: &str, default_games: u64, mut visit: impl FnMut(Walk)) {
    let seed = setting("RULES_SEED", 20_261_116);
    let rounds = setting("RULES_GAMES", default_games);
    println!("{name}: RULES_SEED={seed} RULES_GAMES={rounds}");
    let mut dice = Dice::new(seed);
    for _ in 0..rounds {
        for preset in Preset::ALL {
            for players in 2..=5 {
                let options = Options {
                    junior: dice.below(4) == 0,
                    three_of_a_kind: dice.below(4) == 0,
                    memory_help: dice.below(2) == 0,
                    answer_time: TimeLimit::seconds(u16::try_from(dice.below(30)).unwrap()),
                    ..preset.options()
                };
                visit(Walk::new(options, players, dice.next()));
            }
        }
    }
}

/// A random game, command by command.
struct Walk {
    table: OpenDealer,
    start: Game,
    commands: Vec<Command>,
    dice: Dice,
    /// How often, in a thousand commands, somebody leaves or is removed.
    departures: usize,
}

impl Walk {
    fn new(options: Options, players: usize, seed: u64) -> Self {
        let table = OpenDealer::new(options, players, seed).unwrap();
        let start = Game::new(options, players, table.game().dealer()).unwrap();
        Self {
            table,
            start,
            commands: vec![Command::Shuffled],
            dice: Dice::new(!seed),
            departures: 0,
        }
    }

    fn with_departures(mut self, per_thousand: usize) -> Self {
        self.departures = per_thousand;
        self
    }

    /// Makes the next command; nothing once the game is over.
    fn step(&mut self) -> Option<Command> {
        let game = self.table.game();
        if game.outcome().is_some() {
            return None;
        }
        let seats: Vec<Seat> = game.playing().iter().collect();
        let someone = *self.dice.pick(&seats).unwrap();
        let command = if self.dice.below(1000) < self.departures {
            if self.dice.below(2) == 0 {
                let hand = game.opens_to_leave(someone).into_iter();
                Command::Left {
                    seat: someone,
                    opened: hand.map(|slot| (slot, self.card(slot))).collect(),
                }
            } else {
                Command::Removed { seat: someone }
            }
        } else if let Some(owed) = self.table.owed() {
            owed
        } else {
            let (seat, _) = game.decision().unwrap();
            let view = self.table.view(seat);
            let legal = view.legal_actions();
            let action = *self.dice.pick(&legal).expect("a player always has a move");
            view.command(action).unwrap()
        };
        self.table.apply(&command).unwrap();
        self.commands.push(command.clone());
        assert!(self.commands.len() < 20_000, "the game does not end");
        Some(command)
    }

    fn card(&self, slot: Slot) -> Card {
        self.table.face(slot).unwrap().card().unwrap()
    }

    fn game(&self) -> &Game {
        self.table.game()
    }

    /// What the action would lay open, true to the cards.
    fn command(&self, seat: Seat, action: Action) -> Command {
        let hidden = self.game().opens(seat, &action).into_iter();
        let opened = hidden
            .filter_map(|slot| Some((slot, self.table.face(slot)?.card()?)))
            .collect();
        Command::Act {
            seat,
            action,
            opened,
        }
    }
}

/// Every action that can be written down with these slots.
fn conceivable(slots: &[Slot]) -> Vec<Action> {
    let mut actions = vec![Action::LetGo];
    for place in Place::all() {
        actions.extend([Action::Pick { place }, Action::Lay { place }]);
        actions.extend(slots.iter().map(|&king| Action::King { king, place }));
    }
    for &slot in slots {
        actions.extend([
            Action::Jester { jester: slot },
            Action::ShowHand { discard: slot },
            Action::Block { card: slot },
        ]);
        for from in Seat::all() {
            for queen in Queen::ALL {
                actions.push(Action::Knight {
                    knight: slot,
                    from,
                    queen,
                });
                actions.push(Action::Potion {
                    potion: slot,
                    from,
                    queen,
                });
            }
        }
    }
    for bits in 0u32..1 << slots.len() {
        if bits.count_ones() > 5 {
            continue;
        }
        let chosen = slots
            .iter()
            .enumerate()
            .filter(|(at, _)| bits & (1 << at) != 0);
        let cards = SlotSet::new(chosen.map(|(_, &slot)| slot)).unwrap();
        actions.push(Action::Discard { cards });
    }
    actions
}

/// The player's hand, and one slot of every other sort there is.
fn interesting_slots(walk: &Walk, seat: Seat) -> Vec<Slot> {
    let game = walk.game();
    let mut slots: Vec<Slot> = game.hand(seat).iter().collect();
    let others = game.seats().iter().filter(|&other| other != seat);
    slots.extend(
        others
            .filter_map(|other| game.hand(other).iter().next())
            .take(2),
    );
    slots.extend(game.draw_pile().top());
    slots.extend(game.discard_pile().next_back().map(|(slot, _)| slot));
    slots.extend(game.sleeping().next().map(|(_, slot)| slot));
    let made = u32::try_from(game.slots_made()).unwrap();
    slots.push(Slot(made));
    slots
}

#[test]
fn legal_actions_are_exactly_what_apply_accepts() {
    let (mut positions, mut tried, mut accepted_in_all) = (0u64, 0u64, 0u64);
    for_each_game("legal actions", 8, |walk| {
        let mut walk = walk.with_departures(3);
        while walk.step().is_some() {
            // Every seat, also those who are not asked.
            positions += 1;
            let before = walk.game().encode();
            for seat in Seat::all() {
                let asked = walk
                    .game()
                    .decision()
                    .is_some_and(|(asked, _)| asked == seat);
                let slots = if asked {
                    interesting_slots(&walk, seat)
                } else {
                    walk.game().hand(seat).iter().collect()
                };
                let legal: BTreeSet<Action> =
                    walk.table.view(seat).legal_actions().into_iter().collect();
                let mut accepted = BTreeSet::new();
                for action in conceivable(&slots) {
                    tried += 1;
                    let command = walk.command(seat, action);
                    if walk.game().check(&command).is_ok() {
                        let mut clone = walk.game().clone();
                        clone.apply(&command).unwrap();
                        assert_ne!(clone.encode(), before, "{command} did nothing");
                        accepted.insert(action);
                    }
                }
                accepted_in_all += u64::try_from(accepted.len()).unwrap();
                assert_eq!(
                    legal,
                    accepted,
                    "{seat} after {}",
                    walk.commands.last().unwrap()
                );
            }
        }
    });
    println!("{positions} positions, {tried} actions tried, {accepted_in_all} accepted");
    assert!(positions >= 5000 || setting("RULES_GAMES", 8) < 8);
}

/// Every slot there ever was, not a choice of them, in fewer positions.
#[test]
fn no_slot_whatever_makes_another_action_legal() {
    let mut positions = 0;
    for_each_game("all slots", 1, |mut walk| {
        while walk.step().is_some() {
            if walk.dice.below(40) != 0 {
                continue;
            }
            let Some((seat, _)) = walk.game().decision() else {
                continue;
            };
            positions += 1;
            let hand = walk.game().hand(seat);
            let made = u32::try_from(walk.game().slots_made()).unwrap();
            for slot in (0..made + 3).map(Slot).filter(|&slot| !hand.contains(slot)) {
                for action in conceivable(&[slot]) {
                    if action.named_slots().is_empty() {
                        continue;
                    }
                    let command = walk.command(seat, action);
                    assert!(walk.game().check(&command).is_err(), "{command}");
                }
            }
        }
    });
    println!("{positions} positions");
    assert!(positions > 0);
}

#[test]
fn a_refused_command_changes_nothing() {
    let mut refused = 0u64;
    for_each_game("refusals", 2, |walk| {
        let mut walk = walk.with_departures(3);
        let mut earlier: Vec<Command> = Vec::new();
        while let Some(command) = walk.step() {
            earlier.push(command);
            let before = walk.game().encode();
            // Commands of other moments, commands of other seats, and faces that do not fit.
            for _ in 0..4 {
                let mut command = walk.dice.pick(&earlier).unwrap().clone();
                spoil(&mut command, &mut walk.dice);
                let mut game = walk.game().clone();
                if game.apply(&command).is_err() {
                    refused += 1;
                    assert_eq!(game.encode(), before, "{command}");
                    assert_eq!(&game, walk.game(), "{command}");
                }
            }
        }
    });
    println!("{refused} commands refused");
    assert!(refused > 1000);
}

fn spoil(command: &mut Command, dice: &mut Dice) {
    let any_card = Card::new(u8::try_from(dice.below(69)).unwrap()).unwrap();
    let any_seat = Seat::new(u8::try_from(dice.below(5)).unwrap()).unwrap();
    match command {
        Command::Act { seat, opened, .. } | Command::Left { seat, opened } => match dice.below(5) {
            0 => *seat = any_seat,
            1 => opened.clear(),
            2 => opened.push((Slot(0), any_card)),
            3 => {
                if let Some(first) = opened.first_mut() {
                    first.1 = any_card;
                }
            }
            _ => {
                let again = opened.first().copied();
                opened.extend(again);
            }
        },
        Command::TurnedUp { slot, face } => match dice.below(3) {
            0 => *face = Face::Card(any_card),
            1 => *face = Face::Queen(Queen::ALL[dice.below(16)]),
            _ => *slot = Slot(u32::try_from(dice.below(90)).unwrap()),
        },
        Command::Shuffled | Command::Removed { .. } => {}
    }
}

#[test]
fn cards_are_conserved_and_audiences_only_grow() {
    let mut commands = 0u64;
    for_each_game("conservation", 6, |walk| {
        let mut walk = walk.with_departures(5);
        let edition = walk.game().options().edition;
        let whole: Vec<Face> = edition
            .queens()
            .map(Face::Queen)
            .chain(edition.cards().map(Face::Card))
            .collect();
        let mut audiences: Vec<Audience> = Vec::new();
        while walk.step().is_some() {
            commands += 1;
            let game = walk.game();
            // What is being shuffled lies nowhere: its cards are known, its new slots are not.
            let (mut faces, in_shuffle) = match game.awaiting() {
                Awaiting::Shuffle(shuffles) => (
                    shuffles
                        .iter()
                        .flat_map(|shuffle| shuffle.cards.clone())
                        .collect(),
                    shuffles,
                ),
                _ => (Vec::new(), Vec::new()),
            };
            let mut slots = BTreeSet::new();
            for slot in game.live_slots() {
                assert!(slots.insert(slot), "{slot} lies in two places");
                if in_shuffle
                    .iter()
                    .any(|shuffle| shuffle.slots.contains(slot))
                {
                    assert_eq!(game.audience(slot), Some(Audience::Nobody));
                } else {
                    faces.push(walk.table.face(slot).unwrap());
                }
            }
            faces.sort();
            assert_eq!(faces, whole);

            for (at, earlier) in audiences.iter().enumerate() {
                let slot = Slot(u32::try_from(at).unwrap());
                let now = game.audience(slot).unwrap();
                assert!(earlier.grows_to(now), "{slot}: {earlier:?} to {now:?}");
                // A public face is the true face, and is public only when everybody may know.
                if let Some(face) = game.face(slot) {
                    assert_eq!(now, Audience::Everyone);
                    assert_eq!(walk.table.face(slot), Some(face));
                }
            }
            let made = u32::try_from(game.slots_made()).unwrap();
            audiences = (0..made)
                .map(|slot| game.audience(Slot(slot)).unwrap())
                .collect();

            // Hands: nobody else may know an unshown card; whoever plays and is asked has five.
            for seat in game.playing().iter() {
                for slot in *game.hand(seat) {
                    let audience = game.audience(slot).unwrap();
                    let own = audience == Audience::Only(seat);
                    assert!(own || (audience == Audience::Everyone && game.face(slot).is_some()));
                }
            }
            if let Some((seat, rules::Decision::Turn { .. })) = game.decision() {
                assert_eq!(game.hand(seat).len(), 5);
            }
            // Cat and Dog never lie before one player.
            for seat in game.seats().iter() {
                let court = game.court(seat);
                assert!(!(court.contains(Queen::Cat) && court.contains(Queen::Dog)));
            }
        }
    });
    println!("{commands} commands");
    assert!(commands > 5000 || setting("RULES_GAMES", 6) < 6);
}

#[test]
fn replaying_the_commands_gives_the_same_bytes() {
    for_each_game("replay", 4, |walk| {
        let mut walk = walk.with_departures(5);
        let mut bytes = vec![walk.game().encode()];
        while walk.step().is_some() {
            bytes.push(walk.game().encode());
        }
        let mut replayed = walk.start.clone();
        for (command, expected) in walk.commands.iter().zip(&bytes) {
            // The way through text loses nothing either.
            let command: Command = command.to_string().parse().unwrap();
            replayed.apply(&command).unwrap();
            assert_eq!(&replayed.encode(), expected, "{command}");
        }
        assert_eq!(&replayed, walk.game());
    });
}

#[test]
fn every_command_changes_the_bytes() {
    for_each_game("bytes", 2, |walk| {
        let mut walk = walk.with_departures(5);
        let mut seen = BTreeSet::new();
        seen.insert(walk.start.encode());
        seen.insert(walk.game().encode());
        while walk.step().is_some() {
            assert!(seen.insert(walk.game().encode()), "a state came back");
        }
    });
}

#[test]
fn every_random_game_ends() {
    let (mut games, mut commands, mut endings) = (0, 0, std::collections::BTreeMap::new());
    for_each_game("endings", 40, |mut walk| {
        while walk.step().is_some() {}
        let outcome = walk.game().outcome().unwrap();
        assert!(!outcome.winners.is_empty());
        *endings.entry(outcome.ending).or_insert(0) += 1;
        games += 1;
        commands += walk.commands.len();
        assert_eq!(walk.game().awaiting(), Awaiting::Nothing);
    });
    println!("{games} games, {commands} commands, {endings:?}");
}

/// The tests above would say little if random play never came to some corner of the rules.
#[test]
fn random_play_reaches_every_kind_of_action_event_and_pending_thing() {
    let kind = |text: &str| text.split(' ').next().unwrap().to_owned();
    let mut reached: BTreeSet<String> = BTreeSet::new();
    for_each_game("reach", 40, |walk| {
        let mut walk = walk.with_departures(40);
        let mut game = walk.start.clone();
        while walk.step().is_some() {}
        for command in &walk.commands {
            let pending = match game.awaiting() {
                Awaiting::Action { decision, .. } => format!("{decision:?}"),
                Awaiting::TurnUp { pile, .. } => format!("TurnUp-{pile}"),
                Awaiting::Shuffle(shuffles) => format!("Shuffle-{}", shuffles.len()),
                Awaiting::Nothing => unreachable!("nothing moves after the end"),
            };
            let pending = kind(&pending.replace('(', " "));
            match command {
                Command::Act { action, .. } => {
                    reached.insert(format!("action {}", kind(&action.to_string())))
                }
                Command::Left { .. } => reached.insert(format!("left during {pending}")),
                Command::Removed { .. } => reached.insert(format!("removed during {pending}")),
                Command::Shuffled | Command::TurnedUp { .. } => false,
            };
            for event in game.apply(command).unwrap() {
                reached.insert(format!("event {}", kind(&event.to_string())));
            }
        }
    });
    let mut expected: BTreeSet<String> = BTreeSet::new();
    for action in "king knight potion jester discard show block let-go pick lay".split(' ') {
        expected.insert(format!("action {action}"));
    }
    for event in "shuffle deal turn play discard show choose wake back attack let-go block steal \
                  sleep up gift count draw left removed give-up return lapse end"
        .split(' ')
    {
        expected.insert(format!("event {event}"));
    }
    for pending in "Turn Answer Wake Lay TurnUp-queens TurnUp-draw Shuffle-1 Shuffle-2".split(' ') {
        expected.insert(format!("left during {pending}"));
        expected.insert(format!("removed during {pending}"));
    }
    let missing: Vec<_> = expected.difference(&reached).collect();
    let unexpected: Vec<_> = reached.difference(&expected).collect();
    assert!(
        missing.is_empty() && unexpected.is_empty(),
        "{missing:?} {unexpected:?}"
    );
}

#[test]
fn time_running_out_always_has_a_legal_default() {
    for_each_game("time-outs", 2, |mut walk| {
        while walk.step().is_some() {
            for seat in walk.game().seats().iter() {
                let view = walk.table.view(seat);
                let default = view.time_out_action();
                assert_eq!(default.is_some(), view.decision().is_some());
                if let Some(action) = default {
                    assert!(view.legal_actions().contains(&action));
                }
            }
        }
    });
}

#[test]
fn an_imagined_table_looks_the_same_to_its_player() {
    for_each_game("imagined tables", 1, |mut walk| {
        while walk.step().is_some() {
            let Some((seat, _)) = walk.game().decision() else {
                continue;
            };
            let view = walk.table.view(seat);
            let imagined = OpenDealer::imagine(&view, Dice::new(walk.dice.next()));
            let same = imagined.view(seat);
            assert_eq!(imagined.game(), walk.game());
            assert!(same.hand().eq(view.hand()));
            assert_eq!(same.legal_actions(), view.legal_actions());
            let mut faces: Vec<Face> = imagined
                .game()
                .live_slots()
                .map(|slot| imagined.face(slot).unwrap())
                .collect();
            let whole = faces.len();
            faces.sort();
            faces.dedup();
            assert_eq!(faces.len(), whole, "a card was imagined twice");
        }
    });
}
