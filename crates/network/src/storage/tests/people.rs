//! Remembered people, and the player's own name.

use std::fs;
use std::net::SocketAddr;

use protocol::{Identity, MAX_NAME};

use super::super::name::is_name;
use super::super::{MAX_ADDRESSES, MAX_PEOPLE, People, Problem, Warning};
use super::{Scratch, charter, flip};

fn address(number: usize) -> SocketAddr {
    format!("192.168.1.{number}:4001").parse().unwrap()
}

fn identity(number: usize) -> Identity {
    Identity([u8::try_from(number).unwrap(); 32])
}

#[test]
fn people_are_remembered_and_the_oldest_forgotten() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    assert_eq!(profile.people(), Ok((People::default(), None)));
    let mut people = People::default();
    for number in 0..100 {
        // As long as names and addresses come.
        let long = "n".repeat(MAX_NAME);
        people.meet(identity(number), &long, None);
        for last in 0..20 {
            let long = format!("[fd00:1111:2222:3333:4444:5555:6666:{last:x}77%4000000000]:65535");
            people.meet(identity(number), "", Some(long.parse().unwrap()));
        }
    }
    people.meet(identity(50), "Ben", Some(address(7)));
    people.meet(identity(50), "bad\nname", Some(address(7)));
    assert_eq!(people.iter().count(), MAX_PEOPLE);
    assert!(people.find(&identity(35)).is_none());
    let ben = people.iter().next().unwrap();
    assert_eq!((ben.identity, ben.name.as_str()), (identity(50), "Ben"));
    assert_eq!(ben.addresses.len(), MAX_ADDRESSES);
    assert_eq!(ben.addresses[0], address(7));
    assert!(
        people
            .iter()
            .all(|person| person.addresses.len() == MAX_ADDRESSES)
    );
    profile.save_people(&people).unwrap();
    assert_eq!(profile.people(), Ok((people.clone(), None)));
    people.forget(&identity(50));
    profile.save_people(&people).unwrap();
    assert_eq!(profile.people().unwrap().0.find(&identity(50)), None);
}

#[test]
fn a_damaged_list_begins_anew_and_is_kept_aside() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    let path = profile.folder().join("people.dat");
    let mut people = People::default();
    people.meet(identity(1), "Ben", Some(address(1)));
    profile.save_people(&people).unwrap();
    let whole = fs::read(&path).unwrap();
    let broken: Vec<Vec<u8>> = (0..whole.len())
        .map(|at| whole[..at].to_vec())
        .chain([vec![0; whole.len()], vec![1; 200_000]])
        .collect();
    for bytes in broken {
        fs::write(&path, &bytes).unwrap();
        let (read, warning) = profile.people().unwrap();
        assert_eq!(read, People::default());
        let Some(Warning::PeopleForgotten(aside)) = warning else {
            panic!("{warning:?}");
        };
        assert!(!path.exists());
        assert_eq!(fs::read(aside).unwrap(), bytes);
    }
    for at in 0..whole.len() {
        fs::write(&path, &whole).unwrap();
        flip(&path, at);
        assert!(profile.people().unwrap().1.is_some(), "{at}");
    }
    let kept = fs::read_dir(profile.folder()).unwrap().count();
    assert!(kept < 16, "{kept} broken files fill the disk");
    profile.save_people(&people).unwrap();
    assert_eq!(profile.people(), Ok((people, None)));
}

#[test]
fn the_name_is_one_that_a_charter_takes() {
    let scratch = Scratch::new();
    let profile = scratch.profile("ann");
    assert_eq!(profile.player_name(), Ok(None));
    for name in ["Ann", "נועה", "Шура", &"x".repeat(MAX_NAME)] {
        profile.set_player_name(&format!(" {name} ")).unwrap();
        assert_eq!(profile.player_name(), Ok(Some(name.to_owned())));
    }
    let long = "x".repeat(MAX_NAME + 1);
    for name in ["", "  ", "a\nb", &long] {
        let error = profile.set_player_name(name).unwrap_err();
        assert_eq!(error.problem, Problem::PlayerName);
    }
    assert!(profile.player_name().unwrap().is_some());
    for name in ["Ann", "", " ", "a\u{7}", &long, &"x".repeat(MAX_NAME)] {
        let mut charter = charter(&profile.identity_key(), 1);
        charter.seats[0].name = name.to_owned();
        assert_eq!(is_name(name), charter.check().is_ok(), "{name:?}");
    }
    // Players edit files.
    let path = profile.folder().join("name.txt");
    for (text, name) in [
        (&b"  Ben \r\n"[..], Some("Ben")),
        (b"\xff\xfe", None),
        (b"a\nb", None),
        (&[b'x'; 5000], None),
    ] {
        fs::write(&path, text).unwrap();
        assert_eq!(profile.player_name().unwrap().as_deref(), name);
    }
}
