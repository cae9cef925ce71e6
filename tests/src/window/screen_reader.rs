//! What a screen reader knows of the window: the real accessibility bus of a desktop, read as a
//! screen reader reads it.

use std::collections::HashMap;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures::StreamExt as _;
use futures::future::try_join_all;
use tokio::runtime::{Builder, Runtime};
use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};
use zbus::{Connection, MatchRule, Message, MessageStream, connection};

/// Where the session bus listens, below the folder of the desktop.
const SOCKET: &str = "session-bus";

/// If nothing is told, we look again after this long.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// So many words of the bus may wait to be heard; more say no more.
const QUEUE: usize = 64;

const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";

/// The parent of all programs.
const REGISTRY: &str = "org.a11y.atspi.Registry";
const ROOT: &str = "/org/a11y/atspi/accessible/root";

/// Numbers of states and roles, as AT-SPI has them.
mod number {
    pub(super) const CHECKED: u32 = 4;
    pub(super) const FOCUSABLE: u32 = 11;
    pub(super) const FOCUSED: u32 = 12;
    pub(super) const PRESSED: u32 = 20;
    pub(super) const LABEL: u32 = 29;
    pub(super) const BUTTON: u32 = 43;
    pub(super) const RADIO: u32 = 44;
    pub(super) const TOGGLE: u32 = 62;
}

/// What one can do with a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It says something.
    Label,
    /// It can be pressed.
    Button,
    /// One of several can be chosen.
    Choice,
    /// Anything else, by its number.
    Other(u32),
}

/// A thing in the window.
#[derive(Clone, Debug)]
pub struct Thing {
    /// What it says or is called.
    pub label: String,
    /// What one can do with it.
    pub role: Role,
    /// Whether that can be done now. The bus calls everything enabled, but the keyboard gets only
    /// to what can be pressed.
    pub enabled: bool,
    /// Whether the keyboard is there.
    pub focused: bool,
    /// Whether it is the chosen one.
    pub chosen: bool,
    address: Address,
}

type Address = (String, OwnedObjectPath);

type Roles = HashMap<Address, Role>;

/// The window as it was told at one moment.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// Everything with a name.
    pub things: Vec<Thing>,
}

impl Told {
    /// Whether something says this, among other words.
    pub fn says(&self, text: &str) -> bool {
        self.things.iter().any(|thing| thing.label.contains(text))
    }

    /// What can be pressed now.
    pub fn buttons(&self) -> impl Iterator<Item = &Thing> {
        self.things
            .iter()
            .filter(|thing| matches!(thing.role, Role::Button | Role::Choice) && thing.enabled)
    }

    /// The first that can be pressed and whose label begins so.
    pub fn button(&self, begins: &str) -> Option<&Thing> {
        self.buttons().find(|thing| thing.label.starts_with(begins))
    }
}

/// The session bus of one desktop, and on it the screen reader.
#[derive(Debug)]
pub(super) struct ScreenReader {
    daemon: Child,
    runtime: Runtime,
    bus: Connection,
    /// Something has changed in a window.
    changes: MessageStream,
    address: String,
    roles: Roles,
}

impl ScreenReader {
    /// Starts a session bus below a folder, and turns the screen reader on.
    pub(super) fn start(folder: &Path) -> Self {
        let address = format!("unix:path={}", folder.join(SOCKET).display());
        let mut daemon = Command::new("dbus-daemon");
        daemon
            .args(["--session", "--nofork", "--print-address=1"])
            .arg(format!("--address={address}"))
            // What it starts is at home here too.
            .env("HOME", folder)
            .env("XDG_RUNTIME_DIR", folder)
            .env_remove("DISPLAY")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .env_remove("AT_SPI_BUS_ADDRESS")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut daemon = daemon.spawn().unwrap();
        let mut line = String::new();
        let output = daemon.stdout.take().unwrap();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line).unwrap();
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let (bus, changes) = runtime.block_on(listen(&address)).unwrap();
        Self {
            daemon,
            runtime,
            bus,
            changes,
            address,
            roles: Roles::new(),
        }
    }

    /// Where programs find the session bus.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// Reads the whole window.
    pub(super) fn read(&mut self) -> Told {
        let things = self.runtime.block_on(read(&self.bus, &mut self.roles));
        // A thing that is gone while we read is no failure: more will be told.
        Told {
            things: things.unwrap_or_default(),
        }
    }

    /// Where a thing is: its corner and its size, in pixels of the window.
    pub(super) fn place(&self, thing: &Thing) -> Option<[i32; 4]> {
        let asked = call(
            &self.bus,
            &thing.address,
            "org.a11y.atspi.Component",
            "GetExtents",
            &1_u32,
        );
        let reply = self.runtime.block_on(asked).ok()?;
        let (x, y, width, height) = reply.body().deserialize().ok()?;
        Some([x, y, width, height])
    }

    /// Waits until something is told, or for a while.
    pub(super) fn wait(&mut self) {
        let changes = &mut self.changes;
        self.runtime.block_on(async {
            let told = tokio::time::timeout(LOOK_AGAIN, changes.next()).await;
            if told.is_ok() {
                // One picture changes many things: the rest of them is no news.
                while futures::future::poll_immediate(changes.next())
                    .await
                    .flatten()
                    .is_some()
                {}
            }
        });
    }
}

