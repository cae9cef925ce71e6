//! The vectors, made from fixed randomness.

use protocol::{
    Certificate, Choice, Message, Motion, Payload, Proof, RecordingWriter, Replica, Statement,
    StepKind, Suite, Yes,
};
use rules::{Options, SeatSet};

use crate::Files;
use crate::file;
use crate::games::{self, ABANDONED, FAIR, OTHER_SEED, REMOVED, SAME_KEY};
use crate::lies;
use crate::scene::{Scene, add, cast, named, said};
use crate::table;
use crate::text::{Text, hex};

pub(crate) const FAIR_GAME: (&str, u64) = ("fair.recording", FAIR);
pub(crate) const REMOVED_GAME: (&str, u64) = ("removed.recording", REMOVED);
pub(crate) const ABANDONED_GAME: (&str, u64) = ("abandoned.recording", ABANDONED);
pub(crate) const SAME_KEY_GAME: (&str, u64) = ("same-key.recording", SAME_KEY);
pub(crate) const OTHER_SEED_GAME: (&str, u64) = ("other-seed.recording", OTHER_SEED);

/// All files by name.
pub(crate) fn all(suite: &Suite) -> Files {
    let (other_seed, opening) = games::other_seed(suite);
    let (same_key, reveals) = games::same_key(suite);
    let mut files = Files::from([
        (FAIR_GAME.0.to_owned(), games::fair(suite)),
        (REMOVED_GAME.0.to_owned(), games::removed(suite)),
        (ABANDONED_GAME.0.to_owned(), games::abandoned(suite)),
        (OTHER_SEED_GAME.0.to_owned(), other_seed),
        (SAME_KEY_GAME.0.to_owned(), same_key),
    ]);
    charters(suite, &mut files);
    encodings(suite, &mut files);
    broken_encodings(suite, &mut files);
    recordings(suite, &mut files);
    lies::set_up_lies(suite, &mut files);
    lies::same_key_lies(suite, &mut files, reveals);
    lies::shuffle_lies(suite, &mut files);
    lies::play_lies(suite, &mut files);
    lies::opening_lies(suite, &mut files, opening);
    lies::ballots(suite, &mut files);
    lies::no_faults(suite, &mut files);
    files
}

pub(crate) fn at(kind: StepKind) -> impl Fn(&Replica) -> bool {
    move |replica| replica.kind() == kind && replica.present().is_empty()
}

pub(crate) fn only(seat: u8) -> SeatSet {
    SeatSet::EMPTY.with(named(seat))
}

fn charters(suite: &Suite, files: &mut Files) {
    let body = |charter: &protocol::Charter| {
        let (_, file) = RecordingWriter::begin(charter);
        file::split(&file)[0].body.clone()
    };
    let charter = table::charter(Options::default(), 2, FAIR);
    let bytes = body(&charter);
    let text = |what: &str, bytes: &[u8]| Text::new("charter", what).with("bytes", &hex(bytes));
    let mut vector = |name: &str, what: &str, bytes: &[u8]| {
        add(suite, files, &format!("charter{name}"), &text(what, bytes));
    };
    vector(
        "",
        "the charter of fair.recording, its game id, first epoch and first head",
        &bytes,
    );
    let changed = |change: fn(&mut protocol::Charter)| {
        let mut charter = charter.clone();
        change(&mut charter);
        body(&charter)
    };
    vector("-version", "another version", &changed(|it| it.version = 2));
    vector(
        "-one-seat",
        "a single seat",
        &changed(|it| it.seats.truncate(1)),
    );
    let six = changed(|it| it.seats = it.seats.iter().cycle().take(6).cloned().collect());
    vector("-six-seats", "six seats", &six);
    let twice = changed(|it| it.seats[1].identity = it.seats[0].identity);
    vector("-identity-twice", "one identity in two seats", &twice);
    let nonce = changed(|it| it.seats[1].nonce = it.seats[0].nonce);
    vector("-nonce-twice", "one nonce in two seats", &nonce);
    let blank = changed(|it| it.seats[0].name = "  ".into());
    vector("-blank-name", "a name of spaces", &blank);
    let long = changed(|it| it.seats[1].name = "n".repeat(65));
    vector("-long-name", "a name of 65 bytes", &long);
    let control = changed(|it| it.seats[1].name = "a\u{7}b".into());
    vector("-control-name", "a name with a control character", &control);
    vector(
        "-trailing",
        "a byte after the end",
        &[&bytes[..], &[0]].concat(),
    );
    vector(
        "-short",
        "the last byte is missing",
        &bytes[..bytes.len() - 1],
    );
    let mut edition = bytes.clone();
    edition[5] = 2;
    vector("-edition", "an edition that does not exist", &edition);
    let mut flag = bytes.clone();
    flag[14] = 2;
    vector("-flag", "a truth value of 2", &flag);
    let mut length = bytes.clone();
    length[21] = 0x80;
    vector("-length", "a number of seats that lies", &length);
}

