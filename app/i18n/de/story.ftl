# Was geschah. $who ist „me“, wenn es um den Leser geht, sonst ist $name der Spieler.
names-and = { $others } und { $last }
a-pair = zwei { $value }er
three-of = drei { $value }er
story-plays = { $who ->
    [me] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
story-dragon = { $who ->
    [me] Dein Drache verjagt den Ritter.
   *[other] Der Drache von { $name } verjagt den Ritter.
}
story-wand = { $who ->
    [me] Dein Zauberstab hält sie wach.
   *[other] Der Zauberstab von { $name } hält sie wach.
}
story-discards = { $who ->
    [me] Du tauschst { $cards }.
   *[other] { $name } tauscht { $cards }.
}
story-shows = { $who ->
    [me] Du kannst nichts spielen und zeigst deine Karten.
   *[other] { $name } kann nichts spielen und zeigt alle Karten.
}
story-wakes = { $who ->
    [me] Du weckst { $queen } ({ $points } Punkte).
   *[other] { $name } weckt { $queen } ({ $points } Punkte).
}
story-went-back = Es ist { $queen }. Sie schläft wieder ein: Katze und Pudel liegen nie nebeneinander.
story-knight = { $who ->
    [me] Du schickst einen Ritter zur { $queen } von { $owner }.
   *[other] { $whose ->
        [me] { $name } schickt einen Ritter zu deiner { $queen }.
       *[other] { $name } schickt einen Ritter zur { $queen } von { $owner }.
    }
}
story-potion = { $who ->
    [me] Du bringst der { $queen } von { $owner } einen Schlaftrank.
   *[other] { $whose ->
        [me] { $name } bringt deiner { $queen } einen Schlaftrank.
       *[other] { $name } bringt der { $queen } von { $owner } einen Schlaftrank.
    }
}
story-stolen = { $who ->
    [me] Jetzt gehört { $queen } dir!
   *[other] Jetzt ist { $queen } bei { $name }.
}
story-sleeps = Gute Nacht: Auf { $place } schläft { $queen }.
story-turned-up = Der Hofnarr deckt { $card } auf.
story-gift = { $who ->
    [me] Die Karte gehört dir, und du bist noch mal dran!
   *[other] { $name } behält die Karte und ist noch mal dran.
}
story-count = { $who ->
    [me] Abgezählt bis { $value }: Du weckst eine Königin!
   *[other] Abgezählt bis { $value }: { $name } weckt eine Königin.
}
story-left = { $who ->
    [me] Du verlässt das Spiel.
   *[other] { $name } verlässt das Spiel.
}
story-removed = { $who ->
    [me] Du musstest gehen; alles wird neu ausgeteilt.
   *[other] { $name } musste gehen; alles wird neu ausgeteilt.
}
story-lapsed = { $who ->
    [me] Was du angefangen hast, gilt nicht mehr.
   *[other] Was { $name } angefangen hat, gilt nicht mehr.
}
story-shuffled = Der Stapel wird gemischt, von allen reihum.
story-ended = { $who ->
    [me] Du gewinnst { $how }!
   *[other] { $count ->
        [one] { $name } gewinnt { $how }!
       *[other] { $name } teilen sich den Sieg { $how }!
    }
}
won-by-queens = mit genug Königinnen
won-by-points = mit genug Punkten
won-by-best-court = mit dem besten Hofstaat, denn nun sind alle Königinnen wach
won-by-staying = als letzte Person am Tisch
