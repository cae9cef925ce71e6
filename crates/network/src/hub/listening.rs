//! Where others reach us.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};

use libp2p::Swarm;

use crate::node::{Port, Reach, StartError, USUAL_PORT};
use crate::swarm::{self, Behaviour};

/// Listens on one port of all interfaces, or of this computer alone. Returns the port.
pub(super) fn listen(
    swarm: &mut Swarm<Behaviour>,
    port: Port,
    reach: Reach,
) -> Result<u16, StartError> {
    let (four, six) = match reach {
        Reach::Network | Reach::ByAddress => (Ipv4Addr::UNSPECIFIED, Ipv6Addr::UNSPECIFIED),
        Reach::ThisComputer => (Ipv4Addr::LOCALHOST, Ipv6Addr::LOCALHOST),
    };
    let interfaces = [IpAddr::V4(four), IpAddr::V6(six)];
    let port = match port {
        Port::Exactly(port) => free(&interfaces, port).map_err(|problem| match problem.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(port),
            _ => StartError::NoListening(problem.to_string()),
        }),
        Port::Usual => free(&interfaces, USUAL_PORT)
            .or_else(|_| free(&interfaces, 0))
            .map_err(|problem| StartError::NoListening(problem.to_string())),
        Port::Any => {
            free(&interfaces, 0).map_err(|problem| StartError::NoListening(problem.to_string()))
        }
    }?;
    let mut problem = None;
    let mut listening = false;
    for interface in interfaces {
        let address = swarm::multiaddr(SocketAddr::new(interface, port));
        match swarm.listen_on(address) {
            Ok(_) => listening = true,
            Err(error) => problem = Some(error.to_string()),
        }
    }
    match problem {
        // A computer without IPv6, or without IPv4, is a computer all the same.
        _ if listening => Ok(port),
        problem => Err(StartError::NoListening(problem.unwrap_or_default())),
    }
}

/// Our address on the way to the rest of the world: of several, the one that the others of a home
/// network most likely share. Nothing is sent.
pub(super) fn home_address() -> Option<IpAddr> {
    // Addresses that are kept for documents, and lead nowhere.
    let outside = [("0.0.0.0:0", "192.0.2.1:9"), ("[::]:0", "[2001:db8::1]:9")];
    outside.into_iter().find_map(|(from, to)| {
        let socket = UdpSocket::bind(from).ok()?;
        socket.connect(to).ok()?;
        let address = socket.local_addr().ok()?.ip();
        (!address.is_unspecified() && !address.is_loopback()).then_some(address)
    })
}

/// A port that nobody else listens on. libp2p shares ports among its sockets, so it would not
/// notice another program of ours.
fn free(interfaces: &[IpAddr], port: u16) -> io::Result<u16> {
    let mut chosen = port;
    let mut bound = Vec::new();
    let mut problem = None;
    for interface in interfaces {
        match TcpListener::bind(SocketAddr::new(*interface, chosen)) {
            Ok(listener) => {
                chosen = listener.local_addr()?.port();
                bound.push(listener);
            }
            // Where one of the two is missing, the other one decides.
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                let ours = bound.iter().any(|one| is_at(one, chosen));
                if !ours {
                    return Err(error);
                }
            }
            Err(error) => problem = Some(error),
        }
    }
    match problem {
        Some(problem) if bound.is_empty() => Err(problem),
        _ => Ok(chosen),
    }
}

/// Whether it is our own listener that is in the way: on some systems one for IPv6 takes IPv4 too.
fn is_at(listener: &TcpListener, port: u16) -> bool {
    listener
        .local_addr()
        .is_ok_and(|address| address.port() == port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_is_taken_is_not_free() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = taken.local_addr().expect("bound").port();
        let interfaces = [IpAddr::V4(Ipv4Addr::LOCALHOST)];
        assert!(free(&interfaces, port).is_err());
        drop(taken);
        assert_eq!(free(&interfaces, port).expect("free now"), port);
    }
}
