# What happened. $who is "me" if it is the reader, else $name is the player.
names-and = { $others } and { $last }
a-pair = a pair of { $value }s
three-of = three { $value }s
story-plays = { $who ->
    [me] You play { $card }.
   *[other] { $name } plays { $card }.
}
story-dragon = { $who ->
    [me] Your Dragon chases the Knight away.
   *[other] { $name }'s Dragon chases the Knight away.
}
story-wand = { $who ->
    [me] Your Magic Wand keeps her awake.
   *[other] { $name }'s Magic Wand keeps her awake.
}
story-discards = { $who ->
    [me] You swap { $cards }.
   *[other] { $name } swaps { $cards }.
}
story-shows = { $who ->
    [me] You have no move and show your hand.
   *[other] { $name } has no move and shows the whole hand.
}
story-wakes = { $who ->
    [me] You wake { $queen } ({ $points } points).
   *[other] { $name } wakes { $queen } ({ $points } points).
}
story-went-back = It is { $queen }, who goes back to sleep: Cat and Dog never lie side by side.
story-knight = { $who ->
    [me] You send a Knight for { $owner }'s { $queen }.
   *[other] { $whose ->
        [me] { $name } sends a Knight for your { $queen }.
       *[other] { $name } sends a Knight for { $owner }'s { $queen }.
    }
}
story-potion = { $who ->
    [me] You bring { $owner }'s { $queen } a Sleeping Potion.
   *[other] { $whose ->
        [me] { $name } brings your { $queen } a Sleeping Potion.
       *[other] { $name } brings { $owner }'s { $queen } a Sleeping Potion.
    }
}
story-stolen = { $who ->
    [me] Now { $queen } is yours!
   *[other] Now { $queen } is { $name }'s.
}
story-sleeps = Good night: { $queen } sleeps at { $place }.
story-turned-up = The Jester turns up { $card }.
story-gift = { $who ->
    [me] It is yours, and you go again!
   *[other] { $name } keeps it and goes again.
}
story-count = { $who ->
    [me] Counting to { $value }: you wake a queen!
   *[other] Counting to { $value }: { $name } wakes a queen.
}
story-left = { $who ->
    [me] You leave the game.
   *[other] { $name } leaves the game.
}
story-removed = { $who ->
    [me] You were removed; everything is dealt afresh.
   *[other] { $name } was removed; everything is dealt afresh.
}
story-lapsed = { $who ->
    [me] What you had begun comes to nothing.
   *[other] What { $name } had begun comes to nothing.
}
story-shuffled = The draw pile is shuffled, by everybody in turn.
story-ended = { $who ->
    [me] You win { $how }!
   *[other] { $count ->
        [one] { $name } wins { $how }!
       *[other] { $name } share the win { $how }!
    }
}
won-by-queens = with enough queens
won-by-points = with enough points
won-by-best-court = with the best court, now that every queen is awake
won-by-staying = as the last one at the table
