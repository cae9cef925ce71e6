//! What the integration tests share: the table simulator, a look into a recording with the eyes of
//! a coalition, a network of real hosts, and real windows.

use std::path::{Path, PathBuf};

#[cfg(target_os = "linux")]
pub mod lan;
pub mod privacy;
pub mod secrets;
pub mod simulator;
#[cfg(target_os = "linux")]
pub mod window;

/// The root of the source tree, whatever folder the tests run in.
pub fn source_tree() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
