# The result.
result-you-win = Gagné !
result-wins = { $count ->
    [one] { $name } gagne !
   *[other] { $name } gagnent ensemble !
}
result-no-winner = Personne n’a gagné
result-line = { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-again = Rejouer
to-start = Accueil

# Was it fair?
was-it-fair = C’était juste ?
fair-checking = Toute la partie est vérifiée depuis le début…
verdict-fair = Oui. Personne n’a pu voir ni choisir les cartes, et tout peut être vérifié.
verdict-so-far = Oui, aussi loin que va cet enregistrement.
verdict-not-proven = On ne peut pas le dire : quelqu’un n’a pas montré les secrets du mélange.
verdict-not-fair = Non. Quelque chose ne va pas dans cette partie.
picture-mixing = Chacun a mélangé le paquet une fois et a mis son cadenas sur chaque carte : { $name }. Chacun a prouvé qu’aucune carte n’a été perdue, ajoutée ou échangée.
picture-way = Une carte porte le cadenas de chacun. Pour la donner à { $name }, les autres ouvrent chacun leur cadenas, preuve à l’appui ; le dernier, seul { $name } peut l’ouvrir.
tick-shuffles = { $count } fois, quelqu’un a mélangé un tas et prouvé qu’aucune carte n’a été échangée ({ $decks ->
    [one] 1 paquet
   *[other] { $decks } paquets
})
tick-shares = { $count } fois, des cartes ont été ouvertes pour un seul joueur, avec preuve
tick-moves = { $count ->
    [one] { $count } coup, permis par les règles
   *[other] { $count } coups, tous permis par les règles
}
tick-signatures = { $count ->
    [one] { $count } signature
   *[other] { $count } signatures
} : chacun répond de chaque mot
tick-recomputed = { $count ->
    [one] { $count } mélange refait
   *[other] { $count } mélanges refaits
} avec les secrets montrés à la fin
fingerprint-explained = L’empreinte de cette partie. Si les autres voient la même, vous avez tous vu la même partie :
details-show = Plus de détails
details-hide = Moins de détails
opened-yes = { $name } a montré tous ses secrets après la partie.
opened-withheld = { $name } n’a pas montré ses secrets après la partie ; cela ne prouve rien.
opened-removed = { $name } a dû sortir : on ne demande pas ses secrets.
opened-not-yet = { $name } n’a pas encore montré ses secrets.
detail-deck = Le paquet { $number } a été mélangé tour à tour par : { $order }.
detail-keys = { $count ->
    [one] { $count } clé de carte, avec la preuve
   *[other] { $count } clés de cartes, chacune avec la preuve
} que son propriétaire la connaît
detail-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes, chacune liée à toutes celles d’avant
}
detail-game = Partie : { $hash }
detail-head = Dernier hash : { $hash }
