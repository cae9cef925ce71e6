//! The program `sleeping-queens`.

fn main() {}
