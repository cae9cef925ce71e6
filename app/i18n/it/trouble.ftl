# È dimostrato che qualcuno ha barato.
cheat-title = Qualcuno ha barato
cheat-title-us = Questo computer si è contraddetto
cheat-line = { $name }: { $what }
cheat-kept = La prova è salvata, e chiunque può controllarla: { $file }
cheat-not-kept = La prova non si è potuta salvare in un file a parte. Ce l’hanno tutti al tavolo.
cheat-goes-on = { $name } non gioca più. Le carte sono state ridate agli altri; le regine restano sveglie.
cheat-being-removed = Tutti al tavolo controllano la prova. Poi la partita continua senza { $name }.
cheat-decided = La partita è decisa; la prova resta con la registrazione.
cheat-us-advice = Succede quando i dati del gioco sono stati copiati su due computer, o si è rimessa una vecchia copia. Gli altri continuano senza di te.
cheat-seen = Capito
cheat-told = È dimostrato che { $name } ha barato.

# Che cosa non andava in quello che qualcuno ha firmato, controllo per controllo.
check-kind = ha detto una cosa diversa da quella che il gioco chiedeva.
check-not-owed = ha parlato quando nessuno chiedeva niente.
check-seal = ha aperto una cosa diversa da quella sigillata all’inizio.
check-key = ha inventato una chiave delle carte, o ne usa una di cui non sa il segreto.
check-encoding = ha mandato qualcosa di rotto apposta.
check-deck = ha passato un mazzo che non va: carte mancanti, doppie o segnate.
check-piles = ha mescolato mazzi diversi da quelli richiesti.
check-shuffle = non può dimostrare di avere solo mescolato: forse qualche carta è stata scambiata.
check-shares = ha aperto carte per gli altri in modo falso.
check-face = ha scoperto qualcosa che non è una carta.
check-rules = ha fatto una mossa che le regole non permettono.
check-opened-key = alla fine ha mostrato una chiave diversa da quella usata.
check-opened-seed = alla fine ha mostrato segreti diversi da quelli usati per mescolare.
check-equivocation = ha firmato due mosse diverse per lo stesso momento.
check-ballots = ha firmato due voti che si contraddicono.
check-epochs = non ha mostrato i segreti di tutta la partita.
check-same-key = ha copiato la chiave delle carte di un altro giocatore.

# Qualcuno fa aspettare il tavolo.
absent-title = Aspettiamo { $name }
absent-lost = Nessun contatto con { $name } da { $time }. La partita continua da sola appena { $name } torna.
absent-silent = { $name } è in rete, ma non risponde da { $time }.
absent-proposed = Proposta di { $voters }: continuare senza { $name }.
absent-proposed-end = Proposta di { $voters }: finire la partita senza { $name }.
absent-us = Manca il contatto con te. Proposta di { $voters }: continuare senza di te. Controlla il collegamento di questo computer.
absent-soon = { $seconds ->
    [one] Puoi votare tra { $seconds } secondo.
   *[other] Puoi votare tra { $seconds } secondi.
}
absent-explain = Se tutti gli altri sono d’accordo, le carte si ridanno tra chi c’è. Le regine restano sveglie.
absent-explain-end = Siete troppo pochi per continuare. Puoi aspettare, o finire la partita per sempre, senza vincitori.
absent-votes = D’accordo: { $yes } su { $of }{ $missing ->
    [none] .
   *[other] ; in attesa di { $missing }.
}
absent-go-on = Continua senza { $name }
absent-end = Finisci qui
absent-voted = Hai detto sì. Aspettiamo gli altri
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
player-cheated = Ha barato: fuori
player-left = Ha lasciato
player-removed = Fuori per voto
player-absent = Assente alla fine

# Qualcosa che ferma tutto.
cannot-play = Così non funziona
unsaved-title = La partita non si salva più
unsaved-line = Quello che hai fatto da allora non è stato mandato a nessuno. Quello salvato prima è al sicuro, e puoi continuare da lì.
stopped-title = Partita interrotta
table-stopped = Il programma ha fatto un errore. La partita è salvata: puoi continuarla.
not-begun-title = Qui la partita non può iniziare
try-again = Riprova
go-on-again = Continua la partita

