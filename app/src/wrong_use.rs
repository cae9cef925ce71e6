//! Arguments that the program does not take, in one sentence.

use clap::CommandFactory;

use crate::Arguments;
use crate::printable::printable;

/// What is wrong, and where it is said what is right.
pub(crate) fn sentence(error: &clap::Error) -> String {
    let rendered = error.render().to_string();
    // What is wrong, then perhaps tips; usage and the rest stand in the help.
    let said: Vec<String> = rendered
        .split("\n\n")
        .take_while(|paragraph| !paragraph.starts_with("Usage") && !paragraph.starts_with("For "))
        .map(|paragraph| {
            let lines: Vec<&str> = paragraph.lines().map(str::trim).collect();
            printable(lines.join(" ").trim())
        })
        .collect();
    let said = said.join("; ");
    let said = said.strip_prefix("error: ").unwrap_or(&said);
    format!("{said}; see `{} --help`.", command())
}

/// The command whose help tells how to call it.
fn command() -> String {
    let program = Arguments::command();
    let first = std::env::args_os().nth(1);
    match first.and_then(|first| program.find_subcommand(first)) {
        Some(command) => format!("{} {}", program.get_name(), command.get_name()),
        None => program.get_name().to_owned(),
    }
}
