# What players say to each other: short, kind, and never written by anybody.
emote-hello = ¡Hola!
emote-well-played = ¡Bien jugado!
emote-thank-you = ¡Gracias!
emote-oh-no = ¡Oh, no!
emote-hurry = ¡Rápido, porfa!
emote-wow = ¡Guau!
emote-laugh = ¡Ja, ja!
emote-sorry = ¡Perdón!
emote-good-game = ¡Buena partida!
emote-says = { $who ->
    [me] Tú dices: { $phrase }
   *[other] { $name } dice: { $phrase }
}
emotes-open = Decir algo
emotes-open-hint = Di algo a todo el mundo. Tecla: E
emotes-hush = Ocultar lo que dice { $name }
emotes-unhush = Mostrar lo que dice { $name }
emotes-are-off = Las frases de los demás están ocultas: mira los ajustes.
