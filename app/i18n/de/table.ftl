# Was gefragt ist: kurz und in den Worten des Tisches.
asked-turn = Du bist dran! Spiel eine Karte oder tausch welche.
asked-extra = Ein Geschenk! Du bist noch mal dran.
asked-king-place = Tipp auf eine schlafende Königin und weck sie!
asked-king-nobody = Keine Königin schläft. Du kannst den König tauschen.
asked-knight-queen = Tipp auf die Königin, die du stehlen willst!
asked-knight-nobody = Du kannst keine Königin stehlen. Behalte den Ritter oder tausch ihn.
asked-potion-queen = Tipp auf die Königin, die schlafen soll!
asked-potion-nobody = Keine Königin kann einschlafen. Behalte den Schlaftrank oder tausch ihn.
asked-jester = Spiel den Hofnarren! Wer hat wohl Glück?
asked-dragon-kept = Behalte den Drachen, bis ein Ritter kommt, oder tausch ihn.
asked-wand-kept = Behalte den Zauberstab, bis ein Schlaftrank kommt, oder tausch ihn.
asked-number = Tausch sie oder nimm noch Zahlen: ein Paar oder 2 + 3 = 5.
asked-swap-set = Gut gefunden! Tausch sie gegen neue Karten.
asked-no-set = Noch kein Paar, keine Summe: Nimm mehr Zahlen oder leg eine zurück.
asked-wake-king = Tipp auf eine schlafende Königin und weck sie!
asked-wake-count = Das Zählen endet bei dir: Weck eine Königin!
asked-wake-companion = Die Rosen-Königin bringt eine Freundin mit: Weck noch eine!
asked-lay = Wo soll { $queen } schlafen? Tipp auf einen leeren Platz.
asked-knight = { $name } will deine { $queen }! Was tust du?
asked-potion = { $name } will deine { $queen } schlafen schicken! Was tust du?
wait-turn = { $name } überlegt…
wait-answer = Verteidigt { $name } die { $queen }?
wait-wake = { $name } weckt eine Königin…
wait-lay = { $name } sucht ein Bett für { $queen }…
wait-cards = Die Karten sind unterwegs…
wait-sent = Einen Moment…
game-over = Das Spiel ist aus!

# Die Frage an den, der angegriffen wird.
ask-knight = { $name } schickt einen Ritter zu deiner { $queen } ({ $points } Punkte)!
ask-potion = { $name } bringt deiner { $queen } ({ $points } Punkte) einen Schlaftrank!
answer-dragon = Drachen rufen
answer-wand = Zauberstab nehmen
answer-no-dragon = Diesmal hast du keinen Drachen.
answer-no-wand = Diesmal hast du keinen Zauberstab.
answer-let-go = Gehen lassen
answer-let-go-hint = Sie geht beim nächsten Takt der Uhr. So verrät die Zeit niemandem, was du auf der Hand hast. Taste: L
answer-waiting = Sie geht beim nächsten Takt der Uhr.
seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}

# Die Karten auf der Hand und was man mit ihnen tun kann.
hand-label = Als Karte { $number } von { $of } hast du: { $card }{ $state ->
    [picked] , genommen
   *[other] {""}
}
card-on-its-way = Diese Karte ist unterwegs zu dir.
why-not-your-turn = Jetzt nicht: Du bist nicht dran.
why-choose-a-place = Jetzt nicht: Wähle erst einen Platz.
why-only-dragon = Jetzt nicht: Nur ein Drache stoppt einen Ritter.
why-only-wand = Jetzt nicht: Nur ein Zauberstab stoppt einen Schlaftrank.
why-no-use = Damit geht jetzt nichts.
nothing-picked = Tippen nimmt eine Karte, noch mal tippen legt sie zurück.
play-jester = Hofnarr spielen
find-sets = Summe finden
find-sets-hint = Nimmt Zahlen, die ein Paar oder eine Summe ergeben. Noch mal drücken: die nächsten. Taste: S
find-sets-none = Kein Paar und keine Summe auf der Hand.
swap = { $count ->
    [0] Tausch Karten
    [one] Tausch 1 Karte
   *[other] Tausch { $count } Karten
}
swap-hint = Legt die Karten auf die Ablage und zieht ebenso viele neue. Taste: D
sum-pair = Zwei { $value }er
sum-three = Drei { $value }er
sum-open = { $left } = { $sum }: Hast du die { $sum }?
sum-short = { $left } + … = { $number }
sum-is-not = { $left } = { $sum }, nicht { $number }

# Der Tisch.
draw-pile = Stapel: { $count }
discard-pile = Ablage
discard-pile-hint = Zieh Karten hierher, um sie gegen neue zu tauschen.
place-empty = Leerer Platz { $place }
place-asleep = Schlafende Königin auf { $place }
place-known = Schlafende Königin auf { $place }: { $queen }
awake-label = { $who ->
    [me] Deine { $queen }, { $points } Punkte
   *[other] { $queen } von { $name }, { $points } Punkte
}
player-label = { $who ->
    [me] Du
   *[other] { $name }
}: { $queens } von { $goalqueens } Königinnen{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, { $points } Punkte, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand{ $state ->
    [gone] , spielt nicht mehr mit
   *[other] {""}
}
points-of = { $points } / { $goal }
no-queens-yet = Noch keine
player-gone = Spielt nicht mehr mit
connection-lost = Keine Verbindung zu { $name }. Das Spiel wartet.
history = Was geschah
goal-queens = { $count ->
    [one] { $count } Königin
   *[other] { $count } Königinnen
}
goal-line = Ziel: { $queens } oder { $points } Punkte
goal-line-junior = Ziel: { $queens }
leave = Spiel verlassen
leave-question = Von diesem Spiel aufstehen? Du kannst später weiterspielen, unter Meine Spiele. Gehst du für immer, werden deine Karten aufgedeckt, und die anderen spielen ohne dich weiter.
leave-stay = Weiterspielen
leave-pause = Später weiter
leave-go = Gehen
hint = Tipp
hint-hint = Was würde ein Profi tun? Taste: H
rules-key = Regeln (F1)
settings = Einstellungen
setting-up-meet = Alle setzen sich…
setting-up-shuffle = Alle mischen reihum die Karten, damit niemand die Reihenfolge kennt…
over-open = Alle Geheimnisse sind offen: Jeder kann prüfen, ob die Karten fair waren.
over-opening = Alle zeigen die Geheimnisse vom Mischen…
see-result = Zum Ergebnis

# Tipps.
hint-king = Spiel { $card } und weck eine Königin!
hint-attack = Nimm { $card } für { $queen } von { $name }.
hint-jester = Versuch dein Glück mit dem Hofnarren!
hint-discard = Tausch { $cards } gegen neue Karten.
hint-show-hand = Du kannst nichts spielen: Zeig deine Karten und tausch eine.
hint-block = Wehr dich: Nimm { $card }!
hint-let-go = Du kannst nichts tun: Lass sie gehen.
hint-pick = Jede schlafende Königin kann toll sein. Nur Mut!
hint-lay = Ein leerer Platz ist so gut wie der andere.
