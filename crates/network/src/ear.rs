//! Listening for ourselves: discovery that a firewall or another program has silenced gives no
//! error and no event, and two computers with one identity ignore each other without a word. So
//! we ask what discovery asks, listen where it listens, and say whether we heard our own question
//! and whether anybody else answers to our name.
//!
//! [`our_addresses`] tells where this computer can be reached, [`listen_for_ourselves`] what can
//! be heard there; both go into [`Signs`](crate::diagnosis::Signs).

mod packet;

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6};
use std::time::Duration;

use futures::future::join_all;
use libp2p::PeerId;
use socket2::{Domain, Protocol, Socket, Type};
use tokio::net::UdpSocket;
use tokio::time::{Instant, timeout_at};

use crate::diagnosis::{Address, Reach};

/// The port of mDNS.
pub const DISCOVERY_PORT: u16 = 5353;
/// Long enough to hear ourselves and a neighbour on a slow Wi-Fi.
pub const PATIENCE: Duration = Duration::from_secs(1);

const GROUP_V4: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
const GROUP_V6: Ipv6Addr = Ipv6Addr::new(0xff02, 0, 0, 0, 0, 0, 0, 0xfb);
/// A home computer has two or three.
const MOST_ADDRESSES: usize = 16;
/// The largest packet of RFC 6762.
const LONGEST_PACKET: usize = 9000;
/// A shouting neighbour is not read for longer than this; our own question is still noticed.
const MOST_ANSWERS: u32 = 1000;
/// A socket that only fails is given up.
const MOST_ERRORS: u32 = 16;

/// What was heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// Our own question came back at an address of the home network.
    pub ours: bool,
    /// Another computer answers with our identity, and says that it is here.
    pub twin: Option<IpAddr>,
    /// Another program keeps the port of mDNS to itself.
    pub cannot_bind: bool,
}

/// The addresses of this computer on interfaces that are up, loopback left out.
///
/// # Errors
///
/// The system does not list its interfaces.
pub fn our_addresses() -> io::Result<Vec<Address>> {
    let interfaces = if_addrs::get_if_addrs()?;
    let up = interfaces
        .into_iter()
        .filter(|interface| interface.is_oper_up() && !interface.is_loopback());
    Ok(up
        .map(|interface| Address {
            ip: interface.ip(),
            interface: interface.index.unwrap_or_default(),
            reach: Reach::of(&interface.name, interface.is_p2p()),
        })
        .collect())
}

/// Asks at each address of the home network who is there, and listens for as long as `patience`
/// whether the question comes back and whether anybody answers to our own name.
///
/// The sockets are made just as libp2p makes them, to meet the same fate.
pub async fn listen_for_ourselves(us: PeerId, ours: &[Address], patience: Duration) -> Heard {
    let until = Instant::now() + patience;
    let mut cannot_bind = false;
    let mut ears = Vec::new();
    for address in worth_asking(ours) {
        match Ear::open(address) {
            Ok(ear) => ears.push(ear),
            Err(Deaf::PortTaken) => cannot_bind = true,
            Err(Deaf::Refused) => {}
        }
    }
    let heard = join_all(ears.iter().map(|ear| ear.listen(us, ours, until))).await;
    Heard {
        ours: heard.iter().any(|heard| heard.ours),
        twin: heard.iter().find_map(|heard| heard.twin),
        cannot_bind,
    }
}

/// Discovery speaks IPv4, and what tunnels and virtual machines let through tells nothing about
/// the home network: the others are asked only where there is nothing better.
fn worth_asking(ours: &[Address]) -> Vec<Address> {
    let usable = ours.iter().filter(|address| !address.ip.is_loopback());
    let rank = |address: &Address| match (address.reach, address.ip) {
        (Reach::Home, IpAddr::V4(_)) => Some(0),
        (Reach::Home, IpAddr::V6(_)) => Some(1),
        (Reach::Tunnel, IpAddr::V4(_)) => Some(2),
        (Reach::Tunnel, IpAddr::V6(_)) | (Reach::Inside, _) => None,
    };
    let best = usable.clone().filter_map(rank).min();
    usable
        .filter(|address| best.is_some() && rank(address) == best)
        .take(MOST_ADDRESSES)
        .copied()
        .collect()
}

/// Whether this is an answer in our name by somebody else. A router that repeats what we said in
/// another network says it from its own address, but it says our address.
fn twin(packet: &[u8], from: IpAddr, us: PeerId, ours: &[Address]) -> Option<IpAddr> {
    let own = |ip: IpAddr| ip.is_loopback() || ours.iter().any(|address| address.ip == ip);
    if own(from) {
        return None;
    }
    let mut announced = packet::announced(packet, us).into_iter();
    announced.find(|ip| !own(*ip))
}

/// Why an address cannot be listened at.
enum Deaf {
    PortTaken,
    Refused,
}

impl From<io::Error> for Deaf {
    fn from(_: io::Error) -> Self {
        Self::Refused
    }
}

/// Two sockets at one address: one asks, the other hears.
struct Ear {
    asks: UdpSocket,
    hears: UdpSocket,
    group: SocketAddr,
}

