# La prima pagina.
app-title = Regine addormentate
app-line = Gioco di carte da 2 a 5 giocatori, leale senza mazziere
your-name = Il tuo nome
player-default = Giocatore
play-now = Gioca ora
play-now-line = Contro i bot, subito
home-network = Rete di casa
home-network-line = Con chi è vicino
my-games = Le mie partite
my-games-line = Che cosa hai giocato, e se era regolare
portrait-bear = Orso
portrait-cat = Gatto
portrait-fox = Volpe
portrait-frog = Rana
portrait-hedgehog = Riccio
portrait-lion = Leone
portrait-mouse = Topo
portrait-owl = Gufo
portrait-penguin = Pinguino
portrait-rabbit = Coniglio
portrait-turtle = Tartaruga
portrait-unicorn = Unicorno

# Prima di una partita contro i bot.
back = Indietro
how-many-bots = Quanti bot?
how-strong = Che livello?
easy = Facile
easy-line = Giocano una mossa qualsiasi, e scordano chi dorme dove.
normal = Normale
normal-line = Prendono ogni regina che possono.
hard = Difficile
hard-line = Ricordano ogni regina, e pensano in anticipo.
which-box = Quale scatola?
box-classic = Classica: 12 regine
box-deluxe = Grande: 16 regine
start-playing = Inizia

# Impostazioni.
language = Lingua
look = Aspetto
look-light = Giorno
look-dark = Notte
motion = Movimento
motion-calm = Calmo
motion-quick = Veloce
motion-none = Nessuno
text-size = Testi
text-usual = Normali
text-large = Grandi
text-largest = Grandissimi
