# Rivedere una partita.
replay = Rivedi
replay-of = { $names }
replay-opening = Leggo e controllo la registrazione…
replay-nothing = In questa partita non ci sono ancora carte.
replay-all-open = I segreti sono svelati: vedi le carte di tutti.
replay-some-open = Non tutti hanno mostrato i segreti: alcune carte restano coperte.
replay-hidden = I segreti di questa partita non sono svelati: le carte in mano restano coperte.
replay-torn = Manca la fine di questo file.
replay-problem = Questa partita regge solo fin qui: { $problem }
replay-cut-off = La registrazione finisce qui, prima della fine della partita.
replay-abandoned = La partita è stata chiusa qui, senza vincitori, perché { $name } non c’era più.
replay-position = Mossa { $number } di { $of }
replay-first = All’inizio
replay-previous = Mossa prima
replay-next = Mossa dopo
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-keys = Spazio avvia e ferma, le frecce vanno mossa per mossa, Inizio e Fine alla prima e all’ultima.
replay-back = Indietro
replay-slow = Lento
replay-usual = Normale
replay-fast = Veloce
replay-hand = { $who ->
    [me] In mano hai: { $cards }
   *[other] In mano a { $name }: { $cards }
}
replay-hand-hidden = { $who ->
    [me] In mano hai: { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
   *[other] In mano a { $name }: { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
}
replay-card-hidden = una carta coperta
replay-chose = { $who ->
    [me] Scegli la regina in { $place }.
   *[other] { $name } sceglie la regina in { $place }.
}
replay-let-go = { $who ->
    [me] La lasci andare.
   *[other] { $name } la lascia andare.
}
replay-had-dragon = { $who ->
    [me] Avevi un Drago, e l’hai lasciata andare!
   *[other] { $name } aveva un Drago, e l’ha lasciata andare!
}
replay-no-dragon = { $who ->
    [me] Non hai un Drago e la lasci andare.
   *[other] { $name } non ha un Drago e la lascia andare.
}
replay-had-wand = { $who ->
    [me] Avevi una Bacchetta Magica, e l’hai lasciata andare!
   *[other] { $name } aveva una Bacchetta Magica, e l’ha lasciata andare!
}
replay-no-wand = { $who ->
    [me] Non hai una Bacchetta Magica e la lasci andare.
   *[other] { $name } non ha una Bacchetta Magica e la lascia andare.
}
