//! Some of the libraries that open a window give up by panicking: until it is open that is an
//! error like any other, told in a sentence and not in a trace.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Told as soon as the window is open.
#[derive(Clone, Debug, Default)]
pub(super) struct Opened(Arc<AtomicBool>);

impl Opened {
    pub(super) fn tell(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Runs what opens a window; the error is what a library said when it gave up before that.
pub(super) fn open<T>(run: impl FnOnce(Opened) -> T) -> Result<T, String> {
    let opened = Opened::default();
    let (seen, usual) = (opened.clone(), panic::take_hook());
    panic::set_hook(Box::new(move |info| {
        if seen.is_told() {
            usual(info);
        }
    }));
    let ran = panic::catch_unwind(AssertUnwindSafe(|| run(opened.clone())));
    match ran {
        Ok(ran) => Ok(ran),
        // From here on it is our own mistake.
        Err(payload) if opened.is_told() => panic::resume_unwind(payload),
        Err(payload) => Err(words(payload.as_ref())),
    }
}

fn words(payload: &(dyn Any + Send)) -> String {
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let usual = || "a library of this system gave up".to_owned();
    text.and_then(missing_library).unwrap_or_else(usual)
}

/// The library that was looked for, if that is what somebody complains about.
pub(super) fn missing_library(complaint: &str) -> Option<String> {
    let mut words =
        complaint.split(|letter: char| !letter.is_alphanumeric() && !".-_".contains(letter));
    let library = words.find(|word| word.starts_with("lib") && word.contains(".so"))?;
    let library = library.trim_end_matches('.');
    Some(format!("the library {library} cannot be loaded"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_is_named() {
        let complaint = "Library libxkbcommon-x11.so could not be loaded.";
        let words = missing_library(complaint);
        let expected = "the library libxkbcommon-x11.so cannot be loaded";
        assert_eq!(words.as_deref(), Some(expected));
        assert_eq!(missing_library("there is no librarian, so what"), None);
    }
}
