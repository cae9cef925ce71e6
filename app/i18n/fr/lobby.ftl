lobby-starting = On cherche…
people-nearby = Près de toi
nobody-nearby = Il n’y a encore personne. Lance le jeu sur un autre ordinateur de ce réseau : il apparaît tout seul.
person-known = vous avez déjà joué ensemble
person-renamed = avant, son nom était { $name }
person-other = pas la personne de ce nom que tu connais
person-namesake = plusieurs portent ce nom
person-lost = connexion perdue
person-playing = joue déjà
tables = Tables
no-tables = Aucune table ouverte. Ouvres-en une, les autres viendront.
table-line = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats } : { $guests }
sit-down = S’asseoir
sit-at = S’asseoir : { $table }
new-table = Nouvelle table
seats = { $count } places
box-12 = 12 reines
box-16 = 16 reines
open-table = Ouvrir une table
table-of = Chez { $name }
seat-taken = { $name }{ $state ->
    [ready] {""} : c’est bon
   *[other] {""} : pas encore
}
seat-free = Place libre
table-waits = On attend d’autres joueurs…
table-full = Tout le monde est là. C’est bon ?
table-ready = On attend les autres…
i-am-ready = C’est bon !
not-ready = Un instant !
close-table = Fermer la table
stand-up = Se lever
your-code = Ton code, à lire aux autres :
no-code = Pas encore d’adresse réseau
copy = Copier
call-somebody = Il manque quelqu’un ? Tape son code ou son adresse :
call = Appeler

# The games played so far.
choose-a-game = Choisis une partie pour voir si elle était juste, ou dépose un enregistrement sur cette fenêtre.
dropped-several = { $count } fichiers déposés. On les regarde un par un ; voici { $file }.
dropped-in-game = Attends la fin de la partie pour déposer un enregistrement.
games-reading = On cherche tes parties…
no-games = Tu n’as pas encore joué de partie.
game-finished = finie
game-unfinished = pas finie
minutes-ago = { $count ->
    [0] à l’instant
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
hours-ago = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
days-ago = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

interrupted = Une de tes parties s’est arrêtée.
resume = Reprendre
lobby-called-off = Quelqu’un s’est levé avant que tout le monde ait signé : cette partie ne commence pas. Assieds-toi encore une fois.
notice-close = Fermer
show-qr = Montrer l’image à scanner
qr-label = Le code { $code } en image, pour les caméras

# Bots at the own table.
add-a-bot = Un robot
add-bot = Mettre un robot à la place { $seat }
send-someone-away = Renvoyer
send-away = Renvoyer { $name }
bots-play = Nouveaux robots

# What a table plays.
more-rules = Règles
fewer-rules = Tables
rule-numbers = Nombres seulement
rule-numbers-line = Une carte échangée toute seule doit être un nombre.
rule-two-sums = Deux additions
rule-two-sums-line = On peut additionner des deux côtés : 2 + 5 = 3 + 4.
rule-three = Trois pareils
rule-three-line = On peut échanger trois nombres égaux ensemble.
rule-junior = Pour les petits
rule-junior-line = On peut aussi échanger une suite comme 2, 3, 4, et seul le nombre de reines compte.
rule-memory = Aide-mémoire
rule-memory-line = Les reines endormies que tout le monde a vues sont marquées.
answer-time = Temps pour se défendre
answer-time-line = Après, la reine part toute seule.
turn-time = Temps par tour
turn-time-line = Après, une carte s’échange toute seule.
turns-of = tours de { $seconds } secondes
no-limit = Sans limite
