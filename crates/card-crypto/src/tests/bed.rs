//! A table to test at: seats with keys, contexts, decks and randomness from one seed.

use curve25519_dalek::ristretto::RistrettoPoint;
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;

use crate::encoding::EncodedPoint;
use crate::{
    CardSet, Context, DeckSize, EpochId, GameId, Generators, HeadHash, Link, MaskedCard, OpenCard,
    Pile, PreparedShuffle, ProtocolVersion, RevealShares, RosterDigest, Seat, SecretKey,
    ShuffleArgument, ShuffleSeed, Step, TableKey, UnverifiedDeck, VerifiedDeck, VerifiedKey,
    Weights,
};

/// Randomness from `CARD_CRYPTO_SEED` (a number), which is printed, so that a failure can be
/// repeated. `stream` tells the tests apart.
pub(super) fn rng(stream: u64) -> ChaCha12Rng {
    let seed = std::env::var("CARD_CRYPTO_SEED")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1u64);
    println!("CARD_CRYPTO_SEED={seed} (stream {stream})");
    let mut rng = ChaCha12Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// A context for one seat.
pub(super) fn context(seat: u8) -> Context {
    Context {
        version: ProtocolVersion(1),
        game: GameId([0x11; 32]),
        roster: RosterDigest([0x22; 32]),
        epoch: EpochId([0x33; 32]),
        pile: Pile(4),
        step: Step(5),
        seat: Seat(seat),
        head: HeadHash([0x66; 32]),
    }
}

/// Players at a table.
pub(super) struct Bed {
    pub(super) rng: ChaCha12Rng,
    pub(super) generators: Generators,
    pub(super) cards: CardSet,
    pub(super) secrets: Vec<SecretKey>,
    pub(super) keys: Vec<VerifiedKey>,
    pub(super) table: TableKey,
}

/// A shuffle as it was sent.
pub(super) struct Sent {
    pub(super) context: Context,
    pub(super) seed: ShuffleSeed,
    pub(super) deck: VerifiedDeck,
    pub(super) output: UnverifiedDeck,
    pub(super) argument: ShuffleArgument,
}

impl Sent {
    pub(super) fn link(&self) -> Link<'_> {
        Link {
            context: &self.context,
            output: &self.output,
            argument: &self.argument,
        }
    }
}

/// Turns that follow one another, as a chain to verify.
pub(super) fn links(turns: &[(Context, UnverifiedDeck, ShuffleArgument)]) -> Vec<Link<'_>> {
    turns
        .iter()
        .map(|(context, output, argument)| Link {
            context,
            output,
            argument,
        })
        .collect()
}

impl Bed {
    pub(super) fn new(players: u8, stream: u64) -> Self {
        Self::with_rng(players, rng(stream))
    }

    /// The same table whatever the environment says.
    pub(super) fn frozen(players: u8) -> Self {
        Self::with_rng(players, ChaCha12Rng::seed_from_u64(2012))
    }

    fn with_rng(players: u8, mut rng: ChaCha12Rng) -> Self {
        let secrets: Vec<_> = (0..players).map(|_| SecretKey::random(&mut rng)).collect();
        let keys: Vec<_> = (0..players)
            .zip(&secrets)
            .map(|(seat, secret)| {
                let proof = secret.prove(&context(seat), &mut rng);
                proof.verify(&secret.public(), &context(seat)).unwrap()
            })
            .collect();
        Self {
            table: TableKey::new(&keys).unwrap(),
            generators: Generators::derive(),
            cards: CardSet::derive(b"card-crypto/test", 256).unwrap(),
            rng,
            secrets,
            keys,
        }
    }

    /// The first `size` cards of the set, open.
    pub(super) fn open_deck(&self, size: usize) -> VerifiedDeck {
        let cards: Vec<_> = (0..=u8::MAX).take(size).map(OpenCard).collect();
        VerifiedDeck::open(&self.cards, &cards).unwrap()
    }

    /// One seat's turn, through bytes.
    pub(super) fn shuffle(&mut self, seat: u8, input: &VerifiedDeck) -> Sent {
        let context = context(seat);
        let seed = ShuffleSeed::random(&mut self.rng);
        let size = input.size();
        let prepared =
            PreparedShuffle::new(&self.generators, &self.table, &seed, size, &mut self.rng);
        let (deck, argument) = prepared
            .prove(&self.generators, &self.table, &context, input)
            .unwrap();
        Sent {
            output: UnverifiedDeck::from_bytes(size, deck.as_bytes()).unwrap(),
            argument: ShuffleArgument::from_bytes(size, &argument.to_bytes()).unwrap(),
            context,
            seed,
            deck,
        }
    }

    /// Everybody's turn.
    pub(super) fn shuffle_all(&mut self, input: &VerifiedDeck) -> Vec<Sent> {
        let mut sent: Vec<Sent> = Vec::new();
        for seat in (0..).take(self.keys.len()) {
            let deck = sent.last().map_or(input, |last| &last.deck).clone();
            sent.push(self.shuffle(seat, &deck));
        }
        sent
    }

    /// All cards of a deck unmasked with everybody's verified shares.
    pub(super) fn open_all(&mut self, deck: &VerifiedDeck) -> Vec<u8> {
        let masked: Vec<_> = deck.cards().to_vec();
        let mut batches = Vec::new();
        for (secret, key) in self.secrets.iter().zip(&self.keys) {
            let context = context(key.seat().0);
            let sent = RevealShares::prove(secret, key, &context, &masked, &mut self.rng).unwrap();
            let received = RevealShares::from_bytes(masked.len(), &sent.to_bytes()).unwrap();
            let weights = Weights::random(&mut self.rng);
            batches.push(received.verify(key, &context, &masked, &weights).unwrap());
        }
        masked
            .iter()
            .map(|card| {
                let shares: Vec<_> = batches
                    .iter()
                    .map(|batch| batch.of(card).unwrap())
                    .collect();
                crate::unmask(&self.table, &self.cards, card, &shares)
                    .unwrap()
                    .0
            })
            .collect()
    }

    pub(super) fn size(size: usize) -> DeckSize {
        DeckSize::new(size).unwrap()
    }
}

/// A batch whose shares may be anything, proven as well as seat 0 can.
pub(super) fn lying_shares(
    bed: &mut Bed,
    context: &Context,
    cards: &[MaskedCard],
    shares: &[RistrettoPoint],
) -> RevealShares {
    let shares = shares.iter().copied().map(EncodedPoint::new).collect();
    RevealShares::prove_claimed(
        &bed.secrets[0],
        &bed.keys[0],
        context,
        cards,
        shares,
        &mut bed.rng,
    )
}
