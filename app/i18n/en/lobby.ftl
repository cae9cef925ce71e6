lobby-starting = Looking around…
people-nearby = People nearby
nobody-nearby = Nobody is here yet. Start the game on another computer of this network, and it appears by itself.
person-known = you have played together
person-renamed = you know this player as { $name }
person-other = not the player of that name whom you know
person-namesake = one of several of that name
person-lost = connection lost
person-playing = playing
tables = Tables
no-tables = No table is open. Open one, and the others can sit down.
table-line = { $taken } of { $seats } seats taken: { $guests }
sit-down = Sit down
sit-at = Sit down at { $table }
new-table = A new table
seats = { $count } seats
box-12 = 12 queens
box-16 = 16 queens
open-table = Open a table
table-of = { $name }'s table
seat-taken = { $name }{ $state ->
    [ready] {""}: ready
   *[other] {""}: not ready yet
}
seat-free = Free seat
table-waits = Waiting for more players…
table-full = Everybody is here. Are you ready?
table-ready = Waiting for the others…
i-am-ready = I am ready
not-ready = Wait a moment
close-table = Close the table
stand-up = Stand up
your-code = Your code, to be read out to the others:
no-code = No network address yet
copy = Copy
call-somebody = Somebody is missing? Type their code or address:
call = Call

# The games played so far.
choose-a-game = Choose a game to see whether it was fair, or drop a recording on this window.
games-reading = Looking for your games…
no-games = You have not played a game yet.
game-finished = finished
game-unfinished = not finished
minutes-ago = { $count ->
    [0] just now
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

interrupted = A game of yours was interrupted.
resume = Go on
lobby-called-off = Somebody got up before all had signed, so this game will not begin. Sit down again.
