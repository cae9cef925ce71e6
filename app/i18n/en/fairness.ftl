# The result.
result-you-win = You win!
result-wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the win!
}
result-no-winner = Nobody won this time
result-line = { $queens ->
    [one] { $queens } queen
   *[other] { $queens } queens
}, { $points } points
play-again = Play again
to-start = To the start

# Was it fair?
was-it-fair = Was it fair?
fair-checking = The whole game is being checked from the beginning…
verdict-fair = Yes. Nobody could see or steer the cards, and everything can be checked.
verdict-so-far = Yes, as far as this recording goes.
verdict-not-proven = It cannot be told: somebody did not show the secrets of the shuffle.
verdict-not-fair = No. Something in this game does not hold.
picture-mixing = Everybody mixed the deck once and put an own lock on every card: { $name }. Each proved that no card was lost, added or swapped.
picture-way = A card wears everybody's lock. To give it to { $name }, each of the others opens one lock, with proof; the last lock only { $name } can open.
tick-shuffles = { $count } times somebody mixed a pile, and proved that no card was swapped ({ $decks ->
    [one] 1 deck
   *[other] { $decks } decks
})
tick-shares = { $count } times cards were unlocked for one player alone, with proof
tick-moves = { $count } moves, all within the rules
tick-signatures = { $count } signatures: everybody stands by every word
tick-recomputed = { $count } mixes done over again from the secrets shown at the end
fingerprint-explained = The fingerprint of this game. If the others see the same one, all of you saw the same game:
details-show = More details
details-hide = Fewer details
opened-yes = { $name } showed all secrets after the game.
opened-withheld = { $name } did not show the secrets after the game; that proves nothing.
opened-removed = { $name } was removed: no secrets are asked for.
opened-not-yet = { $name } has not shown the secrets yet.
detail-deck = Deck { $number } was mixed in turn by { $order }.
detail-keys = { $count } card keys, each with a proof that its owner knows it
detail-steps = { $count } steps, each bound to all before it
detail-game = Game: { $hash }
detail-head = Last hash: { $hash }
