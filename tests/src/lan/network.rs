//! Bridges, hosts, and what can go wrong between them.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};

use super::cable::{self, Cable};
use super::namespace::run;
use super::player::Player;
use super::stranger::Stranger;

/// How many bridges there are; most tests use the first alone.
const BRIDGES: u8 = 2;

/// The network inside the namespaces of one test.
#[derive(Debug)]
pub struct Lan {
    folder: PathBuf,
    hosts: u8,
    walls: bool,
}

/// One computer: a network of its own, held by a process that does nothing else.
#[derive(Debug)]
pub struct Host {
    /// Counted from 1; the last part of its addresses.
    pub number: u8,
    holder: Child,
    /// The holder ends when this closes.
    _input: ChildStdin,
}

impl Lan {
    pub(super) fn new(folder: PathBuf) -> Self {
        run("ip link set lo up");
        // Before any wall: one that is older than the bridges sees nothing of them.
        for bridge in (0..BRIDGES).map(bridge) {
            // A plain switch: no spanning tree, and multicast goes everywhere.
            run(&format!(
                "ip link add {bridge} type bridge forward_delay 0 mcast_snooping 0"
            ));
            run(&format!("ip link set {bridge} up"));
        }
        Self {
            folder,
            hosts: 0,
            walls: false,
        }
    }

