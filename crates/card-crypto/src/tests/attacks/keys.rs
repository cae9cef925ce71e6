//! With keys.

use curve25519_dalek::ristretto::RistrettoPoint;
use curve25519_dalek::scalar::Scalar;

use crate::tests::attacks::other_contexts;
use crate::tests::bed::{Bed, context};
use crate::{KeyError, KeyProof, PublicKey, Seat, SecretKey, TableKey};

#[test]
fn a_rogue_key_cannot_be_proven() {
    let mut bed = Bed::new(2, 60);
    // Y' = z G - Y_0: with it the table key would be z G, and z alone would open every card.
    let own = SecretKey::random(&mut bed.rng);
    let rogue = own.public().point() - bed.keys[0].public().point();
    let rogue = PublicKey::from_bytes(rogue.compress().as_bytes()).unwrap();
    for secret in [&own, &bed.secrets[0]] {
        let proof = secret.prove(&context(1), &mut bed.rng);
        assert_eq!(proof.verify(&rogue, &context(1)), Err(KeyError::Proof));
    }
}

#[test]
fn a_key_proof_is_of_one_seat_game_and_key() {
    let mut bed = Bed::new(2, 61);
    let secret = &bed.secrets[0];
    let proof = secret.prove(&context(0), &mut bed.rng);
    proof.verify(&secret.public(), &context(0)).unwrap();
    for other in other_contexts() {
        let error = proof.verify(&secret.public(), &other);
        assert_eq!(error, Err(KeyError::Proof));
    }
    let error = proof.verify(&bed.secrets[1].public(), &context(0));
    assert_eq!(error, Err(KeyError::Proof));
    // A copied key with a copied proof sits at another seat.
    let error = proof.verify(&secret.public(), &context(1));
    assert_eq!(error, Err(KeyError::Proof));
}

#[test]
fn tables_refuse_what_is_no_set_of_keys() {
    let mut bed = Bed::new(3, 62);
    let keys = bed.keys.clone();
    let refused = |keys: &[_]| TableKey::new(keys).unwrap_err();
    assert_eq!(refused(&[]), KeyError::NoKeys);
    assert_eq!(
        refused(&[keys[1], keys[0]]),
        KeyError::SeatOrder { seat: Seat(0) }
    );
    assert_eq!(
        refused(&[keys[1], keys[1]]),
        KeyError::SeatOrder { seat: Seat(1) }
    );
    // One secret at two seats.
    let twice = bed.secrets[0].prove(&context(1), &mut bed.rng);
    let twice = twice.verify(keys[0].public(), &context(1)).unwrap();
    assert_eq!(
        refused(&[keys[0], twice]),
        KeyError::RepeatedKey {
            first: Seat(0),
            second: Seat(1)
        }
    );
    // A key of another game, and of another epoch.
    for field in [1, 3] {
        let mut other = other_contexts()[field];
        other.seat = Seat(2);
        let foreign = bed.secrets[2].prove(&other, &mut bed.rng);
        let foreign = foreign.verify(keys[2].public(), &other).unwrap();
        assert_eq!(
            refused(&[keys[0], foreign]),
            KeyError::OtherGame { seat: Seat(2) }
        );
    }
    // Two colluders whose keys add up to nothing.
    let negated = SecretKey::from_bytes((-bed.secrets[0].scalar()).as_bytes()).unwrap();
    let proof = negated.prove(&context(1), &mut bed.rng);
    let negated = proof.verify(&negated.public(), &context(1)).unwrap();
    assert_eq!(refused(&[keys[0], negated]), KeyError::IdentitySum);
}

#[test]
fn a_proof_for_zero_challenge_luck_is_refused() {
    // s G = A with c ignored: what a verifier that forgot the key would accept.
    let bed = Bed::new(1, 63);
    let response = Scalar::from(5u8);
    let commitment = RistrettoPoint::mul_base(&response).compress();
    let bytes = [commitment.to_bytes(), response.to_bytes()].concat();
    let proof = KeyProof::from_bytes(&bytes).unwrap();
    let error = proof.verify(bed.keys[0].public(), &context(0));
    assert_eq!(error, Err(KeyError::Proof));
}
