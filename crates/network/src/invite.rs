//! An invitation to read aloud or to scan: where a player is and who, in letters that cannot be
//! mistaken.
//!
//! A code is a word of Crockford's base 32, five bits a letter, in groups of four: 20 letters for an
//! IPv4 address, 44 for IPv6.
//!
//! ```text
//! kind (8 bits: 0x14, or 0x16 for IPv6), address (32 or 128), port (16), mark (24), and for IPv6
//! four zero bits
//! ```
//!
//! The *mark* is the beginning of a hash of the inviter's identity: it tells that somebody else
//! answers at this address by mistake. It is too short to keep a forger out, and need not: who plays
//! is shown by name and signed in the charter.
//!
//! **The check.** Letters are elements of the field of 32. Every block of at most 31 letters ends in
//! four that make it a word of a Reed-Solomon code: a polynomial with roots at a, a², a³, a⁴, where a
//! generates the field. Wrong letters at up to four places add a polynomial of at most four terms
//! which has no such roots, because any four columns of a Vandermonde matrix are independent. So **up
//! to four wrong letters in a block are always noticed**, and with them any two that changed places,
//! next to each other or not. Anything worse passes once in 2^20. IPv4 is one block; IPv6 is two of 22
//! letters. A constant is added to the check, so that a word does not stay one when it is shifted.

#[cfg(test)]
mod tests;

use core::fmt;
use core::str::FromStr;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use protocol::Identity;
use sha2::{Digest, Sha512};

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const KIND_V4: u8 = 0x14;
const KIND_V6: u8 = 0x16;
const MARK_LABEL: &str = "sleeping-queens invite v1";
const GROUP: usize = 4;
const CHECK: usize = 4;
const DATA_V4: usize = 16;
const DATA_V6: usize = 36;
const LETTERS_V4: usize = DATA_V4 + CHECK;
const LETTERS_V6: usize = DATA_V6 + 2 * CHECK;

/// Added to the check of every block.
const SHIFT_GUARD: [u8; CHECK] = [19, 17, 21, 5];

/// Where somebody is who invites, and who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invite {
    address: SocketAddr,
    mark: [u8; 3],
}

/// What a player types to join a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinAddress {
    /// A code.
    Invite(Invite),
    /// An address without anybody's mark.
    Socket(SocketAddr),
}

/// Why a code is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InviteError {
    /// Nothing was typed.
    Empty,
    /// A letter that no code has.
    Letter(char),
    /// So many letters, which are too few.
    TooShort(usize),
    /// So many letters, which are too many.
    TooLong(usize),
    /// A letter was misread, or two changed places.
    Check,
    /// Made by another version of the program.
    Kind,
    /// An address at which nobody can be.
    Address(SocketAddr),
}

/// Why an address cannot be joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinError {
    /// It looks like a code and is none.
    Invite(InviteError),
    /// It looks like an address and is none.
    Socket,
    /// It is an address without a port.
    NoPort,
}

impl Invite {
    /// An invitation to this address of ours.
    ///
    /// # Errors
    ///
    /// If nobody else can reach us there: an unspecified or link-local address, or no port.
    pub fn new(address: SocketAddr, identity: &Identity) -> Result<Self, InviteError> {
        Self::checked(address, mark(identity))
    }

