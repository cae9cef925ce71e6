//! The card game Sleeping Queens.
