//! The little of mDNS that listening for ourselves takes: one question, and addresses in answers.

use std::net::IpAddr;

use libp2p::multiaddr::Protocol;
use libp2p::{Multiaddr, PeerId};

/// The service that every libp2p program asks for and answers to.
const SERVICE: [&str; 3] = ["_p2p", "_udp", "local"];
/// Types and classes of RFC 1035.
const PTR: u16 = 12;
const TXT: u16 = 16;
const INTERNET: u16 = 1;
/// The flag that tells an answer from a question.
const RESPONSE: u16 = 0x8000;
/// More records than a packet of ours ever holds.
const MOST_RECORDS: u32 = 256;

/// A question for the service, with a number by which its sender knows it again.
pub(super) fn question(number: u16) -> Vec<u8> {
    let mut packet = Vec::with_capacity(33);
    for field in [number, 0, 1, 0, 0, 0] {
        packet.extend(field.to_be_bytes());
    }
    for label in SERVICE {
        // Three short labels: the length fits.
        packet.push(u8::try_from(label.len()).unwrap_or_default());
        packet.extend(label.as_bytes());
    }
    packet.push(0);
    packet.extend(PTR.to_be_bytes());
    packet.extend(INTERNET.to_be_bytes());
    packet
}

/// Where an answer says that this peer is to be found. Garbage says nothing.
pub(super) fn announced(packet: &[u8], peer: PeerId) -> Vec<IpAddr> {
    texts(packet)
        .into_iter()
        .filter_map(|text| address(text, peer))
        .collect()
}

/// The IP address in `dnsaddr=/ip4/../tcp/../p2p/ID`, if the id is this peer's.
fn address(text: &[u8], peer: PeerId) -> Option<IpAddr> {
    let text = str::from_utf8(text).ok()?.strip_prefix("dnsaddr=")?;
    let mut address: Multiaddr = text.parse().ok()?;
    if address.pop()? != Protocol::P2p(peer) {
        return None;
    }
    match address.iter().next()? {
        Protocol::Ip4(ip) => Some(ip.into()),
        Protocol::Ip6(ip) => Some(ip.into()),
        _ => None,
    }
}

/// The strings of all TXT records of an answer, up to where it stops making sense.
fn texts(packet: &[u8]) -> Vec<&[u8]> {
    let mut found = Vec::new();
    let mut rest = Reader(packet);
    let _ = rest.texts(&mut found);
    found
}

/// What is left to read.
struct Reader<'packet>(&'packet [u8]);

