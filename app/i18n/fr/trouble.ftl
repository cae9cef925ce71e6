# Somebody was proven to cheat.
cheat-title = Une triche est prouvée
cheat-title-us = Cet ordinateur s’est contredit
cheat-line = { $name } : { $what }
cheat-kept = La preuve est enregistrée, et chacun peut la vérifier : { $file }
cheat-not-kept = La preuve n’a pas pu être enregistrée dans son propre fichier. Tout le monde à la table l’a.
cheat-goes-on = { $name } ne joue plus. Les cartes ont été redistribuées aux autres ; les reines restent réveillées.
cheat-being-removed = Tout le monde à la table vérifie la preuve. Puis la partie continue sans { $name }.
cheat-decided = La partie est jouée ; la preuve reste avec son enregistrement.
cheat-us-advice = Cela arrive quand les données du jeu ont été copiées sur deux ordinateurs, ou qu’une vieille copie a été remise. Les autres continuent sans toi.
cheat-seen = Compris
cheat-told = C’est prouvé : { $name } a triché.

# What was wrong with what somebody signed, check by check.
check-kind = a dit autre chose que ce que le jeu demandait.
check-not-owed = a parlé quand rien n’était demandé.
check-seal = a ouvert autre chose que ce qui était scellé au début.
check-key = a inventé une clé de carte, ou n’en connaît pas le secret.
check-encoding = a envoyé quelque chose d’abîmé exprès.
check-deck = a passé un faux paquet : des cartes manquent, sont en double ou marquées.
check-piles = a mélangé d’autres tas que ceux qui étaient demandés.
check-shuffle = ne peut pas prouver que les cartes ont seulement été mélangées : il y a peut-être eu un échange.
check-shares = a mal ouvert des cartes pour les autres.
check-face = a montré quelque chose qui n’est pas une carte.
check-rules = a joué un coup que les règles ne permettent pas.
check-opened-key = a montré à la fin une autre clé que celle de la partie.
check-opened-seed = a montré à la fin d’autres secrets que ceux du mélange.
check-equivocation = a signé deux coups différents pour le même moment.
check-ballots = a signé deux votes qui se contredisent.
check-epochs = n’a pas montré les secrets de toute la partie.
check-same-key = a copié la clé de carte d’un autre joueur.

# Somebody keeps the table waiting.
absent-title = On attend { $name }
absent-lost = Connexion perdue avec { $name } depuis { $time }. La partie reprend toute seule dès que la connexion revient.
absent-silent = { $name } est en ligne et ne répond pas depuis { $time }.
absent-proposed = D’accord pour continuer sans { $name } : { $voters }.
absent-proposed-end = D’accord pour arrêter la partie sans { $name } : { $voters }.
absent-us = On n’arrive pas à te joindre. D’accord pour continuer sans toi : { $voters }. Vérifie la connexion de cet ordinateur.
absent-soon = { $seconds ->
    [one] Tu peux voter dans { $seconds } seconde.
   *[other] Tu peux voter dans { $seconds } secondes.
}
absent-explain = Si tous les autres sont d’accord, on redistribue les cartes entre ceux qui sont là. Les reines restent réveillées.
absent-explain-end = Vous êtes trop peu pour continuer. Vous pouvez attendre, ou arrêter la partie pour de bon, sans gagnant.
absent-votes = D’accord : { $yes } sur { $of }{ $missing ->
    [none] .
   *[other]  ; on attend : { $missing }.
}
absent-go-on = Continuer sans { $name }
absent-end = Tout arrêter
absent-voted = Tu as dit oui. On attend les autres
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
player-cheated = Sortie pour triche
player-left = A quitté le jeu
player-removed = Sortie par vote
player-absent = Pas là à la fin

# Something that stops everything.
cannot-play = Ça ne marche pas
unsaved-title = La partie n’est plus enregistrée
unsaved-line = Rien de ce que tu as fait depuis n’a été envoyé. Ce qui était enregistré avant est à l’abri, et tu peux continuer à partir de là.
stopped-title = Partie arrêtée
table-stopped = Le programme a fait une erreur. La partie est enregistrée : tu peux la reprendre.
not-begun-title = Impossible de commencer ici
try-again = Réessayer
go-on-again = Reprendre la partie

