//! Lies about what happened: two versions for one step, and honest seats to be framed.

use protocol::{Check, Contribution, Message, Payload, Statement};
use rules::Action;

use crate::scene::{Scene, Verdict, cheats, seat};

fn is_equivocation(check: &Check) -> bool {
    matches!(check, Check::Equivocation)
}

/// Two legal moves of the liar for one step, both signed.
fn two_moves(scene: &mut Scene) -> [Contribution; 2] {
    let legal = scene.sessions[scene.liar].view().unwrap().legal_actions();
    let action = |number: usize| legal[number * (legal.len() - 1)];
    [0, 1].map(|number| {
        let action: Action = action(number);
        let slots: Vec<_> = scene
            .game()
            .opens(seat(scene.liar), &action)
            .into_iter()
            .collect();
        let shares = scene.shares_of(&slots);
        scene.sign(Payload::Act { action, shares })
    })
}

fn at_a_choice_of_moves() -> Scene {
    Scene::at(
        |decision| matches!(decision, rules::Decision::Turn { .. }),
        |session| session.view().unwrap().legal_actions().len() > 1,
    )
}

/// Each of the others hears another move, and they compare only afterwards.
fn two_moves_for_one_step_to_two_peers() -> Verdict {
    let mut scene = at_a_choice_of_moves();
    let [one, other] = two_moves(&mut scene);
    scene.tell(0, &one);
    scene.tell(2, &other);
    scene.mute();
    scene.settle();
    for _ in 0..4 {
        scene.heartbeat();
    }
    scene.blamed(is_equivocation)
}

/// Both versions reach everybody, in different orders.
fn two_moves_for_one_step_to_everybody() -> Verdict {
    let mut scene = at_a_choice_of_moves();
    let [one, other] = two_moves(&mut scene);
    scene.tell(0, &one);
    scene.tell(2, &other);
    scene.tell(0, &other);
    scene.tell(2, &one);
    scene.mute();
    scene.settle();
    scene.heartbeat();
    scene.blamed(is_equivocation)
}

/// The move is taken back when the game has long gone on.
fn another_move_for_a_step_that_is_past() -> Verdict {
    let mut scene = at_a_choice_of_moves();
    let [one, other] = two_moves(&mut scene);
    let action = match &one.payload {
        Payload::Act { action, .. } => *action,
        _ => Action::LetGo,
    };
    let liar = scene.liar;
    scene.play_as(liar, action);
    for _ in 0..3 {
        if scene.game().decision().is_some() {
            scene.act();
        }
    }
    scene.mute();
    scene.tell_all(&other);
    scene.blamed(is_equivocation)
}

/// Two seals to two peers: which one holds is decided when the others have revealed.
fn two_commitments_to_two_peers() -> Verdict {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Commit { .. }));
    let one = scene.original().clone();
    let other = scene.sign(Payload::Commit {
        key: [1; 32],
        seed: [2; 32],
    });
    scene.tell(0, &one);
    scene.tell(2, &other);
    scene.settle();
    for _ in 0..4 {
        scene.heartbeat();
    }
    scene.blamed(is_equivocation)
}

/// The same shares twice, each time with a new proof: one step, one payload.
fn the_same_shares_proven_twice() -> Verdict {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Shares { .. }));
    let one = scene.original().clone();
    let slots = scene.replica().slots_owed(seat(scene.liar));
    let shares = scene.shares_of(&slots);
    let other = scene.sign(Payload::Shares { shares });
    scene.tell_all(&one);
    scene.tell_all(&other);
    scene.blamed(is_equivocation)
}

/// A wrong one first, then the true one: the wrong one counts.
fn a_wrong_reveal_then_the_true_one() -> Verdict {
    let mut scene = Scene::until(|payload| matches!(payload, Payload::Reveal { .. }));
    let mut wrong = scene.original().payload.clone();
    if let Payload::Reveal { coin, .. } = &mut wrong {
        coin[0] ^= 1;
    }
    let one = scene.sign(wrong);
    let other = scene.original().clone();
    for to in scene.honest() {
        scene.tell(to, &one);
        scene.tell(to, &other);
    }
    scene.settle();
    scene.blamed(|check| matches!(check, Check::Seal(_) | Check::Equivocation))
}

