//! The commands that use the network, as somebody calls them.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder of its own for each test, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("network-{}-{number}", std::process::id());
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sleeping-queens"));
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

/// One sentence on stderr, nothing on stdout, and this exit code.
fn refused(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    assert!(said.ends_with(".\n"), "{arguments:?}: {said}");
    assert!(!said.contains("panicked"), "{arguments:?}: {said}");
    said
}

/// A player without discovery, in a folder of the test.
fn bot<'a>(folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["bot", "--data", folder, "--no-discovery", "--tempo", "200"];
    arguments.extend(more);
    arguments
}

/// A player that runs, and where it can be called.
fn running(folder: &str, more: &[&str]) -> (Child, String) {
    let mut arguments = bot(folder, more);
    arguments.push("--json");
    let mut child = program(&arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = loop {
        let line: serde_json::Value =
            serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        if line["event"] == "listening" {
            let addresses = line["addresses"].as_array().unwrap();
            let address = addresses[0].as_str().unwrap();
            let port = address.rsplit(':').next().unwrap();
            break format!("127.0.0.1:{port}");
        }
    };
    // The rest is read, so that the player never waits for us.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

#[test]
fn a_demo_is_a_whole_fair_game() {
    let folder = Folder::new();
    for (players, edition) in [("2", "classic"), ("5", "deluxe")] {
        let file = folder.path(&format!("{players}.queens"));
        let output = run(&[
            "demo",
            "--players",
            players,
            "--edition",
            edition,
            "--record",
            &file,
        ]);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{said}");
        assert!(said.contains("YES, this game was fair"), "{said}");
        assert!(said.contains("the proof holds"), "{said}");
        assert!(run(&["verify", &file]).status.success());
        // The only proof of a game is not overwritten.
        let again = refused(&["demo", "--record", &file], 1);
        assert!(again.contains("is there already"), "{again}");
    }
}

#[test]
fn three_bots_find_a_table_by_address_and_play_to_the_end() {
    let folder = Folder::new();
    let opener = folder.path("opener");
    let arguments = ["--name", "Ada", "--open", "Kitchen", "--seats", "3"];
    let (mut host, address) = running(&opener, &arguments);
    let guests: Vec<Child> = ["Ben", "Cleo"]
        .iter()
        .map(|name| {
            let data = folder.path(name);
            let more = [
                "--name", name, "--join", "Kitchen", "--call", &address, "--json",
            ];
            program(&bot(&data, &more))
                .stdout(Stdio::piped())
                .spawn()
                .unwrap()
        })
        .collect();
    let mut heads = Vec::new();
    for guest in guests {
        let output = guest.wait_with_output().unwrap();
        assert!(output.status.success());
        let said = String::from_utf8(output.stdout).unwrap();
        let last: serde_json::Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
        assert_eq!(last["event"], "over", "{said}");
        let recording = last["recording"].as_str().unwrap().to_owned();
        heads.push((last["head"].clone(), recording));
    }
    assert!(host.wait().unwrap().success());
    assert_eq!(heads[0].0, heads[1].0);
    assert!(run(&["verify", &heads[0].1, &heads[1].1]).status.success());
}

#[test]
fn what_cannot_be_is_said_in_one_sentence() {
    let folder = Folder::new();
    let data = folder.path("data");
    let refused_bot = |more: &[&str], code| refused(&bot(&data, more), code);

    let said = refused_bot(&["--name", "Ada", "--join", "Nowhere", "--wait", "1"], 1);
    assert!(said.contains("no table called \"Nowhere\""), "{said}");
    let said = refused_bot(&["--name", "Ada", "--join-any", "--wait", "1"], 1);
    assert!(said.contains("No game began"), "{said}");
    let said = refused_bot(&["--name", "\u{202e}", "--join-any"], 2);
    assert!(said.contains("name"), "{said}");
    let said = refused_bot(&["--name", "Ada", "--open", " ", "--seats", "2"], 2);
    assert!(said.contains("table"), "{said}");

    let taken = TcpListener::bind("0.0.0.0:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let said = refused_bot(&["--name", "Ada", "--join-any", "--port", &port], 1);
    assert!(said.contains(&format!("ort {port} is used")), "{said}");

    let said = refused_bot(&["--name", "Ada", "--join-any", "--call", "nonsense!"], 2);
    assert!(said.contains("nonsense!"), "{said}");
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = nobody.local_addr().unwrap().to_string();
    drop(nobody);
    let call = [
        "--name",
        "Ada",
        "--join-any",
        "--call",
        &address,
        "--wait",
        "1",
    ];
    let said = refused_bot(&call, 1);
    assert!(said.contains("obody answers there"), "{said}");

    // A folder below a file cannot be made by anybody, not even by root.
    std::fs::write(folder.path("file"), "").unwrap();
    let below = folder.path("file/below");
    let said = refused(&bot(&below, &["--name", "Ada", "--join-any"]), 1);
    assert!(said.contains("file"), "{said}");
}

#[test]
fn a_profile_is_for_one_program() {
    let folder = Folder::new();
    let data = folder.path("data");
    let (mut first, _) = running(&data, &["--name", "Ada", "--open", "Mine", "--seats", "2"]);
    let said = refused(&bot(&data, &["--name", "Ada", "--join-any"]), 1);
    assert!(said.contains("--profile"), "{said}");
    first.kill().unwrap();
    first.wait().unwrap();
}

#[test]
fn a_full_table_has_no_seat() {
    let folder = Folder::new();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (_nodes, address) = runtime.block_on(full_table(&folder));
    let data = folder.path("late");
    let more = ["--name", "Late", "--join", "Full", "--call", &address];
    let said = refused(&bot(&data, &more), 1);
    assert!(said.contains("No seat at the table \"Full\""), "{said}");
}

/// Two who sit at a table of two and never get ready.
async fn full_table(folder: &Folder) -> (Vec<network::Node>, String) {
    use network::invite::JoinAddress;
    use network::lobby::Name;
    use network::storage::Profile;
    use network::{Command, Node, NodeConfig, Port, Reach};

    let start = |name: &str| {
        let profile = Profile::open(Some(folder.0.clone()), name, &mut rand::rng()).unwrap();
        Node::start(NodeConfig {
            profile,
            name: Name::clean(name).unwrap(),
            port: Port::Any,
            reach: Reach::ThisComputer,
            tempo: 1,
            operator: None,
        })
        .unwrap()
    };
    let (host, guest) = (start("host"), start("guest"));
    let open = Command::OpenTable {
        title: Name::clean("Full").unwrap(),
        options: rules::Options::default(),
        seats: 2,
    };
    host.tell(open).await;
    let mut view = host.view();
    let seen = view.wait_for(|view| !view.addresses.is_empty()).await;
    let address = seen.unwrap().addresses[0];
    guest
        .tell(Command::Join(JoinAddress::Socket(address)))
        .await;
    let mut tables = guest.view();
    let seen = tables.wait_for(|view| !view.tables.is_empty()).await;
    let (opener, table) = seen
        .map(|view| (view.tables[0].0, view.tables[0].1.id))
        .unwrap();
    guest.tell(Command::Sit { opener, table }).await;
    let full = |view: &std::sync::Arc<network::NodeView>| {
        view.tables
            .first()
            .is_some_and(|(_, table)| table.is_full())
    };
    view.wait_for(full).await.unwrap();
    (vec![host, guest], address.to_string())
}

#[test]
fn whoever_looks_around_is_told_why_nobody_is_there() {
    for command in ["peers", "tables"] {
        let output = run(&[command, "--wait", "4", "--json"]);
        let seen: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(output.status.success());
        assert!(seen["people"].is_array() && seen["tables"].is_array());
        let words = run(&[command, "--wait", "1"]);
        assert!(words.status.success());
    }
}
