# Perché un posto o un tavolo non si può avere.
refused-no-table = Questo tavolo non c’è più.
refused-full = A questo tavolo non ci sono più posti.
refused-started = A questo tavolo si gioca già.
refused-seated = Sei già a questo tavolo.
refused-not-seated = In questo posto non c’è nessuno.
refused-not-invited = Questo tavolo è per chi ha giocato l’ultima partita.
refused-operator = Un bot si siede solo al tavolo della sua persona.
refused-name = Il nome al tavolo non è quello che usa questo giocatore.
refused-guest = Il tavolo non può accogliere questo ospite.
refused-draft = La partita avviata non è quella su cui eravate d’accordo.
refused-changed = Intanto il tavolo è cambiato. Guarda di nuovo!
refused-not-ready = La partita è iniziata prima che tutti ci fossero.
refused-stood-up = Qualcuno si è alzato prima dell’inizio.
refused-removed = Ti hanno chiesto di lasciare il tavolo.
refused-not-opener = Può farlo solo chi ha aperto il tavolo.
refused-already-open = Hai già un tavolo aperto.
refused-seats = Un tavolo ha da due a cinque posti, uno per ogni ospite.
refused-playing = Stai già giocando.
refused-away = Ora questo giocatore non si può raggiungere.
refused-no-rematch = Questa partita non si può rigiocare.
refused-cannot-play = Su uno dei computer la partita non si può salvare, perciò non comincia.

# Perché non si è più a un tavolo.
table-closed = Il tavolo è stato chiuso.
table-opener-lost = Chi ha aperto il tavolo non si può più raggiungere.
table-seat-lost = Il collegamento è mancato troppo a lungo, e hai perso il posto.

# Perché una chiamata non riesce.
call-no-answer = Lì non risponde nessuno. Controlla il codice, e se un firewall chiude la porta.
call-somebody-else = Lì risponde un altro computer. Chiedi un nuovo codice.
call-ourselves = Questo è il tuo codice.
call-newer = Lì c’è una versione più nuova del gioco (la loro { $theirs }, la tua { $ours }). Installa l’ultima versione su questo computer.
call-older = Lì c’è una versione più vecchia del gioco (la loro { $theirs }, la tua { $ours }). Installa l’ultima versione su quel computer.
called = Ecco: { $name } è qui.
code-empty = Prima scrivi un codice o un indirizzo.
code-letter = Nei codici non c’è { $letter }. Guarda di nuovo.
code-short = Questo codice è troppo corto: manca qualche lettera.
code-long = Questo codice è troppo lungo.
code-check = Una lettera di questo codice è sbagliata. Ricontrolla.
code-kind = Questo codice è di un’altra versione del gioco.
code-address = A quell’indirizzo non può esserci nessuno.
code-no-address = Questo non è né un codice né un indirizzo.
code-no-port = All’indirizzo manca la porta, il numero dopo i due punti.

# Che cosa non va nella rete, e che cosa fare.
net-none = Questo computer non è collegato a nessuna rete.
net-none-advice = Collegati al Wi-Fi o al cavo che usano gli altri{ $system ->
    [windows] : fai clic sul simbolo della rete nella barra delle applicazioni, e guarda che la modalità aereo sia spenta.
    [mac] : apri il menu Wi-Fi in alto sullo schermo, e guarda che il Wi-Fi sia acceso.
   *[linux] : apri il menu della rete del tuo desktop.
}
net-twice = Il computer { $at } gioca con la stessa identità di questo, perciò i due non possono incontrarsi.
net-twice-advice = Succede quando i dati del gioco sono stati copiati da un computer all’altro. Chiudi il gioco su uno dei due, sposta altrove la sua copia dei dati e riavvialo: così si crea una sua identità.
net-vpn-only = Questo computer è collegato solo con una VPN o una rete mobile, non con la rete di casa.
net-vpn-only-advice = Collegati al Wi-Fi o al cavo che usano gli altri. Se siete tutti nella stessa VPN, usate il codice: funziona anche così.
net-no-address = Questo computer non ha ancora un indirizzo dal router.
net-no-address-advice = Spegni e riaccendi il Wi-Fi, o stacca il cavo e riattaccalo. Se non basta, riavvia il router.
net-port-taken = Un altro programma tiene per sé la porta UDP 5353, e i computer non possono trovarsi da soli.
net-port-taken-advice = { $system ->
    [windows] In un terminale, netstat -ano -p udp mostra il suo numero, e Gestione attività il suo nome.
    [mac] In un terminale, sudo lsof -nP -iUDP:5353 mostra quale.
   *[linux] In un terminale, sudo ss -ulpn 'sport = :5353' mostra quale.
} Chiudilo e riavvia il gioco. Intanto usa il codice: con quello non serve cercarsi.
net-blocked = Un firewall o il sistema blocca le chiamate con cui i computer si trovano.
net-blocked-advice = { $system ->
    [windows] Rendi privata la tua rete in Impostazioni, Rete e Internet. Poi consenti Sleeping Queens in Sicurezza di Windows, Firewall.
    [mac] Attiva Sleeping Queens in Impostazioni di Sistema, Privacy e sicurezza, Rete locale, e riavvia il gioco.
   *[linux] Con ufw: sudo ufw allow 5353/udp e sudo ufw allow { $port }/tcp. Con firewalld: sudo firewall-cmd --add-service=mdns --add-port={ $port }/tcp.
} Intanto usa il codice: con quello non serve cercarsi.
net-newer = Qualcuno qui ha una versione più nuova del gioco (la sua { $theirs }, la tua { $ours }).
net-newer-advice = Installa l’ultima versione su questo computer. Chi ha la stessa versione può già giocare.
net-older = Qualcuno qui ha una versione più vecchia del gioco (la sua { $theirs }, la tua { $ours }).
net-older-advice = Installa l’ultima versione sull’altro computer. Chi ha la stessa versione può già giocare.
net-unreachable = { $count ->
    [one] { $who } è qui ma non si riesce a raggiungere.
   *[other] { $who } sono qui ma non si riescono a raggiungere.
}
net-unreachable-advice = Forse un firewall su quel computer chiude la porta del gioco: il gioco lì dice come aprirla. O il Wi-Fi tiene separati i computer, come le reti per gli ospiti. Basta una direzione aperta: chiedi di raggiungerti con il tuo codice.
net-closed = Gli altri non possono collegarsi a questo computer; forse un firewall chiude la porta TCP { $port }.
net-closed-advice = { $system ->
    [windows] Consenti Sleeping Queens in Sicurezza di Windows, Firewall e protezione rete.
    [mac] Consenti a Sleeping Queens le connessioni in entrata in Impostazioni di Sistema, Rete, Firewall.
   *[linux] Con ufw: sudo ufw allow { $port }/tcp. Con firewalld: sudo firewall-cmd --add-port={ $port }/tcp.
} Basta una direzione aperta: puoi raggiungere gli altri con il loro codice.
net-nobody = È tutto a posto, e non c’è ancora nessun altro.
net-nobody-advice = Avvia il gioco su un altro computer nella stessa rete di casa: lo stesso nome Wi-Fi, e non il Wi-Fi degli ospiti, che spesso tiene separati i computer. Se qualcuno c’è e non appare, usa il codice.
net-vpn-beside = C’è una VPN accesa, e certe VPN tengono separati i computer di casa.
net-vpn-beside-advice = Consenti l’accesso alla rete locale nelle impostazioni della VPN, o staccala mentre giochi.
