//! What the integration tests share.

use std::path::{Path, PathBuf};

/// The root of the source tree, whatever folder the tests run in.
pub fn source_tree() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