/// One of each message.
#[expect(clippy::too_many_lines, reason = "it is a list")]
fn encodings(suite: &Suite, files: &mut Files) {
    let mut found: Vec<(&str, &str, Message)> = Vec::new();
    let scene = |kind| Scene::find(suite, files, FAIR_GAME, at(kind));
    for (name, what, kind) in [
        (
            "charter",
            "the contribution to the charter step",
            StepKind::Charter,
        ),
        ("commit", "seals", StepKind::Commit),
        ("reveal", "a card key and a coin", StepKind::Reveal),
        ("shuffle", "both piles, shuffled", StepKind::Shuffle),
        ("opening", "the secrets of one epoch", StepKind::Opening),
    ] {
        found.push((name, what, said(scene(kind).said(1))));
    }
    let shares = scene(StepKind::Shares);
    found.push((
        "shares",
        "shares of the dealt hand of the other seat",
        said(shares.said(1)),
    ));
    let act = scene(StepKind::Act);
    let turn = u8::from(act.owed()) + 1;
    found.push((
        "act",
        "a move with the shares of what it shows",
        said(act.said(turn)),
    ));
    let left = Scene::find(suite, files, REMOVED_GAME, |replica| {
        replica.gone(named(3)).is_some() && replica.kind() == StepKind::Act
    });
    let leave = left.leave(2);
    found.push(("leave", "a seat leaves and shows its secrets", said(leave)));

    let three = Scene::find(suite, files, REMOVED_GAME, at(StepKind::Commit));
    let remove = Motion::Remove(only(3));
    let vote = three.ballot(1, remove, Choice::For);
    found.push((
        "ballot-for-removal",
        "a yes to removing S3",
        cast(vote.clone()),
    ));
    let missing = Proof::Missing(Box::new(three.said(2)));
    let refusal = three.ballot(1, Motion::Remove(only(2)), Choice::Refuse(missing));
    found.push((
        "ballot-refusal-missing",
        "a no: here is what was said to be missing",
        cast(refusal),
    ));
    let votes = [vote.clone(), three.ballot(2, remove, Choice::For)];
    let certificate = Certificate {
        motion: remove,
        signatures: votes
            .map(|vote| Yes {
                seat: vote.header.seat,
                instead: Vec::new(),
                signature: vote.signature,
            })
            .to_vec(),
    };
    let larger = Motion::Remove(only(2).with(named(3)));
    let carried = three.ballot(1, larger, Choice::Refuse(Proof::Carried(certificate)));
    found.push((
        "ballot-refusal-carried",
        "a no: a motion about fewer seats was carried",
        cast(carried),
    ));
    let move_on = Scene::find(suite, files, REMOVED_GAME, at(StepKind::Act));
    let owed = u8::try_from(move_on.owed().index() + 1).unwrap();
    let completed = Choice::Refuse(Proof::Completed(vec![move_on.said(owed)]));
    let refusal = move_on.ballot(owed, Motion::Remove(only(3 - owed)), completed);
    found.push((
        "ballot-refusal-completed",
        "a no: the step was completed",
        cast(refusal),
    ));
    let instead = Choice::Instead(vec![Motion::Remove(only(2))]);
    found.push((
        "ballot-instead",
        "a yes to removing S3, after one to removing S2 was refused",
        cast(three.ballot(1, remove, instead)),
    ));
    let commit = Scene::find(suite, files, ABANDONED_GAME, at(StepKind::Commit));
    let end = commit.ballot(1, Motion::End(only(2)), Choice::For);
    found.push((
        "ballot-for-end",
        "a yes to ending the game without S2",
        cast(end),
    ));

    let crossing = three.ballot(1, Motion::Remove(only(2)), Choice::For);
    let both = [vote, crossing].map(|ballot| Statement::Ballot(Box::new(ballot)));
    found.push((
        "evidence-ballots",
        "two ballots of S1 that contradict each other",
        Message::Evidence(both.to_vec()),
    ));
    let one = commit.sign(
        2,
        Payload::Commit {
            key: [1; 32],
            seed: [2; 32],
        },
    );
    let two = commit.sign(
        2,
        Payload::Commit {
            key: [3; 32],
            seed: [2; 32],
        },
    );
    let both = [one, two].map(|one| Statement::Contribution(Box::new(one)));
    found.push((
        "evidence-contributions",
        "two contributions of S2 to one step",
        Message::Evidence(both.to_vec()),
    ));
    found.push((
        "status",
        "how far somebody is",
        Message::Status(act.status()),
    ));
    for (name, what, message) in found {
        let text = Text::new("encoding", what).with("bytes", &hex(&message.to_bytes()));
        add(suite, files, &format!("encoding-{name}"), &text);
    }
}

