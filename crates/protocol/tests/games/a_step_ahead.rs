//! A cheat is proven while some have completed a step more than others: their votes still meet.

use protocol::{
    Ballot, Choice, Contribution, Gone, Message, Motion, Output, Payload, Peer, Proof, Statement,
    StepKind, Suite,
};
use rules::{Options, Seat};

use crate::departures::{only, seat};
use crate::table::{Table, identity};

const SEED: u64 = 33;

/// Four seats in the middle of a game: who is to choose, who cheats (it owes nothing now), and the
/// two others.
struct Scene {
    table: Table,
    asked: usize,
    cheat: usize,
    behind: usize,
    ahead: usize,
}

fn scene(suite: &Suite) -> Scene {
    let mut table = Table::new(suite, Options::default(), 4, SEED);
    table.moves(3);
    let asked = table.asked().unwrap().index();
    let mut others = (0..4).filter(|&at| at != asked);
    let (cheat, behind, ahead) = (
        others.next().unwrap(),
        others.next().unwrap(),
        others.next().unwrap(),
    );
    Scene {
        table,
        asked,
        cheat,
        behind,
        ahead,
    }
}

fn number(at: usize) -> Seat {
    Seat::new(u8::try_from(at).unwrap()).unwrap()
}

impl Scene {
    /// Shows one seat what the cheat has signed: a charter in the middle of the game.
    fn prove_to(&mut self, at: usize) {
        let header = self.table.sessions[at].replica().header(number(self.cheat));
        let lie = Contribution::sign(&identity(SEED, self.cheat), header, Payload::Charter);
        let evidence = Message::Evidence(vec![Statement::Contribution(Box::new(lie))]);
        self.table.sessions[at]
            .handle_message(Peer(9), &evidence.to_bytes(), &mut self.table.rng)
            .unwrap();
        assert_eq!(self.table.sessions[at].faults().len(), 1);
    }

    /// The cheat alone is removed, and everybody else goes on together.
    fn ends_well(&mut self, suite: &Suite) {
        self.table.silent.push(self.cheat);
        self.table.settle();
        self.table.heartbeat();
        self.table.heartbeat();
        for at in (0..4).filter(|&at| at != self.cheat) {
            let replica = self.table.sessions[at].replica();
            for other in 0..4 {
                let gone = (other == self.cheat).then_some(Gone::Removed);
                assert_eq!(replica.gone(number(other)), gone, "of S{}", other + 1);
            }
        }
        self.table.play();
        self.table.check(suite);
    }
}

/// Found by the soak. One seat hears of the cheat before the move and votes about that step; the
/// others have completed it, and the cheat owed nothing in it: nobody could free the voter.
#[test]
fn a_voter_is_shown_that_the_step_was_completed() {
    let suite = Suite::derive().unwrap();
    let mut scene = scene(&suite);
    scene.prove_to(scene.behind);
    let step = scene.table.sessions[scene.behind].replica().step();
    // The move, and all that follows from it for the others; the evidence and the vote take longer.
    let action = {
        let view = scene.table.sessions[scene.asked].view().unwrap();
        *view.legal_actions().first().unwrap()
    };
    scene.table.sessions[scene.asked]
        .act(action, &mut scene.table.rng)
        .unwrap();
    let mut late = Vec::new();
    while let Some(output) = scene.table.sessions[scene.behind].poll_output() {
        if let Output::Transmit { bytes, .. } = output {
            late.push(bytes);
        }
    }
    scene.table.collect();
    let behind = scene.behind;
    scene
        .table
        .settle_but(|to, from| to == behind || from == behind);
    assert!(scene.table.sessions[scene.ahead].replica().step() > step);
    assert_eq!(scene.table.sessions[scene.behind].replica().step(), step);
    for to in (0..4).filter(|&to| to != behind) {
        let messages = late.iter().map(|bytes| (to, behind, bytes.clone()));
        scene.table.under_way.extend(messages);
    }
    scene.ends_well(&suite);
}

/// What is not all that was owed proves nothing, whoever says so.
#[test]
fn a_step_that_was_not_completed_refuses_nothing() {
    let suite = Suite::derive().unwrap();
    let mut table = Table::new(&suite, Options::default(), 3, SEED);
    table.until(0, StepKind::Commit);
    table.silent.push(2);
    table.settle();
    assert_eq!(table.sessions[0].waiting_for(), only(3));
    let said = |of: usize| {
        let replica = table.sessions[0].replica();
        replica.contribution(number(of)).unwrap().clone()
    };
    let header = table.sessions[0].replica().header(seat(2));
    let lies = [
        vec![],
        vec![said(0), said(1)],
        vec![said(1), said(0)],
        vec![said(0), said(0), said(1)],
    ];
    for lie in lies {
        let no = Choice::Refuse(Proof::Completed(lie));
        let ballot = Ballot::sign(&identity(SEED, 1), header, Motion::Remove(only(3)), no);
        let bytes = Message::Ballot(Box::new(ballot)).to_bytes();
        table.sessions[0]
            .handle_message(Peer(1), &bytes, &mut table.rng)
            .unwrap();
    }
    table.vote_out_missing();
    assert_eq!(
        table.sessions[0].replica().gone(seat(3)),
        Some(Gone::Removed)
    );
    assert_eq!(table.sessions[0].faults(), &[]);
}
