# Warum es einen Platz oder einen Tisch nicht gibt.
refused-no-table = Dieser Tisch ist weg.
refused-full = An diesem Tisch ist alles besetzt.
refused-started = An diesem Tisch wird schon gespielt.
refused-seated = Du sitzt schon an diesem Tisch.
refused-not-seated = Auf diesem Platz sitzt niemand.
refused-not-invited = Hier sitzt nur, wer beim letzten Spiel dabei war.
refused-operator = Ein Bot setzt sich nur an den Tisch, zu dem er gehört.
refused-name = Der Name am Tisch ist nicht der, den dieser Spieler sonst hat.
refused-guest = Der Tisch nimmt diesen Gast nicht auf.
refused-draft = Das gestartete Spiel ist nicht das, was ausgemacht war.
refused-changed = Der Tisch ist jetzt anders. Schau noch mal hin!
refused-not-ready = Das Spiel wurde gestartet, bevor alle bereit waren.
refused-stood-up = Jemand ist vor dem Spiel aufgestanden.
refused-removed = Du wurdest vom Tisch weggeschickt.
refused-not-opener = Das kann nur, wer den Tisch geöffnet hat.
refused-already-open = Du hast schon einen Tisch geöffnet.
refused-seats = Ein Tisch hat zwei bis fünf Plätze, und einen für jeden Gast.
refused-playing = Du spielst gerade.
refused-away = Dieser Spieler ist gerade nicht zu erreichen.
refused-no-rematch = Dieses Spiel geht nicht noch mal.
refused-cannot-play = Auf einem der Computer lässt sich das Spiel nicht speichern. Darum beginnt es nicht.

# Warum man an keinem Tisch mehr sitzt.
table-closed = Der Tisch ist geschlossen.
table-opener-lost = Wer den Tisch geöffnet hat, ist nicht mehr zu erreichen.
table-seat-lost = Die Verbindung war zu lange weg, und dein Platz mit ihr.

# Warum ein Ruf nicht ankommt.
call-no-answer = Dort antwortet niemand. Prüfe den Code, und ob eine Firewall den Port sperrt.
call-somebody-else = Da ist ein anderer Computer. Frag nach einem neuen Code.
call-ourselves = Das ist dein eigener Code.
call-newer = Dort läuft eine neuere Version des Spiels (dort { $theirs }, bei dir { $ours }). Installiere die neueste Version auf diesem Computer.
call-older = Dort läuft eine ältere Version des Spiels (dort { $theirs }, bei dir { $ours }). Installiere die neueste Version auf dem anderen Computer.
called = Gefunden: { $name } ist da.
code-empty = Tipp erst Code oder Adresse ein.
code-letter = Ein Code hat kein { $letter }. Schau noch mal.
code-short = Dieser Code ist zu kurz: Es fehlen Buchstaben.
code-long = Dieser Code ist zu lang.
code-check = Ein Buchstabe im Code ist falsch. Vergleich ihn noch einmal.
code-kind = Der Code ist von einer anderen Version des Spiels.
code-address = An dieser Adresse kann niemand sein.
code-no-address = Das ist weder ein Code noch eine Adresse.
code-no-port = Der Adresse fehlt der Port, die Zahl nach dem Doppelpunkt.