    /// A host with these cables.
    pub fn host(&mut self, cables: &[Cable]) -> Host {
        self.hosts += 1;
        let mut holder = Command::new("unshare")
            .args(["--net", "sh", "-c", "echo ready; exec cat"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut ready = String::new();
        let mut output = BufReader::new(holder.stdout.take().unwrap());
        output.read_line(&mut ready).unwrap();
        let host = Host {
            number: self.hosts,
            _input: holder.stdin.take().unwrap(),
            holder,
        };
        host.run("ip link set lo up");
        for cable in cables {
            plug_in(&host, *cable);
        }
        host
    }

    /// The test itself gets addresses on the first bridge, for strangers.
    pub fn let_strangers_in(&self) {
        for number in Stranger::NUMBERS {
            run(&format!(
                "ip address add 10.77.0.{number}/24 dev {}",
                bridge(0)
            ));
        }
    }

    /// Pulls a host's cable out: its computer notices.
    pub fn unplug(&self, host: &Host) {
        run(&format!("ip link set {} down", host.port(0)));
    }

    /// Plugs it in again.
    pub fn plug_back_in(&self, host: &Host) {
        run(&format!("ip link set {} up", host.port(0)));
    }

    /// Lets nothing through to a host any more, and nobody notices.
    pub fn silence(&self, host: &Host) {
        run(&format!("bridge link set dev {} state 0", host.port(0)));
    }

    /// Lets everything through again.
    pub fn end_silence(&self, host: &Host) {
        run(&format!("bridge link set dev {} state 3", host.port(0)));
    }

    /// Lets nothing through between two hosts.
    pub fn cut_between(&mut self, one: &Host, other: &Host) {
        let (one, other) = (one.port(0), other.port(0));
        self.wall(&format!("iifname {one} oifname {other} drop"));
        self.wall(&format!("iifname {other} oifname {one} drop"));
    }

    /// Tears all walls down.
    pub fn end_walls(&self) {
        run("nft flush chain bridge wall forward");
    }

    /// Lets nothing through by which hosts find each other.
    pub fn block_discovery(&mut self) {
        self.wall("ip daddr 224.0.0.0/4 drop");
        self.wall("ip6 daddr ff02::fb drop");
    }

    /// Loses so many of a hundred packets, whatever they are.
    pub fn lose(&mut self, percent: u8) {
        self.wall(&format!("numgen random mod 100 < {percent} drop"));
    }

    fn wall(&mut self, rule: &str) {
        if !core::mem::replace(&mut self.walls, true) {
            run("nft add table bridge wall");
            run("nft add counter bridge wall stopped");
            run("nft add chain bridge wall forward { type filter hook forward priority 0 ; }");
        }
        let (matching, verdict) = rule.rsplit_once(' ').unwrap();
        run(&format!(
            "nft add rule bridge wall forward {matching} counter name stopped {verdict}"
        ));
    }

    /// How many packets walls have stopped.
    pub fn stopped(&self) -> u64 {
        packets("wall", "stopped")
    }

    /// Counts the packets of discovery from now on.
    pub fn count_discovery(&self) {
        run("nft add table bridge tally");
        run("nft add counter bridge tally mdns");
        run("nft add chain bridge tally every { type filter hook prerouting priority 0 ; }");
        run("nft add rule bridge tally every udp dport 5353 counter name mdns");
    }

    /// How many there were.
    pub fn discovery_packets(&self) -> u64 {
        packets("tally", "mdns")
    }

    /// How many bytes went over the first cable of a host, in both directions.
    pub fn bytes(&self, host: &Host) -> u64 {
        let table = std::fs::read_to_string("/proc/self/net/dev").unwrap();
        let port = format!("{}:", host.port(0));
        let line = table
            .lines()
            .find(|line| line.trim_start().starts_with(&port));
        let mut numbers = line.unwrap().split_whitespace().skip(1);
        let mut number = |at| numbers.nth(at).unwrap().parse::<u64>().unwrap();
        // Received bytes are the first column, sent ones the ninth.
        number(0) + number(7)
    }

    /// Starts a player on a host, with these arguments beside the usual ones.
    pub fn play(&self, host: &Host, name: &str, arguments: &[&str]) -> Player {
        Player::start(host.inside(), &self.folder, name, arguments)
    }

    /// The same, with its clock wrong: an offset as `faketime` has it.
    pub fn play_at(&self, host: &Host, name: &str, arguments: &[&str], clock: &str) -> Player {
        // The library shares memory under the number of its process, which is small here: what others
        // left behind would be in its way.
        run("mount -t tmpfs lan /dev/shm");
        // `faketime` itself stays in between, and knows where its library is.
        let asked = Command::new("faketime")
            .args(["-f", clock, "printenv", "LD_PRELOAD"])
            .output()
            .unwrap();
        assert!(asked.status.success(), "{asked:?}");
        let library = String::from_utf8(asked.stdout).unwrap();
        let mut command = host.inside();
        command
            .env("LD_PRELOAD", library.trim())
            .env("FAKETIME", clock)
            // Only the clock on the wall is wrong: time passes as fast as elsewhere.
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .env("DONT_FAKE_MONOTONIC", "1");
        Player::start(command, &self.folder, name, arguments)
    }

    /// Where tests may leave files.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Host {
    /// Its address on the first bridge, with the port.
    pub fn address(&self, port: u16) -> String {
        format!("10.77.0.{}:{port}", self.number)
    }

    /// A line of `ip` and the like, there.
    pub fn run(&self, line: &str) {
        run(&format!(
            "nsenter --target {} --net {line}",
            self.holder.id()
        ));
    }

    /// What runs a command there.
    pub(crate) fn inside(&self) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.holder.id().to_string(), "--net"]);
        command
    }

    fn port(&self, bridge: u8) -> String {
        format!("p{}b{bridge}", self.number)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

fn plug_in(host: &Host, cable: Cable) {
    let (port, bridge) = (host.port(cable.bridge), bridge(cable.bridge));
    let inside = interface(cable.bridge);
    match cable.quality {
        None => run(&format!(
            "ip link add {port} type veth peer name {inside} netns {}",
            host.holder.id()
        )),
        Some(quality) => {
            let far = format!("far{}b{}", host.number, cable.bridge);
            cable::make_slow(&port, &far, quality, u64::from(host.number));
            run(&format!(
                "ip link set {far} netns {} name {inside}",
                host.holder.id()
            ));
        }
    }
    run(&format!("ip link set {port} master {bridge} up"));
    for address in cable.family.addresses(cable.bridge, host.number) {
        host.run(&format!("ip address add {address} dev {inside}"));
    }
    host.run(&format!("ip link set {inside} up"));
}

fn bridge(number: u8) -> String {
    format!("br{number}")
}

fn interface(bridge: u8) -> String {
    format!("lan{bridge}")
}

/// What a counter of the bridges has counted.
fn packets(table: &str, counter: &str) -> u64 {
    let output = Command::new("nft")
        .args(["list", "counter", "bridge", table, counter])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut words = text.split_whitespace();
    words.find(|word| *word == "packets").unwrap();
    words.next().unwrap().parse().unwrap()
}