    fn checked(address: SocketAddr, mark: [u8; 3]) -> Result<Self, InviteError> {
        // An IPv4 address in the clothes of IPv6 would make a longer code for nothing.
        let address = SocketAddr::new(address.ip().to_canonical(), address.port());
        let ip = address.ip();
        // An address that means something only together with a network card of ours.
        let local = matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local());
        if ip.is_unspecified() || ip.is_multicast() || local || address.port() == 0 {
            return Err(InviteError::Address(address));
        }
        Ok(Self { address, mark })
    }

    /// Where.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether somebody may be the one who invited. A mistake passes once in 16 million.
    pub fn matches(&self, identity: &Identity) -> bool {
        self.mark == mark(identity)
    }

    fn to_symbols(self) -> Vec<u8> {
        let mut bits = Bits::default();
        match self.address.ip() {
            IpAddr::V4(ip) => {
                bits.push(&[KIND_V4]);
                bits.push(&ip.octets());
            }
            IpAddr::V6(ip) => {
                bits.push(&[KIND_V6]);
                bits.push(&ip.octets());
            }
        }
        bits.push(&self.address.port().to_be_bytes());
        bits.push(&self.mark);
        let data = bits.into_symbols();
        let block = if data.len() == DATA_V4 {
            DATA_V4
        } else {
            DATA_V6 / 2
        };
        data.chunks(block)
            .flat_map(|block| block.iter().copied().chain(check(block)))
            .collect()
    }

    fn from_symbols(symbols: &[u8]) -> Result<Self, InviteError> {
        let block = match symbols.len() {
            LETTERS_V4 => LETTERS_V4,
            LETTERS_V6 => LETTERS_V6 / 2,
            short if short < LETTERS_V6 => return Err(InviteError::TooShort(short)),
            long => return Err(InviteError::TooLong(long)),
        };
        let mut data = Vec::with_capacity(DATA_V6);
        for block in symbols.chunks(block) {
            let (content, own_check) = block
                .split_at_checked(block.len() - CHECK)
                .ok_or(InviteError::Check)?;
            if check(content) != *own_check {
                return Err(InviteError::Check);
            }
            data.extend_from_slice(content);
        }
        let bytes = bytes_of(&data).ok_or(InviteError::Kind)?;
        let (ip, rest): (IpAddr, &[u8]) = match bytes.split_first() {
            Some((&KIND_V4, rest)) if symbols.len() == LETTERS_V4 => {
                let (ip, rest) = rest.split_first_chunk::<4>().ok_or(InviteError::Kind)?;
                (Ipv4Addr::from(*ip).into(), rest)
            }
            Some((&KIND_V6, rest)) if symbols.len() == LETTERS_V6 => {
                let (ip, rest) = rest.split_first_chunk::<16>().ok_or(InviteError::Kind)?;
                (Ipv6Addr::from(*ip).into(), rest)
            }
            _ => return Err(InviteError::Kind),
        };
        let &[high, low, a, b, c] = rest else {
            return Err(InviteError::Kind);
        };
        let address = SocketAddr::new(ip, u16::from_be_bytes([high, low]));
        let invite = Self::checked(address, [a, b, c])?;
        // One invitation has one code.
        if invite.to_symbols() == symbols {
            Ok(invite)
        } else {
            Err(InviteError::Kind)
        }
    }
}

impl fmt::Display for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, symbol) in self.to_symbols().into_iter().enumerate() {
            if at > 0 && at % GROUP == 0 {
                f.write_str("-")?;
            }
            let letter = ALPHABET.get(usize::from(symbol)).copied();
            write!(f, "{}", char::from(letter.unwrap_or_default()))?;
        }
        Ok(())
    }
}

impl FromStr for Invite {
    type Err = InviteError;

    /// Forgives case, spaces, dashes, and letters that look like digits.
    fn from_str(text: &str) -> Result<Self, InviteError> {
        let mut symbols = Vec::with_capacity(LETTERS_V6);
        let mut count = 0;
        for letter in text.chars().filter(|&letter| !is_separator(letter)) {
            count += 1;
            let symbol = symbol_of(letter).ok_or(InviteError::Letter(letter))?;
            // Whatever is longer is counted, not kept.
            if symbols.len() < LETTERS_V6 {
                symbols.push(symbol);
            }
        }
        match count {
            0 => Err(InviteError::Empty),
            count if count > LETTERS_V6 => Err(InviteError::TooLong(count)),
            _ => Self::from_symbols(&symbols),
        }
    }
}

impl FromStr for JoinAddress {
    type Err = JoinError;

    /// A code, or `ip:port`, `[ip]:port`.
    fn from_str(text: &str) -> Result<Self, JoinError> {
        if !text.contains(['.', ':', '[']) {
            return text.parse().map(Self::Invite).map_err(JoinError::Invite);
        }
        let plain: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        match plain.parse::<SocketAddr>() {
            Ok(address) if address.port() != 0 && !address.ip().is_unspecified() => {
                Ok(Self::Socket(address))
            }
            Err(_) if plain.parse::<IpAddr>().is_ok() => Err(JoinError::NoPort),
            _ => Err(JoinError::Socket),
        }
    }
}

/// Anything people put between letters.
fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '-' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

fn symbol_of(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let at = ALPHABET.iter().position(|&own| char::from(own) == letter)?;
    u8::try_from(at).ok()
}

fn mark(identity: &Identity) -> [u8; 3] {
    let digest = Sha512::new()
        .chain_update(MARK_LABEL)
        .chain_update(identity.0)
        .finalize();
    let mut mark = [0; 3];
    for (to, from) in mark.iter_mut().zip(digest) {
        *to = from;
    }
    mark
}

