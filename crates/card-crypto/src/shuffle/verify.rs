//! Verifying one shuffle, or a chain of them, as one multi-scalar multiplication.

use curve25519_dalek::scalar::Scalar;

use crate::context::Context;
use crate::deck::{Cards, UnverifiedDeck, VerifiedDeck};
use crate::error::{ChainError, ShuffleError};
use crate::generators::Generators;
use crate::shuffle::argument::{Form, ShuffleArgument};
use crate::shuffle::relation::{Posed, Relation};
use crate::shuffle::statement::{Challenges, Statement};
use crate::table_key::TableKey;
use crate::weights::Weights;

/// One shuffle of a chain, as it was sent.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// Where the argument belongs.
    pub context: &'a Context,
    /// The deck put out; the deck taken in is the one before it in the chain.
    pub output: &'a UnverifiedDeck,
    /// The argument for it.
    pub argument: &'a ShuffleArgument,
}

impl ShuffleArgument {
    /// Verifies that `output` is `input`, permuted and remasked under the table key.
    ///
    /// # Errors
    ///
    /// If the sizes differ or the argument fails; then the group of equations is named.
    pub fn verify(
        &self,
        generators: &Generators,
        table: &TableKey,
        context: &Context,
        input: &VerifiedDeck,
        output: &UnverifiedDeck,
        weights: &Weights,
    ) -> Result<VerifiedDeck, ShuffleError> {
        let link = Link {
            context,
            output,
            argument: self,
        };
        check(generators, table, input, &[link], weights).map_err(|failure| failure.error)?;
        Ok(output.verified())
    }
}

/// Verifies shuffles that follow one another from `input` on, together: cheaper than one by one,
/// and just as certain. Gives the decks they put out.
///
/// # Errors
///
/// If one fails; then the first that fails is named, with the reason.
pub fn verify_chain(
    generators: &Generators,
    table: &TableKey,
    input: &VerifiedDeck,
    links: &[Link<'_>],
    weights: &Weights,
) -> Result<Vec<VerifiedDeck>, ChainError> {
    check(generators, table, input, links, weights)?;
    Ok(links.iter().map(|link| link.output.verified()).collect())
}

fn check(
    generators: &Generators,
    table: &TableKey,
    input: &VerifiedDeck,
    links: &[Link<'_>],
    weights: &Weights,
) -> Result<(), ChainError> {
    let size = input.size();
    for (index, link) in links.iter().enumerate() {
        for other in [link.output.size(), link.argument.size()] {
            if other != size {
                return Err(ChainError {
                    link: index,
                    error: ShuffleError::Size {
                        input: size.get(),
                        other: other.get(),
                    },
                });
            }
        }
    }

    let decks: Vec<_> = core::iter::once(input.claimed())
        .chain(links.iter().map(|link| link.output.claimed()))
        .collect();
    let mut posed = Vec::with_capacity(links.len());
    let mut fingerprints = Vec::with_capacity(links.len());
    for (link, before) in links.iter().zip(&decks) {
        let (challenges, fingerprint) = pose(table, link, before);
        posed.push(Posed::new(link.argument, challenges));
        fingerprints.push(fingerprint);
    }

    let mut all = Relation::new(size, decks.len());
    let mut stream = weights.stream(&fingerprints);
    for (index, argument) in posed.iter().enumerate() {
        for group in argument.groups() {
            all.add(index, argument, *group, stream.draw());
        }
    }
    if all.holds(generators, table, &decks) {
        return Ok(());
    }

    // Somebody cheated: who, and where? Each equation alone, unweighted.
    for (index, argument) in posed.iter().enumerate() {
        for group in argument.groups() {
            let mut alone = Relation::new(size, decks.len());
            alone.add(index, argument, *group, Scalar::ONE);
            if !alone.holds(generators, table, &decks) {
                return Err(ChainError {
                    link: index,
                    error: ShuffleError::Equation(*group),
                });
            }
        }
    }
    // Every equation holds by itself, so their sum does: this point is never reached.
    Ok(())
}

/// The challenges an argument has to answer, and its fingerprint with the answers.
pub(crate) fn pose(table: &TableKey, link: &Link<'_>, input: &Cards) -> (Challenges, [u8; 64]) {
    let stated = Statement::new(link.context, table, input, link.output.claimed()).absorb();
    let (challenges, state) = match &link.argument.form {
        Form::Remask { carry, .. } => {
            let (w, state) = stated.remask(carry);
            let none = Scalar::ZERO;
            let challenges = Challenges {
                x: none,
                y: none,
                z: none,
                w,
            };
            (challenges, state)
        }
        Form::Shuffle(rounds) => stated
            .permutation(&rounds.permutation)
            .powers(&rounds.powers)
            .masking(&rounds.masking),
    };
    let fingerprint = state.fingerprint(&link.argument.response_bytes());
    (challenges, fingerprint)
}
