# Il risultato.
result-you-win = Hai vinto!
result-wins = { $count ->
    [one] { $name } vince!
   *[other] { $name } vincono insieme!
}
result-no-winner = Nessuno ha vinto
result-line = { $queens ->
    [one] { $queens } regina
   *[other] { $queens } regine
}, { $points } punti
play-again = Gioca ancora
to-start = All’inizio

# Tutto regolare?
was-it-fair = Tutto regolare?
fair-checking = Controllo tutta la partita dall’inizio…
verdict-fair = Sì. Nessuno poteva vedere o truccare le carte, e tutto si può controllare.
verdict-so-far = Sì, fin dove arriva questa registrazione.
verdict-not-proven = Non si può dire: qualcuno non ha mostrato i segreti della mescolata.
verdict-not-fair = No. In questa partita qualcosa non torna.
picture-mixing = Ognuno ha mescolato il mazzo una volta e ha messo il suo lucchetto su ogni carta: { $name }. Tutti hanno dimostrato che nessuna carta è stata persa, aggiunta o scambiata.
picture-way = Una carta ha i lucchetti di tutti. Per darla a { $name }, ognuno degli altri apre il suo, con una prova; l’ultimo lo può aprire solo { $name }.
tick-shuffles = { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} qualcuno ha mescolato, e ha dimostrato che nessuna carta è stata scambiata ({ $decks ->
    [one] 1 mazzo
   *[other] { $decks } mazzi
})
tick-shares = { $count ->
    [one] { $count } volta
   *[other] { $count } volte
} delle carte sono state aperte per un solo giocatore, con una prova
tick-moves = { $count ->
    [one] { $count } mossa, secondo le regole
   *[other] { $count } mosse, tutte secondo le regole
}
tick-signatures = { $count ->
    [one] { $count } firma
   *[other] { $count } firme
}: ognuno risponde di ogni sua parola
tick-recomputed = { $count ->
    [one] { $count } mescolata rifatta
   *[other] { $count } mescolate rifatte
} con i segreti mostrati alla fine
fingerprint-explained = L’impronta di questa partita. Se gli altri vedono la stessa, avete visto tutti la stessa partita:
details-show = Più dettagli
details-hide = Meno dettagli
opened-yes = { $name } ha mostrato tutti i segreti dopo la partita.
opened-withheld = { $name } non ha mostrato i segreti dopo la partita; questo non prova niente.
opened-removed = { $name } è fuori dal gioco: i suoi segreti non si chiedono.
opened-not-yet = { $name } non ha ancora mostrato i segreti.
detail-deck = Mazzo { $number }, mescolato a turno da { $order }.
detail-keys = { $count ->
    [one] { $count } chiave delle carte, con la prova
   *[other] { $count } chiavi delle carte, ognuna con la prova
} che il suo padrone la conosce
detail-steps = { $count ->
    [one] { $count } passo, legato
   *[other] { $count } passi, ognuno legato
} a tutti quelli di prima
detail-game = Partita: { $hash }
detail-head = Ultimo hash: { $hash }
