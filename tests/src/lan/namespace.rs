//! A test runs itself again in namespaces of its own: whatever it builds there vanishes with it,
//! and so does every process it starts, however it ends.

use std::fs::OpenOptions;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use super::figures;
use super::network::Lan;
use super::program;

/// Set inside, to the folder where the test may leave files.
const FOLDER: &str = "LAN_TEST_FOLDER";

/// How the namespaces can be had: as root, or as a user who may be root in them.
const WAYS: [&[&str]; 2] = [&[], &["--map-root-user"]];

/// A network, processes that die with the first of them, and a view on those.
const NAMESPACES: [&str; 5] = ["--net", "--pid", "--fork", "--kill-child", "--mount-proc"];

static TESTS: AtomicU32 = AtomicU32::new(0);

/// Runs the body in namespaces of its own, where `test` is its full name in this program.
pub fn on_a_lan(test: &str, body: impl FnOnce(&mut Lan)) {
    if let Some(folder) = std::env::var_os(FOLDER) {
        end_with_whoever_started_us();
        return body(&mut Lan::new(PathBuf::from(folder)));
    }
    let Some(way) = WAYS.iter().find(|way| works(way)) else {
        return skip(&format!(
            "{test} needs unshare, ip and bridge (util-linux, iproute2), and root or user namespaces"
        ));
    };
    let program = program::build();
    let folder = Folder::new(&program::target().join("tmp"));
    let mut command = Command::new("unshare");
    command
        .args(*way)
        .args(NAMESPACES)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture", "--include-ignored"])
        .env(FOLDER, &folder.0)
        .env(program::PATH, &program)
        .env(figures::TEST, test)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Its input stays open for as long as we live.
    let input = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    drop(input);
    let said = String::from_utf8_lossy(&output.stdout);
    let complaints = String::from_utf8_lossy(&output.stderr);
    let ran = said.contains("1 passed");
    assert!(output.status.success() && ran, "{said}{complaints}");
    figures::show(&complaints);
}

/// Whether a tool that only some tests need is there; says so loudly if not.
pub fn needs(test: &str, tool: &str, package: &str) -> bool {
    let there = Command::new(tool).arg("--version").output().is_ok();
    if !there {
        skip(&format!("{test} needs {tool} (package {package})"));
    }
    there
}

/// Whether slow cables can be made here; says so loudly if not.
pub fn has_slow_cables(test: &str) -> bool {
    let device = "/dev/net/tun";
    let opened = OpenOptions::new().read(true).write(true).open(device);
    if let Err(problem) = &opened {
        skip(&format!("{test} needs {device}: {problem}"));
    }
    opened.is_ok()
}

fn works(way: &[&str]) -> bool {
    let probe =
        "ip link add br0 type bridge && ip link set br0 up && bridge link && nft list ruleset";
    let mut command = Command::new("unshare");
    command.args(way).args(NAMESPACES).args(["sh", "-c", probe]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Says loudly that a test cannot run here; where it must, that is a failure.
pub(crate) fn skip(why: &str) {
    // Not through the test harness, which would keep it to itself.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {why}");
    assert!(std::env::var_os("SKIP_IS_FAILURE").is_none(), "{why}");
}

/// Our input closes when the test outside is gone, even if it was killed.
fn end_with_whoever_started_us() {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(1);
    });
}

/// A line of `ip`, `nft` and the like.
pub fn run(line: &str) {
    let mut words = line.split(' ');
    let output = Command::new(words.next().unwrap())
        .args(words)
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}: {complaint}");
}

/// A folder that is removed at the end; the number of our process is in its name.
struct Folder(PathBuf);

impl Folder {
    fn new(parent: &Path) -> Self {
        remove_leftovers(parent);
        let number = TESTS.fetch_add(1, Ordering::Relaxed);
        let folder = parent.join(format!("lan-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed now is removed by the next run.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Folders of tests that were killed.
fn remove_leftovers(parent: &Path) {
    let entries = std::fs::read_dir(parent).into_iter().flatten().flatten();
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let process = name
            .strip_prefix("lan-")
            .and_then(|rest| rest.split('-').next());
        let gone = |process: &str| !Path::new("/proc").join(process).exists();
        if process.is_some_and(gone) {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}
