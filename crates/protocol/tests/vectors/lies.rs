//! The vectors of what does not hold though it is signed, and of what is no fault.

use protocol::{
    Choice, Contribution, EpochOpening, Header, Message, Motion, Payload, Proof, Statement,
    StepKind, Suite,
};
use rules::{Action, Seat, Slot};

use crate::Files;
use crate::games::{self, FAIR};
use crate::scene::{Scene, cast, named, said};

use crate::make::{FAIR_GAME, OTHER_SEED_GAME, REMOVED_GAME, SAME_KEY_GAME, at, only};

#[expect(clippy::too_many_lines, reason = "a list")]
pub(crate) fn set_up_lies(suite: &Suite, files: &mut Files) {
    let charter = Scene::find(suite, files, FAIR_GAME, at(StepKind::Charter));
    let commit = Payload::Commit {
        key: [1; 32],
        seed: [2; 32],
    };
    charter.lie(
        files,
        "check-01-kind",
        "seals in the charter step",
        1,
        commit.clone(),
    );
    let shuffle = Scene::find(suite, files, FAIR_GAME, at(StepKind::Shuffle));
    shuffle.lie(
        files,
        "check-02-not-owed",
        "S2 speaks when S1 is to shuffle",
        2,
        commit.clone(),
    );
    let sealing = Scene::find(suite, files, FAIR_GAME, at(StepKind::Commit));
    let second = [said(sealing.said(1)), said(sealing.sign(1, commit.clone()))];
    sealing.vector(
        files,
        "check-14-two-payloads",
        "two pairs of seals of one seat",
        &second,
    );
    let reversed = [second[1].clone(), second[0].clone()];
    sealing.vector(
        files,
        "check-14-two-payloads-reversed",
        "the same in the other order",
        &reversed,
    );
    let both = [&second[0], &second[1]].map(|message| match message {
        Message::Contribution(one) => Statement::Contribution(one.clone()),
        _ => unreachable!("both are contributions"),
    });
    let evidence = [Message::Evidence(both.to_vec())];
    sealing.vector(
        files,
        "check-14-evidence",
        "the same as evidence",
        &evidence,
    );
    let alone = [Message::Evidence(vec![both[0].clone()])];
    sealing.vector(
        files,
        "evidence-of-nothing",
        "evidence that proves nothing",
        &alone,
    );
    let other_step = Header {
        step: 9,
        ..sealing.header(1)
    };
    let early = games::sign(FAIR, other_step, commit.clone());
    let same = games::sign(FAIR, other_step, Payload::Charter);
    let both = [said(early), said(same)];
    sealing.vector(
        files,
        "check-14-later-step",
        "two payloads for a step not reached yet",
        &both,
    );

    let revealing = Scene::find(suite, files, FAIR_GAME, at(StepKind::Reveal));
    let Payload::Reveal {
        key,
        proof,
        coin,
        nonce,
    } = revealing.said(1).payload
    else {
        panic!("no reveal");
    };
    let reveal = |key, proof: &[u8], coin, nonce| Payload::Reveal {
        key,
        proof: proof.to_vec(),
        coin,
        nonce,
    };
    let mut other = coin;
    other[0] ^= 1;
    let says = reveal(key, &proof, other, nonce);
    revealing.lie(
        files,
        "check-03-coin",
        "another coin than the sealed one",
        1,
        says,
    );
    let mut other = nonce;
    other[0] ^= 1;
    let says = reveal(key, &proof, coin, other);
    revealing.lie(
        files,
        "check-03-nonce",
        "another nonce than that of the seal",
        1,
        says,
    );
    let mut other = proof.clone();
    other[32] ^= 1;
    let says = reveal(key, &other, coin, nonce);
    revealing.lie(
        files,
        "check-04-proof",
        "a proof of knowledge that does not hold",
        1,
        says,
    );
    let says = reveal(key, &proof[..63], coin, nonce);
    revealing.lie(
        files,
        "check-05-short-proof",
        "a proof of 63 bytes",
        1,
        says,
    );
}

