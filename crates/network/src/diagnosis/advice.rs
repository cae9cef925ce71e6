//! What to do about it, on each system.

use super::Diagnosis;

/// An operating system, as far as advice differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Windows 10 and 11.
    Windows,
    /// macOS 13 and newer.
    MacOs,
    /// Linux, and whatever else there is.
    Linux,
}

impl System {
    /// The one that this program was built for.
    pub const fn current() -> Self {
        if cfg!(target_os = "windows") {
            Self::Windows
        } else if cfg!(target_os = "macos") {
            Self::MacOs
        } else {
            Self::Linux
        }
    }
}

impl Diagnosis {
    /// What a person can do, in a few plain sentences; the last one says what works anyway.
    pub fn advice(&self, system: System) -> String {
        format!("{} {}", self.remedy(system), self.anyway())
    }

    fn remedy(&self, system: System) -> String {
        match self {
            Self::NoNetwork => no_network(system).to_owned(),
            Self::SameIdentityTwice { .. } => SAME_IDENTITY.to_owned(),
            Self::VpnOnly => format!("{CONNECT_TO_HOME} {}", leave_vpn(system)),
            Self::NoAddress => no_address(system).to_owned(),
            Self::DiscoveryPortTaken => discovery_port_taken(system),
            Self::MulticastBlocked { port } => open_both(system, *port),
            Self::OtherVersion { theirs, ours } if theirs > ours => {
                "Install the newest version of the game on this computer.".to_owned()
            }
            Self::OtherVersion { .. } => {
                "Install the newest version of the game on the other computer.".to_owned()
            }
            Self::Unreachable { .. } => unreachable_peers(system),
            Self::PortClosed { port } => open_port(system, *port),
            Self::NobodyHeard => nobody_heard(system),
            Self::VpnBeside => leave_vpn(system).to_owned(),
        }
    }

    /// True of each of them: to promise what cannot work would only cost an evening.
    fn anyway(&self) -> &'static str {
        match self {
            Self::NoNetwork => {
                "Any network between you will do: if it hides the players from each other, join by address or invite code."
            }
            Self::SameIdentityTwice { .. } => {
                "With one of the two closed everyone can play, and join by address or invite code as well."
            }
            Self::VpnOnly => {
                "If everyone is in the same VPN, join by address or invite code: that works through it."
            }
            Self::NoAddress => {
                "Two computers on one cable, with addresses that begin with 169.254, can play even so: join by address or invite code."
            }
            Self::DiscoveryPortTaken | Self::MulticastBlocked { .. } => {
                "Meanwhile join by address or invite code: that needs no discovery."
            }
            Self::OtherVersion { .. } => {
                "Everyone with the same version can play now, and join by address or invite code as well."
            }
            Self::Unreachable { .. } => {
                "One open direction is enough: ask them to join you by your address or invite code."
            }
            Self::PortClosed { .. } => {
                "One open direction is enough: you can join others by their address or invite code."
            }
            Self::VpnBeside => {
                "Where it holds back nothing but discovery, join by address or invite code."
            }
            Self::NobodyHeard => {
                "If somebody is there and does not appear, join by address or invite code."
            }
        }
    }
}

const CONNECT_TO_HOME: &str = "Connect to the Wi-Fi or cable that the others use.";

const SAME_IDENTITY: &str = "This happens when the game's data was copied from one computer to the other, or lies \
    in a folder that both share. Close the game on one of them, move its copy of the data away, and start it again: \
    it then makes an identity of its own.";

fn nobody_heard(system: System) -> String {
    // Not certain to be noticed when we listen for ourselves, so said in good time.
    let also = match system {
        System::Windows => {
            " Under Settings > Network & internet, that network should be a private one on both."
        }
        System::MacOs => {
            " Under System Settings > Privacy & Security > Local Network, Sleeping Queens should be on."
        }
        System::Linux => "",
    };
    format!(
        "Start the game on another computer in the same home network: the same Wi-Fi name, and not the guest Wi-Fi, \
         which often keeps its computers apart.{also}"
    )
}

const fn no_network(system: System) -> &'static str {
    match system {
        System::Windows => {
            "Connect to the Wi-Fi or cable that the others use: click the network symbol in the taskbar, and see that \
             flight mode is off."
        }
        System::MacOs => {
            "Connect to the Wi-Fi or cable that the others use: open the Wi-Fi menu at the top of the screen, and see \
             that Wi-Fi is on."
        }
        System::Linux => {
            "Connect to the Wi-Fi or cable that the others use: open the network menu of your desktop; `ip address` \
             shows what is connected."
        }
    }
}

