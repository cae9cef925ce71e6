//! Where an address of this computer leads.

use std::net::IpAddr;

/// An address of this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    /// The address.
    pub ip: IpAddr,
    /// The number that the system gave to its interface.
    pub interface: u32,
    /// Where it leads.
    pub reach: Reach,
}

impl Address {
    /// Whether a computer gave it to itself because no router answered.
    pub(super) fn leads_nowhere(&self) -> bool {
        self.reach == Reach::Inside
            || match self.ip {
                IpAddr::V4(ip) => ip.is_link_local() || ip.is_loopback(),
                IpAddr::V6(ip) => ip.is_unicast_link_local() || ip.is_loopback(),
            }
    }
}

/// What lies behind an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A cable or a Wi-Fi, as far as one can tell.
    Home,
    /// One other end: a VPN or a mobile link.
    Tunnel,
    /// Virtual machines and containers of this very computer.
    Inside,
}

/// How the interfaces of tunnels are called, apart from those the system knows as such.
const TUNNELS: [&str; 7] = ["tun", "utun", "wg", "ppp", "ipsec", "tailscale", "nordlynx"];
/// On Windows a user may call them anything.
const TUNNELS_INSIDE: [&str; 3] = ["vpn", "wireguard", "mullvad"];
/// How virtual machines and containers call theirs on Linux, macOS and Windows.
const INSIDE: [&str; 13] = [
    "docker",
    "virbr",
    "lxcbr",
    "lxdbr",
    "podman",
    "cni",
    "vmnet",
    "vboxnet",
    "vnic",
    "bridge10",
    "vethernet (wsl",
    "vethernet (default switch",
    "vmware network adapter",
];

impl Reach {
    /// A guess by the interface's name and whether the system calls it point-to-point. What it
    /// does not know is the home network: a wrong guess costs a hint, nothing more.
    pub fn of(name: &str, point_to_point: bool) -> Self {
        let name = name.to_lowercase();
        let begins = |names: &[&str]| names.iter().any(|with| name.starts_with(with));
        // Docker calls its own networks `br-` and twelve hexadecimal digits.
        let docker = name.strip_prefix("br-").is_some_and(|rest| {
            rest.len() == 12 && rest.chars().all(|digit| digit.is_ascii_hexdigit())
        });
        // Not to be taken for Windows' `vEthernet (..)`, behind which the home network may lie.
        let veth = name.starts_with("veth") && !name.starts_with("vethernet");
        if docker || veth || begins(&INSIDE) || name.contains("host-only") {
            Self::Inside
        } else if point_to_point
            || begins(&TUNNELS)
            || TUNNELS_INSIDE.iter().any(|part| name.contains(part))
        {
            Self::Tunnel
        } else {
            Self::Home
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interface_is_known_by_its_name() {
        for home in [
            "eth0",
            "enp3s0",
            "wlan0",
            "wlp2s0",
            "en0",
            "Wi-Fi",
            "Ethernet 2",
        ] {
            assert_eq!(Reach::of(home, false), Reach::Home, "{home}");
        }
        // A bridge over the real network card, and virtual networks made to play in.
        for home in [
            "br0",
            "br-lan",
            "bridge0",
            "vEthernet (External)",
            "tap0",
            "ztabcdef01",
        ] {
            assert_eq!(Reach::of(home, false), Reach::Home, "{home}");
        }
        for tunnel in [
            "tun0",
            "wg0",
            "utun3",
            "ppp0",
            "Tailscale",
            "My VPN",
            "wg0-mullvad",
        ] {
            assert_eq!(Reach::of(tunnel, false), Reach::Tunnel, "{tunnel}");
        }
        assert_eq!(Reach::of("anything", true), Reach::Tunnel);
        for inside in [
            "docker0",
            "veth1a2b3c4",
            "br-0123456789ab",
            "virbr0",
            "bridge100",
            "vEthernet (WSL (Hyper-V firewall))",
            "VirtualBox Host-Only Network",
            "VMware Network Adapter VMnet8",
        ] {
            assert_eq!(Reach::of(inside, false), Reach::Inside, "{inside}");
        }
    }
}
