lobby-starting = Guardo chi c’è…
people-nearby = Chi c’è qui
nobody-nearby = Non c’è ancora nessuno. Avvia il gioco su un altro computer di questa rete: apparirà da solo.
person-known = avete già giocato insieme
person-renamed = prima si chiamava { $name }
person-other = non è chi conosci con questo nome
person-namesake = più d’uno ha questo nome
person-lost = collegamento perso
person-playing = in partita
tables = Tavoli
no-tables = Nessun tavolo è aperto. Aprine uno, e gli altri possono sedersi.
table-line = { $taken } su { $seats } al tavolo: { $guests }
sit-down = Siediti
sit-at = Siediti qui: { $table }
new-table = Nuovo tavolo
seats = { $count } posti
box-12 = 12 regine
box-16 = 16 regine
open-table = Apri un tavolo
table-of = Tavolo di { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: ci sono!
   *[other] {""}: un attimo!
}
seat-free = Posto libero
table-waits = Aspettiamo altri giocatori…
table-full = Ci siamo tutti. Cominciamo?
table-ready = Aspettiamo gli altri…
i-am-ready = Ci sono!
not-ready = Un attimo
close-table = Chiudi il tavolo
stand-up = Alzati
your-code = Il tuo codice, da leggere agli altri:
no-code = Ancora nessun indirizzo
copy = Copia
call-somebody = Manca qualcuno? Scrivi il suo codice o indirizzo:
call = Chiama

# Le partite giocate finora.
choose-a-game = Scegli una partita per vedere se era regolare, o trascina qui una registrazione.
dropped-several = Hai trascinato { $count } file. Si guardano uno alla volta; questo è { $file }.
dropped-in-game = Una registrazione si guarda dopo la partita: trascinala allora.
games-reading = Cerco le tue partite…
no-games = Non hai ancora giocato.
game-finished = finita
game-unfinished = non finita
minutes-ago = { $count ->
    [0] proprio ora
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
hours-ago = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
days-ago = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}

interrupted = Una tua partita è rimasta a metà.
resume = Riprendi
lobby-called-off = Qualcuno si è alzato prima della firma di tutti: la partita non comincia. Siediti di nuovo.
notice-close = Chiudi
show-qr = Mostra il QR da inquadrare
qr-label = Il codice { $code } come immagine da inquadrare

# I bot al proprio tavolo.
add-a-bot = Nuovo bot
add-bot = Aggiungi un bot al posto { $seat }
send-someone-away = Manda via
send-away = Manda via { $name }
bots-play = Livello bot

# Le regole di un tavolo.
more-rules = Regole
fewer-rules = Tavoli
rule-numbers = Da soli solo numeri
rule-numbers-line = Se cambi una carta sola, deve essere un numero.
rule-two-sums = Due somme
rule-two-sums-line = Una somma da tutte e due le parti: 2 + 5 = 3 + 4.
rule-three = Tre uguali
rule-three-line = Tre numeri uguali si cambiano insieme.
rule-junior = Per i più piccoli
rule-junior-line = Si cambiano anche le scale come 2, 3, 4, e conta solo il numero di regine.
rule-memory = Aiuto memoria
rule-memory-line = Le regine addormentate già viste da tutti hanno un segno.
answer-time = Tempo per difendersi
answer-time-line = Poi la regina se ne va da sola.
turn-time = Tempo per un turno
turn-time-line = Poi una carta si cambia da sola.
turns-of = turni di { $seconds } secondi
no-limit = Infinito
