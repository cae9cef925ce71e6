//! Several players on one computer: how they meet, and sit down together.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use network::invite::JoinAddress;
use network::lobby::Name;
use network::{Command, Node, NodeView};
use rules::Options;

use crate::failure::Failure;

/// How long the players may stand still before something must be wrong.
pub(crate) const STANDSTILL: Duration = Duration::from_mins(1);

/// On one computer nobody has to be looked for: each calls those before it.
pub(crate) async fn introduce(nodes: &[&Node]) -> Result<(), Failure> {
    for (number, node) in nodes.iter().enumerate() {
        for other in nodes.iter().take(number) {
            let address = JoinAddress::Socket(address(other).await?);
            node.tell(Command::Join(address)).await;
        }
    }
    for node in nodes {
        until(node, |view| view.people.len() + 1 >= nodes.len()).await?;
    }
    Ok(())
}

/// Where a player is reached.
pub(crate) async fn address(node: &Node) -> Result<SocketAddr, Failure> {
    let view = until(node, |view| !view.addresses.is_empty()).await?;
    let address = view.addresses.first().copied();
    address.ok_or_else(|| Failure::Mistake("a player has no address".into()))
}

/// The first opens a table; the others sit down in their order, so that names and seats agree.
pub(crate) async fn sit_down(
    title: &str,
    options: Options,
    first: &Node,
    others: &[&Node],
) -> Result<(), Failure> {
    let title = Name::clean(title).map_err(|problem| Failure::Mistake(problem.to_string()))?;
    let seats = u8::try_from(others.len() + 1).unwrap_or(u8::MAX);
    first
        .tell(Command::OpenTable {
            title,
            options,
            seats,
        })
        .await;
    for node in others {
        let view = until(node, |view| !view.tables.is_empty()).await?;
        if let Some((opener, table)) = view.tables.first() {
            let (opener, table) = (*opener, table.id);
            node.tell(Command::Sit { opener, table }).await;
        }
        until(node, |view| view.seated.is_some()).await?;
    }
    for node in others.iter().copied().chain([first]) {
        let full = |view: &NodeView| {
            view.seated
                .as_ref()
                .is_some_and(|(_, table)| table.is_full())
        };
        let view = until(node, full).await?;
        if let Some((_, table)) = &view.seated {
            node.tell(Command::Ready(table.draft())).await;
        }
    }
    Ok(())
}

/// Waits until a node's view is as it should be.
pub(crate) async fn until(
    node: &Node,
    is_so: impl FnMut(&NodeView) -> bool,
) -> Result<Arc<NodeView>, Failure> {
    let mut is_so = is_so;
    let mut view = node.view();
    let waited = tokio::time::timeout(STANDSTILL, view.wait_for(|view| is_so(view))).await;
    match waited {
        Ok(Ok(view)) => Ok(Arc::clone(&view)),
        Ok(Err(_)) | Err(_) => Err(Failure::NoLoopback),
    }
}