const fn no_address(system: System) -> &'static str {
    match system {
        System::Windows => {
            "Switch Wi-Fi off and on, or pull the cable and put it back; then try `ipconfig /renew` in a terminal, and \
             restart the router if that does not help."
        }
        System::MacOs => {
            "Switch Wi-Fi off and on, or pull the cable and put it back; then try System Settings > Network > Details > \
             TCP/IP > Renew DHCP Lease, and restart the router if that does not help."
        }
        System::Linux => {
            "Switch Wi-Fi off and on, or pull the cable and put it back; then try `nmcli networking off` and `nmcli \
             networking on`, and restart the router if that does not help."
        }
    }
}

const fn leave_vpn(system: System) -> &'static str {
    match system {
        System::Windows => {
            "Allow access to the local network in the settings of the VPN, or disconnect it while you play: Settings > \
             Network & internet > VPN, or the program that started it."
        }
        System::MacOs => {
            "Allow access to the local network in the settings of the VPN, or disconnect it while you play: System \
             Settings > VPN, or the program that started it."
        }
        System::Linux => {
            "Allow access to the local network in the settings of the VPN, or disconnect it while you play: the network \
             menu of your desktop, or the program that started it."
        }
    }
}

fn discovery_port_taken(system: System) -> String {
    let find = match system {
        System::Windows => {
            "In a terminal, `netstat -ano -p udp` lists port 5353 with a number, and the Task Manager shows under \
             Details which program has that number."
        }
        System::MacOs => "In a terminal, `sudo lsof -nP -iUDP:5353` shows which program it is.",
        System::Linux => {
            "In a terminal, `sudo ss -ulpn 'sport = :5353'` shows which program it is."
        }
    };
    format!(
        "{find} Close it or switch off its mDNS (Bonjour, zeroconf), then start the game again."
    )
}

/// Discovery and the game.
fn open_both(system: System, port: u16) -> String {
    match system {
        System::Windows => format!("{} {}", WINDOWS_FIREWALL, other_firewall(port)),
        System::MacOs => format!(
            "{MAC_LOCAL_NETWORK} {MAC_FIREWALL} {}",
            other_firewall(port)
        ),
        System::Linux => format!(
            "If you use ufw: `sudo ufw allow 5353/udp` and `sudo ufw allow {port}/tcp`. If you use firewalld: `sudo \
             firewall-cmd --permanent --add-service=mdns --add-port={port}/tcp` and `sudo firewall-cmd --reload`. If \
             you use nftables itself: `sudo nft insert rule inet filter input udp dport 5353 accept` and `sudo nft \
             insert rule inet filter input tcp dport {port} accept`."
        ),
    }
}

/// The game alone.
fn open_port(system: System, port: u16) -> String {
    match system {
        System::Windows => format!(
            "{WINDOWS_FIREWALL} If another firewall or a virus scanner is at work, allow TCP port {port} there."
        ),
        System::MacOs => format!(
            "{MAC_FIREWALL} If another firewall or a virus scanner is at work, allow TCP port {port} there."
        ),
        System::Linux => format!(
            "If you use ufw: `sudo ufw allow {port}/tcp`. If you use firewalld: `sudo firewall-cmd --permanent \
             --add-port={port}/tcp` and `sudo firewall-cmd --reload`. If you use nftables itself: `sudo nft insert rule \
             inet filter input tcp dport {port} accept`."
        ),
    }
}

fn unreachable_peers(system: System) -> String {
    let here = match system {
        System::Windows => {
            "On this computer, see that a virus scanner or VPN does not keep the game off the local network."
        }
        System::MacOs => MAC_LOCAL_NETWORK,
        System::Linux => {
            "On this computer, `sudo nft list ruleset` shows whether anything holds back what goes out."
        }
    };
    format!(
        "Probably a firewall on their computer closes the game's port: the game there says how to open it. Or the Wi-Fi \
         keeps its computers apart, as guest networks do: use the main one. {here}"
    )
}

fn other_firewall(port: u16) -> String {
    format!(
        "If another firewall, a virus scanner or a VPN is at work, allow UDP port 5353 and TCP port {port} there."
    )
}

const WINDOWS_FIREWALL: &str = "Open Settings > Network & internet, choose your network and make it a private one. \
    Then open Windows Security > Firewall & network protection > Allow an app through firewall, and tick Sleeping \
    Queens for private networks.";

const MAC_LOCAL_NETWORK: &str = "Open System Settings > Privacy & Security > Local Network, switch Sleeping Queens on, \
    and start the game again.";

const MAC_FIREWALL: &str = "Under System Settings > Network > Firewall > Options, let Sleeping Queens receive incoming connections.";
