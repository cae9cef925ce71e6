# What players say to each other: short, kind, and never written by anybody.
emote-hello = Hello!
emote-well-played = Well played!
emote-thank-you = Thank you!
emote-oh-no = Oh no!
emote-hurry = Hurry, please!
emote-wow = Wow!
emote-laugh = Ha ha!
emote-sorry = Sorry!
emote-good-game = Good game!
emote-says = { $who ->
    [me] You say: { $phrase }
   *[other] { $name } says: { $phrase }
}
emotes-open = Say something
emotes-open-hint = Say something to everybody. Key: E
emotes-hush = Hide what { $name } says
emotes-unhush = Show what { $name } says
emotes-are-off = Phrases of the others are off: see the settings.