/// One honest seat is shown another history, so that it signs for a head that the others do not
/// know; and the others are given that as evidence against it.
fn framing_an_honest_seat_by_showing_it_another_history() -> Verdict {
    let mut scene = at_a_choice_of_moves();
    let [one, other] = two_moves(&mut scene);
    let before = scene.said.len();
    scene.tell(2, &other);
    scene.mute();
    let framed: Vec<Contribution> = scene
        .said
        .iter()
        .skip(before)
        .filter(|said| said.header.seat == seat(2))
        .cloned()
        .collect();
    scene.tell(0, &one);
    for contribution in &framed {
        scene.tell(0, contribution);
        let evidence = vec![Statement::Contribution(Box::new(contribution.clone()))];
        scene.tell_bytes(0, &Message::Evidence(evidence).to_bytes());
    }
    // What does prove something comes to light at last.
    let both = [one, other].map(|one| Statement::Contribution(Box::new(one)));
    scene.tell_bytes(0, &Message::Evidence(both.to_vec()).to_bytes());
    scene.settle();
    scene.heartbeat();
    scene.blamed(is_equivocation)
}

/// What an honest seat signed and all took in is said to be a fault.
fn honest_contributions_as_evidence() -> Verdict {
    let mut scene = Scene::at_turn();
    let honest: Vec<Contribution> = scene
        .said
        .iter()
        .filter(|said| said.header.seat.index() != scene.liar)
        .cloned()
        .collect();
    for one in honest {
        let evidence = vec![Statement::Contribution(Box::new(one.clone()))];
        scene.tell_bytes(0, &Message::Evidence(evidence).to_bytes());
        let twice = vec![
            Statement::Contribution(Box::new(one.clone())),
            Statement::Contribution(Box::new(one)),
        ];
        scene.tell_bytes(2, &Message::Evidence(twice).to_bytes());
    }
    scene.settle();
    scene.ignored()
}

/// Two honest contributions of two different seats, as if they contradicted each other.
fn two_honest_seats_as_one_liar() -> Verdict {
    let mut scene = Scene::at_turn();
    let of = |index: usize| {
        scene
            .said
            .iter()
            .find(|said| said.header.seat.index() == index && said.header.step == 1)
            .cloned()
            .unwrap()
    };
    let evidence = [0, 2].map(|index| Statement::Contribution(Box::new(of(index))));
    scene.tell_bytes(0, &Message::Evidence(evidence.to_vec()).to_bytes());
    scene.settle();
    scene.ignored()
}

/// A contribution in another seat's name, signed with the liar's key.
fn a_signature_by_another_key() -> Verdict {
    let mut scene = Scene::at_turn();
    let mut header = scene.header();
    header.seat = seat(0);
    let forged = Contribution::sign(
        &scene.identity(scene.liar),
        header,
        Payload::Act {
            action: Action::LetGo,
            shares: Vec::new(),
        },
    );
    scene.tell(2, &forged);
    scene.refused(|rejection| matches!(rejection, protocol::Rejection::Signature(_)))
}

/// A seat that the table does not have.
fn a_contribution_of_a_seat_that_does_not_exist() -> Verdict {
    let mut scene = Scene::at_turn();
    let mut header = scene.header();
    header.seat = seat(4);
    let forged = Contribution::sign(&scene.identity(scene.liar), header, Payload::Charter);
    scene.tell(2, &forged);
    scene.refused(|rejection| matches!(rejection, protocol::Rejection::Signature(_)))
}

/// Evidence with the liar's own name on it and a signature that is not its own: nobody is blamed
/// for what nobody signed.
fn forged_evidence() -> Verdict {
    let mut scene = Scene::at_turn();
    let mut header = scene.header();
    header.seat = seat(0);
    let forge = |action| {
        let payload = Payload::Act {
            action,
            shares: Vec::new(),
        };
        let forged = Contribution::sign(&scene.identity(scene.liar), header, payload);
        Statement::Contribution(Box::new(forged))
    };
    let place = scene.game().sleeping().next().unwrap().0;
    let evidence = vec![forge(Action::LetGo), forge(Action::Pick { place })];
    scene.tell_bytes(2, &Message::Evidence(evidence).to_bytes());
    scene.settle();
    scene.ignored()
}

cheats![
    another_move_for_a_step_that_is_past,
    the_same_shares_proven_twice,
    a_wrong_reveal_then_the_true_one,
    honest_contributions_as_evidence,
    two_honest_seats_as_one_liar,
    a_signature_by_another_key,
    a_contribution_of_a_seat_that_does_not_exist,
    forged_evidence,
    two_moves_for_one_step_to_two_peers,
    two_moves_for_one_step_to_everybody,
    two_commitments_to_two_peers,
    framing_an_honest_seat_by_showing_it_another_history,
];
