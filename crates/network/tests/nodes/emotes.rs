//! What players say to each other at a table of real nodes.

use network::{Command, Emote, News, Node};
use rules::{Preset, Seat};
use tokio::sync::broadcast::Receiver;

use crate::company::{Company, until, within};

async fn next_said(news: &mut Receiver<News>) -> (Seat, Emote) {
    let said = async {
        loop {
            if let Ok(News::Said(seat, emote)) = news.recv().await {
                return (seat, emote);
            }
        }
    };
    within("a phrase", said).await
}

async fn seat(node: &Node) -> Seat {
    let seated = |view: &network::NodeView| {
        let game = view.game.as_ref();
        // Everybody is linked with everybody, so that nothing said is lost.
        game.is_some_and(|game| game.seat.is_some() && game.linked == game.charter.seats())
    };
    let view = until(node, "a seat", seated).await;
    let game = view.game.as_ref().expect("a game");
    game.seat.expect("a seat")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_says_all_at_the_table_hear() {
    let company = Company::gather(3).await;
    let mut heard: Vec<_> = company.nodes.iter().map(Node::news).collect();
    // Before there is a table nobody hears anything.
    company.nodes[1].tell(Command::Say(Emote::Hurry)).await;
    company.sit_down(Preset::Standard.options()).await;
    let mut seats = Vec::new();
    for node in &company.nodes {
        seats.push(seat(node).await);
    }
    company.nodes[1].tell(Command::Say(Emote::Hello)).await;
    for news in &mut heard {
        assert_eq!(next_said(news).await, (seats[1], Emote::Hello));
    }
    // Of a flood the others hear a little, and then somebody else as well as ever.
    for _ in 0..50 {
        company.nodes[0].tell(Command::Say(Emote::Wow)).await;
    }
    company.nodes[2].tell(Command::Say(Emote::Sorry)).await;
    let mut wows = 0;
    loop {
        match next_said(&mut heard[1]).await {
            (from, Emote::Wow) if from == seats[0] => wows += 1,
            said => {
                assert_eq!(said, (seats[2], Emote::Sorry));
                break;
            }
        }
    }
    assert!(wows < 10, "{wows}");
    company.part().await;
}
