//! A recording with one byte changed is never fair.

use protocol::{Contribution, Record, Recording, RecordingWriter};
use rules::{Dice, Preset};

use crate::program::{file, run};
use crate::table::{NAMES, Table, small};

fn seed() -> u64 {
    let seed = std::env::var("SEED").map_or(20_261, |seed| seed.parse().unwrap());
    println!("SEED={seed}");
    seed
}

/// A number below `bound`.
fn below(dice: &mut Dice, bound: usize) -> usize {
    usize::try_from(dice.next() % bound as u64).unwrap()
}

/// A change of a byte that is one.
fn change(dice: &mut Dice) -> u8 {
    u8::try_from(1 + dice.next() % 255).unwrap()
}

#[test]
fn one_byte_changed_anywhere_is_noticed() {
    let mut dice = Dice::new(seed());
    let bytes = small();
    let mut named = 0;
    for _ in 0..200 {
        let at = below(&mut dice, bytes.len());
        let mut changed = bytes.to_vec();
        changed[at] ^= change(&mut dice);
        println!("byte {at} is {:#04x} now", changed[at]);
        let said = run(&["verify", &file("byte-changed.recording", &changed)]);
        assert_eq!((said.code, said.out.as_str()), (2, ""));
        let sentence = said.sentence();
        if at < 8 {
            assert!(
                sentence.contains("no recording") || sentence.contains("another version"),
                "{sentence}"
            );
        } else {
            assert!(sentence.contains("was changed or damaged"), "{sentence}");
        }
        named += usize::from(NAMES.iter().any(|name| sentence.contains(name)));
    }
    // Most bytes are proofs and signatures, and those leave the name of their author legible.
    println!("{named} of 200 named whose record it was");
    assert!(named > 150, "{named}");
}

/// The lengths of records decide what is a record at all: each bit of each of them.
#[test]
fn no_length_can_be_changed_to_pass_for_a_torn_tail() {
    for bytes in [small().to_vec(), {
        let mut table = Table::new(Preset::Standard, 2, 22);
        table.moves(1);
        table.recordings.swap_remove(0)
    }] {
        let mut offset = 8;
        while offset < bytes.len() {
            let length = u32::from_be_bytes(*bytes[offset..].first_chunk().unwrap());
            for at in offset..offset + 4 {
                for bit in 0..8 {
                    let mut changed = bytes.clone();
                    changed[at] ^= 1 << bit;
                    let read = Recording::read(&changed);
                    assert!(read.is_err(), "byte {at}, bit {bit}");
                }
            }
            offset += 4 + 1 + usize::try_from(length).unwrap() + 8;
        }
        assert_eq!(offset, bytes.len());
    }
}

/// Whoever changes a file can also make its check bytes fit. Then the signatures still tell.
#[test]
fn one_byte_changed_with_check_bytes_that_fit_is_noticed() {
    let mut dice = Dice::new(seed());
    let recording = Recording::read(small()).unwrap();
    let mut tried = 0;
    while tried < 40 {
        let at = below(&mut dice, recording.records.len());
        let Record::Contribution(said) = &recording.records[at] else {
            unreachable!("nobody was voted out");
        };
        let mut body = said.to_bytes();
        let byte = below(&mut dice, body.len());
        body[byte] ^= change(&mut dice);
        // What does not decode is refused as the file is read.
        let Ok(changed) = Contribution::from_bytes(&body) else {
            continue;
        };
        println!("record {at}, byte {byte}");
        tried += 1;
        let seat = changed.header.seat;
        let mut records = recording.records.clone();
        records[at] = Record::Contribution(Box::new(changed));
        let (mut writer, mut bytes) = RecordingWriter::begin(&recording.charter);
        for record in &records {
            bytes.extend(writer.append(record).unwrap());
        }
        let name = file("body-changed.recording", &bytes);
        let said = run(&["verify", &name]);
        assert_eq!(said.code, 1, "{}", said.out);
        assert!(said.says("NO, this file"), "{}", said.out);
        assert!(said.says("nothing against any player"), "{}", said.out);
        let problem = &run(&["verify", "--json", &name]).json()["files"][0]["played"]["problem"];
        assert_eq!(problem["what"], "forged");
        assert_eq!(problem["record"], at);
        assert_eq!(problem["seat"], seat.to_string());
    }
}