# File.
file-in-use = Il gioco è già aperto in un’altra finestra di questo computer. Chiudi quella, poi riprova.
file-no-folder = Questo sistema non dice dove i programmi tengono i dati.
file-disk-full = Il disco è pieno. Fai un po’ di spazio, poi riprova.
file-no-permission = Questo computer non lascia scrivere il gioco lì. Controlla di chi è la cartella { $folder }.
file-read-only = Il disco è di sola lettura. Rendilo scrivibile, poi riprova: { $folder }
file-not-a-folder = C’è un file al posto di una cartella. Spostalo: { $folder }
file-is-a-folder = C’è una cartella al posto di un file. Spostala: { $folder }
file-missing = Un file del gioco non c’è più: { $folder }
file-too-long = Un file del gioco è davvero troppo lungo. Spostalo: { $folder }
file-identity-damaged = La tua chiave è rovinata: { $folder }. Rimetti una sua copia; o sposta la sua cartella, per ricominciare da zero.
file-identity-missing = La tua chiave non c’è più, ma con lei sono iniziate delle partite: { $folder }. Rimetti una sua copia.
file-game-exists = Questa partita c’è già. Continuala da «Le mie partite».
file-game-open = Questa partita è già aperta.
file-game-closed = Questa partita è finita. La registrazione è in «Le mie partite».
file-no-journal = I segreti di questa partita sono persi o rovinati. Continuare potrebbe sembrare barare, perciò si può solo guardare.
file-other-version = Questa partita è iniziata con un’altra versione del programma. Continuala con quella.
file-stopped = Prima non si è riusciti a scrivere. Controlla che ci sia spazio, e continua la partita.
file-other = Questo computer dice: { $words } ({ $folder })
file-damaged-game = Quel che resta di questa partita non può continuare: { $words }
no-temporary = Non c’è spazio per i file temporanei: { $words }
no-name = Questo nome non si può usare. Scegline un altro.
no-loopback = I giocatori di questo computer non possono raggiungersi. Guarda se un firewall chiude l’indirizzo 127.0.0.1.
port-in-use = Un altro programma usa la porta { $port }. Chiudilo, poi riprova.
no-listening = Questo computer non lascia che il gioco aspetti gli altri: { $words }
program-mistake = Il programma ha fatto un errore: { $words }

# Che cosa il giocatore deve sapere sui file.
warn-open = Forse altri che usano questo computer possono leggere { $folder }.
warn-people = Non si è potuto leggere con chi hai giocato: è dimenticato. Il file rovinato resta qui: { $folder }
warn-mended = La registrazione era rovinata, e continua da prima del danno. Il file rovinato resta qui: { $folder }

# Desideri che in una partita non si possono esaudire.
vote-none = Votano solo i giocatori al tavolo.
vote-seats = Si vota su altri giocatori che stanno ancora giocando.
vote-not-missing = Ora da { $name } non si aspetta niente, quindi non c’è niente da votare.
vote-no-majority = Siete troppo pochi per continuare senza { $count ->
    [one] questo giocatore
   *[other] questi giocatori
}. Aspetta, o finisci la partita.
vote-majority = Siete abbastanza per continuare: non serve finire la partita.
vote-bound = Hai detto sì a un altro voto, che viene prima.
vote-refused = Qualcuno ha mostrato che non manca niente.
vote-over = La partita è decisa: non c’è niente da votare.
leave-none = Non hai più un posto in questa partita.
not-now = Ora non si può. Guarda di nuovo: il tavolo è cambiato.

# File trascinati sulla finestra.
recording-missing = { $file } non esiste.
recording-folder = { $file } è una cartella. Trascina le registrazioni che contiene, una alla volta.
recording-unreadable = { $file } non si può leggere: { $words }
recording-too-large = { $file } è più grande di qualsiasi registrazione.
recording-empty = { $file } è vuoto. Chiedi a un altro giocatore una copia della registrazione.
recording-none = { $file } non è la registrazione di una partita.
recording-other-version = { $file } viene da un’altra versione del programma. Guardalo con la più nuova.
recording-no-charter = { $file } finisce prima di dire chi gioca. Chiedi a un altro giocatore una copia della registrazione.
recording-changed = { $file } è stato cambiato o rovinato dopo la scrittura, al byte { $offset }. Chiedi a un altro giocatore una copia della registrazione.