impl<'packet> Reader<'packet> {
    fn take(&mut self, count: usize) -> Option<&'packet [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<u16> {
        let bytes = self.take(2)?.try_into().ok()?;
        Some(u16::from_be_bytes(bytes))
    }

    /// Over a name. What a compressed one points to is not needed, so nothing can go in circles.
    fn skip_name(&mut self) -> Option<()> {
        loop {
            match self.byte()? {
                0 => return Some(()),
                length @ 1..=63 => {
                    self.take(length.into())?;
                }
                0xC0..=0xFF => {
                    self.byte()?;
                    return Some(());
                }
                _ => return None,
            }
        }
    }

    fn texts(&mut self, found: &mut Vec<&'packet [u8]>) -> Option<()> {
        let _number = self.number()?;
        if self.number()? & RESPONSE == 0 {
            return None;
        }
        let questions = self.number()?;
        let mut records = 0;
        for _section in 0..3 {
            records += u32::from(self.number()?);
        }
        for _ in 0..questions {
            self.skip_name()?;
            self.take(4)?;
        }
        for _ in 0..records.min(MOST_RECORDS) {
            self.skip_name()?;
            let kind = self.number()?;
            let _class_and_lifetime = self.take(6)?;
            let length = self.number()?;
            let mut data = Reader(self.take(length.into())?);
            while kind == TXT
                && let Some(length) = data.byte()
            {
                found.push(data.take(length.into())?);
            }
        }
        Some(())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::slice;

    use libp2p::identity::Keypair;
    use rand::rngs::StdRng;
    use rand::{Rng, RngExt, SeedableRng};

    use super::*;

    pub(in crate::ear) fn peer(seed: u8) -> PeerId {
        let pair = Keypair::ed25519_from_bytes([seed; 32]).unwrap();
        pair.public().to_peer_id()
    }

    /// An answer as libp2p sends it: the service's PTR record, then one TXT record an address.
    pub(in crate::ear) fn answer(texts: &[String]) -> Vec<u8> {
        let count = u16::try_from(texts.len()).unwrap();
        let mut packet = Vec::new();
        for field in [7, 0x8400, 0, 1, 0, count] {
            packet.extend(field.to_be_bytes());
        }
        let name = b"\x06nobody\0";
        packet.extend(&question(0)[12..29]);
        packet.extend([0, 12, 0, 1, 0, 0, 1, 0x2C, 0, 8]);
        packet.extend(name);
        for text in texts {
            packet.extend(name);
            packet.extend([0, 16, 0x80, 1, 0, 0, 1, 0x2C]);
            let length = u8::try_from(text.len()).unwrap();
            packet.extend((u16::from(length) + 1).to_be_bytes());
            packet.push(length);
            packet.extend(text.as_bytes());
        }
        packet
    }

    pub(in crate::ear) fn text(address: &str, peer: PeerId) -> String {
        format!("dnsaddr={address}/p2p/{peer}")
    }

    #[test]
    fn the_question_is_the_one_that_libp2p_asks() {
        let expected = b"\x12\x34\0\0\0\x01\0\0\0\0\0\0\x04_p2p\x04_udp\x05local\0\0\x0C\0\x01";
        assert_eq!(question(0x1234), expected);
    }

    #[test]
    fn an_answer_tells_where_a_peer_is() {
        let packet = answer(&[
            text("/ip4/192.168.1.7/tcp/4001", peer(1)),
            text("/ip4/192.168.1.8/tcp/4001", peer(2)),
            text("/ip6/fd00::7/tcp/4001", peer(1)),
        ]);
        let found: [IpAddr; 2] = ["192.168.1.7".parse().unwrap(), "fd00::7".parse().unwrap()];
        assert_eq!(announced(&packet, peer(1)), found);
        assert_eq!(announced(&packet, peer(3)), [] as [IpAddr; 0]);
    }

    #[test]
    fn names_may_point_back_and_questions_may_be_repeated() {
        let line = text("/ip4/10.0.0.2/tcp/1", peer(1));
        let mut packet = Vec::new();
        for field in [7_u16, 0x8400, 1, 1, 0, 0] {
            packet.extend(field.to_be_bytes());
        }
        packet.extend(&question(0)[12..]);
        // A name that points to itself, which would hang whoever followed it.
        packet.extend([0xC0, 33, 0, 16, 0x80, 1, 0, 0, 0, 1]);
        let length = u8::try_from(line.len()).unwrap();
        packet.extend([0, length + 3, 1, b'x', length]);
        packet.extend(line.as_bytes());
        assert_eq!(announced(&packet, peer(1)).len(), 1);
    }

    #[test]
    fn what_is_no_address_of_that_peer_says_nothing() {
        let mut question = answer(&[text("/ip4/10.0.0.2/tcp/1", peer(1))]);
        question[2] = 0;
        assert!(announced(&question, peer(1)).is_empty(), "a question");
        for line in [
            text("/dns4/queens.example/tcp/1", peer(1)),
            text("", peer(1)),
            format!("dnsaddr=/ip4/10.0.0.2/tcp/1/p2p/{}/tcp/2", peer(1)),
            format!("/ip4/10.0.0.2/tcp/1/p2p/{}", peer(1)),
            "dnsaddr=/ip4/10.0.0.2/tcp/1".to_owned(),
            "dnsaddr=\u{fffd}".to_owned(),
            String::new(),
        ] {
            assert!(
                announced(&answer(slice::from_ref(&line)), peer(1)).is_empty(),
                "{line}"
            );
        }
    }

    #[test]
    fn half_a_packet_tells_half() {
        let lines = [2, 3].map(|last| text(&format!("/ip4/10.0.0.{last}/tcp/1"), peer(1)));
        let packet = answer(&lines);
        let told: Vec<usize> = (0..=packet.len())
            .map(|length| announced(&packet[..length], peer(1)).len())
            .collect();
        assert!(told.is_sorted());
        assert_eq!((told[0], told.last()), (0, Some(&2)));
    }

    #[test]
    fn garbage_says_nothing_and_harms_nobody() {
        let seed = std::env::var("SEED").map_or(20_251, |seed| seed.parse().unwrap());
        eprintln!("SEED={seed}");
        let mut random = StdRng::seed_from_u64(seed);
        let whole = answer(&[text("/ip4/10.0.0.2/tcp/1", peer(1))]);
        for _ in 0..4_000 {
            let mut packet = whole.clone();
            for _ in 0..random.random_range(1..8) {
                let place = random.random_range(0..packet.len());
                packet[place] = random.random();
            }
            packet.truncate(random.random_range(0..=whole.len()));
            assert!(announced(&packet, peer(1)).len() <= 1);
            random.fill_bytes(&mut packet);
            assert!(announced(&packet, peer(1)).is_empty());
        }
    }

    #[test]
    fn a_packet_that_claims_too_much_is_read_only_so_far() {
        let lines: Vec<String> = (0..300)
            .map(|_| text("/ip4/10.0.0.2/tcp/1", peer(1)))
            .collect();
        let read = announced(&answer(&lines), peer(1)).len();
        // One record is the PTR.
        assert_eq!(read, 255);
    }
}
