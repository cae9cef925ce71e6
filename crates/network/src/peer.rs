//! One key, three names: the game's identity, the network's peer id, the handshake's key pair.

use libp2p::PeerId;
use libp2p::identity::{Keypair, PublicKey, ed25519};
use protocol::Identity;

/// What the network calls somebody.
///
/// Nothing if the bytes are no key: nobody can be reached under that identity.
pub(crate) fn peer_id(identity: &Identity) -> Option<PeerId> {
    let key = ed25519::PublicKey::try_from_bytes(&identity.0).ok()?;
    Some(PublicKey::from(key).to_peer_id())
}

/// Who a peer is. The peer id of an Ed25519 key holds the key itself.
///
/// Nothing for another kind of key: no program of ours has one.
pub(crate) fn identity(peer: &PeerId) -> Option<Identity> {
    let key = PublicKey::try_decode_protobuf(peer.as_ref().digest()).ok()?;
    Some(Identity(key.try_into_ed25519().ok()?.to_bytes()))
}

/// The key pair of the handshake, from the secret bytes of the identity; the bytes are wiped.
pub(crate) fn key_pair(secret: &mut [u8; 32]) -> Option<Keypair> {
    Keypair::ed25519_from_bytes(secret).ok()
}

#[cfg(test)]
mod tests {
    use protocol::IdentityKey;

    use super::*;

    #[test]
    fn the_three_names_are_of_one_key() {
        for seed in 0..50 {
            let mut secret = [seed; 32];
            let ours = IdentityKey::from_bytes(&secret).identity();
            let pair = key_pair(&mut secret).expect("any 32 bytes are a key");
            assert_eq!(secret, [0; 32], "the copy is wiped");
            let peer = pair.public().to_peer_id();
            assert_eq!(peer_id(&ours), Some(peer));
            assert_eq!(identity(&peer), Some(ours));
        }
        assert_eq!(identity(&PeerId::random()), None);
    }
}
