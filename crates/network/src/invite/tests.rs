//! `NETWORK_SEED=n` chooses other invitations.

use core::fmt::Write;

use rules::Dice;

use super::*;

fn dice() -> Dice {
    let seed = std::env::var("NETWORK_SEED").map_or(1, |text| text.parse().unwrap());
    println!("NETWORK_SEED={seed}");
    Dice::new(seed)
}

fn bytes<const N: usize>(dice: &mut Dice) -> [u8; N] {
    core::array::from_fn(|_| dice.next().to_le_bytes()[0])
}

fn random(dice: &mut Dice, v6: bool) -> (Invite, Identity) {
    let identity = Identity(bytes(dice));
    loop {
        let ip: IpAddr = if v6 {
            Ipv6Addr::from(bytes::<16>(dice)).into()
        } else {
            Ipv4Addr::from(bytes::<4>(dice)).into()
        };
        let port = u16::from_be_bytes(bytes(dice));
        if let Ok(invite) = Invite::new(SocketAddr::new(ip, port), &identity) {
            return (invite, identity);
        }
    }
}

fn text(symbols: &[u8]) -> String {
    let letters = symbols.iter().map(|&symbol| ALPHABET[usize::from(symbol)]);
    letters.map(char::from).collect()
}

#[test]
fn a_code_has_five_groups_or_eleven_and_comes_back() {
    let mut dice = dice();
    for round in 0..400 {
        let v6 = round % 2 == 1;
        let (invite, identity) = random(&mut dice, v6);
        let code = invite.to_string();
        let groups: Vec<&str> = code.split('-').collect();
        assert_eq!(groups.len(), if v6 { 11 } else { 5 }, "{code}");
        assert!(groups.iter().all(|group| group.len() == 4), "{code}");
        assert_eq!(code.parse(), Ok(invite));
        assert_eq!(code.parse(), Ok(JoinAddress::Invite(invite)));
        assert!(invite.matches(&identity));
        assert!(!invite.matches(&Identity(bytes(&mut dice))));
    }
}

#[test]
fn the_code_of_one_invitation_is_frozen() {
    // Also computed by a second program, which divides with tables of logarithms.
    let identity = Identity([7; 32]);
    let home = Invite::new("192.168.1.7:4001".parse().unwrap(), &identity).unwrap();
    assert_eq!(home.to_string(), "2K0A-G087-1YGH-DMET-KK4D");
    let six = Invite::new("[fd00::7]:4001".parse().unwrap(), &identity).unwrap();
    assert_eq!(
        six.to_string(),
        "2VYG-0000-0000-0000-00G7-0B00-0000-003G-Z88P-T7D0-T0TS"
    );
    // In the clothes of IPv6 it is the same.
    let dressed = Invite::new("[::ffff:192.168.1.7]:4001".parse().unwrap(), &identity);
    assert_eq!(dressed, Ok(home));
}

#[test]
fn case_spaces_dashes_and_letters_like_digits_are_forgiven() {
    let mut dice = dice();
    for _ in 0..200 {
        let (invite, _) = random(&mut dice, false);
        let mut sloppy = String::from(" ");
        for letter in invite.to_string().chars() {
            let letter = match letter {
                '0' => *dice.pick(&['0', 'o', 'O']).unwrap(),
                '1' => *dice.pick(&['1', 'i', 'I', 'l', 'L']).unwrap(),
                '-' => *dice.pick(&['-', ' ', '\u{2013}', '\u{a0}', '\t']).unwrap(),
                other if dice.below(2) == 0 => other.to_ascii_lowercase(),
                other => other,
            };
            write!(sloppy, "{letter}").unwrap();
        }
        assert_eq!(sloppy.parse(), Ok(invite), "{sloppy:?}");
    }
}

/// The letters of some invitations of both kinds.
fn words(count: usize) -> Vec<Vec<u8>> {
    let mut dice = dice();
    (0..count)
        .map(|round| random(&mut dice, round % 2 == 1).0.to_symbols())
        .collect()
}

