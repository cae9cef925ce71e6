# Looking at a game once more.
replay = Revoir
replay-of = { $names }
replay-opening = L’enregistrement est lu et vérifié…
replay-nothing = Aucune carte n’a encore été donnée.
replay-all-open = Secrets ouverts : tu vois toutes les cartes.
replay-some-open = Des secrets manquent : certaines mains restent cachées.
replay-hidden = Les secrets de cette partie sont fermés : les mains restent cachées.
replay-torn = La fin de ce fichier manque.
replay-problem = Cette partie n’est bonne que jusqu’ici : { $problem }
replay-cut-off = L’enregistrement s’arrête ici, avant la fin de la partie.
replay-abandoned = La partie s’est arrêtée ici, sans gagnant : { $name } n’était plus là.
replay-position = Coup { $number } sur { $of }
replay-first = Au début
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-keys = Espace lance et arrête, les flèches vont coup par coup, Début et Fin au début et à la fin.
replay-back = Retour
replay-slow = Lent
replay-usual = Normal
replay-fast = Rapide
replay-hand = { $who ->
    [me] Dans ta main : { $cards }
   *[other] En main chez { $name } : { $cards }
}
replay-hand-hidden = { $who ->
    [me] Dans ta main : { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
   *[other] En main chez { $name } : { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
}
replay-card-hidden = une carte cachée
replay-chose = { $who ->
    [me] Tu choisis la reine en { $place }.
   *[other] { $name } choisit la reine en { $place }.
}
replay-let-go = { $who ->
    [me] Tu la laisses partir.
   *[other] { $name } la laisse partir.
}
replay-had-dragon = { $who ->
    [me] Tu avais un dragon, et tu l’as laissée partir !
   *[other] { $name } avait un dragon, et l’a laissée partir !
}
replay-no-dragon = { $who ->
    [me] Tu n’as pas de dragon et tu la laisses partir.
   *[other] { $name } n’a pas de dragon et la laisse partir.
}
replay-had-wand = { $who ->
    [me] Tu avais une baguette magique, et tu l’as laissée partir !
   *[other] { $name } avait une baguette magique, et l’a laissée partir !
}
replay-no-wand = { $who ->
    [me] Tu n’as pas de baguette magique et tu la laisses partir.
   *[other] { $name } n’a pas de baguette magique et la laisse partir.
}
