//! People nearby and open tables.