#[test]
fn every_single_wrong_letter_is_noticed() {
    let mut tried = 0;
    for word in words(60) {
        for at in 0..word.len() {
            for wrong in (0..32).filter(|&wrong| wrong != word[at]) {
                let mut other = word.clone();
                other[at] = wrong;
                let read = text(&other).parse::<Invite>();
                assert_eq!(read, Err(InviteError::Check), "{}", text(&word));
                tried += 1;
            }
        }
    }
    println!("{tried} of {tried} single wrong letters noticed");
    assert_eq!(tried, 30 * 31 * (LETTERS_V4 + LETTERS_V6));
}

#[test]
fn any_two_letters_that_changed_places_are_noticed() {
    let mut tried = 0;
    for word in words(200) {
        for first in 0..word.len() {
            for second in first + 1..word.len() {
                let mut other = word.clone();
                other.swap(first, second);
                if other != word {
                    let read = text(&other).parse::<Invite>();
                    assert_eq!(read, Err(InviteError::Check), "{}", text(&word));
                    tried += 1;
                }
            }
        }
    }
    println!("{tried} of {tried} swaps noticed");
    assert!(tried > 100_000);
}

#[test]
fn up_to_four_wrong_letters_in_a_block_are_noticed() {
    let mut dice = Dice::new(2);
    let mut tried = 0;
    for word in words(40) {
        for _ in 0..2_000 {
            let mut other = word.clone();
            let block = if word.len() == LETTERS_V4 {
                LETTERS_V4
            } else {
                LETTERS_V6 / 2
            };
            let start = block * dice.below(word.len() / block);
            for _ in 0..4 {
                let wrong = u8::try_from(dice.below(32)).unwrap();
                other[start + dice.below(block)] = wrong;
            }
            if other != word {
                assert_eq!(text(&other).parse::<Invite>(), Err(InviteError::Check));
                tried += 1;
            }
        }
    }
    println!("{tried} of {tried} blocks with up to four wrong letters noticed");
}

/// Beyond what is guaranteed: about one in 2^20 random blocks has a check that fits.
#[test]
fn random_letters_hardly_ever_pass() {
    let mut dice = dice();
    let tries = 300_000;
    let fitting = (0..tries)
        .filter(|_| {
            let word: [u8; LETTERS_V4] =
                core::array::from_fn(|_| u8::try_from(dice.below(32)).unwrap());
            check(&word[..DATA_V4]) == word[DATA_V4..]
        })
        .count();
    println!("{fitting} of {tries} random words fit their check");
    assert!(fitting <= 5, "expected one or so");
}

/// Two groups that changed places are eight wrong letters: not guaranteed, so measured.
#[test]
fn groups_that_changed_places_are_noticed() {
    let (mut tried, mut passed) = (0, 0);
    for word in words(600) {
        for first in (0..word.len()).step_by(GROUP) {
            for second in (first + GROUP..word.len()).step_by(GROUP) {
                let mut other = word.clone();
                (0..GROUP).for_each(|at| other.swap(first + at, second + at));
                if other != word {
                    tried += 1;
                    passed += u32::from(text(&other).parse::<Invite>().is_ok());
                }
            }
        }
    }
    println!("{passed} of {tried} swaps of two groups passed");
    assert!(passed <= 3, "{passed} of {tried}");
}

#[test]
fn the_check_is_a_reed_solomon_code() {
    // a generates the field: its powers are all different.
    let mut powers = vec![1];
    for _ in 1..31 {
        powers.push(product(powers[powers.len() - 1], 2));
    }
    powers.sort_unstable();
    assert!(powers.iter().copied().eq(1..32));
    for word in words(20) {
        let block = if word.len() == LETTERS_V4 {
            LETTERS_V4
        } else {
            LETTERS_V6 / 2
        };
        for block in word.chunks(block) {
            let mut block = block.to_vec();
            let checked = block.len() - CHECK;
            for (letter, guard) in block[checked..].iter_mut().zip(SHIFT_GUARD) {
                *letter ^= guard;
            }
            for root in [2, product(2, 2), product(2, 4), product(4, 4)] {
                let value = block
                    .iter()
                    .fold(0, |value, &letter| product(value, root) ^ letter);
                assert_eq!(value, 0);
            }
        }
    }
}

