//! Sentences laid out in lines.

/// How wide a line may grow: what fits a terminal and an e-mail.
const WIDTH: usize = 90;

/// The text in lines that end between words, each so far from the left.
pub(crate) fn paragraph(indent: usize, text: &str) -> String {
    let mut lines = String::new();
    let mut line = " ".repeat(indent);
    let mut words = 0;
    for word in text.split(' ') {
        if words > 0 && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines.push('\n');
            line = " ".repeat(indent);
            words = 0;
        }
        if words > 0 {
            line.push(' ');
        }
        line += word;
        words += 1;
    }
    lines + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, paragraph};

    #[test]
    fn lines_end_between_words() {
        assert_eq!(paragraph(0, "one two"), "one two\n");
        assert_eq!(paragraph(2, "one"), "  one\n");
        let long = paragraph(2, &"queens ".repeat(40));
        assert!(long.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(long.split_whitespace().count(), 40);
        let word = "q".repeat(2 * WIDTH);
        assert_eq!(paragraph(0, &word), format!("{word}\n"));
    }
}
