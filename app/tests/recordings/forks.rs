//! Several files of one game.

use protocol::{Contribution, Payload, Record, Recording, RecordingWriter};
use rules::Preset;

use crate::program::{file, run};
use crate::table::{Table, identity};

#[test]
fn two_files_equal_up_to_the_last_step_are_no_fork() {
    let mut table = Table::new(Preset::Standard, 3, 23);
    table.moves(3);
    // The first file ends some records earlier than the second.
    let long = table.recordings[1].clone();
    let short = &table.recordings[0];
    let recording = Recording::read(short).unwrap();
    let Some(Record::Contribution(last)) = recording.records.last() else {
        unreachable!("nobody was voted out");
    };
    let short = &short[..short.len() - (last.to_bytes().len() + 13)];
    let names = [
        file("equal-1.recording", short),
        file("equal-2.recording", &long),
    ];
    let said = run(&["verify", &names[0], &names[1]]);
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.says("They tell one story"), "{}", said.out);
    let json = run(&["verify", "--json", &names[0], &names[1]]).json();
    assert_eq!(json["forks"], serde_json::json!([]));
}

#[test]
fn whoever_tells_two_stories_is_named_with_both_signatures() {
    let mut table = Table::new(Preset::Standard, 3, 24);
    table.moves(2);
    let honest = Recording::read(&table.recordings[0]).unwrap();
    // To others, S2 sealed another key. Both files hold by themselves.
    let (mut writer, mut other) = RecordingWriter::begin(&honest.charter);
    let mut signatures = Vec::new();
    for record in &honest.records {
        let Record::Contribution(said) = record else {
            unreachable!("nobody was voted out");
        };
        if said.header.seat.index() == 1 && matches!(said.payload, Payload::Commit { .. }) {
            let payload = Payload::Commit {
                key: [1; 32],
                seed: [2; 32],
            };
            let signed = Contribution::sign(&identity(24, 1), said.header, payload);
            other.extend(
                writer
                    .append(&Record::Contribution(Box::new(signed.clone())))
                    .unwrap(),
            );
            for one in [&**said, &signed] {
                let bytes = one.to_bytes();
                let signature = bytes[bytes.len() - 64..].iter();
                let hex: Vec<String> = signature.map(|byte| format!("{byte:02x}")).collect();
                signatures.push(hex.concat());
            }
            break;
        }
        other.extend(writer.append(record).unwrap());
    }
    let names = [
        file("fork-1.recording", &table.recordings[0]),
        file("fork-2.recording", &other),
    ];
    for name in &names {
        let json = run(&["verify", "--json", name]).json();
        assert_eq!(json["files"][0]["played"]["correctly"], true);
    }
    let said = run(&["verify", &names[0], &names[1]]);
    assert_eq!((said.code, said.err.as_str()), (1, ""), "{}", said.out);
    assert!(!said.says("YES"), "{}", said.out);
    assert!(
        said.out
            .contains("They tell TWO STORIES: Ben (S2) signed two different things")
    );
    assert!(said.says("(step 1, check 14)"), "{}", said.out);
    for (name, signature) in names.iter().zip(&signatures) {
        assert!(said.says(&format!("in {name}: {signature}")));
    }
    let json = run(&["verify", "--json", &names[0], &names[1]]).json();
    assert_eq!(json["fair"], false);
    let fork = &json["forks"][0];
    assert_eq!(fork["seat"], "S2");
    assert_eq!(fork["name"], "Ben");
    assert_eq!(fork["step"], 1);
    assert_eq!(fork["check"], 14);
    for (side, (name, signature)) in names.iter().zip(&signatures).enumerate() {
        assert_eq!(fork["sides"][side]["file"], **name);
        assert_eq!(fork["sides"][side]["signature"], **signature);
    }
}
