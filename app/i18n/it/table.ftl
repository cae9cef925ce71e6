# Che cosa si chiede al giocatore: in breve, con le parole del tavolo.
asked-turn = Tocca a te! Scegli una carta da giocare o da cambiare.
asked-extra = Un regalo! Tocca ancora a te.
asked-king-place = Ora tocca una regina per svegliarla!
asked-king-nobody = Nessuna regina dorme. Puoi cambiare il Re con una carta nuova.
asked-knight-queen = Ora tocca la regina che vuoi rubare!
asked-knight-nobody = Non ci sono regine da rubare. Tieni il Cavaliere, o cambialo.
asked-potion-queen = Ora tocca la regina che deve dormire!
asked-potion-nobody = Non ci sono regine da addormentare. Tieni la Pozione, o cambiala.
asked-jester = Gioca il Giullare e vedi chi ha fortuna!
asked-dragon-kept = Tieni il Drago per quando arriva un Cavaliere; o cambialo.
asked-wand-kept = Tieni la Bacchetta per quando arriva una Pozione; o cambiala.
asked-number = Cambialo, o prendi altri numeri: una coppia, o una somma come 2 + 3 = 5.
asked-swap-set = Ben trovato! Cambiali tutti con carte nuove.
asked-no-set = Né coppia né somma: prendi altri numeri, o posane uno.
asked-wake-king = Tocca una regina per svegliarla!
asked-wake-count = La conta sceglie te: tocca una regina che dorme!
asked-wake-companion = La Regina delle Rose porta un’amica: tocca un’altra regina che dorme!
asked-lay = Dove deve dormire { $queen }? Tocca un posto vuoto.
asked-knight = { $name } vuole la tua { $queen }! Che cosa fai?
asked-potion = { $name } vuole addormentare la tua { $queen }! Che cosa fai?
wait-turn = { $name } sta pensando…
wait-answer = { $name } difenderà la { $queen }?
wait-wake = { $name } sveglia una regina…
wait-lay = { $name } cerca un letto per { $queen }…
wait-cards = Le carte stanno arrivando…
wait-sent = Un attimo…
game-over = La partita è finita!

# La domanda a chi viene attaccato.
ask-knight = { $name } manda un Cavaliere a rubare la tua { $queen } ({ $points } punti)!
ask-potion = { $name } porta una Pozione Sonnifera alla tua { $queen } ({ $points } punti)!
answer-dragon = Manda un Drago
answer-wand = Usa la Bacchetta
answer-no-dragon = Stavolta non hai un Drago.
answer-no-wand = Stavolta non hai una Bacchetta Magica.
answer-let-go = Lasciala andare
answer-let-go-hint = Va via al prossimo rintocco dell’orologio: così nessuno capisce dal tempo che carte hai. Tasto: L
answer-waiting = Va via al prossimo rintocco dell’orologio.
seconds-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}

# La mano e che cosa se ne può fare.
hand-label = Carta { $number } di { $of }: { $card }{ $state ->
    [picked] , presa
   *[other] {""}
}
card-on-its-way = Questa carta sta arrivando da te.
why-not-your-turn = Non ora: non tocca a te.
why-choose-a-place = Non ora: prima scegli un posto.
why-only-dragon = Non ora: solo un Drago ferma un Cavaliere.
why-only-wand = Non ora: solo la Bacchetta ferma una Pozione.
why-no-use = Adesso non serve.
nothing-picked = Tocca una carta per prenderla. Toccala ancora per posarla.
play-jester = Gioca il Giullare
find-sets = Trova somme
find-sets-hint = Prende numeri che fanno una coppia o una somma. Premi ancora per la prossima. Tasto: S
find-sets-none = Non hai né coppie né somme in mano.
swap = { $count ->
    [0] Cambia carte
    [one] Cambia 1 carta
   *[other] Cambia { $count } carte
}
swap-hint = Mette le carte negli scarti e ne pesca altrettante. Tasto: D
sum-pair = Una coppia di { $value }
sum-three = Tre { $value }
sum-open = { $left } = { $sum }: hai un { $sum }?
sum-short = { $left } + … = { $number }
sum-is-not = { $left } = { $sum }, non { $number }

# Il tavolo.
draw-pile = Mazzo: { $count }
discard-pile = Scarti
discard-pile-hint = Trascina qui le carte da cambiare.
place-empty = Posto vuoto { $place }
place-asleep = Regina che dorme in { $place }
place-known = Regina che dorme in { $place }: { $queen }
awake-label = { $who ->
    [me] La tua { $queen }, { $points } punti
   *[other] La { $queen } di { $name }, { $points } punti
}
player-label = { $who ->
    [me] Tu
   *[other] { $name }
}: { $queens ->
    [one] { $queens } regina
   *[other] { $queens } regine
} su { $goalqueens }{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, { $points } punti, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano{ $state ->
    [gone] , non gioca più
   *[other] {""}
}
points-of = { $points } / { $goal }
no-queens-yet = Nessuna regina
player-gone = Non gioca più
connection-lost = Nessun contatto con { $name }. Il gioco aspetta.
history = Cos’è successo
goal-queens = { $count ->
    [one] { $count } regina
   *[other] { $count } regine
}
goal-line = Vince chi arriva a { $queens } o { $points } punti
goal-line-junior = Vince chi arriva a { $queens }
leave = Lascia il gioco
leave-question = Ti alzi da questa partita? Puoi riprenderla dopo, da «Le mie partite». Se lasci per sempre, le tue carte vengono scoperte e gli altri giocano senza di te.
leave-stay = Resta qui
leave-pause = Riprendi dopo
leave-go = Lascia
hint = Aiuto
hint-hint = Che cosa farebbe un esperto? Tasto: H
rules-key = Regole (F1)
settings = Opzioni
setting-up-meet = I giocatori si siedono…
setting-up-shuffle = Tutti mescolano le carte a turno, così nessuno sa l’ordine…
over-open = Ora i segreti sono svelati: chiunque può controllare che tutto era regolare.
over-opening = Tutti mostrano i segreti della mescolata…
see-result = Il risultato

# Aiuti.
hint-king = Gioca { $card } e sveglia una regina!
hint-attack = Usa { $card }: scegli { $queen } di { $name }.
hint-jester = Tenta la fortuna con il Giullare!
hint-discard = Cambia { $cards } con carte nuove.
hint-show-hand = Non hai mosse: mostra le tue carte e cambiane una.
hint-block = Difenditi con { $card }!
hint-let-go = Non puoi fermare l’attacco: lasciala andare.
hint-pick = Ogni regina può essere quella buona. Coraggio!
hint-lay = Un posto vuoto vale l’altro.
