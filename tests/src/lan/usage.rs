//! What a process has used.

use std::time::Duration;

/// Processor time used so far, and memory in use, in bytes.
pub(crate) fn usage(process: u32) -> (Duration, u64) {
    let read = |file| {
        let path = format!("/proc/{process}/{file}");
        std::fs::read_to_string(path).unwrap()
    };
    let stat = read("stat");
    // The name before it may hold anything; user and system time are the 12th and 13th after.
    let mut fields = stat.rsplit(')').next().unwrap().split_whitespace().skip(11);
    let mut ticks = || fields.next().unwrap().parse::<u64>().unwrap();
    let time = Duration::from_millis((ticks() + ticks()) * 10);
    let status = read("status");
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.unwrap().split_whitespace().nth(1).unwrap();
    (time, kilobytes.parse::<u64>().unwrap() * 1024)
}