impl Drop for ScreenReader {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

async fn listen(address: &str) -> zbus::Result<(Connection, MessageStream)> {
    let session = connection::Builder::address(address)?.build().await?;
    let launcher = ("org.a11y.Bus".to_owned(), path("/org/a11y/bus"));
    let reply = call(&session, &launcher, "org.a11y.Bus", "GetAddress", &()).await?;
    let there: String = reply.body().deserialize()?;
    let wish = ("org.a11y.Status", "ScreenReaderEnabled", Value::from(true));
    call(&session, &launcher, PROPERTIES, "Set", &wish).await?;
    let bus = connection::Builder::address(there.as_str())?
        .build()
        .await?;
    let rule = MatchRule::builder()
        .msg_type(zbus::message::Type::Signal)
        .interface("org.a11y.atspi.Event.Object")?
        .build();
    let changes = MessageStream::for_match_rule(rule, &bus, Some(QUEUE)).await?;
    Ok((bus, changes))
}

const PROPERTIES: &str = "org.freedesktop.DBus.Properties";

fn path(text: &str) -> OwnedObjectPath {
    OwnedObjectPath::try_from(text).unwrap()
}

async fn call<B>(
    bus: &Connection,
    (name, path): &Address,
    interface: &str,
    method: &str,
    body: &B,
) -> zbus::Result<Message>
where
    B: serde::Serialize + zbus::zvariant::DynamicType,
{
    bus.call_method(Some(name.as_str()), path, Some(interface), method, body)
        .await
}

/// Everything with a name, level by level. What a thing is does not change, so it is asked once.
async fn read(bus: &Connection, roles: &mut Roles) -> zbus::Result<Vec<Thing>> {
    let root = (REGISTRY.to_owned(), path(ROOT));
    let mut level = children(bus, &root).await?;
    let mut things = Vec::new();
    while !level.is_empty() {
        let reading = level.into_iter().map(|address| {
            let role = roles.get(&address).copied();
            thing(bus, address, role)
        });
        level = Vec::new();
        for (thing, below) in try_join_all(reading).await? {
            level.extend(below);
            roles.insert(thing.address.clone(), thing.role);
            if !thing.label.is_empty() {
                things.push(thing);
            }
        }
    }
    Ok(things)
}

async fn children(bus: &Connection, address: &Address) -> zbus::Result<Vec<Address>> {
    let reply = call(bus, address, ACCESSIBLE, "GetChildren", &()).await?;
    reply.body().deserialize()
}

async fn role(bus: &Connection, address: &Address) -> zbus::Result<Role> {
    let reply = call(bus, address, ACCESSIBLE, "GetRole", &()).await?;
    Ok(match reply.body().deserialize()? {
        number::LABEL => Role::Label,
        number::BUTTON => Role::Button,
        number::RADIO | number::TOGGLE => Role::Choice,
        other => Role::Other(other),
    })
}

/// A thing, and what is in it.
async fn thing(
    bus: &Connection,
    address: Address,
    known: Option<Role>,
) -> zbus::Result<(Thing, Vec<Address>)> {
    let role = match known {
        Some(role) => role,
        None => role(bus, &address).await?,
    };
    let below = async {
        match role {
            Role::Other(_) => children(bus, &address).await,
            Role::Label | Role::Button | Role::Choice => Ok(Vec::new()),
        }
    };
    let label = call(bus, &address, PROPERTIES, "Get", &(ACCESSIBLE, "Name"));
    let state = call(bus, &address, ACCESSIBLE, "GetState", &());
    let (label, state, below) = futures::try_join!(label, state, below)?;
    let label: OwnedValue = label.body().deserialize()?;
    let states: Vec<u32> = state.body().deserialize()?;
    let has = |number: u32| {
        let word = usize::try_from(number / 32).unwrap_or_default();
        states
            .get(word)
            .is_some_and(|bits| (bits >> (number % 32)) & 1 == 1)
    };
    let thing = Thing {
        label: String::try_from(label).unwrap_or_default(),
        role,
        enabled: has(number::FOCUSABLE),
        focused: has(number::FOCUSED),
        chosen: has(number::CHECKED) || has(number::PRESSED),
        address,
    };
    Ok((thing, below))
}
