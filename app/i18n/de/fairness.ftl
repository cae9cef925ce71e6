# Das Ergebnis.
result-you-win = Gewonnen!
result-wins = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } teilen sich den Sieg!
}
result-no-winner = Diesmal gewinnt niemand
result-line = { $queens ->
    [one] { $queens } Königin
   *[other] { $queens } Königinnen
}, { $points } Punkte
play-again = Noch mal
to-start = Zum Start

# War es fair?
was-it-fair = War es fair?
fair-checking = Das ganze Spiel wird von Anfang an geprüft…
verdict-fair = Ja. Niemand konnte die Karten sehen oder lenken, und alles lässt sich prüfen.
verdict-so-far = Ja, soweit diese Aufnahme reicht.
verdict-not-proven = Das ist nicht sicher: Jemand hat die Geheimnisse vom Mischen nicht gezeigt.
verdict-not-fair = Nein. In diesem Spiel stimmt etwas nicht.
picture-mixing = Alle haben einmal gemischt und an jede Karte ein eigenes Schloss gehängt: { $name }. Alle haben bewiesen, dass keine Karte fehlt, dazukam oder vertauscht wurde.
picture-way = Jede Karte trägt die Schlösser von allen. Soll { $name } sie bekommen, öffnen die anderen je ein Schloss, mit Beweis. Das letzte Schloss kann nur { $name } öffnen.
tick-shuffles = { $count }-mal hat jemand einen Stapel gemischt und bewiesen, dass keine Karte vertauscht wurde ({ $decks ->
    [one] 1 Kartensatz
   *[other] { $decks } Kartensätze
})
tick-shares = { $count }-mal wurden Karten für nur eine Person aufgeschlossen, mit Beweis
tick-moves = { $count ->
    [one] { $count } Zug, nach den Regeln
   *[other] { $count } Züge, alle nach den Regeln
}
tick-signatures = { $count ->
    [one] { $count } Unterschrift
   *[other] { $count } Unterschriften
}: Alle stehen zu jedem Wort
tick-recomputed = { $count }-mal wurde das Mischen nachgerechnet, mit den Geheimnissen vom Ende
fingerprint-explained = Der Fingerabdruck dieses Spiels. Sehen die anderen denselben, habt ihr alle dasselbe Spiel gesehen:
details-show = Mehr Details
details-hide = Weniger Details
opened-yes = { $name } hat nach dem Spiel alle Geheimnisse gezeigt.
opened-withheld = { $name } hat die Geheimnisse nach dem Spiel nicht gezeigt; das beweist nichts.
opened-removed = { $name } musste gehen: Nach Geheimnissen fragt niemand.
opened-not-yet = { $name } hat die Geheimnisse noch nicht gezeigt.
detail-deck = Kartensatz { $number } wurde reihum gemischt von { $order }.
detail-keys = { $count } Kartenschlüssel, jeder mit dem Beweis, dass sein Besitzer ihn kennt
detail-steps = { $count } Schritte, jeder fest mit allen davor verbunden
detail-game = Spiel: { $hash }
detail-head = Letzter Hash: { $hash }
