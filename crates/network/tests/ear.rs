//! Listening for ourselves on real networks: each test runs itself again in a network namespace
//! of its own, with its own cable, firewall and neighbours.

#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test fails by panicking and says what it skips"
)]

use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, UdpSocket};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

use futures::StreamExt;
use libp2p::identity::Keypair;
use libp2p::swarm::{Swarm, SwarmEvent};
use libp2p::{PeerId, SwarmBuilder, mdns, noise, tcp, yamux};
use network::diagnosis::{Address, Diagnosis, Reach, Signs, diagnose};
use network::ear::{DISCOVERY_PORT, Heard, PATIENCE, listen_for_ourselves, our_addresses};

/// Set inside the namespace, to the part that the process plays there.
const PART: &str = "EAR_TEST_PART";
const LISTENER: &str = "listener";
const TWIN: &str = "twin";
/// How long the system may take to bring up a cable, and discovery to start.
const TRIES: u32 = 50;

/// How a namespace can be had here: as root, or as a user who may be root in it.
fn namespace_flags() -> Option<&'static [&'static str]> {
    let ways: [&[&str]; 2] = [&["--net"], &["--map-root-user", "--net"]];
    ways.into_iter().find(|flags| {
        let mut probe = Command::new("unshare");
        probe.args(*flags).args(["ip", "link", "set", "lo", "up"]);
        probe
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    })
}

fn skip(why: &str) {
    eprintln!("SKIPPED: {why}");
    assert!(std::env::var_os("SKIP_IS_FAILURE").is_none(), "{why}");
}

/// This very test in a namespace, in some part.
fn again(test: &str, part: &str, flags: &[&str]) -> Command {
    let mut command = Command::new("unshare");
    command.args(flags).arg(std::env::current_exe().unwrap());
    command
        .args(["--exact", test, "--nocapture"])
        .env(PART, part);
    command
}

/// Whether to go on here: true in the namespace, false outside, where the test has then been run.
fn in_namespace(test: &str, also_needed: &[&str]) -> bool {
    if std::env::var_os(PART).is_some() {
        return true;
    }
    for tool in also_needed {
        if Command::new(tool).arg("--version").output().is_err() {
            skip(&format!("{test} needs {tool}"));
            return false;
        }
    }
    let Some(flags) = namespace_flags() else {
        skip(&format!(
            "{test} needs unshare and ip (util-linux, iproute2) and root or user namespaces"
        ));
        return false;
    };
    let output = again(test, LISTENER, flags).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{}{said}",
        String::from_utf8_lossy(&output.stdout)
    );
    false
}

/// Lines of `ip`, `nft` and the like.
fn run(lines: &[&str]) {
    for line in lines {
        let mut words = line.split(' ');
        let status = Command::new(words.next().unwrap())
            .args(words)
            .status()
            .unwrap();
        assert!(status.success(), "{line}");
    }
}

/// A cable with both ends here and an address on one.
fn plug_in(address: &str) {
    run(&[
        "ip link set lo up",
        "ip link add home0 type veth peer name far0",
        &format!("ip address add {address} dev home0"),
        "ip link set home0 up",
        "ip link set far0 up",
    ]);
}