/// Bytes that are no message, made from those that are.
fn broken_encodings(suite: &Suite, files: &mut Files) {
    let of = |files: &Files, name: &str| {
        let text = String::from_utf8(files[&format!("encoding-{name}.txt")].clone()).unwrap();
        crate::text::bytes(Text::parse(&text).get("bytes"))
    };
    let commit = of(files, "commit");
    let status = of(files, "status");
    let reveal = of(files, "reveal");
    let evidence = of(files, "evidence-ballots");
    let act = of(files, "act");
    let change = |bytes: &[u8], at: usize, new: &[u8]| {
        let mut bytes = bytes.to_vec();
        bytes.splice(at..at + new.len(), new.iter().copied());
        bytes
    };
    // Message tag 4, header 107, payload tag 4: then the payload's fields.
    let payload = 4 + 107;
    let broken: Vec<(&str, &str, Vec<u8>)> = vec![
        ("empty", "no bytes", Vec::new()),
        (
            "trailing",
            "a byte after the end",
            [&commit[..], &[0]].concat(),
        ),
        (
            "short",
            "the last byte is missing",
            commit[..commit.len() - 1].to_vec(),
        ),
        (
            "tag",
            "a kind of message that does not exist",
            change(&status, 0, &[0, 0, 0, 4]),
        ),
        (
            "little-endian",
            "the tag of the message in little-endian order",
            change(&status, 0, &[3, 0, 0, 0]),
        ),
        (
            "payload-tag",
            "a payload that does not exist",
            change(&commit, payload, &[0, 0, 0, 8]),
        ),
        ("seat", "a sixth seat", change(&commit, payload - 1, &[5])),
        (
            "seats",
            "a set with a sixth seat",
            change(&status, status.len() - 1, &[0x20]),
        ),
        (
            "length-huge",
            "a proof that says it has 2^64 - 1 bytes",
            change(&reveal, payload + 4 + 32, &[0xff; 8]),
        ),
        (
            "length-plus-one",
            "a proof that says it has a byte more than it has",
            change(&reveal, payload + 4 + 32, &[0, 0, 0, 0, 0, 0, 0, 65]),
        ),
        (
            "length-minus-one",
            "a proof that says it has a byte less than it has",
            change(&reveal, payload + 4 + 32, &[0, 0, 0, 0, 0, 0, 0, 63]),
        ),
        (
            "count-huge",
            "evidence of 2^32 statements",
            change(&evidence, 4, &[0, 0, 0, 1, 0, 0, 0, 0]),
        ),
        (
            "slots-out-of-order",
            "a discard that names its cards in falling order",
            discard(&act, payload, &[9, 5]),
        ),
        (
            "slot-twice",
            "a discard that names a card twice",
            discard(&act, payload, &[5, 5]),
        ),
        (
            "six-slots",
            "a discard of six cards",
            discard(&act, payload, &[1, 2, 3, 4, 5, 6]),
        ),
        (
            "jpeg",
            "the beginning of a picture",
            b"\xff\xd8\xff\xe0\x00\x10JFIF\x00".to_vec(),
        ),
    ];
    for (name, what, bytes) in broken {
        let text = Text::new("encoding", what).with("bytes", &hex(&bytes));
        add(suite, files, &format!("encoding-broken-{name}"), &text);
    }
    let text = Text::new("encoding", "65,537 bytes")
        .with("bytes", &hex(&status))
        .with("zeros", &(65_537 - status.len()).to_string());
    add(suite, files, "encoding-broken-too-long", &text);
}