# Files.
file-in-use = Le jeu est déjà ouvert dans une autre fenêtre de cet ordinateur. Ferme-la, puis réessaie.
file-no-folder = Ce système ne dit pas où les programmes gardent leurs données.
file-disk-full = Le disque est plein. Fais un peu de place, puis réessaie.
file-no-permission = Cet ordinateur ne laisse pas le jeu écrire à cet endroit. Vérifie à qui est le dossier { $folder }.
file-read-only = Le disque est en lecture seule. Rends-le modifiable, puis réessaie : { $folder }
file-not-a-folder = Il y a un fichier là où il faudrait un dossier. Déplace-le : { $folder }
file-is-a-folder = Il y a un dossier là où il faudrait un fichier. Déplace-le : { $folder }
file-missing = Un fichier du jeu a disparu : { $folder }
file-too-long = Un fichier du jeu est beaucoup trop long. Déplace-le : { $folder }
file-identity-damaged = Ta clé est abîmée : { $folder }. Remets-en une copie ; ou déplace son dossier, pour commencer comme une nouvelle personne.
file-identity-missing = Ta clé a disparu, alors que des parties ont été commencées avec elle : { $folder }. Remets-en une copie.
file-game-exists = Cette partie existe déjà. Reprends-la dans Mes parties.
file-game-open = Cette partie est déjà ouverte.
file-game-closed = Cette partie est finie. Son enregistrement est dans Mes parties.
file-no-journal = Les secrets de cette partie ont disparu ou sont abîmés. Continuer pourrait passer pour de la triche : on peut seulement la regarder.
file-other-version = Cette partie a été commencée avec une autre version du programme. Reprends-la avec celle-là.
file-stopped = L’écriture a échoué avant. Vérifie qu’il y a de la place, et reprends la partie.
file-other = Cet ordinateur dit : { $words } ({ $folder })
file-damaged-game = Ce qui reste de cette partie ne peut pas continuer : { $words }
no-temporary = Il n’y a pas de place pour les fichiers temporaires : { $words }
no-name = Ce nom ne peut pas servir. Choisis-en un autre.
no-loopback = Les joueurs de cet ordinateur ne peuvent pas se joindre. Regarde si un pare-feu ferme l’adresse 127.0.0.1.
port-in-use = Un autre programme utilise le port { $port }. Ferme-le, puis réessaie.
no-listening = Cet ordinateur ne laisse pas le jeu attendre les autres : { $words }
program-mistake = Le programme a fait une erreur : { $words }

# What the player should know about files.
warn-open = D’autres personnes sur cet ordinateur peuvent peut-être lire { $folder }.
warn-people = Impossible de lire avec qui tu as joué : c’est oublié. Le fichier abîmé est gardé : { $folder }
warn-mended = L’enregistrement était abîmé ; il reprend juste avant. Le fichier abîmé est gardé : { $folder }

# Wishes that cannot be granted in a game.
vote-none = Seuls les joueurs à la table peuvent voter.
vote-seats = On vote sur d’autres joueurs qui jouent encore.
vote-not-missing = { $name } n’a rien à faire maintenant : il n’y a rien à voter.
vote-no-majority = Vous êtes trop peu pour continuer sans { $count ->
    [one] ce joueur
   *[other] ces joueurs
}. Attendez, ou arrêtez la partie.
vote-majority = Vous êtes assez pour continuer : pas besoin d’arrêter la partie.
vote-bound = Tu as dit oui à un autre vote, qui passe d’abord.
vote-refused = Quelqu’un a montré que rien ne manque.
vote-over = La partie est jouée : il n’y a rien à voter.
leave-none = Tu n’as plus de place dans cette partie.
not-now = Ce n’est pas possible maintenant. Regarde encore : la table a changé.

# Files that are dropped on the window.
recording-missing = { $file } n’existe pas.
recording-folder = { $file } est un dossier. Dépose les enregistrements qu’il contient, un par un.
recording-unreadable = { $file } ne peut pas être lu : { $words }
recording-too-large = { $file } est trop gros pour une partie enregistrée.
recording-empty = { $file } est vide. Demande une copie de l’enregistrement à un autre joueur.
recording-none = { $file } n’est pas une partie enregistrée.
recording-other-version = { $file } vient d’une autre version du programme. Regarde-le avec la plus récente.
recording-no-charter = { $file } s’arrête avant de dire qui joue. Demande une copie de l’enregistrement à un autre joueur.
recording-changed = { $file } a été changé ou abîmé après coup, à l’octet { $offset }. Demande une copie de l’enregistrement à un autre joueur.
