//! Clocks that are wrong.

use integration::lan::{Cable, Table, needs, on_a_lan, within};

#[test]
fn a_day_off() {
    let test = "clocks::a_day_off";
    if !needs(test, "faketime", "faketime") {
        return;
    }
    on_a_lan(test, |lan| {
        let hosts: Vec<_> = (0..3).map(|_| lan.host(&[Cable::PERFECT])).collect();
        let open = ["--open", "Kitchen", "--seats", "3"];
        let join = ["--join", "Kitchen"];
        let players = vec![
            lan.play(&hosts[0], "Player 1", &open),
            lan.play_at(&hosts[1], "Player 2", &join, "+1d"),
            lan.play_at(&hosts[2], "Player 3", &join, "-1d"),
        ];
        let table = Table { hosts, players };
        for (index, wrong) in [false, true, true].into_iter().enumerate() {
            let player = table.player(index);
            player.wait_for("dealt", within(90));
            assert_eq!(player.has_loaded("libfaketime"), wrong, "{}", player.name);
        }
        table.finish();
    });
}
