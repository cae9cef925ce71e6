//! What a game costs in one-way delays.

use protocol::Suite;
use rules::Preset;

use crate::table::Table;

#[test]
fn a_new_game_costs_players_and_four_one_way_delays() {
    let suite = Suite::derive().unwrap();
    for players in 2..=5 {
        let mut table = Table::new(&suite, Preset::Standard.options(), players, 3);
        while table.sessions.iter().any(|session| {
            session.view().is_none_or(|view| {
                view.game().decision().is_none() || view.hand().any(|(_, card)| card.is_none())
            })
        }) {
            table.round();
        }
        assert_eq!(table.rounds as usize, players + 4);
    }
}

/// Rounds from a move to the moment when the next player may act and everybody knows their hand.
fn rounds_after(table: &mut Table, action: rules::Action, seat: rules::Seat) -> u32 {
    let before = table.rounds;
    let session = &mut table.sessions[seat.index()];
    session.act(action, &mut table.rng).unwrap();
    table.collect();
    table.settle();
    table.rounds - before
}

#[test]
fn a_king_costs_two_delays_and_a_blocked_knight_three() {
    use rules::{Action, Command, Decision};
    let suite = Suite::derive().unwrap();
    let (mut kings, mut blocks) = (0, 0);
    for seed in 0..60 {
        if kings > 0 && blocks > 0 {
            break;
        }
        let mut table = Table::new(&suite, Preset::Standard.options(), 3, seed);
        table.settle();
        while let Some(seat) = table.asked() {
            let session = &table.sessions[seat.index()];
            let view = session.view().unwrap();
            let legal = view.legal_actions();
            let find = |wanted: fn(&Action) -> bool| legal.iter().copied().find(wanted);
            let king = find(|action| matches!(action, Action::King { .. }));
            let knight = find(|action| matches!(action, Action::Knight { .. }));
            let block = find(|action| matches!(action, Action::Block { .. }));
            let answering = matches!(view.decision(), Some(Decision::Answer(_)));
            let chosen = king.or(knight).or(block);
            if let Some(action) = chosen {
                let pile = view.game().draw_pile().len();
                let before = table.sessions[0].replica().commands().len();
                let rounds = rounds_after(&mut table, action, seat);
                let commands = &table.sessions[0].replica().commands()[before..];
                let reshuffled = commands
                    .iter()
                    .any(|(_, command)| *command == Command::Shuffled);
                if matches!(action, Action::King { .. }) && !reshuffled && pile > 1 {
                    let over = table.sessions[0].game().unwrap().outcome().is_some();
                    assert_eq!(rounds, 2 + u32::from(over));
                    kings += 1;
                }
                if answering && !reshuffled {
                    // The attack took one delay; the answer and the shares two.
                    assert_eq!(rounds, 2);
                    blocks += 1;
                }
            } else {
                table.act();
                table.settle();
            }
        }
    }
    println!("{kings} kings, {blocks} blocked knights");
    assert!(kings > 0 && blocks > 0);
}
