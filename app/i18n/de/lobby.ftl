lobby-starting = Mal umschauen…
people-nearby = In der Nähe
nobody-nearby = Noch ist niemand da. Starte das Spiel auf einem anderen Computer in diesem Netz, dann erscheint er von selbst.
person-known = ihr kennt euch vom Spielen
person-renamed = hieß bei dir früher { $name }
person-other = heißt nur so wie jemand, den du kennst
person-namesake = mehrere heißen so
person-lost = Verbindung weg
person-playing = spielt
tables = Tische
no-tables = Kein Tisch ist offen. Öffne einen, dann können sich andere setzen.
table-line = { $taken } von { $seats } Plätzen besetzt: { $guests }
sit-down = Setz dich
sit-at = Setz dich: { $table }
new-table = Neuer Tisch
seats = { $count } Plätze
box-12 = 12 Königinnen
box-16 = 16 Königinnen
open-table = Tisch öffnen
table-of = Tisch von { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: bereit
   *[other] {""}: noch nicht bereit
}
seat-free = Freier Platz
table-waits = Warten auf mehr Spieler…
table-full = Alle sind da. Bist du bereit?
table-ready = Warten auf die anderen…
i-am-ready = Bin bereit!
not-ready = Moment noch
close-table = Tisch schließen
stand-up = Aufstehen
your-code = Dein Code, zum Vorlesen für die anderen:
no-code = Noch keine Adresse
copy = Kopieren
call-somebody = Fehlt jemand? Tipp den Code oder die Adresse ein:
call = Rufen

# Die Spiele bis jetzt.
choose-a-game = Wähle ein Spiel, um zu sehen, ob es fair war, oder zieh eine Aufnahme auf dieses Fenster.
dropped-several = Du hast { $count } Dateien hergezogen. Sie kommen nacheinander dran; das ist { $file }.
dropped-in-game = Aufnahmen kannst du nach dem Spiel ansehen: Zieh sie dann her.
games-reading = Suche deine Spiele…
no-games = Du hast noch kein Spiel gespielt.
game-finished = zu Ende
game-unfinished = nicht zu Ende
minutes-ago = { $count ->
    [0] gerade eben
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
hours-ago = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

interrupted = Dein Spiel wurde unterbrochen.
resume = Weiter
lobby-called-off = Jemand ist aufgestanden, bevor alle unterschrieben hatten. Dieses Spiel beginnt darum nicht. Setz dich noch mal hin.
notice-close = Schließen
show-qr = Als Bild zum Scannen zeigen
qr-label = Ein Bild vom Code { $code } für Kameras

# Bots am eigenen Tisch.
add-a-bot = Bot dazu
add-bot = Bot auf Platz { $seat } setzen
send-someone-away = Wegschicken
send-away = { $name } wegschicken
bots-play = Neue Bots

# Was an einem Tisch gilt.
more-rules = Regeln
fewer-rules = Tische
rule-numbers = Einzeln nur Zahlen
rule-numbers-line = Wer nur eine Karte tauscht, muss eine Zahl nehmen.
rule-two-sums = Zwei Summen
rule-two-sums-line = Links und rechts darf man rechnen: 2 + 5 = 3 + 4.
rule-three = Drei gleiche
rule-three-line = Drei gleiche Zahlen darf man zusammen tauschen.
rule-junior = Für die Kleinsten
rule-junior-line = Auch Reihen wie 2, 3, 4 darf man tauschen, und nur die Zahl der Königinnen zählt.
rule-memory = Merkhilfe
rule-memory-line = Schon gesehene schlafende Königinnen sind markiert.
answer-time = Zeit für die Abwehr
answer-time-line = Danach geht die Königin von selbst.
turn-time = Zeit pro Zug
turn-time-line = Danach wird eine Karte getauscht.
turns-of = { $seconds } Sekunden pro Zug
no-limit = Endlos