pub(crate) fn same_key_lies(suite: &Suite, files: &mut Files, reveals: [Vec<u8>; 2]) {
    let scene = Scene::find(suite, files, SAME_KEY_GAME, at(StepKind::Reveal));
    let [one, two] = reveals;
    let reveals = [one.clone(), two.clone()];
    let what = "two reveals with one card key, each of which holds by itself";
    scene.bytes(files, "check-17-same-key", what, &reveals);
    let what = "the same in the other order";
    scene.bytes(
        files,
        "check-17-same-key-reversed",
        what,
        &[two.clone(), one],
    );
    scene.bytes(
        files,
        "message-reveal-counts",
        "the second of them alone",
        &[two],
    );
}

pub(crate) fn shuffle_lies(suite: &Suite, files: &mut Files) {
    let scene = Scene::find(suite, files, FAIR_GAME, at(StepKind::Shuffle));
    let Payload::Shuffle { piles } = scene.said(1).payload else {
        panic!("no shuffle");
    };
    let mut lie = |name: &str, what: &str, change: fn(&mut Vec<protocol::ShuffledPile>)| {
        let mut piles = piles.clone();
        change(&mut piles);
        scene.lie(files, name, what, 1, Payload::Shuffle { piles });
    };
    lie("check-07-one-pile", "only the queens", |piles| {
        piles.truncate(1);
    });
    lie("check-06-short-deck", "a queen is missing", |piles| {
        piles.truncate(2);
        piles[0].deck.truncate(11 * 64);
        piles[1].deck.clear();
        piles[1].argument.clear();
    });
    lie(
        "check-06-doubled",
        "a queen lies there twice, mask and all",
        |piles| {
            piles[0].deck.copy_within(0..64, 64);
            piles[1].deck.clear();
            piles[1].argument.clear();
        },
    );
    lie(
        "check-06-identity",
        "a first half is the identity",
        |piles| {
            piles[0].deck[..32].fill(0);
            piles[1].deck.clear();
            piles[1].argument.clear();
        },
    );
    lie(
        "check-05-short-argument",
        "an argument without its last byte",
        |piles| {
            piles[0].argument.pop();
            piles[1].deck.clear();
            piles[1].argument.clear();
        },
    );
    lie(
        "check-08-exchanged",
        "two queens exchanged after the proof",
        |piles| {
            piles[0].deck[..128].rotate_left(64);
            piles[1].deck.clear();
            piles[1].argument.clear();
        },
    );
}

#[expect(clippy::too_many_lines, reason = "a list")]
pub(crate) fn play_lies(suite: &Suite, files: &mut Files) {
    let scene = Scene::find(suite, files, FAIR_GAME, at(StepKind::Shares));
    let Payload::Shares { shares } = scene.said(1).payload else {
        panic!("no shares");
    };
    let mut other = shares.clone();
    other[..64].rotate_left(32);
    let says = Payload::Shares { shares: other };
    scene.lie(files, "check-09-exchanged", "two shares exchanged", 1, says);
    let theirs = scene.said(2).payload;
    scene.lie(
        files,
        "check-09-copied",
        "the shares of the other seat",
        1,
        theirs,
    );
    let shares = shares[..shares.len() - 32].to_vec();
    let says = Payload::Shares { shares };
    scene.lie(
        files,
        "check-05-share-missing",
        "shares of one card less",
        1,
        says,
    );

    let scene = Scene::find(suite, files, FAIR_GAME, at(StepKind::Act));
    let turn = u8::from(scene.owed()) + 1;
    let other = 3 - turn;
    let slot = |seat: u8| scene.replica().game().unwrap().hand(named(seat)).as_slice()[0];
    let silent = |action| Payload::Act {
        action,
        shares: Vec::new(),
    };
    let theirs = silent(Action::Jester {
        jester: slot(other),
    });
    scene.lie(
        files,
        "check-11-foreign-card",
        "a card of the other seat's hand",
        turn,
        theirs,
    );
    let none = silent(Action::Jester { jester: Slot(9999) });
    scene.lie(
        files,
        "check-11-no-card",
        "a slot that does not exist",
        turn,
        none,
    );
    let answer = silent(Action::LetGo);
    scene.lie(
        files,
        "check-11-no-attack",
        "an answer to no attack",
        turn,
        answer.clone(),
    );
    scene.lie(
        files,
        "check-02-out-of-turn",
        "a move out of turn",
        other,
        answer,
    );
    let Payload::Act { action, shares } = scene.said(turn).payload else {
        panic!("no act");
    };
    let bare = silent(action);
    scene.lie(
        files,
        "check-05-no-shares",
        "a move without the shares it owes",
        turn,
        bare,
    );
    // The same card, played as what it is not: the shares hold, the rules do not.
    let named = action.named_slots().as_slice()[0];
    let block = Action::Block { card: named };
    let says = Payload::Act {
        action: block,
        shares: shares.clone(),
    };
    scene.lie(
        files,
        "check-11-no-answer",
        "a card that answers nothing",
        turn,
        says,
    );
    let mut other = shares;
    other[0] ^= 1;
    let says = Payload::Act {
        action,
        shares: other,
    };
    scene.lie(
        files,
        "check-05-no-point",
        "a share that is no point of the group",
        turn,
        says,
    );
}

