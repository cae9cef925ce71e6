# Jemand hat nachweislich gemogelt.
cheat-title = Da wurde gemogelt
cheat-title-us = Dieser Computer widerspricht sich
cheat-line = { $name }: { $what }
cheat-kept = Der Beweis ist gespeichert, und jeder kann ihn prüfen: { $file }
cheat-not-kept = Der Beweis ließ sich nicht in einer eigenen Datei speichern. Alle am Tisch haben ihn.
cheat-goes-on = { $name } spielt nicht mehr mit. Die Karten wurden unter den anderen neu verteilt; Königinnen bleiben wach.
cheat-being-removed = Alle am Tisch prüfen den Beweis. Dann geht das Spiel ohne { $name } weiter.
cheat-decided = Das Spiel ist entschieden; der Beweis bleibt bei der Aufnahme.
cheat-us-advice = Das passiert, wenn die Daten des Spiels auf zwei Computern liegen oder eine alte Kopie zurückgeholt wurde. Die anderen spielen ohne dich weiter.
cheat-seen = Okay
cheat-told = Es ist bewiesen, dass { $name } gemogelt hat.

# Was an dem falsch war, was jemand unterschrieben hat, Prüfung für Prüfung.
check-kind = hat etwas anderes gesagt, als das Spiel wissen wollte.
check-not-owed = hat etwas gesagt, als nichts gefragt war.
check-seal = hat etwas anderes geöffnet, als am Anfang versiegelt wurde.
check-key = hat einen Kartenschlüssel erfunden oder kennt sein Geheimnis nicht.
check-encoding = hat mit Absicht etwas Kaputtes geschickt.
check-deck = hat falsche Karten weitergegeben: Welche fehlen, sind doppelt oder gezinkt.
check-piles = hat andere Stapel gemischt als die verlangten.
check-shuffle = kann nicht beweisen, nur gemischt zu haben: Vielleicht sind Karten vertauscht.
check-shares = hat Karten für andere falsch aufgeschlossen.
check-face = hat etwas aufgedeckt, das keine Karte ist.
check-rules = hat einen Zug gemacht, den die Regeln nicht erlauben.
check-opened-key = hat am Ende einen anderen Schlüssel gezeigt als den aus dem Spiel.
check-opened-seed = hat am Ende andere Geheimnisse gezeigt als die, mit denen gemischt wurde.
check-equivocation = hat für denselben Moment zwei verschiedene Züge unterschrieben.
check-ballots = hat zwei Stimmen unterschrieben, die sich widersprechen.
check-epochs = hat nicht die Geheimnisse des ganzen Spiels gezeigt.
check-same-key = hat den Kartenschlüssel eines anderen kopiert.

# Jemand lässt den Tisch warten.
absent-title = Warten auf { $name }
absent-lost = Keine Verbindung zu { $name } seit { $time }. Das Spiel geht von selbst weiter, sobald { $name } wieder da ist.
absent-silent = { $name } ist verbunden und antwortet seit { $time } nicht.
absent-proposed = Ohne { $name } weiter? Dafür: { $voters }.
absent-proposed-end = Das Spiel ohne { $name } beenden? Dafür: { $voters }.
absent-us = Du bist nicht zu erreichen. Ohne dich weiter? Dafür: { $voters }. Prüfe die Verbindung dieses Computers.
absent-soon = { $seconds ->
    [one] In { $seconds } Sekunde kannst du abstimmen.
   *[other] In { $seconds } Sekunden kannst du abstimmen.
}
absent-explain = Sind alle anderen einverstanden, werden die Karten unter denen neu verteilt, die da sind. Königinnen bleiben wach.
absent-explain-end = Ihr seid zu wenige zum Weiterspielen. Ihr könnt warten oder das Spiel für immer beenden, ohne Sieg.
absent-votes = { $yes } von { $of } dafür{ $missing ->
    [none] .
   *[other] ; noch gefragt: { $missing }.
}
absent-go-on = Ohne { $name } weiter
absent-end = Spiel beenden
absent-voted = Du bist dafür. Warten auf die anderen
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
player-cheated = Gemogelt: raus
player-left = Ist gegangen
player-removed = Abgewählt
player-absent = Am Ende nicht da

# Etwas, das alles anhält.
cannot-play = Das geht so nicht
unsaved-title = Speichern geht nicht mehr
unsaved-line = Nichts, was du seitdem getan hast, ging an die anderen. Was vorher gespeichert wurde, ist sicher, und von dort kannst du weiterspielen.
stopped-title = Das Spiel blieb stehen
table-stopped = Das Programm hat einen Fehler gemacht. Das Spiel ist gespeichert: Du kannst weiterspielen.
not-begun-title = Hier kann es nicht losgehen
try-again = Noch mal
go-on-again = Weiterspielen

