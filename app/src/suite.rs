//! The group elements that every audit needs.

use protocol::Suite;

use crate::failure::Failure;

/// Derives them, once for each run.
///
/// # Errors
///
/// Never: the names that they are derived from are fixed.
pub(crate) fn suite() -> Result<Suite, Failure> {
    Suite::derive().map_err(|problem| Failure::Mistake(problem.to_string()))
}
