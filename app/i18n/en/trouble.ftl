# Somebody was proven to cheat.
cheat-title = A cheat was proven
cheat-title-us = This computer contradicted itself
cheat-line = { $name }: { $what }
cheat-kept = The proof is saved, and anybody can check it: { $file }
cheat-not-kept = The proof could not be saved in a file of its own. Everybody at the table has it.
cheat-goes-on = { $name } plays no more. The cards were dealt afresh among the others; queens stay awake.
cheat-being-removed = Everybody at the table checks the proof. Then the game goes on without { $name }.
cheat-decided = The game is decided; the proof stays with its recording.
cheat-us-advice = It happens when the game's data was copied to two computers, or an old copy was put back. The others go on without you.
cheat-seen = I see
cheat-told = It is proven that { $name } cheated.

# What was wrong with what somebody signed, check by check.
check-kind = said something else than what the game asked for.
check-not-owed = spoke when nothing was asked.
check-seal = opened something else than what was sealed at the beginning.
check-key = made up a card key, or one whose secret is not known.
check-encoding = sent something that is broken on purpose.
check-deck = handed on a deck that is none: cards missing, doubled or marked.
check-piles = mixed other piles than the ones asked for.
check-shuffle = cannot prove that the cards were only mixed: some may have been swapped.
check-shares = unlocked cards for others falsely.
check-face = laid open something that is no card.
check-rules = made a move that the rules do not allow.
check-opened-key = showed another key in the end than the one played with.
check-opened-seed = showed other secrets in the end than the ones the cards were mixed with.
check-equivocation = signed two different moves for the same moment.
check-ballots = signed two votes that contradict each other.
check-epochs = did not show the secrets of the whole game.
check-same-key = copied another player's card key.

# Somebody keeps the table waiting.
absent-title = Waiting for { $name }
absent-lost = No connection to { $name } for { $time }. The game goes on by itself as soon as { $name } is back.
absent-silent = { $name } is connected and has not answered for { $time }.
absent-proposed = { $voters } would go on without { $name }.
absent-proposed-end = { $voters } would end the game without { $name }.
absent-us = { $voters } cannot reach you and would go on without you. Check the connection of this computer.
absent-soon = { $seconds ->
    [one] You can vote in { $seconds } second.
   *[other] You can vote in { $seconds } seconds.
}
absent-explain = If all the others agree, the cards are dealt afresh among those who are here. Queens stay awake.
absent-explain-end = You are too few to go on. You can wait, or end the game for good, without a winner.
absent-votes = { $yes } of { $of } agree{ $missing ->
    [none] .
   *[other] ; still asked: { $missing }.
}
absent-go-on = Go on without { $name }
absent-end = End the game
absent-voted = You agreed. Waiting for the others
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
player-cheated = Cheated: removed
player-left = Left the game
player-removed = Removed by vote
player-absent = Absent at the end

# Something that stops everything.
cannot-play = This does not work
unsaved-title = The game can no longer be saved
unsaved-line = Nothing you did since then was sent to anybody. What was saved before is safe, and you can go on from there.
stopped-title = The game stopped
table-stopped = The program made a mistake. The game is saved: you can go on with it.
not-begun-title = The game cannot begin here
try-again = Try again
go-on-again = Go on with the game

# Files.
file-in-use = The game is already open in another window of this computer. Close that one, then try again.
file-no-folder = This system does not say where programs keep their data.
file-disk-full = The disk is full. Make some room, then try again.
file-no-permission = This computer does not let the game write there. Check who owns the folder { $folder }.
file-read-only = The disk is read-only. Make it writable, then try again: { $folder }
file-not-a-folder = A file is where a folder should be. Move it away: { $folder }
file-is-a-folder = A folder is where a file should be. Move it away: { $folder }
file-missing = A file of the game is gone: { $folder }
file-too-long = A file of the game is far too long. Move it away: { $folder }
file-identity-damaged = Your key is damaged: { $folder }. Put a copy of it back; or move its folder away, to begin as somebody new.
file-identity-missing = Your key is gone, though games were begun with it: { $folder }. Put a copy of it back.
file-game-exists = This game is there already. Go on with it under My games.
file-game-open = This game is open already.
file-game-closed = This game is over. Its recording is under My games.
file-no-journal = The secrets of this game are gone or damaged. Playing on could look like cheating, so it can only be looked at.
file-other-version = This game was begun with another version of the program. Go on with that one.
file-stopped = Writing failed before. Make sure that there is room, and go on with the game.
file-other = This computer says: { $words } ({ $folder })
file-damaged-game = What is left of this game cannot go on: { $words }
no-temporary = There is no room for temporary files: { $words }
no-name = This name cannot be used. Choose another one.
no-loopback = The players of this computer cannot reach each other. Look whether a firewall closes the address 127.0.0.1.
port-in-use = Another program uses the port { $port }. Close it, then try again.
no-listening = This computer does not let the game wait for others: { $words }
program-mistake = The program made a mistake: { $words }

# What the player should know about files.
warn-open = Others who use this computer may be able to read { $folder }.
warn-people = Whom you played with could not be read, and is forgotten. The broken file is kept: { $folder }
warn-mended = The recording was damaged, and goes on from before the damage. The broken file is kept: { $folder }

# Wishes that cannot be granted in a game.
vote-none = Only players at the table have a vote.
vote-seats = A vote is about other players who are still playing.
vote-not-missing = { $name } owes nothing now, so there is nothing to vote about.
vote-no-majority = You are too few to go on without { $count ->
    [one] this player
   *[other] these players
}. Wait, or end the game.
vote-majority = You are enough to go on: there is no need to end the game.
vote-bound = You have agreed to another vote, which comes first.
vote-refused = Somebody has shown that nothing is missing.
vote-over = The game is decided: there is nothing to vote about.
leave-none = You have no seat in this game any more.
not-now = That is not possible now. Look again: the table has changed.

# Files that are dropped on the window.
recording-missing = { $file } does not exist.
recording-folder = { $file } is a folder. Drop the recordings in it, one by one.
recording-unreadable = { $file } cannot be read: { $words }
recording-too-large = { $file } is larger than any recording.
recording-empty = { $file } is empty. Ask another player for a copy of the recording.
recording-none = { $file } is no recording of a game.
recording-other-version = { $file } was written by another version of the program. Look at it with the newest one.
recording-no-charter = { $file } ends before it says who plays. Ask another player for a copy of the recording.
recording-changed = { $file } was changed or damaged after it was written, at byte { $offset }. Ask another player for a copy of the recording.