impl Ear {
    fn open(address: Address) -> Result<Self, Deaf> {
        let (hears, asks, group) = match address.ip {
            IpAddr::V4(ip) => {
                let hears = shared(Domain::IPV4, Ipv4Addr::UNSPECIFIED.into())?;
                hears.set_multicast_loop_v4(true)?;
                hears.join_multicast_v4(&GROUP_V4, &ip)?;
                let asks = std::net::UdpSocket::bind((ip, 0))?;
                (hears, asks, SocketAddr::from((GROUP_V4, DISCOVERY_PORT)))
            }
            IpAddr::V6(_) => {
                let hears = shared(Domain::IPV6, Ipv6Addr::UNSPECIFIED.into())?;
                hears.set_multicast_loop_v6(true)?;
                hears.join_multicast_v6(&GROUP_V6, address.interface)?;
                let asks = std::net::UdpSocket::bind((Ipv6Addr::UNSPECIFIED, 0))?;
                let group = SocketAddrV6::new(GROUP_V6, DISCOVERY_PORT, 0, address.interface);
                (hears, asks, group.into())
            }
        };
        asks.set_nonblocking(true)?;
        Ok(Self {
            asks: UdpSocket::from_std(asks)?,
            hears: UdpSocket::from_std(hears.into())?,
            group,
        })
    }

    async fn listen(&self, us: PeerId, ours: &[Address], until: Instant) -> Heard {
        let mut heard = Heard::default();
        let question = packet::question(rand::random());
        let Ok(asked_from) = self.asks.local_addr() else {
            return heard;
        };
        // A firewall may refuse it on the spot: then it will not be heard.
        let _ = timeout_at(until, self.asks.send_to(&question, self.group)).await;
        let mut buffer = vec![0; LONGEST_PACKET];
        let mut answers = 0;
        let mut errors = 0;
        while errors < MOST_ERRORS {
            let Ok(received) = timeout_at(until, self.hears.recv_from(&mut buffer)).await else {
                break;
            };
            let Ok((length, from)) = received else {
                errors += 1;
                continue;
            };
            let packet = buffer.get(..length).unwrap_or_default();
            if packet == question && from.port() == asked_from.port() {
                heard.ours = true;
            } else if heard.twin.is_none() && answers < MOST_ANSWERS {
                answers += 1;
                heard.twin = twin(packet, from.ip(), us, ours);
            }
        }
        heard
    }
}

/// A socket at the port of mDNS that leaves room for other programs, as they do for it.
fn shared(domain: Domain, ip: IpAddr) -> Result<Socket, Deaf> {
    let socket = Socket::new(domain, Type::DGRAM, Some(Protocol::UDP))?;
    socket.set_reuse_address(true)?;
    #[cfg(unix)]
    socket.set_reuse_port(true)?;
    socket.set_nonblocking(true)?;
    socket
        .bind(&SocketAddr::new(ip, DISCOVERY_PORT).into())
        .map_err(|_| Deaf::PortTaken)?;
    Ok(socket)
}

#[cfg(test)]
mod tests {
    use super::packet::tests::{answer, peer, text};
    use super::*;

    fn at(ip: &str, reach: Reach) -> Address {
        Address {
            ip: ip.parse().unwrap(),
            interface: 1,
            reach,
        }
    }

    #[test]
    fn the_home_network_is_asked_and_nothing_else_if_there_is_one() {
        let home = at("192.168.1.5", Reach::Home);
        let home_v6 = at("fd00::5", Reach::Home);
        let tunnel = at("10.8.0.2", Reach::Tunnel);
        let inside = at("172.17.0.1", Reach::Inside);
        let loopback = at("127.0.0.1", Reach::Home);
        let all = [inside, tunnel, home_v6, home, loopback];
        assert_eq!(worth_asking(&all), [home]);
        assert_eq!(worth_asking(&[inside, tunnel, home_v6]), [home_v6]);
        assert_eq!(worth_asking(&[inside, tunnel]), [tunnel]);
        assert_eq!(worth_asking(&[inside, loopback]), []);
        assert_eq!(worth_asking(&[home; 99]).len(), MOST_ADDRESSES);
    }

    #[test]
    fn a_twin_speaks_from_elsewhere_of_elsewhere() {
        let ours = [
            at("192.168.1.5", Reach::Home),
            at("172.17.0.1", Reach::Inside),
        ];
        let says = |ip: &str| answer(&[text(&format!("/ip4/{ip}/tcp/4001"), peer(1))]);
        let hears = |announced: &str, from: &str| {
            twin(&says(announced), from.parse().unwrap(), peer(1), &ours)
        };
        let elsewhere: IpAddr = "192.168.1.9".parse().unwrap();
        assert_eq!(hears("192.168.1.9", "192.168.1.9"), Some(elsewhere));
        assert_eq!(hears("192.168.1.5", "192.168.1.5"), None, "ourselves");
        assert_eq!(hears("192.168.1.4", "192.168.1.5"), None, "where we were");
        assert_eq!(hears("192.168.1.5", "172.17.0.1"), None, "our other door");
        assert_eq!(hears("192.168.1.5", "192.168.1.1"), None, "an echo");
        let other = twin(&says("192.168.1.9"), elsewhere, peer(2), &ours);
        assert_eq!(other, None, "somebody else");
    }
}