#[test]
fn what_is_no_code_is_named_in_one_sentence() {
    for (code, error) in [
        ("", InviteError::Empty),
        (" - ", InviteError::Empty),
        ("2K0A-U", InviteError::Letter('U')),
        ("2K0A*", InviteError::Letter('*')),
        ("2K0A-ж", InviteError::Letter('ж')),
        ("2K0A", InviteError::TooShort(4)),
        ("2K0A-G087-1YGH-DMET-KK4", InviteError::TooShort(19)),
        ("2K0A-G087-1YGH-DMET-KK4DK", InviteError::TooShort(21)),
        ("0000-0000-0000-0000-0000", InviteError::Check),
    ] {
        let read = code.parse::<Invite>();
        assert_eq!(read, Err(error), "{code:?}");
        assert!(!error.to_string().contains('\n'));
    }
    let long = "0".repeat(100_000);
    let read = long.parse::<Invite>();
    assert_eq!(read, Err(InviteError::TooLong(100_000)));
    // Whole words that say something no program of this version says.
    let word = |data: &[u8]| [data, &check(data)].concat();
    let mut strange = words(1).remove(0);
    strange.truncate(DATA_V4);
    strange[0] ^= 1;
    let read = text(&word(&strange)).parse::<Invite>();
    assert_eq!(read, Err(InviteError::Kind));
    let nowhere = Invite {
        address: "0.0.0.0:1".parse().unwrap(),
        mark: [0; 3],
    };
    let read = nowhere.to_string().parse::<Invite>();
    assert_eq!(read, Err(InviteError::Address(nowhere.address)));
    let mut padded = words(2).remove(1);
    padded[LETTERS_V6 - CHECK - 1] |= 1;
    let half = LETTERS_V6 / 2;
    let second = word(&padded[half..LETTERS_V6 - CHECK]);
    let read = text(&[&padded[..half], &second].concat()).parse::<Invite>();
    assert_eq!(read, Err(InviteError::Kind));
}

#[test]
fn nobody_is_invited_to_nowhere() {
    let identity = Identity([0; 32]);
    for nowhere in [
        "0.0.0.0:1",
        "192.168.1.7:0",
        "[::]:1",
        "224.0.0.1:5",
        "[fe80::7]:4001",
    ] {
        let address: SocketAddr = nowhere.parse().unwrap();
        let invite = Invite::new(address, &identity);
        assert_eq!(invite, Err(InviteError::Address(address)));
    }
}

#[test]
fn a_plain_address_will_do() {
    for (typed, address) in [
        ("192.168.1.7:4001", "192.168.1.7:4001"),
        (" 192.168.1.7 : 4001\n", "192.168.1.7:4001"),
        ("[fd00::7]:4001", "[fd00::7]:4001"),
        ("127.0.0.1:9", "127.0.0.1:9"),
    ] {
        let address = JoinAddress::Socket(address.parse().unwrap());
        assert_eq!(typed.parse(), Ok(address), "{typed:?}");
    }
    for (typed, error) in [
        ("192.168.1.7", JoinError::NoPort),
        ("fd00::7", JoinError::NoPort),
        ("192.168.1.7:0", JoinError::Socket),
        ("192.168.1.700:1", JoinError::Socket),
        ("example.org:80", JoinError::Socket),
        ("[fd00::7]", JoinError::Socket),
        (":", JoinError::Socket),
        ("anna", JoinError::Invite(InviteError::TooShort(4))),
    ] {
        assert_eq!(typed.parse::<JoinAddress>(), Err(error), "{typed:?}");
    }
}