/// Bytes that become letters of five bits, the high bits first.
#[derive(Default)]
struct Bits {
    symbols: Vec<u8>,
    waiting: u32,
    count: u32,
}

impl Bits {
    fn push(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.waiting = (self.waiting << 8) | u32::from(byte);
            self.count += 8;
            while self.count >= 5 {
                self.count -= 5;
                self.symbols.push(low_five(self.waiting >> self.count));
            }
            self.waiting &= (1 << self.count) - 1;
        }
    }

    fn into_symbols(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.symbols
                .push(low_five(self.waiting << (5 - self.count)));
        }
        self.symbols
    }
}

fn low_five(bits: u32) -> u8 {
    let [low, ..] = bits.to_le_bytes();
    low & 31
}

/// The bytes of some letters; nothing if what is left over is not zero.
fn bytes_of(symbols: &[u8]) -> Option<Vec<u8>> {
    let (mut bytes, mut waiting, mut count) = (Vec::new(), 0u32, 0u32);
    for &symbol in symbols {
        waiting = (waiting << 5) | u32::from(symbol);
        count += 5;
        if count >= 8 {
            count -= 8;
            let [byte, ..] = (waiting >> count).to_le_bytes();
            bytes.push(byte);
        }
        waiting &= (1 << count) - 1;
    }
    (waiting == 0).then_some(bytes)
}

/// The product in the field of 32, where x^5 = x^2 + 1.
const fn product(mut a: u8, mut b: u8) -> u8 {
    let mut sum = 0;
    while b != 0 {
        if b & 1 == 1 {
            sum ^= a;
        }
        a <<= 1;
        if a & 32 != 0 {
            a ^= 0b10_0101;
        }
        b >>= 1;
    }
    sum
}

/// (x - a)(x - a²)(x - a³)(x - a⁴) without its leading one, the high coefficients first.
const GENERATOR: [u8; CHECK] = {
    let [mut c3, mut c2, mut c1, mut c0] = [0u8, 0, 0, 1];
    let mut root = 2;
    let mut degree = 0;
    while degree < CHECK {
        // Times (x - root); signs do not matter here. The leading one grows out of the array last.
        let (n3, n2, n1) = (c2, c1, c0);
        let (m3, m2, m1, m0) = (
            product(c3, root),
            product(c2, root),
            product(c1, root),
            product(c0, root),
        );
        c3 = n3 ^ m3;
        c2 = n2 ^ m2;
        c1 = n1 ^ m1;
        c0 = m0;
        root = product(root, 2);
        degree += 1;
    }
    [c3, c2, c1, c0]
};

/// The letters that make a block a word of the code: the remainder of a division.
fn check(data: &[u8]) -> [u8; CHECK] {
    let mut rest = [0; CHECK];
    for &symbol in data {
        let [first, a, b, c] = rest;
        let lead = first ^ symbol;
        let [g3, g2, g1, g0] = GENERATOR.map(|factor| product(factor, lead));
        rest = [a ^ g3, b ^ g2, c ^ g1, g0];
    }
    for (letter, guard) in rest.iter_mut().zip(SHIFT_GUARD) {
        *letter ^= guard;
    }
    rest
}

impl fmt::Display for InviteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("type the code that the other player reads to you"),
            Self::Letter(letter) => {
                write!(f, "no code has the letter {letter:?}: look at it once more")
            }
            Self::TooShort(count) => write!(
                f,
                "{count} letters are too few: a code has {LETTERS_V4} or {LETTERS_V6}"
            ),
            Self::TooLong(count) => write!(
                f,
                "{count} letters are too many: a code has {LETTERS_V4} or {LETTERS_V6}"
            ),
            Self::Check => f.write_str(
                "a letter is wrong, or two have changed places: have the code read once more",
            ),
            Self::Kind => f.write_str(
                "the code was made by another version of the program: use the same one on both \
                 computers",
            ),
            Self::Address(address) => write!(
                f,
                "nobody can be reached at {address}: choose an address of this computer"
            ),
        }
    }
}

impl core::error::Error for InviteError {}

impl fmt::Display for JoinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invite(problem) => problem.fmt(f),
            Self::Socket => f.write_str(
                "this is no address: type one like 192.168.1.7:4001 or [fd00::7]:4001, or a code",
            ),
            Self::NoPort => {
                f.write_str("the port is missing: type the address like 192.168.1.7:4001")
            }
        }
    }
}

impl core::error::Error for JoinError {}