pub(crate) fn opening_lies(suite: &Suite, files: &mut Files, sealed: EpochOpening) {
    let scene = Scene::find(suite, files, FAIR_GAME, at(StepKind::Opening));
    let Payload::Opening(opening) = scene.said(1).payload else {
        panic!("no opening");
    };
    let mut lie = |name: &str, what: &str, change: fn(&mut Vec<EpochOpening>)| {
        let mut opening = opening.clone();
        change(&mut opening);
        scene.lie(files, name, what, 1, Payload::Opening(opening));
    };
    lie("check-03-seed", "another seed than the sealed one", |it| {
        it[0].seed[0] ^= 1;
    });
    lie("check-05-zero-key", "a secret key of zero", |it| {
        it[0].key = [0; 32];
    });
    lie("check-12-key", "another secret key", |it| {
        it[0].key = [0; 32];
        it[0].key[0] = 1;
    });
    lie("check-16-none", "no epoch opened", Vec::clear);
    lie("check-16-two", "an epoch too many", |it| it.push(it[0]));
    // The seed is one with which S2 begins.
    let scene = Scene::find(suite, files, OTHER_SEED_GAME, |replica| {
        replica.kind() == StepKind::Act && replica.owed().contains(named(2))
    });
    let leave = Payload::Leave {
        from: scene.replica().step(),
        opening: vec![sealed],
    };
    let what = "the sealed seed, which is not what S2 shuffled from";
    scene.lie(files, "check-13-other-seed", what, 2, leave);
}

pub(crate) fn ballots(suite: &Suite, files: &mut Files) {
    let scene = Scene::find(suite, files, REMOVED_GAME, at(StepKind::Commit));
    let remove = |seats| Motion::Remove(seats);
    let yes = |seat, motion| cast(scene.ballot(seat, motion, Choice::For));
    let missing = Proof::Missing(Box::new(scene.said(3)));
    let no = cast(scene.ballot(1, remove(only(3)), Choice::Refuse(missing)));
    let split = [yes(1, remove(only(3))), no.clone()];
    scene.vector(
        files,
        "check-15-yes-and-no",
        "yes and no to one motion",
        &split,
    );
    let own = Choice::Instead(vec![remove(only(3))]);
    let taken_back = [no.clone(), cast(scene.ballot(1, remove(only(3)), own))];
    scene.vector(
        files,
        "ballots-taken-back",
        "a no is taken back, and nobody is proven to have lied in that step",
        &taken_back,
    );
    let reversed = [no, yes(1, remove(only(3)))];
    scene.vector(
        files,
        "check-15-no-and-yes",
        "the same in the other order",
        &reversed,
    );
    let found = Proof::Missing(Box::new(scene.said(2)));
    let refused = cast(scene.ballot(3, remove(only(2)), Choice::Refuse(found)));
    let mut instead = |name: &str, what: &str, named: Motion, refused: &[Message]| {
        let choice = Choice::Instead(vec![named]);
        let vote = cast(scene.ballot(1, remove(only(3)), choice));
        let mut said = vec![yes(1, remove(only(2))), yes(2, remove(only(3)))];
        said.extend_from_slice(refused);
        said.push(vote);
        scene.vector(files, name, what, &said);
    };
    instead(
        "ballots-instead",
        "yes to S3 instead of S2, after the motion about S2 was refused",
        remove(only(2)),
        core::slice::from_ref(&refused),
    );
    instead(
        "ballots-instead-not-refused",
        "yes to S3 instead of S2, and nobody refused the motion about S2",
        remove(only(2)),
        &[],
    );
    instead(
        "check-15-instead-of-another",
        "yes to two motions that cross, and to the second instead of a third",
        Motion::End(only(2)),
        &[cast(scene.ballot(
            3,
            Motion::End(only(2)),
            Choice::Refuse(Proof::Missing(Box::new(scene.said(2)))),
        ))],
    );
    let crossing = [yes(1, remove(only(2))), yes(1, remove(only(3)))];
    scene.vector(
        files,
        "check-15-crossing",
        "yes to two motions that cross",
        &crossing,
    );
    let nested = [
        yes(1, remove(only(3))),
        yes(1, remove(only(3).with(named(2)))),
    ];
    scene.vector(
        files,
        "ballots-nested",
        "yes to a motion and to a larger one",
        &nested,
    );
    let same = [yes(1, remove(only(3))), yes(1, Motion::End(only(3)))];
    scene.vector(
        files,
        "ballots-remove-then-end",
        "yes to removing a seat, and to ending without it",
        &same,
    );
    let carried = [yes(1, remove(only(3))), yes(2, remove(only(3)))];
    scene.vector(
        files,
        "ballots-carried",
        "two of three remove the third",
        &carried,
    );
    let alone = [yes(1, remove(only(2).with(named(3))))];
    scene.vector(
        files,
        "ballots-minority",
        "one of three removes nobody",
        &alone,
    );
}

