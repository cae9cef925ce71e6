//! Lists the texts of all languages, so that a language is a folder of `i18n` and nothing else.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("i18n");
    writeln!(io::stdout(), "cargo::rerun-if-changed=i18n")?;
    let mut list = String::from("&[\n");
    for language in entries(&folder)? {
        let code = language.file_name().unwrap_or_default().to_string_lossy();
        writeln!(list, "    ({code:?}, &[")?;
        for file in entries(&language)? {
            if file.extension().is_some_and(|end| end == "ftl") {
                let name = file.file_stem().unwrap_or_default().to_string_lossy();
                writeln!(
                    list,
                    "        ({name:?}, include_str!({:?})),",
                    file.display().to_string()
                )?;
            }
        }
        list.push_str("    ]),\n");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR")?).join("languages.rs");
    fs::write(out, list)?;
    Ok(())
}

/// What is in a folder, in one order on every system.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
