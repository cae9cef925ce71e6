use super::*;

fn at(ip: &str, reach: Reach) -> Address {
    Address {
        ip: ip.parse().unwrap(),
        interface: 2,
        reach,
    }
}

fn home() -> Address {
    at("192.168.1.5", Reach::Home)
}

fn vpn() -> Address {
    at("10.8.0.2", Reach::Tunnel)
}

fn peer(name: &str, last: u8) -> Peer {
    Peer {
        name: (!name.is_empty()).then(|| name.to_owned()),
        address: SocketAddr::from(([192, 168, 1, last], 4001)),
    }
}

const TWIN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));

/// A computer on which everything works, and two friends.
fn fine() -> Signs {
    Signs {
        addresses: vec![home()],
        port: 4001,
        discovery_started: true,
        heard: Some(Heard {
            ours: true,
            ..Heard::default()
        }),
        found: 2,
        linked: 2,
        unreachable: Vec::new(),
        port_open: Some(true),
        other_versions: Vec::new(),
        since_start: Duration::from_mins(1),
    }
}

/// The same, and nobody there.
fn alone() -> Signs {
    Signs {
        found: 0,
        linked: 0,
        port_open: None,
        ..fine()
    }
}

fn deaf(cannot_bind: bool) -> Heard {
    Heard {
        cannot_bind,
        ..Heard::default()
    }
}

/// One of each, in order of importance.
fn every() -> Vec<Diagnosis> {
    vec![
        Diagnosis::NoNetwork,
        Diagnosis::SameIdentityTwice { at: TWIN },
        Diagnosis::VpnOnly,
        Diagnosis::NoAddress,
        Diagnosis::DiscoveryPortTaken,
        Diagnosis::MulticastBlocked { port: 4001 },
        Diagnosis::OtherVersion { theirs: 2, ours: 1 },
        Diagnosis::OtherVersion { theirs: 1, ours: 2 },
        Diagnosis::Unreachable {
            who: vec![peer("Anna", 7)],
        },
        Diagnosis::PortClosed { port: 4001 },
        Diagnosis::NobodyHeard,
        Diagnosis::VpnBeside,
    ]
}

#[test]
fn nothing_is_said_when_all_is_well() {
    assert_eq!(diagnose(&fine()), []);
    let by_address = Signs { found: 0, ..fine() };
    assert_eq!(diagnose(&by_address), []);
    let with_vpn = Signs {
        addresses: vec![vpn(), home(), at("172.17.0.1", Reach::Inside)],
        ..fine()
    };
    assert_eq!(diagnose(&with_vpn), []);
    let on_one_computer = Signs {
        addresses: Vec::new(),
        heard: Some(deaf(false)),
        ..fine()
    };
    assert_eq!(diagnose(&on_one_computer), []);
}

#[test]
fn nothing_is_said_before_anything_can_be_known() {
    let start = Signs {
        addresses: vec![home(), vpn()],
        heard: None,
        since_start: Duration::ZERO,
        ..alone()
    };
    assert_eq!(diagnose(&start), []);
    let dialling = Signs {
        found: 1,
        since_start: Duration::from_mins(1),
        ..start
    };
    assert_eq!(diagnose(&dialling), []);
}

#[test]
fn silence_counts_after_a_while() {
    let almost = Signs {
        since_start: Duration::from_millis(9_999),
        ..alone()
    };
    assert_eq!(diagnose(&almost), []);
    assert_eq!(diagnose(&alone()), [Diagnosis::NobodyHeard]);
    let not_yet_listened = Signs {
        heard: None,
        ..alone()
    };
    assert_eq!(diagnose(&not_yet_listened), [Diagnosis::NobodyHeard]);
}

#[test]
fn without_an_address_there_is_no_network_and_nothing_else_to_say() {
    for addresses in [
        vec![],
        vec![at("127.0.0.1", Reach::Home), at("::1", Reach::Home)],
        vec![at("172.17.0.1", Reach::Inside)],
    ] {
        let signs = Signs {
            addresses,
            heard: Some(deaf(true)),
            discovery_started: false,
            since_start: Duration::ZERO,
            ..alone()
        };
        assert_eq!(diagnose(&signs), [Diagnosis::NoNetwork]);
    }
}

#[test]
fn a_twin_is_told_at_once_and_in_company() {
    let signs = Signs {
        heard: Some(Heard {
            ours: true,
            twin: Some(TWIN),
            cannot_bind: false,
        }),
        since_start: Duration::ZERO,
        ..fine()
    };
    let expected = [Diagnosis::SameIdentityTwice { at: TWIN }];
    assert_eq!(diagnose(&signs), expected);
}

#[test]
fn a_vpn_alone_is_no_home_network_and_needs_no_multicast() {
    let signs = Signs {
        addresses: vec![vpn(), at("172.17.0.1", Reach::Inside)],
        heard: Some(deaf(false)),
        ..alone()
    };
    assert_eq!(diagnose(&signs), [Diagnosis::VpnOnly]);
    let linked = Signs { linked: 1, ..signs };
    assert_eq!(diagnose(&linked), []);
}

