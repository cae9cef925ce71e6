# Looking at a game once more.
replay = Watch again
replay-of = { $names }
replay-opening = The recording is being read and checked…
replay-nothing = Nothing was dealt in this game yet.
replay-all-open = All secrets are open: you see every hand.
replay-some-open = Not everybody showed the secrets: some hands stay hidden.
replay-hidden = The secrets of this game are not open, so the hands stay hidden.
replay-torn = The end of this file is missing.
replay-problem = This game holds only up to here: { $problem }
replay-cut-off = The recording ends here, before the game was over.
replay-abandoned = The game was ended here without a winner, because { $name } was gone.
replay-position = Move { $number } of { $of }
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-keys = Space plays and pauses, the arrow keys go move by move, Home and End to the beginning and the end.
replay-back = Go back
replay-slow = Slow
replay-usual = Usual
replay-fast = Fast
replay-hand = { $who ->
    [me] In your hand: { $cards }
   *[other] In { $name }'s hand: { $cards }
}
replay-hand-hidden = { $who ->
    [me] In your hand: { $count } cards, face down
   *[other] In { $name }'s hand: { $count } cards, face down
}
replay-card-hidden = a hidden card
replay-chose = { $who ->
    [me] You choose the queen at { $place }.
   *[other] { $name } chooses the queen at { $place }.
}
replay-let-go = { $who ->
    [me] You let her go.
   *[other] { $name } lets her go.
}
replay-had-dragon = { $who ->
    [me] You had a Dragon, and let her go!
   *[other] { $name } had a Dragon, and let her go!
}
replay-no-dragon = { $who ->
    [me] You have no Dragon and let her go.
   *[other] { $name } has no Dragon and lets her go.
}
replay-had-wand = { $who ->
    [me] You had a Magic Wand, and let her go!
   *[other] { $name } had a Magic Wand, and let her go!
}
replay-no-wand = { $who ->
    [me] You have no Magic Wand and let her go.
   *[other] { $name } has no Magic Wand and lets her go.
}