/// The addresses, once the system calls the cable connected.
fn wait_for(ip: &str) -> Vec<Address> {
    let ip: IpAddr = ip.parse().unwrap();
    for _ in 0..TRIES {
        let addresses = our_addresses().unwrap();
        if addresses.iter().any(|address| address.ip == ip) {
            return addresses;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    unreachable!("{ip} never came up")
}

fn identity() -> Keypair {
    Keypair::ed25519_from_bytes([7; 32]).unwrap()
}

fn us() -> PeerId {
    identity().public().to_peer_id()
}

fn on_the_network<T>(work: impl Future<Output = T>) -> T {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().unwrap().block_on(work)
}

fn listen(addresses: &[Address]) -> Heard {
    on_the_network(listen_for_ourselves(us(), addresses, PATIENCE))
}

/// What a lonely player would be told after a minute.
fn told(addresses: Vec<Address>, heard: Heard) -> Vec<Diagnosis> {
    diagnose(&Signs {
        addresses,
        port: 4001,
        discovery_started: true,
        heard: Some(heard),
        found: 0,
        linked: 0,
        unreachable: Vec::new(),
        port_open: None,
        other_versions: Vec::new(),
        since_start: Duration::from_mins(1),
    })
}

const ALL_WELL: Heard = Heard {
    ours: true,
    twin: None,
    cannot_bind: false,
};

#[test]
fn a_healthy_network_is_heard() {
    if in_namespace("a_healthy_network_is_heard", &[]) {
        plug_in("10.9.0.1/24");
        let addresses = wait_for("10.9.0.1");
        assert!(addresses.iter().all(|address| address.reach == Reach::Home));
        let heard = listen(&addresses);
        assert_eq!(heard, ALL_WELL);
        assert_eq!(told(addresses, heard), [Diagnosis::NobodyHeard]);
    }
}

#[test]
fn a_network_of_ipv6_alone_is_heard() {
    if in_namespace("a_network_of_ipv6_alone_is_heard", &[]) {
        plug_in("fd09::1/64 nodad");
        let addresses = wait_for("fd09::1");
        assert_eq!(listen(&addresses), ALL_WELL);
    }
}

#[test]
fn without_a_cable_there_is_no_network() {
    if in_namespace("without_a_cable_there_is_no_network", &[]) {
        run(&["ip link set lo up"]);
        let addresses = our_addresses().unwrap();
        assert_eq!(addresses, []);
        let heard = listen(&addresses);
        assert_eq!(heard, Heard::default());
        assert_eq!(told(addresses, heard), [Diagnosis::NoNetwork]);
    }
}

#[test]
fn an_unplugged_cable_is_no_network() {
    if in_namespace("an_unplugged_cable_is_no_network", &[]) {
        plug_in("10.9.0.1/24");
        wait_for("10.9.0.1");
        run(&["ip link set home0 down"]);
        assert_eq!(
            told(our_addresses().unwrap(), Heard::default()),
            [Diagnosis::NoNetwork]
        );
    }
}

#[test]
fn a_firewall_that_holds_back_multicast_is_noticed() {
    if in_namespace("a_firewall_that_holds_back_multicast_is_noticed", &["nft"]) {
        plug_in("10.9.0.1/24");
        let addresses = wait_for("10.9.0.1");
        run(&["nft add table ip wall"]);
        for way in ["output", "input"] {
            run(&[
                &format!("nft add chain ip wall {way} {{ type filter hook {way} priority 0 ; }}"),
                &format!("nft add rule ip wall {way} ip daddr 224.0.0.251 drop"),
            ]);
            let heard = listen(&addresses);
            assert_eq!(heard, Heard::default(), "{way}");
            let expected = [Diagnosis::MulticastBlocked { port: 4001 }];
            assert_eq!(told(addresses.clone(), heard), expected, "{way}");
            run(&[&format!("nft flush chain ip wall {way}")]);
        }
        assert_eq!(listen(&addresses), ALL_WELL, "and its end too");
    }
}

#[test]
fn a_program_that_does_not_share_the_port_is_noticed() {
    if in_namespace("a_program_that_does_not_share_the_port_is_noticed", &[]) {
        plug_in("10.9.0.1/24");
        let addresses = wait_for("10.9.0.1");
        let greedy = UdpSocket::bind(("0.0.0.0", DISCOVERY_PORT)).unwrap();
        let heard = listen(&addresses);
        assert!(heard.cannot_bind && !heard.ours);
        assert_eq!(
            told(addresses.clone(), heard),
            [Diagnosis::DiscoveryPortTaken]
        );
        drop(greedy);
        assert_eq!(listen(&addresses), ALL_WELL);
    }
}

/// Discovery itself, as the game runs it.
fn discovery() -> Swarm<mdns::tokio::Behaviour> {
    let mut swarm = SwarmBuilder::with_existing_identity(identity())
        .with_tokio()
        .with_tcp(
            tcp::Config::default(),
            noise::Config::new,
            yamux::Config::default,
        )
        .unwrap()
        .with_behaviour(|key| {
            let peer = key.public().to_peer_id();
            mdns::tokio::Behaviour::new(mdns::Config::default(), peer).unwrap()
        })
        .unwrap()
        .build();
    swarm
        .listen_on("/ip4/0.0.0.0/tcp/4001".parse().unwrap())
        .unwrap();
    swarm
}

#[test]
fn our_own_discovery_is_no_twin_and_no_hindrance() {
    if in_namespace("our_own_discovery_is_no_twin_and_no_hindrance", &[]) {
        plug_in("10.9.0.1/24");
        let addresses = wait_for("10.9.0.1");
        on_the_network(async {
            let mut swarm = discovery();
            while !matches!(swarm.next().await, Some(SwarmEvent::NewListenAddr { .. })) {}
            let listening = listen_for_ourselves(us(), &addresses, PATIENCE);
            let heard = tokio::select! {
                heard = listening => heard,
                () = async { while swarm.next().await.is_some() {} } => unreachable!(),
            };
            assert_eq!(heard, ALL_WELL);
        });
    }
}

/// The other computer: says when it has a namespace, starts when it has a cable, ends with us.
fn be_the_twin() {
    let order = || std::io::stdin().read_line(&mut String::new()).unwrap();
    eprintln!("ready");
    order();
    run(&["ip address add 10.9.0.2/24 dev far0", "ip link set far0 up"]);
    let (gone, until_gone) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        order();
        gone.send(())
    });
    on_the_network(async {
        let mut swarm = discovery();
        tokio::select! {
            _ = until_gone => {}
            () = async { while swarm.next().await.is_some() {} } => unreachable!(),
        }
    });
}

/// The other computer at the other end of the cable, and what keeps it there.
fn call_the_twin(test: &str) -> (Child, ChildStdin) {
    let mut command = again(test, TWIN, &["--net"]);
    let pipes = command.stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.stdout(Stdio::null()).spawn().unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(said.any(|line| line.unwrap() == "ready"));
    // The rest of what it says must not be cut off, or it dies of it.
    std::thread::spawn(move || {
        said.map_while(Result::ok)
            .for_each(|line| eprintln!("{line}"));
    });
    run(&[&format!("ip link set far0 netns {}", child.id())]);
    let mut orders = child.stdin.take().unwrap();
    orders.write_all(b"go\n").unwrap();
    (child, orders)
}

#[test]
fn another_computer_with_our_identity_is_noticed() {
    let test = "another_computer_with_our_identity_is_noticed";
    if std::env::var(PART).is_ok_and(|part| part == TWIN) {
        be_the_twin();
    } else if in_namespace(test, &[]) {
        plug_in("10.9.0.1/24");
        let (mut child, orders) = call_the_twin(test);
        let addresses = wait_for("10.9.0.1");
        // It is heard as soon as it is up.
        let heard = (0..TRIES)
            .map(|_| listen(&addresses))
            .find(|heard| heard.twin.is_some());
        let at: IpAddr = "10.9.0.2".parse().unwrap();
        let expected = Heard {
            twin: Some(at),
            ..ALL_WELL
        };
        assert_eq!(heard, Some(expected));
        let findings = told(addresses.clone(), expected);
        assert_eq!(findings, [Diagnosis::SameIdentityTwice { at }]);
        drop(orders);
        assert!(child.wait().unwrap().success());
    }
}