pub(crate) fn no_faults(suite: &Suite, files: &mut Files) {
    let scene = Scene::find(suite, files, FAIR_GAME, at(StepKind::Commit));
    let commit = scene.said(1).payload;
    let with = |change: fn(&mut Header)| -> Contribution {
        let mut header = scene.header(1);
        change(&mut header);
        games::sign(FAIR, header, commit.clone())
    };
    let mut one = |name: &str, what: &str, message: Message| {
        scene.vector(files, name, what, &[message]);
    };
    one(
        "message-counts",
        "seals of S1, as they should be",
        said(scene.said(1)),
    );
    one(
        "message-unknown-head",
        "a head that nobody knows",
        said(with(|it| it.head.0[0] ^= 1)),
    );
    one(
        "message-later-step",
        "a step that was not reached yet",
        said(with(|it| it.step += 3)),
    );
    one(
        "message-other-epoch",
        "an epoch that nobody knows",
        said(with(|it| it.epoch.0[0] ^= 1)),
    );
    one(
        "message-other-game",
        "another game",
        said(with(|it| it.game.0[0] ^= 1)),
    );
    one(
        "message-other-version",
        "another version",
        said(with(|it| it.version = 2)),
    );
    one(
        "message-no-such-seat",
        "a seat that the table does not have",
        said(with(|it| {
            it.seat = Seat::new(4).unwrap();
        })),
    );
    let mut forged = scene.said(1);
    forged.header.seat = named(2);
    one(
        "message-signed-by-another",
        "S1 signs in the name of S2",
        said(forged),
    );
    let signed = scene.said(1).to_bytes();
    let mut message = vec![0; 4];
    message.extend(&signed);
    let last = message.len() - 1;
    message[last] |= 0x80;
    scene.bytes(
        files,
        "message-signature-not-reduced",
        "a signature whose scalar is too large",
        &[message],
    );
    let twice = [said(scene.said(1)), said(scene.said(1))];
    scene.vector(files, "message-twice", "the same seals twice", &twice);
    let revealing = Scene::find(suite, files, FAIR_GAME, at(StepKind::Reveal));
    let late = [said(scene.said(1))];
    revealing.vector(
        files,
        "message-late",
        "seals of a step that is completed",
        &late,
    );
    let after = Scene::find(suite, files, REMOVED_GAME, |replica| {
        replica.gone(named(3)).is_some() && at(StepKind::Commit)(replica)
    });
    let payload = Payload::Commit {
        key: [1; 32],
        seed: [2; 32],
    };
    let removed = [said(after.sign(3, payload))];
    after.vector(
        files,
        "message-of-a-removed-seat",
        "a removed seat goes on",
        &removed,
    );
}
