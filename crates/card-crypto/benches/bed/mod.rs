//! A table to measure at.

use card_crypto::{
    CardSet, Context, DeckSize, EpochId, GameId, Generators, HeadHash, OpenCard, Pile,
    PreparedShuffle, ProtocolVersion, RosterDigest, Seat, SecretKey, ShuffleArgument, ShuffleSeed,
    Step, TableKey, UnverifiedDeck, VerifiedDeck, VerifiedKey, Weights,
};
use rand_chacha::ChaCha12Rng;
use rand_core::SeedableRng;

/// The same context for everything that is measured, but for the seat.
pub(crate) fn context(seat: u8) -> Context {
    Context {
        version: ProtocolVersion(1),
        game: GameId([1; 32]),
        roster: RosterDigest([2; 32]),
        epoch: EpochId([3; 32]),
        pile: Pile(0),
        step: Step(4),
        seat: Seat(seat),
        head: HeadHash([5; 32]),
    }
}

/// Five players, one of them us.
pub(crate) struct Bed {
    pub(crate) rng: ChaCha12Rng,
    pub(crate) generators: Generators,
    pub(crate) cards: CardSet,
    pub(crate) secrets: Vec<SecretKey>,
    pub(crate) keys: Vec<VerifiedKey>,
    pub(crate) table: TableKey,
}

/// A shuffle as it is sent.
pub(crate) struct Sent {
    pub(crate) context: Context,
    pub(crate) deck: VerifiedDeck,
    pub(crate) output: UnverifiedDeck,
    pub(crate) argument: ShuffleArgument,
}

impl Bed {
    pub(crate) fn new() -> Self {
        let mut rng = ChaCha12Rng::seed_from_u64(1);
        let secrets: Vec<_> = (0..5).map(|_| SecretKey::random(&mut rng)).collect();
        let keys: Vec<_> = (0..)
            .zip(&secrets)
            .map(|(seat, secret)| {
                let proof = secret.prove(&context(seat), &mut rng);
                proof.verify(&secret.public(), &context(seat)).unwrap()
            })
            .collect();
        let bed = Self {
            table: TableKey::new(&keys).unwrap(),
            generators: Generators::derive(),
            cards: CardSet::derive(b"bench", 256).unwrap(),
            rng,
            secrets,
            keys,
        };
        for (secret, key) in bed.secrets.iter().zip(&bed.keys) {
            secret.opens(key.public()).unwrap();
        }
        bed
    }

    pub(crate) fn prepare(&mut self, size: DeckSize) -> PreparedShuffle {
        let seed = ShuffleSeed::random(&mut self.rng);
        PreparedShuffle::new(&self.generators, &self.table, &seed, size, &mut self.rng)
    }

    pub(crate) fn shuffle(&mut self, seat: u8, input: &VerifiedDeck) -> Sent {
        let context = context(seat);
        let (deck, argument) = self
            .prepare(input.size())
            .prove(&self.generators, &self.table, &context, input)
            .unwrap();
        Sent {
            output: UnverifiedDeck::from_bytes(input.size(), deck.as_bytes()).unwrap(),
            context,
            deck,
            argument,
        }
    }

    /// A deck that has been shuffled once, as every shuffler but the first meets it.
    pub(crate) fn masked_deck(&mut self, size: usize) -> VerifiedDeck {
        let cards: Vec<_> = (0..=u8::MAX).take(size).map(OpenCard).collect();
        let open = VerifiedDeck::open(&self.cards, &cards).unwrap();
        let sent = self.shuffle(0, &open);
        sent.argument
            .verify(
                &self.generators,
                &self.table,
                &sent.context,
                &open,
                &sent.output,
                &Weights::audit(),
            )
            .unwrap();
        sent.deck
    }
}