#[test]
fn a_vpn_beside_is_a_hint_while_nobody_can_be_reached() {
    let silent = Signs {
        addresses: vec![home(), vpn()],
        ..alone()
    };
    let expected = [Diagnosis::NobodyHeard, Diagnosis::VpnBeside];
    assert_eq!(diagnose(&silent), expected);
    let who = vec![peer("Anna", 7)];
    let unreachable = Signs {
        found: 1,
        unreachable: who.clone(),
        ..silent
    };
    let expected = [Diagnosis::Unreachable { who }, Diagnosis::VpnBeside];
    assert_eq!(diagnose(&unreachable), expected);
}

#[test]
fn an_address_that_the_computer_gave_itself_is_none() {
    let signs = Signs {
        addresses: vec![at("169.254.3.4", Reach::Home), at("fe80::1", Reach::Home)],
        ..alone()
    };
    assert_eq!(diagnose(&signs), [Diagnosis::NoAddress]);
    let ipv6 = Signs {
        addresses: vec![at("fe80::1", Reach::Home), at("fd00::1", Reach::Home)],
        ..alone()
    };
    assert_eq!(diagnose(&ipv6), [Diagnosis::NobodyHeard]);
    let on_a_cable = Signs {
        found: 1,
        linked: 1,
        ..signs
    };
    assert_eq!(diagnose(&on_a_cable), []);
}

#[test]
fn whoever_does_not_hear_itself_is_told_why_nobody_appears() {
    let blocked = Signs {
        heard: Some(deaf(false)),
        since_start: Duration::from_secs(2),
        ..alone()
    };
    let expected = [Diagnosis::MulticastBlocked { port: 4001 }];
    assert_eq!(diagnose(&blocked), expected);
    let never_started = Signs {
        discovery_started: false,
        heard: None,
        ..alone()
    };
    assert_eq!(diagnose(&never_started), expected);
    let by_address = Signs {
        linked: 1,
        ..blocked.clone()
    };
    assert_eq!(diagnose(&by_address), expected, "others still cannot come");
    let taken = Signs {
        heard: Some(deaf(true)),
        ..blocked.clone()
    };
    assert_eq!(diagnose(&taken), [Diagnosis::DiscoveryPortTaken]);
    let finds_others = Signs {
        found: 1,
        linked: 1,
        ..blocked
    };
    assert_eq!(diagnose(&finds_others), []);
}

#[test]
fn whoever_cannot_be_reached_is_named() {
    let who = vec![peer("Anna", 7), peer("", 8)];
    let signs = Signs {
        found: 3,
        linked: 1,
        unreachable: who.clone(),
        ..fine()
    };
    assert_eq!(diagnose(&signs), [Diagnosis::Unreachable { who }]);
}

#[test]
fn a_closed_port_is_told_once_somebody_has_tried_it() {
    let closed = Signs {
        port_open: Some(false),
        ..fine()
    };
    assert_eq!(diagnose(&closed), [Diagnosis::PortClosed { port: 4001 }]);
    let untried = Signs {
        port_open: None,
        ..fine()
    };
    assert_eq!(diagnose(&untried), []);
}

#[test]
fn of_many_versions_the_newest_is_told_and_the_newest_of_the_older_ones() {
    let ours = protocol::VERSION;
    let signs = |theirs: &[u16]| Signs {
        other_versions: theirs.to_vec(),
        ..fine()
    };
    let is = |theirs| Diagnosis::OtherVersion { theirs, ours };
    assert_eq!(diagnose(&signs(&[ours])), []);
    assert_eq!(diagnose(&signs(&[ours + 1])), [is(ours + 1)]);
    let many: Vec<u16> = (0..=u16::MAX).collect();
    assert_eq!(diagnose(&signs(&many)), [is(u16::MAX), is(ours - 1)]);
}

#[test]
fn the_most_important_comes_first() {
    let who = vec![peer("Anna", 7)];
    let everything = Signs {
        addresses: vec![at("169.254.3.4", Reach::Home), at("fe80::7", Reach::Tunnel)],
        heard: Some(Heard {
            ours: false,
            twin: Some(TWIN),
            cannot_bind: true,
        }),
        unreachable: who.clone(),
        port_open: Some(false),
        other_versions: vec![9],
        ..alone()
    };
    let expected = [
        Diagnosis::SameIdentityTwice { at: TWIN },
        Diagnosis::NoAddress,
        Diagnosis::DiscoveryPortTaken,
        Diagnosis::OtherVersion {
            theirs: 9,
            ours: protocol::VERSION,
        },
        Diagnosis::Unreachable { who },
        Diagnosis::PortClosed { port: 4001 },
        Diagnosis::VpnBeside,
    ];
    assert_eq!(diagnose(&everything), expected);
}

