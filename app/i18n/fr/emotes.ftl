# What players say to each other: short, kind, and never written by anybody.
emote-hello = Coucou !
emote-well-played = Bien joué !
emote-thank-you = Merci !
emote-oh-no = Oh non !
emote-hurry = Allez, on joue !
emote-wow = Waouh !
emote-laugh = Ha ha !
emote-sorry = Pardon !
emote-good-game = Belle partie !
emote-says = { $who ->
    [me] Tu dis : { $phrase }
   *[other] { $name } dit : { $phrase }
}
emotes-open = Dire un mot
emotes-open-hint = Dis un mot à tout le monde. Touche : E
emotes-hush = Cacher ce que dit { $name }
emotes-unhush = Voir ce que dit { $name }
emotes-are-off = Les mots des autres sont cachés : regarde les réglages.
