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
dropped-several = { $count } files were dropped. They are looked at one by one; this is { $file }.
dropped-in-game = A recording can be looked at after the game: drop it then.
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
notice-close = Close
show-qr = Show as a picture to scan
qr-label = A picture of the code { $code } for cameras

# Bots at the own table.
add-a-bot = Add a bot
add-bot = Add a bot in seat { $seat }
send-someone-away = Send away
send-away = Send { $name } away
bots-play = New bots play

# What a table plays.
more-rules = Rules
fewer-rules = Tables
rule-numbers = Only numbers alone
rule-numbers-line = A single card that is swapped must be a number.
rule-two-sums = Two sums
rule-two-sums-line = Both sides of a sum may be sums: 2 + 5 = 3 + 4.
rule-three = Three alike
rule-three-line = Three equal numbers can be swapped together.
rule-junior = For the youngest
rule-junior-line = Runs like 2, 3, 4 can be swapped too, and only the number of queens counts.
rule-memory = Memory help
rule-memory-line = Sleeping queens whom everybody has seen are marked.
answer-time = Time to answer an attack
answer-time-line = Then the queen is let go by herself.
turn-time = Time for a turn
turn-time-line = Then a card is swapped by itself.
turns-of = turns of { $seconds } seconds
no-limit = No limit