/// Every mixture of signs keeps to one order, says nothing twice and leaves nobody in the dark.
#[test]
fn every_mixture_of_signs_keeps_the_order() {
    let order = every();
    let place = |finding: &Diagnosis| {
        let same =
            |other: &Diagnosis| core::mem::discriminant(other) == core::mem::discriminant(finding);
        order.iter().position(same).unwrap()
    };
    let addresses = [
        vec![],
        vec![home()],
        vec![vpn()],
        vec![home(), vpn()],
        vec![at("169.254.3.4", Reach::Home)],
    ];
    for mixture in 0..(5 * 1024_usize) {
        let bit = |number: usize| mixture >> number & 1 == 1;
        let signs = Signs {
            addresses: addresses[mixture / 1024].clone(),
            port: 4001,
            discovery_started: bit(0),
            heard: bit(1).then(|| Heard {
                ours: bit(2),
                twin: bit(3).then_some(TWIN),
                cannot_bind: bit(4),
            }),
            found: usize::from(bit(5)),
            linked: usize::from(bit(6)),
            unreachable: vec![peer("Anna", 7); usize::from(bit(7))],
            port_open: bit(8).then_some(false),
            other_versions: vec![],
            since_start: Duration::from_mins(u64::from(bit(9))),
        };
        let findings = diagnose(&signs);
        assert!(
            findings.iter().map(place).is_sorted_by(|a, b| a < b),
            "{signs:?}"
        );
        let waiting = signs.linked == 0 && signs.found == 0 && bit(9);
        assert!(!waiting || !findings.is_empty(), "{signs:?}");
    }
}

#[test]
fn each_is_one_plain_sentence() {
    for finding in every() {
        let sentence = finding.to_string();
        assert!(
            sentence.ends_with('.') && !sentence.contains(". "),
            "{sentence}"
        );
        for scare in ["error", "fail", "fatal", "warning", "!"] {
            assert!(!sentence.to_lowercase().contains(scare), "{sentence}");
        }
    }
}

#[test]
fn names_are_joined_shortened_and_harmless() {
    let say = |who: &[Peer]| Diagnosis::Unreachable { who: who.to_vec() }.to_string();
    let (anna, ben, cleo) = (peer("Anna", 1), peer("Ben", 2), peer("Cleo", 3));
    let dots = peer("", 4);
    let end = "can be found here but not reached.";
    assert_eq!(
        say(std::slice::from_ref(&anna)),
        format!("Anna (192.168.1.1) {end}")
    );
    let two = say(&[anna.clone(), dots.clone()]);
    assert_eq!(two, format!("Anna (192.168.1.1) and 192.168.1.4 {end}"));
    let three = say(&[anna.clone(), ben.clone(), cleo.clone()]);
    let names = "Anna (192.168.1.1), Ben (192.168.1.2)";
    assert_eq!(three, format!("{names} and Cleo (192.168.1.3) {end}"));
    let five = say(&[anna, ben, cleo, dots.clone(), dots]);
    assert_eq!(
        five,
        format!("{names}, Cleo (192.168.1.3) and 2 more {end}")
    );
    let nasty = say(&[peer("\u{202e}evil\n\u{1b}[31m", 5)]);
    assert_eq!(nasty, format!("evil31m (192.168.1.5) {end}"));
    assert!(say(&[peer(&"long".repeat(99), 6)]).len() < 100);
}

const SYSTEMS: [System; 3] = [System::Windows, System::MacOs, System::Linux];

#[test]
fn advice_ends_in_what_works_anyway() {
    for finding in every() {
        for system in SYSTEMS {
            let advice = finding.advice(system);
            let last = advice.trim_end_matches('.').rsplit(". ").next().unwrap();
            assert!(last.contains("address or invite code"), "{advice}");
            assert!(!advice.contains("  "), "{advice}");
        }
    }
}

#[test]
fn advice_names_the_ports_and_where_to_click() {
    let blocked = Diagnosis::MulticastBlocked { port: 47_001 };
    let closed = Diagnosis::PortClosed { port: 47_001 };
    for system in SYSTEMS {
        assert!(blocked.advice(system).contains("5353"), "{system:?}");
        assert!(blocked.advice(system).contains("47001"), "{system:?}");
        assert!(closed.advice(system).contains("47001"), "{system:?}");
        assert!(!closed.advice(system).contains("5353"), "{system:?}");
    }
    assert!(blocked.advice(System::Windows).contains("private"));
    assert!(blocked.advice(System::MacOs).contains("Local Network"));
    for tool in ["ufw allow", "firewall-cmd", "nft insert"] {
        assert!(blocked.advice(System::Linux).contains(tool), "{tool}");
    }
}

#[test]
fn the_page_for_people_says_the_same() {
    let page = include_str!("../../../../docs/network-troubles.md");
    let page: String = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for finding in every() {
        let sentence = finding.to_string();
        assert!(page.contains(&sentence), "{sentence}");
        for system in SYSTEMS {
            let advice = finding.advice(system);
            assert!(page.contains(&advice), "{system:?}: {advice}");
        }
    }
}

#[test]
fn the_system_is_the_one_it_was_built_for() {
    let expected = match std::env::consts::OS {
        "windows" => System::Windows,
        "macos" => System::MacOs,
        _ => System::Linux,
    };
    assert_eq!(System::current(), expected);
}
