# Was man einander sagen kann: kurz, freundlich und nie selbst geschrieben.
emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thank-you = Danke!
emote-oh-no = Oh nein!
emote-hurry = Schnell, bitte!
emote-wow = Wow!
emote-laugh = Haha!
emote-sorry = Tut mir leid!
emote-good-game = Tolles Spiel!
emote-says = { $who ->
    [me] Du sagst: { $phrase }
   *[other] { $name } sagt: { $phrase }
}
emotes-open = Etwas sagen
emotes-open-hint = Sag allen etwas. Taste: E
emotes-hush = Sprüche von { $name } aus
emotes-unhush = Sprüche von { $name } an
emotes-are-off = Die Sprüche der anderen sind aus: siehe Einstellungen.
