# What is asked of the player: short, and in the words of the table.
asked-turn = Your turn! Pick a card to play, or swap some.
asked-extra = A gift! It is your turn again.
asked-king-place = Now tap a sleeping queen to wake her!
asked-king-nobody = No queen is asleep. You can swap the King for a new card.
asked-knight-queen = Now tap the queen you want to steal!
asked-knight-nobody = There is no queen you can steal. Keep the Knight, or swap it.
asked-potion-queen = Now tap the queen who shall sleep!
asked-potion-nobody = There is no queen you can send to sleep. Keep the Potion, or swap it.
asked-jester = Play the Jester and see who is lucky!
asked-dragon-kept = Keep the Dragon for when a Knight comes; or swap it for a new card.
asked-wand-kept = Keep the Wand for when a Potion comes; or swap it for a new card.
asked-number = Swap it, or pick more numbers: a pair, or a sum like 2 + 3 = 5.
asked-swap-set = Well found! Swap them all for new cards.
asked-no-set = No pair and no sum yet: pick more numbers, or lay one back.
asked-wake-king = Tap a sleeping queen to wake her!
asked-wake-count = The count stops at you: tap a sleeping queen!
asked-wake-companion = The Rose Queen brings a friend: tap another sleeping queen!
asked-lay = Where shall { $queen } sleep? Tap an empty place.
asked-knight = { $name } wants your { $queen }! What do you do?
asked-potion = { $name } wants your { $queen } to sleep! What do you do?
wait-turn = { $name } is thinking…
wait-answer = Will { $name } defend the { $queen }?
wait-wake = { $name } wakes a queen…
wait-lay = { $name } looks for a bed for { $queen }…
wait-cards = The cards are on their way…
wait-sent = Just a moment…
game-over = The game is over!

# The question to whoever is attacked.
ask-knight = { $name } sends a Knight for your { $queen } ({ $points } points)!
ask-potion = { $name } brings a Sleeping Potion for your { $queen } ({ $points } points)!
answer-dragon = Send a Dragon
answer-wand = Wave a Magic Wand
answer-no-dragon = You hold no Dragon this time.
answer-no-wand = You hold no Magic Wand this time.
answer-let-go = Let her go
answer-let-go-hint = She goes at the next beat of the clock, so that nobody can tell from the time what you hold. Key: L
answer-waiting = She goes at the next beat of the clock.
seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

# The hand and what can be done with it.
hand-label = Card { $number } of { $of }: { $card }{ $state ->
    [picked] , picked up
   *[other] {""}
}
card-on-its-way = This card is on its way to you.
why-not-your-turn = Not now: it is not your turn.
why-choose-a-place = Not now: first choose a place.
why-only-dragon = Not now: only a Dragon stops a Knight.
why-only-wand = Not now: only a Magic Wand stops a Potion.
why-no-use = Nothing to do with it now.
nothing-picked = Tap a card to pick it up. Tap it again to lay it back.
play-jester = Play the Jester
find-sets = Find a sum
find-sets-hint = Picks up numbers that make a pair or a sum. Press again for the next. Key: S
find-sets-none = No pair and no sum in your hand.
swap = { $count ->
    [0] Swap cards
    [one] Swap 1 card
   *[other] Swap { $count } cards
}
swap-hint = Lays the cards on the discard pile and draws as many new ones. Key: D
sum-pair = A pair of { $value }s
sum-three = Three { $value }s
sum-open = { $left } = { $sum }: is there a { $sum }?
sum-short = { $left } + … = { $number }
sum-is-not = { $left } = { $sum }, not { $number }

# The table.
draw-pile = Draw pile: { $count }
discard-pile = Discard pile
discard-pile-hint = Drop cards here to swap them for new ones.
place-empty = Empty place { $place }
place-asleep = Sleeping queen at { $place }
place-known = Sleeping queen at { $place }: { $queen }
awake-label = { $who ->
    [me] Your { $queen }, { $points } points
   *[other] { $name }'s { $queen }, { $points } points
}
player-label = { $who ->
    [me] You
   *[other] { $name }
}: { $queens } of { $goalqueens } queens{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, { $points } points, { $cards } cards in hand{ $state ->
    [gone] , not playing any more
   *[other] {""}
}
points-of = { $points } / { $goal }
no-queens-yet = No queens yet
player-gone = Not playing any more
connection-lost = No connection to { $name }. The game waits.
history = What happened
goal-queens = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
goal-line = First to { $queens } or { $points } points wins
goal-line-junior = First to { $queens } wins
leave = Leave the game
leave-question = Get up from this game? You can go on with it later, under My games. If you leave for good, your cards are laid open and the others play on without you.
leave-stay = Keep playing
leave-pause = Go on later
leave-go = Leave
hint = Hint
hint-hint = What would a good player do? Key: H
rules-key = Rules (F1)
settings = Settings
setting-up-meet = The players sit down…
setting-up-shuffle = Everybody shuffles the cards in turn, so that nobody knows the order…
over-open = All secrets are open now: anybody can check that the cards were fair.
over-opening = Everybody shows the secrets of the shuffle…
see-result = See the result

# Hints.
hint-king = Play { $card } and wake a queen!
hint-attack = Use { $card }: take aim at { $queen } of { $name }.
hint-jester = Try your luck with the Jester!
hint-discard = Swap { $cards } for new cards.
hint-show-hand = You have no move: show your hand and swap a card.
hint-block = Stop it with { $card }!
hint-let-go = You cannot stop it: let her go.
hint-pick = Any sleeping queen may be a good one. Be bold!
hint-lay = One empty place is as good as another.