# Was mit dem Netz nicht stimmt, und was man tun kann.
net-none = Dieser Computer ist mit keinem Netz verbunden.
net-none-advice = Verbinde ihn mit dem WLAN oder Kabel, das die anderen benutzen{ $system ->
    [windows] : Klick auf das Netzwerk-Symbol in der Taskleiste und schau, ob der Flugzeugmodus aus ist.
    [mac] : Öffne das WLAN-Menü oben am Bildschirm und schau, ob WLAN an ist.
   *[linux] : Öffne das Netzwerk-Menü deines Desktops.
}
net-twice = Der Computer { $at } spielt mit derselben Identität wie dieser. Darum können sich die beiden nicht treffen.
net-twice-advice = Das passiert, wenn die Daten des Spiels von einem Computer auf den anderen kopiert wurden. Schließ das Spiel auf einem der beiden, räum dort die kopierten Daten weg und starte es neu: Dann bekommt es eine eigene Identität.
net-vpn-only = Dieser Computer ist nur über VPN oder Mobilfunk verbunden, nicht mit dem Heimnetz.
net-vpn-only-advice = Verbinde ihn mit dem WLAN oder Kabel, das die anderen benutzen. Seid ihr alle im selben VPN, dann ruft euch mit dem Code: Das klappt auch dort.
net-no-address = Dieser Computer hat vom Router noch keine Adresse.
net-no-address-advice = Schalte das WLAN aus und wieder ein, oder zieh das Kabel heraus und steck es wieder ein. Hilft das nicht, starte den Router neu.
net-port-taken = Ein anderes Programm hält den UDP-Port 5353 besetzt. Darum finden sich die Computer nicht von selbst.
net-port-taken-advice = { $system ->
    [windows] Im Terminal zeigt netstat -ano -p udp seine Nummer, und der Task-Manager den Namen.
    [mac] Im Terminal zeigt sudo lsof -nP -iUDP:5353, welches es ist.
   *[linux] Im Terminal zeigt sudo ss -ulpn 'sport = :5353', welches es ist.
} Schließ es und starte das Spiel neu. Bis dahin hilft der Code: Mit ihm geht es ohne Suche.
net-blocked = Eine Firewall oder das System hält die Rufe auf, mit denen sich Computer finden.
net-blocked-advice = { $system ->
    [windows] Mach dein Netz zu einem privaten, unter Einstellungen, Netzwerk und Internet. Dann erlaube Sleeping Queens unter Windows-Sicherheit, Firewall.
    [mac] Schalte Sleeping Queens ein unter Systemeinstellungen, Datenschutz & Sicherheit, Lokales Netzwerk, und starte das Spiel neu.
   *[linux] Mit ufw: sudo ufw allow 5353/udp und sudo ufw allow { $port }/tcp. Mit firewalld: sudo firewall-cmd --add-service=mdns --add-port={ $port }/tcp.
} Bis dahin hilft der Code: Mit ihm geht es ohne Suche.
net-newer = Jemand hier hat eine neuere Version des Spiels (dort { $theirs }, bei dir { $ours }).
net-newer-advice = Installiere die neueste Version auf diesem Computer. Alle mit derselben Version können schon spielen.
net-older = Jemand hier hat eine ältere Version des Spiels (dort { $theirs }, bei dir { $ours }).
net-older-advice = Installiere die neueste Version auf dem anderen Computer. Alle mit derselben Version können schon spielen.
net-unreachable = { $count ->
    [one] { $who } ist hier zu finden, aber nicht zu erreichen.
   *[other] { $who } sind hier zu finden, aber nicht zu erreichen.
}
net-unreachable-advice = Vielleicht sperrt dort eine Firewall den Port des Spiels: Das Spiel dort sagt, wie man ihn öffnet. Oder das WLAN trennt seine Computer, wie es Gastnetze tun. Eine offene Richtung genügt: Bitte die anderen, dich mit deinem Code zu rufen.
net-closed = Andere können diesen Computer nicht erreichen; wohl sperrt eine Firewall den TCP-Port { $port }.
net-closed-advice = { $system ->
    [windows] Erlaube Sleeping Queens unter Windows-Sicherheit, Firewall- und Netzwerkschutz.
    [mac] Erlaube Sleeping Queens eingehende Verbindungen unter Systemeinstellungen, Netzwerk, Firewall.
   *[linux] Mit ufw: sudo ufw allow { $port }/tcp. Mit firewalld: sudo firewall-cmd --add-port={ $port }/tcp.
} Eine offene Richtung genügt: Du kannst die anderen mit ihrem Code rufen.
net-nobody = Alles ist bereit, und noch ist niemand sonst da.
net-nobody-advice = Starte das Spiel auf einem anderen Computer im selben Heimnetz: mit demselben WLAN-Namen, und nicht im Gast-WLAN, das seine Computer oft trennt. Ist jemand da und erscheint nicht, dann nimm den Code.
net-vpn-beside = Ein VPN ist an, und manche VPNs trennen die Computer zu Hause.
net-vpn-beside-advice = Erlaube in den Einstellungen des VPN den Zugriff aufs lokale Netz, oder trenn es, solange ihr spielt.
