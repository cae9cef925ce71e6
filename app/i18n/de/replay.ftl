# Ein Spiel noch einmal ansehen.
replay = Ansehen
replay-of = { $names }
replay-opening = Die Aufnahme wird gelesen und geprüft…
replay-nothing = Hier wurde noch nichts ausgeteilt.
replay-all-open = Alles ist offen: Du siehst alle Karten.
replay-some-open = Nicht alles ist offen: Manche Karten bleiben verdeckt.
replay-hidden = Die Geheimnisse sind nicht offen: Die Karten bleiben verdeckt.
replay-torn = Das Ende dieser Datei fehlt.
replay-problem = Dieses Spiel stimmt nur bis hier: { $problem }
replay-cut-off = Die Aufnahme endet hier, bevor das Spiel zu Ende war.
replay-abandoned = Hier endete das Spiel ohne Sieg, weil { $name } nicht mehr da war.
replay-position = Zug { $number } von { $of }
replay-first = Zum Anfang
replay-previous = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-play = Start
replay-pause = Pause
replay-keys = Die Leertaste startet und hält an, die Pfeiltasten gehen Zug um Zug, Pos1 und Ende zum Anfang und zum Ende.
replay-back = Zurück
replay-slow = Langsam
replay-usual = Normal
replay-fast = Schnell
replay-hand = { $who ->
    [me] Du hast auf der Hand: { $cards }
   *[other] { $name } hat auf der Hand: { $cards }
}
replay-hand-hidden = { $who ->
    [me] Du hast auf der Hand: { $count } verdeckte Karten
   *[other] { $name } hat auf der Hand: { $count } verdeckte Karten
}
replay-card-hidden = eine verdeckte Karte
replay-chose = { $who ->
    [me] Du wählst die Königin auf { $place }.
   *[other] { $name } wählt die Königin auf { $place }.
}
replay-let-go = { $who ->
    [me] Du lässt sie gehen.
   *[other] { $name } lässt sie gehen.
}
replay-had-dragon = { $who ->
    [me] Du hattest einen Drachen und hast sie gehen lassen!
   *[other] { $name } hatte einen Drachen und hat sie gehen lassen!
}
replay-no-dragon = { $who ->
    [me] Du hast keinen Drachen und lässt sie gehen.
   *[other] { $name } hat keinen Drachen und lässt sie gehen.
}
replay-had-wand = { $who ->
    [me] Du hattest einen Zauberstab und hast sie gehen lassen!
   *[other] { $name } hatte einen Zauberstab und hat sie gehen lassen!
}
replay-no-wand = { $who ->
    [me] Du hast keinen Zauberstab und lässt sie gehen.
   *[other] { $name } hat keinen Zauberstab und lässt sie gehen.
}
