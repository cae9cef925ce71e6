# Quello che i giocatori si dicono: frasi brevi e gentili.
emote-hello = Ciao!
emote-well-played = Bella mossa!
emote-thank-you = Grazie!
emote-oh-no = Oh no!
emote-hurry = Dai, per favore!
emote-wow = Wow!
emote-laugh = Ah ah!
emote-sorry = Scusa!
emote-good-game = Bella partita!
emote-says = { $who ->
    [me] Tu dici: { $phrase }
   *[other] { $name } dice: { $phrase }
}
emotes-open = Di’ qualcosa
emotes-open-hint = Di’ qualcosa a tutti. Tasto: E
emotes-hush = Nascondi le frasi di { $name }
emotes-unhush = Mostra le frasi di { $name }
emotes-are-off = Le frasi degli altri sono spente: vedi le opzioni.