# Dateien.
file-in-use = Das Spiel ist auf diesem Computer schon in einem anderen Fenster offen. Schließ es und versuch es noch mal.
file-no-folder = Dieses System sagt nicht, wo Programme ihre Daten ablegen.
file-disk-full = Die Festplatte ist voll. Mach Platz und versuch es noch mal.
file-no-permission = Dieser Computer lässt das Spiel dort nicht schreiben. Prüfe, wem der Ordner { $folder } gehört.
file-read-only = Die Festplatte ist schreibgeschützt. Ändere das und versuch es noch mal: { $folder }
file-not-a-folder = Wo ein Ordner sein soll, ist eine Datei. Räum sie weg: { $folder }
file-is-a-folder = Wo eine Datei sein soll, ist ein Ordner. Räum ihn weg: { $folder }
file-missing = Eine Datei des Spiels ist weg: { $folder }
file-too-long = Eine Datei des Spiels ist viel zu lang. Räum sie weg: { $folder }
file-identity-damaged = Dein Schlüssel ist beschädigt: { $folder }. Leg eine Kopie davon zurück, oder räum seinen Ordner weg, um als jemand Neues anzufangen.
file-identity-missing = Dein Schlüssel ist weg, obwohl schon Spiele damit begonnen wurden: { $folder }. Leg eine Kopie davon zurück.
file-game-exists = Dieses Spiel gibt es schon. Spiel unter Meine Spiele weiter.
file-game-open = Dieses Spiel ist schon offen.
file-game-closed = Dieses Spiel ist zu Ende. Die Aufnahme findest du unter Meine Spiele.
file-no-journal = Die Geheimnisse dieses Spiels sind weg oder beschädigt. Weiterspielen könnte wie Mogeln aussehen, darum kannst du es nur ansehen.
file-other-version = Dieses Spiel wurde mit einer anderen Version des Programms begonnen. Spiel damit weiter.
file-stopped = Das Schreiben hat vorhin nicht geklappt. Sorg für genug Platz und spiel dann weiter.
file-other = Dieser Computer sagt: { $words } ({ $folder })
file-damaged-game = Was von diesem Spiel übrig ist, kann nicht weitergehen: { $words }
no-temporary = Für vorübergehende Dateien ist kein Platz: { $words }
no-name = Dieser Name geht nicht. Wähle einen anderen.
no-loopback = Die Spieler auf diesem Computer erreichen einander nicht. Schau, ob eine Firewall die Adresse 127.0.0.1 sperrt.
port-in-use = Ein anderes Programm benutzt den Port { $port }. Schließ es und versuch es noch mal.
no-listening = Dieser Computer lässt das Spiel nicht auf andere warten: { $words }
program-mistake = Das Programm hat einen Fehler gemacht: { $words }

# Was man über Dateien wissen sollte.
warn-open = Andere, die diesen Computer benutzen, können vielleicht { $folder } lesen.
warn-people = Mit wem du gespielt hast, ließ sich nicht lesen und ist vergessen. Die kaputte Datei bleibt hier: { $folder }
warn-mended = Die Aufnahme war beschädigt und geht von der Stelle davor weiter. Die kaputte Datei bleibt hier: { $folder }

# Wünsche, die im Spiel nicht gehen.
vote-none = Nur wer am Tisch mitspielt, darf abstimmen.
vote-seats = Abstimmen kann man nur über andere, die noch mitspielen.
vote-not-missing = Auf { $name } wartet gerade niemand, also gibt es nichts abzustimmen.
vote-no-majority = Ihr seid zu wenige, um ohne { $count ->
    [one] diesen Spieler
   *[other] diese Spieler
} weiterzuspielen. Wartet, oder beendet das Spiel.
vote-majority = Ihr seid genug zum Weiterspielen: Das Spiel muss nicht enden.
vote-bound = Du hast schon einer anderen Abstimmung zugestimmt, die zuerst kommt.
vote-refused = Jemand hat gezeigt, dass nichts fehlt.
vote-over = Das Spiel ist entschieden: Es gibt nichts abzustimmen.
leave-none = Du hast in diesem Spiel keinen Platz mehr.
not-now = Das geht jetzt nicht. Schau noch mal hin: Der Tisch hat sich geändert.

# Dateien, die auf das Fenster gezogen werden.
recording-missing = { $file } gibt es nicht.
recording-folder = { $file } ist ein Ordner. Zieh die Aufnahmen daraus einzeln her.
recording-unreadable = { $file } lässt sich nicht lesen: { $words }
recording-too-large = { $file } ist größer als jede Aufnahme.
recording-empty = { $file } ist leer. Frag jemanden aus dem Spiel nach einer Kopie der Aufnahme.
recording-none = { $file } ist keine Aufnahme eines Spiels.
recording-other-version = { $file } stammt von einer anderen Version des Programms. Sieh sie dir mit der neuesten an.
recording-no-charter = { $file } endet, bevor klar ist, wer spielt. Frag jemanden aus dem Spiel nach einer Kopie der Aufnahme.
recording-changed = { $file } wurde später verändert oder beschädigt, bei Byte { $offset }. Frag jemanden aus dem Spiel nach einer Kopie der Aufnahme.