/// The bytes of a discard of these slots, in whatever order, without shares and signed by nobody.
fn discard(act: &[u8], payload: usize, slots: &[u32]) -> Vec<u8> {
    let mut bytes = act[..payload].to_vec();
    bytes.extend([0, 0, 0, 5, 0, 0, 0, 4]);
    bytes.extend((slots.len() as u64).to_be_bytes());
    bytes.extend(slots.iter().flat_map(|slot| slot.to_be_bytes()));
    bytes.extend([0; 8]);
    bytes.extend([0; 64]);
    bytes
}

fn recordings(suite: &Suite, files: &mut Files) {
    for (name, what) in [
        ("fair", "two players, a whole game, opened"),
        (
            "removed",
            "three players: S3 lies and is removed, then S2 leaves",
        ),
        ("abandoned", "two players: S2 is silent, S1 ends the game"),
        (
            "other-seed",
            "two players, cut off before the first move: nothing shows yet",
        ),
    ] {
        let base = format!("{name}.recording");
        let text = Text::new("recording", what)
            .with("base", &base)
            .with("edit", "none")
            .with("game", "");
        add(suite, files, &format!("recording-{name}"), &text);
    }
    for line in include_str!("edits.txt").lines() {
        let [base, name, what, edit] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let base = format!("{base}.recording");
        let text = Text::new("recording", what)
            .with("base", &base)
            .with("edit", &resolve(&files[&base], edit));
        add(suite, files, &format!("recording-{name}"), &text);
    }
}

/// An edit with numbers in place of names: `#name` is the first record of a kind, `@name` where a
/// record begins in the file, with a difference if need be.
fn resolve(file: &[u8], edit: &str) -> String {
    let records = file::split(file);
    let number = |name: &str| -> usize {
        let tagged = |tag: u8| {
            let is = |raw: &file::Raw| raw.kind == 2 && raw.body[107..111] == [0, 0, 0, tag];
            records.iter().position(is).unwrap()
        };
        let of_kind = |kind: u8| records.iter().position(|raw| raw.kind == kind).unwrap();
        match name {
            "sign" => tagged(0),
            "commit" => tagged(1),
            "reveal" => tagged(2),
            "shuffle" => tagged(3),
            "shares" => tagged(4),
            "act" => tagged(5),
            "opening" => tagged(6),
            "leave" => tagged(7),
            "ballot" => of_kind(3),
            "void" => of_kind(5),
            "evidence" => of_kind(4),
            "last" => records.len() - 1,
            "count" | "end" => records.len(),
            digits => digits.parse().unwrap(),
        }
    };
    let offset = |record: usize| {
        let sizes = records.iter().take(record).map(|raw| raw.body.len() + 13);
        8 + sizes.sum::<usize>()
    };
    let words = edit.split_whitespace().map(|word| {
        let at = word.find(['+', '-']).unwrap_or(word.len());
        let (name, difference) = word.split_at(at);
        let from = match (name.strip_prefix('#'), name.strip_prefix('@')) {
            (Some(name), _) => number(name),
            (_, Some("count")) => number("count"),
            (_, Some(name)) => offset(number(name)),
            (None, None) => return word.to_owned(),
        };
        let difference: isize = difference.parse().unwrap_or_default();
        from.checked_add_signed(difference).unwrap().to_string()
    });
    words.collect::<Vec<_>>().join(" ")
}
